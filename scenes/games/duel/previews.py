"""What an answer makes of both totals, as far as everybody's cards on the table tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.prompts import NONE, Handle, Prompt
from game.duel.aliens.echo_chamber import echo_chamber
from game.duel.prompts import MayDiscardCard, PlayReinforcement
from game.duel.table import DuelTable
from scenes.games.duel.imagined import echoed, own_first, reinforced, score_of

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


def totals_after(ui: Ui, prompt: Prompt[Any], handle: Handle, view: DuelTable) -> str:
    """How the totals stand once the answer is given; "" if it does not decide about them."""
    after = _after(prompt, handle, view)
    found = score_of(after) if after is not None else None
    if found is None:
        return ""
    mine, theirs = own_first(found, prompt.seat)
    key = "table.totals_stay" if after is view else "table.totals_then"
    return ui.say(key, mine=mine, theirs=theirs)


def _after(prompt: Prompt[Any], handle: Handle, view: DuelTable) -> DuelTable | None:
    duel, seat = view.duel, prompt.seat
    if duel is None:
        return None
    if isinstance(prompt, PlayReinforcement):
        card, on = handle.answer
        return view if card == NONE else reinforced(view, duel, card, seat, on)
    if isinstance(prompt, MayDiscardCard) and prompt.because == echo_chamber.name:
        return view if handle.answer == NONE else echoed(view, duel, seat)
    return None
