"""Blunders of Eclipse, by the rules alone: nothing of what bots reckon with is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.table import Seat
from game.eclipse import pieces, reach
from game.eclipse.battle_prompts import AvoidBankruptcy
from game.eclipse.prompts import Build, ChooseTech, Move, TakeTurn, Upgrade
from game.eclipse.table import EclipseTable
from game.eclipse.words import PASS, numbers_of, verb_of
from tests.support.blunders import Choice

LATE = pieces.ROUNDS - 1  # the last two rounds
FEW = 1  # actions in a round of somebody who cannot pay for more
A_LOT = 9  # resources that go for three money, or four
ARMED = 4  # upgrades and ships of somebody who means war
Found = Iterator[tuple[str, bool]]


class Judge:
    """What was bought, armed, paid and left lying, seat by seat."""

    def __init__(self) -> None:
        self.bought: list[tuple[Seat, int, int]] = []  # late: seat, technology, points of its row then
        self.arms: Counter[Seat] = Counter()
        self.last_arms: set[Seat] = set()
        self.flown: set[Seat] = set()  # towards an enemy
        self.fought: set[Seat] = set()  # in the last round, after arming
        self.built: set[tuple[Seat, int]] = set()  # structures and starbases, by seat
        self.actions: Counter[tuple[int, Seat]] = Counter()
        self.sold: Counter[tuple[int, Seat]] = Counter()
        self.cleared: dict[Seat, tuple[int, set[int]]] = {}  # as each saw it when its last round began

    def __call__(self, choice: Choice) -> Found:
        table, seat, said = choice.match.table, choice.prompt.seat, str(choice.answer)
        if table.battle is not None and table.round == pieces.ROUNDS:
            self.fought |= {table.battle.attacker, table.battle.defender} & self.last_arms
        match choice.prompt:
            case TakeTurn():
                yield from self._turn(table, choice.prompt, seat, said)
            case ChooseTech() if verb_of(said) == "tech" and table.round >= LATE:
                (tech,) = numbers_of(said)[:1]
                self.bought.append((seat, tech, row_points(table, seat, tech)))
            case Upgrade() if verb_of(said) == "fit":
                self._armed(table, seat)
            case Build() if verb_of(said) == "build":
                what = numbers_of(said)[0]
                self.built.add((seat, what))
                if what <= pieces.STARBASE:
                    self._armed(table, seat)
            case Move() if verb_of(said) == "move" and table.foes(seat, numbers_of(said)[2]):
                self.flown.add(seat)
            case AvoidBankruptcy() if verb_of(said) == "trade" and table.round < pieces.ROUNDS:
                self.sold[table.round, seat] += table.players[seat].row.trade
            case _:
                pass

    def _armed(self, table: EclipseTable, seat: Seat) -> None:
        self.arms[seat] += 1
        if table.round == pieces.ROUNDS:
            self.last_arms.add(seat)

    def _turn(self, table: EclipseTable, prompt: TakeTurn, seat: Seat, said: str) -> Found:
        known, before = self.cleared.get(seat, (0, set()))
        if known != table.round:
            for sector in before:
                yield "left lying", sector in unclaimed(table, seat)
            rich = table.players[seat].discs >= 2 and spare(table, seat) >= 0
            self.cleared[seat] = table.round, unclaimed(table, seat) if rich else set()
        if verb_of(said) in ACTS:
            self.actions[table.round, seat] += 1
        if said == PASS and not prompt.reacting and 1 < table.round < pieces.ROUNDS:
            yield "starved", self.actions[table.round, seat] <= FEW
            if table.players[seat].discs and table.upkeep(seat, 1) > money(table, seat):
                yield "hoarded", could_trade(table, seat)

    def at_the_end(self, match: Match[Any]) -> Found:
        table = match.table
        for seat, tech, points in self.bought:
            yield "useless late technology", not self._used(table, seat, tech, points)
        for seat in range(table.seats):
            if self.arms[seat] >= ARMED:
                yield "armed and never attacked", seat not in self.flown
            if seat in self.last_arms:
                yield "armed in vain at the end", seat not in self.fought
            home = next((n for n, here in enumerate(table.map) if is_home(table, seat, n)), None)
            if home is not None:
                yield "home lost", table.map[home].disc != seat
        for (_, _), sold in self.sold.items():
            yield "fire sale", sold >= A_LOT

    def _used(self, table: EclipseTable, seat: Seat, tech: int, points: int) -> bool:
        """It brought points, was built or fitted to ships that are there, or saved or housed something."""
        name = pieces.TECHS[tech].id
        if row_points(table, seat, tech) > points:
            return True
        parts = [part for part, of in enumerate(pieces.PART_TECHS) if of == tech]
        if parts:
            return any(
                part + 1 in squares and table.unbuilt(seat, ship) < pieces.SHIP_LIMITS[ship]
                for ship, squares in enumerate(table.players[seat].designs)
                for part in parts
            )
        if name in pieces.BUILD_TECHS.values():
            return any((seat, what) in self.built for what, of in pieces.BUILD_TECHS.items() if of == name)
        return True


ACTS = ("explore", "influence", "research", "upgrade", "construct", "fly")


def row_points(table: EclipseTable, seat: Seat, tech: int) -> int:
    return pieces.TECH_POINTS[table.techs(seat, pieces.TECHS[tech].category)]


def unclaimed(table: EclipseTable, seat: Seat) -> set[int]:
    """Sectors where only own ships are, and no disc."""
    return {sector for sector in table.fleets(seat) if reach.claimable(table, seat, sector)}


def money(table: EclipseTable, seat: Seat) -> int:
    """What there will be to pay the upkeep with."""
    return table.players[seat].storage[pieces.MONEY] + table.income(seat, pieces.MONEY)


def could_trade(table: EclipseTable, seat: Seat) -> bool:
    """Another action could be paid for by trading, with a lot left to spend on it."""
    player = table.players[seat]
    missing = table.upkeep(seat, 1) - money(table, seat)
    return sum(player.storage[1:]) - missing * player.row.trade >= A_LOT


def spare(table: EclipseTable, seat: Seat) -> int:
    """The money that would be left with a disc more on an action and one more on the map."""
    return money(table, seat) - table.upkeep(seat, 2)


def is_home(table: EclipseTable, seat: Seat, sector: int) -> bool:
    return table.face(sector).home_of == table.players[seat].species
