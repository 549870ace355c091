"""What can be ruled out at sight: which cards and abilities fit a phase and the top of the stack at all.

Polls come after everything that happens, and mostly nobody can do anything. Looking at each card closely for
that was two thirds of the time of random play.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import or_
from typing import NamedTuple

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import CardFacts, Do, Time, Window
from game.firestorm.means import MOST, RICHEST, gains, plain_gain, plain_planets
from game.firestorm.parts import FRESH, RESTING
from game.firestorm.pieces import BLOCK
from game.firestorm.table import EFFECT_PHASES, EFFECTS, TEAMS, FirestormTable

Kinds = tuple[str, ...]
Seats = tuple[Seat, ...]
Use = tuple[CardId, int]  # a card and the number of its ability


def _least(facts: CardFacts) -> int:
    """What a card costs at least, if nothing makes it cheaper."""
    if facts.cost is None:
        return 0
    x = facts.choose_x.min if facts.choose_x else 0
    return sum(x if part == "x" else int(part) for part in (facts.cost.tp, facts.cost.ep))


def _cheaper(do: Do, kind: str) -> bool:
    types = do.where.type if do.where else ()
    return (do.tp < 0 or do.ep < 0) and (not types or kind in types)


_CHANGES = [row.do for rows in pieces.AURAS for row in rows if row.do.do == "cost_change"]
_PRINTED = [_least(facts) for facts in pieces.CARDS]
_CHEAPEST = [
    0 if any(_cheaper(do, facts.type) for do in _CHANGES) else _least(facts) for facts in pieces.CARDS
]
_SPY = pieces.WORD_BITS.get("may_play_color", 0)
_ONCE = [
    sum(1 << number for number, row in enumerate(facts.abilities) if row.limit is not None)
    for facts in pieces.CARDS
]  # by face: abilities that may be used once in a turn, as bits


def _converts(face: int) -> bool:
    """A card with a game effect that makes points of other points, or of lucky stones."""
    rows = [pieces.CARDS[face].abilities[number] for number in pieces.USES[face]]
    return any(
        row.kind == "game_effect" and gains(row.effects) and all(not cost.roll for cost in row.costs)
        for row in rows
        if not plain_gain(row)
    )


CONVERTS = bytes(face < pieces.BLANK and _converts(face) for face in range(256))


def sides(table: FirestormTable, seat: Seat) -> tuple[bool, bool]:
    """Whether the turn is this seat's own, and whether it is an enemy's.

    In the game of two pairs only the attacker has a combat of its own (RB 4.9.3).
    """
    teams, turn = TEAMS[table.mode], table.turn
    hostile = teams[seat] != teams[turn]
    if table.mode != "pairs" or hostile:
        return seat == turn, hostile
    return table.combat is None or seat == table.combat.attacker, False


def in_time(timing: tuple[Time, ...], kind: str, phase: str, green: bool, red: bool) -> bool:
    """The phase is right, and the turn (vocabulary 3)."""
    if not timing:
        return kind != "instant" or phase in EFFECT_PHASES
    right = {"blue": True, "green": green, "red": red}
    return any(time.phase == phase and right[time.side] for time in timing)


def _fits_top(window: Window | None, top: tuple[str, ...]) -> bool:
    if window is None:
        return True
    return window.event in top


class Sight(NamedTuple):
    """What fits a phase, a turn and the top of the stack, by face."""

    hand: bytes  # a card of the hand that may be playable
    uses: tuple[tuple[int, ...], ...]  # numbers of the abilities that may be usable
    some: bytes  # whether there are any
    any: bytes  # one of both


@lru_cache(maxsize=8192)
def sight(kinds: Kinds, phase: str, sides: tuple[bool, bool], top: Kinds, color: str) -> Sight:
    """Without a colour all colours may be played; abilities for points alone are no uses."""
    hand = bytearray(256)
    uses: list[tuple[int, ...]] = [()] * 256
    for face, facts in enumerate(pieces.CARDS):
        if facts.type in kinds and (not color or facts.color in ("green", color)):
            hand[face] = in_time(facts.timing, facts.type, phase, *sides) and _fits_top(facts.window, top)
        if pieces.USES[face]:
            uses[face] = _uses(face, kinds, phase, sides, top)
    return Sight(
        bytes(hand), tuple(uses), bytes(map(bool, uses)), bytes(map(bool, map(or_, hand, map(bool, uses))))
    )


def _uses(face: int, kinds: Kinds, phase: str, sides: tuple[bool, bool], top: Kinds) -> tuple[int, ...]:
    abilities = [(number, pieces.CARDS[face].abilities[number]) for number in pieces.USES[face]]
    return tuple(
        number
        for number, row in abilities
        if row.kind in kinds
        and not plain_gain(row)
        and in_time(row.timing, row.kind, phase, *sides)
        and _fits_top(row.window, top)
    )


def top_kind(table: FirestormTable) -> Kinds:
    """What interrupts may refer to now: an effect that waits, and the open moment."""
    if not table.stack:
        return ()
    kind = table.stack[-1].kind
    if kind not in EFFECTS:
        return (kind,)
    moment = table.moment()
    return ("effect_on_stack",) if moment is None else ("effect_on_stack", moment.kind)


def color_seen(table: FirestormTable, seat: Seat) -> str:
    """The colour of a seat's cards besides green; "" if a spy may open others."""
    for local in table.players[seat].auras:
        if pieces.SAID[table.faces[seat * BLOCK + local]] & _SPY:
            return ""
    return table.players[seat].color


def sight_of(table: FirestormTable, seat: Seat, kinds: Kinds) -> Sight:
    color = color_seen(table, seat) if table.said & _SPY else table.players[seat].color
    return sight(kinds, table.phase, sides(table, seat), top_kind(table) if table.stack else (), color)


def places_at_sight(table: FirestormTable, order: Seats, start: int, kinds: Kinds) -> list[int]:
    """Of all who are asked one after the other, those who have anything that fits."""
    found = []
    for place in range(start, len(order)):
        seat = order[place]
        player, first = table.players[seat], seat * BLOCK
        everything = player.hand + player.doers + player.gear + player.limbo
        fits = sight_of(table, seat, kinds).any
        if 1 in everything.translate(table.faces[first : first + 256]).translate(fits):
            found.append(place)
    return found


def glance(table: FirestormTable, seat: Seat, kinds: Kinds) -> tuple[list[CardId], list[Use]]:
    """Cards of the hand and abilities that are worth a closer look, also those of cards whose fate is open.

    Most seats have nothing of what fits, so whole piles are looked up at once.
    """
    player, first, seen = table.players[seat], seat * BLOCK, sight_of(table, seat, kinds)
    faces = table.faces[first : first + 256]  # by the seat's own numbers
    cards: list[CardId] = []
    uses: list[Use] = []
    everything = player.hand + player.doers + player.gear + player.limbo
    if 1 not in everything.translate(faces).translate(seen.any):
        return cards, uses
    found = player.hand.translate(faces).translate(seen.hand)
    if 1 in found:
        cards = [first + local for local in compress(player.hand, found)]
    if player.doers:
        found = player.doers.translate(faces).translate(seen.some)
        if 1 in found:
            for local in compress(player.doers, found):
                card, face = first + local, faces[local]
                status = table.status[card]
                if status & RESTING or (status & FRESH and pieces.IS_SHIP[face]):
                    continue  # deactivated, or a ship that was not there when the turn began
                if spent := table.used[card] & _ONCE[face]:
                    uses += [(card, number) for number in seen.uses[face] if not spent >> number & 1]
                else:
                    uses += [(card, number) for number in seen.uses[face]]
    if player.gear or player.limbo:
        pile = player.gear + player.limbo
        found = pile.translate(faces).translate(seen.some)
        if 1 in found:
            for local in compress(pile, found):
                uses += [(first + local, number) for number in seen.uses[faces[local]]]
    return cards, uses


def in_reach(table: FirestormTable, seat: Seat, cards: list[CardId]) -> list[CardId]:
    """Cards of the hand that cost no more than could be got, also by making points of others."""
    prices = _CHEAPEST if table.auras("cost_change", seat) else _PRINTED
    most = _reach(table, seat)
    return [card for card in cards if prices[table.faces[card]] <= most]


def _reach(table: FirestormTable, seat: Seat) -> int:
    """Not less than all points that a seat could get now, of whatever sort."""
    player, first = table.players[seat], seat * BLOCK
    plain = plain_planets(table, seat)
    faces = table.faces[first : first + 256]
    others = sum((player.gear + player.ships).translate(faces).translate(MOST))
    more = sum(player.doers.translate(faces).translate(CONVERTS))
    return player.tp + player.ep + plain.tp + plain.ep + plain.free + plain.more * RICHEST + others + more


def might_act(table: FirestormTable, seat: Seat, kinds: Kinds) -> bool:
    """As far as everybody knows, a card of the hand or a covered accessory may be an answer."""
    player, first = table.players[seat], seat * BLOCK
    seen = sight_of(table, seat, kinds)
    if player.hand and 1 in seen.hand:
        return True
    if all(table.seen[first + local] == table.everyone for local in player.gear):
        return False
    return any(seen.some[face] for face in pieces.BACK_OF)


@lru_cache(maxsize=64)
def _waits(event: str) -> tuple[bytes, bytes]:
    """By face: a card of the hand, and one in play, that refers to such a moment."""
    hand = bytearray(256)
    there = bytearray(256)
    for face, facts in enumerate(pieces.CARDS):
        hand[face] = facts.window is not None and facts.window.event == event
        windows = [facts.abilities[number].window for number in pieces.USES[face]]
        there[face] = any(window is not None and window.event == event for window in windows)
    return bytes(hand), bytes(there)


def is_awaited(table: FirestormTable, event: str) -> bool:
    """Somebody has a card that refers to such a moment, or might have one."""
    hand, there = _waits(event)
    if table.open_call:
        return any(hand) or any(there)
    for seat, player in enumerate(table.players):
        first = seat * BLOCK
        faces = table.faces[first : first + 256]
        if 1 in player.hand.translate(faces).translate(hand):
            return True
        if 1 in (player.doers + player.gear).translate(faces).translate(there):
            return True
    return False
