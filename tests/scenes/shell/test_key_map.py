"""Keys can be changed; what a file says of them must make sense, and two meanings never share a key."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.shell.gestures import Gesture, Kind
from scenes.shell.key_map import (
    MEANINGS,
    is_sound,
    key_of,
    may_be_used,
    meaning_of,
    meant,
    taken_by,
    with_key,
)
from scenes.shell.settings import Settings, read, write


def test_the_usual_keys_mean_what_they_say() -> None:
    assert is_sound({})
    assert all(key_of({}, meaning) == meaning == meaning_of({}, meaning) for meaning in MEANINGS)
    assert all(may_be_used(meaning) for meaning in MEANINGS)


def test_another_key_takes_over_and_the_usual_one_rests() -> None:
    keys = with_key({}, "h", "t")
    assert keys == {"h": "t"}
    assert (meaning_of(keys, "t"), meaning_of(keys, "h"), meaning_of(keys, "z")) == ("h", "", "z")
    assert key_of(keys, "h") == "t"
    assert with_key(keys, "h", "h") == {}


def test_two_keys_can_be_exchanged_by_way_of_a_third() -> None:
    keys = with_key(with_key(with_key({}, "z", "o"), "y", "z"), "z", "y")
    assert is_sound(keys)
    assert (meaning_of(keys, "y"), meaning_of(keys, "z")) == ("z", "y")


def test_a_key_that_is_taken_is_told() -> None:
    assert taken_by({}, "h", "l") == "l"
    assert taken_by({"l": "t"}, "h", "l") == ""
    assert taken_by({"l": "t"}, "h", "t") == "l"
    assert taken_by({}, "h", "h") == ""


NONSENSE = [
    {"h": "l"}, {"h": "1"}, {"h": "return"}, {"h": ""}, {"h": "\n"}, {"tab": "t"}, {"h": "t", "l": "t"},
    {"h": "tt"},
]  # fmt: skip


@pytest.mark.parametrize("keys", NONSENSE)
def test_what_makes_no_sense_is_not_taken_from_a_file(keys: dict[str, str], tmp_path: Path) -> None:
    assert not is_sound(keys)
    assert write(Settings(keys=keys), tmp_path) is None
    assert read(tmp_path)[0].keys == {}


def test_keys_are_kept_in_the_settings(tmp_path: Path) -> None:
    write(Settings(keys={"k": "t", "space": "f2"}), tmp_path)
    assert read(tmp_path)[0].keys == {"k": "t", "space": "f2"}


@pytest.mark.parametrize("text", ["keys = 3", "keys = ['a']", "[keys]\nh = 4", "[keys.h]\nx = 'y'"])
def test_a_hostile_file_gives_the_usual_keys(text: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(text, "utf-8")
    assert read(tmp_path)[0].keys == {}


def test_only_keys_are_translated_and_never_with_control() -> None:
    keys = {"h": "t"}
    assert meant(keys, Gesture(Kind.KEY, key="t")).key == "h"
    assert meant(keys, Gesture(Kind.KEY_UP, key="t")).key == "h"
    assert meant(keys, Gesture(Kind.KEY, key="h")).key == ""
    assert meant(keys, Gesture(Kind.KEY, key="t", control=True)).key == "t"
    assert meant(keys, Gesture(Kind.TEXT, text="t")).text == "t"
