"""What may be said in answer to a poll."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from game.core.table import NOBODY, CardId, Seat
from game.firestorm import pieces
from game.firestorm.deeds import chances, hand_deeds, playable, usable, uses
from game.firestorm.means import MOST, RICHEST, affords, awake_planets, plain_planets, reach, sources
from game.firestorm.parts import IDLE
from game.firestorm.prices import least_price, within_reach
from game.firestorm.table import FirestormTable
from game.firestorm.timing import Fitting, fitting_cards, fitting_now, fitting_uses
from game.firestorm.totals import may_attack
from game.firestorm.words import Word, word

INTERRUPTS, INSTANTS, CARDS = 0, 1, 2  # what a poll is for
STAYING = " ".join([*pieces.SHIPS, *pieces.GEAR, *pieces.LASTING])


def _is_first_class(face: int) -> bool:
    planet = pieces.CARDS[face].planet
    return planet is not None and planet.planet_class == 1


_FIRST_CLASS = pieces.by_face(_is_first_class)
KINDS = {INTERRUPTS: "interrupt", INSTANTS: "instant"}


def deeds(table: FirestormTable, seat: Seat, mode: int) -> Iterator[Word]:
    """Cards and abilities for this kind of poll, without game effects."""
    fitting = fitting_now(table, seat, KINDS[mode])
    for card in hand_deeds(table, seat, fitting):
        yield word("play", card)
    for card, number in uses(table, seat, fitting):
        yield word("use", card, number)
    if mode == INTERRUPTS and table.offers:
        yield from taken(table, seat)


def taken(table: FirestormTable, seat: Seat) -> Iterator[Word]:
    """Single chances that a seat may take now."""
    for offer in chances(table, seat):
        yield word("offer", offer.card)


def acts(table: FirestormTable, seat: Seat, mode: int, fitting: Fitting) -> bool:
    """A seat could do something in this poll; points for nothing do not count."""
    cards = fitting_cards(table, seat, fitting)
    for card, paid in within_reach(table, seat, cards):
        if playable(table, seat, card, paid=paid):
            return True
    for source, number in fitting_uses(table, seat, fitting):
        if usable(table, seat, source, number):
            return True
    if mode == INSTANTS and is_burdened(table, seat):
        return True
    if table.offers and mode == INTERRUPTS and next(chances(table, seat), None) is not None:
        return True
    return bool(cards) and _could_after_converting(table, seat, cards)


def _converts(face: int) -> bool:
    """A card with a game effect that makes points of other points, or of lucky stones."""
    rows = [pieces.CARDS[face].abilities[number] for number in pieces.USES[face]]
    return any(
        row.kind == "game_effect" and pieces.gains(row.effects) and all(not cost.roll for cost in row.costs)
        for row in rows
        if not pieces.plain_gain(row)
    )


_CONVERTS = pieces.by_face(_converts)


def _could_after_converting(table: FirestormTable, seat: Seat, cards: list[CardId]) -> bool:
    """A card could be paid for if points of one sort became those of the other (D4)."""
    doers = table.players[seat].doers
    if 1 not in doers.translate(table.faces_of(seat)).translate(_CONVERTS):
        return False
    most = _most_points(table, seat)
    if all(sum(least_price(table, card)) > most for card in cards):
        return False
    fitting = fitting_now(table, seat, "game_effect")
    return any(_CONVERTS[table.faces[card]] for card, _ in uses(table, seat, fitting))


def _most_points(table: FirestormTable, seat: Seat) -> int:
    """Not less than all points that a seat could get now, of whatever sort."""
    player, faces = table.players[seat], table.faces_of(seat)
    tp, ep, free, odd = plain_planets(table, seat)
    others = sum((player.gear + player.ships).translate(faces).translate(MOST))
    more = sum(player.doers.translate(faces).translate(_CONVERTS))
    return player.tp + player.ep + tp + ep + free + odd * RICHEST + others + more


def game_effects(table: FirestormTable, seat: Seat) -> list[Word]:
    """What never uses the stack: points from cards, game effects, points for the partner."""
    words = [word("produce", way.card, way.number) for way in sources(table, seat)]
    fitting = fitting_now(table, seat, "game_effect")
    words += [word("use", card, number) for card, number in uses(table, seat, fitting)]
    return words + gifts(table, seat)


def gifts(table: FirestormTable, seat: Seat) -> list[Word]:
    """Points for the partner, two for one (RB 4.9.2)."""
    player = table.players[seat]
    if player.tp < 2 and player.ep < 2:
        return []
    partner = table.partner(seat)
    if partner == NOBODY:
        return []
    rich = [kind for kind, have in enumerate((player.tp, player.ep)) if have > 1]
    return [word("give", kind, partner) for kind in rich]


def requests(table: FirestormTable, seat: Seat) -> list[Word]:
    """Points that the partner could give, two for one, as far as this seat can tell (RB 4.9.2).

    A covered accessory may bring some: whether the partner can be asked must not tell what it is.
    """
    partner = table.partner(seat)
    if partner == NOBODY:
        return []
    if any(not table.knows(seat, gear) for gear in table.own(partner, table.players[partner].gear)):
        return [word("ask", kind) for kind in range(2)]
    most, costs = reach(table, partner), ((2, 0), (0, 2))
    likely = [(kind, cost) for kind, cost in enumerate(costs) if max(cost) <= most[kind]]
    return [word("ask", kind) for kind, cost in likely if most.exact or affords(table, partner, *cost)]


def accessory_deeds(table: FirestormTable, seat: Seat) -> list[Word]:
    """What may be done with own accessories at any time: shown (RB 1.6), not used, used again (RB 3.7).

    Those of a ship that lies face down stay as covered as the ship.
    """
    words: list[Word] = []
    for gear in table.own(seat, table.players[seat].gear):
        if table.covered(table.host(gear)):
            continue
        if table.seen[gear] != table.everyone:
            words.append(word("show", gear))
        if pieces.LASTS[table.faces[gear]]:
            words.append(word("resume" if table.status[gear] & IDLE else "decline", gear))
    return words


def accessories(table: FirestormTable, seat: Seat) -> list[Word]:
    """The way to all of that, where nothing waits on the stack."""
    return (
        ["accessories"]
        if table.players[seat].gear and not table.stack and accessory_deeds(table, seat)
        else []
    )


def is_burdened(table: FirestormTable, seat: Seat) -> bool:
    """An accessory of a ship in combat lowers one of its values: the last chance to decline it."""
    if table.phase != "kep3" or table.stack or not table.players[seat].gear:
        return False
    burdens = [card for card in table.own(seat, table.players[seat].gear) if pieces.LOWERS[table.faces[card]]]
    return any(table.in_combat(table.host(gear)) and not table.status[gear] & IDLE for gear in burdens)


def cards_to_play(table: FirestormTable, seat: Seat) -> list[Word]:
    """Ships, accessories, phenomena, alien-tec: in the own main phase before combat (RB 2.3.6)."""
    if table.fought or table.stack:
        return []
    return [word("play", card) for card in hand_deeds(table, seat, fitting_now(table, seat, STAYING))]


def attackable(table: FirestormTable, seat: Seat) -> list[int]:
    """Enemy planets whose owners are not protected."""
    planets: list[int] = []
    for enemy in _exposed(table, seat):
        planets += table.own(enemy, table.players[enemy].planets)
    return planets


def _exposed(table: FirestormTable, seat: Seat) -> list[Seat]:
    """Enemies with planets, and without protection."""
    players = table.players
    return [enemy for enemy in table.enemies(seat) if players[enemy].planets and players[enemy].shield < 0]


def fleet(table: FirestormTable, seat: Seat) -> list[int]:
    """Ships that may attack."""
    return [ship for ship in table.own(seat, table.players[seat].ships) if may_attack(table, ship)]


def may_announce(table: FirestormTable, seat: Seat) -> bool:
    ships = table.players[seat].ships
    if table.fought or not ships or not _exposed(table, seat):
        return False
    return any(may_attack(table, ship) for ship in table.own(seat, ships))


def may_give_up(table: FirestormTable, seat: Seat) -> bool:
    """Planets may be sacrificed for a victory point."""
    return bool(given_up(table, seat))


def given_up(table: FirestormTable, seat: Seat) -> list[int]:
    """Planets that may be sacrificed so, if there are three of them: active ones of class 1 (ruling 70)."""
    player = table.players[seat]
    if table.phase != "event" or player.gave_up or table.stack or not table.on_turn(seat):
        return []
    awake = awake_planets(table, seat)
    found = awake.translate(table.faces_of(seat)).translate(_FIRST_CLASS)
    return table.own(seat, compress(awake, found)) if sum(found) >= pieces.SACRIFICED else []


def may_declare(table: FirestormTable, seat: Seat) -> bool:
    """Six points in the own turn (RB 1.4)."""
    return table.captain(seat).points >= pieces.GOAL and not table.players[seat].last_turn
