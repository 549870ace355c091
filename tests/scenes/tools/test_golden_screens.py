"""The main screens look as they did: compared with small golden pictures, with some tolerance."""

from __future__ import annotations

import pygame
import pytest

from tests.support.screen.golden_screens import FOLDER, GOLDENS, SMALL, Golden, differences, take

MEAN = 3.0  # of 255: fonts and scaling differ a little from system to system
TILE = 30.0  # of a hundred and forty-four: something is missing, or somewhere else
LARGEST = 150 * 1024


def worst(found: list[float]) -> tuple[float, float]:
    return sum(found) / len(found), max(found)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_screen_looks_as_it_did(golden: Golden) -> None:
    """Should it look different now? `python -m tests.support.screen.golden_screens`; look at the pictures."""
    mean, tile = worst(differences(take(golden), pygame.image.load(golden.file).convert(24)))
    assert mean < MEAN
    assert tile < TILE


def test_the_golden_pictures_are_small_and_none_is_left_over() -> None:
    files = {golden.file for golden in GOLDENS}
    assert set(FOLDER.iterdir()) == files
    assert all(file.stat().st_size < LARGEST for file in files)


def test_a_missing_panel_is_noticed() -> None:
    picture = pygame.image.load(GOLDENS[1].file).convert(24)
    changed = picture.copy()
    changed.fill((200, 200, 200), pygame.Rect(0, 0, SMALL[0] // 10, SMALL[1] // 4))
    mean, tile = worst(differences(picture, changed))
    assert mean >= MEAN or tile >= TILE
    assert worst(differences(picture, picture)) == (0.0, 0.0)
