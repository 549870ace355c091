"""What powers offer beside the hand and the ready tactics."""

from __future__ import annotations

from collections.abc import Callable

from game.core.powers import Power
from game.core.table import CardId, Seat
from game.duel.powers import powers_of
from game.duel.table import DuelTable

Source = Callable[[DuelTable, Seat], list[int]]
_PLANS: dict[str, Source] = {}
_TACTICS: dict[str, Source] = {}


def offers_plans(power: Power) -> Callable[[Source], Source]:
    """Attach cards beside the hand that may be chosen as plan."""
    return _attach(_PLANS, power)


def offers_tactics(power: Power) -> Callable[[Source], Source]:
    """Attach halves of tactics beside the ready ones that may be chosen."""
    return _attach(_TACTICS, power)


def plans_beside_hand(table: DuelTable, seat: Seat) -> list[CardId]:
    return _offered(table, seat, _PLANS)


def tactics_beside_ready(table: DuelTable, seat: Seat) -> list[int]:
    return _offered(table, seat, _TACTICS)


def _attach(sources: dict[str, Source], power: Power) -> Callable[[Source], Source]:
    def attach(source: Source) -> Source:
        sources[power.name] = source
        return source

    return attach


def _offered(table: DuelTable, seat: Seat, sources: dict[str, Source]) -> list[int]:
    return [item for power in powers_of(table, seat, sources) for item in sources[power](table, seat)]
