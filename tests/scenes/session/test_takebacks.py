"""Taking back across a hand-over: all whom it touches agree, and nobody shows a hand (docs/ux 4.8)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import game
from game.bots import decide
from game.core.table import NOBODY, Seat
from game.duel.table import DuelTable
from scenes.screens.hot_seat.agreement import AgreementScene
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.hold_ring import HOLD_MS
from tests.scenes.table.test_privacy import Witness
from tests.support.screen.audit import audit
from tests.support.screen.hands import FRAME_MS, HANDS, Desk, Hands
from tests.support.screen.headless import a_ui
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table

LONG = HOLD_MS + 5 * FRAME_MS


def people(decisions: int, folder: Path | None = None, seed: int = 3, rival: str = PERSON) -> Session:
    """Mia and Jonas after so many decisions of novices."""
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", rival)]
    session = Session.begin("duel", seed, players, {"aliens": "random"}, folder)
    while len(session.match.decisions) < decisions:
        seat = session.match.waiting()[0].seat
        session.answer(seat, decide("novice", session.match, seat, seed))
    return session


def seated(session: Session, hands: str = "mouse", language: str = "en") -> tuple[Desk, TableScene, Hands]:
    desk = sit_down(session, hands, language)
    table = desk.ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    return desk, table, Robot(desk, hands, 1).hands


def press(desk: Desk, hands: Hands, key: str) -> None:
    widget = desk.find(key)
    assert widget is not None, key
    hands.press(widget)
    desk.wait(2 * FRAME_MS)


def hold(desk: Desk, hands: Hands, key: str, ms: float = LONG) -> None:
    widget = desk.find(key)
    assert widget is not None, key
    hands.hold(widget, ms)
    desk.wait(2 * FRAME_MS)


def asking(desk: Desk) -> AgreementScene:
    top = desk.top
    assert isinstance(top, AgreementScene)
    return top


def log_of(table: TableScene, seat: Seat) -> list[str]:
    return [line.text for line in table.table.lines(table.session, seat, "en")]


# --- two people


@pytest.mark.parametrize("name", HANDS)
def test_both_hold_their_emblems_and_the_match_goes_back(name: str) -> None:
    """Jonas is asked next; Mia, who decided last, asks from the curtain to have it back."""
    session = people(30)
    digest = people(29).match.digest()
    desk, table, hands = seated(session, name)
    assert isinstance(desk.top, CurtainScene)
    assert desk.top.seat == 1
    assert session.match.decisions[-1].seat == 0
    press(desk, hands, "curtain.undo")
    assert asking(desk).seats == [0, 1]
    hold(desk, hands, "emblem.0")
    assert session.match.digest() != digest, "one alone cannot take anything back"
    hold(desk, hands, "emblem.1")
    assert session.match.digest() == digest
    curtain = desk.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.seat == 0, "Mia decides again"
    hold(desk, hands, "curtain.hold")
    assert table.seat == 0
    assert table.builder is not None


@pytest.mark.parametrize("name", HANDS)
def test_whoever_plays_may_ask_at_the_table(name: str) -> None:
    """Jonas has decided since; Mia asks for her last decision, which takes his with it."""
    session = people(30)
    mine = next(number for number in range(29, -1, -1) if session.match.decisions[number].seat == 1)
    desk, table, hands = seated(session, name)
    hold(desk, hands, "curtain.hold")
    assert table.seat == 1
    press(desk, hands, "undo")
    assert asking(desk).seats == [1, 0]
    assert table.seat == NOBODY, "the hand is covered while both look"
    for seat in (0, 1):
        hold(desk, hands, f"emblem.{seat}")
    assert len(session.match.decisions) == mine
    assert isinstance(desk.top, CurtainScene)


@pytest.mark.parametrize("name", HANDS)
def test_whoever_does_not_agree_keeps_everything_as_it_is(name: str) -> None:
    session = people(30)
    digest = session.match.digest()
    desk, _, hands = seated(session, name)
    press(desk, hands, "curtain.undo")
    hold(desk, hands, "emblem.0")
    hold(desk, hands, "emblem.1", 200)  # let go too soon
    hands.back()
    desk.wait(2 * FRAME_MS)
    assert session.match.digest() == digest
    assert isinstance(desk.top, CurtainScene)
    assert desk.top.seat == 1
    assert not session.remarks


def test_two_fingers_hold_both_emblems_at_once() -> None:
    """The emblems are further apart than the fingers of one hand."""
    session = people(30)
    desk, _, hands = seated(session, "finger")
    press(desk, hands, "curtain.undo")
    width, height = desk.ui.rect.size
    for seat, wait in ((0, 100.0), (1, LONG)):
        emblem = desk.find(f"emblem.{seat}")
        assert emblem is not None
        x, y = desk.root.place(emblem).center
        desk.post(pygame.FINGERDOWN, touch_id=1, finger_id=seat, x=x / width, y=y / height, dx=0.0, dy=0.0)
        desk.wait(wait)
    assert len(session.match.decisions) == 29


def test_a_choice_that_nobody_has_seen_is_taken_back_by_its_owner_alone() -> None:
    """Mia has set her dial; before Jonas sets his, she changes her mind. Nobody else has a say in it."""
    session = people(0)
    first = session.asked()[0]
    desk, table, hands = seated(session)
    hold(desk, hands, "curtain.hold")
    assert table.builder is not None
    table.builder.choose(table.builder.handles[0])
    table.controller.commit()
    desk.wait(100)
    assert isinstance(desk.top, CurtainScene)
    assert desk.top.seat == 1 - first
    press(desk, hands, "curtain.undo")
    assert asking(desk).seats == [first]
    hold(desk, hands, f"emblem.{first}")
    assert not session.match.decisions
    assert isinstance(desk.top, CurtainScene)
    assert desk.top.seat == first
    assert not session.remarks, "changing one's mind in time is nothing to talk about"


def test_what_was_sealed_and_taken_back_lies_nowhere_any_more() -> None:
    """A plan was laid, taken back, and another one laid: only the second one lies there."""
    session = people(2)
    desk, table, hands = seated(session)
    hold(desk, hands, "curtain.hold")
    for place in (0, 1):
        assert table.builder is not None
        table.builder.choose(table.builder.handles[place])
        laid = table.builder.handles[place].piece
        table.controller.commit()
        desk.wait(100)
        assert [piece for piece, _ in table.flow.parked] == [laid]
        if place == 0:
            table.actions.undo()
            desk.wait(100)


def test_nobody_sees_a_hand_while_both_are_asked() -> None:
    session = people(30)
    desk, table, hands = seated(session)
    hold(desk, hands, "curtain.hold")
    witness = Witness(desk, session)
    view = as_table(DuelTable, table.view)
    own = {view.key(card) for card in view.hands[1] if not view.knows(NOBODY, card)}
    assert own
    press(desk, hands, "undo")
    before = witness.frames
    for seat in (1, 0):
        desk.canvas.drawn = []
        desk.draw()
        assert not own & set(desk.canvas.drawn)
        hold(desk, hands, f"emblem.{seat}")
    assert witness.frames > before
    assert table.view == session.view(NOBODY)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touch", [False, True])
def test_the_question_is_laid_out_well_on_the_smallest_screen(language: str, touch: bool) -> None:
    ui = a_ui((1280, 720), language, touch)
    session = people(30)
    session.players[0] = Participant("Maximiliane-Sophie", "orange")
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    back = session.take_back_of(1)
    assert back is not None
    table.ask_back(back)
    ui.stack.settle()
    scene = ui.stack.top
    assert isinstance(scene, AgreementScene)
    assert audit(scene, ui) == []
    scene.agree(scene.seats[0])
    assert audit(scene, ui) == []


# --- what remains of it


def taken_back(folder: Path | None) -> tuple[Session, TableScene]:
    session = people(30, folder)
    desk, table, hands = seated(session)
    press(desk, hands, "curtain.undo")
    for seat in (0, 1):
        hold(desk, hands, f"emblem.{seat}")
    return session, table


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_the_log_says_so_to_everybody(seat: Seat) -> None:
    _, table = taken_back(None)
    assert log_of(table, seat)[-1] == "Mia takes the last decision back. Everybody agreed."


def test_the_log_keeps_its_place_when_the_match_goes_on() -> None:
    session, table = taken_back(None)
    there = len(log_of(table, NOBODY))
    while len(session.match.decisions) < 60:
        seat = session.match.waiting()[0].seat
        session.answer(seat, decide("novice", session.match, seat, 9))
    lines = log_of(table, NOBODY)
    assert len(lines) > there
    assert lines[there - 1] == "Mia takes the last decision back. Everybody agreed."


def test_it_is_kept_through_save_and_load(tmp_path: Path) -> None:
    session, table = taken_back(tmp_path)
    told = log_of(table, 0)
    session.close()
    assert session.journal is not None
    path = session.journal.path
    again = Session.resume(path, game.open_save(path))
    assert again.problem is None
    assert again.match.decisions == session.match.decisions
    assert log_of(open_table(a_ui(), again), 0) == told
    seat = again.match.waiting()[0].seat
    again.answer(seat, decide("novice", again.match, seat, 9))
    again.close()
    assert log_of(open_table(a_ui(), Session.resume(path, game.open_save(path))), 0)[: len(told)] == told


def test_nobody_redoes_what_was_taken_back_together(tmp_path: Path) -> None:
    """Else one person would decide again for the other."""
    session, _ = taken_back(tmp_path)
    assert session.redoer == NOBODY
    assert session.journal is not None
    assert game.open_save(session.journal.path).match.undone == []


def test_the_next_recap_tells_what_is_new_after_it() -> None:
    session, table = taken_back(None)
    assert all(watched <= len(session.story) for watched in table.recap.watched.values())


# --- one person and bots


def against_bot(decisions: int, seed: int = 3) -> tuple[Desk, TableScene, Hands]:
    """Mia against a novice; until she is asked after so many decisions."""
    desk, table, hands = seated(people(decisions, seed=seed, rival="novice"))
    for _ in range(400):
        if table.builder and not table.director.busy:
            return desk, table, hands
        desk.wait(100)
    raise AssertionError("Mia is not asked")


def bot_decided_last(table: TableScene) -> bool:
    return table.session.match.decisions[-1].seat == 1


def found(learned: bool) -> tuple[Desk, TableScene, Hands]:
    """A position in which the bot decided last, and Mia has learned something since, or has not."""
    for seed in range(3, 30):
        for decisions in range(4, 60, 2):
            desk, table, hands = against_bot(decisions, seed)
            back = table.session.take_back_of(0)
            if back and back.gone > 1 and bot_decided_last(table) and back.learned == learned:
                return desk, table, hands
    raise LookupError("no such position")


def test_bots_agree_at_once() -> None:
    desk, table, hands = found(learned=False)
    session = table.session
    back = session.take_back_of(0)
    assert back is not None
    asked = session.match.decisions[back.taken].asked
    own = [decision.seat for decision in session.match.decisions].count(0)
    press(desk, hands, "undo")
    assert desk.top is table
    desk.wait(3000)
    assert [decision.seat for decision in session.match.decisions].count(0) == own - 1
    assert table.builder is not None
    assert type(table.builder.prompt).__name__ == asked
    assert "Mia takes the last decision back. The bots agreed." in log_of(table, 0)


def test_what_was_learned_from_a_bot_is_not_taken_back() -> None:
    desk, table, hands = found(learned=True)
    count = len(table.session.match.decisions)
    undo = desk.find("undo")
    assert undo is not None
    assert not undo.enabled
    assert undo.why.startswith("You have learned something since")
    press(desk, hands, "undo")
    assert len(table.session.match.decisions) == count
    assert desk.ui.toasts.waiting[-1].text == undo.why


def test_the_button_says_what_it_takes() -> None:
    _, alone, _ = found(learned=False)
    assert alone.taking_back.undoing(alone.seat).name.startswith("Undo. Bots always agree")
    desk, table, hands = seated(people(30))
    hold(desk, hands, "curtain.hold")
    assert table.taking_back.undoing(table.seat).name.startswith("Undo together")
    assert table.taking_back.undoing(table.seat).icon == "people"
