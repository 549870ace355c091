"""Tables that lie flat, in every shape of window: nothing overlaps, is cut, or is too small for a finger."""

from __future__ import annotations

from random import Random

import pytest

from scenes.screens.flat_table.scene import FlatTableScene
from scenes.shell.units import TEXT_SIZES
from tests.scenes.table.flat.test_whole_matches import a_match
from tests.support.screen.audit import audit, hidden
from tests.support.screen.flat_robot import FlatDesk, sit_around

PEOPLE = [("duel", 2), ("cosmic", 5), ("eclipse", 6), ("eclipse", 3), ("firestorm", 2), ("firestorm", 3)]
WINDOWS = [
    ((2048, 1536), "de"), ((1920, 1280), "en"), ((1920, 1200), "de"), ((1920, 1080), "de"),
    ((1080, 1920), "en"),
]  # fmt: skip


def in_play(game: str, people: int, size: tuple[int, int], language: str, text: int = 100) -> FlatDesk:
    """Some answers after the beginning."""
    session, rng = a_match(game, people, 3), Random(3)
    for _ in range(20 if game == "duel" else 12):
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, rng.choice(prompt.likely(session.view(prompt.seat))))
    desk = sit_around(session, language, size, text_size=text)
    desk.ui.resize()
    desk.wait(300)
    return desk


def faults(desk: FlatDesk) -> list[str]:
    """Of the table as it lies there, and with a hand that is held open."""
    table = desk.top
    found = [*audit(table, desk.ui, prints=False), *hidden(table)]
    asked = table.sides.asked if isinstance(table, FlatTableScene) else []
    if asked:
        desk.hold_hand(asked[0].seat)
        found += [*audit(table, desk.ui, prints=False), *hidden(table)]
    return found


@pytest.mark.parametrize(
    ("game", "people", "size", "language"),
    [
        ("duel", 2, (1080, 1920), "en"), ("cosmic", 5, (1920, 1200), "de"),
        ("eclipse", 6, (2048, 1536), "de"), ("firestorm", 2, (1920, 1080), "de"),
    ],
)  # fmt: skip
def test_a_flat_table_is_laid_out_well(game: str, people: int, size: tuple[int, int], language: str) -> None:
    assert faults(in_play(game, people, size, language)) == []


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, TEXT_SIZES[1]])
@pytest.mark.parametrize(("size", "language"), WINDOWS)
@pytest.mark.parametrize(("game", "people"), PEOPLE)
def test_any_flat_table_is_laid_out_well(
    game: str, people: int, size: tuple[int, int], language: str, text: int
) -> None:
    assert faults(in_play(game, people, size, language, text)) == []
