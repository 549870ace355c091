"""The story of a match in numbers: planets card by card, who won what, what was close and what was lucky."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.events import CardDrawn, ReinforcementTaken, ShipsDestroyed
from game.duel.moments import (
    CardResolved,
    DestinyDrawn,
    GameWon,
    PlanChosen,
    ReinforcementPlayed,
    WinnerFound,
)
from game.duel.table import NO_CARD, DuelTable
from game.duel.totals import controlled
from scenes.session.history import Recorder
from scenes.session.session import Session


class Fight(NamedTuple):
    """A contest or duel: the destiny card, the planet ("" for a contest), who won, the totals if compared."""

    number: int  # of the destiny card
    card: str
    planet: str
    winner: Seat
    totals: tuple[int, ...]
    moment: int  # how many events had happened by then

    @property
    def contest(self) -> bool:
        return not self.planet

    @property
    def margin(self) -> int:
        return abs(self.totals[0] - self.totals[1])


class Luck(NamedTuple):
    """A draw that was better than the deck promised: the card, and by how much."""

    card: str
    above: float
    moment: int


class Numbers(NamedTuple):
    """What a seat has done."""

    planets: int
    duels_won: int
    contests_won: int
    ships_lost: int
    cards_played: int
    reinforcements: int
    biggest: Fight | None  # the one with the seat's largest total
    luckiest: Luck | None


class Chronicle(NamedTuple):
    """A whole match, or as much of it as there has been."""

    curve: tuple[tuple[int, ...], ...]  # planets of each seat, before the first card and after each one
    fights: tuple[Fight, ...]
    seats: tuple[Numbers, ...]
    winners: tuple[Seat, ...]
    why: str  # as in the texts "won.planets"; "" while it is not over

    @property
    def duels(self) -> list[Fight]:
        return [fight for fight in self.fights if not fight.contest]

    @property
    def closest(self) -> Fight | None:
        """The fight with the smallest margin; of several the last one."""
        compared = [fight for fight in self.fights if fight.totals]
        return min(reversed(compared), key=lambda fight: fight.margin, default=None)

    @property
    def cards(self) -> int:
        return len(self.curve) - 1


def chronicle(session: Session) -> Chronicle:
    """The numbers of a session so far."""
    return DuelRecorder(session).record()


class DuelRecorder(Recorder[DuelTable]):
    """Counts what everybody does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.curve = [_planets(self.table)]
        self.number = 0  # of destiny cards
        self.fights: list[Fight] = []
        self.ships: Counter[Seat] = Counter()
        self.plans: Counter[Seat] = Counter()
        self.reinforcements: Counter[Seat] = Counter()
        self.luckiest: dict[Seat, Luck] = {}

    def record(self) -> Chronicle:
        self.go_through()
        return Chronicle(
            tuple(self.curve),
            tuple(self.fights),
            tuple(self._numbers(seat) for seat in range(pieces.SEATS)),
            self.winners,
            self.why,
        )

    def before(self, event: Event, moment: int) -> None:
        if isinstance(event, CardDrawn):
            self._draw(event.seat, event.card, self.table.decks[event.seat], moment)
        elif isinstance(event, ReinforcementTaken):
            self._draw(event.seat, event.card, self.table.reinforcements, moment)

    def _draw(self, seat: Seat, card: CardId, pile: Sequence[CardId], moment: int) -> None:
        """The luckiest card is the one that stood highest above the average of its pile."""
        average = sum(_value(self.table, other) for other in pile) / len(pile)
        above = _value(self.table, card) - average
        if seat not in self.luckiest or above > self.luckiest[seat].above:
            self.luckiest[seat] = Luck(self.table.key(card), above, moment)

    def after(self, event: Event, moment: int) -> None:
        if isinstance(event, DestinyDrawn):
            self.number += 1
        elif isinstance(event, WinnerFound) and event.seat != NOBODY:
            self._fight(event, moment)
        elif isinstance(event, ShipsDestroyed):
            self.ships[event.seat] += event.ships
        elif isinstance(event, PlanChosen):
            self.plans[event.seat] += 1
        elif isinstance(event, ReinforcementPlayed):
            self.reinforcements[event.seat] += 1
        elif isinstance(event, CardResolved):
            self.curve.append(_planets(self.table))
        elif isinstance(event, GameWon):
            self._end(event)

    def _fight(self, event: WinnerFound, moment: int) -> None:
        duel, card = self.table.duel, self.table.key(self.table.past[-1])
        assert duel is not None
        planet = self.table.key(duel.planet) if duel.planet != NO_CARD else ""
        self.fights.append(Fight(self.number, card, planet, event.seat, event.totals, moment))

    def _end(self, event: GameWon) -> None:
        self.winners, self.why = event.winners, event.why
        if _planets(self.table) != self.curve[-1]:
            self.curve.append(_planets(self.table))

    def _numbers(self, seat: Seat) -> Numbers:
        won = [fight for fight in self.fights if fight.winner == seat]
        compared = [fight for fight in self.fights if fight.totals]
        return Numbers(
            planets=_planets(self.table)[seat],
            duels_won=sum(not fight.contest for fight in won),
            contests_won=sum(fight.contest for fight in won),
            ships_lost=self.ships[seat],
            cards_played=self.plans[seat] + self.reinforcements[seat],
            reinforcements=self.reinforcements[seat],
            biggest=max(compared, key=lambda fight: fight.totals[seat], default=None),
            luckiest=self.luckiest.get(seat),
        )


def _planets(table: DuelTable) -> tuple[int, ...]:
    return tuple(len(controlled(table, seat)) for seat in range(pieces.SEATS))


def _value(table: DuelTable, card: CardId) -> int:
    return pieces.printed_value(table.faces[card])
