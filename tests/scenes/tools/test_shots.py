"""Pictures of screens without a window."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest import mock

import pygame
import pytest

from game.core.refusals import WrongWord
from game.core.texts import LANGUAGES
from game.cosmic.deal_prompts import MakeDeal
from scenes.__main__ import main
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import SPACE
from scenes.screens.pause import PauseScene
from scenes.tools import selftest, shots
from scenes.tools.shots_cosmic import bargaining
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget
from tests.support.screen.headless import a_ui

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which files are open")


def test_a_screen_is_drawn_into_a_file(tmp_path: Path) -> None:
    picture = tmp_path / "new folder" / "failure.png"
    assert main(["shot", "failure", "--out", str(picture), "--size", "640x400"]) == 0
    drawn = pygame.image.load(picture)
    assert drawn.get_size() == (640, 400)
    assert len({tuple(drawn.get_at((x, y))) for x in range(640) for y in range(0, 400, 5)}) > 10


def test_a_language_and_fingers_change_the_picture(tmp_path: Path) -> None:
    pictures = []
    for number, words in enumerate([[], ["--language", "de"], ["--touch"]]):
        file = tmp_path / f"{number}.png"
        main(["shot", "failure", "--out", str(file), "--size", "1280x720", *words])
        pictures.append(pygame.image.load(file).get_buffer().raw)
    assert len(set(pictures)) == 3


def test_without_a_file_the_screens_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot"]) == 0
    assert capsys.readouterr().out.splitlines() == list(shots.screens())
    assert "failure" in shots.screens()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["nowhere", "--out", "x.png"], "There is no screen 'nowhere'; there is:"),
        (["nowhere"], "There is no screen 'nowhere'; there is:"),
        (["failure", "--out", "x.png", "--size", "big"], "A size is given as WIDTHxHEIGHT"),
        (["failure", "--out", "x.png", "--size", "9x9"], "A side has 320 to 8000 pixels"),
        (["failure", "--language", "fr"], "invalid choice"),
        (["failure", "--seed", "x"], "--seed"),
        (["failure", "--loud"], "--loud"),
        (["failure", "extra"], "extra"),
    ],
)
def test_wrong_words_get_one_sentence(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", *words]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_picture_that_cannot_be_written_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert main(["shot", "failure", "--out", str(tmp_path / "file" / "x.png")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


class Gliding(Scene):
    """Something moves for a while."""

    def __init__(self, ui: Ui, ms: float) -> None:
        super().__init__(ui)
        self.left = ms

    def build(self) -> Widget:
        return Widget()

    @property
    def moving(self) -> bool:
        return self.left > 0

    def update(self, ms: float) -> None:
        self.left -= ms

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((200, 0, 0) if self.left > 0 else SPACE)


def test_movements_come_to_rest_first() -> None:
    ui = a_ui()
    assert tuple(shots.take(ui, [Gliding(ui, 700)]).get_at((9, 9)))[:3] == SPACE


def test_what_never_rests_is_drawn_all_the_same() -> None:
    ui = a_ui()
    assert tuple(shots.take(ui, [Gliding(ui, 1e9)]).get_at((9, 9)))[:3] == (200, 0, 0)


def open_below(folder: Path) -> list[str]:
    """The files in a folder that this process holds open, as far as the system tells."""
    if sys.platform != "linux":
        return []
    held = [os.path.realpath(f"/proc/self/fd/{number}") for number in os.listdir("/proc/self/fd")]
    return [file for file in held if Path(file).is_relative_to(folder.resolve())]


def draws(name: str, language: str, folder: Path) -> None:
    """It holds no file open in the folder that is removed after it, which Windows would refuse."""
    ui = shots.make_ui((1280, 720), language, folder)
    assert shots.take(ui, shots.find_screen(name)(ui, 0, 0)).get_size() == (1280, 720)
    assert open_below(folder) == [], name


@pytest.mark.parametrize(("number", "name"), list(enumerate(shots.screens())))
def test_every_screen_can_be_drawn(number: int, name: str, tmp_path: Path) -> None:
    draws(name, LANGUAGES[number % len(LANGUAGES)], tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_can_be_drawn_in_every_language(language: str, tmp_path: Path) -> None:
    for name in shots.screens():
        draws(name, language, tmp_path)


@ON_LINUX
def test_a_screen_that_fails_while_it_is_drawn_leaves_its_table(tmp_path: Path) -> None:
    ui = shots.make_ui((1280, 720), "en", tmp_path)
    scenes = shots.find_screen("pause")(ui, 0, 0)
    assert open_below(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PauseScene, "draw", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            shots.take(ui, scenes)
    assert ui.stack.scenes == []
    assert open_below(tmp_path) == []


def test_a_screen_that_is_not_there_is_refused() -> None:
    with pytest.raises(WrongWord):
        shots.find_screen("nowhere")


def test_the_selftest_tells_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    checks = {name: selftest.CHECKS[name] for name in ("fonts", "sentences", "data files")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selftest, "CHECKS", checks)
        assert main(["--selftest"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [*checks, "all is well"]
    assert all(int(line.split(": ")[1]) > 0 for line in lines[:-1])


def test_the_selftest_names_what_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> list[str]:
        raise FileNotFoundError("no such picture")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selftest, "CHECKS", {"pictures": broken, "fonts": selftest.CHECKS["fonts"]})
        assert main(["--selftest"]) == 1
    said = capsys.readouterr()
    assert said.err == "pictures: broken, FileNotFoundError: no such picture\n"
    assert said.out.startswith("fonts: ")


def test_the_selftest_draws_one_puzzle_of_a_game_and_begins_all(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["about", "puzzle_duel_1_tie", "puzzle_duel_2_lowest", "puzzle_duel_3_small_fleet"]
    some = {name: shots.screens()[name] for name in names}
    monkeypatch.setattr(shots, "screens", lambda: some)
    with (
        mock.patch.object(shots, "begin", wraps=shots.begin) as begun,
        mock.patch.object(shots, "take", wraps=shots.take) as drawn,
    ):
        assert list(selftest.CHECKS["screens"]()) == names
    assert (begun.call_count, drawn.call_count) == (2, 2)


def test_a_lesson_that_cannot_be_begun_breaks_the_selftest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(ui: Ui, seed: int, after: int) -> list[Scene]:
        raise FileNotFoundError("no such lesson")

    screens = {"lesson_duel_1_dials": shots.screens()["lesson_duel_1_dials"], "lesson_duel_2_plans": broken}
    monkeypatch.setattr(shots, "screens", lambda: screens)
    monkeypatch.setattr(selftest, "CHECKS", {"screens": selftest.CHECKS["screens"]})
    assert main(["--selftest"]) == 1
    assert capsys.readouterr().err == "screens: broken, FileNotFoundError: no such lesson\n"


@pytest.mark.parametrize("seed", [3, 5])
def test_a_deal_is_found_whatever_the_seed(seed: int) -> None:
    """In the match of seed 3 itself the person makes none."""
    assert isinstance(bargaining(seed).prompt(0), MakeDeal)
