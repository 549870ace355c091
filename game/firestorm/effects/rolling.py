"""Dice that are rolled while an effect is carried out, and what their results do."""

from __future__ import annotations

from functools import lru_cache

from game.core.table import Seat, errand
from game.firestorm import pieces
from game.firestorm.cards.grammar import DieRow, Do
from game.firestorm.cards.references import Scope
from game.firestorm.effects.flow import FirePlay, open_moment, plan, put_on_stack
from game.firestorm.events.stack import DieRolled
from game.firestorm.parts import Item

Rows = tuple[DieRow, ...]


@lru_cache(maxsize=256)
def tables_of(face: int) -> tuple[Rows, ...]:
    """All tables of a card whose die is rolled while its effect is carried out, in the order of the card."""
    facts = pieces.CARDS[face]
    abilities, brackets = (row.effects for row in facts.abilities), (row.effects for row in facts.handling)
    parts = (facts.effects, *abilities, *brackets)
    return tuple(rows for effects in parts for rows in _found(effects))


def _found(effects: tuple[Do, ...]) -> list[Rows]:
    found: list[Rows] = []
    for do in effects:
        if do.do == "roll":
            found.append(do.table)
        if do.returns is not None:
            found.append(do.returns.table)
        inner = (do.effects, *do.options, *(row.effects for row in do.table))
        found += [rows for part in inner for rows in _found(part)]
    return found


def table_number(face: int, rows: Rows) -> int:
    return tables_of(face).index(rows)


def roll_for(play: FirePlay, scope: Scope, seat: Seat, face: int, number: int) -> None:
    """A die is rolled; before its result counts, somebody may want it rolled again."""
    item = Item(
        0, "rolled", seat, scope.source, targets=[list(slot) for slot in scope.targets], x=scope.x,
        event=scope.event, chosen=scope.chosen, cards=[face], amounts=[number], by=scope.seat,
    )  # fmt: skip
    holder = put_on_stack(play, item)
    play.do(DieRolled.of(play.table, seat, holder))
    plan(play, errand("count", holder))
    open_moment(play, Item(0, "die_rolled", seat, scope.source, event=holder))
