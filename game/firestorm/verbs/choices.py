"""Verbs that let somebody decide: choose, pay or suffer, a chance to be taken."""

from __future__ import annotations

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, seats_of, slot_targets
from game.firestorm.deeds import OFFERED, Deed, payable
from game.firestorm.effects.flow import FirePlay, pay_costs
from game.firestorm.effects.interpreter import carry_out, only_seat, verb
from game.firestorm.events.stack import OfferMade
from game.firestorm.parts import NOWHERE, Offer
from game.firestorm.prompts import ChooseOption, PayOrSuffer
from game.firestorm.words import numbers_of, word


@verb
async def choose(play: FirePlay, scope: Scope, do: Do) -> None:
    """One of several lists of effects is carried out."""
    seat = only_seat(scope, do.by)
    if seat == NOWHERE:
        return
    listed = tuple(word("choice", number) for number in range(len(do.options)))
    (number,) = numbers_of(await ChooseOption(seat, listed=listed, card=scope.source))
    await carry_out(play, scope, do.options[number])


@verb
async def unless(play: FirePlay, scope: Scope, do: Do) -> None:
    """A player may pay; otherwise the effects happen."""
    seat = only_seat(scope, do.by)
    if seat != NOWHERE and await _pays(play, scope._replace(seat=seat), do):
        return
    await carry_out(play, scope, do.effects)


async def _pays(play: FirePlay, scope: Scope, do: Do) -> bool:
    if not payable(scope, Deed("", (), costs=do.costs)):
        return False
    if await PayOrSuffer(scope.seat, listed=("pay", "suffer"), card=scope.source) == "suffer":
        return False
    _ = await pay_costs(play, scope, do.costs, 0, ())
    return True


@verb
def offer(play: FirePlay, scope: Scope, do: Do) -> None:
    """A single chance in the moment that the effects before it have opened."""
    assert do.window is not None
    face = play.table.faces[scope.source]
    cards = slot_targets(scope, str(do.window.card))
    for seat in seats_of(scope, do.by):
        for card in cards:
            if not play.table.is_in_play(card):
                play.do(OfferMade(Offer(seat, face, OFFERED, scope.targets, card)))
