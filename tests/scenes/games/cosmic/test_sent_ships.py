"""Ships that are sent leave their planet at once, stand in the gate, and come back when they are taken."""

from __future__ import annotations

from typing import Any

import msgspec

from game.cosmic.prompts import TakeShips
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.looks import FleetLook, SideShipsLook
from scenes.games.cosmic.sent_ships import SENDING, as_sent, goal, sent
from scenes.session.session import Session
from scenes.table.scene import TableScene
from tests.support.cosmic.questions import played, players
from tests.support.screen.corners import corner_of
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table


def sending() -> tuple[Desk, TableScene]:
    """At the table, asked which ships to send, from several planets."""
    for seed in range(9):
        for match in played(seed):
            for prompt in match.waiting():
                if _asks_for_several(prompt) and len(match.table.worlds[prompt.seat]) > 1:
                    desk = sit_down(Session(match.clone(), players(match.table.seats, prompt.seat)), "mouse")
                    desk.wait(400)
                    assert isinstance(desk.top, TableScene)
                    return desk, desk.top
    raise AssertionError("nobody sends ships")


def _asks_for_several(prompt: Any) -> bool:
    return isinstance(prompt, TakeShips) and prompt.what in SENDING and prompt.low > 0 and prompt.high > 2


def counted(table: TableScene, piece: str) -> int:
    placed = table.stage.pieces.get(piece)
    if placed is None:
        return 0
    assert isinstance(placed.placed.look, FleetLook)
    return placed.placed.look.count


def chosen(desk: Desk, table: TableScene, ships: int) -> tuple[str, str]:
    """Some ships are taken; the stack that they come from and the one that they join."""
    assert table.builder is not None
    piece, ways = next((piece, ways) for piece, ways in table.builder.stacks.items() if len(ways) >= ships)
    table.controller.take(ways[ships - 1])
    desk.draw()
    return piece, f"ships:{table.seat}:{goal(as_table(CosmicTable, table.view), table.watching())}"


def test_ships_that_are_taken_leave_their_planet_at_once() -> None:
    desk, table = sending()
    there = {piece: counted(table, piece) for piece in table.builder.stacks} if table.builder else {}
    piece, joined = chosen(desk, table, 2)
    assert counted(table, piece) == there[piece] - 2
    assert counted(table, joined) == 2


def test_the_slot_of_a_side_counts_its_ships_while_they_are_sent() -> None:
    desk, table = sending()
    chosen(desk, table, 2)
    side = as_table(CosmicTable, table.view).at.sides[table.seat]
    look = table.stage.pieces[f"side_ships:{side}"].placed.look
    assert isinstance(look, SideShipsLook)
    assert look.added == 2


def test_they_stay_in_the_gate_while_more_are_asked_for_and_come_back_by_a_tap() -> None:
    desk, table = sending()
    piece, joined = chosen(desk, table, 2)
    before = counted(table, piece)
    desk.wait(200)
    assert corner_of(desk).big.text == "Send 2 ships"  # one press sends them all
    assert counted(table, piece) == before
    assert counted(table, joined) == 2
    node = desk.find(joined)
    assert node is not None
    node.act("press")
    desk.wait(200)
    assert counted(table, joined) == 0
    assert counted(table, piece) == before + 2


def test_a_tap_on_ships_that_lie_ready_puts_them_back_without_an_answer() -> None:
    desk, table = sending()
    desk.ui.settings.confirm = "always"
    taken = len(table.session.match.decisions)
    _, joined = chosen(desk, table, 1)
    node = desk.find(joined)
    assert node is not None
    node.act("press")
    desk.wait(100)
    assert table.builder is not None
    assert table.builder.chosen is None
    assert len(table.session.match.decisions) == taken


def test_a_stack_of_which_all_ships_lie_ready_can_still_be_taken() -> None:
    desk, table = sending()
    desk.ui.settings.confirm = "always"
    assert table.builder is not None
    piece, ways = max(table.builder.stacks.items(), key=lambda each: len(each[1]))
    table.controller.take(ways[-1])
    desk.draw()
    assert desk.find(piece) is not None


def test_the_question_counts_the_ships_that_are_sent() -> None:
    desk, table = sending()
    chosen(desk, table, 2)
    desk.wait(200)
    assert table.builder is not None
    prompt = table.builder.prompt
    assert isinstance(prompt, TakeShips)
    assert table.bar is not None
    assert f"2 ships ready. Send up to {prompt.high} more" in table.bar.sentence


def test_ships_from_two_planets_are_sent_together() -> None:
    desk, table = sending()
    first_, joined = chosen(desk, table, 1)
    desk.wait(200)
    assert table.builder is not None
    other = next(piece for piece in table.builder.stacks if piece != first_)
    before = counted(table, other)
    table.controller.lifted(other)
    table.controller.piece_dropped(other, "")
    desk.wait(200)
    assert counted(table, other) == before - 1  # dragging takes one
    assert counted(table, joined) == 2


def test_ships_of_an_earlier_question_are_not_sent_twice() -> None:
    """The same planet was named before, for something else: its ships can leave only once."""
    _, table = sending()
    watching = table.watching()
    assert isinstance(watching.question, TakeShips)
    view = as_table(CosmicTable, table.view)
    place, ships = view.ships_on(table.seat, view.worlds[table.seat])[0]
    open_question = msgspec.structs.replace(watching.question, places=())
    again = watching._replace(question=open_question, given=((place, ships), (place, ships)), ready=None)
    assert sent(view, again) == [(place, ships)]
    assert as_sent(view, again).ships_at(table.seat, place) == 0
