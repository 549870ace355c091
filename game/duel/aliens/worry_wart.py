"""Worry Wart: a secret worry pays off in defeat and costs a card in victory."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel import pieces
from game.duel.events import SlipOpened, SlipWritten
from game.duel.moments import CleanedUp, PlansDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, discard, draw, recover

worry_wart = power("worry_wart")
CALM, WORRIED = 1, 2  # what the slip says; it is always written, so that only its number is secret


@worry_wart.when(PlansDue, may=True)
async def knew_it(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """May worry in secret before plans are chosen; each pass of a duel anew."""
    worried = await Yes(owner, worry_wart.name, question="ask.worry_wart")
    play.do(SlipWritten(owner, "worry", WORRIED if worried else CALM))


@worry_wart.after(CleanedUp)
async def resolve(play: DuelPlay, owner: Seat, cleaned: CleanedUp) -> None:
    """A worry is shown: who lost recovers 1 ship and draws 2 cards, who won discards 1 card."""
    if owner not in (cleaned.winner, cleaned.loser):  # a duel without a winner (R13)
        return
    if play.table.faces[pieces.slip(owner, "worry")] != WORRIED:
        return
    play.do(SlipOpened(owner, "worry", WORRIED))
    if owner == cleaned.winner:
        await discard(play, owner, 1, worry_wart.name)
        return
    await recover(play, owner, 1)
    draw(play, owner, 2)
