"""The chance to win: while a ship is in hand, before an attack is confirmed, and while it is fought."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.eclipse.odds.battle_odds import odds, sector_odds
from game.eclipse.odds.fleets import Odds
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle import fleet_odds, forecasts
from scenes.games.eclipse.battle.forecasts import FORECASTS, chance, percent, wins
from scenes.games.eclipse.battle.odds import ChanceRing
from scenes.games.eclipse.looks.lights import SectorLight
from scenes.table.action_corner import ActionCorner
from scenes.table.board.piece_node import PieceNode
from scenes.table.board.place_node import PlaceNode
from tests.support.eclipse.places import NORTH, OPEN_CENTER
from tests.support.eclipse.seated import answers, give, said, seated, table_of
from tests.support.screen.hands import Desk, Finger, Keys, Mouse
from tests.support.screen.views import as_table

SPECIES = ["terran_directorate", "terran_federation"]
HELD: dict[str, Any] = {**NORTH, "ships": [[1, "cruiser"]], "disc": 1, "cubes": []}
AT_WAR = {"species": SPECIES, "sectors": [OPEN_CENTER, HELD]}
ROUGH = Odds(0.668, 0.332, 0.0, {}, {}, exact=False, error=0.021)


@pytest.fixture
def desk() -> Desk:
    return flying()


def flying(hands: str = "mouse", language: str = "en") -> Desk:
    """The person moves a ship, and next to it is a rival's cruiser."""
    desk = seated(AT_WAR, hands=hands, language=language)
    give(desk, "fly", hands)
    return desk


def attacks(desk: Desk) -> tuple[str, str, str]:
    """The answer that attacks: its ship and its sector as hands know them."""
    view = as_table(EclipseTable, table_of(desk).view)
    answer = next(
        str(each) for each in answers(desk)
        if str(each).startswith("move ") and view.foes(0, int(str(each).split()[3]))
    )  # fmt: skip
    _, sector, ship, target = answer.split()
    return answer, f"ship:{sector}:{ship}", f"sector:{target}"


def expected(desk: Desk, piece: str, place: str) -> float:
    view, ship = as_table(EclipseTable, table_of(desk).view), int(piece.split(":")[2])
    found = sector_odds(view, int(place.split(":")[1]), [ship])
    assert found is not None
    assert found.attacker == 0
    return found.odds.attacker_wins


def light(desk: Desk, place: str) -> SectorLight:
    """How the sector is marked while a ship is in hand, once its chance is known."""
    board = table_of(desk).board
    assert board is not None
    for _ in range(100):
        desk.draw()
        look = board.mark(board.in_hand, place, False)
        assert isinstance(look, SectorLight)
        if look.chance != ("\N{HORIZONTAL ELLIPSIS}",):
            return look
        FORECASTS.wait(0.1)
    raise AssertionError("the chance is never known")


def test_while_a_ship_is_dragged_each_sector_with_an_enemy_tells_the_chance_to_win(desk: Desk) -> None:
    _, piece, place = attacks(desk)
    node = desk.find(piece)
    assert isinstance(node, PieceNode)
    share = expected(desk, piece, place)
    start = desk.spot(node)
    desk.post(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    desk.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
    desk.post(pygame.MOUSEMOTION, pos=(start[0], start[1] - 40), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    board = table_of(desk).board
    assert board is not None
    assert board.dragged is not None
    assert light(desk, place).chance == (percent(share, "en", 0),)


@pytest.mark.parametrize("hands", ["finger", "keys"])
def test_a_ship_that_was_tapped_shows_the_chance_before_its_target_is(hands: str) -> None:
    desk = flying(hands, "de")
    _, piece, place = attacks(desk)
    node = desk.find(piece)
    assert node is not None
    (Finger if hands == "finger" else Keys)(desk, Random(1)).press(node)
    assert isinstance(desk.find(f"place:{place}"), PlaceNode)
    assert light(desk, place).chance == (percent(expected(desk, piece, place), "de", 0),)
    decided = len(table_of(desk).session.match.decisions)
    desk.wait(400)
    assert len(table_of(desk).session.match.decisions) == decided


def test_with_little_motion_the_map_is_drawn_anew_when_the_chance_is_known(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    calculated: list[Odds] = []

    def calculating(*battle: Any) -> Odds:
        calculated.append(odds(*battle))
        return calculated[-1]

    monkeypatch.setattr(FORECASTS, "known", {})
    monkeypatch.setattr(FORECASTS, "asked", set())
    monkeypatch.setattr(forecasts, "odds", calculating)
    desk.ui.settings.reduced_motion = True
    _, piece, _ = attacks(desk)
    node = desk.find(piece)
    assert node is not None
    Mouse(desk, Random(1)).press(node)
    for _ in range(50):
        FORECASTS.wait(0.1)
        desk.wait(20)
    assert calculated
    waiting = [each for each in desk.root.walk() if isinstance(each, fleet_odds.Awaiting)]
    assert len(waiting) == 1
    assert not waiting[0].waiting


def test_an_attack_that_is_to_be_confirmed_tells_its_chance_on_the_button(desk: Desk) -> None:
    desk.ui.settings.confirm = "always"
    answer, piece, place = attacks(desk)
    share = expected(desk, piece, place)
    Mouse(desk, Random(1)).carry(_node(desk, piece), place)
    corner = next(each for each in desk.root.walk() if isinstance(each, ActionCorner))
    assert " attacks " in corner.big.text
    assert corner.big.second == f"{percent(share, 'en')} to win"
    Mouse(desk, Random(1)).press(corner.big)
    desk.wait(600)
    assert said(desk) == answer


def test_a_flight_in_peace_promises_no_battle() -> None:
    desk = seated({"species": SPECIES, "sectors": [OPEN_CENTER, NORTH]})
    give(desk, "fly")
    desk.ui.settings.confirm = "always"
    _, sector, ship, target = next(
        str(each) for each in answers(desk) if str(each).startswith("move ")
    ).split()
    Mouse(desk, Random(1)).press(_node(desk, f"ship:{sector}:{ship}"))
    assert light(desk, f"sector:{target}").chance == ()
    Mouse(desk, Random(1)).carry(_node(desk, f"ship:{sector}:{ship}"), f"sector:{target}")
    corner = next(each for each in desk.root.walk() if isinstance(each, ActionCorner))
    assert corner.big.enabled
    assert "%" not in corner.big.second
    assert corner.big.text.startswith("Move ")


def test_while_it_is_fought_the_ring_follows_each_die_that_is_placed() -> None:
    fleets = [[1, "starbase", "interceptor", "interceptor"], [0, "cruiser", "cruiser"]]
    sector = {"id": "206", "at": [2, -1], "disc": 1, "ships": fleets, "discovery": False}
    desk = seated({"phase": "combat", "sectors": [sector], "dice": [1, 1, 1, 5, 5]})
    before = _ring(desk)
    give(desk, next(answer for answer in answers(desk) if answer.startswith("hit ")))
    assert _ring(desk) != before


# --- what was simulated says so


@pytest.mark.parametrize(("language", "told"), [("en", "about 67"), ("de", "etwa 67")])
def test_a_simulated_chance_says_so_and_tells_its_error(language: str, told: str) -> None:
    said_, error = chance(ROUGH, language).split("\N{PLUS-MINUS SIGN}")
    assert said_.startswith(told)
    assert error.strip() == "2\N{NARROW NO-BREAK SPACE}%"


def test_an_exact_chance_says_nothing_more_and_has_the_mark_of_the_language() -> None:
    exact = Odds(0.668, 0.332, 0.0, {}, {})
    assert chance(exact, "en") == "66.8\N{NARROW NO-BREAK SPACE}%"
    assert chance(exact, "de") == "66,8\N{NARROW NO-BREAK SPACE}%"
    assert wins(exact, attacks=False) == pytest.approx(0.332)


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.0, "0"), (0.0001, "under 0.1"), (0.001, "0.1"), (0.99999, "over 99.9"), (1.0, "100")],
)
def test_what_may_happen_is_never_called_impossible_or_certain(share: float, told: str) -> None:
    assert percent(share, "en") == f"{told}\N{NARROW NO-BREAK SPACE}%"


def test_a_chance_of_a_thousandth_is_not_called_a_hundredth() -> None:
    assert percent(0.001, "en", 0) == "under 1\N{NARROW NO-BREAK SPACE}%"
    assert percent(0.001, "de", 0) == "unter 1\N{NARROW NO-BREAK SPACE}%"
    assert chance(Odds(0.001, 0.999, 0.0, {}, {}, exact=False), "en").startswith("under 1")


def _node(desk: Desk, piece: str) -> PieceNode:
    found = desk.find(piece)
    assert isinstance(found, PieceNode)
    return found


def _ring(desk: Desk) -> float:
    ring = table_of(desk).root.find("battle.chance")
    assert isinstance(ring, ChanceRing)
    for _ in range(50):
        if ring.share is not None:
            return ring.share
        FORECASTS.wait(0.1)
    raise AssertionError("the chance is never known")
