"""How destiny cards are followed: discover, determine a planet, duel, contest, and what a row says."""

from __future__ import annotations

from functools import partial

from game.core.events import Planned
from game.core.powers import happen
from game.core.prompts import Yes
from game.core.table import CardId, Seat
from game.duel import pieces
from game.duel.events import CardPassed, PlanetDiscovered
from game.duel.moments import (
    CardDue,
    ContestBegan,
    ContestEffectDue,
    DuelBegan,
    PlanetDetermined,
    PrizeDue,
    SendingBanned,
    destiny_of,
    duel_of,
)
from game.duel.phases import CONTEST, DUEL
from game.duel.powers import power
from game.duel.prompts import ChoosePlanet, CollectResource
from game.duel.table import NO_CARD
from game.duel.totals import controlled, rules_over, symbol, track_chooser
from game.duel.verbs import DuelPlay, carry_out, need_a_card, settle


async def discover(play: DuelPlay) -> CardId:
    """Lay out the top planet; without one the card does nothing (R4)."""
    deck = play.table.planet_deck
    if not deck:
        return NO_CARD
    tile = deck[-1]
    play.do(PlanetDiscovered(tile))
    return tile


async def determine(play: DuelPlay, track: tuple[str, ...], because: str) -> CardId:
    """The first symbol of the track that a revealed planet shows; of several, the straggler chooses (R31)."""
    table = play.table
    for skipped, wanted in enumerate(track):
        tiles = tuple(p.tile for p in table.planets if symbol(table, p.tile) == wanted)
        if not tiles:
            continue
        chooser = track_chooser(table, skipped)
        if chooser != table.straggler and len(tiles) > 1:
            chooser = (
                chooser if await Yes(chooser, because, question="ask.choose_planet") else table.straggler
            )
        return await settle(play, ChoosePlanet(chooser, because, listed=tiles))
    return NO_CARD


async def duel_at(play: DuelPlay, tile: CardId) -> None:
    """Have a duel on this planet; without a planet there is none."""
    if tile == NO_CARD:
        return
    await happen(play, PlanetDetermined(tile))
    planet = play.table.planet(tile)
    await happen(play, DuelBegan(tile, (rules_over(planet, 0), rules_over(planet, 1))))
    play.do(Planned(DUEL))


async def have_contest(play: DuelPlay) -> None:
    await happen(play, ContestBegan())
    play.do(Planned(CONTEST))


def ban_holders(play: DuelPlay) -> None:
    """Whoever controlled the planet cannot send ships, as long as this card is in force (R13)."""
    for seat in play.table.order:
        if duel_of(play.table).holders[seat]:
            play.do(SendingBanned(seat))


async def take_at_random(play: DuelPlay, seat: Seat) -> None:
    """Take a random card from the opponent's hand, which is filled first if it is empty (R24)."""
    need_a_card(play, 1 - seat)
    if play.table.hands[1 - seat]:
        await happen(play, CardPassed.at_random(play.table, 1 - seat, by=seat))


async def collect(play: DuelPlay, seat: Seat, tile: CardId) -> None:
    """Carry out what the card's own table says of the planet's symbol (R35)."""
    row = destiny_of(play.table, play.table.past[-1])
    await carry_out(play, seat, row.resources[symbol(play.table, tile)], row.id)


async def collect_own(play: DuelPlay, seat: Seat, because: str) -> CardId:
    """Collect the resource of a planet one controls; NO_CARD without any."""
    tile = await settle(play, CollectResource(seat, because, listed=tuple(controlled(play.table, seat))))
    if tile != NO_CARD:
        await collect(play, seat, tile)
    return tile


async def _follow(row: pieces.Destiny, play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """What the rulebook says of this kind of card."""
    if row.type == "discovery":
        await duel_at(play, await discover(play))
    elif row.kind == "duel":
        await duel_at(play, await determine(play, row.track, row.id))
    elif row.kind == "contest":
        if row.track:
            await happen(play, PlanetDetermined(await determine(play, row.track, row.id)))
        await have_contest(play)
    else:
        for seat in play.table.order:
            for verb in row.each:
                await carry_out(play, seat, verb, row.id)


async def _give_prize(row: pieces.Destiny, play: DuelPlay, owner: Seat, due: PrizeDue) -> None:
    assert row.prize is not None
    for verb in row.prize.does:
        await carry_out(play, due.seat, verb, row.id)


async def _reward(row: pieces.Destiny, play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    assert row.contest is not None
    for verb in row.contest.winner:
        await carry_out(play, due.winner, verb, row.id)
    for verb in row.contest.loser:
        await carry_out(play, due.loser, verb, row.id)


def follow_rows() -> None:
    """Attach what the data rows say to the powers of the cards, where no module says more."""
    for row in pieces.DESTINY:
        card = power(row.id)
        if CardDue not in card.reactions:
            card.when(CardDue)(partial(_follow, row))
        if row.prize and row.prize.does:
            card.when(PrizeDue)(partial(_give_prize, row))
        if row.contest and (row.contest.winner or row.contest.loser):
            card.when(ContestEffectDue)(partial(_reward, row))
