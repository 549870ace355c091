"""What the menu tells about the matches on disk: public facts only, remembered so that menus open at once."""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import game
from game.core.branches import Origin, branch_in, called_in
from game.core.files import small_file, write_file
from game.core.saves.file_format import SaveRefused, Sentence, refused
from game.core.table import NOBODY
from game.core.texts import catalogue
from scenes import VERSION
from scenes.drawing.table_pictures import TablePictures
from scenes.drawing.theme import SEATS
from scenes.shell.outside_text import literal

if TYPE_CHECKING:
    from game.core.saves.resume import Loaded
    from scenes.shell.folders import Folders
    from scenes.widgets.context import Ui

ENDING = ".starboard"
INDEX = "saved.json"
DELETED = "deleted"
LARGEST_INDEX = 16 << 20  # bytes
LATEST = (1 << 63) - 1  # nanoseconds: what an index can hold of a time
WIDEST = 1_000_000  # points, rounds: what a match never reaches


class SaveFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know about a file; ``size`` and ``time`` tell whether it is still the same."""

    file: str
    size: int
    time: int  # of its last change, in nanoseconds
    game: str = ""
    names: list[str] = []  # by seat; "" for those without one
    colours: list[str] = []
    kinds: list[str] = []
    factions: list[str] = []
    number: int = 0  # of the destiny card, the round or the turn
    scores: list[tuple[int, int]] = []  # reached and needed, by seat
    asked: list[int] = []
    winners: list[int] = []
    over: bool = False
    id: str = ""  # of the match
    branch: Origin | None = None  # where it comes from
    called: str = ""  # by whoever has named it
    problem: Sentence | None = None  # why it cannot be opened
    notice: Sentence | None = None  # what will be told when it is

    @property
    def unfinished(self) -> bool:
        return not self.over and self.problem is None


class _Index(msgspec.Struct):
    """The remembered facts, and the program that found them."""

    version: str
    facts: list[SaveFacts]


class Saves:
    """The files of a folder, newest first. ``look`` reads one, which may take a tenth of a second."""

    def __init__(self, folders: Folders) -> None:
        self.folder, self.index = folders.saves, folders.cache / INDEX
        self.bin = folders.cache / DELETED
        self.glimpses = TablePictures(folders)
        self.known = _remembered(self.index)
        self.files: list[Path] = []
        self.seek()

    def seek(self) -> None:
        """Look which files there are now."""
        self.glimpses.absent.clear()
        found = []
        with suppress(OSError):
            found = [(_stamp(path), path) for path in self.folder.glob(f"*{ENDING}")]
        self.files = [path for _, path in sorted(found, key=lambda each: (each[0][1], each[1]), reverse=True)]
        stamps = {path.name: stamp for stamp, path in found}
        self.known = {
            name: facts for name, facts in self.known.items() if stamps.get(name) == (facts.size, facts.time)
        }

    @property
    def unread(self) -> list[Path]:
        return [path for path in self.files if path.name not in self.known]

    @property
    def facts(self) -> list[SaveFacts]:
        """What is known, newest first."""
        return [self.known[path.name] for path in self.files if path.name in self.known]

    @property
    def newest(self) -> SaveFacts | None:
        """The match that was played last and can go on."""
        return next((facts for facts in self.facts if facts.unfinished), None)

    def look(self, path: Path) -> SaveFacts:
        """Read a file and remember what may be told about it; a damaged one has a problem, and no more."""
        size, time = _stamp(path)
        try:
            loaded = open_match(path)
            facts = _facts_of(loaded, file=path.name, size=size, time=time)
        except SaveRefused as problem:
            facts = SaveFacts(file=path.name, size=size, time=time, problem=problem.sentence)
        self.known[path.name] = facts
        self._remember()
        return facts

    def path(self, facts: SaveFacts) -> Path:
        return self.folder / facts.file

    def delete(self, facts: SaveFacts) -> None:
        """Put a file into the bin; raises OSError."""
        self.bin.mkdir(parents=True, exist_ok=True)
        shutil.move(self.path(facts), self.bin / facts.file)
        self.seek()

    def restore(self, facts: SaveFacts) -> None:
        """Take a file out of the bin again; raises OSError."""
        shutil.move(self.bin / facts.file, self.path(facts))
        self.known[facts.file] = facts
        self.seek()

    def empty_bin(self) -> None:
        """What was deleted is gone for good."""
        shutil.rmtree(self.bin, ignore_errors=True)
        self.glimpses.clear(self.files)

    def _remember(self) -> None:
        facts = [each for each in self.facts if each.file.isprintable()]  # others cannot be written, or read
        with suppress(OSError):
            write_file(self.index, msgspec.json.encode(_Index(VERSION, facts)), lasting=False)


def open_match(path: Path) -> Loaded:
    """A match from its file, whatever stands there; raises SaveRefused."""
    try:
        return game.open_save(path)
    except SaveRefused:
        raise
    except Exception as problem:  # the rules may trip over anything in a file, or beside it
        raise refused("save.table_damaged") from problem


def _stamp(path: Path) -> tuple[int, int]:
    """The size of a file and the time of its last change; nothing if it has gone."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_size, max(-LATEST, min(status.st_mtime_ns, LATEST))


def _remembered(index: Path) -> dict[str, SaveFacts]:
    with suppress(OSError, ValueError, RecursionError):
        found = msgspec.json.decode(small_file(index, LARGEST_INDEX), type=_Index)
        if found.version == VERSION:
            return {facts.file: facts for facts in found.facts if _can_be_told(facts)}
    return {}


def _can_be_told(facts: SaveFacts) -> bool:
    """True if remembered facts make sense; others are found anew."""
    if not all(_can_be_said(sentence) for sentence in (facts.problem, facts.notice) if sentence):
        return False
    if facts.problem is not None:
        return True
    seats = range(len(facts.colours))
    numbers = [facts.number, *(number for pair in facts.scores for number in pair)]
    return (
        facts.game in game.GAMES
        and len(seats) > 1
        and len(facts.names) == len(facts.kinds) == len(facts.scores) == len(facts.factions) == len(seats)
        and all(name == literal(name) for name in (*facts.names, facts.called))
        and all(colour in SEATS for colour in facts.colours)
        and all(re.fullmatch(r"\w{0,40}", faction) for faction in facts.factions)
        and all(seat in seats for seat in (*facts.asked, *facts.winners))
        and all(-WIDEST < number < WIDEST for number in numbers)
    )


def _can_be_said(sentence: Sentence) -> bool:
    try:
        return catalogue("en").say(sentence.text, **sentence.args) != sentence.text
    except (LookupError, TypeError, ValueError):
        return False


def _facts_of(loaded: Loaded, **file: Any) -> SaveFacts:
    """The public facts of a match: nothing of a hand, nothing that only one seat has seen."""
    from scenes.session.participants import id_of, players_of
    from scenes.table.game_table import game_table

    match = loaded.match
    view, players = match.view(NOBODY), players_of(loaded)
    number, scores = game_table(match.game.name).progress(view)
    return SaveFacts(
        game=match.game.name,
        names=[player.name for player in players],
        colours=[player.colour for player in players],
        kinds=[player.kind for player in players],
        factions=match.game.factions(view),
        number=number,
        scores=scores,
        asked=[prompt.seat for prompt in match.waiting()],
        winners=list(view.winners),
        over=not match.waiting(),
        id=id_of(loaded) or Path(file["file"]).stem,
        branch=branch_in(loaded.notes),
        called=literal(called_in(loaded.notes, loaded.noted)),
        notice=loaded.notice,
        **file,
    )


# --- in words


def colour_name(ui: Ui, colour: str) -> str:
    """What a seat without a person's name is called."""
    return ui.say(f"colour.{colour}")


def seat_name(ui: Ui, facts: SaveFacts, seat: int) -> str:
    """A person's name, or the colour of who has none."""
    return facts.names[seat] or colour_name(ui, facts.colours[seat])


def who(ui: Ui, facts: SaveFacts) -> str:
    """Who plays against whom."""
    names = [seat_name(ui, facts, seat) for seat in range(len(facts.names))]
    return ui.say("saves.against", one=names[0], other=", ".join(names[1:]))


def score(ui: Ui, colour: str, reached: int, needed: int) -> str:
    """How far a seat has come: of what is needed to win, if that is known."""
    icon = f"{{icon:{SEATS[colour].glyph}}}"
    if not needed:
        return ui.say("menu.points", icon=icon, count=reached)
    return ui.say("menu.score", icon=icon, reached=reached, needed=needed)


def when(ui: Ui, facts: SaveFacts, now: datetime | None = None) -> str:
    """When a match was last played: today, yesterday or a date, and the time of day."""
    try:
        moment = datetime.fromtimestamp(facts.time / 1e9)
    except (ValueError, OverflowError, OSError):  # what no calendar of this system has
        return ui.say("saves.some_day")
    if abs(facts.time) >= LATEST:
        return ui.say("saves.some_day")
    today: date = (now or datetime.now()).date()
    clock = f"{moment:%H:%M}"
    if moment.date() == today:
        return ui.say("saves.today", time=clock)
    if moment.date() == today - timedelta(days=1):
        return ui.say("saves.yesterday", time=clock)
    return ui.say(
        "saves.on", day=f"{moment.day:02}", month=f"{moment.month:02}", year=moment.year, time=clock
    )


def standing(ui: Ui, facts: SaveFacts) -> str:
    """How far a match has come, or who has won it."""
    if not facts.over:
        return ui.say(f"saves.now.{facts.game}", number=facts.number)
    after = ui.say(f"saves.after.{facts.game}", number=facts.number)
    names = [seat_name(ui, facts, seat) for seat in facts.winners]
    if len(names) == 1:
        return ui.say("saves.won", after=after, winner=names[0])
    return ui.say("saves.drawn" if names else "saves.lost", after=after)
