"""Lines from the stack to what it is about: below all cards, with their arrows in sight at a marked card."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect

from game.core.match import Match
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.looks.chips import AimLook
from scenes.games.firestorm.looks.lines import UP, LinesLook
from scenes.table.stage.piece import PlacedPiece
from tests.support.firestorm.matches import AREA, watching
from tests.support.firestorm.seated import arranged, card_of

CRUISERS = ["ki_storm_cruiser", "ki_lancer", "ki_lancer", "ki_lancer", "ki_lancer"]
PLANETS = [
    "pl_kelmar",
    "pl_ossun",
    "pl_brannt",
    "pl_sarrin",
    "pl_yun_tal",
    "pl_mokoa",
    "pl_havarra",
    "pl_kelmar",
]


def aimed_at_a_cruiser(ships: list[Any]) -> Match[Any]:
    """An instant is aimed at the only cruiser of a row of ships."""
    match = arranged(
        {"hand": ["gr_reactor_overload", "gr_counter_attempt"]}, {"ships": ships, "planets": PLANETS}
    )
    match.answer(0, f"play {card_of(match, 0, 'gr_reactor_overload', 'hand')}")
    assert type(match.waiting()[0]).__name__ == "Act"  # she could answer it herself
    return match


BESIDE = Rect(AREA.right + 8, AREA.y + 40, 200, 60)  # a row of the column that tells what is answered


def shown(match: Match[Any], *rows: Rect) -> list[PlacedPiece]:
    return TABLE.picture(match.view(0), watching(0, 2)._replace(pending=rows))


@pytest.mark.parametrize("place", range(5))
def test_a_line_runs_below_the_cards_and_ends_in_sight(place: int) -> None:
    ships: list[Any] = [*CRUISERS[1:]]
    ships.insert(place, {"card": "ki_storm_cruiser", "gear": ["gr_shield_booster"] * (place % 2)})
    match = aimed_at_a_cruiser(ships)
    target = f"card:{card_of(match, 1, 'ki_storm_cruiser', 'ships')}"
    laid = shown(match, BESIDE)
    cards = [placed for placed in laid if placed.id.startswith(("card:", "pile:"))]
    lines = next(placed for placed in laid if isinstance(placed.look, LinesLook))
    assert lines.z < min(placed.z for placed in cards)
    assert isinstance(lines.look, LinesLook)
    assert lines.width * lines.height < AREA.width * AREA.height / 2  # a picture of the table would be empty
    for _, (x, y), (out, down) in lines.look.lines:
        x, y = lines.rect.x + x, lines.rect.y + y
        head = (x + 6 * out, y + 6 * down)
        assert [placed.name for placed in cards if placed.rect.collidepoint(head)] == []
        assert AREA.collidepoint(head)
        near = next(placed.rect for placed in cards if placed.id == target).inflate(16, 16)
        assert near.collidepoint(x, y)


def test_no_line_comes_from_nowhere() -> None:
    """Where the bar alone tells of the effect, its target has a ring, and nothing leads to it."""
    laid = shown(aimed_at_a_cruiser(list(CRUISERS)))
    assert [placed for placed in laid if isinstance(placed.look, LinesLook)] == []
    assert [placed.look for placed in laid if isinstance(placed.look, AimLook)] == [AimLook(1)]


def test_what_a_line_ends_at_has_a_ring_above_all_cards() -> None:
    match = aimed_at_a_cruiser(list(CRUISERS))
    target = f"card:{card_of(match, 1, 'ki_storm_cruiser', 'ships')}"
    laid = {placed.id: placed for placed in shown(match, BESIDE)}
    rings = [placed for placed in laid.values() if isinstance(placed.look, AimLook)]
    assert [ring.rect.contains(laid[target].rect) for ring in rings] == [True]
    others = [
        placed.z for placed in laid.values() if placed.rect.bottom < AREA.bottom and placed not in rings
    ]
    assert rings[0].z >= max(others)


def test_a_line_to_the_attacked_planet_does_not_cross_what_is_known() -> None:
    """Damage arrives at the planet from above: to its right stands what everybody knows of the attackers."""
    row = {
        "planet": "1:pl_brannt", "formations": [[0]], "open": [0], "defenders": [], "blocks": [],
        "advancing": [0], "step": "damage_step",
    }  # fmt: skip
    match = arranged({"ships": ["ki_storm_cruiser"]}, {"planets": PLANETS}, combat=row)
    match.answer(0, match.waiting()[0].options(match.view(0))[0])
    laid = shown(match, BESIDE)
    known = next(placed.rect for placed in laid if placed.id == "fight:known")
    lines = [placed for placed in laid if placed.id == "stack:lines"]
    assert lines
    assert isinstance(lines[0].look, LinesLook)
    for _, (x, y), way in lines[0].look.lines:
        assert way == UP
        assert not known.collidepoint(lines[0].rect.x + x, lines[0].rect.y + y)
