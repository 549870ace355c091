"""Small golden pictures of the main screens. `python -m tests.support.screen.golden_screens` takes them anew.

Look at the new pictures before you keep them: they are what the tests will ask for from then on.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pygame import Surface

FOLDER = Path(__file__).parents[2] / "golden" / "screens"
WINDOW = (1280, 720)
SMALL = (640, 360)
TILES = (16, 9)


class Golden(NamedTuple):
    """A screen, the match it shows, and the language."""

    screen: str
    seed: int = 3
    after: int = 0
    language: str = "en"

    @property
    def name(self) -> str:
        return f"{self.screen}_{self.after}_{self.language}"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.png"


GOLDENS = [
    Golden("menu"),
    Golden("duel", after=0, language="de"),
    Golden("duel", after=41),
    Golden("duel", after=63, language="de"),
    Golden("curtain", after=24),
    Golden("inspect", after=24),
    Golden("eclipse", after=40, language="de"),
    Golden("eclipse_battle"),
    Golden("eclipse_upkeep"),
    Golden("calculator", language="de"),
    Golden("firestorm", language="de"),
    Golden("firestorm_aiming"),
    Golden("firestorm_combat_6", language="de"),
    Golden("firestorm_combat_8"),
    Golden("firestorm_builder", language="de"),
]


def take(golden: Golden) -> Surface:
    """The picture of a screen as it is now, reduced as it is kept."""
    import pygame

    from scenes.tools.shots import find_screen, make_ui
    from scenes.tools.shots import take as shot

    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        ui = make_ui(WINDOW, golden.language, Path(home))
        picture = shot(ui, find_screen(golden.screen)(ui, golden.seed, golden.after))
    small = pygame.transform.smoothscale(picture, SMALL)
    return posterised(small)


def posterised(picture: Surface) -> Surface:
    """With sixteen shades of each colour."""
    import pygame

    data = bytes(value & 0xF0 for value in pygame.image.tobytes(picture, "RGB"))
    return pygame.image.frombytes(data, picture.get_size(), "RGB")


def differences(one: Surface, other: Surface) -> list[float]:
    """How much two pictures differ, tile by tile, from 0 to 255."""
    import pygame

    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    width, height = one.get_width() // TILES[0], one.get_height() // TILES[1]
    return [
        sum(pygame.transform.average_color(apart, (column * width, row * height, width, height))[:3]) / 3
        for row in range(TILES[1])
        for column in range(TILES[0])
    ]


def main() -> None:
    """Take all pictures anew."""
    import pygame

    from scenes.tools.shots import headless

    headless()
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDENS:
        pygame.image.save(take(golden), golden.file)
        print(f"{golden.file.name}: {golden.file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    os.environ["STARBOARD_HOME"] = tempfile.mkdtemp(prefix="starboard-")
    main()
