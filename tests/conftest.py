"""What every test stands on."""

from __future__ import annotations

import gc


def pytest_collection() -> None:
    """Nothing that is collected is rubbish: searching it took a third of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Twenty thousand tests are objects, too: the collector need not look at them again and again."""
    gc.enable()
    gc.collect()
    gc.freeze()
