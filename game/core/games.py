"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from copy import copy
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from game.core.events import Event, PhaseBegan
from game.core.luck import Luck, no_luck
from game.core.powers import Instead, Power, Reaction
from game.core.table import Errand, Table, args_of, phase_of

T = TypeVar("T", bound=Table)
# A phase that asks nothing may be a plain function. What it returns is an errand to be done at once.
Phase = Callable[..., Awaitable[Errand | None] | Errand | None]
KEPT = 4096  # errands that need not be read anew
Options = Mapping[str, Any]


class Snapshot(NamedTuple):
    """A table at rest: what copies share as it is, everything else encoded."""

    rest: bytes
    shared: tuple[Any, ...]


NO_SNAPSHOT = Snapshot(b"", ())


class Game(Generic[T]):
    """One game: its table, its phases by name, and how to begin."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        seats: range,
        table_type: type[T],
        phases: list[Phase],
        powers: Mapping[str, Power],
        set_up: Callable[[int, int, Options], T],
        arrange: Callable[[Mapping[str, Any]], T],
        faults: Callable[[T], list[str]],
        factions: Callable[[T], list[str]],
        face_keys: list[str],
        variants: tuple[Options, ...] = ({},),
        written: int = 1,
        cards: int = 0,
        deck: int = 0,
        luck: Luck[T] = no_luck,
    ) -> None:
        self.name = name
        self.version = version  # of the rules; a save of another version falls back to its phase's start
        self.seats = seats
        self.phases = {phase.__name__: phase for phase in phases}
        self.began = {name: PhaseBegan(name) for name in self.phases}  # a third of all events
        self.errand = lru_cache(KEPT)(self._errand)
        # Which powers wait for which event, and what they do then.
        self.replacing: dict[type[Event], dict[str, Instead[Any]]] = {}
        self.reacting: dict[type[Event], dict[str, list[Reaction]]] = {}
        for power in powers.values():
            for kind, instead in power.replaces.items():
                self.replacing.setdefault(kind, {})[power.name] = instead
            for kind, reactions in power.reactions.items():
                self.reacting.setdefault(kind, {})[power.name] = reactions
        self.listening: dict[type[Event], dict[str, Any]] = {
            kind: {**self.replacing.get(kind, {}), **self.reacting.get(kind, {})}
            for kind in [*self.replacing, *self.reacting]
        }
        self.heard = {
            name: dict.fromkeys([*power.replaces, *power.reactions]) for name, power in powers.items()
        }  # by power: what it waits for
        self.set_up = set_up  # a fresh table from a seed
        self.arrange = arrange  # a table from a scenario's words
        self.faults = faults  # what is wrong with a table: pieces lost, cards in two places
        self.factions = factions
        self.face_keys = face_keys  # what the integers in ``faces`` mean, by name
        self.cards = cards or len(face_keys)  # ids of cards, several of which may be alike
        self.deck = deck  # ids of cards that each seat has for a deck of its own; 0: all share their cards
        self.luck = luck  # what chance gave whom in an event, by the table before it
        self.variants = variants  # options that together reach every rule; the laws are tested on each
        self.written = written  # of the phases that began within so many decisions a file has one
        self.table_type = table_type
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode: Callable[[bytes], T] = msgspec.msgpack.Decoder(table_type).decode

    def copy(self, table: T) -> T:
        return self.restored(self.snapshot(table))

    def snapshot(self, table: T) -> Snapshot:
        """The table as it is now, to be restored any number of times."""
        parts, rest = table.shared(), copy(table)
        rest.share([[] if isinstance(part, list) else None for part in parts])
        return Snapshot(self.encode(rest), tuple(map(copy, parts)))

    def restored(self, snapshot: Snapshot) -> T:
        table = self.decode(snapshot.rest)
        table.share(snapshot.shared)
        return table

    def _errand(self, errand: Errand) -> tuple[PhaseBegan, Phase, tuple[int, ...]]:
        """What an errand of the agenda says: which phase begins, and with which numbers."""
        name = phase_of(errand)
        return self.began[name], self.phases[name], tuple(args_of(errand))

    def card_ids(self, seats: int) -> int:
        """How many of the ids of a table are cards; what follows are slips."""
        return self.deck * seats or self.cards

    def winners_by_faction(self, table: T) -> list[str]:
        names = self.factions(table)
        return [names[seat] for seat in table.winners]
