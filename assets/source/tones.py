"""A small synthesiser made of the standard library, shared by the scripts that make sounds."""

from __future__ import annotations

import array
import math
import random
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44100
PEAK = 10 ** (-3 / 20)
FADE = 0.005

Wave = list[float]
Curve = Callable[[float], float]
Layer = tuple[Wave, float, float]

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def count(seconds: float) -> int:
    return round(seconds * RATE)


def pitch(name: str) -> float:
    """Hertz of a note such as D5 or F#4."""
    step = STEPS[name[0]] + ("#" in name)
    return float(440.0 * 2 ** ((step - 9) / 12 + int(name[-1]) - 4))


def line(start: float, end: float, seconds: float, bend: float = 1.0) -> Curve:
    """Glides from start to end by equal ratios; a bend above one keeps it near the start for longer."""
    return lambda time: float(start * (end / start) ** (min(max(time / seconds, 0.0), 1.0) ** bend))


def arc(attack: float, hold: float, fall: float) -> Curve:
    """A soft rise, a plateau and a fall that takes the given time to lose 60 dB."""

    def level(time: float) -> float:
        if time < attack:
            return 0.5 - 0.5 * math.cos(math.pi * time / attack)
        return float(10 ** (-3 * max(time - attack - hold, 0.0) / fall))

    return level


def swell(seconds: float, top: float = 0.5) -> Curve:
    """Rises to its top at that share of the time, and falls to nothing at the end."""

    def level(time: float) -> float:
        share = time / seconds
        way = share / top if share < top else (1 - share) / (1 - top)
        return math.sin(math.pi / 2 * min(max(way, 0.0), 1.0)) ** 2

    return level


def shaped(sound: Wave, level: Curve) -> Wave:
    """Gives a sound its loudness over time; the last moment is faded, so that no note ends with a click."""
    size = len(sound)
    edge = min(count(0.012), size // 5) or 1
    return [
        value * level(place / RATE) * min((size - 1 - place) / edge, 1.0) for place, value in enumerate(sound)
    ]


def mix(*layers: Layer) -> Wave:
    """Lays sounds over one another, each given with its start in seconds and its gain."""
    whole = [0.0] * max(count(at) + len(sound) for sound, at, _ in layers)
    for sound, at, gain in layers:
        start = count(at)
        for place, value in enumerate(sound, start):
            whole[place] += value * gain
    return whole


def hiss(seconds: float, seed: int) -> Wave:
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(count(seconds))]


def grain(sound: Wave, seed: int, grains: float) -> Wave:
    """Roughens a sound with random loudness, so many times a second, as fibres do."""
    chance = random.Random(seed)
    step = count(1 / grains)
    level = target = 1.0
    rough = []
    for place, value in enumerate(sound):
        if place % step == 0:
            target = chance.uniform(0.15, 1.0) ** 1.6
        level += (target - level) * 3 / step
        rough.append(value * level)
    return rough


def filtered(sound: Wave, cutoff: float | Curve, kind: str, q: float = 0.7) -> Wave:
    """A state-variable filter, low, band or high, whose cutoff may move."""
    first = second = 0.0
    g = a1 = a2 = a3 = 0.0
    k = 1 / q
    passed = []
    for place, value in enumerate(sound):
        if place % 32 == 0:
            hertz = cutoff(place / RATE) if callable(cutoff) else cutoff
            g = math.tan(math.pi * min(hertz, RATE * 0.45) / RATE)
            a1 = 1 / (1 + g * (g + k))
            a2 = g * a1
            a3 = g * a2
        v3 = value - second
        v1 = a1 * first + a2 * v3
        v2 = second + a2 * first + a3 * v3
        first = 2 * v1 - first
        second = 2 * v2 - second
        passed.append(v2 if kind == "low" else k * v1 if kind == "band" else value - k * v1 - v2)
    return passed


def ring(hertz: float, fall: float, seconds: float | None = None) -> Wave:
    """One mode of a struck thing: a sine that loses 60 dB in the time of its fall."""
    loss = 10 ** (-3 / (fall * RATE))
    turn = 2 * math.pi * hertz / RATE
    c1, c2 = 2 * loss * math.cos(turn), loss * loss
    now, before = 0.0, -math.sin(turn) / loss
    sound = []
    for _ in range(count(fall if seconds is None else seconds)):
        sound.append(now)
        now, before = c1 * now - c2 * before, now
    return sound


def struck(hertz: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """Several modes together, each given as ratio, gain and fall."""
    return mix(*((ring(hertz * ratio, fall), 0.0, gain) for ratio, gain, fall in modes))


def thump(start: float, end: float, fall: float) -> Wave:
    """A soft low blow whose pitch drops while it dies."""
    return shaped(voice(line(start, end, fall * 0.4), fall, (1.0, 0.18)), arc(0.003, 0.0, fall))


def voice(
    hertz: float | Curve, seconds: float, partials: Sequence[float], vibrato: float = 0.0, late: float = 0.2
) -> Wave:
    """Harmonics over a pitch that may glide; the vibrato, in parts of the pitch, sets in late."""
    turn = 2 * math.pi / RATE
    phase = 0.0
    sound = []
    for place in range(count(seconds)):
        time = place / RATE
        now = hertz(time) if callable(hertz) else hertz
        if vibrato and time > late:
            now *= 1 + vibrato * min((time - late) * 5, 1.0) * math.sin(2 * math.pi * 5.2 * (time - late))
        phase += now * turn
        sound.append(sum(gain * math.sin(n * phase) for n, gain in enumerate(partials, 1) if gain))
    return sound


def fm(hertz: float, fall: float, ratio: float, index: float, bright: float) -> Wave:
    """A bell or electric piano: the brightness fades within its own time."""
    carrier, modulator = (2 * math.pi * hertz * part / RATE for part in (1.0, ratio))
    level, tint = 10 ** (-3 / (fall * RATE)), 10 ** (-3 / (bright * RATE))
    loud, deep = 1.0, index
    sound = []
    for place in range(count(fall)):
        sound.append(loud * math.sin(carrier * place + deep * math.sin(modulator * place)))
        loud *= level
        deep *= tint
    return sound


def pluck(hertz: float, seconds: float, seed: int, dull: float = 0.5) -> Wave:
    """A plucked string after Karplus and Strong, tuned by an all-pass."""
    period = RATE / hertz - dull
    whole = int(period - 0.1)
    part = period - whole
    bend = (1 - part) / (1 + part)
    start = filtered(hiss(whole / RATE, seed), 3200, "low")[:whole]
    string = [value - sum(start) / whole for value in start]
    before = inner = outer = 0.0
    sound = []
    for place in range(count(seconds)):
        spot = place % whole
        value = string[spot]
        mild = 0.997 * ((1 - dull) * value + dull * before)
        before = value
        outer = bend * mild + inner - bend * outer
        inner = mild
        string[spot] = outer
        sound.append(value)
    return sound


def room(sound: Wave, wet: float, fall: float = 1.2, damp: float = 0.35) -> tuple[Wave, Wave]:
    """A gentle stereo hall of damped combs and all-passes, with the dry sound in the middle."""
    padded = filtered(sound, 180, "high") + [0.0] * count(fall * 0.9)
    sides = [_hall(padded, fall, damp, spread) for spread in (0, 23)]
    dry = sound + [0.0] * (len(padded) - len(sound))
    left, right = ([a + wet * b for a, b in zip(dry, side, strict=True)] for side in sides)
    return left, right


def _hall(sound: Wave, fall: float, damp: float, spread: int) -> Wave:
    total = [0.0] * len(sound)
    for length in (1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617):
        size = length + spread
        keep = 10 ** (-3 * size / (fall * RATE))
        line_, spot, low = [0.0] * size, 0, 0.0
        for place, value in enumerate(sound):
            out = line_[spot]
            low += (out - low) * (1 - damp)
            line_[spot] = value + low * keep
            total[place] += out
            spot = spot + 1 if spot + 1 < size else 0
    for length in (556, 441, 341, 225):
        size = length + spread
        line_, spot = [0.0] * size, 0
        for place, value in enumerate(total):
            old = line_[spot]
            line_[spot] = value + old * 0.5
            total[place] = old - value * 0.5
            spot = spot + 1 if spot + 1 < size else 0
    return [value * 0.125 for value in total]


def loudness(sound: Wave) -> float:
    """Decibels of the loudest tenth of a second, without the lows that small speakers leave out."""
    heard = filtered(sound, 150, "high")
    step = count(0.025)
    blocks = [sum(value * value for value in heard[at : at + step]) for at in range(0, len(heard), step)]
    blocks += [0.0] * 3
    return 10 * math.log10(max(sum(blocks[at : at + 4]) for at in range(len(blocks) - 3)) / (4 * step))


def finished(channels: Sequence[Wave], target: float = -17.0) -> list[Wave]:
    """Removes rumble, trims, presses towards the wanted loudness, fades the ends and sets the peak."""
    clean = [filtered(channel, 35, "high") for channel in channels]
    top = max(abs(value) for channel in clean for value in channel)
    last = max(i for channel in clean for i, value in enumerate(channel) if abs(value) > top * 0.0012)
    lead = [0.0] * count(0.003)
    clean = [lead + [value / top for value in channel[: last + count(FADE)]] for channel in clean]
    drive = 1.0
    pressed = clean
    while drive < 3.2 and max(map(loudness, pressed)) < target:
        drive *= 1.15
        pressed = [[math.tanh(drive * value) / math.tanh(drive) * PEAK for value in side] for side in clean]
    edge = count(FADE)
    for channel in pressed:
        middle = sum(channel) / len(channel)
        for place in range(len(channel)):
            channel[place] -= middle
        for place in range(edge):
            level = 0.5 - 0.5 * math.cos(math.pi * place / edge)
            channel[place] *= level
            channel[-1 - place] *= level
    top = max(abs(value) for channel in pressed for value in channel)
    return [[value * PEAK / top for value in channel] for channel in pressed]


def save(path: Path, channels: Sequence[Wave], quality: float = 5) -> None:
    """Encodes the channels to Ogg Vorbis by way of a 16-bit WAV."""
    path.parent.mkdir(parents=True, exist_ok=True)
    frames = array.array(
        "h", (round(value * 32767) for frame in zip(*channels, strict=True) for value in frame)
    )
    with tempfile.TemporaryDirectory() as folder:
        raw = f"{folder}/sound.wav"
        with wave.open(raw, "wb") as out:
            out.setnchannels(len(channels))
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(frames.tobytes())
        # A fixed serial number keeps the file the same from one build to the next.
        run("oggenc", "-Q", "-s", "1", "-q", str(quality), "-o", str(path), raw)


def page_ends(path: Path) -> list[int]:
    """The sample at which each page of an Ogg file ends, where its last block ends too."""
    data, at, ends = path.read_bytes(), 0, []
    while at < len(data):
        sizes = data[at + 27 : at + 27 + data[at + 26]]
        ends.append(int.from_bytes(data[at + 6 : at + 14], "little", signed=True))
        at += 27 + len(sizes) + sum(sizes)
    return ends


def run(program: str, *words: str) -> None:
    """Runs one of the Vorbis tools, quietly."""
    found = shutil.which(program)
    if found is None:
        raise SystemExit(f"{program} is missing; it is in the package vorbis-tools")
    subprocess.run([found, *words], check=True, capture_output=True)
