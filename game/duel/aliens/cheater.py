"""Cheater: a second tactic up the sleeve, as long as nobody looks."""

from __future__ import annotations

from game.core.prompts import NONE, Yes
from game.core.table import Seat
from game.duel import pieces
from game.duel.choices import Choice, adds_a_choice
from game.duel.events import SlipOpened, TacticSpent
from game.duel.moments import Marked, TacticsDue
from game.duel.phases.tactics import CAUGHT
from game.duel.powers import power
from game.duel.prompts import ReserveTactic
from game.duel.verbs import DuelPlay, draw, recover

cheater = power("cheater")


@adds_a_choice(cheater)
async def up_the_sleeve(play: DuelPlay, owner: Seat, choice: Choice) -> None:
    """May reserve a second ready tactic, with its half fixed."""
    if choice.half == NONE:
        return
    choice.reserve = NONE
    chosen = choice.half // 2
    if play.table.ready_halves(owner, chosen):
        choice.reserve = await ReserveTactic(owner, cheater.name, besides=chosen)


@cheater.when(TacticsDue)
async def caught_red_handed(play: DuelPlay, owner: Seat, due: TacticsDue) -> None:
    """The opponent may accuse, and is asked whether or not there is anything to find."""
    if not await Yes(1 - owner, cheater.name, question="ask.cheater.accuse"):
        return
    table = play.table
    slip = pieces.slip(owner, "reserve")
    reserved = table.faces[slip] - 2
    if reserved < 0:
        await recover(play, owner, 1)
        draw(play, owner, 1)
        return
    play.do(SlipOpened(owner, "reserve", table.faces[slip]))
    play.do(Marked(CAUGHT, 1))
    play.do(TacticSpent(owner, reserved // 2))
