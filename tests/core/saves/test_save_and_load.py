"""A match can be saved and loaded at any moment, and played again from its save."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core.saves import file_format
from game.core.saves.file_format import SaveRefused, Sentence, read
from game.duel import pieces
from game.duel.prompts import PlayReinforcement
from tests.support.saves.saved_matches import (
    Lines,
    edited,
    opened,
    other_result,
    play_on,
    played,
    rule_changed,
    same,
    saved,
)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_can_be_saved_and_loaded_at_every_decision(seed: int) -> None:
    match, dice = game.new_match("duel", seed, options={"aliens": "free"}), random.Random(seed)
    while True:
        loaded = game.load(match.save())
        assert loaded.notice is None
        assert same(loaded.match, match)
        if not play_on(match, dice, 1):
            break
    assert match.table.over


@pytest.mark.parametrize("seed", range(12))
def test_a_loaded_match_goes_on_as_the_saved_one_would_have(seed: int) -> None:
    match = played(seed, 9 * seed)
    loaded = game.load(match.save()).match
    for twin in (match, loaded):
        play_on(twin, random.Random(1000 + seed))
    assert same(loaded, match)


def test_a_loaded_match_can_be_taken_back_to_its_beginning() -> None:
    match = played(3)
    loaded = game.load(match.save()).match
    while match.decisions:
        match.undo()
        loaded.undo()
        assert loaded.digest() == match.digest()
    assert same(loaded, match)


def test_what_was_taken_back_can_be_taken_again_after_loading() -> None:
    match = played(4, 40)
    for _ in range(7):
        match.undo()
    loaded = game.load(match.save()).match
    assert same(loaded, match)
    for twin in (match, loaded):
        twin.redo()
        twin.redo()
    assert same(loaded, match)
    assert len(loaded.undone) == 5


def test_answers_have_their_type_again_after_loading() -> None:
    matches = [played(seed) for seed in range(6)]
    kinds: Counter[type] = Counter()
    for match in matches:
        for one, other in zip(game.load(match.save()).match.decisions, match.decisions, strict=True):
            assert type(one.answer) is type(other.answer)
            if one.asked == PlayReinforcement.__name__:
                kinds[type(one.answer)] += 1
    assert kinds[tuple]
    assert list(kinds) == [tuple]


def test_a_scenario_can_be_saved() -> None:
    match = game.scenario("duel", {"aliens": ["swarm", "prime"], "seed": 5, "warp": [7, 3]})
    loaded = game.load(match.save()).match
    assert same(loaded, match)
    assert loaded.beginning.options == match.beginning.options


@pytest.mark.parametrize("seed", [-1, 1 << 20_000], ids=["negative", "enormous"])
def test_every_seed_can_be_saved(seed: int) -> None:
    match = game.new_match("duel", seed)
    loaded = game.load(match.save()).match
    assert loaded.digest() == match.digest()
    again = game.new_match("duel", loaded.beginning.seed)
    assert again.digest() == match.digest()


def test_the_same_match_gives_the_same_bytes() -> None:
    assert played(2, 30).save() == played(2, 30).save()
    assert game.load(saved(2, 30)).match.digest() == played(2, 30).digest()


def test_a_save_gives_the_callers_notes_back() -> None:
    notes = {"date": "2026-08-01", "seats": ["human", "captain"]}
    assert game.load(file_format.write(played(1, 5), notes).written).notes == notes


def test_a_save_names_what_it_holds() -> None:
    header, *records = opened(saved(2, 30))
    assert header["format"] == file_format.FORMAT
    assert (header["game"], header["rules"], header["seats"], header["seed"]) == ("duel", 2, 2, 2)
    assert header["faces"] == pieces.KEYS
    assert header["rows"]["Planet"] == ["tile", "ships", "in_warp"]
    kinds = Counter(record["record"] for record in records)
    assert kinds["took"] == 30
    assert kinds["phase"] > 5
    assert all(record["digest"] for record in records if record["record"] == "phase")


def test_every_phase_in_a_save_has_its_table() -> None:
    match = played(2, 30)
    phases = {record.taken: record for record in read(match.save()).phases}
    kept = {keyframe.taken: keyframe.table(match.game) for keyframe in match.keyframes}
    assert sorted(phases) == sorted(kept)
    for taken, phase in phases.items():
        assert msgspec.json.decode(phase.table, type=match.game.table_type) == kept[taken]


# Replays and verification.


def test_a_replay_shows_the_match_after_every_decision() -> None:
    match, dice = game.new_match("duel", 5), random.Random(5)
    shown = [(match.digest(), match.events)]
    while play_on(match, dice, 1):
        shown.append((match.digest(), match.events))
    assert [(then.digest(), then.events) for then in game.replay(match.save())] == shown


def test_a_replay_ends_where_the_rules_do_otherwise() -> None:
    replay = game.replay(edited(saved(3, 40), other_result))
    for _ in range(40):
        next(replay)
    with pytest.raises(SaveRefused) as problem:
        next(replay)
    assert problem.value.sentence.text == "save.replay_ends"
    assert problem.value.sentence.args == {"taken": 39}


def test_a_match_of_other_rules_has_no_replay() -> None:
    with pytest.raises(SaveRefused) as problem:
        next(game.replay(edited(saved(3, 40), rule_changed)))
    assert problem.value.sentence.text == "save.no_replay"


def wrong_in_the_past(lines: Lines) -> None:
    next(line for line in lines if line["record"] == "took")["digest"] = "0" * 16


@pytest.mark.parametrize(
    ("edit", "code", "sentence"),
    [
        (lambda lines: None, 0, "save.sound"),
        (rule_changed, 1, "save.other_rules"),
        (wrong_in_the_past, 1, "save.changed"),
        (lambda lines: lines.clear(), 2, "save.empty"),
    ],
)
def test_verifying_repeats_a_match_from_its_start(
    tmp_path: Path, edit: Any, code: int, sentence: str
) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(edited(saved(3), edit))
    assert game.verify(path)[0] == code
    assert game.verify(path)[1].text == sentence


def test_verifying_says_what_was_found(tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(saved(3))
    match = played(3)
    sound = Sentence("save.sound", {"decisions": len(match.decisions), "digest": match.digest()})
    assert game.verify(path) == (0, sound)
    assert game.verify(tmp_path / "nothing") == (2, Sentence("save.missing"))
