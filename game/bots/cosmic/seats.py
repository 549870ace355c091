"""Other players and lists of cards: whom bots harm, help or look at, and which cards they pick."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.cosmic.cards import RUBBISH
from game.bots.cosmic.fights import outcome, side_wished
from game.bots.cosmic.ships import wants_to_lose, weakest_planet
from game.bots.cosmic.standing import quality, rivalry, winners
from game.bots.cosmic.tastes import AGAINST, Scores, taste_for
from game.bots.cosmic.techs import tech_worth
from game.core.prompts import NONE
from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces
from game.cosmic.aliens.mutant import RefillFrom
from game.cosmic.parts import OFFENSE
from game.cosmic.phases.destiny import named_by
from game.cosmic.prompts import ChooseCard, ChooseSeat
from game.cosmic.table import CosmicTable

Liking = Callable[[CosmicTable, Seat, Seat], float]
SELF_HARM = -8.0


def harm(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """Leaders are hurt, oneself never; a Masochist who wants to lose is left alone."""
    if other == seat:
        return 2.0 if wants_to_lose(table, seat) else SELF_HARM
    if wants_to_lose(table, other):
        return AGAINST
    return 1.5 * rivalry(table, seat, other)


def help_(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """Oneself first, then who lags behind."""
    if other == seat:
        return AGAINST if wants_to_lose(table, seat) else 3.0
    return -1.5 * rivalry(table, seat, other)


def rob(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """Many cards, and better those of a leader."""
    return 0.15 * len(table.hands[other]) + 0.8 * rivalry(table, seat, other)


def inherit(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """The largest hand, as good as it is known to be."""
    return 0.5 * sum(quality(table, seat, card) for card in table.hands[other])


def spy(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """A hand of which little is known."""
    return 0.2 * sum(not table.knows(seat, card) for card in table.hands[other])


def attack(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """A weak planet, few cards, and better a leader's."""
    few = 0.12 * (pieces.HAND - len(table.hands[other]))
    return weakest_planet(table, seat, other) + few + 0.5 * rivalry(table, seat, other)


def send_home(table: CosmicTable, seat: Seat, ally: Seat) -> float:
    """Allies of the side that should lose, and whoever would win by landing."""
    side = table.at.sides[ally]
    if OFFENSE in (side, table.at.sides[seat]) and ally != seat and _wins_alone(table, seat, ally):
        return -AGAINST
    wished = side_wished(table, seat)
    if ally == seat or side == wished:
        return -2.0
    return 1.0 if wished >= 0 else -1.0


def _wins_alone(table: CosmicTable, seat: Seat, ally: Seat) -> bool:
    won = winners(table, outcome(table, OFFENSE))
    return ally in won and seat not in won


def lend(table: CosmicTable, seat: Seat, other: Seat) -> float:
    """The own power does least for who lags behind and has a better one."""
    return -0.8 * rivalry(table, seat, other) - 0.3


def burden(table: CosmicTable, seat: Seat, main: Seat) -> float:
    """A poor card goes to the side that should lose."""
    wished = side_wished(table, seat)
    return 1.0 if wished >= 0 and table.at.sides[main] != wished else 0.0


# By the sentence that asks: how much each seat appeals, and how much it appeals to name nobody.
LIKINGS: dict[str, tuple[Liking, float]] = {
    "ask.cudgel_ally": (harm, 0.0),
    "ask.fido_offer": (help_, 0.0),
    "ask.force_field_first": (send_home, 0.0),
    "ask.force_field_next": (send_home, 0.0),
    "ask.gluon_mines": (harm, -1.0),
    "ask.hacker_victim": (rob, 0.0),
    "ask.masochist_wild": (help_, 0.0),
    "ask.mind_read": (spy, 0.0),
    "ask.mutant_hand": (rob, 0.0),
    "ask.philanthropist_lend": (lend, 0.0),
    "ask.philanthropist_to": (burden, 0.0),
    "ask.plague_victim": (harm, 0.0),
    "ask.reincarnator_loser": (harm, 0.0),
    "ask.shadow_whom": (harm, 0.0),
    "ask.trader_hand": (inherit, 0.0),
    "ask.vacuum_whom": (harm, 0.0),
    "ask.wild_destiny": (attack, 0.0),
    "ask.will_look": (spy, 0.0),
    "ask.zombie_free": (help_, 0.0),
}


@taste_for(ChooseSeat)
def by_the_reason(table: CosmicTable, prompt: ChooseSeat, options: list[int]) -> Scores:
    """Harm leaders, help oneself, rob the rich, attack the weak."""
    liking, nobody = LIKINGS[prompt.what]
    return [nobody if seat == NONE else liking(table, prompt.seat, seat) for seat in options]


@taste_for(RefillFrom)
def take_from_leaders(table: CosmicTable, prompt: RefillFrom, options: list[int]) -> Scores:
    """A card less for a leader is better than one from the deck."""
    return [0.5 if seat == NONE else rob(table, prompt.seat, seat) - 0.3 for seat in options]


# --- cards that a question lists

# How good a card must be to be taken, where it may be left.
GOOD_ENOUGH = {
    "ask.barbarian_loot": 0.3,
    "ask.cheat_discard": 0.0,
    "ask.delta_scanners": 0.0,
    "ask.fido_fetch": 0.3,
    "ask.fido_keep": 0.4,
    "ask.filch_card": 0.0,
    "ask.hacker_take": 0.0,
    "ask.mite_keep": 0.4,
    "ask.reserve_pick": 0.0,
    "ask.vulch_keep": 1.1,
}
UNWANTED = ("ask.barbarian_unwanted", "ask.vacuum_discard")
ACCEPT, FATE, TECH = "ask.fido_accept", "ask.dictator_destiny", "ask.keep_tech"


@taste_for(ChooseCard)
def take_the_best(table: CosmicTable, prompt: ChooseCard, options: list[int]) -> Scores:
    """The best card, or none if none is good enough."""
    seat, what = prompt.seat, prompt.what
    if what == FATE:
        return [fate(table, seat, card) for card in options]
    if what == TECH:
        return [tech_worth(table, seat, card) for card in options]
    if what in UNWANTED:
        return [0.0 if card == NONE else 3.0 * (RUBBISH / 2 - quality(table, seat, card)) for card in options]
    if what == ACCEPT:
        fee = 0.4 * max(0.0, rivalry(table, seat, _fido(table)))
        return [0.0 if card == NONE else 1.5 * quality(table, seat, card) - fee for card in options]
    enough = GOOD_ENOUGH[what]
    return [0.0 if card == NONE else 2.0 * (quality(table, seat, card) - enough) for card in options]


def _fido(table: CosmicTable) -> Seat:
    return next((seat for seat, alien in table.in_play if alien == "fido"), 0)


def fate(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """Whom destiny should name: for the own attack somebody weak, for others' attacks anybody else."""
    named = named_by(table, card)
    offense = table.at.offense
    if seat == offense:
        if named == NOBODY:
            return max(attack(table, seat, other) for other in table.others(seat))
        return attack(table, seat, named) if named != seat else -1.0
    if named == offense:
        return 1.0
    if named in (seat, NOBODY):
        return -1.5 if named == seat else -0.5
    return 0.5 * rivalry(table, seat, named)
