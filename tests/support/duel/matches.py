"""Matches of Duel for tests of scenes: played at random or by bots, the same every time."""

from __future__ import annotations

from functools import cache
from random import Random

import game
from game.duel import pieces
from scenes.session.participants import Participant
from scenes.session.session import Session

MIA, JONAS = Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")


@cache
def played(seed: int, decisions: int = 2000) -> Session:
    """A match at random after so many decisions; aliens follow from the seed. Not to be changed."""
    return fresh(seed, decisions)


def fresh(seed: int, decisions: int = 2000, players: tuple[Participant, ...] = (MIA, JONAS)) -> Session:
    """The same, to be played on."""
    dice, aliens = Random(seed), list(pieces.ALIENS)
    pair = dice.sample(aliens, 2)
    match = game.new_match("duel", seed, options={"aliens": pair})
    for _ in range(decisions):
        if not match.waiting():
            break
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.options(match.table)))
    return Session(match, players)
