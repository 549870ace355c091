"""Files that nobody wants in their folders: every kind of name, of content, and of what is no file at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from scenes.shell.folders import Folders

NAMES = [
    b"{icon:nothing}",
    b"{icon:ship} [term:warp|x] **y** *z*",
    b"[[[|||]]]**{{}}",
    "\u200b\ufeff\u2060".encode(),
    "\u202egnirts\u0301".encode(),
    b"two\nlines\tand\x07a bell",
    b"\xff\xfe no UTF-8 \xc3",
    "Änne 🚀 {0} {name} %s".encode(),
    b"n" * 200,
    b" ",
    b"-",
]
CONTENTS = [
    b"",
    b"\x00" * 5000,
    bytes(range(256)) * 40,
    b"\xef\xbb\xbf[]",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"null",
    b"[1, 2, 3]",
    b'{"version": 3, "facts": {}}',
    b'{"cards": {"a": -1}, "rng": 1e400}',
    b"9" * 5000,
    b"a = " + b"[" * 5000,
    b"Deck: {icon:nothing}\x00\n1 " + b"x" * 60_000,
    b'00000000 {"record":"starboard","format":1}\n',
    "\u200b\ufeff{icon:nothing}".encode(),
    b"\x89PNG\r\n\x1a\n" + b"\xff" * 200,
]


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _circle(path: Path) -> None:
    path.symlink_to(path.name)


def _endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _huge(path: Path) -> None:
    """A terabyte of nothing, where the disk can pretend that."""
    with path.open("wb") as file:
        file.truncate(1 << 33)


def _unreadable(path: Path) -> None:
    path.write_bytes(b"secret")
    path.chmod(0)


ANIMALS: dict[str, Callable[[Path], None]] = {
    "folder": lambda path: (path / "inner").mkdir(parents=True),
    "pipe": _pipe,
    "circle": _circle,
    "nowhere": lambda path: path.symlink_to("gone"),
    "endless": _endless,
    "huge": _huge,
    "unreadable": _unreadable,
}


def places(folders: Folders) -> list[tuple[Path, str]]:
    """Every folder that is read, and how the names of what is read there end."""
    return [
        (folders.saves, ".starboard"),
        (folders.config / "decks", ".txt"),
        (folders.config / "cards", ".json"),
        (folders.logs, ".txt"),
        (folders.reports, ".txt"),
        (folders.cache / "tables", ".png"),
        (folders.cache / "deleted", ".starboard"),
    ]


def single_files(folders: Folders) -> list[Path]:
    """The files that have one name."""
    return [
        folders.config / "settings.toml",
        folders.config / "collection.json",
        folders.cache / "saved.json",
    ]


def let_loose(folders: Folders) -> None:
    """Fill every folder with files of every name and content, and with what is no file."""
    for folder, ending in places(folders):
        folder.mkdir(parents=True, exist_ok=True)
        for place, content in enumerate(CONTENTS):
            (folder / f"content{place}{ending}").write_bytes(content)
        for name in NAMES:
            with suppress(OSError, ValueError):  # some systems allow no such name
                Path(os.fsdecode(os.fsencode(folder) + b"/" + name + ending.encode())).write_bytes(b"x")
        for kind, animal in ANIMALS.items():
            with suppress(OSError, AttributeError):  # some systems have no such thing
                animal(folder / f"{kind}{ending}")


def in_place_of(path: Path) -> Iterator[str]:
    """Everything that can stand under a single name, one after the other."""
    for place, content in enumerate(CONTENTS):
        _clear(path)
        path.write_bytes(content)
        yield f"content{place}"
    for name, animal in ANIMALS.items():
        _clear(path)
        with suppress(OSError, AttributeError):
            animal(path)
            yield name
    _clear(path)


def _clear(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        (path / "inner").rmdir()
        path.rmdir()
    else:
        path.unlink(missing_ok=True)
