"""Tables that lie flat, for pictures: two who choose at once, four to six people around the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots import decide
from scenes.screens.flat_table.scene import FlatTableScene
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.flat.held_hand import PEEK_MS

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

PEOPLE = (
    ("Mia", "orange"),
    ("Jonas", "blue"),
    ("Ada", "yellow"),
    ("Tim", "purple"),
    ("Lea", "green"),
    ("Noa", "white"),
)
SEED, AT_ONCE = 3, 2  # in the second one both are asked at the same time
COSMIC, DUEL, ECLIPSE, FIRESTORM = 44, 12, 173, 60  # decisions that have been taken at least
LONGEST = 400


def _played(game: str, people: int, seed: int, after: int, kind: str) -> Session:
    """A match between people in which such a question is open, after so many decisions."""
    players = [Participant(name, colour) for name, colour in PEOPLE[:people]]
    session = Session.begin(game, seed, players, {}, None)
    match = session.match
    for number in range(LONGEST):
        waiting = match.waiting()
        asked = [type(prompt).__name__ for prompt in waiting]
        if not waiting or (number >= after and kind in asked):
            break
        match.answer(waiting[0].seat, decide("novice", match, waiting[0].seat, seed))
    return Session(match, players)


def _laid(ui: Ui, session: Session, *, open_hands: bool = False) -> list[Scene]:
    from scenes.screens.table_screens import ProgramScreens

    ui.settings.flat, ui.settings.speed = True, "instant"
    table = FlatTableScene(ui, session, ProgramScreens())
    table.sides.go_on()
    if table.sides.rests:
        table.actions.end_turn()
    if open_hands:
        table.update(PEEK_MS)
        for side in table.sides.asked:
            table.sides.look(side.seat)
    return [table]


def cosmic(ui: Ui, seed: int, after: int) -> list[Scene]:
    """One of five sends ships."""
    return _laid(ui, _played("cosmic", 5, seed or SEED, after or COSMIC, "TakeShips"))


def eclipse(ui: Ui, seed: int, after: int) -> list[Scene]:
    """One of six chooses an action."""
    return _laid(ui, _played("eclipse", 6, seed or SEED, after or ECLIPSE, "TakeTurn"))


def firestorm(ui: Ui, seed: int, after: int) -> list[Scene]:
    """One of four plays cards."""
    return _laid(ui, _played("firestorm", 4, seed or SEED, after or FIRESTORM, "TakeMainPhase"))


def duel(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Both hold their hands open and choose their plans."""
    session = _played("duel", 2, seed or SEED, after or DUEL, "ChoosePlan")
    return _laid(ui, session, open_hands=True)


def plans(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Both are asked for their plans, and nobody looks yet."""
    return _laid(ui, _played("duel", 2, seed or AT_ONCE, after or DUEL, "ChoosePlan"))


SCREENS = {
    "flat_cosmic": cosmic, "flat_duel": duel, "flat_plans": plans, "flat_eclipse": eclipse,
    "flat_firestorm": firestorm,
}  # fmt: skip
