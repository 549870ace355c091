"""A program that plays matches with a journal, tells each answer it has kept, and waits to be killed."""

from __future__ import annotations

import os
import random
import sys
from itertools import count
from pathlib import Path

import msgspec

import game
from game.core.saves.journal import Journal


def play(folder: Path, seed: int, number: int) -> None:
    """Play one match; every line told is a match, a count of decisions and the last of them."""
    match, dice = game.new_match("duel", seed + number), random.Random(seed + number)
    journal = Journal.begin(folder / f"{number}.save", match)
    while match.waiting():
        if dice.random() < 0.1 and match.decisions:
            match.undo()
        elif dice.random() < 0.5 and match.undone:
            match.redo()
        else:
            prompt = dice.choice(match.waiting())
            match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
        journal.record(match)
        told = [number, len(match.decisions), match.decisions[-1:]]
        os.write(1, msgspec.json.encode(told) + b"\n")
    journal.close()


if __name__ == "__main__":
    for number in count():
        play(Path(sys.argv[1]), int(sys.argv[2]), number)
