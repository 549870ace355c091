"""Solar Flare: ships on one planet burn."""

from __future__ import annotations

from game.core.powers import happen
from game.core.table import Seat
from game.duel.destiny.follow import determine
from game.duel.moments import CardDue, PlanetDetermined, destiny_of
from game.duel.powers import power
from game.duel.table import NO_CARD
from game.duel.verbs import DuelPlay, destroy

solar_flare = power("solar_flare")


@solar_flare.when(CardDue)
async def flare(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player with ships on the planet destroys 1 of them."""
    table = play.table
    tile = await determine(play, destiny_of(table, due.card).track, solar_flare.name)
    if tile == NO_CARD:
        return
    await happen(play, PlanetDetermined(tile))
    for seat in table.order:
        await destroy(play, seat, 1, tile)
