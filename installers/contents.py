"""What goes into the program that is given away, and what stays at home."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from installers.pictures import lighter
from installers.project import ROOT, commit

Entry = tuple[str, str]  # where a file is, and the folder of the program that it goes to

LICENCES = "licences"
OF_OTHERS = ROOT / "installers" / "licences"  # as Debian tells them
# The packages whose licences and versions the program tells; importlib.metadata finds them there, too.
PARTS = ("pygame-ce", "pymunk", "pytmx", "msgspec", "platformdirs", "cffi", "accesskit", "pyinstaller")

# What a dependency could use but the program does not, and what the arena needs for a cluster; numpy alone
# would add 42 MB.
UNUSED_MODULES = [
    "PIL",
    "_hashlib",  # Python's own hashes do; it would bring 6 MB of cryptography
    "_ssl",
    "dask",
    "distributed",
    "matplotlib",
    "mypy",
    "numpy",
    "pip",
    "pydoc",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "pytest",
    "setuptools",
    "sqlite3",
    "ssl",
    "tkinter",
    "unittest",
]

# Formats of pictures and sounds that none of ours has, and MIDI. On Windows SDL opens such a library only
# when it meets a file of that kind; elsewhere it would not start without them.
UNUSED_LIBRARY = re.compile(r"(lib)?(jpeg|ogg|opus|opusfile|portmidi|tiff|wavpack|xmp)(-\d+)?\.dll", re.I)
AT_HOME = ("source", "pictures")  # the scripts that drew the pictures, the pictures of the README


def assets() -> list[Entry]:
    """Every file below assets/ that the program reads, the pictures as light as they may be."""
    return [(str(lighter(file)), str(file.relative_to(ROOT).parent)) for file in shipped()]


def shipped() -> list[Path]:
    """Every file below assets/ that the program reads."""
    files = sorted(file for file in (ROOT / "assets").rglob("*") if file.is_file())
    return [file for file in files if is_shipped(file.relative_to(ROOT / "assets"))]


def is_shipped(file: Path) -> bool:
    """Whether the program reads a file of assets/; icons are for those who build it."""
    return file.parts[0] not in AT_HOME and not (file.parent.as_posix() == "art/icon" and file.stem == "icon")


def is_needed(name: str, system: str = sys.platform) -> bool:
    """Whether a file that PyInstaller has found belongs into the program.

    On Windows pygame's libraries are found twice, beside pygame and at the top, where all programs look.
    """
    if system != "win32":
        return True
    place = PurePosixPath(name.replace("\\", "/"))
    twice = place.parts[0] == "pygame" and place.suffix.lower() == ".dll"
    return not twice and not UNUSED_LIBRARY.fullmatch(place.name)


def facts(work: Path) -> list[Entry]:
    """A file that says which commit the program was built from."""
    work.mkdir(parents=True, exist_ok=True)
    file = work / "built.toml"
    file.write_text(f'commit = "{commit().name}"\n', "utf-8", newline="\n")
    return [(str(file), "assets")]


def licences(work: Path) -> list[Entry]:
    """The licences of everything in the program, by part, and the metadata that tell its versions."""
    found = [(ROOT / "LICENSE", "Starboard.txt")]
    found += [(file, "Python.txt") for file in _of_python()]
    found += [(file, file.name) for file in sorted(OF_OTHERS.glob("*.txt"))]
    found += [(OF_OTHERS / "LGPL-2.1.txt", "pygame-ce.txt")]  # the package has no text of its own
    found += [(file, f"{name}.txt") for name in PARTS for file in _of(name)]
    folder = work / LICENCES
    folder.mkdir(parents=True, exist_ok=True)
    for file, name in found:
        (folder / name).write_bytes(file.read_bytes())
    return [*((str(folder / name), LICENCES) for _, name in found), *_metadata()]


def _of(name: str) -> Iterator[Path]:
    """The licence that a package carries."""
    for file in distribution(name).files or []:
        own = file.parts[0].endswith(".dist-info") or len(file.parts) == 1
        if own and re.match(r"(licen[cs]e|copying)", file.name, re.I):
            yield Path(str(file.locate()))
            return


def _of_python() -> list[Path]:
    base = Path(sys.base_prefix)
    library = base / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "LICENSE.txt"
    return [file for file in (base / "LICENSE.txt", library) if file.exists()][:1]


def _metadata() -> list[Entry]:
    files = [(name, file) for name in PARTS for file in distribution(name).files or []]
    return [
        (str(file.locate()), file.parent.as_posix())
        for _, file in files
        if file.name == "METADATA" and file.parent.name.endswith(".dist-info")
    ]
