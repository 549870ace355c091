"""Filing Mix-Up: both hands exchange random cards at the same moment."""

from __future__ import annotations

from game.core.dice import below
from game.core.powers import happen
from game.core.table import NOBODY, Seat
from game.duel.events import CardPassed
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay, need_a_card

filing_mixup = power("filing_mixup")
CARDS = 2


@filing_mixup.when(CardDue)
async def wrong_folder(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player gives 2 random cards, or all if fewer; an empty hand is filled first (R24)."""
    for seat in play.table.order:
        need_a_card(play, seat)
    for passed in picked(play.table):
        await happen(play, passed)


def picked(table: DuelTable) -> list[CardPassed]:
    """The cards of both hands, picked before any of them changes hands."""
    rng = table.rng
    passes = []
    for seat in table.order:
        hand = table.hands[seat].copy()
        for _ in range(min(CARDS, len(hand))):
            place, rng = below(rng, len(hand))
            passes.append(CardPassed(seat, hand.pop(place), NOBODY, rng=rng))
    return passes
