"""Makes every sound effect: `python assets/source/sounds.py [name ...]` writes assets/sounds/<name>.ogg."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from instruments import (
    bell,
    die,
    flick,
    flute,
    gust,
    horn,
    keys,
    marimba,
    pad,
    paper,
    plastic,
    reed,
    sparkle,
    string,
    tap,
)
from tones import (
    Layer,
    Wave,
    arc,
    filtered,
    finished,
    hiss,
    line,
    loudness,
    mix,
    pitch,
    room,
    save,
    shaped,
    struck,
    swell,
    thump,
    voice,
)

OUT = Path(__file__).resolve().parents[1] / "sounds"
Sound = Sequence[Wave]


def card_flick() -> Sound:
    return [flick(11)]


def card_slide() -> Sound:
    rub = shaped(paper(0.26, 21, 900, 3800), swell(0.26, 0.35))
    air = gust(0.26, 23, 1900, 700, 0.4)
    return [mix((rub, 0.0, 1.0), (air, 0.0, 0.5), (tap(25), 0.2, 0.18))]


def card_place() -> Sound:
    return [tap(31)]


def flip() -> Sound:
    return [
        mix((gust(0.2, 41, 700, 2600, 0.6), 0.0, 0.45), (flick(43, 0.85), 0.06, 1.0), (tap(45), 0.2, 0.5))
    ]


def shuffle() -> Sound:
    chance = random.Random(51)
    riffle: list[Layer] = []
    at = 0.0
    for card in range(30):
        riffle.append((flick(500 + card, chance.uniform(0.7, 1.05)), at, chance.uniform(0.45, 0.9)))
        at += 0.03 - 0.016 * min(card / 22, 1.0) + chance.uniform(-0.003, 0.003)
    bridge = shaped(paper(0.3, 53, 700, 3000), swell(0.3, 0.3))
    return [mix(*riffle, (bridge, at + 0.02, 0.8), (tap(55), at + 0.3, 0.5), (tap(57, 110), at + 0.42, 0.35))]


def ship_place() -> Sound:
    return room(plastic(61), 0.12, 0.4)


def ship_stack() -> Sound:
    return room(mix((plastic(71, 760), 0.0, 0.9), (plastic(73, 910), 0.055, 0.5)), 0.12, 0.4)


def ship_lost() -> Sound:
    fall = shaped(
        voice(line(pitch("A4"), pitch("D3"), 0.7, 1.4), 0.8, (1.0, 0.3, 0.18, 0.06)), arc(0.02, 0.25, 0.6)
    )
    air = gust(0.8, 81, 2200, 260, 0.25)
    debris: list[Layer] = [
        (plastic(830 + n, 880 - 90 * n), at, 0.3) for n, at in enumerate((0.02, 0.13, 0.29, 0.48))
    ]
    return room(mix((fall, 0.0, 0.5), (air, 0.0, 0.5), (thump(120, 55, 0.45), 0.0, 0.6), *debris), 0.4, 1.3)


def warp() -> Sound:
    rush = gust(0.95, 91, 240, 5200, 0.8, 2.2)
    rise: list[Layer] = [
        (
            shaped(
                voice(line(pitch(n) / 2, pitch(n), 0.8, 1.8), 0.95, (1.0, 0.4, 0.2, 0.1)), swell(0.95, 0.8)
            ),
            0.0,
            0.16,
        )
        for n in ("D4", "A4", "E5")
    ]
    boom = thump(140, 48, 0.7)
    return room(
        mix(
            (rush, 0.0, 0.75), *rise, (boom, 0.74, 0.5), (sparkle(("D6", "A6", "E7"), 0.05, 0.6), 0.76, 0.16)
        ),
        0.4,
        1.4,
    )


def reveal() -> Sound:
    bells = mix((bell(pitch("A4"), 1.4), 0.0, 0.7), (bell(pitch("D5"), 1.7), 0.13, 0.9))
    glow = mix(*((pad(pitch(n), 1.1, 0.25), 0.1, 0.22) for n in ("D4", "F#4", "A4")))
    hit = mix((thump(130, 60, 0.4), 0.0, 0.7), (flick(103, 0.8), 0.0, 0.3))
    return room(mix((bells, 0.0, 0.7), (glow, 0.0, 0.6), (hit, 0.0, 0.8)), 0.35, 1.5)


def count_up() -> Sound:
    return room(mix((marimba(pitch("A5"), 0.28), 0.0, 0.9), (bell(pitch("A6"), 0.25), 0.0, 0.15)), 0.12, 0.5)


def lock() -> Sound:
    bolt = struck(410, ((1.0, 0.6, 0.13), (2.32, 0.4, 0.1), (3.87, 0.22, 0.07), (5.4, 0.1, 0.05)))
    catch = mix((die(111, 1250), 0.0, 0.5), (shaped(paper(0.07, 113, 1200, 4000), swell(0.07)), 0.01, 0.35))
    return room(mix((catch, 0.0, 0.7), (bolt, 0.085, 0.7), (thump(170, 88, 0.2), 0.085, 0.6)), 0.15, 0.6)


def dial_turn() -> Sound:
    clicks: list[Layer] = [
        (die(120 + n, 1400 + 110 * n), at, gain)
        for n, (at, gain) in enumerate(((0.0, 0.6), (0.045, 0.8), (0.086, 1.0)))
    ]
    return [mix(*clicks, (shaped(filtered(hiss(0.12, 125), 1500, "band", 1.2), swell(0.12, 0.7)), 0.0, 0.1))]


def button() -> Sound:
    return [
        mix(
            (die(131, 1050), 0.0, 0.5), (marimba(pitch("D5"), 0.16), 0.002, 0.6), (die(133, 1500), 0.05, 0.25)
        )
    ]


def tick() -> Sound:
    click = shaped(filtered(hiss(0.008, 143), 2600, "band", 0.9), arc(0.0004, 0.0, 0.007))
    return [mix((struck(1750, ((1.0, 0.6, 0.05), (1.58, 0.35, 0.035))), 0.0, 0.8), (click, 0.0, 0.4))]


def knock() -> Sound:
    wood = ((1.0, 0.9, 0.15), (1.9, 0.4, 0.09), (2.7, 0.22, 0.06))
    blow = mix(
        (struck(140, wood), 0.0, 1.0),
        (shaped(filtered(hiss(0.02, 151), 700, "low"), arc(0.001, 0.0, 0.02)), 0.0, 0.4),
    )
    return room(mix((blow, 0.0, 1.0), (blow, 0.13, 0.8)), 0.12, 0.4)


def whoosh() -> Sound:
    return room(
        mix((gust(0.42, 161, 500, 2300, 0.55), 0.0, 1.0), (gust(0.42, 163, 1800, 3800, 0.6), 0.0, 0.25)),
        0.2,
        0.7,
    )


def coin() -> Sound:
    modes = ((1.0, 0.5, 0.5), (1.51, 0.35, 0.4), (2.26, 0.2, 0.28), (2.98, 0.1, 0.2))
    clink = mix((struck(1480, modes), 0.0, 0.7), (die(171, 900), 0.0, 0.4))
    second = mix((struck(1975, modes), 0.0, 0.6), (die(173, 1100), 0.0, 0.3))
    return room(filtered(mix((clink, 0.0, 0.8), (second, 0.075, 0.8)), 6500, "low"), 0.2, 0.8)


def fanfare(notes: Sequence[tuple[str, float, float]], bed: Sequence[tuple[str, float, float]]) -> Wave:
    """Horn notes with a bell above each, over a bed of pads; each note has its start and its length."""
    horns: list[Layer] = [(horn(pitch(name), length), at, 0.5) for name, at, length in notes]
    bells: list[Layer] = [(bell(pitch(name) * 2, length), at, 0.16) for name, at, length in notes]
    pads: list[Layer] = [(pad(pitch(name), length, 0.3), at, 0.34) for name, at, length in bed]
    return mix(*horns, *bells, *pads)


def win_duel() -> Sound:
    tune = fanfare(
        (("A4", 0.0, 0.4), ("D5", 0.15, 0.4), ("F#5", 0.3, 0.5), ("A5", 0.5, 1.1)),
        (("D3", 0.3, 1.5), ("A3", 0.3, 1.5), ("D4", 0.3, 1.5), ("F#4", 0.4, 1.4)),
    )
    return room(
        mix(
            (tune, 0.0, 0.8),
            (thump(120, 60, 0.5), 0.5, 0.6),
            (sparkle(("D6", "F#6", "A6"), 0.07), 0.55, 0.12),
        ),
        0.35,
        1.5,
    )


def lose_duel() -> Sound:
    tune: list[Layer] = [
        (reed(pitch(name), length), at, 0.5)
        for name, at, length in (("F#4", 0.0, 0.4), ("E4", 0.22, 0.4), ("B3", 0.46, 1.1))
    ]
    bed: list[Layer] = [(pad(pitch(name), 1.6, 0.3), 0.2, 0.3) for name in ("B2", "G3", "D4")]
    return room(mix(*tune, *bed, (thump(90, 50, 0.6), 0.46, 0.5)), 0.4, 1.5)


def win_game() -> Sound:
    call = [("D4", 0.0, 0.35), ("G4", 0.18, 0.35), ("B4", 0.36, 0.5), ("A4", 0.72, 0.35), ("C#5", 0.9, 0.35)]
    home = [("E5", 1.08, 0.5), ("D5", 1.44, 1.9), ("F#5", 1.46, 1.9), ("A5", 1.48, 1.9)]
    way = [
        *((name, 0.0, 1.0) for name in ("G2", "D3", "B3")),
        *((name, 0.65, 1.1) for name in ("A2", "E3", "C#4")),
    ]
    rest = [(name, 1.35, 2.4) for name in ("D2", "D3", "A3", "F#4")]
    tune = fanfare([*call, *home], [*way, *rest])
    shine = sparkle(("D6", "E6", "F#6", "A6", "B6", "D7"), 0.09, 1.1)
    drums = mix(
        (thump(110, 55, 0.5), 0.0, 0.5), (thump(110, 55, 0.5), 0.72, 0.5), (thump(120, 46, 0.9), 1.44, 0.9)
    )
    return room(mix((tune, 0.0, 0.7), (shine, 1.5, 0.14), (drums, 0.0, 0.8)), 0.4, 2.0)


def lose_game() -> Sound:
    tune: list[Layer] = [
        (reed(pitch(name), length), at, 0.42)
        for name, at, length in (
            ("A4", 0.0, 0.6),
            ("G4", 0.4, 0.6),
            ("F#4", 0.8, 0.6),
            ("D4", 1.2, 0.7),
            ("E4", 1.7, 1.6),
        )
    ]
    bed: list[Layer] = [
        *((pad(pitch(name), 1.5, 0.35), 0.0, 0.28) for name in ("G2", "D3", "B3")),
        *((pad(pitch(name), 2.6, 0.35), 0.9, 0.28) for name in ("B2", "F#3", "D4")),
    ]
    return room(
        mix(*tune, *bed, (bell(pitch("B4"), 1.8), 1.7, 0.14), (thump(80, 45, 0.8), 0.9, 0.5)), 0.45, 2.0
    )


def destiny() -> Sound:
    veil: list[Layer] = [(pad(pitch(name), 1.5, 0.45), 0.0, 0.25) for name in ("E3", "B3", "F#4", "C#5")]
    stars = sparkle(("C#6", "B5", "F#6", "E6", "B6"), 0.11, 1.0)
    return room(
        mix(*veil, (stars, 0.15, 0.22), (thump(100, 50, 0.7), 0.0, 0.6), (flick(183, 0.8), 0.0, 0.25)),
        0.45,
        1.7,
    )


def envoy() -> Sound:
    call: list[Layer] = [
        (horn(pitch(name), length), at, 0.4)
        for name, at, length in (
            ("D4", 0.0, 0.5),
            ("A4", 0.0, 0.5),
            ("G4", 0.26, 0.9),
            ("B4", 0.26, 0.9),
            ("D4", 0.26, 0.9),
        )
    ]
    return room(mix(*call, (bell(pitch("D6"), 1.0), 0.28, 0.16)), 0.35, 1.3)


def open_tray() -> Sound:
    slide = mix(
        (gust(0.3, 191, 500, 1900, 0.4), 0.0, 0.7),
        (shaped(paper(0.3, 193, 500, 2200), swell(0.3, 0.4)), 0.0, 0.4),
    )
    rise = mix((marimba(pitch("D5"), 0.3), 0.13, 0.3), (marimba(pitch("A5"), 0.3), 0.2, 0.3))
    return room(mix((slide, 0.0, 0.8), (rise, 0.0, 0.8), (die(195, 620), 0.26, 0.3)), 0.15, 0.6)


def close_tray() -> Sound:
    slide = mix(
        (gust(0.28, 201, 1900, 450, 0.4), 0.0, 0.7),
        (shaped(paper(0.28, 203, 500, 2000), swell(0.28, 0.4)), 0.0, 0.4),
    )
    fall = mix((marimba(pitch("A5"), 0.28), 0.07, 0.3), (marimba(pitch("D5"), 0.3), 0.14, 0.3))
    return room(mix((slide, 0.0, 0.8), (fall, 0.0, 0.8), (tap(205), 0.24, 0.35)), 0.15, 0.6)


def curtain() -> Sound:
    cloth = shaped(paper(0.9, 211, 300, 1700), swell(0.9, 0.4))
    air = gust(0.95, 213, 260, 1100, 0.45, 0.8)
    runners: list[Layer] = [
        (struck(2600 + 90 * n, ((1.0, 0.4, 0.08),)), 0.1 + 0.075 * n, 0.03) for n in range(7)
    ]
    return room(mix((cloth, 0.0, 0.8), (air, 0.0, 0.9), *runners, (thump(95, 52, 0.5), 0.72, 0.25)), 0.3, 1.2)


def hint() -> Sound:
    notes: list[Layer] = [
        (string(pitch(n), 0.9), 0.1 * place, 0.7) for place, n in enumerate(("A4", "D5", "E5"))
    ]
    return room(mix(*notes, (bell(pitch("E6"), 0.9), 0.2, 0.14)), 0.3, 1.2)


def undo() -> Sound:
    back = shaped(voice(line(pitch("A5"), pitch("D5"), 0.2), 0.24, (1.0, 0.2, 0.06)), swell(0.24, 0.7))
    pull = gust(0.26, 221, 2400, 700, 0.75)
    return room(mix((back, 0.0, 0.5), (pull, 0.0, 0.6), (die(223, 820), 0.22, 0.4)), 0.15, 0.6)


def dice_shake() -> Sound:
    chance = random.Random(231)
    rattle: list[Layer] = []
    for stroke in range(5):
        for hit in range(4):
            at = 0.02 + stroke * 0.15 + hit * 0.026 + chance.uniform(-0.006, 0.006)
            rattle.append(
                (die(chance.randrange(999), 900 * chance.uniform(0.84, 1.24)), at, chance.uniform(0.4, 0.9))
            )
    hand = mix(*((gust(0.14, 240 + n, 500, 900), n * 0.15, 0.3) for n in range(5)))
    return room(mix(*rattle, (hand, 0.0, 0.6)), 0.1, 0.35)


def dice_hit() -> Sound:
    chance = random.Random(251)
    hits: list[Layer] = []
    at, gain = 0.0, 1.0
    for bounce in range(6):
        hits.append((die(260 + bounce, 780 * chance.uniform(0.92, 1.08)), at, gain))
        at += 0.13 * 0.66**bounce
        gain *= 0.62
    return room(mix(*hits, (thump(150, 90, 0.16), 0.0, 0.6)), 0.12, 0.45)


def motif(play: Callable[[float, float], Wave], notes: Sequence[tuple[str, float, float]]) -> Sound:
    """Three notes of the scale D E F sharp A B, each with its start and its length."""
    return room(mix(*((play(pitch(name), length), at, 0.8) for name, at, length in notes)), 0.25, 1.1)


def motif_white() -> Sound:
    return motif(bell, (("A5", 0.0, 0.7), ("F#5", 0.17, 0.7), ("D6", 0.34, 1.2)))


def motif_yellow() -> Sound:
    return motif(marimba, (("D5", 0.0, 0.5), ("F#5", 0.13, 0.5), ("A5", 0.26, 0.8)))


def motif_red() -> Sound:
    return motif(horn, (("D4", 0.0, 0.18), ("D4", 0.2, 0.18), ("A4", 0.38, 0.75)))


def motif_purple() -> Sound:
    return motif(keys, (("B4", 0.0, 0.6), ("A4", 0.18, 0.6), ("E4", 0.36, 1.2)))


def motif_blue() -> Sound:
    return motif(flute, (("E5", 0.0, 0.24), ("B5", 0.2, 0.26), ("A5", 0.42, 0.7)))


def motif_green() -> Sound:
    return motif(string, (("F#4", 0.0, 0.7), ("D4", 0.15, 0.7), ("B4", 0.3, 1.0)))


def motif_orange() -> Sound:
    return motif(reed, (("A4", 0.0, 0.2), ("B4", 0.17, 0.22), ("F#4", 0.36, 0.7)))


SOUNDS: tuple[Callable[[], Sound], ...] = (
    *(card_flick, card_slide, card_place, flip, shuffle, ship_place, ship_stack, ship_lost, warp, reveal),
    *(count_up, lock, dial_turn, button, tick, knock, whoosh, coin, win_duel, lose_duel, win_game, lose_game),
    *(destiny, envoy, open_tray, close_tray, curtain, hint, undo, dice_shake, dice_hit),
    *(motif_white, motif_yellow, motif_red, motif_purple, motif_blue, motif_green, motif_orange),
)


def main(names: Sequence[str]) -> None:
    for make in SOUNDS:
        name = make.__name__
        if names and name not in names:
            continue
        channels = finished(make())
        save(OUT / f"{name}.ogg", channels)
        loud = max(map(loudness, channels))
        print(f"{name:14} {len(channels[0]) / 44100:5.2f} s  {loud:6.1f} dB")


if __name__ == "__main__":
    main(sys.argv[1:])
