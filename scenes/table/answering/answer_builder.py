"""The one interaction that plays every prompt: pieces, places and buttons become an answer.

It knows no rules: which piece on which place, or which button, gives which answer is what the prompt's
handles say, and why something is refused is what the prompt says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import Table


@runtime_checkable
class Meaning(Protocol):
    """A question that knows what its pieces stand for, whether they can be used or not."""

    def meant_by(self, piece: str) -> list[Any]: ...


class AnswerBuilder:
    """One question on its way to an answer. ``choice`` is what would be answered now."""

    waits = False  # True: even what can be taken back waits for the big button
    proposes = True  # the table may say which answer is best

    def __init__(self, prompt: Prompt[Any], view: Table) -> None:
        self.prompt, self.view = prompt, view
        self.handles: list[Handle] = prompt.handles(view)
        self.selected = ""  # the piece in hand
        self.chosen: Handle | None = None  # what lies ready to be answered
        self.after: list[Handle] = []  # what the next questions are answered with, if they still allow it
        self.freed = ""  # the piece that was taken out of its place just now
        self.at_once = False  # a tray has said the last word: the answer is not asked for again

    # --- what is there

    @property
    def pieces(self) -> set[str]:
        """Pieces that can be taken in hand; the only stack of a question is in hand already."""
        plain = {handle.piece for handle in self.handles if handle.piece and not handle.button}
        stacks = self.stacks
        return plain | set(stacks) if len(stacks) > 1 else plain

    @property
    def elsewhere(self) -> frozenset[str]:
        """Once a place was tapped: the pieces that cannot go there."""
        into = {handle.piece for handle in self.handles if handle.place == self.selected != ""}
        return frozenset(self.pieces - into) if into and self.selected not in self.pieces else frozenset()

    @property
    def buttons(self) -> list[Handle]:
        """Answers that are given by a button alone, such as declining."""
        return [handle for handle in self.handles if handle.button and not handle.piece]

    @property
    def by_buttons(self) -> bool:
        """True if every answer can be given by a button alone."""
        given = [handle.answer for handle in self.buttons]
        return all(handle.answer in given for handle in self.handles)

    @property
    def stacks(self) -> dict[str, list[Handle]]:
        """Pieces of which must be said how many, or which way, each with its answers: a dial, ships."""
        found: dict[str, list[Handle]] = {}
        for handle in self.handles:
            if handle.button and handle.piece:
                found.setdefault(handle.piece, []).append(handle)
        return found

    @property
    def stack(self) -> str:
        """The stack in hand, or the only one; "" if none is."""
        stacks = self.stacks
        if self.selected in stacks:
            return self.selected
        return next(iter(stacks)) if len(stacks) == 1 else ""

    @property
    def numbers(self) -> list[Handle]:
        """Answers of the stack in hand."""
        return self.stacks.get(self.stack, [])

    def places_of(self, piece: str) -> list[str]:
        return [handle.place for handle in self.handles if handle.piece == piece and handle.place]

    @property
    def lit(self) -> list[str]:
        """Places where the piece in hand may go."""
        return self.places_of(self.selected) if self.selected else []

    @property
    def only_way(self) -> Handle | None:
        """The answer that the piece in hand gives, if there is one place only where it may go."""
        ways = [handle for handle in self.handles if handle.piece == self.selected and self.selected]
        return ways[0] if len(ways) == 1 and ways[0].place and self.chosen is None else None

    @property
    def parked(self) -> tuple[tuple[str, str], ...]:
        """The pieces that lie at their places until the answers are given."""
        ready = [self.chosen, *self.after] if self.chosen else []
        return tuple((handle.piece, handle.place) for handle in ready if handle.piece and handle.place)

    @property
    def in_hand(self) -> str:
        """The piece that may still go somewhere; "" while something lies at its place."""
        return "" if self.parked else self.selected

    @property
    def gathered(self) -> tuple[str, ...]:
        """Pieces that are named so far, if several are."""
        return ()

    @property
    def choice(self) -> object:
        assert self.chosen is not None
        return self.chosen.answer

    def answers(self, handle: Handle) -> list[Any]:
        """What is answered, one question after the other, if this is given."""
        return [handle.answer]

    def together(self, path: Sequence[Handle]) -> Sequence[Handle]:
        """The first answers of a path that are given as one."""
        return path[:1]

    # --- what a hand does

    def press(self, piece: str) -> bool:
        """Take a piece in hand; pressed again, do what is natural or put it back. False if it cannot be."""
        self.after = []
        fitting = [handle for handle in self.handles if handle.piece == piece and not handle.button]
        if not fitting:
            return self._grasp(piece)
        if self.chosen in fitting:
            return True
        if self.selected != piece:
            self.selected = piece
            self.chosen = fitting[0] if not fitting[0].place else None
            return True
        if len(fitting) == 1:
            self.chosen = fitting[0]
        elif self.chosen is None:
            self.selected = ""
        return True

    def _grasp(self, stack: str) -> bool:
        """Take a stack in hand; what can be done with it in one way only lies ready at once."""
        ways = self.stacks.get(stack, [])
        if stack not in self.pieces:
            return False
        if self.chosen not in ways:
            self.selected, self.chosen = stack, ways[0] if len(ways) == 1 else None
        return True

    def put(self, piece: str, place: str) -> bool:
        """Lay a piece at a place. False if it may not go there."""
        for handle in self.handles:
            if handle.piece == piece and handle.place == place:
                self.selected, self.chosen, self.after = piece, handle, []
                return True
        return False

    def choose(self, handle: Handle) -> None:
        """A number or a button that is to be confirmed."""
        self.selected, self.chosen, self.after = handle.piece or "", handle, []

    def let_go(self) -> None:
        """Another piece is taken in hand."""
        self.back()

    def back(self) -> bool:
        """One step back; False if nothing was in hand."""
        planned, self.after = bool(self.after), []
        if self.chosen and self.chosen.place and not planned:
            self.chosen = None
            return True
        was = bool(self.selected or self.chosen)
        self.selected, self.chosen = "", None
        return was

    # --- several times

    @property
    def count(self) -> int:
        """How often the answer that lies ready is given."""
        return 1 + len(self.after)

    def repeat(self, count: int) -> None:
        """Give the answer that lies ready so often, as long as it is allowed."""
        assert self.chosen is not None
        self.after = [self.chosen] * (count - 1)

    # --- why not

    @property
    def kinds(self) -> list[str]:
        """The kinds of pieces that the question is about: "card", "planet" ..."""
        named = [handle.piece for handle in self.handles if handle.piece]
        return list(dict.fromkeys(piece.partition(":")[0] for piece in named))

    def why_not(self, piece: str) -> Refusal | None:
        """Why the rules do not take this piece; None if the question is not about such pieces."""
        if not isinstance(self.prompt, Meaning) and piece.partition(":")[0] not in self.kinds:
            return None
        for candidate in _candidates(piece, self.prompt):
            if not self.prompt.fits(candidate):
                continue  # a question about something else
            try:
                refusal = self.prompt.refuse(self.view, candidate)
            except (ValueError, LookupError, AssertionError):
                continue
            if refusal is not None:
                return refusal
        return Refusal("refuse.not_marked", self.prompt.section) if self.kinds else None  # nothing is marked


def unusable(builder: AnswerBuilder | None, hand: Iterable[int]) -> frozenset[str]:
    """The cards of a hand that a question has no use for, if it is about cards at all."""
    usable = builder.pieces if builder else set()
    if not any(piece.startswith("card:") for piece in usable):
        return frozenset()
    return frozenset(f"card:{card}" for card in hand) - usable


def number_of(handle: Handle) -> int | None:
    """How many a button of a stack stands for; None if it names a way, not a number."""
    word = (handle.button or "").rpartition(".")[2]
    return int(word) if word.isdecimal() else None


def with_number(handle: Handle, number: int) -> object:
    """The answer of a stack's button with another number in it."""
    answer = handle.answer
    return (*answer[:-1], number) if isinstance(answer, tuple) else number


def _candidates(piece: str, prompt: Prompt[Any]) -> list[Any]:
    """Answers that taking this piece could mean; a question may know them better."""
    if isinstance(prompt, Meaning):
        return prompt.meant_by(piece)
    _, _, word = piece.partition(":")
    if not word.isdecimal():
        return [word]
    return [int(word), (int(word), prompt.seat)]
