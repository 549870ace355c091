"""A position of Firestorm as a bot looks at it: what cards are worth, and what attacks may bring."""

from __future__ import annotations

from game.bots.firestorm.fights import Goal, Unit, Units, assault, best_assault
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Ability
from game.firestorm.offers import attackable, fleet
from game.firestorm.parts import DOCKED, NOWHERE, RESTING
from game.firestorm.pieces import YIELDS, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import fits, keywords, reduction, ruled, values

GLORY = (0.0, 5.0, 11.0, 17.5, 25.0, 33.0, 50.0)  # by victory points
BEYOND = 2.0  # for each more
KEYWORDS = {"tractor_beam": 0.8, "locator_2": 0.6, "kamikaze": 0.7, "formation_flight": 0.5}
ATTACK, DEFENSE, CARGO = 0.62, 0.52, 0.3  # of a ship, in points
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


class BoardSummary:
    """What a seat reckons with, worked out once for each question."""

    def __init__(self, table: FirestormTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self._units: dict[CardId, Unit] = {}
        self._plan: Plan | None = None
        self._guards: dict[Seat, list[CardId]] = {}
        self._raiders: dict[Seat, list[CardId]] = {}
        self._prizes: dict[tuple[Seat, Seat], list[tuple[Unit, float]]] = {}

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
        attack, defense = values(table, card)
        left = defense + reduction(table, card) - table.damage[card]
        if pieces.IS_PLANET[table.faces[card]]:
            return Unit(max(0, attack), left, self.planet_worth(card))
        return Unit(max(0, attack), left, self._ship_worth(card, max(0, attack), max(0, defense)))

    def _ship_worth(self, ship: CardId, attack: int, defense: int) -> float:
        facts = self.table.facts(ship)
        words = sum(KEYWORDS.get(word, 0.4) for word in keywords(self.table, ship))
        others = 0.6 * len(pieces.USES[self.table.faces[ship]]) + 0.8 * len(
            pieces.AURAS[self.table.faces[ship]]
        )
        idle = 1.0 if ruled(self.table, ship, "cannot_attack") else 0.0
        return max(0.3, ATTACK * attack + DEFENSE * defense + words + others + CARGO * facts.cargo - idle)

    def ship_worth(self, ship: CardId) -> float:
        return self.unit(ship).worth

    def planet_worth(self, planet: CardId) -> float:
        """What its owner loses with a planet, victory points aside."""
        table = self.table
        face = table.faces[planet]
        best = max((tp + ep for tp, ep in YIELDS[face]), default=0)
        worth = best * self.harvests * 0.8 + 0.6 * len(pieces.AURAS[face]) + 0.4
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
        return tuple(self.unit(card) for card in cards)

    def guards(self, seat: Seat) -> list[CardId]:
        """Ships that can block now."""
        if seat not in self._guards:
            table = self.table
            ships = [ship for ship in self.ships(seat) if not table.status[ship] & (DOCKED | RESTING)]
            self._guards[seat] = [ship for ship in ships if not ruled(table, ship, "cannot_defend")]
        return self._guards[seat]

    def raiders(self, seat: Seat) -> list[CardId]:
        """Ships that will be able to attack in the seat's next turn."""
        if seat not in self._raiders:
            table = self.table
            ships = [ship for ship in self.ships(seat) if not table.status[ship] & DOCKED]
            self._raiders[seat] = [ship for ship in ships if not ruled(table, ship, "cannot_attack")]
        return self._raiders[seat]

    def goal(self, planet: CardId, by: Seat, guards: list[CardId]) -> Goal:
        stones = self.table.players[owner_of(planet)].stones
        return Goal(self.unit(planet), self.prize(planet, by), stones, self.units(guards))

    def goals(self, victim: Seat, by: Seat, guards: list[CardId]) -> tuple[Goal, ...]:
        """Planets of a seat that are worth an attack, each kind of them once."""
        if (victim, by) not in self._prizes:
            planets = self.table.own(victim, self.table.players[victim].planets)
            pairs = ((self.unit(planet), self.prize(planet, by)) for planet in planets)
            self._prizes[victim, by] = list(dict.fromkeys(pairs))
        stones, blockers = self.table.players[victim].stones, self.units(guards)
        return tuple(Goal(planet, prize, stones, blockers) for planet, prize in self._prizes[victim, by])

    def danger(self, guards: list[CardId], without: tuple[CardId, ...] = ()) -> float:
        """What the most dangerous enemy may gain from the own planets with an attack next turn."""
        worst = 0.0
        for enemy in self.table.enemies(self.seat):
            fleet_of = self.units([ship for ship in self.raiders(enemy) if ship not in without])
            worst = max(worst, best_assault(fleet_of, self.goals(self.seat, enemy, guards)))
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
        sets = [tuple(ships[: count + 1]) for count in range(len(ships))]
        left = {some: self.danger([ship for ship in home if ship not in some]) - calm for some in sets}
        seen: dict[Goal, CardId] = {}
        for planet in planets:
            guards = [ship for ship in self.guards(owner_of(planet)) if ship not in gone]
            seen.setdefault(self.goal(planet, self.seat, guards), planet)
        for goal, planet in seen.items():
            for some in sets:
                gain = assault(self.units(some), goal) - CARE * left[some] * _tired(self.units(some), goal)
                if gain > best.gain:
                    best = Plan(gain, planet, some)
        return best


def _tired(units: Units, goal: Goal) -> float:
    """The share of the ships that will have advanced and be idle after the attack."""
    if sum(unit.attack for unit in units) <= goal.planet.defense:
        return 0.0
    return max(0.0, 1.0 - 0.5 * len(goal.blockers) / len(units))


# --- printed cards

RULES = {
    "extra_resource_draw": 4.0,
    "hand_limit_change": 1.0,
    "cannot_attack": 4.0,
    "cannot_defend": 0.0,
    "may_play_color": 0.5,
    "no_combat_hand": 1.0,
    "may_attack_now": 1.0,
    "cannot_be_located": 0.4,
    "min_blockers": 1.0,
    "enters_active": 0.3,
}
STATIC = 0.55  # a point of attack or defense that stays
WIDELY = 3.0  # ships or planets that a card for all of them helps, about
TRIGGER, ABILITY, AGAIN, CHANGE, RISING = 3.0, 2.6, 2.0, 0.2, 3.5


def gear_face_worth(face: int, harvests: float) -> float:
    """What an accessory is worth on a card that it fits."""
    facts = pieces.CARDS[face]
    worth = 0.3
    for row in pieces.STANDING[face]:
        if row.do.do == "modify":
            worth += STATIC * (row.do.attack + row.do.defense)
        elif row.do.do == "grant":
            worth += sum(KEYWORDS.get(word, 0.4) for word in row.do.keywords)
        elif row.do.do == "damage_reduction":
            worth += 0.9
        elif row.do.do == "cost_change":
            worth += 0.35 * harvests
        else:
            worth += RULES.get(row.do.rule or "", 0.3)
    if YIELDS[face]:
        most = max(tp + ep for tp, ep in YIELDS[face])
        return worth + (0.55 * harvests * (most - 1) if most > 1 else 0.5)
    return worth + sum(1.0 for ability in facts.abilities if ability.kind != "permanent")


def lasting_worth(face: int) -> float:
    """What a phenomenon or alien-tec in play is worth."""
    facts = pieces.CARDS[face]
    worth, used = 0.5, False
    for ability in facts.abilities:
        if ability.kind == "trigger":
            worth += TRIGGER
        elif ability.kind != "permanent" and changes_money(ability):
            worth += CHANGE
        elif ability.kind != "permanent":
            worth += AGAIN if used else ABILITY
            used = True
    for row in pieces.AURAS[face]:
        if row.do.do == "modify":
            strength = STATIC * (row.do.attack + row.do.defense)
            worth += strength * (1.0 if isinstance(row.do.who, str) else WIDELY)
        elif row.do.do == "cost_change":
            worth += RISING
        else:
            worth += RULES.get(row.do.rule or "", 0.5)
    return worth


def changes_money(ability: Ability) -> bool:
    """Points are paid for other points."""
    return all(do.do == "gain_points" for do in ability.effects) and any(cost.pay for cost in ability.costs)


def hand_worth(face: int, harvests: float) -> float:
    """What a card is worth in the hand, before it is paid for."""
    if face >= pieces.BLANK:
        return 1.2
    facts = pieces.CARDS[face]
    if facts.type in pieces.SHIPS:
        return 0.8 + 0.25 * (ATTACK * facts.attack + DEFENSE * facts.defense + 0.4 * len(facts.keywords))
    if facts.type in pieces.GEAR:
        return 0.4 + 0.35 * gear_face_worth(face, harvests)
    if facts.type in pieces.LASTING:
        return 0.4 + 0.3 * lasting_worth(face)
    return 1.3 if facts.type == "interrupt" else 1.2
