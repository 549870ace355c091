"""Pitfall: a snare that snaps at a plan close to its own number."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE, Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import Seat
from game.duel import pieces
from game.duel.events import CardHidden, CardUnhidden, UnderDiscarded
from game.duel.moments import Marked, PlanFixed, PlansDue, PlansRevealed, mark
from game.duel.powers import power
from game.duel.prompts import GiveCard, MayGiveCard
from game.duel.table import DuelTable
from game.duel.totals import printed
from game.duel.verbs import DuelPlay, need_a_card, settle

pitfall = power("pitfall")
REACH = 2


class SpringSnare(Prompt[bool], frozen=True):
    """Asked whether the snare reaches the plan or not, so that the question tells nothing."""

    section: ClassVar[str] = "Alien abilities"

    def options(self, table: DuelTable) -> list[bool]:
        return [False, True] if reaches(table, self.seat) else [False]

    def reason(self, table: DuelTable, answer: bool) -> Refusal:
        return Refusal("refuse.snare_out_of_reach", self.section, {"reach": REACH})

    def handles(self, table: DuelTable) -> list[Handle]:
        snare = f"card:{table.under[self.seat][0]}"
        decline = Handle(False, button="button.no")
        return [decline, Handle(True, snare)] if reaches(table, self.seat) else [decline]


def reaches(table: DuelTable, owner: Seat) -> bool:
    """True if the snare's printed value is within 2 of that of the opponent's plan."""
    snare = table.under[owner][0]
    return abs(pieces.printed_value(table.faces[snare]) - printed(table, 1 - owner)) <= REACH


@pitfall.when(PlansDue)
async def set_the_snare(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """Without a snare a card from hand becomes one, face down; an empty hand is filled first (R24)."""
    if play.table.under[owner]:
        return
    need_a_card(play, owner)
    card = await settle(play, GiveCard(owner, pitfall.name))
    if card != NONE:
        play.do(CardHidden(owner, card))
        play.do(Marked(pitfall.name, 1))


@pitfall.when(PlansDue, may=True)
async def swap_the_snare(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """A snare that was there before may be swapped for a card from hand."""
    table = play.table
    if mark(table, pitfall.name) is not None or not table.under[owner]:
        return
    card = await settle(play, MayGiveCard(owner, pitfall.name))
    if card != NONE:
        old = play.table.under[owner][0]
        play.do(CardHidden(owner, card))
        play.do(CardUnhidden(owner, old))


@pitfall.when(PlansRevealed, may=True)
async def snap(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """The snare may be shown if it reaches the opponent's plan, which then counts 0."""
    if not play.table.under[owner]:
        return
    if await SpringSnare(owner, pitfall.name):
        play.do(UnderDiscarded(owner, play.table.under[owner][0]))
        play.do(PlanFixed(1 - owner, 0, pitfall.name))
