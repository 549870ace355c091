"""One program at a time goes on with a file: a lock on it that ends with the program."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    BEYOND = 1 << 30  # a byte after the end of every file of ours: nobody is kept from reading

    def lock(file: int) -> bool:
        """Lock an open file; False if another program has. True where the system cannot tell."""
        os.lseek(file, BEYOND, os.SEEK_SET)  # it was opened for appending, so this moves no writing
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True

    def unlock(file: int) -> None:
        """Closing the file does it."""

else:
    import fcntl

    def lock(file: int) -> bool:
        """Lock an open file; False if another program has. True where the system cannot tell."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a disk in the network that knows no locks
            return True
        return True

    def unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
