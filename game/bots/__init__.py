"""Players made of code: random, novice and captain. They see what their seat may see, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.captain import Captain
from game.bots.chair import Chair
from game.bots.minds import Bot, Mind, Opinionated, mind_of
from game.bots.novice import Novice
from game.bots.random import RandomBot
from game.core.match import Match
from game.core.refusals import WrongWord
from game.core.table import Seat

LEVELS: dict[str, Callable[[Mind, int], Bot]] = {"random": RandomBot, "novice": Novice, "captain": Captain}


def bot(level: str, game: str, seed: int) -> Bot:
    """A bot by its level's name; in a game that nobody has thought about, a random one.

    The same seed and the same knowledge give the same answers.
    """
    if level not in LEVELS:
        raise WrongWord(f"There is no bot {level!r}; there is: {', '.join(LEVELS)}.")
    mind = mind_of(game)
    return LEVELS[level](mind, seed) if mind else RandomBot(None, seed)


def decide(level: str, match: Match[Any], seat: Seat, seed: int) -> Any:
    """What a bot of this level answers to the question that the seat is being asked."""
    return decided(bot(level, match.game.name, seed), match, seat)


def decided(player: Bot, match: Match[Any], seat: Seat) -> Any:
    """Let a bot think to the end."""
    prompt = match.asked_of(seat)
    assert prompt is not None, f"seat {seat} is not asked anything"
    return next(answer for answer in player.think(Chair(match, seat), prompt) if answer is not None)


__all__ = ["LEVELS", "Bot", "Chair", "Mind", "Opinionated", "bot", "decide", "decided", "mind_of"]
