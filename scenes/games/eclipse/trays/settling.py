"""Settling: where colony ships can still land, and what the button says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.prompts import Prompt
from game.core.texts import catalogue
from game.eclipse import offers, pieces
from game.eclipse.asking import proposing
from game.eclipse.battle_prompts import ActFirst, SettleNow
from game.eclipse.prompts import EndTurn, MayClaim
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of
from scenes.games.eclipse.names import resource_name, resource_word, sector_title
from scenes.table.match_words import called

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import Watching
    from scenes.widgets.context import Ui


def open_squares(view: EclipseTable, prompt: Prompt[Any]) -> int:
    """How many more colony ships could land."""
    peaceful = isinstance(prompt, SettleNow)
    squares = {landing[:2] for landing in offers.settlements(view, prompt.seat, peaceful=peaceful)}
    return min(len(squares), view.players[prompt.seat].colony_ships)


def asks(prompt: Prompt[Any], view: EclipseTable, watching: Watching) -> str:
    """What can be done at the end of a turn, and which sector it is about; "" for other questions."""
    words, seat = catalogue(watching.language), f"**{called(prompt.seat, watching)}**"
    if isinstance(prompt, MayClaim | ActFirst):
        sector = sector_title(view.face(prompt.sector).id, watching.language)
        return words.asked(prompt, seat=seat, sector=sector)
    if not isinstance(prompt, EndTurn) or (left := open_squares(view, prompt)) == 0:
        return ""
    if proposing(view, prompt.seat):
        return words.say("eclipse.settle.ask_or_propose", seat=seat, count=left)
    return words.say("eclipse.settle.ask", seat=seat, count=left)


def missing(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> str:
    """What is to be chosen first: a square, or what comes for the goods that were tapped."""
    kind, _, resource = builder.selected.partition(":")
    if kind == "storage":
        player = view.players[builder.prompt.seat]
        give = resource_word(int(resource), ui.settings.language)
        return ui.say("eclipse.trade.missing", paid=player.row.trade, give=give)
    if kind == "square":
        return ui.say("eclipse.settle.which_cube")
    if not kind and isinstance(builder.prompt, EndTurn) and open_squares(view, builder.prompt):
        return ui.say("missing.SettleNow")
    return ""


def left_open(ui: Ui, prompt: Prompt[Any], view: EclipseTable) -> str:
    """What is said of ending a turn or the landing while squares could be settled."""
    if not isinstance(prompt, EndTurn | SettleNow):
        return ""
    left = open_squares(view, prompt)
    return ui.say("eclipse.settle.left", count=left) if left else ""


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button for a cube that lies ready: where it lands, and what it brings."""
    chosen = builder.chosen
    if chosen is None or verb_of(str(chosen.answer)) != "settle":
        return None
    sector, _, track = numbers_of(chosen.answer)
    seat, language = builder.prompt.seat, ui.settings.language
    place = sector_title(view.face(sector).id, language)
    then = pieces.PRODUCTION[view.players[seat].cubes[track] - 1]
    brings = ui.say(
        "eclipse.settle.brings",
        name=resource_name(track, language), now=view.income(seat, track), then=then,
    )  # fmt: skip
    return ui.say("eclipse.settle.do", place=place), brings
