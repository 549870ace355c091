"""Whether a table from a file can be played on, and what its numbers mean today."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from game.core.games import Game
from game.core.saves.file_format import WIDEST, Header, digest_of, refused
from game.core.saves.schema import Holds, numbers_of, rows_of, same_rows
from game.core.table import Errand, Table, phase_of

T = TypeVar("T", bound=Table)


class Tables(Generic[T]):
    """Reads the tables of one save.

    The first ids of a table are its cards, which bear faces; what follows are slips, which bear a number.
    """

    def __init__(self, game: Game[T], header: Header) -> None:
        if header.seats not in game.seats:
            raise refused("save.seats", seats=header.seats)
        self.numbers = {key: face for face, key in enumerate(game.face_keys)}
        needed = _needed(game, header)
        for face, key in enumerate(header.faces):
            if key not in self.numbers and face in needed:
                raise refused("save.unknown_card", card=key)
        if not same_rows(header.rows, rows_of(game.table_type)):
            raise refused("save.other_layout")
        self.game, self.header = game, header
        self.ids = len(game.set_up(0, header.seats, {}).faces)
        saved = set(header.faces)
        self.added = [key for key in game.face_keys if key not in saved]
        self._decoder = msgspec.json.Decoder(game.table_type)
        start = self.sound(header.start)
        # A table that is sound and yet differs was saved by other rules that bear the same number.
        self.unchanged = (
            header.rules == game.version
            and header.faces == game.face_keys
            and (start is None or digest_of(game, start) == header.digest)
        )
        self.start = start

    def sound(self, saved: msgspec.Raw, digest: str = "") -> T | None:
        """The table, in today's numbers; None if it cannot be played on or is not the one digested."""
        try:
            table = self._decoder.decode(saved)
            if self.header.faces != self.game.face_keys:
                self._rename(table)
            fits = self._fits(table) and (not digest or digest_of(self.game, table) == digest)
        except Exception:  # the rules may trip over anything in a damaged table
            return None
        return table if fits else None

    def is_digested(self, saved: msgspec.Raw, digest: str) -> bool:
        """True if this is the table with a digest, which the rules themselves have come to."""
        try:
            return digest_of(self.game, self._decoder.decode(saved)) == digest
        except Exception:  # a damaged table may hold anything
            return False

    def _rename(self, table: T) -> None:
        """Give cards today's numbers by name. A card that has been added since lies nowhere."""
        game, keys = self.game, self.header.faces
        cards = len(table.faces) - (self.ids - game.card_ids(self.header.seats))
        named = [self.numbers[keys[face]] for face in table.faces[:cards]]
        added = [] if game.deck else [self.numbers[key] for key in self.added]
        table.faces = bytearray([*named, *added, *table.faces[cards:]])
        table.seen = bytearray([*table.seen[:cards], *(table.everyone for _ in added), *table.seen[cards:]])

    def _fits(self, table: T) -> bool:
        cards, faces = self.game.card_ids(table.seats), len(self.game.face_keys)
        return (
            table.seats == self.header.seats
            and 0 <= table.rng < WIDEST
            and len(table.faces) == len(table.seen) == self.ids
            and max(table.faces[:cards]) < faces
            and max(table.seen) <= table.everyone
            and (table.over or len(table.agenda) > 0)
            and all(_is_errand(errand, self.game.phases) for errand in table.agenda)
            and _in_range(table, {Holds.SEATS: table.seats, Holds.CARDS: len(table.faces)})
            and not self.game.faults(table)
        )


def _needed(game: Game[T], header: Header) -> Container[int]:
    """The faces that a match cannot do without: all, or those in its decks if everybody brings one."""
    every = range(len(header.faces))
    if not game.deck:
        return every
    try:
        start = msgspec.json.decode(header.start, type=game.table_type)
    except (ValueError, RecursionError):  # damaged; that is told later
        return every
    return bytes(start.faces[: game.card_ids(header.seats)])


def _is_errand(errand: Errand, phases: Mapping[str, Any]) -> bool:
    return phase_of(errand) in phases and all(
        arg.removeprefix("-").isdecimal() for arg in errand.split(" ")[1:]
    )


def _in_range(struct: msgspec.Struct, ends: dict[Holds, int]) -> bool:
    """True if there is a seat or card for every number that means one, or the number means none."""
    for field, holds in numbers_of(type(struct)):
        for leaf in _leaves(getattr(struct, field)):
            if isinstance(leaf, msgspec.Struct):
                if not _in_range(leaf, ends):
                    return False
            elif isinstance(leaf, int) and holds in ends and not -1 <= leaf < ends[holds]:
                return False
    return True


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple | bytearray):
        for item in value:
            yield from _leaves(item)
    else:
        yield value
