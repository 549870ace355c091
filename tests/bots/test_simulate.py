"""The program without a screen: whole matches, their report, and wrong words."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import game
from game import __main__ as program
from game.bots import simulate as simulating
from game.bots.chair import Chair
from game.bots.novice import Novice
from game.bots.simulate import Broken, play_at_random, simulate
from game.command_words import progress_bar
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.texts import catalogue
from tests.support.duel.duels import a_duel

ROOT = Path(__file__).resolve().parents[2]
FIELDS = [
    "game",
    "seats",
    "matches",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins_by_seat",
]


def report(*words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What the program says in JSON."""
    assert program.main(["simulate", "duel", *words, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def test_the_report_in_json_has_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    said = report("--matches", "12", "--seed", "3", capsys=capsys)
    assert [said[field] for field in FIELDS[:4]] == ["duel", 2, 12, 12]
    assert said["decisions"] > 12 * 20
    assert said["decisions_per_second"] == pytest.approx(said["decisions"] / said["seconds"])
    assert sum(said["wins_by_seat"]) == 12 + said["shared"] - said["without_winner"]
    assert sum(said["wins_by_faction"].values()) == sum(said["wins_by_seat"])
    assert said["length"]["shortest"] <= said["length"]["mean"] <= said["length"]["longest"]
    assert (said["bots"], said["seed"]) == (["random", "random"], 3)


def test_the_report_for_people_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["simulate", "duel", "--matches", "5"]) == 0
    said = capsys.readouterr().out
    for word in ("matches", "finished", "decisions", "a second", "length", "wins by seat", "wins by faction"):
        assert word in said


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    once, again = (report("--matches", "6", "--seed", "5", capsys=capsys) for _ in range(2))
    for said in (once, again):
        del said["seconds"], said["decisions_per_second"]
    assert once == again


@pytest.mark.parametrize("levels", [["random"], ["novice", "random"]])
def test_a_match_depends_on_nothing_but_its_own_seed(levels: list[str]) -> None:
    alone = [simulate("duel", levels, matches=1, seed=seed).decisions for seed in (7, 8, 9)]
    assert simulate("duel", levels, matches=3, seed=7).decisions == sum(alone)


def test_one_level_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    said = report("--matches", "30", "--bots", "novice,random", capsys=capsys)
    assert said["bots"] == ["novice", "random"]
    assert said["wins_by_seat"][0] > 2 * said["wins_by_seat"][1]


def test_a_captain_can_be_simulated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.bots.captain.Captain.__init__.__defaults__", (6,))
    assert report("--matches", "1", "--bots", "captain", capsys=capsys)["finished"] == 1


def test_random_bots_pick_uniformly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "LONGEST", 1)
    counts = dict.fromkeys("1234", 0)
    match = a_duel(phase="set_dials").match
    for seed in range(400):
        twin = match.clone()
        assert play_at_random(twin, Random(seed)) == 1
        counts[str(twin.decisions[0].answer)] += 1
    assert all(70 < count < 130 for count in counts.values())


def test_random_answers_are_allowed_without_being_checked() -> None:
    fast = game.new_match("duel", 11)
    play_at_random(fast, Random(11))
    checked = game.new_match("duel", 11)
    for decision in fast.decisions:
        checked.answer(decision.seat, decision.answer)
    assert checked.digest() == fast.digest()


def test_options_of_the_game_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    said = report("--matches", "4", "--option", "aliens=swarm,prime", capsys=capsys)
    assert set(said["wins_by_faction"]) <= {"swarm", "prime"}
    said = report("--matches", "4", "--option", "first_game=yes", capsys=capsys)
    assert set(said["wins_by_faction"]) <= {"swarm", "prime"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate ludo", "There is no game 'ludo'; there is: duel, cosmic, eclipse, firestorm."),
        ("simulate duel --bots admiral", "There is no bot 'admiral'; there is: random, novice, captain."),
        ("simulate duel --seats 3", "duel is for 2 seats, not 3."),
        ("simulate duel --seats few", "The number of seats must be a whole number, not 'few'."),
        ("simulate duel --matches 0", "The number of matches must be at least 1, not 0."),
        ("simulate duel --matches -4", "The number of matches must be at least 1, not -4."),
        ("simulate duel --matches 1.5", "The number of matches must be a whole number, not '1.5'."),
        ("simulate duel --seed x", "The seed must be a whole number, not 'x'."),
        ("simulate duel --bots random,random,novice", "Name one bot, or one for each of 2 seats, not 3."),
        ("simulate duel --option aliens", "An option is given as WORD=VALUE, not 'aliens'."),
        ("simulate duel --option moons=3", "Duel has no option 'moons'; it has:"),
        ("simulate duel --option aliens=weird", "Aliens are random, free, dealt"),
        ("simulate duel --colour", "Unrecognized arguments: --colour; --help says what there is."),
        ("simulate duel --seed", "Argument --seed: expected one argument; --help says what there is."),
        ("simulate", "The following arguments are required: GAME; --help says what there is."),
        ("playthrough ludo", "There is no game 'ludo'; there is: duel, cosmic, eclipse, firestorm."),
        ("verify", "The following arguments are required: FILE; --help says what there is."),
        ("dance", "There is no command 'dance'; there is: simulate, arena, playthrough, verify, odds."),
    ],
)
def test_a_wrong_word_gets_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(words.split()) == 2
    said = capsys.readouterr()
    assert said.err.startswith(sentence)
    assert (said.err.count("\n"), said.out) == (1, "")


@pytest.mark.parametrize(
    "words", [[], ["--help"], ["simulate", "--help"], ["playthrough", "-h"], ["verify", "-h"]]
)
def test_help_is_given(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = program.main(words)
    except SystemExit as leaving:
        code = leaving.code
    assert code == 0
    assert capsys.readouterr().out.startswith("usage: python -m game")


def break_match(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match with this seed fails."""

    def fails(match: Match[Any], rng: Random) -> int:
        if match.beginning.seed == number:
            raise LookupError("a planet is gone")
        return play_at_random(match, rng)

    monkeypatch.setattr(simulating, "play_at_random", fails)


def test_a_fault_names_the_seed_of_its_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    break_match(42, monkeypatch)
    assert program.main(["simulate", "duel", "--seed", "40", "--matches", "5"]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("The match with seed 42 broke off in test_simulate.py line ")
    assert said.err.endswith(": LookupError a planet is gone.\n")
    assert (said.err.count("\n"), said.out) == (1, "")


def test_a_fault_of_a_bot_names_its_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simulating is for finding faults: no other bot helps out."""

    def fails(novice: Novice, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        if chair.seat == 1:
            raise LookupError("no idea")
        return think(novice, chair, prompt)

    think = Novice.think
    monkeypatch.setattr(Novice, "think", fails)
    assert program.main(["simulate", "duel", "--seed", "7", "--matches", "1", "--bots", "novice"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The match with seed 7 broke off in test_simulate.py line ")
    assert said.endswith(" when seat 1 was deciding: LookupError no idea.\n")


def test_a_fault_keeps_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    break_match(0, monkeypatch)
    with pytest.raises(Broken, match="seed 0") as broken:
        simulate("duel", ["random"], matches=1)
    assert isinstance(broken.value.__cause__, LookupError)


def test_a_match_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "LONGEST", 10)
    for levels in (["random"], ["novice"]):
        tally = simulate("duel", levels, matches=3)
        assert (tally.finished, tally.decisions, tally.wins_by_seat) == (0, 30, [0, 0])


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_progress_bar_is_shown_to_people_only() -> None:
    piped, shown = io.StringIO(), Terminal()
    for screen in (piped, shown):
        draw = progress_bar(screen, 4)
        for done in range(1, 5):
            draw(done)
    assert piped.getvalue() == ""
    assert shown.getvalue().split("\r")[2] == "[" + "#" * 20 + "." * 20 + "] 2/4"
    assert shown.getvalue().endswith("] 4/4\n")


def test_interrupting_says_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "simulate", interrupted)
    assert program.main(["simulate", "duel"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_saved_match_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = game.new_match("duel", 4)
    play_at_random(match, Random(4))
    file = tmp_path / "match"
    file.write_bytes(match.save())
    assert program.main(["verify", str(file)]) == 0
    assert match.digest() in capsys.readouterr().out


def test_a_file_that_is_no_match_is_not_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "poem"
    file.write_text("Roses are red\n")
    assert program.main(["verify", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == catalogue("en").say("save.foreign") + "\n"


def test_what_was_verified_is_said_in_german_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["verify", str(tmp_path / "nothing"), "--language", "de"]) == 2
    assert capsys.readouterr().err == catalogue("de").say("save.missing") + "\n"


def test_the_program_runs_from_the_command_line() -> None:
    words = [sys.executable, "-m", "game", "simulate", "duel", "--matches", "2", "--json"]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout)["finished"] == 2
    assert run.stderr == ""


def test_a_reader_who_has_seen_enough_hears_no_complaint() -> None:
    words = [sys.executable, "-m", "game", "playthrough", "duel"]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline().startswith("# duel")
        run.stdout.close()
        assert run.stderr.read() == ""
