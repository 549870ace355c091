"""A position of Cosmic Encounter in numbers, from what a seat may know: `arena tune` fits their weights."""

from __future__ import annotations

from game.bots.cosmic.standing import LAST, MOST_CARDS, fleet, progress, quality
from game.bots.leads import even_chance, over_best, over_mean
from game.core.table import Seat
from game.cosmic.table import CosmicTable

NAMES = (
    "even", "colonies", "colonies_over_best", "colonies_over_mean", "one_short", "two_short",
    "rivals_one_short", "rivals_two_short", "homes", "homes_over_mean", "power", "powers_of_others",
    "ships", "ships_over_mean", "cards", "cards_over_mean", "quality_of_hand", "best_card", "has_turn",
    "next_turn",
)  # fmt: skip
BEST = 12.0  # all cards of a hand together; more are no help


def features(table: CosmicTable, seat: Seat) -> list[float]:
    """Colonies are counted from five, so that four planets are the same race."""
    seats = range(table.seats)
    headstart = LAST - table.rules.colonies_to_win
    abroad = [float(table.abroad[other] + headstart) for other in seats]
    homes = [float(table.homes[other]) for other in seats]
    ships = [float(fleet(table, other)) for other in seats]
    cards = [float(min(len(table.hands[other]) + len(table.hoards[other]), MOST_CARDS)) for other in seats]
    powered = [table.powered(other) for other in seats]
    rivals = [abroad[other] for other in seats if other != seat]
    own = [quality(table, seat, card) for card in table.hands[seat] + table.hoards[seat]]
    return [
        even_chance(table.seats),
        progress(table, seat),
        over_best(abroad, seat),
        over_mean(abroad, seat),
        float(abroad[seat] >= LAST - 1),
        float(abroad[seat] >= LAST - 2),
        float(sum(rival >= LAST - 1 for rival in rivals)),
        float(sum(rival >= LAST - 2 for rival in rivals)),
        homes[seat],
        over_mean(homes, seat),
        float(powered[seat]),
        (sum(powered) - powered[seat]) / (table.seats - 1),
        ships[seat],
        over_mean(ships, seat),
        cards[seat],
        over_mean(cards, seat),
        min(BEST, sum(own)),
        max(own, default=0.0),
        float(table.turn == seat),
        float((seat - table.turn) % table.seats == 1),
    ]
