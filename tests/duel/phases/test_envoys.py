"""Envoys: allying, revealing, knowing and using them."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.prompts import NONE, Prompt, Yes
from game.core.table import HIDDEN, NOBODY
from game.duel import pieces
from game.duel.events import EnvoyMoved, EnvoyRevealed, ShipsDestroyed
from game.duel.moments import PlansRevealed
from game.duel.prompts import (
    ChooseOne,
    ChooseSecondPlan,
    DismissEnvoy,
    ImproveFriendship,
    RevealEnvoy,
)
from game.duel.verbs import worsen
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import AFTERWARDS, ally, ally_of, contest_at, duel_at, fight

ROWS = {0: ally("cudgel", 0, face_up=False), 1: ally("cudgel", 1, face_up=False), NOBODY: {"envoy": "cudgel"}}


def improving(*envoys: Spec, **words: Any) -> Duels:
    """Seat 0 has lost a duel that was too good to be true: the prize improves a friendship."""
    return duel_at("prize", *envoys, card="too_good_to_be_true", duel={"winner": 1}, **words)


def improves(duel: Duels, envoy: str) -> Duels:
    return duel.answers(0, ImproveFriendship, duel.envoy(envoy).card)


def worsens(duel: Duels, envoy: str, dismissed: str = "") -> list[Prompt[Any]]:
    """Seat 0 worsens a friendship; what was asked. No card says so of an envoy that is not an ally."""
    flow = worsen(duel.match.play, 0, duel.envoy(envoy).card)
    asked: list[Prompt[Any]] = []
    try:
        asked.append(flow.send(None))
        asked.append(flow.send(duel.envoy(dismissed).card))
    except StopIteration:
        pass
    duel.log += duel.match.events
    return asked


# Allying


def test_envoys_begin_neutral_and_face_down_one_of_each_group() -> None:
    duel = Duels({"aliens": ["prime", "lamplighter"], "phase": "first_hands", "destiny": AFTERWARDS})
    faces = [pieces.FACES[duel.table.faces[envoy.card]] for envoy in duel.table.envoys]
    assert [face.group for face in faces if isinstance(face, pieces.EnvoyCard)] == list(pieces.GROUPS)
    assert [(envoy.ally, envoy.face_up) for envoy in duel.table.envoys] == [(NOBODY, False)] * 3


@pytest.mark.parametrize(("before", "after"), [(NOBODY, 0), (1, NOBODY), (0, 0)])
def test_improving_a_friendship_brings_the_envoy_one_step_nearer(before: int, after: int) -> None:
    """R26: neutral allies with you, the opponent's turns neutral, your own stays."""
    duel = improves(improving(ROWS[before], {"envoy": "deuce"}), "cudgel")
    assert ally_of(duel, "cudgel") == after
    assert len(duel.happened(EnvoyMoved)) == int(before != after)


@pytest.mark.parametrize(("before", "after"), [(0, NOBODY), (NOBODY, 1), (1, 1)])
def test_worsening_a_friendship_is_the_opposite(before: int, after: int) -> None:
    """R26: your own turns neutral, a neutral one allies with the opponent, the opponent's stays."""
    duel = improving(ROWS[before], {"envoy": "deuce"}).forget()
    assert not worsens(duel, "cudgel")
    assert ally_of(duel, "cudgel") == after
    assert len(duel.happened(EnvoyMoved)) == int(before != after)


def test_any_envoy_in_play_may_be_chosen() -> None:
    duel = improving({"envoy": "cudgel"}, ally("voyager", 1), ally("deuce", 0))
    assert duel.asks(0, ImproveFriendship).options(duel.table) == [e.card for e in duel.table.envoys]


def test_an_envoy_that_is_not_in_play_is_refused() -> None:
    duel = improving({"envoy": "cudgel"}, {"envoy": "deuce"})
    refusal = duel.refuses(0, ImproveFriendship, duel.card("chosen"))
    assert refusal.text == "refuse.envoy_not_in_play"


@pytest.mark.parametrize("kept", ["cudgel", "deuce"])
def test_a_player_with_too_many_allies_keeps_one_and_the_other_turns_neutral(kept: str) -> None:
    """R27: it does not go to the opponent."""
    duel = improves(improving({"envoy": "cudgel"}, ally("deuce")), "cudgel")
    other = "deuce" if kept == "cudgel" else "cudgel"
    duel.answers(0, DismissEnvoy, duel.envoy(other).card)
    assert (ally_of(duel, kept), ally_of(duel, other)) == (0, NOBODY)


def test_only_allies_can_be_sent_away() -> None:
    duel = improves(improving({"envoy": "cudgel"}, {"envoy": "voyager"}, ally("deuce")), "cudgel")
    refusal = duel.refuses(0, DismissEnvoy, duel.envoy("voyager").card)
    assert refusal.text == "refuse.envoy_not_your_ally"


def test_too_many_allies_may_come_from_the_opponents_worsening() -> None:
    """R27: the player who gets the ally decides."""
    duel = improving({"envoy": "cudgel"}, ally("deuce", 1), {"envoy": "voyager"})
    asked = worsens(duel, "cudgel", dismissed="deuce")
    assert [(prompt.seat, type(prompt)) for prompt in asked] == [(1, DismissEnvoy)]
    assert (ally_of(duel, "cudgel"), ally_of(duel, "deuce")) == (1, NOBODY)


def test_one_ally_is_not_too_many() -> None:
    duel = improves(improving({"envoy": "cudgel"}, ally("deuce", 1)), "cudgel")
    assert (0, "DismissEnvoy") not in duel.waiting_for
    assert (ally_of(duel, "cudgel"), ally_of(duel, "deuce")) == (0, 1)


# Knowing


def reads(duel: Duels, seat: int, envoy: str) -> bool:
    """True if the envoy's face stands in the view of this seat."""
    return bool(duel.match.view(seat).faces[duel.envoy(envoy).card] != HIDDEN)


def test_nobody_knows_a_neutral_envoy_that_lies_face_down() -> None:
    duel = improving({"envoy": "cudgel"}, {"envoy": "deuce"})
    assert not reads(duel, 0, "cudgel")
    assert not reads(duel, 1, "cudgel")


def test_its_ally_may_read_a_face_down_envoy_and_the_opponent_may_not() -> None:
    """R28."""
    duel = improves(improving({"envoy": "cudgel"}, {"envoy": "deuce"}), "cudgel")
    assert reads(duel, 0, "cudgel")
    assert not reads(duel, 1, "cudgel")
    assert not reads(duel, 0, "deuce")


def test_whoever_has_read_a_face_down_envoy_knows_it_when_it_has_left() -> None:
    """R28."""
    duel = improves(improving(ally("cudgel", 1, face_up=False), {"envoy": "deuce"}), "cudgel")
    assert ally_of(duel, "cudgel") == NOBODY
    assert reads(duel, 1, "cudgel")
    assert not reads(duel, 0, "cudgel")


def test_an_envoy_that_changes_sides_face_down_is_known_to_both() -> None:
    """R28."""
    duel = improves(improving({"envoy": "cudgel", "read_by": [1]}, {"envoy": "deuce"}), "cudgel")
    assert reads(duel, 0, "cudgel")
    assert reads(duel, 1, "cudgel")


def test_a_new_ally_may_be_read_before_one_is_sent_away() -> None:
    """R27, R28."""
    duel = improves(improving({"envoy": "cudgel"}, ally("deuce")), "cudgel")
    assert duel.waiting_for == [(0, "DismissEnvoy")]
    assert reads(duel, 0, "cudgel")


# Revealing


def test_the_leader_decides_first_whether_to_turn_up_an_ally() -> None:
    """R29."""
    envoys = [ally("cudgel", 1, face_up=False), ally("deuce", 0, face_up=False)]
    duel = duel_at("envoys", *envoys)
    assert duel.waiting_for == [(0, "RevealEnvoy")]
    assert duel.keep_hidden(0).waiting_for == [(1, "RevealEnvoy")]
    swapped = duel_at("envoys", *envoys, straggler=0)
    assert swapped.waiting_for == [(1, "RevealEnvoy")]


def test_a_revealed_envoy_lies_open_for_both() -> None:
    duel = duel_at("envoys", ally("cudgel", face_up=False))
    duel.answers(0, RevealEnvoy, duel.envoy("cudgel").card)
    assert duel.envoy("cudgel").face_up
    assert reads(duel, 1, "cudgel")


def test_an_ally_may_stay_face_down() -> None:
    duel = duel_at("envoys", ally("cudgel", face_up=False)).keep_hidden(0)
    assert not duel.happened(EnvoyRevealed)
    assert not reads(duel, 1, "cudgel")


def test_only_own_allies_can_be_turned_up() -> None:
    duel = duel_at("envoys", ally("cudgel", face_up=False), {"envoy": "deuce"})
    refusal = duel.refuses(0, RevealEnvoy, duel.envoy("deuce").card)
    assert refusal.text == "refuse.envoy_not_hidden_ally"


@pytest.mark.parametrize("envoy", [{"envoy": "cudgel"}, ally("cudgel")])
def test_with_nothing_to_turn_up_nobody_is_asked(envoy: Spec) -> None:
    assert duel_at("envoys", envoy).waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_in_a_duel_envoys_are_revealed_after_the_dials_and_at_no_other_time() -> None:
    """R29: only in step 3."""
    duel = duel_at("dials", ally("cudgel", face_up=False), ships=(0, 0))
    duel.dial(2, 2).keep_hidden(0)
    duel.plan(0, "plan_14", "4 shield").plan(1, "plan_15", "4 shield").pass_reinforcements()
    assert duel.winner == 1
    assert not duel.happened(EnvoyRevealed)


def test_in_a_contest_envoys_are_revealed_first() -> None:
    """R29: only in step 1."""
    contest = contest_at("envoys", ally("cudgel", face_up=False))
    assert contest.waiting_for == [(0, "RevealEnvoy")]
    contest.keep_hidden(0).plan(0, "plan_14").plan(1, "plan_15").pass_reinforcements()
    assert contest.winner == 1


def test_a_revealed_envoy_works_from_that_moment_on() -> None:
    """R29."""
    duel = duel_at("envoys", ally("gunrunner", face_up=False), ships=(2, 4))
    duel.answers(0, RevealEnvoy, duel.envoy("gunrunner").card)
    duel.plan(0, "plan_14", "2 fire").plan(1, "plan_15", "1 recover")
    assert [event.ships for event in duel.happened(ShipsDestroyed)] == [2 + 1]


def test_in_a_restarted_duel_envoys_may_be_revealed_again() -> None:
    """R12."""
    duel = fight("4 fire", "4 fire", ally("cudgel", face_up=False))
    assert duel.dial(2, 2).waiting_for == [(0, "RevealEnvoy")]


def test_two_allies_may_both_be_turned_up_or_only_one() -> None:
    duel = duel_at(
        "envoys",
        ally("cudgel", face_up=False),
        ally("deuce", face_up=False),
        aliens=["salon_lion", "lamplighter"],
    )
    duel.answers(0, RevealEnvoy, duel.envoy("deuce").card)
    assert duel.asks(0, RevealEnvoy).listed == (duel.envoy("cudgel").card,)
    duel.keep_hidden(0)
    assert (duel.envoy("deuce").face_up, duel.envoy("cudgel").face_up) == (True, False)


# Using


def test_a_face_up_envoy_that_turns_neutral_stays_face_up_but_is_not_active() -> None:
    duel = improving(ally("pen_pal", 1), {"envoy": "cudgel"})
    hand = len(duel.table.hands[1])
    improves(duel, "pen_pal")
    assert (ally_of(duel, "pen_pal"), duel.envoy("pen_pal").face_up) == (NOBODY, True)
    assert len(duel.table.hands[1]) == hand


def test_a_face_up_envoy_works_for_a_new_ally_without_being_revealed_again() -> None:
    duel = improving({"envoy": "pen_pal", "face_up": True}, {"envoy": "cudgel"})
    hand = len(duel.table.hands[0])
    improves(duel, "pen_pal")
    assert not duel.happened(EnvoyRevealed)
    assert len(duel.table.hands[0]) == hand + 1


def test_an_envoy_that_is_used_stays_open_and_allied_unless_it_says_otherwise() -> None:
    plans = {"plans": [["plan_06"], ["plan_09"]]}
    contest = contest_at("reveal", ally("bookmaker"), contest=plans).answers(0, ChooseOne, "low")
    contest.pass_reinforcements()
    assert contest.winner == 1
    assert (ally_of(contest, "bookmaker"), contest.envoy("bookmaker").face_up) == (0, True)


def test_a_used_envoy_leaves_after_cleanup_and_its_card_can_be_won_before() -> None:
    """The loser of the duel takes the Deuce away before it would turn neutral by itself."""
    duel = duel_at("plans", ally("deuce"), {"envoy": "cudgel"}, card="too_good_to_be_true", ships=(2, 2))
    duel.plan(0, "plan_14", "4 fire").answers(0, ChooseSecondPlan, duel.card("plan_15"))
    duel.plan(1, "plan_15", "1 recover")
    assert ally_of(duel, "deuce") == 0
    duel.forget().answers(1, ImproveFriendship, duel.envoy("deuce").card)
    assert [(event.ally, event.was) for event in duel.happened(EnvoyMoved)] == [(NOBODY, 0)]


def test_a_used_envoy_that_has_left_is_fresh_again() -> None:
    """Its next ally uses it anew: what it did before is forgotten at cleanup."""
    contest = contest_at("plans", ally("deuce")).plan(0, "plan_14")
    contest.answers(0, ChooseSecondPlan, contest.card("plan_08")).plan(1, "plan_15").pass_reinforcements()
    assert (ally_of(contest, "deuce"), contest.envoy("deuce").used) == (NOBODY, False)


def test_abilities_wanted_at_the_same_moment_come_leader_first() -> None:
    """R30: the straggler's Comet waits for the leader's Swarm."""
    duel = fight("4 shield", "4 shield", ally("battering_comet", 1), aliens=["swarm", "lamplighter"])
    assert duel.waiting_for == [(0, "ChooseShips")]
    other = fight(
        "4 shield", "4 shield", ally("battering_comet", 1), aliens=["swarm", "lamplighter"], straggler=0
    )
    assert other.waiting_for == [(1, "Yes")]


def test_what_must_happen_comes_before_what_may() -> None:
    """R30: the straggler's winning bet is paid before the leader's Chosen is asked."""
    plans = {"plans": [["plan_06"], ["plan_09"]]}
    contest = contest_at("reveal", ally("chosen", 0), ally("bookmaker", 1), contest=plans)
    contest.answers(1, ChooseOne, "low")
    assert contest.happened(PlansRevealed)
    assert contest.asks(0, Yes).because == "chosen"
    assert len(contest.table.hands[1]) == 6 + 1


def test_declining_to_reveal_is_always_possible() -> None:
    duel = duel_at("envoys", ally("turncoat", 1, face_up=False))
    assert NONE in duel.asks(1, RevealEnvoy).options(duel.table)
