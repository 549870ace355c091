"""The world on the horizon of a combat has the colours of the attacked planet."""

from __future__ import annotations

import pygame
import pytest

from scenes.drawing.art import Art
from scenes.drawing.theme import Colour
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.background import Ground
from scenes.games.firestorm.looks.worlds import coloured, tones
from scenes.games.firestorm.user_pictures import art_key
from tests.scenes.games.firestorm.combat.test_stage import attacked
from tests.support.firestorm.matches import watching
from tests.support.screen.headless import pictures

INDUSTRY = "firestorm/stage/horizon_industry"
SIZE = (320, 120)


def hue(colour: Colour) -> float:
    return float(pygame.Color(*colour).hsva[0])


def apart(one: float, other: float) -> float:
    """Degrees between two hues."""
    return min(abs(one - other), 360 - abs(one - other))


def shown(art: Art, planet: str) -> Colour:
    """The colour of the middle of the horizon under which a planet is attacked."""
    world = coloured(art, INDUSTRY, art_key(planet), SIZE)
    middle = world.subsurface(pygame.Rect(SIZE[0] // 3, SIZE[1] // 3, SIZE[0] // 3, SIZE[1] // 3))
    red, green, blue, _ = pygame.transform.average_color(middle)
    return red, green, blue


@pytest.mark.parametrize("planet", ["pl_kelmar", "pl_ossun", "pl_brannt", "pl_sarrin", "pl_havarra"])
def test_the_horizon_looks_like_the_planet(planet: str) -> None:
    art = pictures()
    found = tones(art.master(art_key(planet)))
    nearest = min(apart(hue(shown(art, planet)), hue(tone)) for tone in found)
    assert nearest < 45  # a mixture of both is between them


def test_planets_have_horizons_of_their_own() -> None:
    art = pictures()
    ocean, fire, pink = (hue(shown(art, planet)) for planet in ("pl_ossun", "pl_brannt", "pl_havarra"))
    assert min(apart(ocean, fire), apart(fire, pink), apart(ocean, pink)) > 40


def test_a_planet_without_a_picture_has_the_horizon_of_its_kind() -> None:
    art = pictures()
    assert coloured(art, INDUSTRY, art_key("pl_of_my_own"), SIZE) is art.image(INDUSTRY, SIZE)


def test_a_horizon_is_coloured_once() -> None:
    art = pictures()
    first = coloured(art, INDUSTRY, art_key("pl_kelmar"), SIZE)
    assert coloured(art, INDUSTRY, art_key("pl_kelmar"), SIZE) is first


def test_the_stage_knows_which_planet_is_attacked() -> None:
    match = attacked(["ki_lancer"], ["lft_pathfinder_scout"])
    ground = TABLE.background(match.view(0), watching(0, 2))
    assert isinstance(ground, Ground)
    assert match.table.combat is not None
    assert ground.planet == match.table.facts(match.table.combat.planet).id
