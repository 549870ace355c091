"""Anti-Matter: the lower total wins."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.cards import CardCancelled, CardPlayed, CardPutAway
from game.cosmic.events.encounter import LowWins
from game.cosmic.moments import AttackShown
from game.cosmic.parts import NEITHER
from game.cosmic.phases.reveal import both_attack
from game.cosmic.pieces import WILD
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.table import CosmicTable

anti_matter = alien("anti_matter")


@anti_matter.when(AttackShown)
async def negate(play: CosmicPlay, owner: Seat, shown: AttackShown) -> None:
    """Two attacks: all ships but the opponent's own are subtracted, and the lower total wins."""
    table = play.table
    if await use(play, owner, anti_matter, lambda: table.at.is_main(owner) and both_attack(table)):
        play.do(LowWins(owner))


def other_plays_wild_flare(table: CosmicTable, seat: Seat, played: CardPlayed) -> bool:
    """Only a main player or an ally may stop it."""
    if table.encounter is None or table.encounter.sides[seat] == NEITHER:
        return False
    return played.side == WILD and other_plays_flare(table, seat, played)


def other_plays_flare(table: CosmicTable, seat: Seat, played: CardPlayed) -> bool:
    return bool(played.side) and played.seat != seat and table.is_playing(played.card)


@anti_matter.wild(CardPlayed, other_plays_wild_flare)
async def stop_wild_flare(play: CosmicPlay, seat: Seat, played: CardPlayed) -> None:
    """A wild flare of somebody else is stopped."""
    stop(play, played)


@anti_matter.super(CardPlayed, other_plays_flare)
async def stop_flare(play: CosmicPlay, owner: Seat, played: CardPlayed) -> None:
    """Somebody else's flare is stopped, wild or super."""
    stop(play, played)


def stop(play: CosmicPlay, played: CardPlayed) -> None:
    """The flare goes back to the hand for this encounter, but its player may use another."""
    play.do(CardCancelled(played.card, counts=False, again=False))
    play.do(CardPutAway(played.card, played.seat))
