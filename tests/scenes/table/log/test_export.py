"""A log is taken along as text or as a page, says where it lies, and keeps its reader's secrets."""

from __future__ import annotations

import errno
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game.core.table import NOBODY, Seat
from game.core.texts import name_of
from game.duel import pieces
from scenes.drawing.rich_text import plain
from scenes.drawing.theme import SEATS
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.session.participants import Participant
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log.export import ExportPage, as_html, as_text
from tests.scenes.table.test_privacy import Knowledge
from tests.support.duel.matches import fresh, played
from tests.support.screen.log_tables import WAYS, Sat, at_table, sat_down

PAGE = ExportPage("Log: Duel", ["Mia, Jonas"], "en", ["orange", "blue"])
LOG = [
    LogLine("1. [face:vines|Hungry Vines]", level=ROUND),
    LogLine("A duel begins.", level=PART),
    LogLine("Jonas sends **3** ships.", 1, ACT),
    LogLine("Mia <loses> a ship.", 0, EFFECT, harm=True),
]
TWO = (Participant("Mia", "orange"), Participant("Jonas", "blue"))


class Reader(HTMLParser):
    """Reads a page: what its elements say, and whether all of them are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[tuple[str, str]] = []
        self.outside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.said.append((self.open[-1], data.strip()))


def written(sat: Sat, kind: str = "txt") -> str:
    (path,) = sat.desk.ui.folders.logs.glob(f"*.{kind}")
    return path.read_text("utf-8")


# --- what it looks like


def test_a_text_is_grouped_like_the_log() -> None:
    assert as_text(PAGE, LOG) == (
        "Log: Duel\n=========\nMia, Jonas\n\n\n1. Hungry Vines\n---------------\n\nA duel begins.\n"
        "  Jonas sends 3 ships.\n    Mia <loses> a ship.\n"
    )


def test_a_page_is_sound_and_needs_nothing_else() -> None:
    reader = Reader(as_html(PAGE, LOG))
    assert reader.open == []
    assert reader.outside == []
    assert ("h2", "1. Hungry Vines") in reader.said
    assert ("h3", "A duel begins.") in reader.said
    assert ("p", "Mia <loses> a ship.") in reader.said


def test_every_seat_has_its_sign_on_a_page() -> None:
    for colour in SEATS:
        page = as_html(PAGE._replace(colours=[colour]), [LogLine("Mia passes.", 0, ACT)])
        assert 'class="sign"' in page


# --- where it lies


@pytest.mark.parametrize("kind", ["txt", "html"])
@pytest.mark.parametrize("hands", WAYS)
def test_the_whole_log_is_written_and_its_place_told(hands: str, kind: str) -> None:
    sat = sat_down(hands, language="de")
    sat.press("log.tools")
    sat.press("log.kind.ships")
    sat.press(f"log.export.{kind}")
    (path,) = sat.desk.ui.folders.logs.iterdir()
    assert path.suffix == f".{kind}"
    assert sat.desk.ui.toasts.shown[-1].text == f"Das Protokoll liegt in {path}."
    text = path.read_text("utf-8").replace("&quot;", '"').replace("&#x27;", "'")
    assert all(plain(line.text) in text for line in sat.table.log.lines())
    assert "So weit Mia es weiß." in text


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "can only be read"),
        (errno.EROFS, "can only be read"),
        (errno.ENOSPC, "no room left"),
        (errno.EIO, "a broken disk"),
    ],
)
def test_a_folder_that_refuses_is_told_in_one_sentence(
    number: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> int:
        raise OSError(number, "a broken disk")

    sat = sat_down()
    monkeypatch.setattr(Path, "write_text", refuse)
    sat.table.log.export("txt")
    told = sat.desk.ui.toasts.shown[-1].text
    assert words in told
    assert str(sat.desk.ui.folders.logs) in told
    assert told.count(". ") == 0


def test_a_folder_that_cannot_be_made_is_told() -> None:
    sat = sat_down()
    sat.desk.ui.folders.logs.parent.joinpath("logs").write_text("a file is in the way", "utf-8")
    sat.table.log.export("html")
    assert str(sat.desk.ui.folders.logs) in sat.desk.ui.toasts.shown[-1].text


def test_half_a_log_is_not_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def tear(path: Path, text: str, encoding: str) -> int:
        path.write_bytes(text[:40].encode(encoding))
        raise OSError(errno.ENOSPC, "full")

    sat = sat_down()
    monkeypatch.setattr(Path, "write_text", tear)
    sat.table.log.export("txt")
    assert list(sat.desk.ui.folders.logs.iterdir()) == []


# --- secrets


def named_in(text: str, keys: set[str]) -> set[str]:
    """Names of cards, none of which is part of a longer one, that stand in a text."""
    names = {name_of("duel", key, "en") for key in keys}
    return {name for name in names if re.search(rf"\b{re.escape(name)}(?!\w)", text)}


@pytest.mark.parametrize("reader", [0, 1, NOBODY])
@pytest.mark.parametrize("kind", ["txt", "html"])
def test_a_file_names_nothing_that_its_reader_never_knew(kind: str, reader: Seat) -> None:
    session = fresh(3, 70, TWO)
    sat = at_table(session, "mouse")
    if reader != NOBODY:
        assert isinstance(sat.desk.top, CurtainScene)
        sat.table.flow.look_as(reader)
    sat.table.log.export(kind)
    knowledge = Knowledge(session, "en")
    knowledge.catch_up()
    unknown = set(pieces.KEYS) - knowledge.ever[reader]
    known_names = {name_of("duel", key, "en") for key in knowledge.ever[reader]}
    leaked = named_in(written(sat, kind), unknown) - known_names
    assert not {name for name in leaked if not any(name in other for other in known_names)}


def test_every_reader_writes_another_log_and_none_is_lost() -> None:
    sat = at_table(fresh(3, 70, TWO), "mouse")
    for reader in (0, 1, NOBODY):
        sat.table.flow.look_as(reader)
        sat.table.log.export("txt")
    texts = {path.read_text("utf-8") for path in sat.desk.ui.folders.logs.iterdir()}
    assert len(texts) == 3


def test_when_the_match_is_over_all_of_it_is_written() -> None:
    sat = at_table(played(2), "mouse")
    sat.table.log.export("txt")
    text = written(sat)
    assert sat.desk.ui.say("story.export.all") in text
    assert not re.search(r"draws (?:a card|\d+ cards)", text)
