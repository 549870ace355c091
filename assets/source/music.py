"""Makes the three pieces of music: `python assets/source/music.py [menu|table|tension ...]`. Needs NumPy.

A piece is a ring: every note, echo and hall that runs past its end goes on at its start, so it loops unheard.
"""

from __future__ import annotations

import itertools
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tones import PEAK, RATE, page_ends, run, save

OUT = Path(__file__).resolve().parents[1] / "sounds"
BLOCK = 2048
STEPS = {"C": 0, "C#": 1, "D": 2, "E": 4, "F#": 6, "G": 7, "A": 9, "B": 11}

Sound = NDArray[np.floating[Any]]
Chord = tuple[str, Sequence[str]]
Voicing = tuple[int, ...]


def hertz(note: float) -> float:
    return float(440 * 2 ** ((note - 69) / 12))


def seed(*parts: float) -> np.random.Generator:
    return np.random.default_rng([round(part * 1000) for part in parts])


# Harmony


def voicings(tones: Sequence[str], low: int = 54, high: int = 77) -> list[Voicing]:
    """Every way to give each tone of a chord to one of the upper voices, not cramped and not torn apart."""
    classes = [STEPS[tone] for tone in tones]
    places = [[note for note in range(low, high + 1) if note % 12 == step] for step in classes]
    found = {tuple(sorted(notes)) for notes in itertools.product(*places)}
    return sorted(
        notes
        for notes in found
        if all(2 <= upper - lower <= 9 for lower, upper in itertools.pairwise(notes))
        and notes[-1] - notes[0] <= 19
    )


def effort(now: Voicing, then: Voicing) -> float:
    """How far the voices move, with a price on leaps and on fifths and octaves side by side."""
    moves = [after - before for before, after in zip(now, then, strict=True)]
    price = sum(abs(move) + (4.0 if abs(move) > 4 else 0.0) for move in moves)
    for first, second in itertools.combinations(range(len(now)), 2):
        apart = (now[second] - now[first]) % 12
        if moves[first] and moves[first] == moves[second] and apart in (0, 7):
            price += 6
    # All voices in one direction sound like a block being pushed.
    return price + (3 if all(move > 0 for move in moves) or all(move < 0 for move in moves) else 0)


def led(chords: Sequence[Chord]) -> list[Voicing]:
    """The voicings of a ring of chords whose voices move least, all the way round to the first."""
    choices = [voicings(tones) for _, tones in chords]
    best: tuple[float, list[Voicing]] = (float("inf"), [])
    for first in choices[0]:
        # A middle register is the home of the pads; the start is priced by its distance from it.
        paths = {first: (abs(sum(first) / len(first) - 65) * 2, [first])}
        for options in choices[1:]:
            paths = {
                option: min(
                    (cost + effort(last, option), [*way, option]) for last, (cost, way) in paths.items()
                )
                for option in options
            }
        best = min(best, *((cost + effort(last, first), way) for last, (cost, way) in paths.items()))
    return best[1]


def bass(chord: Chord, low: int = 33) -> int:
    return low + (STEPS[chord[0]] - low) % 12


# Sound


class Ring:
    """A stereo loop of a fixed length; a sound that runs past its end goes on at its start."""

    def __init__(self, seconds: float) -> None:
        self.size = round(seconds * RATE)
        self.sides: Sound = np.zeros((2, self.size))

    def lay(self, sound: Sound, at: float, gain: float = 1.0) -> None:
        stereo = sound if sound.ndim == 2 else np.stack([sound, sound])
        start = round(at * RATE) % self.size
        while stereo.shape[1]:
            part = stereo[:, : self.size - start]
            self.sides[:, start : start + part.shape[1]] += gain * part
            stereo = stereo[:, part.shape[1] :]
            start = 0

    def wave(self, turns: int, shift: float = 0.0) -> Sound:
        """A slow movement between nought and one that meets itself at the seam."""
        angle: Sound = np.arange(self.size) * (2 * np.pi * turns / self.size) + 2 * np.pi * shift
        return 0.5 - 0.5 * np.cos(angle)

    def through(self, response: Callable[[Sound], Sound]) -> Ring:
        """The loop through a filter given as gain over frequency."""
        made = Ring(self.size / RATE)
        spectrum = np.fft.rfft(self.sides, axis=1)
        made.sides = np.fft.irfft(
            spectrum * response(np.fft.rfftfreq(self.size, 1 / RATE)), self.size, axis=1
        )
        return made

    def moving(self, dark: float, bright: float, turns: int, shift: float = 0.0) -> Ring:
        """Opens and closes slowly between two low-passes."""
        made, level = Ring(self.size / RATE), self.wave(turns, shift)
        low, high = (self.through(lowpass(cut)).sides for cut in (dark, bright))
        made.sides = low * (1 - level) + high * level
        return made

    def hall(self, fall: float, wet: float, number: int) -> Ring:
        """Adds a wide, dark hall; the response is noise that dies faster the higher it is."""
        chance = np.random.default_rng(number)
        length = round(fall * 1.2 * RATE)
        time: Sound = np.arange(length) / RATE
        answer = np.zeros((2, self.size))
        for low, high, share in ((120, 500, 1.0), (500, 1800, 0.85), (1800, 5000, 0.5), (5000, 11000, 0.28)):
            noise = np.fft.rfft(chance.standard_normal((2, length)), axis=1)
            bins = np.fft.rfftfreq(length, 1 / RATE)
            band = np.fft.irfft(noise * ((bins >= low) & (bins < high)), length, axis=1)
            answer[:, :length] += band * 10 ** (-3 * time / (fall * share)) * share
        late = round(0.024 * RATE)
        build: Sound = np.clip(time / 0.03, 0, 1)
        answer[:, :length] *= build
        answer = np.roll(answer, late, axis=1)
        answer /= np.sqrt((answer**2).sum(axis=1, keepdims=True))
        made = Ring(self.size / RATE)
        wetted = np.fft.irfft(
            np.fft.rfft(self.sides, axis=1) * np.fft.rfft(answer, axis=1), self.size, axis=1
        )
        made.sides = self.sides + wet * wetted
        return made

    def echo(self, gap: float, keep: float, times: int) -> Ring:
        """Repeats that swap sides."""
        made = Ring(self.size / RATE)
        made.sides = self.sides.copy()
        turned = self.sides
        for number in range(1, times + 1):
            turned = np.roll(turned, round(gap * RATE), axis=1)[::-1]
            made.sides += turned * keep**number
        return made

    def add(self, other: Ring, gain: float | Sound) -> None:
        self.sides += other.sides * gain


def lowpass(cut: float) -> Callable[[Sound], Sound]:
    return lambda bins: 1 / np.sqrt(1 + (bins / cut) ** 4)


def highpass(cut: float) -> Callable[[Sound], Sound]:
    return lambda bins: (bins / cut) ** 4 / (1 + (bins / cut) ** 4)


def hump(seconds: float, rise: float, fall: float) -> Sound:
    """The shape of a long note: a soft rise, its length and a soft fall after it."""
    time: Sound = np.arange(round((seconds + fall) * RATE)) / RATE
    up, down = np.clip(time / rise, 0, 1), np.clip((seconds + fall - time) / fall, 0, 1)
    shape: Sound = np.sin(up * np.pi / 2) ** 2 * np.sin(down * np.pi / 2) ** 2
    return shape


def die(seconds: float, fall: float, rise: float = 0.004) -> Sound:
    """The shape of a struck note, which loses 60 dB in the time of its fall."""
    time: Sound = np.arange(round(seconds * RATE)) / RATE
    ends = np.clip(time / rise, 0, 1) * np.clip((seconds - time) / 0.05, 0, 1)
    shape: Sound = 10 ** (-3 * time / fall) * ends
    return shape


def choir(note: float, seconds: float, width: float, tilt: float, number: int) -> Sound:
    """A pad of countless players: each harmonic is a band of random phases, partly shared by the sides."""
    size = 1 << (round(seconds * RATE) - 1).bit_length()
    bins: Sound = np.fft.rfftfreq(size, 1 / RATE)
    base = hertz(note)
    level = np.zeros_like(bins)
    for harmonic in range(1, int(min(7000 / base, 24)) + 1):
        spread = base * harmonic * (2 ** (width / 1200) - 1) * (1 + 0.15 * harmonic)
        middle = base * harmonic
        gain = harmonic**-tilt * (0.75 if harmonic % 2 == 0 else 1.0)
        near = slice(*np.searchsorted(bins, (middle - 5 * spread, middle + 5 * spread)))
        level[near] += gain / np.sqrt(spread) * np.exp(-(((bins[near] - middle) / spread) ** 2))
    phases = np.exp(2j * np.pi * seed(note, number).random((3, bins.size)))
    left, right, shared = np.fft.irfft(level * phases, size, axis=1)[:, : round(seconds * RATE)]
    tone: Sound = np.stack([left, right]) + 0.8 * shared
    loud: Sound = tone / np.sqrt((tone**2).mean())
    return loud


def pad(note: float, seconds: float, rise: float, fall: float, number: int, tilt: float = 1.5) -> Sound:
    shape = hump(seconds, rise, fall)
    return choir(note, len(shape) / RATE, 9, tilt, number)[:, : len(shape)] * shape


def sine(note: float, seconds: float) -> Sound:
    angle: Sound = np.arange(round(seconds * RATE)) * (2 * np.pi * hertz(note) / RATE)
    return angle


def glass(note: float, fall: float = 3.2) -> Sound:
    """A soft bell: slightly stretched partials, the upper ones gone at once."""
    parts = ((1.0, 0.8, 1.0), (1.002, 0.35, 0.9), (2.003, 0.3, 0.55), (3.01, 0.12, 0.35), (5.43, 0.05, 0.12))
    angle = sine(note, fall)
    whole = np.zeros_like(angle)
    for ratio, gain, share in parts:
        whole += gain * np.sin(angle * ratio) * die(fall, fall * share, 0.006)
    return whole


def felt(note: float, fall: float = 2.6) -> Sound:
    """A felted piano between string and electric piano."""
    angle = sine(note, fall)
    whole = np.sin(angle + 0.9 * np.sin(angle) * die(fall, fall * 0.5)) * die(fall, fall, 0.008)
    thud = np.sin(sine(note - 12, 0.12)) * die(0.12, 0.1)
    whole[: len(thud)] += 0.25 * thud
    return whole


def whistle(note: float, seconds: float, number: int) -> Sound:
    """The lead of the menu: a breathy voice with a late vibrato."""
    shape = hump(seconds, 0.18, 0.5)
    time: Sound = np.arange(len(shape)) / RATE
    sway = 0.0035 * np.clip((time - 0.35) * 2, 0, 1) * np.sin(2 * np.pi * 4.8 * time)
    angle: Sound = 2 * np.pi * hertz(note) * np.cumsum(1 + sway) / RATE
    tone: Sound = np.sin(angle) + 0.22 * np.sin(2 * angle) + 0.07 * np.sin(3 * angle)
    return (np.stack([tone, tone]) + 0.35 * choir(note, len(shape) / RATE, 14, 2.2, number)) * shape


def low(note: float, seconds: float, rise: float, fall: float) -> Sound:
    """A round bass with just enough overtones for small speakers."""
    angle = sine(note, seconds + fall)
    tone: Sound = np.sin(angle) + 0.35 * np.sin(2 * angle) + 0.14 * np.sin(3 * angle)
    shape = hump(seconds, rise, fall)[: len(tone)]
    return tone[: len(shape)] * shape


def air(ring: Ring, number: int, level: float) -> Sound:
    """A whisper of wind that comes and goes, made as a loop."""
    bins: Sound = np.fft.rfftfreq(ring.size, 1 / RATE)
    colour = np.exp(-(np.log(np.maximum(bins, 1) / 1500) ** 2) / 0.7)
    noise = colour * np.exp(2j * np.pi * np.random.default_rng(number).random((2, bins.size)))
    wind = np.fft.irfft(noise, ring.size, axis=1)
    loud: Sound = wind / np.sqrt((wind**2).mean()) * (0.25 + ring.wave(3, 0.2) * ring.wave(5)) * level
    return loud


def panned(sound: Sound, side: float) -> Sound:
    """From left at minus one to right at one, with equal power."""
    angle = (side + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)])


def mastered(ring: Ring) -> Sound:
    """Takes off rumble and glare, presses the peaks softly and sets the level."""
    clean = ring.through(highpass(32)).through(lowpass(12500)).sides
    clean = np.tanh(clean / (np.sqrt((clean**2).mean()) * 5.0))
    clean -= clean.mean(axis=1, keepdims=True)
    done: Sound = clean * (PEAK / np.abs(clean).max())
    return done


# Pieces


def timed(chords: Sequence[Chord], each: float) -> tuple[float, float]:
    """The length of a chord and of the piece, a hair off the wish: the piece is to be of whole blocks.

    The encoder works in blocks. Only if these lie alike at both ends do its inaccuracies match at the seam.
    """
    size = round(each * len(chords) * RATE / BLOCK) * BLOCK / RATE
    return size / len(chords), size


def laid_pads(ring: Ring, chords: Sequence[Chord], each: float, number: int, tilt: float) -> list[Voicing]:
    """Lays the led voices of all chords; a voice that stays on its note is held over, not struck again."""
    voiced = led(chords)
    for place, notes in enumerate(voiced):
        before = voiced[place - 1]
        for part, note in enumerate(notes):
            if before[part] == note:
                continue
            length = 1
            while length < len(voiced) and voiced[(place + length) % len(voiced)][part] == note:
                length += 1
            gain = 0.06 if part else 0.07
            ring.lay(
                pad(note, each * length, each * 0.3, each * 0.4, number + part, tilt), place * each, gain
            )
    return voiced


def menu() -> Ring:
    """Wide and hopeful: D major, a rising theme, harp-like bells."""
    chords: list[Chord] = [
        ("D", ("D", "F#", "A", "E")),
        ("C#", ("E", "A", "C#", "B")),
        ("B", ("D", "F#", "A", "B")),
        ("G", ("D", "F#", "A", "B")),
        ("F#", ("D", "F#", "A", "E")),
        ("E", ("D", "G", "B", "F#")),
        ("A", ("D", "E", "A", "B")),
        ("B", ("C#", "D", "F#", "A")),
        ("G", ("D", "G", "A", "B")),
        ("E", ("D", "G", "B", "E")),
        ("A", ("D", "E", "G", "A")),
        ("A", ("C#", "E", "G", "A")),
    ]
    each, size = timed(chords, 8 * 60 / 72)
    beat = each / 8
    pads, bells, lead, deep = Ring(size), Ring(size), Ring(size), Ring(size)
    voiced = laid_pads(pads, chords, each, 10, 1.35)
    for place, chord in enumerate(chords):
        at = place * each
        deep.lay(low(bass(chord), each * 0.86, 0.5, 1.6), at, 0.14)
        deep.lay(low(bass(chord) + 12, each * 0.7, 0.9, 1.6), at, 0.05)
        notes = [note + 12 for note in voiced[place]]
        figure = (0, 1, 2, 3, 2, 1, 3, 2, 0, 2, 1, 3, 2, 3, 1, 2)
        for step, part in enumerate(figure):
            weight = 0.2 * (1.0 if step % 4 == 0 else 0.7) * (0.65 + 0.35 * np.sin(np.pi * step / 15))
            sound = panned(glass(notes[part], 2.2), 0.75 * np.sin(1.7 * step + place))
            bells.lay(sound, at + step * beat / 2 + 0.012 * float(np.sin(5 * step + place)), float(weight))
    # The theme: bar of each note, its beat, its length in beats and its pitch.
    theme = [
        *((0, 2, 2, 69), (1, 0, 3, 74), (1, 3, 1, 76), (2, 0, 4, 73), (3, 0, 2, 71), (3, 2, 2, 69)),
        *((4, 0, 4, 78), (5, 0, 2, 76), (5, 2, 2, 74), (6, 0, 5, 74), (7, 2, 2, 71)),
        *((8, 0, 3, 69), (8, 3, 1, 74), (9, 0, 4, 78), (10, 0, 3, 79), (10, 3, 1, 78), (11, 0, 4, 76)),
        *((12, 0, 6, 74), (14, 0, 2, 73), (14, 2, 2, 74), (15, 0, 4, 78)),
        *((16, 0, 3, 81), (16, 3, 1, 79), (17, 0, 4, 78), (18, 0, 3, 79), (18, 3, 1, 78), (19, 0, 4, 76)),
        *((20, 0, 6, 74), (22, 0, 3, 76), (22, 3, 1, 78), (23, 0, 3, 76)),
    ]
    for bar, start, length, note in theme:
        at = (bar * 4 + start) * beat
        lead.lay(whistle(note, length * beat * 0.92, bar), at, 0.09)
        lead.lay(panned(glass(note + 12, 2.8), 0.3), at, 0.08)
    whole = Ring(size)
    whole.add(pads.moving(1000, 5200, 3), 0.75 + 0.25 * whole.wave(4, 0.1))
    whole.add(deep, 1.0)
    whole.add(bells.echo(beat * 0.75, 0.42, 4).moving(2600, 7000, 2, 0.3), 0.55 + 0.45 * whole.wave(2, 0.45))
    whole.add(lead.echo(beat * 1.5, 0.3, 2), 1.0)
    whole.sides += air(whole, 1, 0.012)
    return whole.hall(4.2, 0.24, 5)


def table() -> Ring:
    """Calm and spacious: slow modal chords, few notes, much room."""
    chords: list[Chord] = [
        ("D", ("D", "E", "F#", "A")),
        ("B", ("D", "E", "F#", "A")),
        ("G", ("D", "F#", "A", "B")),
        ("E", ("D", "F#", "G", "B")),
        ("F#", ("C#", "E", "A", "B")),
        ("G", ("B", "D", "F#", "A")),
        ("A", ("B", "D", "E", "F#")),
        ("B", ("C#", "D", "F#", "A")),
        ("E", ("D", "F#", "A", "B")),
        ("A", ("D", "E", "G", "B")),
    ]
    each, size = timed(chords, 8.0)
    pads, drops, piano, deep = Ring(size), Ring(size), Ring(size), Ring(size)
    voiced = laid_pads(pads, chords, each, 40, 1.75)
    chance = np.random.default_rng(7)
    for place, chord in enumerate(chords):
        at = place * each
        deep.lay(low(bass(chord), each * 0.8, 1.4, 2.4), at, 0.11)
        notes = voiced[place]
        # Two or three piano notes open each chord; drops answer where there is room.
        for step, part in enumerate((0, 2, 3)[: 2 + place % 2]):
            late = 1.0 + 1.5 * step + 0.02 * float(chance.standard_normal())
            piano.lay(panned(felt(notes[part], 3.4), 0.4 * (part - 1.5)), at + late, 0.3 - 0.04 * step)
        for time in sorted(chance.choice(np.arange(8, 15) * 0.5, 2, replace=False)):
            drop = int(chance.choice(notes))
            drop += 24 if drop < 70 else 12
            drops.lay(panned(glass(drop, 3.0), float(chance.uniform(-0.8, 0.8))), at + float(time), 0.13)
    whole = Ring(size)
    whole.add(pads.moving(700, 3000, 2), 0.7 + 0.3 * whole.wave(3, 0.2))
    whole.add(deep, 1.0)
    whole.add(piano.through(lowpass(2600)).echo(1.5, 0.33, 3), 1.0)
    whole.add(drops.echo(0.75, 0.5, 5).through(lowpass(5000)), 1.0)
    whole.sides += air(whole, 2, 0.010)
    return whole.hall(5.5, 0.34, 6)


def tension() -> Ring:
    """A pulse under pads: B minor, a heartbeat, a ticking figure that thickens and thins again."""
    chords: list[Chord] = [
        ("B", ("D", "F#", "B", "C#")),
        ("G", ("D", "F#", "B", "A")),
        ("E", ("D", "G", "B", "F#")),
        ("F#", ("C#", "E", "A", "B")),
        ("B", ("D", "F#", "A", "B")),
        ("D", ("D", "F#", "A", "E")),
        ("E", ("E", "G", "B", "D")),
        ("F#", ("C#", "E", "F#", "B")),
        ("G", ("D", "G", "A", "B")),
        ("A", ("C#", "E", "A", "B")),
        ("B", ("D", "F#", "A", "C#")),
        ("G", ("D", "F#", "G", "B")),
        ("E", ("D", "F#", "G", "B")),
        ("F#", ("B", "C#", "E", "F#")),
    ]
    each, size = timed(chords, 8 * 60 / 96)
    beat = each / 8
    pads, pulse, ticks, heart = Ring(size), Ring(size), Ring(size), Ring(size)
    voiced = laid_pads(pads, chords, each, 70, 1.5)
    for place, chord in enumerate(chords):
        at = place * each
        for eighth in range(16):
            accent = (1.0, 0.5, 0.62, 0.5, 0.8, 0.5, 0.72, 0.56)[eighth % 8]
            note = bass(chord) + (12 if eighth in (6, 11, 14) else 0)
            stroke = low(note, 0.16, 0.012, 0.2)
            pulse.lay(stroke, at + eighth * beat / 2, 0.22 * accent)
        for count in range(8):
            knock = _heartbeat()
            if count % 2 == 0:
                heart.lay(knock, at + count * beat, 0.38)
                heart.lay(knock, at + (count + 0.5) * beat, 0.15)
        for step in range(32):
            if step % 8 in (0, 3, 5, 6):
                note = voiced[place][(step * 3 + place) % 4] + 12
                sound = panned(felt(note, 0.55), 0.6 * (-1) ** step)
                ticks.lay(sound, at + step * beat / 4, 0.26 * (1.0 if step % 8 == 0 else 0.7))
    whole = Ring(size)
    # The figure is nearly gone at the seam and fullest in the middle, so that the loop breathes.
    full = whole.wave(1)
    whole.add(pads.moving(800, 3800, 2, 0.1), 0.75 + 0.25 * whole.wave(4))
    whole.add(pulse.moving(380, 1300, 1), 0.7 + 0.3 * full)
    whole.add(heart, 0.75 + 0.25 * full)
    whole.add(ticks.echo(beat * 0.75, 0.4, 3).moving(1400, 4500, 1), 0.25 + 0.75 * full)
    whole.sides += air(whole, 3, 0.011) * (0.6 + 0.4 * full)
    return whole.hall(3.4, 0.2, 7)


def _heartbeat() -> Sound:
    length = 0.32
    time: Sound = np.arange(round(length * RATE)) / RATE
    angle: Sound = 2 * np.pi * np.cumsum(52 + 60 * np.exp(-time / 0.03)) / RATE
    blow: Sound = (np.sin(angle) + 0.2 * np.sin(2 * angle)) * die(length, 0.3, 0.006)
    return blow


PIECES: tuple[Callable[[], Ring], ...] = (menu, table, tension)


def save_loop(path: Path, sides: Sound) -> None:
    """Encodes a loop so that its decoded end runs into its decoded start.

    An encoder blurs the first and the last moments of a file, so the loop is encoded with a second of itself
    before and after and then cut without decoding. The cut lies where a page ends: not every player can start
    in the middle of a block. The loop therefore begins up to half a second before its first beat.
    """
    size, more = sides.shape[1], RATE
    with tempfile.TemporaryDirectory() as folder:
        whole, before, rest, loop, after = (Path(folder) / f"{number}.ogg" for number in range(5))
        longer = np.concatenate([sides[:, -more:], sides, sides[:, :more]], axis=1)
        save(whole, [side.tolist() for side in longer], 4)
        start = max(end for end in page_ends(whole) if end <= more)
        run("vcut", str(whole), str(before), str(rest), str(start))
        run("vcut", str(rest), str(loop), str(after), str(size))
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(loop, path)


def main(names: Sequence[str]) -> None:
    for piece in PIECES:
        name = piece.__name__
        if names and name not in names:
            continue
        sides = mastered(piece())
        save_loop(OUT / f"music_{name}.ogg", sides)
        print(f"{name:8} {sides.shape[1] / RATE:5.1f} s  {20 * np.log10(np.sqrt((sides**2).mean())):6.1f} dB")


if __name__ == "__main__":
    main(sys.argv[1:])
