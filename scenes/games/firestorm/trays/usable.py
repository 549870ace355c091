"""What a question offers of cards that lie on the table: points to get, abilities to use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from game.core.table import CardId

USES = ("ability", "special", "offer")


class Uses(NamedTuple):
    """The pieces of one card, in their order."""

    yields: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()


NOTHING = Uses()


@lru_cache(maxsize=8)
def uses(offered: frozenset[str]) -> Mapping[CardId, Uses]:
    """Lists what a question offers, by card.

    It is kept: every card of a picture asks for it, and most pictures belong to one question.
    """
    found: dict[CardId, Uses] = {}
    for name in sorted(offered):
        kind, _, rest = name.partition(":")
        number = rest.partition(":")[0]
        if not number.isdecimal() or kind not in ("yield", *USES):
            continue
        before = found.get(int(number), NOTHING)
        if kind == "yield":
            found[int(number)] = before._replace(yields=(*before.yields, name))
        else:
            found[int(number)] = before._replace(signs=(*before.signs, name))
    return found
