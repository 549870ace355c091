"""A save whose answers were altered, its checksums made anew: what the rules refuse is left out and told.

Nothing is taken from a file that the rules have not accepted, and where the digests tell that another answer
stood there, the players are told, too.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.saves.file_format import CHECK, OPENING
from game.core.saves.journal import Journal
from tests.support.saves.saved_matches import Lines, opened, play_on, sealed

STORED = sorted((Path(__file__).parents[2] / "golden" / "saves").glob("*.save"))
ODD: list[Any] = [7777, -1, None, True, "", "nobody", [], [[]], {"card": 7}, 2.5, [1, 2, 3], "9" * 5000]
SAMPLE, EVERY = 30, 10_000  # altered decisions of one file

Alter = Callable[[Any, Lines, random.Random], None]


def odd_answer(line: Any, others: Lines, dice: random.Random) -> None:
    line["answer"] = dice.choice([odd for odd in ODD if odd != line["answer"]])


def answer_of_another(line: Any, others: Lines, dice: random.Random) -> None:
    """What somebody answered to the same question at another time."""
    alike = [other["answer"] for other in others if other["asked"] == line["asked"]]
    differing = [answer for answer in alike if answer != line["answer"]]
    line["answer"] = dice.choice(differing or ODD)


def other_seat(line: Any, others: Lines, dice: random.Random) -> None:
    line["seat"] = dice.choice([seat for seat in (0, 1, 2, 5, -1) if seat != line["seat"]])


def other_question(line: Any, others: Lines, dice: random.Random) -> None:
    line["asked"] = dice.choice([*(other["asked"] for other in others), "Prompt", ""])


def without_record(line: Any, others: Lines, dice: random.Random) -> None:
    """The answer is odd, and its own digest is gone: only the digests of phases tell."""
    line.pop("digest", None)
    answer_of_another(line, others, dice)


KINDS: list[Alter] = [odd_answer, answer_of_another, other_seat, other_question, without_record]


@cache
def journaled(name: str) -> bytes:
    """A match of a game as it stands in its file while it is played."""
    match, dice = game.new_match(name, 17), random.Random(17)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.begin(Path(folder) / "match.save", match)
        for _ in range(260):
            play_on(match, dice, 1)
            journal.record(match)
        journal.close()
        return journal.path.read_bytes()


def soundly(file: bytes, whole: Match[Any], what: str) -> None:
    """The file loads and can be played on; in silence only if it is the same match."""
    loaded = game.load(file)
    match = loaded.match
    if loaded.notice is None:
        assert match.digest() == whole.digest(), what
    for seat in range(match.table.seats):
        match.view(seat)
    play_on(match.clone(), random.Random(1), 8)
    again = Match.resumed(match.game, match.beginning, match.keyframes[:1], [])
    for decision in match.decisions:
        assert again.refuse(decision.seat, decision.answer) is None, what
        again.replay(decision)
    assert again.digest() == match.digest(), what


def altered(file: bytes, most: int) -> None:
    dice, whole = random.Random(len(file)), game.load(file).match
    lines = opened(file)
    places = [place for place, line in enumerate(lines) if line["record"] == "took"]
    for place in sorted(dice.sample(places, min(most, len(places)))):
        # Nothing could tell that the last answer was another one if its own digest were gone.
        alter = dice.choice(KINDS[:-1] if place == places[-1] else KINDS)
        changed = opened(file)
        alter(changed[place], [changed[each] for each in places], dice)
        if changed != lines:
            soundly(sealed(changed), whole, f"{alter.__name__} in line {place}: {changed[place]}")


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_an_altered_answer_of_a_stored_save_is_told_or_harmless(path: Path) -> None:
    file = path.read_bytes()
    assert file.startswith(OPENING, CHECK - 1)
    altered(file, SAMPLE)


@pytest.mark.parametrize("name", game.GAMES)
def test_an_altered_answer_of_a_running_match_is_told_or_harmless(name: str) -> None:
    altered(journaled(name), SAMPLE)


@pytest.mark.slow
@pytest.mark.parametrize("name", game.GAMES)
def test_every_altered_answer_of_a_running_match_is_told_or_harmless(name: str) -> None:
    altered(journaled(name), EVERY)


@pytest.mark.parametrize("name", game.GAMES)
def test_the_first_answer_does_not_fit_and_the_match_goes_on_where_it_stood(name: str) -> None:
    """The tables after it are sound, so nothing but the past is lost."""
    file = journaled(name)
    lines = opened(file)
    next(line for line in lines if line["record"] == "took")["answer"] = {"no": "answer"}
    loaded, whole = game.load(sealed(lines)), game.load(file).match
    assert loaded.notice is not None
    assert loaded.notice.text == "save.changed"
    assert loaded.match.digest() == whole.digest()
    assert loaded.end is None  # the file is kept beside the one that goes on


def test_a_decision_taken_back_that_does_not_fit_cannot_be_taken_again() -> None:
    match = game.new_match("duel", 3)
    play_on(match, random.Random(3), 30)
    for _ in range(4):
        match.undo()
    lines = opened(match.save())
    undone = [line for line in lines if line["record"] == "took"][26:]
    undone[2]["answer"] = {"no": "answer"}
    loaded = game.load(sealed(lines))
    assert loaded.notice is not None
    assert loaded.notice.text == "save.repaired"
    assert loaded.match.undone == match.undone[-2:]
    loaded.match.redo()
    loaded.match.redo()
