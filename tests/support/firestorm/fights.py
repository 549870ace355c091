"""Combats for the tests: seat 0 attacks a planet of seat 1, in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Self

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME, pieces
from game.firestorm.combat.prompts import (
    AssignDefender,
    ChooseAdvance,
    ChooseAttackers,
    ChooseDefenders,
    ChooseGroup,
    ChoosePlanetToAttack,
    DealDamage,
    FormUp,
    UseSpecial,
)
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prompts import Act, ChooseTarget, TakeMainPhase
from game.firestorm.seating import TEAMS
from tests.support.driver import Driver

Card = Any  # the id of a card, or a dictionary with more about it, in the words of the scenario
SPECIALISTS = ("lft_pathfinder_scout", "fr_nuisance_boat", "ki_crystal_thorn", "gg_forlorn_hope")


def arranged(spec: dict[str, Any]) -> Match[Any]:
    return Match(GAME, GAME.arrange(spec), Beginning(int(spec.get("seed", 0)), {"scenario": spec}))


class Fight(Driver):
    """A combat in the words of the rulebook; ships are named by their owner and their place."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        players = match.table.players
        self.ships: list[list[int]] = [match.table.own(seat, row.ships) for seat, row in enumerate(players)]
        self.planets: list[list[int]] = [
            match.table.own(seat, row.planets) for seat, row in enumerate(players)
        ]
        self.gear: list[list[int]] = [match.table.own(seat, row.gear) for seat, row in enumerate(players)]

    @property
    def mine(self) -> list[int]:
        return self.ships[0]

    @property
    def theirs(self) -> list[int]:
        return self.ships[1]

    def declares(self, *ships: int, planet: int | None = None, seat: int = 0) -> Self:
        """An attack on a planet, the first one of seat 1 unless another one is named."""
        target = self.planets[1][0] if planet is None else planet
        self.answers(seat, TakeMainPhase, "attack")
        self.answers(seat, ChoosePlanetToAttack, f"card {target}")
        for ship in ships:
            if isinstance(self.match.asked_of(seat), ChooseAttackers):
                self.answers(seat, ChooseAttackers, f"card {ship}")
        return self.says_done(seat, ChooseAttackers)

    def says_done(self, seat: int, kind: type[Any]) -> Self:
        """There may be nothing left to choose from."""
        if isinstance(self.match.asked_of(seat), kind):
            self.answers(seat, kind, "done")
        return self

    def forms_up(self, *words: str, seat: int = 0) -> Self:
        for said in (*words, "done"):
            self.answers(seat, FormUp, said)
        return self

    def defends(self, *ships: int, seat: int = 1) -> Self:
        for ship in ships:
            self.answers(seat, ChooseDefenders, f"card {ship}")
        return self.says_done(seat, ChooseDefenders)

    def blocks(self, *pairs: tuple[int, int | None], seat: int = 1) -> Self:
        """Each defender faces the formation of an attacking ship, or none."""
        for ship, attacker in pairs:
            said = "none" if attacker is None else f"block {ship} {self.table.group(attacker)}"
            self.answers(seat, AssignDefender, said)
        return self

    def advances(self, *ships: int, seat: int = 0) -> Self:
        for ship in ships:
            self.answers(seat, ChooseAdvance, f"card {ship}")
        return self.says_done(seat, ChooseAdvance)

    def tries(self, seat: int, ship: int, what: int) -> Self:
        return self.answers(seat, UseSpecial, f"special {ship} {what}")

    def deals(self, seat: int, *hits: tuple[int, int]) -> Self:
        """Points of damage for enemies, and no more of them."""
        for enemy, amount in hits:
            self.answers(seat, DealDamage, f"hit {enemy} {amount}")
        return self.says_done(seat, DealDamage)

    def chooses_group(self, ship: int) -> Self:
        return self.answers(0, ChooseGroup, f"formation {self.table.group(ship)}")

    def passes(self, *seats: int) -> Self:
        for seat in seats:
            self.answers(seat, Act, "pass")
        return self

    def plays(self, seat: int, *targets: str, verb: str = "play") -> Self:
        """The only card, or with another verb the only ability, that the seat can use now."""
        (said,) = [said for said in self.asks(seat, Act).options(self.table) if said.startswith(verb)]
        self.answers(seat, Act, said)
        for target in targets:
            if isinstance(self.match.asked_of(seat), ChooseTarget):
                self.answers(seat, ChooseTarget, target)
        return self.says_done(seat, ChooseTarget)

    def is_destroyed(self, card: int) -> bool:
        player = self.table.players[owner_of(card)]
        return own_number(card) in player.scrap or own_number(card) in player.ruins

    def is_resting(self, card: int) -> bool:
        return not self.table.active(card)

    @property
    def is_over(self) -> bool:
        return self.table.combat is None

    def phase_is(self, phase: str) -> bool:
        found: str = self.table.phase
        return found == phase


def fight(
    mine: Sequence[Card],
    theirs: Sequence[Card] = (),
    planet: Card = "pl_kelmar",
    *,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    **words: Any,
) -> Fight:
    """Ships of seat 0 against a planet and ships of seat 1; nobody has lucky stones or cards."""
    first = {"ships": list(mine), "planets": ["pl_dawnlight_station"], "stones": 0, **(me or {})}
    second = {"ships": list(theirs), "planets": [planet], "stones": 0, **(them or {})}
    return Fight(arranged({"seats": [first, second], **words}))


def clash(
    mine: Sequence[Card],
    theirs: Sequence[Card] = (),
    planet: Card = "pl_kelmar",
    *,
    step: str,
    formations: Sequence[Sequence[int]] | None = None,
    blocks: Sequence[int | None] | None = None,
    **words: Any,
) -> Fight:
    """The middle of a combat: each ship a formation of its own, all defenders declared."""
    name = planet if isinstance(planet, str) else planet["card"]
    rows: dict[str, Any] = {key: words.pop(key) for key in ("loaded", "open", "advancing") if key in words}
    forms = [[place] for place in range(len(mine))] if formations is None else formations
    combat: dict[str, Any] = {
        "planet": f"1:{name}",
        "formations": [list(form) for form in forms],
        "defenders": list(range(len(theirs))),
        "blocks": [None] * len(theirs) if blocks is None else list(blocks),
        "step": step,
        **rows,
    }
    return fight(mine, theirs, planet, combat=combat, **words)


def any_fight(seed: int, mode: str = "duel") -> Match[Any]:
    """A table full of ships, accessories and effects, just before an attack."""
    chance = Random(f"{mode} {seed}")
    rows = [_any_seat(chance) for _ in TEAMS[mode]]
    return arranged({"mode": mode, "seats": rows, "seed": chance.getrandbits(60)})


def _any_seat(chance: Random) -> dict[str, Any]:
    def some(kinds: tuple[str, ...], most: int) -> list[str]:
        cards = [card.id for card in pieces.CARDS if card.type in kinds and not card.targets]
        return [chance.choice(cards) for _ in range(chance.randint(0, most))]

    def fitted(card: str, kind: str) -> dict[str, Any]:
        return {"card": card, "gear": some((kind,), 2), "counters": chance.choice((0, 0, 1, 2))}

    ships = [fitted(card, "ship_accessory") for card in (*some(pieces.SHIPS, 4), *some(pieces.SHIPS, 3))]
    ships += [
        fitted("gr_convoy_freighter", "ship_accessory"),
        fitted(chance.choice(SPECIALISTS), "ship_accessory"),
    ]
    effects = [card.id for card in pieces.CARDS if card.type in pieces.EFFECTS]
    return {
        "planets": [fitted("pl_kelmar", "planet_accessory"), "pl_sarrin", "pl_cyane_whisper"],
        "ships": ships,
        "others": some(("phenomenon",), 2),
        "hand": [chance.choice(effects) for _ in range(4)],
        "ep": chance.randint(0, 9),
        "stones": chance.choice((0, 0, 6)),
        "color": chance.choice(pieces.COLORS[1:]),
    }


def fought(match: Match[Any], chance: Random, *, eager: bool = False) -> Iterator[Match[Any]]:
    """The match before each decision of a combat that is played at random.

    The eager save everything for when ships lie face down, and then use all they have.
    """
    while prompts := match.waiting():
        prompt = chance.choice(prompts)
        said = chance.choice(prompt.likely(match.table))
        if eager and isinstance(prompt, Act):
            deeds = [word for word in prompt.options(match.table) if word.startswith(("use", "play"))]
            laid = match.table.combat is not None and match.table.combat.placed
            said = chance.choice(deeds) if deeds and laid else "pass"
        if isinstance(prompt, TakeMainPhase):
            if match.table.fought or "attack" not in prompt.options(match.table):
                return
            said = "attack"
        if isinstance(prompt, ChoosePlanetToAttack) and said == "none":
            continue
        if match.table.combat is not None:
            yield match
        match.answer(prompt.seat, said)
