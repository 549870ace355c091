"""Whoever chooses an alien reads large sheets, alone on the stage, and sees which one is chosen."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.core.texts import LANGUAGES
from game.cosmic import pieces as cosmic_pieces
from game.duel import pieces as duel_pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.games.cosmic import alien_choice as of_cosmic
from scenes.games.duel import alien_choice as of_duel
from scenes.table.answering.sheet_choice import SheetButton, SheetStage
from scenes.table.looks.sheets import READABLE, SheetLook
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from scenes.widgets.context import Ui
from tests.support.screen.listening_canvas import Listening
from tests.support.screen.window_sizes import a_window, at_question, table_faults, take_first

GAMES = ["duel", "cosmic"]
SMALLEST = (1280, 720)


class Reader(Listening):
    """Notes how large each text is, in millimetres."""

    def __init__(self, ui: Ui, size: tuple[int, int]) -> None:
        super().__init__(Surface(size), ui.screen, ui.art)
        self.heard: dict[str, float] = {}

    def onto(self, surface: Surface) -> Canvas:
        return self

    def hear(self, text: str, style: Style, size: int, rect: Rect, covered: Rect) -> None:
        self.heard[text] = size / self.screen.px_per_mm
        assert covered.bottom <= rect.bottom + 8, text


def choosing(game: str, aliens: str, size: tuple[int, int] = SMALLEST, language: str = "en") -> TableScene:
    return at_question(session_after(game, 3, 0, options={"aliens": aliens}), a_window(size, language))


def stage_of(table: TableScene) -> SheetStage:
    table.refresh()
    return next(part for part in table.root.walk() if isinstance(part, SheetStage))


def sheets_of(table: TableScene) -> list[SheetButton]:
    return [part for part in stage_of(table).walk() if isinstance(part, SheetButton)]


def every_sheet(ui: Ui) -> list[SheetLook]:
    duel = [of_duel.sheet_of(ui, alien) for alien in duel_pieces.ALIENS]
    return duel + [of_cosmic.sheet_of(ui, alien) for alien in cosmic_pieces.ALIENS]


@pytest.mark.parametrize("game", GAMES)
def test_two_sheets_fill_the_stage(game: str) -> None:
    table = choosing(game, "dealt")
    stage, sheets = stage_of(table), sheets_of(table)
    assert len(sheets) == 2
    assert stage.rect == table.look().watching.area
    covered = sum(sheet.rect.width * sheet.rect.height for sheet in sheets)
    assert covered > 0.85 * stage.rect.width * stage.rect.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_can_be_read_on_the_smallest_screen(language: str) -> None:
    table = choosing("cosmic", "dealt", language=language)
    size = sheets_of(table)[0].rect.size
    for look in every_sheet(table.ui):
        reader = Reader(table.ui, size)
        look.paint(reader, Rect((0, 0), size))
        texts = {text.replace("- ", "").replace("-\n", "") for text in reader.heard}
        wanted = {look.words.name, look.words.short, look.words.text}
        assert wanted <= {*texts, *reader.heard}, look.key
        assert reader.heard.get(look.words.text, READABLE) >= READABLE - 0.2, look.key


@pytest.mark.parametrize("game", GAMES)
def test_the_chosen_sheet_stands_out_and_the_other_steps_back(game: str) -> None:
    table = choosing(game, "dealt")
    assert not any(sheet.chosen or sheet.beside_chosen for sheet in sheets_of(table))
    take_first(table)
    first, last = sheets_of(table)
    assert (first.chosen, first.beside_chosen) == (False, True)
    assert (last.chosen, last.beside_chosen) == (True, False)


def test_of_all_aliens_one_is_read_beside_the_others() -> None:
    table = choosing("duel", "free")
    (read,) = sheets_of(table)
    assert table.builder is not None
    assert read.look == of_duel.sheet_of(table.ui, table.builder.handles[0].answer)
    take_first(table)
    (read,) = sheets_of(table)
    assert read.look == of_duel.sheet_of(table.ui, table.builder.handles[-1].answer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [(SMALLEST, "de"), ((3840, 2160), "en")])
def test_the_choice_is_laid_out_well(game: str, size: tuple[int, int], language: str) -> None:
    assert table_faults(choosing(game, "dealt", size, language)) == []
