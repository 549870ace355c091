"""Why something cannot be done at the table, in one sentence that names it and says what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.shell.outside_text import literal
from scenes.table.match_words import player_name

if TYPE_CHECKING:
    from game.core.refusals import Refusal
    from scenes.session.session import Session
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.board.hands import Dropped
    from scenes.widgets.context import Ui

MANY = 3  # places that are listed by name; more are called the glowing ones
WANTED = {
    "card": "table.wanted.card",
    "planet": "table.wanted.planet",
    "ship": "table.wanted.ships",
    "ships": "table.wanted.ships",
    "fleet": "table.wanted.ships",
    "seat": "table.wanted.seat",
    "sector": "table.wanted.sector",
    "zone": "table.wanted.zone",
    "tech": "table.wanted.tech",
    "tactic": "table.wanted.tactic",
    "half": "table.wanted.half",
    "envoy": "table.wanted.envoy",
    "dial": "table.wanted.dial",
}  # by the kind of a piece


def sentence(ui: Ui, session: Session, refusal: Refusal) -> str:
    """A refusal of the rules in words, with the names of whom it is about."""
    names = {key: _named(ui, session, key, value) for key, value in refusal.args.items()}
    return ui.say(refusal.text, **names)


def _named(ui: Ui, session: Session, key: str, value: object) -> object:
    if key == "seat" and isinstance(value, int) and 0 <= value < len(session.players):
        return player_name(session.players[value], ui.settings.language)
    return value


def about(name: str, reason: str) -> str:
    """A reason of the rules, with the thing that it is about."""
    return f"**{literal(name)}:** {reason}" if name else reason


def no_part(ui: Ui, builder: AnswerBuilder, name: str) -> str:
    """The open question is not about such things: what it is about instead."""
    usable = dict.fromkeys(piece.partition(":")[0] for piece in sorted(builder.pieces))
    words = dict.fromkeys(ui.say(WANTED.get(kind, "table.wanted.piece")) for kind in usable)
    if not words:
        return ui.say("refuse.no_part_buttons", thing=literal(name))
    return ui.say("refuse.no_part", thing=literal(name), wanted=_either(ui, list(words)))


def goes_elsewhere(ui: Ui, dropped: Dropped) -> str:
    """A piece was let go where it cannot stay: where it may go instead."""
    names = list(dict.fromkeys(literal(name) for name in dropped.places))
    where = _either(ui, names) if 0 < len(names) <= MANY else ui.say("table.wanted.places")
    if not dropped.over:
        return ui.say("refuse.goes_to", thing=literal(dropped.name), places=where)
    return ui.say(
        "refuse.goes_elsewhere", thing=literal(dropped.name), over=literal(dropped.over), places=where
    )


def lies_ready(ui: Ui, name: str, number: int | None = None) -> str:
    """A piece, or so many of a stack, whose answer cannot be taken back: the big button gives it."""
    if number is not None:
        return ui.say("table.some_lie_ready", number=number, thing=literal(name))
    return ui.say("table.lies_ready", thing=literal(name))


def is_in_hand(ui: Ui, builder: AnswerBuilder, name: str) -> str:
    """A piece was tapped again that can be used in several ways: what is still to be chosen."""
    if builder.lit:
        return ui.say("table.in_hand_places", thing=literal(name))
    return ui.say("table.in_hand_ways", thing=literal(name))


def not_asked(ui: Ui, name: str) -> str:
    """Somebody else decides now; who that is may be a secret."""
    return ui.say("refuse.wait", thing=literal(name))


def _either(ui: Ui, words: list[str]) -> str:
    if len(words) == 1:
        return words[0]
    return ui.say("table.wanted.either", first=", ".join(words[:-1]), last=words[-1])
