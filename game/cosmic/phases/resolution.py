"""Resolution: who lands, who is lost, who is paid (p. 10)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.cosmic import pieces
from game.cosmic.calls import calls_come_true
from game.cosmic.deals import negotiate
from game.cosmic.events.cards import CardTaken
from game.cosmic.events.common import ShipsLanded
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
from game.cosmic.phases.windows import opens
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import TakeReward
from game.cosmic.ships import bring_home, check_powers, check_victory, lose, retrieve
from game.cosmic.table import CosmicTable

LOSSES = ("lost_as_main", "lost_as_ally", "both_lost")
AS_MAIN, AS_ALLY, TOGETHER = range(3)


async def resolution(play: CosmicPlay) -> None:
    """The outcome takes effect, unless something turns it round as soon as it is known."""
    at = play.table.at
    if at.outcome == UNDECIDED:
        negotiate(play)
        return
    if at.outcome != BOTH_LOST:
        await calls_come_true(play, WinnerKnown)
        await comes(play, WinnerKnown())
    if at.outcome == BOTH_LOST:
        everybody_loses(play)
        return
    assert at.outcome == WON
    play.do(Planned(("spoils",)))
    await opens(play, WinSettled())


def spoils(play: CosmicPlay) -> None:
    """One side wins. The loser who negotiated is paid when all ships have moved."""
    at = play.table.at
    pay = ("compensation",) if owed(play.table) else ()
    if at.winner == OFFENSE:
        lost = [errand("loss", ally, BESIDE, AS_ALLY) for ally in at.allies(DEFENSE)]
        play.do(Planned((*lost, errand("loss", at.defense, at.planet, AS_MAIN), "landing", *pay)))
        return
    lost = [errand("loss", seat, GATE, AS_ALLY) for seat in at.allies(OFFENSE)]
    relieved = [errand("relief", ally) for ally in at.allies(DEFENSE)]
    play.do(Planned((errand("loss", at.offense, GATE, AS_MAIN), *lost, *relieved, *pay)))


async def resolved(play: CosmicPlay) -> None:
    """Everybody who has colonies enough has won."""
    check_victory(play)
    await calls_come_true(play, EncounterResolved)
    await opens(play, EncounterResolved())


def victory(play: CosmicPlay) -> None:
    check_victory(play)


def owed(table: CosmicTable) -> bool:
    """The loser showed a negotiate, the winner an attack: compensation is due (p. 11)."""
    at = table.at
    if not at.revealed:
        return False
    return at.types[at.loser] == pieces.NEGOTIATE and at.types[at.winner] == pieces.ATTACK


async def loss(play: CosmicPlay, seat: Seat, place: int, why: int) -> None:
    """All ships of a seat in the encounter go to the warp."""
    await lose(play, seat, play.table.ships_at(seat, place), place, LOSSES[why])


async def landing(play: CosmicPlay) -> None:
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


async def relief(play: CosmicPlay, ally: Seat) -> None:
    """A defensive ally goes home and is rewarded."""
    ships = play.table.beside[ally]
    play.do(Planned((errand("reward", ally, ships),)))
    await bring_home(play, ally, ships, BESIDE)


async def homing(play: CosmicPlay, seat: Seat, source: int) -> None:
    """All ships that a seat has in a place of the encounter return to colonies."""
    await bring_home(play, seat, play.table.ships_at(seat, source), source)


async def reward(play: CosmicPlay, seat: Seat, ships: int) -> None:
    """A card or a ship from the warp for each ship that helped the defense (p. 10)."""
    table = play.table
    due = RewardsDue(seat, [ships])
    await comes(play, due)
    amount = sum(due.amount)
    if table.at.no_pay or amount <= 0:
        return
    back = 0
    if table.warp[seat] and table.has_colony(seat):
        back = await TakeReward(seat, amount=amount)
    await retrieve(play, seat, back)
    cards = await draw(play, seat, amount - back)
    await comes(play, RewardsTaken(seat, cards))


async def compensation(play: CosmicPlay) -> None:
    """The negotiator takes a card at random for each own ship that went to the warp (p. 11)."""
    at = play.table.at
    if at.no_pay:
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


def everybody_loses(play: CosmicPlay) -> None:
    """Both sides lose: all ships of the encounter go to the warp (p. 10)."""
    at = play.table.at
    gate = [errand("loss", seat, GATE, TOGETHER) for seat in (at.offense, *at.allies(OFFENSE))]
    beside = [errand("loss", ally, BESIDE, TOGETHER) for ally in at.allies(DEFENSE)]
    play.do(Planned((*gate, *beside, errand("loss", at.defense, at.planet, TOGETHER))))


ERRANDS = (
    resolution,
    spoils,
    loss,
    landing,
    relief,
    homing,
    reward,
    compensation,
    resolved,
    victory,
)
