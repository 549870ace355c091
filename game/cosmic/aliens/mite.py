"""Mite: the defense gives up its cards, or a place on its planet."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardsGiven, CardsShown, LotsDrawn, draw_lots
from game.cosmic.events.common import ShipsLanded
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.going_home import allies_home
from game.cosmic.hands import discard
from game.cosmic.moments import AlliancesFormed, ColoniesFounded, ShipsLaunched
from game.cosmic.parts import GATE, SUCCEEDED
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use, works
from game.cosmic.prompts import ChooseOne, MayChooseCard
from game.cosmic.ships import EncounterEnds, check_powers
from game.cosmic.table import CosmicTable

mite = alien("mite")
DISCARD, SETTLE = "mite_discard", "mite_settle"
LEFT = 3  # cards that the defense keeps


@mite.when(ShipsLaunched)
async def bluster(play: CosmicPlay, owner: Seat, launched: ShipsLaunched) -> None:
    """A defense with more than three cards discards down to three, or lets the ships of the gate settle."""
    at = play.table.at
    if owner != at.offense or not await use(play, owner, mite, lambda: surplus(play.table)):
        return
    if await ChooseOne(at.defense, mite.name, choices=(DISCARD, SETTLE)) == SETTLE:
        await settle(play, owner)
    await shed(play, owner)


def surplus(table: CosmicTable) -> int:
    """How many cards the defense has too many in its hand; a hoard is no hand (ruling 121)."""
    return max(0, len(table.hands[table.at.defense]) - LEFT)


async def settle(play: CosmicPlay, owner: Seat) -> None:
    """A colony beside the defense's ships: the encounter is over, neither won nor a deal (ruling 140)."""
    table = play.table
    planet = table.at.planet
    new = not table.planets[planet].ships[owner]
    play.do(ShipsLanded(owner, table.gate[owner], GATE, planet))
    await check_powers(play)
    play.do(OutcomeDecided(SUCCEEDED))
    if new:
        await comes(play, ColoniesFounded((owner,)))
    raise EncounterEnds


async def shed(play: CosmicPlay, owner: Seat) -> None:
    """Cards at random are discarded; with the super flare those that are wanted go to the Mite."""
    table = play.table
    defense = table.at.defense
    looks = await enhanced(play, owner, mite, lambda: surplus(table))
    if not works(table, owner, mite):  # zapped together with the flare (ruling 43)
        return
    cards, rng = draw_lots(table.rng, table.hands[defense], surplus(table))
    if not cards:
        return
    play.do(LotsDrawn(rng=rng))
    kept = await picked(play, owner, cards) if looks else ()
    if kept:
        play.do(CardsGiven(defense, owner, kept, mite.name))
    await discard(play, defense, tuple(card for card in cards if card not in kept), mite.name)


async def picked(play: CosmicPlay, owner: Seat, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Look at the cards and choose any of them."""
    play.do(CardsShown(cards, to=owner))
    kept: list[CardId] = []
    while left := tuple(card for card in cards if card not in kept):
        card = await MayChooseCard(owner, mite.name, what="ask.mite_keep", listed=left)
        if card == NONE:
            break
        kept.append(card)
    return tuple(kept)


def is_outnumbered(table: CosmicTable, seat: Seat, formed: AlliancesFormed) -> bool:
    """A main player whose opponent has more allied ships."""
    if not table.at.is_main(seat):
        return False
    side = table.at.sides[seat]
    return allied_ships(table, 1 - side) > allied_ships(table, side)


def allied_ships(table: CosmicTable, side: int) -> int:
    return sum(table.ships_in_encounter(ally) for ally in table.at.allies(side))


@mite.wild(AlliancesFormed, is_outnumbered)
async def stand_alone(play: CosmicPlay, seat: Seat, formed: AlliancesFormed) -> None:
    """All allies of both sides go home (ruling 170: allied ships are compared, not all)."""
    await allies_home(play)
