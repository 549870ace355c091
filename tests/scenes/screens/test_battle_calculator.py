"""The battle calculator: fleets are put together by hand, and the odds are those of the rules."""

from __future__ import annotations

import pytest

from game.eclipse.odds.battle_odds import odds
from game.eclipse.odds.typed_battles import typed
from scenes.games.eclipse.battle.forecasts import FORECASTS
from scenes.screens.battle_calculator.forces import FleetPlan, printed_force
from scenes.screens.battle_calculator.outcome import Outcome
from scenes.screens.battle_calculator.scene import CalculatorScene
from scenes.screens.menu.scene import MenuScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_canvas, a_ui, draw, draw_on, focus_on, press_key, tap_on
from tests.support.screen.walking import LANGUAGES, SIZES, wrong_anywhere
from tests.support.screen.window_sizes import windows


def opened() -> CalculatorScene:
    ui = a_ui()
    scene = CalculatorScene(ui)
    ui.stack.push(scene)
    draw(scene, ui)
    return scene


def test_it_begins_with_two_cruisers_against_two_ancients() -> None:
    battle = FleetPlan().battle
    assert battle is not None
    assert odds(*battle).attacker_wins == pytest.approx(odds(*typed("2 cruiser vs 2 ancient")).attacker_wins)


def test_more_ships_and_better_designs_change_the_odds() -> None:
    plan = FleetPlan()
    forces = plan.sides[0]
    forces["dreadnought"] = printed_force("dreadnought", 1)
    battle = plan.battle
    assert battle is not None
    expected = odds(*typed("2 cruiser + dreadnought vs 2 ancient")).attacker_wins
    assert odds(*battle).attacker_wins == pytest.approx(expected)


def test_without_ships_or_with_three_parties_there_is_no_battle() -> None:
    plan = FleetPlan()
    plan.sides[0]["cruiser"] = printed_force("cruiser", 0)
    assert plan.battle is None
    plan = FleetPlan()
    plan.sides[1]["interceptor"] = printed_force("interceptor", 1)
    assert plan.mixed
    assert plan.battle is None


@pytest.mark.parametrize("touch", [False, True])
def test_a_tap_adds_a_ship_and_the_odds_follow(touch: bool) -> None:
    scene = opened()
    tap_on(scene, "count:0:cruiser.more", touch=touch)
    assert scene.plan.sides[0]["cruiser"].count == 3
    draw(scene, scene.ui)
    outcome = scene.root.find("calculator.odds")
    assert isinstance(outcome, Outcome)
    while outcome.found(0) is None:
        FORECASTS.wait(1.0)
    found = outcome.found(0)
    assert found is not None
    assert found.attacker_wins == pytest.approx(odds(*typed("3 cruiser vs 2 ancient")).attacker_wins)


def test_a_design_is_changed_with_keys_and_put_back() -> None:
    scene = opened()
    focus_on(scene, "computer:0:cruiser")
    press_key(scene, "right")
    assert scene.plan.sides[0]["cruiser"].computer == 2
    tap_on(scene, "reset")
    assert scene.plan.sides[0]["cruiser"] == printed_force("cruiser", 2)


def test_nobodys_ships_cannot_be_changed() -> None:
    scene = opened()
    tap_on(scene, "kind:1:ancient")
    draw(scene, scene.ui)
    assert not [widget.key for widget in scene.root.walk() if widget.key.startswith("hull:1")]


def test_the_menu_leads_there() -> None:
    ui = a_ui()
    menu = MenuScene(ui)
    ui.stack.push(menu)
    ui.stack.settle()
    draw(menu, ui)
    tap_on(menu, "calculator")
    ui.stack.settle()
    assert isinstance(ui.stack.scenes[-1], CalculatorScene)


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_in_the_calculator(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(lambda ui: [CalculatorScene(ui)], size, language) == []


@pytest.mark.parametrize("size", SIZES)
def test_both_chances_and_what_each_ship_costs_are_read_above_the_ships(size: tuple[int, int]) -> None:
    ui = a_ui(size)
    scene = CalculatorScene(ui)
    ui.stack.push(scene)
    canvas = a_canvas(ui)
    draw_on(canvas, scene, ui)
    outcome = scene.root.find("calculator.odds")
    assert isinstance(outcome, Outcome)
    while outcome.found(0) is None:
        FORECASTS.wait(1.0)
    canvas.drawn = []
    draw_on(canvas, scene, ui)
    wanted = {"8.5\N{NARROW NO-BREAK SPACE}%", "91.5\N{NARROW NO-BREAK SPACE}%", "Loses 1.88 of 2",
              "Loses 0.37 of 2", "Of 100 such battles the attacker wins 9."}  # fmt: skip
    assert wanted <= set(canvas.drawn)
    faces = [widget for widget in scene.root.walk() if widget.key.startswith("kind:")]
    assert all(outcome.rect.bottom <= face.rect.y for face in faces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_shows_all_ships_or_one_design(language: str) -> None:
    def refitting(ui: Ui) -> list[Scene]:
        scene = CalculatorScene(ui)
        scene.select(0, "dreadnought")
        return [scene]

    assert wrong_anywhere(refitting, (2048, 1536), language) == []
    ui = a_ui((2048, 1536), language)
    scene = CalculatorScene(ui)
    ui.stack.push(scene)
    draw(scene, ui)
    tap_on(scene, "kind:0:dreadnought", touch=True)
    draw(scene, ui)
    tap_on(scene, "hull:0:dreadnought.more", touch=True)
    assert scene.plan.sides[0]["dreadnought"].hull == printed_force("dreadnought").hull + 1
    draw(scene, ui)
    tap_on(scene, "ships", touch=True)
    draw(scene, ui)
    tap_on(scene, "count:1:ancient.less", touch=True)
    assert scene.plan.sides[1]["ancient"].count == 1
