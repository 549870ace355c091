"""How ships go into combat, chosen on the ships themselves: face up or down, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import CardId
from game.firestorm.combat.prompts import FormUp
from game.firestorm.table import FirestormTable
from game.firestorm.words import word
from scenes.games.firestorm.combat import ships_in_hand
from scenes.games.firestorm.names import card_name
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.game_table import Watching
from scenes.widgets.boxes import Column, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

SIDE, GAP = 9.0, 2.0  # millimetres
FROM_TOP = 0.54  # of a ship's height: its values and its name stay in sight


class OnShip(TraySlot):
    """Buttons that belong to the ship on which they lie."""

    def keep_clear(self, taken: Sequence[Rect], room: Rect) -> None:
        """Does nothing: these buttons stay where they are."""


def toggles(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, watching: Watching, again: Callable[[], None]
) -> list[Widget]:
    """An eye on every ship, which opens it, and a house, which leaves it at home."""
    prompt = builder.prompt
    if not isinstance(prompt, FormUp):
        return []
    known = {handle.answer: handle for handle in builder.handles}
    found: list[Widget] = []
    for ship, spot in ships_in_hand.spots(watching):
        said = [each for each in _words(prompt, ship) if each in known]
        name = card_name(view, ship, ui.settings.language)
        buttons = [_button(ui, name, each, partial(_turn, builder, known[each], again)) for each in said]
        if buttons:
            area = Rect(spot.x, spot.y, spot.width, round(spot.height * FROM_TOP))
            row = Row(*buttons, gap=GAP)
            fits = row.measure(ui, area.width)[0] + ui.mm(GAP) <= area.width
            found.append(OnShip(row if fits else Column(*buttons, gap=GAP), area, spot.y))
    return found


def _turn(builder: AnswerBuilder, handle: Handle, again: Callable[[], None]) -> None:
    """Given at once: another press takes it back."""
    builder.choose(handle)
    builder.at_once = True
    again()


def _words(prompt: FormUp, ship: CardId) -> list[str]:
    """Turning a ship, and whether it takes part."""
    part = "join" if ship in prompt.left else "leave"
    return [word(part, ship)] if ship in prompt.left else [prompt.turning(ship), word(part, ship)]


def _button(ui: Ui, name: str, said: str, press: Callable[[], None]) -> Button:
    """It shows how the ship lies now, and says what a press makes of it."""
    verb = said.partition(" ")[0]
    icon = {"open": "eye_off", "cover": "eye", "leave": "home", "join": "home"}[verb]
    words = ui.say(f"firestorm.toggle.{verb}", card=name)
    return IconButton(icon, words, press, mm=SIDE, selected=verb in ("cover", "join"), key=f"toggle:{said}")
