"""What the questions of Firestorm have in common: answers are words."""

from __future__ import annotations

from operator import methodcaller
from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.firestorm.reasons import reason_for
from game.firestorm.table import FirestormTable
from game.firestorm.words import PIECES, Word, handles_of, meant, verb_of

OFTEN = 6  # how much likelier something useful is in random play
REFUSED = (*PIECES, "attack", "end", "pass", "done", "last_turn", "give_up")  # with a reason of their own


class Said(Prompt[Word], frozen=True):
    """A question whose answers are words."""

    def options(self, table: FirestormTable) -> list[Word]:
        raise NotImplementedError

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        own = reason_for(table, self.seat, answer)
        if own is not None:
            return own
        said = verb_of(answer)
        return Refusal(f"refuse.firestorm.{said}" if said in REFUSED else "refuse.must_choose", self.section)

    def handles(self, table: FirestormTable) -> list[Handle]:
        return [handle for said in self.options(table) for handle in handles_of(said)]

    def meant_by(self, piece: str) -> list[Word]:
        """What taking a piece could have meant, to tell why that is not allowed."""
        return meant(piece, ("play", "use", "produce"))


class Listed(Said, frozen=True):
    """A question that knows its answers from the start."""

    listed: tuple[Word, ...] = ()

    often: ClassVar[tuple[str, ...]] = ()  # words that random play likes

    def options(self, table: FirestormTable) -> list[Word]:
        return list(self.listed)

    def meant_by(self, piece: str) -> list[Word]:
        verbs = dict.fromkeys(map(verb_of, self.listed))
        if not verbs.keys() & PIECES.keys():
            return []  # it is answered by buttons alone
        return meant(piece, (*verbs, *(() if "card" in verbs else ("card",))))

    def likely(self, table: FirestormTable) -> list[Word]:
        if not self.often:
            return list(self.listed)
        liked = filter(methodcaller("startswith", self.often), self.listed)
        return [*self.listed, *list(liked) * OFTEN]
