"""Prints what a release brings: its section of CHANGELOG.md, or what is not released yet if it has none."""

from __future__ import annotations

import re
import sys
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "CHANGELOG.md"
NEWEST = "Unreleased"


def section(text: str, version: str) -> str:
    """The lines below the heading of a version."""
    parts = re.split(r"^## (.+)$", text, flags=re.M)
    headings = [heading.split()[0].strip("[]") for heading in parts[1::2]]
    sections: dict[str, str] = dict(zip(headings, (body.strip() for body in parts[2::2]), strict=True))
    return sections.get(version.removeprefix("v"), sections.get(NEWEST, ""))


if __name__ == "__main__":
    print(section(FILE.read_text("utf-8"), sys.argv[1]))
