"""Whatever cannot be used says why: a tap on anything dead is answered with a reason, never with silence."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.table.board.piece_node import PieceNode
from tests.support.firestorm.questions import KINDS, asked
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.window_sizes import a_window, at_question

HAND = {
    "gr_crash_landing": "phase", "lft_deceptive_course": "phase", "ki_lancer": "colour",
    "lft_battlecruiser": "TP",
}  # fmt: skip


@pytest.mark.parametrize(("card", "word"), HAND.items())
def test_a_card_of_the_hand_tells_why_it_cannot_be_played(card: str, word: str) -> None:
    match = arranged({"hand": [card], "tp": 0, "ep": 0, "planets": [{"card": "pl_kelmar", "resting": True}]})
    desk = seated(match)
    piece = desk.find(f"card:{card_of(match, 0, card, 'hand')}")
    assert piece is not None
    piece.act("press")
    bar = table_of(desk).bar
    assert bar is not None
    assert word in bar.name
    assert not bar.name.startswith("refuse.")


LYING = {
    "resting planet": "reactivation",
    "ship that has just come": "next turn",
    "planet of an enemy": "not yours",
}


@pytest.mark.parametrize(("what", "words"), LYING.items())
def test_a_card_in_play_tells_why_it_does_nothing(what: str, words: str) -> None:
    """All of these once said that they are not in the hand."""
    ships = [{"card": "lft_pathfinder_scout", "fresh": True}]
    match = arranged({"planets": [{"card": "pl_kelmar", "resting": True}], "ships": ships})
    cards = {
        "resting planet": card_of(match, 0, "pl_kelmar", "planets"),
        "ship that has just come": card_of(match, 0, "lft_pathfinder_scout", "ships"),
        "planet of an enemy": card_of(match, 1, "pl_ossun", "planets"),
    }
    desk = seated(match)
    piece = desk.find(f"card:{cards[what]}")
    assert piece is not None
    piece.act("press")
    bar = table_of(desk).bar
    assert bar is not None
    assert words in bar.name


@pytest.mark.parametrize("kind", KINDS)
def test_a_tap_on_anything_is_answered(kind: str) -> None:
    """In every question: nothing breaks, and whoever is told why not is told in words."""
    ui = a_window((1280, 720), LANGUAGES[KINDS.index(kind) % len(LANGUAGES)])
    table = at_question(asked().fullest(kind).session(), ui)
    table.refresh()
    assert table.board is not None
    dead = [node.key for node in table.board.children if isinstance(node, PieceNode) and not node.legal]
    for key in dead[:25]:
        table.controller.piece_pressed(key)
        assert table.bar is not None
        assert "refuse." not in table.bar.name
