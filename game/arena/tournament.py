"""A tournament from its plan to what it says: orders to workers, answers kept, nothing played twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from game.arena.findings import ArenaReport, report
from game.arena.kept import Keeper
from game.arena.playing import PlayedDeal, order, play_deal
from game.arena.schedule import ArenaPlan, deals
from game.arena.workers import Run, Task

Progress = Callable[[int], None]  # gets the number of answers that are there


class Answered(Protocol):
    """What came of an order, or why nothing did."""

    number: int
    fault: str


A = TypeVar("A", bound=Answered)


class ArenaHands(NamedTuple):
    """Who plays, and where what they tell is kept."""

    run: Run
    out: Path | None = None
    resume: bool = False


class ArenaStopped(RuntimeError):
    """A match broke off; the text is the sentence for a person."""


def gather(
    task: Task, orders: Iterable[tuple[int, bytes]], run: Run, keeper: Keeper[A], progress: Progress
) -> None:
    """Have every order carried out that has no answer yet."""
    missing = (sent for number, sent in orders if number not in keeper.answers)
    for told in run(task, missing):
        answer = keeper.read(told)
        if answer.fault:
            raise ArenaStopped(answer.fault)
        keeper.keep(answer)
        progress(len(keeper.answers))


def tournament(
    plan: ArenaPlan, matches: int, hands: ArenaHands, bar: Callable[[int], Progress]
) -> ArenaReport:
    """Play what is missing and say what all of it means; ``bar`` makes a progress bar for so many deals."""
    scheduled = list(deals(plan, matches))
    keeper = Keeper(PlayedDeal)
    with keeper.at(hands.out, plan, resume=hands.resume):
        orders = ((deal.number, order(plan, deal)) for deal in scheduled)
        gather(play_deal, orders, hands.run, keeper, bar(len(scheduled)))
    return report(plan, scheduled, keeper.answers)
