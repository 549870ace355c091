"""How well each seat stands in Cosmic Encounter, and what a change of colonies or ships would mean for it."""

from __future__ import annotations

from math import exp

import msgspec

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.table import CosmicTable

# Measured: the outcome of matches between novices, fitted to positions between two encounters.
COLONIES = (0.0, 0.5, 1.08, 1.82, 2.8, 6.0)  # by foreign colonies, out of five
SHIP, HOME, CARD, POWER = 0.04, 0.04, 0.03, 0.25
GOOD_CARD, ANY_CARD = 0.12, -0.08  # by quality and by number: what is low is in the way
MOST_CARDS = 12  # more are no help
LAST = len(COLONIES) - 1
OTHER_WAYS = ("tick_tock", "masochist")
FEW_SHIPS = 8  # with so few left the Masochist thinks of losing them all
GOOD_ATTACK = 10  # an attack that often wins
PEACE = 1.6  # what a negotiate is worth to the Pacifist
UNKNOWN = 1.0  # what a card is worth that is not known
QUALITY = {pieces.NEGOTIATE: 0.6, pieces.MORPH: 1.2, pieces.ARTIFACT: 1.5, pieces.FLARE: 1.3}


class Change(msgspec.Struct):
    """What would be different, by seat: colonies abroad and at home, ships, cards; and the Tick-Tock's."""

    colonies: list[int]
    homes: list[int]
    ships: list[int]
    cards: list[int]
    ticks: int = 0

    @classmethod
    def none(cls, seats: int) -> Change:
        return cls([0] * seats, [0] * seats, [0] * seats, [0] * seats)

    def touches(self, seat: Seat) -> bool:
        return bool(self.colonies[seat] or self.homes[seat] or self.ships[seat] or self.cards[seat])


def near_victory(table: CosmicTable, seat: Seat) -> bool:
    """One more colony, and this seat has won."""
    return table.foreign_colonies(seat) >= table.rules.colonies_to_win - 1


def quality(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """What a card is good for, as far as this seat knows it, from 0 to about 4."""
    if not table.knows(seat, card):
        return UNKNOWN
    kind, value = table.type_of(card), table.value_of(card)
    if kind == pieces.ATTACK:
        return attack_quality(table, seat, value)
    if kind == pieces.REINFORCEMENT:
        return 0.8 + value / 5
    if kind == pieces.NEGOTIATE and (seat, "pacifist") in table.in_play:
        return PEACE
    return QUALITY.get(kind, UNKNOWN)


def attack_quality(table: CosmicTable, seat: Seat, value: int) -> float:
    """High attacks are good; some aliens make more of low ones."""
    for owner, alien in table.in_play:
        if owner == seat and alien == "tripler":
            return (3 * value if value <= GOOD_ATTACK else value / 3) / GOOD_ATTACK
        if owner == seat and alien == "anti_matter":
            return max(0.2, 2.0 - value / GOOD_ATTACK)
    return value / GOOD_ATTACK


def progress(table: CosmicTable, seat: Seat, more: int = 0, ticks: int = 0, ships: int = 0) -> float:
    """How far a seat is on its way to victory, in colonies: by colonies, or as its alien wins."""
    reached = table.abroad[seat] + more + LAST - table.rules.colonies_to_win  # with four planets one less
    for owner, alien in table.in_play:
        if owner == seat and alien in OTHER_WAYS:
            return min(max(reached, _other_way(table, seat, alien, ticks, ships)), LAST)
    return min(max(reached, 0), LAST)


def _other_way(table: CosmicTable, seat: Seat, alien: str, ticks: int, ships: int) -> float:
    """The Tick-Tock wins without tokens, the Masochist without ships."""
    if alien == "tick_tock":
        first = tokens_at_first(table)
        return LAST * (1 - max(0, table.tokens_on(alien) - ticks) / first) ** 2  # the first ones go soon
    return LAST * (1 - max(0, fleet(table, seat) + ships) / FEW_SHIPS)


def tokens_at_first(table: CosmicTable) -> int:
    """How many tokens the Tick-Tock begins with."""
    printed = pieces.ALIENS["tick_tock"]
    return printed.tokens if table.rules.planets == pieces.PLANETS else printed.tokens_four_planets


def fleet(table: CosmicTable, seat: Seat) -> int:
    """The ships that are neither in the warp nor out of the game."""
    return table.fleet(seat) - table.warp[seat] - table.gone[seat]


def between(steps: tuple[float, ...], place: float) -> float:
    """A value of a row of steps, also between two of them."""
    low = int(place)
    if low >= len(steps) - 1:
        return steps[-1]
    return steps[low] + (place - low) * (steps[low + 1] - steps[low])


def standing(table: CosmicTable, seat: Seat, change: Change | None = None) -> float:
    """What the parts of a position add to the chances of winning."""
    colonies = homes = ships = cards = ticks = 0
    if change:
        colonies, homes = change.colonies[seat], change.homes[seat]
        ships, cards, ticks = change.ships[seat], change.cards[seat], change.ticks
    held = len(table.hands[seat]) + len(table.hoards[seat]) + cards
    homes += table.homes[seat]
    rules = table.rules
    return (
        between(COLONIES, progress(table, seat, colonies, ticks, ships))
        + SHIP * (fleet(table, seat) + ships)
        + HOME * homes
        + CARD * (held if held < MOST_CARDS else MOST_CARDS)
        + (POWER if homes >= rules.planets - 2 else 0.0)
    )


def hand_standing(table: CosmicTable, seat: Seat) -> float:
    """What the cards of a hand that is known add beyond their number."""
    held = table.hands[seat] + table.hoards[seat]
    good = min(12.0, sum(quality(table, seat, card) for card in held))
    count = min(len(held), MOST_CARDS)
    return GOOD_CARD * good + (ANY_CARD - CARD) * count


def winners(table: CosmicTable, change: Change) -> list[Seat]:
    """Who would have won."""
    wanted, ticks = table.rules.colonies_to_win, table.tokens_on("tick_tock")
    won = [seat for seat in range(table.seats) if table.abroad[seat] + change.colonies[seat] >= wanted]
    if change.ticks and change.ticks >= ticks > 0:
        won += [seat for seat, alien in table.in_play if alien == "tick_tock" and seat not in won]
    return won


class Outlook:
    """How everybody stands, found once for a question, and what changes would mean."""

    __slots__ = ("table", "ticking", "weights", "whole")

    def __init__(self, table: CosmicTable) -> None:
        self.table = table
        self.weights = [exp(standing(table, seat)) for seat in range(table.seats)]
        self.whole = sum(self.weights)
        self.ticking = [seat for seat, alien in table.in_play if alien == "tick_tock"]

    def share(self, seat: Seat, change: Change | None = None) -> float:
        """The share of the victory that a seat may expect, from 0 to 1."""
        if change is None:
            return self.weights[seat] / self.whole
        won = winners(self.table, change)
        if won:
            return 1 / len(won) if seat in won else 0.0
        whole, own = self.whole, self.weights[seat]
        for other, before in enumerate(self.weights):
            if change.touches(other) or (change.ticks and other in self.ticking):
                after = exp(standing(self.table, other, change))
                whole += after - before
                if other == seat:
                    own = after
        return own / whole


def prospect(table: CosmicTable, seat: Seat, change: Change | None = None) -> float:
    """The share of the victory that a seat may expect after a change."""
    return Outlook(table).share(seat, change)


def rivalry(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """How much another seat is in the way: about 0 for who lags behind, 1 and more for a leader."""
    if seat == other:
        return 0.0
    mine = progress(table, seat)
    theirs = progress(table, other)
    return 0.4 + 0.35 * (theirs - mine) + 0.25 * max(0.0, theirs - 2) + 1.5 * (theirs >= LAST - 1)
