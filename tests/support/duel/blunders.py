"""A plain blunder of Duel: a reinforcement on revealed plans that only helps the other side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.prompts import NONE
from game.duel import pieces
from game.duel.moments import duel_of
from game.duel.prompts import PlayReinforcement
from game.duel.table import DuelTable
from game.duel.totals import lower_wins
from tests.support.blunders import Choice


class Judge:
    """Reinforcements that somebody plays when both plans lie open."""

    def __call__(self, choice: Choice) -> Iterator[tuple[str, bool]]:
        prompt, answer = choice.prompt, choice.answer
        if isinstance(prompt, PlayReinforcement) and answer[0] != NONE:
            table: DuelTable = choice.match.table
            if duel_of(table).revealed:
                yield "helped the other side", helps_the_other(table, prompt.seat, answer)

    def at_the_end(self, match: Match[Any]) -> Iterator[tuple[str, bool]]:
        yield from ()


def helps_the_other(table: DuelTable, seat: int, answer: tuple[int, int]) -> bool:
    """A number that can only raise the strength of the other side, or lower the own one."""
    card, on = answer
    face = pieces.reinforcement(table.faces[card])
    values = [face.value, *([face.otherwise] if face.full_when else [])]
    side = (1 if on == seat else -1) * (-1 if lower_wins(table, None) else 1)
    return all(side * value < 0 for value in values)
