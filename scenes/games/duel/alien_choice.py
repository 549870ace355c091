"""The aliens of Duel that can be chosen, each with what it does and how it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.texts import printed
from game.duel import pieces
from game.duel.table import DuelTable
from scenes.games.duel.looks.abilities import abilities, pills_of
from scenes.games.duel.looks.aliens import DOTS
from scenes.games.duel.looks.stock import BANDS
from scenes.table.answering.button_tray import lay_ready
from scenes.table.answering.piece_tray import looking_at
from scenes.table.answering.sheet_choice import OfferedSheet, SheetStage, sheet_choice
from scenes.table.game_table import Watching, game_table
from scenes.table.looks.sheets import SheetLook, SheetWords

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui


def alien_choice(
    ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching, again: Callable[[], None]
) -> SheetStage:
    """The stage on which the aliens of a question stand."""
    sheets = []
    for handle in builder.handles:
        key = f"alien:{handle.answer}"
        on_inspect = looking_at(ui, game_table("duel"), key, view, watching)
        press = lay_ready(builder, handle, again)
        sheets.append(
            OfferedSheet(sheet_of(ui, handle.answer), press, on_inspect, builder.chosen == handle, key)
        )
    return sheet_choice(ui, sheets, watching.area)


def sheet_of(ui: Ui, alien: str) -> SheetLook:
    """An alien's card in words: each ability with its name, and when it works."""
    language, level = ui.settings.language, pieces.ALIENS[alien].complexity
    on_card = printed("duel", "alien", alien, language)
    parts = []
    for ability, part in zip(abilities()[alien], on_card.parts["ability"], strict=True):
        when, may = pills_of(ability, language)
        parts.append(f"**{part.name}** · *{when} · {may.lower()}*\n{part.says['text']}")
    words = SheetWords(
        on_card.name, ui.say(f"tool.alien.{level}"), on_card.says["short"], "\n".join(parts),
        on_card.says["flavour"],
    )  # fmt: skip
    return SheetLook(alien, f"duel/aliens/{alien}", BANDS[level], DOTS[level], words)
