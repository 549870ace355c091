"""The sounds and the music: all there, about equally loud, without clicks, and told apart."""

from __future__ import annotations

import itertools
import math
import os
from array import array
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

os.environ["SDL_AUDIODRIVER"] = "dummy"  # before the mixer is opened

from pygame import mixer

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 44100
FULL = 32768
# How long a sound may be, in seconds, by what it is for.
SHORT = {
    *("card_flick", "card_slide", "card_place", "flip", "ship_place", "ship_stack", "count_up", "lock"),
    *("dial_turn", "button", "tick", "knock", "dice_hit"),
}
MIDDLE = {
    *("shuffle", "whoosh", "coin", "open_tray", "close_tray", "curtain", "hint", "undo", "dice_shake"),
    *("ship_lost", "warp", "reveal", "envoy"),
}
LONG = {"win_duel", "lose_duel", "win_game", "lose_game", "destiny"}
MOTIFS = [f"motif_{colour}" for colour in ("white", "yellow", "red", "purple", "blue", "green", "orange")]
EFFECTS = sorted({*SHORT, *MIDDLE, *LONG, *MOTIFS})
MUSIC = ["music_menu", "music_table", "music_tension"]
# The notes the motifs are made of: D, E, F sharp, A and B from the fourth octave on.
SCALE = [440 * 2 ** ((step - 9) / 12 + octave) for octave in (0, 1, 2) for step in (2, 4, 6, 9, 11)]


class Heard(NamedTuple):
    left: array[int]
    right: array[int]

    @property
    def seconds(self) -> float:
        return len(self.left) / RATE


@pytest.fixture(scope="module", autouse=True)
def device() -> Iterator[None]:
    mixer.quit()
    mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    mixer.quit()


@cache
def heard(name: str) -> Heard:
    frames = array("h", mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())
    return Heard(frames[0::2], frames[1::2])


def decibels(share: float) -> float:
    return 20 * math.log10(share)


def loudest(side: array[int], seconds: float = 0.1) -> float:
    """The decibels of the loudest stretch of that length."""
    step = round(seconds * RATE / 4)
    blocks = [sum(value * value for value in side[at : at + step]) for at in range(0, len(side), step)]
    blocks += [0, 0, 0]
    top = max(sum(blocks[at : at + 4]) for at in range(len(blocks) - 3))
    return decibels(math.sqrt(top / (4 * step)) / FULL)


def notes(name: str) -> list[float]:
    """How strongly each note of the scale sounds, after Goertzel, as a vector of length one."""
    side = heard(name).left
    strengths = []
    for hertz in SCALE:
        turn = 2 * math.cos(2 * math.pi * hertz / RATE)
        now = before = 0.0
        for value in side:
            now, before = value + turn * now - before, now
        strengths.append(math.sqrt(abs(now * now + before * before - turn * now * before)))
    length = math.hypot(*strengths)
    return [strength / length for strength in strengths]


def test_every_sound_is_there_and_no_other() -> None:
    assert sorted(file.name for file in SOUNDS.iterdir()) == sorted(
        f"{name}.ogg" for name in [*EFFECTS, *MUSIC]
    )


@pytest.mark.parametrize(
    ("names", "least", "most"),
    [
        pytest.param(sorted(SHORT), 0.03, 0.7, id="short"),
        pytest.param(sorted(MIDDLE), 0.5, 2.2, id="middle"),
        pytest.param(sorted(LONG), 1.5, 5.0, id="long"),
        pytest.param(MOTIFS, 0.8, 2.0, id="motifs"),
        pytest.param(MUSIC, 60.0, 90.0, id="music"),
    ],
)
def test_a_sound_is_as_long_as_its_use_allows(names: list[str], least: float, most: float) -> None:
    assert [name for name in names if not least <= heard(name).seconds <= most] == []


def test_a_sound_peaks_three_decibels_below_full_scale() -> None:
    for name in [*EFFECTS, *MUSIC]:
        top = max(max(max(side), -min(side)) for side in heard(name))
        assert decibels(top / FULL) == pytest.approx(-3, abs=1), name  # the encoder moves the peak a little


def test_a_sound_has_no_constant_part() -> None:
    for name in [*EFFECTS, *MUSIC]:
        assert max(abs(sum(side)) / len(side) for side in heard(name)) < 0.002 * FULL, name


def test_a_sound_begins_and_ends_in_silence() -> None:
    for name in EFFECTS:
        edge = RATE // 2000
        ends = [value for side in heard(name) for value in (*side[:edge], *side[-edge:])]
        assert max(map(abs, ends)) < 0.01 * FULL, name


def test_a_sound_is_about_as_loud_as_the_others() -> None:
    for name in EFFECTS:
        assert -20 < max(map(loudest, heard(name))) < -8, name


@pytest.mark.parametrize("name", MUSIC)
def test_the_end_of_a_loop_runs_into_its_start(name: str) -> None:
    for side in heard(name):
        joined = [*side[-2000:], *side[:2000]]
        bends = [abs(a - 2 * b + c) for a, b, c in zip(joined, joined[1:], joined[2:], strict=False)]
        seam = max(bends[1996:2000])
        assert seam <= 1.5 * max(*bends[:1996], *bends[2000:])


@pytest.mark.parametrize("name", MUSIC)
def test_a_loop_is_as_loud_at_its_seam_as_elsewhere(name: str) -> None:
    for side in heard(name):
        around = loudest(array("h", [*side[-RATE:], *side[:RATE]]), 1.0)
        assert around == pytest.approx(loudest(side, 1.0), abs=7)


@pytest.mark.parametrize("name", MUSIC)
def test_the_sides_of_the_music_differ_but_belong_together(name: str) -> None:
    left, right = (side[::40] for side in heard(name))
    both = sum(a * b for a, b in zip(left, right, strict=True))
    alike = both / math.sqrt(sum(a * a for a in left) * sum(b * b for b in right))
    assert 0.1 < alike < 0.9


def test_every_seat_has_its_own_motif() -> None:
    profiles = {name: notes(name) for name in MOTIFS}
    alike = {
        (one, other): sum(a * b for a, b in zip(profiles[one], profiles[other], strict=True))
        for one, other in itertools.combinations(MOTIFS, 2)
    }
    assert [pair for pair, share in alike.items() if share > 0.85] == []
