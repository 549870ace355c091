"""How an encounter may come out, as one seat sees it: who is stronger, and which end to wish for."""

from __future__ import annotations

from math import exp

from game.bots.cosmic.standing import Change, Outlook
from game.core.table import NOBODY, Seat
from game.cosmic import pieces
from game.cosmic.parts import DEFENSE, NEITHER, NO_CARD, NO_PLANET, OFFENSE, UNDECIDED, WON, Encounter
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total

Guest = tuple[Seat, int, int]  # who might join, which side, with how many ships
NO_GUEST: Guest = (NOBODY, NEITHER, 0)

UNKNOWN_HAND = 8.0  # the attack that one card of an unknown hand promises, and what each more adds
PER_CARD, MOST_CARDS = 0.6, 8
SPREAD, OPEN_SPREAD = 5.0, 1.5  # how surely the stronger side wins, before and after the reveal
CERTAIN = 40.0  # an edge that nothing makes up for

# What a power is worth in a fight, in points of the total, where it is not counted below.
PUNCH = {
    "amoeba": 3.0, "anti_matter": 4.0, "calculator": 2.0, "chosen": 4.0, "citadel": 1.0, "fodder": 3.0,
    "gambler": 4.0,
    "human": 4.0, "loser": 3.0, "mind": 2.0, "mirror": 4.0, "miser": 2.0, "oracle": 5.0, "pacifist": 3.0,
    "reserve": 3.0, "sorcerer": 3.0, "trader": 2.0, "tripler": 6.0,
}  # fmt: skip


def is_fight(at: Encounter) -> bool:
    """Two attacks lie open."""
    return at.revealed and at.types == (pieces.ATTACK, pieces.ATTACK)


def is_turned(at: Encounter) -> bool:
    """An upset has been called: the loser will win."""
    return at.marked("loser")


def hand_strength(table: CosmicTable, viewer: Seat, seat: Seat) -> float:
    """The attack that a seat may be expected to play, as far as the viewer knows its hand."""
    held = table.playable(seat)
    known = [table.value_of(card) for card in held if table.knows(viewer, card) and _attacks(table, card)]
    unknown = sum(not table.knows(viewer, card) for card in held)
    best = min(max(known, default=0), 20)
    guess = UNKNOWN_HAND + PER_CARD * min(unknown, MOST_CARDS) if unknown else 0.0
    return max(float(best), guess)


def _attacks(table: CosmicTable, card: int) -> bool:
    return table.type_of(card) == pieces.ATTACK


def card_strength(table: CosmicTable, viewer: Seat, side: int) -> float:
    """What a side's card counts, or is expected to count."""
    at = table.at
    if at.revealed:
        return float(at.values[side])
    card = at.cards[side]
    if card != NO_CARD and table.knows(viewer, card):
        return float(table.value_of(card))
    return hand_strength(table, viewer, at.main(side))


def side_strength(table: CosmicTable, viewer: Seat, side: int) -> float:
    """A side's total as the viewer expects it, powers included, while the cards are not known."""
    card = card_strength(table, viewer, side)
    main = table.at.main(side)
    return card + support(table, side) + _punch(table, main, card)


def support(table: CosmicTable, side: int) -> float:
    """What a side's total is besides its card, and besides what powers make of the card."""
    at = table.at
    main = at.main(side)
    strength = float(sum(term.amount for term in at.terms if term.side == side))
    for seat, own in enumerate(at.sides):
        if own == side:
            strength += taking_part(table, seat, side) * weight(table, seat)
    for seat, alien in table.in_play:
        if at.sides[seat] == side and alien == "human":
            strength += PUNCH["human"]
        elif seat == main and alien == "warpish":
            strength += sum(table.warp)
        elif seat == main and alien == "warrior":
            strength += table.tokens_on("warrior")
    return strength


def weight(table: CosmicTable, seat: Seat) -> int:
    """What each ship of a seat counts."""
    return 4 if (seat, "macron") in table.in_play else table.at.worth[seat]


def _punch(table: CosmicTable, main: Seat, card: float) -> float:
    """What the main player's aliens may make of a card of about this strength."""
    more = 0.0
    for seat, alien in table.in_play:
        if seat != main or alien == "human":
            continue
        if alien == "virus":
            more += 0.7 * card * max(0, table.ships_in_encounter(main) - 1)
        else:
            more += PUNCH.get(alien, 0.0)
    return more


def edge(table: CosmicTable, viewer: Seat) -> float:
    """By how much the offense is ahead; below zero, the defense."""
    at = table.at
    if at.outcome == WON:
        return CERTAIN if at.winner == OFFENSE else -CERTAIN
    if at.revealed and at.types != (pieces.ATTACK, pieces.ATTACK):
        return _by_types(table)
    if at.revealed:
        lead = total(table, OFFENSE) - total(table, DEFENSE)
        ahead = (-lead if at.low_wins >= 0 else lead) - 0.5  # a tie goes to the defense
    else:
        ahead = side_strength(table, viewer, OFFENSE) - side_strength(table, viewer, DEFENSE) - 0.5
    return -ahead if is_turned(at) else ahead


def _by_types(table: CosmicTable) -> float:
    """A negotiate loses to an attack, unless it is the Pacifist's."""
    at = table.at
    if pieces.ATTACK not in at.types:
        return 0.0
    winner = at.types.index(pieces.ATTACK)
    talker = at.main(1 - winner)
    if at.types[1 - winner] == pieces.NEGOTIATE and (talker, "pacifist") in table.in_play:
        winner = 1 - winner
    if is_turned(at):
        winner = 1 - winner
    return CERTAIN if winner == OFFENSE else -CERTAIN


def chance(ahead: float, spread: float = SPREAD) -> float:
    """How likely a side wins that is ahead by so much."""
    return 1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, ahead / spread))))


def outcome(table: CosmicTable, winner: int, guest: Guest = NO_GUEST) -> Change:
    """What would be different if a side won."""
    change = Change.none(table.seats)
    for seat, side in enumerate(table.at.sides):
        if side != NEITHER:
            ships = taking_part(table, seat, side)
            _settle(table, change, winner, (seat, side, ships + guest[2] if seat == guest[0] else ships))
        elif seat == guest[0] and guest[1] != NEITHER:
            _settle(table, change, winner, guest)
    change.ticks = int(winner == DEFENSE)
    return change


def taking_part(table: CosmicTable, seat: Seat, side: int) -> int:
    """The ships with which a seat takes part on a side."""
    if side == OFFENSE:
        return table.gate[seat]
    return table.planets[table.at.planet].ships[seat] if seat == table.at.defense else table.beside[seat]


def _settle(table: CosmicTable, change: Change, winner: int, member: Guest) -> None:
    """The gate lands or goes to the warp; the defense goes, or its allies are rewarded."""
    seat, side, ships = member
    planet = table.planets[table.at.planet]
    if side != winner:
        change.ships[seat] -= ships
        if seat == table.at.defense and planet.ships[seat]:
            (change.homes if planet.home == seat else change.colonies)[seat] -= 1
    elif side == OFFENSE and not planet.ships[seat]:
        (change.homes if planet.home == seat else change.colonies)[seat] += 1
    elif side == DEFENSE and seat != table.at.defense:
        change.cards[seat] += ships


class Sight:
    """An encounter as one seat sees it, found once for a question."""

    __slots__ = ("ahead", "outlook", "seat", "spread", "table")

    def __init__(self, table: CosmicTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.outlook = Outlook(table)
        self.ahead = edge(table, seat)
        self.spread = OPEN_SPREAD if is_fight(table.at) else SPREAD

    def hopes(self, guest: Guest = NO_GUEST) -> tuple[float, float]:
        """What the seat may expect of the match if the offense wins this encounter, and if not."""
        share, seat, table = self.outlook.share, self.seat, self.table
        return share(seat, outcome(table, OFFENSE, guest)), share(seat, outcome(table, DEFENSE, guest))

    def odds(self, guest: Guest = NO_GUEST) -> float:
        """How likely the offense wins."""
        return chance(self.raised(guest[1], guest[2] * weight(self.table, guest[0])), self.spread)

    def raised(self, side: int, points: float) -> float:
        """By how much the offense is ahead if a side gets so many points."""
        if not points or side == NEITHER:
            return self.ahead
        at = self.table.at
        up = (side == OFFENSE) == ((at.low_wins >= 0) == is_turned(at))
        return self.ahead + points if up else self.ahead - points

    def expectation(self, guest: Guest = NO_GUEST) -> float:
        """What the seat may expect of the match, if it knows no more about this encounter."""
        won, lost = self.hopes(guest)
        likely = self.odds(guest)
        return likely * won + (1 - likely) * lost

    def expectations(self, side: int, counts: list[int]) -> dict[int, float]:
        """What the seat may expect if it has so many more ships on its side."""
        low, high = counts[0], counts[-1]
        least, most = (self.hopes((self.seat, side, ships)) for ships in (low, high))
        found = {}
        for ships in counts:
            part = (ships - low) / max(1, high - low)
            won, lost = (few + part * (many - few) for few, many in zip(least, most, strict=True))
            likely = self.odds((self.seat, side, ships))
            found[ships] = likely * won + (1 - likely) * lost
        return found

    def lift(self, side: int, points: float) -> float:
        """How much better the seat stands if a side's total is raised by so much."""
        won, lost = self.hopes()
        after = chance(self.raised(side, points), self.spread)
        return (after - chance(self.ahead, self.spread)) * (won - lost)

    def swing(self, winner: int) -> float:
        """How much better the seat stands if a side is sure to win now."""
        won, lost = self.hopes()
        likely = self.odds()
        return (won if winner == OFFENSE else lost) - likely * won - (1 - likely) * lost


def wish(table: CosmicTable, seat: Seat) -> float:
    """How much a seat wishes the offense to win: about a tenth for a colony, below zero for the defense."""
    if table.encounter is None or table.at.defense == NOBODY or table.at.planet == NO_PLANET:
        return 0.0
    won, lost = hopes(table, seat)
    return won - lost


def hopes(table: CosmicTable, seat: Seat) -> tuple[float, float]:
    """What a seat may expect of the match if the offense wins this encounter, and if the defense does."""
    share = Outlook(table).share
    return share(seat, outcome(table, OFFENSE)), share(seat, outcome(table, DEFENSE))


def odds(table: CosmicTable, seat: Seat) -> float:
    """How likely the offense wins."""
    return chance(edge(table, seat), OPEN_SPREAD if is_fight(table.at) else SPREAD)


def expectation(table: CosmicTable, seat: Seat, guest: Guest = NO_GUEST) -> float:
    """What a seat may expect of the match, if it knows no more about this encounter."""
    return Sight(table, seat).expectation(guest)


def lift(table: CosmicTable, seat: Seat, side: int, points: float) -> float:
    """How much better a seat stands if a side's total is raised by so much."""
    return Sight(table, seat).lift(side, points)


def swing(table: CosmicTable, seat: Seat, winner: int) -> float:
    """How much better a seat stands if a side is sure to win now."""
    return Sight(table, seat).swing(winner)


def side_wished(table: CosmicTable, seat: Seat) -> int:
    """The side a seat wishes to win; NEITHER if it does not care."""
    wanted = wish(table, seat)
    if abs(wanted) < 0.01:
        return NEITHER
    return OFFENSE if wanted > 0 else DEFENSE


def is_open(table: CosmicTable) -> bool:
    """An encounter with a planet to fight for, whose end is not known yet."""
    at = table.encounter
    return at is not None and at.outcome == UNDECIDED and at.planet != NO_PLANET and at.defense != NOBODY


def supports(table: CosmicTable, side: int) -> tuple[float, float]:
    """What the own side and the other one have besides their cards."""
    return support(table, side), support(table, 1 - side)


def margin(table: CosmicTable, side: int, mine: float, theirs: float, both: tuple[float, float]) -> float:
    """By how much a side with this support is ahead if it shows one attack and the other side another."""
    at = table.at
    main, other = at.main(side), at.main(1 - side)
    for seat, alien in table.in_play:
        if alien == "anti_matter" and seat in (main, other):
            return _low_margin(table, side, seat, mine, theirs)
    ahead = _shown(table, main, mine) + both[0] - _shown(table, other, theirs) - both[1]
    ahead += 0.5 if side == DEFENSE else -0.5
    return -ahead if is_turned(at) else ahead


def _shown(table: CosmicTable, main: Seat, value: float) -> float:
    """What an attack of this value counts for a main player."""
    for seat, alien in table.in_play:
        if seat != main:
            continue
        if alien == "virus":
            return value * max(1, table.ships_in_encounter(main)) - table.ships_in_encounter(main)
        if alien == "tripler":
            return 3 * value if value <= 10 else value / 3
    return value


def _low_margin(table: CosmicTable, side: int, low: Seat, mine: float, theirs: float) -> float:
    """The lower total wins; only the own ships of the Anti-Matter's opponent are added."""
    at = table.at
    totals = [0.0, 0.0]
    for each, card in ((side, mine), (1 - side, theirs)):
        main = at.main(each)
        ships = table.ships_in_encounter(main)
        allied = sum(table.ships_in_encounter(ally) for ally in at.allies(each))
        totals[each] = card - allied + (-ships if main == low else ships)
    ahead = totals[1 - side] - totals[side] + (0.5 if side == DEFENSE else -0.5)
    return -ahead if is_turned(at) else ahead
