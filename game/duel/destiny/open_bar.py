"""Open Bar: everybody orders two different things."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.verbs import DuelPlay, carry_out

open_bar = power("open_bar")
MENU = ("take_1", "ready_2", "draw_2", "recover_3")


@open_bar.when(CardDue)
async def order(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player does two different things of the four, one after the other."""
    for seat in play.table.order:
        first = await serve(play, seat, MENU)
        await serve(play, seat, tuple(drink for drink in MENU if drink != first))


async def serve(play: DuelPlay, seat: Seat, choices: tuple[str, ...]) -> str:
    """One thing from the menu: asked for, and carried out at once."""
    course = await ChooseOne(seat, open_bar.name, choices=choices)
    await carry_out(play, seat, course.replace("_", " "), open_bar.name)
    return course
