"""Deuce: two plans at once."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.choices import Choice, adds_a_choice
from game.duel.moments import PlansChosen, RevealDue, duel_of
from game.duel.offers import plans_beside_hand
from game.duel.powers import power
from game.duel.prompts import ChooseSecondPlan
from game.duel.verbs import DuelPlay, use_envoy

deuce = power("deuce")


@adds_a_choice(deuce)
async def double_up(play: DuelPlay, seat: Seat, choice: Choice) -> None:
    """May choose a second plan, whose value is added; the first one is the main plan."""
    table = play.table
    cards = [*table.hands[seat], *plans_beside_hand(table, seat)]
    listed = tuple(card for card in cards if card != choice.plan)
    if listed:
        choice.second = await ChooseSecondPlan(seat, deuce.name, listed=listed)


@deuce.when(PlansChosen)
async def used_in_a_duel(play: DuelPlay, owner: Seat, chosen: PlansChosen) -> None:
    """The Deuce has been used as soon as two plans are laid, even if they are never revealed."""
    note_two_plans(play, owner)


@deuce.when(RevealDue)
async def used_in_a_contest(play: DuelPlay, owner: Seat, due: RevealDue) -> None:
    """In a contest nothing happens between choosing plans and revealing them."""
    if duel_of(play.table).contest:
        note_two_plans(play, owner)


def note_two_plans(play: DuelPlay, owner: Seat) -> None:
    if len(duel_of(play.table).plans[owner]) > 1:
        use_envoy(play, owner, deuce)
