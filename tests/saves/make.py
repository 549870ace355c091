"""Writes the stored saves of the present format: ``python -m tests.saves.make``.

Once a version is out, its files stay as they are: they show that later versions can read them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import game
from game.core.match import Match
from game.core.saves import FORMAT, write
from tests.core.filed import Lines, edited, play_on

FIRST_GAME: dict[str, Any] = {"aliens": ["swarm", "prime"], "first_game": True}


def choosing() -> Match[Any]:
    """The first player has chosen an alien."""
    match = game.new_match("duel", 11, options={"aliens": "free"})
    match.answer(0, "swarm")
    return match


def finished() -> Match[Any]:
    match = game.new_match("duel", 11, options=FIRST_GAME)
    play_on(match, random.Random(11))
    return match


def in_mid_phase() -> Match[Any]:
    """Two decisions after the start of a phase."""
    match, dice = game.new_match("duel", 12, options=FIRST_GAME), random.Random(12)
    while len(match.decisions) < 20 or len(match.decisions) - match.keyframes[-1].taken != 2:
        play_on(match, dice, 1)
    return match


def by_older_rules(lines: Lines) -> None:
    lines[0]["rules"] = 0


def store(name: str, match: Match[Any]) -> bytes:
    stem = f"format_{FORMAT}_{name}"
    written = write(match, {"stored": stem}).written
    if name == "other_rules":
        written = edited(written, by_older_rules)
    Path(__file__).with_name(f"{stem}.save").write_bytes(written)
    return written


if __name__ == "__main__":
    store("choosing", choosing())
    store("finished", finished())
    store("other_rules", in_mid_phase())
