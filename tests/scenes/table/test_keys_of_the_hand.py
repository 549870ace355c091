"""The keys 1 to 9 take the cards of one's hand, in every game that has hands."""

from __future__ import annotations

import pytest

from game.core.prompts import Handle
from scenes.games import PLAYABLE
from scenes.shell.gestures import Gesture, Kind
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from tests.support.screen.window_sizes import a_window, at_question


def a_table(game: str) -> TableScene:
    return at_question(session_after(game, 0, 30), a_window((1280, 720), "en"))


def press(table: TableScene, digit: int) -> bool:
    return table.handle(Gesture(Kind.KEY, (0, 0), key=str(digit)))


@pytest.mark.parametrize("game", [game for game in PLAYABLE if game != "eclipse"])
@pytest.mark.parametrize("digit", range(1, 10))
def test_a_digit_takes_that_card_of_the_hand(game: str, digit: int) -> None:
    table = a_table(game)
    hand = table.table.hand_of(table.view, table.seat)
    assert hand
    assert table.builder is not None
    here = f"card:{hand[digit - 1]}" if digit <= len(hand) else ""
    table.builder.handles = [Handle(0, here)] if here else []
    assert press(table, digit) == bool(here)
    assert table.builder.selected == here


@pytest.mark.parametrize("digit", range(1, 10))
def test_digits_break_nothing_where_nobody_holds_cards(digit: int) -> None:
    """At Eclipse the first six press the cards of the actions."""
    table = a_table("eclipse")
    assert press(table, digit) == (digit <= 6)


@pytest.mark.parametrize("game", PLAYABLE)
def test_cards_of_a_hand_are_pieces_of_the_picture(game: str) -> None:
    table = a_table(game)
    pieces = {placed.id for placed in table.table.picture(table.view, table.watching())}
    assert {f"card:{card}" for card in table.table.hand_of(table.view, table.seat)} <= pieces
