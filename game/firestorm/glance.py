"""What can be ruled out at sight: which cards and abilities fit a phase and the top of the stack at all.

Polls come after everything that happens, and mostly nobody can do anything. Looking at each card closely for
that was two thirds of the time of random play.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import or_

from game.core.table import NOBODY, CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Ability, CardFacts, Do, Points, Time
from game.firestorm.means import DOES_YIELD, MOST, MOST_EP, MOST_TP, RICHEST, plain_planets
from game.firestorm.parts import FRESH, RESTING
from game.firestorm.pieces import Yield, card_of, first_card, gains, plain_gain
from game.firestorm.prices import changed_cost
from game.firestorm.table import EFFECT_PHASES, EFFECTS, TEAMS, FirestormTable

Kinds = str  # several words in one, because the hash of a word is known
Use = tuple[CardId, int]  # a card and the number of its ability


def _least(points: Points | None, x: int) -> Yield:
    """What has to be paid at least."""
    if points is None:
        return 0, 0
    tp, ep = (x if part == "x" else int(part) for part in (points.tp, points.ep))
    return tp, ep


def _printed(facts: CardFacts) -> Yield:
    return _least(facts.cost, facts.choose_x.min if facts.choose_x else 0)


@lru_cache(maxsize=256)
def _prices(changing: bytes) -> list[Yield]:
    """What cards cost at least, by face, while cards with these faces make some of them cheaper."""
    rows = [row.do for face in changing for row in pieces.AURAS_BY["cost_change"][face]]
    return [_cheapest(facts, rows) for facts in pieces.CARDS]


def _cheapest(facts: CardFacts, changes: list[Do]) -> Yield:
    tp, ep = _printed(facts)
    for do in changes:
        types = do.where.type if do.where else ()
        if not types or facts.type in types:
            tp, ep = changed_cost(tp, min(0, do.tp), do.min_tp), changed_cost(ep, min(0, do.ep), do.min_ep)
    return tp, ep


_PRINTED = [_printed(facts) for facts in pieces.CARDS]


def _for_ability(row: Ability) -> Yield:
    paid = [_least(cost.pay, 0) for cost in row.costs]
    return sum(tp for tp, _ in paid), sum(ep for _, ep in paid)


_FOR_USES = [tuple(_for_ability(row) for row in facts.abilities) for facts in pieces.CARDS]
# More points than anything costs make no difference at sight.
_MOST_TP, _MOST_EP = (
    max(bill[sort] for bills in ([*_PRINTED], *_FOR_USES) for bill in bills) for sort in (0, 1)
)
EVERYTHING = (-1,) * 256


@lru_cache(maxsize=256)
def _bills(changing: bytes) -> tuple[list[tuple[Yield, ...]], list[int]]:
    """All different bills of a card and its abilities, and which of them each face has."""
    bills = [(price, *_FOR_USES[face]) for face, price in enumerate(_prices(changing))]
    unlike = {bill: place for place, bill in enumerate(dict.fromkeys(bills))}
    return list(unlike), [unlike[bill] for bill in bills]


@lru_cache(maxsize=4096)
def _payable(tp: int, ep: int, free: int, changing: bytes) -> tuple[int, ...]:
    """By face, as bits: the card, then each of its abilities, costs no more than so many points.

    Some are of one sort, some of the other, some of either.
    """
    unlike, bill_of = _bills(changing)
    found = []
    for bill in unlike:
        able = [max(0, due_tp - tp) + max(0, due_ep - ep) <= free for due_tp, due_ep in bill]
        found.append(sum(1 << place for place, enough in enumerate(able) if enough))
    return tuple(found[bill] for bill in bill_of)


def in_reach(table: FirestormTable, seat: Seat) -> tuple[int, ...]:
    """What costs no more than a seat could get, by face: what does not work is mostly too expensive."""
    player, first = table.players[seat], first_card(seat)
    pile = player.auras + player.ships + player.gear
    tp, ep, changing = player.tp, player.ep, b""
    if pile:
        changing, brings = _helping(bytes(pile.translate(table.faces[first : first + 256])))
        if brings:
            more_tp, more_ep = _from_others(table, seat)
            tp += more_tp
            ep += more_ep
    return _in_reach(bytes(player.ready), tp, ep, changing)


@lru_cache(maxsize=32768)
def _in_reach(ready: bytes, tp: int, ep: int, changing: bytes) -> tuple[int, ...]:
    _, more_tp, more_ep, free, odd = ready
    tp += more_tp
    ep += more_ep
    if odd:
        free += odd * RICHEST
    if tp > _MOST_TP:
        tp = _MOST_TP
    if ep > _MOST_EP:
        ep = _MOST_EP
    most = _MOST_TP - tp + _MOST_EP - ep
    return _payable(tp, ep, free if free < most else most, changing)


@lru_cache(maxsize=16384)
def _helping(faces: bytes) -> tuple[bytes, bool]:
    """The faces of a seat's own cards that change costs, and whether ships or accessories bring points.

    Those of others make nothing cheaper.
    """
    return bytes(sorted(filter(_CHANGES_COST.__getitem__, faces))), 1 in faces.translate(DOES_YIELD)


def _changing(table: FirestormTable, seat: Seat) -> bytes:
    """The faces of a seat's own cards that change costs."""
    player, first = table.players[seat], first_card(seat)
    pile = player.auras + player.ships + player.gear
    return _helping(bytes(pile.translate(table.faces[first : first + 256])))[0]


def _from_others(table: FirestormTable, seat: Seat) -> Yield:
    """The most points of each sort that active ships, and accessories of active cards, may bring."""
    player, first, faces = table.players[seat], first_card(seat), table.faces
    others = player.gear + player.ships
    tp = ep = 0
    for local in compress(others, others.translate(faces[first : first + 256]).translate(DOES_YIELD)):
        face = faces[first + local]
        rests = local if pieces.IS_SHIP[face] else faces[len(table.status) + first + local]
        if rests < pieces.NONE and not table.status[first + rests] & RESTING:
            tp += MOST_TP[face]
            ep += MOST_EP[face]
    return tp, ep


_CHANGES_COST = pieces.WORKING.get("cost_change", bytes(256))
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


CONVERTS = pieces.by_face(_converts)


def sides(table: FirestormTable, seat: Seat) -> tuple[bool, bool]:
    """Whether the turn is this seat's own, and whether it is an enemy's."""
    return _sides(table.mode, seat, table.turn, NOBODY if table.combat is None else table.combat.attacker)


def _sides(mode: str, seat: Seat, turn: Seat, attacker: Seat) -> tuple[bool, bool]:
    """In the game of two pairs only the attacker has a combat of its own (RB 4.9.3)."""
    hostile = TEAMS[mode][seat] != TEAMS[mode][turn]
    if mode != "pairs" or hostile:
        return seat == turn, hostile
    return attacker in (NOBODY, seat), False


def in_time(timing: tuple[Time, ...], kind: str, phase: str, green: bool, red: bool) -> bool:
    """The phase is right, and the turn."""
    if not timing:
        return kind != "instant" or phase in EFFECT_PHASES
    right = {"blue": True, "green": green, "red": red}
    return any(time.phase == phase and right[time.side] for time in timing)


class Sight:
    """What fits a phase, a turn and the top of the stack, by face."""

    __slots__ = ("hand", "of_gear", "of_hand", "some", "uses")

    def __init__(self, hand: bytes, uses: dict[int, tuple[int, ...]]) -> None:
        self.hand = hand  # a card of the hand that may be playable
        self.of_hand = 1 in hand  # there are such cards
        self.uses = uses  # numbers of the abilities that may be usable
        self.some = bytes(face in uses for face in range(256))  # whether there are any
        self.of_gear = any(face in pieces.BACK_OF for face in uses)  # accessories are among them


@lru_cache(maxsize=32768)
def _seen_from(
    kinds: Kinds, phase: str, mode: str, seat: Seat, turn: Seat, attacker: Seat, top: Kinds, color: str
) -> Sight:
    return sight(kinds, phase, _sides(mode, seat, turn, attacker), top, color)


@lru_cache(maxsize=8192)
def sight(kinds: Kinds, phase: str, sides: tuple[bool, bool], top: Kinds, color: str) -> Sight:
    """Without a colour all colours may be played; abilities for points alone are no uses."""
    hand = bytearray(256)
    uses: dict[int, tuple[int, ...]] = {}
    wanted, tops = kinds.split(), top.split()
    for face, facts in enumerate(pieces.CARDS):
        if facts.type in wanted and (not color or facts.color in ("green", color)):
            in_phase = in_time(facts.timing, facts.type, phase, *sides)
            hand[face] = in_phase and (facts.window is None or facts.window.event in tops)
        rows = [(number, facts.abilities[number]) for number in pieces.USES[face]]
        if found := tuple(number for number, row in rows if _may_fit(row, wanted, phase, sides, tops)):
            uses[face] = found
    return Sight(bytes(hand), uses)


def _may_fit(row: Ability, kinds: list[str], phase: str, sides: tuple[bool, bool], tops: list[str]) -> bool:
    if row.kind not in kinds or plain_gain(row) or not in_time(row.timing, row.kind, phase, *sides):
        return False
    return row.window is None or row.window.event in tops


def top_kind(table: FirestormTable) -> Kinds:
    """What interrupts may refer to now: an effect that waits, and the open moment."""
    if not table.stack:
        return ""
    kind = table.stack[-1].kind
    if kind not in EFFECTS:
        return kind
    moment = table.moment()
    return "effect_on_stack" if moment is None else f"effect_on_stack {moment.kind}"


def color_seen(table: FirestormTable, seat: Seat) -> str:
    """The colour of a seat's cards besides green; "" if a spy may open others."""
    for local in table.players[seat].auras:
        if pieces.SAID[table.faces[card_of(seat, local)]] & _SPY:
            return ""
    return table.players[seat].color


def sight_of(table: FirestormTable, seat: Seat, kinds: Kinds) -> Sight:
    color = color_seen(table, seat) if table.said & _SPY else table.players[seat].color
    attacker = NOBODY if table.combat is None else table.combat.attacker
    top = top_kind(table) if table.stack else ""
    return _seen_from(kinds, table.phase, table.mode, seat, table.turn, attacker, top, color)


def at_sight(table: FirestormTable, seat: Seat, seen: Sight) -> tuple[list[CardId], list[Use]]:
    """Cards of the hand and abilities worth a closer look, also those of cards whose fate is open.

    Whole piles are looked up at once, since most seats have nothing that fits.
    """
    player, first = table.players[seat], first_card(seat)
    faces = table.faces[first : first + 256]  # by the seat's own numbers
    cards: list[CardId] = []
    if seen.of_hand:
        found = player.hand.translate(faces).translate(seen.hand)
        if 1 in found:
            cards = [first + local for local in compress(player.hand, found)]
    uses: list[Use] = []
    if seen.uses:
        pile = player.doers + player.gear + player.limbo if seen.of_gear else player.doers + player.limbo
        found = pile.translate(faces).translate(seen.some)
        if 1 in found:
            for local in compress(pile, found):
                status, face = table.status[first + local], faces[local]
                if status & RESTING or (status & FRESH and pieces.IS_SHIP[face]):
                    continue  # deactivated, or a ship that was not there when the turn began
                spent = table.used[first + local] & _ONCE[face]
                for number in seen.uses[face]:
                    if not spent >> number & 1:
                        uses.append((first + local, number))
    return cards, uses


def could_cost(table: FirestormTable, seat: Seat, cards: list[CardId]) -> bool:
    """One of these cards costs no more than could be got, also by making points of others."""
    prices = _prices(_changing(table, seat))
    most = _reach(table, seat)
    return any(sum(prices[table.faces[card]]) <= most for card in cards)


def _reach(table: FirestormTable, seat: Seat) -> int:
    """Not less than all points that a seat could get now, of whatever sort."""
    player, first = table.players[seat], first_card(seat)
    tp, ep, free, odd = plain_planets(table, seat)
    faces = table.faces[first : first + 256]
    others = sum((player.gear + player.ships).translate(faces).translate(MOST))
    more = sum(player.doers.translate(faces).translate(CONVERTS))
    return player.tp + player.ep + tp + ep + free + odd * RICHEST + others + more


def might_act(table: FirestormTable, seat: Seat, seen: Sight) -> bool:
    """As far as everybody knows, a card of the hand or a covered accessory may be an answer."""
    player, first = table.players[seat], first_card(seat)
    if player.hand and seen.of_hand:
        return True
    return seen.of_gear and any(table.seen[first + local] != table.everyone for local in player.gear)


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


@lru_cache(maxsize=64)
def _either(event: str) -> bytes:
    return bytes(map(or_, *_waits(event)))


def is_awaited(table: FirestormTable, event: str) -> bool:
    """Somebody has a card that refers to such a moment, or might have one."""
    hand, there = _waits(event)
    if table.open_call:
        return any(hand) or any(there)
    if 1 not in table.faces[: len(table.status)].translate(_either(event)):
        return False  # mostly nobody has such a card at all
    for seat, player in enumerate(table.players):
        first = first_card(seat)
        faces = table.faces[first : first + 256]
        if 1 in player.hand.translate(faces).translate(hand):
            return True
        if 1 in (player.doers + player.gear).translate(faces).translate(there):
            return True
    return False
