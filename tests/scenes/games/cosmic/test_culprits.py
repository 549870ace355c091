"""Harm says whose doing it is, and with what."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.cosmic.events.cards import CardsDiscarded, CardsGiven
from game.cosmic.events.common import ShipsLost
from game.cosmic.parts import DEFENSE, GATE, WON
from scenes.games.cosmic.culprits import culprit
from scenes.table.game_table import Watching
from tests.support.cosmic.encounters import cosmic, home

EYE = Watching(
    0, ("red", "blue", "green", "yellow"), "en", Rect(0, 0, 9, 9), Rect(0, 0, 9, 9),
    names=("Mia", "Jonas", "Ada", "Ben"), bots=frozenset({1, 2, 3}),
)  # fmt: skip


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (CardsDiscarded(0, (), "hate"), "Jonas hits you: Hate"),
        (CardsGiven(0, 1, (), "compensation"), "Jonas takes cards from you"),
        (ShipsLost(0, 3, GATE, "no_colony"), ""),
    ],
)
def test_a_power_is_named_with_its_owner(event: CardsDiscarded | CardsGiven | ShipsLost, told: str) -> None:
    table = cosmic("trader", "hate", "fido", "kamikaze").table
    assert culprit(event, table, EYE) == told


def test_a_lost_fight_names_its_winner() -> None:
    table = cosmic("trader", "mind", "fido", "kamikaze", hands=[["attack_04"], ["attack_20"], [], []])
    view = table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").match.view(0)
    view.at.outcome, view.at.winner = WON, DEFENSE
    assert culprit(ShipsLost(0, 3, GATE, "lost_as_main"), view, EYE) == "Jonas wins"
