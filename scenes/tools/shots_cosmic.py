"""Screens of Cosmic Encounter for pictures: a deal in the making."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from game.bots import decide
from game.cosmic.deal_prompts import MakeDeal, Word
from game.cosmic.pieces import ARTIFACT
from scenes.screens.table_screens import open_table
from scenes.tools.shots_tables import session_after

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

SEED = 5  # of a match in which the person soon makes a deal
LONGEST = 3000  # decisions
LAID = ("show", "give", "settle", "grant", "want", "ask")


def bargaining(seed: int) -> Session:
    """A match when the person may speak at the deal desk, of this seed or of the next that has one."""
    return next(session for session in map(_played, count(seed)) if _may_speak(session))


def _played(seed: int) -> Session:
    """A match up to the first deal of the person, or to its end."""
    session = session_after("cosmic", seed, 0)
    match = session.match
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting or _may_speak(session):
            break
        seat = waiting[0].seat
        match.answer(seat, decide("novice", match, seat, seed))
    return session


def _may_speak(session: Session) -> bool:
    waiting = session.match.waiting()
    return bool(waiting) and waiting[0].seat == 0 and isinstance(waiting[0], MakeDeal)


def _word(session: Session, verb: str) -> Word | None:
    """The last of the answers with this word; an artifact is what is asked for."""
    prompt = session.prompt(0)
    assert prompt is not None
    words = [word for word in prompt.options(session.view(0)) if word[0] == verb]
    return next((word for word in words if word == ("ask", ARTIFACT)), words[-1] if words else None)


def deal(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The deal desk with something of everything on it."""
    ui.settings.speed = "instant"
    session = bargaining(seed or SEED)
    for verb in LAID[: after or len(LAID)]:
        word = _word(session, verb)
        if word:
            session.answer(0, word)
    return [open_table(ui, session)]


SCREENS = {"cosmic_deal": deal}
