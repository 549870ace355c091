"""Calls: what a player announced, which takes effect later whether or not the power still works then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from game.core.events import Moment
from game.core.powers import DONE
from game.cosmic.parts import Mark
from game.cosmic.powers import CosmicPlay

Effect = Callable[[CosmicPlay, Mark], Awaitable[None]]


class Call(NamedTuple):
    """What comes of a mark; of several calls at one time the lower order comes first (ruling 80)."""

    order: int
    mark: str
    effect: Effect


CALLS: dict[type[Moment], list[Call]] = {}


def called(kind: type[Moment], mark: str, order: int = 0) -> Callable[[Effect], Effect]:
    """Attach what comes at a time of a call that was marked before."""

    def attach(effect: Effect) -> Effect:
        calls = CALLS.setdefault(kind, [])
        calls.append(Call(order, mark, effect))
        calls.sort(key=lambda call: (call.order, call.mark))
        return effect

    return attach


def calls_come_true(
    play: CosmicPlay, kind: type[Moment], marks: tuple[Mark, ...] | None = None
) -> Awaitable[None]:
    """The time has come for calls that were made before, in this encounter or in one that has just ended."""
    made = play.table.at.marks if marks is None else marks
    return _come_true(play, made, CALLS[kind]) if made and kind in CALLS else DONE


async def _come_true(play: CosmicPlay, made: tuple[Mark, ...], calls: list[Call]) -> None:
    for call in calls:
        for mark in [mark for mark in made if mark.power == call.mark]:
            await call.effect(play, mark)
