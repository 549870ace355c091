"""The fonts load, and have a letter for everything that is written with them."""

from __future__ import annotations

import itertools
import struct
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polib  # type: ignore[import-untyped]  # it carries no type information
import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = ASSETS / "fonts"
BODY = ("atkinson-regular", "atkinson-bold", "atkinson-italic")
TITLE = ("exo2-semibold", "exo2-bold")
READER = ("reader-regular", "reader-bold", "reader-italic")
NUMERAL = ("oxanium-semibold", "oxanium-bold")
# Written as escapes, for some look like other letters: quotes of both languages, dashes, ellipsis, signs.
PUNCTUATION = "\u201e\u201c\u201d\u2018\u2019\u2013\u2014\u2026\u2212\u00d7\u00b7\u00ab\u00bb\u20ac"
EUROPEAN = "ÄÖÜäöüßÀÉÊËÎÏÔŒœçñãõåæøłŁżźśćęąěščřžýůďťňőűăâîșțğışđþðāēīūģķļņ"
PSEUDO = "Ŝéñđ šĥîþš. Ţĥéŕé îš åļŵåýš öñé möŕé."


def file_of(name: str) -> Path:
    return next(FONTS.glob(f"{name}.?tf"))


def covered(name: str) -> set[str]:
    """The characters of a font: its character map in the formats 4 and 12."""
    data = file_of(name).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * number) for number in range(tables))
    start = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    found: set[str] = set()
    for number in range(struct.unpack_from(">H", data, start + 2)[0]):
        offset = start + struct.unpack_from(">HHI", data, start + 4 + 8 * number)[2]
        kind = struct.unpack_from(">H", data, offset)[0]
        if kind == 4:
            found |= _segments(data, offset)
        elif kind == 12:
            groups = struct.unpack_from(">I", data, offset + 12)[0]
            for group in range(groups):
                first, last, _ = struct.unpack_from(">III", data, offset + 16 + 12 * group)
                found |= {chr(code) for code in range(first, last + 1)}
    return found


def _segments(data: bytes, offset: int) -> set[str]:
    double = struct.unpack_from(">H", data, offset + 6)[0]
    found = set()
    for segment in range(0, double, 2):
        at = offset + 14 + segment
        last = struct.unpack_from(">H", data, at)[0]
        first, delta, far = (struct.unpack_from(">H", data, at + 2 + part * double)[0] for part in (1, 2, 3))
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if far:
                glyph = struct.unpack_from(">H", data, at + 2 + 3 * double + far + 2 * (code - first))[0]
            if glyph and (glyph + delta) % 0x10000:
                found.add(chr(code))
    return found


def sentences() -> Iterator[str]:
    """Everything the program can say in its languages."""
    for file in sorted((ASSETS / "text").glob("*.po")):
        for entry in polib.pofile(str(file)):
            yield from (entry.msgstr, *entry.msgstr_plural.values())
    for file in sorted((ASSETS / "data").rglob("*.toml")):
        yield from _strings(tomllib.loads(file.read_text("utf-8")))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from itertools.chain.from_iterable(map(_strings, value.values()))
    elif isinstance(value, list):
        yield from itertools.chain.from_iterable(map(_strings, value))


def lacking(name: str, text: str) -> str:
    return "".join(sorted({letter for letter in text if not letter.isspace()} - covered(name)))


@pytest.fixture
def fonts() -> None:
    pygame.font.init()


def test_the_fonts_are_those_the_program_knows() -> None:
    assert {file.stem for file in FONTS.glob("*.?tf")} == {*BODY, *TITLE, *NUMERAL, *READER}


@pytest.mark.parametrize("name", [*BODY, *TITLE, *NUMERAL, *READER])
@pytest.mark.usefixtures("fonts")
def test_a_font_loads_and_draws(name: str) -> None:
    drawn = pygame.font.Font(file_of(name), 32).render("Größe 8", True, "white")
    assert drawn.get_width() > 80
    assert pygame.mask.from_surface(drawn).count() > 300


def test_there_are_sentences_to_be_covered() -> None:
    everything = "".join(sentences())
    assert len(everything) > 10_000
    assert {"ß", "Ä"} <= set(everything)


@pytest.mark.parametrize("name", [*BODY, *TITLE, *READER])
def test_every_character_of_every_text_is_in_the_font(name: str) -> None:
    assert lacking(name, "".join(sentences())) == ""


@pytest.mark.parametrize("name", [*BODY, *TITLE, *READER])
def test_punctuation_and_european_letters_are_in_the_font(name: str) -> None:
    assert lacking(name, PUNCTUATION + EUROPEAN + PSEUDO) == ""


def test_a_character_that_is_missing_is_noticed() -> None:
    assert lacking("atkinson-regular", "a\u2192b") == "\u2192"


@pytest.mark.parametrize("name", NUMERAL)
def test_numerals_and_their_signs_are_in_the_font(name: str) -> None:
    assert lacking(name, "0123456789+-\u2212\u00d7/.,:%") == ""


@pytest.mark.parametrize("name", NUMERAL)
@pytest.mark.usefixtures("fonts")
def test_all_digits_are_of_one_width(name: str) -> None:
    font = pygame.font.Font(file_of(name), 40)
    assert len({font.size(digit * 10)[0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("family", ["atkinson", "exo2", "oxanium", "reader"])
def test_a_family_ships_with_its_licence(family: str) -> None:
    licence = (FONTS / f"OFL-{family}.txt").read_text("utf-8")
    assert licence.startswith("Copyright ")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_no_font_that_we_changed_bears_a_reserved_name() -> None:
    """OpenDyslexic's name is reserved for the unchanged font; the others reserve none."""
    licences = {file.stem: file.read_text("utf-8") for file in FONTS.glob("OFL-*.txt")}
    assert [name for name, text in licences.items() if "with Reserved Font Name" in text] == ["OFL-reader"]
    for name in READER:
        data = file_of(name).read_bytes()
        assert b"OpenDyslexic" not in data
        assert "OpenDyslexic".encode("utf-16-be") not in data
