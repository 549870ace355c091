"""Bots react in few words to what everybody has seen: who, when, where, and how they are silenced."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from pygame import Rect

import game
from game.bots import decide
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from scenes.games import PLAYABLE
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.game_table import game_table
from scenes.table.regions import Fixed
from scenes.table.scene import TableScene
from scenes.table.talk.bubble import Head, placed_bubble
from scenes.table.talk.occasions import (
    BEATEN,
    GAIN,
    HARM,
    LOSS,
    OCCASIONS,
    WON,
    changes,
    endings,
    harms,
)
from scenes.table.talk.table_talk import SHOWN_MS, SpokenLine, TableTalk
from scenes.table.talk.voices import LINES, VOICES, line_key
from scenes.widgets.widget import Widget
from tests.support.screen.audit import audit, hidden
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES, a_ui
from tests.support.screen.window_sizes import a_window

COLOURS = ("orange", "blue", "white", "green", "red", "black")
SEATS = {"duel": 2, "cosmic": 5, "eclipse": 4, "firestorm": 2}
OPTIONS = {"duel": {"aliens": "random"}, "cosmic": {"aliens": "random"}}
SPOKEN = {  # in the first decisions of a match of novices with this seed
    "duel": (1, 113, {HARM, GAIN, WON}),
    "cosmic": (1, 200, {HARM, GAIN}),
    "eclipse": (1, 260, {GAIN}),
    "firestorm": (1, 150, {HARM}),
}


def a_session(name: str, seed: int = 1, seats: int = 0, rival: str = "novice") -> Session:
    """A person at the first seat, and novices or others."""
    seats = seats or (3 if name == "cosmic" else 2)
    match = game.new_match(name, seed, seats=seats, options=OPTIONS.get(name, {}))
    kinds = [PERSON, *[rival] * (seats - 1)]
    return Session(match, [Participant(f"P{n}", COLOURS[n], kind) for n, kind in enumerate(kinds)])


def a_table(session: Session, size: tuple[int, int] = (1280, 720), language: str = "en") -> TableScene:
    ui = a_window(size, language)
    table = open_table(ui, session)
    assert isinstance(table, TableScene)
    ui.stack.push(table)
    ui.stack.settle()
    return table


def answer(session: Session) -> Any:
    match = session.match
    asked = match.waiting()[0].seat
    return session.answer(asked, decide("novice", match, asked, 0))


@cache
def spoken(name: str) -> tuple[tuple[int, SpokenLine], ...]:
    """What the bots say in the beginning of a match, and after how many decisions."""
    seed, decisions, _ = SPOKEN[name]
    session, said = a_session(name, seed), []
    talk = TableTalk(a_ui(), session, game_table(name), lambda: None)
    while session.match.waiting() and len(session.match.decisions) < decisions:
        talk.hear(answer(session))
        talk.speak()
        if talk.said:
            said.append((len(session.match.decisions), talk.said))
            talk.hush()
    return tuple(said)


# --- who speaks, and when


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_bot_speaks_when_something_large_happens_to_it(name: str) -> None:
    occasions = {line.key.split(".")[3] for _, line in spoken(name)}
    assert occasions >= SPOKEN[name][2]
    assert 0 not in {line.seat for _, line in spoken(name)}, "the person speaks for itself"


@pytest.mark.parametrize("name", PLAYABLE)
def test_most_of_what_happens_is_left_without_words(name: str) -> None:
    assert 1 <= len(spoken(name)) < SPOKEN[name][1] / 6


def test_who_nears_the_goal_is_glad_and_who_is_thrown_back_is_not() -> None:
    found = {each.seat: each.kind for each in changes((1, 2, 3, 0), (1, 3, 2, 5), {1, 2})}
    assert found == {1: GAIN, 2: LOSS}


def test_at_the_end_the_winner_speaks_before_those_who_are_beaten() -> None:
    session, steps = a_session("duel"), []
    while session.match.waiting():
        steps = answer(session)
    winners = session.match.table.winners
    found = {each.seat: each.kind for each in endings(steps, {0, 1})}
    assert found == {seat: WON if seat in winners else BEATEN for seat in (0, 1)}


# --- what they say


def test_every_voice_has_lines_of_two_to_six_words_for_every_occasion() -> None:
    for language in LANGUAGES:
        for seat, occasion, number in [(s, o, n) for s in range(3) for o in OCCASIONS for n in range(LINES)]:
            words = catalogue(language).say(line_key(seat, occasion, number)).split()
            assert len(words) <= 6
    assert (
        len({line_key(s, o, n) for s in range(6) for o in OCCASIONS for n in range(9)})
        == len(VOICES) * len(OCCASIONS) * LINES
    )


@pytest.mark.parametrize("name", ["duel", "eclipse"])
def test_the_same_match_is_talked_about_in_the_same_words(name: str) -> None:
    before = spoken(name)
    spoken.cache_clear()
    assert spoken(name) == before


# --- only what everybody knows


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_comment_depends_only_on_the_public_view(name: str) -> None:
    """With everything hidden that not everybody sees, the same is found."""
    session, table = a_session(name), game_table(name)
    counted: Counter[str] = Counter()
    while session.match.waiting() and len(session.match.decisions) < SPOKEN[name][1]:
        before = session.match.game.copy(session.match.table)
        steps = answer(session)
        true = [*harms(table, before, steps, {0, 1})]
        copied, blanked = session.match.game.copy(before), []
        for step in steps:
            public = session.match.game.copy(step.table)
            public.hide_from(NOBODY)
            blanked.append(type(step)(step.event.seen_by(copied, NOBODY), public))
            copied = step.table
        known = [*harms(table, before, blanked, {0, 1})]
        assert [(each.seat, each.kind) for each in known] == [(each.seat, each.kind) for each in true]
        counted.update(each.kind for each in true)
    assert counted or name == "eclipse"


# --- where and how long


def speaking(table: TableScene, seat: int = 1, occasion: str = HARM, number: int = 0) -> TableTalk:
    """Let a seat speak now."""
    talk = table.flow.talk
    talk.said, talk.age = SpokenLine(seat, line_key(seat, occasion, number), occasion in (GAIN, WON)), 0.0
    table.rebuild()
    table.refresh()
    return talk


def in_sight(table: TableScene) -> Widget | None:
    """The bubble, if there is one."""
    table.refresh()
    return next((part for part in table.root.walk() if part.key == "talk"), None)


def after(name: str, decisions: int = 40) -> Session:
    session = a_session(name, 3, SEATS[name])
    while len(session.match.decisions) < decisions or 0 not in session.asked():
        answer(session)
    return session


@pytest.mark.parametrize(("size", "language"), [(SIZES[0], "de"), (SIZES[2], "en"), (SIZES[2], "de")])
@pytest.mark.parametrize("name", PLAYABLE)
def test_every_bubble_fits_at_every_seat(name: str, size: tuple[int, int], language: str) -> None:
    table = a_table(after(name), size, language)
    seen, shown = table.look(), 0
    for seat in range(1, SEATS[name]):
        for occasion in OCCASIONS:
            for number in range(LINES if seat == 1 else 1):
                speaking(table, seat, occasion, number)
                found = in_sight(table)
                if found is None:
                    continue
                shown += 1
                assert seen.spots.top.bottom <= found.rect.top
                assert found.rect.bottom <= seen.spots.prompt.top
                assert not found.rect.colliderect(seen.spots.corner)
    assert shown
    assert [*audit(table, table.ui, prints=False), *hidden(table)] == []


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_bubble_lies_over_nothing_that_can_be_chosen(name: str) -> None:
    table = a_table(after(name))
    talk, seen = speaking(table), table.look()
    rail = seen.spots.rail
    plate = Fixed(table.root.find("seat:1"), Rect(rail.x, rail.y, rail.width, 90))
    (free,) = placed_bubble(talk, seen, [plate], [])
    assert isinstance(free, Fixed)
    assert placed_bubble(talk, seen, [plate], [rail.union(seen.spots.table)]) == []


def test_a_comment_is_over_after_about_two_seconds() -> None:
    table = a_table(after("duel"))
    speaking(table)
    desk = Desk(table.ui)
    desk.wait(SHOWN_MS - 300)
    assert in_sight(table) is not None
    desk.wait(500)
    assert in_sight(table) is None


def test_a_head_nods_or_is_shaken_and_rests_with_little_motion() -> None:
    table = a_table(after("cosmic"))
    talk = speaking(table, occasion=GAIN)
    talk.age = 120.0
    (head,) = [part for part in table.root.walk() if isinstance(part, Head)]
    assert head.shift()[0] == 0
    assert head.shift()[1] != 0
    head.nods = False
    assert head.shift()[0] != 0
    table.ui.settings.reduced_motion = True
    assert head.shift() == (0.0, 0.0)
    assert not head.moving


# --- silence


def test_a_press_on_the_cross_silences_them_and_another_lets_them_talk_again() -> None:
    table = a_table(after("duel"))
    speaking(table)
    cross = table.root.find("talk.off")
    cross.act("press")
    table.refresh()
    assert in_sight(table) is None
    assert not table.ui.settings.bots_talk
    (toast,) = table.ui.toasts.shown
    assert toast.on_action is not None
    toast.on_action()
    assert table.ui.settings.bots_talk


def test_switched_off_nobody_speaks() -> None:
    session = a_session("duel")
    ui = a_ui()
    ui.settings.bots_talk = False
    talk = TableTalk(ui, session, game_table("duel"), lambda: None)
    while session.match.waiting():
        talk.hear(answer(session))
        talk.speak()
        assert talk.said is None


@pytest.mark.parametrize("lesson", [False, True])
def test_in_a_lesson_only_the_guide_speaks(lesson: bool) -> None:
    session = a_session("duel")
    table, said = a_table(session), False
    table.flow.guide.speaks = lesson
    table.ui.settings.speed = "instant"
    while session.match.waiting() and len(session.match.decisions) < 40:
        table.flow.show(answer(session))
        said = said or table.flow.talk.said is not None
    assert said is not lesson


def test_people_are_not_put_words_into_their_mouths() -> None:
    session = a_session("duel", rival=PERSON)
    talk = TableTalk(a_ui(), session, game_table("duel"), lambda: None)
    while session.match.waiting():
        talk.hear(answer(session))
        talk.speak()
        assert talk.said is None


def test_nobody_speaks_once_the_device_is_handed_on() -> None:
    table = a_table(after("duel"))
    talk = speaking(table)
    table.flow.look_as(NOBODY)
    assert talk.said is None
    assert in_sight(table) is None


def test_nobody_speaks_while_the_question_is_for_a_seat() -> None:
    """Whoever chooses among the seats sees all of them."""
    table = a_table(after("cosmic", 12))
    assert table.builder is not None
    assert any(piece.startswith("seat:") for piece in table.builder.pieces)
    speaking(table)
    assert in_sight(table) is None


def test_a_poker_face_hides_questions_and_no_comments() -> None:
    """What everybody has seen betrays nothing."""
    table = a_table(after("duel"))
    assert table.ui.settings.poker_face
    speaking(table)
    assert in_sight(table) is not None
