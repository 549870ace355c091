"""What stands in the corner while ships are upgraded: finish, fit, return."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.prompts import Handle
from game.eclipse.prompts import FitFound, Upgrade
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE
from scenes.games.eclipse.names import ship_name
from scenes.table.action_corner import ActionCorner

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui


def corner(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """Finish the upgrade, or what is in the way of that."""
    prompt = builder.prompt
    if not isinstance(prompt, Upgrade) or builder.chosen is not None:
        return None
    text = ui.say("eclipse.blueprint.finish")
    done = next((each for each in builder.handles if each.answer == DONE), None)
    if done is None:
        return ActionCorner(text, missing=ui.say("eclipse.blueprint.unfit"))
    return ActionCorner(
        ui.words.label(done.button or "", prompt), lambda: choose(done),
        second=ui.say("eclipse.blueprint.takes", takes=prompt.takes),
    )  # fmt: skip


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button while a part or a tile lies ready."""
    chosen, prompt = builder.chosen, builder.prompt
    if chosen is None or not isinstance(prompt, Upgrade | FitFound):
        return None
    place = chosen.place if (chosen.place or "").startswith("blueprint:") else chosen.piece
    if not (place or "").startswith("blueprint:"):
        return None
    ship = int((place or "").split(":")[1])
    verb = "eclipse.blueprint.return" if chosen.place == "supply" else "eclipse.blueprint.fit"
    return ui.say(verb), ship_name(ship, ui.settings.language)
