"""Checks, without a Mac, everything of the app that needs none, and says what was not done."""

from __future__ import annotations

import plistlib
import struct
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from installers import contents, libraries
from installers.downloads import Target, fetch_wheels, plain
from installers.macos import image, info_plist
from installers.macos.build import ENTITLEMENTS, ICON
from installers.project import ROOT, pinned
from installers.steps import StepFailed, tell

# The processors, each with the tags of wheels that a Mac with macOS 11 takes.
PROCESSORS = {
    "arm64": ["macosx_11_0_arm64", "macosx_11_0_universal2", "macosx_10_13_universal2"],
    "x86_64": [
        "macosx_11_0_x86_64",
        "macosx_10_15_x86_64",
        "macosx_10_14_x86_64",
        "macosx_10_13_x86_64",
        "macosx_10_12_x86_64",
        "macosx_10_9_x86_64",
        "macosx_11_0_universal2",
        "macosx_10_13_universal2",
    ],
}
MACHO = {0x01000007: "x86_64", 0x0100000C: "arm64"}  # the number of a processor in a file of macOS
# The kinds of pictures that an icon wants: 128 to 512 points, and 16 and 32 at two pixels a point.
ICON_KINDS = {b"ic07", b"ic08", b"ic09", b"ic10", b"ic11", b"ic12", b"ic13", b"ic14"}
NOT_DONE = "the app, its signature, its notarisation and the disk image: they need a Mac, and none was here"


def check() -> int:
    """Check it; the exit code."""
    tell("== macOS, without a Mac")
    for name, packages in wheels().items():
        tell(f"  {name}: all {len(packages)} packages have a wheel at their pinned versions")
        check_licences(packages)
    check_plist()
    check_icon(ICON)
    run_spec(ROOT)
    layout = image.settings("Starboard.app", "icon.icns")
    tell(f"  Info.plist, the icon, the spec and the layout of the image ({layout['format']}) hold")
    tell(f"  NOT done: {NOT_DONE}")
    return 0


def wheels() -> dict[str, list[Path]]:
    """The wheels of every package for both processors; raises StepFailed if one is missing."""
    found: dict[str, list[Path]] = {}
    for processor, platforms in PROCESSORS.items():
        target = Target(f"macos-{processor}", "3.13", platforms)
        found[processor] = fetch_wheels(target, pinned("macos"))
        for wheel in found[processor]:
            _expect(processor in processors_of(wheel), f"{wheel.name} is not for {processor}.")
    return found


def check_licences(packages: list[Path]) -> None:
    """Raise unless the licences of all libraries that go along are there."""
    parts = {plain(name) for name in contents.PARTS}
    names: list[str] = []
    for wheel in packages:
        if plain(wheel.name.split("-")[0]) in parts:
            with ZipFile(wheel) as archive:
                names += archive.namelist()
    libraries.expect_licences(names, [file.name for file in contents.OF_OTHERS.iterdir()])


def processors_of(wheel: Path) -> set[str]:
    """The processors that all compiled parts of a wheel run on; all of them if it has none."""
    common = set(PROCESSORS)
    with ZipFile(wheel) as archive:
        for entry in archive.namelist():
            if entry.endswith((".so", ".dylib")):
                common &= processors_in(archive.read(entry)[:4096])
    return common


def processors_in(head: bytes) -> set[str]:
    """The processors that a file of macOS is for: one, or several one after the other."""
    (magic,) = struct.unpack_from(">I", head)
    if magic == 0xCAFEBABE:
        (count,) = struct.unpack_from(">I", head, 4)
        numbers = [struct.unpack_from(">I", head, 8 + 20 * each)[0] for each in range(count)]
    else:
        numbers = [struct.unpack_from("<I", head, 4)[0]]
    return {MACHO[number] for number in numbers if number in MACHO}


def check_plist() -> None:
    """What a Mac is told must be a property list, and so must what the app may do."""
    keys = plistlib.loads(plistlib.dumps(info_plist.keys("Starboard")))
    _expect(keys["CFBundleLocalizations"] == ["en", "de"], "The app does not name its languages.")
    exported = {each["UTTypeIdentifier"] for each in keys["UTExportedTypeDeclarations"]}
    opened = {name for each in keys["CFBundleDocumentTypes"] for name in each["LSItemContentTypes"]}
    _expect(exported == opened, "The app opens other kinds of files than it names.")
    allowed = plistlib.loads(ENTITLEMENTS.read_bytes())
    _expect(set(allowed.values()) == {True} and len(allowed) == 2, "The app may do something else.")


def check_icon(icon: Path) -> None:
    """The icon has a picture for every size that a Mac draws it in."""
    missing = ICON_KINDS - icon_kinds(icon.read_bytes())
    _expect(not missing, f"{icon.name} has no {sorted(missing)}.")


def icon_kinds(content: bytes) -> set[bytes]:
    """The kinds of pictures in a set of icons."""
    _expect(content[:4] == b"icns", "This is no set of icons.")
    found, at = set[bytes](), 8
    while at + 8 <= len(content):
        kind, length = struct.unpack_from(">4sI", content, at)
        found.add(kind)
        at += max(8, length)
    return found


def run_spec(root: Path, system: str = "darwin") -> dict[str, Any]:
    """Run build.spec as on another system, with stand-ins for PyInstaller; what each was called with."""
    import sys
    from unittest import mock

    import_module("PyInstaller.utils.hooks")  # loaded as what it is, before it is told to be elsewhere

    calls: dict[str, Any] = {}

    def note(name: str) -> Callable[..., mock.MagicMock]:
        def called(*words: object, **named: object) -> mock.MagicMock:
            calls.setdefault(name, []).append((words, named))
            made = mock.MagicMock(name=name)
            made.binaries, made.datas = [], list(named.get("datas", []))  # type: ignore[call-overload]
            return made

        return called

    names = {name: note(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    table = mock.MagicMock(name="versioninfo", StringStruct=note("StringStruct"))  # it is only on Windows
    space = {**names, "SPECPATH": str(root), "workpath": str(root / "build" / "stub")}
    spec = compile((root / "build.spec").read_text("utf-8"), "build.spec", "exec")
    with (
        mock.patch.object(sys, "platform", system),
        mock.patch.object(sys, "path", list(sys.path)),
        mock.patch.dict(sys.modules, {"PyInstaller.utils.win32.versioninfo": table}),
    ):
        exec(spec, space)
    return calls


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise StepFailed(otherwise)
