"""Randomness that lives in the table: one 64-bit integer, copied and saved with it (SplitMix64)."""

_MASK = (1 << 64) - 1


def below(rng: int, n: int) -> tuple[int, int]:
    """A number from 0 to n-1, and the generator after it; changes nothing."""
    rng = (rng + 0x9E3779B97F4A7C15) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64, rng


def rolled(rng: int, count: int, sides: int) -> tuple[tuple[int, ...], int]:
    """Dice showing 1 to ``sides``, and the generator after them; changes nothing."""
    faces = []
    for _ in range(count):
        face, rng = below(rng, sides)
        faces.append(face + 1)
    return tuple(faces), rng
