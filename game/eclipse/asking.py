"""What the questions of Eclipse have in common: answers are words, and some may be said at any time."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import Seat
from game.eclipse import offers, reach
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, REFUSED, Word, handles_of, verb_of, word

OFTEN = 6  # how much likelier something useful is in random play


class Said(Prompt[Word], frozen=True):
    """A question whose answers are words."""

    def options(self, table: EclipseTable) -> list[Word]:
        raise NotImplementedError

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        """What could be said at another time or of something else is refused in words of its own."""
        said = verb_of(answer)
        return Refusal(f"refuse.eclipse.{said}" if said in REFUSED else "refuse.must_choose", self.section)

    def handles(self, table: EclipseTable) -> list[Handle]:
        return [handle for said in self.options(table) for handle in handles_of(said)]


def settling(table: EclipseTable, seat: Seat, *, peaceful: bool = False) -> list[Word]:
    """Colony ships that may land."""
    return [word("settle", *place) for place in offers.settlements(table, seat, peaceful=peaceful)]


def trading(table: EclipseTable, seat: Seat) -> list[Word]:
    return [word("trade", *trade) for trade in offers.trades(table, seat)]


def proposing(table: EclipseTable, seat: Seat) -> list[Word]:
    """Seats that may be asked for relations."""
    return [word("propose", other) for other in reach.partners(table, seat)]


def free_to_act(table: EclipseTable, seat: Seat) -> bool:
    """A colony ship may land, or somebody may be asked for relations."""
    return bool(offers.settlements(table, seat) or proposing(table, seat))


class InTurn(Said, frozen=True):
    """A question in the own turn, when some things may be done at any time besides what it is about."""

    comes_again: ClassVar[bool] = True

    def words(self, table: EclipseTable) -> list[Word]:
        """What this question is about."""
        raise NotImplementedError

    def options(self, table: EclipseTable) -> list[Word]:
        seat = self.seat
        return [*self.words(table), *settling(table, seat), *trading(table, seat), *proposing(table, seat)]

    def untraded(self, table: EclipseTable) -> list[Word]:
        """All but trades: somebody who trades all the time has nothing in the end."""
        return [*self.words(table), *settling(table, self.seat), *proposing(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return self.untraded(table)


Places = tuple[tuple[int, ...], bytes | bytearray]  # what goes there, and to which sectors it may


class ToSector(InTurn, frozen=True):
    """Something goes to a sector, or be done."""

    verb: ClassVar[str]

    def places(self, table: EclipseTable) -> list[Places]:
        """What may go where."""
        raise NotImplementedError

    def words(self, table: EclipseTable) -> list[Word]:
        places = self.places(table)
        return [DONE, *[word(self.verb, *what, sector) for what, sectors in places for sector in sectors]]


def weighed(words: list[Word], often: tuple[str, ...]) -> list[Word]:
    """Words that begin so are more likely in random play."""
    return [*words, *[said for said in words if said.startswith(often)] * OFTEN]
