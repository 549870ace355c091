"""Pictures of the destiny cards: python assets/source/destiny.py [ids] [--sheet FILE.png]."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType

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
from card_pictures import Painter, draw_cards

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


def painters() -> dict[str, Painter]:
    """The painter of each card, in the order of the data."""
    cards = tomllib.loads(CARDS.read_text(encoding="utf-8"))["destiny"]
    found = {name: getattr(module, name) for module in MODULES for name in dir(module)}
    return {card["id"]: found[card["id"]] for card in cards}


if __name__ == "__main__":
    draw_cards(painters(), ART, __doc__)
