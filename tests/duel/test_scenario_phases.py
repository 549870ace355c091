"""Scenarios: play goes on in every phase, and every word is documented."""

from __future__ import annotations

import re

import pytest

from game.core.refusals import WrongWord
from game.core.table import NOBODY
from game.duel import GAME, pieces, scenario
from game.duel.events import PlanShown
from game.duel.prompts import ChooseAlien
from game.duel.scenario import arrange
from tests.support.duel.duels import Duels
from tests.support.duel.scenarios import BASIS, PLANS, Spec, contest, duel

FULL_HAND = [[plan.id for plan in pieces.PLANS], []]
BOTH_PLANS = [(0, "ChoosePlan"), (1, "ChoosePlan")]
BOTH_DIALS = [(0, "SetDial"), (1, "SetDial")]
HIDDEN_ALLY = {"envoys": [{"envoy": "cudgel", "ally": 0}]}
RECOVER = {"plans": PLANS, "tactics": ["tactic_4:recover", None]}
NO_DUEL = {**BASIS, "past": ["gold_rush_moon"], "hands": FULL_HAND}


@pytest.mark.parametrize(
    ("spec", "asked"),
    [
        ({"phase": "choose_aliens"}, [(0, "ChooseAlien")]),
        ({**BASIS, "phase": "first_hands"}, [(1, "ChooseEnvoy")]),
        ({**BASIS, "phase": "destiny", "destiny": {"discovery": ["fog_bank"]}}, BOTH_DIALS),
        ({**BASIS, "destiny": {"discovery": ["fog_bank"]}}, BOTH_DIALS),
        ({**NO_DUEL, "phase": "end_of_card"}, [(0, "DiscardCard")]),
        ({**NO_DUEL, "phase": "hands"}, [(0, "DiscardCard")]),
        (duel("dials"), BOTH_DIALS),
        (duel("set_dials"), BOTH_DIALS),
        ({**duel("envoys"), **HIDDEN_ALLY}, [(0, "RevealEnvoy")]),
        (duel("plans"), BOTH_PLANS),
        (duel("choose_plans"), BOTH_PLANS),
        ({**duel("tactics", **RECOVER), "spent": [["tactic_1", "tactic_2"], []]}, [(0, "ReadyTactic")]),
        (duel("reveal", plans=PLANS), [(0, "PlayReinforcement")]),
        (duel("reinforcements", plans=PLANS), [(0, "PlayReinforcement")]),
        ({**duel("winner", plans=PLANS), "past": ["border_dispute"]}, [(1, "ImproveFriendship")]),
        ({**duel("prize", plans=PLANS, winner=0), "past": ["border_dispute"]}, [(0, "ImproveFriendship")]),
        ({**duel("cleanup", plans=PLANS, winner=0), "destiny": {"event": ["talent_show"]}}, BOTH_PLANS),
        ({**contest("envoys"), **HIDDEN_ALLY}, [(0, "RevealEnvoy")]),
        (contest("plans"), BOTH_PLANS),
        (contest("choose_plans"), BOTH_PLANS),
        (contest("reveal", plans=PLANS), [(0, "PlayReinforcement")]),
        (contest("reinforcements", plans=PLANS), [(0, "PlayReinforcement")]),
        ({**contest("winner", plans=PLANS), "past": ["embassy_ball"]}, [(1, "ImproveFriendship")]),
        ({**contest("prize", plans=PLANS, winner=0), "past": ["embassy_ball"]}, [(0, "ImproveFriendship")]),
        (
            {**contest("cleanup", plans=PLANS, winner=0), "destiny": {"refresh": ["open_bar"]}},
            [(0, "ChooseOne")],
        ),
    ],
)
def test_play_goes_on_in_the_named_phase(spec: Spec, asked: list[tuple[int, str]]) -> None:
    assert Duels(spec).waiting_for == asked


def test_every_phase_of_the_game_can_be_named() -> None:
    with pytest.raises(WrongWord) as refused:
        arrange({**BASIS, "phase": "nowhere"})
    for phase in GAME.phases:
        assert f" {phase}" in str(refused.value)


def test_in_the_opening_nobody_has_an_alien_or_is_the_straggler() -> None:
    table = arrange({"phase": "choose_aliens", "straggler": 1})
    assert (table.aliens, table.straggler) == (["", ""], NOBODY)


def test_aliens_may_be_dealt() -> None:
    match = Duels({"phase": "choose_aliens", "dealt": [["swarm", "prime"], ["cheater", "roller"]]})
    assert match.asks(0, ChooseAlien).options(match.table) == ["swarm", "prime"]
    match.answers(0, ChooseAlien, "prime")
    assert match.asks(1, ChooseAlien).options(match.table) == ["cheater", "roller"]


def test_the_first_hands_are_drawn_from_the_named_decks() -> None:
    match = Duels({**BASIS, "phase": "first_hands", "decks": [["plan_13"], ["plan_42"]]})
    assert not match.happened(PlanShown)  # the Salon Lion chooses an envoy first
    match.match.answer(1, match.table.envoys[0].card)
    assert match.table.straggler == 0


def accepted(spec: Spec) -> list[str]:
    """The words that the refusal of a wrong one lists."""
    with pytest.raises(WrongWord) as refused:
        arrange(spec)
    return str(refused.value).partition("it has: ")[2].rstrip(".").split(", ")


def test_every_word_stands_in_the_documentation() -> None:
    words = [*accepted({**BASIS, "nonsense": 1}), *accepted(duel("dials", nonsense=1)), *GAME.phases]
    assert len(words) > 50
    assert [word for word in words if not re.search(rf"\b{word}\b", scenario.__doc__ or "")] == []


def test_a_contest_knows_fewer_words_than_a_duel() -> None:
    more = sorted({*accepted(duel("dials", nonsense=1))} - {*accepted(contest("plans", nonsense=1))})
    assert more == [
        "banned",
        "destroyed",
        "dials",
        "guess",
        "holders",
        "kept",
        "planet",
        "reserve",
        "tactics",
    ]
