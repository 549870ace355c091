"""A hint at the table: what the best bot would do, and why in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.prompts import Handle
from scenes.session.advice import Advice, hint

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen


class Hint(NamedTuple):
    """What is said of a question, and the piece that it is about."""

    builder: AnswerBuilder
    line: str
    piece: str


def hint_for(seen: Seen, builder: AnswerBuilder) -> Hint | None:
    """What to answer to the open question; None if hands cannot give that answer."""
    advice = hint(seen.session, seen.seat)
    handle = next((handle for handle in builder.handles if handle.answer == advice.answer), None)
    return Hint(builder, _line(seen, builder, handle, advice), handle.piece or "") if handle else None


def _line(seen: Seen, builder: AnswerBuilder, handle: Handle, advice: Advice) -> str:
    say = seen.ui.say
    if handle.button:
        what = seen.ui.words.label(handle.button, builder.prompt)
    else:
        what = seen.table.piece(handle.piece or "", seen.view, seen.watching)[1]
    if handle.place:
        what = say("table.hint_to", what=what, where=_place_name(seen, handle.place))
    if advice.why:
        return say("table.hint_why", what=what, why=say(advice.why))
    if not advice.futures:
        return say("table.hint_only", what=what)
    return say("table.hint", what=what, ways=advice.ways, futures=advice.futures)


def _place_name(seen: Seen, place: str) -> str:
    """Where a piece is to go: a place of the table, or a piece of a tray."""
    places = seen.table.places(seen.watching, seen.view)
    if place in places:
        return places[place][1]
    return seen.table.piece(place, seen.view, seen.watching)[1]
