"""The powers of Cosmic Encounter Duel: which there are, and who holds them now."""

from __future__ import annotations

from collections.abc import Container

from game.core.powers import Power
from game.core.table import Seat
from game.duel import pieces
from game.duel.table import DuelTable

# One power for each alien, envoy and destiny card; their modules attach what they do.
POWERS: dict[str, Power] = {
    key: Power(key)
    for key in [
        *pieces.ALIENS,
        *(envoy.id for envoy in pieces.ENVOYS),
        *(card.id for card in pieces.DESTINY),
    ]
}


def power(key: str) -> Power:
    """The power of an alien, an envoy or a destiny card by its id."""
    return POWERS[key]


def powers_of(table: DuelTable, seat: Seat, among: Container[str]) -> list[str]:
    """The powers this seat holds now, among these names."""
    return [key for owner, key in table.in_play if owner == seat and key in among]


def has(table: DuelTable, seat: Seat, power: Power) -> bool:
    """True if this seat's alien, or an open ally of it, is this power."""
    if table.aliens[seat] == power.name:
        return True
    return any(
        envoy.ally == seat and envoy.face_up and table.key(envoy.card) == power.name for envoy in table.envoys
    )
