"""Salon Lion: begins with an ally and may have two, who are expensive company."""

from typing import Any

from game.core.prompts import NONE
from game.core.table import NOBODY
from game.duel.events import CardDrawn, EnvoyMoved, EnvoyRevealed
from game.duel.prompts import ChooseAlien, ChooseEnvoy, DismissEnvoy, ImproveFriendship, RevealEnvoy
from tests.support.duel.duels import Duels, a_contest, a_duel

NEXT = {"discovery": ["abandoned_spaceport"], "event": ["talent_show"], "refresh": ["overhaul"]}
SKULL, HEART, ORB = "gunrunner", "pack_mule", "megaphone"  # they stay out of the way in a duel of plans


def court(skull: int, heart: int, orb: int, *, face_up: str = "") -> list[dict[str, Any]]:
    """The three envoys with their allies (or -1); those named are face up."""
    allies = {SKULL: skull, HEART: heart, ORB: orb}
    return [{"envoy": key, "ally": ally, "face_up": key in face_up} for key, ally in allies.items()]


def opening(**words: Any) -> Duels:
    spec = {"aliens": ["salon_lion", "prime"], "phase": "first_hands", "destiny": NEXT, **words}
    return Duels({"envoys": court(NOBODY, NOBODY, NOBODY), **spec})


def a_prize(loser: int, envoys: list[dict[str, Any]], aliens: list[str] | None = None) -> Duels:
    """The loser of a duel improves the friendship with one envoy."""
    return a_duel(
        aliens or ["salon_lion", "prime"],
        card="too_good_to_be_true",
        phase="prize",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [["plan_20"], ["plan_20"]], "revealed": True, "winner": 1 - loser, "totals": [20, 20]},
        envoys=envoys,
        destiny=NEXT,
    )


def strengths(envoys: list[dict[str, Any]]) -> list[int]:
    duel = a_duel(
        ["salon_lion", "prime"],
        card="gold_rush_moon",
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [["plan_20"], ["plan_20"]], "revealed": True},
        envoys=envoys,
        destiny=NEXT,
    )
    return duel.pass_reinforcements().totals


def allies(game: Duels, seat: int) -> list[str]:
    return [game.table.key(envoy.card) for envoy in game.table.envoys if envoy.ally == seat]


def test_when_aliens_are_chosen_the_salon_lion_chooses_one_of_three_envoys() -> None:
    start = (
        opening(phase="choose_aliens").answers(0, ChooseAlien, "prime").answers(1, ChooseAlien, "salon_lion")
    )
    assert start.waiting_for == [(1, "ChooseEnvoy")]
    assert len(start.asks(1, ChooseEnvoy).options(start.table)) == 3
    assert not start.happened(CardDrawn)


def test_the_envoy_allies_face_down_and_only_the_salon_lion_may_read_it() -> None:
    start = opening()
    start.answers(0, ChooseEnvoy, start.card(HEART))
    envoy = start.envoy(HEART)
    assert (envoy.ally, envoy.face_up) == (0, False)
    assert start.table.knows(0, envoy.card)
    assert not start.table.knows(1, envoy.card)


def test_the_other_envoys_stay_neutral_and_unread() -> None:
    start = opening()
    start.answers(0, ChooseEnvoy, start.card(HEART))
    assert [start.envoy(key).ally for key in (SKULL, ORB)] == [NOBODY, NOBODY]
    assert not any(start.table.knows(0, start.envoy(key).card) for key in (SKULL, ORB))


def test_an_envoy_must_be_chosen() -> None:
    assert opening().refuses(0, ChooseEnvoy, NONE).text == "refuse.must_choose"


def test_the_opponent_of_the_salon_lion_chooses_none() -> None:
    start = opening()
    start.answers(0, ChooseEnvoy, start.card(HEART))
    assert not allies(start, 1)
    assert [event.ally for event in start.happened(EnvoyMoved)] == [0]


def test_the_salon_lion_keeps_a_second_ally() -> None:
    duel = a_prize(0, court(0, NOBODY, NOBODY))
    duel.answers(0, ImproveFriendship, duel.card(HEART))
    assert allies(duel, 0) == [SKULL, HEART]


def test_of_three_allies_it_keeps_two_and_the_other_turns_neutral() -> None:
    """R27: too many allies."""
    duel = a_prize(0, court(0, 0, NOBODY))
    duel.answers(0, ImproveFriendship, duel.card(ORB))
    assert len(duel.asks(0, DismissEnvoy).options(duel.table)) == 3
    duel.answers(0, DismissEnvoy, duel.card(SKULL))
    assert allies(duel, 0) == [HEART, ORB]
    assert duel.envoy(SKULL).ally == NOBODY


def test_the_third_ally_may_be_read_before_one_is_dismissed() -> None:
    """R28: who has it as an ally may read it, and remembers it."""
    duel = a_prize(0, court(0, 0, NOBODY))
    duel.answers(0, ImproveFriendship, duel.card(ORB))
    assert duel.table.knows(0, duel.card(ORB))


def test_the_opponent_keeps_one_ally_as_usual() -> None:
    duel = a_prize(1, court(1, NOBODY, NOBODY))
    duel.answers(1, ImproveFriendship, duel.card(HEART)).answers(1, DismissEnvoy, duel.card(SKULL))
    assert allies(duel, 1) == [HEART]


def test_who_makes_one_of_two_allies_neutral_picks_which() -> None:
    """R26: improving the friendship with the opponent's ally turns it neutral."""
    for chosen, left in ((SKULL, HEART), (HEART, SKULL)):
        duel = a_prize(1, court(0, 0, NOBODY))
        duel.answers(1, ImproveFriendship, duel.card(chosen))
        assert duel.envoy(chosen).ally == NOBODY
        assert allies(duel, 0) == [left]


def test_two_open_allies_cost_three_strength() -> None:
    assert strengths(court(0, 0, NOBODY, face_up=SKULL + HEART)) == [17, 20]


def test_one_open_and_one_face_down_ally_cost_nothing() -> None:
    assert strengths(court(0, 0, NOBODY, face_up=SKULL)) == [20, 20]


def test_two_face_down_allies_cost_nothing() -> None:
    assert strengths(court(0, 0, NOBODY)) == [20, 20]


def test_an_open_neutral_envoy_and_one_of_the_opponent_cost_nothing() -> None:
    assert strengths(court(0, NOBODY, 1, face_up=SKULL + HEART + ORB)) == [20, 20]


def a_contest_with_two() -> Duels:
    """Step 1 of a contest; the Salon Lion has two face-down allies."""
    return a_contest(
        ["salon_lion", "prime"],
        card="spelling_bee",
        phase="envoys",
        hands=[["plan_04", "plan_10"], ["plan_04", "plan_08"]],
        envoys=court(0, 0, NOBODY),
        destiny=NEXT,
    )


def test_the_salon_lion_may_reveal_one_of_two_allies() -> None:
    contest = a_contest_with_two()
    contest.answers(0, RevealEnvoy, contest.card(SKULL)).answers(0, RevealEnvoy, NONE)
    assert len(contest.happened(EnvoyRevealed)) == 1
    assert contest.plan(0, "plan_10").plan(1, "plan_08").totals == [10, 8]


def test_the_salon_lion_may_reveal_both_and_pays_in_contests_too() -> None:
    contest = a_contest_with_two()
    contest.answers(0, RevealEnvoy, contest.card(SKULL)).answers(0, RevealEnvoy, contest.card(HEART))
    assert len(contest.happened(EnvoyRevealed)) == 2
    assert contest.plan(0, "plan_10").plan(1, "plan_08").totals == [7, 8]


def test_the_salon_lion_may_reveal_none() -> None:
    contest = a_contest_with_two().answers(0, RevealEnvoy, NONE)
    assert contest.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
