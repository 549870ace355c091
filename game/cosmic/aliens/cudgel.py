"""Cudgel: who loses to its attack loses more ships than usual."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.moments import ColoniesFounded, WinSettled
from game.cosmic.parts import BESIDE, GATE
from game.cosmic.powers import CosmicPlay, alien, enhanced, use
from game.cosmic.prompts import MayChooseSeat
from game.cosmic.ships import lose, lose_of_choice
from game.cosmic.table import CosmicTable

cudgel = alien("cudgel")


@cudgel.when(WinSettled)
async def smash(play: CosmicPlay, owner: Seat, settled: WinSettled) -> None:
    """Besides the usual losses the opponent loses as many ships as the Cudgel has in the encounter."""
    table = play.table
    opponent = table.at.opponent(owner)

    def can_smash() -> bool:
        beaten = table.ships_in_encounter(owner) > 0 and won_with_attack(table, owner)
        return beaten and has_more_ships(table, opponent)

    if not await use(play, owner, cudgel, can_smash):
        return
    ships = table.ships_in_encounter(owner)
    await hit(play, opponent, ships)
    await hit_allies(play, owner, ships)


def won_with_attack(table: CosmicTable, seat: Seat) -> bool:
    """As a main player, with a revealed attack."""
    at = table.at
    if not at.is_main(seat) or at.winner != at.sides[seat]:
        return False
    return at.revealed and at.types[at.winner] == pieces.ATTACK


def has_more_ships(table: CosmicTable, seat: Seat) -> bool:
    """Whether there are ships outside the encounter that could be lost."""
    return any(place != table.place_in_encounter(seat) for place in table.colonies(seat))


async def hit(play: CosmicPlay, victim: Seat, ships: int) -> None:
    """Ships of the victim's choice, but those of the encounter are lost anyway."""
    besides = {GATE, BESIDE, play.table.place_in_encounter(victim)}
    await lose_of_choice(play, victim, ships, "cudgel", tuple(sorted(besides)))


async def hit_allies(play: CosmicPlay, owner: Seat, ships: int) -> None:
    """Super: any allies of the opponent lose as many ships."""
    table = play.table
    spared = table.at.allies(table.at.loser)

    def left() -> tuple[Seat, ...]:
        return tuple(ally for ally in spared if has_more_ships(table, ally))

    if not await enhanced(play, owner, cudgel, left):
        return
    while allies := left():
        ally = await MayChooseSeat(owner, "cudgel", what="ask.cudgel_ally", listed=allies)
        if ally == NONE:
            return
        spared.remove(ally)
        await hit(play, ally, ships)


def conquered_a_settled_planet(table: CosmicTable, seat: Seat, founded: ColoniesFounded) -> bool:
    if founded.planet < 0 or seat not in founded.seats or seat != table.at.offense:
        return False
    return bool(neighbours(table, seat, founded.planet))


def neighbours(table: CosmicTable, seat: Seat, planet: int) -> list[Seat]:
    """Who else has ships on the planet and is no ally in this encounter."""
    ships = table.planets[planet].ships
    return [other for other in table.timing if other != seat and ships[other] and not table.at.is_ally(other)]


@cudgel.wild(ColoniesFounded, conquered_a_settled_planet)
async def clear_the_planet(play: CosmicPlay, seat: Seat, founded: ColoniesFounded) -> None:
    """All ships of others leave the conquered planet for the warp, but for those of allies (ruling 144)."""
    table = play.table
    for other in neighbours(table, seat, founded.planet):
        await lose(play, other, table.planets[founded.planet].ships[other], founded.planet, "cudgel")
