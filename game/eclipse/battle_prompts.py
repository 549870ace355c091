"""The questions of the combat phase, of diplomacy and of the upkeep."""

from __future__ import annotations

from typing import ClassVar

from game.core.table import CardId, Seat
from game.eclipse import pieces, reach
from game.eclipse.asking import Said, proposing, settling
from game.eclipse.firing import hits
from game.eclipse.parts import Die
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, Word, word


class ActFirst(Said, frozen=True):
    """Which of the own kinds of ships with equal initiative acts first (ruling 76)."""

    section: ClassVar[str] = "Combat phase"

    listed: tuple[int, ...] = ()
    sector: int = 0  # where the battle is

    def options(self, table: EclipseTable) -> list[Word]:
        return [word("first", ship) for ship in self.listed]


class FireOrRetreat(Said, frozen=True):
    """A kind of ship attacks, or withdraws to the border of a sector."""

    section: ClassVar[str] = "Retreat"

    ship: int = 0
    must: bool = False  # nobody can fire: the attacker has to leave (ruling 90)

    def options(self, table: EclipseTable) -> list[Word]:
        assert table.battle is not None
        refuges = reach.refuges(table, self.seat, table.battle.sector)
        return [*([] if self.must else ["fire"]), *(word("retreat", sector) for sector in refuges)]

    def likely(self, table: EclipseTable) -> list[Word]:
        options = self.options(table)
        return [*options, *options[:1] * len(options)]


class AssignDie(Said, frozen=True):
    """The ship that a die is used against: its kind and the damage it has."""

    section: ClassVar[str] = "Combat phase"

    die: Die = Die(0, 0)

    def options(self, table: EclipseTable) -> list[Word]:
        return [word("hit", *target) for target in targets(table, self.seat, self.die)]


def targets(table: EclipseTable, party: int, die: Die) -> list[tuple[int, int]]:
    """Enemy ships that this die hits, each kind and state once."""
    battle = table.battle
    assert battle is not None
    enemy = battle.other(party)
    sector = table.map[battle.sector]
    computer = table.party_design(battle.firing).computer
    kinds = dict.fromkeys(
        (ship, damage)
        for ship, damage in zip(sector.ships, sector.damage, strict=True)
        if party_of(ship) == enemy
    )
    return [kind for kind in kinds if hits(die.face, computer, table.party_design(kind[0]).shield)]


class MayBombard(Said, frozen=True):
    """Ships may attack the population of a sector."""

    section: ClassVar[str] = "Attacking population"

    sector: int = 0

    def options(self, table: EclipseTable) -> list[Word]:
        return ["spare", "attack"]

    def likely(self, table: EclipseTable) -> list[Word]:
        return ["spare", "attack", "attack", "attack"]


class KillCube(Said, frozen=True):
    """The cube that a point of damage destroys."""

    section: ClassVar[str] = "Attacking population"

    sector: int = 0

    def options(self, table: EclipseTable) -> list[Word]:
        cubes = table.map[self.sector].cubes
        return [word("kill", self.sector, square) for square in range(8) if cubes >> square & 1]


class KeepReputation(Said, frozen=True):
    """One of the tiles that were drawn."""

    section: ClassVar[str] = "Reputation"

    listed: tuple[CardId, ...] = ()

    def options(self, table: EclipseTable) -> list[Word]:
        return [word("keep", tile) for tile in self.listed]


class ReturnReputation(Said, frozen=True):
    """A reputation tile that makes room on a full track."""

    section: ClassVar[str] = "Reputation"

    def options(self, table: EclipseTable) -> list[Word]:
        return [word("return", tile) for tile in table.players[self.seat].reputation]


class AnswerProposal(Said, frozen=True):
    """Whether diplomatic relations are opened with another seat."""

    section: ClassVar[str] = "Diplomacy"

    by: Seat = 0

    def options(self, table: EclipseTable) -> list[Word]:
        return ["refuse", "accept"]


class MayPropose(Said, frozen=True):
    """At the end of the combat phase relations may be opened, too (ruling 68)."""

    section: ClassVar[str] = "Diplomacy"

    def options(self, table: EclipseTable) -> list[Word]:
        return [DONE, *proposing(table, self.seat)]


class SettleNow(Said, frozen=True):
    """Colony ships that are left may land before the upkeep, where no enemy is."""

    section: ClassVar[str] = "Upkeep phase"

    def options(self, table: EclipseTable) -> list[Word]:
        return [DONE, *settling(table, self.seat, peaceful=True)]

    def likely(self, table: EclipseTable) -> list[Word]:
        options = self.options(table)
        return [*options, *options[1:] * 4]


class AvoidBankruptcy(Said, frozen=True):
    """Money must come from somewhere: trade for it, or give up a sector."""

    section: ClassVar[str] = "Upkeep phase"

    def options(self, table: EclipseTable) -> list[Word]:
        player = table.players[self.seat]
        rate = player.row.trade
        trades = [
            word("trade", give, pieces.MONEY)
            for give in (pieces.SCIENCE, pieces.MATERIALS)
            if player.storage[give] >= rate
        ]
        return [*trades, *(word("abandon", sector) for sector in table.own(self.seat))]

    def likely(self, table: EclipseTable) -> list[Word]:
        """Somebody who gives up everything while there is something to trade sees no late rounds."""
        options = self.options(table)
        return [*options, *[said for said in options if said.startswith("trade")] * len(options)]
