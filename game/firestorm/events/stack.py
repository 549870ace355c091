"""What happens on the stack: effects, moments, dice, damage that arrives."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.dice import rolled
from game.core.events import Chanced, Event
from game.core.table import NOBODY, CardId, Seat
from game.firestorm.parts import SETTLED, Item, Offer, Trigger
from game.firestorm.table import FirestormTable


class Stacked(Event, frozen=True, gc=False):
    """An effect, an announced card or a moment is laid on the stack.

    There it has a number and lists of its own, since an event may be applied to several tables.
    """

    item: Item

    def apply(self, table: FirestormTable) -> None:
        table.serial = number = table.serial + 1
        item = self.item
        targets, cards, amounts = list(map(list, item.targets)), item.cards.copy(), item.amounts.copy()
        table.stack.append(replace(item, number=number, targets=targets, cards=cards, amounts=amounts))


class Unstacked(Event, frozen=True, gc=False):
    """Something leaves the stack: carried out, or neutralized."""

    number: int
    why: str = ""

    def apply(self, table: FirestormTable) -> None:
        if table.stack and table.stack[-1].number == self.number:
            del table.stack[-1]
        else:
            table.stack = [item for item in table.stack if item.number != self.number]


class Aimed(Event, frozen=True, gc=False):
    """What was chosen for something on the stack: its targets, its X, what it refers to."""

    number: int
    targets: tuple[tuple[int, ...], ...]
    x: int = 0
    event: int = -1
    host: int = -1
    chosen: str = ""

    def apply(self, table: FirestormTable) -> None:
        item = table.item(self.number)
        assert item is not None
        item.targets = list(map(list, self.targets))
        item.x, item.event, item.host, item.chosen = self.x, self.event, self.host, self.chosen


class KindChanged(Event, frozen=True, gc=False):
    """An announced card or ability becomes an effect on the stack."""

    number: int
    kind: str

    def apply(self, table: FirestormTable) -> None:
        item = table.item(self.number)
        assert item is not None
        item.kind = self.kind


class DieRolled(Chanced, frozen=True, gc=False):
    """A die for something on the stack, or for nothing on it (number 0)."""

    seat: Seat
    number: int
    face: int

    @classmethod
    def of(cls, table: FirestormTable, seat: Seat, number: int) -> DieRolled:
        (face,), rng = rolled(table.rng, 1, 6)
        return cls(seat, number, face, rng=rng)

    def apply(self, table: FirestormTable) -> None:
        self.move_generator(table)
        item = table.item(self.number)
        if item is not None:
            item.die = self.face


class DamageSet(Event, frozen=True, gc=False):
    """Of the damage that arrives, so much is left for one card."""

    number: int
    place: int
    amount: int

    def apply(self, table: FirestormTable) -> None:
        item = table.item(self.number)
        assert item is not None
        item.amounts[self.place] = self.amount


class DamageMoved(Event, frozen=True, gc=False):
    """A ship in formation flight takes all damage of another one (RB 4.1.9)."""

    number: int
    source: CardId
    to: CardId

    def apply(self, table: FirestormTable) -> None:
        item = table.item(self.number)
        assert item is not None
        place = item.cards.index(self.source)
        amount = item.amounts[place]
        item.amounts[place] = 0
        if self.to in item.cards:
            item.amounts[item.cards.index(self.to)] += amount
        else:
            item.cards.append(self.to)
            item.amounts.append(amount)


class DamageLanded(Event, frozen=True, gc=False):
    """Damage that was not prevented."""

    cards: tuple[int, ...]
    amounts: tuple[int, ...]
    combat: bool
    doer: Seat = NOBODY  # whose effect does it; in combat all that fight

    def apply(self, table: FirestormTable) -> None:
        combat, first = table.combat, table.slip(0)
        for target, amount in zip(self.cards, self.amounts, strict=True):
            slot = target - first
            if combat is not None and slot >= 0 and combat.covered[slot]:
                combat.hurt[slot] = min(255, combat.hurt[slot] + amount)
            else:
                card = table.real(target)
                table.damage[card] = min(255, table.damage[card] + amount)


class FateSettled(Event, frozen=True, gc=False):
    """What becomes of a destroyed card is decided."""

    card: CardId

    def apply(self, table: FirestormTable) -> None:
        for item in table.stack:
            if item.kind == "destroyed" and self.card in item.cards:
                item.amounts[item.cards.index(self.card)] = SETTLED


class MomentOver(Event, frozen=True, gc=False):
    """The last interrupt that referred to a moment has been carried out: it has passed (RB 3.3)."""

    number: int

    def apply(self, table: FirestormTable) -> None:
        item = table.item(self.number)
        assert item is not None
        item.over = True


class TriggersSet(Event, frozen=True, gc=False):
    """What happens by itself from now on, the next one last."""

    triggers: tuple[Trigger, ...]

    def apply(self, table: FirestormTable) -> None:
        table.triggers = [replace(trigger) for trigger in self.triggers]


class OfferMade(Event, frozen=True, gc=False):
    """A seat may do something once, as long as a moment lasts."""

    offer: Offer

    def apply(self, table: FirestormTable) -> None:
        offer = self.offer
        targets = [list(slot) for slot in offer.targets]
        table.offers.append(Offer(offer.seat, offer.source, offer.ability, targets, offer.card))


class OfferOver(Event, frozen=True, gc=False):
    """A single chance was taken, or is gone."""

    card: CardId

    def apply(self, table: FirestormTable) -> None:
        table.offers = [offer for offer in table.offers if offer.card != self.card]
