"""Ships on the move: sent, returned, retrieved, lost."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events import (
    GameWon,
    PowerLost,
    PowerRegained,
    ShipsCommitted,
    ShipsLost,
    ShipsRemoved,
    ShipsRetrieved,
    ShipsReturned,
)
from game.cosmic.flagship import board
from game.cosmic.moments import PowerGone, ShipsDoomed, ShipsGone, ShipsRescued
from game.cosmic.parts import BESIDE, GATE, GONE, OFFENSE, WARP
from game.cosmic.powers import CosmicPlay, CutShort, comes
from game.cosmic.prompts import NO_SHIPS, PlaceShips, TakeShips
from game.cosmic.table import CosmicTable


class EncounterEnds(CutShort):
    """The encounter is over at once; what is still to be done is its aftermath."""


class EncounterDecided(CutShort):
    """Who wins is known before the cards are compared; what is left is the resolution."""


class GameEnds(Exception):
    """Somebody has won; nothing more is asked."""


async def take(
    play: CosmicPlay, seat: Seat, low: int, high: int, what: str, places: tuple[int, ...] = (), stay: int = 0
) -> list[tuple[int, int]]:
    """Let a seat name ships, colony by colony, and return them as places with numbers.

    The ships stay where they are until something is done with them.
    """
    taken: list[tuple[int, int]] = []
    count = 0
    while count < high:
        sources = places or tuple(play.table.colonies(seat))
        left = tuple(place for place in sources if place not in [named for named, _ in taken])
        if not any(play.table.ships_at(seat, place) > stay for place in left):
            break
        prompt = TakeShips(seat, what=what, low=low - count, high=high - count, places=left, stay=stay)
        options = prompt.options(play.table)
        some = options[0] if len(options) == 1 else await prompt
        if some == NO_SHIPS:
            break
        await board(play, seat, *some)
        taken.append(some)
        count += some[1]
    return taken


async def send(play: CosmicPlay, seat: Seat, side: int, low: int = 1, stay: int = 0) -> int:
    """Send ships from any colonies to the gate, or beside the planet; how many were sent."""
    table = play.table
    limit = table.at.limits[seat]
    low = min(low, limit)
    to = GATE if side == OFFENSE else BESIDE
    what = "ask.launch" if seat == table.at.offense else "ask.ally_ships"
    already = table.ships_at(seat, to)
    sent = 0
    for place, ships in await take(play, seat, low - already, limit - already, what, stay=stay):
        play.do(ShipsCommitted(seat, ships, place, to))
        sent += ships
    await check_powers(play)
    return sent + already


async def bring_home(play: CosmicPlay, seat: Seat, ships: int, source: int) -> None:
    """Ships return to any of the own colonies; without a colony they go to the warp (p. 13)."""
    table = play.table
    while ships:
        places = [place for place in table.colonies(seat) if place != source]
        if not places:
            play.do(ShipsLost(seat, ships, source, "no_colony"))
            return
        place, some = places[0], ships
        if len(places) > 1:
            place, some = await PlaceShips(seat, what="ask.bring_home", ships=ships, places=tuple(places))
        play.do(ShipsReturned(seat, some, source, place))
        ships -= some
    await check_powers(play)


async def retrieve(play: CosmicPlay, seat: Seat, ships: int, *, to_gate: bool = False) -> int:
    """Take ships from the warp to any own colonies; how many came back."""
    table = play.table
    ships = left = min(ships, table.warp[seat])
    while left:
        places = table.colonies(seat)
        if not places:
            if not to_gate:
                break
            play.do(ShipsRetrieved(seat, left, GATE))
            left = 0
            break
        place, some = places[0], left
        if len(places) > 1:
            place, some = await PlaceShips(seat, what="ask.retrieve", ships=left)
        play.do(ShipsRetrieved(seat, some, place))
        left -= some
    if ships > left:
        await check_powers(play)
        await comes(play, ShipsRescued(seat, ships - left))
    return ships - left


async def lose(play: CosmicPlay, seat: Seat, ships: int, source: int, why: str = "") -> int:
    """Ships should go to the warp; some may be saved before, and others follow (ruling 61)."""
    ships = min(ships, play.table.ships_at(seat, source))
    if not ships:
        return 0
    return await lose_together(play, seat, [(source, ships)], why)


async def lose_together(play: CosmicPlay, seat: Seat, named: list[tuple[int, int]], why: str = "") -> int:
    """Ships from several places are one loss; how many went to the warp."""
    lost = 0
    for source, ships in named:
        doomed = ShipsDoomed(seat, min(ships, play.table.ships_at(seat, source)), source, why, [])
        await comes(play, doomed)
        if doomed.left:
            play.do(ShipsLost(seat, doomed.left, source, why))
            await check_powers(play)
        lost += doomed.left
    if lost:
        await comes(play, ShipsGone(seat, lost, WARP))
    return lost


async def remove(play: CosmicPlay, seat: Seat, ships: int, source: int) -> None:
    """Ships leave the game."""
    play.do(ShipsRemoved(seat, ships, source))
    await check_powers(play)
    await comes(play, ShipsGone(seat, ships, GONE))


async def lose_of_choice(
    play: CosmicPlay, seat: Seat, ships: int, why: str, besides: tuple[int, ...] = ()
) -> int:
    """A seat loses ships of its own choice, from colonies or from the encounter; how many it named."""
    places = _anywhere(play.table, seat, besides)
    named = await take(play, seat, ships, ships, "ask.lose_ships", places) if places else []
    await lose_together(play, seat, named, why)
    return sum(some for _, some in named)


def _anywhere(table: CosmicTable, seat: Seat, besides: tuple[int, ...]) -> tuple[int, ...]:
    places = [*table.colonies(seat), *(p for p in (GATE, BESIDE) if table.ships_at(seat, p))]
    return tuple(place for place in places if place not in besides)


async def check_powers(play: CosmicPlay) -> None:
    """Tell everybody whose power has gone or come back with its home colonies (p. 12)."""
    table = play.table
    wanted = table.rules.home_colonies
    for seat, homes in enumerate(table.homes):
        if (homes < wanted) == table.powerless[seat]:
            continue
        lost = homes < wanted and "masochist" not in table.aliens_of(seat)
        if lost == table.powerless[seat]:
            continue
        play.do(PowerLost(seat) if lost else PowerRegained(seat))
        if lost:
            await comes(play, PowerGone(seat))


def check_victory(play: CosmicPlay) -> None:
    """Who has colonies enough outside the home system wins, together with others (p. 11)."""
    table = play.table
    wanted = table.rules.colonies_to_win
    winners = tuple(seat for seat in range(table.seats) if table.foreign_colonies(seat) >= wanted)
    if winners:
        play.do(GameWon(winners, "colonies"))
        raise GameEnds


async def rescue(play: CosmicPlay, doomed: ShipsDoomed, ships: int) -> None:
    """Some of the ships that should be lost return to any own colonies instead."""
    ships = min(ships, doomed.left)
    doomed.rescued.append(ships)
    await bring_home(play, doomed.seat, ships, doomed.source)
