"""What a game adds to the lobby: how aliens are got, and which variants are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


T = TypeVar("T")


class Way(NamedTuple):
    """A way to get aliens: the keys of its name, of what it means, and of its part of a sentence."""

    name: str
    means: str
    then: str


class Seated(NamedTuple):
    """Who will sit at a seat."""

    name: str
    person: bool


class Revenge(NamedTuple):
    """The same match again: its options, and how many seats further everybody sits."""

    options: dict[str, Any]
    step: int = 1


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
        """To the deck builder and back."""


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

    def kept(self) -> dict[str, Any]:
        """What the next match begins with."""

    def revenge(self, options: Mapping[str, Any], table: Any) -> Revenge:
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


def way_buttons(
    lobby: Asking, ways: Mapping[str, Way], chosen: str, choose: Callable[[str], None]
) -> list[Widget]:
    """A button for each way to get aliens."""

    def press(way: str) -> Callable[[], None]:
        return lambda: choose(way)

    return [
        Button(
            lobby.ui.say(each.name),
            press(way),
            second=lobby.ui.say(each.means),
            align="left",
            selected=way == chosen,
            key=f"aliens.{way}",
        )
        for way, each in ways.items()
    ]
