"""Duel step 4, contest step 2: choose plans and tactics."""

from __future__ import annotations

from functools import partial

from game.core.powers import happen
from game.core.prompts import NONE, Together
from game.core.table import Seat
from game.duel.choices import Choice, choose
from game.duel.events import SlipWritten
from game.duel.moments import DialsDone, PlanChosen, PlansChosen, PlansDue, duel_of
from game.duel.offers import plans_beside_hand
from game.duel.phases.dials import late_senders, reveal_dials
from game.duel.pieces import slip
from game.duel.totals import draws_for_plan
from game.duel.verbs import DuelPlay, draw_to_limit

DOUBLED = 10  # added to a tactic's slip when both halves are to work


async def plans(play: DuelPlay) -> None:
    """What abilities do before plans are chosen; an empty hand is filled."""
    table = play.table
    await happen(play, PlansDue())
    for seat in table.order:
        if not table.hands[seat] and draws_for_plan(table, seat):
            draw_to_limit(play, seat)


async def choose_plans(play: DuelPlay) -> None:
    """Both choose in secret and lay their plans face down."""
    table = play.table
    able = [seat for seat in table.order if table.hands[seat] or plans_beside_hand(table, seat)]
    chosen = await Together({seat: partial(choose, play, seat) for seat in able})
    for seat in able:  # who has no card anywhere has no plan (R25)
        _lay(play, seat, chosen[seat])
    if duel_of(table).contest:
        return
    if late := late_senders(table):
        reveal_dials(play, {seat: table.faces[slip(seat, "dial")] for seat in late})
        if table.over:
            return
        await happen(play, DialsDone())
    await happen(play, PlansChosen())


def _lay(play: DuelPlay, seat: Seat, choice: Choice) -> None:
    for card in (choice.plan, choice.second):
        if card != NONE:
            play.do(PlanChosen(seat, card, from_jar=card not in play.table.hands[seat]))
    if choice.half != NONE:
        half = choice.half // 2 * 2 + DOUBLED if choice.doubled else choice.half
        play.do(SlipWritten(seat, "tactic", 1 + half))
    if choice.reserve is not None:
        play.do(SlipWritten(seat, "reserve", 1 if choice.reserve == NONE else 2 + choice.reserve))
