"""Pictures of the destiny cards: python assets/source/destiny.py [ids] [--sheet FILE.png]."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from zlib import crc32

from PIL import Image

import destiny_crowds
import destiny_deals
import destiny_duty
import destiny_fights
import destiny_games
import destiny_grounds
import destiny_guards
import destiny_harvest
import destiny_home
import destiny_leave
import destiny_lures
import destiny_mishaps
import destiny_offices
import destiny_repairs
import destiny_shows
import destiny_travel
import destiny_weather
from paint import save_webp, sheet
from stage import Stage

ROOT = Path(__file__).parents[1]
ART = ROOT / "art" / "duel" / "destiny"
CARDS = ROOT / "data" / "duel" / "destiny.toml"
MODULES: tuple[ModuleType, ...] = (
    destiny_crowds,
    destiny_deals,
    destiny_duty,
    destiny_fights,
    destiny_games,
    destiny_grounds,
    destiny_guards,
    destiny_harvest,
    destiny_home,
    destiny_leave,
    destiny_lures,
    destiny_mishaps,
    destiny_offices,
    destiny_repairs,
    destiny_shows,
    destiny_travel,
    destiny_weather,
)


def painters() -> dict[str, Callable[[Stage], None]]:
    """The painter of each card, in the order of the data."""
    cards = tomllib.loads(CARDS.read_text(encoding="utf-8"))["destiny"]
    found = {name: getattr(module, name) for module in MODULES for name in dir(module)}
    return {card["id"]: found[card["id"]] for card in cards}


def paint(name: str, painter: Callable[[Stage], None]) -> Image.Image:
    """Draw one card's picture."""
    stage = Stage(960, 720, crc32(name.encode()) % 9999)
    painter(stage)
    return stage.bake(0.42, 0.34)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", help="cards to draw; all when left out")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet here")
    options = parser.parse_args()
    known = painters()
    pictures = []
    for name in options.ids or known:
        picture = paint(name, known[name])
        save_webp(picture, ART / f"{name}.webp", opaque=True)
        pictures.append(picture)
    if options.sheet:
        sheet(pictures, options.sheet, columns=4, cell=460)


if __name__ == "__main__":
    main()
