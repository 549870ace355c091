"""Card Zap: a flare or an artifact that is being played has no effect and is discarded."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.cards import CardPlayed
from game.cosmic.moments import CardsDropped
from game.cosmic.powers import CosmicPlay, cancel, comes, device
from game.cosmic.table import CosmicTable

card = device("card_zap")


def is_announced(table: CosmicTable, seat: Seat, played: CardPlayed) -> bool:
    """Another player's card that was announced and still waits for its effect."""
    return played.seat != seat and table.is_playing(played.card)


@card.played(CardPlayed, is_announced)
async def cancel_the_card(play: CosmicPlay, seat: Seat, played: CardPlayed) -> None:
    """A zapped flare is discarded, and was the flare of this encounter (ruling 45)."""
    cancel(play, played.card)
    await comes(play, CardsDropped(played.seat, (played.card,)))
