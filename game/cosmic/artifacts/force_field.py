"""Force Field: allies are sent home before cards are selected."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.going_home import ally_home
from game.cosmic.moments import AlliancesFormed
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import ChooseSeat, MayChooseSeat
from game.cosmic.table import CosmicTable

card = device("force_field")


def allies(table: CosmicTable) -> list[Seat]:
    """The allies of both sides."""
    return [*table.at.allies(OFFENSE), *table.at.allies(DEFENSE)]


def there_are_allies(table: CosmicTable, seat: Seat, formed: AlliancesFormed) -> bool:
    return bool(allies(table))


@card.played(AlliancesFormed, there_are_allies)
async def send_home(play: CosmicPlay, seat: Seat, formed: AlliancesFormed) -> None:
    """One ally or more, of either side, go home with all their ships."""
    left = allies(play.table)
    ally = left[0]
    if len(left) > 1:
        ally = await ChooseSeat(seat, card.name, what="ask.force_field_first", listed=tuple(left))
    while ally != NONE:
        await ally_home(play, ally)
        left.remove(ally)
        if not left:
            return
        ally = await MayChooseSeat(seat, card.name, what="ask.force_field_next", listed=tuple(left))
