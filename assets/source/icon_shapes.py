"""Small vocabulary of white SVG shapes on a 48 by 48 field, limited to what NanoSVG draws correctly."""

from math import cos, pi, sin

WHITE = "#FFFFFF"
WEIGHT = 2.8


def num(value: float) -> str:
    """Shortest decimal text of a coordinate."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def s(path: str, weight: float = WEIGHT, dash: str = "") -> str:
    """A stroked path with round caps and joins."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{WHITE}" stroke-width="{num(weight)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{dashes}/>'
    )


def f(path: str) -> str:
    """A filled path whose inner outlines are holes."""
    return f'<path d="{path}" fill="{WHITE}" fill-rule="evenodd"/>'


def p(path: str, weight: float = 2.0) -> str:
    """A filled path with softly rounded corners."""
    return (
        f'<path d="{path}" fill="{WHITE}" fill-rule="evenodd" stroke="{WHITE}" stroke-width="{num(weight)}" '
        f'stroke-linejoin="round"/>'
    )


def c(x: float, y: float, r: float, weight: float = WEIGHT) -> str:
    """A stroked circle."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="none" stroke="{WHITE}" '
        f'stroke-width="{num(weight)}"/>'
    )


def o(x: float, y: float, r: float) -> str:
    """A filled dot."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{WHITE}"/>'


def r(x: float, y: float, w: float, h: float, rx: float = 3, weight: float = WEIGHT) -> str:
    """A stroked rounded rectangle."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" fill="none" '
        f'stroke="{WHITE}" stroke-width="{num(weight)}" stroke-linejoin="round"/>'
    )


def b(x: float, y: float, w: float, h: float, rx: float = 1.5) -> str:
    """A filled rounded rectangle."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" fill="{WHITE}"/>'
    )


def turn(shape: str, angle: float, x: float = 24, y: float = 24) -> str:
    """The same shapes turned clockwise around a point."""
    return f'<g transform="rotate({num(angle)} {num(x)} {num(y)})">{shape}</g>'


def move(shape: str, x: float, y: float, scale: float = 1) -> str:
    """The same shapes moved and scaled."""
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})">{shape}</g>'


def disc(x: float, y: float, radius: float) -> str:
    """Path of a circle, for use as a hole."""
    q = num(radius)
    return (
        f"M{num(x - radius)} {num(y)}a{q} {q} 0 1 0 {num(2 * radius)} 0a{q} {q} 0 1 0 {num(-2 * radius)} 0z"
    )


def points(pairs: list[tuple[float, float]], close: bool = True) -> str:
    """Path of straight lines through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs) + ("z" if close else "")


def polygon(n: int, radius: float, x: float = 24, y: float = 24, start: float = -90) -> str:
    """Path of a regular polygon, first corner up."""
    angles = [(start + 360 * i / n) * pi / 180 for i in range(n)]
    return points([(x + radius * cos(a), y + radius * sin(a)) for a in angles])


def burst(n: int, outer: float, inner: float, x: float = 24, y: float = 24, start: float = -90) -> str:
    """Path of a star with n tips."""
    pairs = []
    for i in range(2 * n):
        a = (start + 180 * i / n) * pi / 180
        radius = inner if i % 2 else outer
        pairs.append((x + radius * cos(a), y + radius * sin(a)))
    return points(pairs)


def spiral(
    r0: float, r1: float, a0: float, a1: float, x: float = 24, y: float = 24, squash: float = 1
) -> str:
    """Path of a spiral arm from one radius and angle to another."""
    steps = 28
    pairs = []
    for i in range(steps + 1):
        t = i / steps
        a = (a0 + (a1 - a0) * t) * pi / 180
        radius = r0 + (r1 - r0) * t
        pairs.append((x + radius * cos(a), y + radius * sin(a) * squash))
    return points(pairs, close=False)


def gear(teeth: int, outer: float, root: float, hole: float, x: float = 24, y: float = 24) -> str:
    """Path of a toothed wheel with a round hole."""
    pairs = []
    step = 2 * pi / teeth
    for i in range(teeth):
        mid = i * step - pi / 2
        for offset, radius in ((-0.32, root), (-0.2, outer), (0.2, outer), (0.32, root)):
            a = mid + offset * step
            pairs.append((x + radius * cos(a), y + radius * sin(a)))
    return points(pairs) + disc(x, y, hole)


def rays(n: int, r0: float, r1: float, x: float = 24, y: float = 24, start: float = -90) -> str:
    """Path of straight rays around a point."""
    path = ""
    for i in range(n):
        a = (start + 360 * i / n) * pi / 180
        path += (
            f"M{num(x + r0 * cos(a))} {num(y + r0 * sin(a))}L{num(x + r1 * cos(a))} {num(y + r1 * sin(a))}"
        )
    return path
