"""A Python for Windows that can build, put together from the embeddable one."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import ZipFile

from installers.downloads import (
    WINDOWS,
    digest,
    fetch_wheels,
    fetch_windows_python,
    windows_python,
)
from installers.project import BUILD, PINS, pinned
from installers.steps import StepFailed, attempt, tell
from installers.windows.wine import Wine

UNPACKED = BUILD / "windows" / "python"
HOME = UNPACKED / "cp313"  # as the archive names it
STAMP = HOME / "stamp.txt"


def prepare(wine: Wine) -> Path:
    """The interpreter with everything that a build needs beside it."""
    wanted = _fingerprint()
    if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return HOME / "python.exe"
    tell("  putting Python for Windows together")
    shutil.rmtree(UNPACKED, ignore_errors=True)
    with ZipFile(fetch_windows_python()) as archive:
        archive.extractall(UNPACKED)
    for file in windows_python().signed:
        check_signature(HOME / file)
    _open_up(HOME)
    for wheel in fetch_wheels(WINDOWS, pinned("windows")):
        with ZipFile(wheel) as archive:
            archive.extractall(HOME / "Lib" / "site-packages")
    said = wine.call(
        "Starting Python for Windows", [HOME / "python.exe", "-c", "import pygame, pymunk; print('ready')"]
    )
    if "ready" not in said:
        raise StepFailed(f"Python for Windows does not start under Wine: {said.strip()}")
    STAMP.write_text(wanted, "utf-8")
    return HOME / "python.exe"


def _fingerprint() -> str:
    return digest(PINS.read_bytes() + "\n".join(pinned("windows")).encode())


def _open_up(home: Path) -> None:
    """Make the embeddable Python an ordinary one."""
    (home / "_wmi.pyd").unlink()  # Wine 8 hangs for minutes where `platform` asks it
    (home / "python313._pth").unlink()  # it hides Lib
    library = home / "python313.zip"
    with ZipFile(library) as archive:
        archive.extractall(home / "Lib")
    library.unlink()


def check_signature(file: Path) -> None:
    """Raise unless the file is signed by the Python Software Foundation and was not changed since.

    The chain up to Microsoft's root is not followed: that root is not among Debian's.
    """
    told = attempt(["osslsigncode", "verify", "-in", file]).stdout
    if not is_genuine(told):
        raise StepFailed(f"{file.name} does not carry the signature of the Python Software Foundation.")


def is_genuine(told: str) -> bool:
    """Whether a report of osslsigncode names the signer, and one digest twice."""
    rows = [[part.strip() for part in line.split(":", 1)] for line in told.splitlines() if ":" in line]
    facts = {row[0]: row[1] for row in rows}
    current, calculated = facts.get("Current message digest"), facts.get("Calculated message digest")
    signers = [row[1] for row in rows if row[0] == "Subject"]
    return bool(current) and current == calculated and windows_python().signer in signers
