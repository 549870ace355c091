"""The story of a match: what happened, after which decision, and who knew which card then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.core.events import Event
from game.core.match import Match
from game.core.refusals import Diverged
from game.core.table import NOBODY, Seat, Table

EVERYTHING: Seat = -2  # who looks at a match that is over with all cards face up


class StoryEvent(msgspec.Struct, frozen=True):
    """Something that happened: after which decision, and what the cards were and who knew them then."""

    event: Event
    decision: int
    faces: bytes
    seen: bytes

    def knows(self, seat: Seat, card: int, everyone: int) -> bool:
        """True if a seat knew a card when this had happened; NOBODY knows what all knew."""
        if seat == EVERYTHING:
            return True
        mask = self.seen[card]
        return mask == everyone if seat == NOBODY else bool(mask >> seat & 1)


def what_happened(table: Table, events: list[Event], decision: int) -> Iterator[StoryEvent]:
    """What happened to a table, which goes along; a copy of it for every event took half of the time."""
    for event in events:
        event.apply(table)
        yield StoryEvent(event, decision, bytes(table.faces), bytes(table.seen))


def told_from_the_start(match: Match[Any]) -> list[StoryEvent]:
    """The story so far, by playing the match again; empty if today's rules would play it differently."""
    try:
        twin = Match.resumed(match.game, match.beginning, match.keyframes[:1], [])
        table = match.keyframes[0].table(match.game)
        story = [*what_happened(table, twin.play.events, 0)]
        for number, decision in enumerate(match.decisions, 1):
            story += what_happened(table, twin.replay(decision), number)
    except (Diverged, ValueError):
        return []
    return story
