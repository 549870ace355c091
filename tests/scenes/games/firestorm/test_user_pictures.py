"""Pictures of one's own cards: beside their files, else a drawing; what is no picture is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.firestorm import pieces
from game.firestorm.cards.user_cards import FOLDER
from scenes.drawing import art
from scenes.drawing.canvas import Canvas
from scenes.drawing.image_loader import Reader, read_file
from scenes.games.firestorm import user_pictures
from scenes.games.firestorm.looks.drawn import drawing
from scenes.games.firestorm.looks.parts import paint_art
from scenes.games.firestorm.user_pictures import Pictures, Wrong, look
from tests.support.firestorm import own_cards
from tests.support.firestorm.deck_builders import a_bench, hands_at, press
from tests.support.screen.headless import a_ui

ROOT = Path(__file__).parents[4]
CARDS = ["mine_ship", "mine_world"]
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48"/></svg>'
SHOW = """
import json, sys
from pathlib import Path
import pygame
from scenes.tools.shots import headless, make_ui
headless()
from game.firestorm import pieces
from scenes.drawing.canvas import Canvas
from scenes.games.firestorm import user_pictures as pictures
from scenes.games.firestorm.looks.parts import paint_art
ui = make_ui((320, 320), "en", Path(sys.argv[1]))
canvas = Canvas(pygame.Surface((96, 72)), ui.screen, ui.art)
found = {}
for card in pieces.OWN.cards:
    canvas.surface.fill((0, 0, 0))
    paint_art(canvas, card.id, canvas.surface.get_rect())
    found[card.id] = list(canvas.surface.get_at((48, 36)))[:3]
    found[card.id + " corner"] = len({tuple(canvas.surface.get_at((x, 5))) for x in range(96)})
print(json.dumps([found, [each.file for each in pictures.own().wrong]]))
"""


def a_picture(path: Path, size: tuple[int, int] = (64, 48)) -> None:
    surface = pygame.Surface(size)
    surface.fill((200, 30, 90))
    pygame.image.save(surface, path)


def test_a_picture_is_found_by_the_id_of_its_card(tmp_path: Path) -> None:
    a_picture(tmp_path / "mine_ship.png")
    (tmp_path / "mine_world.svg").write_text(SVG, "utf-8")
    (tmp_path / "somebody_else.png").write_text("not looked at", "utf-8")
    files = {"mine_ship": tmp_path / "mine_ship.png", "mine_world": tmp_path / "mine_world.svg"}
    assert look(tmp_path, CARDS) == Pictures(files)
    assert look(tmp_path / "nowhere", CARDS) == Pictures({})


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"no picture", "unreadable"), (b"", "unreadable"), (b"\0" * ((4 << 20) + 1), "large")],
)
def test_what_is_no_picture_is_refused_in_one_sentence(tmp_path: Path, content: bytes, why: str) -> None:
    (tmp_path / "mine_ship.png").write_bytes(content)
    (wrong,) = look(tmp_path, CARDS).wrong
    assert (wrong.file, wrong.why.text) == ("mine_ship.png", f"deck.picture.{why}")


def test_a_picture_must_not_be_tiny(tmp_path: Path) -> None:
    a_picture(tmp_path / "mine_ship.png", (8, 8))
    (wrong,) = look(tmp_path, CARDS).wrong
    assert wrong.why.text == "deck.picture.size"


def an_svg(path: Path, head: str = 'width="64" height="48"', inside: str = "<rect/>") -> None:
    path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{inside}</svg>', "utf-8")


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ('width="30000" height="30000"', "size"),
        ('viewBox="0 0 30000 30000"', "size"),
        ('width="3e4" height="3e4"', "unreadable"),
        ('width="100%" height="100%"', "unreadable"),
        ('width="64" height="2000"', "shape"),
    ],
)
def test_a_drawing_is_refused_by_what_it_says_of_itself(tmp_path: Path, head: str, why: str) -> None:
    an_svg(tmp_path / "mine_ship.svg", head)
    (wrong,) = look(tmp_path, CARDS).wrong
    assert wrong.why.text == f"deck.picture.{why}"


@pytest.mark.parametrize(
    "inside",
    [
        f'<path d="M0 0{"L50 99L40 0" * 4000}"/>',
        f"<!--{'x' * (64 << 10)}-->",
        '<path d="M0 0L9 9" stroke-dasharray="0.0001"/>',
        '<path d="M0 0L9 9" style="stroke-linejoin: round; stroke-width: 1000000"/>',
    ],
)
def test_a_drawing_that_would_take_too_long_is_refused(tmp_path: Path, inside: str) -> None:
    an_svg(tmp_path / "mine_ship.svg", inside=inside)
    (wrong,) = look(tmp_path, CARDS).wrong
    assert wrong.why.text == "deck.picture.drawing"


def a_png_head(path: Path, wide: int, tall: int) -> None:
    """The beginning of a picture that says how large it is, and nothing more."""
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + wide.to_bytes(4, "big") + tall.to_bytes(4, "big") + bytes(9)
    )


def test_a_picture_is_refused_by_its_head_before_it_is_decoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.image.load", None)
    monkeypatch.setattr("pygame.image.load_sized_svg", None)
    a_png_head(tmp_path / "mine_ship.png", 30_000, 30_000)
    a_png_head(tmp_path / "mine_world.png", 2048, 100)
    found = look(tmp_path, CARDS)
    assert [wrong.why.text for wrong in found.wrong] == ["deck.picture.size", "deck.picture.shape"]


def test_a_good_picture_is_not_decoded_when_the_folder_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_picture(tmp_path / "mine_ship.png")
    an_svg(tmp_path / "mine_world.svg")
    monkeypatch.setattr("pygame.image.load", None)
    monkeypatch.setattr("pygame.image.load_sized_svg", None)
    assert set(look(tmp_path, CARDS).files) == set(CARDS)


def test_a_picture_that_breaks_off_gives_way_to_a_drawing_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its head is right: that it is broken shows when it is decoded, beside the frames."""
    card = pieces.SHIPPED[-1].id
    a_png_head(tmp_path / f"{card}.png", 64, 48)
    found = look(tmp_path, [card])
    assert card in found.files
    monkeypatch.setattr(user_pictures, "own", lambda: found)
    art.use_file(user_pictures.art_key(card), found.files[card])
    try:
        ui = a_ui()
        ui.art.reader = Reader()
        canvas = Canvas(pygame.Surface((96, 72)), ui.screen, ui.art)
        for _ in range(200):
            try:
                with ui.art.patiently():
                    paint_art(canvas, card, canvas.surface.get_rect())
                break
            except art.NotYet:
                pygame.time.wait(5)
        assert tuple(canvas.surface.get_at((48, 36))) != (0, 0, 0, 255)
        assert [wrong.why.text for wrong in user_pictures.refused()] == ["deck.picture.unreadable"]
    finally:
        art.drop_file(user_pictures.art_key(card))


def test_a_drawing_is_painted_in_a_size_that_costs_little(tmp_path: Path) -> None:
    an_svg(tmp_path / "wide.svg", 'width="2000" height="1000"', '<rect width="2000" height="1000"/>')
    assert read_file(tmp_path / "wide.svg", user_pictures.painted_size(tmp_path / "wide.svg")).get_size() == (
        768,
        384,
    )


def test_a_refused_picture_is_told_where_the_decks_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "mine_ship.png").write_text("no picture", "utf-8")
    found = look(tmp_path, CARDS)
    monkeypatch.setattr(user_pictures, "own", lambda: found)
    hands = hands_at(a_bench(), "mouse")
    press(hands, "shelf")
    said = [widget.name for widget in hands.desk.root.walk() if widget.role == "text"]
    assert any(name.startswith("Picture mine_ship.png: This is no picture") for name in said)
    assert isinstance(found.wrong[0], Wrong)


def test_cards_without_a_picture_are_drawn_and_no_two_are_alike() -> None:
    kinds = {card.type: card for card in pieces.SHIPPED}
    assert len(kinds) == 9
    drawn = [drawing(card, 120, 90) for card in pieces.SHIPPED]
    assert len(set(drawn)) == len(drawn)


def test_a_card_of_ones_own_shows_its_picture_or_a_drawing(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "own.json").write_text(json.dumps(own_cards.CARDS), "utf-8")
    first, second, third = (card["id"] for card in own_cards.CARDS[:3])
    a_picture(folder / f"{first}.png")
    (folder / f"{second}.png").write_text("no picture", "utf-8")
    shown = subprocess.run(
        [sys.executable, "-c", SHOW, str(tmp_path)], cwd=ROOT, env={**os.environ, FOLDER: str(folder)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert shown.returncode == 0, shown.stderr
    found, wrong = json.loads(shown.stdout.splitlines()[-1])
    assert found[first] == [200, 30, 90]
    assert wrong == [f"{second}.png"]
    assert found[f"{second} corner"] > 1  # a sky, not an empty window
    assert found[f"{third} corner"] > 1
