"""Oracle: the opponent plays face up, and first."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.card_events import HandsMixed
from game.cosmic.encounter_events import EncounterCardTakenBack, OutcomeDecided, Unmarked
from game.cosmic.going_home import everybody_home
from game.cosmic.moments import FirstCardShown, SelectionBegins, SelectionDue
from game.cosmic.parts import DEAL
from game.cosmic.phases.planning import is_ready, play_openly
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.ships import EncounterEnds
from game.cosmic.table import CosmicTable

oracle = alien("oracle")
GIFT = "philanthropist"  # the mark of a card that must be played


@oracle.when(SelectionDue, may=True)  # by seats with what others may do at this time (rulings 100, 102)
async def foresee(play: CosmicPlay, owner: Seat, due: SelectionDue) -> None:
    """A main player makes the opponent select first; without cards to select it has to wait."""
    table = play.table
    if not table.at.is_main(owner):
        return
    if not all(is_ready(table, seat) for seat in table.at.mains):
        due.late.append(owner)
        return
    await look_ahead(play, owner)


@oracle.when(SelectionBegins)
async def foresee_late(play: CosmicPlay, owner: Seat, begins: SelectionBegins) -> None:
    """A card came after all, by a trade for example."""
    await look_ahead(play, owner)


async def look_ahead(play: CosmicPlay, owner: Seat) -> None:
    """The opponent selects first and plays face up; then the Oracle selects."""
    if await use(play, owner, oracle):
        await play_openly(play, play.table.at.opponent(owner))


def is_main(table: CosmicTable, seat: Seat, moment: SelectionDue) -> bool:
    return table.at.is_main(seat)


@oracle.wild(SelectionDue, is_main)
async def mix_hands(play: CosmicPlay, seat: Seat, moment: SelectionDue) -> None:
    """Both hands are mixed; each gets as many cards as before."""
    play.do(HandsMixed(seat, play.table.at.opponent(seat)))
    if play.table.at.marked(GIFT):  # whose place in the hands nobody knows any more
        play.do(Unmarked(GIFT))


@oracle.super(FirstCardShown)
async def end_encounter(play: CosmicPlay, owner: Seat, shown: FirstCardShown) -> None:
    """The opponent takes the card back, everybody goes home, as after a deal (ruling 139)."""
    table = play.table
    play.do(EncounterCardTakenBack(shown.seat, table.at.cards[table.at.sides[shown.seat]]))
    await everybody_home(play)
    play.do(OutcomeDecided(DEAL, why="oracle"))
    raise EncounterEnds
