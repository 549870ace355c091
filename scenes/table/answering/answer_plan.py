"""Several questions that are answered together: pieces go to places, or are named, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from game.core.prompts import Handle, Prompt
from game.core.table import Table
from scenes.table.answering.answer_builder import AnswerBuilder


@runtime_checkable
class Series(Protocol):
    """A question that is asked of one piece after the other."""

    def following(self, table: Table) -> Sequence[Prompt[Any]]:
        """The same question of the pieces that come after this one."""
        ...


class AnswerPlan(AnswerBuilder):
    """All pieces of a series can be laid at their places, changed and taken back until the big button.

    A piece that lies nowhere is answered with the button of its question that does without.
    """

    waits = True

    def __init__(self, prompt: Prompt[Any], following: Sequence[Prompt[Any]], view: Table) -> None:
        super().__init__(prompt, view)
        self.asked = [self.handles, *(each.handles(view) for each in following)]
        self.handles = [
            *self.handles,
            *(handle for handles in self.asked[1:] for handle in handles if handle.piece),
        ]
        self.placed: dict[str, Handle] = {}  # by piece

    @property
    def parked(self) -> tuple[tuple[str, str], ...]:
        return tuple((piece, handle.place) for piece, handle in self.placed.items() if handle.place)

    @property
    def in_hand(self) -> str:
        return self.selected

    def press(self, piece: str) -> bool:
        """Take a piece in hand, out of its place if it has one; pressed again, put it back."""
        fitting = [handle for handle in self.handles if handle.piece == piece]
        if not fitting:
            return False
        self.freed = piece if self.placed.pop(piece, None) else ""
        if self.selected == piece and len(fitting) == 1:
            return self.put(piece, fitting[0].place or "")
        self.selected = "" if self.selected == piece else piece
        self._lay_ready()
        return True

    def put(self, piece: str, place: str) -> bool:
        for handle in self.handles:
            if handle.piece == piece and handle.place == place:
                self.choose(handle)
                return True
        return False

    def choose(self, handle: Handle) -> None:
        """A piece at its place; or the button that does without, for all of them."""
        self.selected = self.freed = ""
        if handle.piece:
            self.placed = {**self.placed, handle.piece: handle}  # a new one: a copy may try it out
            self._lay_ready()
            return
        self.placed = {}
        self.chosen, self.after = handle, [_without(handles) for handles in self.asked[1:]]

    def answers(self, handle: Handle) -> list[Any]:
        """Those of all questions; a piece that does not lie there yet is laid to the others."""
        if handle is self.chosen:
            return [each.answer for each in (handle, *self.after)]
        laid = {**self.placed, handle.piece: handle} if handle.piece else {}
        return [self._answer(handles, laid).answer for handles in self.asked]

    def together(self, path: Sequence[Handle]) -> Sequence[Handle]:
        return path[: len(self.asked)]

    def let_go(self) -> None:
        self.selected = ""

    def back(self) -> bool:
        """The piece in hand is put back, else the one that was laid last."""
        if self.selected:
            self.selected = ""
        elif self.placed:
            self.placed.popitem()
        else:
            self.chosen, self.after = None, []
            return False
        self._lay_ready()
        return True

    def _lay_ready(self) -> None:
        """What would be answered now; nothing while a piece is in hand or none lies anywhere."""
        if self.selected or not self.placed:
            self.chosen, self.after = None, []
            return
        self.chosen, *self.after = [self._answer(handles, self.placed) for handles in self.asked]

    def _answer(self, handles: Sequence[Handle], laid: dict[str, Handle]) -> Handle:
        lying = (laid[handle.piece] for handle in handles if handle.piece in laid)
        return next(lying, _without(handles))


@runtime_checkable
class Naming(Protocol):
    """A question that is asked again until all pieces are named, or enough of them."""

    def enough(self) -> Handle:
        """The answer that names no more."""
        ...


class Gathering(AnswerBuilder):
    """Each piece can be named and taken back; the big button says all that are named."""

    waits = True

    def __init__(self, prompt: Prompt[Any], enough: Handle, view: Table) -> None:
        super().__init__(prompt, view)
        self.enough = enough
        self.named: dict[str, Handle] = {}  # by piece
        self._lifting = False  # a piece is on its way: to be let go elsewhere takes it back

    @property
    def gathered(self) -> tuple[str, ...]:
        return tuple(self.named)

    def press(self, piece: str) -> bool:
        """Names a piece, or takes its name back."""
        fitting = [handle for handle in self.handles if handle.piece == piece]
        if not fitting:
            return False
        lifting, self._lifting = self._lifting, False
        self.freed = ""
        if self.named.pop(piece, None) is None:
            self.named[piece] = fitting[0]
        elif lifting:
            self.freed = piece
        self._lay_ready()
        return True

    def choose(self, handle: Handle) -> None:
        """One piece alone, or the button that names none."""
        self.named = {handle.piece: handle} if handle.piece else {}
        self._lay_ready()
        self.chosen = handle

    def answers(self, handle: Handle) -> list[Any]:
        after = self.after if handle is self.chosen else []
        return [handle.answer, *(each.answer for each in after)]

    def together(self, path: Sequence[Handle]) -> Sequence[Handle]:
        """Up to the answer that names no more, or until all are named."""
        all_named = path[: len(self.pieces)]
        return all_named[: all_named.index(self.enough) + 1] if self.enough in all_named else all_named

    def let_go(self) -> None:
        self._lifting = True

    def back(self) -> bool:
        """Whatever was named last is not; what was dragged away has been taken back already."""
        freed, self.freed = self.freed, ""
        if not freed and not self.named and self.chosen is None:
            return False
        if not freed and self.named:
            self.named.popitem()
        self._lay_ready()
        return True

    def _lay_ready(self) -> None:
        """All that are named; if some are not, that these are enough."""
        named = list(self.named.values())
        enough = [self.enough] if 0 < len(named) < len(self.pieces) else []
        self.chosen, self.after = named[0] if named else None, [*named[1:], *enough]


def _without(handles: Sequence[Handle]) -> Handle:
    """The answer of a question that does without a place."""
    return next(handle for handle in handles if not handle.piece)


def builder_for(prompt: Prompt[Any], view: Table) -> AnswerBuilder:
    """What makes an answer of what hands do: to one question, or to all of a series."""
    if isinstance(prompt, Naming):
        return Gathering(prompt, prompt.enough(), view)
    if isinstance(prompt, Series):
        return AnswerPlan(prompt, prompt.following(view), view)
    return AnswerBuilder(prompt, view)
