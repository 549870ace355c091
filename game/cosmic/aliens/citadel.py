"""Citadel: attack cards that defend planets."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.calls import called
from game.cosmic.events.encounter import Marked, TermAdded
from game.cosmic.events.planets import CitadelBuilt, CitadelsLost
from game.cosmic.moments import AdditionsDue, CardsDropped, CardsSelected, DestinyKnown, EncounterResolved
from game.cosmic.parts import BOTH_LOST, DEFENSE, NEITHER, OFFENSE, Mark
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use, works
from game.cosmic.prompts import ChoosePlanet, MayCardFromHand
from game.cosmic.sheets import turn_up
from game.cosmic.table import CosmicTable

citadel = alien("citadel")
ACTIVE = "citadel_active"
WILD = 5


@citadel.when(DestinyKnown, may=True)
async def build(play: CosmicPlay, owner: Seat, known: DestinyKnown) -> None:
    """Once in an encounter an attack may become a citadel; that is no use of the power (ruling 53)."""
    table = play.table
    if table.at.marked(citadel.name) or not table.of_type(table.hands[owner], pieces.ATTACK):
        return
    card = await MayCardFromHand(owner, citadel.name, what="ask.citadel_build", types=(pieces.ATTACK,))
    if card == NONE:
        return
    planets = tuple(number for number, planet in enumerate(table.planets) if not planet.gone)
    planet = await ChoosePlanet(owner, citadel.name, what="ask.citadel_where", listed=planets)
    await turn_up(play, owner, citadel)
    play.do(CitadelBuilt(owner, planet, card))


def defenders(table: CosmicTable) -> tuple[CardId, ...]:
    """The citadels at the planet at which the gate points."""
    return tuple(built.card for built in table.citadels if built.planet == table.at.planet)


@citadel.when(CardsSelected, may=True)
async def activate(play: CosmicPlay, owner: Seat, selected: CardsSelected) -> None:
    """All citadels of the attacked planet help the defense; the super flare may turn them against it."""
    table = play.table
    if not await use(play, owner, citadel, lambda: defenders(table), may=True):
        return
    sign = -1 if await enhanced(play, owner, citadel, lambda: defenders(table)) else 1
    if not works(table, owner, citadel):  # zapped together with the flare (ruling 43)
        return
    value = sum(table.value_of(card) for card in defenders(table))
    play.do(Marked(ACTIVE, seat=owner))
    play.do(TermAdded(DEFENSE, sign * value, citadel.name, owner))


@called(EncounterResolved, ACTIVE)
async def fall(play: CosmicPlay, mark: Mark) -> None:
    """Citadels that were active are discarded if the defense has lost."""
    table = play.table
    if table.at.winner != OFFENSE and table.at.outcome != BOTH_LOST:
        return
    if fallen := defenders(table):
        play.do(CitadelsLost(fallen))
        await comes(play, CardsDropped(mark.seat, fallen))


def takes_part_in_a_fight(table: CosmicTable, seat: Seat, due: AdditionsDue) -> bool:
    at = table.at
    return at.sides[seat] != NEITHER and at.types == (pieces.ATTACK, pieces.ATTACK)


@citadel.wild(AdditionsDue, takes_part_in_a_fight)
async def help_the_defense(play: CosmicPlay, seat: Seat, due: AdditionsDue) -> None:
    """The defense's total rises by five, whichever side the player is on."""
    play.do(TermAdded(DEFENSE, WILD, "citadel.flare", seat))
