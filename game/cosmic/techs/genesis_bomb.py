"""Genesis Bomb: a new planet in the own home system."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import ShipsLanded
from game.cosmic.events.planets import PlanetAdded
from game.cosmic.moments import ColoniesFounded, ResearchOver
from game.cosmic.parts import ON_TECH
from game.cosmic.powers import CosmicPlay, comes, device, tech_of
from game.cosmic.prompts import ChooseNumber
from game.cosmic.ships import check_powers
from game.cosmic.table import CosmicTable

card = device("genesis_bomb")


def there_is_no_genesis(table: CosmicTable, seat: Seat, over: ResearchOver) -> bool:
    return len(table.planets) == table.seats * table.rules.planets


@card.played(ResearchOver, there_is_no_genesis)
async def create(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """A home planet of its owner (ruling 159), settled by any of the ships that made it."""
    table = play.table
    tech = tech_of(table, seat, card)
    ships = await ChooseNumber(seat, card.name, what="ask.genesis_ships", low=1, high=tech.ships)
    play.do(PlanetAdded(seat))
    play.do(ShipsLanded(seat, ships, ON_TECH + tech.card, len(table.planets) - 1))
    await check_powers(play)
    await comes(play, ColoniesFounded((seat,)))
