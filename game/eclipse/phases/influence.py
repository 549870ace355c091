"""Influence: move discs, turn colony ships up (p. 11)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse import offers, pieces
from game.eclipse.events import ColonyShipTurned, DiscLifted, PopulationReturned
from game.eclipse.phases.explore import take_control
from game.eclipse.phases.turns import EclipsePlay, meanwhile
from game.eclipse.prompts import TRACK, ChooseTrack, Influence, PlaceDisc
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, numbers_of

FULL = pieces.TRACK_CUBES + 1


async def influence(play: EclipsePlay, seat: Seat, moves: int, ships: int) -> None:
    """Up to two discs and two colony ships, in any order (ruling 40)."""
    prompt = Influence(seat, moves=moves, ships=ships)
    said = await prompt if prompt.does_something(play.table) else DONE
    if said == DONE:
        _turn_up(play, seat, ships)
        return
    if meanwhile(play, seat, said, errand("influence", seat, moves, ships)):
        return
    if said == "refresh":
        play.do(ColonyShipTurned(seat))
        play.do(Planned((errand("influence", seat, moves, ships - 1),)))
        return
    source = numbers_of(said)[0]
    lifted = [] if source == TRACK else [errand("lift", seat, source)]
    again = errand("influence", seat, moves - 1, ships)
    play.do(Planned((*lifted, errand("put_disc", seat, source), again)))


def _turn_up(play: EclipsePlay, seat: Seat, ships: int) -> None:
    """Colony ships that may still be turned are, when the action ends: it costs nothing."""
    player = play.table.players[seat]
    for _ in range(min(ships, player.row.colony_ships - player.colony_ships)):
        play.do(ColonyShipTurned(seat))


async def lift(play: EclipsePlay, seat: Seat, sector: int) -> None:
    """Cubes return first, then the disc leaves (ruling 45)."""
    table = play.table
    while cubes := table.map[sector].cubes:
        square = (cubes & -cubes).bit_length() - 1
        choices = open_tracks(table, seat, offers.tracks_for(table, sector, square))
        if len(choices) > 1:  # the owner's choice (ruling 18)
            said = await ChooseTrack(seat, what="ask.cube_home", listed=choices)
            play.do(PopulationReturned(seat, sector, square, numbers_of(said)[0]))
            play.do(Planned((errand("lift", seat, sector),)))
            return
        play.do(PopulationReturned(seat, sector, square, choices[0]))
    play.do(DiscLifted(seat, sector))


def open_tracks(table: EclipseTable, seat: Seat, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Tracks that are not full; if all of the wanted ones are, any other (ruling 20)."""
    cubes = table.players[seat].cubes
    open_ = tuple(track for track in wanted if cubes[track] < FULL)
    return open_ or tuple(track for track in range(3) if cubes[track] < FULL)


async def put_disc(play: EclipsePlay, seat: Seat, source: int) -> None:
    """Puts a disc on a sector, or back on the track."""
    prompt = PlaceDisc(seat, source=source)
    options = prompt.options(play.table)
    target = numbers_of(options[0] if len(options) == 1 else await prompt)[0]
    if target != TRACK:
        take_control(play, seat, target)
