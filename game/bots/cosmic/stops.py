"""Where a person need not be stopped in Cosmic Encounter: nothing that could be played changes anything.

Only the rules are asked, never how good a card would be: that is for the person to say.
"""

from __future__ import annotations

from typing import Any

from game.bots.minds import Stop
from game.core.prompts import Prompt
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import NO_SHIPS, PlayReinforcement
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total

ALL_TOGETHER = sum(face.value for face in pieces.FACES if face.type == pieces.REINFORCEMENT)
BY_HOW_MUCH = ("spiff", "reserve")  # whose powers ask by how much it was won, or reinforce with other cards


def stop_at(table: CosmicTable, prompt: Prompt[Any]) -> Stop | None:
    """Whether a question is worth asking; None: always."""
    if isinstance(prompt, PlayReinforcement) and not _can_turn(table):
        return Stop(NO_SHIPS)
    return None


def might_matter(table: CosmicTable, prompt: Prompt[Any], seat: Seat) -> bool:
    """As far as everybody knows, a seat might have something to say in the window of a question."""
    if not isinstance(prompt, PlayReinforcement):
        return True
    return table.at.sides[seat] >= 0 and bool(table.playable(seat)) and _can_turn(table)


def _can_turn(table: CosmicTable) -> bool:
    """All reinforcements that are not used up could still turn the encounter, or it matters by how much."""
    if table.rules.technology or any(power in BY_HOW_MUCH for _, power in table.in_play):
        return True
    spent = [*table.discard, *(played.card for played in table.at.reinforcements)]
    used = sum(table.value_of(card) for card in table.of_type(spent, pieces.REINFORCEMENT))
    return abs(total(table, OFFENSE) - total(table, DEFENSE)) <= ALL_TOGETHER - used
