"""How random play answers polls, pays and acts in the main phase, looking at no more than it must.

Of all that fits at sight one thing is picked, and only that is looked at closely: whatever proves impossible
is left out, and something else is picked. So everything possible is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.table import CardId, Seat
from game.firestorm import offers
from game.firestorm.deeds import playable, usable
from game.firestorm.glance import Use, glance, in_reach, sight_of
from game.firestorm.means import DOES_YIELD, awake_planets, other_sources, sources, yields_besides
from game.firestorm.parts import NOWHERE, RESTING
from game.firestorm.paying import Bill, is_useful, useful_sorts
from game.firestorm.pieces import BLOCK, SORT, YIELDS
from game.firestorm.table import FirestormTable
from game.firestorm.words import AUTO, PASS, Word, word

Chance = Callable[[], float]
USEFUL = 4  # how much likelier random play plays a card or attacks than it does anything else
SACRIFICES = 4  # victory points with which planets are given up for one more
ATTACK = NOWHERE  # among the cards that are worth a closer look
MOST_WAYS = max(map(len, YIELDS))  # to get points from one card
# What random play picks from at sight.
_LIKELY = {mode: f"{kinds} game_effect" for mode, kinds in offers.KINDS.items()}
_LIKELY_CARDS = f"{_LIKELY[offers.INSTANTS]} {offers.STAYING}"


def likely_acts(table: FirestormTable, seat: Seat, mode: int) -> list[Word]:
    """Points are got one at a time: nobody wants all of them in somebody else's turn."""
    uses = [said for said in offers.game_effects(table, seat) if not said.startswith("produce")]
    return [PASS, PASS, *offers.deeds(table, seat, mode), *_extra(table, seat), *uses]


def _extra(table: FirestormTable, seat: Seat) -> list[Word]:
    give_up = table.points(seat) >= SACRIFICES and offers.given_up(table, seat)
    return [*(["give_up"] if give_up else []), *_first_way(table, seat)]


def _first_way(table: FirestormTable, seat: Seat) -> list[Word]:
    first, faces, status = seat * BLOCK, table.faces, table.status
    for local in table.players[seat].planets:
        card = first + local
        if not status[card] & RESTING and DOES_YIELD[faces[card]]:
            return [word("produce", card, 0)]
    return []


def guessed_act(table: FirestormTable, seat: Seat, mode: int, chance: Chance) -> Word:
    sure = [PASS, PASS, *_extra(table, seat)]
    if table.seats > 2:
        sure += offers.gifts(table, seat)
    if mode == offers.INTERRUPTS and table.offers:
        sure += offers.taken(table, seat)
    cards, uses = glance(table, seat, sight_of(table, seat, _LIKELY[mode]), in_reach(table, seat))
    return _picked(table, seat, Choice(sure, cards, 1, uses, 0), chance)


def guessed_turn(table: FirestormTable, seat: Seat, sure: list[Word], chance: Chance) -> Word:
    """Besides what is sure: gifts and requests, cards, abilities, an attack, whatever brings points."""
    if table.seats > 2:
        sure += [*offers.gifts(table, seat), *offers.requests(table, seat)]
    if yields_besides(table, seat):
        sure += [word("produce", way.card, way.number) for way in other_sources(table, seat)]
    kinds = _LIKELY[offers.INSTANTS] if table.fought else _LIKELY_CARDS
    cards, uses = glance(table, seat, sight_of(table, seat, kinds), in_reach(table, seat))
    if not table.fought:
        cards.append(ATTACK)
    return _picked(table, seat, Choice(sure, cards, USEFUL, uses, _count_ways(table, seat)), chance)


def _count_ways(table: FirestormTable, seat: Seat) -> int:
    """How many ways to get points the active planets have."""
    _, tp, ep, free, odd = table.players[seat].ready
    if odd:
        faces, first = table.faces, seat * BLOCK
        return sum(len(YIELDS[faces[first + local]]) for local in awake_planets(table, seat))
    return tp + ep + 2 * free


def _nth_way(table: FirestormTable, seat: Seat, place: int) -> Word:
    first, faces, status = seat * BLOCK, table.faces, table.status
    for local in table.players[seat].planets:
        card = first + local
        if not status[card] & RESTING:
            ways = len(YIELDS[faces[card]])
            if place < ways:
                return word("produce", card, place)
            place -= ways
    raise AssertionError("there are not so many ways to get points")


def guessed_payment(table: FirestormTable, seat: Seat, bill: Bill, chance: Chance) -> Word:
    """A card that helps, or all at once; mostly there are only planets to be thought of."""
    helps = useful_sorts(table, seat, bill)
    if helps is None:
        found = sources(table, seat, bill.spared)
        while (place := int(chance() * (len(found) + 1)) - 1) >= 0:
            if is_useful(table, seat, bill, found, found[place]):
                return word("produce", found[place].card, found[place].number)
        return AUTO
    planets, faces, first = awake_planets(table, seat), table.faces, seat * BLOCK
    while (place := int(chance() * (MOST_WAYS * len(planets) + 1)) - 1) >= 0:
        card, number = first + planets[place // MOST_WAYS], place % MOST_WAYS
        if helps.get((SORT[faces[card]], number)) and card not in bill.spared:
            return word("produce", card, number)
    return AUTO


class Choice(NamedTuple):
    """What can be picked from: cards of the hand so many times, and so many ways to get points of planets."""

    sure: list[Word]
    cards: list[CardId]
    often: int
    uses: list[Use]
    ways: int


def _picked(table: FirestormTable, seat: Seat, choice: Choice, chance: Chance) -> Word:
    sure, cards, often, uses, ways = choice
    while True:
        place = int(chance() * (len(sure) + ways + often * len(cards) + len(uses))) - len(sure)
        if place < 0:
            return sure[place]
        if place < ways:
            return _nth_way(table, seat, place)
        place -= ways
        if place < often * len(cards):
            card = cards.pop(place // often)
            if card == ATTACK:
                if offers.may_announce(table, seat):
                    return "attack"
            elif playable(table, seat, card):
                return word("play", card)
        else:
            card, number = uses.pop(place - often * len(cards))
            if usable(table, seat, card, number):
                return word("use", card, number)
