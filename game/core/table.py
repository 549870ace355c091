"""What every game's table has: seats, cards with hidden faces, an agenda, a generator."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

import msgspec

from game.core.dice import shuffled

HIDDEN = 255  # the face of a card in the view of a seat that does not know it
NOBODY = -1

Seat = int
CardId = int
Errand = str  # a phase that is still to come and the numbers it needs to know: "tactics", "turn 2"
Pile = bytearray  # cards one upon the other, the top one last; for games with fewer than 256 cards
MOST_SEATS = 8
_UNSEEN = [bytes(not mask >> seat & 1 for mask in range(256)) for seat in range(MOST_SEATS)]  # by mask


@lru_cache(4096)
def errand(phase: str, *args: int) -> Errand:
    """A phase for the agenda. A word is the cheapest thing to decode, and a clone decodes all of them."""
    return " ".join([phase, *map(str, args)])


def phase_of(errand: Errand) -> str:
    return errand.partition(" ")[0]


def args_of(errand: Errand) -> list[int]:
    return [int(arg) for arg in errand.split(" ")[1:]]


class Table(msgspec.Struct, kw_only=True, gc=False):
    """The whole state of a match. A game adds its zones and counters.

    It is a tree of plain data, so no table, nor what it is made of, is anything for the collector.
    """

    rng: int
    seats: int
    # Bytes, because lists of ints made up half of the time to encode and decode a table.
    faces: bytearray  # card id -> face; HIDDEN or a visible back in a view
    seen: bytearray  # card id -> bit mask of the seats that know the face
    agenda: list[Errand] = []  # phases to come, the next one last
    in_play: Sequence[tuple[Seat, str]] = []  # powers and who holds them, in the rulebook's order
    winners: list[Seat] = []
    over: bool = False

    def shared(self) -> tuple[Any, ...]:
        """What never changes and lists of it, which copies of the table share.

        Decoding the planets and the agenda of Cosmic Encounter anew was a sixth of a clone, and the encounter
        was another sixth.
        """
        return self.agenda, self.in_play

    def share(self, parts: Sequence[Any]) -> None:
        """Take over the same from another table."""
        agenda, self.in_play = parts
        self.agenda = agenda.copy()

    @property
    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def knows(self, seat: Seat, card: CardId) -> bool:
        """A seat knows what it has seen; a bystander (NOBODY) what all have seen."""
        if seat == NOBODY:
            return self.seen[card] == self.everyone
        return bool(self.seen[card] >> seat & 1)

    def unseen(self, seat: Seat) -> list[CardId]:
        if seat == NOBODY:
            return [card for card, mask in enumerate(self.seen) if mask != self.everyone]
        return list(compress(range(len(self.seen)), self.seen.translate(_UNSEEN[seat])))

    def backs(self, cards: Sequence[CardId]) -> list[int]:
        """What unseen cards show to everybody. A game with different backs says more."""
        return [HIDDEN] * len(cards)

    def pools(self, seat: Seat) -> Iterable[list[CardId]]:
        """Unseen cards that this seat cannot tell apart, to be mixed in this order."""
        yield self.unseen(seat)

    def hide_from(self, seat: Seat) -> None:
        """Turn this copy into what the seat may see: unseen faces become backs, no generator."""
        self.rng = 0
        unseen = self.unseen(seat)
        for card, back in zip(unseen, self.backs(unseen), strict=True):
            self.faces[card] = back

    def imagine_for(self, seat: Seat, rng: int) -> None:
        """Deal the unseen faces anew: one world this seat believes possible.

        The faces of each pool are sorted before they are mixed, so that the world depends on what the
        seat knows and on ``rng``, and on nothing else.
        """
        self.rng = rng
        faces = self.faces
        for pool in self.pools(seat):
            self._deal(pool, sorted([faces[card] for card in pool]))

    def mix(self, cards: Sequence[CardId]) -> None:
        """Shuffle by permuting faces, so an old id tells nothing about the new face."""
        faces = self.faces
        self._deal(cards, [faces[card] for card in cards])

    def _deal(self, cards: Sequence[CardId], values: list[int]) -> None:
        faces = self.faces
        values, self.rng = shuffled(values, self.rng)
        for card, face in zip(cards, values, strict=True):
            faces[card] = face

    def shuffle(self, cards: Sequence[CardId]) -> None:
        """Mix a pile whose faces were known: from now on nobody knows them."""
        for card in cards:
            self.seen[card] = 0
        self.mix(cards)
