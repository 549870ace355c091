"""What to look at before a question is answered: one sentence, and the things that it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from game.core.prompts import by_kind

if TYPE_CHECKING:
    from game.core.prompts import Prompt
    from game.core.table import Table
    from scenes.table.answering.answer_builder import AnswerBuilder

T = TypeVar("T", bound="Table")
Things = tuple[str, ...] | Callable[[Any, T], Sequence[str]]  # as a guide points: "piece:card:4", "part:hand"
HAND: tuple[str, ...] = ("part:hand",)
MOST = 8  # things that are ringed one by one; of more, the table is meant


class Regard(NamedTuple):
    """The key of the sentence, and what it is about; nothing: what can be chosen."""

    line: str
    points: Sequence[str] = ()


class Regards(Generic[T]):
    """For kinds of questions, and those that derive from them, what to look at first."""

    def __init__(self, by_kind: Mapping[type[Prompt[Any]], tuple[str, Things[T]]]) -> None:
        self.by_kind = by_kind

    def __call__(self, prompt: Prompt[Any], view: T) -> Regard:
        known = by_kind(self.by_kind, prompt)
        if known is None:
            return regard_any(prompt, view)
        line, things = known
        return Regard(line, things if isinstance(things, tuple) else things(prompt, view))


def regard_any(prompt: Prompt[Any], view: Table) -> Regard:
    """A question of which nothing more is known."""
    return Regard("table.look.any")


def choosable(builder: AnswerBuilder, hand: Sequence[int]) -> list[str]:
    """What a question can be answered with, as things to point at."""
    pieces = sorted(builder.pieces | set(builder.stacks))
    if pieces and all(piece in {f"card:{card}" for card in hand} for piece in pieces):
        return ["part:hand"]
    if not pieces:
        return ["part:corner"]
    return [f"piece:{piece}" for piece in pieces] if len(pieces) <= MOST else ["part:table"]
