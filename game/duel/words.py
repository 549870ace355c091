"""Reading the words of a scenario: lists, numbers, seats, cards; what does not fit is refused by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.refusals import WrongWord
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.powers import POWERS
from game.duel.setup import piles
from game.duel.table import DuelTable

Spec = Mapping[str, Any]
HAND = ("plan", "reinforcement")
ANY_CARD = (*HAND, "planet", *pieces.GROUPS, *pieces.TYPES)
PLAN_IDS = [plan.id for plan in pieces.PLANS]
TACTIC_IDS = [tactic.id for tactic in pieces.TACTICS]


def a_mapping(value: Any, where: str) -> Spec:
    if not isinstance(value, Mapping):
        raise WrongWord(f"'{where}' is a dictionary, not {value!r}.")
    return value


def a_row(value: Any, where: str, words: Sequence[str], needed: Sequence[str] = ()) -> Spec:
    """A dictionary that has these words and no others."""
    for word in a_mapping(value, where):
        if word not in words:
            raise WrongWord(f"The {where} has no word {word!r}; it has: {', '.join(sorted(words))}.")
    for word in needed:
        if word not in value:
            raise WrongWord(f"The {where} needs the word {word!r}.")
    row: Spec = value
    return row


def a_list(value: Any, word: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise WrongWord(f"'{word}' needs a list, not {value!r}.")
    return list(value)


def by_seat(value: Any, word: str) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) != pieces.SEATS:
        raise WrongWord(f"'{word}' is a list with one entry for each seat, not {value!r}.")
    return list(value)


def a_number(value: Any, word: str, low: int = -999, high: int = 999) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise WrongWord(f"'{word}' needs a whole number from {low} to {high}, not {value!r}.")
    return value


def some_ships(value: Any, word: str) -> int:
    return a_number(value, word, 0, pieces.SHIPS)


def yes_or_no(value: Any, word: str) -> bool:
    if not isinstance(value, bool):
        raise WrongWord(f"'{word}' needs True or False, not {value!r}.")
    return value


def a_seat(value: Any, word: str, *, nobody: bool = False) -> Seat:
    seats = range(NOBODY if nobody else 0, pieces.SEATS)
    if isinstance(value, bool) or not isinstance(value, int) or value not in seats:
        raise WrongWord(f"There is no seat {value!r} for '{word}'.")
    return value


def a_power(value: Any, word: str) -> str:
    """The name of a power; what follows a point is its own affair."""
    if not isinstance(value, str) or value.partition(".")[0] not in POWERS:
        raise WrongWord(f"'{word}' names an alien, an envoy or a destiny card, not {value!r}.")
    return value


def a_half(text: Any, doubled: int) -> int:
    """ "tactic_1:fire" as tactic * 2 + half; ":both" adds the doubling."""
    for place, half in enumerate(pieces.HALVES):
        tactic = TACTIC_IDS[place // 2]
        if text == f"{tactic}:{half.symbol}":
            return place
        if doubled and text == f"{tactic}:both":
            return place + doubled
    raise WrongWord(f"There is no tactic half {text!r}.")


def kind_of(face: int) -> str:
    """What a card is, with the name of its deck or group where there are several."""
    card = pieces.FACES[face]
    if isinstance(card, pieces.Destiny):
        return card.type
    return (
        card.group if isinstance(card, pieces.EnvoyCard) else type(card).__name__.removesuffix("Card").lower()
    )


def a_card(table: DuelTable, key: Any, word: str, kinds: Sequence[str], seat: Seat = 0) -> CardId:
    """The id of a card by its name; a plan without colour has the seat's own."""
    if key in PLAN_IDS:
        key = f"{key}.{pieces.COLOURS[seat]}"
    if not isinstance(key, str) or key not in pieces.FACE_OF:
        raise WrongWord(f"There is no card {key!r} for '{word}'.")
    face = pieces.FACE_OF[key]
    if kind_of(face) not in kinds:
        raise WrongWord(f"'{word}' takes {', '.join(kinds)}, but {key!r} is {kind_of(face)}.")
    return table.faces.index(face)


def pull(table: DuelTable, keys: Any, word: str, kinds: Sequence[str], seat: Seat = 0) -> list[CardId]:
    """Take named cards from the piles they lie in."""
    return [_pull_one(table, a_card(table, key, word, kinds, seat), key) for key in a_list(keys, word)]


def _pull_one(table: DuelTable, card: CardId, key: str) -> CardId:
    for pile in piles(table):
        if card in pile:
            pile.remove(card)
            return card
    raise WrongWord(f"The card {key!r} is named twice.")
