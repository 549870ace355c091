"""Ships on the move: sent, returned, retrieved, lost."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from game.core.events import PhaseCut, SkippedTo
from game.core.powers import DONE
from game.core.table import Seat
from game.cosmic.events.common import (
    GameWon,
    PowerLost,
    PowerRegained,
    ShipsLost,
    ShipsRemoved,
    ShipsRetrieved,
    ShipsReturned,
)
from game.cosmic.flagship import board
from game.cosmic.moments import PowerGone, ShipsDoomed, ShipsGone, ShipsRescued
from game.cosmic.parts import BESIDE, GATE, GONE, WARP
from game.cosmic.powers import CosmicPlay, CutShort, alien, comes
from game.cosmic.prompts import NO_SHIPS, PlaceShips, TakeShips
from game.cosmic.sheets import is_hidden
from game.cosmic.some_ships import Some
from game.cosmic.table import CosmicTable


class EncounterEnds(CutShort):
    """The encounter is over at once; what is still to be done is its aftermath."""

    def settle(self, play: CosmicPlay) -> None:
        if "aftermath" in play.table.agenda:
            play.do(SkippedTo("aftermath"))


class EncounterDecided(CutShort):
    """Who wins is known before the cards are compared; what is left is the resolution."""

    def settle(self, play: CosmicPlay) -> None:
        play.do(SkippedTo("resolution"))


class GameEnds(PhaseCut):
    """Somebody has won; nothing more is asked."""


async def take(
    play: CosmicPlay,
    seat: Seat,
    low: int,
    high: int,
    what: str,
    places: Sequence[int] | None = None,
    stay: int = 0,
) -> list[tuple[int, int]]:
    """Let a seat name ships, colony by colony, and return them as places with numbers.

    They come from these places, or from all own colonies if none are named. The ships stay where they are
    until something is done with them.
    """
    named: list[Some] = []
    while await take_some(play, named, seat, low, high, what, places, stay):
        pass
    return named


async def take_some(
    play: CosmicPlay,
    named: list[Some],
    seat: Seat,
    low: int,
    high: int,
    what: str,
    places: Sequence[int] | None = None,
    stay: int = 0,
) -> bool:
    """Let a seat name ships of one more colony; True if it may name even more."""
    table = play.table
    left, count = table.worlds[seat] if places is None else places, 0
    if named:
        taken = dict(named)
        count = sum(taken.values())
        left = [place for place in left if place not in taken]
    if count >= high:
        return False
    there = left  # in every colony is a ship
    if stay or places is not None:
        there = [place for place, ships in table.ships_on(seat, left) if ships > stay]
    if not there:
        return False
    prompt = TakeShips(seat, what=what, low=low - count, high=high - count, places=tuple(left), stay=stay)
    some = None if len(there) > 1 else only_way(prompt, table)
    if some is None:
        some = await prompt
    if some == NO_SHIPS:
        return False
    await board(play, seat, *some)
    named.append(some)
    return count + some[1] < high and len(there) > 1


def only_way(prompt: TakeShips, table: CosmicTable) -> Some | None:
    """What a question is not worth asking for."""
    options = prompt.options(table)
    return options[0] if len(options) == 1 else None


def words_of(named: list[Some]) -> list[int]:
    """Ships that were named, as the words of an errand."""
    return [word for some in named for word in some]


def pairs_of(words: tuple[int, ...]) -> list[Some]:
    """Ships that were named, from the words of an errand."""
    return list(zip(words[::2], words[1::2], strict=True)) if words else []


async def bring_home(play: CosmicPlay, seat: Seat, ships: int, source: int) -> None:
    """Ships return to any of the own colonies; without a colony they go to the warp (p. 13)."""
    while ships:
        ships -= await bring_some_home(play, seat, ships, source)
    await check_powers(play)


async def bring_some_home(play: CosmicPlay, seat: Seat, ships: int, source: int) -> int:
    """Some of the ships, or all, return to one of the own colonies; how many."""
    places = [place for place in play.table.colonies(seat) if place != source]
    if not places:
        play.do(ShipsLost(seat, ships, source, "no_colony"))
        return ships
    place, some = places[0], ships
    if len(places) > 1:
        place, some = await PlaceShips(seat, what="ask.bring_home", ships=ships, places=tuple(places))
    play.do(ShipsReturned(seat, some, source, place))
    return some


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


async def pay(play: CosmicPlay, seat: Seat, named: list[tuple[int, int]], why: str) -> None:
    """Ships that a seat sends to the warp of its own will are not lost (ruling 8)."""
    await lose_together(play, seat, named, why, willing=True)


async def lose_together(
    play: CosmicPlay, seat: Seat, named: list[tuple[int, int]], why: str = "", *, willing: bool = False
) -> int:
    """Ships from several places are one loss; how many went to the warp."""
    lost = 0
    for source, ships in named:
        doomed = ShipsDoomed(seat, min(ships, play.table.ships_at(seat, source)), source, why, [], willing)
        await comes(play, doomed)
        left = endangered(play.table, doomed)
        if left:
            play.do(ShipsLost(seat, left, source, why, willing))
            await check_powers(play)
        lost += left
    if lost and not willing:
        await comes(play, ShipsGone(seat, lost, WARP))
    return lost


def endangered(table: CosmicTable, doomed: ShipsDoomed) -> int:
    """How many of the ships are neither saved yet nor gone elsewhere while somebody answered."""
    return min(doomed.left, table.ships_at(doomed.seat, doomed.source))


async def remove(play: CosmicPlay, seat: Seat, ships: int, source: int) -> None:
    """Ships leave the game."""
    play.do(ShipsRemoved(seat, ships, source))
    await check_powers(play)
    await comes(play, ShipsGone(seat, ships, GONE))


async def lose_of_choice(
    play: CosmicPlay, seat: Seat, ships: int, why: str, besides: tuple[int, ...] = ()
) -> int:
    """A seat loses ships of its own choice, from colonies or from the encounter; how many it named."""
    named = await ships_of_choice(play, seat, ships, besides)
    await lose_together(play, seat, named, why)
    return sum(some for _, some in named)


async def ships_of_choice(
    play: CosmicPlay, seat: Seat, ships: int, besides: tuple[int, ...] = ()
) -> list[tuple[int, int]]:
    """So many ships from colonies or from the encounter, as a seat names them."""
    places = anywhere(play.table, seat, besides)
    return await take(play, seat, ships, ships, "ask.lose_ships", places) if places else []


def anywhere(table: CosmicTable, seat: Seat, besides: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Where a seat has ships that it could lose: colonies and the encounter."""
    places = table.colonies(seat)
    if table.gate[seat]:
        places.append(GATE)
    if table.beside[seat]:
        places.append(BESIDE)
    return tuple([place for place in places if place not in besides])


def check_powers(play: CosmicPlay) -> Awaitable[None]:
    """Tell everybody whose power has gone or come back with its home colonies (p. 12)."""
    table = play.table
    wanted = table.rules.home_colonies
    if [homes < wanted for homes in table.homes] == table.powerless:
        return DONE
    return _tell_powers(play, wanted)


async def _tell_powers(play: CosmicPlay, wanted: int) -> None:
    table = play.table
    for seat, homes in enumerate(table.homes):
        if (homes < wanted) == table.powerless[seat]:
            continue
        lost = homes < wanted and not is_open_masochist(table, seat)
        if lost == table.powerless[seat]:
            continue
        play.do(PowerLost(seat) if lost else PowerRegained(seat))
        if lost:
            await comes(play, PowerGone(seat))


def is_open_masochist(table: CosmicTable, seat: Seat) -> bool:
    """The Masochist needs no colonies for its power, which nobody knows of while its sheet lies face down."""
    return "masochist" in table.aliens_of(seat) and not is_hidden(table, seat, alien("masochist"))


def check_victory(play: CosmicPlay) -> None:
    """Who has colonies enough outside the home system wins, together with others (p. 11)."""
    table = play.table
    wanted = table.rules.colonies_to_win
    if max(table.abroad) >= wanted:
        winners = [seat for seat in range(table.seats) if table.foreign_colonies(seat) >= wanted]
        play.do(GameWon(tuple(winners), "colonies"))
        raise GameEnds


async def rescue(play: CosmicPlay, doomed: ShipsDoomed, ships: int) -> None:
    """Some of the ships that should be lost return to any own colonies instead."""
    ships = min(ships, endangered(play.table, doomed))
    doomed.rescued.append(ships)
    await bring_home(play, doomed.seat, ships, doomed.source)
