"""Which lines of a log are shown: filtered by seat and kind, searched, divided where the news begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from game.core.table import Seat
from scenes.table.game_table import ACT, LogLine
from scenes.table.rules.rulebook import folded

# What lines are filtered by, in this order, and the words for it; a game uses those that it needs.
KINDS = {
    "fights": "story.kind.fights",
    "cards": "story.kind.cards",
    "ships": "story.kind.ships",
    "planets": "story.kind.planets",
    "powers": "story.kind.powers",
    "sectors": "story.kind.sectors",
    "techs": "story.kind.techs",
    "economy": "story.kind.economy",
    "diplomacy": "story.kind.diplomacy",
}


T = TypeVar("T")


class LogFilter(NamedTuple):
    """What is looked for in a log; of a sort that is empty, everything."""

    words: str = ""
    seats: tuple[Seat, ...] = ()
    kinds: tuple[str, ...] = ()

    @property
    def wanted(self) -> list[str]:
        return folded(self.words).split()

    @property
    def idle(self) -> bool:
        """True if it holds nothing back."""
        return not (self.wanted or self.seats or self.kinds)

    def takes(self, line: LogLine) -> bool:
        """True if a line concerns one of the seats and is of one of the kinds."""
        concerned = line.seat in self.seats or any(seat in self.seats for seat in line.seats)
        return (not self.seats or concerned) and (not self.kinds or line.kind in self.kinds)

    def has_words(self, line: LogLine) -> bool:
        text = folded(line.text)
        return bool(self.wanted) and all(word in text for word in self.wanted)

    def with_seat(self, seat: Seat) -> LogFilter:
        """The same with a seat more, or without it if it was looked for."""
        return self._replace(seats=_toggled(self.seats, seat))

    def with_kind(self, kind: str) -> LogFilter:
        """The same with a kind more, or without it if it was looked for."""
        return self._replace(kinds=_toggled(self.kinds, kind))


def _toggled(chosen: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(each for each in chosen if each != one) if one in chosen else (*chosen, one)


def kinds_in(lines: Sequence[LogLine]) -> list[str]:
    """The kinds that occur in a log, in their usual order."""
    found = {line.kind for line in lines if line.level >= ACT}
    return [kind for kind in KINDS if kind in found]


def filtered_lines(lines: Sequence[LogLine], log_filter: LogFilter) -> list[LogLine]:
    """The lines that a sieve takes, under their headings; a heading with the words brings its lines."""
    if log_filter.idle:
        return list(lines)
    found: list[LogLine] = []
    heads: list[LogLine] = []  # above the line that is looked at
    told = 0  # how many of them are in already
    for line in lines:
        if line.level < ACT:
            heads = [head for head in heads if head.level < line.level]
            told = min(told, len(heads))
            heads.append(line)
        if _goes_through(line, heads, log_filter):
            found += [*heads[told:], *([line] if line.level >= ACT else [])]
            told = len(heads)
    return found


def _goes_through(line: LogLine, heads: Sequence[LogLine], log_filter: LogFilter) -> bool:
    if line.level < ACT and (log_filter.seats or log_filter.kinds):
        return False  # a heading is shown for what stands under it
    said = not log_filter.wanted or any(log_filter.has_words(each) for each in (line, *heads))
    return said and (line.level < ACT or log_filter.takes(line))


def with_divider(lines: Sequence[LogLine], known: int) -> list[LogLine | None]:
    """The lines, and None before those that tell more than the events that a reader knows already."""
    fresh = next((place for place, line in enumerate(lines) if line.moment > known), len(lines))
    if not 0 < fresh < len(lines):
        return list(lines)
    return [*lines[:fresh], None, *lines[fresh:]]
