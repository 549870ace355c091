"""Before the first turn: aliens, hands, the first player (p. 6)."""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Planned
from game.core.prompts import Handle, Prompt, Together
from game.core.refusals import Refusal
from game.core.table import CardId, Seat, errand
from game.cosmic import pieces
from game.cosmic.events.cards import CardsDrawn, DestinyTurnedUp, HoardDrawn, HoardSwapped
from game.cosmic.events.common import FirstPlayerFound, SheetChosen, SheetTurnedUp
from game.cosmic.events.techs import TechKept, TechsLookedAt
from game.cosmic.powers import CosmicPlay
from game.cosmic.prompts import ChooseAlien, ChooseCard
from game.cosmic.table import CosmicTable


class ChooseHoard(Prompt[bool], frozen=True):
    """The Miser chooses which of two hands is the hoard; True takes the second one."""

    section: ClassVar[str] = "Alien powers"

    def options(self, table: CosmicTable) -> list[bool]:
        return [False, True]

    def reason(self, table: CosmicTable, answer: bool) -> Refusal:
        return Refusal("refuse.yes_or_no", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [Handle(False, button="button.first_hand"), Handle(True, button="button.second_hand")]


async def choose_aliens(play: CosmicPlay) -> None:
    """Each player keeps one of the sheets dealt, in secret; then all are turned up (Set-up 4)."""
    table = play.table
    choices = {
        seat: ChooseAlien(seat, listed=tuple(sheets))
        for seat, sheets in enumerate(table.sheets)
        if len(sheets) > 1
    }
    if choices:
        chosen = await Together(choices)
        for seat in sorted(chosen):
            play.do(SheetChosen(seat, chosen[seat]))
    for seat in range(table.seats):
        if not table.rules.hidden:
            play.do(SheetTurnedUp(seat, table.sheets[seat][0]))


async def first_hands(play: CosmicPlay) -> None:
    """Eight cards each; the Miser takes two hands and lays one down as the hoard (Set-up 6)."""
    table = play.table
    for seat in range(table.seats):
        play.do(CardsDrawn(seat, _top(table.deck, pieces.HAND)))
    for seat in range(table.seats):
        if "miser" in table.aliens_of(seat) and not table.rules.hidden:
            await _two_hands(play, seat)


async def _two_hands(play: CosmicPlay, seat: Seat) -> None:
    play.do(HoardDrawn(seat, _top(play.table.deck, pieces.HAND)))
    if await ChooseHoard(seat, "miser"):
        play.do(HoardSwapped(seat))


def _top(deck: bytearray, count: int) -> tuple[CardId, ...]:
    return tuple(reversed(deck[-count:]))


async def first_techs(play: CosmicPlay) -> None:
    """With technology each player looks at two techs and keeps one, face down (p. 15)."""
    table = play.table
    for seat in range(table.seats):
        play.do(TechsLookedAt(seat, _top(table.tech_deck, 2)))
    looked_at = [_seen_by(table, seat) for seat in range(table.seats)]
    kept = await Together(
        {seat: ChooseCard(seat, what="ask.keep_tech", listed=cards) for seat, cards in enumerate(looked_at)}
    )
    for seat, cards in enumerate(looked_at):
        others = tuple(card for card in cards if card != kept[seat])
        play.do(TechKept(seat, kept[seat], others))


def _seen_by(table: CosmicTable, seat: Seat) -> tuple[CardId, ...]:
    """Two techs a seat lie aside, in the order of the seats."""
    return tuple(table.aside[2 * seat : 2 * seat + 2])


async def first_player(play: CosmicPlay) -> None:
    """Draw destiny cards until a colour comes up: that player begins (Set-up 7)."""
    table = play.table
    seat = -1
    while seat < 0:
        card = table.destiny_deck[-1]
        play.do(DestinyTurnedUp(0, card))
        seat = table.value_of(card)
    play.do(FirstPlayerFound(seat))
    play.do(Planned((errand("start_turn", seat),)))


ERRANDS = (choose_aliens, first_hands, first_techs, first_player)
