"""Void: the ships that it beats leave the game."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.encounter import Marked
from game.cosmic.moments import CardsDropped, ShipsDoomed, WinSettled
from game.cosmic.powers import CosmicPlay, alien, cancel, comes, use_or_with_super
from game.cosmic.ships import endangered, pay, remove, take
from game.cosmic.table import CosmicTable

void = alien("void")
DEFEATS = ("lost_as_main", "lost_as_ally")


@void.when(WinSettled)
async def eradicate(play: CosmicPlay, owner: Seat, settled: WinSettled) -> None:
    """The beaten ships are to leave the game; as an ally with the super flare only."""
    at = play.table.at
    if at.winner != at.sides[owner]:
        return
    given = partial(prey, play.table)
    if await use_or_with_super(play, owner, void, given, alone=at.is_main(owner)):
        play.do(Marked("void", seat=owner))


def prey(table: CosmicTable) -> bool:
    """Whether the losing side has ships that may leave the game."""
    losers = [seat for seat in range(table.seats) if table.at.sides[seat] == table.at.loser]
    return any(table.ships_in_encounter(seat) and removable(table, seat) for seat in losers)


def removable(table: CosmicTable, seat: Seat) -> int:
    """Everybody keeps as many ships, wherever they are, as it takes colonies to win (ruling 64)."""
    return max(0, table.fleet(seat) - table.gone[seat] - table.rules.colonies_to_win)


@void.when(ShipsDoomed)
async def remove_from_the_game(play: CosmicPlay, owner: Seat, doomed: ShipsDoomed) -> None:
    """Before anything else could save the ships (rulings 61, 62); spared ones go to the warp (ruling 63)."""
    table = play.table
    if doomed.why not in DEFEATS or not table.at.marked("void", owner):
        return
    ships = min(endangered(table, doomed), removable(table, doomed.seat))
    if ships:
        doomed.rescued.append(ships)
        await remove(play, doomed.seat, ships, doomed.source)


def has_a_price(table: CosmicTable, seat: Seat, played: CardPlayed) -> bool:
    """Another player's artifact waits for its effect; a ship outside the encounter can be given for it."""
    if table.encounter is None or not table.colonies_outside(seat) or played.seat == seat:
        return False
    return table.is_playing(played.card) and table.type_of(played.card) == pieces.ARTIFACT


@void.wild(CardPlayed, has_a_price)
async def cancel_the_artifact(play: CosmicPlay, seat: Seat, played: CardPlayed) -> None:
    """A ship that is not in the encounter goes to the warp, and the artifact has no effect."""
    places = play.table.colonies_outside(seat)
    await pay(play, seat, await take(play, seat, 1, 1, "ask.void_wild", places), void.name)
    if play.table.is_playing(played.card):
        cancel(play, played.card)
        await comes(play, CardsDropped(played.seat, (played.card,)))
