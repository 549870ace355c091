"""What stands in the corner while ships are upgraded: finish, fit, return."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.prompts import Handle
from game.eclipse.prompts import FitFound, Upgrade
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, numbers_of
from scenes.games.eclipse.names import part_name, ship_name
from scenes.table.action_corner import ActionCorner

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui


def corner(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """What is in the way of ending the upgrade."""
    prompt = builder.prompt
    if not isinstance(prompt, Upgrade) or builder.chosen is not None:
        return None
    if not any(each.answer == DONE for each in builder.handles):
        return ActionCorner(ui.say("eclipse.done.Upgrade"), missing=ui.say("eclipse.blueprint.unfit"))
    return None


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button while a part or a tile lies ready."""
    chosen, prompt = builder.chosen, builder.prompt
    if chosen is None or not isinstance(prompt, Upgrade | FitFound):
        return None
    place = chosen.place if (chosen.place or "").startswith("blueprint:") else chosen.piece
    if not (place or "").startswith("blueprint:"):
        return None
    ship, square = map(int, (place or "").split(":")[1:3])
    language = ui.settings.language
    if chosen.place == "supply":
        part = view.players[prompt.seat].designs[ship][square] - 1
        return ui.say("do.eclipse.clear", name=part_name(part, language)), ship_name(ship, language)
    part = prompt.part if isinstance(prompt, FitFound) else numbers_of(chosen.answer)[2]
    return ui.say("do.eclipse.fit", name=part_name(part, language)), ship_name(ship, language)
