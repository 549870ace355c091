"""Iron Matron: punishes the opponent's encroachments, and lays down even or odd."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.duel.events import SUPPLY, CardDiscarded, CardPassed, CardSetAside, EnvoyMoved, ShipsDestroyed
from game.duel.moments import Marked, PlansDue, PlansRevealed, StrengthGiven, mark
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.totals import printed
from game.duel.verbs import DuelPlay, destroy

iron_matron = power("iron_matron")
PARITIES = ("even", "odd")  # by remainder


@iron_matron.after(ShipsDestroyed)
async def punish_destruction(play: DuelPlay, owner: Seat, lost: ShipsDestroyed) -> None:
    """Tactics are fair; everything else of the opponent's that destroys ships is not."""
    if lost.seat == owner and not lost.fire:
        await punish(play, owner, lost.by)


@iron_matron.after(CardDiscarded)
async def punish_discard(play: DuelPlay, owner: Seat, lost: CardDiscarded) -> None:
    if lost.seat == owner:
        await punish(play, owner, lost.by)


@iron_matron.after(CardPassed)
async def punish_taking(play: DuelPlay, owner: Seat, lost: CardPassed) -> None:
    if lost.giver == owner:
        await punish(play, owner, lost.by)


@iron_matron.after(CardSetAside)
async def punish_setting_aside(play: DuelPlay, owner: Seat, lost: CardSetAside) -> None:
    if lost.giver == owner:
        await punish(play, owner, lost.by)


@iron_matron.after(EnvoyMoved)
async def punish_estrangement(play: DuelPlay, owner: Seat, moved: EnvoyMoved) -> None:
    if moved.was == owner and moved.ally == NOBODY:
        await punish(play, owner, moved.by)


async def punish(play: DuelPlay, owner: Seat, by: Seat) -> None:
    """If it was the opponent's effect, 1 ship in the opponent's supply is destroyed."""
    if by == 1 - owner:
        await destroy(play, by, 1, SUPPLY, by=owner)


@iron_matron.when(PlansDue, may=True)
async def lay_down_the_law(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """May decree even or odd for the opponent's plan."""
    decree = await ChooseOne(owner, iron_matron.name, choices=("nothing", *PARITIES))
    if decree != "nothing":
        play.do(Marked(iron_matron.name, PARITIES.index(decree)))


@iron_matron.when(PlansRevealed)
async def enforce_the_law(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """A plan with the other parity on it costs the opponent 6 strength."""
    decree = mark(play.table, iron_matron.name)
    if decree is not None and printed(play.table, 1 - owner) % 2 != decree:
        play.do(StrengthGiven(1 - owner, -6, iron_matron.name))
