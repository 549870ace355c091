"""The loud moments: the reveal, the winner, a new destiny card; quick, calm and skippable."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

import game
from game.bots import decide
from game.core.match import Match
from game.duel.moments import DestinyDrawn, PlansRevealed, WinnerFound
from game.duel.table import DuelTable
from scenes.games.duel import TABLE
from scenes.games.duel.looks import EquationLook
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session, steps_of
from scenes.shell.sound import Silence
from scenes.shell.units import screen
from scenes.table.game_table import Watching
from scenes.table.regions import frame
from scenes.table.stage.director import Beat, Director, EventCue
from scenes.table.stage.moments import BURST_MS, DIM_MS, Banner, Burst, Effects, LoudMoment, Overlay
from scenes.table.stage.stage import Stage
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.plain_pieces import a_piece
from tests.support.screen.views import as_table

SPOTS = frame(screen(1280, 720), log=True)
WATCHING = Watching(0, ("orange", "blue"), "en", SPOTS.table, SPOTS.hand)


@cache
def told(kind: type) -> tuple[Beat, ...]:
    """The beats of the first event of a kind in a match between novices."""
    match: Match[DuelTable] = game.new_match("duel", 0, options={"aliens": "random"})
    while match.waiting():
        seat = match.waiting()[0].seat
        before = match.game.copy(match.table)
        events = match.answer(seat, decide("novice", match, seat, 0))
        for step in steps_of(match.game, before, events):
            if type(step.event) is kind:
                view = as_table(DuelTable, step.table)
                view.hide_from(0)
                return tuple(TABLE.beats(step.event, view, TABLE.picture(view, WATCHING), WATCHING))
    raise LookupError(kind)


def equations(beats: tuple[Beat, ...]) -> list[EquationLook]:
    looks = [placed.look for beat in beats for placed in beat.picture]
    return [look for look in looks if isinstance(look, EquationLook)]


# --- what Duel shows


def test_at_the_reveal_both_plans_are_turned_over_at_the_same_time() -> None:
    first = next(beat for beat in told(PlansRevealed) if not beat.effects.tick)
    assert len(first.effects.turns) == 2
    assert first.effects.turns == first.effects.spot
    assert not equations((first,))


def test_the_equation_is_counted_up_term_by_term() -> None:
    looks = equations(told(PlansRevealed))
    most = max(len(looks[-1].left.terms), len(looks[-1].right.terms))
    assert [look.terms for look in looks[:-1]] == list(range(1, most))
    assert looks[-1].terms >= most


def test_the_light_is_on_the_plans_and_the_equation_only() -> None:
    for beat in told(PlansRevealed):
        kinds = {name.partition(":")[0] for name in beat.effects.spot}
        assert kinds <= {"card", "equation"}
        assert "card" in kinds


def test_the_last_picture_of_the_reveal_is_the_table_as_it_is() -> None:
    last = told(PlansRevealed)[-1]
    assert last.picture == TABLE.picture(as_table(DuelTable, last.view), WATCHING)


@pytest.mark.parametrize("seat", [0, 1])
def test_victory_and_defeat_sound_different(seat: int) -> None:
    beat = told(WinnerFound)[0]
    watching = WATCHING._replace(seat=seat)
    view = as_table(DuelTable, beat.view)
    assert isinstance(beat.event, WinnerFound)
    shown = TABLE.beats(beat.event, view, TABLE.picture(view, watching), watching)[0]
    won = beat.event.seat == seat
    assert shown.move.sound == ("win_duel" if won else "lose_duel")
    assert shown.effects.burst is not None
    assert shown.effects.burst.won == won
    assert any(placed.id == shown.effects.burst.piece for placed in shown.picture)


def test_a_new_destiny_card_is_announced_by_name() -> None:
    beat = told(DestinyDrawn)[0]
    assert beat.effects.banner is not None
    assert beat.effects.banner.title
    assert beat.move.hold == "banner"


# --- how it passes


def a_director() -> Director:
    return Director(Stage(), Silence())


def lit(name: str, **more: object) -> Beat:
    effects = Effects(spot=frozenset({name}))._replace(**more)  # type: ignore[arg-type]  # fields by name
    return Beat([a_piece(name)], EventCue("flip", "", "pause"), effects=effects)


def test_the_rest_is_dimmed_while_something_is_in_the_light_and_bright_afterwards() -> None:
    director = a_director()
    director.play([lit("card:1")], "normal")
    director.update(DIM_MS)
    assert director.moment.dim == 1
    while director.busy:
        director.update(20)
    director.update(DIM_MS)
    assert director.moment.dim == 0
    assert not director.moment.spot
    assert not director.moment.moving


def test_a_banner_is_there_for_its_time_at_every_speed() -> None:
    times = {}
    for speed in ("slow", "normal", "fast", "instant"):
        director = a_director()
        banner = Effects(banner=Banner("Destiny 3", "Hungry Vines"))
        director.play([Beat([], EventCue("none", "", "banner"), effects=banner)], speed)
        times[speed] = 0
        while director.moment.banner:
            director.update(10)
            times[speed] += 10
    assert times == {"slow": 1200, "normal": 700, "fast": 350, "instant": 250}


def test_sparks_go_out() -> None:
    moment = LoudMoment()
    moment.begin(Effects(burst=Burst("card:1", "orange")), 100)
    moment.update(BURST_MS - 1)
    assert moment.moving
    moment.update(1)
    assert not moment.moving


def test_a_second_click_skips_all_of_it() -> None:
    director = a_director()
    burst = Burst("card:1", "blue")
    director.play([lit("card:1", burst=burst), lit("card:2")], "normal")
    director.update(40)
    director.hurry()
    director.hurry()
    assert not director.busy
    assert not director.moment.moving
    assert not director.moment.spot
    assert list(director.stage.pieces) == ["card:2"]


def test_at_instant_speed_a_reveal_takes_no_time() -> None:
    director = a_director()
    beats = told(PlansRevealed)
    director.play(beats, "instant")
    while director.busy:
        director.update(10)
    assert {placed.id for placed in beats[-1].picture} == set(director.stage.pieces)
    assert not director.stage.moving


def test_only_what_is_in_the_light_stays_bright() -> None:
    ui = a_ui()
    stage, moment = Stage(), LoudMoment()
    stage.reconcile([a_piece("card:1", 300, 300), a_piece("card:2", 600, 300)])
    moment.begin(Effects(spot=frozenset({"card:1"})), 500)
    moment.update(DIM_MS)
    overlay = Overlay(stage, moment, ui.rect)
    overlay.arrange(ui, ui.rect)
    canvas = a_canvas(ui)
    canvas.surface.fill((200, 200, 200))
    overlay.draw(canvas)
    assert canvas.surface.get_at((600, 300))[0] < 100
    assert canvas.surface.get_at((300, 300))[0] > 150


@pytest.mark.parametrize("won", [True, False])
def test_with_little_motion_no_spark_flies(won: bool) -> None:
    ui = a_ui()
    ui.settings.reduced_motion = True
    stage, moment = Stage(), LoudMoment()
    stage.reconcile([a_piece("card:1", 300, 300)])
    moment.begin(Effects(burst=Burst("card:1", "orange", won)), 500)
    moment.update(BURST_MS / 2)
    overlay = Overlay(stage, moment, ui.rect)
    overlay.arrange(ui, ui.rect)
    canvas = a_canvas(ui)
    before = canvas.surface.copy()
    overlay.draw(canvas)
    changed = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255), before)
    near = stage.pieces["card:1"].placed.rect.inflate(60, 60)
    outside = changed.copy()
    outside.invert()
    outside.draw(pygame.Mask(near.size, fill=True), near.topleft)
    outside.erase(pygame.Mask(near.size, fill=True), near.topleft)
    assert outside.count() == 0


def test_the_table_goes_on_after_its_loud_moments() -> None:
    ui = a_ui()
    match = game.new_match("duel", 0, options={"aliens": "random"})
    session = Session(match, [Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")])
    scene = open_table(ui, session)
    ui.stack.push(scene)
    ui.stack.settle()
    canvas = a_canvas(ui)
    lights = banners = 0
    for _ in range(900):
        if scene.builder is not None and not scene.director.busy:
            seat = scene.builder.prompt.seat
            answer = decide("novice", match, seat, 0)
            scene.controller.choose(
                next(handle for handle in scene.builder.handles if handle.answer == answer)
            )
        ui.stack.update(60)
        ui.stack.settle()
        lights += bool(scene.director.moment.spot)
        banners += bool(scene.director.moment.banner)
        if lights > 8 and banners > 8:
            break
    ui.stack.draw(canvas)
    assert lights > 8
    assert banners > 8


def test_while_plans_are_revealed_the_bar_names_them() -> None:
    ui = a_ui()
    match = game.new_match("duel", 0, options={"aliens": "random"})
    session = Session(match, [Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")])
    while not any(isinstance(told_.event, PlansRevealed) for told_ in session.story):
        seat = match.waiting()[0].seat
        session.answer(seat, decide("novice", match, seat, 0))
    reveal = next(told_ for told_ in session.story if isinstance(told_.event, PlansRevealed))
    line = TABLE.line(reveal, session, 0, ui.settings.language)
    assert line is not None
    assert line.text in [each.text for each in TABLE.lines(session, 0, ui.settings.language)]


def test_nobody_is_asked_under_a_veil() -> None:
    match: Match[DuelTable] = game.new_match("duel", 0, options={"aliens": "random"})
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", "random")]
    ui = a_ui()
    table = open_table(ui, Session(match, players))
    ui.stack.push(table)
    asked = dark = 0
    for _ in range(1500):
        ui.stack.update(40)
        ui.stack.settle()
        dark += table.director.moment.dim > 0
        if table.builder is None:
            continue
        assert table.director.moment.dim == 0
        asked += 1
        table.controller.choose(table.builder.handles[0])
    assert asked >= 10
    assert dark
