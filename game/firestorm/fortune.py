"""How random play answers polls, pays and acts in the main phase, looking at no more than it must.

Of all that fits at sight one thing is picked, and only that is looked at closely: whatever proves impossible
is left out, and something else is picked. So everything possible is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.table import CardId, Seat
from game.firestorm import offers
from game.firestorm.deeds import playable, usable
from game.firestorm.glance import Sight, at_sight, in_reach, sight_of
from game.firestorm.means import (
    WAYS,
    awake_planets,
    sources,
    what_rests,
    yields_besides,
)
from game.firestorm.parts import MORE, NOWHERE, RESTING
from game.firestorm.paying import Bill, is_near, is_useful, useful_sorts
from game.firestorm.pieces import BLOCK, IS_PLANET, SORT, YIELDS
from game.firestorm.table import FirestormTable
from game.firestorm.words import AUTO, PASS, Word, word

Chance = Callable[[], float]
USEFUL = 4  # how much likelier random play plays a card or attacks than it does anything else
SACRIFICES = 4  # victory points with which planets are given up for one more
ATTACK = NOWHERE  # among the cards of the hand
MOST_WAYS = max(map(len, YIELDS))  # to get points from one card
# What random play picks from at sight.
_LIKELY = {mode: f"{kinds} game_effect" for mode, kinds in offers.KINDS.items()}
_LIKELY_CARDS = f"{_LIKELY[offers.INSTANTS]} {offers.STAYING}"


def likely_acts(table: FirestormTable, seat: Seat, mode: int) -> list[Word]:
    """Points are got one at a time: nobody wants all of them in somebody else's turn."""
    uses = [said for said in offers.game_effects(table, seat) if not said.startswith("produce")]
    return [PASS, PASS, *offers.deeds(table, seat, mode), *_extra(table, seat), *uses]


def _extra(table: FirestormTable, seat: Seat) -> list[Word]:
    give_up = ["give_up"] if _would_give_up(table, seat) else []
    return give_up + ([_nth_way(table, seat, 0)] if _count_ways(table, seat) else [])


def _would_give_up(table: FirestormTable, seat: Seat) -> bool:
    return table.captain(seat).points >= SACRIFICES and offers.may_give_up(table, seat)


def guessed_act(table: FirestormTable, seat: Seat, mode: int, chance: Chance) -> Word:
    sure = [PASS, PASS]
    if table.phase == "event" and _would_give_up(table, seat):
        sure.append("give_up")
    if table.seats > 2:
        sure += offers.gifts(table, seat)
    if mode == offers.INTERRUPTS and table.offers:
        sure += offers.taken(table, seat)
    one_way = min(1, _count_ways(table, seat))
    seen = sight_of(table, seat, _LIKELY[mode])
    return _picked(table, seat, seen, chance, sure, [], one_way)


def guessed_turn(table: FirestormTable, seat: Seat, sure: list[Word], chance: Chance) -> Word:
    """Besides what is sure: gifts and requests, cards, abilities, an attack, whatever brings points."""
    if table.seats > 2:
        sure += [*offers.gifts(table, seat), *offers.requests(table, seat)]
    player, first = table.players[seat], seat * BLOCK
    others = 0
    if player.gear or player.doers:
        pile = player.gear + player.ships
        others = sum(pile.translate(table.faces[first : first + 256]).translate(WAYS))
    kinds, cards = (_LIKELY[offers.INSTANTS], []) if table.fought else (_LIKELY_CARDS, [ATTACK])
    seen, ways = sight_of(table, seat, kinds), _count_ways(table, seat)
    return _picked(table, seat, seen, chance, sure, cards, ways, others, USEFUL)


def _count_ways(table: FirestormTable, seat: Seat) -> int:
    """How many ways to get points the active planets have."""
    _, tp, ep, free, odd = table.players[seat].ready
    if odd:
        faces = table.faces[seat * BLOCK : seat * BLOCK + 256]
        return sum(awake_planets(table, seat).translate(faces).translate(WAYS))
    return tp + ep + 2 * free


def _nth_way(table: FirestormTable, seat: Seat, place: int) -> Word:
    first, faces, status = seat * BLOCK, table.faces, table.status
    for local in table.players[seat].planets:
        card = first + local
        if not status[card] & RESTING:
            ways = WAYS[faces[card]]
            if place < ways:
                return word("produce", card, place)
            place -= ways
    raise AssertionError("there are not so many ways to get points")


def guessed_payment(table: FirestormTable, seat: Seat, bill: Bill, chance: Chance) -> Word:
    """A card that helps, or all at once; mostly planets alone can pay."""
    helps, faces, first = useful_sorts(table, seat, bill), table.faces, seat * BLOCK
    cards, others = awake_planets(table, seat), yields_besides(table, seat)
    if others:
        player = table.players[seat]
        cards += bytes(local for local in player.gear + player.ships if WAYS[faces[first + local]])
    while (place := int(chance() * (MOST_WAYS * len(cards) + 1)) - 1) >= 0:
        card, number = first + cards[place // MOST_WAYS], place % MOST_WAYS
        face = faces[card]
        if number >= WAYS[face] or card in bill.spared:
            continue
        if IS_PLANET[face] and helps[SORT[face]] >> number & 1:
            return word("produce", card, number)
        if (others or SORT[face] == MORE) and _is_useful(table, seat, bill, card, number):
            return word("produce", card, number)
    return AUTO


def _is_useful(table: FirestormTable, seat: Seat, bill: Bill, card: CardId, number: int) -> bool:
    player = table.players[seat]
    if not is_near(player.tp, player.ep, bill, *YIELDS[table.faces[card]][number]):
        return False
    found = sources(table, seat, bill.spared)
    for way in found:
        if way.card == card and way.number == number:
            return is_useful(table, seat, bill, found, way)
    return False


def _picked(
    table: FirestormTable,
    seat: Seat,
    seen: Sight,
    chance: Chance,
    sure: list[Word],
    cards: list[CardId],
    ways: int,  # to get points of planets
    others: int = 0,  # the same of ships and accessories, if all of them are active
    often: int = 1,  # how many times a card of the hand is there
) -> Word:
    """One of the answers that are sure, or one of those that fit at sight."""
    fitting, uses = at_sight(table, seat, seen)
    cards += fitting
    reach: tuple[int, ...] = ()
    while True:
        place = int(chance() * (len(sure) + ways + others + often * len(cards) + len(uses))) - len(sure)
        if place < 0:
            return sure[place]
        if place < ways:
            return _nth_way(table, seat, place)
        place -= ways
        if place < others:
            if said := _other_way(table, seat, place):
                return said
            continue
        place -= others
        reach = reach or in_reach(table, seat)
        if place >= often * len(cards):
            card, number = uses.pop(place - often * len(cards))
            if reach[table.faces[card]] >> number + 1 & 1 and usable(table, seat, card, number):
                return word("use", card, number)
            continue
        card = cards.pop(place // often)
        if card == ATTACK:
            if offers.may_announce(table, seat):
                return "attack"
        elif reach[table.faces[card]] & 1 and playable(table, seat, card):
            return word("play", card)


def _other_way(table: FirestormTable, seat: Seat, place: int) -> Word:
    """One of the ways of ships and accessories, or nothing if it cannot be taken now."""
    player, first = table.players[seat], seat * BLOCK
    for local in player.gear + player.ships:
        ways = WAYS[table.faces[first + local]]
        if place < ways:
            card = first + local
            return word("produce", card, place) if what_rests(table, card) != NOWHERE else ""
        place -= ways
    raise AssertionError("there are not so many ways to get points")
