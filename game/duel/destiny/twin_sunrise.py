"""Twin Sunrise: the straggler picks one of two planets."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import discover, duel_at
from game.duel.events import PlanetDiscovered, PlanetPutUnder, PlanetShown
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import ChoosePlanet
from game.duel.verbs import DuelPlay

twin_sunrise = power("twin_sunrise")


@twin_sunrise.when(CardDue)
async def pick_a_sunrise(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Reveal two planets; the one the straggler leaves goes under the deck. The last planet is used alone."""
    deck = play.table.planet_deck
    if len(deck) < 2:
        await duel_at(play, await discover(play))
        return
    one, two = deck[-1], deck[-2]
    play.do(PlanetShown(one))
    play.do(PlanetShown(two))
    tile = await ChoosePlanet(play.table.straggler, twin_sunrise.name, listed=(one, two))
    play.do(PlanetDiscovered(tile))
    play.do(PlanetPutUnder(two if tile == one else one))
    await duel_at(play, tile)
