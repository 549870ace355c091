"""Victory, capitulation and defeat (RB 1.4), for two, three and four seats (RB 4.9)."""

from __future__ import annotations

from typing import Any

import pytest

from game.firestorm.decks.stakes import stakes_won
from game.firestorm.events.cards import CardsDestroyed
from game.firestorm.events.common import LastTurnDeclared, MatchWon, PlayerLeft, ShieldGiven, TurnBegan
from game.firestorm.prompts import AcceptPoints, Act, DrawPlanet, TakeMainPhase
from tests.support.firestorm.words import Hands, rich, seated


def through_the_turn(hands: Hands, seat: int) -> Hands:
    """A turn in which nothing is done but what must be."""
    return hands.says(seat, "none", "number 1").ends(seat)


# --- the last turn


def test_with_six_points_the_last_turn_may_be_declared_and_wins_at_the_start_of_the_next_one() -> None:
    """RB 1.4, ruling 72."""
    hands = seated({"points": 6}).says(0, "last_turn")
    assert "last_turn" not in hands.options(0)
    through_the_turn(hands.ends(0), 1)
    assert hands.table.over
    assert hands.table.winners == [0]
    assert hands.happened(MatchWon)[0].why == "last_turn"


def test_with_five_points_nobody_declares_the_last_turn() -> None:
    """Ruling 72: six are needed at that moment."""
    hands = seated({"points": 5})
    assert "last_turn" not in hands.options(0)
    assert hands.refuses(0, TakeMainPhase, "last_turn").section


def test_six_points_without_a_declaration_win_nothing() -> None:
    hands = through_the_turn(seated({"points": 6}).ends(0), 1)
    _ = hands.asks(0, DrawPlanet)


def test_a_declaration_lapses_if_points_were_lost_and_may_be_made_again() -> None:
    """Ruling 72."""
    hands = seated({"points": 5, "last_turn": True}, phase="start")
    assert [event.declared for event in hands.happened(LastTurnDeclared)] == [False]
    hands.says(0, "none", "number 1")
    assert "last_turn" not in hands.options(0)


def test_whoever_else_has_six_points_then_wins_as_well() -> None:
    """RB 1.4, ruling 72: also without a declaration."""
    hands = seated({"points": 6, "last_turn": True}, {"points": 7}, phase="start")
    assert hands.table.winners == [0, 1]


# --- defeat


def test_whose_turn_it_is_may_capitulate() -> None:
    """RB 1.4, ruling 83: at no other time."""
    hands = seated({}, rich(hand=["gr_focused_barrage"], ships=["ki_lancer"]))
    assert "capitulate" not in hands.options(1)
    hands.passes(1).says(0, "capitulate")
    assert hands.table.winners == [1]
    assert hands.happened(MatchWon)[0].why == "capitulation"


def test_the_cards_of_who_has_left_leave_the_game_and_bonds_to_them_are_destroyed() -> None:
    """Rulings 76 and 83, G6."""
    web = {"card": "fr_web_of_intrigue", "targets": [0]}
    hands = seated({"ships": ["ki_lancer"]}, {"others": [web]}, {}).says(0, "capitulate")
    assert hands.pile(0, "ships") == []
    assert "ki_lancer" in hands.names(0, "removed")
    assert hands.names(1, "scrap") == ["fr_web_of_intrigue"]
    assert not hands.table.over
    assert hands.table.turn == 1


def test_effects_of_who_has_left_are_removed_from_the_stack() -> None:
    """Ruling 76: a forced drawing loses in the middle of a stack."""
    me = rich(hand=["gr_focused_barrage", "gr_supply_run"], deck=["ki_lancer"])
    hands = seated(me, {"ships": ["ki_lancer"]}, {})
    hands.plays(0, "gr_focused_barrage", "number 3").plays(0, "gr_supply_run")
    assert hands.player(0).gone
    assert hands.stack == []
    assert hands.where(hands.card(1, "ki_lancer", "ships")) == "ships"
    assert hands.table.turn == 1


# --- three seats


def triangle(*rows: dict[str, Any], **words: Any) -> Hands:
    return seated(*rows, **words)


def test_three_play_clockwise_each_alone() -> None:
    """RB 4.9.1."""
    hands = triangle({}, {}, {}).ends(0)
    for seat in (1, 2):
        through_the_turn(hands, seat)
    assert [event.seat for event in hands.happened(TurnBegan)] == [1, 2, 0]


def test_the_last_one_left_has_won() -> None:
    hands = triangle({}, {}, {}).says(0, "capitulate")
    hands.says(1, "none", "number 1").says(1, "capitulate")
    assert hands.table.winners == [2]
    assert [event.seat for event in hands.happened(PlayerLeft)] == [0, 1]


def test_with_a_red_timing_a_red_target_belongs_to_whose_turn_it_is() -> None:
    """RB 4.9.1."""
    boat = {"ships": ["gr_courier_boat"]}
    hands = (
        triangle(boat, rich(hand=["gr_crash_landing"]), boat, phase="event")
        .plays(1, "gr_crash_landing")
        .settles()
    )
    assert hands.where(hands.card(2, "gr_courier_boat", "ships")) == "ships"
    assert hands.where(hands.card(0, "gr_courier_boat")) == "scrap"


def test_who_lost_points_to_an_attacker_is_protected_until_the_attackers_next_turn_is_over() -> None:
    """RB 4.9.1, G4: against all opponents."""
    hands = triangle({}, {"shield": 0, "ships": ["ki_lancer"]}, {"ships": ["ki_lancer"]}, turn=2)
    hands.says(2, "attack")
    planets = [f"card {planet}" for planet in hands.pile(1, "planets")]
    assert not set(planets) & set(hands.options(2))
    hands.says(2, "none").ends(2)
    through_the_turn(hands, 0)
    assert hands.player(1).shield == -1


def test_protection_begins_when_the_points_are_booked() -> None:
    hands = triangle({"ships": ["ki_crystal_battleship"]}, {"planets": ["pl_brannt"]}, {})
    hands.says(0, "attack", hands.card(1, "pl_brannt"))
    while not isinstance(hands.match.waiting()[0], TakeMainPhase):
        prompt = hands.match.waiting()[0]
        options = prompt.options(hands.table)
        ship = [said for said in options if said.startswith(("card", "hit"))]
        hands.says(prompt.seat, ship[0] if ship else "done")
    assert hands.happened(CardsDestroyed)
    assert [event.seat for event in hands.happened(ShieldGiven)] == [1]
    assert hands.player(0).points == 2


# --- crossed pairs


def test_crossed_partners_share_their_victory_points() -> None:
    """RB 4.9.2."""
    hands = seated({"points": 3}, {}, {"points": 3}, {}, mode="cross").says(0, "last_turn").ends(0)
    for seat in (1, 2, 3):
        through_the_turn(hands, seat)
    assert hands.table.winners == [0, 2]


def test_the_turn_of_a_partner_who_has_left_is_skipped_and_the_other_plays_on() -> None:
    """RB 4.9.2, G3."""
    hands = seated({}, {}, {}, {}, mode="cross").says(0, "capitulate")
    for seat in (1, 2, 3, 1):
        through_the_turn(hands, seat)
    assert not hands.table.over


def test_a_team_has_lost_when_both_have() -> None:
    hands = seated({}, {}, {}, {}, mode="cross").says(0, "capitulate")
    through_the_turn(hands, 1).says(2, "none", "number 1", "capitulate")
    assert hands.table.winners == [1, 3]


def test_a_partner_is_neither_green_nor_red() -> None:
    """RB 4.9.2: only blue targets reach its cards."""
    me = rich(hand=["gr_shield_surge", "lft_second_wave"], ships=["ki_lancer"])
    hands = seated(me, {}, {"ships": ["gr_courier_boat"]}, {}, mode="cross")
    partner = hands.card(2, "gr_courier_boat")
    hands.plays(0, "gr_shield_surge")
    assert f"card {partner}" in hands.options(0)
    green = seated(me, {}, {"ships": ["gr_courier_boat"]}, {}, mode="cross").plays(0, "lft_second_wave")
    assert green.where(green.card(0, "lft_second_wave")) == "scrap"


@pytest.mark.parametrize(("said", "points"), [("yes", (0, 1)), ("no", (2, 0))])
def test_partners_give_each_other_points_at_two_for_one_if_both_agree(
    said: str, points: tuple[int, int]
) -> None:
    """RB 4.9.2, G1."""
    hands = seated({"tp": 2}, {}, {}, {}, mode="cross").says(0, "give 0 2")
    hands.answers(2, AcceptPoints, said)
    assert (hands.player(0).tp, hands.player(2).tp) == points


@pytest.mark.parametrize(("said", "points"), [("yes", 1), ("no", 0)])
def test_a_partner_may_be_asked_for_a_point_and_pays_two(said: str, points: int) -> None:
    """RB 4.9.2, G1: its planets may pay."""
    hands = seated({}, {}, {"planets": ["pl_kelmar", "pl_kelmar"]}, {}, mode="cross")
    assert "ask 1" not in hands.options(0)
    hands.says(0, "ask 0").says(2, said)
    assert hands.player(0).tp == points
    assert sum(map(hands.is_active, hands.pile(2, "planets"))) == 2 - 2 * points
    assert "ask 0" not in seated().options(0)


@pytest.mark.parametrize(
    ("gear", "answers"), [("gr_orbital_shipyard", ["no", "yes"]), ("gr_ground_battery", ["no"])]
)
def test_asking_a_partner_does_not_tell_what_lies_covered_on_its_planets(
    gear: str, answers: list[str]
) -> None:
    """RB 4.9.2: a covered accessory may bring points, and only its owner knows whether it does."""
    partner = {"planets": [{"card": "pl_kelmar", "gear": [gear]}]}
    hands = seated({}, {}, partner, {}, mode="cross")
    assert {"ask 0", "ask 1"} <= set(hands.options(0))
    assert hands.says(0, "ask 0").options(2) == answers


def test_a_crossed_partner_does_not_see_the_hand() -> None:
    """RB 4.9.2: no information is exchanged."""
    hands = seated({"hand": ["ki_lancer"]}, {}, {}, {}, mode="cross")
    assert not hands.table.knows(2, hands.card(0, "ki_lancer"))


# --- pairs side by side


def test_two_side_by_side_have_a_common_turn_and_change_phases_together() -> None:
    """RB 4.9.3, G2: each has its own build phases."""
    hands = seated({}, {}, {}, {}, mode="pairs", phase="start")
    hands.says(0, "none").says(1, "draw").says(0, "number 1").says(1, "number 2")
    hands.ends(0).ends(1)
    assert [event.seat for event in hands.happened(TurnBegan)] == [2]


def test_who_has_ended_may_act_again_if_the_partner_does_something() -> None:
    """RB 4.9.3: nobody changes phases without the partner."""
    hands = (
        seated({}, rich(hand=["gr_courier_boat"]), {}, {}, mode="pairs").ends(0).plays(1, "gr_courier_boat")
    )
    hands.ends(1)
    _ = hands.asks(0, TakeMainPhase)
    hands.ends(0)
    assert hands.table.turn == 2


def test_partners_side_by_side_see_each_others_hands() -> None:
    """RB 4.9.3."""
    hands = seated({"hand": ["ki_lancer"]}, {}, {}, {}, mode="pairs")
    lancer = hands.card(0, "ki_lancer")
    assert [hands.table.knows(seat, lancer) for seat in range(4)] == [True, True, False, False]


def test_a_team_that_declared_its_last_turn_wins_at_its_next_turn() -> None:
    """RB 4.9.3."""
    hands = seated({"points": 2}, {"points": 4}, {}, {}, mode="pairs").says(0, "last_turn").ends(0).ends(1)
    hands.says(2, "none").says(3, "none").says(2, "number 1").says(3, "number 1").ends(2).ends(3)
    assert hands.table.winners == [0, 1]


def test_one_of_a_pair_plays_on_in_the_common_turn_when_the_other_leaves() -> None:
    """RB 4.9.3."""
    hands = seated({}, {}, {}, {}, mode="pairs").says(0, "capitulate")
    _ = hands.asks(1, TakeMainPhase)
    hands.ends(1)
    assert hands.table.turn == 2
    assert not hands.table.over


def test_in_a_combat_the_partner_of_the_attacker_has_no_combat_of_its_own() -> None:
    """RB 4.9.3, G8: only cards without restriction or with blue ones."""
    hand = rich(hand=["ki_crystal_storm", "gr_burst_fire"], color="red")
    hands = seated({"ships": ["ki_lancer", "ki_lancer"]}, hand, {}, {}, mode="pairs")
    hands.says(0, "attack", hands.pile(2, "planets")[0], hands.pile(0, "ships")[0], "done")
    while not (
        isinstance(prompt := hands.match.waiting()[0], Act)
        and prompt.seat == 1
        and hands.table.phase == "kep3"
    ):
        options = prompt.options(hands.table)
        hands.says(
            prompt.seat, "pass" if "pass" in options else options[0] if "done" not in options else "done"
        )
    assert hands.may_play(1, "gr_burst_fire")
    assert not hands.may_play(1, "ki_crystal_storm")


# --- stakes


def test_the_winner_takes_the_stakes_of_the_losers() -> None:
    """RB 2.2, ruling 6: across, to the right, or opposite, by the mode."""
    stake = {"stake": ["ki_lancer"]}
    duel = seated(stake, stake).says(0, "capitulate")
    assert [(seat, duel.name(card)) for seat, card in stakes_won(duel.table)] == [(1, "ki_lancer")]
    cross = seated(
        *[{**stake, "points": 3, "last_turn": True}] * 1,
        stake,
        {**stake, "points": 3},
        stake,
        mode="cross",
        phase="start",
    )
    assert [(seat, card // 120) for seat, card in stakes_won(cross.table)] == [(0, 3), (2, 1)]
    pairs = seated(
        {**stake, "points": 6, "last_turn": True}, stake, stake, stake, mode="pairs", phase="start"
    )
    assert [(seat, card // 120) for seat, card in stakes_won(pairs.table)] == [(0, 3), (1, 2)]
