"""Builds the app and the disk image on a Mac; elsewhere checks everything that needs none."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from installers import folder
from installers.downloads import PIP
from installers.macos import image
from installers.project import BUILD, DIST, PINS, ROOT, commit, version
from installers.steps import StepFailed, run, tell

FOLDER = DIST / "macos"
APP = FOLDER / "Starboard.app"
ICON = ROOT / "assets" / "art" / "icon" / "icon.icns"
ENTITLEMENTS = ROOT / "installers" / "macos" / "entitlements.plist"
# With all of them the app is signed by name and notarised; without, it is signed for nobody ("ad hoc").
SECRETS = ("MACOS_IDENTITY", "MACOS_NOTARY_APPLE_ID", "MACOS_NOTARY_PASSWORD", "MACOS_NOTARY_TEAM")


def disk_image() -> Path:
    return DIST / f"Starboard-{version()}-macos-{platform.machine()}.dmg"


def build(check: bool) -> int:
    """Make everything for this kind of Mac, and check it if asked to; the exit code."""
    if platform.system() != "Darwin":
        from installers.macos import elsewhere

        return elsewhere.check()
    tell(f"== building for macOS: {version()}, commit {commit().name or 'unknown'}")
    shutil.rmtree(FOLDER, ignore_errors=True)
    folder.freeze(FOLDER)
    sign()
    make_image()
    tell(f"  sha256 {hashlib.sha256(disk_image().read_bytes()).hexdigest()}  {disk_image().name}")
    if check:
        check_image()
    return 0


def sign() -> None:
    """Sign the app, by name where the secrets are there; PyInstaller has signed it ad hoc already."""
    identity = os.environ.get("MACOS_IDENTITY", "")
    if not identity:
        tell("  MACOS_IDENTITY is not set: the app is signed for nobody, and macOS will warn of it")
        run("codesign", ["codesign", "--verify", "--deep", "--strict", APP])
        return
    words = ["codesign", "--force", "--deep", "--timestamp", "--options", "runtime"]
    run("codesign", [*words, "--entitlements", ENTITLEMENTS, "--sign", identity, APP])
    run("codesign", ["codesign", "--verify", "--deep", "--strict", APP])
    if not all(os.environ.get(name) for name in SECRETS):
        tell(f"  not all of {', '.join(SECRETS)} are set: the app is not notarised")
        return
    packed = BUILD / "macos" / "Starboard.zip"
    packed.parent.mkdir(parents=True, exist_ok=True)
    run("ditto", ["ditto", "-c", "-k", "--keepParent", APP, packed])
    account, password, team = (os.environ[name] for name in SECRETS[1:])
    who = ["--apple-id", account, "--password", password, "--team-id", team]
    run("notarytool", ["xcrun", "notarytool", "submit", packed, *who, "--wait"], minutes=60)
    run("stapler", ["xcrun", "stapler", "staple", APP])


def make_image() -> None:
    """The disk image, laid out by dmgbuild."""
    tools = tomllib.loads(PINS.read_text("utf-8"))["packages"]["macos_image"]
    run("Installing dmgbuild (is there a network?)", [*PIP, "install", "--quiet", *tools])
    settings = BUILD / "macos" / "image.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(image.settings(str(APP), str(ICON))), "utf-8")
    make = (
        "import dmgbuild, json, sys; "
        "dmgbuild.build_dmg(sys.argv[1], 'Starboard', settings=json.load(open(sys.argv[2])))"
    )
    run("dmgbuild", [sys.executable, "-c", make, disk_image(), settings], minutes=30)


def check_image() -> None:
    """Mount the image, copy the app out of it as a person would, and let it check itself."""
    tell("== checking the disk image")
    mounted, copied = BUILD / "macos" / "mounted", BUILD / "macos" / "Ein Ordner für Spiele"
    run("hdiutil", ["hdiutil", "attach", "-nobrowse", "-mountpoint", mounted, disk_image()])
    try:
        if not (mounted / "Applications").is_symlink():
            raise StepFailed("The image does not lead to the folder of programs.")
        shutil.rmtree(copied, ignore_errors=True)
        run("ditto", ["ditto", mounted / "Starboard.app", copied / "Starboard.app"])
    finally:
        subprocess.run(["hdiutil", "detach", str(mounted)], check=False)
    program = copied / "Starboard.app" / "Contents" / "MacOS" / "starboard"
    said = run("--version", [program, "--version"])
    if not said.startswith(f"Starboard {version()}"):
        raise StepFailed(f"--version says {said!r}.")
    run("The self-test", [program, "--selftest"], variables=folder.HEADLESS, shown=folder.STEPS)
    tell("== the disk image holds")
