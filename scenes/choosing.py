"""The one interaction that plays every prompt: pieces, places and buttons become an answer.

It knows no rules: which piece on which place, or which button, gives which answer is what the prompt's
handles say, and why something is refused is what the prompt says.
"""

from __future__ import annotations

from typing import Any

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal


class Choosing:
    """One question on its way to an answer. ``choice`` is what would be answered now."""

    def __init__(self, prompt: Prompt[Any], view: Any) -> None:
        self.prompt, self.view = prompt, view
        self.handles: list[Handle] = prompt.handles(view)
        self.selected = ""  # the piece in hand
        self.chosen: Handle | None = None  # what lies ready to be answered

    # --- what is there

    @property
    def pieces(self) -> set[str]:
        """Pieces that can be taken in hand."""
        return {handle.piece for handle in self.handles if handle.piece and not handle.button}

    @property
    def buttons(self) -> list[Handle]:
        """Answers that are given by a button alone, such as declining."""
        return [handle for handle in self.handles if handle.button and not handle.piece]

    @property
    def numbers(self) -> list[Handle]:
        """Answers that turn a piece to one of several positions: a dial, a number of ships."""
        return [handle for handle in self.handles if handle.button and handle.piece]

    def places_of(self, piece: str) -> list[str]:
        return [handle.place for handle in self.handles if handle.piece == piece and handle.place]

    @property
    def lit(self) -> list[str]:
        """Places where the piece in hand may go."""
        return self.places_of(self.selected) if self.selected else []

    @property
    def parked(self) -> tuple[tuple[str, str], ...]:
        """The piece that lies at its place until the answer is given."""
        if self.chosen and self.chosen.piece and self.chosen.place:
            return ((self.chosen.piece, self.chosen.place),)
        return ()

    @property
    def choice(self) -> Any:
        assert self.chosen is not None
        return self.chosen.answer

    # --- what a hand does

    def press(self, piece: str) -> bool:
        """Take a piece in hand; the second time do what is natural. False if it cannot be taken."""
        fitting = [handle for handle in self.handles if handle.piece == piece and not handle.button]
        if not fitting:
            return False
        if self.chosen in fitting:
            return True
        if self.selected != piece:
            self.selected = piece
            self.chosen = fitting[0] if not fitting[0].place else None
            return True
        if len(fitting) == 1:
            self.chosen = fitting[0]
        return True

    def put(self, piece: str, place: str) -> bool:
        """Lay a piece at a place. False if it may not go there."""
        for handle in self.handles:
            if handle.piece == piece and handle.place == place:
                self.selected, self.chosen = piece, handle
                return True
        return False

    def choose(self, handle: Handle) -> None:
        """A number or a button that is to be confirmed."""
        self.selected, self.chosen = handle.piece or "", handle

    def back(self) -> bool:
        """One step back; False if nothing was in hand."""
        if self.chosen and self.chosen.place:
            self.chosen = None
            return True
        was = bool(self.selected or self.chosen)
        self.selected, self.chosen = "", None
        return was

    # --- why not

    def why_not(self, piece: str, place: str = "") -> Refusal | None:
        """Why this piece cannot be used, or not there."""
        for handle in self.handles:
            if handle.piece == piece:
                return Refusal("refuse.not_there", self.prompt.section)
        for candidate in _candidates(piece, self.prompt):
            try:
                refusal = self.prompt.refuse(self.view, candidate)
            except (TypeError, ValueError, IndexError, LookupError, AssertionError):
                continue  # a question about something else
            if refusal is not None:
                return refusal
        return None


def _candidates(piece: str, prompt: Prompt[Any]) -> list[Any]:
    """Answers that taking this piece could mean."""
    _, _, word = piece.partition(":")
    if not word.isdecimal():
        return [word]
    return [int(word), (int(word), prompt.seat)]
