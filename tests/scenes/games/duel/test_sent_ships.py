"""Ships that lie ready to be sent have left the supply, and come back when they are taken in hand."""

from __future__ import annotations

import pytest

import game
from game.core.match import Match
from game.core.texts import name_of
from game.duel.events import SlipOpened
from game.duel.prompts import ChooseAlien, ChooseShips, SetDial
from game.duel.table import DuelTable
from scenes.games.duel.looks import ShipStackLook
from scenes.games.duel.sent_ships import SENDING
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.board.piece_node import PieceNode
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.support.duel.duels import Duels
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table


def another_wave() -> tuple[Desk, TableScene]:
    """At the table as the Swarm, which may send more ships."""
    match: Match[DuelTable] = game.new_match("duel", 1, 2, {"aliens": "free"})
    while True:
        prompt = match.waiting()[0]
        if isinstance(prompt, ChooseShips) and prompt.what in SENDING:
            break
        options = prompt.options(match.view(prompt.seat))
        swarm = isinstance(prompt, ChooseAlien) and "swarm" in options
        match.answer(prompt.seat, "swarm" if swarm else options[0])
    seat = prompt.seat
    players = [Participant(f"P{each}", ("orange", "blue")[each], "random") for each in range(2)]
    players[seat] = Participant("Mia", ("orange", "blue")[seat])
    desk = sit_down(Session(match, players), "mouse")
    desk.wait(400)
    assert isinstance(desk.top, TableScene)
    return desk, desk.top


def test_they_stand_at_the_planet_until_they_are_taken_back() -> None:
    desk, table = another_wave()
    assert table.builder is not None
    seat = table.seat
    view = as_table(DuelTable, table.view)
    assert view.duel is not None
    there = view.planet(view.duel.planet).ships[seat]
    assert desk.find(f"ship:{seat}:{there}") is None
    table.controller.take(table.builder.numbers[1])
    desk.draw()
    node = desk.find(f"ship:{seat}:{there}")
    assert node is not None
    node.act("press")
    desk.draw()
    assert desk.find(f"ship:{seat}:{there}") is None
    assert table.builder.chosen is None


def at_the_dial() -> tuple[Desk, TableScene]:
    """At the table where the dial is set, against a bot."""
    match: Match[DuelTable] = game.new_match("duel", 1, 2)
    while not isinstance(match.waiting()[0], SetDial):
        prompt = match.waiting()[0]
        match.answer(prompt.seat, prompt.options(match.view(prompt.seat))[0])
    players = [Participant("Mia", "orange"), Participant("Bot", "blue", "novice")]
    desk = sit_down(Session(match, players), "mouse")
    desk.wait(400)
    assert isinstance(desk.top, TableScene)
    return desk, desk.top


def shown(table: TableScene) -> tuple[int, int]:
    """How many own ships are seen at the planet and in the supply."""
    pieces = {node.placed.id: node.placed for node in table.root.walk() if isinstance(node, PieceNode)}
    there = len([name for name in pieces if name.startswith(f"ship:{table.seat}:")])
    stacks = [placed.look for name, placed in pieces.items() if name in ("ships:0", "ships:0+")]
    return there, sum(look.count for look in stacks if isinstance(look, ShipStackLook))


@pytest.mark.parametrize("number", [1, 3, 4])
def test_ships_of_the_dial_leave_the_supply_at_once_and_their_numbers_are_told(number: int) -> None:
    desk, table = at_the_dial()
    assert table.builder is not None
    there, left = shown(table)
    table.controller.take(next(handle for handle in table.builder.numbers if handle.answer == number))
    desk.draw()
    assert shown(table) == (there + number, left - number)
    says = [part.text for part in table.root.walk() if isinstance(part, Label)]
    assert table.ui.say("tool.dial_total", there=there + number, left=left - number) in says


def test_they_stay_there_until_both_dials_are_shown() -> None:
    desk, table = at_the_dial()
    assert table.builder is not None
    there, left = shown(table)
    table.controller.take(next(handle for handle in table.builder.numbers if handle.answer == 3))
    table.controller.commit()
    for _ in range(12):
        desk.draw()
        assert shown(table) == (there + 3, left - 3)
        desk.wait(60)
    assert any(isinstance(told.event, SlipOpened) for told in table.session.story)


def test_fog_sends_one_fewer_and_both_the_tray_and_the_button_say_so() -> None:
    duel = Duels(
        {
            "aliens": ["preservationist", "tow_crew"],
            "straggler": 1,
            "hands": [["plan_05"], ["plan_11"]],
            "destiny": {"discovery": ["fog_bank"], "event": ["talent_show"]},
            "planet_deck": ["planet_07"],
        }
    )
    desk = sit_down(
        Session(duel.match, [Participant("Mia", "orange"), Participant("Bot", "blue", "novice")]), "mouse"
    )
    desk.wait(400)
    table = desk.top
    assert isinstance(table, TableScene)
    assert table.builder is not None
    there, left = shown(table)
    table.controller.take(next(handle for handle in table.builder.numbers if handle.answer == 3))
    desk.draw()
    assert shown(table) == (there + 2, left - 2)
    says = [part.text for part in table.root.walk() if isinstance(part, Label)]
    assert any(name_of("duel", "fog_bank", "en") in text and f"{left - 2} stay" in text for text in says)
    corner = desk.find("action")
    assert isinstance(corner, Button)
    assert corner.second == table.ui.say("do.stay_home", count=left - 2)
