"""The program in its window, read and played through the accessibility client of the system alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = Path("/usr/bin/python3")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
# Starts the bus that screen readers use in a session of its own, says that one is there, then plays.
SESSION = """\
"{launcher}" --launch-immediately >/dev/null 2>&1 & bus=$!
for _ in $(seq 100); do
    "{python}" "{enable}" && break
    sleep 0.1
done
"{played_by}" -m tests.support.screen_reader.play {words}
code=$?
kill $bus
exit $code
"""
LONGEST = 3000.0  # seconds until a match has certainly come to a stop


def missing() -> str:
    """What is not there that the client needs; "" if all of it is."""
    for program in ("Xvfb", "dbus-run-session"):
        if shutil.which(program) is None:
            return f"there is no {program}"
    if not LAUNCHER.exists():
        return "there is no at-spi2-core, the bus of screen readers"
    found = subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, check=False)
    return "" if found.returncode == 0 else "the system's Python has no bindings for at-spi (python3-pyatspi)"


pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "all is there")


def played(display: str, home: Path, *words: str) -> dict[str, Any]:
    """What came of a match that was played in this way."""
    runtime = home / "run"
    runtime.mkdir(mode=0o700)
    unset = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS")
    env = {name: value for name, value in os.environ.items() if name not in unset} | {
        "DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(runtime), "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8",
    }  # fmt: skip
    script = SESSION.format(
        launcher=LAUNCHER, python=SYSTEM_PYTHON, played_by=sys.executable, words=" ".join(words),
        enable=ROOT / "tests" / "support" / "screen_reader" / "enable.py",
    )  # fmt: skip
    ended = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script], env=env, cwd=ROOT, capture_output=True, text=True,
        timeout=LONGEST, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr[-4000:]
    told: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return told


def test_a_duel_is_begun_by_ear(display: str, tmp_path: Path) -> None:
    """Two answers: everything that could be answered is heard of by its name and can be pressed."""
    told = played(display, tmp_path, "duel", "3", "2")
    assert told["answers"] == 2
    assert told["told"] >= 2
    assert told["missing"] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "goal"),
    [("duel", "3", "whole"), ("cosmic", "2", "part"), ("eclipse", "1", "part"), ("firestorm", "1", "part")],
)
def test_a_game_is_played_by_ear(game: str, seed: str, goal: str, display: str, tmp_path: Path) -> None:
    """A whole Duel, an encounter of Cosmic, a round of Eclipse, a turn of each at Firestorm."""
    told = played(display, tmp_path, game, seed, goal)
    assert told["answers"] > 0
    assert told["missing"] == []
    assert told["over"] if goal == "whole" else len(told["parts"]) > 1
