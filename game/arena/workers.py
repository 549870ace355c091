"""Many hands on one machine: the same answers from one process as from all cores, in any order."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from game.bots.simulate import spare_the_collector
from game.core.refusals import WrongWord

Task = Callable[[bytes], bytes]
Run = Callable[[Task, Iterable[bytes]], Iterator[bytes]]  # the answers as they come
AHEAD = 4  # orders that wait at each worker, so that none is ever idle


class WorkerLost(WrongWord):
    """A worker has ended in the middle of its work."""

    def __init__(self) -> None:
        super().__init__("A worker process was ended from outside; --resume goes on with what is in --out.")


def cores() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_this_machine(workers: int) -> Run:
    """In this process, or in so many others."""

    def here(task: Task, orders: Iterable[bytes]) -> Iterator[bytes]:
        spare_the_collector()
        yield from map(task, orders)

    def beside(task: Task, orders: Iterable[bytes]) -> Iterator[bytes]:
        # Every system starts them the same way, anew: nothing of this process is theirs by accident.
        start = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(workers, mp_context=start, initializer=spare_the_collector)
        try:
            yield from in_turn(lambda sent: pool.submit(task, sent), iter(orders), AHEAD * workers)
        except BrokenProcessPool:
            raise WorkerLost from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    return here if workers == 1 else beside


def in_turn(submit: Callable[[bytes], Future[bytes]], orders: Iterator[bytes], ahead: int) -> Iterator[bytes]:
    """Never more orders out than that, however many there are."""
    out = {submit(sent) for sent in islice(orders, ahead)}
    while out:
        done, out = wait(out, return_when=FIRST_COMPLETED)
        out |= {submit(sent) for sent in islice(orders, len(done))}
        for answer in done:
            yield answer.result()
