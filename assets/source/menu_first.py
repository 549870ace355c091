"""Build the small backdrop of the menu's first frame: the large one takes longer to read than the budget."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from paint import save_webp

FOLDER = Path(__file__).resolve().parents[1] / "art" / "space"
SIZE = (640, 400)


def main() -> None:
    """Scale the menu's backdrop down."""
    large = Image.open(FOLDER / "menu.webp")
    save_webp(large.resize(SIZE, Image.Resampling.LANCZOS), FOLDER / "menu_first.webp", 88, opaque=True)


if __name__ == "__main__":
    main()
