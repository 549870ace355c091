"""Profiles of people: a file each with name, colour, what the coach has taught, and what was played."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Annotated, NamedTuple

import msgspec

from game.core.files import small_file, write_file
from game.core.saves.file_format import Sentence
from scenes.shell.outside_text import literal

FORMAT = 1
ENDING = ".profile.json"
LARGEST = 1 << 23  # bytes; ten thousand matches take less than three million
LETTERS = 8  # of an id, which is also the name of the file
LONGEST_NAME = 20
FREE_NAMES = 1000  # of exported files

Short = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that came to its end, as one person remembers it."""

    match: Short  # the id of the match, so that it counts once
    game: Short
    faction: Short  # the alien, the species, or the faction of the deck
    seats: int
    won: bool
    feats: tuple[Short, ...] = ()


class Profile(msgspec.Struct, kw_only=True):
    """All that is kept about a person, on this device and nowhere else."""

    format: int = FORMAT
    id: Id
    name: Annotated[str, msgspec.Meta(max_length=80)]
    colour: Short = "orange"
    learned: list[str] = []  # lessons, puzzles and rules, as in the settings
    coach: dict[str, bool] = {}
    matches: list[PlayedMatch] = []

    @property
    def feats(self) -> dict[str, int]:
        """How often each feat was done."""
        found: dict[str, int] = {}
        for key in (key for match in self.matches for key in match.feats):
            found[key] = found.get(key, 0) + 1
        return found

    def remembers(self, match: str) -> bool:
        return any(each.match == match for each in self.matches)


class ReadProfile(NamedTuple):
    """A file of a profile: what it says, or why it cannot be read."""

    path: Path
    profile: Profile | None
    problem: Sentence | None = None


def fresh_profile(name: str, colour: str) -> Profile:
    return Profile(id=token_hex(LETTERS // 2), name=name, colour=colour)


def path_of(folder: Path, profile: str) -> Path:
    return folder / f"{profile}{ENDING}"


def read_profile(path: Path) -> ReadProfile:
    """What a file says; one that cannot be read is left as it is."""
    try:
        found = msgspec.json.decode(small_file(path, LARGEST), type=Profile)
    except OSError:
        return ReadProfile(path, None, Sentence("profile.unreadable", {"file": path.name}))
    except (ValueError, RecursionError, MemoryError):
        return ReadProfile(path, None, Sentence("profile.damaged", {"file": path.name}))
    if found.format > FORMAT:
        return ReadProfile(path, None, Sentence("profile.newer", {"file": path.name}))
    if path.name != f"{found.id}{ENDING}":
        return ReadProfile(path, None, Sentence("profile.damaged", {"file": path.name}))
    found.name = literal(found.name, LONGEST_NAME)
    return ReadProfile(path, found)


def profiles_in(folder: Path) -> list[ReadProfile]:
    """All profiles of a folder by name, those that cannot be read last."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.name.endswith(ENDING))
    except OSError:
        return []
    read = [read_profile(path) for path in paths]
    return sorted(read, key=lambda each: (each.profile is None, each.profile.name if each.profile else ""))


def find_profile(folder: Path, profile: str) -> Profile | None:
    """The profile of this id, if there is one that can be read."""
    return read_profile(path_of(folder, profile)).profile if is_profile_id(profile) else None


def keep_profile(folder: Path, profile: Profile) -> Sentence | None:
    """Write a profile in one step; what keeps it from being written, or None."""
    path = path_of(folder, profile.id)
    if path.exists() and (damaged := read_profile(path).problem):
        return damaged  # whatever stands there, somebody may still want it
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_file(path, msgspec.json.format(msgspec.json.encode(profile)))
    except OSError as problem:
        return _not_kept(path, problem)
    return None


def export_profile(folder: Path, profile: Profile) -> Sentence:
    """Write a copy where a person finds it; what to say about it."""
    called = "".join(letter for letter in profile.name if letter.isalnum()) or profile.id
    path = _free(folder, (f"{called}{number}" for number in ("", *(f"-{n}" for n in range(2, FREE_NAMES)))))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_file(path, msgspec.json.format(msgspec.json.encode(profile)))
    except OSError as problem:
        return _not_kept(path, problem)
    return Sentence("profile.exported", {"file": str(path)})


def delete_profile(path: Path) -> Sentence | None:
    """Take the file of a profile away; what keeps it there, or None."""
    try:
        path.unlink()
    except OSError as problem:
        return Sentence(
            "profile.not_deleted", {"file": path.name, "reason": problem.strerror or str(problem)}
        )
    return None


def bring_back(path: Path, content: bytes) -> Sentence | None:
    """Put a file back that was just taken away."""
    try:
        write_file(path, content)
    except OSError as problem:
        return _not_kept(path, problem)
    return None


def content_of(path: Path) -> bytes | None:
    """What stands in a file, readable or not; None if nobody can say."""
    with suppress(OSError):
        return small_file(path, LARGEST)
    return None


def is_profile_id(word: str) -> bool:
    return len(word) == LETTERS and all(letter in "0123456789abcdef" for letter in word)


def _free(folder: Path, names: Iterable[str]) -> Path:
    """The first of these names that no file has."""
    paths = [folder / f"{name}{ENDING}" for name in names]
    return next((path for path in paths if not path.exists()), paths[-1])


def _not_kept(path: Path, problem: OSError) -> Sentence:
    return Sentence("profile.not_kept", {"file": path.name, "reason": problem.strerror or str(problem)})
