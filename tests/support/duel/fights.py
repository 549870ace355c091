"""Duels in which tactics are about to be revealed."""

from typing import Any

from tests.support.duel.duels import Duels, a_duel, slip
from tests.support.duel.positions import QUIET

FIRST, SECOND, THIRD, FOURTH, FIFTH = range(5)  # tactics by their place
NEXT = {"event": ["talent_show"], "refresh": ["supply_drop"], "discovery": ["fog_bank"]}


def tactic(name: str | None) -> str | None:
    return None if name is None else slip(name)


def fight(
    zero: str | None,
    one: str | None,
    ships: tuple[int, int] = (3, 3),
    spent: tuple[str, str] = ("", ""),
    **words: Any,
) -> Duels:
    """Tactics are about to be revealed; ``spent`` has the numbers of the spent tactics of each seat."""
    duel = {"plans": [["plan_31"], ["plan_42"]], "tactics": [tactic(zero), tactic(one)]}
    return a_duel(
        words.pop("aliens", QUIET),
        card=words.pop("card", "gold_rush_moon"),
        phase="tactics",
        planets=words.pop("planets", [{"planet": "planet_01", "ships": list(ships)}]),
        spent=[[f"tactic_{number}" for number in numbers] for numbers in spent],
        destiny=NEXT,
        duel={**duel, **words.pop("duel", {})},
        **words,
    )


def spent(duel: Duels, seat: int) -> list[int]:
    return [place for place, is_spent in enumerate(duel.table.spent[seat]) if is_spent]
