"""The story of a match in numbers: victory points turn by turn, attacks, losses, what was played."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.core.events import Event
from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.events.cards import CardAnnounced, CardsDestroyed
from game.firestorm.events.combat import AttackDeclared
from game.firestorm.events.common import MatchWon, StonesChanged, TurnBegan, VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from scenes.session.history import Recorder
from scenes.session.session import Session


class Attack(NamedTuple):
    """An attack: who against whom, which planet, with how many ships, what it brought and cost."""

    attacker: Seat
    defender: Seat
    planet: str
    ships: int
    points: int
    lost: int  # ships of both
    moment: int


class Blow(NamedTuple):
    """The most damage that a card took at once."""

    card: str
    amount: int
    moment: int


class Numbers(NamedTuple):
    """What a seat has done."""

    points: int
    attacks: int
    played: int
    ships_lost: int
    planets_lost: int
    stones: int


class Chronicle(NamedTuple):
    """A whole match, or as much of it as there has been."""

    curve: tuple[tuple[int, ...], ...]
    attacks: tuple[Attack, ...]
    seats: tuple[Numbers, ...]
    blow: Blow | None
    winners: tuple[Seat, ...]
    why: str

    @property
    def greatest(self) -> Attack | None:
        return max(self.attacks, key=lambda attack: attack.ships, default=None)

    @property
    def costliest(self) -> Attack | None:
        costly = [attack for attack in self.attacks if attack.lost]
        return max(costly, key=lambda attack: attack.lost, default=None)


def chronicle(session: Session) -> Chronicle:
    """The numbers of a session so far."""
    return FirestormRecorder(session).record()


class FirestormRecorder(Recorder[FirestormTable]):
    """Counts what everybody does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.curve = [self._points()]
        self.attacks: list[Attack] = []
        self.made: Counter[Seat] = Counter()
        self.played: Counter[Seat] = Counter()
        self.ships: Counter[Seat] = Counter()
        self.planets: Counter[Seat] = Counter()
        self.stones: Counter[Seat] = Counter()
        self.blow: Blow | None = None

    def record(self) -> Chronicle:
        self.go_through()
        self.curve.append(self._points())
        return Chronicle(
            tuple(self.curve), tuple(self.attacks),
            tuple(self._numbers(seat) for seat in range(self.table.seats)),
            self.blow, self.winners, self.why,
        )  # fmt: skip

    def _points(self) -> tuple[int, ...]:
        return tuple(self.table.points(seat) for seat in range(self.table.seats))

    def after(self, event: Event, moment: int) -> None:
        if isinstance(event, TurnBegan):
            self.curve.append(self._points())

    def before(self, event: Event, moment: int) -> None:
        if isinstance(event, AttackDeclared):
            self.made[event.seat] += 1
            planet = pieces.KEYS[self.table.faces[event.planet]]
            self.attacks.append(Attack(event.seat, event.defender, planet, len(event.ships), 0, 0, moment))
        elif isinstance(event, CardAnnounced):
            self.played[owner_of(event.card)] += 1
        elif isinstance(event, CardsDestroyed):
            self._destroyed(event)
        elif isinstance(event, StonesChanged) and event.change < 0:
            self.stones[event.seat] -= event.change
        elif isinstance(event, VictoryPoints) and self.table.combat is not None and self.attacks:
            self.attacks[-1] = self.attacks[-1]._replace(points=self.attacks[-1].points + event.change)
        elif isinstance(event, DamageLanded):
            self._struck(event, moment)
        elif isinstance(event, MatchWon):
            self.winners, self.why = event.winners, event.why

    def _destroyed(self, event: CardsDestroyed) -> None:
        for card in event.cards:
            kind = self.table.type_of(card)
            if kind == "planet":
                self.planets[owner_of(card)] += 1
            elif kind in pieces.SHIPS:
                self.ships[owner_of(card)] += 1
                if self.table.combat is not None and self.attacks:
                    self.attacks[-1] = self.attacks[-1]._replace(lost=self.attacks[-1].lost + 1)

    def _struck(self, event: DamageLanded, moment: int) -> None:
        for card, amount in zip(event.cards, event.amounts, strict=True):
            if card < self.table.size and amount > (self.blow.amount if self.blow else 0):
                self.blow = Blow(pieces.KEYS[self.table.faces[card]], amount, moment)

    def _numbers(self, seat: Seat) -> Numbers:
        return Numbers(
            self.table.points(seat), self.made[seat], self.played[seat], self.ships[seat], self.planets[seat],
            self.stones[seat],
        )  # fmt: skip
