"""Voyager: a planet in the warp, and a refuge for destroyed ships."""

from __future__ import annotations

import msgspec

from game.core.table import Seat
from game.duel.events import EnvoyRevealed, PlanetDiscovered, ShipsDestroyed
from game.duel.powers import power
from game.duel.prompts import ChooseShips
from game.duel.table import DuelTable, Planet
from game.duel.verbs import DuelPlay

voyager = power("voyager")


@voyager.when(EnvoyRevealed)
async def off_the_map(play: DuelPlay, owner: Seat, revealed: EnvoyRevealed) -> None:
    """As soon as the Voyager is turned up, the top planet goes into the warp if none is there."""
    table = play.table
    if table.key(revealed.card) != voyager.name or warp_planet(table) or not table.planet_deck:
        return
    play.do(PlanetDiscovered(table.planet_deck[-1], in_warp=True))


@voyager.instead_of(ShipsDestroyed)
async def refuge(play: DuelPlay, owner: Seat, destroyed: ShipsDestroyed) -> ShipsDestroyed:
    """May put any of its ally's destroyed ships on the warp planet instead of into the warp."""
    lost = destroyed.ships - destroyed.to_supply - destroyed.to_warp_planet
    if destroyed.seat != owner or lost <= 0 or not takes_refugees(play.table):
        return destroyed
    saved = await ChooseShips(owner, voyager.name, what="ask.voyager", high=lost)
    return msgspec.structs.replace(destroyed, to_warp_planet=destroyed.to_warp_planet + saved)


def takes_refugees(table: DuelTable) -> bool:
    """R34: during a duel on the warp planet itself, destroyed ships go to the warp."""
    world = warp_planet(table)
    return world is not None and not (table.duel and table.duel.planet == world.tile)


def warp_planet(table: DuelTable) -> Planet | None:
    return next((planet for planet in table.planets if planet.in_warp), None)
