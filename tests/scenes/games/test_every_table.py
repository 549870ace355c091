"""What the tables of all games have in common: every event is shown, in a known time and with its sound."""

from __future__ import annotations

import pytest

from scenes.games import PLAYABLE
from scenes.games.cosmic.animations import MOVES as COSMIC
from scenes.games.duel.animations import MOVES as DUEL
from scenes.games.eclipse.animations import MOVES as ECLIPSE
from scenes.games.firestorm.animations import MOVES as FIRESTORM
from tests.support.screen.shown_steps import move_faults
from tests.support.text_keys import events_of

MOVES = {"duel": DUEL, "cosmic": COSMIC, "eclipse": ECLIPSE, "firestorm": FIRESTORM}


def test_every_game_with_a_table_is_here() -> None:
    assert set(MOVES) == set(PLAYABLE)


@pytest.mark.parametrize("game", MOVES)
def test_every_event_has_a_movement(game: str) -> None:
    assert set(MOVES[game]) == events_of(game, "core")


@pytest.mark.parametrize("game", MOVES)
def test_a_movement_takes_a_known_time_and_sounds(game: str) -> None:
    assert {name: faults for name, move in MOVES[game].items() if (faults := move_faults(move))} == {}
