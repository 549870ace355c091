"""What of a question may be seen and answered openly, before whoever is asked looks at their hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, Seat, Table
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.answering.answer_plan import builder_for

if TYPE_CHECKING:
    from game.core.match import Match
    from scenes.table.game_table import GameTable

OF_CARDS = ("card", "tile")  # pieces that have a face


class SomeAnswers(AnswerBuilder):
    """A question of which only some answers are on the table: the others are in a hand, face down."""

    proposes = False

    def __init__(
        self, prompt: Prompt[Any], view: Table, handles: Sequence[Handle], in_hand: str = ""
    ) -> None:
        """``in_hand`` is a piece that was chosen from the hand; its back stands out."""
        self.prompt, self.view, self.handles = prompt, view, list(handles)
        self.selected, self.chosen = in_hand, None
        self.after: list[Handle] = []
        self.freed, self.at_once = "", False
        self.from_hand = in_hand


class OpenPart:
    """A question to somebody whose hand lies face down."""

    def __init__(self, match: Match[Any], table: GameTable[Any], prompt: Prompt[Any]) -> None:
        self.prompt = prompt
        public, private = match.view(NOBODY), match.view(prompt.seat)
        all_ = prompt.handles(private)
        self.together = any(branch.seat == prompt.seat for branch in match.branches)
        self.handles = [] if self.together else self._open(match, table, public, private, all_)
        self.whole = not self.together and self.handles == all_

    def _open(
        self, match: Match[Any], table: GameTable[Any], public: Table, private: Table, all_: list[Handle]
    ) -> list[Handle]:
        """What anybody at the table could have listed: it depends on nothing that only one of them knows."""
        passing = table.passing(self.prompt)
        if passing is not None:
            return [passing] if passing in all_ else []
        try:
            known = self.prompt.handles(public)
        except (LookupError, ValueError, AssertionError):
            return []  # even what could be answered is secret
        seat = self.prompt.seat
        in_hand = {
            f"card:{card}" for card in table.hand_of(private, seat)
        }  # all may know one, but it lies there
        return [
            each
            for each in all_
            if each in known and each.piece not in in_hand and not names_secret(each, private, seat)
        ]

    def builder(self, view: Table) -> AnswerBuilder | None:
        """What can be answered openly; None if nothing can."""
        if self.whole:
            found = builder_for(self.prompt, view)
            found.proposes = False
            return found
        return SomeAnswers(self.prompt, view, self.handles) if self.handles else None


def names_secret(handle: Handle, view: Table, seat: Seat) -> bool:
    """True if an answer is about a card whose face only some know."""
    return any(is_secret(piece, view, seat) for piece in (handle.piece, handle.place))


def is_secret(piece: str | None, view: Table, seat: Seat) -> bool:
    """True for a card whose face only some know, one seat among them."""
    kind, _, number = (piece or "").partition(":")
    if kind not in OF_CARDS or not number.isdecimal() or int(number) >= len(view.seen):
        return False
    mask = view.seen[int(number)]
    return bool(mask >> seat & 1) and mask != view.everyone


def taken_from_hand(builder: AnswerBuilder, view: Table) -> SomeAnswers | None:
    """A piece of the hand was taken and still needs a place: only where it may go is seen of it."""
    piece = builder.selected
    ways = [each for each in builder.handles if each.piece == piece and each.place]
    if not piece or builder.chosen is not None or len(ways) < 2:
        return None
    return SomeAnswers(builder.prompt, view, ways, piece)
