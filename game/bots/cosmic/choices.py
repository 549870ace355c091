"""Courses and numbers: what bots say when a power asks for one of several words, or for a number."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.cosmic.cards import face_value
from game.bots.cosmic.fights import expectation, lift, odds, swing
from game.bots.cosmic.ships import wants_to_lose
from game.bots.cosmic.standing import Change, prospect, quality, rivalry
from game.bots.cosmic.tastes import AGAINST, KEEN, Scores, taste_for
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.aliens.gambler import CARDS as CLAIMS
from game.cosmic.aliens.gambler import DoubtClaim
from game.cosmic.aliens.mirror import reversed_digits
from game.cosmic.cheating import QuietMoment
from game.cosmic.parts import DEFENSE, NEITHER, OFFENSE
from game.cosmic.prompts import ChooseNumber, ChooseOne
from game.cosmic.table import CosmicTable

Course = Callable[[CosmicTable, Seat], float]
FULL = 8  # cards with which one more is worth less than a ship
LIES = 0.45  # how often a claim is taken for a lie


def own_side(table: CosmicTable, seat: Seat) -> int:
    return table.at.sides[seat]


def ship_or_card(table: CosmicTable, seat: Seat) -> float:
    """How much rather a ship from the warp than a card from the deck."""
    if wants_to_lose(table, seat):
        return AGAINST
    return 0.15 * table.warp[seat] + 0.15 * (len(table.hands[seat]) - FULL) + 0.2


def settle_rather(table: CosmicTable, seat: Seat) -> float:
    """For who is faced by the Mite: to let it settle, against losing cards."""
    offense = table.at.offense
    change = Change.none(table.seats)
    change.colonies[offense] = int(not table.planets[table.at.planet].ships[offense])
    loss = prospect(table, seat) - prospect(table, seat, change)
    cards = sorted(quality(table, seat, card) for card in table.hands[seat])
    return 0.35 * sum(cards[: max(0, len(cards) - 3)]) - KEEN * loss


def withdraw(table: CosmicTable, seat: Seat) -> float:
    """To leave an encounter that is lost."""
    likely = odds(table, seat) if own_side(table, seat) == OFFENSE else 1 - odds(table, seat)
    return 2.0 if likely < 0.25 and own_side(table, seat) == OFFENSE else -1.5


def renew(table: CosmicTable, seat: Seat) -> float:
    """A new hoard for one that is empty or poor."""
    return 1.5 - 0.6 * sum(quality(table, seat, card) for card in table.hoards[seat])


def win_by_zap(table: CosmicTable, seat: Seat) -> float:
    """The Human's own zap wins, but costs the flare: only if eight more do not."""
    side = own_side(table, seat)
    return KEEN * (swing(table, seat, side) - lift(table, seat, side, 8)) - 1.0


def join_offense(table: CosmicTable, seat: Seat) -> float:
    joined = [expectation(table, seat, (seat, side, 1)) for side in (OFFENSE, DEFENSE)]
    return KEEN * (joined[OFFENSE] - joined[DEFENSE])


def add_one(table: CosmicTable, seat: Seat) -> float:
    return KEEN * lift(table, seat, own_side(table, seat), 1)


def take_one(table: CosmicTable, seat: Seat) -> float:
    return KEEN * lift(table, seat, own_side(table, seat), -1)


def add_prayer(table: CosmicTable, seat: Seat) -> float:
    """Two attacks together, unless the lower total wins."""
    return AGAINST if table.at.low_wins >= 0 else 3.0


def turn_mine(table: CosmicTable, seat: Seat) -> float:
    """The own digits, if that makes the card higher; else the opponent's."""
    card = table.at.cards[own_side(table, seat)]
    if not table.knows(seat, card):
        return 0.0
    value = table.value_of(card)
    return 0.1 * (reversed_digits(value) - value) - 1.0


def nothing(table: CosmicTable, seat: Seat) -> float:
    return 0.0


def rather_not(table: CosmicTable, seat: Seat) -> float:
    return -2.0


COURSES: dict[str, Course] = {
    "amoeba_add": nothing,
    "amoeba_withdraw": withdraw,
    "calculator_even": nothing,
    "calculator_odd": nothing,
    "chosen_add": add_prayer,
    "chosen_replace": nothing,
    "fido_card": nothing,
    "fido_nothing": rather_not,
    "fido_ship": ship_or_card,
    "fodder_defense": nothing,
    "fodder_offense": join_offense,
    "human_add": nothing,
    "human_zap": win_by_zap,
    "mirror_mine": turn_mine,
    "mirror_theirs": nothing,
    "miser_keep": nothing,
    "miser_renew": renew,
    "mite_discard": nothing,
    "mite_settle": settle_rather,
    "remora_card": nothing,
    "remora_ship": ship_or_card,
    "xenon_lasers_add": add_one,
    "xenon_lasers_subtract": take_one,
}


@taste_for(ChooseOne)
def the_better_course(table: CosmicTable, prompt: ChooseOne, options: list[str]) -> Scores:
    """Each course by what it brings; a claim by how credible it is and what it would win."""
    seat = prompt.seat
    if options[0] in CLAIMS:
        return [claim(table, seat, word) for word in options]
    if options[0].startswith("calculator"):
        return [1.0 * (word == parity(table, seat)) for word in options]
    return [COURSES[word](table, seat) for word in options]


def parity(table: CosmicTable, seat: Seat) -> str:
    """Most attacks are even: the sum is odd if the own one is."""
    card = table.at.cards[own_side(table, seat)]
    return "calculator_odd" if face_value(table, card) % 2 == 1 else "calculator_even"


def claim(table: CosmicTable, seat: Seat, word: str) -> float:
    """The truth if it wins; else a lie that wins and is not too high to be believed."""
    kind, value = CLAIMS[word]
    at = table.at
    side = own_side(table, seat)
    card = at.cards[side]
    true = (table.type_of(card), table.value_of(card)) == (kind, value)
    if kind != pieces.ATTACK:
        return 0.5 if true else -2.0
    theirs = table.value_of(at.cards[1 - side]) if table.knows(seat, at.cards[1 - side]) else 9
    mine = table.ships_in_encounter(seat) - table.ships_in_encounter(at.opponent(seat))
    wins = value + mine > theirs
    return (1.0 if true else 0.0) + (1.5 if wins else -1.0) - 0.06 * max(0, value - 10)


@taste_for(DoubtClaim)
def believe_or_not(table: CosmicTable, prompt: DoubtClaim, options: list[str]) -> Scores:
    """A claim that does no harm is believed; a high one that wins is often a lie."""
    seat = prompt.seat
    at = table.at
    side = own_side(table, seat)
    claimed = at.claim(1 - side) or (pieces.ATTACK, 0)
    loses = edge_with(table, seat, claimed[1])
    risk = 0.15 * (table.ships_in_encounter(seat) + at.stake(at.opponent(seat)))
    doubt = (1.5 if loses else -1.5) + 0.06 * (claimed[1] - 12) - risk + LIES
    return [doubt if word == "gambler_doubt" else 0.0 for word in options]


def edge_with(table: CosmicTable, seat: Seat, claimed: int) -> bool:
    """Whether the own side would lose against a card of this value."""
    at = table.at
    card = at.cards[own_side(table, seat)]
    mine = face_value(table, card) + table.ships_in_encounter(seat)
    return mine < claimed + table.ships_in_encounter(at.opponent(seat))


# --- numbers

Wanted = Callable[[CosmicTable, Seat, ChooseNumber], float]


def all_of_them(table: CosmicTable, seat: Seat, prompt: ChooseNumber) -> float:
    return prompt.high


def one(table: CosmicTable, seat: Seat, prompt: ChooseNumber) -> float:
    return 1.0


def two(table: CosmicTable, seat: Seat, prompt: ChooseNumber) -> float:
    return 2.0


def bold(table: CosmicTable, seat: Seat, prompt: ChooseNumber) -> float:
    """Some more ships at stake for who tells the truth, one for a liar."""
    at = table.at
    card = at.cards[own_side(table, seat)]
    truth = at.claim(own_side(table, seat)) == (table.type_of(card), table.value_of(card))
    return 4.0 if truth else 1.0


def spread(table: CosmicTable, seat: Seat, prompt: ChooseNumber) -> float:
    """Two cards differ by about five."""
    return 0.0 if prompt.what == "ask.gambler_tens" else 5.0


def lend_a_hand(table: CosmicTable, seat: Seat, prompt: ChooseNumber) -> float:
    """A ship more for a side that should win."""
    at = table.at
    if at.sides[seat] == NEITHER:
        return 0.0
    return float(expectation(table, seat, (seat, at.sides[seat], 1)) >= expectation(table, seat) - 0.01)


NUMBERS: dict[str, Wanted] = {
    "ask.amoeba_withdraw": all_of_them,
    "ask.gambler_ones": spread,
    "ask.gambler_stake": bold,
    "ask.gambler_tens": spread,
    "ask.genesis_ships": two,
    "ask.observer_wild": one,
    "ask.vacuum_ships": all_of_them,
    "ask.zombie_super": lend_a_hand,
}


@taste_for(ChooseNumber)
def about_so_many(table: CosmicTable, prompt: ChooseNumber, options: list[int]) -> Scores:
    wanted = NUMBERS[prompt.what](table, prompt.seat, prompt)
    return [-0.7 * abs(number - wanted) for number in options]


@taste_for(QuietMoment)
def honest_mostly(table: CosmicTable, prompt: QuietMoment, options: list[str]) -> Scores:
    """Nobody is accused without reason; who can cheat does so now and then."""
    appeal = {"honest": 2.0, "ship": 1.0 if table.warp[prompt.seat] > 2 else 0.0, "deck": 1.0, "discard": 1.2}
    return [
        appeal[way] if way in appeal else -1.0 + 0.5 * rivalry(table, prompt.seat, int(way.split()[1]))
        for way in options
    ]
