"""What several people chose in secret is opened before everybody: hands are covered, and a button waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.table import NOBODY
from scenes.table.stage.director import GATE, Beat, EventCue

if TYPE_CHECKING:
    from scenes.session.session import Step
    from scenes.table.game_table import Watching
    from scenes.table.scene import TableScene

UNSEEN = EventCue()


def beats_of(scene: TableScene, steps: Sequence[Step]) -> list[Beat]:
    """What an answer led to, as whoever looks may see it.

    Among people who share a device nobody's hand lies open while secrets are turned over, and the table waits
    until all of them look (docs/ux 4.10).
    """
    secrets = [number for number, step in enumerate(steps) if _opens(scene, step)] if scene.shared else []
    if secrets:
        _go_public(scene, len(scene.session.story) - len(steps))
    watching, before = scene.watching(), scene.view
    beats: list[Beat] = []
    for number, step in enumerate(steps):
        if number in secrets[:1]:
            beats.append(Beat(scene.table.picture(before, watching), GATE))
        step.table.hide_from(scene.seat)
        before = step.table
        beats += _told(scene, step, watching)
    while beats and beats[-1].move == UNSEEN:  # the table is laid as it is now when all has been shown
        beats.pop()
    return beats


def _told(scene: TableScene, step: Step, watching: Watching) -> Sequence[Beat]:
    """The beats of an event. What takes no time is not seen and needs no picture: most of what happens."""
    table = scene.table
    if table.cue_of(step.event, scene.seat) == UNSEEN:
        unseen = table.beats(step.event, step.table, [], watching)
        if all(beat.move == UNSEEN for beat in unseen):
            return unseen
    return table.beats(step.event, step.table, table.picture(step.table, watching), watching)


def _opens(scene: TableScene, step: Step) -> bool:
    return scene.table.cue_of(step.event, scene.seat).together


def _go_public(scene: TableScene, told: int) -> None:
    """Nobody's hand lies open, and table and log are as they were before the last answer."""
    before = scene.session.match.game.copy(scene.session.before)
    before.hide_from(NOBODY)  # of the true table: a view would lose its backs
    scene.look_as(NOBODY)
    scene.view = before
    scene.stage.reconcile(scene.table.picture(before, scene.watching()))
    scene.log.keep_public(told)
