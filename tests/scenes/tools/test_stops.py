"""The task that counts what people are asked: always, and with smart stops."""

from __future__ import annotations

import json

import pytest

from scenes.tools.asked_questions import Asked
from scenes.tools.stops import as_text, count, main


def test_the_task_prints_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "firestorm", "--matches", "1", "--seed", "3", "--json"]) == 0
    alone, called = json.loads(capsys.readouterr().out)
    assert (alone["open_call"], called["open_call"]) == (False, True)
    assert 0 < alone["own"]["smart"] < alone["own"]["always"]
    assert 0 < called["calls"]["smart"] < called["calls"]["always"]
    assert alone["lost"] == called["lost"] == []


@pytest.mark.parametrize("name", ["duel", "eclipse"])
def test_games_without_smart_stops_are_counted_too(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", name, "--matches", "1"]) == 0
    assert "lost chances: 0" in capsys.readouterr().out


def test_a_lost_chance_is_told_with_its_match() -> None:
    asked = Asked("firestorm", people=2, stretches=4, lost=["7 120 Act use 4 0 pass"])
    asked.always["own"], asked.smart["own"] = 40, 20
    told = as_text(count(asked, open_call=False))
    assert "whose turn it is: 10.0 -> 5.0" in told
    assert "lost chances: 1\n    7 120 Act" in told
