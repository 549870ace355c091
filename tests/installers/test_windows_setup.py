"""What the Windows installer promises, read from its script: no administrator, no trace but the saves."""

from __future__ import annotations

import re
import time
from pathlib import Path
from zipfile import ZipFile

import pytest

from installers import contents
from installers.file_kinds import KINDS
from installers.steps import find
from installers.windows import setup
from installers.windows.build import MOST_FOLDER, MOST_INSTALLER
from installers.windows.wine import windows_path
from scenes.games.firestorm.deck_files import EXPORTED
from scenes.program import opening
from scenes.screens.saves.catalogue import ENDING as MATCH

SCRIPT = setup.SCRIPT.read_text("utf-8")


def section(heading: str) -> str:
    """The lines of a section of the script."""
    return SCRIPT.split(f"\nSection {heading}")[1].split("\nSectionEnd")[0]


def test_it_asks_for_no_administrator() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert 'InstallDir "$LOCALAPPDATA\\Programs\\${PROGRAM}"' in SCRIPT
    assert "HKLM" not in SCRIPT


def test_it_is_made_with_what_nsis_has_on_each_system() -> None:
    assert "Target ${TARGET}" in SCRIPT
    assert setup.target("win32") == "x86-unicode"
    assert setup.target("linux") == "amd64-unicode"


def test_its_pages_show_our_picture_and_ask_nobody_to_close_anything() -> None:
    side = setup.side_picture()
    assert (side.size, side.mode) == ((164, 314), "RGB"), "NSIS shows nothing else"
    shades = side.convert("L").histogram()
    assert sum(shades[200:]) > 500, "neither the logo nor the planet is in it"
    assert '!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"' in SCRIPT


def test_every_sentence_is_there_in_both_languages() -> None:
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.M)
    names = {name for name, _ in said}
    assert sorted(said) == sorted((name, tongue) for name in names for tongue in ("ENGLISH", "GERMAN"))
    assert set(re.findall(r"\$\((\w+)\)", SCRIPT)) == names


def test_nobody_is_asked_for_a_language_that_windows_knows() -> None:
    """NSIS takes the one of the system; these would ask every time, in English."""
    assert not re.findall(r"MUI_LANGDLL_\w+|MUI_UNGETLANGUAGE", SCRIPT)


def test_the_choice_of_what_goes_has_the_whole_width() -> None:
    """Beside an empty box for descriptions it was cut in the middle of what it would remove."""
    assert "!define MUI_COMPONENTSPAGE_NODESC" in SCRIPT
    assert "!insertmacro MUI_UNPAGE_COMPONENTS" in SCRIPT


def test_what_is_entered_is_removed() -> None:
    removed = section('"un.$(UN_PROGRAM)"')
    assert 'Delete "$SMPROGRAMS\\${PROGRAM}.lnk"' in removed
    for key in ("${UNINSTALL}", "Software\\${PROGRAM}"):
        assert f'DeleteRegKey HKCU "{key}"' in removed
    added, gone = setup.file_kinds().split("!macroend")[:2]
    for kind in KINDS:
        assert kind.prog_id in added
        assert f'DeleteRegKey HKCU "${{CLASSES}}\\{kind.prog_id}"' in gone


def test_saves_go_only_when_they_are_asked_for() -> None:
    assert SCRIPT.count('RMDir /r "$LOCALAPPDATA\\${PROGRAM}"') == 1
    assert 'RMDir /r "$LOCALAPPDATA\\${PROGRAM}"' in section('/o "un.$(UN_SAVES)"')
    assert '"/SAVES"' in SCRIPT


def test_nothing_is_removed_wholesale_from_the_folder_of_the_program() -> None:
    """Somebody may have chosen a folder with other things in it."""
    assert re.findall(r'RMDir /r "([^"]+)"', SCRIPT) == ["$INSTDIR\\_internal", "$LOCALAPPDATA\\${PROGRAM}"]


def test_the_kinds_of_files_are_those_that_the_program_opens() -> None:
    assert [kind.ending for kind in KINDS] == [MATCH, opening.DECK, opening.CARDS]
    assert opening.DECK == EXPORTED
    assert all(opening.opens(Path(f"evening{kind.ending}")) for kind in KINDS)


def test_the_sizes_are_those_that_were_promised() -> None:
    assert (MOST_FOLDER, MOST_INSTALLER) == (70_000_000, 40_000_000)


@pytest.mark.parametrize(
    ("name", "system", "needed"),
    [
        ("libtiff-5.dll", "win32", False),
        ("libopusfile-0.dll", "win32", False),
        ("pygame\\SDL2.dll", "win32", False),
        ("SDL2.dll", "win32", True),
        ("libwebp-7.dll", "win32", True),
        ("pygame\\base.cp313-win_amd64.pyd", "win32", True),
        ("pygame_ce.libs/libtiff-9370c332.so.6.3.0", "linux", True),
    ],
)
def test_libraries_for_formats_that_we_have_none_of_stay_at_home(
    name: str, system: str, needed: bool
) -> None:
    assert contents.is_needed(name, system) is needed


def test_what_the_readme_shows_and_what_draws_the_art_stay_at_home() -> None:
    assert not contents.is_shipped(Path("pictures/menu.png"))
    assert not contents.is_shipped(Path("source/paint.py"))
    assert not contents.is_shipped(Path("art/icon/icon.icns"))
    assert contents.is_shipped(Path("art/icon/logo.webp"))
    assert contents.is_shipped(Path("art/icons/tick.svg"))


def test_the_zip_of_the_same_files_is_always_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in ("b.txt", "a.txt"):
        (folder / name).write_text(name, "utf-8")
    setup.make_zip(folder, tmp_path / "one.zip")
    (folder / "a.txt").touch()
    setup.make_zip(folder, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert ZipFile(tmp_path / "one.zip").namelist() == ["Starboard/a.txt", "Starboard/b.txt"]


@pytest.mark.skipif(not find("makensis"), reason="NSIS is needed to make an installer")
def test_the_installer_of_the_same_files_is_always_the_same(tmp_path: Path) -> None:
    made: list[bytes] = []
    for place, names in (("one", ("starboard.exe", "b.txt")), ("two", ("b.txt", "starboard.exe"))):
        folder = tmp_path / place / "folder"
        folder.mkdir(parents=True)
        for name in names:
            (folder / name).write_text(name, "utf-8")
        setup.make_installer(folder, tmp_path / place / "work", tmp_path / place / "setup.exe")
        made.append((tmp_path / place / "setup.exe").read_bytes())
        time.sleep(1.1)  # an installer knows the second that it was made in
    assert made[0] == made[1]


def test_windows_sees_our_files_on_a_drive_of_its_own() -> None:
    assert windows_path(Path("/home/anna/menu.png")) == "Z:\\home\\anna\\menu.png"
