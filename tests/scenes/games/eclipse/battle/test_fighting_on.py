"""Fire or retreat is asked once: whoever fights on is asked again when a ship is lost or the odds turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import game
from game.eclipse.battle_prompts import FireOrRetreat
from game.eclipse.odds.battle_odds import battle_odds
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle import fighting_on
from scenes.games.eclipse.battle.forecasts import FORECASTS, wins
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.widget import Widget
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH
from tests.support.eclipse.seated import SPECIES, table_of
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table

FLEETS: list[list[Any]] = [[1, "cruiser", "cruiser"], [0, "cruiser", "interceptor"]]


def battle(people: int = 1, hands: str = "mouse", language: str = "en", **words: Any) -> Desk:
    """The first seat attacks in the center and may withdraw to the north, the second one to the south."""
    rows = [{**OPEN_CENTER, "ships": FLEETS}, {**NORTH, "disc": 0}, {**SOUTH, "disc": 1}]
    spec = {"species": SPECIES, "phase": "combat", "sectors": rows, "dice": [1] * 3, "seed": 3, **words}
    match = game.scenario("eclipse", spec)
    kinds = [PERSON if seat < people else "novice" for seat in range(2)]
    who = zip(("Mia", "Jo"), ("blue", "red"), kinds, strict=True)
    players = [Participant(*facts) for facts in who]
    desk = sit_down(Session(match, players), hands, language)
    desk.wait(100)
    until(desk, lambda: desk.top.name == "curtain" or asked(desk))
    return desk


def asked(desk: Desk) -> bool:
    scene = table_of(desk)
    return scene.builder is not None and not scene.director.busy


def until(desk: Desk, done: Callable[[], bool], steps: int = 400) -> None:
    for _ in range(steps):
        if done():
            return
        FORECASTS.wait(0.05)
        desk.wait(100)
    raise AssertionError("it does not come to that")


def shots(desk: Desk, seat: int = 0) -> int:
    """How often a seat has answered that it fires."""
    decisions = next(scene for scene in desk.ui.stack.scenes if isinstance(scene, TableScene)).session.match
    return sum(one.seat == seat and one.answer == "fire" for one in decisions.decisions)


def chips(desk: Desk) -> list[Widget]:
    return [widget for widget in table_of(desk).root.walk() if widget.key.startswith("resolve.revoke.")]


def ships_in_battle(view: EclipseTable) -> int:
    assert view.battle is not None
    return view.map[view.battle.sector].count(0)


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_one_press_answers_until_something_has_changed(hands: str) -> None:
    desk = battle(hands=hands)
    scene = table_of(desk)
    assert isinstance(scene.session.prompt(0), FireOrRetreat)
    ships = ships_in_battle(as_table(EclipseTable, scene.view))
    HANDS[hands](desk, Random(1)).press(scene.root.find("resolve.begin"))
    until(desk, lambda: asked(desk))
    assert shots(desk) >= 3
    if isinstance(scene.session.prompt(0), FireOrRetreat):
        view = as_table(EclipseTable, scene.view)
        fewer = ships_in_battle(view) < ships
        assert fewer or wins(battle_odds(view)) < 0.5
    assert not chips(desk)


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_seen_and_a_press_ends_it(hands: str, language: str) -> None:
    desk = battle(hands=hands, language=language)
    desk.ui.settings.speed = "normal"
    scene = table_of(desk)
    hand = HANDS[hands](desk, Random(1))
    hand.press(scene.root.find("resolve.begin"))
    until(desk, lambda: bool(chips(desk)))
    desk.draw()
    (chip,) = chips(desk)
    assert ("Mia fights on" if language == "en" else "Mia kämpft weiter") in chip.name
    hand.press(chip)
    fired = shots(desk)
    until(desk, lambda: asked(desk))
    assert isinstance(scene.session.prompt(0), FireOrRetreat)
    assert shots(desk) == fired
    assert not chips(desk)


def confirmed(said: Any, view: EclipseTable) -> bool | None:
    """The same after the odds have been calculated."""
    for _ in range(100):
        found = fighting_on.confirmed(said, view)
        if found is not None:
            return found
        FORECASTS.wait(0.1)
    return None


def against(*enemies: str) -> tuple[Any, EclipseTable]:
    """What the first seat says of a battle, and the battle itself."""
    rows = [{**OPEN_CENTER, "ships": [[1, *enemies], FLEETS[1]]}, {**NORTH, "disc": 0}]
    spec = {"species": SPECIES, "phase": "combat", "sectors": rows, "dice": [1] * 3}
    view: EclipseTable = game.scenario("eclipse", spec).view(0)
    said = fighting_on.resolve(FireOrRetreat(0, ship=0), view)
    assert said is not None
    return said.mark, view


def test_it_ends_when_the_odds_cross_one_half() -> None:
    (likely, easy), (desperate, hard) = against("interceptor"), against("cruiser", "dreadnought", "cruiser")
    assert wins(battle_odds(easy)) > 0.5 > wins(battle_odds(hard))
    assert confirmed(likely, easy) is True
    assert confirmed(likely, hard) is False
    assert confirmed(desperate, hard) is True  # whoever fights on against the odds is not asked for them
    assert confirmed(desperate, easy) is False


def test_it_ends_with_a_lost_ship_and_with_the_battle() -> None:
    said, view = against("cruiser")
    assert fighting_on.lasts(said, view)
    assert view.battle is not None
    here = view.map[view.battle.sector]
    here.remove(next(ship for ship in here.ships if party_of(ship) == 1))
    assert fighting_on.lasts(said, view)  # the enemy's
    here.remove(next(ship for ship in here.ships if party_of(ship) == 0))
    assert not fighting_on.lasts(said, view)
    said, view = against("cruiser")
    view.battle = None
    assert not fighting_on.lasts(said, view)


def test_who_has_to_leave_cannot_fight_on() -> None:
    _, view = against("cruiser")
    assert fighting_on.resolve(FireOrRetreat(0, ship=0, must=True), view) is None


def test_in_the_hot_seat_each_person_says_it_alone() -> None:
    """The first person fights on; the second one is asked in person all the same."""
    desk = battle(people=2)
    robot, said, others = Robot(desk, "mouse", 1), False, 0
    for _ in range(200):
        if desk.top.name == "curtain":
            robot.open_curtain()
            continue
        scene = table_of(desk)
        prompt = scene.session.prompt(scene.seat) if asked(desk) else None
        if not isinstance(prompt, FireOrRetreat):
            if prompt is not None or others >= 3:
                break
            desk.wait(200)
            continue
        if prompt.seat == 0:
            assert not said  # nobody is asked twice while nothing has changed
            assert scene.session.people == [0, 1]
            scene.root.find("resolve.begin").act("press")
            said = True
        else:
            others += 1
            assert len(chips(desk)) == said
            scene.root.find("action").act("press")
        desk.wait(40)  # whoever is next looks at once, without a curtain
    assert said
    assert others >= 2
    assert shots(desk, 0) > 1
