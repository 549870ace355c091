"""The supply of technologies: what each costs after the discount, and why one cannot be had."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.texts import LANGUAGES
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.picture import picture
from scenes.games.eclipse.trays.supply import Shelves, TechCard
from scenes.shell.gestures import Gesture, Kind
from scenes.table.inspect_scene import InspectScene
from tests.support.eclipse.seated import give, said, seated, table_of
from tests.support.screen.hands import Desk, Keys
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

HANDS = ("mouse", "finger", "keys")
SUPPLY = ["gauss_shield", "improved_hull", "improved_hull", "quantum_grid", "neutron_bombs", "orbital"]
WORDS: dict[str, Any] = {"supply": SUPPLY, "storage": [[5, 6, 0], None], "techs": [["gauss_shield"], None]}


def at_the_supply(**more: Any) -> Desk:
    desk = seated(WORDS, **more)
    give(desk, "research", more.get("hands", "mouse"))
    return desk


def card(desk: Desk, tech: str) -> TechCard:
    found = desk.find(f"tech:{pieces.TECH_OF[tech]}")
    assert isinstance(found, TechCard)
    return found


@pytest.mark.parametrize("hands", HANDS)
def test_a_technology_is_researched_with_any_hands(hands: str) -> None:
    desk = at_the_supply(hands=hands)
    answer = f"tech {pieces.TECH_OF['improved_hull']}"
    give(desk, answer, hands)
    assert said(desk) == answer
    assert as_table(EclipseTable, table_of(desk).view).players[0].has("improved_hull")


def test_the_price_has_the_discount_of_the_category() -> None:
    """One grid technology makes the others one cheaper; two copies are counted."""
    desk = at_the_supply()
    hull = card(desk, "improved_hull")
    assert hull.price == pieces.TECHS[pieces.TECH_OF["improved_hull"]].cost - 1
    assert hull.copies == 2
    assert card(desk, "orbital").price == pieces.TECHS[pieces.TECH_OF["orbital"]].cost


def test_what_cannot_be_had_tells_why() -> None:
    desk = at_the_supply()
    known, dear = card(desk, "gauss_shield"), card(desk, "quantum_grid")
    assert known.known
    assert known.why == desk.ui.say("refuse.eclipse.tech_known")
    assert dear.why == desk.ui.say("refuse.eclipse.tech_cost", price=dear.price, stored=6)
    assert not card(desk, "improved_hull").why


@pytest.mark.parametrize("hands", HANDS)
def test_what_cannot_be_had_can_be_looked_at_with_any_hands(hands: str) -> None:
    """Tab goes from one thing that can be pressed to the next; arrows reach all others, too."""
    desk = at_the_supply(hands=hands)
    dear = card(desk, "quantum_grid")
    assert not dear.enabled
    if hands == "keys":
        near = card(desk, "improved_hull")
        Keys(desk, Random(1)).go_to(near)
        for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN) * 6:
            if desk.top.focus.at is not None and desk.top.focus.at.key == dear.key:
                break
            desk.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
            desk.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
        assert desk.top.focus.at is not None
        assert desk.top.focus.at.key == dear.key
        desk.post(pygame.KEYDOWN, key=pygame.K_i, mod=0, unicode="i", scancode=0)
    else:
        desk.ui.stack.handle(Gesture(Kind.HOLD, dear.rect.center, dear.rect.center, hands == "finger"))
    desk.wait(100)
    assert isinstance(desk.top, InspectScene)


def test_the_big_button_says_what_is_left() -> None:
    desk = at_the_supply()
    card(desk, "improved_hull").act("press")
    desk.wait(50)
    big = desk.find("action")
    assert big is not None
    assert desk.ui.say("eclipse.supply.costs", price=3, left=3) in big.name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_supply_fits_over_the_table(size: tuple[int, int], language: str) -> None:
    """All twenty-four kinds, in three rows, without covering the prompt bar."""
    words = {**WORDS, "supply": [tech.id for tech in pieces.TECHS]}
    desk = seated(words, language=language, size=size)
    give(desk, "research")
    shelves = next(widget for widget in desk.root.walk() if isinstance(widget, Shelves))
    cards = [widget.rect for widget in shelves.walk() if isinstance(widget, TechCard)]
    assert len(cards) == len(pieces.TECHS)
    assert table_of(desk).spots.table.contains(shelves.rect)
    for place, box in enumerate(cards):
        assert shelves.rect.contains(box)
        assert not any(box.colliderect(other) for other in cards[place + 1 :])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("first", "size"), [(0, (1280, 720)), (3, (1280, 720)), (0, (1920, 1080)), (1, (1920, 1080))]
)
@pytest.mark.parametrize("category", pieces.CATEGORIES)
def test_tiles_in_a_full_row_say_what_they_do(
    category: str, first: int, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to rest on a tile to learn what it is for: five in a row on a small screen, else seven."""
    most = 5 if size == (1280, 720) else 7
    supply = [tech.id for tech in pieces.TECHS if tech.category == category][first : first + most]
    words = {**WORDS, "supply": supply, "storage": [[9, 40, 9], None]}
    desk = seated(words, language=language, size=size)
    give(desk, "research")
    written: list[str] = []
    canvas = desk.draw()
    monkeypatch.setattr(canvas, "text", lambda text, *_, **__: written.append(text))
    for tech in supply:
        tile = card(desk, tech)
        tile.face(canvas, tile.rect)
        assert tile.brief
        assert {tile.brief, tile.brief.partition(",")[0]} & set(written), tech


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_map_is_seen_above_the_supply(size: tuple[int, int]) -> None:
    desk = at_the_supply(size=size)
    desk.wait(1500)
    tray = next(widget for widget in desk.root.walk() if isinstance(widget, Shelves))
    scene = table_of(desk)
    laid = picture(as_table(EclipseTable, scene.view), scene.watching())
    sectors = [placed for placed in laid if placed.id.startswith("sector:")]
    assert sectors
    for sector in sectors:
        assert not sector.rect.inflate(-4, -4).colliderect(tray.rect), sector.id
        assert scene.spots.table.contains(sector.rect.inflate(-4, -4)), sector.id
