"""Duel step 4, contest step 2: choose a plan and a tactic, in secret."""

from typing import Any

import pytest

from game.core.table import HIDDEN
from game.duel import pieces
from game.duel.events import CardDrawn, ShipsDestroyed, SlipOpened, SlipWritten, TacticSpent
from game.duel.prompts import ChoosePlan, ChooseTactic
from tests.support.duel.duels import Duels, a_contest, a_duel, half
from tests.support.duel.positions import QUIET

ALL_TACTICS = [tactic.id for tactic in pieces.TACTICS]
ONE_SHIP_EACH = [{"planet": "planet_01", "ships": [1, 1]}]


def at_plans(ships: tuple[int, int] = (2, 2), **words: Any) -> Duels:
    """Dials are done; the next discard and the next contest ask nothing of the quiet aliens."""
    planets = [{"planet": "planet_01", "ships": list(ships)}]
    return a_duel(QUIET, card="gold_rush_moon", phase="plans", planets=planets, **words)


# Which cards may be chosen


def test_a_plan_is_chosen_from_hand_and_then_a_ready_tactic() -> None:
    duel = at_plans()
    assert duel.keys(duel.asks(0, ChoosePlan).options(duel.table)) == duel.hand(0)
    duel.answers(0, ChoosePlan, duel.card("plan_08"))
    assert duel.asks(0, ChooseTactic).options(duel.table) == list(range(10))


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    duel = at_plans()
    assert duel.refuses(0, ChoosePlan, duel.card("plan_42")).text == "refuse.plan"
    assert duel.refuses(0, ChoosePlan, duel.card("plan_08", 1)).text == "refuse.plan"


def test_a_plan_of_the_opponents_colour_in_the_own_hand_may_be_chosen() -> None:
    duel = at_plans(hands=[["plan_42.blue", "plan_04"], ["plan_08"]])
    duel.plan(0, "plan_42.blue", "1 shield").plan(1, "plan_08", "1 shield")
    assert duel.totals == [42, 8]


def test_both_halves_of_a_tactic_may_be_chosen_but_not_a_spent_one() -> None:
    duel = at_plans(spent=[["tactic_1", "tactic_5"], []])
    duel.answers(0, ChoosePlan, duel.card("plan_08"))
    assert duel.asks(0, ChooseTactic).options(duel.table) == [2, 3, 4, 5, 6, 7]
    assert duel.refuses(0, ChooseTactic, half("4 fire")).text == "refuse.tactic_not_ready"


def test_there_is_no_tactic_in_a_contest() -> None:
    """R37: no tactic in a contest."""
    contest = a_contest(QUIET).answers(0, ChoosePlan, a_contest(QUIET).card("plan_08"))
    assert contest.waiting_for == [(1, "ChoosePlan")]


# A reinforcement as plan


@pytest.mark.parametrize(
    ("card", "value"), [("mega_support", 12), ("pep_talk", 4), ("drying_up_funding", -10), ("bad_press", -3)]
)
def test_a_reinforcement_as_plan_is_worth_its_printed_number(card: str, value: int) -> None:
    """R5: any hand card may be chosen, and a reinforcement has its printed number as value."""
    contest = a_contest(QUIET, hands=[[card], ["plan_04"]]).plan(0, card).plan(1, "plan_04")
    assert contest.totals == [value, 4]


@pytest.mark.parametrize("card", ["even_keel_a", "odd_job_a"])
def test_a_parity_card_as_plan_counts_ten(card: str) -> None:
    """R5: a parity +10 counts 10, and does nothing else."""
    contest = a_contest(QUIET, hands=[[card], ["plan_04"]]).plan(0, card).plan(1, "plan_04")
    assert contest.totals == [10, 4]


@pytest.mark.parametrize("card", ["even_keel_a", "odd_job_a"])
def test_a_parity_card_as_plan_stays_ten_when_the_strength_changes(card: str) -> None:
    """R5: as a plan it looks at no parity."""
    contest = a_contest(QUIET, hands=[[card, "second_wind"], ["plan_04"]]).plan(0, card).plan(1, "plan_04")
    contest.reinforce(0, "second_wind", on=0)
    assert contest.totals == [15, 4]


def test_a_reinforcement_as_plan_is_discarded_by_the_player_who_played_it() -> None:
    """R5: it goes to the pile of the player who played it; R19: as every plan does."""
    contest = a_contest(QUIET, hands=[["traitor"], ["plan_04"]]).plan(0, "traitor").plan(1, "plan_04")
    assert (contest.discards(0), contest.discards(1)) == (["traitor"], ["plan_04"])


def test_a_reinforcement_chosen_as_plan_cannot_be_played_as_well() -> None:
    """R5: it does nothing else."""
    contest = a_contest(QUIET, hands=[["pep_talk"], ["plan_04"]]).plan(0, "pep_talk").plan(1, "plan_04")
    assert (0, "PlayReinforcement") not in contest.waiting_for
    assert contest.totals == [4, 4]


# Without a ready tactic, without a card


def test_with_no_ready_tactic_only_a_plan_is_chosen() -> None:
    """R6: the player chooses a plan only."""
    duel = at_plans(spent=[ALL_TACTICS, []]).plan(0, "plan_08")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_with_no_ready_tactic_nothing_is_revealed_and_fire_hits_all_the_same() -> None:
    """R6: reveals nothing in step 5."""
    duel = at_plans((3, 2), spent=[ALL_TACTICS, []])
    duel.plan(0, "plan_08").plan(1, "plan_04", "2 fire")
    assert [(event.seat, event.kind) for event in duel.happened(SlipOpened)] == [(1, "tactic")]
    assert duel.ships("planet_01") == [1, 2]


def test_with_no_ready_tactic_none_is_spent() -> None:
    """R6: there is nothing to spend."""
    duel = at_plans(spent=[ALL_TACTICS, ALL_TACTICS]).plan(0, "plan_08").plan(1, "plan_04")
    assert not duel.happened(TacticSpent)
    assert not duel.happened(ShipsDestroyed)


def test_with_an_empty_hand_cards_are_drawn_to_choose_from() -> None:
    """R24: if an effect needs a card from hand, first draw up to the hand limit."""
    duel = at_plans(hands=[[], ["plan_04"]], decks=[["plan_31", "plan_42"], []])
    assert duel.hand(0)[:2] == ["plan_31", "plan_42"]
    assert len(duel.hand(0)) == 6
    assert [event.seat for event in duel.happened(CardDrawn)] == [0] * 6


def test_a_hand_of_one_card_is_not_filled() -> None:
    """R24: only an empty hand is filled."""
    assert not at_plans(hands=[["plan_08"], ["plan_04"]]).happened(CardDrawn)


def test_a_player_without_any_card_has_no_plan() -> None:
    """R25: with hand, deck and discard pile empty there is nothing to choose."""
    taken = [f"{plan.id}.orange" for plan in pieces.PLANS]
    contest = a_contest(QUIET, hands=[[], ["plan_04"]], discards=[[], taken])
    assert contest.waiting_for == [(1, "ChoosePlan")]
    contest.plan(1, "plan_04")
    assert contest.totals == [0, 4]


# Secrecy


def test_what_one_player_chooses_the_other_cannot_see_while_choosing() -> None:
    """The view of seat 1 is the same whatever seat 0 has chosen."""
    views = [
        at_plans().plan(0, *choice).match.view(1) for choice in (("plan_08", "4 fire"), ("plan_04", "1 fire"))
    ]
    assert views[0] == views[1]


def hidden_choice(card: str, tactic: str, **words: Any) -> Duels:
    """Plans and tactics are chosen; the Cheater's opponent is asked something before they are revealed."""
    hands = [["plan_04", "plan_08", "pep_talk"], ["plan_10", "plan_14"]]
    duel = a_duel(
        ["cheater", "lamplighter"],
        card="gold_rush_moon",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        hands=hands,
        spent=[ALL_TACTICS[1:], []],
        **words,
    )
    return duel.plan(0, card, tactic).plan(1, "plan_10", "4 fire")


def test_a_chosen_plan_lies_face_down_until_it_is_revealed() -> None:
    duel = hidden_choice("plan_08", "1 shield")
    [card] = duel.table.duel.plans[0]
    assert duel.match.view(0).key(card) == "plan_08.orange"
    assert duel.match.view(1).faces[card] == pieces.ORANGE_BACK


def test_a_reinforcement_as_plan_shows_its_back() -> None:
    duel = hidden_choice("pep_talk", "1 shield")
    [card] = duel.table.duel.plans[0]
    assert duel.match.view(1).faces[card] == pieces.REINFORCEMENT_BACK


@pytest.mark.parametrize("other", [("plan_04", "1 shield"), ("plan_08", "4 fire")])
def test_chosen_plans_and_tactics_are_the_same_to_the_opponent_whatever_they_are(
    other: tuple[str, str],
) -> None:
    first, second = hidden_choice("plan_08", "1 shield"), hidden_choice(*other)
    views = [duel.match.view(1) for duel in (first, second)]
    slips = [[view.faces[card] for card in range(pieces.FIRST_SLIP, len(view.faces))] for view in views]
    assert slips[0] == slips[1]
    assert [[view.faces[card] for card in view.duel.plans[0]] for view in views] == [[pieces.ORANGE_BACK]] * 2


def test_a_chosen_tactic_is_hidden_from_the_opponent_and_known_to_its_owner() -> None:
    duel = hidden_choice("plan_08", "1 shield")
    card = pieces.slip(0, "tactic")
    assert duel.match.view(0).faces[card] == 1 + half("1 shield")
    assert duel.match.view(1).faces[card] == HIDDEN


def test_the_note_of_a_tactic_is_blank_for_the_opponent() -> None:
    duel = hidden_choice("plan_08", "1 shield")
    [written] = [event for event in duel.happened(SlipWritten) if (event.seat, event.kind) == (0, "tactic")]
    assert written.seen_by(duel.table, 1).value == HIDDEN
    assert written.seen_by(duel.table, 0).value == 1 + half("1 shield")


def test_revealed_tactics_are_known_to_both_but_plans_are_not_yet() -> None:
    """A tactic is revealed in step 5, a plan in step 7."""
    duel = a_duel(
        ["swarm", "lamplighter"],
        card="gold_rush_moon",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
    )
    duel.plan(0, "plan_08", "1 shield").plan(1, "plan_04", "2 shield")  # the Swarm is asked after step 5
    view = duel.match.view(1)
    assert view.faces[pieces.slip(0, "tactic")] == 1 + half("1 shield")
    assert [view.faces[card] for card in duel.table.duel.plans[0]] == [pieces.ORANGE_BACK]


def test_revealed_plans_are_known_to_both() -> None:
    duel = at_plans().plan(0, "plan_08", "1 shield").plan(1, "plan_04", "2 shield")
    assert duel.waiting_for == [(0, "PlayReinforcement")]
    for seat in (0, 1):
        view = duel.match.view(seat)
        assert [view.key(card) for [card] in duel.table.duel.plans] == ["plan_08.orange", "plan_04.blue"]


def test_who_has_seen_the_hand_cannot_tell_which_card_became_the_plan() -> None:
    """The opponent saw both plans; afterwards nothing tells which of them lies face down."""
    duel = hidden_choice("plan_08", "1 shield", known=[[], ["plan_04.orange", "plan_08.orange"]])
    view = duel.match.view(1)
    assert view.duel is not None
    hidden = [*view.duel.plans[0], *view.hands[0]]
    assert {view.faces[card] for card in hidden} == {pieces.ORANGE_BACK, pieces.REINFORCEMENT_BACK}
    assert duel.match.view(0).key(view.duel.plans[0][0]) == "plan_08.orange", "its owner knows it"
