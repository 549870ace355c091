"""The inspect panel says what a thing can do at this moment, or why it can do nothing, in every game."""

from __future__ import annotations

import pytest

from game.bots import decide
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.answering.use_now import use_now
from scenes.table.inspect_scene import InspectScene
from scenes.table.scene import TableScene
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui

SEATS = {"duel": 2, "cosmic": 3, "eclipse": 2, "firestorm": 2}
COLOURS = ("orange", "blue", "green")
SHARE = 0.9  # of what lies on a table says something about this moment


def asked(game: str, after: int) -> TableScene:
    """A table at which a person is asked something after so many decisions."""
    ui = a_ui()
    ui.settings.speed = "instant"
    players = [Participant("Mia", "orange")]
    players += [Participant("", colour, "novice") for colour in COLOURS[1 : SEATS[game]]]
    options = {"aliens": "random"} if game in ("duel", "cosmic") else {}
    session = Session.begin(game, 3, players, options, None)
    while session.match.waiting() and (len(session.match.decisions) < after or 0 not in session.asked()):
        seat = session.asked()[0]
        session.answer(seat, decide("random", session.match, seat, 1))
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    Desk(ui).wait(600)
    assert table.look().builder is not None
    return table


def panel(table: TableScene, what: str) -> InspectScene:
    table.inspect(what, None)
    table.ui.stack.settle()
    top = table.ui.stack.top
    assert isinstance(top, InspectScene)
    return top


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("after", [30, 61])
def test_what_can_be_used_says_so_and_what_cannot_says_why(game: str, after: int) -> None:
    table = asked(game, after)
    seen = table.look()
    assert seen.builder is not None
    laid = [piece for piece in seen.table.picture(seen.view, seen.watching) if piece.inspect]
    usable = [piece for piece in laid if piece.id in seen.builder.pieces]
    assert all(use_now(seen, piece.inspect) for piece in usable)
    held = [f"card:{card}" for card in seen.table.hand_of(seen.view, seen.seat)]
    assert all(use_now(seen, card) for card in held)


@pytest.mark.parametrize("game", SEATS)
def test_nearly_everything_on_a_table_says_what_it_means_now(game: str) -> None:
    table = asked(game, 61)
    seen = table.look()
    things = {piece.inspect for piece in seen.table.picture(seen.view, seen.watching) if piece.inspect}
    told = []
    for what in sorted(things):
        shown = seen.table.inspect(what, seen.view, seen.watching)
        if shown is not None:
            told.append(bool(use_now(seen, what) or shown.now))
    assert sum(told) >= SHARE * len(told)


def test_what_it_means_now_stands_above_what_is_printed() -> None:
    table = asked("duel", 30)
    seen = table.look()
    card = f"card:{seen.table.hand_of(seen.view, seen.seat)[0]}"
    scene = panel(table, card)
    assert scene.shown is not None
    assert scene.now(scene.shown).startswith(use_now(seen, card))
    scene.refresh()
    words = [widget.name for widget in scene.root.walk() if widget.name]
    assert words.index(table.ui.say("inspect.now")) < words.index(table.ui.say("inspect.what"))


def test_a_thing_in_hand_lies_ready_as_before_after_a_look() -> None:
    table = asked("firestorm", 30)
    seen = table.look()
    assert seen.builder is not None
    before = (seen.builder.selected, seen.builder.chosen)
    for piece in sorted(seen.builder.pieces):
        use_now(seen, piece)
    assert (seen.builder.selected, seen.builder.chosen) == before


def test_a_covered_hand_leaves_nothing_to_tell() -> None:
    table = asked("duel", 30)
    seen = table.look()
    scene = panel(table, f"card:{seen.table.hand_of(seen.view, seen.seat)[0]}")
    scene.private = True
    scene.lost_focus()
    assert scene.use("card:0") == ""
