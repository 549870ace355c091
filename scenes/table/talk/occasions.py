"""When a bot says something: what has happened to its seat, as far as everybody knows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.table import NOBODY

if TYPE_CHECKING:
    from game.core.events import Event
    from game.core.table import Seat, Table
    from scenes.session.session import Step
    from scenes.table.game_table import GameTable

WON, BEATEN, LOSS, HARM, GAIN = OCCASIONS = ("won", "beaten", "loss", "harm", "gain")  # the weightiest first

Reached = tuple[int, ...]  # by seat: how far it is on its way to winning, as everybody can see


class Occasion(NamedTuple):
    """What has happened to a seat, and the event that showed it; None: all that happened together."""

    seat: Seat
    kind: str
    event: Event | None = None


def reached_by(table: GameTable[Any], public: Table) -> Reached:
    """How far each seat is, from the view of nobody."""
    return tuple(reached for reached, _ in table.progress(public)[1])


def weightiest(found: Collection[Occasion]) -> Occasion | None:
    """The one that is worth a comment: only one bot speaks at a time."""
    return min(found, key=lambda each: (OCCASIONS.index(each.kind), each.seat), default=None)


def endings(steps: Sequence[Step], bots: Collection[Seat]) -> Iterator[Occasion]:
    """The match is over for these bots."""
    last = next((step for step in steps if step.table.winners), None)
    for seat in sorted(bots) if last else ():
        assert last is not None
        yield Occasion(seat, WON if seat in last.table.winners else BEATEN, last.event)


def harms(
    table: GameTable[Any], before: Table, steps: Sequence[Step], bots: Collection[Seat]
) -> Iterator[Occasion]:
    """What hurts a seat by the measure that warns people, too; what is blanked for others tells nothing."""
    for step in steps:
        hurt = [seat for seat in sorted(bots) if table.cue_of(step.event, seat).hold == "harm"]
        if hurt:
            public = step.event.seen_by(before, NOBODY)
            for seat in hurt:
                if table.cue_of(public, seat).hold == "harm":
                    yield Occasion(seat, HARM, step.event)
        before = step.table


def changes(before: Reached, now: Reached, bots: Collection[Seat]) -> Iterator[Occasion]:
    """Who has come nearer to winning, and who has been thrown back: colonies, planets, points."""
    for seat in sorted(bots):
        if now[seat] != before[seat]:
            yield Occasion(seat, GAIN if now[seat] > before[seat] else LOSS)
