"""Letters up to twice their usual size: nothing overlaps; where it would, the setting stops and says so."""

from __future__ import annotations

import pytest

import game
from scenes.screens.settings import SettingsScene
from scenes.shell.units import TEXT_SIZES, largest_text
from scenes.tools.shots_tables import session_after
from scenes.widgets.context import Ui
from scenes.widgets.controls import Stepper
from scenes.widgets.label import Label
from tests.support.screen.audit import audit, hidden
from tests.support.screen.laid_out import faults_of_screen
from tests.support.screen.window_sizes import a_window, at_question

SEATS = {"duel": 2, "cosmic": 5, "eclipse": 4, "firestorm": 4}
LAPTOP, DESK, MONITOR, TABLET = (1280, 720), (1920, 1080), (3840, 2160), (2048, 1536)
SCREENS = ["about", "agreement", "calculator", "curtain", "flat_seats", "inspect", "load", "menu", "pause"]
SCREENS += ["result", "settings", "signs"]


def with_large_letters(size: tuple[int, int], language: str, percent: int = TEXT_SIZES[1]) -> Ui:
    ui = a_window(size, language)
    ui.settings.text_size = percent
    ui.resize()
    return ui


# --- nothing overlaps


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "de"), (DESK, "en"), (TABLET, "de")])
@pytest.mark.parametrize("decisions", [0, 40])
@pytest.mark.parametrize("name", game.GAMES)
def test_the_largest_letters_fit_at_a_table(
    name: str, decisions: int, size: tuple[int, int], language: str
) -> None:
    ui = with_large_letters(size, language)
    table = at_question(session_after(name, 3, decisions, SEATS[name]), ui)
    assert [*audit(table, ui, prints=False), *hidden(table)] == []


@pytest.mark.parametrize("size", [DESK, TABLET])
@pytest.mark.parametrize("name", SCREENS)
def test_the_largest_letters_fit_on_a_screen(name: str, size: tuple[int, int]) -> None:
    ui = with_large_letters(size, "de")
    assert faults_of_screen(ui, name) == []


# --- they are larger


@pytest.mark.parametrize("size", [DESK, MONITOR])
def test_running_text_is_twice_as_high(size: tuple[int, int]) -> None:
    usual, large = (with_large_letters(size, "en", percent).screen for percent in (100, 200))
    assert large.em(4.0) == pytest.approx(2 * usual.em(4.0), abs=1)


def test_what_is_large_already_grows_no_further() -> None:
    usual, large = (with_large_letters(DESK, "en", percent).screen for percent in (100, 200))
    assert large.em(9.0) == usual.em(9.0)
    assert usual.em(5.0) < large.em(5.0) < 2 * usual.em(5.0)


def test_the_question_is_written_in_larger_letters() -> None:
    """They give way to what must be seen, but not all the way."""
    tall = []
    for percent in (100, 200):
        ui = with_large_letters(DESK, "en", percent)
        table = at_question(session_after("duel", 3, 40, 2), ui)
        table.refresh()
        tall.append(max(label.size or ui.screen.em(label.style.mm) for label in _labels(table.root)))
    assert tall[1] > 1.2 * tall[0]


def _labels(root: object) -> list[Label]:
    return [each for each in root.walk() if isinstance(each, Label)]  # type: ignore[attr-defined]


# --- where the setting stops


@pytest.mark.parametrize(
    ("wide", "tall", "most"),
    [(345, 194, 200), (531, 299, 200), (213, 160, 150), (225, 150, 150), (200, 120, 120)],
)
def test_how_large_letters_may_be_depends_on_the_room(wide: float, tall: float, most: int) -> None:
    assert largest_text(wide, tall) == most


@pytest.mark.parametrize(("size", "most"), [(DESK, 200), (TABLET, 150)])
def test_the_setting_stops_where_letters_would_overlap(size: tuple[int, int], most: int) -> None:
    ui = a_window(size, "en")
    scene = SettingsScene(ui)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    for _ in range(20):
        stepper = scene.root.find("text_size")
        assert isinstance(stepper, Stepper)
        if "more" in stepper.actions():
            stepper.act("more")
        scene.refresh()
    assert ui.settings.text_size == most
    told = " ".join(label.text for label in _labels(scene.root))
    assert (f"In this window {most}" in told) == (most < TEXT_SIZES[1])


def test_a_wish_from_a_larger_window_waits_for_it() -> None:
    """The setting keeps what was wished for; a smaller window writes as large as it can."""
    ui = with_large_letters(DESK, "en")
    ui.settings.ui_size = 160
    ui.resize()
    assert ui.screen.text < 1.5
    ui.settings.ui_size = 100
    ui.resize()
    assert ui.screen.text == 2.0
