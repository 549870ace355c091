"""The log to take along: as text or as a page for the browser, as far as its reader knows it."""

from __future__ import annotations

import errno
import html
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.core.saves.file_format import Sentence
from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import plain
from scenes.drawing.theme import SEATS
from scenes.session.story import EVERYTHING
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.match_words import player_names

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

INDENT = "  "
SIGNS = {
    "glyph_crescent": "☾", "glyph_stripes": "⫽", "glyph_checks": "▚", "glyph_waves": "≈", "glyph_dots": "∴",
    "glyph_hatch": "#", "glyph_chevrons": "»",
}  # fmt: skip
STYLE = """
body { background: #0b1226; color: #eef3ff; font: 17px/1.5 sans-serif; max-width: 44em; margin: 2em auto }
h1 { font-size: 1.6em; margin-bottom: 0 }
h2 { font-size: 1.2em; margin: 1.6em 0 .3em }
h3 { font-size: 1em; margin: .8em 0 .2em; color: #a9b6da }
p { margin: .15em 0 .15em 1.6em }
.head { margin-left: 0; color: #a9b6da }
.sign { display: inline-block; width: 1.6em; margin-left: -1.6em }
.effect { margin-left: 3.2em; color: #a9b6da }
.harm { color: #ff8a65 }
@media print {
  body { background: white; color: black }
  h3, .head, .effect { color: #444 }
}
"""
PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
{notes}
{lines}
</body>
</html>
"""


class ExportPage(NamedTuple):
    """What stands above the lines."""

    title: str
    notes: Sequence[str]  # who played, when, and whose log it is
    language: str
    colours: Sequence[str]  # of the seats


def as_text(page: ExportPage, lines: Sequence[LogLine]) -> str:
    """Plain text: headings underlined, what follows from something indented."""
    out = [page.title, "=" * len(page.title), *page.notes, ""]
    for line in lines:
        said = plain(line.text)
        if line.level == ROUND:
            out += ["", said, "-" * len(said)]
        elif line.level == PART:
            out += ["", said]
        else:
            out.append(INDENT * (line.level - PART) + said)
    return "\n".join([*out, ""])


def as_html(page: ExportPage, lines: Sequence[LogLine]) -> str:
    """One page without anything outside of it."""
    notes = "\n".join(f'<p class="head">{html.escape(note)}</p>' for note in page.notes)
    told = "\n".join(_row(line, page.colours) for line in lines)
    return PAGE.format(
        language=page.language, title=html.escape(page.title), style=STYLE, notes=notes, lines=told
    )


def _row(line: LogLine, colours: Sequence[str]) -> str:
    said = html.escape(plain(line.text))
    if line.level < ACT:
        return f"<h2>{said}</h2>" if line.level == ROUND else f"<h3>{said}</h3>"
    names = " ".join(name for name, is_so in (("effect", line.level == EFFECT), ("harm", line.harm)) if is_so)
    sign = _sign(colours[line.seat]) if line.level == ACT and 0 <= line.seat < len(colours) else ""
    return f'<p class="{names}">{sign}{said}</p>' if names else f"<p>{sign}{said}</p>"


def _sign(colour: str) -> str:
    look = SEATS[colour]
    code = "#{:02x}{:02x}{:02x}".format(*look.on_night)
    return f'<span class="sign" style="color: {code}">{SIGNS[look.glyph]}</span>'


FORMS: dict[str, Callable[[ExportPage, Sequence[LogLine]], str]] = {"txt": as_text, "html": as_html}


def write(ui: Ui, session: Session, lines: Sequence[LogLine], reader: Seat, kind: str) -> Sentence:
    """Write a log as "txt" or "html"; says where the file lies, or why there is none."""
    folder = ui.folders.logs
    name = f"{session.match.game.name}-{time.strftime('%Y-%m-%d_%H-%M-%S')}"
    path = folder / f"{name}.{kind}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free(path)
        path.write_text(FORMS[kind](page_of(ui, session, reader), lines), "utf-8")
    except OSError as problem:
        return _refused(path, problem)
    return Sentence("story.export.done", {"file": str(path)})


def _free(path: Path) -> Path:
    """A file that is not there yet."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain([path], names) if not each.exists())


def _refused(path: Path, problem: OSError) -> Sentence:
    with suppress(OSError):
        path.unlink()  # half a log is none
    texts = dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "story.export.read_only")
    texts |= dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "story.export.disk_full")
    text = texts.get(problem.errno or 0, "story.export.failed")
    return Sentence(text, {"folder": str(path.parent), "reason": problem.strerror or str(problem)})


def page_of(ui: Ui, session: Session, reader: Seat) -> ExportPage:
    """The head of a log: the game, the players, the day, and whose knowledge it is."""
    say, name, language = ui.say, session.match.game.name, ui.settings.language
    names = player_names(session, language)
    players = [
        f"{each} ({say(f'colour.{player.colour}')})"
        for each, player in zip(names, session.players, strict=True)
    ]
    notes = (", ".join(players), time.strftime("%Y-%m-%d %H:%M"), _known_to(ui, names, reader))
    colours = [player.colour for player in session.players]
    title = say("story.export.title", game=say(f"game.{name}"))
    return ExportPage(title, notes, language, colours)


def _known_to(ui: Ui, names: Sequence[str], reader: Seat) -> str:
    if reader == EVERYTHING:
        return ui.say("story.export.all")
    if reader == NOBODY:
        return ui.say("story.export.public")
    return ui.say("story.export.of", name=names[reader])
