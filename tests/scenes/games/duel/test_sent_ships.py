"""Ships that lie ready to be sent have left the supply, and come back when they are taken in hand."""

from __future__ import annotations

import game
from game.core.match import Match
from game.duel.prompts import ChooseAlien, ChooseShips
from game.duel.table import DuelTable
from scenes.games.duel.sent_ships import SENDING
from scenes.session.session import Participant, Session
from scenes.table.scene import TableScene
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
