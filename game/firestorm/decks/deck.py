"""Decks: what is in them, why one is not legal, and what the rulebook advises (1.3, 1.4, 1.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from game.core.refusals import Refusal, WrongWord
from game.firestorm import pieces
from game.firestorm.cards.grammar import CardFacts, Faction, Named
from game.firestorm.pieces import CARDS, COLORS, DATA, GEAR

COPIES = "1.7"  # the section of the rulebook about decks
PLANETS_LEAST, RESOURCES_LEAST = 25, 50
FRIENDLY_PLANETS, FRIENDLY_RESOURCES = 20, 40  # by agreement (ruling 84)
LONGEST_NAME = 30
MOST_COPIES = 250  # of one card that a deck may be asked for at all, legal or not
BY_ID = {card.id: card for card in CARDS}
ORDER = {card.id: number for number, card in enumerate(CARDS)}
# The groups of the rulebook's advice, and how much of the pile each of them should be, in percent.
GROUPS: dict[str, tuple[tuple[str, ...], int]] = {
    "ship_1": (("ship_1",), 20),
    "ship_2": (("ship_2",), 10),
    "accessory": (GEAR, 20),
    "effect": (("instant", "interrupt"), 30),
    "phenomenon": (("phenomenon",), 10),
    "alien_tec": (("alien_tec",), 10),
}
PLANET_GROUPS = {"industry": 50, "resource": 40, "alien_tec": 10}  # besides the base planet


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as a player writes it down: how often each card is in it, by id."""

    name: str = ""
    cards: dict[str, int] = {}
    start: str = ""  # the industry planet that it begins with; "": the first one in it

    def count(self, card: str) -> int:
        return self.cards.get(card, 0)

    def having(self, card: str, count: int) -> Deck:
        """The same deck with so many copies of a card, in the order of the catalogue."""
        counts = {**self.cards, card: max(0, count)}
        return msgspec.structs.replace(self, cards=ordered(counts))

    def called(self, name: str) -> Deck:
        return msgspec.structs.replace(self, name=name[:LONGEST_NAME])

    def beginning(self, planet: str) -> Deck:
        """The same deck that begins with this industry planet."""
        return msgspec.structs.replace(self, start=planet)

    @property
    def known(self) -> list[tuple[CardFacts, int]]:
        return [(BY_ID[card], count) for card, count in self.cards.items() if card in BY_ID]

    @property
    def planets(self) -> list[tuple[CardFacts, int]]:
        return [(card, count) for card, count in self.known if card.planet]

    @property
    def resources(self) -> list[tuple[CardFacts, int]]:
        return [(card, count) for card, count in self.known if not card.planet]

    @property
    def bases(self) -> list[CardFacts]:
        return [card for card, _ in self.planets if kind_of(card) == "base"]

    @property
    def color(self) -> str:
        """The colour of its base planet."""
        return self.bases[0].color if self.bases else ""

    @property
    def begins_with(self) -> str:
        """The industry planet that lies beside the base planet at the start."""
        industry = [card.id for card, _ in self.planets if kind_of(card) == "industry"]
        return self.start if self.start in industry else next(iter(industry), "")


class Starter(NamedTuple):
    """A deck that is ready to play."""

    id: str
    faction: Faction
    name: Named
    strategy: Named
    deck: Deck

    def called(self, language: str) -> Deck:
        return self.deck.called(getattr(self.name, language))


class Pips(NamedTuple):
    """How many cards of one cost there are, by the points that most of it is paid in."""

    tp: int
    ep: int


class Share(NamedTuple):
    """A group of cards: how many there are, of how many, and which share is advised, in percent."""

    group: str
    number: int
    of: int
    advised: int

    @property
    def percent(self) -> int:
        return round(100 * self.number / self.of) if self.of else 0


def ordered(counts: dict[str, int]) -> dict[str, int]:
    """Cards that are there at all, as the catalogue lists them; unknown ones at the end."""
    cards = sorted((card for card, count in counts.items() if count), key=_place)
    return {card: counts[card] for card in cards}


def _place(card: str) -> tuple[int, str]:
    return ORDER.get(card, len(ORDER)), card


def kind_of(card: CardFacts) -> str:
    """The type of a planet; "" for other cards."""
    return card.planet.planet_type if card.planet else ""


def total(cards: Iterable[tuple[CardFacts, int]]) -> int:
    return sum(count for _, count in cards)


# --- why a deck is not legal


def faults(deck: Deck, *, friendly: bool = False) -> list[Refusal]:
    """What makes a deck illegal, in the order in which it is mended (1.3, 1.7; rulings 2, 7, 84)."""
    strange = [card for card in deck.cards if card not in BY_ID]
    unknown = [Refusal("deck.fault.unknown", COPIES, {"card": card}) for card in strange]
    return [*unknown, *_planet_faults(deck, friendly), *_resource_faults(deck, friendly), *_copy_faults(deck)]


def _planet_faults(deck: Deck, friendly: bool) -> Iterator[Refusal]:
    bases = sum(count for card, count in deck.planets if kind_of(card) == "base")
    if bases == 0:
        yield Refusal("deck.fault.no_base", "1.3")
    elif bases > 1:
        yield Refusal("deck.fault.bases", "1.3", {"count": bases})
    if not deck.begins_with:
        yield Refusal("deck.fault.no_industry", "2.2")
    count, least = total(deck.planets), FRIENDLY_PLANETS if friendly else PLANETS_LEAST
    if count < least:
        yield Refusal("deck.fault.few_planets", COPIES, {"count": least - count, "least": least})


def _resource_faults(deck: Deck, friendly: bool) -> Iterator[Refusal]:
    count, least = total(deck.resources), FRIENDLY_RESOURCES if friendly else RESOURCES_LEAST
    if count < least:
        yield Refusal("deck.fault.few_resources", COPIES, {"count": least - count, "least": least})
    if count > pieces.RESOURCES:
        over = count - pieces.RESOURCES
        yield Refusal("deck.fault.many_resources", COPIES, {"count": over, "most": pieces.RESOURCES})


def _copy_faults(deck: Deck) -> Iterator[Refusal]:
    for card, count in deck.known:
        limit = most(card)
        if limit is not None and count > limit:
            yield Refusal("deck.fault.copies", COPIES, {"card": card.id, "count": count, "most": limit})


def most(card: CardFacts) -> int | None:
    """How many copies may be in a deck; None if there is no limit. Planets have none."""
    return None if card.planet else card.deck_limit


def warnings(deck: Deck) -> list[Refusal]:
    """What is allowed and yet a waste (ruling 1)."""
    return [*_dead_colours(deck), *_idle_alien_tec(deck), *_idle_planets(deck)]


def _dead_colours(deck: Deck) -> Iterator[Refusal]:
    if not deck.color or any(card.id in SPIES for card, _ in deck.resources):
        return
    for color in COLORS[1:]:
        dead = sum(count for card, count in deck.resources if card.color == color != deck.color)
        if dead:
            yield Refusal("deck.warn.colour", "1.3", {"count": dead, "color": color})


def _idle_alien_tec(deck: Deck) -> Iterator[Refusal]:
    """An alien-tec needs a place on a planet of its own (3.5)."""
    cards = sum(count for card, count in deck.resources if card.type == "alien_tec")
    slots = sum(count * card.planet.alien_tec_slots for card, count in deck.planets if card.planet)
    if cards and not slots:
        yield Refusal("deck.warn.alien_tec", "3.5", {"count": cards})


def _idle_planets(deck: Deck) -> Iterator[Refusal]:
    """The rulebook names no maximum, but a table has room for so many of a seat's planets (ruling 98).

    Who draws one in every turn reaches the last of them in the 38th; of 25 matches of chance, the longest
    had 28 turns for each.
    """
    count = total(deck.planets)
    if count > pieces.PLANETS:
        yield Refusal("deck.warn.planets", COPIES, {"count": count, "most": pieces.PLANETS})


def _is_spy(card: CardFacts) -> bool:
    """A card that lets its owner play another colour."""
    effects = [ability.effects for ability in card.abilities] + [row.effects for row in card.handling]
    return any(do.rule == "may_play_color" for row in effects for do in row)


SPIES = [card.id for card in CARDS if _is_spy(card)]


# --- what there is to see of it


def curve(deck: Deck) -> dict[int, Pips]:
    """How many resource cards there are of each cost; an X counts as the least it may be."""
    counts: dict[int, list[int]] = {}
    for card, count in deck.resources:
        pips = counts.setdefault(cost_of(card), [0, 0])
        pips[paid_in(card) == "ep"] += count
    return {cost: Pips(*counts[cost]) for cost in sorted(counts)}


def cost_of(card: CardFacts) -> int:
    """All project costs together."""
    if card.cost is None:
        return 0
    least = card.choose_x.min if card.choose_x else 0
    return sum(least if part == "x" else int(part) for part in (card.cost.tp, card.cost.ep))


def paid_in(card: CardFacts) -> str:
    """The points that a card costs, or most of them: "tp" or "ep"; "" if it costs nothing."""
    if card.cost is None or (card.cost.tp, card.cost.ep) == (0, 0):
        return ""
    return "ep" if card.cost.tp == 0 or card.cost.ep == "x" else "tp"


def mix(deck: Deck) -> list[Share]:
    """The groups of the resource pile beside the rulebook's advice for a first deck."""
    of = total(deck.resources)
    return [
        Share(group, sum(count for card, count in deck.resources if card.type in types), of, advised)
        for group, (types, advised) in GROUPS.items()
    ]


def planet_mix(deck: Deck) -> list[Share]:
    """The planets besides the base planet, in the same way."""
    rest = [(card, count) for card, count in deck.planets if kind_of(card) != "base"]
    return [
        Share(group, sum(count for card, count in rest if kind_of(card) == group), total(rest), advised)
        for group, advised in PLANET_GROUPS.items()
    ]


# --- the starter decks


@cache
def starters() -> tuple[Starter, ...]:
    """The four decks of the data files."""
    file = msgspec.json.decode((DATA / "decks.json").read_bytes())
    return tuple(_starter(row) for row in file["decks"])


def _starter(row: dict[str, Any]) -> Starter:
    counts = {part["card"]: part["count"] for part in [*row["planets"], *row["resources"]]}
    deck = Deck(name=row["name"]["en"], cards=ordered(counts), start=row["starting_industry_planet"])
    name, strategy = (msgspec.convert(row[field], Named) for field in ("name", "strategy"))
    return Starter(row["id"], row["faction"], name, strategy, deck)


def starter(name: str) -> Deck:
    """A starter deck by its id."""
    for each in starters():
        if each.id == name:
            return each.deck
    raise WrongWord(f"There is no deck {name!r}; there is: {', '.join(each.id for each in starters())}.")
