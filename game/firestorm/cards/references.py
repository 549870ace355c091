"""What the words on a card refer to: cards, seats, colours."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.core.table import CardId, Pile, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Selector, Target, Where
from game.firestorm.parts import DOCKED, FRESH, LIMBO, NOWHERE, RESTING, Item, Player
from game.firestorm.pieces import first_card, owner_of
from game.firestorm.seating import TEAMS
from game.firestorm.table import FirestormTable


def _kinds() -> dict[str, bytes]:
    ships = ("ship_1", "ship_2")
    families: dict[str, tuple[str, ...]] = {
        "ship": ships,
        "ship_1": ("ship_1",),
        "ship_2": ("ship_2",),
        "planet": ("planet",),
        "ship_or_planet": (*ships, "planet"),
        "ship_2_or_planet": ("ship_2", "planet"),
        "phenomenon": ("phenomenon",),
        "alien_tec": ("alien_tec",),
        "phenomenon_or_alien_tec": pieces.LASTING,
        "accessory": pieces.GEAR,
        "ship_accessory": ("ship_accessory",),
        "planet_accessory": ("planet_accessory",),
        "card": tuple(dict.fromkeys(pieces.TYPES[: pieces.BLANK])),
    }
    types = [pieces.TYPES[face] if face < pieces.BLANK else "" for face in range(256)]
    kinds = {kind: bytes(name in family for name in types) for kind, family in families.items()}
    for number in (1, 2):
        kinds[f"planet_{number}"] = bytes(
            name == "planet" and _class_of(face) == number for face, name in enumerate(types)
        )
    for planet_type in ("industry", "resource"):
        kinds[f"planet_{planet_type}"] = bytes(
            name == "planet" and _planet_type(face) == planet_type for face, name in enumerate(types)
        )
    for key, back in [(key, face) for face, key in enumerate(pieces.KEYS) if key.startswith("back_")]:
        for kind in ("accessory", key.removeprefix("back_").rsplit("_", 2)[0]):
            kinds[kind] = bytes(known or face == back for face, known in enumerate(kinds[kind]))
    return kinds


def _class_of(face: int) -> int:
    planet = pieces.CARDS[face].planet
    return planet.planet_class if planet else 0


def _planet_type(face: int) -> str:
    planet = pieces.CARDS[face].planet
    return planet.planet_type if planet else ""


KINDS = _kinds()  # by kind: which faces are of it; of a covered accessory its back tells that it is one


class Scope(Struct, frozen=True, gc=False):
    """From where the words of a card are read: who controls the effect, which card bears it, its choices."""

    table: FirestormTable
    seat: Seat
    source: CardId
    targets: list[list[int]] = []
    x: int = 0
    die: int = 0
    event: int = NOWHERE
    chosen: str = ""
    onto: CardId = NOWHERE  # what an accessory is being played onto

    def _replace(self, **changes: Any) -> Scope:
        """As of a named tuple, which takes three times as long to make."""
        return replace(self, **changes)


def scope_of(table: FirestormTable, item: Item) -> Scope:
    return Scope(
        table, item.seat, item.card, item.targets, item.x, item.die, item.event, item.chosen, item.host
    )


def standing_scope(table: FirestormTable, card: CardId) -> Scope:
    """The scope of what a card does all the time."""
    for bond in table.bonds:
        if bond.card == card:
            return Scope(table, owner_of(card), card, bond.targets, chosen=bond.chosen)
    return Scope(table, owner_of(card), card)


def slot_targets(scope: Scope, slot: str) -> list[int]:
    number = int(slot[1:]) - 1
    return scope.targets[number] if number < len(scope.targets) else []


def cards_of(scope: Scope, ref: str) -> list[CardId]:
    """The cards that a reference means."""
    table = scope.table
    if ref == "self":
        return [scope.source]
    if ref == "host":
        host = table.host(scope.source)
        return [] if host == NOWHERE else [host]
    if ref == "event.card":
        return [table.real(scope.event)] if scope.event != NOWHERE else []
    return [card for target in slot_targets(scope, ref) if (card := table.real(target)) != NOWHERE]


def seats_of(scope: Scope, ref: str) -> list[Seat]:
    """The seats that a reference means, as long as they are in the game."""
    table = scope.table
    if ref == "opponents":
        return list(table.enemies(scope.seat))
    if ref == "all_players":
        return list(table.clockwise(table.turn))
    seat = scope.seat if ref == "controller" else _seat_of(scope, ref)
    return [seat] if seat >= 0 and not table.players[seat].gone else []


def _seat_of(scope: Scope, ref: str) -> Seat:
    if ref in ("controller", ""):
        return scope.seat
    if ref == "active_player":
        return _whose_turn(scope.table)
    if ref == "defender":
        return NOWHERE if scope.table.combat is None else scope.table.combat.defender
    if ref.startswith("controller_of:"):
        return _controller(scope, ref.removeprefix("controller_of:"))
    if ref.startswith("owner_of:"):
        cards = cards_of(scope, ref.removeprefix("owner_of:"))
        return owner_of(cards[0]) if cards else NOWHERE
    seats = slot_targets(scope, ref)
    return seats[0] if seats else NOWHERE


def _whose_turn(table: FirestormTable) -> Seat:
    """Of two who have a turn together, in combat the one who attacks (G8)."""
    return table.turn if table.combat is None else table.combat.attacker


def _controller(scope: Scope, ref: str) -> Seat:
    """Who controls an effect on the stack."""
    for number in slot_targets(scope, ref):
        item = scope.table.item(number)
        if item is not None:
            return item.seat
    return NOWHERE


def color_of(scope: Scope, ref: str) -> str:
    """A colour that is named, was chosen, or is that of a player's base planet."""
    if ref == "chosen":
        return scope.chosen
    if not ref.startswith("color_of:"):
        return ref
    seats = seats_of(scope, ref.removeprefix("color_of:"))
    return scope.table.players[seats[0]].color if seats else ""


def number_of(scope: Scope, value: int | str | None) -> int:
    return scope.x if value == "x" else int(value or 0)


def on_side(scope: Scope, owner: Seat, side: str) -> bool:
    if side in ("green", "black"):
        return owner == scope.seat
    return side != "red" or scope.table.hostile(scope.seat, owner)


@lru_cache(maxsize=1024)
def _sided(mode: str, turn: Seat, left: int, seat: Seat, side: str) -> tuple[Seat, ...]:
    """All who are still there and on a side, as a seat sees it, from whose turn it is on."""
    teams = TEAMS[mode]
    around = [(turn + step) % len(teams) for step in range(len(teams))]
    there = [other for other in around if not left >> other & 1]
    if side in ("green", "black"):
        return tuple(other for other in there if other == seat)
    return tuple(other for other in there if side != "red" or teams[other] != teams[seat])


def is_kind(table: FirestormTable, kind: str, card: CardId) -> bool:
    """What kind of card this is; a loaded ship is an accessory (RB 4.1.3)."""
    if table.combat is not None and table.is_loaded(card):
        return kind in ("accessory", "ship_accessory")
    return bool(KINDS[kind][table.faces[card]])


def matches(scope: Scope, selector: Selector | Target, card: CardId) -> bool:
    """A card in play is one of those that are meant."""
    table = scope.table
    if not is_kind(table, selector.kind, card) or not on_side(scope, owner_of(card), selector.side):
        return False
    if selector.state is not None and (selector.state == "active") != (not table.status[card] & RESTING):
        return False
    return selector.where is None or fits_where(scope, selector.where, card)


def fits_where(scope: Scope, where: Where, card: CardId) -> bool:
    if scope.table.faces[card] >= pieces.BLANK or (where.about_print and not _fits_print(scope, where, card)):
        return False
    return not where.about_place or _fits_place(scope, where, card)


def _fits_print(scope: Scope, where: Where, card: CardId) -> bool:
    """What is printed on the card."""
    face = scope.table.faces[card]
    facts = pieces.CARDS[face]
    if where.type and facts.type not in where.type:
        return False
    if where.color and facts.color != color_of(scope, where.color):
        return False
    if where.not_own_color and facts.color == scope.table.players[owner_of(card)].color:
        return False
    if where.planet_type and _planet_type(face) not in where.planet_type:
        return False
    return where.total_cost_max is None or pieces.total_cost(face) <= number_of(scope, where.total_cost_max)


def _fits_place(scope: Scope, where: Where, card: CardId) -> bool:
    """Where the card is, and what it does there."""
    table = scope.table
    if where.in_combat is not None and table.in_combat(card) != where.in_combat:
        return False
    if where.role is not None and not table.role(card, where.role):
        return False
    if where.attached_to and table.host(card) not in cards_of(scope, where.attached_to):
        return False
    if where.assigned_to and table.host(card) not in cards_of(scope, where.assigned_to):
        return False
    if where.played_onto and scope.onto not in cards_of(scope, where.played_onto):
        return False
    if where.unlike and card in cards_of(scope, where.unlike):
        return False
    return not where.same_combat_group_as or _same_group(scope, where.same_combat_group_as, card)


def _same_group(scope: Scope, ref: str, card: CardId) -> bool:
    table = scope.table
    groups = [table.group(other) for other in cards_of(scope, ref)]
    return table.group(card) != NOWHERE and table.group(card) in groups


def every(scope: Scope, selector: Selector | Target) -> list[CardId]:
    """All cards that are meant, at this moment."""
    table, kind, zone = scope.table, selector.kind, selector.zone
    if zone == "docked_to_self":
        return _docked(scope, selector)
    home = _HOMES.get(kind) if zone == "play" else None
    found: list[CardId] = []
    for seat in _sided(table.mode, table.turn, table.left, scope.seat, selector.side):
        player = table.players[seat]
        pile = getattr(player, home) if home else _zone(player, zone)
        if not pile:
            continue
        first = first_card(seat)
        if table.combat is not None and _has_loads(table, seat):
            found += [first + local for local in pile if is_kind(table, kind, first + local)]
        elif home and kind in _WHOLE:
            found += [first + local for local in pile]
        else:
            right = pile.translate(table.faces_of(seat)).translate(KINDS[kind])
            if 1 in right:
                found += [first + local for local in compress(pile, right)]
    if found and selector.state is not None:
        status, wanted = table.status, 0 if selector.state == "active" else RESTING
        found = [card for card in found if status[card] & RESTING == wanted]
    where = selector.where
    if where is None or not found or (home and where.outside_combat and table.combat is None):
        return found
    return [card for card in found if fits_where(scope, where, card)]


def _docked(scope: Scope, selector: Selector | Target) -> list[CardId]:
    """The same for ships that are docked to the source; they belong to its owner."""
    docked = scope.table.docked_at(scope.source)
    plain = selector.state is None and selector.where is None
    if plain and selector.kind == "ship" and selector.side == "green":
        return docked
    return [card for card in docked if matches(scope, selector, card)]


# By kind: the pile in which all such cards in play are, if it is only one; some piles hold nothing else.
_HOMES = {
    **dict.fromkeys(("ship", "ship_1", "ship_2"), "ships"),
    **dict.fromkeys(("planet", "planet_1", "planet_2"), "planets"),
    **dict.fromkeys(("phenomenon", "alien_tec", "phenomenon_or_alien_tec"), "others"),
}
_WHOLE = ("ship", "planet")


def _has_loads(table: FirestormTable, seat: Seat) -> bool:
    """A ship of a seat lies on another card, so that it may be loaded."""
    ships = table.players[seat].ships
    start = len(table.status) + first_card(seat)
    return ships.translate(table.faces[start : start + 256]).count(pieces.NONE) < len(ships)


def _zone(player: Player, zone: str) -> Pile:
    """Where such cards can be, by the seat's own numbers."""
    if zone == "play":
        return player.planets + player.ships + player.others + player.gear
    return {"scrap": player.scrap, "resource_deck": player.deck, "planet_deck": player.planet_deck}[zone]


def candidates(scope: Scope, target: Target, *, played: bool, red_turn: bool = False) -> list[int]:
    """What may be the target of an effect, at its announcement.

    ``red_turn``: an effect for somebody else's turn, whose enemies are those whose turn it is (RB 4.9).
    """
    if target.kind in _NO_CARDS:
        return _nameless(scope, target, red_turn=red_turn)
    table, side = scope.table, target.side
    cards = every(scope, target)
    if not played and scope.source in cards:
        cards.remove(scope.source)
    if side == "black":
        cards = [card for card in cards if may_be_sacrificed(table, card)]
    elif red_turn and side == "red":
        cards = [card for card in cards if table.on_turn(owner_of(card))]
    if table.combat is not None and table.combat.placed:
        return _uncovered(scope, target, cards)
    return [] if target.face_down == "only" else cards


_NO_CARDS = ("player", "active_player", "effect")


def _nameless(scope: Scope, target: Target, *, red_turn: bool) -> list[int]:
    """The same for targets that are no cards."""
    table, side = scope.table, target.side
    if target.kind == "effect":
        return [item.number for item in table.effects() if _is_effect(scope, target, item)]
    if target.kind == "active_player":
        return [*table.turn_takers()] if table.combat is None else [table.combat.attacker]
    found = _sided(table.mode, table.turn, table.left, scope.seat, side)
    return [seat for seat in found if not red_turn or side != "red" or table.on_turn(seat)]


def _uncovered(scope: Scope, target: Target, cards: list[CardId]) -> list[int]:
    """Ships that lie face down may be targets only of effects that say so; they are named by their slots."""
    table, combat = scope.table, scope.table.combat
    assert combat is not None
    open_cards = [card for card in cards if not table.covered(card) and not _hidden_host(table, card)]
    if not target.face_down:
        return open_cards
    slots: list[int] = []
    if on_side(scope, combat.attacker, target.side) and target.kind == "ship":
        slots = [table.slip(slot) for slot, hidden in enumerate(combat.covered) if hidden]
    return slots if target.face_down == "only" else [*open_cards, *slots]


def _hidden_host(table: FirestormTable, card: CardId) -> bool:
    return table.seen[table.size + card] != table.everyone


def _is_effect(scope: Scope, target: Target, item: Item) -> bool:
    where = target.where
    if not on_side(scope, item.seat, target.side):
        return False
    if where is None:
        return True
    if where.effect_kind and item.kind != where.effect_kind:
        return False
    return not where.single_target or _has_one_card_in_play(scope.table, item)


def _has_one_card_in_play(table: FirestormTable, item: Item) -> bool:
    """An effect is about exactly one card in play; players and other effects are none."""
    if sum(len(slot) for slot in item.targets) != 1 or item.ability < NOWHERE:
        return False
    facts = table.facts(item.card)
    targets = facts.targets if item.ability == NOWHERE else facts.abilities[item.ability].targets
    kinds = [target.kind for target, slot in zip(targets, item.targets, strict=False) if slot]
    return not any(kind in _NO_CARDS for kind in kinds)


def may_be_sacrificed(table: FirestormTable, card: CardId) -> bool:
    """An own active card that has been in play since the turn began, and is not in combat (RB 3.6, 4.2)."""
    status, face = table.status[card], table.faces[card]
    if status & (LIMBO | DOCKED) or (table.combat is not None and table.in_combat(card)):
        return False
    if pieces.TYPES[face] in pieces.GEAR:
        return True
    fresh = pieces.IS_SHIP[face] and status & FRESH
    return table.active(card) and not fresh
