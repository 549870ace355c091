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
from scenes.table.game_table import game_table
from scenes.tools.shots import make_ui
from scenes.tools.shots_tables import session_after
from tests.support.screen_reader.reader_hands import Listener, WindowDesk

SIZE = (1280, 720)
TURNS = 4000
PARTS = {"firestorm": 9}  # a turn is one seat's, and the first ones are short
SEATS = {"duel": 2, "cosmic": 4, "eclipse": 2, "firestorm": 2}


def age(session: Session) -> str:
    """What changes with the next encounter, round or turn."""
    return game_table(session.match.game.name).title(session.view(0), "en")


class Goal:
    """How long is played: "whole", "part" (one encounter, a round, a turn of each) or so many answers."""

    def __init__(self, word: str, session: Session) -> None:
        self.word, self.session = word, session
        self.parts = [age(session)]
        self.wanted = PARTS.get(session.match.game.name, 2)

    def reached(self, answers: int) -> bool:
        if self.word.isdecimal():
            return answers >= int(self.word)
        if age(self.session) not in self.parts:
            self.parts.append(age(self.session))
        return self.session.over or (self.word == "part" and len(self.parts) >= self.wanted)


def play(game: str, seed: int, goal: str) -> dict[str, object]:
    app_module.FPS = 0
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        ui = make_ui(SIZE, "en", Path(home))
        ui.settings.speed = "instant"
        window = Window(Settings(), SIZE)
        app = App(ui, window)
        app.telling.readers = screen_readers(window.window, wake, Path(home))
        session = session_after(game, seed, 0, SEATS[game])
        ui.stack.push(open_table(ui, session))
        ui.stack.settle()
        desk = WindowDesk(app)
        desk.read()
        listener = Listener(desk, seed)
        aim, started = Goal(goal, session), time.monotonic()
        for _ in range(TURNS):
            if desk.top.name in ("result", "scoring") or aim.reached(len(listener.answered)):
                break
            listener.turn()
            print(len(listener.answered), desk.top.name, aim.parts[-1], file=sys.stderr)
        desk.client.close()
        return {
            "answers": len(listener.answered),
            "kinds": sorted(set(listener.answered)),
            "told": listener.told,
            "untold": listener.untold,
            "missing": listener.missing,
            "over": session.over,
            "parts": aim.parts[:9],
            "seconds": round(time.monotonic() - started, 1),
        }


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], int(sys.argv[2]), sys.argv[3])))
