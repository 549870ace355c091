"""A battle on its own stage: fleets, ladder, dice, the chance to win, and hands that place the dice."""

from __future__ import annotations

from typing import Any

import pytest

from game.eclipse import pieces
from game.eclipse.battle_events import DiceAssigned, DiceRolled
from game.eclipse.odds.battle_odds import battle_odds
from game.eclipse.parts import Die
from game.eclipse.pieces import ship_code
from game.eclipse.table import EclipseTable
from scenes.games.eclipse import TABLE
from scenes.games.eclipse.battle import stage, volley
from scenes.games.eclipse.battle.forecasts import FORECASTS, wins
from scenes.games.eclipse.battle.odds import Alternatives, ChanceRing, after
from scenes.games.eclipse.looks.battle import RungLook, WarshipLook, WeaponDieLook
from scenes.games.eclipse.names import code_name
from scenes.table.stage.director import EventCue
from tests.support.eclipse.seated import answers, give, said, seated, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.views import as_table

FLEETS: list[list[Any]] = [[1, "starbase", "interceptor", "interceptor"], [0, "cruiser", "cruiser"]]
SECTOR = {"id": "206", "at": [2, -1], "disc": 1, "ships": FLEETS, "discovery": False}


def fighting(dice: list[int], **more: Any) -> Desk:
    """The person's cruisers attack; the starbase and the interceptors roll first."""
    words = more.pop("words", {})
    return seated({"phase": "combat", "sectors": [SECTOR], "dice": dice, **words}, **more)


def view_of(desk: Desk) -> EclipseTable:
    return as_table(EclipseTable, table_of(desk).view)


def test_a_battle_hides_the_map_and_shows_both_fleets() -> None:
    desk = fighting([1, 1, 1])
    scene = table_of(desk)
    picture = TABLE.picture(view_of(desk), scene.watching())
    assert not any(placed.id.startswith(("zone:", "disc:")) for placed in picture)
    assert {
        placed.name: placed.look.count for placed in picture if isinstance(placed.look, WarshipLook)
    } == {
        "Cruiser \N{MULTIPLICATION SIGN}2": 2, "Starbase": 1, "Interceptor \N{MULTIPLICATION SIGN}2": 2,
    }  # fmt: skip
    assert not any(widget.key.startswith("camera") for widget in scene.root.walk())


def test_the_ladder_tells_who_acts_in_which_order() -> None:
    desk = fighting([1, 1, 1])
    picture = TABLE.picture(view_of(desk), table_of(desk).watching())
    rungs = [
        placed.look for placed in sorted(picture, key=lambda p: p.x) if isinstance(placed.look, RungLook)
    ]
    assert [(rung.initiative, rung.state) for rung in rungs] == [(4, "done"), (3, "done"), (2, "now")]


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_die_is_placed_by_hand(hands: str) -> None:
    desk = fighting([1, 1, 1, 5, 5], hands=hands)
    ways = [answer for answer in answers(desk) if answer.startswith("hit ")]
    assert len(set(ways)) == 2  # the starbase or an interceptor
    give(desk, ways[-1], hands)
    assert said(desk) == ways[-1]


def test_dice_come_to_rest_on_the_rolled_faces() -> None:
    desk = fighting([1, 1, 1, 5, 2])
    scene, view = table_of(desk), view_of(desk)
    event = DiceRolled(1, (Die(1, 5), Die(1, 2)), rng=1)
    picture = TABLE.picture(view, scene.watching())
    beats = TABLE.beats(event, view, picture, scene.watching())
    faces = [
        sorted(placed.look.face for placed in beat.picture if isinstance(placed.look, WeaponDieLook))
        for beat in beats
    ]
    assert faces[-1] == [2, 5]
    assert len(beats) > 5
    assert all(beat.move != EventCue() for beat in beats)


def test_the_ring_shows_the_exact_chance_to_win() -> None:
    desk = fighting([1, 1, 1, 5, 5])
    ring = table_of(desk).root.find("battle.chance")
    assert isinstance(ring, ChanceRing)
    FORECASTS.wait(5.0)
    expected = wins(battle_odds(view_of(desk)), attacks=True)
    for _ in range(20):
        desk.wait(50)
    assert ring.share == pytest.approx(expected)


def test_the_die_can_be_placed_in_the_best_way_and_it_is_told_before_where() -> None:
    """While the chances are calculated something else may stand there; what is told is what is done."""
    desk = fighting([1, 1, 1, 5, 5])
    FORECASTS.wait(5.0)
    for _ in range(20):
        desk.wait(50)
    desk.draw()
    scene = table_of(desk)
    ways = scene.root.find("battle.ways")
    assert isinstance(ways, Alternatives)
    found = [ways.found(place) for place in range(len(ways.rows))]
    chances = [wins(odds, attacks=True) for odds in found if odds is not None]
    button = scene.root.find("action")
    button.act("press")
    desk.wait(400)
    verb, ship, _ = said(desk).split()
    assert verb == "hit"
    assert button.name == f"Place for me: {code_name(int(ship), 'en')}"
    assert code_name(int(ship), "en") in ways.rows[chances.index(max(chances))]


@pytest.mark.parametrize("hands", ["mouse", "finger"])
def test_the_tray_tells_what_may_be_hoped_for(hands: str) -> None:
    """Two cruisers roll two dice that hit with 5 and 6: one of them does with 1 - 4/9."""
    desk = fighting([1, 1, 1, 5, 5], hands=hands)
    battle = view_of(desk).battle
    assert battle is not None
    hope = volley.hope(view_of(desk), battle, battle.firing)
    assert hope == pytest.approx((2, 5 / 9, 2 / 3))
    _, text = volley.told(view_of(desk), battle, table_of(desk).watching())
    assert text.splitlines()[1:] == [
        "At least one hit: 55.6\N{NARROW NO-BREAK SPACE}%", "Hits on average: 0.67", "Hits rolled: 2",
    ]  # fmt: skip


def test_shields_of_all_enemies_lessen_the_hope() -> None:
    """Dice are placed after the roll, so the enemy without shields counts while there is one."""
    shielded = {"starbase": ["gauss_shield"]}
    desk = fighting([1, 1, 1, 6, 6], words={"designs": [None, shielded]})
    view = view_of(desk)
    battle = view.battle
    assert battle is not None
    assert volley.hope(view, battle, pieces.CRUISER).some == pytest.approx(5 / 9)
    here = view.map[battle.sector]
    for _ in range(2):
        here.remove(ship_code(1, pieces.INTERCEPTOR))
    assert volley.hope(view, battle, pieces.CRUISER).some == pytest.approx(11 / 36)


def test_before_a_hit_the_ship_is_still_there() -> None:
    desk = fighting([1, 1, 1, 5, 5])
    way = next(answer for answer in answers(desk) if answer.startswith("hit 4"))  # an interceptor
    give(desk, way)
    story = table_of(desk).session.story
    (hit,) = [told for told in story if isinstance(told.event, DiceAssigned)][:1]
    assert isinstance(hit.event, DiceAssigned)
    view = view_of(desk)
    assert view.battle is not None
    now, then = (table.map[view.battle.sector].ships for table in (view, stage.before(view, hit.event)))
    assert then.count(4) == now.count(4) + 1


def test_the_last_die_of_a_roll_is_no_miss_while_it_flies_to_its_ship() -> None:
    """Nobody is named as firing once it has hit; the picture before that still knows whose die it is."""
    desk = fighting([1, 1, 1, 5, 2])
    view = view_of(desk)
    assert view.battle is not None
    die, (ship, damage) = Die(1, 5), (ship_code(1, pieces.INTERCEPTOR), 0)
    view.battle.dice = [die]
    then = after(view, die, ship, damage)
    event = DiceAssigned(die, ship, damage, 1, destroyed=True)
    assert stage.current(stage.before(then, event)) == die


def test_a_hit_is_a_shot_from_the_ships_that_fire_to_the_one_they_hit() -> None:
    desk = fighting([1, 1, 1, 5, 5])
    scene, view = table_of(desk), view_of(desk)
    battle = view.battle
    assert battle is not None
    firing, answer = battle.firing, next(each for each in answers(desk) if each.startswith("hit "))
    ship = int(answer.split()[1])
    steps = scene.session.answer(0, answer)
    hit = next(step for step in steps if isinstance(step.event, DiceAssigned))
    after = as_table(EclipseTable, hit.table)
    beats = TABLE.beats(hit.event, after, TABLE.picture(after, scene.watching()), scene.watching())
    beams = [beam for beat in beats for beam in beat.effects.beams]
    assert [beam.source.split(":")[1] for beam in beams] == [str(firing)]
    assert [beam.target.split(":")[1] for beam in beams] == [str(ship)]
