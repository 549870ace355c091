"""A long evening in a process of its own: matches of all games one after the other, by bots and drawn."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from scenes.drawing.canvas import PATIENCE_MS, Pace
from scenes.drawing.image_loader import Reader
from scenes.games import PLAYABLE
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.tools.shots_tables import OPTIONS, PLAYERS
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui

LOOKS = 40  # milliseconds between two looks at the table
DRAWN = 4  # of so many looks one is drawn
SEATS = {"duel": 2, "cosmic": 4, "eclipse": 4, "firestorm": 4}


class Held(NamedTuple):
    """What the process has after a match."""

    megabytes: float
    files: int


def evening(matches: int, looks: int) -> Iterator[Held]:
    """Matches with so many looks at each, on a window that reads pictures beside its frames."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    ui = a_ui((1280, 720), "de")
    ui.settings.speed = "instant"
    ui.art.reader = Reader()
    desk = Desk(ui)
    desk.canvas.pace = Pace(PATIENCE_MS)
    for number in range(matches):
        name = PLAYABLE[number % len(PLAYABLE)]
        seated = PLAYERS[name][: SEATS[name]]
        players = [Participant(player.name, player.colour, "novice") for player in seated]
        folder = Path(tempfile.mkdtemp(dir=ui.folders.saves))
        session = Session.begin(name, number, players, OPTIONS.get(name, {"aliens": "random"}), folder)
        _watch(desk, session, looks)
        session.close()
        yield Held(_megabytes(), len(os.listdir("/proc/self/fd")))


def _watch(desk: Desk, session: Session, looks: int) -> None:
    table = open_table(desk.ui, session)
    desk.ui.stack.replace(table)
    desk.ui.stack.settle()
    for look in range(looks):
        desk.wait(LOOKS)
        if desk.top is not table or session.over:
            break
        if look % DRAWN == 0:
            desk.canvas.pace.begin()
            desk.draw()


def _megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


if __name__ == "__main__":
    for held in evening(int(sys.argv[1]), int(sys.argv[2])):
        print(*held, flush=True)
