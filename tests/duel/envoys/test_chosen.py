"""Chosen: after the reveal a better plan may turn up."""

import pytest

from game.core.prompts import NONE, Yes
from game.core.table import NOBODY
from game.duel.events import DeckReshuffled, EnvoyUsed
from game.duel.moments import DeckTurnedUp, PlansRevealed
from game.duel.prompts import MayTakeCard
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ALL_PLANS, ally, ally_of, contest_at, duel_at, fight, idle

CHOSEN = ally("chosen")
ASKED = (0, "Yes")
PLANS = {"plans": [["plan_01"], ["plan_20"]]}
TOP = [["plan_42", "plan_09"], []]


def revealed(*envoys: Spec, **words: object) -> Duels:
    """Plans 1 and 20 are turned up; on the deck of seat 0 lie 42 and 9."""
    spec: Spec = {"duel": PLANS, "decks": TOP, **words}
    return duel_at("reveal", *(envoys or [CHOSEN]), **spec)


def no_more_cards(discards: list[str], deck: list[str]) -> Spec:
    """Words for seat 0 with these cards left and all others in hand."""
    hand = [plan for plan in ALL_PLANS if plan not in [*discards, *deck, "plan_01"]]
    return {"hands": [hand, ["plan_04"]], "decks": [deck, []], "discards": [discards, []]}


def call(duel: Duels, plan: str | None) -> Duels:
    """Turn up two cards and take this one, or none, as the plan."""
    return duel.answers(0, Yes, True).answers(0, MayTakeCard, duel.card(plan) if plan else NONE)


def test_its_ally_may_turn_up_two_cards_and_replace_the_plan_with_one() -> None:
    duel = call(revealed(), "plan_42")
    assert duel.strength(0) == 42


def test_the_cards_are_turned_up_for_both_to_see() -> None:
    duel = revealed().answers(0, Yes, True)
    cards = duel.asks(0, MayTakeCard).listed
    assert duel.keys(list(cards)) == ["plan_42", "plan_09"]
    view = duel.match.view(1)
    assert [view.key(card) for card in cards] == ["plan_42.orange", "plan_09.orange"]


def test_the_replaced_plan_and_the_unused_card_are_discarded() -> None:
    duel = call(revealed(), "plan_42")
    assert sorted(duel.discards(0)) == ["plan_01", "plan_09"]
    assert not duel.table.set_aside


def test_the_old_plan_may_stay_and_both_cards_are_discarded() -> None:
    duel = call(revealed(), None)
    assert duel.strength(0) == 1
    assert sorted(duel.discards(0)) == ["plan_09", "plan_42"]


def test_nothing_need_be_turned_up() -> None:
    duel = revealed().answers(0, Yes, False)
    assert not duel.happened(DeckTurnedUp)
    assert not duel.happened(EnvoyUsed)
    duel.pass_reinforcements()
    assert ally_of(duel, "chosen") == 0


@pytest.mark.parametrize("choice", ["plan_42", None])
def test_after_cleanup_it_turns_neutral_even_if_the_old_plan_stays(choice: str | None) -> None:
    duel = call(revealed(), choice)
    assert ally_of(duel, "chosen") == 0
    duel.pass_reinforcements()
    assert ally_of(duel, "chosen") == NOBODY
    assert duel.envoy("chosen").face_up


def test_it_comes_before_reinforcements() -> None:
    duel = revealed()
    assert duel.waiting_for == [ASKED]
    assert duel.answers(0, Yes, False).waiting_for == [(0, "PlayReinforcement")]


def test_an_empty_deck_is_made_anew_from_the_discard_pile_without_the_current_plan() -> None:
    """R25: cards in play are not included; the first card turned up is one of them."""
    duel = revealed(**no_more_cards(["plan_08"], ["plan_42"])).answers(0, Yes, True)
    assert duel.happened(DeckReshuffled) == [DeckReshuffled(0)]
    assert duel.keys(list(duel.asks(0, MayTakeCard).listed)) == ["plan_42", "plan_08"]


def test_a_deck_that_suffices_is_not_made_anew() -> None:
    duel = revealed(discards=[["plan_06"], []]).answers(0, Yes, True)
    assert not duel.happened(DeckReshuffled)


def test_the_only_card_left_is_turned_up_alone() -> None:
    """R38: as much as possible."""
    duel = revealed(**no_more_cards([], ["plan_42"])).answers(0, Yes, True)
    assert duel.keys(list(duel.asks(0, MayTakeCard).listed)) == ["plan_42"]


def test_with_no_card_left_nothing_is_asked() -> None:
    assert ASKED not in revealed(**no_more_cards([], [])).waiting_for


def test_a_reinforcement_that_turns_up_may_become_the_plan() -> None:
    """R5: its printed number is its value."""
    duel = call(revealed(decks=[["mega_support"], []]), "mega_support")
    assert duel.strength(0) == 12


def test_it_works_in_contests_too() -> None:
    contest = call(contest_at("reveal", CHOSEN, contest=PLANS, decks=TOP), "plan_42").pass_reinforcements()
    assert contest.winner == 0
    assert ally_of(contest, "chosen") == NOBODY


def test_of_two_plans_the_main_plan_is_replaced() -> None:
    plans = {"plans": [["plan_01", "plan_06"], ["plan_20"]]}
    duel = call(revealed(duel=plans), "plan_42")
    assert duel.strength(0) == 42 + 6


def test_a_new_plan_may_hand_the_underdog_the_victory() -> None:
    """R40: the duel ends at once, but what was turned up is discarded and the envoy leaves."""
    duel = call(revealed(aliens=["prime", "underdog"]), "plan_42")
    assert (duel.winner, duel.totals) == (1, [])
    assert sorted(duel.discards(0)) == ["plan_01", "plan_09", "plan_42"]
    assert ally_of(duel, "chosen") == NOBODY


def test_plans_that_are_never_revealed_are_not_replaced() -> None:
    duel = fight("4 fire", "1 shield", CHOSEN)
    assert not duel.happened(PlansRevealed)
    assert not duel.happened(EnvoyUsed)


def test_only_its_own_ally_is_asked() -> None:
    duel = revealed(ally("chosen", 1), decks=[[], ["plan_42", "plan_09"]])
    assert duel.waiting_for == [(1, "Yes")]


@pytest.mark.parametrize("envoy", idle("chosen"))
def test_a_chosen_face_down_or_neutral_is_not_called(envoy: Spec) -> None:
    assert ASKED not in revealed(envoy).waiting_for
