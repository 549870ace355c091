"""Catches what bots trip over: they are helped out, the match goes on, and each fault is told once."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from game.bots import Bot, Chair, bot
from game.bots.falling_back import thoughts
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.table import Seat

if TYPE_CHECKING:
    from scenes.session.session import Session, Step


class Faults:
    """Told to whoever keeps reports, with what is needed to meet them again."""

    def __init__(self) -> None:
        self.tell: Callable[[Exception], object] = lambda error: None
        self._met: set[str] = set()

    def note(self, match: Match[Any], seat: Seat, error: Exception) -> None:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} {place.filename} {place.lineno}"
        if what in self._met:
            return
        self._met.add(what)
        taken = len(match.decisions)
        error.add_note(f"{match.game.name}, seed {match.beginning.seed}, seat {seat}, decision {taken}")
        self.tell(error)

    def helped(self, player: Bot, match: Match[Any], seat: Seat, prompt: Prompt[Any]) -> Iterator[object]:
        """What a bot thinks; if it fails, what a novice would."""
        novice = bot("novice", match.game.name, match.beginning.seed + seat)
        return thoughts([player, novice], Chair(match, seat), prompt, partial(self.note, match, seat))


def answer_of_bot(session: Session, seat: Seat, choice: object) -> list[Step]:
    """Take a bot's decision; if the rules fail on the way from it, another one that they bear."""
    prompt = session.prompt(seat)
    try:
        return session.answer(seat, choice)
    except Exception as error:
        if prompt is None or seat not in session.bots:
            raise
        session.faults.note(session.match, seat, error)
        for other in prompt.options(session.view(seat)):
            with suppress(Exception):
                return session.answer(seat, other)
        raise
