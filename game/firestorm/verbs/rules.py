"""Verbs that change rules: those that work all the time do so by standing there (``totals``)."""

from __future__ import annotations

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, seats_of
from game.firestorm.effects.flow import FirePlay
from game.firestorm.effects.interpreter import in_play, verb
from game.firestorm.events.cards import EffectBegan
from game.firestorm.parts import NOWHERE
from game.firestorm.pieces import owner_of
from game.firestorm.verbs.numbers import until_of


@verb
def rule(play: FirePlay, scope: Scope, do: Do) -> None:
    """A rule for a time: about cards, or about players."""
    assert do.rule is not None
    if do.who is not None:
        for card in in_play(scope, do):
            play.do(EffectBegan(do.rule, card, owner_of(card), until_of(do)))
        return
    for seat in seats_of(scope, do.player):
        play.do(EffectBegan(do.rule, NOWHERE, seat, until_of(do), words=do.types))


def _stands(play: FirePlay, scope: Scope, do: Do) -> None:
    """Nothing happens: this works as long as the card does."""


@verb
def cost_change(play: FirePlay, scope: Scope, do: Do) -> None:
    _stands(play, scope, do)


@verb
def damage_reduction(play: FirePlay, scope: Scope, do: Do) -> None:
    _stands(play, scope, do)
