"""What the menu tells about the matches on disk: public facts only, remembered so that menus open at once."""

from __future__ import annotations

import shutil
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import game
from game.core.saves import SaveRefused, Sentence
from game.core.table import NOBODY
from scenes import VERSION
from scenes.glimpses import Glimpses

if TYPE_CHECKING:
    from game.core.resuming import Loaded
    from scenes.folders import Folders
    from scenes.ui import Ui

ENDING = ".starboard"
INDEX = "saved.json"
DELETED = "deleted"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
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
    problem: Sentence | None = None  # why it cannot be opened
    notice: Sentence | None = None  # what will be told when it is

    @property
    def unfinished(self) -> bool:
        return not self.over and self.problem is None


class _Index(msgspec.Struct):
    """The remembered facts, and the program that found them."""

    version: str
    facts: list[Facts]


class Saves:
    """The files of a folder, newest first. ``look`` reads one, which may take a tenth of a second."""

    def __init__(self, folders: Folders) -> None:
        self.folder, self.index = folders.saves, folders.cache / INDEX
        self.bin = folders.cache / DELETED
        self.glimpses = Glimpses(folders)
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
    def facts(self) -> list[Facts]:
        """What is known, newest first."""
        return [self.known[path.name] for path in self.files if path.name in self.known]

    @property
    def newest(self) -> Facts | None:
        """The match that was played last and can go on."""
        return next((facts for facts in self.facts if facts.unfinished), None)

    def look(self, path: Path) -> Facts:
        """Read a file and remember what may be told about it; a damaged one has a problem, and no more."""
        size, time = _stamp(path)
        try:
            facts = _facts_of(game.open_save(path), file=path.name, size=size, time=time)
        except SaveRefused as refused:
            facts = Facts(file=path.name, size=size, time=time, problem=refused.sentence)
        self.known[path.name] = facts
        self._remember()
        return facts

    def path(self, facts: Facts) -> Path:
        return self.folder / facts.file

    def delete(self, facts: Facts) -> None:
        """Put a file into the bin; raises OSError."""
        self.bin.mkdir(parents=True, exist_ok=True)
        shutil.move(self.path(facts), self.bin / facts.file)
        self.seek()

    def restore(self, facts: Facts) -> None:
        """Take a file out of the bin again; raises OSError."""
        shutil.move(self.bin / facts.file, self.path(facts))
        self.known[facts.file] = facts
        self.seek()

    def empty_bin(self) -> None:
        """What was deleted is gone for good."""
        shutil.rmtree(self.bin, ignore_errors=True)
        self.glimpses.clear(self.files)

    def _remember(self) -> None:
        with suppress(OSError):
            self.index.write_bytes(msgspec.json.encode(_Index(VERSION, self.facts)))


def _stamp(path: Path) -> tuple[int, int]:
    """The size of a file and the time of its last change; nothing if it has gone."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


def _remembered(index: Path) -> dict[str, Facts]:
    with suppress(OSError, ValueError):
        found = msgspec.json.decode(index.read_bytes(), type=_Index)
        if found.version == VERSION:
            return {facts.file: facts for facts in found.facts}
    return {}


def _facts_of(loaded: Loaded, **file: Any) -> Facts:
    """The public facts of a match: nothing of a hand, nothing that only one seat has seen."""
    from scenes.games import game_table
    from scenes.session import players_of

    match = loaded.match
    view, players = match.view(NOBODY), players_of(loaded)
    number, scores = game_table(match.game.name).progress(view)
    return Facts(
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
        notice=loaded.notice,
        **file,
    )


# --- in words


def colour_name(ui: Ui, colour: str) -> str:
    """What a seat without a person's name is called."""
    return ui.say(f"colour.{colour}")


def seat_name(ui: Ui, facts: Facts, seat: int) -> str:
    """A person's name, or the colour of who has none."""
    return facts.names[seat] or colour_name(ui, facts.colours[seat])


def who(ui: Ui, facts: Facts) -> str:
    """Who plays against whom."""
    names = [seat_name(ui, facts, seat) for seat in range(len(facts.names))]
    return ui.say("saves.against", one=names[0], other=", ".join(names[1:]))


def when(ui: Ui, facts: Facts, now: datetime | None = None) -> str:
    """When a match was last played: today, yesterday or a date, and the time of day."""
    moment = datetime.fromtimestamp(facts.time / 1e9)
    today: date = (now or datetime.now()).date()
    clock = f"{moment:%H:%M}"
    if moment.date() == today:
        return ui.say("saves.today", time=clock)
    if moment.date() == today - timedelta(days=1):
        return ui.say("saves.yesterday", time=clock)
    return ui.say(
        "saves.on", day=f"{moment.day:02}", month=f"{moment.month:02}", year=moment.year, time=clock
    )


def standing(ui: Ui, facts: Facts) -> str:
    """How far a match has come, or who has won it."""
    if not facts.over:
        return ui.say(f"saves.now.{facts.game}", number=facts.number)
    after = ui.say(f"saves.after.{facts.game}", number=facts.number)
    names = [seat_name(ui, facts, seat) for seat in facts.winners]
    if len(names) == 1:
        return ui.say("saves.won", after=after, winner=names[0])
    return ui.say("saves.drawn" if names else "saves.lost", after=after)
