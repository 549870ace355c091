"""Chosen: after the reveal a better plan may turn up."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE, Yes
from game.core.table import CardId, Seat
from game.duel.events import DeckReshuffled
from game.duel.moments import DeckTurnedUp, PlanReplaced, PlansRevealed, SetAsideDiscarded
from game.duel.powers import power
from game.duel.prompts import MayTakeCard
from game.duel.verbs import DuelPlay, use_envoy

chosen = power("chosen")
CARDS = 2


@chosen.after(PlansRevealed, may=True)
async def higher_calling(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """May turn up the top 2 cards of the deck and replace the plan with one of them."""
    table = play.table
    if not table.decks[owner] and not table.discards[owner]:
        return
    if not await Yes(owner, chosen.name, question="ask.chosen"):
        return
    use_envoy(play, owner, chosen)
    turned = turn_up(play, owner)
    plan = await MayTakeCard(owner, chosen.name, listed=tuple(turned))
    for card in turned:
        if card != plan:
            play.do(SetAsideDiscarded(owner, card))
    # The new plan comes last: it may decide the contest or duel at once (R40).
    if plan != NONE:
        await happen(play, PlanReplaced(owner, plan))


def turn_up(play: DuelPlay, seat: Seat) -> list[CardId]:
    """Turn up cards of the own deck; an empty one is made anew from the discard pile (R25)."""
    table = play.table
    turned: list[CardId] = []
    for _ in range(CARDS):
        if not table.decks[seat] and table.discards[seat]:
            play.do(DeckReshuffled(seat))
        if table.decks[seat]:
            turned.append(table.decks[seat][-1])
            play.do(DeckTurnedUp(seat, turned[-1]))
    return turned
