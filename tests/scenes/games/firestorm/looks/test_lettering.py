"""Words on the cards and on the stage of a combat: whole names wherever they can be read."""

from __future__ import annotations

import re

import pytest
from pygame import Rect, Surface

from game.core.texts import catalogue
from game.firestorm import pieces
from scenes.drawing.rich_text import Style
from scenes.games.firestorm.combat.known_attackers import KnowLook
from scenes.games.firestorm.combat.steps import STEPS
from scenes.games.firestorm.looks.cards import TableCardLook, WholeCardLook
from scenes.games.firestorm.looks.stage import StepsLook
from scenes.table.stage.piece import Look
from scenes.widgets.context import Ui
from tests.support.screen.listening_canvas import Listening
from tests.support.screen.window_sizes import a_window

SMALL, LAPTOP, TABLET, LARGE = (1280, 720), (1920, 1080), (2048, 1536), (2736, 1824)
LANGUAGES = ["en", "de"]
CARDS = list(pieces.SHIPPED)
PLAYED = [card for card in CARDS if card.type in ("ship_1", "ship_2", "planet", "phenomenon", "alien_tec")]
HELD = [card for card in CARDS if card.type != "planet"]


class Heard(Listening):
    """Remembers what was written, and how large."""

    def __init__(self, ui: Ui, size: tuple[int, int]) -> None:
        super().__init__(Surface(size), ui.screen, ui.art)
        self.said: list[tuple[str, int]] = []

    def hear(self, text: str, style: Style, size: int, rect: Rect, covered: Rect) -> None:
        self.said.append((text, size))


def written(ui: Ui, look: Look, size: tuple[int, int]) -> list[tuple[str, int]]:
    canvas = Heard(ui, size)
    look.paint(canvas, Rect((0, 0), size))
    return canvas.said


def letters(text: str) -> str:
    """A text without the breaks of its words."""
    return re.sub(r"[-\s]", "", text)


def is_written(name: str, said: list[tuple[str, int]]) -> bool:
    return any(letters(text) == letters(name) for text, _ in said)


def cut(ui: Ui, language: str, size: tuple[int, int]) -> list[str]:
    """What is written on cards whose whole name is not."""
    said = {card.id: written(ui, TableCardLook(card.id, language, 3, 3), size) for card in PLAYED}
    return [
        said[card.id][-1][0] for card in PLAYED if not is_written(getattr(card.name, language), said[card.id])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("window", "size"), [(SMALL, (58, 71)), (TABLET, (100, 122)), (LAPTOP, (87, 106))])
def test_cards_of_a_full_table_show_their_whole_names(
    language: str, window: tuple[int, int], size: tuple[int, int]
) -> None:
    assert cut(a_window(window, language), language, size) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_cards_there_are_show_whole_words(language: str) -> None:
    """With more planets than most matches see, long names tell what a card is, not what it is called."""
    shorter = cut(a_window(SMALL, language), language, (46, 56))
    assert len(shorter) < len(PLAYED) // 8
    assert sum("\N{HORIZONTAL ELLIPSIS}" in text for text in shorter) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("window", "size", "seen"),
    [
        (SMALL, (95, 133), 0.69),
        (TABLET, (186, 260), 0.64),
        (TABLET, (205, 287), 0.56),
        (LAPTOP, (143, 200), 0.69),
    ],
)
def test_cards_in_a_hand_of_ten_show_their_whole_names(
    language: str, window: tuple[int, int], size: tuple[int, int], seen: float
) -> None:
    ui = a_window(window, language)
    for card in HELD:
        said = written(ui, WholeCardLook(card.id, language, "", seen), size)
        assert is_written(getattr(card.name, language), said), getattr(card.name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_not_broken(language: str) -> None:
    ui = a_window(SMALL, language)
    for planet in ("pl_kelmar", "pl_ossun", "pl_sarrin", "pl_mokoa", "pl_brannt"):
        name = getattr(pieces.CARDS[pieces.FACE_OF[planet]].name, language)
        said = written(ui, TableCardLook(planet, language, 3, 3), (46, 56))
        assert name in [text for text, _ in said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("window", "wide"), [(SMALL, 934), (TABLET, 1819), (LARGE, 2438)])
def test_every_step_of_a_combat_is_named(language: str, window: tuple[int, int], wide: int) -> None:
    ui = a_window(window, language)
    names = tuple(catalogue(language).say(f"firestorm.step.{step}") for step in STEPS)
    said = written(ui, StepsLook(names, 5), (wide, round(wide * 44 / 1552 * 0.9)))
    assert [text for text, _ in said] == list(names)
    assert min(size for _, size in said) >= ui.screen.em(3.0)  # the least that can be read


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_stand_in_two_rows_where_the_stack_takes_their_room(language: str) -> None:
    ui = a_window(TABLET, language)
    names = tuple(catalogue(language).say(f"firestorm.step.{step}") for step in STEPS)
    said = written(ui, StepsLook(names, 5), (1380, 56))
    assert [text for text, _ in said] == list(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_of_five_ships_names_all_of_them(language: str) -> None:
    ui = a_window(SMALL, language)
    ships = (
        "lft_battlecruiser",
        "lft_trickster_fighter",
        "lft_fleet_tender",
        "ki_crystal_battleship",
        "ki_lancer",
    )
    names = [getattr(pieces.CARDS[pieces.FACE_OF[ship]].name, language) for ship in ships]
    rows = tuple((ship, name, 3, 3, "", "A") for ship, name in zip(ships, names, strict=True))
    said = written(ui, KnowLook("", rows, "A sentence about them."), (300, 107))
    for name in names:  # the class of a ship comes first, then what it is called
        assert is_written(name, said) or is_written(name.split(" ")[0], said), name


@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_sentence_about_what_gets_through_is_not_left_out(
    language: str, size: tuple[int, int]
) -> None:
    ui = a_window(size, language)
    say = ui.say
    through = say("firestorm.know.through", letters="A, B, C, D")
    least = say("firestorm.know.least", low=10, high=24, least=13)
    told = f"{through}. {least} {say('firestorm.know.holds', percent=42)}"
    rows = tuple((ship, ship, 3, 3, "", "A") for ship in ("ki_lancer", "lft_fleet_tender"))
    wide, tall = round(ui.screen.px_per_mm * 60), round(ui.screen.px_per_mm * 25)
    said = written(ui, KnowLook("", rows, told, 42), (wide, tall))
    assert is_written(told, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_little_room_the_ships_are_named_rather_than_the_panel(language: str) -> None:
    """On a tablet only the sentence was left, and nobody read which ships were declared."""
    ui = a_window((2048, 1536), language)
    say = ui.say
    least = say("firestorm.know.least", low=3, high=9, least=9)
    told = f"{say('firestorm.know.through', letters='C')}. {least} {say('firestorm.know.holds', percent=66)}"
    ships = ("ki_lancer", "ki_storm_cruiser", "ki_crystal_thorn", "ki_crystal_battleship")
    names = [getattr(pieces.CARDS[pieces.FACE_OF[ship]].name, language) for ship in ships]
    rows = tuple((ship, name, 3, 3, "", "A") for ship, name in zip(ships, names, strict=True))
    wide, tall = round(ui.screen.px_per_mm * 60), round(ui.screen.px_per_mm * 22.5)
    said = written(ui, KnowLook(say("firestorm.know.title"), rows, told, 66), (wide, tall))
    for name in names:
        assert is_written(name, said) or is_written(name.split(" ")[0], said), name
