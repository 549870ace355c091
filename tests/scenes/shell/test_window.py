"""The real window on a screen of its own, with a hand that moves the real mouse."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[3]
SIZE = (1280, 720)
PATIENCE = 40.0  # seconds until a test gives up; usually it takes one or two
pytestmark = [
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb, which makes a screen"),
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="there is no xdotool, which moves the mouse"),
]


class Program:
    """The program in its window, and the hand in front of it."""

    def __init__(self, display: str, home: Path, *words: str) -> None:
        unset = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "SDL_MOUSE_TOUCH_EVENTS")
        kept = {name: value for name, value in os.environ.items() if name not in unset}
        self.env = {
            **kept,
            "DISPLAY": display,
            "PYTHONPATH": str(ROOT),
            "STARBOARD_HOME": str(home),
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C.UTF-8",
        }
        self.log = home / "log.txt"
        command = [sys.executable, "-m", "scenes", "--size", "1280x720", *words]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, cwd=home, env=self.env, stdout=log, stderr=log)

    def said(self) -> str:
        return self.log.read_text("utf-8")

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return done.stdout

    def find_window(self) -> str:
        """The window's number, once it is there."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.xdotool("search", "--onlyvisible", "--class", "^Starboard$").split()
            if found:
                return found[0]
            assert self.process.poll() is None, self.said()
            time.sleep(0.1)
        raise AssertionError(f"no window appeared; the program said: {self.said()}")

    def wait_for(self, file: Path) -> None:
        """Until a script's picture is there and whole."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if file.exists() and file.stat().st_size and file.read_bytes().endswith(b"IEND\xaeB`\x82"):
                return
            assert self.process.poll() is None, self.said()
            time.sleep(0.05)
        raise AssertionError(f"{file.name} was not drawn; the program said: {self.said()}")

    def click(self, window: str, at: tuple[int, int]) -> None:
        """Move the mouse there and press its button for a moment, as a hand does."""
        self.xdotool("mousemove", "--window", window, str(at[0]), str(at[1]))
        time.sleep(0.1)
        self.xdotool("mousedown", "1")
        time.sleep(0.1)
        self.xdotool("mouseup", "1")

    def end(self) -> int:
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def started(display: str, home: Path, *words: str) -> Iterator[Program]:
    program = Program(display, home, *words)
    try:
        yield program
    finally:
        program.process.kill()
        program.process.wait()


def place_of(key: str) -> tuple[int, int]:
    """Where a button of the failure scene is in a window of this size."""
    from scenes.tools.shots import find_screen
    from tests.support.screen.headless import a_ui

    ui = a_ui(SIZE)
    scene = find_screen("failure")(ui, 0, 0)[-1]
    scene.refresh()
    return scene.root.place(scene.root.find(key)).center


@pytest.mark.parametrize("words", [[], ["--as-touch"]], ids=["mouse", "finger"])
def test_a_hand_closes_the_program_by_its_button(display: str, tmp_path: Path, words: list[str]) -> None:
    script = tmp_path / "script.txt"
    script.write_text("expect quit\nwait 500\nshot ready.png\nwait 60000\n", "utf-8")
    with started(display, tmp_path, "--screen", "failure", "--script", str(script), *words) as program:
        window = program.find_window()
        program.wait_for(tmp_path / "ready.png")
        shown = pygame.image.load(tmp_path / "ready.png")
        assert shown.get_size() == SIZE
        program.click(window, place_of("quit"))
        assert program.end() == 0, program.said()
        assert program.said() == ""


def test_a_window_that_was_made_smaller_comes_back_as_small(display: str, tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("expect quit\nshot ready.png\nwait 2500\nshot small.png\nquit\n", "utf-8")
    with started(display, tmp_path, "--screen", "failure", "--script", str(script)) as program:
        window = program.find_window()
        program.wait_for(tmp_path / "ready.png")
        program.xdotool("windowsize", window, "1000", "700")
        assert program.end() == 0, program.said()
    assert pygame.image.load(tmp_path / "small.png").get_size() == (1000, 700)
    assert "window = [1000, 700]" in (tmp_path / "config" / "settings.toml").read_text("utf-8")


def test_a_script_plays_through_the_real_window(display: str, tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    lines = ["expect go_on", "tap go_on", "wait 300", "expect menu", "key f11", "wait 600"]
    script.write_text(
        "\n".join([*lines, "shot full.png", "key f11", "wait 600", "tap quit", "wait 9000"]), "utf-8"
    )
    with started(display, tmp_path, "--screen", "failure", "--script", str(script)) as program:
        assert program.end() == 0, program.said()
    assert pygame.image.load(tmp_path / "full.png").get_size() == (1600, 1000)


def card_that_may_be_laid(seat: int) -> str:
    """A card of a seat's hand that answers what the program asks at its first screen."""
    from scenes.screens.flat_table.scene import FlatTableScene
    from scenes.tools.shots import find_screen
    from tests.support.screen.headless import a_ui

    table = find_screen("flat_plans")(a_ui(SIZE), 0, 0)[-1]
    assert isinstance(table, FlatTableScene)
    side = table.sides.sides[seat]
    side.look()
    assert side.builder is not None
    return min(piece for piece in side.builder.pieces if piece.startswith("card:"))


FLAT = [
    ("1280x960", ("left", "right")),
    pytest.param("1600x1000", ("top", "left"), marks=pytest.mark.slow),
    pytest.param("800x1000", ("bottom", "top"), marks=pytest.mark.slow),
    pytest.param("1280x720", ("right", "bottom"), marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("size", "edges"), FLAT)
def test_several_fingers_at_once_at_their_edges(
    display: str, tmp_path: Path, size: str, edges: tuple[str, str]
) -> None:
    """Two hold their hands open, one lays a card face down with a second finger, and nobody's hand closes."""
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.toml").write_text(f"edges = {[*edges]}\n", "utf-8")
    card = card_that_may_be_laid(1)
    script = tmp_path / "script.txt"
    steps = [
        "lay 1 ledge.0", "lay 2 ledge.1", "expect slot.0", "expect slot.1", "shot both.png",
        f"lay 3 1/{card}", "lift 3", "wait 300", "expect slot.0",
        "lay 3 slot.1", "lift 3", "wait 600", "expect slot.0", "expect slot.1",
        "lift 2", "wait 300", "expect slot.0", "lift 1", "wait 600", "shot closed.png", "quit",
    ]  # fmt: skip
    script.write_text("\n".join(steps), "utf-8")
    words = ["--size", size, "--screen", "flat_plans", "--script", str(script)]
    with started(display, tmp_path, *words) as program:
        assert program.end() == 0, program.said()
    shown, closed = (pygame.image.load(tmp_path / name) for name in ("both.png", "closed.png"))
    assert shown.get_size() == tuple(map(int, size.split("x")))
    assert pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(closed, "RGB")


@pytest.mark.slow
def test_two_fingers_turn_the_table_in_its_window(display: str, tmp_path: Path) -> None:
    """The picture follows them, and lies at another edge when they have left."""
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.toml").write_text("hold_ms = 900\n", "utf-8")
    script = tmp_path / "script.txt"
    steps = [
        "wait 600", "shot before.png", "lay 4 560 470", "lay 5 760 470", "slide 5 720 560", "wait 200",
        "shot turning.png", "slide 5 660 600", "slide 4 660 380", "lift 4", "lift 5", "wait 900",
        "shot after.png", "quit",
    ]  # fmt: skip
    script.write_text("\n".join(steps), "utf-8")
    words = ["--size", "1280x960", "--screen", "flat_plans", "--script", str(script)]
    with started(display, tmp_path, *words) as program:
        assert program.end() == 0, program.said()
    names = ("before.png", "turning.png", "after.png")
    shots = [pygame.image.tobytes(pygame.image.load(tmp_path / name), "RGB") for name in names]
    assert len(set(shots)) == len(shots)
