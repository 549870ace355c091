"""Gambler: says what its card is, and lies as it likes."""

from __future__ import annotations

from typing import ClassVar

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.calls import called
from game.cosmic.events.cards import CardsShown
from game.cosmic.events.encounter import CardClaimed, CardCounts, ClaimDoubted, Marked
from game.cosmic.moments import RevealDue, TurnUpDue, ValuesDeclared
from game.cosmic.parts import BESIDE, GATE, NO_CARD, Mark
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChooseNumber, ChooseOne
from game.cosmic.sheets import is_hidden
from game.cosmic.ships import lose_of_choice
from game.cosmic.table import CosmicTable

gambler = alien("gambler")
SPREAD = "gambler.spread"
LAST = 2  # after the calls that were made in planning
MOST_STAKE = 20
BELIEVE, DOUBT = "gambler_believe", "gambler_doubt"
CARDS = {f"gambler_{face.id}": (face.type, face.value) for face in pieces.FACES if face.type <= pieces.MORPH}
CLAIMS = tuple(CARDS)


class DoubtClaim(ChooseOne, frozen=True):
    """The opponent believes the Gambler, or has the card turned up."""

    section: ClassVar[str] = "Alien powers"


@gambler.when(TurnUpDue, may=True)
async def bluff(play: CosmicPlay, owner: Seat, due: TurnUpDue) -> None:
    """When the opponent has turned up, the own card may stay face down under any name."""
    at = play.table.at
    side = at.sides[owner]

    def is_unknown() -> bool:
        return not at.open[side] and at.claim(side) is None

    if due.seat != owner or not is_unknown():
        return
    secret = is_hidden(play.table, owner, gambler)
    if not secret:  # nobody turns up first for a sheet that lies face down
        show_first(play, at.cards[1 - side])
    if not await use(play, owner, gambler, is_unknown, may=True):
        return
    if secret:
        show_first(play, at.cards[1 - side])
    await claim(play, owner)
    if not works(play.table, owner, gambler):  # zapped together with the flare (ruling 43)
        return
    if await DoubtClaim(at.opponent(owner), gambler.name, choices=(BELIEVE, DOUBT)) == DOUBT:
        await be_doubted(play, owner, due.card)
    else:
        due.kept.append(owner)


def show_first(play: CosmicPlay, card: CardId) -> None:
    """The opponent turns up first, unless the opponent has still to select (ruling 103)."""
    if card != NO_CARD:
        play.do(CardsShown((card,)))


async def claim(play: CosmicPlay, owner: Seat) -> None:
    """Name any encounter card; with the super flare ships besides, which the loser of a doubt loses, too."""
    kind, value = CARDS[await ChooseOne(owner, gambler.name, choices=CLAIMS)]
    stake = 0
    if await enhanced(play, owner, gambler, lambda: True):
        stake = await ChooseNumber(owner, gambler.name, what="ask.gambler_stake", low=1, high=MOST_STAKE)
    if works(play.table, owner, gambler):
        play.do(CardClaimed(owner, kind, value, stake))


async def be_doubted(play: CosmicPlay, owner: Seat, card: CardId) -> None:
    """The liar, or who doubted the truth, loses as many other ships as there are in the encounter."""
    table = play.table
    at = table.at
    truth = (table.type_of(card), table.value_of(card)) == at.claim(at.sides[owner])
    stake = at.stake(owner)
    play.do(ClaimDoubted(at.opponent(owner), card, truth))
    pays = at.opponent(owner) if truth else owner
    besides = (GATE, BESIDE, table.place_in_encounter(pays))
    await lose_of_choice(play, pays, table.ships_in_encounter(pays) + stake, gambler.name, besides)


def is_main(table: CosmicTable, seat: Seat, due: RevealDue) -> bool:
    return table.at.is_main(seat)


@gambler.wild(RevealDue, is_main)
async def name_a_spread(play: CosmicPlay, seat: Seat, due: RevealDue) -> None:
    """Any number of two digits, just before the cards are revealed."""
    tens = await ChooseNumber(seat, gambler.name, what="ask.gambler_tens", low=0, high=9)
    ones = await ChooseNumber(seat, gambler.name, what="ask.gambler_ones", low=0, high=9)
    play.do(Marked(SPREAD, 10 * tens + ones, seat))


@called(ValuesDeclared, SPREAD, LAST)
async def win_the_spread(play: CosmicPlay, mark: Mark) -> None:
    """Two attacks that differ by the number or more: it is added to the own card."""
    at = play.table.at
    if at.types != (pieces.ATTACK, pieces.ATTACK) or abs(at.values[0] - at.values[1]) < mark.value:
        return
    side = at.sides[mark.seat]
    play.do(CardCounts(side, pieces.ATTACK, at.values[side] + mark.value, "gambler.flare"))
