"""Twinfist: both halves of a tactic work, and it costs another one."""

from __future__ import annotations

from game.core.prompts import NONE, Yes
from game.core.table import Seat
from game.duel.choices import Choice, adds_a_choice
from game.duel.powers import power
from game.duel.verbs import DuelPlay

twinfist = power("twinfist")


@adds_a_choice(twinfist)
async def both_barrels(play: DuelPlay, owner: Seat, choice: Choice) -> None:
    """May double the chosen tactic in secret; step 5 does the rest."""
    if choice.half != NONE:
        choice.doubled = await Yes(owner, twinfist.name, question="ask.twinfist")
