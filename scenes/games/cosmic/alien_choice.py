"""The sheets that were dealt in Cosmic Encounter, to choose one or to keep one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.texts import printed
from game.cosmic import pieces
from game.cosmic.prompts import KeepAlien
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.looks.aliens import alien_art
from scenes.games.cosmic.looks.stock import BANDS
from scenes.table.answering.piece_tray import looking_at, taking
from scenes.table.answering.sheet_choice import OfferedSheet, SheetStage, sheet_choice
from scenes.table.game_table import Watching, game_table
from scenes.table.looks.sheets import SheetLook, SheetWords

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

LEVELS = {"green": 1, "yellow": 2, "red": 3}


def alien_choice(
    ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching, again: Callable[[], None]
) -> SheetStage:
    """The stage on which the sheets of a question stand."""
    sheets = []
    keeps = isinstance(builder.prompt, KeepAlien)  # the first one is the old one
    for handle in builder.handles:
        piece = handle.piece or ""
        alien = face_key(view, handle.answer).partition(".")[0]
        on_inspect = looking_at(ui, game_table("cosmic"), piece, view, watching)
        look = sheet_of(ui, alien, now=keeps and handle == builder.handles[0])
        sheets.append(
            OfferedSheet(look, taking(builder, piece, again), on_inspect, builder.chosen == handle, piece)
        )
    return sheet_choice(ui, sheets, watching.area)


def sheet_of(ui: Ui, alien: str, *, now: bool = False) -> SheetLook:
    """An alien's sheet in words; ``now`` says that its player has it already."""
    row, says = pieces.ALIENS[alien], printed("cosmic", "alien", alien, ui.settings.language).says
    hard = ui.say(f"tool.alien.{row.skill}")
    must = ui.say("tool.alien.must" if row.mandatory else "tool.alien.may")
    under = " · ".join([says["power"], hard, *([ui.say("tool.alien.yours")] if now else [])])
    words = SheetWords(
        says["name"], under, says["short"], f"{says['text']}\n*{must}*", says.get("flavour", "")
    )
    return SheetLook(f"{alien}.sheet", alien_art(alien), BANDS[row.skill], LEVELS[row.skill], words)
