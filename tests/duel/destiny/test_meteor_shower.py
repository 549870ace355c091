"""Meteor Shower: everybody loses a ship before tactics are revealed."""

from game.core.table import NOBODY
from game.duel.events import ShipsDestroyed, SlipOpened
from game.duel.prompts import ChooseTactic
from tests.support.duel.destiny import drawn, gains
from tests.support.duel.duels import half

CARD = "meteor_shower"


def test_each_player_destroys_1_own_ship_on_the_planet() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(2, 3)
    duel.plan(0, "plan_08", "1 shield").plan(1, "plan_14", "1 shield")
    tile = duel.card("planet_07")
    assert duel.happened(ShipsDestroyed) == [
        ShipsDestroyed(0, 1, tile, by=NOBODY),
        ShipsDestroyed(1, 1, tile, by=NOBODY),
    ]


def test_meteors_fall_when_all_is_chosen_and_before_tactics_are_revealed() -> None:
    duel = drawn(CARD).dial(2, 3).plan(0, "plan_08", "1 shield").plan(1, "plan_14")
    assert not duel.happened(ShipsDestroyed)
    duel.answers(1, ChooseTactic, half("1 shield"))
    destroyed = [place for place, event in enumerate(duel.log) if isinstance(event, ShipsDestroyed)]
    opened = [
        place
        for place, event in enumerate(duel.log)
        if isinstance(event, SlipOpened) and event.kind == "tactic"
    ]
    assert max(destroyed) < min(opened)


def test_fire_finds_only_the_ships_the_meteors_left() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(2, 4)
    duel.plan(0, "plan_08", "1 shield").plan(1, "plan_14", "4 fire")
    assert gains(duel)[0][0] == "lose 2"
    assert duel.winner == 1
    assert not duel.totals


def test_two_single_ships_mean_a_restart_with_new_meteors() -> None:
    """R12: chosen plans are discarded, the card stays in force."""
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(1, 1)
    duel.plan(0, "plan_08", "1 shield").plan(1, "plan_14", "1 shield")
    assert (duel.discards(0), duel.discards(1)) == (["plan_08"], ["plan_14"])
    duel.dial(2, 1).plan(0, "plan_10", "2 shield").plan(1, "plan_15", "2 shield")
    assert duel.winner == 0
    assert duel.ships("planet_07") == [1, 0]
