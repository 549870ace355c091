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
from game.cosmic.ships import (
    anywhere,
    bring_home,
    check_powers,
    lose_of_choice,
    lose_together,
    pairs_of,
    take_some,
    words_of,
)
from game.cosmic.table import CosmicTable

FAILURE = "failed_deal"  # why ships are lost


def negotiate(play: CosmicPlay) -> None:
    """Allies go home with nothing; the main players make a deal, or lose three ships each."""
    at = play.table.at
    allies = [*at.allies(OFFENSE), *at.allies(DEFENSE)]
    play.do(Planned((*[errand("dismissal", ally) for ally in allies], "talks")))


def dismissal(play: CosmicPlay, ally: Seat) -> None:
    """An ally leaves the encounter with all ships."""
    place = GATE if play.table.at.sides[ally] == OFFENSE else BESIDE
    play.do(Planned((errand("homing", ally, place), errand("dismissed", ally))))


def dismissed(play: CosmicPlay, ally: Seat) -> None:
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


async def sacrifice(play: CosmicPlay, seat: Seat, ships: int, *words: int) -> None:
    """A main player names the ships to be lost, from colonies or from the encounter."""
    named, places = pairs_of(words), anywhere(play.table, seat)
    more = places and await take_some(play, named, seat, ships, ships, "ask.lose_ships", places)
    following = errand("sacrifice", seat, ships) if more else errand("forfeit", seat)
    play.do(Planned((errand(following, *words_of(named)),)))


async def forfeit(play: CosmicPlay, seat: Seat, *words: int) -> None:
    await lose_together(play, seat, pairs_of(words), FAILURE)


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
    """Cards change hands, colonies are founded, what is left in the gate goes home."""
    await comes(play, DealMade())
    at = play.table.at
    if at.outcome != DEAL:
        return
    assert at.deal is not None
    await hand_over(play, at.deal)
    play.do(Planned((errand("settling", OFFENSE, 0),)))


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


async def settling(play: CosmicPlay, side: int, founded: int, *words: int) -> None:
    """Found the colony that a deal grants, with any own ships that are not in the warp (ruling 35).

    The offense settles before the defense does; ``founded`` has a bit for each side that has settled.
    """
    at, named = play.table.at, pairs_of(words)
    seat, planet = at.main(side), colony_for(play.table, side)
    if planet != NO_PLANET:
        places = (*([GATE] if play.table.gate[seat] else []), *play.table.colonies(seat))
        most = sum(play.table.ships_at(seat, place) for place in places)
        if await take_some(play, named, seat, 1, most, "ask.deal_colony", places):
            play.do(Planned((errand("settling", side, founded, *words_of(named)),)))
            return
    for place, ships in named:
        play.do(ShipsLanded(seat, ships, place, planet))
    founded |= bool(named) << side
    if side == OFFENSE:
        play.do(Planned((errand("settling", DEFENSE, founded),)))
    else:
        play.do(Planned((errand("homing", at.offense, GATE), errand("carried_out", founded))))


def colony_for(table: CosmicTable, side: int) -> int:
    """The planet that a deal grants this side, if it has no colony there yet."""
    assert table.at.deal is not None
    planet = table.at.deal.gives[1 - side].colony
    if planet == NO_PLANET or table.planets[planet].ships[table.at.main(side)]:
        return NO_PLANET
    return planet


async def carried_out(play: CosmicPlay, founded: int) -> None:
    """Everybody learns of the new colonies; then the deal is done."""
    at = play.table.at
    seats = tuple([at.main(side) for side in (OFFENSE, DEFENSE) if founded >> side & 1])
    await check_powers(play)
    if seats:
        await comes(play, ColoniesFounded(seats))
    await opens(play, DealCarriedOut())


ERRANDS = (
    dismissal,
    dismissed,
    talks,
    offer,
    failure,
    sacrifice,
    forfeit,
    choosing,
    agreement,
    settling,
    carried_out,
)
