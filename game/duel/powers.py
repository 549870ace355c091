"""The powers of Cosmic Encounter Duel: which there are, and who holds them now."""

from __future__ import annotations

from game.core.powers import Held, Power
from game.core.table import NOBODY, Seat
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
_BY_FACE: dict[int, Power] = {face: POWERS[key] for face, key in enumerate(pieces.KEYS) if key in POWERS}


def power(key: str) -> Power:
    """The power of an alien, an envoy or a destiny card by its id."""
    return POWERS[key]


def held(table: DuelTable) -> Held:
    """The destiny card first, then the leader's alien and open allies, then the straggler's (R30)."""
    powers: Held = []
    if table.past and (card := _BY_FACE.get(table.faces[table.past[-1]])):
        powers.append((NOBODY, card))
    for seat in table.order if table.straggler >= 0 else (0, 1):
        if alien := table.aliens[seat]:
            powers.append((seat, POWERS[alien]))
        powers.extend(
            (seat, _BY_FACE[table.faces[envoy.card]])
            for envoy in table.envoys
            if envoy.face_up and envoy.ally == seat
        )
    return powers


def has(table: DuelTable, seat: Seat, power: Power) -> bool:
    """True if this seat's alien, or an open ally of it, is this power."""
    if table.aliens[seat] == power.name:
        return True
    return any(
        envoy.ally == seat and envoy.face_up and table.key(envoy.card) == power.name for envoy in table.envoys
    )
