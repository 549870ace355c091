"""Fair dice: a promise is made before a match, and whoever noted it can check everything at the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import game
from game import __main__ as program
from game.core.fair_dice import NOTE, FairSeed, fair_seed_in, promise_of
from game.core.saves import file_format
from tests.support.saves.saved_matches import Lines, edited, play_on

SECRET = "0123456789abcdef" * 2
OTHER = "f" * 32
FAIR = FairSeed(SECRET, promise_of(SECRET), ("starfish", ""))


def fair_file(name: str = "duel", fair: FairSeed = FAIR, decisions: int = 30) -> bytes:
    """A match whose seed follows from a secret and its words."""
    match = game.new_match(name, fair.seed)
    play_on(match, Random(1), decisions)
    return file_format.write(match, {NOTE: msgspec.to_builtins(fair)}).written


def verdict(tmp_path: Path, content: bytes, promise: str = "") -> tuple[int, str]:
    path = tmp_path / "match.starboard"
    path.write_bytes(content)
    code, sentence = game.verify(path, promise)
    return code, sentence.text


@pytest.mark.parametrize("name", game.GAMES)
def test_a_match_that_followed_from_its_promise_is_fair(tmp_path: Path, name: str) -> None:
    assert verdict(tmp_path, fair_file(name), FAIR.promise) == (0, "dice.fair")
    assert verdict(tmp_path, fair_file(name)) == (0, "dice.fair")


def test_every_word_changes_the_seed_and_none_the_promise() -> None:
    pairs = [("", ""), ("a", ""), ("", "a"), ("a", "a"), ('a","', ""), ("a", '","')]
    assert len({FairSeed(SECRET, FAIR.promise, words).seed for words in pairs}) == len(pairs)
    assert FairSeed(OTHER, "", ("a", "")).seed != FairSeed(SECRET, "", ("a", "")).seed


def test_a_promise_tells_nothing_of_the_secret_and_fits_no_other() -> None:
    assert FAIR.kept
    assert SECRET not in FAIR.promise
    assert not FairSeed(OTHER, FAIR.promise).kept


def another_secret(lines: Lines) -> None:
    lines[0]["notes"][NOTE]["secret"] = OTHER


def another_secret_and_promise(lines: Lines) -> None:
    lines[0]["notes"][NOTE].update(secret=OTHER, promise=promise_of(OTHER))


def other_words(lines: Lines) -> None:
    lines[0]["notes"][NOTE]["words"] = ["starfish", "whale"]


def laid_by_hand(lines: Lines) -> None:
    """The cards of another seed, with a checksum that fits them."""
    other = game.new_match("duel", 7)
    header = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(file_format.header_of(other, {}))))
    lines[0].update(start=header["start"], digest=header["digest"])
    del lines[1:]


def without_promise(lines: Lines) -> None:
    del lines[0]["notes"][NOTE]


def unreadable(lines: Lines) -> None:
    lines[0]["notes"][NOTE]["secret"] = 7


@pytest.mark.parametrize(
    ("edit", "promise", "sentence"),
    [
        (another_secret, "", "dice.other_secret"),
        (another_secret_and_promise, "", "dice.other_seed"),
        (another_secret_and_promise, FAIR.promise, "dice.other_secret"),
        (other_words, "", "dice.other_seed"),
        (laid_by_hand, "", "dice.other_start"),
        (without_promise, FAIR.promise, "dice.no_promise"),
        (unreadable, "", "dice.no_promise"),
    ],
)
def test_whoever_changes_a_file_is_found_out(
    tmp_path: Path, edit: Callable[[Lines], None], promise: str, sentence: str
) -> None:
    """Even with all checksums corrected."""
    assert verdict(tmp_path, edited(fair_file(), edit), promise) == (1, sentence)


def test_a_decision_that_was_changed_is_found_out(tmp_path: Path) -> None:
    def another_answer(lines: Lines) -> None:
        dial = next(line for line in lines if line.get("asked") == "SetDial")
        dial["answer"] = 1 if dial["answer"] != 1 else 2

    code, _ = verdict(tmp_path, edited(fair_file(), another_answer))
    assert code == 1


@pytest.mark.parametrize(
    "note",
    [
        None,
        "promise",
        {"secret": SECRET},
        {"secret": "x" * 32, "promise": FAIR.promise},
        {"secret": SECRET, "promise": FAIR.promise, "words": ["w" * 99]},
        {"secret": SECRET, "promise": FAIR.promise, "words": ["w"] * 7},
    ],
)
def test_notes_that_are_no_promise_are_none(note: Any) -> None:
    assert fair_seed_in({NOTE: note}) is None


def test_the_task_compares_with_the_promise_as_somebody_noted_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.starboard"
    path.write_bytes(fair_file())
    noted = " ".join(FAIR.promise.upper()[start : start + 8] for start in range(0, 64, 8))
    assert program.main(["verify", str(path), "--promise", noted]) == 0
    assert noted.lower() in capsys.readouterr().out
    assert program.main(["verify", str(path), "--promise", promise_of(OTHER)]) == 1
    assert "not the one that was promised" in capsys.readouterr().err
