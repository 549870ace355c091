"""Mirror: the digits of attack cards trade places."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.calls import called
from game.cosmic.events.encounter import CardCounts, Marked
from game.cosmic.moments import CardsSelected, CardsShownUp, ValuesDeclared
from game.cosmic.parts import DEFENSE, OFFENSE, Mark
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChooseOne
from game.cosmic.table import CosmicTable

mirror = alien("mirror")
MINE, THEIRS = "mirror_mine", "mirror_theirs"  # what the super flare reverses, and what is marked for it


def reversed_digits(value: int) -> int:
    """Attacks have two digits: 08 becomes 80."""
    return value % 10 * 10 + value // 10


@mirror.when(CardsSelected, may=True)
async def call(play: CosmicPlay, owner: Seat, selected: CardsSelected) -> None:
    """A main player may call a reversal; with the super flare it affects one card only."""
    if not await use(play, owner, mirror, lambda: play.table.at.is_main(owner), may=True):
        return
    one_card = await enhanced(play, owner, mirror, lambda: True)
    if not works(play.table, owner, mirror):  # zapped together with the flare (ruling 43)
        return
    if not one_card:
        play.do(Marked(mirror.name, seat=owner))
    elif await ChooseOne(owner, mirror.name, choices=(MINE, THEIRS)) == MINE:
        play.do(Marked(MINE, seat=owner))
    else:
        play.do(Marked(THEIRS, seat=owner))


@called(ValuesDeclared, mirror.name)
@called(ValuesDeclared, MINE)
@called(ValuesDeclared, THEIRS)
async def reverse(play: CosmicPlay, mark: Mark) -> None:
    """The two digits of every attack trade places, before anything else is done with it."""
    at = play.table.at
    mine = at.sides[mark.seat]
    sides = {mirror.name: (OFFENSE, DEFENSE), MINE: (mine,), THEIRS: (1 - mine,)}[mark.power]
    for side in sides:
        if at.types[side] == pieces.ATTACK:
            play.do(CardCounts(side, pieces.ATTACK, reversed_digits(at.values[side]), mirror.name))


def faces_another_card(table: CosmicTable, seat: Seat, shown: CardsShownUp) -> bool:
    at = table.at
    return at.is_main(seat) and (at.types[0], at.values[0]) != (at.types[1], at.values[1])


@mirror.wild(CardsShownUp, faces_another_card)
async def copy_theirs(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """The own encounter card becomes a copy of the opponent's."""
    at = play.table.at
    side = at.sides[seat]
    play.do(CardCounts(side, at.types[1 - side], at.values[1 - side], "mirror.flare"))
