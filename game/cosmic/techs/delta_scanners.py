"""Delta Scanners: any card of the discard pile."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardTaken
from game.cosmic.moments import ResearchOver
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import ChooseCard
from game.cosmic.table import CosmicTable

card = device("delta_scanners")


def finds_something(table: CosmicTable, seat: Seat, over: ResearchOver) -> bool:
    return len(table.discard) > 0


@card.played(ResearchOver, finds_something)
async def take_any(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """Everybody sees which card is taken, as the pile is open."""
    found = different(play.table)
    chosen = found[0]
    if len(found) > 1:
        chosen = await ChooseCard(seat, card.name, what="ask.delta_scanners", listed=found)
    play.do(CardTaken(seat, chosen))


def different(table: CosmicTable) -> tuple[CardId, ...]:
    """One of several equal cards is as good as another; the top ones come first."""
    printed = {(table.type_of(found), table.id_of(found)): found for found in table.discard}
    return tuple(reversed(printed.values()))
