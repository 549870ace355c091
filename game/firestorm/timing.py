"""When cards may be played and abilities used: the phase, the turn, and the top of the stack.

Polls come after everything that happens, and mostly nobody can do anything. So what fits is known by face,
and whole piles are looked up at once; only what fits is looked at closely, in ``deeds``.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import or_

from game.core.table import NOBODY, CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Time, TimeWindow
from game.firestorm.parts import FRESH, RESTING
from game.firestorm.pieces import card_of, first_card, plain_gain
from game.firestorm.seating import TEAMS
from game.firestorm.table import EFFECT_PHASES, EFFECTS, FirestormTable

Kinds = str  # several words in one, because the hash of a word is known
Use = tuple[CardId, int]  # a card and the number of its ability
_SPY = pieces.WORD_BITS.get("may_play_color", 0)
_USED = [
    (face, number, facts.abilities[number])
    for face, facts in enumerate(pieces.CARDS)
    for number in pieces.USES[face]
    if not plain_gain(facts.abilities[number])
]  # abilities that are activated, but for points alone
_ONCE = [
    sum(1 << number for number, row in enumerate(facts.abilities) if row.limit is not None)
    for facts in pieces.CARDS
]  # by face: abilities that may be used once in a turn, as bits


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


class Fitting:
    """By face: the cards of the hand and the abilities that fit a phase, a turn and the top of the stack."""

    __slots__ = ("any_gear", "any_hand", "hand", "has_use", "uses")

    def __init__(self, hand: bytes, uses: dict[int, tuple[int, ...]]) -> None:
        self.hand = hand  # whether a card of the hand fits
        self.any_hand = 1 in hand
        self.uses = uses  # numbers of the abilities that fit
        self.has_use = bytes(map(uses.__contains__, range(256)))
        self.any_gear = not pieces.BACK_OF.keys().isdisjoint(uses)  # accessories are among them


@lru_cache(maxsize=32768)
def _fitting_for(
    kinds: Kinds, phase: str, mode: str, seat: Seat, turn: Seat, attacker: Seat, top: Kinds, color: str
) -> Fitting:
    return _fitting(kinds, phase, _sides(mode, seat, turn, attacker), top, color)


@lru_cache(maxsize=8192)
def _fitting(kinds: Kinds, phase: str, sides: tuple[bool, bool], top: Kinds, color: str) -> Fitting:
    """Without a colour all colours may be played; abilities for points alone are no uses."""
    hand = bytearray(256)
    uses: dict[int, tuple[int, ...]] = {}
    wanted, tops = kinds.split(), top.split()
    for face, facts in enumerate(pieces.CARDS):
        if facts.type in wanted and (not color or facts.color in ("green", color)):
            hand[face] = _may_fit(facts.timing, facts.type, facts.window, phase, sides, tops)
    for face, number, row in _USED:
        if row.kind in wanted and _may_fit(row.timing, row.kind, row.window, phase, sides, tops):
            uses[face] = (*uses.get(face, ()), number)
    return Fitting(bytes(hand), uses)


def _may_fit(
    timing: tuple[Time, ...],
    kind: str,
    window: TimeWindow | None,
    phase: str,
    sides: tuple[bool, bool],
    tops: list[str],
) -> bool:
    return in_time(timing, kind, phase, *sides) and (window is None or window.event in tops)


def _top_kind(table: FirestormTable) -> Kinds:
    """What interrupts may refer to now: an effect that waits, and the open moment."""
    if not table.stack:
        return ""
    kind = table.stack[-1].kind
    if kind not in EFFECTS:
        return kind
    moment = table.moment()
    return "effect_on_stack" if moment is None else f"effect_on_stack {moment.kind}"


def _color_of(table: FirestormTable, seat: Seat) -> str:
    """The colour of a seat's cards besides green; "" if a spy may open others."""
    for local in table.players[seat].auras:
        if pieces.SAID[table.faces[card_of(seat, local)]] & _SPY:
            return ""
    return table.players[seat].color


def fitting_now(table: FirestormTable, seat: Seat, kinds: Kinds) -> Fitting:
    """What of these kinds fits the phase, the turn and the top of the stack for a seat."""
    color = _color_of(table, seat) if table.said & _SPY else table.players[seat].color
    attacker = NOBODY if table.combat is None else table.combat.attacker
    top = _top_kind(table) if table.stack else ""
    return _fitting_for(kinds, table.phase, table.mode, seat, table.turn, attacker, top, color)


def fitting_cards(table: FirestormTable, seat: Seat, fitting: Fitting) -> list[CardId]:
    """Cards of the hand that fit."""
    if not fitting.any_hand:
        return []
    hand = table.players[seat].hand
    found = hand.translate(table.faces_of(seat)).translate(fitting.hand)
    return table.own(seat, compress(hand, found)) if 1 in found else []


def fitting_uses(table: FirestormTable, seat: Seat, fitting: Fitting) -> list[Use]:
    """Abilities of active cards that fit, also of cards whose fate is open."""
    if not fitting.uses:
        return []
    player, faces = table.players[seat], table.faces_of(seat)
    pile = player.doers + player.gear + player.limbo if fitting.any_gear else player.doers + player.limbo
    found = pile.translate(faces).translate(fitting.has_use)
    if 1 not in found:
        return []
    uses: list[Use] = []
    for card in table.own(seat, compress(pile, found)):
        status, face = table.status[card], table.faces[card]
        if status & RESTING or (status & FRESH and pieces.IS_SHIP[face]):
            continue  # deactivated, or a ship that was not there when the turn began
        spent = table.used[card] & _ONCE[face]
        uses += [(card, number) for number in fitting.uses[face] if not spent >> number & 1]
    return uses


def might_act(table: FirestormTable, seat: Seat, fitting: Fitting) -> bool:
    """As far as everybody knows, a card of the hand or a covered accessory may be an answer."""
    player, first = table.players[seat], first_card(seat)
    if player.hand and fitting.any_hand:
        return True
    return fitting.any_gear and any(table.seen[first + local] != table.everyone for local in player.gear)


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
        faces = table.faces_of(seat)
        if 1 in player.hand.translate(faces).translate(hand):
            return True
        if 1 in (player.doers + player.gear).translate(faces).translate(there):
            return True
    return False
