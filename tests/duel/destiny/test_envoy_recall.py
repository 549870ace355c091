"""Envoy Recall: an envoy leaves the game and another of its group comes."""

import pytest

from game.core.table import NOBODY
from game.duel import pieces
from game.duel.destiny.envoy_recall import EnvoyReplaced
from game.duel.prompts import RecallEnvoy
from tests.support.duel.destiny import THREE_ENVOYS, drawn, gains, world

CARD = "envoy_recall"
SKULLS = [envoy.id for envoy in pieces.ENVOYS if envoy.group == "skull"]
HEARTS = [envoy.id for envoy in pieces.ENVOYS if envoy.group == "heart"]


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_picks_a_neutral_envoy(straggler: int) -> None:
    envoys = [{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen"}, {"envoy": "deuce"}]
    duel = drawn(CARD, envoys=envoys, straggler=straggler)
    assert duel.waiting_for == [(straggler, "RecallEnvoy")]
    assert duel.keys(list(duel.asks(straggler, RecallEnvoy).listed)) == ["chosen", "deuce"]


def test_an_ally_is_refused_while_there_is_a_neutral_one() -> None:
    duel = drawn(CARD, envoys=[{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen"}, {"envoy": "deuce"}])
    assert duel.refuses(1, RecallEnvoy, duel.card("cudgel")).text == "refuse.envoy_not_recallable"


def test_the_only_neutral_envoy_goes_without_a_question() -> None:
    duel = drawn(CARD, envoys=[{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen"}])
    assert [event.card for event in duel.happened(EnvoyReplaced)] == [duel.card("chosen")]


def test_if_none_is_neutral_any_envoy_may_be_picked() -> None:
    duel = drawn(CARD, envoys=[{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen", "ally": 1}])
    assert duel.keys(list(duel.asks(1, RecallEnvoy).listed)) == ["cudgel", "chosen"]
    duel.answers(1, RecallEnvoy, duel.card("cudgel"))
    assert [envoy.ally for envoy in duel.table.envoys] == [NOBODY, 1]


def test_the_envoy_leaves_the_game_and_one_of_its_group_comes_face_down_and_neutral() -> None:
    duel = drawn(CARD, envoys=THREE_ENVOYS)
    duel.answers(1, RecallEnvoy, duel.card("chosen"))
    assert duel.keys(duel.table.removed) == ["chosen"]
    newcomer = duel.table.envoys[1]
    assert duel.table.key(newcomer.card) in HEARTS
    assert (newcomer.ally, newcomer.face_up) == (NOBODY, False)
    assert not any(duel.table.knows(seat, newcomer.card) for seat in (0, 1))
    assert [duel.table.key(duel.table.envoys[place].card) for place in (0, 2)] == ["cudgel", "deuce"]


def test_the_newcomer_is_a_matter_of_chance() -> None:
    newcomers = set()
    for seed in range(12):
        duel = drawn(CARD, envoys=THREE_ENVOYS, seed=seed)
        duel.answers(1, RecallEnvoy, duel.card("chosen"))
        newcomers.add(duel.table.key(duel.table.envoys[1].card))
    assert len(newcomers) > 2


def test_if_the_group_has_no_card_left_the_envoy_is_only_removed() -> None:
    duel = drawn(CARD, envoys=[{"envoy": "cudgel"}, {"envoy": "chosen", "ally": 0}], removed=SKULLS[1:])
    assert duel.keys([envoy.card for envoy in duel.table.envoys]) == ["chosen"]
    assert sorted(duel.keys(duel.table.removed)) == sorted(SKULLS)


def test_a_recalled_voyager_leaves_the_warp_planet_in_play() -> None:
    planets = [world("planet_01", [2, 0], in_warp=True)]
    duel = drawn(CARD, planets=planets, envoys=[{"envoy": "voyager", "face_up": True}])
    assert duel.keys(duel.table.removed) == ["voyager"]
    assert duel.table.planets[0].in_warp
    assert duel.ships("planet_01") == [2, 0]


def test_with_no_envoy_in_play_nothing_happens() -> None:
    """R38: as far as possible."""
    duel = drawn(CARD, envoys=[])
    assert not duel.happened(EnvoyReplaced)
    assert gains(duel) == [[], []]
