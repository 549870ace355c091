"""Build the card backs of Firestorm: resource and planet decks in the colour and weave of each faction."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

import backs
from backs import WIDTH, Deck
from firestorm_icons import FACTIONS
from firestorm_tokens import TONES
from paint import mix, render, save_webp, sheet

FOLDER = Path(__file__).resolve().parents[1] / "art" / "firestorm" / "backs"
WEAVES = {
    "lft": "blue",
    "forum_raglund": "yellow",
    "kristallimperium": "red",
    "galactic_guardians": "purple",
    "neutral": "green",
}


def deck(kind: str, faction: str) -> Deck:
    """The colours of a deck: bright for resources, deep and silvery for planets."""
    deep, dark, body, light = TONES[faction]
    if kind == "resource":
        return Deck(
            mix(dark, body, 0.7),
            mix(deep, dark, 0.4),
            mix(light, "#FFFFFF", 0.2),
            f"faction_{faction}",
            WEAVES[faction],
        )
    return Deck(mix(dark, "#0C2A4A", 0.45), mix(deep, "#040818", 0.5), mix(light, "#C8D8F4", 0.55), "planet")


def back(kind: str, faction: str) -> Image.Image:
    """One finished card back."""
    for name, body in FACTIONS.items():
        backs.ICONS.setdefault(f"faction_{name}", body)
    made = deck(kind, faction)
    image = render(backs._face(f"{kind}_{faction}", made), WIDTH)
    return backs._press(image, made.seat) if made.seat else image


def main(arguments: list[str]) -> None:
    """Build all backs, or show them on a sheet."""
    names = [(kind, faction) for kind in ("resource", "planet") for faction in FACTIONS]
    if arguments[:1] == ["--sheet"]:
        sheet([Image.open(FOLDER / f"{a}_{b}.webp").convert("RGBA") for a, b in names], arguments[1], 5, 280)
        return
    for kind, faction in names:
        save_webp(back(kind, faction), FOLDER / f"{kind}_{faction}.webp")


if __name__ == "__main__":
    main(sys.argv[1:])
