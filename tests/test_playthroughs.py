"""Golden transcripts: whole matches as text, compared line by line.

After a wanted change of the rules they are made anew and the difference is reviewed:

    python -m tests.test_playthroughs
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden" / "playthroughs"
VARIANTS = ("technology", "hidden", "rotating", "freewheeling", "classic_filch", "german")
MATCHES: dict[str, tuple[str, int, int, dict[str, Any]]] = {  # game, seats, seed and options by file
    "duel_2_a": ("duel", 2, 1, {}),
    "duel_2_b": ("duel", 2, 2, {"first_game": True}),
    "duel_2_c": ("duel", 2, 3, {"aliens": "dealt"}),
    "cosmic_3_a": ("cosmic", 3, 3, {}),
    "cosmic_4_b": ("cosmic", 4, 1, {"four_planets": True}),
    "cosmic_5_c": ("cosmic", 5, 13, dict.fromkeys(VARIANTS, True)),
    "eclipse_2_a": ("eclipse", 2, 1, {}),
    "eclipse_4_b": ("eclipse", 4, 3, {"species": "random"}),
    "firestorm_2_a": ("firestorm", 2, 2, {}),
    "firestorm_3_b": ("firestorm", 3, 13, {}),
}


def transcript(name: str) -> Iterator[str]:
    game, seats, seed, options = MATCHES[name]
    return playthrough(game, seed, seats, options)


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_written(name: str) -> None:
    written = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    for number, line in enumerate(transcript(name)):
        assert line == (written[number] if number < len(written) else None), f"line {number + 1}"
    assert number + 1 == len(written)


def test_every_transcript_is_compared() -> None:
    assert sorted(file.stem for file in GOLDEN.iterdir()) == sorted(MATCHES)


def test_a_transcript_tells_questions_answers_events_digests_views_and_winners() -> None:
    text = "\n".join(playthrough("duel", 1))
    for words in (
        "1. SetDial seat=",
        "4 options, answer ",
        "   > ShipsSent seat=",
        "   = ",
        "   | faces known to 1: ",
        "\nwinners [",
    ):
        assert words in text


def test_a_view_in_a_transcript_tells_each_seat_only_what_it_knows() -> None:
    lines = list(playthrough("duel", 1))
    zero, one = (
        next(line for line in lines if line.startswith(f"   | faces known to {seat}")) for seat in (0, 1)
    )
    assert zero.count("orange") == one.count("blue") == 6
    assert zero.count("blue") == one.count("orange") == 1  # the plans that were opened at set-up


if __name__ == "__main__":
    for name in MATCHES:
        (GOLDEN / f"{name}.txt").write_text("\n".join(transcript(name)) + "\n", "utf-8")
