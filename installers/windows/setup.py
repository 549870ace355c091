"""The installer and the zip around the Windows program folder."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from PIL import Image

from installers.file_kinds import KINDS
from installers.project import ROOT, commit, version
from installers.sizes import size_of
from installers.steps import find, run

SCRIPT = ROOT / "installers" / "windows" / "setup.nsi"
ART = ROOT / "assets" / "art"
ICON = ART / "icon" / "icon.ico"
HEADER, SIDE = "FileKinds.nsh", "side.bmp"
SIDE_SIZE = (164, 314)  # pixels; NSIS wants it so
SKY, LOGO = "space/menu.webp", "icon/logo.webp"
PLANET = (1600, 0, 2279, 1300)  # the part of the sky where it rises
LOGO_AT, LOGO_SIZE = (26, 178), (112, 112)


def make_installer(folder: Path, work: Path, out: Path, *, named: str = "") -> None:
    """Pack the folder into an installer for a version, which tests name otherwise."""
    work.mkdir(parents=True, exist_ok=True)
    (work / HEADER).write_text(file_kinds(), "utf-8")
    side_picture().save(work / SIDE)
    script = work / SCRIPT.name
    script.write_text(SCRIPT.read_text("utf-8"), "utf-8")
    out.parent.mkdir(parents=True, exist_ok=True)
    told = named or version()
    defined = {
        "TARGET": target(),
        "VERSION": told,
        "VERSION4": f"{told}.0",
        "FOLDER": str(folder),
        "ICON": str(ICON),
        "SIDE": SIDE,
        "OUT": str(out),
        "SIZE_KB": str(size_of(folder) // 1024),
    }
    words = [f"-D{name}={value}" for name, value in defined.items()]
    env = {"SOURCE_DATE_EPOCH": str(commit().time), "LC_ALL": "C.UTF-8"}
    for dated in (folder, work):
        give_time(dated, commit().time)
    run(
        "NSIS",
        [find("makensis"), "-V2", "-NOCD", "-INPUTCHARSET", "UTF8", *words, str(script)],
        folder=work,
        variables=env,
    )


def side_picture() -> Image.Image:
    """What stands at the left of the first and the last page: the logo below the planet of the menu."""
    with Image.open(ART / SKY) as sky:
        side = sky.convert("RGB").resize(SIDE_SIZE, Image.Resampling.LANCZOS, PLANET)
    with Image.open(ART / LOGO) as found:
        logo = found.convert("RGBA").resize(LOGO_SIZE, Image.Resampling.LANCZOS)
    side.paste(logo, LOGO_AT, logo)
    return side


def target(system: str = sys.platform) -> str:
    """What the installer itself runs on.

    NSIS as Windows gets it makes installers of 32 bits only, and Wine without its 32 bits cannot start those.
    """
    return "x86-unicode" if system == "win32" else "amd64-unicode"


def make_zip(folder: Path, out: Path, inside: str = "Starboard") -> None:
    """Pack the folder to be unpacked anywhere; the same files always make the same bytes."""
    out.parent.mkdir(parents=True, exist_ok=True)
    moment = datetime.fromtimestamp(commit().time, UTC).timetuple()[:6]
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = ZipInfo(f"{inside}/{file.relative_to(folder).as_posix()}", moment)
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes())


def file_kinds() -> str:
    """What the script includes: how the kinds of files are entered into the registry, and removed."""
    add = [line for kind in KINDS for line in _added(kind.prog_id, kind.ending, kind.name)]
    remove = [line for kind in KINDS for line in _removed(kind.prog_id, kind.ending)]
    return "\n".join(
        ["!macro ADD_FILE_KINDS", *add, "!macroend", "!macro REMOVE_FILE_KINDS", *remove, "!macroend", ""]
    )


def _added(prog_id: str, ending: str, name: str) -> list[str]:
    classes = "${CLASSES}"
    values = {
        f"{classes}\\{prog_id}": ("", name),
        f"{classes}\\{prog_id}\\DefaultIcon": ("", "$INSTDIR\\starboard.exe,0"),
        f"{classes}\\{prog_id}\\shell\\open\\command": ("", '"$INSTDIR\\starboard.exe" "%1"'),
        f"{classes}\\{ending}": ("", prog_id),
        f"{classes}\\{ending}\\OpenWithProgids": (prog_id, ""),
    }
    return [f'  WriteRegStr HKCU "{key}" "{field}" \'{value}\'' for key, (field, value) in values.items()]


def _removed(prog_id: str, ending: str) -> list[str]:
    """Our own names only: somebody may have chosen another program for these files since."""
    return [
        f'  DeleteRegKey HKCU "${{CLASSES}}\\{prog_id}"',
        f'  DeleteRegValue HKCU "${{CLASSES}}\\{ending}\\OpenWithProgids" "{prog_id}"',
        f'  DeleteRegKey /ifempty HKCU "${{CLASSES}}\\{ending}\\OpenWithProgids"',
        f'  ReadRegStr $0 HKCU "${{CLASSES}}\\{ending}" ""',
        f'  ${{If}} $0 == "{prog_id}"',
        f'    DeleteRegKey HKCU "${{CLASSES}}\\{ending}"',
        "  ${EndIf}",
    ]


def give_time(folder: Path, time: int) -> None:
    """Date every file alike: an installer and an archive keep the times of what they hold."""
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (time, time))
