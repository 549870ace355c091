"""After the battles: reputation, attacks on the population, influence (p. 20 and 21)."""

from __future__ import annotations

from game.core.dice import rolled
from game.core.events import Planned
from game.core.table import NOBODY, Seat, errand
from game.eclipse import offers, pieces, reach
from game.eclipse.battle_events import PopulationAttacked
from game.eclipse.battle_prompts import KeepReputation, KillCube, MayBombard, ReturnReputation
from game.eclipse.diplomacy_events import ReputationDrawn, ReputationKept, ReputationReturned
from game.eclipse.events import DiscLifted, PopulationKilled
from game.eclipse.firing import SIDES, hits, volley
from game.eclipse.parts import Die
from game.eclipse.phases.explore import take_control
from game.eclipse.phases.turns import EclipsePlay
from game.eclipse.pieces import party_of
from game.eclipse.prompts import ChooseTrack, MayClaim
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of


def reputation(play: EclipsePlay, seat: Seat) -> None:
    """Tiles for taking part and for what was destroyed, five at most; one may be kept (rulings 91 to 95)."""
    table = play.table
    fought = next(entry for entry in table.fought if entry.seat == seat)
    draws = fought.draws + (fought.took_part and fought.stayed)
    tiles = tuple(reversed(table.reputation[-min(pieces.MOST_DRAWN, draws) :])) if draws else ()
    if not tiles:
        return
    play.do(ReputationDrawn(seat, tiles))
    play.do(Planned((errand("keep_reputation", seat),)))


async def keep_reputation(play: EclipsePlay, seat: Seat) -> None:
    """One of the drawn tiles is kept, the others go back."""
    table = play.table
    tile = table.drawn[0]
    if len(table.drawn) > 1:
        tile = numbers_of(await KeepReputation(seat, listed=tuple(table.drawn)))[0]
    if table.reputation_room(seat) < 1:
        play.do(Planned((errand("swap_reputation", seat),)))
    play.do(ReputationKept(seat, tile))
    if table.drawn:
        play.do(ReputationReturned(seat, tuple(table.drawn)))


async def swap_reputation(play: EclipsePlay, seat: Seat) -> None:
    """On a full track one tile goes back, perhaps the new one (ruling 94)."""
    tile = play.table.players[seat].reputation[0]
    if len(play.table.players[seat].reputation) > 1:
        tile = numbers_of(await ReturnReputation(seat))[0]
    play.do(ReputationReturned(seat, (tile,)))


# --- attacks on the population


def invader(table: EclipseTable, sector: int) -> Seat:
    """The player whose ships are unopposed over somebody else's disc."""
    here = table.map[sector]
    for party in here.parties():
        if party < pieces.ANCIENTS and party != here.disc and not table.foes(party, sector):
            return party
    return NOBODY


async def bombard(play: EclipsePlay, sector: int) -> None:
    """All cannons fire once, unless spared; bombs need no dice, and the Planta die anyway (ruling 97)."""
    table = play.table
    seat = invader(table, sector)
    here = table.map[sector]
    if seat == NOBODY or not here.cubes or here.disc == NOBODY:
        return
    helpless = table.players[here.disc].species == "planta"
    bombs = table.players[seat].has("neutron_bombs")
    guns = cannons(table, seat, sector)
    if not (helpless or bombs or guns):
        return
    if not helpless and await MayBombard(seat, sector=sector) == "spare":
        return
    if helpless or bombs:
        play.do(PopulationAttacked(seat, sector, (), here.cubes.bit_count()))
        play.do(Planned((errand("kill", seat, sector, here.cubes.bit_count()),)))
        return
    faces, rng = rolled(table.rng, len(guns), SIDES)
    dice = tuple(Die(damage, face) for (damage, _), face in zip(guns, faces, strict=True))
    struck = [hits(die.face, computer, 0) for die, (_, computer) in zip(dice, guns, strict=True)]
    points = sum(die.damage for die, hit in zip(dice, struck, strict=True) if hit)
    play.do(PopulationAttacked(seat, sector, dice, points, rng=rng))
    play.do(Planned((errand("kill", seat, sector, points),)))


def cannons(table: EclipseTable, seat: Seat, sector: int) -> list[tuple[int, int]]:
    """Damage and computer of every cannon that a seat has here."""
    ships = [ship for ship in table.map[sector].ships if party_of(ship) == seat]
    return [
        (damage, table.party_design(ship).computer)
        for ship in dict.fromkeys(ships)
        for damage in volley(table.party_design(ship).cannons, ships.count(ship))
    ]


async def kill(play: EclipsePlay, seat: Seat, sector: int, points: int) -> None:
    """Kills one cube of the attacker's choice for each point."""
    cubes = play.table.map[sector].cubes
    if not points or not cubes:
        return
    square = (cubes & -cubes).bit_length() - 1
    if points < cubes.bit_count():
        square = numbers_of(await KillCube(seat, sector=sector))[1]
    play.do(Planned((errand("bury", sector, square), errand("kill", seat, sector, points - 1))))


async def bury(play: EclipsePlay, sector: int, square: int) -> None:
    """The owner of a cube from a grey square chooses the graveyard (ruling 19)."""
    owner = play.table.map[sector].disc
    tracks = offers.tracks_for(play.table, sector, square)
    track = tracks[0]
    if len(tracks) > 1:
        track = numbers_of(await ChooseTrack(owner, what="ask.graveyard", listed=tracks))[0]
    play.do(PopulationKilled(owner, sector, square, track, invader(play.table, sector)))


# --- influence


async def conquer(play: EclipsePlay, sector: int) -> None:
    """Over a sector without population a foreign disc goes home, and one's own may come (ruling 99)."""
    table = play.table
    here = table.map[sector]
    seat = invader(table, sector)
    if seat == NOBODY or here.cubes:
        return
    if here.disc != NOBODY:
        play.do(DiscLifted(here.disc, sector, seat))
    if not table.players[seat].discs or not reach.claimable(table, seat, sector):
        return
    if await MayClaim(seat, sector=sector) == "claim":
        take_control(play, seat, sector)
