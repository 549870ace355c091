"""Proves the Windows installer: installed, started, updated, removed; in a Windows made by Wine, or here."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol
from zipfile import ZipFile

from installers import folder, looks, scripts
from installers import screens as glass
from installers.file_kinds import KINDS
from installers.project import BUILD, version
from installers.steps import StepFailed, need, tell
from installers.windows import setup
from installers.windows.here import Here
from installers.windows.wine import CLASSES, NEEDED, Wine

WORK = BUILD / "windows" / "check"
SAVE = "Ein schöner Abend.starboard"
ELSEWHERE = WORK / "Von Jürgen"  # where a match lies that a friend has sent
OLDER = "0.0.1"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Starboard"
SOFTWARE = r"HKCU\Software\Starboard"
OPENED_WITHIN = 300  # seconds; Wine on a busy computer is slow
REMOVED_WITHIN = 60  # seconds; the uninstaller goes on after its end


class System(Protocol):
    """A Windows: one that Wine makes, or this computer."""

    @property
    def local(self) -> Path: ...

    def call(
        self, what: str, words: Sequence[str | Path], *, minutes: float = 15, shown: Sequence[str] = ()
    ) -> str: ...

    def attempt(self, words: Sequence[str | Path]) -> subprocess.CompletedProcess[str]: ...

    def double_click(self, file: Path) -> None: ...

    def path(self, path: Path) -> str: ...

    def wait(self) -> None: ...


class Installed:
    """A Windows with or without the program in it.

    Windows are opened on a screen of Wine's that is looked at; ``screen`` is None where somebody may work.
    """

    def __init__(self, quiet: System, windowed: System, screen: glass.ScreenFile | None) -> None:
        self.quiet, self.windowed, self.screen = quiet, windowed, screen
        self.folder = quiet.local / "Programs" / "Starboard"
        self.saves = quiet.local / "Starboard" / "saves"
        self.before = self.files() if screen else set[Path]()  # elsewhere other programs write there, too

    @property
    def console(self) -> Path:
        return self.folder / "starboard-console.exe"

    @property
    def link(self) -> Path:
        roaming = self.quiet.local.with_name("Roaming")
        return roaming / "Microsoft/Windows/Start Menu/Programs/Starboard.lnk"

    def files(self) -> set[Path]:
        """All that lies in the folder of the person, but for what is temporary and what the person keeps."""
        person = self.quiet.local.parents[1]
        aside = [person / "Temp", self.quiet.local / "Temp", self.saves.parent]
        found = (path for path in person.rglob("*") if path.is_file())
        return {path for path in found if not any(path.is_relative_to(folder) for folder in aside)}

    def install(self, installer: Path) -> None:
        """Run an installer silently."""
        self.quiet.call("The installer", [installer, "/S"], minutes=20)
        self.quiet.wait()

    def uninstall(self, *words: str) -> None:
        """Run the uninstaller silently; it copies itself away and goes on from there."""
        self.quiet.call("The uninstaller", [self.folder / "uninstall.exe", "/S", *words])
        self.quiet.wait()

    def opened_by(self) -> list[str]:
        """What Windows calls our kinds of files; "" for each that it does not know."""
        return [self.told(rf"{CLASSES}\{kind.ending}", "") for kind in KINDS]

    def told(self, key: str, value: str) -> str:
        """A value of the registry; "" if there is none."""
        said = self.quiet.attempt(
            ["reg", "query", key, "/v", value] if value else ["reg", "query", key, "/ve"]
        )
        rows = [line.split("REG_SZ", 1) for line in said.stdout.splitlines() if "REG_SZ" in line]
        return rows[0][1].strip() if rows else ""


def check(installer: Path, portable: Path) -> None:
    """Everything that a person does with the installer, one after the other; raises StepFailed."""
    shutil.rmtree(WORK, ignore_errors=True)
    with _place() as place:
        steps: list[tuple[str, Callable[[], None]]] = [
            ("an older version is installed", lambda: _install_older(place)),
            ("the installer updates it", lambda: _update(place, installer)),
            ("the console answers", lambda: _console(place)),
            ("the program checks itself", lambda: _selftest(place)),
            ("the menu looks as it should", lambda: _menu(place)),
            ("a match against a bot begins", lambda: _match(place)),
            ("a double-click opens a match", lambda: _double_click(place)),
            ("an update keeps the matches", lambda: _keep(place, installer)),
            ("removing leaves the matches and nothing else", lambda: _remove(place)),
            ("removing with /SAVES leaves nothing", lambda: _remove_all(place, installer)),
            ("the zip starts where it is unpacked", lambda: _portable(place, portable)),
        ]
        for name, step in steps:
            tell(f"== {name}")
            step()
    tell("== the Windows installer holds")


@contextlib.contextmanager
def _place() -> Iterator[Installed]:
    """This computer if it is a Windows, else a fresh one of Wine's with a screen of its own."""
    if sys.platform == "win32":
        yield Installed(Here(), Here(), None)
        return
    need({**NEEDED, "Xvfb": "xvfb"})
    with glass.screen(WORK / "screen") as screen:
        wine = Wine(WORK / "wine")
        wine.start()
        try:
            yield Installed(wine, Wine(wine.prefix, screen.display), screen)
        finally:
            wine.stop()


def _install_older(place: Installed) -> None:
    """A small stand-in of an older version, with a file that the new one has no longer."""
    older = WORK / "older"
    (older / "_internal").mkdir(parents=True)
    (older / "_internal" / "obsolete.txt").write_text("from before", "utf-8")
    (older / "starboard.exe").write_bytes(b"MZ an older program")
    setup.make_installer(older, WORK / "older-setup", WORK / "older-setup.exe", named=OLDER)
    place.install(WORK / "older-setup.exe")
    _expect(place.told(UNINSTALL, "DisplayVersion") == OLDER, "The older version is not entered.")
    place.saves.mkdir(parents=True)
    (place.saves / "note.txt").write_text("mine", "utf-8")


def _update(place: Installed, installer: Path) -> None:
    place.install(installer)
    _expect(place.console.exists(), "The program is not installed.")
    _expect(not (place.folder / "_internal" / "obsolete.txt").exists(), "A file of the older version stayed.")
    _expect((place.saves / "note.txt").read_text("utf-8") == "mine", "What lay beside the saves is gone.")
    _expect(place.told(UNINSTALL, "DisplayVersion") == version(), "The version is not entered.")
    _expect(place.link.exists(), "The start menu has no link.")
    (place.saves / "note.txt").unlink()


def _console(place: Installed) -> None:
    said = place.quiet.call("--version", [place.console, "--version"]).strip()
    tell(f"    {said}")
    _expect(said.startswith(f"Starboard {version()}"), f"--version says {said!r}.")
    _expect(
        "usage: starboard-console.exe" in place.quiet.call("--help", [place.console, "--help"]), "No help."
    )


def _selftest(place: Installed) -> None:
    started = time.monotonic()
    said = place.quiet.call("The self-test", [place.console, "--selftest"], minutes=30, shown=folder.STEPS)
    _expect("all is well" in said, f"The self-test says {said!r}.")
    tell(f"    {time.monotonic() - started:.0f} s")


def _menu(place: Installed) -> None:
    shot = WORK / "menu.png"
    lines = scripts.menu(place.windowed.path(shot))
    if place.screen is None:
        _play(place, lines)
        _expect(shot.exists(), "The window has drawn nothing.")
        return
    seen = place.screen.watch(lambda: _play(place, lines), shot)
    looks.expect_on_screen(shot, seen)
    looks.expect_like(shot, "menu_0_en.png")


def _match(place: Installed) -> None:
    _play(place, scripts.match(place.windowed.path(WORK / "match.png")))
    (save,) = place.saves.glob("*.starboard")
    _expect(save.stat().st_size > 500, "The match was not kept.")
    ELSEWHERE.mkdir(parents=True)
    shutil.move(save, ELSEWHERE / SAVE)


def _play(place: Installed, lines: list[str]) -> None:
    file = scripts.write(WORK / "script.txt", lines)
    shown = ["--size", "1280x720", "--language", "en", "--script", place.windowed.path(file)]
    place.windowed.call("The window", [place.folder / "starboard.exe", *shown])


def _double_click(place: Installed) -> None:
    """The match lies elsewhere: the program that opens it keeps a copy with the others."""
    _expect(place.opened_by() == [kind.prog_id for kind in KINDS], "Our files have no program.")
    place.windowed.double_click(ELSEWHERE / SAVE)
    _expect_within(OPENED_WITHIN, lambda: _is_open(place), "The double-click opened nothing.")
    time.sleep(5)
    if place.screen:
        place.screen.picture().save(WORK / "double-click.png")
    place.quiet.attempt(["taskkill", "/F", "/IM", "starboard.exe"])
    place.quiet.wait()


def _is_open(place: Installed) -> bool:
    shown = place.screen is None or looks.has_colours(place.screen.picture())
    return shown and (place.saves / SAVE).exists()


def _keep(place: Installed, installer: Path) -> None:
    before = (place.saves / SAVE).read_bytes()
    place.install(installer)
    _expect((place.saves / SAVE).read_bytes() == before, "An update has changed a match.")


def _remove(place: Installed) -> None:
    place.uninstall()
    removed: list[tuple[Callable[[], bool], str]] = [
        (partial(_is_gone, place.folder), f"Something stayed in {place.folder}."),
        (partial(_is_gone, place.link), "The link in the start menu stayed."),
        (lambda: place.told(UNINSTALL, "DisplayVersion") == "", "The entry among the programs stayed."),
        (lambda: place.told(SOFTWARE, "Folder") == "", "The entry of the folder stayed."),
        (lambda: not any(place.opened_by()), "A kind of file stayed."),
    ]
    for holds, otherwise in removed:
        _expect_within(REMOVED_WITHIN, holds, otherwise)
    left = place.files() - place.before if place.screen else set()
    _expect(not left, f"These stayed: {sorted(map(str, left))}.")
    _expect((place.saves / SAVE).exists(), "The match is gone.")


def _remove_all(place: Installed, installer: Path) -> None:
    place.install(installer)
    place.uninstall("/SAVES")
    for left in (place.folder, place.saves.parent):
        _expect_within(REMOVED_WITHIN, partial(_is_gone, left), f"Something stayed in {left}.")


def _is_gone(path: Path) -> bool:
    return not path.exists()


def _portable(place: Installed, portable: Path) -> None:
    where = WORK / "Ein Ordner für Spiele"
    with ZipFile(portable) as archive:
        archive.extractall(where)
    said = place.quiet.call("The zip", [where / "Starboard" / "starboard-console.exe", "--version"])
    _expect(said.startswith("Starboard"), f"The zip says {said!r}.")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise StepFailed(otherwise)


def _expect_within(seconds: float, holds: Callable[[], bool], otherwise: str) -> None:
    """Raise unless something holds soon."""
    deadline = time.monotonic() + seconds
    while not holds():
        _expect(time.monotonic() < deadline, otherwise)
        time.sleep(1)
