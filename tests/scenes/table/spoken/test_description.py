"""N says in sixty words how a table stands, Shift+N what has happened; in every game and both languages."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.accessibility.reading import NodeNumbers, read
from scenes.games import PLAYABLE
from scenes.shell.gestures import Gesture, Kind
from scenes.table.scene import TableScene
from scenes.table.spoken.description import MOST
from scenes.table.spoken.panel import SpokenScene
from scenes.tools.shots_tables import session_after
from tests.support.screen.headless import press_key
from tests.support.screen.window_sizes import a_window, at_question


def a_table(game: str, language: str = "en", decisions: int = 30) -> TableScene:
    return at_question(session_after(game, 0, decisions), a_window((1280, 720), language))


def asked(table: TableScene, *, shift: bool = False) -> SpokenScene:
    table.handle(Gesture(Kind.KEY, key="n", shift=shift))
    table.ui.stack.settle()
    top = table.ui.stack.top
    assert isinstance(top, SpokenScene)
    return top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_table_is_described_in_twenty_seconds(game: str, language: str) -> None:
    table = a_table(game, language)
    shown = asked(table)
    assert 15 <= len(shown.text.split()) <= MOST
    bar = table.bar
    assert bar is not None
    assert bar.sentence.replace("**", "").rstrip(".") in shown.text
    assert table.session.players[0].name in shown.text
    assert ".." not in shown.text


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_has_happened_since_is_what_the_log_says(game: str) -> None:
    table = a_table(game)
    shown = asked(table, shift=True)
    known = table.session.known_before(table.seat)
    fresh = " ".join(line.text for line in table.log.lines() if line.moment > known)
    assert len(shown.text.split()) <= MOST
    first = shown.text.split(".")[0]
    assert first.split()[0] in fresh


def test_nothing_new_is_said_in_a_sentence() -> None:
    table = a_table("duel", decisions=0)
    table.log.lines = list  # type: ignore[method-assign]
    assert asked(table, shift=True).text == "Nothing has happened since your last choice."


@pytest.mark.parametrize("key", ["n", "escape", "space", "return"])
def test_it_is_put_away_again(key: str) -> None:
    table = a_table("duel")
    shown = asked(table)
    press_key(shown, key)
    table.ui.stack.settle()
    assert table.ui.stack.top is table


def test_it_is_covered_with_the_hand() -> None:
    table = a_table("duel")
    asked(table)
    table.ui.stack.lose_focus()
    table.ui.stack.settle()
    assert table.ui.stack.top is table


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_piece_that_can_be_used_is_told_by_a_name_of_its_own(game: str) -> None:
    """Two that are called alike and lie on a map have their directions, cards of a hand are alike."""
    for decisions in (0, 20, 40):
        table = a_table(game, decisions=decisions)
        builder = table.builder
        if builder is None or table.board is None:
            continue
        told = read(table.ui, NodeNumbers(), "Starboard")
        usable = [node for node in table.board.nodes if node.legal]
        numbers = {id(widget): number for number, widget in told.widgets.items()}
        for node in usable:
            said = told.tree.nodes[numbers[id(node)]]
            assert said.name
            assert "press" in said.actions
            assert said.state.words
