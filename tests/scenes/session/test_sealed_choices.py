"""A plan that was locked lies in its slot, and nowhere else, even after a save was continued."""

from __future__ import annotations

from pathlib import Path

import game
from game.core.table import NOBODY
from game.duel.prompts import ChoosePlan
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.sealed_choices import laid_in_secret
from scenes.session.session import Session
from tests.support.screen.headless import a_ui

PEOPLE = (Participant("Mia", "orange"), Participant("Jonas", "blue"))


def locked(folder: Path) -> tuple[Session, int, str]:
    """A seat has locked a plan and perhaps goes on to its tactic; the other one still chooses."""
    session = Session.begin("duel", 5, PEOPLE, {"aliens": "random"}, folder)
    match = session.match
    while not (isinstance(match.waiting()[0], ChoosePlan) and len(match.branches) > 1):
        prompt = match.waiting()[0]
        session.answer(prompt.seat, prompt.options(match.view(prompt.seat))[0])
    plan = match.waiting()[0]
    choice = plan.options(match.view(plan.seat))[-1]
    session.answer(plan.seat, choice)
    assert len(match.branches) > 1
    return session, plan.seat, f"card:{choice}"


def test_a_locked_plan_is_known_to_its_seat_alone(tmp_path: Path) -> None:
    session, seat, card = locked(tmp_path)
    match = session.match
    assert laid_in_secret(match, seat, match.view(seat)) == ((card, "plan"),)
    assert laid_in_secret(match, 1 - seat, match.view(1 - seat)) == ()
    assert laid_in_secret(match, NOBODY, match.view(NOBODY)) == ()


def test_it_lies_in_its_slot_after_continuing_a_save(tmp_path: Path) -> None:
    session, seat, card = locked(tmp_path)
    assert session.journal is not None
    path = session.journal.path
    session.close()
    again = Session.resume(path, game.open_save(path))
    table = open_table(a_ui(), again)
    table.flow.look_as(seat)
    assert (card, "plan") in table.flow.parked
    placed = {piece.id: piece for piece in table.table.picture(table.view, table.watching())}
    slot = table.table.places(table.watching(), table.view)["plan"][0]
    assert slot.collidepoint(placed[card].rect.center)
    table.flow.look_as(1 - seat)
    assert table.flow.parked == ()


def test_what_was_taken_back_lies_nowhere(tmp_path: Path) -> None:
    session, seat, _ = locked(tmp_path)
    session.undo()
    assert laid_in_secret(session.match, seat, session.match.view(seat)) == ()
