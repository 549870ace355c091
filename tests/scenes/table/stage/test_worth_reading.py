"""What is read before a match goes on: cards that come up for all, harm to whoever looks, who has won."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import game
from game.bots import decide
from game.core.match import Match
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import WON
from game.cosmic.table import CosmicTable
from scenes.drawing.theme import BAD
from scenes.games import PLAYABLE
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session, Step
from scenes.shell.gestures import Gesture, Kind
from scenes.shell.sound import Silence
from scenes.table.game_table import game_table
from scenes.table.match_words import margin
from scenes.table.scene import TableScene
from scenes.table.secret_reveal import beats_of
from scenes.table.stage.director import PER_WORD, SPEEDS, Beat, Director, EventCue, words_in
from scenes.table.stage.large_card import LargeCard
from scenes.table.stage.moments import Banner, Effects
from scenes.table.stage.stage import Stage
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.plain_pieces import a_piece
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table

COLOURS = ("orange", "blue", "white")
SEATS = {"duel": 2, "cosmic": 3, "eclipse": 2, "firestorm": 2}
OPTIONS = {"duel": {"aliens": "random"}, "cosmic": {"aliens": "random"}}
TURNED_UP = {
    "duel": "DestinyDrawn",
    "cosmic": "DestinyTurnedUp",
    "eclipse": "DiscoveryTaken",
    "firestorm": "CardAnnounced",
}
DECIDED = {
    "duel": "WinnerFound",
    "cosmic": "OutcomeDecided",
    "eclipse": "BattleEnded",
    "firestorm": "VictoryPoints",
}


def a_match(name: str, seed: int) -> Match[Any]:
    return game.new_match(name, seed, seats=SEATS[name], options=OPTIONS.get(name, {}))


def a_session(match: Match[Any], bots: int = 0) -> Session:
    """So many of the last seats are bots."""
    people = match.table.seats - bots
    return Session(
        match,
        [
            Participant(f"P{seat}", COLOURS[seat], "novice" if seat >= people else "human")
            for seat in range(match.table.seats)
        ],
    )


def a_table(session: Session, language: str = "en") -> TableScene:
    ui = a_ui(language=language)
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    return table


def told(table: TableScene, session: Session, seat: int) -> list[Beat]:
    """One more decision of a novice, as a seat sees what it led to."""
    match = session.match
    asked = match.waiting()[0].seat
    steps = session.answer(asked, decide("novice", match, asked, 0))
    seen = table.look()._replace(seat=seat, view=session.view(seat))
    return beats_of(seen._replace(watching=seen.watching._replace(seat=seat)), steps)


@cache
def found(name: str, kind: str) -> Beat:
    """The last beat of an event of a kind that has a banner or a card, in matches of novices."""
    for seed in range(6):
        session = a_session(a_match(name, seed), SEATS[name] - 1)
        table = a_table(session)
        while session.match.waiting():
            shown = [
                beat
                for beat in told(table, session, 0)
                if type(beat.event).__name__ == kind and (beat.effects.card or beat.effects.banner)
            ]
            if shown and (kind not in TURNED_UP.values() or shown[-1].effects.card):
                return shown[-1]
    raise LookupError(kind)


# --- what is read


@pytest.mark.parametrize("name", PLAYABLE)
def test_what_comes_up_for_all_is_shown_large_with_its_text(name: str) -> None:
    beat = found(name, TURNED_UP[name])
    assert beat.effects.card is not None
    assert beat.effects.card.text
    assert "[" not in beat.effects.card.text, "links lead nowhere while it lies there"
    assert beat.effects.banner is not None
    assert beat.effects.banner.title
    assert beat.move.hold == "read"


@pytest.mark.parametrize("name", PLAYABLE)
def test_whoever_has_won_is_told_by_name_and_by_how_much(name: str) -> None:
    banner = found(name, DECIDED[name]).effects.banner
    assert banner is not None
    assert banner.title
    assert any(letter.isdigit() for letter in banner.second) or "." in banner.second


def test_a_margin_says_both_totals_and_the_difference() -> None:
    assert margin(14, 11, "Anna", "en") == "14 against 11: 3 more."
    assert margin(4, 9, "Anna", "en") == "4 against 9: the lower total wins, by 5."
    assert margin(8, 8, "Anna", "en") == "8 against 8: a tie goes to Anna."


def test_without_totals_the_reason_is_told() -> None:
    beat = found("cosmic", "OutcomeDecided")
    view, table = as_table(CosmicTable, beat.view), game_table("cosmic")
    assert view.encounter is not None
    view.encounter.outcome = WON
    watching = a_table(a_session(a_match("cosmic", 0))).watching()
    event = OutcomeDecided(WON, 0, why="hate")
    (shown, *_) = table.beats(event, view, table.picture(view, watching), watching)
    assert shown.effects.banner
    assert "Hate" in shown.effects.banner.second


@pytest.mark.parametrize("name", ["duel", "cosmic", "firestorm"])
def test_what_hurts_says_what_was_done_with_a_picture_and_hurts_nobody_else(name: str) -> None:
    for seed in range(4):
        session = a_session(a_match(name, seed))
        table = a_table(session)
        while session.match.waiting():
            match = session.match
            asked = match.waiting()[0].seat
            steps = session.answer(asked, decide("novice", match, asked, 0))
            hurt = [
                seat
                for seat in range(match.table.seats)
                if _harm(table, match, session, steps, seat) is not None
            ]
            if not hurt:
                continue
            beat = _harm(table, match, session, steps, hurt[0])
            assert beat is not None
            assert beat.effects.banner is not None
            assert beat.effects.banner.second
            assert beat.effects.banner.picture is not None
            assert beat.move.hold == "harm"
            assert len(hurt) < match.table.seats or name == "firestorm"
            return
    raise AssertionError("nobody was hurt")


def _harm(
    table: TableScene, match: Match[Any], session: Session, steps: list[Step], seat: int
) -> Beat | None:
    """The first banner that tells a seat of its harm."""
    again = [Step(step.event, match.game.copy(step.table)) for step in steps]
    seen = table.look()._replace(seat=seat, view=session.view(seat))
    seen = seen._replace(watching=seen.watching._replace(seat=seat))
    banners = [beat for beat in beats_of(seen, again) if beat.effects.banner]
    return next((beat for beat in banners if beat.effects.banner and beat.effects.banner.accent == BAD), None)


# --- for how long

CARD = Effects(
    card=LargeCard(a_piece("card:1").look, (2.0, 3.0), " ".join(["word"] * 40)), banner=Banner("", "Plague")
)


def a_director(*beats: Beat, speed: str = "normal") -> Director:
    director = Director(Stage(), Silence())
    director.play(beats, speed)
    return director


def to_read(name: str = "card:1") -> Beat:
    return Beat([a_piece(name)], EventCue("flip", "", "read"), effects=CARD)


def moved(name: str) -> Beat:
    return Beat([a_piece(name)], EventCue("move", "", "pause"))


def test_a_card_stays_for_a_second_per_ten_words() -> None:
    assert words_in(CARD) == 41
    assert PER_WORD[SPEEDS.index("normal")] == 100
    for speed in SPEEDS:
        director = a_director(to_read(), speed=speed)
        passed = 0.0
        while director.reading:
            director.update(10)
            passed += 10
        assert passed >= 41 * PER_WORD[SPEEDS.index(speed)]


def test_hurrying_goes_on_from_a_card_and_never_past_one_that_is_to_come() -> None:
    director = a_director(moved("card:1"), moved("card:2"), to_read("card:3"), moved("card:4"))
    director.hurry()
    director.hurry()
    assert director.moment.card is not None
    assert list(director.stage.pieces) == ["card:3"]
    assert director.factor == 1, "there is time to read it"
    director.hurry()
    assert list(director.stage.pieces) == ["card:4"]
    assert director.busy


# --- how it goes on


def reading_table(**settings: Any) -> tuple[Desk, TableScene]:
    """A table of Duel where a destiny card has just come up."""
    desk = sit_down(a_session(a_match("duel", 0), 1), "mouse")
    for field, value in {"speed": "slow", **settings}.items():
        setattr(desk.ui.settings, field, value)
    table = desk.top
    assert isinstance(table, TableScene)
    robot = Robot(desk, "mouse", 3)
    for _ in range(400):
        if table.director.reading:
            desk.wait(400)
            return desk, table
        robot.turn()
    raise LookupError


@pytest.mark.parametrize("key", ["space", "return"])
def test_space_and_enter_go_on(key: str) -> None:
    _, table = reading_table()
    card = table.director.moment.card
    assert card is not None
    table.handle(Gesture(Kind.KEY, key=key))
    assert table.director.moment.card is not card


def test_a_tap_on_the_table_goes_on_and_touches_nothing_that_lies_under_the_card() -> None:
    _, table = reading_table()
    decisions, card = len(table.session.match.decisions), table.director.moment.card
    pos = table.spots.table.center
    table.handle(Gesture(Kind.TAP, pos, pos))
    assert table.director.moment.card is not card
    assert len(table.session.match.decisions) == decisions
    assert table.builder is None or not table.builder.selected


def test_the_big_button_says_how_to_go_on() -> None:
    desk, _ = reading_table()
    big = desk.find("action")
    assert big is not None
    assert desk.ui.say("table.read_on") in big.name


def test_with_little_motion_the_card_stays_as_long_and_does_not_grow() -> None:
    desk, table = reading_table(reduced_motion=True)
    left = table.director.left
    assert left > 1000
    first = a_canvas(desk.ui)
    table.draw(first)
    desk.wait(300)
    assert table.director.reading
    second = a_canvas(desk.ui)
    table.draw(second)
    area = table.spots.table.inflate(-40, -40)
    assert first.surface.subsurface(area).get_buffer().raw == second.surface.subsurface(area).get_buffer().raw


def test_a_robot_reads_and_goes_on_like_a_person() -> None:
    desk = sit_down(a_session(a_match("duel", 0), 1), "mouse")
    robot = Robot(desk, "mouse", 3)
    robot.play(answers=12)
    assert robot.read
