"""What can be known of the Mac app without a Mac."""

from __future__ import annotations

import plistlib
import struct
from pathlib import Path
from zipfile import ZipFile

import pytest

from installers import contents
from installers.file_kinds import KINDS
from installers.macos import image, info_plist
from installers.macos.build import ENTITLEMENTS, ICON
from installers.macos.elsewhere import (
    check_icon,
    check_licences,
    check_plist,
    icon_kinds,
    processors_in,
    run_spec,
)
from installers.project import ROOT, version
from installers.steps import StepFailed


def test_info_plist_is_valid_and_opens_our_files() -> None:
    check_plist()
    keys = plistlib.loads(plistlib.dumps(info_plist.keys("Starboard")))
    endings = [
        ending
        for each in keys["UTExportedTypeDeclarations"]
        for ending in each["UTTypeTagSpecification"]["public.filename-extension"]
    ]
    assert endings == [kind.ending.removeprefix(".") for kind in KINDS]


def test_the_app_may_do_nothing_but_what_cffi_needs() -> None:
    assert set(plistlib.loads(ENTITLEMENTS.read_bytes())) == {
        "com.apple.security.cs.allow-unsigned-executable-memory",
        "com.apple.security.cs.disable-library-validation",
    }


def test_the_icon_has_all_sizes(tmp_path: Path) -> None:
    check_icon(ICON)
    poor = tmp_path / "poor.icns"
    poor.write_bytes(b"icns" + struct.pack(">I", 16) + b"ic07" + struct.pack(">I", 8))
    assert icon_kinds(poor.read_bytes()) == {b"ic07"}
    with pytest.raises(StepFailed, match="ic10"):
        check_icon(poor)


@pytest.mark.parametrize(
    ("library", "wheel", "good"),
    [
        ("libSDL2.dylib", "pygame_ce", True),
        ("libnew.dylib", "pygame_ce", False),
        ("libnew.dylib", "pillow", True),
    ],
)
def test_a_library_for_the_mac_has_its_licence(library: str, wheel: str, good: bool, tmp_path: Path) -> None:
    """Pillow helps to build and does not go along."""
    file = tmp_path / f"{wheel}-1.0-cp313-cp313-macosx_11_0_arm64.whl"
    with ZipFile(file, "w") as archive:
        archive.writestr(f"{wheel}/.dylibs/{library}", b"")
    if good:
        check_licences([file])
    else:
        with pytest.raises(StepFailed, match=library):
            check_licences([file])


def test_the_image_shows_the_app_and_where_to_drag_it() -> None:
    settings = image.settings("/dist/Starboard.app", "icon.icns")
    assert settings["symlinks"] == {"Applications": "/Applications"}
    places = settings["icon_locations"]
    assert isinstance(places, dict)
    assert set(places) == {"Starboard.app", "Applications"}
    (width, height) = image.WINDOW[1]
    half = image.ICON_SIZE // 2
    for x, y in places.values():
        assert half <= x <= width - half
        assert half <= y <= height - half
    assert abs(image.LEFT[0] - image.RIGHT[0]) > image.ICON_SIZE


@pytest.mark.parametrize(
    ("head", "processors"),
    [
        (struct.pack("<II", 0xFEEDFACF, 0x0100000C), {"arm64"}),
        (struct.pack("<II", 0xFEEDFACF, 0x01000007), {"x86_64"}),
        (struct.pack(">8I", 0xCAFEBABE, 2, 0x01000007, 0, 0, 0, 0, 0x0100000C), {"x86_64", "arm64"}),
    ],
)  # fmt: skip
def test_the_processors_of_a_file_are_read_from_its_head(head: bytes, processors: set[str]) -> None:
    assert processors_in(head.ljust(64, b"\0")) == processors


@pytest.mark.parametrize(("system", "icon"), [("darwin", "icon.icns"), ("win32", "icon.ico")])
def test_the_spec_runs_as_on_another_system(system: str, icon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "lighter", lambda file: file)  # test_pictures.py makes pictures lighter
    # It would import all of them.
    monkeypatch.setattr("PyInstaller.utils.hooks.collect_submodules", lambda name: [name])
    calls = run_spec(ROOT, system)
    names = [named["name"] for _, named in calls["EXE"]]
    assert names == (["starboard", "starboard-console"] if system == "win32" else ["starboard"])
    assert [named["console"] for _, named in calls["EXE"]] == [False, True][: len(names)]
    assert all(Path(named["icon"]).name == icon for _, named in calls["EXE"])
    told_by_windows = dict(words for words, _ in calls.get("StringStruct", []))
    assert told_by_windows.get("ProductVersion") == (version() if system == "win32" else None)
    ((_, bundle),) = calls["BUNDLE"]
    assert bundle["version"] == version()
    assert bundle["info_plist"]["CFBundleLocalizations"] == ["en", "de"]
    ((_, analysed),) = calls["Analysis"]
    told = {folder for _, folder in analysed["datas"]}
    assert {"game", "scenes", "accesskit"} <= set(analysed["hiddenimports"])
    assert {"assets", "assets/text", "assets/art/cosmic/aliens", "licences"} <= told
    assert not [folder for folder in told if folder.startswith(("assets/source", "assets/pictures"))]
