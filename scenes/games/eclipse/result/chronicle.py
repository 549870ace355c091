"""The story of a match in numbers: points round by round, what was fought, built and found."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.core.events import Event
from game.core.table import Seat
from game.eclipse.battle_events import (
    BattleBegan,
    BattleEnded,
    DiceAssigned,
    DiceRolled,
    ShipsScrapped,
)
from game.eclipse.events import BoardCleared, Collapsed, GameWon, TechTaken
from game.eclipse.firing import SIDES, hits
from game.eclipse.map_events import SectorPlaced, ShipBuilt
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from game.eclipse.totals import SOURCES, score
from scenes.session.history import Recorder
from scenes.session.session import Session


class Fight(NamedTuple):
    """A battle that was decided: where, who met whom with how many ships, who stayed, what was lost."""

    sector: str  # its printed number
    attacker: int
    defender: int
    winner: int
    ships: int  # of both, when it began
    lost: int
    moment: int  # how many events had happened when it was decided


class Luck(NamedTuple):
    """A roll that hit more often than it could be expected to."""

    ship: int  # as it stands on the map
    hits: int
    dice: int
    above: float  # hits above the average
    moment: int


class Reach(NamedTuple):
    """The most sectors that a seat has had at once, and when."""

    seat: Seat
    sectors: int
    moment: int


class Numbers(NamedTuple):
    """What a seat has done."""

    points: int
    scores: dict[str, int]  # by where they come from
    sectors: int
    explored: int
    techs: int
    built: int
    won: int
    destroyed: int
    lost: int


class Chronicle(NamedTuple):
    """A whole match, or as much of it as there has been."""

    curve: tuple[tuple[int, ...], ...]  # points of each seat, at first and after each round
    fights: tuple[Fight, ...]
    seats: tuple[Numbers, ...]
    luckiest: Luck | None
    widest: Reach | None
    winners: tuple[Seat, ...]
    why: str  # as in the texts "won.points"; "" while it is not over

    @property
    def largest(self) -> Fight | None:
        """The battle of the most ships; of several the one that cost most."""
        return max(self.fights, key=lambda fight: (fight.ships, fight.lost), default=None)

    @property
    def sources(self) -> list[str]:
        """Where anybody's points come from, in the order of the final scoring."""
        return [source for source in SOURCES if any(seat.scores.get(source) for seat in self.seats)]


def chronicle(session: Session) -> Chronicle:
    """The numbers of a session so far."""
    return EclipseRecorder(session).record()


class EclipseRecorder(Recorder[EclipseTable]):
    """Counts what everybody does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.curve = [self._points()]
        self.counted = self.table.round  # the last round whose points are in the curve
        self.fights: list[Fight] = []
        self.open: BattleBegan | None = None
        self.ships = self.lost = 0  # in this battle
        self.explored: Counter[Seat] = Counter()
        self.techs: Counter[Seat] = Counter()
        self.built: Counter[Seat] = Counter()
        self.destroyed: Counter[int] = Counter()
        self.losses: Counter[int] = Counter()
        self.luck: Luck | None = None
        self.reach: Reach | None = None
        self.scores: dict[Seat, dict[str, int]] = {}  # of who has collapsed

    def record(self) -> Chronicle:
        self.go_through()
        seats = range(self.table.seats)
        return Chronicle(
            tuple(self.curve),
            tuple(self.fights),
            tuple(self._numbers(seat) for seat in seats),
            self.luck,
            self.reach,
            self.winners,
            self.why,
        )

    def before(self, event: Event, moment: int) -> None:
        """What can be counted only while it is still there."""
        if isinstance(event, Collapsed):
            self.scores[event.seat] = score(self.table, event.seat)
        elif isinstance(event, DiceAssigned):
            self._hit(event)
        elif isinstance(event, ShipsScrapped):
            self._lose(event.party, self.table.map[event.sector].count(event.party))
        elif isinstance(event, BoardCleared) and self.table.round >= self.counted:
            self.curve.append(self._points())
            self.counted = self.table.round + 1

    def after(self, event: Event, moment: int) -> None:
        if isinstance(event, SectorPlaced):
            self.explored[event.seat] += 1
        elif isinstance(event, TechTaken):
            self.techs[event.seat] += 1
        elif isinstance(event, ShipBuilt):
            self.built[event.seat] += 1
        elif isinstance(event, GameWon):
            self.winners, self.why = event.winners, event.why
            self.curve.append(tuple(event.points))
        else:
            self._fight(event, moment)
        self._measure(event, moment)

    def _fight(self, event: Event, moment: int) -> None:
        if isinstance(event, BattleBegan):
            here = self.table.map[event.sector]
            self.open, self.lost = event, 0
            self.ships = here.count(event.attacker) + here.count(event.defender)
        elif isinstance(event, DiceRolled):
            self._roll(event, moment)
        elif isinstance(event, BattleEnded) and self.open:
            sector = self.table.face(event.sector).id
            met = (self.open.attacker, self.open.defender)
            self.fights.append(Fight(sector, *met, event.winner, self.ships, self.lost, moment))
            self.open = None

    def _hit(self, event: DiceAssigned) -> None:
        if event.destroyed:
            battle = self.table.battle
            assert battle is not None
            self.destroyed[party_of(battle.firing)] += 1
            self._lose(party_of(event.ship), 1)

    def _lose(self, party: int, ships: int) -> None:
        self.losses[party] += ships
        self.lost += ships

    def _roll(self, event: DiceRolled, moment: int) -> None:
        """Hits against the ship that is hit most easily, and those of an average roll."""
        battle = self.table.battle
        assert battle is not None
        enemy = battle.other(party_of(event.ship))
        here = self.table.map[battle.sector]
        shields = [self.table.party_design(ship).shield for ship in here.ships if party_of(ship) == enemy]
        computer, shield = self.table.party_design(event.ship).computer, min(shields, default=0)
        made = sum(hits(die.face, computer, shield) for die in event.dice)
        good = sum(hits(face, computer, shield) for face in range(1, SIDES + 1))
        above = made - len(event.dice) * good / SIDES
        if made > 1 and (self.luck is None or above > self.luck.above):  # one hit is nothing to speak of
            self.luck = Luck(event.ship, made, len(event.dice), above, moment)

    def _measure(self, event: Event, moment: int) -> None:
        """Somebody may have more sectors than anybody had before."""
        seat = getattr(event, "seat", -1)
        if type(event).__name__ != "DiscPlaced":
            return
        count = len(self.table.own(seat))
        if self.reach is None or count > self.reach.sectors:
            self.reach = Reach(seat, count, moment)

    def _points(self) -> tuple[int, ...]:
        """What everybody would score now, hidden tiles included: a story is told when the match is over."""
        return tuple(
            self.table.points[seat]
            if player.gone
            else sum(score(self.table, seat).values())
            if player.species
            else 0
            for seat, player in enumerate(self.table.players)
        )

    def _numbers(self, seat: Seat) -> Numbers:
        scores = self.scores.get(seat) or score(self.table, seat)
        return Numbers(
            points=sum(scores.values()),
            scores=scores,
            sectors=len(self.table.own(seat)),
            explored=self.explored[seat],
            techs=self.techs[seat],
            built=self.built[seat],
            won=sum(fight.winner == seat for fight in self.fights),
            destroyed=self.destroyed[seat],
            lost=self.losses[seat],
        )
