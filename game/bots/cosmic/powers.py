"""When bots use their powers, and what they think of the powers and cards of others."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.cosmic.allies import best_side
from game.bots.cosmic.cards import face_value, hand_worth, is_lost
from game.bots.cosmic.fights import PUNCH, edge, is_fight, is_open, lift, odds, side_wished, swing
from game.bots.cosmic.ships import MANY, wants_to_lose
from game.bots.cosmic.standing import fleet, near_victory, quality, rivalry
from game.bots.cosmic.tastes import AGAINST, KEEN, Scores, taste_for
from game.core.table import NOBODY, Seat
from game.cosmic import pieces
from game.cosmic.aliens.mirror import reversed_digits
from game.cosmic.parts import DEFENSE, NEITHER, NO_CARD, OFFENSE
from game.cosmic.prompts import AddSuper, UsePower
from game.cosmic.table import CosmicTable

Appeal = Callable[[CosmicTable, Seat], float]
GLADLY = 2.0  # what is good for its owner whenever it is offered
NOT_NOW = -2.0
MEAN_ATTACK = 10  # what an unknown attack is taken for


def my_card(table: CosmicTable, seat: Seat) -> int:
    """The value of the own encounter card; a negotiate is below all attacks."""
    at = table.at
    card = at.cards[at.sides[seat]] if at.sides[seat] != NEITHER else NO_CARD
    return face_value(table, card) if card != NO_CARD else MEAN_ATTACK


def gladly(table: CosmicTable, seat: Seat) -> float:
    return GLADLY


def ooze(table: CosmicTable, seat: Seat) -> float:
    """Out of a lost encounter, or with more ships into a close one."""
    likely = odds(table, seat)
    return 0.8 if 0.25 < likely < 0.85 or likely < 0.15 else -0.5


def equalize(table: CosmicTable, seat: Seat) -> float:
    """Good for who holds the lower attack."""
    return 1.2 if 0 <= my_card(table, seat) <= MEAN_ATTACK else NOT_NOW


def pray(table: CosmicTable, seat: Seat) -> float:
    """Only who is about to lose needs another card."""
    at = table.at
    if at.types == (pieces.NEGOTIATE, pieces.NEGOTIATE):
        return -1.0
    ahead = edge(table, seat)
    lost = ahead < 0 if at.sides[seat] == OFFENSE else ahead > 0
    return GLADLY if lost else NOT_NOW


def fortify(table: CosmicTable, seat: Seat) -> float:
    return GLADLY if side_wished(table, seat) == DEFENSE else NOT_NOW


def keep_it(table: CosmicTable, seat: Seat) -> float:
    """A low attack is not worth holding."""
    at = table.at
    card = at.cards[at.sides[seat]]
    return 3.0 * (quality(table, seat, card) - 0.35)


def pile_up(table: CosmicTable, seat: Seat) -> float:
    return GLADLY if is_lost(table, seat) else NOT_NOW


def bluff(table: CosmicTable, seat: Seat) -> float:
    """A card that would win needs no lie."""
    at = table.at
    theirs = at.cards[1 - at.sides[seat]]
    if theirs == NO_CARD or not table.knows(seat, theirs):
        return 0.0
    ships = table.ships_in_encounter(seat) - table.ships_in_encounter(at.opponent(seat))
    wins = my_card(table, seat) + ships > face_value(table, theirs)
    return -0.5 if wins else 1.2


def heal(table: CosmicTable, seat: Seat) -> float:
    """A card for the ships of others, unless they are a leader's."""
    hurt = [other for other in table.others(seat) if table.fresh[other]]
    worst = max((rivalry(table, seat, other) for other in hurt), default=0.0)
    return 1.2 - 0.8 * worst


def sacrifice(table: CosmicTable, seat: Seat) -> float:
    """Ships for cards while there are many ships and few cards."""
    if wants_to_lose(table, seat):
        return GLADLY
    cards = len(table.hands[seat])
    return 0.35 * (6 - cards) if fleet(table, seat) > MANY else NOT_NOW


def upset(table: CosmicTable, seat: Seat) -> float:
    """With low attacks in hand, or fewer ships."""
    attacks = [value for card in table.encounter_cards(seat) if (value := face_value(table, card)) >= 0]
    if not attacks:
        return -1.0
    return 0.25 * (8 - min(attacks)) - 0.15 * max(0, max(attacks) - 12)


def go_on(table: CosmicTable, seat: Seat) -> float:
    cards = table.encounter_cards(seat)
    best = max((quality(table, seat, card) for card in cards), default=0.0)
    return 0.4 * len(cards) + best - 0.8


def reversal(table: CosmicTable, seat: Seat) -> float:
    """The own card grows more than the average one."""
    mine = my_card(table, seat)
    return 0.05 * (reversed_digits(mine) - mine - 30) if mine >= 0 else NOT_NOW


def infest(table: CosmicTable, seat: Seat) -> float:
    return 1.5 * best_side(table, seat)


def give_away(table: CosmicTable, seat: Seat) -> float:
    """There is rubbish to get rid of, or none."""
    worst = min((quality(table, seat, card) for card in table.hands[seat]), default=2.0)
    return 2.0 * (0.5 - worst)


def cancel_it(table: CosmicTable, seat: Seat) -> float:
    """A reinforcement that decides against the wished side, for a negotiate."""
    last = table.at.reinforcements[-1] if table.at.reinforcements else None
    if last is None or not is_fight(table.at):
        return NOT_NOW
    return 2 * KEEN * lift(table, seat, last.side, -last.value) - 0.8


def swap_cards(table: CosmicTable, seat: Seat) -> float:
    """The opponent's card is about an average attack."""
    at = table.at
    side = at.sides[seat]
    theirs = at.cards[1 - side]
    guess = face_value(table, theirs) if theirs != NO_CARD and table.knows(seat, theirs) else MEAN_ATTACK
    return 0.25 * (guess - my_card(table, seat)) - 0.3


def swap_hands(table: CosmicTable, seat: Seat) -> float:
    """What the opponent holds, as far as it is known, is better."""
    opponent = table.at.opponent(seat)
    return 0.7 * (hand_worth(table, seat, opponent) - hand_worth(table, seat, seat)) - 0.3


POWERS: dict[str, Appeal] = {
    **dict.fromkeys(pieces.ALIENS, gladly),  # most powers are good for their owners
    "amoeba": ooze,
    "calculator": equalize,
    "chosen": pray,
    "citadel": fortify,
    "clone": keep_it,
    "fodder": pile_up,
    "gambler": bluff,
    "healer": heal,
    "kamikaze": sacrifice,
    "loser": upset,
    "machine": go_on,
    "mirror": reversal,
    "parasite": infest,
    "philanthropist": give_away,
    "reserve": cancel_it,
    "sorcerer": swap_cards,
    "trader": swap_hands,
}


@taste_for(UsePower)
def when_it_helps(table: CosmicTable, prompt: UsePower, options: list[bool]) -> Scores:
    """A power is used when it does its owner good."""
    appeal = POWERS[prompt.power](table, prompt.seat)
    return [appeal if use else 0.0 for use in options]


def against_citadels(table: CosmicTable, seat: Seat) -> float:
    """Super: citadels against the defense, for who wishes the offense to win."""
    return GLADLY if side_wished(table, seat) == OFFENSE else NOT_NOW


def another_life(table: CosmicTable, seat: Seat) -> float:
    """Super: to stay as one is; mostly a new life is better."""
    return -0.5


SUPERS: dict[str, Appeal] = {
    **dict.fromkeys(pieces.ALIENS, gladly),
    "citadel": against_citadels,
    "reincarnator": another_life,
}


@taste_for(AddSuper)
def strengthen_it(table: CosmicTable, prompt: AddSuper, options: list[int]) -> Scores:
    """The own flare comes back to the hand: it is used gladly."""
    appeal = SUPERS[prompt.power](table, prompt.seat)
    return [appeal if card >= 0 else 0.0 for card in options]


# --- what others do

FIGHTS, ROBS, GAINS, WINS = range(4)  # helps a side, takes from somebody, serves its owner, wins the game
KINDS: dict[str, int] = {
    **dict.fromkeys(pieces.ALIENS, GAINS),
    **dict.fromkeys(
        ("amoeba", "anti_matter", "calculator", "chosen", "citadel", "fodder", "gambler", "human", "loser",
         "macron", "mirror", "oracle", "pacifist", "reserve", "sorcerer", "tripler", "virus", "warpish",
         "warrior"),
        FIGHTS,
    ),
    **dict.fromkeys(
        ("barbarian", "cudgel", "filch", "grudge", "hacker", "hate", "mite", "mutant", "shadow", "trader",
         "vacuum", "void"),
        ROBS,
    ),
    "masochist": WINS,
    "tick_tock": WINS,
}  # fmt: skip
DEADLY = 8.0  # to stop somebody from winning the game
HURT = 3.2  # to stop what is done to oneself


def points_of(table: CosmicTable, user: Seat, power: str) -> float:
    """What a power is about to add to its side's total."""
    at = table.at
    value = at.values[at.sides[user]] if at.sides[user] != NEITHER else 0
    ships = table.ships_in_encounter(user)
    if power == "virus":
        return value * max(0, ships - 1)
    if power == "tripler":
        return 2.0 * value if value <= 10 else -0.67 * value
    if power == "macron":
        return 3.0 * ships
    if power == "warpish":
        return sum(table.warp)
    if power == "warrior":
        return table.tokens_on("warrior")
    return PUNCH.get(power, 5.0)


def dislike_of_power(table: CosmicTable, seat: Seat, user: Seat, power: str) -> float:
    """How gladly a seat would see a use of a power stopped."""
    kind = KINDS[power]
    if power == "human":
        return _zapped_human(table, seat, user)
    if user == seat:
        return AGAINST
    if kind == WINS:
        last = power == "masochist" or table.tokens_on("tick_tock") <= 1
        return DEADLY if last else rivalry(table, seat, user) - 0.5
    if kind == FIGHTS:
        return _turned(table, seat, user, power)
    return dislike(table, seat, user, kind)


def _zapped_human(table: CosmicTable, seat: Seat, user: Seat) -> float:
    """Who zaps the Human makes its side win."""
    side = table.at.sides[user] if table.encounter else NEITHER
    if side == NEITHER or not is_open(table) or not table.at.revealed:
        return AGAINST
    return KEEN * swing(table, seat, side)


def _turned(table: CosmicTable, seat: Seat, user: Seat, power: str) -> float:
    """What it would change for a seat if a power did not help its side."""
    if not is_open(table):
        return NOT_NOW
    side = table.at.sides[user] if table.at.sides[user] != NEITHER else DEFENSE
    if power == "pacifist":
        return -KEEN * swing(table, seat, side)
    return -2 * KEEN * lift(table, seat, side, points_of(table, user, power))


def dislike(table: CosmicTable, seat: Seat, user: Seat, kind: int) -> float:
    """How gladly a seat would see something of this kind stopped that somebody else does."""
    if user == seat:
        return AGAINST
    if kind == FIGHTS:
        return _fighting(table, seat, user)
    if kind == ROBS:
        return HURT if seat in _victims(table, user) else 0.0
    return (1.5 if near_victory(table, user) else 0.4) * rivalry(table, seat, user)


def _fighting(table: CosmicTable, seat: Seat, user: Seat) -> float:
    if not is_open(table) or table.at.sides[user] == NEITHER:
        return 0.0
    return -2 * KEEN * lift(table, seat, table.at.sides[user], 6)


def _victims(table: CosmicTable, user: Seat) -> list[Seat]:
    """Who is robbed: the opponent of a main player, else whoever leads."""
    at = table.encounter
    if at is not None and at.is_main(user) and at.defense != NOBODY:
        return [at.opponent(user)]
    others = table.others(user)
    return [max(others, key=lambda other: table.abroad[other])]
