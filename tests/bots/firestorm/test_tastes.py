"""Bots of Firestorm: what appeals to them, and what they would never do."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.firestorm.board import BoardSummary
from game.bots.firestorm.fights import Guard, Unit, alone, assault, clash, felled
from game.bots.firestorm.mind import MIND
from game.core.match import Match
from game.firestorm import pieces
from game.firestorm.combat.prompts import FormUp
from game.firestorm.words import verb_of
from tests.support.firestorm.fights import arranged, fight
from tests.support.firestorm.fights import clash as combat
from tests.support.firestorm.words import seated

BASE = "pl_dawnlight_station"
FOES = {"planets": ["pl_council_world_ainsel", "pl_kelmar"], "stones": 0}


def likes(match: Match[Any], seat: int = 0) -> dict[str, float]:
    """How much each answer appeals to the seat that is asked."""
    prompt = match.asked_of(seat)
    assert prompt is not None
    view = match.view(seat)
    options = prompt.options(view)
    return dict(zip(options, MIND.taste(view, prompt, options), strict=True))


def favourite(match: Match[Any], seat: int = 0) -> str:
    appeals = likes(match, seat)
    return max(appeals, key=lambda said: appeals[said])


def at_main(me: dict[str, Any], them: dict[str, Any] | None = None, **words: Any) -> Match[Any]:
    mine = {"planets": [BASE], "stones": 0, **me}
    return arranged({"seats": [mine, {**FOES, **(them or {})}], **words})


def held(match: Match[Any], seat: int, key: str) -> int:
    """A card of a seat's hand."""
    cards: list[int] = match.table.own(seat, match.table.players[seat].hand)
    return next(card for card in cards if pieces.KEYS[match.table.faces[card]] == key)


# --- numbers


def test_damage_destroys_what_is_worth_most_and_as_much_as_possible() -> None:
    units = (Unit(1, 1, 1.0), Unit(4, 4, 5.0), Unit(2, 2, 2.0))
    assert felled(5, units) == [1]
    assert felled(8, units) == [1, 2]
    assert felled(1, units) == []


def test_a_combat_group_counts_what_falls_on_both_sides() -> None:
    strong, weak = Unit(4, 4, 5.0), Unit(1, 1, 1.0)
    assert clash((strong,), (weak,)) == 1.0
    assert clash((weak,), (strong,)) == -1.0
    assert clash((strong,), (strong,)) == 0.0


def test_stones_count_as_a_shield_of_the_planet() -> None:
    ship, planet = alone((Unit(5, 5, 5.0),)), Unit(1, 4, 3.0)
    assert assault(ship, (planet, 12.0), Guard((), 0)) == 12.0
    assert 0 < assault(ship, (planet, 12.0), Guard((), 6)) < 3.0


def test_an_attack_on_a_guarded_planet_promises_less() -> None:
    prize, ships = (Unit(1, 3, 3.0), 12.0), alone((Unit(3, 2, 3.0), Unit(3, 2, 3.0)))
    guard = Unit(4, 4, 5.0)
    assert assault(ships, prize, Guard((), 0)) > assault(ships, prize, Guard((guard, guard), 0))


def test_two_together_bring_down_a_ship_that_would_beat_each_of_them() -> None:
    pair, prize = (Unit(3, 3, 3.5), Unit(3, 3, 3.5)), (Unit(1, 9, 3.0), 12.0)
    guard = Guard((Unit(4, 4, 5.0), Unit(4, 4, 5.0)), 0)
    assert assault((pair,), prize, guard) > assault(alone(pair), prize, guard)


# --- turns


def test_with_six_points_the_last_turn_is_declared_at_once() -> None:
    match = at_main({"points": 6, "hand": ["gr_courier_boat"], "tp": 5})
    assert favourite(match) == "last_turn"


def test_the_best_ship_that_points_buy_is_played() -> None:
    match = at_main({"hand": ["gr_courier_boat", "gr_light_cruiser"], "tp": 5})
    assert favourite(match) == f"play {held(match, 0, 'gr_light_cruiser')}"


def test_two_cards_together_may_be_worth_more_than_one() -> None:
    match = at_main(
        {"hand": ["gr_salvage_tug", "gr_escort_fighter", "gr_probe_tender"], "tp": 4, "planets": []}
    )
    wanted = [said for said, score in likes(match).items() if score > 0]
    assert wanted == [f"play {held(match, 0, key)}" for key in ("gr_escort_fighter", "gr_probe_tender")]


def test_an_accessory_goes_where_it_works() -> None:
    match = at_main(
        {"hand": ["gr_rapid_fire_automatics"], "tp": 2, "ships": ["gr_courier_boat", "gr_light_cruiser"]}
    )
    match.answer(0, favourite(match))
    cruiser = match.table.own(0, match.table.players[0].ships)[1]
    assert favourite(match) == f"card {cruiser}"


def test_a_strong_fleet_attacks_a_planet_that_nobody_guards() -> None:
    match = at_main({"ships": ["gr_light_cruiser", "gr_light_cruiser"]})
    assert favourite(match) == "attack"


def test_a_weak_ship_does_not_attack_a_fleet() -> None:
    match = at_main({"ships": ["gr_courier_boat"]}, {"ships": ["gr_light_cruiser", "gr_light_cruiser"]})
    assert favourite(match) == "end"


def test_nobody_attacks_who_would_lose_more_at_home() -> None:
    """A lone guard stays if the enemy would take the base as soon as it has gone."""
    lone = {"ships": ["ki_storm_cruiser"]}
    tired = {"card": "ki_crystal_battleship", "resting": True}
    board = BoardSummary(at_main(lone, {"ships": [tired], "points": 3}).view(0), 0)
    calm = BoardSummary(at_main(lone).view(0), 0)
    assert board.plan().gain < calm.plan().gain


def test_nobody_capitulates_or_gives_points_away() -> None:
    match = at_main({})
    assert likes(match)["capitulate"] < -10
    pairs = arranged({"mode": "pairs", "seats": [{"planets": [BASE], "tp": 4}, *[{"planets": [BASE]}] * 3]})
    assert all(score < -10 for said, score in likes(pairs).items() if verb_of(said) == "give")


@pytest.mark.parametrize(("points", "wanted"), [(5, "give_up"), (1, "pass")])
def test_planets_are_given_up_for_the_last_point_only(points: int, wanted: str) -> None:
    planets = [BASE, *["pl_kelmar"] * 6]
    match = at_main({"planets": planets, "points": points}, phase="event", turns=24)
    assert favourite(match) == wanted


def test_an_early_planet_that_brings_nothing_is_rejected() -> None:
    early = at_main({"planet_deck": ["pl_orrith_pits", "pl_kelmar"], "stones": 6}, phase="build_1", turns=1)
    early.answer(0, "draw")
    assert favourite(early) == "reject"
    useful = at_main(
        {"planet_deck": ["pl_orrith_pits", "pl_kelmar"], "stones": 6, "hand": ["gr_brood_archive"]},
        phase="build_1",
        turns=1,
    )
    useful.answer(0, "draw")
    assert favourite(useful) == "keep"


def test_with_a_short_deck_one_card_is_drawn() -> None:
    long = at_main({"deck": ["gr_courier_boat"] * 30}, phase="build_2")
    short = at_main({"deck": ["gr_courier_boat"] * 5}, phase="build_2")
    assert (favourite(long), favourite(short)) == ("number 2", "number 1")


def test_the_least_card_is_discarded() -> None:
    hand = ["gr_light_cruiser"] * 8 + ["gr_courier_boat"]
    match = at_main({"hand": hand}, phase="end")
    assert favourite(match) == f"card {held(match, 0, 'gr_courier_boat')}"


# --- effects


def test_an_answer_is_kept_for_what_matters() -> None:
    dear = {"card": "lft_interceptor_corvette", "gear": ["lft_modular_bay", "gr_auxiliary_cannon"]}
    for ship, wanted in ((dear, "play"), ("gr_courier_boat", "pass")):
        match = at_main(
            {"ships": [ship], "hand": ["gr_final_word"], "ep": 3},
            {"hand": ["gr_crash_landing"], "ep": 2},
            phase="event",
        )
        while match.asked_of(1) is None:
            match.answer(0, "pass")
        match.answer(1, favourite(match, 1) if wanted == "play" else _playing(match, 1))
        while match.asked_of(0) is None:
            match.answer(1, "pass")
        assert verb_of(favourite(match)) == wanted


def _playing(match: Match[Any], seat: int) -> str:
    prompt = match.asked_of(seat)
    assert prompt is not None
    options: list[str] = prompt.options(match.table)
    return next(said for said in options if verb_of(said) == "play")


def test_damage_is_never_aimed_at_the_own_ships() -> None:
    match = at_main(
        {"ships": ["gr_light_cruiser"], "hand": ["gr_focused_barrage"], "ep": 4},
        {"ships": ["gr_probe_tender"]},
    )
    match.answer(0, _playing(match, 0))
    while favourite(match) not in ("end", "attack"):
        match.answer(0, favourite(match))
    mine, theirs = match.table.players
    assert (len(mine.ships), len(theirs.ships)) == (1, 0)
    assert mine.ep == 1  # it took three points, and no more were spent


# --- combats


def test_a_blocker_stands_in_the_way_of_a_planet_killer() -> None:
    scene = combat(["ki_storm_cruiser"], ["gr_salvage_tug"], step="assignment", open=[0])
    assert verb_of(favourite(scene.match, 1)) == "block"


def test_a_ship_is_not_thrown_away_where_the_planet_holds() -> None:
    scene = combat(["ki_storm_cruiser"], ["gr_courier_boat"], BASE, step="assignment", open=[0])
    table = scene.match.table
    assert table.combat is not None
    assert favourite(scene.match, 1) == "none"


def test_ships_advance_only_if_the_planet_can_fall() -> None:
    strong = combat(["ki_storm_cruiser"], step="advance_declaration")
    weak = combat(["gr_courier_boat"], step="advance_declaration")
    assert verb_of(favourite(strong.match)) == "card"
    assert favourite(weak.match) == "done"


def test_all_damage_goes_to_the_planet() -> None:
    scene = combat(["ki_storm_cruiser"], step="damage_step", advancing=[0])
    assert favourite(scene.match) == f"hit {scene.planets[1][0]} 6"


def test_just_enough_stones_save_a_planet() -> None:
    scene = combat(["ki_storm_cruiser"], step="damage_step", advancing=[0], them={"stones": 6})
    scene.match.answer(0, favourite(scene.match))
    while scene.match.asked_of(1) is None or verb_of(favourite(scene.match, 1)) not in ("prevent", "pass"):
        (prompt,) = scene.match.waiting()
        scene.match.answer(prompt.seat, favourite(scene.match, prompt.seat))
    assert favourite(scene.match, 1) == f"prevent {scene.planets[1][0]} 2"


def laid_out(mine: list[Any], theirs: list[Any]) -> FormUp:
    """The combat hand as a captain leaves it."""
    scene = fight(mine, theirs)
    scene.declares(*scene.mine)
    while True:
        prompt, said = scene.match.asked_of(0), favourite(scene.match)
        assert isinstance(prompt, FormUp)
        if said == "done":
            return prompt
        scene.match.answer(0, said)


def test_ships_fly_alone_and_face_down_where_one_is_not_enough_to_stop_them() -> None:
    hand = laid_out(["gr_light_cruiser", "gr_light_cruiser"], [])
    assert hand.forms == (0, 1)
    assert not hand.shown


def test_a_small_ship_is_loaded_where_it_would_only_be_shot_or_tired() -> None:
    hand = laid_out(["gr_convoy_freighter", "ki_lancer"], [])
    assert hand.carrier(hand.ships[1]) == hand.ships[0]


def test_what_would_fall_from_a_ship_keeps_it_from_being_loaded() -> None:
    geared = {"card": "ki_lancer", "gear": ["gr_auxiliary_cannon"]}
    hand = laid_out(["gr_convoy_freighter", geared], [])
    assert hand.carrier(hand.ships[1]) < 0


def test_ships_that_would_all_be_stopped_fly_together() -> None:
    hand = laid_out(["ki_lancer", "ki_lancer"], ["gr_light_cruiser", "gr_light_cruiser"])
    assert len(set(hand.forms)) == 1


def test_everybody_hangs_on_to_stones_for_strangers() -> None:
    """At a larger table one could save an enemy's card; nobody does."""
    rows = [
        {"planets": [BASE], "ships": ["ki_storm_cruiser"]},
        {"planets": ["pl_kelmar"]},
        {"planets": [BASE]},
    ]
    combat_words = {"planet": "1:pl_kelmar", "formations": [[0]], "step": "damage_step", "advancing": [0]}
    match = arranged({"mode": "triangle", "seats": rows, "combat": combat_words})
    while match.asked_of(2) is None:
        (prompt,) = match.waiting()
        match.answer(
            prompt.seat,
            "pass" if prompt.seat == 1 and "pass" in likes(match, 1) else favourite(match, prompt.seat),
        )
    assert favourite(match, 2) == "pass"


# --- imagined worlds


def test_a_covered_accessory_that_is_out_of_the_game_stays_an_accessory_in_every_world() -> None:
    """A ship comes back with what it bore; a captain once imagined that this was an instant."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_auxiliary_cannon"]}
    hands = seated({"others": ["gg_unstable_gate"], "ep": 1, "color": "violet"}, {"ships": [ship]})
    gear = hands.card(1, "gr_auxiliary_cannon", "gear")
    hands.uses(0, "gg_unstable_gate").settles()
    assert hands.where(gear) == "away"
    assert not hands.table.knows(0, gear)
    for world in range(20):
        assert hands.match.imagine(0, world).table.type_of(gear) == "ship_accessory"
