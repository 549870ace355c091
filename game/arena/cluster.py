"""Many machines: a Dask cluster by the address of its scheduler, which also looks after lost workers."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from game.arena.workers import Run, Task
from game.core.refusals import WrongWord

PACKAGE = "distributed==2026.8.0"
AHEAD = 8  # orders for each thread of the cluster that are out at the same time
PATIENCE = "20s"  # until a scheduler must have answered


def on_cluster(address: str) -> Run:
    """As futures on a cluster; if a worker is lost, others play what it had, and the answers are the same."""

    def there(task: Task, orders: Iterable[bytes]) -> Iterator[bytes]:
        try:
            from distributed import Client, KilledWorker, as_completed
        except ImportError:
            how = f"{sys.executable} -m pip install {PACKAGE}"
            raise WrongWord(f'A cluster needs the extra "arena"; this installs it: {how}') from None
        try:
            client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise WrongWord(f"No Dask scheduler answers at {address}: {error}.") from error
        waiting = iter(orders)
        with client:
            first = [
                client.submit(task, sent, pure=False) for sent in islice(waiting, AHEAD * _threads(client))
            ]
            out = as_completed(first, loop=client.loop)
            try:
                for future in out:
                    yield future.result()
                    future.release()
                    missing = max(0, AHEAD * _threads(client) - out.count())
                    out.update(client.submit(task, sent, pure=False) for sent in islice(waiting, missing))
            except KilledWorker as error:
                raise WrongWord(f"Every worker that got one of the deals ended: {error}.") from error

    return there


def _threads(client: Any) -> int:
    """How many orders the cluster can work on now; workers may come and go."""
    threads: dict[str, int] = client.ncores()
    return max(1, sum(threads.values()))
