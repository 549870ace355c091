"""Pictures of Eclipse besides its table: the log, things looked at closely, the lobby, the rules, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import game
from game.bots import decide
from game.core.prompts import Prompt
from game.eclipse.prompts import Build, ChooseTech, Move, PlaceSector, Upgrade
from game.eclipse.words import DONE
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.result import ResultScene
from scenes.screens.rules import RulesScene
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.table.inspect_scene import InspectScene
from scenes.tools import shots_battle
from scenes.tools.shots_tables import FOUR, session_after, table_after

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

Screen = Callable[["Ui", int, int], list["Scene"]]
SOON = 24  # decisions after which there is something to be seen
WHOLE = 5000  # more decisions than a match has
SHOWN = ("sector:1", "blueprint:1:1", "tech:plasma_cannon", "species:planta", "seat:1", "storage:0")


def log(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The table with the log open, even where it lies over the table."""
    scene = table_after(ui, seed, after or 200, "eclipse", FOUR)
    scene.unfold_log()
    return [scene]


def inspected(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Something looked at closely: the seed says what."""
    table = table_after(ui, seed, after or 120, "eclipse", FOUR)
    what = SHOWN[seed % len(SHOWN)]
    return [table, InspectScene(ui, table.table, what, table.view, table.watching())]


def species(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Somebody chooses among all species, the first to do so."""
    ui.settings.speed = "instant"
    session = session_after("eclipse", seed, 0, FOUR, {"species": "all"})
    while session.match.waiting()[0].seat:
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, prompt.options(session.match.table)[0])
    return [open_table(ui, session)]


def asked(kind: type[Prompt[Any]]) -> Screen:
    """Seat 0 is asked a question of this kind, the first time after so many decisions."""

    def screen(ui: Ui, seed: int, after: int) -> list[Scene]:
        ui.settings.speed = "instant"
        session = session_after("eclipse", seed, after or SOON, FOUR)
        match = session.match
        while match.waiting() and not isinstance(match.asked_of(0), kind):
            seat = match.waiting()[0].seat
            match.answer(seat, decide("captain", match, seat, seed + len(match.decisions)))
        return [open_table(ui, Session(match, session.players))]

    return screen


def upkeep(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Somebody cannot pay, and trades or gives up sectors."""
    worlds = [{"id": "107", "at": [0, -1], "disc": 0}, {"id": "203", "at": [1, -2], "disc": 0}]
    spec = {
        "species": shots_battle.TERRANS, "phase": "upkeep",
        "discs": [3, 9, 9, 9], "storage": [[2, 7, 4], None, None, None], "sectors": worlds, "seed": seed,
        "first": 0,
    }  # fmt: skip
    ui.settings.speed = "instant"
    players = session_after("eclipse", seed, 0, FOUR).players
    match = game.scenario("eclipse", spec)
    match.answer(0, DONE)  # no colony ship lands
    return [open_table(ui, Session(match, players))]


def result(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A match of bots that is over."""
    return [ResultScene(ui, session_after("eclipse", seed, after or WHOLE, FOUR))]


def setup(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The lobby with species named for some seats."""
    scene = LobbyScene(ui, "eclipse")
    scene.seat(str(FOUR))
    if seed:
        scene.variants.aliens = "chosen"
        scene.rebuild()
    return [scene]


def past(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A finished match to watch again."""
    return [ReplayScene(ui, session_after("eclipse", seed, WHOLE, FOUR, level="random"), at=after or 900)]


def rules(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The rules at the combat phase."""
    return [RulesScene(ui, "eclipse", "Combat phase")]


SCREENS = {
    **shots_battle.SCREENS,
    "eclipse_log": log,
    "eclipse_inspect": inspected,
    "eclipse_species": species,
    "eclipse_explore": asked(PlaceSector),
    "eclipse_supply": asked(ChooseTech),
    "eclipse_blueprint": asked(Upgrade),
    "eclipse_build": asked(Build),
    "eclipse_move": asked(Move),
    "eclipse_upkeep": upkeep,
    "eclipse_result": result,
    "eclipse_setup": setup,
    "eclipse_rules": rules,
    "eclipse_replay": past,
}
