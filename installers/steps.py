"""The steps of a build: programs that are called, each with its last words if it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Timer

LAST_WORDS = 15  # lines


class StepFailed(Exception):
    """A build cannot go on; the text is the sentence for the person."""


def tell(text: str) -> None:
    """Say how far the build is."""
    print(text, file=sys.stderr, flush=True)


def need(programs: Mapping[str, str]) -> None:
    """Raise one sentence that names the Debian packages of all programs that are missing."""
    missing = {package: program for program, package in programs.items() if not find(program)}
    if missing:
        raise StepFailed(
            f"This build needs {', '.join(missing.values())}; on Debian or Ubuntu: "
            f"apt-get install --no-install-recommends {' '.join(missing)}"
        )


def find(program: str) -> str:
    """Where a program is, in the search path or where Debian hides it; "" if it is nowhere."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", "/sbin", "/usr/lib/wine"]
    return shutil.which(program, path=os.pathsep.join(places)) or ""


def run(
    what: str,
    command: Sequence[str | Path],
    *,
    folder: Path | None = None,
    variables: Mapping[str, str] | None = None,
    minutes: float = 15,
    shown: Sequence[str] = (),
) -> str:
    """Call a program to its end and return what it printed; a failing one raises with its last words.

    Its output always goes through a pipe: a program without a console breaks under Wine on anything else.
    Lines that begin with one of ``shown`` are told while it runs.
    """
    ended = attempt(command, folder=folder, variables=variables, minutes=minutes, shown=shown)
    if ended.returncode:
        last = deque(filter(str.strip, ended.stdout.splitlines()), maxlen=LAST_WORDS)
        said = "".join(f"\n    {line}" for line in last)
        raise StepFailed(f"{what} failed with exit code {ended.returncode}; its last words:{said}")
    return ended.stdout


def attempt(
    command: Sequence[str | Path],
    *,
    folder: Path | None = None,
    variables: Mapping[str, str] | None = None,
    minutes: float = 15,
    shown: Sequence[str] = (),
) -> subprocess.CompletedProcess[str]:
    """Call a program to its end, whatever that is; one that takes too long is ended and raises."""
    words = [str(word) for word in command]
    said: list[str] = []
    with subprocess.Popen(
        words,
        cwd=folder,
        env={**os.environ, **(variables or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        limit = Timer(minutes * 60, process.kill)
        limit.start()
        try:
            for line in process.stdout:
                said.append(line)
                if shown and line.startswith(tuple(shown)):
                    tell(f"    {line.rstrip()}")
        finally:
            limit.cancel()
    return subprocess.CompletedProcess(words, process.returncode, "".join(said))
