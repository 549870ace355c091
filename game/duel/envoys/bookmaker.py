"""Bookmaker: a bet on the opponent's plan."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import Marked, PlansRevealed, RevealDue, mark
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.totals import printed
from game.duel.verbs import DuelPlay, take

bookmaker = power("bookmaker")
BETS = ("low", "middle", "high")
MIDDLE, HIGH = 10, 20  # where the middle and the high values begin


@bookmaker.when(RevealDue, may=True)
async def place_your_bets(play: DuelPlay, owner: Seat, due: RevealDue) -> None:
    """Before plans are revealed: may announce low, middle or high."""
    if not play.table.reinforcements:
        return
    bet = await ChooseOne(owner, bookmaker.name, choices=("nothing", *BETS))
    if bet in BETS:
        play.do(Marked(bookmaker.name, BETS.index(bet)))


@bookmaker.when(PlansRevealed)
async def pay_out(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """If the printed value of the opponent's plan fits, take 1 reinforcement at once."""
    value = printed(play.table, 1 - owner)
    if mark(play.table, bookmaker.name) == (value >= MIDDLE) + (value >= HIGH):
        take(play, owner, 1)
