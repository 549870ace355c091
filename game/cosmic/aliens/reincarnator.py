"""Reincarnator: every defeat brings it another power."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic.calls import called
from game.cosmic.events.cards import CardPutAway
from game.cosmic.events.common import Reincarnated, SheetDrawn, SheetLeft, SheetTurnedUp
from game.cosmic.events.encounter import Marked
from game.cosmic.moments import EncounterPast, EncounterResolved
from game.cosmic.parts import BOTH_LOST, FAILED, NEITHER, WON, Mark
from game.cosmic.powers import CosmicPlay, alien, enhanced, use
from game.cosmic.prompts import ChooseSeat
from game.cosmic.sheets import draw_sheet
from game.cosmic.ships import check_powers
from game.cosmic.table import CosmicTable

reincarnator = alien("reincarnator")


@reincarnator.when(EncounterResolved)
async def reincarnate(play: CosmicPlay, owner: Seat, resolved: EncounterResolved) -> None:
    """Whose side has lost, or who made no deal, gets a random power besides this one (ruling 152)."""
    given = partial(has_lost, play.table, owner)
    if await enhanced(play, owner, reincarnator, given):
        return
    if await use(play, owner, reincarnator, given):
        take_another_life(play, owner)


def has_lost(table: CosmicTable, seat: Seat) -> bool:
    """On the losing side, as a main player or ally, or one of those who did not agree."""
    at = table.at
    if at.outcome == FAILED:
        return at.is_main(seat)
    if at.outcome == BOTH_LOST:
        return at.sides[seat] != NEITHER
    return at.outcome == WON and at.sides[seat] == at.loser


def take_another_life(play: CosmicPlay, owner: Seat) -> None:
    """The incarnation before is used up; a new one comes to the sheet, also if the power is borrowed."""
    table = play.table
    keeper = next((seat for seat in range(table.seats) if table.lent[seat] == owner), owner)
    if table.incarnation in table.sheets[keeper]:
        play.do(SheetLeft(keeper, table.incarnation))
    drawn = draw_sheet(table, set_up=False, unused=True)
    if drawn is not None:
        play.do(Reincarnated(keeper, drawn[0], rng=drawn[1]))


def losers(table: CosmicTable, seat: Seat) -> list[Seat]:
    """Other main players who have lost; the Reincarnator is out of reach (ruling 4)."""
    return [other for other in table.at.mains if other != seat and can_be_reborn(table, other)]


def can_be_reborn(table: CosmicTable, seat: Seat) -> bool:
    sheets = [card for card in table.sheets[seat] if table.seen[card] == table.everyone]
    return has_lost(table, seat) and reincarnator.name not in [table.id_of(card) for card in sheets]


def somebody_has_lost(table: CosmicTable, seat: Seat, resolved: EncounterResolved) -> bool:
    return bool(losers(table, seat))


@reincarnator.wild(EncounterResolved, somebody_has_lost)
async def condemn(play: CosmicPlay, seat: Seat, resolved: EncounterResolved) -> None:
    """The loser gets this flare, and another power as soon as the encounter is over."""
    table = play.table
    listed = losers(table, seat)
    loser = listed[0]
    if len(listed) > 1:
        loser = await ChooseSeat(seat, reincarnator.name, what="ask.reincarnator_loser", listed=tuple(listed))
    flare = next(played.card for played in table.playing if table.id_of(played.card) == reincarnator.name)
    play.do(CardPutAway(flare, loser))
    play.do(Marked(reincarnator.name, seat=loser))


@called(EncounterPast, reincarnator.name)
async def be_reborn(play: CosmicPlay, mark: Mark) -> None:
    """The own alien is discarded and a random one takes its place."""
    table = play.table
    old = table.sheets[mark.seat][0]
    if table.seen[old] != table.everyone:
        play.do(SheetTurnedUp(mark.seat, old))
    play.do(SheetLeft(mark.seat, old))
    drawn = draw_sheet(table, set_up=False, unused=True)
    if drawn is not None:
        card, rng = drawn
        play.do(SheetDrawn(mark.seat, card, face_up=not table.rules.hidden, first=True, rng=rng))
    await check_powers(play)
