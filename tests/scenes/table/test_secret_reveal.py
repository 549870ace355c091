"""What is chosen in secret: locked backs, a button for all who look, three-two-one, both cards at once."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots import decide
from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import SlipOpened
from game.duel.moments import PlanChosen, PlansRevealed
from game.duel.table import DuelTable
from scenes.games.duel.looks import BackLook, DialLook, EquationLook, PlanLook, SealedLook
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.table.stage.director import SPEEDS, Beat
from tests.scenes.table.test_privacy import Witness
from tests.support.screen.audit import audit, hidden
from tests.support.screen.hands import FRAME_MS, HANDS, Desk
from tests.support.screen.headless import a_ui
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table
from tests.support.screen.window_sizes import a_window

BEFORE_DIALS, BEFORE_SECOND, BEFORE_TACTICS, BEFORE_REVEAL = 1, 5, 27, 29  # decisions, with seed 3
AT_DIALS = 23  # with cards of several decks in both hands
NTH = 10  # plans that have been laid by the last of them


def a_session(decisions: int, rival: str = PERSON) -> Session:
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", rival)]
    session = Session.begin("duel", 3, players, {"aliens": "random"}, None)
    while len(session.match.decisions) < decisions:
        seat = session.match.waiting()[0].seat
        session.answer(seat, decide("novice", session.match, seat, 3))
    return session


def at_table(session: Session, speed: str = "normal", hands: str = "mouse") -> tuple[Desk, TableScene]:
    """The table with the hand of whoever is asked."""
    desk = sit_down(session, hands)
    table = desk.ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    table.ui.settings.speed = speed
    if desk.top is not table:
        Robot(desk, hands, 1).open_curtain()
    while table.builder is None:
        desk.wait(100)
    table.refresh()
    return desk, table


def answer(table: TableScene) -> None:
    """The first thing there is to answer."""
    assert table.builder is not None
    table.builder.choose(table.builder.handles[0])
    table.controller.commit()
    table.ui.stack.settle()


def plans(table: TableScene) -> list[Any]:
    """How both plans look, on the stage as it is now: those of the first duel after so many decisions."""
    laid = [told.event for told in table.session.story if isinstance(told.event, PlanChosen)][:NTH]
    names = [f"card:{event.card}" for event in sorted(laid[-2:], key=lambda event: event.seat)]
    return [table.stage.pieces[name].look for name in names if name in table.stage.pieces]


def until(desk: Desk, found: Any) -> float:
    """Let frames pass until something is true; how many milliseconds that took."""
    passed = 0.0
    while not found():
        desk.wait(FRAME_MS)
        passed += FRAME_MS
        assert passed < 30_000, "it never happens"
    return passed


# --- locked


def test_who_has_chosen_is_seen_to_have_chosen_and_nothing_more() -> None:
    """A bot is always first: its padlock lies there before the person chooses."""
    _, table = at_table(a_session(4, "novice"))
    assert isinstance(table.stage.pieces["locked:1"].placed.look, SealedLook)
    assert "locked:0" not in table.stage.pieces


def test_a_dial_that_is_set_has_a_padlock() -> None:
    _, table = at_table(a_session(BEFORE_DIALS, "novice"))
    dials = [table.stage.pieces[f"dial:{seat}"].placed.look for seat in (0, 1)]
    assert [look.locked for look in dials if isinstance(look, DialLook)] == [False, True]


def test_both_plans_lie_face_down_and_locked_until_they_are_revealed() -> None:
    """The owner peeks at the number, the rival sees the back."""
    _, table = at_table(a_session(BEFORE_REVEAL, "novice"))
    looks = plans(table)
    assert all(isinstance(look, BackLook) and look.locked for look in looks)
    assert [bool(look.peek) for look in looks] == [True, False]


# --- three, two, one


@pytest.mark.parametrize(("speed", "ms"), [("slow", 1350), ("normal", 900), ("fast", 450), ("instant", 0)])
def test_the_count_takes_its_time(speed: str, ms: int) -> None:
    desk, table = at_table(a_session(BEFORE_REVEAL, "novice"), speed)
    answer(table)
    counted: dict[int, float] = {}
    while table.director.busy:
        tick = table.director.moment.effects.tick
        if tick:
            counted[tick] = counted.get(tick, 0) + FRAME_MS
            assert all(isinstance(look, BackLook) and look.locked and not look.peek for look in plans(table))
        desk.wait(FRAME_MS)
    assert list(counted) == ([3, 2, 1] if ms else [])
    assert abs(sum(counted.values()) - ms) <= 3 * FRAME_MS


def test_after_the_count_both_cards_turn_over_at_the_same_time() -> None:
    desk, table = at_table(a_session(BEFORE_REVEAL, "novice"))
    answer(table)
    until(desk, lambda: table.director.moment.effects.tick == 1)
    seen = []
    while len({type(look) for look in plans(table)} & {PlanLook}) == 0:
        desk.wait(FRAME_MS)
        seen.append([type(look) for look in plans(table)])
    assert all(one is other for one, other in seen)


@pytest.mark.parametrize("hands", HANDS)
def test_a_press_ends_the_count_and_not_the_reveal(hands: str) -> None:
    desk, table = at_table(a_session(BEFORE_REVEAL, "novice"), hands=hands)
    answer(table)
    until(desk, lambda: table.director.moment.effects.tick == 3)
    table.refresh()
    Robot(desk, hands, 1).hands.press(table.root.find("hurry"))
    assert not table.director.moment.effects.tick
    assert table.director.busy
    assert table.director.factor == 1, "the cards turn over as they always do"


def test_nothing_is_told_while_it_is_counted() -> None:
    """Neither the words nor the names on the table say what the cards are."""
    desk, table = at_table(a_session(BEFORE_REVEAL, "novice"))
    Witness(desk, table.session)
    answer(table)
    until(desk, lambda: table.director.moment.effects.tick == 2)
    told = " ".join(widget.name for widget in desk.root.walk())
    assert "equation" not in table.stage.pieces
    rival = table.session.match.table.duel.plans[1][0]
    assert f"card:{rival}" in table.stage.pieces
    assert table.session.match.table.key(rival).partition(".")[0] not in told


@pytest.mark.parametrize("calm", [False, True])
def test_with_little_motion_the_number_stands_still(calm: bool) -> None:
    desk, table = at_table(a_session(BEFORE_REVEAL, "novice"))
    table.ui.settings.reduced_motion = calm
    answer(table)
    until(desk, lambda: table.director.moment.effects.tick == 2)
    desk.wait(160)  # the light has changed by now
    pictures = []
    for _ in range(4):
        desk.draw()
        pictures.append(desk.canvas.surface.copy().get_buffer().raw)
        desk.wait(FRAME_MS)
    assert (len(set(pictures)) == 1) == calm


# --- everybody looks


def to_the_gate(decisions: int, hands: str = "mouse", speed: str = "instant") -> tuple[Desk, TableScene]:
    desk, table = at_table(a_session(decisions), speed, hands)
    answer(table)
    until(desk, lambda: table.director.gated)
    return desk, table


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("decisions", [BEFORE_DIALS, BEFORE_TACTICS, BEFORE_REVEAL])
def test_among_people_the_table_waits_until_all_look(decisions: int, hands: str) -> None:
    desk, table = to_the_gate(decisions, hands)
    before = table.stage.version
    desk.wait(5000)
    assert table.director.gated
    assert table.stage.version == before
    Robot(desk, hands, 1).reveal()
    until(desk, lambda: not table.director.busy)
    assert table.session.match.decisions


def test_no_hand_lies_open_while_all_look() -> None:
    desk, table = at_table(a_session(BEFORE_SECOND))
    view = as_table(DuelTable, table.view)
    own = {view.key(card) for card in view.hands[0] if not view.knows(NOBODY, card)}
    assert own
    witness = Witness(desk, table.session)
    witness.look()
    answer(table)
    told: set[str] = set()
    desk.watchers.append(lambda: told.update(widget.name for widget in desk.root.walk()))
    until(desk, lambda: table.director.gated)
    assert table.seat == NOBODY
    desk.canvas.drawn = []
    desk.draw()
    assert not own & set(desk.canvas.drawn)
    assert not any("as a plan" in name for name in told), "words are for everybody, too"
    Robot(desk, "mouse", 1).reveal()
    desk.wait(3000)
    assert witness.frames


def test_backs_stay_as_they_are_when_the_hand_is_covered() -> None:
    """Cards of the other deck and reinforcements can be told by their backs, covered or not."""
    session = a_session(AT_DIALS)
    _, table = at_table(session)
    public = table.table.picture(session.view(NOBODY), table.watching())
    backs = {placed.id: placed.look for placed in public if placed.id.startswith("rival:")}
    assert len({look.back for look in backs.values() if isinstance(look, BackLook)}) > 1
    answer(table)
    assert table.director.gated
    assert {name: table.stage.pieces[name].placed.look for name in backs} == backs


def test_the_gate_is_before_the_secret_and_not_after_it() -> None:
    _, table = to_the_gate(BEFORE_REVEAL)
    assert all(isinstance(look, BackLook) and look.locked for look in plans(table))
    assert not any(isinstance(piece.look, EquationLook) for piece in table.stage.pieces.values())


def test_a_tap_beside_the_button_opens_nothing() -> None:
    _, table = to_the_gate(BEFORE_DIALS)
    table.flow.hurry()
    table.flow.hurry()
    assert table.director.gated


def test_against_a_bot_nobody_has_to_be_called() -> None:
    desk, table = at_table(a_session(BEFORE_TACTICS, "novice"), "fast")
    answer(table)
    for _ in range(200):
        assert not table.director.gated
        desk.wait(FRAME_MS)


def test_both_dials_are_opened_at_the_same_time() -> None:
    session = a_session(BEFORE_DIALS, "novice")
    desk, table = at_table(session)
    opened: list[Beat] = []
    beat = table.director.on_beat

    def heard(each: Beat) -> None:
        opened.append(each)
        beat(each)

    table.director.on_beat = heard
    answer(table)
    until(desk, lambda: not table.director.busy)
    slips = [each for each in opened if isinstance(each.event, SlipOpened)]
    assert len(slips) == 1
    looks = [placed.look for placed in slips[0].picture if placed.id in ("dial:0", "dial:1")]
    assert all(isinstance(look, DialLook) and look.value for look in looks)


@pytest.mark.parametrize("speed", SPEEDS)
def test_secrets_of_one_kind_belong_together_at_every_speed(speed: str) -> None:
    session = a_session(BEFORE_REVEAL, "novice")
    desk, table = at_table(session, speed)
    kinds = {type(told.event) for told in session.story if table.table.cue_of(told.event, 0).together}
    assert kinds == {SlipOpened, PlansRevealed}
    answer(table)
    until(desk, lambda: not table.director.busy)
    assert all(isinstance(look, PlanLook) for look in plans(table))


# --- who is first


def test_people_who_choose_at_the_same_time_come_in_an_order_of_chance() -> None:
    """Nobody is always the one who has to wait, and the order depends on what everybody knows."""
    firsts = []
    session = a_session(0)
    while session.match.waiting() and len(session.match.decisions) < 150:
        asked = session.asked()
        if len(asked) == 2 and session.match.keyframes[-1].taken == len(session.match.decisions):
            firsts.append(asked[0])
            assert asked == Session(session.match.clone(), session.players).asked()
        session.answer(asked[0], decide("novice", session.match, asked[0], 3))
    assert {*firsts} == {0, 1}
    assert max(firsts.count(seat) for seat in (0, 1)) < 0.8 * len(firsts)


def test_a_seat_that_has_begun_its_secret_choice_ends_it_first() -> None:
    """Plan, then tactic, without a curtain in between, even if the hand was covered."""
    desk, table = at_table(a_session(2))
    seat = table.seat
    answer(table)
    assert table.seat == seat
    table.flow.cover()
    desk.wait(FRAME_MS)
    Robot(desk, "mouse", 1).open_curtain()
    assert table.seat == seat


# --- how it looks


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touch", [False, True])
def test_the_table_that_waits_is_laid_out_well(language: str, touch: bool) -> None:
    ui = a_window((1280, 720), language) if not touch else a_ui((1280, 720), language, touch=True)
    ui.settings.speed = "instant"
    table = open_table(ui, a_session(BEFORE_TACTICS))
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    Robot(desk, "mouse", 1).open_curtain()
    answer(table)
    until(desk, lambda: table.director.gated)
    desk.wait(2 * FRAME_MS)
    assert [*audit(table, ui, prints=False), *hidden(table)] == []
    assert len([name for name in table.stage.pieces if name.startswith("hidden_tactic")]) == pieces.SEATS
