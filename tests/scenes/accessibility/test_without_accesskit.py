"""Without AccessKit, or with one that this system cannot load, the program is the same but silent."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from scenes.accessibility import adapter
from scenes.accessibility.adapter import Nobody, screen_readers
from scenes.tools import shots

TREE = "scenes.accessibility.accesskit_tree"
PROBLEMS = [
    ModuleNotFoundError("No module named 'accesskit'"),
    ImportError("DLL load failed while importing accesskit: Module not found."),
    OSError("cannot open shared object file"),
]


class Unloadable(MetaPathFinder):
    """Finds AccessKit broken."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == "accesskit":
            raise self.problem
        return None


@pytest.fixture(params=PROBLEMS, ids=lambda problem: type(problem).__name__)
def problem(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Exception:
    """AccessKit cannot be imported."""
    found: Exception = request.param
    for name in [name for name in sys.modules if name.partition(".")[0] == "accesskit" or name == TREE]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Unloadable(found), *sys.meta_path])
    return found


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    made = pygame.Window("Starboard", (320, 200), hidden=True)
    yield made
    made.destroy()


def test_nobody_listens_and_a_report_tells_why(
    problem: Exception, window: pygame.Window, tmp_path: Path
) -> None:
    assert isinstance(screen_readers(window, lambda: None, tmp_path), Nobody)
    (report,) = tmp_path.iterdir()
    told = report.read_text("utf-8")
    assert type(problem).__name__ in told
    assert str(problem) in told


def test_every_screen_can_be_drawn(problem: Exception) -> None:
    shots.screens.cache_clear()
    assert {"menu", "settings"} <= set(shots.screens())


def test_no_report_is_left_when_it_starts(
    window: pygame.Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter, "_system_adapter", lambda *given: object())
    (tmp_path / adapter.REPORT).write_text("from before", "utf-8")
    assert not isinstance(screen_readers(window, lambda: None, tmp_path), Nobody)
    assert list(tmp_path.iterdir()) == []


def test_reports_that_cannot_be_written_stop_nothing(
    problem: Exception, window: pygame.Window, tmp_path: Path
) -> None:
    assert isinstance(screen_readers(window, lambda: None, tmp_path / "nowhere"), Nobody)
