"""Deals: two negotiates, one minute, cards and colonies (p. 9 to 11)."""

from __future__ import annotations

from game.core.table import CardId
from game.cosmic.card_events import CardsGiven, LotsDrawn, draw_lots
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.encounter_events import DealChanged, DealOpened, DealProposed, OutcomeDecided
from game.cosmic.events import ShipsLanded
from game.cosmic.going_home import allies_home
from game.cosmic.moments import ColoniesFounded, DealCarriedOut, DealFailed, DealMade
from game.cosmic.parts import DEAL, FAILED, GATE, NO_PLANET, OFFENSE, Deal
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.ships import bring_home, check_powers, lose_of_choice, take


async def negotiate(play: CosmicPlay) -> None:
    """Allies go home with nothing; the main players make a deal, or lose three ships each."""
    await allies_home(play)
    play.do(DealOpened())
    if not await agreed(play):
        await fail(play)
        return
    play.do(OutcomeDecided(DEAL))
    await comes(play, DealMade())
    if play.table.at.outcome == DEAL:
        await carry_out(play)
        await comes(play, DealCarriedOut())


async def agreed(play: CosmicPlay) -> bool:
    """Proposals go back and forth, the offense first, until one is accepted or a side breaks off."""
    table = play.table
    side = OFFENSE
    while True:
        word, value = await MakeDeal(table.at.main(side))
        if word == "accept":
            return True
        if word == "break_off":
            return False
        if word == "propose":
            play.do(DealProposed(side))
            side = 1 - side
        else:
            play.do(DealChanged(side, word, value))


async def fail(play: CosmicPlay) -> None:
    """Without a deal each main player loses three ships of choice; the gate goes home (p. 11)."""
    table = play.table
    play.do(OutcomeDecided(FAILED))
    due = DealFailed([FAILED_DEAL, FAILED_DEAL])
    await comes(play, due)
    for side, ships in enumerate(due.losses):
        await lose_of_choice(play, table.at.main(side), ships, "failed_deal")
    await bring_home(play, table.at.offense, table.gate[table.at.offense], GATE)


async def carry_out(play: CosmicPlay) -> None:
    """Cards change hands, colonies are founded, what is left in the gate goes home."""
    table = play.table
    deal = table.at.deal
    assert deal is not None
    await hand_over(play, deal)
    founded = [await settle(play, side, deal.gives[1 - side].colony) for side in (0, 1)]
    await bring_home(play, table.at.offense, table.gate[table.at.offense], GATE)
    seats = tuple(table.at.main(side) for side in (0, 1) if founded[side])
    await check_powers(play)
    if seats:
        await comes(play, ColoniesFounded(seats))


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


async def settle(play: CosmicPlay, side: int, planet: int) -> bool:
    """Found the colony that a deal grants, with any own ships that are not in the warp (ruling 35)."""
    table = play.table
    seat = table.at.main(side)
    if planet == NO_PLANET or table.planets[planet].ships[seat]:
        return False
    places = (*([GATE] if table.gate[seat] else []), *table.colonies(seat))
    most = sum(table.ships_at(seat, place) for place in places)
    named = await take(play, seat, 1, most, "ask.deal_colony", places)
    for place, ships in named:
        play.do(ShipsLanded(seat, ships, place, planet))
    return bool(named)
