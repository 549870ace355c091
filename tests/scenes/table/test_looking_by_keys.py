"""What cannot be used now is looked at with keys alone, in every game (docs/ux 4.16)."""

from __future__ import annotations

import pytest

from scenes.games import PLAYABLE
from scenes.table.board.piece_node import PieceNode
from scenes.table.inspect_scene import InspectScene
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from tests.support.screen.headless import press_key
from tests.support.screen.window_sizes import a_window, at_question

ARROWS = ("left", "right", "up", "down")
LOOKS = 3  # things that are looked at closely


def a_table(game: str) -> TableScene:
    table = at_question(session_after(game, 3, 60), a_window((1280, 720), "en"))
    table.refresh()
    return table


def only_looked_at(table: TableScene) -> list[str]:
    return [widget.key for widget in table.root.looked_at() if isinstance(widget, PieceNode)]


def in_hand(table: TableScene) -> set[str]:
    return {f"card:{card}" for card in table.table.hand_of(table.view, table.seat)}


def reached(table: TableScene) -> set[str]:
    """Where the arrows lead, from all that Tab stops at and on from there."""
    at_hand = table.root.stops()
    known = {widget.key for widget in at_hand}
    while at_hand:
        widget = at_hand.pop()
        for arrow in ARROWS:
            table.focus.move_to(widget)
            press_key(table, arrow)
            found = table.focus.at
            if found is not None and found.key not in known:
                known.add(found.key)
                at_hand.append(found)
    return known


@pytest.mark.parametrize("game", PLAYABLE)
def test_arrows_reach_all_that_can_only_be_looked_at(game: str) -> None:
    """Also what lies upon something else, exactly in its middle."""
    table = a_table(game)
    pieces = only_looked_at(table)
    assert pieces
    assert game == "eclipse" or in_hand(table) & set(pieces), "cards that cannot be played"
    assert set(pieces) - reached(table) == set()


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_cannot_be_used_is_looked_at_with_a_key(game: str) -> None:
    table = a_table(game)
    pieces = only_looked_at(table)
    for key in sorted(pieces, key=lambda key: key not in in_hand(table))[:LOOKS]:
        node = table.root.find(key)
        assert isinstance(node, PieceNode)
        assert not node.legal
        table.focus.move_to(node)
        press_key(table, "i")
        table.ui.stack.settle()
        scene = table.ui.stack.top
        assert isinstance(scene, InspectScene)
        assert scene.way == [node.placed.inspect]
        press_key(scene, "escape")
        table.ui.stack.settle()
        assert table.ui.stack.top is table
        table.refresh()
