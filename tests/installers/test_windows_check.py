"""The check of the Windows installer harms nobody who has Starboard, and waits for what takes a while."""

from __future__ import annotations

from pathlib import Path

import pytest

from installers.steps import StepFailed
from installers.windows import check
from installers.windows.here import Here
from installers.windows.wine import Wine


@pytest.mark.parametrize("mine", ["Starboard/saves", "Programs/Starboard"])
def test_nobody_who_has_starboard_loses_it_to_a_check(
    mine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert Here().local == tmp_path
    (tmp_path / mine).mkdir(parents=True)
    with pytest.raises(StepFailed, match="The check would remove"):
        Here()


def test_the_person_of_a_wine_folder_is_found(tmp_path: Path) -> None:
    for name in ("Public", "anna"):
        (tmp_path / "drive_c" / "users" / name).mkdir(parents=True)
    assert Wine(tmp_path).local == tmp_path / "drive_c" / "users" / "anna" / "AppData" / "Local"


def test_what_comes_late_is_waited_for_and_what_never_comes_is_told() -> None:
    answers = iter([False, True])
    check._expect_within(60, lambda: next(answers), "It never came.")
    with pytest.raises(StepFailed, match="It never came"):
        check._expect_within(0, lambda: False, "It never came.")
