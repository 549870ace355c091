"""Starts the building: `python3 run.py build --help` tells the words it understands."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence

from installers.steps import StepFailed, tell

SYSTEMS = ("windows", "linux", "macos")
HERE = {"win32": "windows", "linux": "linux", "darwin": "macos"}

DESCRIPTION = """\
Make what can be given to a person without Python. Without a word: dist/starboard, a folder for this kind of
computer, which then checks itself (on a Mac also dist/Starboard.app).
"""
EPILOG = """\
Needed beyond the packages of pyproject.toml (a missing one is named):
  --windows on Linux   Debian's wine64, nsis and osslsigncode; for --check also xvfb
  --linux              root, and Debian's debootstrap; for --check also xvfb
  --macos              a Mac; elsewhere everything is checked that needs none
"""


def main(words: Sequence[str]) -> int:
    """Build what the words ask for; the exit code."""
    parser = ArgumentParser(
        prog="python3 run.py build",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--windows", action="store_true", help="an installer and a zip for Windows 10 and 11")
    which.add_argument("--linux", action="store_true", help="an archive for Linux")
    which.add_argument("--macos", action="store_true", help="an app and a disk image for macOS")
    parser.add_argument("--check", action="store_true", help="install, start, update and remove it as well")
    chosen = parser.parse_args(words)
    system = next((name for name in SYSTEMS if getattr(chosen, name)), "")
    if chosen.check and not system:
        parser.error("--check needs one of --windows, --linux, --macos")
    try:
        return _build(system, chosen.check)
    except StepFailed as failure:
        tell(str(failure))
        return 1


def _build(system: str, check: bool) -> int:
    if system == "windows":
        from installers.windows import build as windows

        return windows.build(check)
    if system == "linux":
        from installers.linux import build as linux

        return linux.build(check)
    if system == "macos":
        from installers.macos import build as macos

        return macos.build(check)
    from installers import folder

    return folder.build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
