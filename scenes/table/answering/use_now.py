"""What a thing can do at this moment for whoever is asked, or why it can do nothing (docs/ux 4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.answering.tap_meaning import lay_ready
from scenes.table.answering.why_not import no_part, sentence

if TYPE_CHECKING:
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import PlacedPiece


def use_now(seen: Seen, what: str) -> str:
    """In a sentence or two; "" for what nobody takes in hand, and while an answer is still being shown."""
    piece = _piece_of(seen, what)
    if piece is None or seen.busy:
        return ""
    held = piece.id in {f"card:{card}" for card in seen.table.hand_of(seen.view, seen.seat)}
    if seen.builder is None:
        return seen.ui.say("inspect.use.wait") if held else ""
    trial = AnswerBuilder(seen.builder.prompt, seen.builder.view)  # what lies ready stays as it is
    meaning = seen.table.meant(seen.ui, piece.id, trial, trial.view)
    if meaning is not None and meaning.courses:
        lay_ready(trial, piece.id, meaning.courses)
    elif meaning is not None and meaning.say:
        return meaning.say
    elif not trial.press(piece.id):
        return _why_not(seen, trial, piece, held=held)
    return _does(seen, trial, piece.id)


def _piece_of(seen: Seen, what: str) -> PlacedPiece | None:
    """The piece on the table that a panel is about."""
    laid = seen.table.picture(seen.view, seen.watching) if what else []
    found = [piece for piece in laid if what in (piece.id, piece.inspect)]
    usable = seen.builder.pieces if seen.builder else set()
    return next((piece for piece in found if piece.id in usable), found[0] if found else None)


def _does(seen: Seen, trial: AnswerBuilder, piece: str) -> str:
    """What follows from choosing it, as the big button would say."""
    say, places = seen.ui.say, trial.places_of(piece)
    if trial.chosen is None and len(places) == 1:
        trial.put(piece, places[0])
    if trial.chosen is None:
        return say("inspect.use.place" if places else "inspect.use.choose")
    verb, second = seen.table.consequence(seen.ui, trial, seen.view, seen.watching)
    return "\n".join(filter(None, (say("inspect.use.does", verb=verb), second)))


def _why_not(seen: Seen, trial: AnswerBuilder, piece: PlacedPiece, *, held: bool) -> str:
    """The reason of the rules; cards of the own hand always say one."""
    refusal = trial.why_not(piece.id)
    if refusal is None:
        return no_part(seen.ui, trial, piece.name) if held else ""
    if refusal.text == "refuse.not_marked":
        return seen.ui.say("inspect.use.other") if held else ""
    return seen.ui.say("inspect.use.not", reason=sentence(seen.ui, seen.session, refusal))
