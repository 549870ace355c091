"""An action and all that it does in one sentence: "Mia builds 2 cruisers in 221 for 10 materials."."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.core.events import Event
from game.core.texts import catalogue
from game.eclipse.events import TechTaken
from game.eclipse.map_events import PartFitted, SectorPlaced, ShipBuilt, ShipMoved, StructureBuilt
from scenes.games.eclipse.names import part_link, ship_name, ships
from scenes.table.match_words import listed

Built = ShipBuilt | StructureBuilt
# What belongs to an action, so that it is told in its line.
CONTENT: dict[str, tuple[type[Event], ...]] = {
    "explore": (SectorPlaced,),
    "research": (TechTaken,),
    "upgrade": (PartFitted,),
    "build": (ShipBuilt, StructureBuilt),
    "move": (ShipMoved,),
    "react": (PartFitted, ShipBuilt, StructureBuilt, ShipMoved),
}


class Deed:
    """An action under way: who does it, and what has come of it so far with what was paid for it."""

    def __init__(self, seat: int, action: str, line: int) -> None:
        self.seat, self.action = seat, action
        self.line = line  # the number of its line in the log
        self.done: list[tuple[Event, str, int]] = []  # with the name of the tile, and its price
        self.owed = 0  # paid just before what was got for it

    def has(self, event: Event) -> bool:
        """True if an event is what this action does; gifts of discoveries are paid by nobody."""
        if not isinstance(event, CONTENT.get(self.action, ())):
            return False
        bought = isinstance(event, TechTaken | ShipBuilt | StructureBuilt)
        return getattr(event, "seat", -1) == self.seat and (self.owed > 0 or not bought)

    def add(self, event: Event, named: str = "") -> None:
        self.done.append((event, named, self.owed))
        self.owed = 0

    def told(self, seat: str, sector: Callable[[int], str], language: str) -> str:
        """The sentence; "" as long as nothing has come of the action."""
        if not self.done:
            return ""
        first = self.done[0][0]
        words = next(text for kind, text in _SENTENCES.items() if isinstance(first, kind))
        said = words(self, seat, sector, language)
        return (
            catalogue(language).say("eclipse.story.reaction", deed=said) if self.action == "react" else said
        )


Say = Callable[[Deed, str, Callable[[int], str], str], str]


def _explored(deed: Deed, seat: str, sector: Callable[[int], str], language: str) -> str:
    words = catalogue(language)
    tiles = listed([named for _, named, _ in deed.done], words)
    return words.say("eclipse.story.explores", seat=seat, sectors=tiles)


def _researched(deed: Deed, seat: str, sector: Callable[[int], str], language: str) -> str:
    words = catalogue(language)
    techs = [words.say("eclipse.story.bought", tech=named, price=price) for _, named, price in deed.done]
    return words.say("eclipse.story.researches", seat=seat, techs=listed(techs, words))


def _built(deed: Deed, seat: str, sector: Callable[[int], str], language: str) -> str:
    words = catalogue(language)
    kinds: Counter[int] = Counter()
    places: dict[int, None] = {}
    for event, _, _ in deed.done:
        assert isinstance(event, Built)
        kinds[event.ship if isinstance(event, ShipBuilt) else event.what] += 1
        places[event.sector] = None
    return words.say(
        "eclipse.story.builds",
        seat=seat,
        things=listed([ships(kind, count, language) for kind, count in kinds.items()], words),
        sectors=listed([sector(place) for place in places], words),
        price=sum(price for _, _, price in deed.done),
    )


def _moved(deed: Deed, seat: str, sector: Callable[[int], str], language: str) -> str:
    words = catalogue(language)
    flights = [
        words.say("eclipse.story.flight", fleet=ships(kind, count, language), sector=sector(place))
        for (kind, place), count in _landings(deed).items()
    ]
    return words.say("eclipse.story.moves", seat=seat, flights=listed(flights, words))


def _landings(deed: Deed) -> Counter[tuple[int, int]]:
    """How many ships of which kind have come where; one that flies on counts where it is last."""
    found: Counter[tuple[int, int]] = Counter()
    for event, _, _ in deed.done:
        assert isinstance(event, ShipMoved)
        begin = (event.ship, event.path[0])
        if found[begin]:
            found[begin] -= 1
        found[event.ship, event.path[-1]] += 1
    return +found


def _upgraded(deed: Deed, seat: str, sector: Callable[[int], str], language: str) -> str:
    words = catalogue(language)
    fitted: dict[int, list[str]] = {}
    for event, _, _ in deed.done:
        assert isinstance(event, PartFitted)
        fitted.setdefault(event.ship, []).append(part_link(event.part, language))
    designs = [f"{ship_name(ship, language)}: {', '.join(parts)}" for ship, parts in fitted.items()]
    return words.say("eclipse.story.upgrades", seat=seat, designs="; ".join(designs))


_SENTENCES: dict[type[Event], Say] = {
    SectorPlaced: _explored,
    TechTaken: _researched,
    ShipBuilt: _built,
    StructureBuilt: _built,
    ShipMoved: _moved,
    PartFitted: _upgraded,
}
