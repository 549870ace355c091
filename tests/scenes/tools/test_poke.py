"""Whatever is touched at a table does something, or says by its name why not."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.games import PLAYABLE
from scenes.table.answering.controller import AnswerController
from scenes.tools.poke import as_text, main, poke
from scenes.tools.poker import PokeTally
from tests.support.screen.headless import a_ui

SAMPLE = 120
MANY = 20_000


def bad(tally: PokeTally) -> int:
    return tally.silent + tally.generic + tally.leaked_ids


@pytest.mark.parametrize(
    ("name", "language"), [(name, LANGUAGES[number % 2]) for number, name in enumerate(PLAYABLE)]
)
def test_what_is_touched_answers(name: str, language: str) -> None:
    """The languages take turns; the slow run touches far more in both."""
    tally = poke(a_ui(language=language), name, SAMPLE, seed=2)
    assert not bad(tally), as_text(tally)
    assert tally.acted > SAMPLE // 10
    assert tally.explained > SAMPLE // 10


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYABLE)
def test_whatever_is_touched_answers(name: str, language: str) -> None:
    tally = poke(a_ui(language=language), name, MANY, seed=1)
    assert not bad(tally), as_text(tally)


def test_a_table_that_says_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.table.scene.TableScene._refuse", lambda *said: None)
    assert poke(a_ui(), "duel", SAMPLE, seed=2).silent


def test_a_sentence_that_does_not_name_what_was_touched_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.table.answering.controller.no_part", lambda *said: "This will not do.")
    assert poke(a_ui(), "duel", SAMPLE, seed=2).generic


def test_numbers_of_the_program_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "scenes.table.answering.controller.AnswerController._why_not"

    def leak(controller: AnswerController, piece: str, name: str) -> None:
        controller.actions.refuse(f"{name}: there is no {piece.rpartition(':')[2]}.", "")

    monkeypatch.setattr(told, leak)
    assert poke(a_ui(), "duel", 3 * SAMPLE, seed=2).leaked_ids


def test_the_task_prints_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--times", "12", "--json"]) in (0, 1)
    assert '"pokes": 12' in capsys.readouterr().out
