"""Artifacts, flares and techs: when bots play which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.cosmic.cards import RUBBISH, deal_prospect, face_value
from game.bots.cosmic.choices import ship_or_card
from game.bots.cosmic.fights import chance, edge, expectation, hopes, lift, margin, odds, supports, swing
from game.bots.cosmic.powers import NOT_NOW
from game.bots.cosmic.seats import send_home
from game.bots.cosmic.ships import destruction, wants_to_lose
from game.bots.cosmic.standing import Change, near_victory, prospect, quality, rivalry, winners
from game.bots.cosmic.tastes import AGAINST, KEEN
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.parts import DEFENSE, NO_CARD, NO_PLANET, OFFENSE
from game.cosmic.phases.destiny import named_by
from game.cosmic.table import CosmicTable

Appeal = Callable[[CosmicTable, Seat, Any], float]
GLADLY = 2.0
SPEND = 1.5  # what it costs to play a card that is gone afterwards
BRING_BACK = 0.2  # what it costs to play a flare that comes back


def flat(appeal: float) -> Appeal:
    """Something that is as good whenever it is offered."""

    def same(table: CosmicTable, seat: Seat, event: Any) -> float:
        return appeal

    return same


def own(table: CosmicTable, seat: Seat) -> int:
    return table.at.sides[seat]


def raising(table: CosmicTable, seat: Seat, side: int, points: float, cost: float = BRING_BACK) -> float:
    """A card that changes a total is played if it turns the encounter."""
    return 2 * KEEN * lift(table, seat, side, points) - cost


# --- planning


def more_ships(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Four ships more where it is close, or out of what is lost."""
    return max(raising(table, seat, own(table, seat), 4), 0.5 * (odds(table, seat) < 0.1))


def the_stick(table: CosmicTable, seat: Seat, event: Any) -> float:
    return 1.5 - quality(table, seat, table.discard[-1])


def nobody_wins(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Both sides lose: good for who would lose anyway."""
    change = Change.none(table.seats)
    for other in range(table.seats):
        change.ships[other] -= table.ships_in_encounter(other)
    at = table.at
    home = table.planets[at.planet].home == at.defense
    (change.homes if home else change.colonies)[at.defense] -= 1
    return KEEN * (prospect(table, seat, change) - expectation(table, seat)) - BRING_BACK


def mix_hands(table: CosmicTable, seat: Seat, event: Any) -> float:
    """A poor hand gains by being mixed with an unknown one."""
    hand = table.hands[seat]
    return 0.6 * sum(0.9 - quality(table, seat, card) for card in hand) - 0.3


def swap_aliens(table: CosmicTable, seat: Seat, event: Any) -> float:
    """A gamble that only who has no power left enjoys."""
    at = table.at
    if not at.is_main(seat):
        return 0.4 * (rivalry(table, seat, at.offense) + rivalry(table, seat, at.defense)) - 1.0
    return 0.5 if table.powerless[seat] else -1.5


def ram_them(table: CosmicTable, seat: Seat, event: Any) -> float:
    return raising(table, seat, own(table, seat), 9, 1.2)


def mine_the_gate(table: CosmicTable, seat: Seat, event: Any) -> float:
    """All of the gate if there are mines enough."""
    techs = [tech for tech in table.techs[seat] if table.id_of(tech.card) == "gluon_mines"]
    mines = max((tech.ships for tech in techs), default=0)
    if mines >= sum(table.gate):
        return KEEN * swing(table, seat, DEFENSE)
    return raising(table, seat, DEFENSE, mines, 1.0)


# --- reveal


def help_the_defense(table: CosmicTable, seat: Seat, event: Any) -> float:
    return raising(table, seat, DEFENSE, 5)


def shoot(table: CosmicTable, seat: Seat, event: Any) -> float:
    """At a fight beside the cannon; moving it is a matter of taste."""
    return raising(table, seat, own(table, seat), 10, 0.0) if table.at.revealed else 0.2


def heavy_ships(table: CosmicTable, seat: Seat, event: Any) -> float:
    return raising(table, seat, own(table, seat), table.ships_in_encounter(seat))


def own_dead(table: CosmicTable, seat: Seat, event: Any) -> float:
    return raising(table, seat, own(table, seat), table.warp[seat])


def their_dead(table: CosmicTable, seat: Seat, event: Any) -> float:
    return raising(table, seat, 1 - own(table, seat), -table.warp[table.at.opponent(seat)])


def one_more_or_less(table: CosmicTable, seat: Seat, event: Any) -> float:
    return max(raising(table, seat, own(table, seat), points, 0.0) for points in (1, -1))


def multiply(table: CosmicTable, seat: Seat, event: Any) -> float:
    at = table.at
    mine = table.ships_in_encounter(seat)
    allied = sum(table.ships_in_encounter(ally) for ally in at.allies(own(table, seat)))
    return raising(table, seat, own(table, seat), mine * allied - mine - allied)


def join_late(table: CosmicTable, seat: Seat, event: Any) -> float:
    """One ship for the side that wins, and a colony or a reward with it."""
    at = table.at
    sides = [side for side in (OFFENSE, DEFENSE) if at.invited[seat] >> side & 1]
    now = expectation(table, seat)
    return KEEN * max(expectation(table, seat, (seat, side, 1)) - now for side in sides) - BRING_BACK


def late_upset(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Who has laid a low card makes the lower side win."""
    won, lost = hopes(table, seat)
    likely = odds(table, seat)
    return KEEN * (1 - 2 * likely) * (won - lost) - BRING_BACK


def calm_down(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Talks instead of a defeat."""
    return KEEN * (deal_prospect(table, seat) - expectation(table, seat)) - SPEND / 2


def with_card(table: CosmicTable, seat: Seat, value: int, cost: float) -> float:
    """What it would change to have an attack of this value on the table."""
    at = table.at
    side = own(table, seat)
    if at.types[1 - side] != pieces.ATTACK:
        sure = swing(table, seat, side) if at.types[side] != pieces.ATTACK else 0.0
        return KEEN * sure - cost
    won, lost = hopes(table, seat)
    likely = chance(margin(table, side, value, at.values[1 - side], supports(table, side)), 1.0)
    if side == DEFENSE:
        likely = 1 - likely
    return KEEN * (likely * won + (1 - likely) * lost - expectation(table, seat)) - cost


def forty_two(table: CosmicTable, seat: Seat, event: Any) -> float:
    return with_card(table, seat, 42, 1.0)


def fifteen(table: CosmicTable, seat: Seat, event: Any) -> float:
    return with_card(table, seat, 15, BRING_BACK)


def the_same_as_theirs(table: CosmicTable, seat: Seat, event: Any) -> float:
    at = table.at
    theirs = 1 - own(table, seat)
    if at.types[theirs] != pieces.ATTACK:
        return KEEN * (deal_prospect(table, seat) - expectation(table, seat)) - BRING_BACK
    return with_card(table, seat, at.values[theirs], BRING_BACK)


def from_the_battery(table: CosmicTable, seat: Seat, event: Any) -> float:
    under = [tech.under for tech in table.techs[seat] if tech.under != NO_CARD]
    value = face_value(table, under[0]) if under else 0
    return with_card(table, seat, value, 0.8) if value >= 0 else NOT_NOW


def a_third_of_theirs(table: CosmicTable, seat: Seat, event: Any) -> float:
    theirs = 1 - own(table, seat)
    value = table.at.values[theirs]
    return raising(table, seat, theirs, -value * 2 // 3)


def out_of_the_warp(table: CosmicTable, seat: Seat, event: Any) -> float:
    return NOT_NOW if wants_to_lose(table, seat) else 1.0 + 0.1 * table.warp[seat]


# --- resolution


def spoil_the_win(table: CosmicTable, seat: Seat, event: Any) -> float:
    """The allies of who has won get nothing."""
    at = table.at
    return 0.8 + sum(0.8 * max(0.0, rivalry(table, seat, ally)) for ally in at.allies(at.winner))


def no_pay(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Only if others are paid, leaders above all."""
    at = table.at
    paid = at.allies(DEFENSE) if at.winner == DEFENSE else []
    if at.revealed and at.types[at.loser] == pieces.NEGOTIATE:
        paid = [*paid, at.main(at.loser)]
    if not paid or seat in paid:
        return NOT_NOW
    pays = 1.5 * (at.main(at.winner) == seat and at.main(at.loser) in paid)
    return pays + sum(0.5 * rivalry(table, seat, other) for other in paid) - SPEND


def pull_them_down(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Who has taken the planet shall not have it, least of all if it would win."""
    won = winners(table, _landing(table))
    if won and seat not in won:
        return 8.0
    at = table.at
    return 1.0 + sum(rivalry(table, seat, other) for other in (at.offense, *at.allies(OFFENSE)))


def _landing(table: CosmicTable) -> Change:
    change = Change.none(table.seats)
    planet = table.planets[table.at.planet]
    for other, ships in enumerate(table.gate):
        if ships and planet.home != other and not planet.ships[other]:
            change.colonies[other] += 1
    return change


def quash(table: CosmicTable, seat: Seat, event: Any) -> float:
    """A deal of others that helps leaders; never the own one."""
    at = table.at
    deal = at.deal
    if deal is None or at.is_main(seat):
        return AGAINST
    made, failed = Change.none(table.seats), Change.none(table.seats)
    made.ticks = 1
    for side in (OFFENSE, DEFENSE):
        planet = deal.gives[1 - side].colony
        main = at.main(side)
        failed.ships[main] -= pieces.FAILED_DEAL
        if planet != NO_PLANET and table.planets[planet].home != main:
            made.colonies[main] += 1
    return KEEN * (prospect(table, seat, failed) - prospect(table, seat, made)) - SPEND / 2


def clear_the_planet(table: CosmicTable, seat: Seat, founded: Any) -> float:
    return destruction(table, seat, founded.planet) - 0.5


def throw_unwanted(table: CosmicTable, seat: Seat, taken: Any) -> float:
    held = [card for card in taken.cards if card in table.hands[seat]]
    return 0.5 if any(quality(table, seat, card) < RUBBISH / 2 for card in held) else NOT_NOW


def condemn(table: CosmicTable, seat: Seat, event: Any) -> float:
    losers = [main for main in table.at.mains if main != seat]
    return max(rivalry(table, seat, main) for main in losers) - 0.7


# --- regroup and destiny


def free_all(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Many own ships in the warp, few of leaders."""
    if wants_to_lose(table, seat):
        return AGAINST
    others = sum(table.warp[other] * max(0.0, rivalry(table, seat, other)) for other in table.others(seat))
    return 0.45 * table.warp[seat] - 0.15 * others - SPEND


def free_own(table: CosmicTable, seat: Seat, event: Any) -> float:
    return NOT_NOW if wants_to_lose(table, seat) else 0.6 * table.warp[seat] - 1.5


def plague(table: CosmicTable, seat: Seat, event: Any) -> float:
    """For a leader, or when everybody else is ahead."""
    return 1.5 * max(rivalry(table, seat, other) for other in table.others(seat)) - SPEND


def three_ships(table: CosmicTable, seat: Seat, event: Any) -> float:
    return NOT_NOW if wants_to_lose(table, seat) else GLADLY


def a_card_instead(table: CosmicTable, seat: Seat, event: Any) -> float:
    return -ship_or_card(table, seat)


def lose_for_good(table: CosmicTable, seat: Seat, event: Any) -> float:
    return GLADLY if wants_to_lose(table, seat) else -3.0


def another_retrieves(table: CosmicTable, seat: Seat, due: Any) -> float:
    """Retrieves the offense's ship for oneself."""
    if due.seat == seat or not table.warp[seat]:
        return NOT_NOW + rivalry(table, seat, due.seat)
    return 1.0


def draw_again(table: CosmicTable, seat: Seat, known: Any) -> float:
    """The offense shall not come here."""
    if named_by(table, known.card) == seat:
        return 1.0 + 0.8 * near_victory(table, table.at.offense)
    return -1.0


def abroad(table: CosmicTable, seat: Seat, due: Any) -> float:
    """A colony abroad is attacked to stop a leader."""
    named = named_by(table, table.at.fate)
    return 1.5 * near_victory(table, named) - 0.5


def send_them_home(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Allies of the wrong side, if their ships decide; and who would win by landing."""
    at = table.at
    unwanted = [
        ally for side in (OFFENSE, DEFENSE) for ally in at.allies(side) if send_home(table, seat, ally) > 0
    ]
    score = -SPEND
    for ally in unwanted:
        if send_home(table, seat, ally) >= -AGAINST:
            score += 6.0
        score += 2 * KEEN * lift(table, seat, at.sides[ally], -table.ships_in_encounter(ally))
    return score if unwanted else AGAINST


def stand_alone(table: CosmicTable, seat: Seat, event: Any) -> float:
    at = table.at
    side = own(table, seat)
    allied = [sum(table.ships_in_encounter(ally) for ally in at.allies(each)) for each in (side, 1 - side)]
    return raising(table, seat, 1 - side, allied[0] - allied[1])


def treat_allies(table: CosmicTable, seat: Seat, event: Any) -> float:
    return -0.3


def keep_good_cards(table: CosmicTable, seat: Seat, event: Any) -> float:
    return 0.6 * max((quality(table, seat, card) for card in table.hands[seat]), default=0.0)


def strike(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Asks for one more encounter, with a hand for it."""
    cards = table.encounter_cards(seat)
    best = max((quality(table, seat, card) for card in cards), default=0.0)
    return 0.3 * len(cards) + best - 0.8


def back_out(table: CosmicTable, seat: Seat, event: Any) -> float:
    """What the opponent has laid open cannot be beaten."""
    ahead = edge(table, seat)
    lost = ahead < 0 if own(table, seat) == OFFENSE else ahead > 0
    return KEEN * (prospect(table, seat) - expectation(table, seat)) if lost else NOT_NOW


def reinforce_higher(table: CosmicTable, seat: Seat, event: Any) -> float:
    return raising(table, seat, own(table, seat), 8, 0.5)


# --- techs


def best_of_the_pile(table: CosmicTable, seat: Seat, event: Any) -> float:
    return 2.0 * max(quality(table, seat, card) for card in table.discard) - 1.8


def even_out(table: CosmicTable, seat: Seat, event: Any) -> float:
    """Who has few cards, and others many."""
    mean = sum(len(table.hands[other]) for other in table.others(seat)) / (table.seats - 1)
    return 0.25 * (pieces.HAND - len(table.hands[seat])) + 0.25 * (mean - pieces.HAND) - 0.3


def missile(table: CosmicTable, seat: Seat, event: Any) -> float:
    worlds = range(len(table.planets))
    return max(destruction(table, seat, planet) for planet in worlds if not table.planets[planet].gone) - 1.5


def cloak(table: CosmicTable, seat: Seat, event: Any) -> float:
    """The more others could help the defense."""
    return 0.3 * (table.seats - 2) + 0.8 * near_victory(table, seat) - 0.4
