"""Playing on from the middle of a match that is no secret any more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.core.branches import Origin
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.session.story import StoryEvent


def taken_at(story: Sequence[StoryEvent], moment: int, decisions: int) -> int:
    """How many decisions had been taken at a moment; in the midst of what one led to, those before it."""
    here = story[moment - 1].decision if moment else 0
    following = story[moment].decision if moment < len(story) else decisions + 1
    return here if following != here else max(0, here - 1)


def place_to_play_on(session: Session, moment: int) -> int:
    """After how many decisions somebody can play on; at the end of a match that is before the last one."""
    decisions = len(session.match.decisions)
    return min(taken_at(session.story, moment, decisions), decisions - session.over)


def branch_off(
    session: Session, taken: int, players: Sequence[Participant], folder: Path | None, name: str
) -> Session:
    """The match as it stood after so many decisions, in a file of its own."""
    branch = Session(session.match.at(taken), players)
    branch.branch, branch.called = Origin(session.id, taken), name
    branch.file_in(folder)
    return branch
