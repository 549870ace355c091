"""Cards of one's own: a folder of JSON files, each with a card or a list of cards.

A file with anything wrong in it is refused as a whole, with the line and the reason; the others are loaded.
What is too much is refused before it is read: how much that is stands in the README.
The folder is named by an environment variable, so that a process of a bot reads the same cards.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.core.saves.file_format import Sentence
from game.firestorm.cards.authoring import FACTIONS, LIMIT, ONLY, faults
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.cards.lines import line_of, lines_of
from game.firestorm.cards.sizes import excess

FOLDER = "STARBOARD_CARDS"  # the environment variable
ENDING = ".json"
LARGEST = 256 << 10  # bytes of a file
ALL = 1 << 20  # bytes of all files together
FILES = 100  # that are looked at
FACES = 250  # numbers that cards, their backs and the empty sleeve share; the rest of a byte has other uses
LONGEST = 160  # characters of a reason
DEEPEST = 40  # brackets within each other; real cards need a dozen
BRACKETS = 4000  # of a file
DIGITS = 9  # of a number
SHOWN = 40  # characters of a file's name
_MARKUP = str.maketrans("", "", "*{}[]|")
_AT = re.compile(r" - at `\$(.*)`$")


class Refused(NamedTuple):
    """A file that was not loaded: its name, the line, and why."""

    file: str
    line: int
    why: Sentence


class UserCards(NamedTuple):
    """What a folder holds."""

    cards: tuple[CardFacts, ...] = ()
    refused: tuple[Refused, ...] = ()


class _Wrong(ValueError):
    def __init__(self, line: int, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.line, self.why = line, Sentence(text, args)


def from_environment(shipped: Sequence[CardFacts]) -> UserCards:
    """The cards of the folder that the environment names; none without one."""
    folder = os.environ.get(FOLDER, "")
    return read_folder(Path(folder), shipped) if folder else UserCards()


def read_folder(folder: Path, shipped: Sequence[CardFacts]) -> UserCards:
    """All cards of a folder that can join the others, by the names of their files."""
    cards: list[CardFacts] = []
    refused: list[Refused] = []
    files, room = _files(folder), ALL
    for path in files[:FILES]:
        try:
            text = _text(path, room)
            room -= len(text)
            cards += _file_cards(text, [*shipped, *cards])
        except _Wrong as wrong:
            refused.append(Refused(shown_name(path.name), wrong.line, wrong.why))
    if files[FILES:]:
        why = Sentence("deck.card.files", {"most": FILES, "others": len(files) - FILES})
        refused.append(Refused(shown_name(files[FILES].name), 1, why))
    return UserCards(tuple(cards), tuple(refused))


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.lower() == ENDING and _is_file(path))
    except OSError:  # nobody has made a folder yet
        return []


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def shown_name(file: str) -> str:
    """The name of a file as it can be told in a sentence."""
    plain = "".join(letter for letter in file.translate(_MARKUP) if letter.isprintable())
    return plain if len(plain) <= SHOWN else f"{plain[: SHOWN - 1]}…"


def _file_cards(text: str, known: Sequence[CardFacts]) -> list[CardFacts]:
    """The cards of a file, checked by themselves and against all others. Raises _Wrong."""
    rows, lines = _rows(text), lines_of(text)
    cards: list[CardFacts] = []
    for number, row in enumerate(rows):
        here = "" if len(rows) == 1 and not text.lstrip().startswith("[") else f"[{number}]"
        cards.append(_card(row, here, lines, [*known, *cards]))
    if len(face_keys([*known, *cards])) > FACES:
        raise _Wrong(1, "deck.card.room", most=FACES)
    return cards


def _text(path: Path, room: int) -> str:
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise _Wrong(1, "deck.card.large", most=LARGEST >> 10)
        if size > room:
            raise _Wrong(1, "deck.card.all", most=ALL >> 20)
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise _Wrong(1, "deck.card.unreadable", problem="UTF-8") from problem
    except OSError as problem:
        raise _Wrong(1, "deck.card.unreadable", problem=problem.strerror or str(problem)) from problem


def _rows(text: str) -> list[Any]:
    if max(text.count("["), text.count("{")) > BRACKETS or _depth(text) > DEEPEST:
        raise _Wrong(1, "deck.card.json", problem="nesting")
    try:
        found = json.loads(text, parse_int=partial(_number, text))
    except json.JSONDecodeError as problem:
        raise _Wrong(problem.lineno, "deck.card.json", problem=problem.msg) from problem
    return found if isinstance(found, list) else [found]


def _number(text: str, digits: str) -> int:
    """Python itself refuses numbers of thousands of digits, and no card needs more than a few."""
    if len(digits) > DIGITS:
        line = text.count("\n", 0, text.find(digits)) + 1
        raise _Wrong(line, "deck.card.digits", most=DIGITS)
    return int(digits)


def _depth(text: str) -> int:
    """How many brackets stand within each other, at most; brackets in texts count, which harms nobody."""
    deep = most = 0
    for letter in text:
        deep += (letter in "[{") - (letter in "]}")
        most = max(most, deep)
    return most


def _card(row: Any, here: str, lines: dict[str, int], known: Sequence[CardFacts]) -> CardFacts:
    much = excess(row, here)
    if much is not None:
        raise _Wrong(line_of(lines, much.path), much.text, **much.args)
    try:
        card = msgspec.convert(_completed(row), CardFacts)
    except msgspec.ValidationError as problem:
        said = str(problem)
        found = _AT.search(said)
        path = found[1] if found else ""
        where = line_of(lines, here + path if here else path.removeprefix("."))
        why = _AT.sub("", said)[:LONGEST].translate(_MARKUP)
        place = path.removeprefix(".") or "$"
        raise _Wrong(where, "deck.card.grammar", problem=why.replace("`", ""), word=place) from problem
    wrong = [
        *_unsaid(card, row),
        *((fault.path, fault.sentence) for fault in faults(card)),
        *_taken(card, known),
    ]
    if wrong:
        path, why_not = wrong[0]
        raise _Wrong(line_of(lines, f"{here}.{path}" if here else path), why_not.text, **why_not.args)
    return card


def _completed(row: Any) -> Any:
    """A card with what need not be said: three copies in a deck (1.7), and the power block of its colour."""
    if not isinstance(row, dict):
        return row
    limit = None if row.get("type") == "planet" else LIMIT
    return {"deck_limit": limit, "faction": FACTIONS.get(str(row.get("color"))), **row}


def _unsaid(card: CardFacts, row: dict[str, Any]) -> list[tuple[str, Sentence]]:
    """Values that ships and planets must have in print: without them a card would fight with nothing."""
    return [
        ("type", Sentence("deck.card.needs", {"word": field}))
        for field in ("attack", "defense")
        if card.type in ONLY[field] and field not in row
    ]


def _taken(card: CardFacts, known: Sequence[CardFacts]) -> list[tuple[str, Sentence]]:
    """Ids, numbers and names are unique."""
    found = []
    if any(other.number == card.number for other in known):
        found.append(("number", Sentence("deck.card.number_taken", {"number": card.number})))
    if any(other.id == card.id for other in known):
        found.append(("id", Sentence("deck.card.taken", {"value": card.id})))
    for language in ("de", "en"):
        name = getattr(card.name, language)
        if any(getattr(other.name, language) == name for other in known):
            found.append((f"name.{language}", Sentence("deck.card.taken", {"value": name})))
    return found


def back_of(card: CardFacts) -> str:
    """What of a covered accessory everybody sees: its type and its costs."""
    assert card.cost is not None
    return f"back_{card.type}_{card.cost.tp}_{card.cost.ep}"


def face_keys(cards: Sequence[CardFacts]) -> list[str]:
    """Every face there is, in the order of their numbers: cards, the empty sleeve, backs of accessories."""
    gear = [card for card in cards if card.type in ("ship_accessory", "planet_accessory")]
    return [*(card.id for card in cards), "blank", *dict.fromkeys(back_of(card) for card in gear)]
