"""What some abilities and permanents work "only if"."""

from __future__ import annotations

from game.firestorm.cards.grammar import OnlyIf
from game.firestorm.cards.references import Scope, cards_of, every
from game.firestorm.parts import RESTING


def holds(scope: Scope, conditions: tuple[OnlyIf, ...]) -> bool:
    """Everything that an ability works "only if" is true."""
    return all(_is_so(scope, condition) for condition in conditions)


def _is_so(scope: Scope, condition: OnlyIf) -> bool:
    table = scope.table
    if condition.before_combat_this_turn:
        return not table.fought
    if condition.count is not None:
        count = len(every(scope, condition.count))
        return count >= (condition.min or 0) and (condition.max is None or count <= condition.max)
    cards = cards_of(scope, condition.who)
    if condition.role is not None:
        return any(table.role(card, condition.role) for card in cards)
    return any((condition.state == "active") == (not table.status[card] & RESTING) for card in cards)
