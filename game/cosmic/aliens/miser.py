"""Miser: a second hand that nobody can touch.

Where cards are played or laid down, those of the hoard are offered, too; to take one is a use of the power.
"""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPutAway, CardsSetAside, CardsShown, HoardDrawn
from game.cosmic.events.common import SheetTurnedUp
from game.cosmic.hands import discard, new_hand, top_cards
from game.cosmic.moments import (
    AlliancesFormed,
    CardsAcquired,
    CompensationDue,
    NewHandDue,
    RegroupStarts,
    SelectionDue,
)
from game.cosmic.powers import CosmicPlay, alien, comes
from game.cosmic.prompts import ChooseOne, MayCardFromHand
from game.cosmic.sheets import lies_open
from game.cosmic.table import CosmicTable

miser = alien("miser")
KEEP, RENEW = "miser_keep", "miser_renew"
SAFE = 2  # cards besides the flare


class RenewHand(ChooseOne, frozen=True):
    """A hand without an encounter card may be replaced, though there is one in the hoard."""

    section: ClassVar[str] = "Alien powers"


@miser.when(SheetTurnedUp)
async def lay_hoard(play: CosmicPlay, owner: Seat, turned: SheetTurnedUp) -> None:
    """Ruling 174: face down the sheet has no hoard, which would tell whose it is; it comes when turned up."""
    if play.table.id_of(turned.card) == miser.name and not play.table.hoards[owner]:
        await fill_hoard(play, owner, pieces.HAND)


@miser.when(RegroupStarts, may=True)
async def renew_early(play: CosmicPlay, owner: Seat, starts: RegroupStarts) -> None:
    """A hoard without an encounter card may be replaced before every encounter."""
    if is_poor(play.table, owner):
        await renew_hoard(play, owner)


@miser.when(AlliancesFormed, may=True)
async def renew_for_planning(play: CosmicPlay, owner: Seat, formed: AlliancesFormed) -> None:
    """A main player who has no encounter card at all may replace the hoard before one is due."""
    table = play.table
    if table.at.is_main(owner) and is_poor(table, owner) and not table.encounter_cards(owner):
        await renew_hoard(play, owner)


def is_poor(table: CosmicTable, owner: Seat) -> bool:
    """The hoard holds no encounter card, or nothing at all."""
    return not table.of_type(table.hoards[owner], *pieces.ENCOUNTER)


async def renew_hoard(play: CosmicPlay, owner: Seat) -> None:
    """Show the hoard, discard it and draw eight cards; that is no use of the power (ruling 53)."""
    if not await lies_open(play, owner, miser) or not is_poor(play.table, owner):
        return
    if await ChooseOne(owner, miser.name, choices=(KEEP, RENEW)) == KEEP:
        return
    hoard = tuple(play.table.hoards[owner])
    if hoard:
        play.do(CardsShown(hoard))
        await discard(play, owner, hoard, "hoard")
    await fill_hoard(play, owner, pieces.HAND)


async def fill_hoard(play: CosmicPlay, owner: Seat, count: int) -> None:
    """Cards go from the deck to the hoard."""
    cards = await top_cards(play, count)
    if cards:
        play.do(HoardDrawn(owner, cards))
        await comes(play, CardsAcquired(owner, cards))


@miser.when(SelectionDue, may=True)
async def renew_hand(play: CosmicPlay, owner: Seat, due: SelectionDue) -> None:
    """A defense with encounter cards in the hoard alone may still draw a new hand (p. 13)."""
    table = play.table
    if owner != table.at.defense or table.of_type(table.hands[owner], *pieces.ENCOUNTER):
        return
    if await RenewHand(owner, miser.name, choices=(KEEP, RENEW)) == RENEW:
        await new_hand(play, owner)


def is_offense(table: CosmicTable, seat: Seat, starts: RegroupStarts) -> bool:
    return seat == table.at.offense


@miser.super(RegroupStarts, is_offense)
async def add_to_the_hoard(play: CosmicPlay, owner: Seat, starts: RegroupStarts) -> None:
    """In the own regroup phase one card is drawn into the hoard."""
    await fill_hoard(play, owner, 1)


def draws_a_hand(table: CosmicTable, seat: Seat, due: NewHandDue) -> bool:
    return due.seat == seat


@miser.wild(NewHandDue, draws_a_hand)
async def keep_some(play: CosmicPlay, seat: Seat, due: NewHandDue) -> None:
    """The flare and up to two other cards are not discarded; the new hand comes on top (ruling 120)."""
    due.kept.append(flare_in_play(play.table))
    due.kept.extend(await set_aside(play, seat, tuple(due.kept)))


def pays(table: CosmicTable, seat: Seat, due: CompensationDue) -> bool:
    return due.giver == seat and not due.settled and sum(due.cards) > 0


@miser.wild(CompensationDue, pays)
async def hide_some(play: CosmicPlay, seat: Seat, due: CompensationDue) -> None:
    """The flare and up to two other cards cannot be taken as compensation (ruling 120)."""
    flare = flare_in_play(play.table)
    cards = await set_aside(play, seat, ())
    play.do(CardPutAway(flare, seat))
    play.do(CardsSetAside(seat, (flare, *cards)))
    due.safe.extend((flare, *cards))


def flare_in_play(table: CosmicTable) -> CardId:
    return next(played.card for played in table.playing if table.id_of(played.card) == miser.name)


async def set_aside(play: CosmicPlay, seat: Seat, besides: tuple[CardId, ...]) -> list[CardId]:
    """Up to two cards of the hand, one after the other."""
    chosen: list[CardId] = []
    while len(chosen) < SAFE and any(card not in (*besides, *chosen) for card in play.table.hands[seat]):
        known = (*besides, *chosen)
        card = await MayCardFromHand(seat, miser.name, what="ask.miser_safe", besides=known)
        if card == NONE:
            break
        chosen.append(card)
    return chosen
