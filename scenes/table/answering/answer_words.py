"""What stands on a button that is an answer by itself, and how such an answer is given."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.prompts import Handle, Prompt
    from game.core.table import Table
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

# How an answer by button is given.
COURSE = "course"  # one of several things to do: in a tray if there are many, never gold by itself
CALM = "calm"  # it passes, ends or does without
CARRIES_OUT = "carries_out"  # gold: it does what has been chosen piece by piece, or what nearly all want
HELD = "held"  # so dear that it must be held
ON_TABLE = "on_table"  # its button stands on the table, and the corner has none for it


class AnswerWords(NamedTuple):
    """What a button does, what follows, how it is given."""

    text: str
    second: str = ""
    given: str = COURSE


def label_only(ui: Ui, builder: AnswerBuilder, view: Table, handle: Handle) -> AnswerWords:
    """A button says what the catalogue has for it."""
    return AnswerWords(ui.words.label(handle.button or "", builder.prompt))


def labelled(
    ui: Ui, prompt: Prompt[Any], handle: Handle, calm: Container[str], held: Container[str] = ()
) -> AnswerWords:
    """The same, given as the game says for its buttons."""
    button = handle.button or ""
    given = HELD if button in held else CALM if button in calm else COURSE
    return AnswerWords(ui.words.label(button, prompt), "", given)


def done_by_name(ui: Ui, prompt: Prompt[Any], name: str, **others: object) -> str:
    """What an answer with a piece does, in words with the name of that piece."""
    return ui.say(ui.words.variant(f"do.{type(prompt).__name__}", prompt), name=name, **others)
