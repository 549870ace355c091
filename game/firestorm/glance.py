"""What can be ruled out at sight: which cards and abilities fit a phase and the top of the stack at all.

Polls come after everything that happens, and mostly nobody can do anything. Looking at each card closely for
that was two thirds of the time of random play.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do, Time, Window
from game.firestorm.means import YIELDS, gains, plain_gain
from game.firestorm.parts import FRESH, RESTING
from game.firestorm.table import EFFECT_PHASES, EFFECTS, TEAMS, FirestormTable

Kinds = tuple[str, ...]
_SPIES = bytes(
    face < pieces.BLANK and any(row.do.rule == "may_play_color" for row in pieces.AURAS[face])
    for face in range(256)
)


def _least(face: int) -> int:
    """A card costs at least so much, whatever makes it cheaper."""
    facts = pieces.CARDS[face]
    if facts.cost is None or any(_cheaper(do, facts.type) for do in _CHANGES):
        return 0
    x = facts.choose_x.min if facts.choose_x else 0
    return sum(x if part == "x" else int(part) for part in (facts.cost.tp, facts.cost.ep))


def _cheaper(do: Do, kind: str) -> bool:
    types = do.where.type if do.where else ()
    return (do.tp < 0 or do.ep < 0) and (not types or kind in types)


def _use_least(face: int) -> tuple[int, ...]:
    """By ability: points that its use costs at least."""
    found = []
    for row in pieces.CARDS[face].abilities:
        paid = [part for cost in row.costs if cost.pay for part in (cost.pay.tp, cost.pay.ep)]
        found.append(sum(int(part) for part in paid if part != "x") + sum(cost.pay_any for cost in row.costs))
    return tuple(found)


_USE_LEAST = [_use_least(face) for face in range(pieces.BLANK)]
_CHANGES = [row.do for rows in pieces.AURAS for row in rows if row.do.do == "cost_change"]
_LEAST = bytes(min(255, _least(face)) if face < pieces.BLANK else 0 for face in range(256))
_MOST = bytes(
    max((tp + ep for tp, ep in YIELDS[face]), default=0) if face < pieces.BLANK else 0 for face in range(256)
)


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


@lru_cache(maxsize=4096)
def hand_mask(kinds: Kinds, phase: str, green: bool, red: bool, top: tuple[str, ...], color: str) -> bytes:
    """By face: a card of the hand that may be playable. Without a colour all colours are."""
    return bytes(
        face < pieces.BLANK
        and (facts := pieces.CARDS[face]).type in kinds
        and (not color or facts.color in ("green", color))
        and in_time(facts.timing, facts.type, phase, green, red)
        and _fits_top(facts.window, top)
        for face in range(256)
    )


@lru_cache(maxsize=4096)
def use_mask(kinds: Kinds, phase: str, green: bool, red: bool, top: Kinds) -> tuple[tuple[int, ...], ...]:
    """By face: numbers of the abilities that may be usable; those for points alone are no uses."""
    uses = [_uses(face, kinds, phase, green, red, top) for face in range(pieces.BLANK)]
    return (*uses, *[()] * (256 - len(uses)))


def _uses(face: int, kinds: Kinds, phase: str, green: bool, red: bool, top: Kinds) -> tuple[int, ...]:
    abilities = [(number, pieces.CARDS[face].abilities[number]) for number in pieces.USES[face]]
    return tuple(
        number
        for number, row in abilities
        if row.kind in kinds
        and not plain_gain(row)
        and in_time(row.timing, row.kind, phase, green, red)
        and _fits_top(row.window, top)
    )


def top_kind(table: FirestormTable) -> tuple[str, ...]:
    """What interrupts may refer to now: an effect that waits, and the open moment."""
    if not table.stack:
        return ()
    moment = table.moment()
    opened = () if moment is None else (moment.kind,)
    return ("effect_on_stack", *opened) if table.stack[-1].kind in EFFECTS else opened


def color_seen(table: FirestormTable, seat: Seat) -> str:
    """The colour of a seat's cards besides green; "" if a spy may open others."""
    player, faces, first = table.players[seat], table.faces, seat * pieces.BLOCK
    for local in player.others:
        if _SPIES[faces[first + local]]:
            return ""
    return player.color


def hand_glance(table: FirestormTable, seat: Seat, kinds: Kinds) -> list[int]:
    """Cards of the hand that are worth a closer look."""
    hand = table.players[seat].hand
    if not hand:
        return []
    green, red = sides(table, seat)
    mask = hand_mask(kinds, table.phase, green, red, top_kind(table), color_seen(table, seat))
    faces, first = table.faces, seat * pieces.BLOCK
    found = [first + local for local in hand if mask[faces[first + local]]]
    if not found:
        return found
    most = _most_points(table, seat)
    return [card for card in found if _LEAST[faces[card]] <= most]


def _most_points(table: FirestormTable, seat: Seat) -> int:
    """Not less than all points that a seat could get now, of whatever sort."""
    player, faces, status, first = table.players[seat], table.faces, table.status, seat * pieces.BLOCK
    most = player.tp + player.ep
    for local in player.planets:
        if not status[first + local] & RESTING:
            most += _MOST[faces[first + local]]
    for local in player.gear + player.ships:
        most += _MOST[faces[first + local]]
    for local in player.doers:
        most += CONVERTS[faces[first + local]]
    return most


def use_glance(table: FirestormTable, seat: Seat, kinds: Kinds) -> list[tuple[int, int]]:
    """Abilities that are worth a closer look, also of cards whose fate is open."""
    player = table.players[seat]
    covered = player.gear + player.limbo
    if not covered and not player.doers:
        return []
    green, red = sides(table, seat)
    mask = use_mask(kinds, table.phase, green, red, top_kind(table))
    faces, status, first = table.faces, table.status, seat * pieces.BLOCK
    found: list[tuple[int, int]] = []
    for local in player.doers:
        card = first + local
        if status[card] & (RESTING | FRESH) and (status[card] & RESTING or pieces.IS_SHIP[faces[card]]):
            continue  # deactivated, or a ship that was not there when the turn began
        if numbers := mask[faces[card]]:
            found += [(card, number) for number in numbers]
    for local in covered:
        if numbers := mask[faces[first + local]]:
            found += [(first + local, number) for number in numbers]
    if not found:
        return found
    most = _most_points(table, seat)
    return [(card, number) for card, number in found if _USE_LEAST[faces[card]][number] <= most]


def might_act(table: FirestormTable, seat: Seat, kinds: Kinds) -> bool:
    """As far as everybody knows, a card of the hand or a covered accessory may be an answer."""
    player, first = table.players[seat], seat * pieces.BLOCK
    green, red = sides(table, seat)
    top = top_kind(table)
    if player.hand and any(hand_mask(kinds, table.phase, green, red, top, color_seen(table, seat))):
        return True
    covered = [local for local in player.gear if table.seen[first + local] != table.everyone]
    uses = use_mask(kinds, table.phase, green, red, top)
    return bool(covered) and any(uses[face] for face in pieces.BACK_OF)


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
    faces = table.faces
    for seat, player in enumerate(table.players):
        first = seat * pieces.BLOCK
        for local in player.hand:
            if hand[faces[first + local]]:
                return True
        for local in player.doers + player.gear:
            if there[faces[first + local]]:
                return True
    return False
