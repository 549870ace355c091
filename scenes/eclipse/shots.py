"""Pictures of Eclipse besides its table: the log, things looked at closely, the lobby, the rules, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.eclipse import shots_battle
from scenes.inspect import InspectScene
from scenes.lobby import LobbyScene
from scenes.result import ResultScene
from scenes.rules import RulesScene
from scenes.shots_tables import FOUR, session_after, table_after
from scenes.table import TableScene

if TYPE_CHECKING:
    from scenes.stack import Scene
    from scenes.ui import Ui

WHOLE = 5000  # more decisions than a match has
SHOWN = ("sector:1", "blueprint:1:1", "tech:plasma_cannon", "species:planta", "seat:1", "storage:0")


def log(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The table with the log open, even where it lies over the table."""
    scene = table_after(ui, seed, after or 200, "eclipse", FOUR)
    scene.log_open = True
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
    return [TableScene(ui, session)]


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


def rules(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The rules at the combat phase."""
    return [RulesScene(ui, "eclipse", "Combat phase")]


SCREENS = {
    **shots_battle.SCREENS,
    "eclipse_log": log,
    "eclipse_inspect": inspected,
    "eclipse_species": species,
    "eclipse_result": result,
    "eclipse_setup": setup,
    "eclipse_rules": rules,
}
