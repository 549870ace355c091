"""What bots know about Cosmic Encounter: what appeals at first sight, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp
from typing import Any, TypeVar

from game.bots.cosmic import aliens, allies, cards, choices, deals, playing, powers, seats, ships, techs
from game.bots.cosmic.deals import shown_opinion
from game.bots.cosmic.reasons import reason
from game.bots.cosmic.ships import SENDING
from game.bots.cosmic.standing import hand_standing, standing
from game.bots.cosmic.stops import might_matter, stop_at
from game.bots.cosmic.tastes import KEEN, TASTES, Scores
from game.bots.minds import Stop
from game.core.prompts import Prompt
from game.core.table import Seat
from game.cosmic.cheating import QuietMoment
from game.cosmic.deal_prompts import is_open
from game.cosmic.flagship import TakePrometheus
from game.cosmic.phases.opening import ChooseHoard
from game.cosmic.prompts import (
    CardFromHand,
    ChooseAlien,
    ChooseCard,
    PlaceShips,
    ResearchTech,
    TakeReward,
    TakeShips,
)
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable

A = TypeVar("A")

# The modules whose tastes are attached as they are read, by subject.
SUBJECTS = (
    aliens,
    allies,
    cards,
    choices,
    deals,
    playing,
    powers,
    seats,
    ships,
    techs,
)

# Questions whose answers change nothing that the end of an encounter shows: first sight decides.
AT_SIGHT = (
    CardFromHand,
    ChooseAlien,
    ChooseCard,
    ChooseHoard,
    ChooseShip,
    PlaceShips,
    QuietMoment,
    ResearchTech,
    TakePrometheus,
    TakeReward,
)
DOUBT = 4.0  # in points of taste
ON_TURN = {0: 0.3, 1: 0.25}  # measured like the rest of a position


class CosmicMind:
    """Knows what bots like at Cosmic Encounter and how they judge a table."""

    warmth = 1.5
    futures = 24  # 39.5 of 60 matches against three novices; more futures won no more
    faith = 1 / KEEN

    def taste(self, table: CosmicTable, prompt: Prompt[A], options: list[A]) -> Scores:
        return TASTES.scores(table, prompt, options)

    naive = taste

    def doubt(self, prompt: Prompt[A]) -> float:
        if isinstance(prompt, TakeShips):
            return DOUBT if prompt.what in SENDING else 0.0
        return 0.0 if isinstance(prompt, AT_SIGHT) else DOUBT

    def worth(self, table: CosmicTable, seat: Seat) -> float:
        if table.over:
            return 1.0 / len(table.winners) if seat in table.winners else 0.0
        weights = [
            exp(standing(table, other) + hand_standing(table, other) + _turn(table, other))
            for other in range(table.seats)
        ]
        return weights[seat] / sum(weights)

    def reason(self, table: CosmicTable, prompt: Prompt[A], answer: A) -> str:
        return reason(table, prompt, answer)

    def stop(self, table: CosmicTable, prompt: Prompt[Any]) -> Stop | None:
        return stop_at(table, prompt)

    def chances(
        self, table: CosmicTable, prompt: Prompt[Any], seat: Seat, *, alone: bool = False
    ) -> frozenset[Hashable] | None:
        return None if might_matter(table, prompt, seat) else frozenset()

    def bargainers(self, table: CosmicTable) -> tuple[Seat, ...]:
        return table.at.mains if is_open(table) else ()

    def opinion(self, table: CosmicTable, seat: Seat) -> float | None:
        return shown_opinion(table, table.at.sides[seat])

    def chapter(self, table: CosmicTable) -> int:
        return table.turn * 16 + table.number


def _turn(table: CosmicTable, seat: Seat) -> float:
    """Who has the turn, or the next one, may soon have another colony."""
    return ON_TURN.get((seat - table.turn) % table.seats, 0.0)


MIND = CosmicMind()
