"""The questions of Eclipse."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.asking import (
    OFTEN,
    InTurn,
    Places,
    Said,
    ToSector,
    free_to_act,
    proposing,
    settling,
    weighed,
)
from game.eclipse.refusing import build_refused, flight_refused, part_refused, tech_refused
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, GIVE_UP, PASS, Word, word

_USEFUL = {"explore", "research", "construct", "fly"}  # actions that random play likes
TRACK = -1  # the influence track, as the place of a disc
_SQUARES = max(len(row.printed) for row in pieces.BLUEPRINTS.values())
_FITS = {
    place: word("fit", *place)
    for place in product(range(len(pieces.SHIPS)), range(_SQUARES), range(len(pieces.PARTS)))
}  # a hundred of these are said at once


class ChooseSpecies(Prompt[str], frozen=True):
    """A species whose board is not taken (ruling 2)."""

    section: ClassVar[str] = "Set-up"

    listed: tuple[str, ...] = ()

    def options(self, table: EclipseTable) -> list[str]:
        return list(self.listed)

    def reason(self, table: EclipseTable, answer: str) -> Refusal:
        return Refusal("refuse.eclipse.species", self.section)

    def handles(self, table: EclipseTable) -> list[Handle]:
        return [Handle(species, f"species:{species}") for species in self.listed]


class TakeTurn(InTurn, frozen=True):
    """An action, a reaction after passing, or a pass; and what may be done at any time."""

    section: ClassVar[str] = "Action phase"

    reacting: bool = False  # the seat has passed
    upkeep: int = 0  # what it will cost as it is, and after one action more
    then: int = 0

    def options(self, table: EclipseTable) -> list[Word]:
        return [*super().options(table), *self.leaving(table)]

    def words(self, table: EclipseTable) -> list[Word]:
        return [PASS, *self.actions(table)]

    def leaving(self, table: EclipseTable) -> list[Word]:
        """Who has neither disc nor ship on the map may give the game up (p. 21)."""
        return [] if table.players[self.seat].sectors or table.fleets(self.seat) else [GIVE_UP]

    def actions(self, table: EclipseTable) -> list[Word]:
        """Every action costs a disc; those that cannot do anything are not offered (ruling 12)."""
        player = table.players[self.seat]
        if not player.discs:
            return []
        actions = REACTIONS if player.passed else ACTIONS
        return [action for action in actions if ACTIONS[action](table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        """Somebody who passes all the time sees nothing of the game."""
        actions, settled = self.actions(table), settling(table, self.seat)
        words = [PASS, *actions, *settled, *proposing(table, self.seat), *self.leaving(table)]
        if table.players[self.seat].passed:
            return [*words, *[PASS] * OFTEN]
        if not offers.solvent(table, self.seat, 1):
            return [*words, *[PASS] * (OFTEN * len(words))]
        return [*words, *[*[action for action in actions if action in _USEFUL], *settled] * OFTEN]


def influences(table: EclipseTable, seat: Seat) -> bool:
    """There is a disc to move, besides the one for the action, or a colony ship to turn up."""
    player = table.players[seat]
    if player.colony_ships < player.row.colony_ships:
        return True
    return bool(player.sectors or disc_sources(table, seat, player.discs - 1))


ACTIONS: dict[Word, Callable[[EclipseTable, Seat], bool]] = {
    "explore": reach.explores,
    "influence": influences,
    "research": offers.researches,
    "upgrade": lambda table, seat: True,
    "construct": offers.builds,
    "fly": reach.flies,
}  # and who can do something with them
REACTIONS = ("upgrade", "construct", "fly")


class EndTurn(InTurn, frozen=True):
    """After the action: what may be done at any time, until the turn is over."""

    section: ClassVar[str] = "Action phase"

    def words(self, table: EclipseTable) -> list[Word]:
        return [DONE]

    def likely(self, table: EclipseTable) -> list[Word]:
        return weighed(self.untraded(table), ("settle",))


class ChooseZone(InTurn, frozen=True):
    """An empty place to explore; the second time it is not a must."""

    section: ClassVar[str] = "Explore"

    may: bool = False

    def words(self, table: EclipseTable) -> list[Word]:
        zones = [word("zone", *zone) for zone in reach.zones(table, self.seat)]
        return [DONE, *zones] if self.may else zones


class PlaceSector(Said, frozen=True):
    """Turn the tile and lay it down, throw it away, or look at another one."""

    section: ClassVar[str] = "Explore"

    tile: CardId = 0
    q: int = 0
    r: int = 0
    again: bool = False  # the Descendants may turn over a second one

    def options(self, table: EclipseTable) -> list[Word]:
        tiles = table.drawn if len(table.drawn) > 1 else [self.tile]
        words = [
            word("turn", turn, tile)
            for tile in tiles
            for turn in reach.turns(table, self.seat, tile, (self.q, self.r))
        ]
        return ["throw", *(["another"] if self.again else []), *words]

    def likely(self, table: EclipseTable) -> list[Word]:
        return weighed(self.options(table), ("turn",))


class MayClaim(Said, frozen=True):
    """A disc may take control of a sector."""

    section: ClassVar[str] = "Explore"

    sector: int = 0

    def options(self, table: EclipseTable) -> list[Word]:
        return ["leave", "claim"]

    def likely(self, table: EclipseTable) -> list[Word]:
        better = "claim" if offers.solvent(table, self.seat, 1) else "leave"
        return [*self.options(table), *[better] * OFTEN]


class UseDiscovery(Said, frozen=True):
    """The tile's benefit, or two points at the end."""

    section: ClassVar[str] = "Discovery tiles"

    tile: CardId = 0

    def options(self, table: EclipseTable) -> list[Word]:
        return ["points", "benefit"]


class FitFound(Said, frozen=True):
    """A part that was just found goes on a blueprint, or beside the board for later."""

    section: ClassVar[str] = "Discovery tiles"

    part: int = 0

    def options(self, table: EclipseTable) -> list[Word]:
        player = table.players[self.seat]
        return ["store", *(word("replace", *place) for place in offers.replaceable(player, self.part))]


class ChooseTech(InTurn, frozen=True):
    """A technology from the supply; the Hydran may stop after the first."""

    section: ClassVar[str] = "Research"

    may: bool = False
    gift: bool = False  # Ancient Technology: one of the cheapest

    def options(self, table: EclipseTable) -> list[Word]:
        return self.words(table) if self.gift else super().options(table)

    def words(self, table: EclipseTable) -> list[Word]:
        if self.gift:
            return [word("tech", tech) for tech in offers.cheapest(table, self.seat)]
        techs = [word("tech", tech) for tech in offers.researchable(table, self.seat)]
        return [DONE, *techs] if self.may or not techs else techs  # science may have been traded away

    def likely(self, table: EclipseTable) -> list[Word]:
        return self.words(table) if self.gift else self.untraded(table)

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        return tech_refused(table, self.seat, answer, self.section) or super().reason(table, answer)


class ChooseTrack(Said, frozen=True):
    """The population track that a cube goes to or comes from; ``what`` is the key of the question."""

    section: ClassVar[str] = "Population"

    what: str = ""
    listed: tuple[int, ...] = ()

    def options(self, table: EclipseTable) -> list[Word]:
        return [word("track", track) for track in self.listed]


class Influence(InTurn, frozen=True):
    """Move a disc, turn colony ships up, or be done."""

    section: ClassVar[str] = "Influence"

    moves: int = 0  # left
    ships: int = 0  # colony ships that may still be turned

    def words(self, table: EclipseTable) -> list[Word]:
        player = table.players[self.seat]
        words: list[Word] = [DONE]
        if self.moves:
            words += [word("from", source) for source in disc_sources(table, self.seat, player.discs)]
        if self.readies(table):
            words.append("refresh")
        return words

    def readies(self, table: EclipseTable) -> bool:
        """A used colony ship may be turned up."""
        player = table.players[self.seat]
        return self.ships > 0 and player.colony_ships < player.row.colony_ships

    def does_something(self, table: EclipseTable) -> bool:
        """There is more to do than to trade."""
        if self.readies(table) or (self.moves and table.players[self.seat].sectors):
            return True
        discs = table.players[self.seat].discs
        moved = self.moves and disc_sources(table, self.seat, discs)
        return bool(moved or free_to_act(table, self.seat))

    def likely(self, table: EclipseTable) -> list[Word]:
        return weighed(self.untraded(table), (DONE, "settle", "refresh"))


def disc_sources(table: EclipseTable, seat: Seat, discs: int) -> list[int]:
    """Where a disc may be moved from: the influence track with so many discs, or an own sector."""
    track = [TRACK] if discs and reach.has_disc_target(table, seat) else []
    return [*track, *table.own(seat)]


class PlaceDisc(Said, frozen=True):
    """Where a disc goes: to a sector, or back to the influence track."""

    section: ClassVar[str] = "Influence"

    source: int = -1  # where it came from

    def options(self, table: EclipseTable) -> list[Word]:
        """Back to where it was takes two moves (ruling 43)."""
        places = [TRACK, *reach.disc_targets(table, self.seat)]
        return [word("to", place) for place in places if place != self.source]


class Upgrade(InTurn, frozen=True):
    """Return tiles, then take parts; at the end everything must fly."""

    section: ClassVar[str] = "Upgrade"

    takes: int = 0
    begun: bool = False  # a part has been taken: nothing more can be returned

    def words(self, table: EclipseTable) -> list[Word]:
        player = table.players[self.seat]
        done = [DONE] if offers.all_fly(player) else []
        cleared = [] if self.begun else offers.removable(player, self.takes)
        fits = [_FITS[place] for place in offers.fittable(player, self.takes)]
        return [*done, *[word("clear", *place) for place in cleared], *fits]

    def likely(self, table: EclipseTable) -> list[Word]:
        words = self.untraded(table)
        return [*words, *[said for said in words if not said.startswith("clear")] * OFTEN]

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        why = part_refused(table, self.seat, answer, self.section, begun=self.begun)
        return why or super().reason(table, answer)


class Build(ToSector, frozen=True):
    """A ship or a structure in an own sector, or be done."""

    section: ClassVar[str] = "Build"
    verb: ClassVar[str] = "build"

    left: int = 1  # how many may still be built

    def places(self, table: EclipseTable) -> list[Places]:
        return [((what,), sectors) for what, sectors in offers.building_sites(table, self.seat)]

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        return build_refused(table, self.seat, answer, self.section) or super().reason(table, answer)


class Move(ToSector, frozen=True):
    """One ship flies, or be done."""

    section: ClassVar[str] = "Move"
    verb: ClassVar[str] = "move"

    left: int = 1  # how many flights there are still

    def places(self, table: EclipseTable) -> list[Places]:
        known: dict[tuple[int, int], bytes] = {}  # kinds of ships often fly equally far
        places: list[Places] = []
        for sector, ship, movement in reach.departures(table, self.seat):
            if (sector, movement) not in known:
                known[sector, movement] = reach.targets(table, self.seat, sector, movement)
            places.append(((sector, ship), known[sector, movement]))
        return places

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        return flight_refused(table, self.seat, answer, self.section) or super().reason(table, answer)
