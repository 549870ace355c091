"""Set-up: aliens, the straggler, the first hands."""

from __future__ import annotations

from game.core.dice import below
from game.core.events import Moment
from game.core.powers import happen
from game.core.table import Seat
from game.duel import pieces
from game.duel.events import AlienChosen, PlanShown, StragglerChanged
from game.duel.prompts import ChooseAlien
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay, draw_to_limit


class AliensReady(Moment, frozen=True, gc=False):
    """Both aliens are chosen."""


class HandsDrawn(Moment, frozen=True, gc=False):
    """The starting hands are drawn."""


async def choose_aliens(play: DuelPlay, *dealt: int) -> None:
    """Each player chooses an alien that the other has not (R2): freely, or one of two dealt."""
    keys = list(pieces.ALIENS)
    half = len(dealt) // 2
    for seat in range(pieces.SEATS):
        offered = tuple(keys[alien] for alien in dealt[seat * half : (seat + 1) * half])
        play.do(AlienChosen(seat, await ChooseAlien(seat, dealt=offered)))


async def first_hands(play: DuelPlay) -> None:
    """The higher plan makes its player the leader; both keep it and fill their hands."""
    table = play.table
    await happen(play, AliensReady())
    for seat in range(pieces.SEATS):
        play.do(PlanShown(seat, table.decks[seat][-1]))
    play.do(_straggler(table))
    for seat in table.order:
        draw_to_limit(play, seat)
    await happen(play, HandsDrawn())


def _straggler(table: DuelTable) -> StragglerChanged:
    one, two = (pieces.printed_value(table.faces[hand[-1]]) for hand in table.hands)
    if one != two:
        lower: Seat = 0 if one < two else 1
        return StragglerChanged(lower)
    seat, rng = below(table.rng, pieces.SEATS)  # R1: equal cards, decided at random
    return StragglerChanged(seat, rng=rng)
