"""Trading: what lies ready is traded once or several times, and the button tells for what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.prompts import Handle
from game.core.table import Seat
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of
from scenes.games.eclipse.names import resource_word

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui


def most(handle: Handle, view: EclipseTable, seat: Seat) -> int:
    """How often a trade could be made with what is stored; 0 for anything else."""
    if not isinstance(handle.answer, str) or verb_of(handle.answer) != "trade":
        return 0
    player = view.players[seat]
    return player.storage[numbers_of(handle.answer)[0]] // player.row.trade


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button: all that is given, and what comes for it."""
    chosen, seat = builder.chosen, builder.prompt.seat
    if chosen is None or not most(chosen, view, seat):
        return None
    times, language = 1 + len(builder.after), ui.settings.language
    give, get = numbers_of(chosen.answer)
    paid = times * view.players[seat].row.trade
    told = ui.say(
        "eclipse.trade.told",
        paid=paid, give=resource_word(give, language), got=times, get=resource_word(get, language),
    )  # fmt: skip
    return ui.say("eclipse.trade.do"), told
