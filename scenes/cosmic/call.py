"""Which questions of Cosmic Encounter call everybody to speak up, and whom they concern."""

from __future__ import annotations

from typing import Any

from game.core.prompts import NONE, Handle, Prompt
from game.core.table import Seat
from game.cosmic.prompts import NO_SHIPS, PlayCard, PlayReinforcement
from game.cosmic.table import CosmicTable


def passing(prompt: Prompt[Any]) -> Handle | None:
    """The answer that passes, if a question is one of those that go around the table."""
    if isinstance(prompt, PlayCard):
        return Handle(NONE, button=prompt.decline)
    if isinstance(prompt, PlayReinforcement):
        return Handle(NO_SHIPS, button="button.pass")
    return None


def concerned(view: CosmicTable, seat: Seat) -> bool:
    """Whose turn it is and who is attacked have something to lose: nobody passes for them."""
    return view.turn == seat or (view.encounter is not None and view.encounter.is_main(seat))
