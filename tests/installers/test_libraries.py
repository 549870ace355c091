"""No library of others goes along without its licence, and the about page names the makers of all."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

import pytest

from installers.contents import OF_OTHERS
from installers.libraries import LIBRARIES_OF, expect_licences, libraries, licence_of
from installers.steps import StepFailed
from scenes.screens.about import PARTS

TEXTS = [file.name for file in OF_OTHERS.glob("*.txt")] + ["Python.txt"]  # Python brings its own


def test_all_that_pygame_brings_has_a_licence_that_goes_along() -> None:
    found = libraries(str(file) for file in distribution("pygame-ce").files or [])
    assert found
    expect_licences(found, TEXTS)


@pytest.mark.parametrize(
    ("library", "text"),
    [
        ("libSDL2_mixer-2-6719e6f6.0.so.0.800.2", "SDL2"),
        ("SDL2_ttf.dll", "SDL2"),
        ("libopusfile.0.dylib", "opusfile"),
        ("libopus-0.dll", "Opus"),
        ("libz.1.3.1.zlib-ng.dylib", "zlib"),
        ("libzstd.so.1", ""),
        ("libstdc++.so.6", "GCC"),
        ("libpython3.13.so.1.0", "Python"),
        ("python313.dll", "Python"),
        ("libcrypto-3.dll", ""),
    ],
)
def test_a_library_is_known_by_its_whole_name(library: str, text: str) -> None:
    assert licence_of(library) == text


def test_a_library_that_nobody_knows_stops_the_build() -> None:
    with pytest.raises(StepFailed, match="libnew"):
        expect_licences(["_internal/libnew.so.1", "_internal\\SDL2.dll"], ["licences/SDL2.txt"])
    with pytest.raises(StepFailed, match="SDL2"):
        expect_licences(["SDL2.dll"], [])


def test_a_part_of_a_package_is_no_library() -> None:
    assert libraries(["pygame/base.cpython-313-x86_64-linux-gnu.so", "x/_c.abi3.so", "y.pyd"]) == []


@pytest.mark.parametrize("text", LIBRARIES_OF)
def test_the_about_page_names_whoever_made_it(text: str) -> None:
    named = [word.strip() for part in PARTS for word in part.name.split(",")]
    assert text.removesuffix("2") in named or text in named


def test_every_text_is_of_use() -> None:
    assert {Path(text).stem for text in TEXTS} == {*LIBRARIES_OF, "LGPL-2.1"}
