"""Builds the fonts from the WOFF2 parts of the Fontsource packages named below.

Run `npm install @fontsource/atkinson-hyperlegible @fontsource/exo-2 @fontsource/oxanium` and
`npm install @fontsource/opendyslexic` anywhere, then
`python assets/source/fonts.py node_modules/@fontsource`. Needs fontTools with brotli.
"""

from __future__ import annotations

import io
import sys
import tempfile
import unicodedata
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

OUT = Path(__file__).resolve().parents[1] / "fonts"
PARTS = ("latin", "latin-ext")
# Our file name, package, weight and style in the package, family and style shown to people.
FONTS = (
    ("atkinson-regular", "atkinson-hyperlegible", "400-normal", "Atkinson Hyperlegible", "Regular"),
    ("atkinson-bold", "atkinson-hyperlegible", "700-normal", "Atkinson Hyperlegible", "Bold"),
    ("atkinson-italic", "atkinson-hyperlegible", "400-italic", "Atkinson Hyperlegible", "Italic"),
    ("exo2-semibold", "exo-2", "600-normal", "Exo 2", "SemiBold"),
    ("exo2-bold", "exo-2", "700-normal", "Exo 2", "Bold"),
    ("oxanium-semibold", "oxanium", "600-normal", "Oxanium", "SemiBold"),
    ("oxanium-bold", "oxanium", "700-normal", "Oxanium", "Bold"),
)
# Cut down to the letters that the program writes; so it may not bear the name that its makers reserve.
READER = "Starboard Reader"
READER_FONTS = (
    ("reader-regular", "400-normal", "Regular"),
    ("reader-bold", "700-normal", "Bold"),
    ("reader-italic", "400-italic", "Italic"),
)
LICENCES = {
    "atkinson": "atkinson-hyperlegible",
    "exo2": "exo-2",
    "oxanium": "oxanium",
    "reader": "opendyslexic",
}
# Letters that already carry each mark: the first is a capital, the second a small letter.
DONORS = {
    "\u0300": "Àà",
    "\u0301": "Áá",
    "\u0302": "Ââ",
    "\u0303": "Ãã",
    "\u0304": "Ēē",
    "\u0306": "Ăă",
    "\u0307": "Ėė",
    "\u0308": "Ää",
    "\u030a": "Ůů",
    "\u030b": "Őő",
    "\u030c": "Čč",
    # Latvian letters are drawn with a comma, though Unicode calls their mark a cedilla.
    "\u0327": "Ņņ",
}
LETTERS = [*range(0x100, 0x180), *range(0x1E80, 0x1E86)]
DOTLESS = {"i": "\u0131", "j": "\u0237"}


def merged(parts: list[Path]) -> Any:
    """One font out of the parts, which were cut from the same original and so share metrics and hints."""
    with tempfile.TemporaryDirectory() as folder:
        plain = []
        for number, part in enumerate(parts):
            font = TTFont(part)
            font.flavor = None
            plain.append(f"{folder}/{number}.ttf")
            font.save(plain[-1])
        whole = io.BytesIO()
        Merger(options=Options(drop_tables=["STAT"])).merge(plain).save(whole)
        # Read back, because the merger's own object cannot take further glyphs.
        return TTFont(whole)


def mark_on(font: Any, letter: str) -> tuple[GlyphComponent, Glyph] | None:
    """The part of a letter that is its mark, and the glyph the mark sits on."""
    glyphs, names = font["glyf"], font.getBestCmap()
    glyph = glyphs[names[ord(letter)]] if ord(letter) in names else None
    if glyph is None or not glyph.isComposite() or len(glyph.components) != 2:
        return None
    base, sign = glyph.components
    return sign, glyphs[base.glyphName]


def compose(font: Any, code: int) -> bool:
    """Adds a letter the source lacks by setting an accent of the same font on its base letter."""
    names, glyphs = font.getBestCmap(), font["glyf"]
    pair = [chr(int(part, 16)) for part in unicodedata.decomposition(chr(code)).split() if "<" not in part]
    if len(pair) != 2 or pair[1] not in DONORS:
        return False
    letter, mark = pair
    # A mark below the letter leaves the dot of i and j alone.
    under = unicodedata.combining(mark) < 220
    stem = letter if under else DOTLESS.get(letter, letter)
    if ord(stem) not in names:
        return False
    base = glyphs[names[ord(stem)]]
    tall = base.yMax >= glyphs[names[ord("x")]].yMax * 1.2
    found = mark_on(font, DONORS[mark][0 if tall else 1])
    if found is None:
        return False
    sign, wearer = found
    body, accent = GlyphComponent(), GlyphComponent()
    body.glyphName, body.x, body.y, body.flags = names[ord(stem)], 0, 0, 0x204
    accent.glyphName, accent.y, accent.flags = sign.glyphName, sign.y, 0x4
    accent.x = sign.x + (base.xMin + base.xMax - wearer.xMin - wearer.xMax) // 2
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [body, accent]
    name = f"uni{code:04X}"
    glyphs[name] = glyph
    glyph.recalcBounds(glyphs)
    font["hmtx"][name] = (font["hmtx"][names[ord(stem)]][0], glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
    return True


def rename(font: Any, family: str, style: str) -> None:
    """Plain names: some sources carry the name of the variable font they were cut from."""
    plain = style in ("Regular", "Bold", "Italic")
    names = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        4: f"{family} {style}",
        6: f"{family.replace(' ', '')}-{style}",
        16: family,
        17: style,
    }
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def build_reader(files: Path) -> None:
    """The font for whom letters dance, with the letters of the others and under a name of its own."""
    wanted = set(TTFont(OUT / "atkinson-regular.ttf").getBestCmap())
    for name, cut, style in READER_FONTS:
        font = TTFont(files / f"opendyslexic-latin-{cut}.woff2")
        cutter = subset.Subsetter(subset.Options(layout_features=["kern"], name_IDs=[], hinting=True))
        cutter.populate(unicodes=wanted)
        cutter.subset(font)
        rename(font, READER, style)
        drawn = font["CFF "].cff
        drawn.fontNames = [f"{READER.replace(' ', '')}-{style}"]
        drawn[0].FamilyName, drawn[0].FullName = READER, f"{READER} {style}"
        font.flavor = None
        font.save(OUT / f"{name}.otf")
        missing = wanted - set(font.getBestCmap())
        print(name, "missing", "".join(map(chr, sorted(missing))))


def build(source: Path) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, package, cut, family, style in FONTS:
        font = merged([source / package / "files" / f"{package}-{part}-{cut}.woff2" for part in PARTS])
        there = font.getBestCmap()
        made = [code for code in LETTERS if code not in there and compose(font, code)]
        missing = [code for code in LETTERS if code not in font.getBestCmap()]
        rename(font, family, style)
        font.save(OUT / f"{name}.ttf")
        print(name, "made", "".join(map(chr, made)), "missing", "".join(map(chr, missing)))
    build_reader(source / "opendyslexic" / "files")
    for family, package in LICENCES.items():
        text = (source / package / "LICENSE").read_text("utf-8")
        (OUT / f"OFL-{family}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
