"""Every card of Firestorm has its own picture, and the table finds all the art it may ask for."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.core.assets import ASSETS

ART = ASSETS / "art" / "firestorm"
CARDS = json.loads((ASSETS / "data" / "firestorm" / "cards.json").read_text("utf-8"))["cards"]
IDS = sorted(card["id"] for card in CARDS)
FACTIONS = ("lft", "forum_raglund", "kristallimperium", "galactic_guardians", "neutral")
GRID = (12, 9)
NEAR = 10.0  # of 255, mean difference below which two pictures would look alike on a table

SIZES = {
    **{f"backs/{deck}_{faction}": (480, 672) for deck in ("resource", "planet") for faction in FACTIONS},
    **{f"emblems/{faction}": (256, 256) for faction in FACTIONS},
    **{f"banners/{faction}": (1280, 360) for faction in FACTIONS},
    **{f"portraits/{faction}": (640, 800) for faction in FACTIONS},
    **{
        f"tokens/{name}": (192, 192)
        for name in ("tp", "ep", "luck", "star", "star_empty", "counter", "orb_empty")
    },
    "stage/space": (1920, 1080),
    **{f"stage/horizon_{kind}": (1280, 480) for kind in ("base", "industry", "resource", "alien_tec")},
}
CLEAR = ("backs", "emblems", "tokens", "stage/horizon")
ICONS = (
    *(
        f"type_{kind}"
        for kind in (
            *("planet", "ship_1", "ship_2", "ship_accessory", "planet_accessory"),
            *("instant", "interrupt", "phenomenon", "alien_tec", "base", "industry", "resource"),
        )
    ),
    *("locator_1", "locator_2", "formation_flight", "tractor_beam", "virtual_image", "sabotage_fire"),
    *("emp", "kamikaze", "cargo", "tp", "ep", "luck", "victory", "counter", "attack", "defense"),
    "deactivated",
    *(f"faction_{faction}" for faction in FACTIONS),
)


@cache
def picture(key: str) -> pygame.Surface:
    return pygame.image.load(ART / f"{key}.webp")


@cache
def glance(key: str) -> tuple[int, ...]:
    """What is left of a picture in a few coarse fields of colour."""
    small = pygame.transform.smoothscale(picture(key), GRID)
    return tuple(
        small.get_at((x, y))[band] for y in range(GRID[1]) for x in range(GRID[0]) for band in range(3)
    )


def test_each_card_has_a_picture_and_no_picture_is_without_a_card() -> None:
    assert [file.stem for file in sorted((ART / "cards").iterdir())] == IDS


def test_all_pictures_of_cards_have_one_size_and_no_holes() -> None:
    for key in IDS:
        shown = picture(f"cards/{key}")
        assert shown.get_size() == (768, 576), key
        assert not shown.get_flags() & pygame.SRCALPHA, key


def test_no_picture_is_empty() -> None:
    for key in IDS:
        seen = glance(f"cards/{key}")
        assert max(seen) - min(seen) > 60, key


def test_no_two_pictures_of_cards_are_alike() -> None:
    glances = [(key, glance(f"cards/{key}")) for key in IDS]
    for place, (key, mine) in enumerate(glances):
        for other, theirs in glances[place + 1 :]:
            far = sum(abs(a - b) for a, b in zip(mine, theirs, strict=True)) / len(mine)
            assert far > NEAR, (key, other)


def test_the_rest_of_the_art_has_the_sizes_the_table_counts_on() -> None:
    for key, size in SIZES.items():
        shown = picture(key)
        assert shown.get_size() == size, key
        assert bool(shown.get_flags() & pygame.SRCALPHA) == key.startswith(CLEAR), key


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_back_does_not_tell_which_card_it_hides(faction: str) -> None:
    """One back serves a whole deck: there is none per card, and the two decks differ."""
    assert glance(f"backs/resource_{faction}") != glance(f"backs/planet_{faction}")


def test_icons_can_be_drawn_in_any_colour() -> None:
    for name in ICONS:
        text = (ASSETS / "art" / "icons" / f"{name}.svg").read_text("utf-8")
        assert "#FFFFFF" in text, name
        shown = pygame.image.load_sized_svg(Path(ASSETS / "art" / "icons" / f"{name}.svg"), (48, 48))
        assert pygame.mask.from_surface(shown).count() > 200, name


def test_all_masters_together_stay_small() -> None:
    """All masters of the four games together stay below 60 MB."""
    assert sum(file.stat().st_size for file in (ASSETS / "art").rglob("*") if file.is_file()) < 60 << 20
