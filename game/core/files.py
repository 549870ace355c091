"""Reading and writing in folders where anything may lie: pipes, gigabytes, links that lead nowhere."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path


def small_file(path: Path, most: int) -> bytes:
    """The bytes of an ordinary file of at most so many. Raises OSError, and waits for no pipe."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if status.st_size > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    with path.open("rb") as file:
        return file.read(most)


def write_file(path: Path, content: bytes, *, lasting: bool = True) -> None:
    """Write a file so that at every moment there is the old one or the new one, whole. Raises OSError.

    What could be made again need not outlast a power cut: ``lasting`` waits for the disk.
    """
    put(drafted(path, content, lasting=lasting), path, lasting=lasting)


def drafted(path: Path, content: bytes, *, lasting: bool = True) -> Path:
    """The content in a file beside the one that it is for. Raises OSError."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)  # whatever lies there: a pipe would be waited for
    try:
        with draft.open("xb") as file:
            file.write(content)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    return draft


def put(draft: Path, path: Path, *, lasting: bool = True) -> None:
    """Let a draft take the place of the file that it is for. Raises OSError."""
    try:
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    if lasting:
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; Windows does so by itself and opens no folders."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
