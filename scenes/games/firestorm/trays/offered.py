"""Things to choose that lie nowhere on the table: how they look in a tray, and what they are called."""

from __future__ import annotations

from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.parts import NOWHERE
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.card_faces import back_look, card_look, small_look, table_look
from scenes.games.firestorm.looks.chips import ChipLook, NumberLook, OrbLook, WordLook
from scenes.games.firestorm.names import card_name, face_key, name_of
from scenes.games.firestorm.reactions.windows import announced
from scenes.games.firestorm.seat_cards import points
from scenes.games.firestorm.trays.choices import choice_words
from scenes.games.firestorm.trays.partners import UNITS
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.table.stage.piece import Look

TENDED = ("show", "decline", "resume")  # what may be done with an own accessory


def piece(name: str, view: FirestormTable, watching: Watching) -> tuple[Look, str]:
    """How a piece looks that lies nowhere on the table, and what it is called."""
    kind, _, word = name.partition(":")
    numbers = [int(part) for part in word.split(":") if part.lstrip("-").isdecimal()]
    if kind == "power":
        return _because(word, watching)
    if not numbers:
        return ChipLook("info"), word or kind
    first = numbers[0]
    if kind in ("card", "ability", "special", "offer", "counter"):
        return _card(kind, numbers, view, watching)
    if kind in TENDED:
        said = say(watching, f"firestorm.accessory.{kind}", card=card_name(view, first, watching.language))
        return WordLook(said, table_look(view, first, watching)), said
    if kind == "yield":
        tp, ep = pieces.YIELDS[view.faces[first]][numbers[1]]
        title = card_name(view, first, watching.language)
        said = say(watching, "firestorm.table.yield", card=title, points=points(watching, tp, ep))
        return WordLook(said, OrbLook(tp, ep)), said
    return _thing(kind, numbers, view, watching)


def _because(word: str, watching: Watching) -> tuple[Look, str]:
    """The card that asks."""
    if word in pieces.FACE_OF and pieces.FACE_OF[word] < pieces.BLANK:
        return small_look(word, watching.language), name_of(word, watching.language)
    return ChipLook("info"), word


def _card(kind: str, numbers: list[int], view: FirestormTable, watching: Watching) -> tuple[Look, str]:
    card = numbers[0]
    if not 0 <= card < view.size:
        return back_look(view, 0, watching), say(watching, "firestorm.type.card")
    title = card_name(view, card, watching.language)
    if kind == "ability" or kind == "offer":
        said = say(watching, "firestorm.table.ability", card=title)
        return WordLook(said, table_look(view, card, watching)), said
    if kind == "special":
        keyword = catalogue(watching.language).say(f"firestorm.keyword.{pieces.SPECIALS[numbers[1]]}")
        return WordLook(f"{title}: {keyword}", table_look(view, card, watching)), f"{title}: {keyword}"
    if kind == "counter":
        said = say(watching, "firestorm.ships_in_hand.counters", count=view.counters(card))
        return WordLook(f"{title}: {said}", ChipLook("counter")), f"{title}: {said}"
    known = face_key(view, card)
    return card_look(view, card, watching) if known else back_look(view, card, watching), title


def _thing(kind: str, numbers: list[int], view: FirestormTable, watching: Watching) -> tuple[Look, str]:
    first = numbers[0]
    if kind == "effect":
        item = view.item(first)
        told = announced(view, item, watching) if item else ""
        key = face_key(view, item.card) if item and item.card != NOWHERE else ""
        return WordLook(told, small_look(key, watching.language) if key else None), told
    if kind == "seat":
        return WordLook(called(first, watching), icon="person", colour=watching.colours[first]), called(
            first, watching
        )
    if kind == "color":
        told = say(watching, f"firestorm.color.{pieces.COLORS[first]}")
        return WordLook(told, icon="flag"), told
    if kind == "asked":
        unit = UNITS[first]
        partner = max(0, view.partner(watching.seat))
        told = say(watching, f"firestorm.table.ask_{unit}", name=called(partner, watching))
        return WordLook(told, OrbLook(1 if first == 0 else 0, first)), told
    if kind == "points":
        unit = UNITS[first]
        told = say(watching, f"firestorm.table.give_{unit}", name=called(numbers[1], watching))
        return WordLook(told, OrbLook(1 if first == 0 else 0, first)), told
    if kind == "choice":
        told = choice_words(first, view, watching)
        return WordLook(told), told
    if kind == "trigger":
        return _trigger(first, view, watching)
    if kind == "slot":
        return back_look(view, pieces.first_card(view.combat.attacker) if view.combat else 0, watching), say(
            watching, "firestorm.fight.covered"
        )
    return NumberLook(first), str(first)


def _trigger(number: int, view: FirestormTable, watching: Watching) -> tuple[Look, str]:
    """Something that happens by itself: the card that does it."""
    if not 0 <= number < len(view.triggers):
        return NumberLook(number), str(number)
    card = view.triggers[number].card
    key = face_key(view, card)
    title = card_name(view, card, watching.language)
    return card_look(view, card, watching) if key else WordLook(title), title
