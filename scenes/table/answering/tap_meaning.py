"""What a tap means on something that the open question does not take in hand by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.prompts import Handle

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder

Course = tuple[Handle, ...]  # answers that are given one after the other, the first to the open question


class TapMeaning(NamedTuple):
    """All that a tap could mean. One course lies ready at once; of several the game lets one choose."""

    courses: tuple[Course, ...] = ()
    taken: str = ""  # what is in hand then: a sector, whatever stands on it was tapped
    say: str = ""  # why it means nothing now, or what is to be chosen besides
    waits: bool = False  # it ends in what cannot be taken back: only the big button gives it


def lay_ready(builder: AnswerBuilder, piece: str, courses: tuple[Course, ...]) -> None:
    """The tapped thing is in hand; what it can mean in one way only lies ready."""
    builder.selected, builder.chosen, builder.after = piece, None, []
    if len(courses) == 1:
        builder.chosen, builder.after = courses[0][0], list(courses[0][1:])
