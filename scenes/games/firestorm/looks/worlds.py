"""The attacked world on the horizon, in the colours that its card shows."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.drawing.art import Art
from scenes.drawing.theme import Colour

MIDDLE = 0.44  # of the height of a card's picture: a square that only shows the planet
SAMPLES = 8  # of them across and down
BRIGHT = 222  # of the strongest part of a colour
DEEPER = 1.25  # so much further are its other parts from that one


class Tones(NamedTuple):
    """The colours of a world: of what is light, and of what lies between light and dark."""

    light: Colour
    middle: Colour


def coloured(art: Art, horizon: str, planet: str, size: tuple[int, int]) -> Surface:
    """A horizon in the colours of a planet's picture; without one as it was painted."""
    if not art.has(planet):
        return art.image(horizon, size)
    name = ("horizon", horizon, planet, size)
    found = art.scaled.get(name)
    return found or art.scaled.put(name, _toned(art.image(horizon, size), tones(art.master(planet))))


def _toned(world: Surface, tones: Tones) -> Surface:
    """Its light parts in one colour, what is neither light nor dark in the other one; night stays night."""
    heights = pygame.transform.grayscale(world)
    depths = Surface(world.get_size(), pygame.SRCALPHA)
    depths.fill((255, 255, 255, 0))
    depths.blit(heights, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    depths.blit(heights, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    depths.fill((*tones.middle, 255), special_flags=pygame.BLEND_RGB_MULT)
    heights.fill((*tones.light, 255), special_flags=pygame.BLEND_RGB_MULT)
    heights.blit(depths, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return heights


def tones(picture: Surface) -> Tones:
    """The strongest colour of a planet, and the other one that differs most from it."""
    side = round(picture.get_height() * MIDDLE)
    part = pygame.Rect(0, 0, side, side)
    part.center = picture.get_rect().center
    small = pygame.transform.smoothscale(
        picture.subsurface(part.clip(picture.get_rect())), (SAMPLES, SAMPLES)
    )
    spots = [small.get_at((x, y))[:3] for x in range(SAMPLES) for y in range(SAMPLES)]
    seen = sorted(spots, key=sum)[len(spots) // 4 :]  # the night side tells little
    main = max(seen, key=lambda spot: max(spot) + (max(spot) - min(spot)) / 2)
    other = max(seen, key=lambda spot: _apart(spot, main))
    return Tones(_strong(main), _strong(other))


def _strong(colour: tuple[int, ...]) -> Colour:
    """A colour as bright as the sun makes it; small pictures of a planet are paler than the planet."""
    most = max(1, max(colour))
    red, green, blue = (round(BRIGHT * max(0.1, 1 - (most - part) / most * DEEPER)) for part in colour)
    return red, green, blue


def _apart(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """How unlike two colours are, whatever their brightness."""
    first, second = max(1, sum(one)), max(1, sum(other))
    return max(one) * sum(abs(a / first - b / second) for a, b in zip(one, other, strict=True))
