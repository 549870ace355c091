"""The big button while a deal is made: offers or accepts, or says what is missing; and walking away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.prompts import Handle
from game.cosmic.deal_prompts import BACK, MakeDeal, can_give, moves_something
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import offered
from scenes.games.cosmic.deal_desk import terms
from scenes.games.cosmic.deal_desk.terms import deal_of
from scenes.table.action_corner import DO_KEY, ActionCorner, calm_answer, large
from scenes.table.game_table import Watching
from scenes.widgets.hold_ring import HoldButton

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

LEAVE = "leave the desk"  # the key of the button
Again = Callable[[], None]


def corner(
    ui: Ui, builder: AnswerBuilder, view: CosmicTable, choose: Callable[[Handle], None], again: Again
) -> ActionCorner | None:
    """Offer or accept on the big button; walking away stands above it and names its price."""
    prompt = builder.prompt
    if not isinstance(prompt, MakeDeal) or builder.chosen is not None:
        return None
    by_word = {handle.answer[0]: handle for handle in builder.buttons}
    leave = by_word["break_off"]
    away = HoldButton(
        ui.say("desk.walk_away", ships=FAILED_DEAL), lambda: choose(leave), icon="close",
        how=ui.say("table.hold_it"), name=ui.words.label(leave.button or "", prompt), key=LEAVE,
    )  # fmt: skip
    word = "accept" if "accept" in by_word else "propose"
    if word not in by_word:
        verb = ui.words.label("button.deal.propose", prompt)
        missing = ui.say(_missing(view, prompt))
        return ActionCorner(verb, missing=missing, answers=[away], gives={LEAVE: leave})
    done = by_word[word]
    verb = ui.words.label(done.button or "", prompt)
    second = terms.gain(ui, view, prompt.seat)
    gives = {"action": done, LEAVE: leave}
    if word == "accept":  # somebody else has put it together
        yes = calm_answer(ui, verb, lambda: choose(done), second=second, hotkey=DO_KEY, locked=True)
        return ActionCorner(big=large(yes), answers=[away], gives=gives)
    return ActionCorner(verb, lambda: choose(done), second=second, locked=True, answers=[away], gives=gives)


def _missing(view: CosmicTable, prompt: MakeDeal) -> str:
    """Why nothing can be proposed or accepted."""
    deal = deal_of(view)
    if not moves_something(view, deal):
        return "desk.lay_first"
    return "desk.change_first" if can_give(view, deal, view.at.sides[prompt.seat]) else "desk.no_such_card"


def consequence(
    ui: Ui, prompt: MakeDeal, chosen: Handle, view: CosmicTable, watching: Watching
) -> tuple[str, str]:
    """What stands on the big button while something lies ready to be laid down."""
    if chosen.button:
        return ui.words.label(chosen.button, prompt), ""
    if chosen.answer[0].startswith(BACK):
        return ui.say("desk.take_it_back"), ""
    name = offered.piece(chosen.piece or "", view, watching)[1]
    verbs = {"settle": "desk.ask_for", "show": "desk.show_it"}
    return ui.say(verbs.get(chosen.answer[0], "desk.lay_down"), name=name), ""
