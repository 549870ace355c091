"""Deals: two negotiates, one minute, cards and colonies (p. 9 to 11)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import CardId, Seat, errand
from game.cosmic.deal_prompts import GiveAskedCard, MakeDeal, nothing_to_give
from game.cosmic.events.cards import CardsGiven, LotsDrawn, draw_lots
from game.cosmic.events.common import ShipsLanded
from game.cosmic.events.deals import DealCardChosen, DealCardShown, DealChanged, DealOpened, DealProposed
from game.cosmic.events.encounter import AllianceEnded, OutcomeDecided
from game.cosmic.moments import ColoniesFounded, DealCarriedOut, DealFailed, DealMade
from game.cosmic.parts import BESIDE, DEAL, DEFENSE, FAILED, GATE, NO_PLANET, OFFENSE, Deal
from game.cosmic.phases.windows import opens
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.powers import CosmicPlay, alien, comes
from game.cosmic.sheets import turn_up
from game.cosmic.ships import bring_home, lose_of_choice, take
from game.cosmic.table import CosmicTable

FAILURE = "failed_deal"  # why ships are lost


def negotiate(play: CosmicPlay) -> None:
    """Allies go home with nothing; the main players make a deal, or lose three ships each."""
    at = play.table.at
    allies = [*at.allies(OFFENSE), *at.allies(DEFENSE)]
    play.do(Planned((*[errand("dismissal", ally) for ally in allies], "talks")))


async def dismissal(play: CosmicPlay, ally: Seat) -> None:
    """An ally leaves the encounter with all ships."""
    place = GATE if play.table.at.sides[ally] == OFFENSE else BESIDE
    await bring_home(play, ally, play.table.ships_at(ally, place), place)
    play.do(AllianceEnded(ally))


def talks(play: CosmicPlay) -> None:
    """The main players sit down, and the offense has the first word, if there is anything to give."""
    empty = nothing_to_give(play.table)
    play.do(DealOpened(empty))
    if empty:
        break_off(play)
    else:
        play.do(Planned((errand("offer", OFFENSE),)))


def break_off(play: CosmicPlay) -> None:
    play.do(OutcomeDecided(FAILED))
    play.do(Planned(("failure",)))


async def offer(play: CosmicPlay, side: int) -> None:
    """Proposals go back and forth until one is accepted or a side breaks off."""
    word, value = await MakeDeal(play.table.at.main(side))
    if word == "accept":
        play.do(OutcomeDecided(DEAL))
        play.do(Planned((errand("choosing", OFFENSE), errand("choosing", DEFENSE), "agreement")))
    elif word == "break_off":
        break_off(play)
    elif word == "show":
        play.do(DealCardShown(side, value, play.table.at.main(1 - side)))
        play.do(Planned((errand("offer", side),)))
    elif word == "propose":
        play.do(DealProposed(side))
        play.do(Planned((errand("offer", 1 - side),)))
    else:
        if word == "free":  # on the desk everybody sees whose power that is
            await turn_up(play, play.table.at.main(side), alien("zombie"))
        play.do(DealChanged(side, word, value))
        play.do(Planned((errand("offer", side),)))


async def failure(play: CosmicPlay) -> None:
    """Without a deal each main player loses three ships of choice; the gate goes home (p. 11)."""
    at = play.table.at
    losses = await what_is_lost(play)
    lost = [errand("sacrifice", at.main(side), ships) for side, ships in enumerate(losses)]
    play.do(Planned((*lost, errand("homing", at.offense, GATE))))


async def fail(play: CosmicPlay) -> None:
    """The same at once, as the effect of a card."""
    table = play.table
    play.do(OutcomeDecided(FAILED))
    for side, ships in enumerate(await what_is_lost(play)):
        await lose_of_choice(play, table.at.main(side), ships, FAILURE)
    await bring_home(play, table.at.offense, table.gate[table.at.offense], GATE)


async def what_is_lost(play: CosmicPlay) -> list[int]:
    """Ships of each side."""
    due = DealFailed([FAILED_DEAL, FAILED_DEAL])
    await comes(play, due)
    return due.losses


async def sacrifice(play: CosmicPlay, seat: Seat, ships: int) -> None:
    """A main player loses ships of choice, from colonies or from the encounter."""
    await lose_of_choice(play, seat, ships, FAILURE)


async def choosing(play: CosmicPlay, side: int) -> None:
    """Cards of a type that was asked for are chosen by who gives them, before anybody can play a card.

    How often is asked follows from what everybody knows, so that bots can imagine it in any hand.
    """
    table = play.table
    seat, deal = table.at.main(side), table.at.deal
    assert deal is not None
    offer = deal.gives[side]
    if not offer.kinds or len(offer.cards) >= len(table.hands[seat]):
        return
    kind = offer.kinds[0]
    card = await GiveAskedCard(seat, types=(kind,), besides=tuple(offer.cards), kind=kind)
    play.do(DealCardChosen(side, kind, card))
    play.do(Planned((errand("choosing", side),)))


async def agreement(play: CosmicPlay) -> None:
    """Cards change hands; then colonies are founded."""
    await comes(play, DealMade())
    at = play.table.at
    if at.outcome != DEAL:
        return
    assert at.deal is not None
    await hand_over(play, at.deal)
    play.do(Planned(("settling",)))


async def hand_over(play: CosmicPlay, deal: Deal) -> None:
    """Both sides give at once: what one receives cannot be given back in the same deal."""
    table = play.table
    given = [await _given(play, side, deal) for side in (0, 1)]
    for side, cards in enumerate(given):
        if cards:
            play.do(CardsGiven(table.at.main(side), table.at.main(1 - side), cards, "deal"))


async def _given(play: CosmicPlay, side: int, deal: Deal) -> tuple[CardId, ...]:
    """The named cards, and so many more at random."""
    table = play.table
    offer = deal.gives[side]
    hand = table.hands[table.at.main(side)]
    named = [card for card in offer.cards if card in hand]
    rest = [card for card in hand if card not in named]
    drawn, rng = draw_lots(table.rng, rest, offer.random)
    if drawn:
        play.do(LotsDrawn(rng=rng))
    return (*named, *drawn)


async def settling(play: CosmicPlay) -> None:
    """Colonies are founded, what is left in the gate goes home, and everybody learns of it."""
    table, at = play.table, play.table.at
    founded = [at.main(side) for side in (OFFENSE, DEFENSE) if await settles(play, side)]
    await bring_home(play, at.offense, table.gate[at.offense], GATE)
    if founded:
        await comes(play, ColoniesFounded(tuple(founded)))
    await opens(play, DealCarriedOut())


async def settles(play: CosmicPlay, side: int) -> bool:
    """A side founds the colony that a deal grants, with any own ships not in the warp (ruling 35)."""
    table = play.table
    seat, planet = table.at.main(side), colony_for(table, side)
    if planet == NO_PLANET:
        return False
    places = (*([GATE] if table.gate[seat] else []), *table.colonies(seat))
    most = sum(table.ships_at(seat, place) for place in places)
    named = await take(play, seat, 1, most, "ask.deal_colony", places)
    for place, ships in named:
        play.do(ShipsLanded(seat, ships, place, planet))
    return bool(named)


def colony_for(table: CosmicTable, side: int) -> int:
    """The planet that a deal grants this side, if it has no colony there yet."""
    assert table.at.deal is not None
    planet = table.at.deal.gives[1 - side].colony
    if planet == NO_PLANET or table.planets[planet].ships[table.at.main(side)]:
        return NO_PLANET
    return planet


ERRANDS = (dismissal, talks, offer, failure, sacrifice, choosing, agreement, settling)
