"""Bots answer legally, know no more than their seat, and the better level wins."""

from __future__ import annotations

from random import Random
from types import FunctionType
from typing import Any

import pytest

import game
from game.bots import LEVELS, Bot, Chair, bot, decide, decided, mind_of
from game.bots.captain import Captain
from game.bots.duel.mind import TASTES
from game.bots.minds import pick
from game.bots.novice import Novice
from game.bots.random import RandomBot
from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import NONE, Yes
from game.core.refusals import WrongWord
from game.duel import GAME, prompts
from game.duel.prompts import ChoosePlan, DiscardCard, ImproveFriendship, PlayReinforcement, SetDial
from tests.support.duel.duels import Duels, a_card, a_contest, a_duel
from tests.support.random_matches import positions

LIGHT, QUARTER = 12, 24  # imagined futures for one decision; the usual number is 96
SOLE = {0: [0], 1: [1]}


def light_captain(seed: int, futures: int = LIGHT) -> Bot:
    mind = mind_of("duel")
    assert mind is not None
    return Captain(mind, seed, futures)


def light(level: str, seed: int, futures: int = LIGHT) -> Bot:
    return light_captain(seed, futures) if level == "captain" else bot(level, "duel", seed)


def victories(better: str, worse: str, matches: int, futures: int = LIGHT) -> int:
    """How often the better level wins alone, every match played twice with seats swapped."""
    won = 0
    for number in range(matches):
        seed, seat = number // 2, number % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        bots = [light(level, 2 * seed + place, futures) for place, level in enumerate(levels)]
        match = game.new_match("duel", seed)
        while waiting := match.waiting():
            asked = waiting[0].seat
            match.answer(asked, decided(bots[asked], match, asked))
        won += match.table.winners == SOLE[seat]
    return won


@pytest.mark.parametrize("level", ["random", "novice"])
@pytest.mark.parametrize(
    "options", [{}, {"first_game": True}, {"aliens": "dealt"}, {"aliens": "free"}], ids=str
)
def test_a_bot_plays_whole_matches_with_options_only(level: str, options: dict[str, Any]) -> None:
    for seed in range(5):
        match = game.new_match("duel", seed, options=options)
        bots = [bot(level, "duel", seat) for seat in range(2)]
        while waiting := match.waiting():
            seat = waiting[-1].seat
            choice = decided(bots[seat], match, seat)
            assert choice in waiting[-1].options(match.table)
            match.answer(seat, choice)
        assert match.table.over


def test_a_captain_answers_with_options_only() -> None:
    for match in positions(game.new_match("duel", 3), every=5):
        for prompt in match.waiting():
            assert decided(light_captain(1), match, prompt.seat) in prompt.options(match.table)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_leaves_the_match_as_it_is(level: str) -> None:
    for match in positions(game.new_match("duel", 4), every=20):
        prompt, before, taken = match.waiting()[0], match.digest(), len(match.decisions)
        decided(light(level, 1), match, prompt.seat)
        assert (match.digest(), len(match.decisions), match.waiting()[0]) == (before, taken, prompt)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_the_same_knowledge_give_the_same_answer(level: str) -> None:
    for match in positions(game.new_match("duel", 5), every=25):
        seat = match.waiting()[0].seat
        assert decided(light(level, 9), match, seat) == decided(light(level, 9), match, seat)


def test_another_seed_may_give_another_answer() -> None:
    match = a_duel().match
    for level in ("random", "novice"):
        assert len({decide(level, match, 0, seed) for seed in range(30)}) > 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("phase", ["set_dials", "choose_plans", "reinforcements"])
def test_hidden_faces_do_not_change_an_answer(level: str, phase: str) -> None:
    spec = {
        "aliens": ["dawdler", "musician"],
        "past": ["gold_rush_moon"],
        "planets": [{"planet": "planet_01", "ships": [2, 2]}],
        "hands": [["plan_04", "plan_31", "mega_support"], ["plan_10", "plan_14", "traitor"]],
        "duel": {"planet": "planet_01", "plans": [["plan_13"], ["plan_15"]], "revealed": True},
        "phase": phase,
    }
    if phase != "reinforcements":
        spec["duel"] = {"planet": "planet_01"}
    table = GAME.arrange(spec)
    truths = []
    for world in range(4):
        other = GAME.copy(table)
        other.imagine_for(0, world)
        truths.append(Match(GAME, other, Beginning(world, {})))
    hands = [[truth.table.key(card) for card in truth.table.hands[1]] for truth in truths]
    assert len({str(hand) for hand in hands}) > 1
    assert len({str(truth.view(0)) for truth in truths}) == 1
    assert len({decided(light(level, 7), truth, 0) for truth in truths}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_sealed_answer_of_the_opponent_does_not_change_an_answer(level: str) -> None:
    answers = []
    for number in (1, 4):
        duel = a_duel(phase="set_dials").answers(1, SetDial, number)
        answers.append(decided(light(level, 3), duel.match, 0))
    assert answers[0] == answers[1]


def test_a_chair_does_not_lead_to_the_match() -> None:
    match = a_duel().match
    chair = Chair(match, 0)
    assert chair.__slots__ == ("imagine", "seat", "view")
    assert all(type(getattr(chair, name)) in (int, FunctionType) for name in chair.__slots__)
    assert not hasattr(chair, "__dict__")


def test_an_imagined_match_has_no_past_that_tells_secrets() -> None:
    duel = Duels({"aliens": ["dawdler", "musician"], "seed": 77, "past": ["quiet_zone"], "phase": "set_dials",
                  "planets": [{"planet": "planet_01"}], "duel": {"planet": "planet_01"},
                  "hands": [["plan_04"], ["plan_08"]]})  # fmt: skip
    duel.answers(1, SetDial, 4)
    twin = Chair(duel.match, 0).imagine(5)
    assert (twin.beginning.seed, twin.keyframes, twin.decisions, twin.events) == (0, [], [], [])
    assert twin.asked_of(1) is not None


def test_a_thought_yields_nothing_until_the_answer() -> None:
    match = a_duel().match
    prompt = match.asked_of(0)
    assert prompt is not None
    *steps, answer = light_captain(1).think(Chair(match, 0), prompt)
    assert set(steps) == {None}
    assert len(steps) > 1
    assert answer in prompt.options(match.table)


def test_a_captain_does_not_think_about_a_single_option() -> None:
    duel = a_contest(hands=[["plan_04"], ["plan_08"]])
    prompt = duel.match.asked_of(0)
    assert isinstance(prompt, ChoosePlan)
    thought = light_captain(1).think(Chair(duel.match, 0), prompt)
    assert list(thought) == [duel.card("plan_04")]


def test_more_futures_cost_more_steps() -> None:
    match = a_duel().match
    prompt, mind = match.asked_of(0), mind_of("duel")
    assert prompt is not None
    assert mind is not None
    few, many = (len(list(Captain(mind, 1, futures).think(Chair(match, 0), prompt))) for futures in (12, 48))
    assert 2 * few < many <= 48 + 1


def test_a_game_without_a_mind_gets_random_bots() -> None:
    assert mind_of("chess") is None
    assert all(isinstance(bot(level, "chess", 0), RandomBot) for level in LEVELS)
    assert [type(bot(level, "duel", 0)) for level in LEVELS] == [RandomBot, Novice, Captain]


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(WrongWord, match="There is no bot 'admiral'; there is: random, novice, captain"):
        bot("admiral", "duel", 0)


def test_every_option_can_be_picked_and_better_ones_are_picked_more_often() -> None:
    rng = Random(1)
    picked = [pick(rng, ["low", "high"], [0.0, 1.0], 1.0) for _ in range(400)]
    assert 60 < picked.count("low") < 160


def appeal(duel: Duels, seat: int) -> dict[Any, float]:
    """How much a novice likes each answer to the question the seat is asked."""
    mind, prompt = mind_of("duel"), duel.match.asked_of(seat)
    assert mind is not None
    assert prompt is not None
    view = duel.match.view(seat)
    options = prompt.options(view)
    return dict(zip(options, mind.taste(view, prompt, options), strict=True))


def favourite(duel: Duels, seat: int) -> Any:
    likes = appeal(duel, seat)
    return max(likes, key=lambda option: likes[option])


def test_a_novice_keeps_the_42_for_when_it_counts() -> None:
    hands = [["plan_04", "plan_08", "plan_15", "plan_42"], ["plan_04"]]
    early = a_contest(hands=hands)
    assert appeal(early, 0)[early.card("plan_42")] < appeal(early, 0)[early.card("plan_15")]
    planets = [{"planet": f"planet_0{n}", "ships": [0, 1]} for n in range(2, 6)]
    late = a_duel(
        hands=hands, phase="choose_plans", planets=[{"planet": "planet_01", "ships": [1, 1]}, *planets]
    )
    assert favourite(late, 0) == late.card("plan_42")


def test_a_novice_reaches_low_where_the_lower_strength_wins() -> None:
    limbo = a_contest(card="limbo", hands=[["plan_01", "plan_13", "plan_31"], ["plan_04"]])
    likes = appeal(limbo, 0)
    assert likes[limbo.card("plan_13")] > likes[limbo.card("plan_31")]


def test_a_novice_dials_less_with_a_small_supply() -> None:
    assert favourite(a_duel(phase="set_dials", supply=[15, 15]), 0) > favourite(
        a_duel(phase="set_dials", supply=[3, 15]), 0
    )


def test_a_novice_passes_when_winning_in_the_open() -> None:
    words = {"plans": [["plan_31"], ["plan_11"]], "revealed": True}
    ahead = a_duel(phase="reinforcements", planets=[{"planet": "planet_01", "ships": [1, 1]}], duel=words)
    assert favourite(ahead, 0) == (NONE, NONE)


def test_a_novice_plays_the_reinforcement_that_turns_the_tide_and_no_bigger_one() -> None:
    behind = a_duel(
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        hands=[["pep_talk", "mega_support", "participation_ribbon"], []],
        duel={"plans": [["plan_11"], ["plan_13"]], "revealed": True},
    )
    assert favourite(behind, 0) == (behind.card("pep_talk"), 0)


def test_a_novice_does_not_help_the_opponent() -> None:
    behind = a_duel(
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        hands=[["pep_talk", "traitor"], []],
        duel={"plans": [["plan_11"], ["plan_13"]], "revealed": True},
    )
    likes = appeal(behind, 0)
    assert min(likes[behind.card("pep_talk"), 0], likes[behind.card("traitor"), 1]) > likes[NONE, NONE]
    assert max(likes[behind.card("pep_talk"), 1], likes[behind.card("traitor"), 0]) < likes[NONE, NONE]


def test_a_novice_befriends_a_neutral_envoy_and_never_the_own() -> None:
    others: list[dict[str, Any]] = [{"envoy": "chosen"}, {"envoy": "deuce", "ally": 1}]
    alone = a_card("embassy_mail", straggler=0, envoys=[{"envoy": "cudgel"}, *others])
    assert isinstance(alone.match.asked_of(0), ImproveFriendship)
    assert favourite(alone, 0) in (alone.card("cudgel"), alone.card("chosen"))
    befriended = a_card("embassy_mail", straggler=0, envoys=[{"envoy": "cudgel", "ally": 0}, *others])
    assert favourite(befriended, 0) == befriended.card("deuce")
    assert min(appeal(befriended, 0), key=appeal(befriended, 0).__getitem__) == befriended.card("cudgel")


def test_a_novice_discards_the_lowest() -> None:
    hand = ["plan_42", "plan_31", "plan_23", "plan_20", "plan_15", "plan_14", "plan_m02"]
    words = {"aliens": ["dawdler", "musician"], "past": ["quiet_zone"], "phase": "hands"}
    full = Duels({**words, "hands": [hand, ["plan_04"]]})
    assert isinstance(full.match.asked_of(0), DiscardCard)
    assert favourite(full, 0) == full.card("plan_m02")


def test_a_novice_says_yes_to_an_offer_and_is_of_two_minds_about_a_gamble() -> None:
    mind = mind_of("duel")
    assert mind is not None
    offer, gamble = (
        mind.taste(None, Yes(0, question=question), [False, True])
        for question in ("ask.land_auction", "ask.politician.liar")
    )
    assert offer[0] < offer[1]
    assert gamble[0] == gamble[1]


def test_every_question_that_people_meet_often_has_a_taste() -> None:
    kinds = [
        kind
        for kind in vars(prompts).values()
        if isinstance(kind, type) and kind.__module__ == prompts.__name__
    ]
    tasteless = [kind.__name__ for kind in kinds if not any(parent in TASTES for parent in kind.__mro__)]
    assert set(tasteless) <= {"Choose", "Given", "ChooseAlien", "DismissEnvoy", "WorsenFriendship"}


def test_the_worth_of_a_finished_match_is_the_result() -> None:
    mind = mind_of("duel")
    assert mind is not None
    table = a_duel().table
    table.over, table.winners = True, [1]
    assert (mind.worth(table, 0), mind.worth(table, 1)) == (0.0, 1.0)


def test_the_worths_of_both_seats_add_up_to_one() -> None:
    mind = mind_of("duel")
    assert mind is not None
    for match in positions(game.new_match("duel", 8), every=10):
        assert mind.worth(match.table, 0) + mind.worth(match.table, 1) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "better",
    [
        {"planets": [{"planet": "planet_01", "ships": [1, 0]}]},
        {"supply": [12, 6], "warp": [8, 14]},
        {"spent": [[], ["tactic_1", "tactic_2"]]},
        {"hands": [["plan_42"], ["plan_04"]]},
        {"hands": [["plan_04", "mega_support"], ["plan_04", "participation_ribbon"]]},
        {"envoys": [{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen"}, {"envoy": "deuce"}]},
    ],
    ids=lambda words: next(iter(words)),
)
def test_who_has_more_stands_better(better: dict[str, Any]) -> None:
    mind = mind_of("duel")
    assert mind is not None
    words = {"hands": [["plan_04"], ["plan_04"]], "planets": [], "straggler": 0, **better}
    table = GAME.arrange({"aliens": ["dawdler", "musician"], **words})
    assert mind.worth(table, 0) > 0.5


def test_a_captain_reinforces_to_win_the_match() -> None:
    planets = [{"planet": f"planet_0{n}", "ships": [1, 0]} for n in range(2, 6)]
    duel = a_duel(
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": [1, 1]}, *planets],
        hands=[["pep_talk", "plan_04"], ["plan_04"]],
        duel={"plans": [["plan_11"], ["plan_13"]], "revealed": True},
    )
    assert isinstance(duel.match.asked_of(0), PlayReinforcement)
    assert decided(light_captain(1), duel.match, 0) == (duel.card("pep_talk"), 0)


def test_a_novice_beats_random_play() -> None:
    assert victories("novice", "random", 40) >= 28


def test_a_captain_beats_a_novice() -> None:
    assert victories("captain", "novice", 10) >= 7


@pytest.mark.slow
def test_a_captain_beats_a_novice_in_75_of_100_matches() -> None:
    assert victories("captain", "novice", 100, QUARTER) >= 75
