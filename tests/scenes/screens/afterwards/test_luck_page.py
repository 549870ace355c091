"""The luck ledger on the screen."""

from __future__ import annotations

from random import Random

import pytest

import game
from game.core.luck import DICE
from game.eclipse.battle_events import BattleBegan, DiceRolled
from game.eclipse.pieces import ANCIENTS, party_of
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle.designs_so_far import DesignsSoFar
from scenes.screens.afterwards.luck_page import LuckScene, session_luck
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.result import ResultScene
from scenes.session.history import Recorder
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_ui, tap_on
from tests.support.screen.walking import (
    HANDS,
    LANGUAGES,
    SIZES,
    press,
    said,
    show,
    texts_of,
    top,
    wrong_anywhere,
)
from tests.support.screen.window_sizes import windows

COLOURS = ("orange", "blue", "white", "green")


def played_out(name: str, seed: int = 1) -> Session:
    """A match of chance, over."""
    match, dice = game.new_match(name, seed), Random(seed)
    while waiting := match.waiting():
        prompt = dice.choice(waiting)
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    players = [Participant(f"Player {seat}", COLOURS[seat]) for seat in range(match.table.seats)]
    return Session(match, players)


@pytest.mark.parametrize("hand", HANDS)
def test_the_result_leads_to_the_luck_and_its_moments_to_the_replay(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session = played_out("duel")
    show(ui, ResultScene(ui, session))
    press(ui, "look_back", hand)
    press(ui, "luck", hand)
    page = top(ui)
    assert isinstance(page, LuckScene)
    assert said(ui, "Points on drawn cards")
    best = page.ledger.luckiest
    assert best is not None
    press(ui, "luck.luckiest", hand)
    replay = top(ui)
    assert isinstance(replay, ReplayScene)
    assert replay.moment >= best.moment


def test_each_kind_of_chance_has_its_page() -> None:
    ui = a_ui()
    scene = LuckScene(ui, played_out("cosmic"))
    show(ui, scene)
    assert said(ui, "Points on drawn attacks")
    tap_on(scene, "kinds.destiny")
    assert said(ui, "Spared by destiny")


def test_numbers_are_written_as_in_the_language() -> None:
    for language, point in (("en", "."), ("de", ",")):
        ui = a_ui(language=language)
        session = played_out("duel")
        show(ui, LuckScene(ui, session))
        due = float(session_luck(session).expected(0, "draws"))
        assert f"{due:.1f}".replace(".", point) in texts_of(ui)


class Hits(Recorder[EclipseTable]):
    """Counts what the log says of every volley."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.designs = DesignsSoFar(self.table)
        self.kinds = b""
        self.hits = [0] * len(session.players)
        self.go_through()

    def before(self, event: object, moment: int) -> None:
        if isinstance(event, BattleBegan):
            self.kinds = event.order
        if isinstance(event, DiceRolled) and party_of(event.ship) < ANCIENTS:
            self.hits[party_of(event.ship)] += self.designs.hits(event.ship, event.dice, self.kinds)

    def after(self, event: object, moment: int) -> None:
        self.designs.hear(self.story[moment - 1].event)


def test_hits_are_those_of_the_log() -> None:
    session = played_out("eclipse", 27)
    ledger = session_luck(session)
    volleys = {moment for moment, told in enumerate(session.story, 1) if isinstance(told.event, DiceRolled)}
    counted = [
        sum(
            entry.stroke.actual
            for entry in ledger.entries
            if entry.moment in volleys and entry.stroke.seat == seat and entry.stroke.kind == DICE
        )
        for seat in range(ledger.seats)
    ]
    assert counted == Hits(session).hits
    assert sum(counted) > 0


def at_the_end(ui: Ui) -> list[Scene]:
    return [LuckScene(ui, played_out("cosmic"))]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_the_ledger_fits(size: tuple[int, int], language: str) -> None:
    assert wrong_anywhere(at_the_end, size, language) == []
