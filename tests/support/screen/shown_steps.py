"""What happens in a match, step by step, and how a table of the screen shows it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from game.core.assets import ASSETS
from scenes.session.session import Session, Step
from scenes.table.game_table import GameTable, Watching
from scenes.table.stage.director import TIMES, EventCue


def steps_of(session: Session, seed: int, most: int) -> list[Step]:
    """What happens in so many random decisions, each event with the table after it."""
    found: list[Step] = []
    dice = Random(seed)
    for _ in range(most):
        if not session.match.waiting():
            break
        prompt = session.match.waiting()[0]
        found += session.answer(prompt.seat, dice.choice(prompt.likely(session.match.table)))
    return found


def shown_rightly(table: GameTable[Any], steps: Iterable[Step], watching: Watching) -> set[str]:
    """The kinds of events that happened; the last picture of each of them is the true one."""
    happened = set()
    for step in steps:
        picture = table.picture(step.table, watching)
        assert table.beats(step.event, step.table, picture, watching)[-1].picture == picture
        happened.add(type(step.event).__name__)
    return happened


def move_faults(move: EventCue) -> list[str]:
    """Times that are not known, and a sound that has no recording."""
    missing = [f"time {name}" for name in (move.time, move.hold) if name not in TIMES]
    if move.sound and not (ASSETS / "sounds" / f"{move.sound}.ogg").is_file():
        missing.append(f"sound {move.sound}")
    return missing
