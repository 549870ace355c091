"""Opens a file that somebody has double-clicked or dropped: a match, a deck, cards of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.files import small_file, write_file
from game.core.saves.file_format import SaveRefused, Sentence, read
from game.core.saves.picture import save_in
from scenes.screens.saves.catalogue import ENDING as MATCH

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

# What exported decks are called, too; asking the deck files would read all cards before the first frame.
DECK, CARDS = ".starboard-deck", ".starboard-cards"
PICTURE = ".png"
LARGEST = 64 << 20  # bytes of a file that is taken in; a long match has half of one
TRIES = 1000  # names that are tried for a copy


def opens(file: Path) -> bool:
    """Whether a file is of a kind that the program opens by itself, by its name."""
    return file.suffix.lower() in (MATCH, DECK, CARDS, PICTURE)


def open_file(ui: Ui, file: Path) -> None:
    """Open a file over the menu; what cannot be opened is told in one sentence."""
    act = ACTS.get(file.suffix.lower())
    if act is None:
        _tell(ui, Sentence("app.open.unknown", {"file": file.name}))
        return
    try:
        act(ui, file)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        _tell(ui, Sentence("app.open.unreadable", {"file": file.name, "reason": reason}))


def _open_match(ui: Ui, file: Path) -> None:
    """Sit down at a match again; one from elsewhere is kept with the others."""
    _sit_down(ui, _kept(file, small_file(file, LARGEST), ui.folders.saves, MATCH))


def _open_picture(ui: Ui, file: Path) -> None:
    """The same with the match that a picture holds."""
    try:
        saved = save_in(small_file(file, LARGEST))
        read(saved)
    except SaveRefused as refused:
        _tell(ui, refused.sentence)
        return
    _sit_down(ui, _kept(file, saved, ui.folders.saves, MATCH))


def _sit_down(ui: Ui, path: Path) -> None:
    """Go on with a match of the own folder, or watch it if it is over."""
    from scenes.screens.replay.scene import ReplayScene
    from scenes.screens.saves.catalogue import open_match
    from scenes.screens.saves.matches_page import go_on

    try:
        over = not open_match(path).match.waiting()
    except SaveRefused as refused:
        _tell(ui, refused.sentence)
        return
    if over:
        ui.stack.push(ReplayScene(ui, path))
    else:
        go_on(ui, path)


def _open_deck(ui: Ui, file: Path) -> None:
    """Lay a deck on the bench of the deck builder."""
    from scenes.screens.deck_builder.scene import BuilderScene

    bench = BuilderScene(ui)
    ui.stack.push(bench)
    ui.stack.settle()
    bench.dropped(file)


def _take_cards(ui: Ui, file: Path) -> None:
    """Keep cards with one's own others; they are read when the program starts."""
    _kept(file, small_file(file, LARGEST), ui.folders.config / "cards", ".json")
    _tell(ui, Sentence("app.open.cards", {"file": file.name}), "tick")


def _kept(file: Path, content: bytes, folder: Path, ending: str) -> Path:
    """The file itself if it lies in a folder, else its content there under a free name. Raises OSError."""
    if file.resolve().parent == folder.resolve():
        return file
    folder.mkdir(parents=True, exist_ok=True)
    numbers = ("", *(f"-{again}" for again in range(2, TRIES)))
    paths = (folder / f"{file.stem}{number}{ending}" for number in numbers)
    path = next(path for path in paths if not path.exists() or small_file(path, LARGEST) == content)
    if not path.exists():
        write_file(path, content)
    return path


ACTS: dict[str, Callable[[Ui, Path], None]] = {
    MATCH: _open_match, DECK: _open_deck, CARDS: _take_cards, PICTURE: _open_picture,
}  # fmt: skip


def _tell(ui: Ui, sentence: Sentence, icon: str = "warning") -> None:
    ui.toasts.say(ui.tell(sentence), icon=icon)
