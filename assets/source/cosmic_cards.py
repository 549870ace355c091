"""Pictures of the Cosmic Encounter cards: python assets/source/cosmic_cards.py [ids] [--sheet FILE.png]."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from card_pictures import Painter, draw_cards

ART = Path(__file__).resolve().parents[1] / "art" / "cosmic" / "cards"
THEMES = (
    "fighters",
    "cruisers",
    "worlds",
    "deals",
    "artifacts",
    "spoilers",
    "devices",
    "relics",
    "ships",
    "weapons",
    "engines",
    "fate",
)


def painters() -> dict[str, Painter]:
    """The painter of each card by its id."""
    found: dict[str, Painter] = {}
    for theme in THEMES:
        found |= import_module(f"cosmic_cards_{theme}").PICTURES
    return found


if __name__ == "__main__":
    draw_cards(painters(), ART, __doc__)
