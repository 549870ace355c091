"""Resolution: who lands, who is lost, who is paid (p. 10)."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.calls import calls_come_true
from game.cosmic.card_events import CardTaken
from game.cosmic.deals import negotiate
from game.cosmic.encounter_events import OutcomeDecided
from game.cosmic.events import ShipsLanded
from game.cosmic.going_home import everybody_home
from game.cosmic.hands import draw, steal
from game.cosmic.moments import (
    CollectionDue,
    ColoniesFounded,
    CompensationDue,
    CompensationTaken,
    EncounterResolved,
    LandingDue,
    RewardsDue,
    RewardsTaken,
    WinnerKnown,
    WinSettled,
)
from game.cosmic.parts import BESIDE, BOTH_LOST, DEFENSE, GATE, OFFENSE, UNDECIDED, WON
from game.cosmic.phases import phase
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import TakeReward
from game.cosmic.ships import bring_home, check_powers, check_victory, lose, retrieve
from game.cosmic.table import CosmicTable


@phase
async def resolution(play: CosmicPlay) -> None:
    """The outcome takes effect; afterwards everybody who has colonies enough has won."""
    at = play.table.at
    if at.outcome == UNDECIDED:
        await negotiate(play)
    elif at.outcome == BOTH_LOST:
        await everybody_lost(play)
    else:
        await won(play)
    check_victory(play)
    await calls_come_true(play, EncounterResolved)
    await comes(play, EncounterResolved())
    check_victory(play)


async def won(play: CosmicPlay) -> None:
    """One side wins, unless an effect turns that round as soon as it is known."""
    table = play.table
    await calls_come_true(play, WinnerKnown)
    await comes(play, WinnerKnown())
    at = table.at
    if at.outcome == BOTH_LOST:
        await everybody_lost(play)
        return
    assert at.outcome == WON
    await comes(play, WinSettled())
    paying = owed(table)
    if at.winner == OFFENSE:
        await offense_won(play)
    else:
        await defense_won(play)
    await compensate(play, paying)


def owed(table: CosmicTable) -> bool:
    """The loser showed a negotiate, the winner an attack: compensation is due (p. 11)."""
    at = table.at
    if not at.revealed:
        return False
    return at.types[at.loser] == pieces.NEGOTIATE and at.types[at.winner] == pieces.ATTACK


async def offense_won(play: CosmicPlay) -> None:
    """The defense's side goes to the warp, the ships of the gate land."""
    table = play.table
    at = table.at
    for ally in at.allies(DEFENSE):
        await lose(play, ally, table.beside[ally], BESIDE, "lost_as_ally")
    await lose(play, at.defense, table.planets[at.planet].ships[at.defense], at.planet, "lost_as_main")
    await land(play)


async def land(play: CosmicPlay) -> None:
    """Every ship of the gate lands, except for those that are not allowed to."""
    table = play.table
    at = table.at
    due = LandingDue([])
    await comes(play, due)
    landed: list[Seat] = []
    for seat in [at.offense, *at.allies(OFFENSE)]:
        ships = table.gate[seat]
        if not ships:
            continue
        if seat in due.barred:
            await bring_home(play, seat, ships, GATE)
            continue
        if not table.planets[at.planet].ships[seat]:
            landed.append(seat)
        play.do(ShipsLanded(seat, ships, GATE, at.planet))
    await check_powers(play)
    if landed:
        await comes(play, ColoniesFounded(tuple(landed), at.planet))


async def defense_won(play: CosmicPlay) -> None:
    """The gate goes to the warp; defensive allies go home and are rewarded."""
    table = play.table
    at = table.at
    for seat in [at.offense, *at.allies(OFFENSE)]:
        why = "lost_as_main" if seat == at.offense else "lost_as_ally"
        await lose(play, seat, table.gate[seat], GATE, why)
    for ally in at.allies(DEFENSE):
        ships = table.beside[ally]
        await bring_home(play, ally, ships, BESIDE)
        await reward(play, ally, ships)


async def reward(play: CosmicPlay, seat: Seat, ships: int) -> None:
    """A card or a ship from the warp for each ship that helped the defense (p. 10)."""
    table = play.table
    due = RewardsDue(seat, [ships])
    await comes(play, due)
    amount = sum(due.amount)
    if table.at.no_pay or amount <= 0:
        return
    back = 0
    if table.warp[seat] and table.colonies(seat):
        back = await TakeReward(seat, amount=amount)
    await retrieve(play, seat, back)
    cards = await draw(play, seat, amount - back)
    await comes(play, RewardsTaken(seat, cards))


async def compensate(play: CosmicPlay, paying: bool) -> None:
    """The negotiator takes a card at random for each own ship that went to the warp (p. 11)."""
    at = play.table.at
    if not paying or at.no_pay:
        return
    seat, giver = at.main(at.loser), at.main(at.winner)
    due = CompensationDue(seat, giver, [at.lost[seat]], [], [])
    await comes(play, due)
    if not due.settled and not play.table.at.no_pay and sum(due.cards) > 0:
        await collect(play, seat, giver, sum(due.cards))
    for card in due.safe:
        play.do(CardTaken(giver, card))


async def collect(play: CosmicPlay, seat: Seat, giver: Seat, amount: int) -> None:
    """So many cards at random, at most the whole hand (ruling 31), unless a power knows another way."""
    table = play.table
    collecting = CollectionDue(seat, giver, amount, [])
    await comes(play, collecting)
    if collecting.settled or not table.hands[giver]:
        return
    taken = await steal(play, giver, seat, amount, "compensation")
    await comes(play, CompensationTaken(seat, giver, taken))


async def everybody_lost(play: CosmicPlay) -> None:
    """Both sides lose: all ships of the encounter go to the warp (p. 10)."""
    table = play.table
    at = table.at
    for seat in [at.offense, *at.allies(OFFENSE)]:
        await lose(play, seat, table.gate[seat], GATE, "both_lost")
    for ally in at.allies(DEFENSE):
        await lose(play, ally, table.beside[ally], BESIDE, "both_lost")
    await lose(play, at.defense, table.planets[at.planet].ships[at.defense], at.planet, "both_lost")


async def leave_in_peace(play: CosmicPlay, outcome: int) -> None:
    """The encounter ends without a winner; everybody goes home."""
    await everybody_home(play)
    play.do(OutcomeDecided(outcome))
