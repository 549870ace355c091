"""Writes the stored saves of the present format: ``python -m tests.support.saves.store``, or those named.

Once a version is out, its files stay as they are: they show that later versions can read them.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import game
from game.core.match import Match
from game.core.saves.file_format import FORMAT, write
from tests.support.saves.saved_matches import Lines, edited, play_on

STORED = Path(__file__).parents[2] / "golden" / "saves"
FIRST_GAME: dict[str, Any] = {"aliens": ["swarm", "prime"], "first_game": True}
EVERYTHING = ("technology", "hidden", "rotating", "freewheeling", "classic_filch", "german")


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


def in_an_encounter() -> Match[Any]:
    """Cosmic with five seats and every variant: one main player has chosen a card, the other has not."""
    match = game.new_match("cosmic", 13, seats=5, options=dict.fromkeys(EVERYTHING, True))
    dice = random.Random(13)
    while len(match.decisions) < 60 or len(match.branches) != 2 or len(match.waiting()) != 1:
        play_on(match, dice, 1)
    return match


def with_a_winner() -> Match[Any]:
    match = game.new_match("cosmic", 1, seats=4, options={"four_planets": True})
    play_on(match, random.Random(1))
    return match


def in_a_battle() -> Match[Any]:
    """Eclipse with four seats in the middle of a battle."""
    match, dice = game.new_match("eclipse", 14, seats=4), random.Random(14)
    while match.table.battle is None:
        play_on(match, dice, 1)
    return match


def with_all_points() -> Match[Any]:
    match = game.new_match("eclipse", 2, seats=2, options={"species": "random"})
    play_on(match, random.Random(2))
    return match


def with_a_stack() -> Match[Any]:
    """Firestorm in two pairs: an effect waits upon another one."""
    match, dice = game.new_match("firestorm", 5, seats=4, options={"mode": "pairs"}), random.Random(5)
    while len(match.table.stack) < 2:
        play_on(match, dice, 1)
    return match


def after_the_last_turn() -> Match[Any]:
    match = game.new_match("firestorm", 6, seats=2)
    play_on(match, random.Random(6))
    return match


def by_older_rules(lines: Lines) -> None:
    lines[0]["rules"] = 0


def store(name: str, match: Match[Any]) -> bytes:
    stem = f"format_{FORMAT}_{name}"
    written = write(match, {"stored": stem}).written
    if name == "other_rules":
        written = edited(written, by_older_rules)
    (STORED / f"{stem}.save").write_bytes(written)
    return written


SAVES = {
    "choosing": choosing,
    "finished": finished,
    "other_rules": in_mid_phase,
    "cosmic_encounter": in_an_encounter,
    "cosmic_finished": with_a_winner,
    "eclipse_battle": in_a_battle,
    "eclipse_finished": with_all_points,
    "firestorm_stack": with_a_stack,
    "firestorm_finished": after_the_last_turn,
}

if __name__ == "__main__":
    for name in sys.argv[1:] or SAVES:
        store(name, SAVES[name]())
