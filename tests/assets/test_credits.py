"""Every asset is credited, and nothing is credited that is not there."""

from __future__ import annotations

import tomllib
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CREDITS = ASSETS / "CREDITS.toml"
ENTRIES = tomllib.loads(CREDITS.read_text("utf-8"))["asset"]


def credited(entry: dict[str, str]) -> list[Path]:
    return sorted(ASSETS.glob(entry["files"]))


def test_every_asset_has_one_entry() -> None:
    listed = sorted(file for entry in ENTRIES for file in credited(entry))
    there = sorted(file for file in ASSETS.rglob("*") if file.is_file() and file != CREDITS)
    assert listed == there


def test_an_entry_says_what_whence_and_under_which_licence() -> None:
    for entry in ENTRIES:
        assert credited(entry), entry["files"]
        assert all(entry[word] for word in ("what_en", "what_de", "source", "licence")), entry["files"]
