"""Randomness that lives in the table: one 64-bit integer, copied and saved with it (SplitMix64)."""

import hashlib
import struct

_MASK = (1 << 64) - 1


def below(rng: int, n: int) -> tuple[int, int]:
    """A number from 0 to n-1, and the generator after it; changes nothing."""
    rng = (rng + 0x9E3779B97F4A7C15) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64, rng


def shuffled(values: list[int], rng: int) -> tuple[list[int], int]:
    """The values in random order, and the generator after it; changes nothing.

    One step of the generator is stretched to a number for every place: shuffles are most of what is
    drawn, and stepping for each card made up half of an imagined world.
    """
    rng = (rng + 0x9E3779B97F4A7C15) & _MASK
    count = len(values)
    stretched = hashlib.shake_128(rng.to_bytes(8, "little")).digest(4 * count)
    order = values.copy()
    place = count - 1
    for number in struct.unpack(f"<{count}I", stretched):
        other = (number * (place + 1)) >> 32
        order[place], order[other] = order[other], order[place]
        place -= 1
    return order, rng


def rolled(rng: int, count: int, sides: int) -> tuple[tuple[int, ...], int]:
    """Dice showing 1 to ``sides``, and the generator after them; changes nothing."""
    faces = []
    for _ in range(count):
        face, rng = below(rng, sides)
        faces.append(face + 1)
    return tuple(faces), rng
