"""The questions of Eclipse."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, GIVE_UP, PASS, Word, handles_of, numbers_of, verb_of, word

OFTEN = 6  # how much likelier something useful is in random play
TRACK = -1  # the influence track, as the place of a disc


class Said(Prompt[Word], frozen=True):
    """A question whose answers are words."""

    def options(self, table: EclipseTable) -> list[Word]:
        raise NotImplementedError

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        return Refusal(f"refuse.eclipse.{verb_of(answer)}", self.section)

    def handles(self, table: EclipseTable) -> list[Handle]:
        return [handle for said in self.options(table) for handle in handles_of(said)]


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


def settling(table: EclipseTable, seat: Seat, *, peaceful: bool = False) -> list[Word]:
    """Colony ships that may land."""
    return [word("settle", *place) for place in offers.settlements(table, seat, peaceful=peaceful)]


def trading(table: EclipseTable, seat: Seat) -> list[Word]:
    return [word("trade", *trade) for trade in offers.trades(table, seat)]


def proposing(table: EclipseTable, seat: Seat) -> list[Word]:
    """Seats that may be asked for relations and have not been asked in this turn."""
    asked = table.players[seat].asked
    return [word("propose", other) for other in reach.partners(table, seat) if not asked >> other & 1]


def at_any_time(table: EclipseTable, seat: Seat) -> list[Word]:
    """What a player may do besides an action, at any time of the own turn."""
    return [*settling(table, seat), *trading(table, seat), *proposing(table, seat)]


def untraded(words: list[Word]) -> list[Word]:
    """Somebody who trades all the time has nothing in the end."""
    return [said for said in words if verb_of(said) != "trade"]


def _weighed(words: list[Word], often: tuple[str, ...]) -> list[Word]:
    return [*words, *[said for said in words if verb_of(said) in often] * OFTEN]


class TakeTurn(Said, frozen=True):
    """An action, a reaction after passing, or a pass; and what may be done at any time."""

    section: ClassVar[str] = "Action phase"

    def options(self, table: EclipseTable) -> list[Word]:
        """Who has neither disc nor ship on the map may give the game up (p. 21)."""
        lost = not any(reach.present(table, self.seat, sector) for sector in range(len(table.map)))
        leave = [GIVE_UP] if lost else []
        return [PASS, *self.actions(table), *at_any_time(table, self.seat), *leave]

    def actions(self, table: EclipseTable) -> list[Word]:
        """Every action costs a disc; those that cannot do anything are not offered (ruling 12)."""
        player = table.players[self.seat]
        if not player.discs:
            return []
        able: list[Word] = []
        if not player.passed:
            able += ["explore"] if reach.zones(table, self.seat) else []
            able += ["influence"] if self.influences(table) else []
            able += ["research"] if offers.researchable(table, self.seat) else []
        able += ["upgrade"]
        able += ["construct"] if offers.buildable(table, self.seat) else []
        able += ["fly"] if any(_leads_somewhere(table, self.seat)) else []
        return able

    def influences(self, table: EclipseTable) -> bool:
        """There is a disc to move, besides the one for the action, or a colony ship to turn up."""
        player = table.players[self.seat]
        used = player.colony_ships < player.row.colony_ships
        return used or bool(disc_sources(table, self.seat, player.discs - 1))

    def likely(self, table: EclipseTable) -> list[Word]:
        """Somebody who passes all the time sees nothing of the game."""
        words = untraded(self.options(table))
        if table.players[self.seat].passed:
            return [*words, *[PASS] * OFTEN]
        if not offers.solvent(table, self.seat, 1):
            return [*words, *[PASS] * (OFTEN * len(words))]
        return _weighed(words, ("explore", "settle", "research", "construct", "fly"))


def _leads_somewhere(table: EclipseTable, seat: Seat) -> list[bool]:
    half = reach.bridges(table, seat)
    return [
        any(True for _ in table.neighbours(sector, half=half)) for sector, _ in reach.movable(table, seat)
    ]


class EndTurn(Said, frozen=True):
    """After the action: what may be done at any time, until the turn is over."""

    section: ClassVar[str] = "Action phase"

    def options(self, table: EclipseTable) -> list[Word]:
        return [DONE, *at_any_time(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return _weighed(untraded(self.options(table)), ("settle",))


class ChooseZone(Said, frozen=True):
    """An empty place to explore; the second time it is not a must."""

    section: ClassVar[str] = "Explore"

    may: bool = False

    def options(self, table: EclipseTable) -> list[Word]:
        zones = [word("zone", *zone) for zone in reach.zones(table, self.seat)]
        return [*([DONE] if self.may else []), *zones, *at_any_time(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return untraded(self.options(table))


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
        return _weighed(self.options(table), ("turn",))


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


class ChooseTech(Said, frozen=True):
    """A technology from the supply; the Hydran may stop after the first."""

    section: ClassVar[str] = "Research"

    may: bool = False
    gift: bool = False  # Ancient Technology: one of the cheapest

    def options(self, table: EclipseTable) -> list[Word]:
        if self.gift:
            return [word("tech", tech) for tech in offers.cheapest(table, self.seat)]
        techs = [word("tech", tech) for tech in offers.researchable(table, self.seat)]
        done = [DONE] if self.may or not techs else []  # science may have been traded away
        return [*done, *techs, *at_any_time(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return untraded(self.options(table))

    def reason(self, table: EclipseTable, answer: Word) -> Refusal:
        if verb_of(answer) == "tech" and numbers_of(answer)[0] < len(pieces.TECHS):
            tech = numbers_of(answer)[0]
            price = table.price(self.seat, tech)
            return Refusal("refuse.eclipse.tech", self.section, {"tech": tech, "price": price})
        return super().reason(table, answer)


class ChooseTrack(Said, frozen=True):
    """The population track that a cube goes to or comes from; ``what`` is the key of the question."""

    section: ClassVar[str] = "Population"

    what: str = ""
    listed: tuple[int, ...] = ()

    def options(self, table: EclipseTable) -> list[Word]:
        return [word("track", track) for track in self.listed]


class Influence(Said, frozen=True):
    """Move a disc, turn colony ships up, or be done."""

    section: ClassVar[str] = "Influence"

    moves: int = 0  # left
    ships: int = 0  # colony ships that may still be turned

    def options(self, table: EclipseTable) -> list[Word]:
        player = table.players[self.seat]
        words: list[Word] = [DONE]
        if self.moves:
            words += [word("from", source) for source in disc_sources(table, self.seat, player.discs)]
        if self.ships and player.colony_ships < player.row.colony_ships:
            words.append("refresh")
        return [*words, *at_any_time(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return _weighed(untraded(self.options(table)), (DONE, "settle", "refresh"))


def disc_sources(table: EclipseTable, seat: Seat, discs: int) -> list[int]:
    """Where a disc may be moved from: the influence track with so many discs, or an own sector."""
    track = [TRACK] if discs and reach.disc_targets(table, seat) else []
    return [*track, *table.own(seat)]


class PlaceDisc(Said, frozen=True):
    """Where a disc goes: to a sector, or back to the influence track."""

    section: ClassVar[str] = "Influence"

    source: int = -1  # where it came from

    def options(self, table: EclipseTable) -> list[Word]:
        """Back to where it was takes two moves (ruling 43)."""
        places = [TRACK, *reach.disc_targets(table, self.seat)]
        return [word("to", place) for place in places if place != self.source]


class Upgrade(Said, frozen=True):
    """Return tiles, then take parts; at the end everything must fly."""

    section: ClassVar[str] = "Upgrade"

    takes: int = 0
    begun: bool = False  # a part has been taken: nothing more can be returned

    def options(self, table: EclipseTable) -> list[Word]:
        player = table.players[self.seat]
        done = [DONE] if offers.all_fly(player) else []
        cleared = [] if self.begun else offers.removable(player, self.takes)
        return [
            *done,
            *(word("clear", *place) for place in cleared),
            *(word("fit", *place) for place in offers.fittable(player, self.takes)),
            *at_any_time(table, self.seat),
        ]

    def likely(self, table: EclipseTable) -> list[Word]:
        words = untraded(self.options(table))
        return [*words, *[said for said in words if verb_of(said) != "clear"] * OFTEN]


class Build(Said, frozen=True):
    """A ship or a structure in an own sector, or be done."""

    section: ClassVar[str] = "Build"

    left: int = 1  # how many may still be built

    def options(self, table: EclipseTable) -> list[Word]:
        builds = [word("build", *place) for place in offers.buildable(table, self.seat)]
        return [DONE, *builds, *at_any_time(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return untraded(self.options(table))


class Move(Said, frozen=True):
    """One ship flies, or be done."""

    section: ClassVar[str] = "Move"

    left: int = 1  # how many flights there are still

    def options(self, table: EclipseTable) -> list[Word]:
        return [DONE, *flying(table, self.seat), *at_any_time(table, self.seat)]

    def likely(self, table: EclipseTable) -> list[Word]:
        return untraded(self.options(table))


def flying(table: EclipseTable, seat: Seat) -> list[Word]:
    """Every flight of one ship: sector, ship and target."""
    return [
        word("move", sector, ship, target)
        for sector, ship in reach.movable(table, seat)
        for target in reach.flights(table, seat, sector, table.design(seat, ship).movement)
    ]
