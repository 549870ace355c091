"""Where points come from: which cards can be deactivated for them, and what can be paid with that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter

from msgspec import Struct

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Ability, Do
from game.firestorm.parts import FRESH, IN_PLAY, NOWHERE, RESTING
from game.firestorm.pieces import BLOCK
from game.firestorm.table import FirestormTable
from game.firestorm.totals import gear_works

Yield = tuple[int, int]  # technology points, influence points


class Source(Struct, frozen=True, gc=False):
    """One way to get points: deactivate a card."""

    card: CardId  # that says so
    number: int  # of the ways on this card
    rests: CardId  # what is deactivated
    tp: int
    ep: int


def gains(effects: Iterable[Do]) -> list[Yield]:
    """The points that effects bring, if they bring nothing else."""
    found: list[Yield] = []
    for do in effects:
        if do.do == "gain_points":
            found.append((do.tp, do.ep))
        elif do.do == "choose":
            found += [gain for option in do.options for gain in gains(option)]
        else:
            return []
    return found


def plain_gain(ability: Ability) -> list[Yield]:
    """What deactivating a card for an ability brings; nothing if it costs or does anything else."""
    if ability.kind != "game_effect" or ability.limit or ability.timing or ability.only_if:
        return []
    (cost, *more) = ability.costs
    return [] if more or cost.deactivate not in ("self", "host") else gains(ability.effects)


def _yields(face: int) -> tuple[Yield, ...]:
    facts = pieces.CARDS[face]
    if facts.planet is not None:
        return tuple((int(points.tp), int(points.ep)) for points in facts.planet.produces)
    uses = [facts.abilities[number] for number in pieces.USES[face]]
    return tuple(gain for ability in uses for gain in plain_gain(ability))


YIELDS = [_yields(face) for face in range(pieces.BLANK)]
DOES_YIELD = bytes(face < pieces.BLANK and bool(YIELDS[face]) for face in range(256))


def _most(part: Callable[[Yield], int]) -> bytes:
    """By face: the most points that a card brings."""
    return bytes(max(map(part, YIELDS[face]), default=0) if face < pieces.BLANK else 0 for face in range(256))


_MOST_TP, _MOST_EP, MOST = _most(itemgetter(0)), _most(itemgetter(1)), _most(sum)
RICHEST = max(MOST)
# Most planets bring a point of one sort, or of either.
_TP, _EP, _EITHER, _MORE = 1, 2, 3, 4
_PLAIN: dict[tuple[Yield, ...], int] = {((1, 0),): _TP, ((0, 1),): _EP, ((1, 0), (0, 1)): _EITHER, (): 0}
_SORT = bytes(_PLAIN.get(YIELDS[face], _MORE) if face < pieces.BLANK else 0 for face in range(256))


class Plain(Struct, frozen=True, gc=False):
    """Active planets by what they bring: a point of one sort, of either, anything else."""

    tp: int
    ep: int
    free: int
    more: int


def plain_planets(table: FirestormTable, seat: Seat, spared: tuple[CardId, ...] = ()) -> Plain:
    """Planets have a seat's first numbers."""
    first = seat * BLOCK
    last = first + pieces.PLANETS
    status = table.status[first:last]
    for card in spared:
        if first <= card < last:
            status[card - first] |= RESTING
    return _plain(bytes(table.faces[first:last]), bytes(status))


@lru_cache(maxsize=4096)
def _plain(faces: bytes, status: bytes) -> Plain:
    """The same planets are looked at several times before one of them changes."""
    sorts = [
        _SORT[face] for face, now in zip(faces, status, strict=True) if now & (IN_PLAY | RESTING) == IN_PLAY
    ]
    return Plain(*map(sorts.count, (_TP, _EP, _EITHER, _MORE)))


def sources(table: FirestormTable, seat: Seat, spared: tuple[CardId, ...] = ()) -> list[Source]:
    """All ways of a seat to get points now, without the cards that are spared."""
    player, faces, status = table.players[seat], table.faces, table.status
    first = seat * BLOCK
    found: list[Source] = []
    for local in player.planets:
        card = first + local
        if not status[card] & RESTING and DOES_YIELD[faces[card]]:
            for number, (tp, ep) in enumerate(YIELDS[faces[card]]):
                found.append(Source(card, number, card, tp, ep))
    for local in player.gear + player.ships:
        card = first + local
        if DOES_YIELD[faces[card]]:
            rests = _rests(table, card)
            if rests != NOWHERE:
                for number, (tp, ep) in enumerate(YIELDS[faces[card]]):
                    found.append(Source(card, number, rests, tp, ep))
    return [source for source in found if source.rests not in spared] if spared else found


def _rests(table: FirestormTable, card: CardId) -> CardId:
    """What is deactivated for the points of a ship or an accessory, or NOWHERE if that cannot be."""
    rests = card if pieces.IS_SHIP[table.faces[card]] else table.host(card)
    if rests == NOWHERE or table.status[rests] & (IN_PLAY | RESTING) != IN_PLAY:
        return NOWHERE
    if rests == card:
        return NOWHERE if table.status[card] & FRESH or table.is_loaded(card) else card
    return rests if gear_works(table, card) else NOWHERE


def enough(player_tp: int, player_ep: int, found: list[Source], tp: int, ep: int, either: int = 0) -> bool:
    """So many points can be got: the pool and all sources together."""
    short_tp, short_ep = max(0, tp - player_tp), max(0, ep - player_ep)
    if not either and not short_tp and not short_ep:
        return True
    by_card: dict[CardId, list[Yield]] = {}
    for source in found:
        by_card.setdefault(source.rests, []).append((source.tp, source.ep))
    sure_tp = sure_ep = free = 0
    odd: list[list[Yield]] = []
    for ways in by_card.values():
        best = _best(ways)
        if len(best) == 1:
            sure_tp += best[0][0]
            sure_ep += best[0][1]
        elif len(best) == 2 and (1, 0) in best and (0, 1) in best:
            free += 1
        else:
            odd.append(best)
    if odd:
        return _searched(odd, (player_tp + sure_tp, player_ep + sure_ep), free, (tp, ep, either))
    return _covers(player_tp + sure_tp, player_ep + sure_ep, free, tp, ep, either)


def _covers(have_tp: int, have_ep: int, free: int, tp: int, ep: int, either: int) -> bool:
    missing = max(0, tp - have_tp) + max(0, ep - have_ep)
    if missing > free:
        return False
    return have_tp + have_ep + free >= tp + ep + either


def _searched(odd: list[list[Yield]], have: Yield, free: int, wanted: tuple[int, int, int]) -> bool:
    """Cards with several ways of which none is best: all combinations."""
    states = {have: None}
    for ways in odd:
        states = {(tp + more[0], ep + more[1]): None for tp, ep in states for more in ways}
    return any(_covers(tp, ep, free, *wanted) for tp, ep in states)


def _best(ways: list[Yield]) -> list[Yield]:
    """Ways that no other one surpasses."""
    if len(ways) == 1:
        return ways
    unlike = list(dict.fromkeys(ways))
    return [
        way for way in unlike
        if not any(other != way and other[0] >= way[0] and other[1] >= way[1] for other in unlike)
    ]  # fmt: skip


def affords(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int = 0, spared: tuple[CardId, ...] = ()
) -> bool:
    player = table.players[seat]
    have_tp, have_ep = player.tp, player.ep
    if have_tp >= tp and have_ep >= ep and have_tp + have_ep >= tp + ep + either:
        return True
    plain = plain_planets(table, seat, spared)
    if _covers(have_tp + plain.tp, have_ep + plain.ep, plain.free, tp, ep, either):
        return True
    if not plain.more and not yields_besides(table, seat):
        return False
    others = _others(table, seat)
    more_tp, more_ep, more = (sum(others.translate(most)) for most in (_MOST_TP, _MOST_EP, MOST))
    free = plain.free + plain.more * RICHEST
    sure_tp, sure_ep = have_tp + plain.tp, have_ep + plain.ep
    if tp > sure_tp + free + more_tp or ep > sure_ep + free + more_ep:
        return False
    if tp + ep + either > sure_tp + sure_ep + free + more:
        return False
    return enough(have_tp, have_ep, sources(table, seat, spared), tp, ep, either)


def yields_besides(table: FirestormTable, seat: Seat) -> bool:
    """A ship or an accessory of a seat may bring points."""
    return 1 in _others(table, seat).translate(DOES_YIELD)


def _others(table: FirestormTable, seat: Seat) -> bytearray:
    """The faces of accessories and ships."""
    player, first = table.players[seat], seat * BLOCK
    return (player.gear + player.ships).translate(table.faces[first : first + 256])


def ways_to_pay(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int, spared: tuple[CardId, ...]
) -> list[Source]:
    """What is best deactivated for a price: whatever is needed and of the least other use."""
    player = table.players[seat]
    have_tp, have_ep = player.tp, player.ep
    if not either and (plain := _plain_ways(table, seat, tp - have_tp, ep - have_ep, spared)):
        return plain
    ways = sources(table, seat, spared)
    chosen: list[Source] = []
    while have_tp < tp or have_ep < ep or have_tp + have_ep < tp + ep + either:
        way = _best_way(ways, have_tp, have_ep, tp, ep, either)
        chosen.append(way)
        have_tp += way.tp
        have_ep += way.ep
        ways = [other for other in ways if other.rests != way.rests]
    return chosen


def _plain_ways(
    table: FirestormTable, seat: Seat, tp: int, ep: int, spared: tuple[CardId, ...]
) -> list[Source]:
    """Planets that bring exactly what is missing and nothing else; none if that is not enough."""
    faces, status, first = table.faces, table.status, seat * BLOCK
    chosen: list[Source] = []
    for local in table.players[seat].planets:
        card = first + local
        if status[card] & RESTING or card in spared:
            continue
        sort = _SORT[faces[card]]
        if sort == _TP and tp > 0:
            tp -= 1
            chosen.append(Source(card, 0, card, 1, 0))
        elif sort == _EP and ep > 0:
            ep -= 1
            chosen.append(Source(card, 0, card, 0, 1))
        if tp <= 0 and ep <= 0:
            return chosen
    return []


def _best_way(ways: list[Source], have_tp: int, have_ep: int, tp: int, ep: int, either: int) -> Source:
    """The narrowest source that brings the price nearer, and after which it can still be paid."""
    short_tp, short_ep = tp > have_tp, ep > have_ep
    count: dict[CardId, int] = {}
    for way in ways:
        count[way.rests] = count.get(way.rests, 0) + 1
    near = [
        way for way in ways
        if (way.tp and short_tp) or (way.ep and short_ep) or (either and not short_tp and not short_ep)
    ]  # fmt: skip
    near.sort(key=lambda way: (count[way.rests], way.tp + way.ep, way.rests, way.number))
    for way in near:
        if count[way.rests] == 1 and way.tp + way.ep == 1:
            return way  # it brings nothing else, so nothing is lost with it
        left = [other for other in ways if other.rests != way.rests]
        if enough(have_tp + way.tp, have_ep + way.ep, left, tp, ep, either):
            return way
    raise AssertionError("this price cannot be paid")


def has_choice(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int, spared: tuple[CardId, ...]
) -> bool:
    """There is more than one way to pay a price: not every source that could help is needed."""
    player = table.players[seat]
    short_tp, short_ep = max(0, tp - player.tp), max(0, ep - player.ep)
    missing = max(short_tp + short_ep, tp + ep + either - player.tp - player.ep)
    plain = plain_planets(table, seat, spared)
    if not plain.more and not yields_besides(table, seat):
        if plain.free and (either or (short_tp and short_ep)):
            return True
        helping = (plain.tp if short_tp or either else 0) + (plain.ep if short_ep or either else 0)
        return helping + (plain.free if short_tp or short_ep else 0) > missing
    cards: dict[CardId, int] = {}
    for way in sources(table, seat, spared):
        if (way.tp and short_tp) or (way.ep and short_ep) or either:
            if way.rests in cards or way.tp + way.ep > 1:
                return True
            cards[way.rests] = 1
            if len(cards) > missing:
                return True
    return False


def useful(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int, spared: tuple[CardId, ...]
) -> list[Source]:
    """Sources that bring a price nearer and after which it can still be paid."""
    player = table.players[seat]
    short_tp, short_ep = max(0, tp - player.tp), max(0, ep - player.ep)
    found = sources(table, seat, spared)
    ways = []
    for way in found:
        if not ((way.tp and short_tp) or (way.ep and short_ep) or (either and not short_tp + short_ep)):
            continue
        left = [other for other in found if other.rests != way.rests]
        if enough(player.tp + way.tp, player.ep + way.ep, left, tp, ep, either):
            ways.append(way)
    return ways
