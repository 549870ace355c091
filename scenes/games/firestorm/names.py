"""What things of Firestorm are called in sentences, with links that lead to them."""

from __future__ import annotations

from game.core.table import CardId
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.table import FirestormTable


def face_key(view: FirestormTable, card: CardId) -> str:
    """The key of a card that this view knows; "" for one that it does not, or an empty sleeve."""
    face = view.faces[card]
    return pieces.KEYS[face] if face < pieces.BLANK else ""


def back_key(view: FirestormTable, card: CardId) -> str:
    """The key of a covered accessory's back; "" for anything else."""
    face = view.faces[card]
    return pieces.KEYS[face] if pieces.BLANK < face < len(pieces.KEYS) else ""


def name_of(key: str, language: str) -> str:
    """The name of a card by its key; a covered accessory is called by its type."""
    if key in pieces.FACE_OF and pieces.FACE_OF[key] < pieces.BLANK:
        named = pieces.CARDS[pieces.FACE_OF[key]].name
        return named.de if language == "de" else named.en
    kind = "_".join(key.removeprefix("back_").split("_")[:-2])
    known = kind if kind in pieces.GEAR else "card"
    return catalogue(language).say(f"firestorm.type.{known}")


def card_name(view: FirestormTable, card: CardId, language: str) -> str:
    """What a card is called, as far as the view knows it."""
    return name_of(face_key(view, card) or back_key(view, card), language)


def card_link(key: str, language: str) -> str:
    """A card's name that leads to the card."""
    return f"[face:{key}|{name_of(key, language)}]"


def titled(name: str, language: str) -> str:
    """A name as it stands in a sentence: German puts it into quotation marks."""
    return catalogue(language).say("story.titled", name=name)
