"""What a built program knows of its making."""

from __future__ import annotations

import tomllib

from game.core.assets import ASSETS
from scenes import VERSION

FILE = "built.toml"  # the build writes it; a checkout has none


def commit() -> str:
    """The commit that the program was built from; "" in a checkout and where nobody knows."""
    try:
        return str(tomllib.loads((ASSETS / FILE).read_text("utf-8")).get("commit", ""))
    except (OSError, ValueError):
        return ""


def called() -> str:
    """The program with its version, and the commit if it is known."""
    return f"Starboard {VERSION} ({commit()})" if commit() else f"Starboard {VERSION}"
