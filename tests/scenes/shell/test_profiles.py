"""Files of profiles: what is kept, and what becomes of a damaged one."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.shell.profiles import (
    ENDING,
    FORMAT,
    PlayedMatch,
    Profile,
    export_profile,
    find_profile,
    fresh_profile,
    keep_profile,
    path_of,
    profiles_in,
)


def a_profile() -> Profile:
    played = PlayedMatch("0123", "duel", "pitfall", 2, True, ("duel_whisker",))
    return Profile(id="00000001", name="Mia", colour="blue", learned=["lesson:x"], matches=[played])


def test_a_profile_is_read_as_it_was_kept(tmp_path: Path) -> None:
    profile, folder = a_profile(), tmp_path / "profiles"
    assert keep_profile(folder, profile) is None
    assert find_profile(folder, profile.id) == profile
    assert profile.feats == {"duel_whisker": 1}
    assert profile.remembers("0123")
    assert not profile.remembers("0124")


@pytest.mark.parametrize(
    "content",
    [b"", b"What the cat sat on", b"{}", b"[" * 10000, b'{"id": "../../x", "name": ""}', b"\xff\xfe"],
)
def test_a_damaged_file_is_told_and_never_written_to(tmp_path: Path, content: bytes) -> None:
    path = path_of(tmp_path, "00000001")
    path.write_bytes(content)
    (read,) = profiles_in(tmp_path)
    assert read.profile is None
    assert read.problem
    assert read.problem.text == "profile.damaged"
    problem = keep_profile(tmp_path, a_profile())
    assert problem
    assert problem.text == "profile.damaged"
    assert path.read_bytes() == content


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    profile = a_profile()
    profile.format = FORMAT + 1
    keep_profile(tmp_path, profile)
    (read,) = profiles_in(tmp_path)
    assert read.problem
    assert read.problem.text == "profile.newer"


def test_an_exported_profile_overwrites_nothing(tmp_path: Path) -> None:
    told = [export_profile(tmp_path, a_profile()) for _ in range(2)]
    assert [Path(str(each.args["file"])).name for each in told] == [f"Mia{ENDING}", f"Mia-2{ENDING}"]


def test_names_from_files_are_no_markup(tmp_path: Path) -> None:
    profile = fresh_profile("*bold* [x|y]" + "z" * 40, "red")
    keep_profile(tmp_path, profile)
    found = find_profile(tmp_path, profile.id)
    assert found is not None
    assert "*" not in found.name
    assert "[" not in found.name
    assert len(found.name) <= 20
