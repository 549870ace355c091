"""Letters that stand firm: the whole program is written with them, and goes back to the usual ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from scenes.drawing import rich_text
from scenes.drawing.art import font
from scenes.tools.shots_tables import session_after
from tests.support.screen.audit import audit, hidden
from tests.support.screen.laid_out import faults_of_screen
from tests.support.screen.window_sizes import a_window, at_question

SENTENCE = "Wähle verdeckt deinen Plan."
WRITTEN = ("body", "bold", "italic", "strong", "title", "heavy")
FIGURES = ("number", "figure")
SEATS = {"duel": 2, "cosmic": 5, "eclipse": 4, "firestorm": 4}
SIZES = [((1280, 720), "de"), ((1920, 1080), "en"), ((2048, 1536), "de")]


@pytest.fixture(autouse=True)
def usual_letters_again() -> Iterator[None]:
    """Other tests write with the usual ones."""
    yield
    rich_text.use_reader_font(False)


def widths(roles: tuple[str, ...]) -> list[int]:
    return [rich_text.width_of(SENTENCE, role, 40) for role in roles]


def test_all_letters_change_and_change_back() -> None:
    before = widths(WRITTEN)
    rich_text.use_reader_font(True)
    firm = widths(WRITTEN)
    rich_text.use_reader_font(False)
    assert all(one != other for one, other in zip(before, firm, strict=True))
    assert widths(WRITTEN) == before


def test_figures_stay_as_they_are() -> None:
    """They stand in columns, and all of them are of one width."""
    before = widths(FIGURES)
    rich_text.use_reader_font(True)
    assert widths(FIGURES) == before


def test_letters_are_no_wider_than_the_longest_language() -> None:
    """Every screen is tried with words that are longer by two fifths."""
    before = widths(WRITTEN)
    rich_text.use_reader_font(True)
    assert all(firm <= 1.4 * usual for usual, firm in zip(before, widths(WRITTEN), strict=True))


def test_small_letters_can_still_be_read() -> None:
    rich_text.use_reader_font(True)
    assert font("body", 7).size("x")[1] >= 6


def test_the_setting_holds_at_once() -> None:
    ui = a_window((1280, 720), "en")
    before = widths(WRITTEN)
    ui.settings.reader_font = True
    ui.resize()
    assert widths(WRITTEN) != before


@pytest.mark.parametrize(("size", "language"), SIZES)
@pytest.mark.parametrize("name", game.GAMES)
def test_a_table_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    ui = a_window(size, language)
    ui.settings.reader_font = True
    ui.resize()
    table = at_question(session_after(name, 3, 40, SEATS[name]), ui)
    assert [*audit(table, ui, prints=False), *hidden(table)] == []


@pytest.mark.parametrize(("size", "language"), SIZES)
@pytest.mark.parametrize("name", ["menu", "pause", "result", "settings", "inspect", "curtain"])
def test_a_screen_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    ui = a_window(size, language)
    ui.settings.reader_font = True
    ui.resize()
    assert faults_of_screen(ui, name) == []
