"""What a player chooses in secret in step 4, and what powers add to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from game.core.powers import Power
from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.duel.moments import duel_of
from game.duel.offers import tactics_beside_ready
from game.duel.powers import powers_of
from game.duel.prompts import ChoosePlan, ChooseTactic, MayChooseTactic
from game.duel.table import DuelTable
from game.duel.totals import tactics_allowed
from game.duel.verbs import DuelPlay


class Choice(msgspec.Struct):
    """The main plan, a second one, a tactic's half, whether it is doubled, a tactic up the sleeve."""

    plan: CardId
    second: CardId = NONE
    half: int = NONE
    doubled: bool = False
    reserve: int | None = None  # None without a sleeve, NONE with nothing in it


Extra = Callable[[DuelPlay, Seat, Choice], Coroutine[Any, Any, None]]

_EXTRAS: dict[str, Extra] = {}


def adds_a_choice(power: Power) -> Callable[[Extra], Extra]:
    """Attach another secret question to step 4."""

    def attach(extra: Extra) -> Extra:
        _EXTRAS[power.name] = extra
        return extra

    return attach


async def choose(play: DuelPlay, seat: Seat) -> Choice:
    """Plan and tactic of one player; nothing is shown."""
    table = play.table
    choice = Choice(await ChoosePlan(seat))
    if not duel_of(table).contest and tactics_allowed(table, None):
        choice.half = await _choose_tactic(table, seat)
    for power in powers_of(table, seat, _EXTRAS):
        await _EXTRAS[power](play, seat, choice)
    return choice


async def _choose_tactic(table: DuelTable, seat: Seat) -> int:
    """A ready tactic, or one that a power offers; with no ready one a player may choose none (R6)."""
    if not all(table.spent[seat]):
        return await ChooseTactic(seat)
    return await MayChooseTactic(seat) if tactics_beside_ready(table, seat) else NONE
