"""Musician: an encore for every win."""

from typing import Any

from game.core.table import NOBODY
from game.duel.events import CardDiscarded, CardDrawn
from game.duel.prompts import ChooseOne, DiscardCard
from tests.support.duel.duels import Duels, a_contest, a_duel

PLANS = ["plan_04", "plan_05", "plan_06", "plan_07", "plan_08", "plan_09", "plan_10", "plan_11"]
QUIET = {"event": ["spelling_bee"], "refresh": ["overhaul"]}


def after_duel(held: int, winner: int = 0, **words: Any) -> Duels:
    """The Musician is seat 0 with so many cards in hand; the duel is about to be cleaned up."""
    return a_duel(
        ["musician", "lamplighter"],
        phase="cleanup",
        hands=[PLANS[:held], ["plan_04"]],
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": winner},
        destiny=QUIET,
        **words,
    )


def encores(duel: Duels) -> list[str]:
    return duel.asks(0, ChooseOne).options(duel.table)


def test_the_winner_may_draw_or_discard() -> None:
    assert encores(after_duel(held=4)) == ["nothing", "draw_to_limit", "discard_to_3"]


def test_the_fanfare_comes_after_cleanup() -> None:
    duel = after_duel(held=4)
    assert encores(duel)
    assert duel.discards(0) == ["plan_31"]
    assert duel.ships("planet_01") == [2, 0]


def test_drawing_fills_the_hand_to_its_limit() -> None:
    duel = after_duel(held=4).answers(0, ChooseOne, "draw_to_limit")
    assert [event.seat for event in duel.happened(CardDrawn)] == [0, 0]
    assert len(duel.table.hands[0]) == 6


def test_drawing_follows_a_changed_hand_limit() -> None:
    envoys = [{"envoy": "pack_mule", "ally": 0, "face_up": True}]
    duel = after_duel(held=6, envoys=envoys).answers(0, ChooseOne, "draw_to_limit")
    assert len(duel.table.hands[0]) == 8


def test_discarding_leaves_three_cards_of_ones_choice() -> None:
    duel = after_duel(held=5).answers(0, ChooseOne, "discard_to_3")
    duel.answers(0, DiscardCard, duel.card("plan_05")).answers(0, DiscardCard, duel.card("plan_07"))
    assert duel.hand(0) == ["plan_04", "plan_06", "plan_08"]
    assert duel.discards(0) == ["plan_31", "plan_05", "plan_07"]


def test_the_fanfare_may_be_declined() -> None:
    duel = after_duel(held=4).answers(0, ChooseOne, "nothing")
    assert not duel.happened(CardDrawn)
    assert not duel.happened(CardDiscarded)


def test_a_full_hand_draws_nothing() -> None:
    assert encores(after_duel(held=6)) == ["nothing", "discard_to_3"]
    assert encores(after_duel(held=8)) == ["nothing", "discard_to_3"]


def test_three_cards_or_fewer_have_nothing_to_discard() -> None:
    assert encores(after_duel(held=3)) == ["nothing", "draw_to_limit"]
    assert encores(after_duel(held=0)) == ["nothing", "draw_to_limit"]


def test_the_loser_plays_no_fanfare() -> None:
    duel = after_duel(held=4, winner=1)
    assert not any(prompt.because == "musician" for prompt in duel.match.waiting())


def test_a_duel_without_a_winner_has_no_fanfare() -> None:
    """R13: nobody won."""
    duel = after_duel(held=4, winner=NOBODY)
    assert not any(prompt.because == "musician" for prompt in duel.match.waiting())


def test_contests_have_a_fanfare_too() -> None:
    contest = a_contest(["musician", "lamplighter"], card="limbo", hands=[PLANS[:5], ["plan_15", "plan_20"]])
    contest.plan(0, "plan_04").plan(1, "plan_15").answers(0, ChooseOne, "draw_to_limit")
    assert len(contest.table.hands[0]) == 6
