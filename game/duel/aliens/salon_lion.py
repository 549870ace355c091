"""Salon Lion: begins with an ally and may have two, who are expensive company."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.phases.opening import AliensReady
from game.duel.powers import power
from game.duel.prompts import ChooseEnvoy
from game.duel.table import DuelTable
from game.duel.totals import ability_strength, ally_limit
from game.duel.verbs import DuelPlay, befriend, settle

salon_lion = power("salon_lion")
ARMS = 2
MAINTENANCE = 3


@salon_lion.when(AliensReady)
async def first_dance(play: DuelPlay, owner: Seat, ready: AliensReady) -> None:
    """Choose 1 of the envoys: it allies with the owner, face down."""
    card = await settle(play, ChooseEnvoy(owner, salon_lion.name))
    if card != NONE:
        await befriend(play, card, owner)


@ally_limit.changed_by(salon_lion)
def two_on_each_arm(table: DuelTable, owner: Seat, seat: Seat, limit: int) -> int:
    """The owner may have 2 allies."""
    return ARMS if seat == owner else limit


@ability_strength.changed_by(salon_lion)
def high_maintenance(table: DuelTable, owner: Seat, seat: Seat, strength: int) -> int:
    """While 2 face-up envoys are allied with the owner: -3 strength."""
    if seat != owner:
        return strength
    company = [envoy for envoy in table.envoys if envoy.ally == owner and envoy.face_up]
    return strength - MAINTENANCE if len(company) >= ARMS else strength
