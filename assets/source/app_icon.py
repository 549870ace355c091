"""Build the emblem of Starboard: the compass rose of the menu and the application icon in every format."""

from __future__ import annotations

import math
import sys
from pathlib import Path

from PIL import Image

from cosmos import add_stars, clouds, to_array, to_image
from paint import Canvas, circle, ellipse, line, path, polygon, rect, render, save_webp, sheet, turn

FOLDER = Path(__file__).resolve().parents[1] / "art" / "icon"
SIZE = 1024


def _at(radius: float, degrees: float, middle: float = SIZE / 2) -> tuple[float, float]:
    a = math.radians(degrees - 90)
    return middle + radius * math.cos(a), middle + radius * math.sin(a)


def _point(canvas: Canvas, angle: float, reach: float, waist: float, hues: tuple[str, str, str, str]) -> str:
    """One tip of the rose, folded along its middle into a lit and a shaded half."""
    lit_half = angle in (0, 45, 90, 135, 315)
    middle, tip = (SIZE / 2, SIZE / 2), _at(reach, angle)
    left, right = _at(waist, angle - 45), _at(waist, angle + 45)
    bright = canvas.linear((0, hues[0]), (1, hues[1]), start=tip, end=middle, user=True)
    shade = canvas.linear((0, hues[2]), (1, hues[3]), start=tip, end=middle, user=True)
    first, second = (bright, shade) if lit_half else (shade, bright)
    out = path(polygon([middle, left, tip]), fill=first) + path(polygon([middle, tip, right]), fill=second)
    return out + path(
        polygon([left, tip, right, middle]), fill="none", stroke="#0A1024", stroke_width=3, opacity=0.55
    )


def rose(canvas: Canvas, scale: float = 1.0) -> str:
    """The compass: a graduated ring, an eight-pointed star and one golden world on the ring."""
    silver = canvas.linear((0, "#F6F9FF"), (0.45, "#A9BCEB"), (0.75, "#5D74BE"), (1, "#B9CAF5"))
    dish = canvas.radial((0, "#1F2F66"), (0.6, "#111B3E"), (1, "#0A1026"), centre=(0.42, 0.38), radius=0.66)
    m = SIZE / 2
    out = circle(m, m, 408, fill=dish)
    out += circle(m, m, 408, fill="none", stroke=silver, stroke_width=30)
    out += circle(m, m, 390, fill="none", stroke="#0A1026", stroke_width=5, opacity=0.7)
    out += circle(m, m, 426, fill="none", stroke="#0A1026", stroke_width=4, opacity=0.5)
    out += circle(m, m, 300, fill="none", stroke="#5D74BE", stroke_width=4, opacity=0.75)
    out += circle(m, m, 176, fill="none", stroke="#5D74BE", stroke_width=3, opacity=0.55)
    fine, bold = "", ""
    for i in range(72):
        if i % 18 == 0:
            continue
        long = i % 9 == 0
        (x1, y1), (x2, y2) = _at(372, i * 5), _at(330 if long else 352, i * 5)
        piece = f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
        fine, bold = (fine, bold + piece) if long else (fine + piece, bold)
    out += line(fine, "#8DA3E0", 5, opacity=0.8) + line(bold, "#E8EEFF", 12, opacity=0.95)
    studs = ""
    for i in range(8):
        x, y = _at(444, i * 45)
        studs += circle(x, y, 17 if i % 2 == 0 else 12, fill=silver)
    out = studs + out
    glow = canvas.radial((0, "#6E8CF4"), (1, "#6E8CF400"))
    out += circle(m, m, 290, fill=glow, opacity=0.55)
    cool = ("#C9D6FF", "#7F97E0", "#4F66B4", "#2C3D80")
    for angle in (45, 135, 225, 315):
        out += _point(canvas, angle, 232, 52, cool)
    main = ("#FFFFFF", "#DDE6FF", "#93A8E8", "#5068BC")
    for angle in (90, 180, 270, 0):
        out += _point(canvas, angle, 366 if angle else 386, 66, main)
    out += circle(m, m, 30, fill="#0A1026") + circle(m, m, 30, fill="none", stroke=silver, stroke_width=7)
    out += circle(m, m, 11, fill="#FFC857")
    x, y = _at(408, 45)
    ball = canvas.radial(
        (0, "#FFF6D8"), (0.35, "#FFC857"), (0.8, "#D98A12"), (1, "#8A4E04"), centre=(0.4, 0.36), radius=0.66
    )
    out += circle(x, y, 92, fill=canvas.radial((0, "#FFC857"), (1, "#FFC85700")), opacity=0.45)
    out += circle(x, y, 50, fill="#0A1026") + circle(x, y, 43, fill=ball)
    out += turn(ellipse(x - 13, y - 17, 14, 9, fill="#FFFFFF", opacity=0.8), -35, x - 13, y - 17)
    return f'<g transform="translate({m} {m}) scale({scale}) translate({-m} {-m})">{out}</g>'


def logo() -> Image.Image:
    """The emblem alone on transparent ground."""
    canvas = Canvas(SIZE, SIZE, seed=1)
    canvas.add(rose(canvas, 1.06))
    return render(canvas, 640)


def icon() -> Image.Image:
    """The emblem on a rounded tile of space."""
    sky = clouds(
        SIZE, SIZE, 7, [(0, "#0A1030"), (0.45, "#152360"), (0.7, "#3B2A8C"), (1, "#2F86B4")], 1.5, 1.2
    )
    sky = add_stars(sky, 4, 130)
    ground = Canvas(SIZE, SIZE, seed=2)
    shade = ground.linear(
        (0, "#8FA6FF38"), (0.45, "#8FA6FF00"), (1, "#02040EB0"), start=(0.2, 0), end=(0.8, 1)
    )
    clip = ground.define(
        '<clipPath id="{id}"><rect x="48" y="48" width="928" height="928" rx="212"/></clipPath>'
    )
    tile = ground.embed(to_image(sky), 0, 0, SIZE, SIZE)
    ground.add(f'<g clip-path="{clip}">{tile}{rect(48, 48, 928, 928, 0, fill=shade)}</g>')
    edge = ground.linear((0, "#DCE6FF"), (0.4, "#5D74BE"), (1, "#1A2550"))
    ground.add(
        '<rect x="54" y="54" width="916" height="916" rx="206" fill="none" '
        f'stroke="{edge}" stroke-width="12"/>'
    )
    ground.add(
        circle(
            512, 540, 360, fill=ground.radial((0, "#02040E"), (0.8, "#02040E"), (1, "#02040E00")), opacity=0.5
        )
    )
    ground.add(rose(ground, 0.84))
    return render(ground, SIZE)


def _write_icon() -> None:
    """The icon as PNG and in the container formats of Windows and macOS."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = icon()
    picture.save(FOLDER / "icon.png", optimize=True)
    picture.save(FOLDER / "icon.ico", sizes=[(n, n) for n in (16, 24, 32, 48, 64, 128, 256)])
    picture.save(FOLDER / "icon.icns")


def main(arguments: list[str]) -> None:
    """Build the icon and the logo."""
    if arguments[:1] == ["--sheet"]:
        pictures = [Image.open(FOLDER / name).convert("RGBA") for name in ("icon.png", "logo.webp")]
        small = to_image(to_array(pictures[0])).resize((64, 64), Image.Resampling.LANCZOS)
        page = Image.new("RGBA", pictures[0].size)
        page.alpha_composite(small, (480, 480))
        sheet([*pictures, page], arguments[1], 3, 640)
        return
    if not arguments or "icon" in arguments:
        _write_icon()
    if not arguments or "logo" in arguments:
        save_webp(logo(), FOLDER / "logo.webp", 92)


if __name__ == "__main__":
    main(sys.argv[1:])
