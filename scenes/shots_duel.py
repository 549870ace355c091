"""The table of a game for pictures: a seeded match of bots after so many decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game
from game.bots import decide
from scenes.session import Player, Session
from scenes.table import TableScene

if TYPE_CHECKING:
    from scenes.stack import Scene
    from scenes.ui import Ui


def session_after(name: str, seed: int, after: int) -> Session:
    """A person against a bot, the first decisions taken by novices."""
    match = game.new_match(name, seed, options={"aliens": "random"})
    for _ in range(after):
        waiting = match.waiting()
        if not waiting:
            break
        seat = waiting[0].seat
        match.answer(seat, decide("novice", match, seat, seed))
    return Session(match, [Player("Mia", "orange"), Player("Jonas", "blue", "novice")])


def duel(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Duel as seat 0 sees it."""
    ui.settings.speed = "instant"
    return [TableScene(ui, session_after("duel", seed, after))]


SCREENS = {"duel": duel}
