"""Pickled: lost plans ripen in a jar."""

from __future__ import annotations

from game.core.prompts import NONE, Yes
from game.core.table import CardId, Seat
from game.duel.events import UnderDiscarded
from game.duel.moments import CleanupDue, PlanJarred, PlansDue, duel_of
from game.duel.offers import offers_plans
from game.duel.powers import power
from game.duel.prompts import MayTakeCard
from game.duel.table import DuelTable
from game.duel.totals import draws_for_plan, main_value
from game.duel.verbs import DuelPlay, need_a_card

pickled = power("pickled")
JAR = 2  # cards it holds
AGED = 4  # what a plan from the jar is worth more


@pickled.when(CleanupDue, may=True)
async def into_the_jar(play: DuelPlay, owner: Seat, due: CleanupDue) -> None:
    """The loser may jar the played plan, unless it came from the jar; a full jar must give up a card."""
    duel = duel_of(play.table)
    if duel.loser != owner or duel.jarred[owner] or not duel.plans[owner]:
        return
    if await _make_room(play, owner):
        play.do(PlanJarred(owner, duel_of(play.table).plans[owner][0]))


async def _make_room(play: DuelPlay, owner: Seat) -> bool:
    """True if the plan is to go into the jar and there is a place for it."""
    jar = tuple(play.table.under[owner])
    if len(jar) < JAR:
        return await Yes(owner, pickled.name, question="ask.pickled.jar")
    card = await MayTakeCard(owner, pickled.name, listed=jar)
    if card == NONE:
        return False
    play.do(UnderDiscarded(owner, card))
    return True


@offers_plans(pickled)
def from_the_jar(table: DuelTable, owner: Seat) -> list[CardId]:
    """Jarred plans may be chosen as if they were in hand."""
    return list(table.under[owner])


@main_value.changed_by(pickled)
def well_aged(table: DuelTable, owner: Seat, seat: Seat, value: int) -> int:
    """A plan from the jar is worth more."""
    if seat != owner or not duel_of(table).jarred[owner]:
        return value
    return value + AGED


@pickled.when(PlansDue, may=True)
async def leave_the_hand_empty(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """With an empty hand the jar may do; otherwise the hand is filled as usual (R24)."""
    table = play.table
    if table.hands[owner] or not table.under[owner]:
        return
    if not await Yes(owner, pickled.name, question="ask.pickled.empty_hand"):
        need_a_card(play, owner)


@draws_for_plan.changed_by(pickled)
def jar_instead_of_hand(table: DuelTable, owner: Seat, seat: Seat, draws: int) -> int:
    """Whoever plays from the jar need not draw."""
    return 0 if seat == owner and table.under[owner] else draws
