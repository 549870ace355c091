"""Every screen at every size and in every language: nothing overlaps, is cut, too small or out of reach."""

from __future__ import annotations

import pytest

from scenes.shell.units import TEXT_SIZES
from scenes.table.scene import TableScene
from scenes.tools.shots import screens
from scenes.widgets.boxes import Panel
from scenes.widgets.widget import Widget
from tests.support.duel.questions import Question, one_of_each, questions
from tests.support.screen.audit import audit, hidden
from tests.support.screen.coached import faults_of
from tests.support.screen.headless import PSEUDO
from tests.support.screen.window_sizes import (
    LANGUAGES,
    SIZES,
    SOME,
    a_screen,
    a_window,
    at_question,
    table_faults,
)

LARGEST = TEXT_SIZES[1]
WAYS = [(size, language) for size in SIZES for language in LANGUAGES]


def faults(question: Question, size: tuple[int, int], language: str) -> list[str]:
    return table_faults(at_question(question.session(), a_window(size, language)))


# --- the table


@pytest.mark.parametrize("number", range(len(one_of_each())), ids=lambda number: one_of_each()[number].name)
def test_a_question_is_laid_out_well(number: int) -> None:
    size, language = SOME[number % len(SOME)]
    assert faults(one_of_each()[number], size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("question", one_of_each(), ids=lambda question: question.name)
def test_any_question_is_laid_out_well(question: Question, size: tuple[int, int], language: str) -> None:
    assert faults(question, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_a_question_of_any_card_is_laid_out_well_on_the_smallest_screen(question: Question) -> None:
    assert faults(question, (1280, 720), "de") == []


@pytest.mark.parametrize(
    ("ui_size", "text_size"), [(80, 80), (160, 100), (100, LARGEST), (130, LARGEST), (160, LARGEST)]
)
def test_the_table_bears_other_sizes(ui_size: int, text_size: int) -> None:
    ui = a_window((1280, 720), "de")
    ui.settings.ui_size, ui.settings.text_size = ui_size, text_size
    ui.resize()
    table = at_question(next(q for q in questions() if q.kind == "ChoosePlan").session(), ui)
    assert [*audit(table, ui, prints=False), *hidden(table)] == []


# --- all other screens


def screen_faults(name: str, size: tuple[int, int], language: str) -> list[str]:
    scene, ui = a_screen(name, size, language)
    if isinstance(scene, TableScene):
        return faults_of(scene)
    return [*audit(scene, ui, prints=False), *hidden(scene)]


# Without sheets that only show looks and widgets; those have tests of their own.
OTHERS = sorted(name for name in screens() if not name.startswith(("duel", "gallery", "sheet")))
SHOWN = [((1280, 720), "de"), ((2048, 1536), PSEUDO)]
STEADY = [
    name
    for name in OTHERS
    if name
    in ("agreement", "curtain", "curtain_signs", "inspect", "menu", "pause", "result", "settings", "signs")
    or name.startswith(("first_match_", "learn_"))
]


@pytest.mark.parametrize(("size", "language"), SHOWN)
@pytest.mark.parametrize("name", STEADY)
def test_a_screen_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    assert screen_faults(name, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), WAYS)
@pytest.mark.parametrize("name", OTHERS)
def test_any_screen_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    assert screen_faults(name, size, language) == []


# --- the audits themselves


def test_a_panel_over_a_button_is_noticed() -> None:
    ui = a_window((1280, 720), "en")
    table = at_question(one_of_each()[0].session(), ui)
    table.refresh()
    assert hidden(table) == []
    table.root.children.append(lid := Panel(Widget(), 0))
    lid.rect = table.root.find("action").rect
    assert hidden(table)
