"""What this program is, what it is made of, and how to report a problem with it."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.saves.file_format import Sentence
from scenes import VERSION
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import TEXT_QUIET
from scenes.shell.build_facts import commit
from scenes.shell.outside_text import literal
from scenes.shell.problem_report import Wanted, desktop, newest_match, write_zip
from scenes.widgets.boxes import Column, Panel, Row, Rule, Spacer
from scenes.widgets.button import Button
from scenes.widgets.controls import Toggle
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


class ProgramPart(NamedTuple):
    """Something that the program is made of, and what its makers let others do with it."""

    name: str
    licence: str
    package: str = ""  # where its version is known
    on_windows: bool = True


PARTS = (
    ProgramPart("Starboard", "MIT"),
    ProgramPart("Python", "PSF-2.0"),
    ProgramPart("pygame-ce", "LGPL-2.1", "pygame-ce"),
    ProgramPart("SDL", "zlib"),
    ProgramPart("pymunk, Chipmunk", "MIT", "pymunk"),
    ProgramPart("cffi", "MIT-0", "cffi"),
    ProgramPart("pytmx", "LGPL-3.0", "pytmx"),
    ProgramPart("msgspec", "BSD-3-Clause", "msgspec"),
    ProgramPart("platformdirs", "MIT", "platformdirs"),
    ProgramPart("AccessKit", "MIT, Apache-2.0", "accesskit"),
    ProgramPart("FreeType", "FTL"),
    ProgramPart("libpng, libwebp, zlib, libffi", "libpng, BSD-3-Clause, zlib, MIT"),
    ProgramPart("HarfBuzz, brotli", "MIT"),
    ProgramPart("FLAC, Ogg, Vorbis, Opus, opusfile, WavPack", "BSD-3-Clause", on_windows=False),
    ProgramPart("ALSA, FluidSynth, libsndfile, mpg123", "LGPL-2.1", on_windows=False),
    ProgramPart("libxmp, PortMidi", "MIT", on_windows=False),
    ProgramPart("libjpeg, libtiff", "IJG, libtiff", on_windows=False),
    ProgramPart("bzip2, xz", "bzip2, 0BSD", on_windows=False),
    ProgramPart("GCC", "GPL-3.0, Runtime Library Exception", on_windows=False),
    ProgramPart("PyInstaller", "GPL-2.0, Bootloader Exception", "pyinstaller"),
)


class AboutScene(PageScene):
    """The version and the commit, the parts with their licences, and the way to report a problem."""

    name = "about"
    title = "about.title"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.wanted = Wanted()

    # --- the tree

    def body(self) -> Widget:
        one = Column(self._program(), self._problem(), Spacer(), gap=4)
        other = Column(self._parts(), Spacer(), gap=4)
        return Scroll(Row(one.growing(), other.growing(), gap=4, align="top"), key="page")

    def _section(self, icon: str, name: str, *rows: Widget) -> Widget:
        head = Row(Icon(icon, 5, TEXT_QUIET), Label(name, CAPTION).growing(), gap=2, align="middle")
        return Panel(
            Column(head, *(part for row in rows for part in (Rule(), row)), gap=2.5), 4.5, shadow=False
        )

    def _program(self) -> Widget:
        say = self.ui.say
        built = say("about.commit", commit=commit()) if commit() else say("about.no_commit")
        lines = [
            Label(say("settings.version", version=VERSION), TITLE),
            Label(built, SMALL, key="commit"),
            Label(say("about.offline"), BODY),
        ]
        return self._section("info", say("about.program"), Column(*lines, gap=1.5))

    def _parts(self) -> Widget:
        say = self.ui.say
        rows = [
            Row(Label(_told(part), BODY).growing(), Label(part.licence, SMALL, align="right"), gap=3)
            for part in PARTS
            if part.on_windows or sys.platform != "win32"
        ]
        others = Label(say("about.licences"), SMALL)
        return self._section("book", say("about.parts"), Column(*rows, gap=1.2), others)

    def _problem(self) -> Widget:
        say = self.ui.say
        there = newest_match(self.ui.folders) is not None
        switches = [
            Toggle(
                say("about.report.match"),
                self.wanted.match and there,
                self._change(lambda on: self.wanted._replace(match=on)),
                second=say("about.report.match_second"),
                enabled=there,
                why=say("about.report.no_match"),
                key="match",
            ),
            Toggle(
                say("about.report.names"),
                self.wanted.names and self.wanted.match and there,
                self._change(lambda on: self.wanted._replace(names=on)),
                second=say("about.report.names_second"),
                enabled=there and self.wanted.match,
                why=say("about.report.no_match"),
                key="names",
            ),
        ]
        button = Button(
            say("about.report"), self.report, second=say("about.report_second"), icon="export", key="report"
        )
        told = Label(say("about.report.holds"), BODY)
        return self._section("warning", say("about.problem"), told, *switches, button)

    def _change(self, wanted: Callable[[bool], Wanted]) -> Callable[[bool], None]:
        def change(on: bool) -> None:
            self.wanted = wanted(on)
            self.rebuild()

        return change

    # --- what can be done

    def report(self) -> None:
        """Write the zip, and say where it lies or why it does not."""
        ui = self.ui
        try:
            file = write_zip(ui.folders, ui.settings, self.wanted, str(ui.screen), desktop())
        except (OSError, RuntimeError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            ui.toasts.say(ui.tell(Sentence("about.report.failed", {"reason": reason})), icon="warning")
            return
        ui.toasts.say(ui.say("about.report.done", file=literal(str(file))), icon="tick")


def _told(part: ProgramPart) -> str:
    """The name with the version that is here."""
    known = {"Starboard": VERSION, "Python": platform.python_version()}
    known["SDL"] = ".".join(map(str, pygame.get_sdl_version()))
    found = known.get(part.name, "")
    if part.package:
        try:
            found = version(part.package)
        except PackageNotFoundError:  # PyInstaller is only in built programs
            found = ""
    return f"{part.name} {found}".strip()


SCREENS = {"about": lambda ui, seed, after: [AboutScene(ui)]}
