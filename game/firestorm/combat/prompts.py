"""The questions of a combat."""

from __future__ import annotations

from itertools import count, repeat
from operator import methodcaller
from typing import ClassVar, Self

from msgspec.structs import replace

from game.core.prompts import Handle
from game.core.refusals import Refusal
from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.asking import OFTEN, Listed
from game.firestorm.combat.reasons import (
    named,
    why_no_advance,
    why_no_attacker,
    why_no_defender,
    why_no_hit,
    why_no_special,
    why_no_target,
)
from game.firestorm.parts import NOWHERE
from game.firestorm.prompts import Arrange
from game.firestorm.table import FirestormTable
from game.firestorm.words import DONE, Word, handles_of, numbers_of, verb_of, word

_LOADS = methodcaller("startswith", "load")


class ChoosePlanetToAttack(Listed, frozen=True):
    """The planet that is attacked, or none after all."""

    section: ClassVar[str] = "2.4.1"
    often: ClassVar[tuple[str, ...]] = ("card",)

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        return why_no_target(table, self.seat, answer) or super().reason(table, answer)


class NameShips(Listed, frozen=True):
    """Ships are named one after the other, until these are enough."""

    chosen: tuple[CardId, ...] = ()

    def enough(self) -> Handle:
        (handle,) = handles_of(DONE)
        return handle


class ChooseAttackers(NameShips, frozen=True):
    """Ships that attack, at least one."""

    section: ClassVar[str] = "2.4.1"
    often: ClassVar[tuple[str, ...]] = ("card",)

    planet: CardId = 0

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        return why_no_attacker(table, self.seat, answer, self.chosen) or super().reason(table, answer)


class ChooseDefender(Listed, frozen=True):
    """Which of two who play side by side defends."""

    section: ClassVar[str] = "4.9.3"


class FormUp(Arrange, frozen=True):
    """The combat hand: exchange accessories and counters, load ships, lay all of them out in formations.

    Ships are laid face down, if they are taken to the hand at all, unless they are opened.
    """

    section: ClassVar[str] = "2.4.4"

    carriers: tuple[int, ...] = ()  # by ship: the ship that it is loaded on, or NOWHERE
    forms: tuple[int, ...] = ()  # by ship: its formation
    shown: tuple[CardId, ...] = ()  # ships that are laid face up
    left: tuple[CardId, ...] = ()  # ships that are not taken to the hand
    barred: tuple[CardId, ...] = ()  # ships that may not be taken to the hand
    touched: bool = False  # something has been exchanged or loaded

    def words(self, table: FirestormTable) -> list[Word]:
        hand = self.in_hand()
        if len(self.ships) == 1:
            return [*map(self.turning, hand), *self.hand_words(hand)]
        return [*super().words(table), *self.layout_words(table, hand), *self.hand_words(hand)]

    def in_hand(self) -> list[CardId]:
        if not self.left and not self.barred:
            return list(self.ships)
        return [ship for ship in self.ships if ship not in self.left and ship not in self.barred]

    def bearers(self) -> list[CardId]:
        hand = self.in_hand()
        if len(hand) == len(self.ships) == self.carriers.count(NOWHERE):
            return hand
        return [ship for ship in hand if self.carrier(ship) == NOWHERE]

    def carrier(self, ship: CardId) -> int:
        return self.carriers[self.ships.index(ship)]

    def with_own_place(self) -> list[CardId]:
        """Ships with a place of their own in the combat zone."""
        pairs = zip(self.ships, self.carriers, strict=True)
        return [ship for ship, carrier in pairs if carrier == NOWHERE]

    def form(self, ship: CardId) -> int:
        return self.forms[self.ships.index(ship)]

    def layout_words(self, table: FirestormTable, hand: list[CardId]) -> list[Word]:
        words, free = [], self.free_carriers(table)
        rows = list(zip(self.ships, self.carriers, self.forms, strict=True))
        numbers = [form for _, carrier, form in rows if carrier == NOWHERE]
        forms = sorted(dict.fromkeys(numbers))
        several = len(forms) > 1
        for ship, carrier, mine in rows:
            if carrier != NOWHERE:
                words.append(word("form", ship, _unused(forms)))
                continue
            if several:
                words += [word("form", ship, form) for form in forms if form != mine]
            if numbers.count(mine) > 1:
                words.append(word("form", ship, _unused(forms)))
            if ship in hand:
                words.append(self.turning(ship))
                if free and table.type_of(ship) == "ship_1":
                    words += [word("load", ship, other) for other in free if other != ship]
        return words

    def turning(self, ship: CardId) -> Word:
        return word("cover" if ship in self.shown else "open", ship)

    def free_carriers(self, table: FirestormTable) -> list[CardId]:
        """Ships of class 2 in the hand with room for one more ship of class 1 (RB 4.1.3)."""
        roomy = [ship for ship in self.ships if pieces.CARDS[table.faces[ship]].cargo]
        if not roomy:
            return []
        bearers = self.bearers()
        return [
            ship for ship in roomy if ship in bearers and table.facts(ship).cargo > self.carriers.count(ship)
        ]

    def hand_words(self, hand: list[CardId]) -> list[Word]:
        """A ship need not be taken to the hand, but what is there stays there once something has changed."""
        joins = map(word, repeat("join"), self.left)
        return [*joins] if self.touched else [*joins, *map(word, repeat("leave"), hand)]

    def after(self, said: Word) -> Self:
        verb, numbers = verb_of(said), numbers_of(said)
        if verb in ("gear", "off", "counter"):
            return replace(super().after(said), touched=True)
        if verb not in ("load", "form", "open", "cover", "leave", "join"):
            return super().after(said)
        ship = numbers[0]
        if verb == "form":
            place = self.ships.index(ship)
            carriers = _changed(self.carriers, place, NOWHERE)
            forms = _changed(self.forms, place, numbers[1])
            return replace(self, carriers=carriers, forms=forms, held=NOWHERE)
        shown, left = _without(self.shown, ship), _without(self.left, ship)
        match verb:
            case "load":
                carriers = _changed(self.carriers, self.ships.index(ship), numbers[1])
                return replace(self, carriers=carriers, shown=shown, touched=True, held=NOWHERE)
            case "open":
                return replace(self, shown=(*shown, ship), held=NOWHERE)
            case "leave":
                return replace(self, left=(*left, ship), shown=shown, held=NOWHERE)
            case _:
                return replace(self, shown=shown, left=left, held=NOWHERE)

    def likely(self, table: FirestormTable) -> list[Word]:
        """Ships are loaded now and then, so that random play comes to that."""
        words = self.options(table)
        loads = list(filter(_LOADS, words)) if len(self.ships) > 1 else []
        return [*words, *loads * OFTEN, *["done"] * (len(words) // 2 if self.held == NOWHERE else 0)]

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        """A small ship on one with room; two accessories on one ship; some of them stay where they are."""
        if load := named(answer, "load", 2):
            ship, carrier = load
            if ship in self.in_hand() and table.type_of(ship) != "ship_1":
                return Refusal("refuse.firestorm.load_small", "4.1.3")
            if carrier in self.in_hand():
                return Refusal("refuse.firestorm.load_room", "4.1.3")
        return super().reason(table, answer)


def _changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _unused(forms: list[int]) -> int:
    """The number of a formation of its own."""
    return next(number for number in count() if number not in forms)


def _without(ships: tuple[CardId, ...], ship: CardId) -> tuple[CardId, ...]:
    return tuple([other for other in ships if other != ship]) if ships else ()


class ChooseDefenders(NameShips, frozen=True):
    """Ships that defend."""

    section: ClassVar[str] = "2.4.5"

    def likely(self, table: FirestormTable) -> list[Word]:
        return [*self.listed, *[said for said in self.listed if said != DONE] * 2]

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        return why_no_defender(table, self.seat, answer, self.chosen) or super().reason(table, answer)


class Locate(Listed, frozen=True):
    """The target of a ship's locator."""

    section: ClassVar[str] = "4.1.4"

    ship: CardId = 0


class AssignDefender(Listed, frozen=True):
    """The formation that a defending ship faces."""

    section: ClassVar[str] = "2.4.7"
    often: ClassVar[tuple[str, ...]] = ("block",)

    ship: CardId = 0
    blocking: tuple[int, ...] = ()  # what the ships before it face

    def following(self, table: FirestormTable) -> list[Self]:
        """The same question of the ships that are assigned after this one."""
        combat = table.combat
        assert combat is not None
        later = table.own(combat.defender, combat.defenders)[len(self.blocking) + 1 :]
        formations = [numbers_of(said)[1] for said in self.listed if verb_of(said) == "block"]
        return [
            replace(self, ship=ship, listed=("none", *(word("block", ship, each) for each in formations)))
            for ship in later
        ]


class ChooseAdvance(NameShips, frozen=True):
    """Ships that are to advance to the planet."""

    section: ClassVar[str] = "2.4.9"
    often: ClassVar[tuple[str, ...]] = ("card",)

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        return why_no_advance(table, self.seat, answer, self.chosen) or super().reason(table, answer)


class UseSpecial(Listed, frozen=True):
    """A special ability of a ship, or none."""

    section: ClassVar[str] = "4.1.8"

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        return why_no_special(table, self.seat, answer) or super().reason(table, answer)


class ChooseSpecialTarget(Listed, frozen=True):
    """The enemy ship, or its accessory, that a special ability is aimed at."""

    section: ClassVar[str] = "4.1.8"

    ship: CardId = 0
    what: str = ""


class ChooseGroup(Listed, frozen=True):
    """The combat group whose damage is dealt next."""

    section: ClassVar[str] = "4.1.9"


class UseTractorBeam(Listed, frozen=True):
    """The enemy ship that a tractor beam holds."""

    section: ClassVar[str] = "4.1.9"

    ship: CardId = 0


class DealDamage(Listed, frozen=True):
    """Points of damage for one enemy; not all of it need be dealt.

    Since every ship may divide its damage among all enemies of its group, what they deal is one sum.
    """

    section: ClassVar[str] = "4.1.9"

    group: int = 0  # the formation, or ADVANCED
    points: int = 0  # that are left to be dealt

    def likely(self, table: FirestormTable) -> list[Word]:
        full = list(filter(methodcaller("endswith", f" {self.points}"), self.listed))
        return [*self.listed, *full * (OFTEN * OFTEN)]

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        return why_no_hit(answer, self.listed, self.points) or super().reason(table, answer)


class FlyInFormation(Listed, frozen=True):
    """A ship takes the damage of another one upon itself."""

    section: ClassVar[str] = "4.1.9"
