"""What a game adds to the lobby: how aliens are got, and which variants are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from game.core.table import Seat, Table
from scenes.drawing.theme import SEATS
from scenes.table.match_words import listed
from scenes.table.way_card import WayCard, way_picture
from scenes.widgets.boxes import Grid, Row
from scenes.widgets.controls import Stepper, Toggle
from scenes.widgets.label import Icon

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


T = TypeVar("T")


class Way(NamedTuple):
    """A way to get aliens: the keys of its name, of what it means and of its part of a sentence."""

    name: str
    means: str
    then: str
    art: str  # its picture


class Seated(NamedTuple):
    """Who will sit at a seat."""

    name: str
    person: bool


class Revenge(NamedTuple):
    """The same match again: its options, and how many seats further everybody sits."""

    options: dict[str, Any]
    step: int = 1


class FirstMatch(NamedTuple):
    """A short match for whoever has just learned the rules, with something to play that is made for that."""

    seats: int
    options: dict[str, Any]  # of the set-up, or {"scenario": ...}
    greeting: str  # the key of what the coach says at its beginning
    gist: str  # and of what the page of the lessons says about it


class Asking(Protocol):
    """The lobby, as far as a game's choices need it."""

    ui: Ui

    @property
    def seats(self) -> int: ...

    @property
    def people(self) -> int: ...

    def colour_of(self, seat: int) -> str: ...

    def rebuild(self) -> None: ...

    def build_decks(self) -> None:
        """Opens the deck builder, which comes back here."""


class Variants(Protocol):
    """The choices of one game, begun with those of the last match."""

    seats: range  # how many may play
    colours: Sequence[str]  # of the seats at first
    aliens: str  # the way to get them

    def parts(self, lobby: Asking) -> list[Widget]:
        """What is always asked."""

    def more(self, lobby: Asking) -> list[Widget]:
        """What is asked under "Advanced"."""

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        """What the start button says, and the sentence under it."""

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        """What the set-up of the match is given; so many of the seats are people at this device."""

    def first_match(self, seed: int) -> FirstMatch:
        """The way of a first game, shortened, against as few novices as can be."""

    def kept(self) -> dict[str, Any]:
        """What the next match begins with."""

    def revenge(self, options: Mapping[str, Any], table: Table) -> Revenge:
        """A match that is over, to be played again by the same people."""


def moved_on(by_seat: Sequence[T], step: int = 1) -> list[T]:
    """What belongs to people, by seat, when everybody sits so many seats further."""
    step %= len(by_seat)
    return [*by_seat[step:], *by_seat[:step]]


def taken_along(options: Mapping[str, Any], word: str, step: int = 1) -> dict[str, Any]:
    """The same options; what was named for each seat under this word goes along with who sat there."""
    named = options.get(word)
    if not isinstance(named, list | tuple):
        return dict(options)
    return {**options, word: moved_on(named, step)}


MakeVariants = Callable[[Mapping[str, Any]], Variants]


def way_grid(lobby: Asking, variants: Variants, ways: Mapping[str, Way], columns: int) -> Grid:
    """A card for each way to get aliens; in a small window so many stand side by side."""

    def press(way: str) -> Callable[[], None]:
        def choose() -> None:
            variants.aliens = way
            lobby.rebuild()

        return choose

    cards = [
        WayCard(
            way_picture(lobby.ui, each.art),
            lobby.ui.say(each.name),
            lobby.ui.say(each.means),
            press(way),
            selected=way == variants.aliens,
            key=f"aliens.{way}",
        )
        for way, each in ways.items()
    ]
    return Grid(cards, columns=columns if lobby.ui.screen.compact else 1)


class StepperWords(NamedTuple):
    """What a stepper through names is called, and what its two buttons are."""

    label: str
    less: str
    more: str
    key: str


def name_stepper(
    lobby: Asking, wanted: list[str], place: int, names: Mapping[str, str], steps: StepperWords
) -> Stepper:
    """A stepper through names by their ids, which writes the id into ``wanted``; before the first: drawn."""
    ids = ["", *names]

    def shown(number: int) -> str:
        return names[ids[number]] if number else lobby.ui.say("lobby.envoy_drawn")

    def change(number: int) -> None:
        wanted[place] = ids[number]
        lobby.rebuild()

    at = ids.index(wanted[place]) if wanted[place] in ids else 0
    return Stepper(
        steps.label, at, 0, len(ids) - 1, change,
        less=lobby.ui.say(steps.less), more=lobby.ui.say(steps.more), shown=shown, key=steps.key,
    )  # fmt: skip


def after_glyph(lobby: Asking, seat: Seat, widget: Widget) -> Row:
    """What is asked of a seat, after its glyph."""
    look = SEATS[lobby.colour_of(seat)]
    return Row(Icon(look.glyph, 6, look.light), widget.growing(), gap=3, align="middle")


def rule_toggle(lobby: Asking, rules: dict[str, bool], rule: str, name: str, means: str) -> Toggle:
    """A rule that is played or not, with the keys of what it is called and what it means."""

    def change(on: bool) -> None:
        rules[rule] = on
        lobby.rebuild()

    say = lobby.ui.say
    return Toggle(say(name), rules[rule], change, second=say(means), key=f"rule.{rule}")


def start_words(ui: Ui, who: Sequence[Seated], way: Way, start: str) -> tuple[str, str]:
    """What the start button says, and under it people by name and how many bots."""
    people = [seated.name for seated in who if seated.person]
    bots = len(who) - len(people)
    names = [*people, ui.say("lobby.cosmic.bots", count=bots)] if bots else people
    second = ui.say("lobby.cosmic.start_second", names=listed(names, ui.words), then=ui.say(way.then))
    return ui.say(start if people else "lobby.cosmic.watch"), second


Free = Callable[[Sequence[str]], Sequence[str]]  # what may still be named beside what others have named


def completed(wanted: Sequence[str], free: Free, dice: Random) -> list[str]:
    """What was asked for by seat; where nothing was, one that is free is drawn."""
    found = list(wanted)
    for place, name in enumerate(found):
        if not name:
            found[place] = dice.choice(free(found))
    return found


def kept_by_seat(kept: object, seats: int, free: Free) -> list[str]:
    """What was named for each seat of the last match, as far as it is free."""
    named = kept if isinstance(kept, list) else []
    found: list[str] = []
    for seat in range(seats):
        name = named[seat] if seat < len(named) else ""
        found.append(name if name in free(found) else "")
    return found
