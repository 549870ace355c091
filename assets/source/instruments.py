"""The things that sound in Starboard: paper, plastic, wood and the instruments of the seats."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tones import (
    Curve,
    Layer,
    Wave,
    arc,
    filtered,
    fm,
    grain,
    hiss,
    line,
    mix,
    pitch,
    pluck,
    ring,
    shaped,
    struck,
    swell,
    thump,
    voice,
)


def paper(seconds: float, seed: int, low: float, high: float) -> Wave:
    """Rustling in a band of hertz, without a shape of its own."""
    rustle = grain(hiss(seconds, seed), seed + 1, 420)
    return filtered(filtered(rustle, low, "high"), high, "low")


def flick(seed: int, bright: float = 1.0) -> Wave:
    """The edge of a card let go: a snap, a short rustle and a little body."""
    edge = shaped(paper(0.09, seed, 1900 * bright, 6000 * bright), arc(0.001, 0.004, 0.07))
    snap = struck(1750 * bright, ((1.0, 0.5, 0.02), (1.63, 0.3, 0.014)))
    body = shaped(filtered(hiss(0.06, seed + 7), 420, "band", 1.4), arc(0.001, 0.0, 0.05))
    return mix((edge, 0.0, 1.0), (snap, 0.001, 0.22), (body, 0.0, 0.8))


def tap(seed: int, hertz: float = 95) -> Wave:
    """A card laid down: felt under it, a click on top and the air it pushes away."""
    click = shaped(filtered(hiss(0.02, seed), 2400, "band", 0.8), arc(0.0005, 0.001, 0.014))
    air = shaped(paper(0.11, seed + 3, 700, 3400), arc(0.004, 0.01, 0.09))
    wood = struck(hertz * 2.4, ((1.0, 0.5, 0.07), (1.72, 0.25, 0.05)))
    return mix(
        (thump(hertz * 1.5, hertz, 0.15), 0.0, 0.6), (click, 0.001, 0.9), (air, 0.002, 0.9), (wood, 0.0, 0.7)
    )


def plastic(seed: int, hertz: float = 640) -> Wave:
    """A moulded piece set on the table: its hollow body, a click and the table below."""
    shell = struck(
        hertz,
        ((1.0, 0.55, 0.2), (1.83, 0.42, 0.14), (2.94, 0.26, 0.08), (4.31, 0.12, 0.05)),
    )
    click = shaped(filtered(hiss(0.012, seed), 3600, "band", 0.9), arc(0.0004, 0.0, 0.01))
    return mix((shell, 0.0, 0.7), (click, 0.0, 0.35), (thump(150, 105, 0.13), 0.0, 0.3))


def die(seed: int, hertz: float) -> Wave:
    """One contact of a solid die: short, dry and woody."""
    body = struck(hertz, ((1.0, 0.6, 0.045), (1.58, 0.4, 0.035), (2.41, 0.22, 0.025)))
    click = shaped(filtered(hiss(0.01, seed), 3000, "band", 0.8), arc(0.0003, 0.0, 0.008))
    return mix((body, 0.0, 0.8), (click, 0.0, 0.35), (thump(210, 130, 0.07), 0.0, 0.2))


def bell(hertz: float, fall: float = 1.4) -> Wave:
    """A soft glass bell whose partials drift a little against each other."""
    modes = ((1.0, 0.7, fall), (1.003, 0.3, fall * 0.9), (2.01, 0.28, fall * 0.6), (3.02, 0.1, fall * 0.35))
    strike = fm(hertz, fall * 0.3, 3.5, 0.9, 0.12)
    return shaped(mix((struck(hertz, modes), 0.0, 1.0), (strike, 0.0, 0.22)), arc(0.004, fall, fall))


def marimba(hertz: float, fall: float = 0.7) -> Wave:
    """A wooden bar with a felt mallet."""
    mallet = shaped(filtered(hiss(0.03, round(hertz)), 900, "band", 0.9), arc(0.001, 0.0, 0.025))
    bar = struck(hertz, ((1.0, 0.9, fall), (3.93, 0.16, fall * 0.25), (9.2, 0.05, fall * 0.08)))
    return mix((bar, 0.0, 1.0), (mallet, 0.0, 0.5))


def spoken(attack: float, seconds: float) -> Curve:
    """The loudness of a blown note: a clear beginning, then a softer, sinking tone."""
    breath = arc(attack, seconds * 0.15, seconds * 1.3)
    return lambda time: breath(time) * (0.45 + 0.55 * math.exp(-max(time - attack, 0.0) / 0.07))


def horn(hertz: float, seconds: float) -> Wave:
    """A round brass tone that brightens as it speaks."""
    dark = voice(hertz, seconds, (1.0, 0.45, 0.2), 0.004, 0.25)
    warm = voice(hertz * 1.0015, seconds, (0.3, 0.4, 0.5, 0.32, 0.2, 0.12, 0.06), 0.004, 0.25)
    return mix(
        (shaped(dark, spoken(0.025, seconds)), 0.0, 0.8),
        (shaped(warm, arc(0.07, seconds * 0.1, seconds * 0.9)), 0.0, 0.35),
    )


def flute(hertz: float, seconds: float) -> Wave:
    """A breathy pipe with a chiff at its start."""
    tone = voice(hertz, seconds, (1.0, 0.22, 0.08), 0.007, 0.15)
    breath = filtered(hiss(seconds, round(hertz)), hertz * 2, "band", 3)
    chiff = filtered(hiss(0.06, round(hertz) + 1), hertz * 3, "band", 1.5)
    return mix(
        (shaped(tone, spoken(0.03, seconds)), 0.0, 0.9),
        (shaped(breath, spoken(0.05, seconds)), 0.0, 0.2),
        (shaped(chiff, arc(0.008, 0.0, 0.06)), 0.0, 0.35),
    )


def reed(hertz: float, seconds: float) -> Wave:
    """A mellow clarinet: mostly odd harmonics."""
    tone = voice(hertz, seconds, (1.0, 0.05, 0.5, 0.05, 0.26, 0.02, 0.1), 0.003, 0.2)
    return shaped(filtered(tone, hertz * 5, "low"), spoken(0.025, seconds))


def keys(hertz: float, fall: float = 1.1) -> Wave:
    """An electric piano with a small tine."""
    body, tine = fm(hertz, fall, 1.0, 1.1, fall * 0.9), fm(hertz, fall * 0.3, 7.0, 0.5, 0.15)
    return shaped(mix((body, 0.0, 0.9), (tine, 0.0, 0.2)), arc(0.004, fall, fall))


def string(hertz: float, seconds: float = 0.9) -> Wave:
    """A plucked string with the knock of the finger."""
    return mix(
        (shaped(pluck(hertz, seconds, round(hertz)), arc(0.002, seconds * 0.3, seconds)), 0.0, 1.0),
        (ring(hertz, seconds * 0.7), 0.0, 0.3),
    )


def pad(hertz: float, seconds: float, top: float = 0.4) -> Wave:
    """Three detuned voices that swell and go."""
    partials = (1.0, 0.5, 0.33, 0.22, 0.14, 0.08)
    voices: list[Layer] = [
        (voice(hertz * tune, seconds, partials), 0.0, 0.3) for tune in (0.996, 1.0, 1.0045)
    ]
    tone = filtered(mix(*voices), line(700, 2600, seconds * top), "low")
    return shaped(tone, swell(seconds, top))


def gust(seconds: float, seed: int, start: float, end: float, top: float = 0.5, q: float = 1.1) -> Wave:
    """Moving air: two noises whose band glides."""
    near = filtered(hiss(seconds, seed), line(start, end, seconds), "band", q)
    far = filtered(hiss(seconds, seed + 1), line(start * 0.45, end * 0.45, seconds), "band", q * 0.7)
    return shaped(mix((near, 0.0, 0.8), (far, 0.0, 0.7)), swell(seconds, top))


def sparkle(names: Sequence[str], gap: float, fall: float = 0.9) -> Wave:
    """Bells one after another, each a little softer."""
    return mix(*((bell(pitch(name), fall), place * gap, 0.9**place) for place, name in enumerate(names)))
