"""What a save cannot keep by today's rules is left out: the match goes on, and says what that costs."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import game
from game.core.saves.file_format import Sentence, read
from game.core.saves.soundness import Tables
from game.duel.prompts import SetDial, SpendTactic
from tests.support.saves.saved_matches import (
    Lines,
    edited,
    fell_back,
    in_mid_phase,
    last,
    notice,
    other_result,
    play_on,
    played,
    rule_changed,
    same,
    saved,
)


def other_question(lines: Lines) -> None:
    """The answer would do for both questions."""
    assert last(lines, "took")["asked"] == SetDial.__name__
    last(lines, "took")["asked"] = SpendTactic.__name__


def unknown_question(lines: Lines) -> None:
    last(lines, "took")["asked"] = "ChooseNothing"


def forbidden_answer(lines: Lines) -> None:
    last(lines, "took")["answer"] = 7777


def answer_of_another_kind(lines: Lines) -> None:
    last(lines, "took")["answer"] = {"card": 7}


def another_seat(lines: Lines) -> None:
    last(lines, "took")["seat"] = 5


def test_a_match_by_other_rules_falls_back_to_the_start_of_the_phase() -> None:
    match = in_mid_phase(3)
    file = edited(match.save(), rule_changed)
    assert notice(file) == "save.other_rules"
    assert fell_back(file, match)


@pytest.mark.parametrize(
    "edit",
    [
        other_result,
        other_question,
        unknown_question,
        forbidden_answer,
        answer_of_another_kind,
        another_seat,
    ],
)
def test_a_match_goes_on_with_its_past_from_the_last_decision_that_fits(edit: Any) -> None:
    match = in_mid_phase(3)
    loaded = game.load(edited(match.save(), edit))
    taken = len(match.decisions)
    assert loaded.notice == Sentence("save.diverged", {"kept": taken - 1, "lost": 1})
    assert loaded.match.decisions == match.decisions[:-1]
    match.undo()
    assert loaded.match.digest() == match.digest()


def test_a_match_that_fell_back_can_be_played_saved_and_loaded() -> None:
    file = edited(in_mid_phase(3).save(), rule_changed)
    match = game.load(file).match
    play_on(match, random.Random(3))
    assert match.table.over
    assert same(game.load(match.save()).match, match)


def test_another_digest_of_an_earlier_phase_costs_the_past_and_no_decision() -> None:
    match = in_mid_phase(3)
    phases = [keyframe.taken for keyframe in match.keyframes]

    def edit(lines: Lines) -> None:
        [line] = [line for line in lines if line.get("taken") == phases[-2]]
        line["digest"] = "0" * 16

    loaded = game.load(edited(match.save(), edit))
    assert loaded.notice == Sentence("save.changed", {"kept": len(match.decisions), "lost": 0})
    assert loaded.match.decisions == match.decisions[phases[-1] :]
    assert loaded.match.digest() == match.digest()


def test_other_rules_with_the_same_number_are_noticed_by_the_first_table() -> None:
    match = in_mid_phase(3)

    def edit(lines: Lines) -> None:
        lines[0]["digest"] = "0" * 16

    file = edited(match.save(), edit)
    assert notice(file) == "save.other_rules"
    assert fell_back(file, match)


def test_a_damaged_phase_is_worked_out_anew_from_the_decisions() -> None:
    match = in_mid_phase(3)

    def edit(lines: Lines) -> None:
        last(lines, "phase")["table"]["supply"] = [1000, 1000]

    file = edited(match.save(), edit)
    assert notice(file) == "save.repaired"
    assert same(game.load(file).match, match)


def test_without_its_last_phase_a_match_falls_back_to_the_one_before() -> None:
    match = in_mid_phase(3)

    def edit(lines: Lines) -> None:
        rule_changed(lines)
        last(lines, "phase")["table"] = {}

    loaded = game.load(edited(match.save(), edit))
    assert loaded.notice is not None
    assert loaded.notice.args["kept"] == match.keyframes[-2].taken


@pytest.mark.parametrize(
    "accident",
    [
        {"rng": -1},
        {"rng": 2**64},
        {"seats": 3},
        {"faces": bytearray(150)},
        {"faces": bytearray([141] * 150)},
        {"seen": bytearray([4] * 150)},
        {"agenda": []},
        {"agenda": ["nowhere", "destiny"]},
        {"winners": [2]},
        {"straggler": -2},
        {"target": 150},
        {"target": -2},
        {"planets": [[150, [0, 0], False]]},
        {"envoys": [[65, 2, False, False]]},
        {"supply": [15, 16]},
        {"hands": [[0], []]},
        {"supply": []},
    ],
)
def test_a_table_that_cannot_be_is_not_played_on(accident: dict[str, Any]) -> None:
    duel, save = game.find("duel"), read(saved(2, 0))
    tables = Tables(duel, save.header)
    table = msgspec.json.decode(save.header.start)
    assert tables.sound(save.header.start) is not None
    assert tables.sound(msgspec.Raw(msgspec.json.encode(table | accident))) is None


def test_a_table_without_all_its_slips_is_not_played_on() -> None:
    match, save = played(2, 0), read(saved(2, 0))
    table = match.keyframes[0].table(match.game)
    del table.faces[-1], table.seen[-1]
    assert Tables(match.game, save.header).sound(msgspec.Raw(msgspec.json.encode(table))) is None


def test_a_table_that_is_not_the_one_digested_is_not_played_on() -> None:
    save = read(saved(2, 0))
    tables = Tables(game.find("duel"), save.header)
    assert tables.sound(save.header.start, save.header.digest) is not None
    assert tables.sound(save.header.start, "0" * 16) is None
