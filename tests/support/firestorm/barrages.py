"""A ship under fire: an effect on the stack that can be answered."""

from __future__ import annotations

from tests.support.firestorm.words import Hands, rich, seated

BARRAGE = {"hand": ["gr_focused_barrage"]}


def barraged(me: dict[str, object] | None = None, x: int = 3) -> Hands:
    """Seat 1 fires at the only ship of seat 0, in whose main phase it is; the effect is on the stack."""
    mine = rich(ships=["ki_lancer"], **(me or {}))
    return seated(mine, rich(**BARRAGE)).plays(1, "gr_focused_barrage", f"number {x}")
