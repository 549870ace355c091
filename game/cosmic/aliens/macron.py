"""Macron: one ship at a time, and it counts four."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import LimitSet, TermAdded, WorthSet
from game.cosmic.moments import AdditionsDue, CompensationDue, CountsDue, RewardsDue, SendingDue
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.sheets import lies_open
from game.cosmic.table import CosmicTable

macron = alien("macron")
WEIGHT = 4


@macron.when(SendingDue)
async def send_one(play: CosmicPlay, owner: Seat, due: SendingDue) -> None:
    """As offense or ally exactly one ship; with the super flare up to four."""
    if not await use(play, owner, macron, lambda: due.seat == owner):
        return
    if await enhanced(play, owner, macron, lambda: True):
        return
    if works(play.table, owner, macron):  # the flare may have been zapped (ruling 43)
        play.do(LimitSet(owner, 1 + play.table.at.limits[owner] - pieces.LAUNCH_LIMIT, macron.name))


@macron.when(CountsDue)
async def weigh_four(play: CosmicPlay, owner: Seat, due: CountsDue) -> None:
    """Every own ship in the encounter counts four."""
    if await use(play, owner, macron, lambda: play.table.ships_in_encounter(owner)):
        play.do(WorthSet(owner, WEIGHT, macron.name))


@macron.when(CompensationDue)
async def collect_double(play: CosmicPlay, owner: Seat, due: CompensationDue) -> None:
    """For compensation each ship counts as two."""
    if due.seat == owner and sum(due.cards) > 0 and await lies_open(play, owner, macron):
        due.cards.append(sum(due.cards))


@macron.when(RewardsDue)
async def reward_double(play: CosmicPlay, owner: Seat, due: RewardsDue) -> None:
    """For rewards each ship counts as two."""
    if due.seat == owner and sum(due.amount) > 0 and await lies_open(play, owner, macron):
        due.amount.append(sum(due.amount))


def has_attacking_ships(table: CosmicTable, seat: Seat, due: AdditionsDue) -> bool:
    side = table.at.sides[seat]
    return side >= 0 and table.ships_in_encounter(seat) > 0 and table.at.types[side] == pieces.ATTACK


@macron.wild(AdditionsDue, has_attacking_ships)
async def add_ships_again(play: CosmicPlay, seat: Seat, due: AdditionsDue) -> None:
    """Adds one more for each own ship in the encounter."""
    table = play.table
    play.do(TermAdded(table.at.sides[seat], table.ships_in_encounter(seat), "macron.flare", seat))
