"""The story of a match in numbers: colonies encounter by encounter, who won what, what was costly."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.core.events import Event
from game.core.table import Seat
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import EncounterEnded, GameWon, PowerUsed, ShipsLost, ShipsRemoved
from game.cosmic.events.encounter import Allied, OutcomeDecided
from game.cosmic.parts import BOTH_LOST, DEAL, UNDECIDED, WON
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.names import planet_key
from scenes.session.history import Recorder
from scenes.session.session import Session

ZAPS = ("card_zap", "cosmic_zap")


class Fight(NamedTuple):
    """An encounter that came to an end: who met where, what came of it, and what it cost."""

    offense: Seat
    defense: Seat
    planet: str  # its key in the data; "" if the gate never pointed anywhere
    outcome: int
    winner: int  # a side
    totals: tuple[int, ...]  # by side, if they were compared
    lost: int  # ships of everybody
    moment: int  # how many events had happened when it was decided

    @property
    def mains(self) -> tuple[Seat, Seat]:
        return self.offense, self.defense

    @property
    def margin(self) -> int:
        return abs(self.totals[0] - self.totals[1])

    def won_by(self, seat: Seat) -> bool:
        return self.outcome == WON and self.mains[self.winner] == seat

    def lost_by(self, seat: Seat) -> bool:
        if seat not in self.mains or self.offense == self.defense:
            return False
        return self.outcome == BOTH_LOST or (self.outcome == WON and not self.won_by(seat))


class Busy(NamedTuple):
    """A power that was used, how often, and when last."""

    power: str
    uses: int
    moment: int


class Numbers(NamedTuple):
    """What a seat has done."""

    colonies: int
    won: int
    lost: int
    deals: int
    alliances: int
    ships_lost: int
    powers: int
    zaps: int


class Chronicle(NamedTuple):
    """A whole match, or as much of it as there has been."""

    curve: tuple[tuple[int, ...], ...]  # foreign colonies of each seat, at first and after each encounter
    fights: tuple[Fight, ...]
    seats: tuple[Numbers, ...]
    busiest: Busy | None
    winners: tuple[Seat, ...]
    why: str  # as in the texts "won.colonies"; "" while it is not over

    @property
    def compared(self) -> list[Fight]:
        return [fight for fight in self.fights if fight.totals]

    @property
    def closest(self) -> Fight | None:
        """The fight with the smallest margin; of several the last one."""
        return min(reversed(self.compared), key=lambda fight: fight.margin, default=None)

    @property
    def biggest(self) -> Fight | None:
        return max(self.compared, key=lambda fight: max(fight.totals), default=None)

    @property
    def costliest(self) -> Fight | None:
        costly = [fight for fight in self.fights if fight.lost]
        return max(costly, key=lambda fight: fight.lost, default=None)


def chronicle(session: Session) -> Chronicle:
    """The numbers of a session so far."""
    return CosmicRecorder(session).record()


class CosmicRecorder(Recorder[CosmicTable]):
    """Counts what everybody does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.curve = [_colonies(self.table)]
        self.fights: list[Fight] = []
        self.open: Fight | None = None  # decided, but not over yet
        self.lost = 0  # ships, in this encounter
        self.ships: Counter[Seat] = Counter()
        self.uses: Counter[Seat] = Counter()
        self.zaps: Counter[Seat] = Counter()
        self.alliances: Counter[Seat] = Counter()
        self.powers: Counter[str] = Counter()
        self.last_use: dict[str, int] = {}

    def record(self) -> Chronicle:
        self.go_through()
        self._close()
        busiest = self.powers.most_common(1)
        return Chronicle(
            tuple(self.curve),
            tuple(self.fights),
            tuple(self._numbers(seat) for seat in range(self.table.seats)),
            Busy(*busiest[0], self.last_use[busiest[0][0]]) if busiest else None,
            self.winners,
            self.why,
        )

    def before(self, event: Event, moment: int) -> None:
        if isinstance(event, EncounterEnded):
            self._close()

    def after(self, event: Event, moment: int) -> None:
        if isinstance(event, OutcomeDecided):
            self._decide(event, moment)
        elif isinstance(event, ShipsLost | ShipsRemoved):
            self.ships[event.seat] += event.ships
            self.lost += event.ships
        elif isinstance(event, PowerUsed):
            self.uses[event.seat] += 1
            self.powers[event.power] += 1
            self.last_use[event.power] = moment
        elif isinstance(event, CardPlayed):
            self.zaps[event.seat] += self.table.id_of(event.card) in ZAPS
        elif isinstance(event, Allied):
            self.alliances[event.seat] += 1
        elif isinstance(event, GameWon):
            self.winners, self.why = event.winners, event.why
        elif isinstance(event, EncounterEnded):
            self.lost = 0

    def _decide(self, event: OutcomeDecided, moment: int) -> None:
        """What comes of an encounter may change until it is over."""
        at = self.table.at
        planet = planet_key(self.table, at.planet) if at.planet >= 0 else ""
        known = event.totals or (self.open.totals if self.open and event.outcome == WON else ())
        decided = Fight(at.offense, at.defense, planet, event.outcome, event.winner, tuple(known), 0, moment)
        self.open = decided if event.outcome != UNDECIDED else None

    def _close(self) -> None:
        """An encounter, or the match, is over."""
        if self.open is not None:
            self.fights.append(self.open._replace(lost=self.lost))
            self.curve.append(_colonies(self.table))
        self.open = None

    def _numbers(self, seat: Seat) -> Numbers:
        mine = [fight for fight in self.fights if seat in fight.mains]
        return Numbers(
            colonies=self.table.foreign_colonies(seat),
            won=sum(fight.won_by(seat) for fight in mine),
            lost=sum(fight.lost_by(seat) for fight in mine),
            deals=sum(fight.outcome == DEAL for fight in mine),
            alliances=self.alliances[seat],
            ships_lost=self.ships[seat],
            powers=self.uses[seat],
            zaps=self.zaps[seat],
        )


def _colonies(table: CosmicTable) -> tuple[int, ...]:
    return tuple(table.foreign_colonies(seat) for seat in range(table.seats))
