"""The tables of the games for pictures: a seeded match of bots after so many decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import game
from game.bots import decide
from game.duel.table import DuelTable
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

NAMES = ("Mia", "Jonas", "Ilse", "Ben", "Theodora", "Emil")
COLOURS = {
    "duel": ("orange", "blue"),
    "cosmic": ("red", "yellow", "green", "blue", "purple"),
    "eclipse": ("blue", "white", "red", "green", "yellow", "purple"),
    "firestorm": ("blue", "red", "yellow", "purple"),
}
# Mia plays, the others are bots.
PLAYERS = {
    game_name: [
        Participant(name, colour, "novice" if seat else PERSON)
        for seat, (name, colour) in enumerate(zip(NAMES, colours, strict=False))
    ]
    for game_name, colours in COLOURS.items()
}
OPTIONS: dict[str, dict[str, Any]] = {
    "eclipse": {"species": "random"},
    "firestorm": {},
}  # of the others the aliens are random
LEVELS = {"eclipse": "captain"}  # a novice with the same seed errs the same way in every turn
FOUR = 4  # seats in the picture of Eclipse


def session_after(
    name: str,
    seed: int,
    after: int,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    level: str = "",
) -> Session:
    """A person against bots, the first decisions taken by bots."""
    players = PLAYERS[name][: seats or len(PLAYERS[name])]
    wanted = {**OPTIONS.get(name, {"aliens": "random"}), **(options or {})}
    match = game.new_match(name, seed, len(players), wanted)
    for _ in range(after):
        waiting = match.waiting()
        if not waiting:
            break
        seat = waiting[0].seat
        match.answer(seat, decide(level or LEVELS.get(name, "novice"), match, seat, seed))
    return Session(match, players)


def table_after(ui: Ui, seed: int, after: int, name: str = "duel", seats: int = 0) -> TableScene:
    """The table of a game as seat 0 sees it."""
    ui.settings.speed = "instant"
    return open_table(ui, session_after(name, seed, after, seats))


def duel(ui: Ui, seed: int, after: int) -> list[Scene]:
    return [table_after(ui, seed, after)]


def cosmic(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Five seats at Cosmic Encounter."""
    return [table_after(ui, seed, after, "cosmic")]


def eclipse(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Four seats at Eclipse."""
    return [table_after(ui, seed, after, "eclipse", FOUR)]


def eclipse_six(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Eclipse with everybody there can be."""
    return [table_after(ui, seed, after, "eclipse")]


def pinned(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Both aliens side by side while the match goes on."""
    table = table_after(ui, seed, after or 24)
    assert isinstance(table.view, DuelTable)
    for alien in table.view.aliens:
        table.pins.toggle(f"alien:{alien}")
    return [table]


TABLES = {"duel": duel, "cosmic": cosmic, "eclipse": eclipse, "eclipse_six": eclipse_six}
SCREENS = {name: screen for name, screen in TABLES.items() if name.partition("_")[0] in game.GAMES} | {
    "pins": pinned
}
