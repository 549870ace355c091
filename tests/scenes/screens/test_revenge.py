"""Revenge in every game: what was chosen goes along with who chose it, and at Firestorm the loser begins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import game
from game.core.table import Seat
from game.firestorm.decks import deck
from scenes.games.eclipse.lobby_variants import free
from scenes.screens.lobby.scene import variants_of
from scenes.screens.result import ResultScene
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.lobby_variants import completed
from scenes.table.scene import TableScene
from tests.support.screen.headless import a_ui

NAMES, COLOURS = ("Mia", "Jonas", "Ada", "Ben"), ("orange", "blue", "yellow", "purple")
STARTERS = [each.id for each in deck.starters()]
# What the lobby lets people name for their seats, in the games where it does.
CHOSEN: dict[str, tuple[str, list[Any]]] = {
    "duel": ("aliens", ["swarm", "prime"]),
    "cosmic": ("aliens", ["virus", "oracle", "zombie"]),
    "eclipse": ("species", completed(["", "", ""], free, Random(1))),
    "firestorm": ("decks", STARTERS[:3]),
}


def ended(name: str, options: dict[str, Any], seats: int, winners: list[Seat]) -> ResultScene:
    """The result of a match that these seats have won."""
    match = game.new_match(name, 5, seats, options)
    match.table.winners, match.table.over = winners, True
    players = [Participant(NAMES[seat], COLOURS[seat]) for seat in range(seats)]
    ui = a_ui()
    scene = ResultScene(ui, Session(match, players))
    ui.stack.push(scene)
    ui.stack.settle()
    return scene


def again(scene: ResultScene) -> Session:
    scene.play_again()
    scene.ui.stack.settle()
    return next(below.session for below in scene.ui.stack.scenes if isinstance(below, TableScene))


@pytest.mark.parametrize("name", CHOSEN)
def test_what_was_chosen_for_a_seat_goes_along_with_who_sat_there(name: str) -> None:
    word, named = CHOSEN[name]
    before = dict(zip(NAMES, named, strict=False))
    session = again(ended(name, {word: named}, len(named), [0]))
    after = session.match.beginning.options[word]
    assert {player.name: what for player, what in zip(session.players, after, strict=True)} == before


@pytest.mark.parametrize("name", [name for name in CHOSEN if name != "duel"])
def test_what_the_lobby_names_for_seats_is_a_list_by_seat(name: str) -> None:
    """So that no game lets people choose for a seat under a word that revenge does not know."""
    variants = variants_of(name)({})
    variants.aliens = "chosen"
    seats = len(CHOSEN[name][1])
    options = variants.options(3, seats)
    by_seat = [word for word, value in options.items() if isinstance(value, list) and len(value) == seats]
    assert by_seat == [CHOSEN[name][0]]


def test_an_own_deck_of_firestorm_goes_along_card_by_card() -> None:
    own = {"name": "Mine", "cards": dict(deck.starters()[0].deck.cards), "start": ""}
    session = again(ended("firestorm", {"decks": [own, STARTERS[1]]}, 2, [0]))
    assert session.match.beginning.options["decks"] == [STARTERS[1], own]
    assert session.match.table.players[1].color == deck.starters()[0].deck.color


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_of_the_last_match_begins(winner: Seat) -> None:
    """RB 2.2: in later games the loser of the last game begins (Firestorm, ruling 85)."""
    for _ in range(4):  # were it by chance, it would be the winner now and then
        scene = ended("firestorm", {"decks": STARTERS[:2]}, 2, [winner])
        loser = NAMES[1 - winner]
        session = again(scene)
        assert session.players[session.match.table.turn].name == loser


def test_the_loser_of_a_revenge_begins_the_next_one() -> None:
    session = again(ended("firestorm", {"decks": "starters"}, 2, [0]))
    session.match.table.winners = [0]
    ui = a_ui()
    ui.stack.push(ResultScene(ui, session))
    ui.stack.settle()
    top = ui.stack.top
    assert isinstance(top, ResultScene)
    loser = session.players[1].name
    third = again(top)
    assert third.players[third.match.table.turn].name == loser


def test_after_a_victory_of_all_chance_decides_again() -> None:
    scene = ended("firestorm", {"decks": "starters", "first": 1}, 2, [0, 1])
    assert "first" not in again(scene).match.beginning.options


def test_one_of_the_losers_begins_where_there_are_several() -> None:
    """Firestorm, ruling 97."""
    session = again(ended("firestorm", {"decks": "starters"}, 3, [1]))
    assert session.players[session.match.table.turn].name in ("Mia", "Ada")


@pytest.mark.parametrize("mode", ["cross", "pairs"])
def test_partners_stay_partners(mode: str) -> None:
    scene = ended("firestorm", {"decks": STARTERS, "mode": mode}, 4, [0, 2] if mode == "cross" else [0, 1])
    table, players = scene.session.match.table, scene.session.players
    before = {players[seat].name: players[table.partner(seat)].name for seat in range(4)}
    session = again(scene)
    table, players = session.match.table, session.players
    assert {players[seat].name: players[table.partner(seat)].name for seat in range(4)} == before
    assert [player.name for player in players] != list(NAMES)
    assert players[table.turn].name in (("Jonas", "Ben") if mode == "cross" else ("Ada", "Ben"))
