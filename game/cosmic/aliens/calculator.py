"""Calculator: the lower attack is subtracted from the higher one."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.calls import called
from game.cosmic.events.encounter import CardCounts, Marked
from game.cosmic.moments import CardsSelected, ValuesDeclared
from game.cosmic.parts import Mark
from game.cosmic.powers import CosmicPlay, alien, use_or_with_super
from game.cosmic.prompts import ChooseOne
from game.cosmic.table import CosmicTable

calculator = alien("calculator")
EVEN, ODD = "calculator_even", "calculator_odd"  # what is called, and what is marked for it
AFTER_MIRROR = 1


@calculator.when(CardsSelected, may=True)
async def call(play: CosmicPlay, owner: Seat, selected: CardsSelected) -> None:
    """A main player may call an equalize before the cards are revealed; an ally needs the super flare."""
    at = play.table.at
    given = partial(at.takes_part, owner)
    if await use_or_with_super(play, owner, calculator, given, alone=at.is_main(owner), may=True):
        play.do(Marked(calculator.name, seat=owner))


@called(ValuesDeclared, calculator.name, AFTER_MIRROR)
async def equalize(play: CosmicPlay, mark: Mark) -> None:
    """Of two attacks the higher card counts what it is higher; the lower keeps its value."""
    at = play.table.at
    low, high = sorted(at.values)
    if at.types != (pieces.ATTACK, pieces.ATTACK) or low == high:
        return
    play.do(CardCounts(at.values.index(high), pieces.ATTACK, high - low, calculator.name))


def is_main(table: CosmicTable, seat: Seat, selected: CardsSelected) -> bool:
    return table.at.is_main(seat)


@calculator.wild(CardsSelected, is_main)
async def guess(play: CosmicPlay, seat: Seat, selected: CardsSelected) -> None:
    """Call the sum of the two cards odd or even."""
    if await ChooseOne(seat, calculator.name, choices=(ODD, EVEN)) == ODD:
        play.do(Marked(ODD, seat=seat))
    else:
        play.do(Marked(EVEN, seat=seat))


@called(ValuesDeclared, ODD, AFTER_MIRROR)
@called(ValuesDeclared, EVEN, AFTER_MIRROR)
async def check_guess(play: CosmicPlay, mark: Mark) -> None:
    """Of two attacks the opponent's loses the own value, or the other way round if the guess was wrong."""
    at = play.table.at
    if at.types != (pieces.ATTACK, pieces.ATTACK):
        return
    mine = at.sides[mark.seat]
    right = (sum(at.values) % 2 == 1) == (mark.power == ODD)
    loses = 1 - mine if right else mine
    play.do(CardCounts(loses, pieces.ATTACK, at.values[loses] - at.values[1 - loses], "calculator.flare"))
