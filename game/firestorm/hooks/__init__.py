"""What five cards need besides the vocabulary: one file for each hook, and its rule of the same name."""

from collections.abc import Awaitable, Callable

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope
from game.firestorm.effects.flow import FirePlay
from game.firestorm.hooks.redirect_attack import redirect_attack
from game.firestorm.hooks.reroll import reroll
from game.firestorm.hooks.retarget import retarget

HOOKS: dict[str, Callable[[FirePlay, Scope, Do], Awaitable[None]]] = {
    "redirect_attack": redirect_attack,
    "reroll": reroll,
    "retarget": retarget,
}
