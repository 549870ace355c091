"""Proves the Windows installer with Wine: installed, started, updated, removed, in a fresh Windows folder."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

from installers import folder, looks, scripts
from installers import screens as glass
from installers.file_kinds import KINDS
from installers.project import BUILD, version
from installers.steps import StepFailed, need, tell
from installers.windows import setup
from installers.windows.wine import NEEDED, Wine, windows_path

WORK = BUILD / "windows" / "check"
SAVE = "evening.starboard"
OLDER = "0.0.1"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Starboard"
CLASSES, MACHINE_CLASSES = r"HKCU\Software\Classes", r"HKLM\Software\Classes"
OPENED_WITHIN = 300  # seconds; Wine on a busy computer is slow


class Installed:
    """A Windows folder with or without the program in it."""

    def __init__(self, wine: Wine) -> None:
        self.wine = wine
        self.local = wine.drive / "users" / _user(wine) / "AppData" / "Local"
        self.folder = self.local / "Programs" / "Starboard"
        self.saves = self.local / "Starboard" / "saves"

    @property
    def console(self) -> Path:
        return self.folder / "starboard-console.exe"

    @property
    def link(self) -> Path:
        roaming = self.local.with_name("Roaming")
        return roaming / "Microsoft/Windows/Start Menu/Programs/Starboard.lnk"

    def install(self, installer: Path) -> None:
        """Run an installer silently."""
        self.wine.call("The installer", [installer, "/S"], minutes=20)
        self.wine.wait()

    def uninstall(self, *words: str) -> None:
        """Run the uninstaller silently; it copies itself away, so it must be waited for."""
        self.wine.call("The uninstaller", [self.folder / "uninstall.exe", "/S", *words])
        self.wine.wait()

    def opened_by(self) -> list[str]:
        """What Windows calls our kinds of files; "" for each that it does not know."""
        return [self.told(rf"{CLASSES}\{kind.ending}", "") for kind in KINDS]

    def told(self, key: str, value: str) -> str:
        """A value of the registry; "" if there is none."""
        said = self.wine.attempt(
            ["reg", "query", key, "/v", value] if value else ["reg", "query", key, "/ve"]
        )
        rows = [line.split("REG_SZ", 1) for line in said.stdout.splitlines() if "REG_SZ" in line]
        return rows[0][1].strip() if rows else ""


def check(installer: Path, portable: Path) -> None:
    """Everything that a person does with the installer, one after the other; raises StepFailed."""
    need({**NEEDED, "Xvfb": "xvfb"})
    shutil.rmtree(WORK, ignore_errors=True)
    with glass.screen(WORK / "screen") as screen:
        wine = Wine(WORK / "wine")
        wine.start()
        place = Installed(wine)
        windowed = Wine(wine.prefix, screen.display)
        steps: list[tuple[str, Callable[[], None]]] = [
            ("an older version is installed", lambda: _install_older(place)),
            ("the installer updates it", lambda: _update(place, installer)),
            ("the console answers", lambda: _console(place)),
            ("the program checks itself", lambda: _selftest(place)),
            ("the menu looks as it should", lambda: _menu(place, windowed, screen)),
            ("a match against a bot begins", lambda: _match(place, windowed)),
            ("a double-click opens a match", lambda: _double_click(place, windowed, screen)),
            ("an update keeps the matches", lambda: _keep(place, installer)),
            ("removing leaves the matches and nothing else", lambda: _remove(place)),
            ("removing with /SAVES leaves nothing", lambda: _remove_all(place, installer)),
            ("the zip starts where it is unpacked", lambda: _portable(wine, portable)),
        ]
        try:
            for name, step in steps:
                tell(f"== {name}")
                step()
        finally:
            wine.stop()
    tell("== the Windows installer holds")


def _user(wine: Wine) -> str:
    """The name of the person, as Wine takes it from the system."""
    users = [path.name for path in (wine.drive / "users").iterdir() if path.name != "Public"]
    return users[0]


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
    said = place.wine.call("--version", [place.console, "--version"]).strip()
    tell(f"    {said}")
    _expect(said.startswith(f"Starboard {version()}"), f"--version says {said!r}.")
    _expect(
        "usage: starboard-console.exe" in place.wine.call("--help", [place.console, "--help"]), "No help."
    )


def _selftest(place: Installed) -> None:
    started = time.monotonic()
    said = place.wine.call("The self-test", [place.console, "--selftest"], minutes=30, shown=folder.STEPS)
    _expect("all is well" in said, f"The self-test says {said!r}.")
    tell(f"    {time.monotonic() - started:.0f} s")


def _menu(place: Installed, wine: Wine, screen: glass.ScreenFile) -> None:
    shot = WORK / "menu.png"
    seen = screen.watch(lambda: _play(place, wine, scripts.menu(windows_path(shot))), shot)
    looks.expect_on_screen(shot, seen)
    looks.expect_like(shot, "menu_0_en.png")


def _match(place: Installed, wine: Wine) -> None:
    _play(place, wine, scripts.match(windows_path(WORK / "match.png")))
    (save,) = place.saves.glob("*.starboard")
    _expect(save.stat().st_size > 500, "The match was not kept.")
    shutil.move(save, place.saves.parents[3] / SAVE)  # as if it came from a friend


def _play(place: Installed, wine: Wine, lines: list[str]) -> None:
    file = scripts.write(WORK / "script.txt", lines)
    shown = ["--size", "1280x720", "--language", "en", "--script", windows_path(file)]
    wine.call("The window", [place.folder / "starboard.exe", *shown], minutes=15)


def _double_click(place: Installed, wine: Wine, screen: glass.ScreenFile) -> None:
    """The match lies elsewhere: the program that opens it keeps a copy with the others."""
    file = place.saves.parents[3] / SAVE
    _expect(place.opened_by() == [kind.prog_id for kind in KINDS], "Our files have no program.")
    # What Windows does by itself: Wine's desktop does not see what belongs to one person (its bug 14771).
    wine.call("Showing Wine our kinds of files", ["reg", "copy", CLASSES, MACHINE_CLASSES, "/s", "/f"])
    wine.begin(["start", "/unix", file])
    deadline = time.monotonic() + OPENED_WITHIN
    while not ((place.saves / SAVE).exists() and looks.has_colours(screen.picture())):
        _expect(time.monotonic() < deadline, "The double-click opened nothing.")
        time.sleep(1)
    time.sleep(5)
    screen.picture().save(WORK / "double-click.png")
    wine.attempt(["taskkill", "/F", "/IM", "starboard.exe"])
    wine.wait()


def _keep(place: Installed, installer: Path) -> None:
    before = (place.saves / SAVE).read_bytes()
    place.install(installer)
    _expect((place.saves / SAVE).read_bytes() == before, "An update has changed a match.")


def _remove(place: Installed) -> None:
    place.uninstall()
    _expect(not place.folder.exists(), f"Something stayed in {place.folder}.")
    _expect(not place.link.exists(), "The link in the start menu stayed.")
    _expect(place.told(UNINSTALL, "DisplayVersion") == "", "The entry among the programs stayed.")
    _expect(not any(place.opened_by()), "A kind of file stayed.")
    _expect((place.saves / SAVE).exists(), "The match is gone.")


def _remove_all(place: Installed, installer: Path) -> None:
    place.install(installer)
    place.uninstall("/SAVES")
    _expect(not place.folder.exists(), f"Something stayed in {place.folder}.")
    _expect(not place.saves.parent.exists(), f"Something stayed in {place.saves.parent}.")


def _portable(wine: Wine, portable: Path) -> None:
    where = WORK / "Ein Ordner für Spiele"
    with ZipFile(portable) as archive:
        archive.extractall(where)
    said = wine.call("The zip", [where / "Starboard" / "starboard-console.exe", "--version"])
    _expect(said.startswith("Starboard"), f"The zip says {said!r}.")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise StepFailed(otherwise)
