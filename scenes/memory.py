"""What a table asks of memory before it begins: no gaps where pictures were, no long search for rubbish."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

LARGE = 1 << 18  # bytes
_MMAP_THRESHOLD = -3  # of mallopt


def keep_apart() -> None:
    """Ask for it where it is not so by itself: the GNU library learns to keep ever larger gaps for itself.

    A quarter of what a table took were gaps that pictures had left.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


def look_away() -> None:
    """Search what there is for rubbish now, and not again while a frame waits: it is there for long."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
