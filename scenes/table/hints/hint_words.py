"""What a hint says about a question: what to look at, what a captain weighs, what he would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.prompts import Handle
from scenes.session.advice import Advice
from scenes.table.hints.regards import choosable

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen


class Hint(NamedTuple):
    """A sentence about a question, what is ringed with it, and the piece that the move begins with."""

    line: str
    points: tuple[str, ...] = ()
    piece: str = ""


def what_to_look_at(seen: Seen, builder: AnswerBuilder) -> Hint:
    """What the decision is about, before anybody has thought about it."""
    line, points = seen.table.regard(builder.prompt, seen.view)
    found = points or choosable(builder, seen.table.hand_of(seen.view, builder.prompt.seat))
    return Hint(seen.ui.say(line), tuple(found))


def why(seen: Seen, builder: AnswerBuilder, advice: Advice) -> Hint:
    """What a captain goes by, and how much depends on the choice; the move is not named."""
    say = seen.ui.say
    if advice.options == 1:
        return Hint(say("table.hint_no_choice"), what_to_look_at(seen, builder).points)
    reason = say("table.hint_weighs", why=say(advice.why or "table.why.futures"))
    return Hint(_with(reason, _margin(seen, advice)), what_to_look_at(seen, builder).points)


def which_move(seen: Seen, builder: AnswerBuilder, advice: Advice) -> Hint | None:
    """What to answer to the open question; None if hands cannot give that answer."""
    handle = _way_to(builder, advice.answer)
    if handle is None:
        return None
    say, what = seen.ui.say, _name(seen, builder, handle)
    if advice.options == 1:
        line = say("table.hint_only", what=what)
    elif advice.why:
        line = say("table.hint_why", what=what, why=say(advice.why))
    else:
        line = say("table.hint", what=what)
    return Hint(_with(line, _against(seen, builder, advice)), _points(handle), handle.piece or "")


def what_is_done(seen: Seen, builder: AnswerBuilder, answer: object) -> str:
    """An answer to the open question in words; "" if hands cannot give it."""
    handle = _way_to(builder, answer)
    return _name(seen, builder, handle) if handle else ""


def points_to(builder: AnswerBuilder, answer: object) -> tuple[str, ...]:
    """Where an answer is given."""
    handle = _way_to(builder, answer)
    return _points(handle) if handle else ()


def _with(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _margin(seen: Seen, advice: Advice) -> str:
    """What the best way is worth against the next best, without saying which they are."""
    best, second, futures, say = advice.best, advice.second, advice.futures, seen.ui.say
    if second is None:
        return say("table.hint_readier", times=advice.readier) if advice.readier > 1 else ""
    if best <= second:
        return say("table.hint_even", best=best, futures=futures)
    return say("table.hint_margin", best=best, second=second, futures=futures)


def _against(seen: Seen, builder: AnswerBuilder, advice: Advice) -> str:
    """Says the same with the name of the next best way."""
    handle = _way_to(builder, advice.other)
    if handle is None:
        return _margin(seen, advice)
    best, second, futures, say = advice.best, advice.second, advice.futures, seen.ui.say
    other = _name(seen, builder, handle)
    if second is None and advice.readier > 1:
        return say("table.hint_next_readier", times=advice.readier, other=other)
    if second is None:
        return say("table.hint_next", other=other)
    if best <= second:
        return say("table.hint_as_good", other=other, best=best, futures=futures)
    return say("table.hint_against", other=other, best=best, second=second, futures=futures)


def _way_to(builder: AnswerBuilder, answer: object) -> Handle | None:
    return next((handle for handle in builder.handles if handle.answer == answer), None)


def _points(handle: Handle) -> tuple[str, ...]:
    """Where the move is made: from the piece to its place, or a number or button."""
    if not handle.piece:
        return (f"button:{handle.button}",)
    if handle.button:
        return (f"piece:number:{handle.answer}", f"piece:{handle.piece}")
    return (f"piece:{handle.piece}", *([f"place:{handle.place}"] if handle.place else []))


def _name(seen: Seen, builder: AnswerBuilder, handle: Handle) -> str:
    if handle.button:
        what = seen.ui.words.label(handle.button, builder.prompt)
    else:
        what = seen.table.piece(handle.piece or "", seen.view, seen.watching)[1]
    return seen.ui.say("table.hint_to", what=what, where=_place(seen, handle.place)) if handle.place else what


def _place(seen: Seen, place: str) -> str:
    """Where a piece is to go: a place of the table, or a piece of a tray."""
    places = seen.table.places(seen.watching, seen.view)
    return places[place][1] if place in places else seen.table.piece(place, seen.view, seen.watching)[1]
