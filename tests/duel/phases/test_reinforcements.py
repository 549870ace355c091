"""Duel step 8, contest step 4: play reinforcements; taking them, and what they are worth."""

from typing import Any

import pytest

from game.core.prompts import NONE
from game.duel import pieces
from game.duel.events import ReinforcementTaken
from game.duel.moments import Passed, ReinforcementPlayed
from game.duel.prompts import DiscardCard, PlayReinforcement
from tests.support.duel.duels import Duels, a_card, a_contest, a_duel
from tests.support.duel.positions import QUIET

PASS = (NONE, NONE)
DECK = [card.id for card in pieces.REINFORCEMENTS]


def contest(
    zero: list[str], one: list[str], plans: tuple[str, str] = ("plan_10", "plan_20"), **words: Any
) -> Duels:
    """Plans are revealed in a contest; these are the hands."""
    return a_contest(
        QUIET,
        phase="reinforcements",
        hands=[zero, one],
        contest={"plans": [[plans[0]], [plans[1]]]},
        destiny={"refresh": ["overhaul"], "discovery": ["fog_bank"]},
        **words,
    )


# Whose turn it is


def test_the_leader_plays_or_passes_first() -> None:
    """R18: leader first, then alternate."""
    play = contest(["pep_talk"], ["loose_change"], straggler=0)
    assert play.waiting_for == [(1, "PlayReinforcement")]
    play.reinforce(1, "loose_change", on=1)
    assert play.waiting_for == [(0, "PlayReinforcement")]


def test_players_take_turns_with_one_reinforcement_each() -> None:
    """R18: each turn play exactly one or pass."""
    play = contest(["pep_talk", "second_wind"], ["loose_change", "spare_parts"])
    play.reinforce(0, "pep_talk", on=0)
    assert play.waiting_for == [(1, "PlayReinforcement")]
    play.reinforce(1, "loose_change", on=1)
    assert play.waiting_for == [(0, "PlayReinforcement")]


def test_a_pass_does_not_exclude_later_plays() -> None:
    """R18: a pass does not exclude later plays."""
    play = contest(["pep_talk"], ["loose_change"]).answers(0, PlayReinforcement, PASS)
    play.reinforce(1, "loose_change", on=1).reinforce(0, "pep_talk", on=0)
    assert play.totals == [14, 23]


def test_two_passes_in_a_row_end_the_step() -> None:
    """R18: ends after two passes in a row."""
    play = contest(["pep_talk"], ["loose_change"])
    play.answers(0, PlayReinforcement, PASS).answers(1, PlayReinforcement, PASS)
    assert play.totals == [10, 20]
    assert [event.seat for event in play.happened(Passed)] == [0, 1]


def test_passes_that_are_not_in_a_row_do_not_end_the_step() -> None:
    """R18: two passes directly one after the other."""
    play = contest(["pep_talk", "second_wind"], ["loose_change"]).reinforce(0, "pep_talk", on=0)
    play.answers(1, PlayReinforcement, PASS).reinforce(0, "second_wind", on=0)
    assert play.waiting_for == [(1, "PlayReinforcement")]


def test_who_has_no_reinforcement_passes_without_being_asked() -> None:
    """R18: a player without reinforcements passes."""
    play = contest(["plan_04"], ["loose_change", "spare_parts"])
    play.reinforce(1, "loose_change", on=1)
    assert play.waiting_for == [(1, "PlayReinforcement")]
    play.answers(1, PlayReinforcement, PASS)
    assert play.totals == [10, 23]


def test_without_reinforcements_the_winner_is_found_at_once() -> None:
    """R18: both pass."""
    assert contest(["plan_04"], ["plan_04"]).totals == [10, 20]


# What may be played


def test_a_reinforcement_may_be_played_on_either_player() -> None:
    play = contest(["pep_talk", "bad_press"], ["plan_04"])
    play.reinforce(0, "pep_talk", on=0).reinforce(0, "bad_press", on=1)
    assert play.totals == [14, 17]


def test_a_plan_cannot_be_played_as_reinforcement() -> None:
    play = contest(["pep_talk", "plan_42"], ["plan_04"])
    refusal = play.refuses(0, PlayReinforcement, (play.card("plan_42"), 0))
    assert refusal.text == "refuse.not_a_reinforcement"


def test_a_reinforcement_that_is_not_in_hand_cannot_be_played() -> None:
    play = contest(["pep_talk"], ["loose_change"])
    assert play.refuses(0, PlayReinforcement, (play.card("loose_change"), 0)).text == "refuse.not_in_hand"


def test_a_reinforcement_is_played_on_a_player() -> None:
    play = contest(["pep_talk"], ["loose_change"])
    assert play.refuses(0, PlayReinforcement, (play.card("pep_talk"), 2)).text == "refuse.no_such_player"


def test_a_played_reinforcement_lies_open() -> None:
    play = contest(["pep_talk", "second_wind"], ["loose_change"]).reinforce(0, "pep_talk", on=1)
    [event] = play.happened(ReinforcementPlayed)
    assert play.match.view(1).key(event.card) == "pep_talk"
    assert play.hand(0) == ["second_wind"]


# Where they go


def test_a_reinforcement_is_discarded_by_the_player_whose_strength_it_changed() -> None:
    """R19: that is the opponent's pile if it was played on the opponent."""
    play = contest(["pep_talk", "bad_press"], ["loose_change"])
    play.reinforce(0, "bad_press", on=1).reinforce(1, "loose_change", on=1).reinforce(0, "pep_talk", on=0)
    assert play.discards(0) == ["plan_10", "pep_talk"]
    assert play.discards(1) == ["plan_20", "bad_press", "loose_change"]


def test_a_plan_goes_to_the_pile_of_the_player_who_played_it() -> None:
    """R19: whatever colour its back is."""
    play = contest(["plan_04"], ["plan_04"], plans=("plan_31.blue", "plan_42.orange"))
    assert [play.table.key(card) for card in play.table.discards[0]] == ["plan_31.blue"]
    assert [play.table.key(card) for card in play.table.discards[1]] == ["plan_42.orange"]


# Even and odd


def strength_with(plan: str, *cards: str) -> list[int]:
    """What seat 0 has after each of these reinforcements."""
    play = contest([*cards, "participation_ribbon"], ["plan_04"], plans=(plan, "plan_42"))
    strengths = []
    for card in cards:
        play.reinforce(0, card, on=0)
        strengths.append(play.strength(0))
    return strengths


@pytest.mark.parametrize(
    ("plan", "card", "strength"),
    [
        ("plan_10", "even_keel_a", 20),
        ("plan_11", "even_keel_a", 13),
        ("plan_10", "odd_job_a", 12),
        ("plan_11", "odd_job_a", 21),
        ("plan_m02", "even_keel_b", 8),
        ("plan_m02", "odd_job_b", 0),
    ],
)
def test_a_parity_card_gives_ten_or_two(plan: str, card: str, strength: int) -> None:
    """R20: the value depends on whether the strength of the modified player is even or odd."""
    assert strength_with(plan, card) == [strength]


@pytest.mark.parametrize(("card", "before", "after"), [("even_keel_a", 20, 17), ("odd_job_a", 12, 25)])
def test_the_value_of_a_parity_card_changes_with_the_strength(card: str, before: int, after: int) -> None:
    """R20: recalculated whenever that strength changes, here from 10 to 15."""
    assert strength_with("plan_10", card, "second_wind") == [before, after]


def test_the_value_changes_back_when_the_strength_is_even_again() -> None:
    """R20: whenever the strength changes between even and odd."""
    assert strength_with("plan_10", "even_keel_a", "second_wind", "loose_change") == [20, 17, 28]


def test_parity_cards_do_not_change_the_parity_for_each_other() -> None:
    """R20: evaluated on plan, ship advantage, abilities and all non-parity reinforcements."""
    assert strength_with("plan_10", "even_keel_a", "even_keel_b", "odd_job_a") == [20, 30, 32]


def test_a_negative_strength_is_even_or_odd_as_well() -> None:
    """R20: -2 and -7 make -9, which is odd."""
    assert strength_with("plan_m02", "traitor", "odd_job_a") == [-9, 1]


def test_the_parity_of_the_player_who_is_modified_counts() -> None:
    """R20: not that of the player who plays the card."""
    play = contest(["even_keel_a", "odd_job_a"], ["plan_04"], plans=("plan_10", "plan_11"))
    play.reinforce(0, "even_keel_a", on=1)
    assert play.strength(1) == 13
    play.reinforce(0, "odd_job_a", on=1)
    assert play.totals == [10, 23]


def test_the_ship_advantage_counts_for_the_parity() -> None:
    """R20: plan 10 and ship advantage 5 are odd."""
    duel = a_duel(
        QUIET,
        card="gold_rush_moon",
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": [2, 1]}],
        hands=[["odd_job_a", "plan_04"], ["plan_04"]],
        duel={"plans": [["plan_10"], ["plan_11"]]},
    )
    duel.reinforce(0, "odd_job_a", on=0)
    assert duel.totals == [25, 11]


def test_the_strength_of_an_ability_counts_for_the_parity() -> None:
    """R20: plan 10 and a bonus of 9 are odd."""
    words = {
        "plans": [["plan_10"], ["plan_20"]],
        "bonuses": [{"seat": 0, "amount": 9, "source": "politician"}],
    }
    play = a_contest(QUIET, phase="reinforcements", hands=[["odd_job_a"], ["plan_04"]], contest=words)
    play.reinforce(0, "odd_job_a", on=0)
    assert play.totals == [29, 20]


def test_a_parity_card_is_fixed_when_the_winner_is_determined() -> None:
    """R20: the final value is fixed in step 9 of a duel, step 5 of a contest."""
    play = contest(["even_keel_a"], ["second_wind"]).reinforce(0, "even_keel_a", on=0)
    assert play.strength(0) == 20
    play.reinforce(1, "second_wind", on=0)
    assert play.totals == [17, 20]


# Taking them


def test_taken_reinforcements_come_from_the_top_of_their_deck() -> None:
    drawn = a_card("supply_drop", QUIET, reinforcements=["pep_talk", "loose_change"])
    assert (drawn.hand(0)[-1], drawn.hand(1)[-1]) == ("pep_talk", "loose_change")


def test_taken_reinforcements_are_unseen_by_the_opponent() -> None:
    """R22: they go to hand unseen by the opponent, who sees their backs."""
    drawn = a_card("supply_drop", QUIET, reinforcements=["pep_talk", "loose_change"])
    card = drawn.table.hands[0][-1]
    assert drawn.match.view(0).key(card) == "pep_talk"
    assert drawn.match.view(1).faces[card] == pieces.REINFORCEMENT_BACK


def test_taken_reinforcements_count_for_the_hand_limit() -> None:
    """R22: with six cards in hand, one must go."""
    hand = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_20"]
    drawn = a_card("supply_drop", QUIET, hands=[hand, ["plan_04"]], reinforcements=["pep_talk"])
    drawn.answers(0, DiscardCard, drawn.card("pep_talk"))
    assert drawn.discards(0) == ["pep_talk"]


def nearly_empty(left: int) -> Duels:
    """Supply Drop with so many reinforcements in the deck; the others lie in a discard pile."""
    return a_card("supply_drop", QUIET, discards=[DECK[left:], []])


def test_with_the_deck_empty_taking_has_no_effect() -> None:
    """R21: taking has no effect."""
    drawn = nearly_empty(0)
    assert not drawn.happened(ReinforcementTaken)
    assert [len(drawn.hand(seat)) for seat in (0, 1)] == [5, 5]


def test_used_reinforcements_are_not_shuffled_into_a_new_deck() -> None:
    """R21: no reshuffle."""
    drawn = nearly_empty(0)
    assert not drawn.table.reinforcements
    assert drawn.discards(0) == DECK


def test_as_many_reinforcements_are_taken_as_there_are() -> None:
    """R21: the last one goes to the leader, who takes first."""
    assert [event.seat for event in nearly_empty(1).happened(ReinforcementTaken)] == [0]
