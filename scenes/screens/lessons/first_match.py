"""Your first match: a short real one against novices, with the coach beside it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import game
from game.core.match import Match
from scenes.screens.lessons import progress
from scenes.screens.lobby.opponents import opponent
from scenes.screens.lobby.scene import LARGEST_SEED, variants_of
from scenes.screens.saves.matches_page import go_on
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session

if TYPE_CHECKING:
    from scenes.table.lobby_variants import FirstMatch, Variants
    from scenes.widgets.context import Ui

LEVEL = "novice"


def open_first_match(ui: Ui, name: str) -> None:
    """Begin it at once, or go on where it was left."""
    file = ui.folders.saves / progress.first_file(ui.settings, name)
    if is_begun(ui, name) and go_on(ui, file):
        return
    session = begin(ui, name, random.randint(1, LARGEST_SEED))
    for sentence in session.news():
        ui.toasts.say(ui.tell(sentence))
    ui.stack.replace(open_table(ui, session))


def is_begun(ui: Ui, name: str) -> bool:
    """True if somebody's first match waits to be gone on with."""
    file = progress.first_file(ui.settings, name)
    return bool(file) and not progress.has_played(ui.settings, name) and (ui.folders.saves / file).is_file()


def begin(ui: Ui, name: str, seed: int) -> Session:
    """A new one, with its file."""
    variants = variants_of(name)({})
    wanted = variants.first_match(seed)
    match = _match(name, seed, wanted)
    session = Session.sit_down(match, _players(ui, variants, wanted.seats), ui.folders.saves)
    if session.journal is not None:
        progress.begin_first_match(ui.settings, name, session.journal.path.name)
        ui.keep_settings()
    return session


def _match(name: str, seed: int, wanted: FirstMatch) -> Match[Any]:
    scenario = wanted.options.get("scenario")
    if scenario is not None:
        return game.scenario(name, scenario)
    return game.new_match(name, seed, wanted.seats, wanted.options)


def _players(ui: Ui, variants: Variants, seats: int) -> list[Participant]:
    """Whoever learns, and novices."""
    own = Participant(next(iter(ui.settings.players), ""), variants.colours[0], PERSON)
    return [
        own,
        *(Participant(opponent(seat).name, variants.colours[seat], LEVEL) for seat in range(1, seats)),
    ]
