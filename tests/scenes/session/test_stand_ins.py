"""Seats change hands at any decision of any game, the match goes on, and nobody sees more than before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import game
from game.core.table import NOBODY
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.session.stand_ins import give_back, join, leave_to_bot

COLOURS = ("orange", "blue", "white", "green", "red", "yellow")
LONG = 160  # decisions: every game has met its kinds of questions by then


def people_at(name: str, folder: Path | None = None, seed: int = 1) -> Session:
    match = game.new_match(name, seed)
    players = [Participant(f"Player {seat}", COLOURS[seat]) for seat in range(match.table.seats)]
    return Session.sit_down(match, players, folder)


def step(session: Session, dice: Random) -> None:
    """A bot decides for itself, a person by chance."""
    seat = session.asked()[0]
    prompt = session.prompt(seat)
    assert prompt is not None
    choice = None
    while seat in session.bots and choice is None:
        choice = session.think(1)
    session.answer(seat, dice.choice(prompt.likely(session.match.table)) if choice is None else choice)


@pytest.mark.parametrize("name", game.GAMES)
def test_at_any_decision_a_seat_goes_to_a_bot_and_back(name: str, tmp_path: Path) -> None:
    session, dice = people_at(name, tmp_path), Random(7)
    seats = range(len(session.players))
    gone = 0
    while not session.over and len(session.match.decisions) < LONG:
        if dice.random() < 0.3:
            seat = dice.choice(seats)
            before = [session.view(each) for each in (*seats, NOBODY)]
            asked = session.asked()
            if session.players[seat].away:
                give_back(session, seat)
            else:
                leave_to_bot(session, seat, "random")
                gone += 1
            assert [session.view(each) for each in (*seats, NOBODY)] == before
            assert sorted(session.asked()) == sorted(asked)
            assert (seat in session.people) != session.players[seat].away
            assert (seat in session.bots) == session.players[seat].away
        step(session, dice)
    assert gone > 10
    path = session.journal.path if session.journal else Path()
    session.close()
    again = Session.resume(path, game.load(path.read_bytes()))
    assert again.players == session.players
    assert again.match.digest() == session.match.digest()
    again.close()


def test_what_was_said_in_advance_does_not_outlast_whoever_said_it() -> None:
    session = people_at("cosmic")
    session.orders.arm(0, "attacked", on=True)
    leave_to_bot(session, 0)
    assert session.orders.armed == {}


def test_the_file_keeps_from_when_on_somebody_has_missed_what_happened(tmp_path: Path) -> None:
    session, dice = people_at("duel", tmp_path), Random(3)
    for _ in range(8):
        step(session, dice)
    leave_to_bot(session, 0, "random")
    known = session.absent[0]
    for _ in range(8):
        step(session, dice)
    give_back(session, 0)
    path = session.journal.path if session.journal else Path()
    session.close()
    again = Session.resume(path, game.load(path.read_bytes()))
    assert again.absent == {0: known}
    again.close()


def test_somebody_who_comes_late_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    match = game.new_match("duel", 1)
    players = [Participant("Mia", "orange"), Participant("Vesper", "blue", "captain")]
    session = Session.sit_down(match, players, tmp_path)
    join(session, 1)
    assert session.players[1] == Participant("", "blue")
    assert session.bots == {}
    path = session.journal.path if session.journal else Path()
    session.close()
    again = Session.resume(path, game.load(path.read_bytes()))
    assert [player.kind for player in again.players] == [PERSON, PERSON]
    again.close()


def test_nobody_takes_the_seat_of_somebody_who_will_be_back() -> None:
    session = people_at("duel")
    leave_to_bot(session, 0)
    join(session, 0)
    assert session.players[0].away
    give_back(session, 1)
    assert session.players[1].kind == PERSON
