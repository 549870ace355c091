"""Numbers of Cosmic Encounter Duel: control, limits, ships to send, strength."""

from __future__ import annotations

from game.core.quantities import Quantity
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.moments import destiny_of, duel_of
from game.duel.table import NO_CARD, DuelTable, Planet, Played


def rules_over(planet: Planet, seat: Seat) -> bool:
    """Ships mean control; on the warp planet, more ships than the opponent (R34)."""
    if not planet.in_warp:
        return planet.ships[seat] > 0
    return planet.ships[seat] > planet.ships[1 - seat]


def controls(table: DuelTable, seat: Seat, tile: CardId) -> bool:
    """Control of a planet; nobody controls one with a duel in progress (R10)."""
    if table.duel and table.duel.planet == tile:
        return False
    return rules_over(table.planet(tile), seat)


def controlled(table: DuelTable, seat: Seat) -> list[CardId]:
    """The planets this player controls."""
    duel_at = table.duel.planet if table.duel else NO_CARD
    return [
        planet.tile
        for planet in table.planets
        if planet.ships[seat] and planet.tile != duel_at and (not planet.in_warp or rules_over(planet, seat))
    ]


def symbol(table: DuelTable, tile: CardId) -> str:
    planet = pieces.FACES[table.faces[tile]]
    assert isinstance(planet, pieces.PlanetCard)
    return planet.symbol


def ships_there(table: DuelTable, seat: Seat) -> int:
    """This player's ships on the planet of the duel."""
    return table.planet(duel_of(table).planet).ships[seat]


def _hand_limit(table: DuelTable, seat: Seat) -> int:
    return pieces.ALIENS[table.aliens[seat]].hand_limit


hand_limit = Quantity(_hand_limit)
ally_limit = Quantity[DuelTable, Seat](lambda table, seat: 1)

# How many ships the dial sends, and whether they come from the warp (1) or the supply (0).
ships_to_send = Quantity[DuelTable, Seat](lambda table, seat: table.faces[pieces.slip(seat, "dial")])
sends_from_warp = Quantity[DuelTable, Seat](lambda table, seat: 0)

# Rules that a power or card switches: 1 is yes, 0 is no.
reveals_dial_late = Quantity[DuelTable, Seat](lambda table, seat: 0)
dials_in_turn = Quantity[DuelTable, None](lambda table, _: 0)
tactics_allowed = Quantity[DuelTable, None](lambda table, _: 1)
reinforcements_allowed = Quantity[DuelTable, Seat](lambda table, seat: 1)
may_be_reinforced_by_opponent = Quantity[DuelTable, Seat](lambda table, seat: 1)
lower_wins = Quantity[DuelTable, None](lambda table, _: 0)

# The value of each fire half this player reveals, before shields.
fire_value = Quantity[DuelTable, tuple[Seat, int]](lambda table, half: pieces.HALVES[half[1]].value)

# Who wins when totals are equal.
tie_winner = Quantity[DuelTable, None](lambda table, _: table.straggler)


def _advantage_holder(table: DuelTable, _: None) -> Seat:
    mine, theirs = table.planet(duel_of(table).planet).ships
    return NOBODY if mine == theirs else 0 if mine > theirs else 1


advantage_holder = Quantity(_advantage_holder)  # the seat with the ship advantage


def ship_advantage(table: DuelTable, seat: Seat) -> int:
    """Strength from the ship advantage, which only one player has (R16)."""
    if duel_of(table).contest or advantage_holder(table, None) != seat:
        return 0
    return destiny_of(table, table.past[-1]).advantage


def printed(table: DuelTable, seat: Seat) -> int:
    """The printed value of the main plan; 0 without one."""
    plans = duel_of(table).plans[seat]
    return pieces.printed_value(table.faces[plans[0]]) if plans else 0


main_value = Quantity[DuelTable, Seat](printed)  # of the main plan, unless an effect has fixed it
ability_strength = Quantity[DuelTable, Seat](lambda table, seat: 0)
reinforcement_factor = Quantity[DuelTable, Played](lambda table, played: 1)


def plan_value(table: DuelTable, seat: Seat) -> int:
    """The value of the plan, and of a second one."""
    duel = duel_of(table)
    if not duel.plans[seat]:
        return 0
    fixed = duel.fixed[seat]
    value = main_value(table, seat) if fixed is None else fixed
    second = duel.plans[seat][1:]
    return value + sum(pieces.printed_value(table.faces[card]) for card in second) if second else value


def strength(table: DuelTable, seat: Seat) -> int:
    """Plan, ship advantage and abilities, then reinforcements; those that ask for even or odd last (R20)."""
    duel = duel_of(table)
    total = plan_value(table, seat) + ship_advantage(table, seat) + ability_strength(table, seat)
    if duel.bonuses:
        total += sum(bonus.amount for bonus in duel.bonuses if bonus.seat == seat)
    if not duel.reinforcements:
        return total
    played = [
        (pieces.reinforcement(table.faces[played.card]), reinforcement_factor(table, played))
        for played in duel.reinforcements
        if played.on == seat
    ]
    total += sum(card.value * factor for card, factor in played if not card.full_when)
    parity = ("even", "odd")[total % 2]
    return total + sum(
        (card.value if card.full_when == parity else card.otherwise) * factor
        for card, factor in played
        if card.full_when
    )


# Whether a player has to fill an empty hand to choose a plan (R24).
draws_for_plan = Quantity[DuelTable, Seat](lambda table, seat: int(not table.hands[seat]))

# Who chooses among planets with the same symbol, given how many symbols of the track were passed over.
track_chooser = Quantity[DuelTable, int](lambda table, skipped: table.straggler)

# Whether a player has won, looked at before the next destiny card (R10).
wins = Quantity[DuelTable, Seat](
    lambda table, seat: int(len(controlled(table, seat)) >= pieces.PLANETS_TO_WIN)
)
