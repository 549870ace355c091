"""Intelligent Mineral: names a digit of the opponent's plan."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import Marked, PlansRevealed, RevealDue, StrengthGiven, mark
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.totals import printed
from game.duel.verbs import DuelPlay

intelligent_mineral = power("intelligent_mineral")
DIGITS = tuple(f"digit_{digit}" for digit in range(1, 10))
BONUS = 9


@intelligent_mineral.when(RevealDue, may=True)
async def calculated_guess(play: DuelPlay, owner: Seat, due: RevealDue) -> None:
    """May name a digit from 1 to 9 before plans are revealed."""
    named = await ChooseOne(owner, intelligent_mineral.name, choices=("nothing", *DIGITS))
    if named != "nothing":
        play.do(Marked(intelligent_mineral.name, 1 + DIGITS.index(named)))


@intelligent_mineral.when(PlansRevealed)
async def check_the_guess(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """If the number printed on the opponent's plan has the digit, the guess is worth 9 strength."""
    digit = mark(play.table, intelligent_mineral.name)
    if digit is not None and str(digit) in str(printed(play.table, 1 - owner)):
        play.do(StrengthGiven(owner, BONUS, intelligent_mineral.name))
