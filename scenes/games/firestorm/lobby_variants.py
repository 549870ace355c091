"""The ways to set up a match of Firestorm that the lobby offers: decks, pairs of four, friendly, stakes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random, choice
from typing import TYPE_CHECKING, Any

from game.core.table import Table
from game.firestorm import pieces
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import Deck
from game.firestorm.table import FirestormTable
from scenes.drawing.rich_text import BUTTON, CAPTION, SMALL
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.table.lobby_variants import (
    Asking,
    FirstMatch,
    Revenge,
    Seated,
    StepperWords,
    Way,
    after_glyph,
    name_stepper,
    rule_toggle,
    start_words,
    taken_along,
    way_grid,
)
from scenes.table.way_card import pictured
from scenes.widgets.boxes import Column
from scenes.widgets.button import Button
from scenes.widgets.controls import ChoiceRow
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

FIRST = "first"  # the starter decks in their order
# Of all starter decks the one that wins soonest by simply attacking, and one that waits for it.
BEGINNERS = ["starter_kristallimperium", "starter_forum_raglund"]
CHOSEN = "chosen"  # everybody's deck is named here
WAYS = {
    FIRST: Way(
        "firestorm.lobby.first", "firestorm.lobby.first_means", "firestorm.lobby.first_then",
        "boxes/firestorm",
    ),
    "starters": Way(
        "firestorm.lobby.starters", "firestorm.lobby.starters_means", "firestorm.lobby.starters_then",
        "firestorm/portraits/lft",
    ),
    "random": Way(
        "firestorm.lobby.random", "firestorm.lobby.random_means", "firestorm.lobby.random_then",
        "firestorm/backs/resource_neutral",
    ),
    CHOSEN: Way(
        "firestorm.lobby.chosen", "firestorm.lobby.chosen_means", "firestorm.lobby.chosen_then",
        "firestorm/portraits/kristallimperium",
    ),
}  # fmt: skip
SIDE_BY_SIDE = "pairs"
PAIRS = ("cross", SIDE_BY_SIDE)  # how four play
FOUR = 4
RULES = ("friendly", "stakes")


def portrait_of(deck: decks.Starter) -> str:
    """The picture of the power that a ready deck belongs to."""
    return f"firestorm/portraits/{deck.faction}"


class FirestormVariants:
    """Where decks come from, who plays with whom, and the agreements of the rulebook."""

    seats = pieces.SEATS
    colours: Sequence[str] = ("blue", "red", "yellow", "purple")

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.aliens = next((way for way in WAYS if way == kept.get("aliens")), FIRST)
        self.mode = next((mode for mode in PAIRS if mode == kept.get("mode")), PAIRS[0])
        self.rules = {rule: kept.get(rule) is True for rule in RULES}
        named = kept.get("decks")
        self.wanted = [str(name) for name in named][:FOUR] if isinstance(named, list) else []
        self.wanted += [""] * (FOUR - len(self.wanted))
        self.known: dict[str, Deck] = {}  # decks that can be named, by the id of a starter or by their file

    # --- what is asked

    def parts(self, lobby: Asking) -> list[Widget]:
        names = self._look(lobby)
        found: list[Widget] = [
            Label(lobby.ui.say("firestorm.lobby.decks"), CAPTION),
            way_grid(lobby, self, WAYS, 2),
        ]
        if self.aliens == CHOSEN:
            found += [self._seat(lobby, seat, names) for seat in range(lobby.seats)]
        if self.aliens == FIRST:
            found += [after_glyph(lobby, seat, self._dealt(lobby, seat)) for seat in range(lobby.seats)]
        build = Button(lobby.ui.say("deck.title"), lobby.build_decks, icon="cards", key="decks")
        found.append(build)
        return [*found, *self._modes(lobby)]

    def more(self, lobby: Asking) -> list[Widget]:
        return [
            rule_toggle(lobby, self.rules, rule, f"firestorm.lobby.{rule}", f"firestorm.lobby.{rule}_means")
            for rule in RULES
        ]

    def _look(self, lobby: Asking) -> dict[str, str]:
        """The decks that are legal now: what they are called, by id or file."""
        language = lobby.ui.settings.language if lobby.ui.settings.language in ("en", "de") else "en"
        shelf = DeckShelf(lobby.ui.folders, language)
        self.known = {each.id: each.deck for each in decks.starters()}
        names = {each.id: getattr(each.name, language) for each in decks.starters()}
        for own in shelf.own():
            if own.problem is None and not decks.faults(own.deck, friendly=self.rules["friendly"]):
                self.known[own.file], names[own.file] = own.deck, own.name
        return names

    def _modes(self, lobby: Asking) -> list[Widget]:
        """Two pairs, crossed or side by side."""
        if lobby.seats != FOUR:
            return []
        say = lobby.ui.say

        def change(mode: str) -> None:
            self.mode = mode
            lobby.rebuild()

        names = [(mode, say(f"firestorm.lobby.mode.{mode}")) for mode in PAIRS]
        choice = ChoiceRow(say("firestorm.lobby.mode"), names, self.mode, change, key="mode")
        return [Label(say("firestorm.lobby.mode"), CAPTION), choice]

    def _seat(self, lobby: Asking, seat: int, names: Mapping[str, str]) -> Widget:
        """A stepper through the decks, after the seat's glyph."""
        label = lobby.ui.say("lobby.seat", number=seat + 1)
        steps = StepperWords(label, "firestorm.lobby.before", "firestorm.lobby.next", key=f"deck.{seat}")
        stepper = name_stepper(lobby, self.wanted, seat, names, steps)
        named = next((each for each in decks.starters() if each.id == self.wanted[seat]), None)
        if named is None:
            return after_glyph(lobby, seat, stepper)
        words = Label(getattr(named.strategy, lobby.ui.settings.language), SMALL)
        about = pictured(portrait_of(named), Column(stepper, words, gap=0.5))
        return after_glyph(lobby, seat, about)

    def _dealt(self, lobby: Asking, seat: int) -> Widget:
        """The deck of a seat in a first game, and how it plays."""
        deck, language = decks.starters()[seat], lobby.ui.settings.language
        name = Label(getattr(deck.name, language), BUTTON)
        words = Label(getattr(deck.strategy, language), SMALL)
        return pictured(portrait_of(deck), Column(name, words, gap=0.3))

    # --- what comes of it

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        return start_words(ui, who, WAYS[self.aliens], "firestorm.lobby.start")

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        """Only what differs from the rulebook's usual match."""
        told: dict[str, Any] = {rule: True for rule, on in self.rules.items() if on}
        if people > 1:  # who is asked must not tell the others what that hand holds (docs/ux 4.7)
            told["open_call"] = True
        if seats == FOUR:
            told["mode"] = self.mode
        if self.aliens == FIRST:
            return {**told, "decks": [each.id for each in decks.starters()][:seats]}
        if self.aliens == CHOSEN:
            return {**told, "decks": self.completed(seats, Random(seed))}
        return {**told, "decks": self.aliens}

    def completed(self, seats: int, dice: Random) -> list[object]:
        """The decks that were named; where none was, a starter deck that nobody has."""
        ready = [each.id for each in decks.starters()]
        free = [name for name in ready if name not in self.wanted[:seats]]
        dice.shuffle(free)
        return [self._written(name if name in self.known else free.pop()) for name in self.wanted[:seats]]

    def _written(self, name: str) -> object:
        """A starter deck by its id, another one by its cards: a save needs no other file."""
        if any(each.id == name for each in decks.starters()):
            return name
        deck = self.known[name]
        return {"name": deck.name, "cards": dict(deck.cards), "start": deck.start}

    def first_match(self, seed: int) -> FirstMatch:
        options = {"decks": BEGINNERS}
        return FirstMatch(len(BEGINNERS), options, "learn.first.firestorm", "learn.first_gist.firestorm")

    def kept(self) -> dict[str, Any]:
        return {"aliens": self.aliens, "mode": self.mode, "decks": self.wanted, **self.rules}

    def revenge(self, options: Mapping[str, Any], table: Table) -> Revenge:
        """Everybody keeps deck and partner; the loser begins (2.2, ruling 85), of several one (ruling 97)."""
        assert isinstance(table, FirestormTable)
        step = 2 if table.mode == SIDE_BY_SIDE else 1
        again = taken_along(options, "decks", step)
        losers = [seat for seat in range(table.seats) if seat not in table.winners]
        if not table.winners or not losers:
            again.pop("first", None)
            return Revenge(again, step)
        return Revenge({**again, "first": (choice(losers) - step) % table.seats}, step)


VARIANTS = FirestormVariants
