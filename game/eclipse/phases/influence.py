"""Influence: move discs, turn colony ships up (p. 11)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse import offers, pieces
from game.eclipse.events import ColonyShipTurned, DiscLifted, PopulationReturned
from game.eclipse.phases.explore import take_control
from game.eclipse.phases.turns import EclipsePlay, meanwhile
from game.eclipse.prompts import TRACK, ChooseTrack, Influence, PlaceDisc, untraded
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, numbers_of

FULL = pieces.TRACK_CUBES + 1


async def influence(play: EclipsePlay, seat: Seat, moves: int, ships: int) -> None:
    """Up to two discs and two colony ships, in any order (ruling 40)."""
    prompt = Influence(seat, moves=moves, ships=ships)
    said = await prompt if len(untraded(prompt.options(play.table))) > 1 else DONE
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
    cubes = play.table.map[sector].cubes
    if not cubes:
        play.do(DiscLifted(seat, sector))
        return
    square = (cubes & -cubes).bit_length() - 1
    track = await home_track(play, seat, sector, square)
    play.do(PopulationReturned(seat, sector, square, track))
    play.do(Planned((errand("lift", seat, sector),)))


async def home_track(play: EclipsePlay, seat: Seat, sector: int, square: int) -> int:
    """Where a cube goes: to the track of its square, the owner's choice if it may be several (ruling 18)."""
    choices = open_tracks(play.table, seat, offers.tracks_for(play.table, sector, square))
    if len(choices) == 1:
        return choices[0]
    return numbers_of(await ChooseTrack(seat, what="ask.cube_home", listed=choices))[0]


def open_tracks(table: EclipseTable, seat: Seat, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Tracks that are not full; if all of the wanted ones are, any other (ruling 20)."""
    cubes = table.players[seat].cubes
    open_ = tuple(track for track in wanted if cubes[track] < FULL)
    return open_ or tuple(track for track in range(3) if cubes[track] < FULL)


async def put_disc(play: EclipsePlay, seat: Seat, source: int) -> None:
    """To a sector, or back to the track."""
    prompt = PlaceDisc(seat, source=source)
    options = prompt.options(play.table)
    target = numbers_of(options[0] if len(options) == 1 else await prompt)[0]
    if target != TRACK:
        take_control(play, seat, target)
