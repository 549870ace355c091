"""What several people chose in secret is opened before everybody: hands are covered, and a button waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from scenes.table.stage.director import GATE, Beat, EventCue
from scenes.table.stage.worth_reading import hurts, read_harm, read_large

if TYPE_CHECKING:
    from game.core.events import Event
    from game.core.table import Seat
    from scenes.session.session import Step
    from scenes.table.game_table import GameTable
    from scenes.table.seen import Seen

UNSEEN = EventCue()


def opens_secrets(table: GameTable[Any], seat: Seat, steps: Sequence[Step]) -> bool:
    """True if something that several people chose in secret is turned over in these steps."""
    return any(table.cue_of(step.event, seat).together for step in steps)


def beats_of(seen: Seen, steps: Sequence[Step]) -> list[Beat]:
    """What an answer led to, as whoever looks may see it.

    Among people who share a device nobody's hand lies open while secrets are turned over, and the table waits
    until all of them look (docs/ux 4.10).
    """
    beats: list[Beat] = []
    before, gate = seen.view, seen.shared
    for step in steps:
        step.table.hide_from(seen.seat)
    harm = [step for step in steps if hurts(seen, step)]
    for step in steps:
        if gate and seen.table.cue_of(step.event, seen.seat).together:
            beats.append(Beat(seen.table.picture(before, seen.watching), GATE))
            gate = False
        before = step.table
        told = read_large(seen, step, _told(seen, step))
        beats += read_harm(seen, _alike(seen, harm, step), told)
    while beats and beats[-1].move == UNSEEN:  # the table is laid as it is now when all has been shown
        beats.pop()
    return beats


def _alike(seen: Seen, harm: Sequence[Step], step: Step) -> list[Step]:
    """What somebody does in the same way is read once, at the last of it; nothing for the steps before."""
    if not any(each is step for each in harm):
        return []
    told = _whose(seen, step)
    alike = [each for each in harm if _whose(seen, each) == told]
    return alike if alike[-1] is step else []


def _whose(seen: Seen, step: Step) -> tuple[type[Event], str]:
    """What hurts, and whose doing it is."""
    return type(step.event), seen.table.culprit(step.event, step.table, seen.watching)


def _told(seen: Seen, step: Step) -> Sequence[Beat]:
    """The beats of an event. What takes no time is not seen and needs no picture: most of what happens."""
    table, watching = seen.table, seen.watching
    if table.cue_of(step.event, seen.seat) == UNSEEN:
        unseen = table.beats(step.event, step.table, [], watching)
        if all(beat.move == UNSEEN for beat in unseen):
            return unseen
    return table.beats(step.event, step.table, table.picture(step.table, watching), watching)
