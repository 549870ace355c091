"""Decks as plain text: a line for each card, to keep, to send and to read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache

from game.core.saves.file_format import Sentence
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.decks.deck import BY_ID, LONGEST_NAME, MOST_COPIES, Deck, kind_of, ordered
from game.firestorm.pieces import CARDS

NAME, START, REMARK = "deck:", "start:", "#"
LONGEST = 65_536  # characters
SHOWN = 40  # characters of a wrong line that are repeated
_LINE = re.compile(r"(\d{1,9})\s*[x\u00d7]?\s+(\S.*)", re.IGNORECASE)
_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+")
# Marks that programs put in the place of the plain ones.
_SIGNS = str.maketrans("\u2018\u2019\u00b4`\u2010\u2011\u2013\u2014", "''''----")
# What the text field and sentences with markup would take for something else.
_MARKUP = str.maketrans("", "", "*{}[]|\n\t\r")


class WrongLine(ValueError):
    """A text is no deck; one sentence says which line is wrong, and why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


def written(deck: Deck, language: str = "") -> str:
    """The deck as text, planets first, with the names of cards in one language, or their ids."""
    start = deck.start if deck.start == deck.begins_with else ""
    lines = [f"Deck: {deck.name}", *([f"Start: {_name(start, language)}"] if start else [])]
    planets = [card for card in deck.cards if card in BY_ID and kind_of(BY_ID[card])]
    for pile in (planets, [card for card in deck.cards if card not in planets]):
        lines += ["", *(f"{deck.cards[card]} {_name(card, language)}" for card in pile)] if pile else []
    return "\n".join([*lines, ""])


def _name(card: str, language: str) -> str:
    return str(getattr(BY_ID[card].name, language)) if card in BY_ID and language else card


def read(text: str, *, lost: bool = False) -> Deck:
    """The deck that a text describes, legal or not; names may be in any language. Raises WrongLine.

    With ``lost``, ids that are not known stay in the deck: a file of one's own whose cards are gone.
    """
    if len(text) > LONGEST:
        raise WrongLine(Sentence("deck.import.long", {"most": LONGEST // 1024}))
    name, start = "", ""
    counts: dict[str, int] = {}
    for number, line in _lines(text):
        lowered = line.lower()
        if lowered.startswith(NAME):
            name = line[len(NAME) :].translate(_MARKUP).strip()[:LONGEST_NAME]
        elif lowered.startswith(START):
            start = _start(number, line[len(START) :].strip())
        else:
            count, card = _counted(number, line, lost)
            counts[card] = counts.get(card, 0) + count
            if counts[card] > MOST_COPIES:
                raise _too_many(number, line)
    if not counts:
        raise WrongLine(Sentence("deck.import.empty"))
    return Deck(name=name, cards=ordered(counts), start=start)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; whatever cannot be printed is a space."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        clean = "".join(letter if letter.isprintable() else " " for letter in line).strip()
        if clean and not clean.startswith(REMARK):
            yield number, clean


def _counted(number: int, line: str, lost: bool) -> tuple[int, str]:
    found = _LINE.fullmatch(line)
    if found is None:
        raise WrongLine(Sentence("deck.import.no_number", {"line": number, "text": _shown(line)}))
    count = int(found[1])
    if not 1 <= count <= MOST_COPIES:
        raise _too_many(number, line)
    if lost and found[2] not in BY_ID and _ID.fullmatch(found[2]):
        return count, found[2]
    return count, _card(number, found[2])


def _too_many(number: int, line: str) -> WrongLine:
    return WrongLine(
        Sentence("deck.import.number", {"line": number, "most": MOST_COPIES, "text": _shown(line)})
    )


def _start(number: int, name: str) -> str:
    card = _card(number, name)
    if kind_of(BY_ID[card]) != "industry":
        raise WrongLine(Sentence("deck.import.start", {"line": number, "text": _shown(name)}))
    return card


def _card(number: int, name: str) -> str:
    """The card of a name or id; otherwise the sentence names the one that was probably meant."""
    names, key = _names(), _key(name)
    if key in names:
        return names[key].id
    args: dict[str, str | int] = {"line": number, "text": _shown(name)}
    near = get_close_matches(key, names, 1)
    if not near:
        raise WrongLine(Sentence("deck.import.unknown", args))
    raise WrongLine(Sentence("deck.import.similar", {**args, "card": names[near[0]].id}))


@cache
def _names() -> dict[str, CardFacts]:
    """Every card by its id and its names, as they are compared."""
    ways = [(key, card) for card in CARDS for key in (card.name.de, card.name.en, card.id)]
    return {_key(name): card for name, card in ways}


def _key(name: str) -> str:
    return " ".join(name.translate(_SIGNS).casefold().split())


def _shown(text: str) -> str:
    clean = text.translate(_MARKUP)
    return clean if len(clean) <= SHOWN else f"{clean[: SHOWN - 1]}…"
