"""The words that cards are written in: whatever else stands on a card is refused with its place."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

Type = Literal[
    "planet", "ship_1", "ship_2", "ship_accessory", "planet_accessory", "instant", "interrupt", "phenomenon",
    "alien_tec",
]  # fmt: skip
Color = Literal["green", "blue", "yellow", "red", "violet"]
Faction = Literal["lft", "forum_raglund", "kristallimperium", "galactic_guardians"]
Side = Literal["green", "red", "blue", "black", "none"]
State = Literal["active", "deactivated"]
Kind = Literal[
    "ship", "ship_1", "ship_2", "planet", "planet_1", "planet_2", "ship_or_planet", "ship_2_or_planet",
    "phenomenon", "alien_tec", "phenomenon_or_alien_tec", "accessory", "ship_accessory", "planet_accessory",
    "player", "active_player", "effect", "card",
]  # fmt: skip
Zone = Literal["play", "scrap", "resource_deck", "planet_deck", "docked_to_self", "setup"]
PhaseWord = Literal["event", "main", "kep1", "kep2", "kep3", "build_1"]
Role = Literal["attacker", "defender", "blocking", "advancing"]
Keyword = Literal[
    "locator_1", "locator_2", "formation_flight", "tractor_beam", "virtual_image", "sabotage_fire", "emp",
    "kamikaze",
]  # fmt: skip
Moment = Literal[
    "effect_on_stack", "damage", "destroyed", "card_entered_play", "attack_declared", "defenders_assigned",
    "die_rolled", "planet_drawn", "event_phase_start", "enters_play",
]  # fmt: skip
Until = Literal["static", "next_regeneration", "end_of_turn", "next_reactivation_of_owner"]
Verb = Literal[
    "destroy", "deactivate", "reactivate", "return_to_hand", "sacrifice", "remove_from_game",
    "return_to_play", "move", "dock", "undock", "put_under", "take_from_under", "modify", "grant", "damage",
    "prevent_damage", "damage_reduction", "add_counter", "neutralize", "retarget", "by_die", "roll",
    "reroll", "draw", "play_planet", "discard", "search", "reveal", "gain_points", "gain_stones",
    "lose_stones", "gain_vp", "lose_vp", "end_combat", "leave_combat", "redirect_attack",
    "technology_exchange", "rearrange_accessories", "cost_change", "rule", "choose", "unless", "offer",
]  # fmt: skip
Rule = Literal[
    "starting_lucky_stones", "may_play_color", "no_combat_hand", "extra_resource_draw", "enters_active",
    "enters_deactivated", "reactivation_cost", "hand_limit_change", "min_blockers", "cannot_be_located",
    "cannot_play", "no_reactivation", "cannot_attack", "cannot_defend", "no_exchange", "not_cumulative",
    "may_attack_now",
]  # fmt: skip
Hook = Literal["min_blockers", "redirect_attack", "retarget", "reroll", "reactivation_cost"]
AbilityKind = Literal["permanent", "trigger", "instant", "interrupt", "game_effect"]
Fits = Literal[
    "ship", "ship_1", "ship_2", "planet", "planet_1", "planet_2", "planet_industry", "planet_resource"
]
PlanetType = Literal["base", "industry", "resource", "alien_tec"]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A part of a card; a word that it does not know is a fault."""


class Where(Words, frozen=True, kw_only=True, dict=True, gc=True):
    """What else must be true of a card."""

    type: tuple[Type, ...] = ()
    color: str = ""  # a colour, or color_of: a player
    not_own_color: bool = False
    planet_type: tuple[PlanetType, ...] = ()
    in_combat: bool | None = None
    role: Role | None = None
    attached_to: str = ""
    assigned_to: str = ""
    played_onto: str = ""
    same_combat_group_as: str = ""
    total_cost_max: int | str | None = None
    single_target: bool = False
    effect_kind: Literal["", "instant", "interrupt"] = ""
    unlike: str = msgspec.field(default="", name="not")

    @cached_property
    def about_print(self) -> bool:
        """Something that is printed on the card."""
        print_only = (self.type, self.color, self.not_own_color, self.planet_type)
        return any(print_only) or self.total_cost_max is not None

    @cached_property
    def about_place(self) -> bool:
        """Where the card is, or what it does there."""
        cards = (self.attached_to, self.assigned_to, self.played_onto, self.unlike, self.same_combat_group_as)
        return any(cards) or self.in_combat is not None or self.role is not None

    @cached_property
    def outside_combat(self) -> bool:
        """Nothing but that the card is not in combat."""
        return self == Where(in_combat=False)


class Selector(Words, frozen=True, kw_only=True):
    """Which cards are meant."""

    kind: Kind
    side: Side
    state: State | None = None
    zone: Zone = "play"
    where: Where | None = None


class Which(Words, frozen=True, kw_only=True):
    """All cards of a kind, or some that are picked; no targeting."""

    every: Selector | None = None
    pick: Selector | None = None
    count: int = 1
    by: str = "controller"


class Points(Words, frozen=True):
    tp: int | str = 0
    ep: int | str = 0


class Cost(Words, frozen=True, kw_only=True):
    """One part of what must be paid."""

    pay: Points | None = None
    pay_any: int = 0
    deactivate: str | Which | None = None
    roll: Literal["d6"] | None = None
    discard: int = 0
    stones: int = 0


class DieCount(Words, frozen=True):
    from_: int = msgspec.field(name="from")
    to: int = 0
    count: int = 0


class Count(Words, frozen=True, kw_only=True):
    """How many targets: the player decides, or a die."""

    min: int = 0
    max: int = 0
    by_die: tuple[DieCount, ...] = ()


class Target(Words, frozen=True, kw_only=True):
    slot: Literal["t1", "t2"]
    kind: Kind
    side: Side
    count: int | Count = 1
    state: State | None = None
    where: Where | None = None
    zone: Zone = "play"
    face_down: bool | Literal["only"] = False
    permanent: bool = False

    @property
    def least(self) -> int:
        if isinstance(self.count, int):
            return self.count
        return 1 if self.count.by_die else self.count.min

    def wanted(self, die: int) -> tuple[int, int]:
        """How many targets at least and at most; a die may tell."""
        if isinstance(self.count, int):
            return self.count, self.count
        for row in self.count.by_die:
            if row.from_ <= die <= row.to:
                return row.count, row.count
        return self.count.min, self.count.max


class Time(Words, frozen=True):
    """A phase, and in whose turn."""

    phase: PhaseWord
    side: Side


class TimeWindow(Words, frozen=True, kw_only=True):
    """A moment, and what must be true of it."""

    event: Moment
    card: str | Selector | None = None
    planet: str = ""
    player: str = ""
    combat: bool | None = None
    cause: Literal["", "combat", "effect"] = ""
    by: str = ""
    played: bool | None = None


class OnlyIf(Words, frozen=True, kw_only=True):
    role: Role | None = None
    state: State | None = None
    who: str = "self"
    count: Selector | None = None
    min: int | None = None
    max: int | None = None
    before_combat_this_turn: bool = False


class DieRow(Words, frozen=True):
    """What happens at some results of a die."""

    from_: int = msgspec.field(name="from")
    to: int
    effects: tuple[Do, ...]


class Returns(Words, frozen=True, kw_only=True):
    at: Literal["event_phase_start"]
    player: str
    table: tuple[DieRow, ...]


class Do(Words, frozen=True, kw_only=True):
    """One thing that happens."""

    do: Verb
    who: str | Which | None = None
    player: str = ""
    by: str = ""
    attack: int = 0
    defense: int = 0
    until: Until = "static"
    keywords: tuple[Keyword, ...] = ()
    amount: int | str = 0
    counter: Literal["", "plus_one"] = ""
    count: int = 1
    deck: Literal["", "resource", "planet"] = ""
    source: Literal["", "resource_deck_top", "planet_deck_top"] = ""
    host: str = ""
    to: str = ""
    zone: Zone = "play"
    where: Where | None = None
    show: bool = False
    enter_state: State | None = None
    what: Literal["", "accessories", "ship_and_accessories", "hand"] = ""
    tp: int = 0
    ep: int = 0
    min_tp: int = 0
    min_ep: int = 0
    rule: Rule | None = None
    value: int = 0
    color: str = ""
    types: tuple[Type, ...] = ()
    pay: Points | None = None
    options: tuple[tuple[Do, ...], ...] = ()
    costs: tuple[Cost, ...] = ()
    effects: tuple[Do, ...] = ()
    window: TimeWindow | None = None
    as_kind: Literal["", "interrupt"] = ""
    table: tuple[DieRow, ...] = ()
    returns: Returns | None = None
    among: tuple[str, ...] = ()


class Limit(Words, frozen=True):
    per_turn: int


class Ability(Words, frozen=True, kw_only=True):
    kind: AbilityKind
    effects: tuple[Do, ...]
    timing: tuple[Time, ...] = ()
    window: TimeWindow | None = None
    when: TimeWindow | None = None
    costs: tuple[Cost, ...] = ()
    targets: tuple[Target, ...] = ()
    only_if: tuple[OnlyIf, ...] = ()
    limit: Limit | None = None


class Handling(Words, frozen=True, kw_only=True):
    """An effect in brackets: it works even while its card is deactivated."""

    zone: Literal["play", "scrap", "setup"]
    effects: tuple[Do, ...]
    when: TimeWindow | None = None
    optional: bool = False
    costs: tuple[Cost, ...] = ()
    only_if: tuple[OnlyIf, ...] = ()


class PlanetFacts(Words, frozen=True, kw_only=True):
    planet_type: PlanetType
    planet_class: Literal[1, 2]
    produces: tuple[Points, ...] = ()
    alien_tec_slots: int = 0


class ChooseOnPlay(Words, frozen=True):
    what: Literal["color"]
    options: tuple[Color, ...]


class XChoice(Words, frozen=True):
    min: int = 1


class Custom(Words, frozen=True):
    hook: Hook
    reason: str


class Named(Words, frozen=True):
    """The same in both languages."""

    de: str
    en: str


class CardFacts(Words, frozen=True, kw_only=True):
    """A card as it is printed."""

    id: str
    number: int
    type: Type
    color: Color
    rarity: Literal["common", "uncommon", "rare"]
    name: Named
    text: Named
    faction: Faction | None = None
    cost: Points | None = None
    deck_limit: int | None = None
    attack: int = 0
    defense: int = 0
    keywords: tuple[Keyword, ...] = ()
    cargo: int = 0
    planet: PlanetFacts | None = None
    fits: Fits | None = None
    timing: tuple[Time, ...] = ()
    window: TimeWindow | None = None
    choose_x: XChoice | None = None
    choose_on_play: ChooseOnPlay | None = None
    targets: tuple[Target, ...] = ()
    conditions: tuple[Cost, ...] = ()
    conditions_before_targets: bool = False
    effects: tuple[Do, ...] = ()
    abilities: tuple[Ability, ...] = ()
    handling: tuple[Handling, ...] = ()
    custom: Custom | None = None
    mechanics: tuple[str, ...] = ()


class CardFile(Words, frozen=True, kw_only=True):
    format: Literal["firestorm_cards"]
    format_version: Literal[1]
    set: dict[str, msgspec.Raw]
    cards: tuple[CardFacts, ...]
