"""The libraries of others that go along with the program, each with its licence.

A build in which a library has none does not pass: somebody must look up what its makers allow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePosixPath

from installers.steps import StepFailed

# The texts in the folder of licences, with what the libraries are called that they hold for.
LIBRARIES_OF = {
    "ALSA": "asound",
    "FLAC": "flac",
    "FluidSynth": "fluidsynth",
    "FreeType": "freetype",
    "GCC": r"gcc_s|stdc\+\+",
    "HarfBuzz": "harfbuzz",
    "Ogg": "ogg",
    "Opus": "opus",
    "PortMidi": "portmidi",
    "Python": r"python3\d*|vcruntime140(_1)?",  # Microsoft's terms stand in the licence of Python for Windows
    "SDL2": "sdl2(_image|_mixer|_ttf)?",
    "Vorbis": "vorbis(enc|file)?",
    "WavPack": "wavpack",
    "brotli": "brotli(common|dec)",
    "bzip2": "bz2",
    "libffi": "ffi",
    "libjpeg": "jpeg",
    "libpng": "png16",
    "libsndfile": "sndfile",
    "libtiff": "tiff",
    "libwebp": "webp(demux)?|sharpyuv",
    "libxmp": "xmp",
    "mpg123": "mpg123",
    "opusfile": "opusfile",
    "xz": "lzma",
    "zlib": "z",
}
LIBRARY = re.compile(r"\.(dll|dylib|so(\.\d+)*)$", re.I)
OF_A_PACKAGE = re.compile(r"\.(cpython-|cp3|abi3)", re.I)  # whose licence its parts have


def expect_licences(files: Iterable[str], texts: Iterable[str]) -> None:
    """Raise unless there is a text for every library among the files of a program."""
    there = {PurePosixPath(text.replace("\\", "/")).stem for text in texts}
    without = sorted(name for name in libraries(files) if licence_of(name) not in there)
    if without:
        raise StepFailed(f"Nobody has said in installers/libraries.py whose licence these have: {without}.")


def libraries(files: Iterable[str]) -> list[str]:
    """The names of the files that are libraries of others."""
    names = [PurePosixPath(file.replace("\\", "/")).name for file in files]
    return [name for name in names if LIBRARY.search(name) and not OF_A_PACKAGE.search(name)]


def licence_of(library: str) -> str:
    """The name of the text that holds for a library; "" if nobody knows."""
    held = (text for text, names in LIBRARIES_OF.items() if re.match(rf"(lib)?({names})[-.]", library, re.I))
    return next(held, "")
