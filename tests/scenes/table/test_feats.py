"""Feats: each can be told from a story, they follow from the match alone, and there are enough of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import game
from game.cosmic.parts import WON
from game.eclipse.pieces import CENTER
from scenes.games.cosmic.result import chronicle as cosmic
from scenes.games.duel.result import chronicle as duel
from scenes.games.eclipse.result import chronicle as eclipse
from scenes.games.firestorm.result import chronicle as firestorm
from scenes.screens.records.keeping import all_feats
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.feats import ANYWHERE
from scenes.table.game_table import game_table

COLOURS = ("orange", "blue", "white", "green", "red", "yellow")


def done(name: str, told: Any, seat: int = 0) -> set[str]:
    return {feat.key.partition("_")[2] for feat in game_table(name).feats.feats if feat.done(told, seat)}


def a_duel(totals: tuple[int, ...] = (9, 8), winner: int = 0, **changes: Any) -> duel.Chronicle:
    lost = duel.Numbers(0, 0, 0, 0, 20, 3, None, None)
    fight = duel.Fight(1, "card", "planet", winner, totals, 1)
    told = duel.Chronicle(((0, 0), (1, 0)), (fight,), (lost, lost), (0,), "planets")
    return told._replace(**changes)


def numbers(told: Any, **changes: int) -> tuple[Any, ...]:
    return (told.seats[0]._replace(**changes), *told.seats[1:])


def test_the_feats_of_duel() -> None:
    plain = a_duel()
    assert done("duel", plain) == {"whisker", "shutout"}
    assert done("duel", plain, 1) == set()
    assert "giant" in done("duel", a_duel((45, 8)))
    assert "feather" in done("duel", a_duel((5, 3)))
    assert "brink" in done("duel", a_duel(curve=((0, 0), (1, 4), (5, 4))))
    assert "brink" not in done("duel", a_duel(curve=((0, 0), (3, 4), (5, 4))))
    assert "graveyard" in done("duel", a_duel(seats=numbers(plain, ships_lost=12)))
    assert "bare_hands" in done("duel", a_duel(seats=numbers(plain, reinforcements=0)))
    assert "thrift" in done("duel", a_duel(seats=numbers(plain, cards_played=10)))
    assert "streak" in done("duel", a_duel(fights=plain.fights * 5))
    contest = plain.fights[0]._replace(planet="", winner=1)
    assert "no_contest" in done("duel", a_duel(fights=(contest, contest)))


def a_cosmic_match(**changes: Any) -> cosmic.Chronicle:
    nobody = cosmic.Numbers(5, 2, 0, 0, 1, 0, 0, 0)
    told = cosmic.Chronicle(((0, 0, 0), (5, 0, 0)), (), (nobody,) * 3, None, (0,), "colonies")
    return told._replace(**changes)


def test_the_feats_of_cosmic_encounter() -> None:
    plain = a_cosmic_match()
    fight = cosmic.Fight(0, 1, "", WON, 0, (9, 8), 0, 1)
    assert done("cosmic", plain) == set()
    assert done("cosmic", a_cosmic_match(fights=(fight,))) == {"whisker"}
    assert "mountain" in done("cosmic", a_cosmic_match(fights=(fight._replace(totals=(30, 8)),)))
    assert "mouse" in done("cosmic", a_cosmic_match(fights=(fight._replace(totals=(8, 2)),)))
    assert "comeback" in done("cosmic", a_cosmic_match(curve=((0, 3, 0), (5, 3, 0))))
    assert "together" in done("cosmic", a_cosmic_match(winners=(0, 1, 2)))
    by_numbers: Sequence[tuple[str, dict[str, int]]] = [
        ("peace", {"deals": 2}),
        ("no_fight", {"won": 0}),
        ("hanger_on", {"alliances": 5}),
        ("alone", {"alliances": 0}),
        ("zapper", {"zaps": 3}),
        ("bleeding", {"ships_lost": 15}),
        ("powerful", {"powers": 12}),
    ]
    for feat, changes in by_numbers:
        assert feat in done("cosmic", a_cosmic_match(seats=numbers(plain, **changes))), feat


def an_eclipse_match(**changes: Any) -> eclipse.Chronicle:
    usual = eclipse.Numbers(20, {}, 8, 3, 4, 9, 1, 1, 1)
    told = eclipse.Chronicle(((0, 0), (20, 9)), (), (usual, usual), None, None, (0,), "points")
    return told._replace(**changes)


def test_the_feats_of_eclipse() -> None:
    plain = an_eclipse_match()
    fight = eclipse.Fight("001", 0, CENTER, 0, 2, 1, 1)
    assert done("eclipse", plain) == set()
    assert done("eclipse", an_eclipse_match(fights=(fight,))) == {"centre"}
    assert "great_battle" in done("eclipse", an_eclipse_match(fights=(fight._replace(ships=6),)))
    assert "comeback" in done("eclipse", an_eclipse_match(curve=((0, 5), (9, 8))))
    by_numbers: Sequence[tuple[str, dict[str, Any]]] = [
        ("dove", {"destroyed": 0}),
        ("hunter", {"destroyed": 6}),
        ("scholar", {"techs": 8}),
        ("charts", {"explored": 7}),
        ("hermit", {"sectors": 4}),
        ("phoenix", {"lost": 5}),
        ("traitor", {"scores": {"traitor": -2}}),
        ("friends", {"scores": {"ambassadors": 2}}),
        ("shipless", {"built": 3}),
    ]
    for feat, changes in by_numbers:
        assert feat in done("eclipse", an_eclipse_match(seats=numbers(plain, **changes))), feat


def a_firestorm_match(**changes: Any) -> firestorm.Chronicle:
    usual = firestorm.Numbers(10, 2, 20, 1, 1, 1)
    told = firestorm.Chronicle(((0, 0), (10, 9)), (), (usual, usual), None, (0,), "points")
    return told._replace(**changes)


def test_the_feats_of_firestorm() -> None:
    plain = a_firestorm_match()
    attack = firestorm.Attack(0, 1, "planet", 2, 1, 1, 1)
    assert done("firestorm", plain) == set()
    assert done("firestorm", a_firestorm_match(attacks=(attack,))) == set()
    assert "armada" in done("firestorm", a_firestorm_match(attacks=(attack._replace(ships=4),)))
    assert "lone_ship" in done("firestorm", a_firestorm_match(attacks=(attack._replace(ships=1),)))
    assert "clean" in done("firestorm", a_firestorm_match(attacks=(attack._replace(points=3, lost=0),)))
    assert "slaughter" in done("firestorm", a_firestorm_match(attacks=(attack._replace(lost=6),)))
    assert "comeback" in done("firestorm", a_firestorm_match(curve=((0, 3), (10, 9))))
    by_numbers: Sequence[tuple[str, dict[str, int]]] = [
        ("dove", {"attacks": 0}),
        ("berserk", {"attacks": 8}),
        ("phoenix", {"ships_lost": 6}),
        ("homeless", {"planets_lost": 2}),
        ("thrift", {"played": 15}),
        ("stones", {"stones": 8}),
        ("spotless", {"ships_lost": 0}),
    ]
    for feat, changes in by_numbers:
        assert feat in done("firestorm", a_firestorm_match(seats=numbers(plain, **changes))), feat


def test_there_are_thirty_feats_or_more_and_no_two_share_a_name() -> None:
    keys = [key for key, _ in all_feats()]
    assert len(keys) >= 30
    assert len({*keys}) == len(keys)
    for name in game.GAMES:
        assert len(game_table(name).feats.feats) >= 7


def a_match_of_chance(name: str, seed: int) -> Session:
    match, dice = game.new_match(name, seed), Random(seed)
    while waiting := match.waiting():
        prompt = dice.choice(waiting)
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    kinds = ["human"] + ["captain"] * (match.table.seats - 1)
    return Session(match, [Participant("", COLOURS[n], kind) for n, kind in enumerate(kinds)])


@pytest.mark.parametrize("name", game.GAMES)
def test_feats_follow_from_the_file_alone(name: str) -> None:
    session = a_match_of_chance(name, 3)
    earned = game_table(name).feats.earned(session)
    again = Session(game.load(session.match.save()).match, session.players)
    assert game_table(name).feats.earned(again) == earned
    known = {key for key, _ in all_feats()}
    assert {key for keys in earned for key in keys} <= known


def test_what_every_game_has() -> None:
    session = a_match_of_chance("duel", 3)
    winner = session.match.table.winners[0]
    session.players = [Participant("", COLOURS[n], "human" if n == winner else "captain") for n in range(2)]
    keys = {feat.key for feat in ANYWHERE if feat.done(session, winner)}
    assert "any_captains" in keys
    assert "any_full_table" not in keys  # two are no crowd
