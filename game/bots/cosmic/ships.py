"""Ships and planets: where bots send ships from, which ones they give up, and what they aim at."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.cosmic.fights import Sight
from game.bots.cosmic.standing import COLONIES, FEW_SHIPS, Change, fleet, prospect, rivalry
from game.bots.cosmic.tastes import AGAINST, KEEN, Scores, Some, taste_for
from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.flagship import TakePrometheus
from game.cosmic.parts import NEITHER, ON_TECH
from game.cosmic.prompts import (
    NO_SHIPS,
    ChoosePlanet,
    ChooseTarget,
    PlaceShips,
    TakeReward,
    TakeShips,
)
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable

SENDING = ("ask.launch", "ask.ally_ships", "ask.amoeba_add")
HELPING = "ask.ally_ships"
FOR_OTHERS = 6.0  # how much dearer the own power is where somebody else's encounter is at stake
SETTLERS = 2  # ships that hold a new colony
LAST_ABROAD, LAST_AT_HOME, POWER_AT_STAKE = 6.0, 1.5, 4.0  # what the last ship of a colony is worth
WEAK, TARGET_SHIP = 0.35, 0.5
MANY = 14  # ships with which some may be spared


def giving_up(table: CosmicTable, seat: Seat, place: int, ships: int) -> float:
    """What is lost when ships leave a place: little in a large colony, much with the last one."""
    if not 0 <= place < ON_TECH:
        return 0.0
    planet = table.planets[place]
    left = planet.ships[seat] - ships
    if left > 0:
        return WEAK * max(0, 3 - left)
    if planet.home != seat:
        return LAST_ABROAD
    return LAST_AT_HOME + POWER_AT_STAKE * keeps_power(table, seat)


def keeps_power(table: CosmicTable, seat: Seat) -> bool:
    """One home colony less, and the power of this seat is lost."""
    return table.homes[seat] <= table.rules.home_colonies


def last_of_power(table: CosmicTable, seat: Seat, place: int, ships: int) -> bool:
    """Without these ships a home colony is gone, and with it the power."""
    if not 0 <= place < ON_TECH or not keeps_power(table, seat):
        return False
    planet = table.planets[place]
    return planet.home == seat and ships >= planet.ships[seat]


def least_missed(table: CosmicTable, seat: Seat) -> float:
    """What it costs to send a single ship from where it is missed least; nothing while a colony has two."""
    own = [place for place, planet in enumerate(table.planets) if planet.ships[seat]]
    if any(table.planets[place].ships[seat] > 1 for place in own):
        return 0.0
    return min(
        (giving_up(table, seat, place, 1) + _for_others(table, seat, place, 1) for place in own), default=0.0
    )


def _for_others(table: CosmicTable, seat: Seat, place: int, ships: int) -> float:
    """A power is too dear to help somebody else with it."""
    return FOR_OTHERS * last_of_power(table, seat, place, ships)


def wants_to_lose(table: CosmicTable, seat: Seat) -> bool:
    """The Masochist has so few ships left that losing them is the shorter way to victory."""
    if (seat, "masochist") not in table.in_play:
        return False
    left = (len(COLONIES) - 1) * fleet(table, seat) / FEW_SHIPS
    return fleet(table, seat) <= FEW_SHIPS and left <= table.rules.colonies_to_win - table.abroad[seat]


def settling(table: CosmicTable, seat: Seat, ships: int) -> float:
    """Two ships hold a new colony."""
    return 0.5 * min(ships, SETTLERS) - 0.1 * ships


def paying(table: CosmicTable, seat: Seat, ships: int) -> float:
    """A loss is over sooner with many from one colony."""
    return 0.1 * ships


def buying(table: CosmicTable, seat: Seat, ships: int) -> float:
    """Ships for cards, as long as there are many."""
    return 0.6 * ships if fleet(table, seat) - ships >= MANY else -1.0 * ships


# By the sentence that asks: what so many ships are good for, besides those that are sent into the encounter.
PURPOSES: dict[str, Callable[[CosmicTable, Seat, int], float]] = {
    "ask.coldsleep_ships": settling,
    "ask.deal_colony": settling,
    "ask.kamikaze_cards": buying,
    "ask.lose_ships": paying,
    "ask.parasite_ship": settling,
    "ask.plasma_ship": paying,
    "ask.research_ship": paying,
    "ask.resettle": settling,
    "ask.shadow_wild": paying,
    "ask.tick_tock_ships": settling,
    "ask.void_wild": paying,
}
RAM = "ask.kamikaze_wild"


@taste_for(TakeShips)
def from_large_colonies(table: CosmicTable, prompt: TakeShips, options: list[Some]) -> Scores:
    """As many as the purpose is worth, from where they are missed least."""
    counts = sorted({ships for _, ships in options})
    worth = purposes(table, prompt, counts)
    glad = -1.0 if wants_to_lose(table, prompt.seat) else 1.0
    helping = prompt.what == HELPING and glad > 0
    return [
        worth[ships]
        - glad * giving_up(table, prompt.seat, place, ships)
        - helping * _for_others(table, prompt.seat, place, ships)
        if some != NO_SHIPS
        else worth[0]
        for some in options
        for place, ships in [some]
    ]


def purposes(table: CosmicTable, prompt: TakeShips, counts: list[int]) -> dict[int, float]:
    """What so many ships are good for where they are wanted."""
    seat, what = prompt.seat, prompt.what
    if what in SENDING or what == RAM:
        sight, side = Sight(table, seat), table.at.sides[seat]
        if what in SENDING:
            found = sight.expectations(side, counts)
            return {ships: KEEN * found[ships] for ships in counts}
        return {ships: KEEN * sight.lift(side, 3 * ships) - 0.4 * ships for ships in counts}
    purpose = PURPOSES[what]
    return {ships: purpose(table, seat, ships) for ships in counts}


@taste_for(PlaceShips)
def strengthen(table: CosmicTable, prompt: PlaceShips, options: list[Some]) -> Scores:
    """Ships come back to colonies that are weak; homes are attacked more often."""
    scores = []
    for place, ships in options:
        planet = table.planets[place]
        there = planet.ships[prompt.seat]
        even = -0.4 * max(0, there + ships - 4)
        scores.append(0.3 * (planet.home == prompt.seat) - 0.35 * there + 0.1 * ships + even)
    return scores


@taste_for(TakePrometheus)
def the_flagship_fights(table: CosmicTable, prompt: TakePrometheus, options: list[bool]) -> Scores:
    """It goes where ships fight; from home it is not missed."""
    sent = table.encounter is not None and table.encounter.sides[prompt.seat] != NEITHER
    return [1.5 if goes == sent else 0.0 for goes in options]


def conquest(table: CosmicTable, seat: Seat, planet: int) -> float:
    """A planet without an own colony, with few ships and no citadel; its owner better leads than lags."""
    world = table.planets[planet]
    citadels = sum(citadel.planet == planet for citadel in table.citadels)
    score = -TARGET_SHIP * world.ships[world.home] - 1.0 * citadels * ((seat, "citadel") not in table.in_play)
    if world.ships[seat]:
        score -= 4.0
    if world.home == seat:
        return score - 1.0
    return score + 0.3 * rivalry(table, seat, world.home) + 0.4 * (world.ships[world.home] == 0)


def protection(table: CosmicTable, seat: Seat, planet: int) -> float:
    """An own home planet with few ships."""
    world = table.planets[planet]
    if not world.ships[seat]:
        return -2.0
    return 1.0 * (world.home == seat) - 0.2 * world.ships[seat]


def destruction(table: CosmicTable, seat: Seat, planet: int) -> float:
    """What others lose there, leaders most, less what oneself loses."""
    world = table.planets[planet]
    score = 0.0
    for other in table.others(seat):
        if world.ships[other]:
            abroad = world.home != other
            loss = 2.0 if abroad else 0.6 + 1.0 * (table.homes[other] == table.rules.home_colonies)
            score += (loss + 0.15 * world.ships[other]) * max(0.0, rivalry(table, seat, other))
    return score - giving_up(table, seat, planet, world.ships[seat]) * (world.ships[seat] > 0)


# By the sentence that asks: what makes a planet the right one.
WORLDS: dict[str, Callable[[CosmicTable, Seat, int], float]] = {
    "ask.aim": conquest,
    "ask.cannon_beside": protection,
    "ask.cannon_planet": protection,
    "ask.citadel_where": protection,
    "ask.coldsleep_now": conquest,
    "ask.coldsleep_planet": conquest,
    "ask.omega_missile": destruction,
    "ask.parasite_nest": conquest,
    "ask.prometheus_place": protection,
    "ask.tick_tock_planet": conquest,
    "ask.will_abroad": conquest,
}


@taste_for(ChoosePlanet)
def the_right_world(table: CosmicTable, prompt: ChoosePlanet, options: list[int]) -> Scores:
    """A weak planet to settle on, an own one to strengthen, a leader's to destroy."""
    taste = WORLDS[prompt.what]
    return [0.0 if planet == NONE else taste(table, prompt.seat, planet) for planet in options]


@taste_for(ChooseTarget)
def drive_out(table: CosmicTable, prompt: ChooseTarget, options: list[Some]) -> Scores:
    """The colony whose conquest helps most; with the own colour often another card does."""
    again = _conquest_of(table, prompt.seat, NO_SHIPS)
    return [again if some == NO_SHIPS else _conquest_of(table, prompt.seat, some) for some in options]


def _conquest_of(table: CosmicTable, seat: Seat, target: Some) -> float:
    """What it would mean to take a planet from somebody, or any planet abroad."""
    planet, owner = target
    change = Change.none(table.seats)
    if target == NO_SHIPS:
        change.colonies[seat] = 1
        return 0.4 * KEEN * (prospect(table, seat, change) - prospect(table, seat)) - 1.0
    world = table.planets[planet]
    if not world.ships[seat]:
        (change.homes if world.home == seat else change.colonies)[seat] = 1
    if owner != seat and world.ships[owner]:
        (change.homes if world.home == owner else change.colonies)[owner] = -1
        change.ships[owner] = -world.ships[owner]
    likely = 1.0 if owner == seat else 0.5
    gain = likely * KEEN * (prospect(table, seat, change) - prospect(table, seat))
    return gain - TARGET_SHIP * (world.ships[owner] if owner != seat else 0)


@taste_for(ChooseShip)
def where_it_hurts(table: CosmicTable, prompt: ChooseShip, options: list[int]) -> Scores:
    """The only ship of a colony abroad, or of a home planet that keeps a power alive."""
    return [_sting(table, prompt.seat, prompt.whose, place) for place in options]


def _sting(table: CosmicTable, seat: Seat, whose: Seat, place: int) -> float:
    if place >= ON_TECH:
        return 0.8
    planet = table.planets[place]
    if planet.ships[whose] > 1:
        return 0.3 / planet.ships[whose]
    if planet.home != whose:
        return 3.0 + 0.5 * (planet.home == seat)
    return 1.0 + 1.5 * (table.homes[whose] == table.rules.home_colonies)


@taste_for(TakeReward)
def ships_or_cards(table: CosmicTable, prompt: TakeReward, options: list[int]) -> Scores:
    """Ships if many are lost, cards if the hand is small."""
    seat = prompt.seat
    eager = 0.15 * table.warp[seat] - 0.12 * max(0, 8 - len(table.hands[seat]))
    if wants_to_lose(table, seat):
        eager = -1.0
    return [eager * ships for ships in options]


def weakest_planet(table: CosmicTable, seat: Seat, owner: Seat) -> float:
    """How much the best target in somebody's home system appeals."""
    planets = table.home_planets(owner)
    return max((conquest(table, seat, planet) for planet in planets), default=AGAINST)
