"""A position of Firestorm as a bot looks at it: what cards are worth, and what attacks may bring."""

from __future__ import annotations

import msgspec

from game.bots.firestorm.changing import CHANGES_ITSELF, bearing, is_quiet, singled_out
from game.bots.firestorm.fights import Guard, Prize, Unit, Units, best_assault, in_order
from game.bots.firestorm.layouts import AttackLayout, Craft, best_layout, loading
from game.bots.firestorm.printed import (
    bare_planet_worth,
    fighting_worth,
    gear_face_worth,
    lasting_worth,
    printed_unit,
)
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.offers import attackable, fleet
from game.firestorm.parts import DOCKED, NOWHERE, RESTING
from game.firestorm.pieces import owner_and_number, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import fits, keywords, reduction, ruled, values

GLORY = (0.0, 5.0, 11.0, 17.5, 25.0, 33.0, 50.0)  # by victory points
BEYOND = 2.0  # for each more
AT_HOME = 0.2  # what it is worth that a loaded ship guards its planets again when the combat is over
CARE = 0.7  # how much of what an enemy could do next is feared
GEAR = 1.6  # an accessory that nobody knows
SHIP_1_MIDDLE = Unit(2, 2, 2.5)  # a ship that lies face down


def glory(points: int) -> float:
    if points < 0:
        return GLORY[1] * points
    return GLORY[points] if points <= pieces.GOAL else GLORY[-1] + BEYOND * (points - pieces.GOAL)


class Plan:
    """An attack: the planet, the ships, and what it brings, the danger at home included."""

    __slots__ = ("gain", "planet", "ships")

    def __init__(self, gain: float, planet: CardId = NOWHERE, ships: tuple[CardId, ...] = ()) -> None:
        self.gain, self.planet, self.ships = gain, planet, ships


_ENCODER = msgspec.msgpack.Encoder()
_LOOKED_AT: dict[tuple[Seat, bytes], BoardSummary] = {}
MOST_BOARDS = 512  # that are kept


def board_of(table: FirestormTable, seat: Seat) -> BoardSummary:
    """What a seat reckons with, worked out anew only if something in play has changed since."""
    piles = [(p.planets, p.ships, p.others, p.gear, p.stones, p.points, p.shield) for p in table.players]
    now = (
        table.faces, table.status, table.damage, table.turn, table.turns, table.left, table.fought,
        table.mode, table.phase, table.combat, table.lasting, table.bonds, piles,
    )  # fmt: skip
    key = seat, _ENCODER.encode(now)
    board = _LOOKED_AT.get(key)
    if board is None:
        if len(_LOOKED_AT) >= MOST_BOARDS:
            _LOOKED_AT.clear()
        board = _LOOKED_AT[key] = BoardSummary(table, seat)
    board.table = table  # hands, pools and the stack are read from it
    return board


class BoardSummary:
    """What a seat reckons with, worked out once for each question."""

    def __init__(self, table: FirestormTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self._units: dict[CardId, Unit] = {}
        self._plan: Plan | None = None
        self._guards: dict[Seat, list[CardId]] = {}
        self._raiders: dict[Seat, list[CardId]] = {}
        self._prizes: dict[tuple[Seat, Seat], tuple[Prize, ...]] = {}
        self._quiet: dict[tuple[Seat, str], bool] = {}  # nothing changes the ships, or planets, of a seat
        self._singled_out: set[int] | None = None
        self._bearing: dict[Seat, bytes] = {}  # own numbers of cards with something on them
        self._guard: dict[tuple[Seat, tuple[CardId, ...]], Guard] = {}
        self._fleets: dict[tuple[Seat, tuple[CardId, ...]], Units] = {}

    # --- time

    @property
    def round(self) -> float:
        sides = 2 if self.table.mode == "pairs" else self.table.seats
        return self.table.turns / sides

    @property
    def harvests(self) -> float:
        """How often a planet will still bring its points, about."""
        return max(2.0, 8.0 - 0.5 * self.round)

    # --- single cards

    def known(self, card: CardId) -> bool:
        return 0 <= card < self.table.size and self.table.faces[card] < pieces.BLANK

    def friend(self, card: CardId) -> bool:
        return not self.table.hostile(self.seat, owner_of(card))

    def unit(self, card: CardId) -> Unit:
        if card not in self._units:
            self._units[card] = self._measured(card)
        return self._units[card]

    def _measured(self, card: CardId) -> Unit:
        if not self.known(card):
            return SHIP_1_MIDDLE
        table = self.table
        if self.as_printed(card):
            return printed_unit(table.faces[card], table.damage[card], self.harvests)
        attack, defense = values(table, card)
        left = defense + reduction(table, card) - table.damage[card]
        if pieces.IS_PLANET[table.faces[card]]:
            return Unit(max(0, attack), left, self.planet_worth(card))
        return Unit(max(0, attack), left, self._ship_worth(card, max(0, attack), max(0, defense)))

    def as_printed(self, card: CardId) -> bool:
        """Nothing changes what is printed on a card; damage is counted besides."""
        table = self.table
        face, (seat, local) = table.faces[card], owner_and_number(card)
        if self._singled_out is None:
            self._singled_out = singled_out(table)
        if CHANGES_ITSELF[face] or card in self._singled_out or table.counters(card):
            return False
        if table.combat is not None and table.host(card) != NOWHERE:
            return False  # loaded on another ship
        place = seat, "ship" if pieces.IS_SHIP[face] else "planet"
        if place not in self._quiet:
            self._quiet[place] = is_quiet(table, *place)
        if not self._quiet[place]:
            return False
        if seat not in self._bearing:
            self._bearing[seat] = bearing(table, seat)
        return local not in self._bearing[seat]

    def _ship_worth(self, ship: CardId, attack: int, defense: int) -> float:
        idle = ruled(self.table, ship, "cannot_attack")
        return fighting_worth(self.table.faces[ship], attack, defense, keywords(self.table, ship), idle=idle)

    def ship_worth(self, ship: CardId) -> float:
        return self.unit(ship).worth

    def planet_worth(self, planet: CardId) -> float:
        """What its owner loses with a planet, victory points aside."""
        table = self.table
        worth = bare_planet_worth(table.faces[planet], self.harvests)
        worth += sum(self.gear_worth(gear, planet) for gear in table.gear_on(planet))
        laid = table.laid_on(planet, table.players[owner_of(planet)].others)
        return worth + sum(lasting_worth(table.faces[card]) for card in laid)

    def gear_worth(self, gear: CardId, host: CardId) -> float:
        """What an accessory does for its host."""
        if not self.known(gear):
            return GEAR
        if not fits(self.table, gear, host):
            return 0.2
        return gear_face_worth(self.table.faces[gear], self.harvests)

    def card_worth(self, card: CardId) -> float:
        """What a card in play is worth to its owner, victory points aside."""
        table = self.table
        if not self.known(card):
            return GEAR
        face = table.faces[card]
        if pieces.IS_SHIP[face] or pieces.IS_PLANET[face]:
            return self.unit(card).worth
        if pieces.TYPES[face] in pieces.GEAR:
            return self.gear_worth(card, table.host(card)) if table.host(card) != NOWHERE else 0.5
        return lasting_worth(face)

    def points_worth(self, seat: Seat, count: int) -> float:
        """What victory points more, or less, are worth to a seat."""
        points = self.table.points(seat)
        return glory(points + count) - glory(points)

    def prize(self, planet: CardId, seat: Seat) -> float:
        """What it brings a seat to destroy this planet in combat."""
        facts = self.table.facts(planet).planet
        count = pieces.POINTS_OF_CLASS[facts.planet_class] if facts else 2
        rivals = max(1, len(self.table.enemies(seat)))
        share = 1.0 if self.table.mode in ("duel", "pairs", "cross") else 1.0 / rivals
        return self.points_worth(seat, count) + share * self.unit(planet).worth

    # --- fleets

    def ships(self, seat: Seat) -> list[CardId]:
        return self.table.own(seat, self.table.players[seat].ships)

    def units(self, cards: list[CardId] | tuple[CardId, ...]) -> Units:
        return tuple([self.unit(card) for card in cards])

    def guards(self, seat: Seat) -> list[CardId]:
        """Ships that can block now."""
        if seat not in self._guards:
            table = self.table
            ships = [ship for ship in self.ships(seat) if not table.status[ship] & (DOCKED | RESTING)]
            self._guards[seat] = [ship for ship in ships if self._allowed(ship, "cannot_defend")]
        return self._guards[seat]

    def raiders(self, seat: Seat) -> list[CardId]:
        """Ships that will be able to attack in the seat's next turn."""
        if seat not in self._raiders:
            table = self.table
            ships = [ship for ship in self.ships(seat) if not table.status[ship] & DOCKED]
            self._raiders[seat] = [ship for ship in ships if self._allowed(ship, "cannot_attack")]
        return self._raiders[seat]

    def _allowed(self, ship: CardId, rule: str) -> bool:
        return self.as_printed(ship) or not ruled(self.table, ship, rule)

    def guard(self, seat: Seat, gone: tuple[CardId, ...] = ()) -> Guard:
        """What stands before a seat's planets now, without some of its ships."""
        if (seat, gone) not in self._guard:
            ships = [ship for ship in self.guards(seat) if ship not in gone]
            self._guard[seat, gone] = Guard(in_order(self.units(ships)), self.table.players[seat].stones)
        return self._guard[seat, gone]

    def prizes(self, victim: Seat, by: Seat) -> tuple[Prize, ...]:
        """Planets of a seat that are worth an attack, each kind of them once."""
        if (victim, by) not in self._prizes:
            planets = self.table.own(victim, self.table.players[victim].planets)
            pairs = ((self.unit(planet), self.prize(planet, by)) for planet in planets)
            self._prizes[victim, by] = tuple(dict.fromkeys(pairs))
        return self._prizes[victim, by]

    def danger(self, guards: list[CardId], without: tuple[CardId, ...] = ()) -> float:
        """What the most dangerous enemy may gain from the own planets with an attack next turn."""
        worst = 0.0
        guard = Guard(in_order(self.units(guards)), self.table.players[self.seat].stones)
        for enemy in self.table.enemies(self.seat):
            if (enemy, without) not in self._fleets:
                ships = [ship for ship in self.raiders(enemy) if ship not in without]
                self._fleets[enemy, without] = self.units(ships)
            fleet_of = self._fleets[enemy, without]
            worst = max(worst, best_assault(fleet_of, self.prizes(self.seat, enemy), guard))
        return worst

    # --- the own attack

    def plan(self) -> Plan:
        """The best attack that is possible now."""
        if self._plan is None:
            self._plan = self._planned(attackable(self.table, self.seat), ())
        return self._plan

    def plan_without(self, gone: tuple[CardId, ...], more: tuple[CardId, ...] = ()) -> Plan:
        """The best attack if these guards were not there, or these ships could attack, too."""
        return self._planned(attackable(self.table, self.seat), gone, more)

    def plan_for(self, planet: CardId) -> Plan:
        return self._planned([planet], ())

    def _planned(
        self, planets: list[CardId], gone: tuple[CardId, ...], more: tuple[CardId, ...] = ()
    ) -> Plan:
        table, best = self.table, Plan(0.0)
        ships = [*fleet(table, self.seat), *more]
        if not ships or not planets:
            return best
        ships.sort(key=lambda ship: (-self.unit(ship).attack, ship))
        home = self.guards(self.seat)
        calm = self.danger(home)
        seen: dict[tuple[Prize, Guard], CardId] = {}
        for planet in planets:
            prize = self.unit(planet), self.prize(planet, self.seat)
            seen.setdefault((prize, self.guard(owner_of(planet), gone)), planet)
        crafts_of_all = self.crafts(tuple(ships))
        for count in _counts(len(ships)):
            some, crafts = tuple(ships[:count]), crafts_of_all[:count]
            for loads in dict.fromkeys(((), loading(crafts))):
                inside = [some[place] for place, _ in loads]
                away = [ship for ship in some if ship not in inside]
                left = CARE * (self.danger([ship for ship in home if ship not in away]) - calm)
                for (prize, guard), planet in seen.items():
                    gain = best_layout(crafts, loads, prize, guard).gain
                    if left > 0 and gain > best.gain:
                        gain -= left * _tired(crafts, len(away), prize, guard)
                    if gain > best.gain:
                        best = Plan(gain, planet, some)
        return best

    # --- the combat hand

    def crafts(self, ships: tuple[CardId, ...]) -> tuple[Craft, ...]:
        return tuple([self._craft(ship) for ship in ships])

    def _craft(self, ship: CardId) -> Craft:
        """A small ship is loaded only if nothing on it would be lost."""
        facts, unit = self.table.facts(ship), self.unit(ship)
        if facts.type != "ship_1":
            return Craft(unit, facts.cargo, -1)
        bears = self.table.counters(ship) or self.table.gear_on(ship)
        return Craft(unit, 0, -1 if bears else facts.attack)

    def laid_out(self, ships: tuple[CardId, ...], planet: CardId) -> AttackLayout:
        """How these ships had best attack this planet; loaded ones stay active (ruling 27)."""
        ships = tuple(sorted(ships, key=lambda ship: (-self.unit(ship).attack, ship)))
        crafts, guard = self.crafts(ships), self.guard(owner_of(planet))
        prize = self.unit(planet), self.prize(planet, self.seat)
        ways = [best_layout(crafts, loads, prize, guard) for loads in dict.fromkeys((loading(crafts), ()))]
        return max(ways, key=lambda way: way.gain + AT_HOME * len(way.loads)).named(ships)


def _counts(ships: int) -> list[int]:
    """How many of the strongest ships may attack: few, half or nearly all of them."""
    return [
        count for count in range(1, ships + 1) if count <= 2 or count in ((ships + 1) // 2, ships - 1, ships)
    ]


def _tired(crafts: tuple[Craft, ...], away: int, prize: Prize, guard: Guard) -> float:
    """The share of the ships that will have advanced and be idle after the attack."""
    if sum([craft.unit.attack for craft in crafts]) <= prize[0].defense:
        return 0.0
    return max(0.0, 1.0 - 0.5 * len(guard.blockers) / away)
