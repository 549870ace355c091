"""What can be done at a table beside its pieces: the same things by button, by key and by gesture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.core.table import CardId
    from scenes.shell.gestures import Point

Do = Callable[[], None]
Inspect = Callable[[str, "Point | None"], None]


class TableActions(NamedTuple):
    """The scene of a table gives them to its parts, which know nothing else of it."""

    undo: Do
    cancel: Do  # the whole action
    redo: Do
    hint: Do
    back: Do  # one step; with nothing in hand, pause
    end_turn: Do
    hurry: Do
    toggle_log: Do
    pause: Do
    result: Do
    rule: Callable[[str], None]  # a section of the rulebook; "": from its beginning
    inspect: Inspect
    rule_breakers: Do  # what has no room beside the table
    describe: Do  # the table in words
    changes: Do  # and what has happened since the last choice


def action_of_key(actions: TableActions, name: str) -> Do | None:
    """What a key of the table does (docs/ux 4.16); None if it means nothing here."""
    keys: dict[str, Do] = {
        "escape": actions.back,
        "z": actions.undo,
        "x": actions.cancel,
        "y": actions.redo,
        "h": actions.hint,
        "l": actions.toggle_log,
        "space": actions.hurry,
        "n": actions.describe,
        "shift+n": actions.changes,
        "f1": lambda: actions.rule(""),
    }
    return keys.get(name)


def card_of_key(name: str, hand: Sequence[CardId]) -> str:
    """The card of an open hand that a digit takes; "" for any other key."""
    place = int(name) if len(name) == 1 and name in "123456789" else 0
    return f"card:{hand[place - 1]}" if 0 < place <= len(hand) else ""
