"""A position of Duel in numbers, from what a seat may know: weights of them are fitted by `arena tune`."""

from __future__ import annotations

from math import sqrt

from game.bots.duel.mind import planets_of
from game.core.table import CardId, Seat
from game.duel import pieces
from game.duel.table import DuelTable
from game.duel.verbs import allies_of

NAMES = (
    "planets", "three_planets", "four_planets", "supply", "root_of_supply", "few_ships", "ships_out", "warp",
    "fire_ready", "tactics_ready", "allies", "medals", "straggler", "cards", "best_plan", "all_plans",
    "reinforcements",
)  # fmt: skip
FEW = 3  # ships in the supply
FIRES = [any(half.symbol == pieces.FIRE for half in tactic.halves) for tactic in pieces.TACTICS]


def features(table: DuelTable, seat: Seat) -> list[float]:
    """Each is the own number less the opponent's, the last three are of the own hand."""
    mine, theirs = _open(table, seat), _open(table, 1 - seat)
    return [*(one - other for one, other in zip(mine, theirs, strict=True)), *_hand(table, seat)]


def _open(table: DuelTable, seat: Seat) -> list[float]:
    """What everybody sees."""
    planets, supply = planets_of(table, seat), table.supply[seat]
    ready = [not spent for spent in table.spent[seat]]
    return [
        planets,
        planets >= pieces.PLANETS_TO_WIN - 2,
        planets >= pieces.PLANETS_TO_WIN - 1,
        supply,
        sqrt(supply),
        supply <= FEW,
        sum(planet.ships[seat] for planet in table.planets),
        table.warp[seat],
        sum(is_ready and fires for is_ready, fires in zip(ready, FIRES, strict=True)),
        sum(ready),
        len(allies_of(table, seat)),
        table.medals[seat],
        table.straggler == seat,
        len(table.hands[seat]),
    ]


def _hand(table: DuelTable, seat: Seat) -> list[float]:
    held: list[CardId] = [*table.hands[seat], *table.under[seat]]
    faces = [table.faces[card] for card in held if table.knows(seat, card)]
    plans = [sqrt(max(0, pieces.printed_value(face))) for face in faces if not pieces.is_reinforcement(face)]
    beside = [abs(pieces.printed_value(face)) for face in faces if pieces.is_reinforcement(face)]
    return [max(plans, default=0.0), sum(plans), sum(beside)]
