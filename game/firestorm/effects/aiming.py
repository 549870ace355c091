"""Choosing what an effect is about: the moment it refers to, its X, its targets."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.cards.grammar import Target
from game.firestorm.cards.references import Scope
from game.firestorm.deeds import (
    Deed,
    aimable,
    aims,
    moments,
    payable_numbers,
    spared,
    unused_moments,
)
from game.firestorm.means import affords
from game.firestorm.parts import NOWHERE
from game.firestorm.prices import price
from game.firestorm.prompts import ChooseMoment, ChooseTarget, ChooseX
from game.firestorm.words import DONE, Word, numbers_of, word

MOST_X = 60


async def choose_moment(scope: Scope, deed: Deed, ability: int) -> int:
    """The event that an interrupt refers to, of several at the same time (RB 3.4.1)."""
    if deed.window is None:
        return NOWHERE
    found = unused_moments(scope, deed, ability) if ability >= 0 else moments(scope, deed)
    if deed.targets:
        found = [event for event in found if aimable(scope._replace(event=event), deed)]
    if len(found) == 1:
        return found[0]
    listed = tuple(target_word(scope, "card", event) for event in found)
    return numbers_of(await ChooseMoment(scope.seat, listed=listed, card=scope.source))[0]


async def choose_x(scope: Scope, deed: Deed) -> int:
    """Any number that can be paid for (ruling 58)."""
    if deed.x is None:
        return 0
    numbers = payable_numbers(scope, deed, deed.x.min, MOST_X)
    if len(numbers) == 1:
        return numbers[0]
    listed = tuple(word("number", x) for x in numbers)
    return numbers_of(await ChooseX(scope.seat, listed=listed, card=scope.source))[0]


async def choose_targets(scope: Scope, deed: Deed) -> list[list[int]]:
    """All targets in their order, each of them another card."""
    chosen: list[list[int]] = []
    for place, target in enumerate(deed.targets):
        found = aims(scope, deed, place)
        if chosen:
            taken = [aim for slot in chosen for aim in slot]
            found = [aim for aim in found if aim not in taken]
        if target.side == "black":
            found = _affordable_victims(scope, deed, found)
        least, most = target.wanted(scope.die)
        chosen.append(await _choose(scope, target, place, found, least, most))
    return chosen


def _affordable_victims(scope: Scope, deed: Deed, found: list[CardId]) -> list[CardId]:
    """A victim is deactivated first, so it must not be what pays for the effect."""
    tp = ep = either = 0
    if deed.hand:
        tp, ep = price(scope.table, scope.source, scope.x)
    for cost in deed.costs:
        if cost.pay is not None:
            tp += scope.x if cost.pay.tp == "x" else int(cost.pay.tp)
            ep += scope.x if cost.pay.ep == "x" else int(cost.pay.ep)
        either += cost.pay_any
    kept = spared(scope, deed)
    return [aim for aim in found if affords(scope.table, scope.seat, tp, ep, either, (*kept, aim))]


async def _choose(
    scope: Scope, target: Target, place: int, found: list[int], least: int, most: int
) -> list[int]:
    chosen: list[int] = []
    while len(chosen) < most and found:
        if len(found) == 1 and len(chosen) < least:
            chosen.append(found.pop())
            continue
        if len(found) + len(chosen) <= least:
            chosen += found
            break
        words = [target_word(scope, target.kind, aim) for aim in found]
        listed = (*words, DONE) if len(chosen) >= least else tuple(words)
        said = await ChooseTarget(scope.seat, listed=listed, card=scope.source, slot=place)
        if said == DONE:
            break
        aim = found[words.index(said)]
        chosen.append(aim)
        found.remove(aim)
    return chosen


def target_word(scope: Scope, kind: str, aim: int) -> Word:
    """How a target is named: a seat, an effect, a slot of the combat zone, or a card."""
    if kind in ("player", "active_player"):
        return word("seat", aim)
    if kind == "effect":
        return word("effect", aim)
    return word("slot", aim) if aim >= 3 * len(scope.table.status) else word("card", aim)
