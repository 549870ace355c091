"""Tick-Tock: it wins when its tokens have run out."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import GameWon, ShipsMoved, TokensChanged
from game.cosmic.moments import ColoniesFounded, DealCarriedOut, PileShuffled, WinSettled
from game.cosmic.parts import DEFENSE
from game.cosmic.pieces import LAUNCH_LIMIT
from game.cosmic.powers import CosmicPlay, alien, comes, use, works
from game.cosmic.prompts import ChoosePlanet
from game.cosmic.sheets import is_hidden
from game.cosmic.ships import GameEnds, check_powers, check_victory, pay, ships_of_choice, take
from game.cosmic.table import CosmicTable

tick_tock = alien("tick_tock")


@tick_tock.when(WinSettled)
async def a_defense_wins(play: CosmicPlay, owner: Seat, settled: WinSettled) -> None:
    """A token goes whenever any player wins as the defense."""
    if play.table.at.winner == DEFENSE:
        await tick(play, owner)


@tick_tock.when(DealCarriedOut)
async def a_deal_is_made(play: CosmicPlay, owner: Seat, done: DealCarriedOut) -> None:
    """A token goes whenever two players have made a deal that nothing has destroyed (ruling 135)."""
    await tick(play, owner)


async def tick(play: CosmicPlay, owner: Seat) -> None:
    if await use(play, owner, tick_tock, lambda: has_tokens(play.table, owner)):
        remove_token(play, owner)


def has_tokens(table: CosmicTable, owner: Seat) -> bool:
    """There are tokens on the sheet, or there will be as soon as it is turned up."""
    return table.tokens_on(tick_tock.name) > 0 or is_hidden(table, owner, tick_tock)


def remove_token(play: CosmicPlay, owner: Seat) -> None:
    """The last token wins the game, together with those whom a deal gave colonies enough (ruling 141)."""
    table = play.table
    left = table.tokens_on(tick_tock.name) - 1
    play.do(TokensChanged(tick_tock.name, left))
    if left:
        return
    wanted = table.rules.colonies_to_win
    winners = [s for s in range(table.seats) if s == owner or table.foreign_colonies(s) >= wanted]
    play.do(GameWon(tuple(winners), tick_tock.name if len(winners) == 1 else "both"))
    raise GameEnds


def has_won(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    return table.at.is_main(seat) and table.at.winner == table.at.sides[seat] and can_hurry(table, seat)


def has_dealt(table: CosmicTable, seat: Seat, done: DealCarriedOut) -> bool:
    return table.at.is_main(seat) and can_hurry(table, seat)


def can_hurry(table: CosmicTable, seat: Seat) -> bool:
    """There is a token, and a ship to pay for it."""
    return has_tokens(table, seat) and bool(table.gate[seat] or table.colonies(seat))


@tick_tock.super(WinSettled, has_won)
@tick_tock.super(DealCarriedOut, has_dealt)
async def hurry(play: CosmicPlay, owner: Seat, moment: WinSettled | DealCarriedOut) -> None:
    """A ship of choice goes to the warp for one more token; tokens are frozen without power (ruling 58)."""
    await pay(play, owner, await ships_of_choice(play, owner, 1), tick_tock.name)
    if works(play.table, owner, tick_tock):
        remove_token(play, owner)


def can_settle(table: CosmicTable, seat: Seat, shuffled: PileShuffled) -> bool:
    return bool(table.colonies(seat) and planets_to_settle(table, seat))


def planets_to_settle(table: CosmicTable, seat: Seat) -> list[int]:
    """Home planets of others without an own colony."""
    return [
        planet
        for other in table.others(seat)
        for planet in table.home_planets(other)
        if not table.planets[planet].ships[seat]
    ]


@tick_tock.wild(PileShuffled, can_settle)
async def settle(play: CosmicPlay, seat: Seat, shuffled: PileShuffled) -> None:
    """Up to four ships found a colony on any other player's home planet (ruling 125)."""
    listed = tuple(planets_to_settle(play.table, seat))
    planet = listed[0]
    if len(listed) > 1:
        planet = await ChoosePlanet(seat, tick_tock.name, what="ask.tick_tock_planet", listed=listed)
    for place, ships in await take(play, seat, 1, LAUNCH_LIMIT, "ask.tick_tock_ships"):
        play.do(ShipsMoved(seat, ships, place, planet))
    await check_powers(play)
    await comes(play, ColoniesFounded((seat,)))
    check_victory(play)
