"""The kernel on its own: secret choices, replacements, reactions, windows, quantities."""

from __future__ import annotations

import pytest

from game.core.dice import below, rolled
from game.core.prompts import Yes
from game.core.refusals import Illegal
from game.core.table import HIDDEN, NOBODY
from tests.support.toy_game import Bid, CoinsKept, CoinsLost, Told, price, toy


def test_seats_decide_in_secret_each_at_its_own_pace() -> None:
    match = toy("bidding")
    assert [prompt.seat for prompt in match.waiting()] == [0, 1]
    assert match.answer(1, 3) == []
    assert match.waiting() == [Bid(0), Bid(1, most=1)]
    assert match.answer(1, 1) == []
    assert match.waiting() == [Bid(0)]
    assert match.answer(0, 2) == [CoinsLost(0, 2), CoinsLost(1, 4)]
    assert match.table.coins == [8, 6]


def test_a_sealed_answer_may_be_taken_back_until_it_is_opened() -> None:
    match = toy("bidding")
    match.answer(1, 3)
    assert match.can_undo(1)
    match.answer(1, 1)
    match.undo()
    assert match.waiting() == [Bid(0), Bid(1, most=1)]
    match.answer(1, 0)
    match.answer(0, 2)
    assert not match.can_undo(0)


def test_an_imagined_world_forgets_what_others_have_sealed() -> None:
    match = toy("bidding")
    match.answer(1, 3)
    assert match.imagine(0, 5).waiting() == [Bid(0), Bid(1)]
    assert match.imagine(1, 5).waiting() == [Bid(0), Bid(1, most=1)]


def test_an_imagined_match_only_runs_forward() -> None:
    with pytest.raises(AssertionError):
        toy("bidding").imagine(0, 5).clone()


def test_questions_are_opened_in_the_order_they_were_asked_not_answered() -> None:
    match = toy("together")
    match.answer(0, 1)
    assert match.answer(1, 2) == [Told("{1: 2, 0: 1}")]


def test_nothing_may_happen_while_seats_decide_in_secret() -> None:
    with pytest.raises(AssertionError, match="in secret"):
        toy("cheating")


def test_a_phase_may_await_prompts_only() -> None:
    with pytest.raises(TypeError, match="prompts only"):
        toy("dreaming")


def test_a_power_replaces_an_event_of_its_owner() -> None:
    match = toy("bidding", in_play=((1, "miser"),))
    match.answer(0, 2)
    match.answer(1, 3)
    assert match.answer(1, 1) == [CoinsLost(0, 2), CoinsKept(1)]
    assert match.table.coins == [8, 10]


def test_at_once_comes_before_after_and_must_before_may_whoever_holds_it() -> None:
    match = toy("dusk", in_play=((0, "late"), (0, "herald"), (1, "gossip")))
    assert match.table.told == ["1 must at once", "0 must after"]
    match.answer(0, True)
    assert match.table.told == ["1 must at once", "0 must after", "0 may after"]


def test_equal_reactions_come_in_the_order_in_which_the_powers_are_held() -> None:
    assert toy("dusk", in_play=((1, "herald"), (0, "herald"))).table.told == ["1 must after", "0 must after"]
    assert toy("dusk", in_play=((0, "herald"), (1, "herald"))).table.told == ["0 must after", "1 must after"]


def test_a_power_that_an_earlier_reaction_took_away_does_not_react() -> None:
    match = toy("dusk", in_play=((0, "herald"), (1, "herald"), (0, "gossip")))
    assert match.table.told == ["0 must at once", "0 must after"]


def test_moments_are_not_recorded() -> None:
    assert [type(event).__name__ for event in toy("dusk").events] == [
        "PhaseBegan",
        "Planned",
        "PhaseBegan",
        "Ended",
    ]


def test_a_window_closes_when_all_have_passed_in_a_row_and_a_pass_is_not_final() -> None:
    match = toy("haggling")
    for seat, acts in [(1, False), (0, True), (1, True), (0, False), (1, False)]:
        assert match.waiting() == [Yes(seat, question="ask.toy")]
        match.answer(seat, acts)
    assert match.table.told == ["1 passes", "0 acts", "1 acts", "0 passes", "1 passes"]
    assert match.table.over


def test_a_quantity_is_what_the_rules_say_and_then_what_powers_make_of_it() -> None:
    plain, meddled = toy("bidding").table, toy("bidding", in_play=((1, "miser"),)).table
    assert [price(plain, seat) for seat in (0, 1)] == [1, 1]
    assert [price(meddled, seat) for seat in (0, 1)] == [1, 0]


def test_an_answer_is_refused_by_name_and_changes_nothing() -> None:
    match = toy("bidding")
    before = match.digest()
    with pytest.raises(Illegal) as refused:
        match.answer(0, 4)
    assert refused.value.refusal.section == "Bidding"
    with pytest.raises(Illegal) as refused:
        match.answer(2, 1)
    assert refused.value.refusal.text == "refuse.not_asked"
    assert match.digest() == before


def test_prompts_declare_their_answer_type() -> None:
    assert (Bid.answer_type(), Yes.answer_type()) == (int, bool)


def test_a_bystander_sees_only_what_everybody_has_seen() -> None:
    match = toy("bidding")
    assert list(match.view(0).faces) == [0, HIDDEN]
    assert list(match.view(1).faces) == [HIDDEN, 1]
    assert list(match.view(NOBODY).faces) == [HIDDEN, HIDDEN]
    assert match.view(0).rng == 0


def test_dice_change_nothing_and_cover_their_range() -> None:
    faces, rng = rolled(7, 600, sides=6)
    assert rolled(7, 600, sides=6) == (faces, rng)
    assert sorted(set(faces)) == [1, 2, 3, 4, 5, 6]
    assert all(60 < faces.count(face) < 140 for face in range(1, 7))
    assert below(7, 1)[0] == 0


def test_every_shuffle_of_three_cards_comes_up_equally_often() -> None:
    table = toy("bidding").table
    table.faces = bytearray([0, 1, 2])
    table.seen = bytearray(3)
    counts: dict[bytes, int] = {}
    for seed in range(1200):
        table.faces[:], table.rng = bytes([0, 1, 2]), seed * 7919
        table.shuffle([0, 1, 2])
        counts[bytes(table.faces)] = counts.get(bytes(table.faces), 0) + 1
    assert len(counts) == 6
    assert all(140 < count < 260 for count in counts.values())
