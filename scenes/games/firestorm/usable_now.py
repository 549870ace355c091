"""What cards can be used for at this moment: what a tap on one means, and which the quiet button names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.prompts import Handle
from game.firestorm.prompts import Act, TakeMainPhase
from game.firestorm.table import FirestormTable
from game.firestorm.words import numbers_of, verb_of
from scenes.games.firestorm.names import card_name
from scenes.table.answering.tap_meaning import TapMeaning

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

SIGNS = ("ability", "offer", "yield", "special", "counter", "show", "decline", "resume")


def meant(ui: Ui, piece: str, builder: AnswerBuilder, view: FirestormTable) -> TapMeaning | None:
    """What the card itself cannot be taken for, a sign on it can: what it does, the points that it gives."""
    kind, _, number = piece.partition(":")
    if kind != "card" or piece in builder.pieces or (builder.selected and piece in builder.lit):
        return None
    signs = [handle for handle in builder.handles if _stands_on(handle, number)]
    if not signs:
        return None
    last = signs.index(builder.chosen) if builder.chosen in signs else -1
    taken, other = (signs[(last + step) % len(signs)] for step in (1, 2))
    name = card_name(view, int(number), ui.settings.language)
    told = ui.say("firestorm.tap.other", card=name) if other != taken else ""
    return TapMeaning(((taken,),), taken.piece or "", told, waits=other != taken)


def _stands_on(handle: Handle, card: str) -> bool:
    kind, _, numbers = (handle.piece or "").partition(":")
    return kind in SIGNS and numbers.split(":")[0] == card and handle.place is None


def missing(ui: Ui, builder: AnswerBuilder, view: FirestormTable) -> str:
    """What is to be chosen: a few cards by name, or that nothing is left; "" for the usual words."""
    prompt = builder.prompt
    if builder.selected or not isinstance(prompt, Act | TakeMainPhase):
        return ""
    said = [handle.answer for handle in builder.handles]
    verbs = set(map(verb_of, said))
    cards = dict.fromkeys(numbers_of(each)[0] for each in said if verb_of(each) in ("play", "use"))
    if isinstance(prompt, TakeMainPhase):
        if "attack" in verbs:
            return ""
        return ui.say("firestorm.usable.cards" if cards else "firestorm.usable.none")
    names = list(dict.fromkeys(card_name(view, card, ui.settings.language) for card in cards))
    if len(names) == 1:
        return ui.say("firestorm.usable.one", card=names[0])
    if len(names) == 2:
        return ui.say("firestorm.usable.two", card=names[0], other=names[1])
    if names or "offer" in verbs:
        return ""
    return ui.say("firestorm.usable.give_up" if "give_up" in verbs else "firestorm.usable.go_on")
