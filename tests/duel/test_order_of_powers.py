"""Several abilities at the same moment: the card first, leader before straggler, must before may."""

from typing import Any

import pytest

from game.core.prompts import NONE, Yes
from game.duel.aliens.pitfall import SpringSnare
from game.duel.events import CardDrawn, ShipsRecovered
from game.duel.moments import PlanFixed, WinnerFound
from game.duel.prompts import ChooseOne, GiveCard, SpendTactic
from tests.support.duel.duels import Duels, a_card, a_contest, a_duel, slip
from tests.support.duel.positions import QUIET


def before_plans(aliens: list[str], straggler: int = 1, **words: Any) -> Duels:
    """A contest before plans are chosen."""
    return a_contest(aliens, straggler=straggler, phase="plans", **words)


def revealing(aliens: list[str], plans: tuple[str, str], straggler: int, **words: Any) -> Duels:
    """A contest in which plans are about to be revealed."""
    contest = {"plans": [[plans[0]], [plans[1]]]}
    hands = [["plan_04", "plan_08"], ["plan_04", "plan_08"]]
    return a_contest(aliens, straggler=straggler, phase="reveal", hands=hands, contest=contest, **words)


@pytest.mark.parametrize("straggler", [0, 1])
def test_of_two_abilities_at_the_same_moment_the_leaders_comes_first(straggler: int) -> None:
    """R30: leader first, then straggler. Both may do something before plans are chosen."""
    contest = before_plans(["worry_wart", "iron_matron"], straggler)
    asked = [prompt.because for prompt in contest.match.waiting()]
    if straggler == 1:
        contest.answers(0, Yes, False)
    else:
        contest.answers(1, ChooseOne, "nothing")
    asked += [prompt.because for prompt in contest.match.waiting()]
    assert asked == (["worry_wart", "iron_matron"] if straggler == 1 else ["iron_matron", "worry_wart"])


@pytest.mark.parametrize("straggler", [0, 1])
def test_what_must_be_done_comes_before_what_may_be_done(straggler: int) -> None:
    """R30: mandatory before optional; the Pitfall must set a snare, the Worry Wart may worry."""
    contest = before_plans(["worry_wart", "pitfall"], straggler)
    assert contest.waiting_for == [(1, "GiveCard")]
    contest.answers(1, GiveCard, contest.card("plan_04", 1))
    assert contest.waiting_for == [(0, "Yes")]


@pytest.mark.parametrize("straggler", [0, 1])
def test_as_soon_as_comes_before_after(straggler: int) -> None:
    """R30: the snare snaps as soon as plans are revealed, the echo comes after that."""
    contest = revealing(
        ["echo_chamber", "pitfall"], ("plan_13", "plan_20"), straggler, under=[[], ["plan_14"]]
    )
    assert contest.waiting_for == [(1, "SpringSnare")]
    contest.answers(1, SpringSnare, True)
    assert [(prompt.seat, prompt.because) for prompt in contest.match.waiting()] == [(0, "echo_chamber")]


@pytest.mark.parametrize("straggler", [0, 1])
def test_even_what_may_be_done_as_soon_as_comes_before_what_must_be_done_after(straggler: int) -> None:
    """R30: "as soon as" before "after", whether or not it must be done."""
    contest = revealing(["underdog", "pitfall"], ("plan_06", "plan_20"), straggler, under=[[], ["plan_05"]])
    assert contest.waiting_for == [(1, "SpringSnare")]
    assert not contest.happened(WinnerFound)
    contest.answers(1, SpringSnare, True)
    assert contest.winner == 0  # the Underdog looks at printed values, so the snare came too late


def test_what_the_card_in_force_says_comes_first() -> None:
    """R30: the destiny card belongs to nobody; Old Observatory has both draw before plans are chosen."""
    duel = a_duel(
        ["worry_wart", "lamplighter"],
        card="old_observatory",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
    )
    assert duel.waiting_for == [(0, "Yes")]
    assert [event.seat for event in duel.happened(CardDrawn)] == [0, 1]


@pytest.mark.parametrize("straggler", [0, 1])
def test_a_player_uses_the_alien_before_the_ally(straggler: int) -> None:
    """R30: both are that player's; the Roller is asked before the Bookmaker."""
    envoys = [{"envoy": "bookmaker", "ally": 0, "face_up": True}]
    contest = revealing(["roller", "lamplighter"], ("plan_13", "plan_20"), straggler, envoys=envoys)
    assert [prompt.because for prompt in contest.match.waiting()] == ["roller"]
    contest.answers(0, Yes, False)
    assert [prompt.because for prompt in contest.match.waiting()] == ["bookmaker"]


@pytest.mark.parametrize("straggler", [0, 1])
def test_after_tactics_what_must_happen_comes_before_what_may(straggler: int) -> None:
    """R30: the Tow Crew recovers before the Swarm is asked for another wave."""
    duel = a_duel(
        ["swarm", "tow_crew"],
        card="gold_rush_moon",
        phase="tactics",
        straggler=straggler,
        planets=[{"planet": "planet_01", "ships": [3, 2]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("1 shield"), slip("2 fire")]},
    )
    assert duel.waiting_for == [(0, "ChooseShips")]
    assert [(event.seat, event.ships) for event in duel.happened(ShipsRecovered)] == [(1, 1)]


@pytest.mark.parametrize("straggler", [0, 1])
def test_on_event_cards_the_leader_chooses_first(straggler: int) -> None:
    """R36: leader first unless the card says otherwise."""
    card = a_card("power_outage", QUIET, straggler=straggler)
    assert card.waiting_for == [(1 - straggler, "SpendTactic")]
    card.answers(1 - straggler, SpendTactic, 0)
    assert card.waiting_for == [(straggler, "SpendTactic")]
    assert card.refuses(straggler, SpendTactic, NONE).text == "refuse.must_choose"


@pytest.mark.parametrize("straggler", [0, 1])
def test_on_refresh_cards_the_leader_goes_first(straggler: int) -> None:
    """R36: leader first unless the card says otherwise."""
    card = a_card("night_shift", QUIET, straggler=straggler)
    assert [event.seat for event in card.happened(ShipsRecovered)] == [1 - straggler, straggler]


def test_an_ability_that_may_be_used_is_declined_without_effect() -> None:
    contest = revealing(["echo_chamber", "pitfall"], ("plan_13", "plan_20"), 1, under=[[], ["plan_14"]])
    contest.answers(1, SpringSnare, False)
    assert not contest.happened(PlanFixed)
