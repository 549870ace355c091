"""Plays a match in the real window through the accessibility client, and prints how it went.

python -m tests.support.screen_reader.play duel 3 whole
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from scenes.accessibility.adapter import screen_readers
from scenes.program import app as app_module
from scenes.program.app import App, wake
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.shell.settings import Settings
from scenes.shell.window import Window
from scenes.table.scene import TableScene
from scenes.tools.shots import make_ui
from scenes.tools.shots_tables import session_after
from tests.support.screen_reader.reader_hands import Listener, WindowDesk

SIZE = (1280, 720)
TURNS = 4000
SEATS = {"duel": 2, "cosmic": 4, "eclipse": 2, "firestorm": 2}


def over(session: Session, goal: str, begun: object) -> bool:
    """Whether what was to be played has been played."""
    if goal == "whole" or session.over:
        return session.over
    return age(session) != begun


def age(session: Session) -> object:
    """What changes with the next encounter, round or turn."""
    table = session.match.table
    return [getattr(table, name, None) for name in ("encounter_number", "encounters", "round", "turn")]


def play(game: str, seed: int, goal: str) -> dict[str, object]:
    app_module.FPS = 0
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        ui = make_ui(SIZE, "en", Path(home))
        ui.settings.speed = "instant"
        window = Window(Settings(), SIZE)
        app = App(ui, window)
        app.telling.readers = screen_readers(window.window, wake)
        session = session_after(game, seed, 0, SEATS[game])
        ui.stack.push(open_table(ui, session))
        ui.stack.settle()
        desk = WindowDesk(app)
        desk.read()
        listener = Listener(desk, seed)
        begun, started = age(session), time.monotonic()
        answers = int(goal) if goal.isdecimal() else 100_000
        for _ in range(TURNS):
            if desk.top.name in ("result", "scoring") or len(listener.answered) >= answers:
                break
            if isinstance(desk.top, TableScene) and not goal.isdecimal() and over(session, goal, begun):
                break
            listener.turn()
        desk.client.close()
        return {
            "answers": len(listener.answered),
            "kinds": sorted(set(listener.answered)),
            "told": listener.told,
            "untold": listener.untold,
            "missing": listener.missing,
            "over": session.over,
            "age": str(age(session)),
            "seconds": round(time.monotonic() - started, 1),
        }


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], int(sys.argv[2]), sys.argv[3])))
