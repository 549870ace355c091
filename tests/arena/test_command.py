"""The words of the arena, and what it answers."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import __main__ as program
from game.arena.cluster import PACKAGE
from game.bots import LEVELS
from game.bots import simulate as simulating
from game.bots.simulate import play_at_random
from game.core.match import Match

ROOT = Path(__file__).resolve().parents[2]


def says(capsys: pytest.CaptureFixture[str], words: str) -> dict[str, Any]:
    assert program.main(["arena", *words.split(), "--workers", "1", "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def test_a_tournament_rates_its_entrants(capsys: pytest.CaptureFixture[str]) -> None:
    said = says(capsys, "duel --entrants random,novice --matches 40 --seed 3")
    random, novice = said["entrants"]
    assert (random["name"], novice["name"]) == ("random", "novice")
    assert random["rating"]["high"] < 0 < novice["rating"]["low"]
    assert novice["share"]["low"] > 0.6
    assert novice["share"]["value"] + random["share"]["value"] == pytest.approx(1.0)
    assert (said["matches"], said["deals"]) == (40, 20)
    (usual,) = said["variants"]
    assert sum(seat["value"] for seat in usual["seats"]) == pytest.approx(1.0)
    assert sum(faction["matches"] for faction in usual["factions"].values()) == 80
    length = usual["length"]
    assert length["shortest"] <= length["median"] <= length["longest"]
    assert sum(length["bars"]) == 40


def test_whoever_begins_is_told_where_somebody_does(capsys: pytest.CaptureFixture[str]) -> None:
    (cosmic,) = says(capsys, "cosmic --entrants random --matches 6 --variants first")["variants"]
    assert len(cosmic["order"]) == 3
    assert sum(place["value"] for place in cosmic["order"]) == pytest.approx(1.0)
    (duel,) = says(capsys, "duel --entrants random --matches 2")["variants"]
    assert duel["order"] == []


def test_variants_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    said = says(capsys, "duel --entrants random --matches 5 --variants first aliens=swarm,prime")
    first, typed = said["variants"]
    assert (first["name"], first["matches"]) == ("first", 5)
    assert set(first["factions"]) == set(typed["factions"]) == {"swarm", "prime"}


def test_pairs_of_firestorm_win_together(capsys: pytest.CaptureFixture[str]) -> None:
    words = "firestorm --seats 4 --entrants random,novice --matches 2"
    said = says(capsys, f"{words} --variants mode=pairs")
    (pairs,) = said["variants"]
    one, two, three, four = (seat["value"] for seat in pairs["seats"])
    assert (one, three) == (two, four)
    assert one + three == pytest.approx(1.0)
    assert pairs["even"] == 0.5


def test_the_report_for_people_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena duel --entrants novice,random --matches 4 --workers 1 --variants first"
    assert program.main(words.split()) == 0
    said = capsys.readouterr().out
    for word in ("4 matches of 2 deals", "Elo", "novice with random", "seat 1", "swarm", "decisions"):
        assert word in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ludo", "There is no game 'ludo'; there is: duel, cosmic, eclipse, firestorm."),
        ("rules ludo", "There is no game 'ludo'; there is: duel, cosmic, eclipse, firestorm."),
        ("duel --entrants king", "There is no bot 'king'; there is: "),
        ("duel --entrants novice,novice", "Name every entrant once, not 'novice' 2 times."),
        ("duel --seats 3", "duel is for 2 seats, not 3."),
        ("duel --matches 0", "The number of matches must be at least 1, not 0."),
        ("duel --workers none", "The number of workers must be a whole number, not 'none'."),
        ("duel --seating round", "The seating is mixed or one-among, not 'round'."),
        (
            "duel --variants quick",
            "There is no variant 'quick'; there is: usual, first, dealt, free, random, or",
        ),
        ("duel --variants first first", "Name every variant once, not 'first' 2 times."),
        ("duel --variants moons=3", "Duel has no option 'moons'; it has:"),
        ("duel --resume", "To go on with an arena, name its folder: --out FOLDER."),
        ("duel --dask here --workers 2", "A cluster has its own workers: name --workers or --dask."),
        ("duel --dask here:1 --entrants random", "No Dask scheduler answers at here:1: "),
        ("duel --colour", "Unrecognized arguments: --colour; --help says what there is."),
        ("", "The following arguments are required: GAME; --help says what there is."),
        ("tune duel --entrant king", "There is no bot 'king'; there is: "),
        ("tune duel --seats 2,3", "duel is for 2 seats, not 3."),
        ("tune duel --entrant novice --matches 1", "There are too few matches to learn from some and "),
    ],
)
def test_a_wrong_word_gets_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.arena.cluster.PATIENCE", "0.2s")
    assert program.main(["arena", *words.split()]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(sentence)
    assert (said.err.count("\n"), said.out) == (1, "")


@pytest.mark.parametrize("words", ["--help", "rules --help", "tune -h"])
def test_help_is_given(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        program.main(["arena", *words.split()])
    assert leaving.value.code == 0
    assert capsys.readouterr().out.startswith("usage: python -m game arena")


def test_without_the_extra_a_cluster_is_refused_with_the_way_to_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert program.main(["arena", "duel", "--entrants", "random", "--dask", "tcp://here:1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith('A cluster needs the extra "arena"; this installs it: ')
    assert said.endswith(f"-m pip install {PACKAGE}\n")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert extras["arena"] == [PACKAGE]


def test_a_fault_names_its_match(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(match: Match[Any], rng: Random) -> int:
        if match.beginning.seed == 42:
            raise LookupError("a planet is gone")
        return play_at_random(match, rng)

    monkeypatch.setattr(simulating, "play_at_random", fails)
    words = "arena duel --entrants random --seed 40 --matches 5 --workers 1"
    assert program.main(words.split()) == 1
    said = capsys.readouterr()
    assert said.err.startswith("The match with seed 42 broke off in test_command.py line ")
    assert (said.err.count("\n"), said.out) == (1, "")


def test_every_bot_can_enter(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever levels there are: the arena knows none of them by name."""
    monkeypatch.setitem(LEVELS, "twin", LEVELS["novice"])
    said = says(capsys, "duel --entrants twin,novice --matches 20")
    assert said["entrants"][0]["share"]["value"] == 0.5
