"""The drawn sector: its turns, what each joins, the tile on the map, the guards, and the two buttons."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.core.texts import LANGUAGES
from game.eclipse import pieces
from game.eclipse.odds.battle_odds import fleet_in, odds
from game.eclipse.prompts import PlaceSector
from game.eclipse.reach import ring_of
from game.eclipse.table import DIRECTIONS, EclipseTable
from scenes.drawing.letter_sizes import lines_of
from scenes.games.eclipse.battle.forecasts import FORECASTS, ancients
from scenes.games.eclipse.explore.edge_joins import JOIN, edges, joined
from scenes.games.eclipse.explore.panel import Guards
from scenes.games.eclipse.explore.tiles import DrawnTile, TurnCard
from scenes.games.eclipse.names import tile_name
from scenes.games.eclipse.zones import Chart
from scenes.games.eclipse.zones import middle as middle_of
from scenes.shell.gestures import Gesture, Kind
from scenes.table.board.piece_node import PieceNode
from scenes.table.map.camera import DETAIL, FIT, TABLE
from scenes.widgets.button import Button
from tests.support.eclipse.places import NORTH
from tests.support.eclipse.seated import answers, give, handle_of, said, seated, table_of
from tests.support.screen.hands import FRAME_MS, Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

HANDS = ("mouse", "finger", "keys")
FLEET = NORTH | {"disc": 0, "ships": [[0, "cruiser", "cruiser"]]}
WORDS: dict[str, Any] = {
    "sectors": [FLEET],
    "stacks": {"inner": ["104"], "middle": ["204"], "outer": ["312"]},
}


def with_a_tile(ring: str = "outer", **more: Any) -> Desk:
    """A tile of this ring is in the hand."""
    desk = seated({**WORDS, **more.pop("words", {})}, **more)
    hands = more.get("hands", "mouse")
    give(desk, "explore", hands)
    zones = [answer for answer in answers(desk) if answer.startswith("zone")]
    wanted = ("inner", "middle", "outer").index(ring)
    give(desk, next(zone for zone in zones if ring_of(place_of(zone)) == wanted), hands)
    desk.wait(400)  # the map glides to where the tile is clear of its panel
    return desk


@pytest.mark.parametrize("hands", HANDS)
def test_every_place_that_can_be_explored_is_seen_whole(hands: str) -> None:
    """Those at the edge of the map were cut, and the ticks on them."""
    desk = seated(WORDS, hands=hands)
    give(desk, "explore", hands)
    desk.wait(600)
    board = table_of(desk).board
    assert board is not None
    assert board.camera_control is not None
    area = board.camera_control.camera.area
    zones = {each.replace(" ", ":") for each in answers(desk) if each.startswith("zone")}
    shown = [node.placed for node in board.children if isinstance(node, PieceNode) and node.key in zones]
    assert {placed.id for placed in shown} == zones
    assert all(area.contains(placed.rect) for placed in shown)


def place_of(zone: str) -> tuple[int, int]:
    q, r = zone.split()[1:]
    return int(q), int(r)


def cards(desk: Desk) -> list[TurnCard]:
    return [widget for widget in desk.root.walk() if isinstance(widget, TurnCard)]


def tile(desk: Desk) -> DrawnTile:
    return next(widget for widget in desk.root.walk() if isinstance(widget, DrawnTile))


@pytest.mark.parametrize("hands", HANDS)
def test_a_tile_is_laid_or_thrown_with_any_hands(hands: str) -> None:
    desk = with_a_tile(hands=hands)
    answer = [each for each in answers(desk) if each.startswith("turn")][-1]
    give(desk, answer, hands)
    assert answer in [each.answer for each in table_of(desk).session.match.decisions]
    desk = with_a_tile(hands=hands)
    give(desk, "throw", hands)
    assert "throw" in [each.answer for each in table_of(desk).session.match.decisions]


def test_all_six_turns_are_shown_and_only_legal_ones_can_be_pressed() -> None:
    desk = with_a_tile()
    legal = {tuple(map(int, each.split()[1:])) for each in answers(desk) if each.startswith("turn")}
    assert len(cards(desk)) == 6
    assert {(card.turn) for card in cards(desk) if card.enabled} == {turn for turn, _ in legal}
    assert all(card.why for card in cards(desk) if not card.enabled)


def test_a_turn_that_is_lit_joins_a_sector_of_ones_own() -> None:
    desk = with_a_tile()
    view = as_table(EclipseTable, table_of(desk).view)
    for card in cards(desk):
        ways = joined(card.found)
        assert card.enabled == any(view.map[sector].disc == 0 for sector in ways)
        assert all(each.state != JOIN or each.sector in ways for each in card.found)


def test_keys_press_wheel_and_fingers_turn_the_tile() -> None:
    """Each leads to another legal turn; the one shown is the one that is placed."""
    desk = with_a_tile()
    legal = [card.turn for card in cards(desk) if card.enabled]
    assert len(legal) > 1
    seen = [tile(desk).turn]
    desk.root.find("turn.right").act("press")
    desk.wait(40)
    seen.append(tile(desk).turn)
    tile(desk).act("press")
    desk.wait(40)
    seen.append(tile(desk).turn)
    spot = tile(desk).rect.center
    desk.ui.stack.handle(Gesture(Kind.WHEEL, spot, amount=1.0))
    desk.wait(40)
    seen.append(tile(desk).turn)
    for _ in range(3):
        desk.ui.stack.handle(Gesture(Kind.TWIST, spot, spot, True, 1, amount=13.0))
        desk.wait(40)
    seen.append(tile(desk).turn)
    assert all(one != other for one, other in pairwise(seen))
    assert set(seen) <= set(legal)
    big = desk.find("action")
    assert big is not None
    big.act("press")
    desk.wait(200)
    laid = [each.answer for each in table_of(desk).session.match.decisions if each.answer.startswith("turn")]
    assert laid[-1].split()[1] == str(seen[-1])


@pytest.mark.parametrize("stop", [DETAIL, TABLE])
def test_the_tile_goes_with_the_map_in_every_frame(stop: str) -> None:
    desk = with_a_tile()
    table = table_of(desk)
    prompt = table.builder.prompt if table.builder else None
    assert isinstance(prompt, PlaceSector)
    camera = table.camera_control.camera
    table.camera_control.go(stop)
    for _ in range(30):
        desk.wait(FRAME_MS)
        assert camera.sight is not None
        middle = camera.sight.point(camera.area, *middle_of(prompt.q, prompt.r))
        assert abs(tile(desk).spot.centerx - middle[0]) < 3
        assert tile(desk).spot.width == pytest.approx(2.2 * camera.sight.unit, abs=3)
    before = tile(desk).spot.copy()
    camera.shift(0, 60)
    desk.wait(FRAME_MS * 4)
    assert tile(desk).spot.y < before.y


def test_only_sectors_that_can_be_joined_stay_bright() -> None:
    desk = with_a_tile()
    table_of(desk).camera_control.go(FIT)  # the far ones are out of sight where the tile is turned
    desk.wait(600)
    scene, drawn = table_of(desk), tile(desk)
    prompt = scene.builder.prompt if scene.builder else None
    assert isinstance(prompt, PlaceSector)
    view = as_table(EclipseTable, scene.view)
    chart = Chart(view, scene.watching())
    around = [(prompt.q + q, prompt.r + r) for q, r in DIRECTIONS]
    assert drawn.near == [chart.tile(s.q, s.r) for s in view.map if (s.q, s.r) in around]
    assert len(drawn.near) + len(drawn.far) == len(view.map)
    spots = drawn.near[0].center, drawn.far[0].center
    shaded = [sum(desk.draw().surface.get_at(spot)[:3]) for spot in spots]
    drawn.far.clear()
    desk.ui.changed()
    plain = [sum(desk.draw().surface.get_at(spot)[:3]) for spot in spots]
    assert shaded[0] == plain[0]
    assert shaded[1] < plain[1]


@pytest.mark.parametrize("ring", ["inner", "middle", "outer"])
@pytest.mark.parametrize("size", SIZES)
def test_what_the_tile_holds_is_told_beside_it(ring: str, size: tuple[int, int]) -> None:
    """The panel covers nothing of the tile and of what it may join, where there is a corner for it."""
    desk = with_a_tile(ring, size=size)
    panel = desk.root.find("explore.panel").rect
    assert table_of(desk).watching().area.contains(panel)
    assert panel.collidelist([each.inflate(-8, -8) for each in (tile(desk).first_spot, *tile(desk).near)]) < 0


@pytest.mark.parametrize("stop", [DETAIL, TABLE])
@pytest.mark.parametrize("hands", ["mouse", "finger"])
def test_however_near_one_looks_the_drawn_tile_is_in_sight_beside_its_panel(stop: str, hands: str) -> None:
    desk = seated(WORDS, hands=hands)
    table_of(desk).camera_control.go(stop)
    desk.wait(500)
    table_of(desk).camera_control.camera.shift(0, 600)
    desk.wait(500)
    give(desk, "explore", hands)
    zone = next(answer for answer in answers(desk) if answer.startswith("zone"))
    table_of(desk).controller.choose(handle_of(desk, zone))
    desk.wait(1500)
    assert table_of(desk).spots.table.contains(tile(desk).rect)
    assert not desk.root.find("explore.panel").rect.colliderect(tile(desk).rect)


def test_both_buttons_are_equally_large() -> None:
    desk = with_a_tile()
    assert desk.root.find("action").rect.size == desk.root.find("explore.throw").rect.size


def test_the_button_says_what_placing_brings() -> None:
    """One Ancient guards the middle sector 204."""
    desk = with_a_tile("middle")
    big = desk.root.find("action")
    ways = joined(tile(desk).found)
    assert desk.ui.say("eclipse.explore.connects", count=len(ways)) in big.name
    assert desk.ui.say("eclipse.explore.ancients_here", count=1) in big.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_has_room_for_every_sector_with_two_guards_on_a_small_screen(language: str) -> None:
    """The German words once ran over its lower edge."""
    desk = with_a_tile("middle", language=language, size=(1280, 720))
    big, ui = desk.root.find("action"), desk.ui
    assert isinstance(big, Button)
    joins = ui.say("eclipse.explore.connects", count=3)
    big.second = f"{joins}; {ui.say('eclipse.explore.ancients_here', count=2)}"
    room = big.rect.inflate(-2 * ui.mm(2), -2 * ui.mm(2))
    for key in pieces.KEYS[: len(pieces.SECTORS)]:
        big.text = ui.say("eclipse.explore.place", name=tile_name(key, language))
        big.arrange(ui, big.rect)
        first = lines_of(ui.screen, big.text, big.style, room.width, big.sizes[0])
        below = lines_of(ui.screen, big.second, big.second_style, room.width, big.sizes[1])
        assert first.height + below.height <= room.height, big.text


def test_the_chance_against_the_guards_is_the_exact_one() -> None:
    """Two cruisers next to the tile, if a way leads from them; else there is no number."""
    desk = with_a_tile("inner")
    guards = next(widget for widget in desk.root.walk() if isinstance(widget, Guards))
    view = as_table(EclipseTable, table_of(desk).view)
    near = [sector for sector in joined(tile(desk).found) if view.map[sector].count(0)]
    assert bool(guards.battles) == bool(near)
    for _ in range(200):
        if not FORECASTS.busy:
            break
        FORECASTS.wait(0.1)
    if near:
        strongest = max(near, key=lambda sector: view.map[sector].count(0))
        exact = odds(fleet_in(view, strongest, 0), ancients(2))
        found = guards.found(0)
        assert found is not None
        assert found.attacker_wins == exact.attacker_wins


def test_the_descendants_may_look_at_another_tile() -> None:
    words = {"species": ["descendants_of_draco", "terran_directorate"], "stacks": {"outer": ["312", "315"]}}
    desk = with_a_tile(words=words)
    assert "another" in answers(desk)
    give(desk, "another")
    ways = {each.split()[2] for each in answers(desk) if each.startswith("turn")}
    other = [widget for widget in desk.root.walk() if widget.key.startswith("other:")]
    assert len(other) == len(ways) - 1
    before = tile(desk).face
    other[0].act("press")
    desk.wait(40)
    assert tile(desk).face != before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_lies_at_its_place_and_nothing_leaves_the_window(
    size: tuple[int, int], language: str
) -> None:
    desk = with_a_tile("middle", size=size, language=language)
    table = table_of(desk)
    assert table.builder is not None
    prompt = table.builder.prompt
    assert isinstance(prompt, PlaceSector)
    view = as_table(EclipseTable, table.view)
    place = Chart(view, table.watching()).hexagon(prompt.q, prompt.r)
    assert tile(desk).rect.collidepoint(place.center)
    for key in ("turn.left", "turn.right", "explore.panel", "explore.throw"):
        assert desk.ui.rect.contains(desk.root.find(key).rect)
    assert edges(view, 0, tile(desk).face, tile(desk).turn, (prompt.q, prompt.r)) == tile(desk).found
    assert said(desk).startswith("zone")
