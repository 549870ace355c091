"""A decision of the past in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.drawing.rich_text import plain
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.game_table import Watching, game_table
from scenes.table.hints.hint_words import what_is_done
from scenes.table.regions import frame
from scenes.table.seen import Seen

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


def answer_in_words(ui: Ui, session: Session, taken: int, answer: object) -> str:
    """What answering a decision in this way comes to: as a hint would name it, or as the log tells it."""
    position, seat = session.match.at(taken), session.match.decisions[taken].seat
    prompt = position.asked_of(seat)
    assert prompt is not None
    table, spots, view = game_table(session.match.game.name), frame(ui.screen, log=True), position.view(seat)
    colours = tuple(player.colour for player in session.players)
    watching = Watching(seat, colours, ui.settings.language, spots.table, spots.hand)
    builder = AnswerBuilder(prompt, view)
    seen = Seen(ui, session, table, seat, view, spots, watching, builder)
    named = what_is_done(seen, builder, answer)
    return plain(named) if named else _told(ui, session, taken, answer)


def _told(ui: Ui, session: Session, taken: int, answer: object) -> str:
    """The first line of the log that follows from it."""
    position, seat = session.match.at(taken), session.match.decisions[taken].seat
    before = len(Session(position, session.players).story)
    position.answer(seat, answer)
    then = Session(position, session.players)
    lines = game_table(session.match.game.name).lines(then, EVERYTHING, ui.settings.language)
    line = next((line for line in lines if line.moment > before), None)
    return plain(line.text) if line else ui.say("whatif.in_secret")


def moment_before(session: Session, taken: int) -> int:
    """After how many events a decision was taken."""
    return sum(told.decision <= taken for told in session.story)
