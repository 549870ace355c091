"""What is read before a match goes on: a card that comes up for all, and harm to whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.table import NOBODY
from scenes.drawing.rich_text import unlinked
from scenes.drawing.theme import BAD
from scenes.session.story import StoryEvent
from scenes.table.stage.flash import found
from scenes.table.stage.large_card import LargeCard
from scenes.table.stage.moments import Banner

if TYPE_CHECKING:
    from scenes.session.session import Step
    from scenes.table.game_table import Inspection, LogLine
    from scenes.table.seen import Seen
    from scenes.table.stage.director import Beat
    from scenes.table.stage.piece import Look

MOST = 3  # sentences of what hurts on one banner

Pictured = tuple["Look", tuple[float, float]]


def read_large(seen: Seen, step: Step, beats: Sequence[Beat]) -> list[Beat]:
    """The beats of an event, the last one with the card that it turns up, if that is to be read."""
    thing = seen.table.to_read(step.event, step.table, seen.watching)
    shown = seen.table.inspect(thing, step.table, seen.watching) if thing else None
    if shown is None or shown.look is None or not beats:
        return list(beats)
    last = beats[-1]
    effects = last.effects._replace(
        card=LargeCard(shown.look, shown.shape, _text(shown)),
        banner=last.effects.banner or Banner(_sentence(seen, step), shown.title),
    )
    return [*beats[:-1], last._replace(move=last.move._replace(hold="read"), effects=effects)]


def _text(shown: Inspection) -> str:
    """What is printed on it, and what it means now; its links lead nowhere while it lies there."""
    return unlinked("\n".join(filter(None, (*(text for _, text in shown.sections[:1]), shown.now))))


def _sentence(seen: Seen, step: Step) -> str:
    """What the log says of an event; of what it does not tell, whose doing it is."""
    line = line_of(seen, step)
    seat = getattr(step.event, "seat", NOBODY)
    return unlinked(line.text) if line else seen.name_of(seat) if seat != NOBODY else ""


def line_of(seen: Seen, step: Step) -> LogLine | None:
    """What the log says of an event."""
    told = StoryEvent(step.event, 0, bytes(step.table.faces), bytes(step.table.seen))
    return seen.table.line(told, seen.session, seen.seat, seen.ui.settings.language)


def hurts(seen: Seen, step: Step) -> bool:
    """True if whoever looks may lose something by an event."""
    return seen.seat >= 0 and seen.table.cue_of(step.event, seen.seat).hold == "harm"


def read_harm(seen: Seen, harm: Sequence[Step], beats: Sequence[Beat]) -> list[Beat]:
    """The beats of the last of some events that hurt, with who did what and a picture of what was hit."""
    lines = [line for step in harm if (line := line_of(seen, step)) is not None and line.harm]
    if not lines or not beats or beats[-1].effects.banner is not None:
        return list(beats)
    last = beats[-1]
    texts = [unlinked(line.text) for line in lines]
    picture, shape = _pictured(seen, lines, last) or (None, (1.0, 1.0))
    culprit = seen.table.culprit(harm[-1].event, harm[-1].table, seen.watching)
    banner = Banner(seen.ui.say("table.moment.harm"), culprit, "\n".join(texts[-MOST:]), BAD, picture, shape)
    effects = last.effects._replace(banner=banner)
    return [*beats[:-1], last._replace(move=last.move._replace(hold="harm"), effects=effects)]


def _pictured(seen: Seen, lines: Sequence[LogLine], beat: Beat) -> Pictured | None:
    """How the first thing looks that the lines tell of and that can be shown."""
    pieces = {placed.id: placed for placed in beat.picture}
    for thing in (name for line in lines for name in line.things):
        for name in thing.split("|"):
            shown = seen.table.inspect(name, beat.view, seen.watching) if name.startswith("face:") else None
            if shown is not None and shown.look is not None:
                return shown.look, shown.shape
            there = found(name, pieces)
            if there:
                placed = pieces[there[0]]
                return placed.look, (float(placed.width), float(placed.height))
    return None
