"""What happens by itself: one thing after the other, in the order its owners want (RB 4.8)."""

from __future__ import annotations

from game.core.dice import shuffled
from game.core.table import errand
from game.firestorm.cards.grammar import Cost, Do
from game.firestorm.cards.references import Scope, standing_scope
from game.firestorm.deeds import Deed, payable
from game.firestorm.effects.falling import fall
from game.firestorm.effects.flow import FirePlay, pay_costs, plan
from game.firestorm.effects.interpreter import carry_out
from game.firestorm.effects.rolling import roll_for
from game.firestorm.effects.triggering import COMES_BACK, likeness
from game.firestorm.events.cards import PrecedenceRolled
from game.firestorm.events.stack import TriggersSet
from game.firestorm.parts import Trigger
from game.firestorm.prompts import ChooseTrigger, MayUse
from game.firestorm.table import FirestormTable
from game.firestorm.words import NO, YES, numbers_of, word


async def triggers(play: FirePlay, start: int, ordered: int = 0) -> None:
    """The next of all that wait from ``start`` on; between players a die decides that nothing can change."""
    table = play.table
    waiting = table.triggers[start:]
    if not waiting:
        return
    if not ordered:
        waiting = _by_precedence(play, start, waiting)
    seat = waiting[-1].seat
    mine = [place for place, trigger in enumerate(waiting) if trigger.seat == seat]
    place = await _first(table, start, waiting, mine)
    trigger = waiting[place]
    left = (*table.triggers[:start], *waiting[:place], *waiting[place + 1 :])
    play.do(TriggersSet(left))
    if len(left) > start:
        plan(play, errand("triggers", start, 1))
    await _happen(play, trigger)
    fall(play, trigger.card)


def _by_precedence(play: FirePlay, start: int, waiting: list[Trigger]) -> list[Trigger]:
    table = play.table
    seats = list(dict.fromkeys(trigger.seat for trigger in waiting))
    if len(seats) == 1:
        return waiting
    order, rng = shuffled(seats, table.rng)
    play.do(PrecedenceRolled(tuple(order), rng=rng))
    waiting = sorted(waiting, key=lambda trigger: -order.index(trigger.seat))
    play.do(TriggersSet((*table.triggers[:start], *waiting)))
    return waiting


async def _first(table: FirestormTable, start: int, waiting: list[Trigger], mine: list[int]) -> int:
    """Which of several things of one player comes first; equal ones are not told apart.

    They are named by their places in the table's list.
    """
    unlike = {likeness(table, waiting[place]): place for place in mine}
    if len(unlike) == 1:
        return mine[-1]
    listed = tuple(word("trigger", start + place) for place in unlike.values())
    return numbers_of(await ChooseTrigger(waiting[-1].seat, listed=listed))[0] - start


async def _happen(play: FirePlay, trigger: Trigger) -> None:
    table = play.table
    if trigger.ability == COMES_BACK:
        _comes_back(play, trigger)
        return
    facts = table.facts(trigger.card)
    scope = standing_scope(table, trigger.card)._replace(event=trigger.event)
    if trigger.ability >= 0:
        await carry_out(play, scope, facts.abilities[trigger.ability].effects)
        return
    row = facts.handling[-1 - trigger.ability]
    if await _wanted(play, scope, row.effects, row.costs, optional=row.optional):
        await carry_out(play, scope, row.effects)


async def _wanted(
    play: FirePlay, scope: Scope, effects: tuple[Do, ...], costs: tuple[Cost, ...], *, optional: bool
) -> bool:
    """What may happen is asked for; what costs something must be paid."""
    if not payable(scope, Deed("", effects, costs=costs)):
        return False
    if optional and await MayUse(scope.seat, listed=(NO, YES), card=scope.source) == NO:
        return False
    _ = await pay_costs(play, scope, costs, 0, ())
    return True


def _comes_back(play: FirePlay, trigger: Trigger) -> None:
    """A card that is out of the game: its owner rolls."""
    for away in play.table.aways:
        if away.card == trigger.card:
            scope = Scope(play.table, away.controller, trigger.card, [[trigger.card]])
            roll_for(play, scope, away.seat, away.source, away.rows)
            return
