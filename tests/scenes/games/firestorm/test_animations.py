"""What happens in Firestorm is shown, and the last picture of it is the true one."""

from __future__ import annotations

from functools import cache

import pytest

from game.firestorm.events.cards import CardsDestroyed
from game.firestorm.events.common import PhaseEntered, VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.parts import Combat
from game.firestorm.pieces import card_of, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.animations import hurts
from scenes.session.session import Step
from tests.support.firestorm.matches import new_match, session_of, watching
from tests.support.screen.shown_steps import shown_rightly, steps_of
from tests.support.screen.views import as_table


@cache
def happened(seed: int, seats: int, most: int) -> list[Step]:
    return steps_of(session_of(new_match(seed, seats)), seed, most)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_the_last_picture_of_it_is_the_true_one(seats: int) -> None:
    assert len(shown_rightly(TABLE, happened(3, seats, 150)[:400], watching(0, seats))) > 15


def test_no_piece_lies_on_the_table_twice() -> None:
    for step in happened(4, 2, 200):
        names = [placed.id for placed in TABLE.picture(as_table(FirestormTable, step.table), watching(0, 2))]
        assert len(set(names)) == len(names)


def test_losing_cards_or_seeing_others_score_hurts() -> None:
    assert hurts(CardsDestroyed((card_of(1, 3),)), 1)
    assert not hurts(CardsDestroyed((card_of(1, 3),)), 0)
    assert hurts(VictoryPoints(1, 2), 0)
    assert not hurts(VictoryPoints(0, 2), 0)


def held(seed: int) -> list[tuple[Step, str]]:
    """Attacks on planets that did not fall, with what was said of it."""
    found = []
    for step in happened(seed, 2, 900):
        view = as_table(FirestormTable, step.table)
        if not isinstance(step.event, PhaseEntered) or step.event.phase != "combat_deactivation":
            continue
        if view.combat is None or view.combat.scored or not view.combat.placed:
            continue
        (beat,) = TABLE.beats(step.event, view, [], watching(0, 2))
        assert beat.effects is not None
        assert beat.effects.banner is not None
        found.append((step, beat.effects.banner.second))
    return found


def test_a_planet_that_holds_says_by_how_much() -> None:
    told = [each for seed in range(4, 9) for each in held(seed)]
    through = [(step, second) for step, second in told if fight_of(step).advancing]
    assert through
    assert len(through) < len(told)
    for step, second in told:
        if not fight_of(step).advancing:
            assert second.startswith("No ship came through to it."), second
            continue
        view = as_table(FirestormTable, step.table)
        dealt, needed = view.damage[fight_of(step).planet], values(view, fight_of(step).planet)[1] + 1
        assert second.startswith(f"{dealt} of {needed} damage: {needed - dealt} short."), second


def fight_of(step: Step) -> Combat:
    combat = as_table(FirestormTable, step.table).combat
    assert combat is not None
    return combat


def test_damage_of_a_combat_is_a_shot_from_every_ship_that_fights_what_is_hit() -> None:
    shots = []
    for step in happened(5, 2, 900):
        view = as_table(FirestormTable, step.table)
        if not isinstance(step.event, DamageLanded) or not step.event.combat or view.combat is None:
            continue
        beats = TABLE.beats(step.event, view, TABLE.picture(view, watching(0, 2)), watching(0, 2))
        shots += [beam for beat in beats for beam in beat.effects.beams]
        for beam in shots:
            source, target = (owner_of(int(each.partition(":")[2])) for each in beam[:2])
            assert source != target
    assert shots
