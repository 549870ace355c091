"""Decisions of a match with a clearly better answer become puzzles, by what their seat could know."""

from __future__ import annotations

from game.bots.own_puzzles import CLEAR, CLOSE, MOST, Judge, OwnPuzzle, Worth, seek, weigh
from game.core.history import Beginning
from game.core.match import Match
from game.duel import GAME
from game.duel.prompts import PlayReinforcement
from tests.support.duel.duels import Duels, a_duel
from tests.support.own_puzzles import found, judged, played


def one_card_from_victory() -> Duels:
    """Four planets are seat 0's, and the pep talk wins the fifth."""
    planets = [{"planet": f"planet_0{n}", "ships": [1, 0]} for n in range(2, 6)]
    return a_duel(
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": [1, 1]}, *planets],
        hands=[["pep_talk", "plan_04"], ["plan_04"]],
        duel={"plans": [["plan_11"], ["plan_13"]], "revealed": True},
    )


def test_a_victory_that_was_passed_by_is_a_puzzle() -> None:
    duel = one_card_from_victory()
    assert isinstance(duel.match.asked_of(0), PlayReinforcement)
    *_, puzzle = weigh(duel.match, (-1, -1), 0)
    assert puzzle is not None
    assert puzzle.best.answer == (duel.card("pep_talk"), 0)
    assert puzzle.given.answer == (-1, -1)
    assert puzzle.best.worth >= puzzle.given.worth + CLEAR


def test_who_has_found_the_best_answer_gets_no_puzzle() -> None:
    duel = one_card_from_victory()
    assert not any(weigh(duel.match, (duel.card("pep_talk"), 0), 0))


def test_a_whole_match_gives_up_to_three_of_its_own_decisions() -> None:
    match, puzzles = played(), found()
    assert 0 < len(puzzles) <= MOST
    for puzzle in puzzles:
        decision = match.decisions[puzzle.taken]
        assert (decision.seat, decision.answer) == (0, puzzle.given.answer)
        assert puzzle.best.worth >= puzzle.given.worth + CLEAR - 1  # both were rounded
        assert puzzle.given in puzzle.worths
        assert sorted(puzzle.worths, key=lambda each: -each.worth) == list(puzzle.worths)


def test_nobody_who_did_not_play_gets_one() -> None:
    *_, puzzles = seek(played(), [])
    assert puzzles == []


def test_decisions_that_nobody_was_asked_are_left_out() -> None:
    match = played()
    *_, puzzles = seek(match, [0], silent=range(len(match.decisions)))
    assert puzzles == []


def test_as_good_as_the_best_is_good_enough() -> None:
    puzzle = OwnPuzzle(3, 0, Worth("pass", 20), (Worth("attack", 60), Worth("pass", 20)))
    assert puzzle.is_solved_by(60 - CLOSE)
    assert not puzzle.is_solved_by(59 - CLOSE)


def test_what_others_hold_does_not_change_the_figures() -> None:
    """The same view in several true worlds: the same answers, and the same worth for each."""
    table = GAME.arrange(
        {
            "aliens": ["dawdler", "musician"],
            "past": ["gold_rush_moon"],
            "planets": [{"planet": "planet_01", "ships": [2, 2]}],
            "hands": [["plan_04", "plan_31", "mega_support"], ["plan_10", "plan_14", "traitor"]],
            "duel": {"planet": "planet_01"},
            "phase": "choose_plans",
        }
    )
    truths = []
    for world in range(3):
        other = GAME.copy(table)
        other.imagine_for(0, world)
        truths.append(Match(GAME, other, Beginning(world, {})))
    held = {str([truth.table.key(card) for card in truth.table.hands[1]]) for truth in truths}
    assert len(held) > 1
    answers = Judge(truths[0], 0, 9).likely(9, table.hands[0][0])
    assert len({tuple(judged(truth, answer, 9) for answer in answers) for truth in truths}) == 1
