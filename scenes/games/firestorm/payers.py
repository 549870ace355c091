"""Which cards will pay for a card of the hand, by name: it is said before anything is deactivated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pygame import Rect

from game.core.table import CardId
from game.core.texts import catalogue
from game.firestorm.deeds import deed_of
from game.firestorm.means import enough, sources
from game.firestorm.parts import NOWHERE
from game.firestorm.paying import ways_to_pay
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prices import price
from game.firestorm.prompts import Act, ChooseColor, ChooseHost, ChooseTarget, Pay, TakeMainPhase
from game.firestorm.table import FirestormTable
from game.firestorm.words import numbers_of, verb_of
from scenes.games.firestorm.looks.badges import PaysLook
from scenes.games.firestorm.names import card_name, face_key
from scenes.games.firestorm.zones import Z_HAND
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.match_words import listed
from scenes.table.stage.piece import PlacedPiece

PLATE = 0.16  # of a card's height
WIDER = 1.5  # than the card: names are long


def payers(view: FirestormTable, watching: Watching) -> tuple[CardId, list[CardId]]:
    """The card that is about to be played, and what is deactivated for it unless somebody says otherwise."""
    question = watching.question
    if isinstance(question, Pay):
        ways = ways_to_pay(view, question.seat, *question.bill)
        return _announced(view, question.seat), [way.rests for way in ways]
    card = _to_be_played(view, watching)
    if card == NOWHERE or not face_key(view, card) or not _is_certain(view, card):
        return NOWHERE, []
    seat, (tp, ep) = owner_of(card), price(view, card)
    player = view.players[seat]
    if not enough(player.tp, player.ep, sources(view, seat, ()), tp, ep):
        return NOWHERE, []  # what it is played onto makes it cheaper, or a partner helps
    return card, [way.rests for way in ways_to_pay(view, seat, tp, ep, 0, ())]


def _to_be_played(view: FirestormTable, watching: Watching) -> CardId:
    question, ready = watching.question, watching.ready
    if isinstance(question, (ChooseHost, ChooseTarget, ChooseColor)):
        return question.card if question.card == _announced(view, question.seat) else NOWHERE
    if not isinstance(question, (TakeMainPhase, Act)) or ready is None or verb_of(ready.answer) != "play":
        return NOWHERE
    card = numbers_of(ready.answer)[0]
    return card if own_number(card) in view.players[question.seat].hand else NOWHERE


def _announced(view: FirestormTable, seat: int) -> CardId:
    air = view.own(seat, view.players[seat].air)
    return air[-1] if air else NOWHERE


def _is_certain(view: FirestormTable, card: CardId) -> bool:
    """Its price depends on nothing that is still to be chosen, and has not been paid before that (RB 4.8)."""
    deed = deed_of(view.faces[card], NOWHERE)
    return deed.x is None and not deed.besides and deed.black == NOWHERE and not deed.before


def told(view: FirestormTable, watching: Watching) -> str:
    """What pays, as a sentence; "" if nothing does, or nobody can say yet."""
    _, cards = payers(view, watching)
    return sentence(view, cards, watching.language)


def sentence(view: FirestormTable, cards: Sequence[CardId], language: str) -> str:
    """Says which cards pay, by name and how many of each: "Two times Kelmar and Ossun pay"."""
    words, counted = catalogue(language), Counter(card_name(view, card, language) for card in cards)
    names = [
        f"{count} \N{MULTIPLICATION SIGN} {name}" if count > 1 else name for name, count in counted.items()
    ]
    return words.say("firestorm.pays", count=len(cards), names=listed(names, words)) if names else ""


def plate(view: FirestormTable, laid: Sequence[PlacedPiece], watching: Watching) -> Iterator[PlacedPiece]:
    """A plate across the card that lies ready on the table or has been announced: what pays for it."""
    card, cards = payers(view, watching)
    text = sentence(view, cards, watching.language)
    lying = next((placed for placed in laid if placed.id == f"card:{card}"), None)
    if not text or lying is None or lying.rect.colliderect(watching.hand):
        return
    tall = round(lying.height * PLATE)
    rect = Rect(0, 0, round(lying.width * WIDER), tall)
    rect.midbottom = lying.rect.midbottom
    yield at("pays", PaysLook(text), rect.clamp(watching.area), Z_HAND - 1, name=text)
