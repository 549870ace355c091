"""What a player chooses in secret in step 4, and what powers add to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from game.core.powers import Power
from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.duel import pieces
from game.duel.moments import duel_of
from game.duel.powers import held
from game.duel.prompts import ChoosePlan, ChooseTactic
from game.duel.table import DuelTable
from game.duel.totals import tactics_allowed
from game.duel.verbs import DuelPlay


class Choice(msgspec.Struct):
    """The main plan, a second one, a tactic's half, whether it is doubled, a tactic up the sleeve."""

    plan: CardId
    second: CardId = NONE
    half: int = NONE
    doubled: bool = False
    reserve: int = NONE


Extra = Callable[[DuelPlay, Seat, Choice], Coroutine[Any, Any, None]]
Source = Callable[[DuelTable, Seat], list[int]]

_EXTRAS: dict[str, Extra] = {}
_PLANS: dict[str, Source] = {}
_TACTICS: dict[str, Source] = {}


def adds_a_choice(power: Power) -> Callable[[Extra], Extra]:
    """Attach another secret question to step 4."""

    def attach(extra: Extra) -> Extra:
        _EXTRAS[power.name] = extra
        return extra

    return attach


def offers_plans(power: Power) -> Callable[[Source], Source]:
    """Attach cards beside the hand that may be chosen as plan."""

    def attach(source: Source) -> Source:
        _PLANS[power.name] = source
        return source

    return attach


def offers_tactics(power: Power) -> Callable[[Source], Source]:
    """Attach tactics beside the ready ones that may be chosen."""

    def attach(source: Source) -> Source:
        _TACTICS[power.name] = source
        return source

    return attach


def plans_beside_hand(table: DuelTable, seat: Seat) -> list[CardId]:
    return _offered(table, seat, _PLANS)


def ready_halves(table: DuelTable, seat: Seat) -> list[int]:
    """Both halves of every ready tactic, as tactic * 2 + half."""
    spent = table.spent[seat]
    return [half for half in range(len(pieces.HALVES)) if not spent[half // 2]]


async def choose(play: DuelPlay, seat: Seat) -> Choice:
    """Plan and tactic of one player; nothing is shown."""
    table = play.table
    choice = Choice(await ChoosePlan(seat, jar=tuple(plans_beside_hand(table, seat))))
    if not duel_of(table).contest and tactics_allowed(table, None):
        halves = ready_halves(table, seat) + _offered(table, seat, _TACTICS)
        if halves:  # with no ready tactic only a plan is chosen (R6)
            choice.half = await ChooseTactic(seat, listed=tuple(halves))
    for owner, power in held(table):
        if owner == seat and power.name in _EXTRAS:
            await _EXTRAS[power.name](play, seat, choice)
    return choice


def _offered(table: DuelTable, seat: Seat, sources: dict[str, Source]) -> list[int]:
    return [
        item
        for owner, power in held(table)
        if owner == seat and power.name in sources
        for item in sources[power.name](table, seat)
    ]
