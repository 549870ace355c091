"""Proves the Linux archive in a bare Debian of five years ago, by somebody who is not root."""

from __future__ import annotations

import os
import re
import shutil
import tarfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from zipfile import ZipFile

from installers import folder, looks, scripts
from installers import screens as glass
from installers.linux import base
from installers.project import BUILD, version
from installers.steps import StepFailed, attempt, find, need, run, tell

WORK = BUILD / "linux" / "check"
ROOM = BUILD / "linux" / "bare"
# What every Debian with a desktop has: SDL asks for it when it opens a window.
WINDOW = "libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxss1 libxfixes3"
HOME, PLACE = Path("/home/anna"), Path("/opt/Ein Ordner für Spiele")
ANNA = "1000:1000"
NEWEST_GLIBC = (2, 31)


class Bare:
    """The bare Debian with the archive unpacked in it."""

    def __init__(self, screen: glass.ScreenFile) -> None:
        self.screen = screen
        self.program = PLACE / "Starboard" / "starboard"

    def call(self, what: str, *words: str, variables: dict[str, str] | None = None) -> str:
        """Start the program as somebody who may write at home and nowhere else; what it printed."""
        mine = {"HOME": str(HOME), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
        mine |= {"DISPLAY": self.screen.display, **(variables or {})}
        named = [f"{name}={value}" for name, value in mine.items()]
        entered = [find("chroot"), f"--userspec={ANNA}", str(ROOM), "/usr/bin/env", "-i", *named]
        return run(what, [*entered, str(self.program), *words], minutes=30, shown=folder.STEPS)

    def play(self, name: str, lines: list[str], *words: str, **variables: str) -> Path:
        """Play a script in the window at 1280x720; the picture that it has made."""
        there = Path("/tmp") / name
        shutil.rmtree(inner(there), ignore_errors=True)
        scripts.write(inner(there) / "script.txt", lines)
        inner(there).chmod(0o777)
        size = ["--size", "1280x720", "--script", str(there / "script.txt")]
        self.call("The window", *size, *words, variables=variables)
        shot = WORK / f"{name}.png"
        shutil.copy(inner(there) / "shot.png", shot)
        return shot


def check(archive: Path) -> None:
    """Everything that a person does with the archive; raises StepFailed."""
    need({"debootstrap": "debootstrap", "Xvfb": "xvfb", "objdump": "binutils"})
    shutil.rmtree(WORK, ignore_errors=True)
    with glass.screen(WORK / "screen") as screen:
        bare = Bare(screen)
        steps: list[tuple[str, Callable[[], None]]] = [
            ("a bare Debian without Python", _make_bare),
            ("the archive is unpacked where nobody may write", lambda: _unpack(archive)),
            ("it asks for no younger system", _glibc),
            ("the console answers", lambda: _console(bare)),
            ("the program checks itself", lambda: _selftest(bare)),
            ("the menu looks as it should", lambda: _menu(bare)),
            ("it speaks German to Germans", lambda: _german(bare)),
            ("a match against a bot begins and is kept", lambda: _match(bare)),
            ("a match opens from its file", lambda: _opens(bare)),
            ("it plays without a home, and with one that cannot be written to", lambda: _homeless(bare)),
            ("a report of a problem is written", lambda: _report(bare)),
            ("the menu takes it in and lets it go", _menu_entry),
        ]
        for name, step in steps:
            tell(f"== {name}")
            step()
    tell("== the Linux archive holds")


def inner(path: Path) -> Path:
    """Where a path of the bare Debian lies for us."""
    return ROOM / path.relative_to("/")


def _make_bare() -> None:
    stamp = ROOM / "bare.stamp"
    if not stamp.exists() or stamp.read_text("utf-8") != WINDOW:
        base.debootstrap(ROOM)
        shutil.copy("/etc/resolv.conf", ROOM / "etc" / "resolv.conf")
        install = ["apt-get", "install", "-qy", "--no-install-recommends", *WINDOW.split()]
        run("The libraries of a window", [find("chroot"), str(ROOM), *install], variables=base.VARIABLES)
        stamp.write_text(WINDOW, "utf-8")
    _expect(not list(ROOM.glob("usr/bin/python3*")), "There is a Python in it.")
    shutil.rmtree(inner(HOME), ignore_errors=True)
    inner(HOME).mkdir(parents=True)
    os.chown(inner(HOME), *map(int, ANNA.split(":")))
    inner(Path("/tmp")).chmod(0o1777)


def _unpack(archive: Path) -> None:
    shutil.rmtree(inner(PLACE), ignore_errors=True)
    inner(PLACE).mkdir(parents=True)
    with tarfile.open(archive) as tar:
        tar.extractall(inner(PLACE), filter="data")


def _glibc() -> None:
    newest = newest_glibc(inner(PLACE))
    tell(f"    glibc {newest[0]}.{newest[1]}")
    _expect(newest <= NEWEST_GLIBC, f"It needs glibc {newest}, Debian 11 has {NEWEST_GLIBC}.")


def newest_glibc(place: Path) -> tuple[int, int]:
    """The youngest version of glibc that any program or library in a folder asks for."""
    found = [(0, 0)]
    for file in (path for path in place.rglob("*") if path.is_file() and not path.is_symlink()):
        with file.open("rb") as content:
            if content.read(4) != b"\x7fELF":
                continue
        asked = attempt([find("objdump"), "-T", file]).stdout
        found += [(int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", asked)]
    return max(found)


def _console(bare: Bare) -> None:
    said = bare.call("--version", "--version").strip()
    tell(f"    {said}")
    _expect(said.startswith(f"Starboard {version()}"), f"--version says {said!r}.")
    _expect("usage: starboard" in bare.call("--help", "--help"), "--help does not help.")


def _selftest(bare: Bare) -> None:
    started = time.monotonic()
    _expect("all is well" in bare.call("The self-test", "--selftest"), "The self-test is not content.")
    tell(f"    {time.monotonic() - started:.0f} s")


def _menu(bare: Bare) -> None:
    there = "/tmp/menu/shot.png"
    seen = bare.screen.watch(lambda: bare.play("menu", scripts.menu(there)), inner(Path(there)))
    shot = WORK / "menu.png"
    looks.expect_on_screen(shot, seen)
    looks.expect_like(shot, "menu_0_en.png")


def _german(bare: Bare) -> None:
    """Without a word on the command line: a person's system says it, and no sound is there to be heard."""
    settings = inner(HOME) / ".config" / "Starboard" / "settings.toml"
    settings.unlink(missing_ok=True)  # as at the first start
    shot = bare.play("german", scripts.menu("/tmp/german/shot.png"), LANG="de_DE.UTF-8")
    _expect('language = "de"' in settings.read_text("utf-8"), f"It did not speak German: {shot}.")
    settings.unlink()


def _match(bare: Bare) -> None:
    bare.play("match", scripts.match("/tmp/match/shot.png"))
    _expect(len(list(_saves().glob("*.starboard"))) == 1, "The match was not kept.")


def _saves() -> Path:
    return inner(HOME) / ".local" / "share" / "Starboard" / "saves"


def _opens(bare: Bare) -> None:
    """What the menu of a desktop calls after a double-click."""
    (save,) = _saves().glob("*.starboard")
    elsewhere = inner(HOME) / "Ein schöner Abend.starboard"
    shutil.move(save, elsewhere)
    os.chown(elsewhere, *map(int, ANNA.split(":")))
    bare.play("opened", scripts.opened("/tmp/opened/shot.png"), str(HOME / elsewhere.name))
    _expect((_saves() / elsewhere.name).exists(), "The match was not taken in.")


def _homeless(bare: Bare) -> None:
    """It starts, says that it cannot keep anything there, and plays."""
    for name, home in (("homeless", "/nowhere"), ("locked", str(PLACE))):
        for spare in _spare_folders():
            shutil.rmtree(spare)
        bare.play(name, scripts.match(f"/tmp/{name}/shot.png"), HOME=home)
        kept = [save for spare in _spare_folders() for save in spare.glob("saves/*.starboard")]
        _expect(len(kept) == 1, f"With {home} as home the match was kept in {kept}.")


def _spare_folders() -> list[Path]:
    return list(inner(Path("/tmp")).glob("starboard-*"))


def _report(bare: Bare) -> None:
    """The about page writes a zip to the desktop; what it says of the program must be true."""
    desktop = inner(HOME) / "Desktop"
    desktop.mkdir()
    os.chown(desktop, *map(int, ANNA.split(":")))
    bare.play("about", scripts.report("/tmp/about/shot.png"), "--screen", "about")
    (written,) = desktop.glob("*.zip")
    with ZipFile(written) as report:
        about, names = report.read("about.txt").decode(), report.namelist()
    _expect(about.startswith(f"Starboard {version()}"), f"The report says {about!r}.")
    _expect("settings.toml" in names, f"The report holds {names}.")


def _menu_entry() -> None:
    """The script is of the shell alone, and leaves nothing behind."""
    share = inner(HOME) / ".local" / "share"
    script = PLACE / "Starboard" / "install.sh"
    _as_anna("Entering the menu", [str(script)])
    entry = (share / "applications" / "starboard.desktop").read_text("utf-8")
    _expect(f'Exec="{PLACE}/Starboard/starboard" %f' in entry, f"The entry is wrong: {entry}")
    if find("desktop-file-validate"):
        run("desktop-file-validate", ["desktop-file-validate", share / "applications" / "starboard.desktop"])
    _as_anna("Leaving the menu", [str(script), "--remove"])
    left = [path for path in share.rglob("starboard.*") if path.is_file()]
    _expect(left == [], f"Something stayed: {left}")


def _as_anna(what: str, words: Sequence[str]) -> None:
    home = ["/usr/bin/env", "-i", f"HOME={HOME}", "PATH=/usr/bin:/bin"]
    run(what, [find("chroot"), f"--userspec={ANNA}", str(ROOM), *home, *words])


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise StepFailed(otherwise)
