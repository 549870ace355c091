"""A deck in the making: what is in it, what was changed, and which cards are looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.refusals import Refusal
from game.firestorm import pieces
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.decks.deck import BY_ID, COPIES, MOST_COPIES, ORDER, Deck, cost_of, kind_of, most, total
from game.firestorm.pieces import CARDS, COLORS

DEAREST = max(cost_of(card) for card in CARDS)
TYPES = tuple(dict.fromkeys(card.type for card in CARDS))
PHASES = ("event", "main", "kep1", "kep2", "kep3")
# What ships can do, by the chip that finds it.
ABILITIES: dict[str, tuple[str, ...]] = {
    "locator": ("locator_1", "locator_2"),
    "formation": ("formation_flight",),
    "tractor": ("tractor_beam",),
    "special": pieces.SPECIALS,
    "cargo": ("cargo",),
}
SORTS = ("type", "cost", "name")


@dataclass(frozen=True)
class Filters:
    """Which cards are looked at; an empty choice means all."""

    words: str = ""
    colors: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    low: int = 0
    high: int = DEAREST
    phases: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()


class DeckChange(NamedTuple):
    """A deck as it was after something was done; ``what`` is the key of what was done."""

    deck: Deck
    what: str = ""


class Workbench:
    """One deck, all its changes, and the file it is kept in; a starter deck has none."""

    def __init__(self, deck: Deck, file: str = "") -> None:
        self.past = [DeckChange(deck)]
        self.place = 0
        self.saved, self.file = deck, file

    @property
    def deck(self) -> Deck:
        return self.past[self.place].deck

    @property
    def dirty(self) -> bool:
        return self.deck != self.saved

    def change(self, deck: Deck, what: str) -> bool:
        """The next state; a name that is being typed is one change. False if nothing is new."""
        if deck == self.deck:
            return False
        first = self.place + 1
        if what == "deck.done.rename" == self.past[self.place].what:
            first = self.place
        self.past = [*self.past[:first], DeckChange(deck, what)]
        self.place = first
        return True

    @property
    def undoable(self) -> str:
        """The key of what would be taken back; "" if there is nothing."""
        return self.past[self.place].what

    @property
    def redoable(self) -> str:
        return self.past[self.place + 1].what if self.place + 1 < len(self.past) else ""

    def undo(self) -> None:
        self.place = max(0, self.place - 1)

    def redo(self) -> None:
        self.place = min(len(self.past) - 1, self.place + 1)

    def kept(self, file: str) -> None:
        """The deck has been written to this file."""
        self.saved, self.file = self.deck, file

    def lost(self) -> None:
        """The file is gone; the deck stays on the bench, as something new."""
        self.saved, self.file = Deck(), ""


def added(deck: Deck, card: str) -> Deck:
    """The deck with one more of a card; another base planet takes the place of the first one."""
    if kind_of(BY_ID[card]) == "base":
        for base in deck.bases:
            deck = deck.having(base.id, 0)
        return deck.having(card, 1)
    return deck.having(card, deck.count(card) + 1)


def refused(deck: Deck, card: str, owned: int | None = None) -> Refusal | None:
    """Why one more of a card cannot go in; ``owned`` are the copies that there are."""
    facts, count = BY_ID[card], deck.count(card)
    limit, base = most(facts), kind_of(facts) == "base"
    if base and count:
        return Refusal("deck.full.base", "1.3", {"card": card})
    if limit is not None and count >= limit:
        return Refusal("deck.full.copies", COPIES, {"card": card, "most": limit})
    if owned is not None and count >= owned:
        return Refusal("deck.full.owned", "1.1", {"card": card, "count": owned})
    if count >= MOST_COPIES:
        return Refusal("deck.full.copies", COPIES, {"card": card, "most": MOST_COPIES})
    if not facts.planet and total(deck.resources) >= pieces.RESOURCES:
        return Refusal("deck.full.resources", COPIES, {"most": pieces.RESOURCES})
    return None


# --- which cards are shown


def found(filters: Filters, sort: str, language: str) -> list[CardFacts]:
    """The cards that pass the filters, in order."""
    words = filters.words.casefold().split()
    cards = [card for card in CARDS if _passes(card, filters) and _says(card, words, language)]
    return ordered(cards, sort, language)


def ordered(cards: Iterable[CardFacts], sort: str, language: str) -> list[CardFacts]:
    def name(card: CardFacts) -> str:
        return str(getattr(card.name, language, card.name.en)).casefold()

    if sort == "name":
        return sorted(cards, key=name)
    if sort == "cost":
        return sorted(cards, key=lambda card: (cost_of(card), TYPES.index(card.type), name(card)))
    return sorted(cards, key=lambda card: (*by_type(card), name(card)))


def by_type(card: CardFacts) -> tuple[int, int, int]:
    """Planets first and the base planet before them, then ships, and so on; cheap ones first."""
    kind = 0 if kind_of(card) == "base" else 1
    place = ORDER[card.id] if card.planet else 0
    return TYPES.index(card.type) if not card.planet else -1, kind if card.planet else cost_of(card), place


def _passes(card: CardFacts, filters: Filters) -> bool:
    if filters.colors and card.color not in filters.colors:
        return False
    if filters.types and card.type not in filters.types:
        return False
    if not filters.low <= cost_of(card) <= filters.high:
        return False
    if filters.phases and not set(filters.phases) & set(phases_of(card)):
        return False
    wanted = [keyword for chip in filters.abilities for keyword in ABILITIES[chip]]
    return not wanted or bool(set(wanted) & set(abilities_of(card)))


def _says(card: CardFacts, words: Sequence[str], language: str) -> bool:
    """Every word stands on the card, in its name or in its text."""
    told = f"{getattr(card.name, language, card.name.en)} {getattr(card.text, language, card.text.en)}"
    plain = told.replace("__", "").casefold()
    return all(word in plain for word in words)


def phases_of(card: CardFacts) -> tuple[str, ...]:
    """When a card may be played from the hand."""
    if card.planet:
        return ()
    if card.type not in pieces.EFFECTS:
        return ("main",)
    return tuple(dict.fromkeys(time.phase for time in card.timing)) or PHASES


def abilities_of(card: CardFacts) -> tuple[str, ...]:
    """What it can do, or lets others do."""
    doings = [do for ability in card.abilities for do in ability.effects]
    doings += [do for row in card.handling for do in row.effects] + list(card.effects)
    granted = [keyword for do in doings for keyword in do.keywords]
    return (*card.keywords, *granted, *(("cargo",) if card.cargo else ()))


def colours_for(deck: Deck) -> tuple[str, ...]:
    """The colours that a deck can play: its own and green; all as long as it has none."""
    return ("green", deck.color) if deck.color else COLORS
