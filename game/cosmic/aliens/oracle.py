"""Oracle: the opponent plays face up, and first."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.cards import HandsMixed
from game.cosmic.events.encounter import EncounterCardTakenBack, OutcomeDecided, Unmarked
from game.cosmic.going_home import everybody_home
from game.cosmic.moments import FirstCardShown, SelectionBegins, SelectionDue
from game.cosmic.parts import DEAL
from game.cosmic.phases.planning import play_openly
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.ships import EncounterEnds
from game.cosmic.table import CosmicTable

oracle = alien("oracle")
GIFT = "philanthropist"  # the mark of a card that must be played


@oracle.when(SelectionBegins)
async def foresee(play: CosmicPlay, owner: Seat, begins: SelectionBegins) -> None:
    """A main player makes the opponent select first and play face up; then the Oracle selects.

    Ruling 172: what belongs before the selection is done before any card is laid, whoever is the offense;
    rulings 100 and 102 put in order what players do until then.
    """
    at = play.table.at
    if await use(play, owner, oracle, lambda: at.is_main(owner)):
        await play_openly(play, at.opponent(owner))


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
