"""Duel step 6: with nobody's ships left the duel begins again."""

from typing import Any

from game.core.table import NOBODY
from game.duel.events import (
    CardDrawn,
    EnvoyRevealed,
    ReinforcementTaken,
    ShipsRecovered,
)
from game.duel.moments import PlansRevealed, WinnerFound
from game.duel.prompts import RevealEnvoy, SetDial
from tests.support.duel.duels import Duels
from tests.support.duel.fights import FIRST, SECOND, fight, spent


def annihilated(**words: Any) -> Duels:
    """Fire of both has destroyed all ships: the duel begins again."""
    return fight("4 fire", "3 fire", ships=(3, 3), **words)


def test_with_nobodys_ships_left_the_duel_begins_again_at_the_dials() -> None:
    """R12: start at step 1 on the same planet with the same card."""
    duel = annihilated()
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert duel.keys([duel.table.duel.planet]) == ["planet_01"]
    assert duel.keys(duel.table.past) == ["gold_rush_moon"]
    duel.dial(2, 3)
    assert duel.ships("planet_01") == [2, 3]


def test_a_restart_discards_the_chosen_plans_face_up() -> None:
    """R12: chosen plans are discarded face up without taking effect."""
    duel = annihilated()
    assert (duel.discards(0), duel.discards(1)) == (["plan_31"], ["plan_42"])
    assert all(duel.table.seen[pile[0]] == duel.table.everyone for pile in duel.table.discards)
    assert not duel.happened(PlansRevealed)


def test_a_restart_leaves_used_tactics_spent() -> None:
    """R12: used tactics stay spent."""
    duel = annihilated()
    assert (spent(duel, 0), spent(duel, 1)) == ([FIRST], [SECOND])


def test_a_restart_gives_no_prize_and_has_no_winner() -> None:
    """R12: no prize."""
    duel = annihilated()
    assert not duel.happened(WinnerFound)
    assert not duel.happened(ReinforcementTaken)


def test_a_restart_draws_no_cards() -> None:
    """R12: no cards are drawn."""
    duel = annihilated(hands=[["plan_04"], ["plan_04"]]).dial(1, 1)
    assert not duel.happened(CardDrawn)
    assert (duel.hand(0), duel.hand(1)) == (["plan_04"], ["plan_04"])


def test_in_a_restarted_duel_an_empty_hand_is_filled_when_a_plan_is_needed() -> None:
    """R12: except that an empty hand is refilled when a plan is needed."""
    duel = annihilated(hands=[[], ["plan_04"]])
    assert duel.hand(0) == []
    duel.dial(1, 1)
    assert (len(duel.hand(0)), len(duel.hand(1))) == (6, 1)


def test_in_a_restarted_duel_envoys_may_be_revealed_again() -> None:
    """R12: envoys may be revealed again in step 3."""
    duel = annihilated(envoys=[{"envoy": "megaphone", "ally": 1}]).dial(1, 1)
    assert duel.waiting_for == [(1, "RevealEnvoy")]
    duel.answers(1, RevealEnvoy, duel.card("megaphone"))
    assert len(duel.happened(EnvoyRevealed)) == 1


def test_a_restart_ends_the_strength_that_abilities_gave() -> None:
    """R12: strength bonuses of the earlier pass are gone."""
    duel = annihilated(duel={"bonuses": [{"seat": 0, "amount": 9, "source": "politician"}]}).dial(1, 1)
    duel.plan(0, "plan_08", "1 recover").plan(1, "plan_04", "1 recover").pass_reinforcements()
    assert duel.totals == [8, 4]


def test_the_plans_of_the_new_pass_decide() -> None:
    """R12: the earlier plans take no effect."""
    duel = annihilated().dial(1, 1)
    duel.plan(0, "plan_08", "1 recover").plan(1, "plan_04", "1 recover").pass_reinforcements()
    assert (duel.winner, duel.totals) == (0, [8, 4])
    assert duel.discards(0) == ["plan_31", "plan_08"]


def test_a_duel_may_begin_again_more_than_once() -> None:
    """R12: every time nobody has ships left."""
    duel = annihilated().dial(1, 1)
    duel.plan(0, "plan_08", "3 fire").plan(1, "plan_04", "4 fire")
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert duel.discards(0) == ["plan_31", "plan_08"]


# Restart where somebody cannot send


def test_after_a_restart_a_banned_player_sends_no_ships_and_loses_in_step_six() -> None:
    """R13: if the other player sends, he wins in step 6."""
    duel = annihilated(card="regular_revenge", duel={"banned": [True, False], "holders": [True, False]})
    assert duel.waiting_for == [(1, "SetDial")]
    duel.answers(1, SetDial, 2).plan(0, "plan_15", "1 recover").plan(1, "plan_04", "1 recover")
    assert (duel.winner, duel.totals) == (1, [])


def test_the_ban_lasts_although_nobody_controls_the_planet_any_more() -> None:
    """R13: control is fixed when the planet is determined, and the ban lasts for the whole card."""
    duel = annihilated(card="regular_revenge", duel={"banned": [True, False], "holders": [True, False]})
    duel.answers(1, SetDial, 1).plan(0, "plan_15", "3 fire").plan(1, "plan_04", "1 recover")
    assert duel.waiting_for == [(1, "SetDial")]


def test_if_both_are_banned_the_duel_ends_without_a_winner() -> None:
    """R13: no prize, plans discarded."""
    duel = annihilated(card="regular_revenge", duel={"banned": [True, True], "holders": [True, True]})
    assert duel.happened(WinnerFound) == [WinnerFound(NOBODY)]
    assert duel.table.duel is None
    assert (duel.discards(0), duel.discards(1)) == (["plan_31"], ["plan_42"])
    assert not duel.happened(CardDrawn)
    assert "supply_drop" in duel.keys(duel.table.past)  # the next card: the planet stays with nobody
    assert duel.ships("planet_01") == [0, 0]


def test_a_duel_without_a_winner_gives_no_prize() -> None:
    """R13: no prize; Cold Comfort would recover two ships for the loser."""
    duel = annihilated(card="regular_revenge", duel={"banned": [True, True], "holders": [True, True]})
    # Both recoveries are those of the next card, Supply Drop.
    assert [(event.seat, event.ships) for event in duel.happened(ShipsRecovered)] == [(0, 2), (1, 2)]


def test_both_banned_players_with_ships_fight_it_out() -> None:
    """R13: the duel ends without a winner only when nobody has ships left."""
    duel = fight("1 fire", "1 shield", card="regular_revenge", duel={"banned": [True, True]})
    assert duel.waiting_for == [(0, "PlayReinforcement")]
