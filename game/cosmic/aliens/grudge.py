"""Grudge: who declines its invitation pays in ships."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.encounter import Marked, Unmarked
from game.cosmic.going_home import ally_home
from game.cosmic.moments import AlliancesFormed, EncounterOver, WinSettled
from game.cosmic.parts import BOTH_LOST, DEAL, FAILED, NEITHER, WON
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.ships import lose_of_choice
from game.cosmic.table import CosmicTable

grudge = alien("grudge")
MILD, HARSH = 1, 4


@grudge.when(AlliancesFormed)
async def bear_a_grudge(play: CosmicPlay, owner: Seat, formed: AlliancesFormed) -> None:
    """Everybody who was invited by the Grudge and is not its ally gets a token (ruling 151)."""
    if not await use(play, owner, grudge, lambda: snubs(play.table, owner)):
        return
    for seat in snubs(play.table, owner):
        play.do(Marked("grudge", owner, seat))


def snubs(table: CosmicTable, owner: Seat) -> list[Seat]:
    """Seats that did not follow the owner's invitation."""
    at = table.at
    if not at.is_main(owner):
        return []
    side = at.sides[owner]
    return [seat for seat in table.timing if at.invited[seat] >> side & 1 and at.sides[seat] != side]


@grudge.when(WinSettled)
async def revenge(play: CosmicPlay, owner: Seat, settled: WinSettled) -> None:
    """One ship for a win, four for a defeat, before any ship of the encounter moves."""
    await take_revenge(play, owner)


@grudge.when(EncounterOver)
async def late_revenge(play: CosmicPlay, owner: Seat, over: EncounterOver) -> None:
    """A deal, a failed one or a double defeat is known only when all is over."""
    await take_revenge(play, owner)


async def take_revenge(play: CosmicPlay, owner: Seat) -> None:
    """Each token is discarded and paid for; this is no use that could be zapped."""
    table = play.table
    seats = [mark.seat for mark in table.at.marks if mark.power == "grudge" and mark.value == owner]
    if not seats:
        return
    price = price_of(table, owner)
    if await enhanced(play, owner, grudge, lambda: price == MILD):
        price = HARSH
    play.do(Unmarked("grudge"))
    if not works(table, owner, grudge):  # zapped together with the flare
        return
    for seat in seats:
        await pay(play, seat, price)


def price_of(table: CosmicTable, owner: Seat) -> int:
    """What a token costs: nothing if the encounter has neither been won nor lost."""
    at = table.at
    if at.outcome == DEAL or (at.outcome == WON and at.winner == at.sides[owner]):
        return MILD
    return HARSH if at.outcome in (WON, FAILED, BOTH_LOST) else 0


async def pay(play: CosmicPlay, seat: Seat, price: int) -> None:
    """Ships of choice, but not those that are allied with the other side (ruling 78)."""
    table = play.table
    allied = table.at.sides[seat] != NEITHER and table.ships_in_encounter(seat) > 0
    if price:
        await lose_of_choice(play, seat, price, "grudge", (table.place_in_encounter(seat),) if allied else ())


def beaten_by_a_team(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    at = table.at
    return at.is_main(seat) and at.winner != at.sides[seat] and bool(at.allies(at.winner))


@grudge.wild(WinSettled, beaten_by_a_team)
async def spoil_the_win(play: CosmicPlay, seat: Seat, settled: WinSettled) -> None:
    """The winner's allies go home with neither colonies nor rewards (ruling 142)."""
    at = play.table.at
    for ally in at.allies(at.winner):
        await ally_home(play, ally)
