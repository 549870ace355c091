"""What it is worth in Firestorm to play a card or use an ability: the best it can do, less its costs."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.firestorm import rulings
from game.bots.firestorm.board import BoardSummary
from game.bots.firestorm.effects import effects_worth, rest
from game.bots.firestorm.fights import STONE
from game.bots.firestorm.printed import (
    ATTACK,
    CARGO,
    DEFENSE,
    KEYWORDS,
    STATIC,
    gear_face_worth,
    lasting_worth,
)
from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.cards.grammar import Which
from game.firestorm.cards.references import Scope, every
from game.firestorm.deeds import Deed, aims, deed_of, hosts, moments, payable_numbers
from game.firestorm.means import sources
from game.firestorm.parts import NOWHERE
from game.firestorm.prices import price
from game.firestorm.totals import fits

PRICED = (rulings,)  # whose prices are attached as they are read
MOST_X = 12
KEPT = {"instant": 0.7, "interrupt": 0.9}  # what a card in the hand is worth for later
FLEET = 2.0  # how much more the first ships are worth: without them nothing can be held or won
REACTIVE = 4  # influence points that are kept for answers, at most


class Aim(NamedTuple):
    """The best that a deed can do: for which event, with which X, at which targets."""

    worth: float
    event: int = NOWHERE
    x: int = 0
    targets: tuple[tuple[int, ...], ...] = ()


def aims_worth(board: BoardSummary, scope: Scope, deed: Deed, place: int, found: list[int]) -> list[float]:
    """What each of several targets is worth by itself."""
    nothing = effects_worth(board, scope._replace(targets=[]), deed.effects)
    before: list[list[int]] = [[] for _ in range(place)]
    return [
        effects_worth(board, scope._replace(targets=[*before, [aim]]), deed.effects) - nothing
        for aim in found
    ]


def best_aim(board: BoardSummary, scope: Scope, deed: Deed) -> Aim:
    """The targets that are worth most, for an event and an X that are given."""
    total = effects_worth(board, scope._replace(targets=[]), deed.effects)
    chosen: list[tuple[int, ...]] = []
    for place, target in enumerate(deed.targets):
        taken = [aim for slot in chosen for aim in slot]
        found = [aim for aim in aims(scope, deed, place) if aim not in taken]
        worths = aims_worth(board, scope, deed, place, found)
        order = sorted(range(len(found)), key=lambda number: -worths[number])
        least, most = target.wanted(scope.die) if scope.die else (target.least, _most(target.wanted(0)[1]))
        some = [number for rank, number in enumerate(order[:most]) if rank < least or worths[number] > 0]
        total += sum(worths[number] for number in some)
        chosen.append(tuple(found[number] for number in some))
    return Aim(total, scope.event, scope.x, tuple(chosen))


def _most(count: int) -> int:
    return max(1, count)


def best_way(board: BoardSummary, card: CardId, ability: int) -> Aim:
    """The best event, X and targets for a deed."""
    table = board.table
    deed = deed_of(table.faces[card], ability)
    scope = Scope(table, board.seat, card)
    events = moments(scope, deed) if deed.window is not None else [NOWHERE]
    ways = [
        best_aim(board, scope._replace(event=event, x=x), deed)
        for event in events
        for x in _numbers(scope, deed)
    ]
    return max(ways, key=lambda way: way.worth - 0.3 * way.x, default=Aim(0.0))


def _numbers(scope: Scope, deed: Deed) -> list[int]:
    """What X may be."""
    if deed.x is None:
        return [0]
    return payable_numbers(scope, deed, deed.x.min, MOST_X) or [deed.x.min]


class Bargain(NamedTuple):
    """What a deed brings before its points are paid, and those points."""

    worth: float
    tp: int
    ep: int


def bargain(board: BoardSummary, card: CardId, ability: int) -> Bargain:
    """The best that a deed can do, less everything but points."""
    deed = deed_of(board.table.faces[card], ability)
    way = best_way(board, card, ability)
    kept = 0.05
    if deed.hand:
        full = len(board.table.players[board.seat].hand) >= pieces.HAND_LIMIT
        kept = KEPT.get(deed.kind, 0.0) * (0.4 if full else 1.0)
    return Bargain(way.worth - kept - losses(board, card, deed), *points_of(board, card, deed, way.x))


def deed_worth(board: BoardSummary, card: CardId, ability: int) -> float:
    """What a deed brings, costs included."""
    worth, tp, ep = bargain(board, card, ability)
    return worth - points_cost(board, tp, ep)


# --- costs


def points_of(board: BoardSummary, card: CardId, deed: Deed, x: int = 0) -> tuple[int, int]:
    """The points that a deed costs."""
    tp, ep = price(board.table, card, x) if deed.hand else (0, 0)
    for cost in deed.costs:
        if cost.pay is not None:
            tp += x if cost.pay.tp == "x" else int(cost.pay.tp)
            ep += x if cost.pay.ep == "x" else int(cost.pay.ep)
        ep += cost.pay_any
    return tp, ep


def losses(board: BoardSummary, card: CardId, deed: Deed) -> float:
    """What else it costs: cards, stones, ships and planets that are deactivated."""
    scope, total = Scope(board.table, board.seat, card), 0.0
    for cost in deed.costs:
        total += 1.1 * cost.discard + STONE * cost.stones
        if isinstance(cost.deactivate, Which) and cost.deactivate.pick is not None:
            total += tired(board, every(scope, cost.deactivate.pick), cost.deactivate.count)
        elif cost.deactivate == "host":
            total += rest(board, board.table.host(card))
    return total


def tired(board: BoardSummary, ships: list[CardId], count: int) -> float:
    """What it costs to deactivate so many of these ships, which then neither attack nor guard."""
    chosen = sorted(ships, key=board.card_worth)[:count]
    home = board.guards(board.seat)
    risk = board.danger([ship for ship in home if ship not in chosen]) - board.danger(home)
    return sum(rest(board, ship) for ship in chosen) + max(0.0, risk)


def points_cost(board: BoardSummary, tp: int, ep: int) -> float:
    """Points are dear while cards can still be played for them; what is left in the end is lost."""
    table = board.table
    if not table.on_turn(board.seat):
        return 0.12 * (tp + ep)
    if table.phase == "main" and not table.fought:
        return 0.35 * tp + 0.5 * ep
    if table.phase in ("event", "reactivation", "build_1", "exchange"):
        return 0.7 * (tp + ep)
    return 0.05 * tp + 0.3 * ep


class Budget(NamedTuple):
    tp: int
    ep: int
    free: int  # of either sort

    @property
    def most_ep(self) -> int:
        return self.ep + self.free

    def left(self, tp: int, ep: int) -> int:
        """Influence points that are left after a price, or less than nothing."""
        missing_tp, missing_ep = max(0, tp - self.tp), max(0, ep - self.ep)
        free = self.free - missing_tp - missing_ep
        return max(0, self.ep - ep) + free if free >= 0 else -1


def budget(board: BoardSummary) -> Budget:
    """What a seat can spend now."""
    player = board.table.players[board.seat]
    best: dict[CardId, tuple[int, int, bool]] = {}
    for way in sources(board.table, board.seat):
        tp, ep, both = best.get(way.rests, (0, 0, False))
        both = both or bool((way.tp and ep) or (way.ep and tp))
        best[way.rests] = (max(tp, way.tp), max(ep, way.ep), both)
    tp = sum(row[0] for row in best.values() if not row[2])
    ep = sum(row[1] for row in best.values() if not row[2])
    free = sum(max(row[0], row[1]) for row in best.values() if row[2])
    return Budget(player.tp + tp, player.ep + ep, free)


def reserve(board: BoardSummary) -> int:
    """Influence points that answers in the hand may want in others' turns, and in the own combat."""
    wanted = 0
    for card in board.table.own(board.seat, board.table.players[board.seat].hand):
        face = board.table.faces[card]
        if face >= pieces.BLANK or pieces.TYPES[face] not in pieces.EFFECTS:
            continue
        facts = pieces.CARDS[face]
        late = facts.type == "interrupt" or any(
            time.phase != "main" or time.side != "green" for time in facts.timing
        )
        if late:
            wanted += max(1, min(3, pieces.total_cost(face)))
    return min(REACTIVE, wanted)


# --- cards that stay


def play_worth(board: BoardSummary, card: CardId) -> float:
    """What a card that stays is worth in play."""
    table = board.table
    face = table.faces[card]
    facts = pieces.CARDS[face]
    if facts.type in pieces.SHIPS:
        words = sum(KEYWORDS.get(word, 0.4) for word in facts.keywords)
        few = max(0.0, FLEET - 0.4 * len(table.players[board.seat].ships))
        return ATTACK * facts.attack + DEFENSE * facts.defense + words + CARGO * facts.cargo + 0.5 + few
    if facts.type in pieces.GEAR:
        return max((host_worth(board, card, host) for host in hosts(table, board.seat, card)), default=0.0)
    return lasting_now(board, card)


def host_worth(board: BoardSummary, gear: CardId, host: CardId) -> float:
    """What an accessory is worth on this card."""
    table = board.table
    if not fits(table, gear, host):
        return -1.0
    worth = gear_face_worth(table.faces[gear], board.harvests)
    if pieces.IS_SHIP[table.faces[host]]:
        unit = board.unit(host)
        small = 0.08 * min(unit.attack, unit.defense)  # what is strong already gets more out of it
        return worth + small
    return worth + 0.05 * board.prize(host, _rival(board))


def _rival(board: BoardSummary) -> int:
    enemies = board.table.enemies(board.seat)
    return enemies[0] if enemies else board.seat


def lasting_now(board: BoardSummary, card: CardId) -> float:
    """A phenomenon or alien-tec: what it does for the cards that are there."""
    table = board.table
    face = table.faces[card]
    worth = lasting_worth(face)
    own = table.own(board.seat, table.players[board.seat].others)
    if any(table.faces[other] == face for other in own):
        worth *= 0.6
    for row in pieces.AURAS[face]:
        if row.do.do == "modify" and isinstance(row.do.who, Which) and row.do.who.every is not None:
            kind = row.do.who.every.kind
            count = _count(board, kind)
            worth += STATIC * (row.do.attack + row.do.defense) * (0.4 * count - 1.2)
        if row.do.rule == "may_play_color":
            worth = 0.2
    deed = deed_of(face, NOWHERE)
    if deed.targets:
        worth += _bound(board, card, deed)
    return worth


def _count(board: BoardSummary, kind: str) -> int:
    player = board.table.players[board.seat]
    return len(player.planets if kind.startswith("planet") else player.ships)


def _bound(board: BoardSummary, card: CardId, deed: Deed) -> float:
    """A permanent target: the better it is, the better the card."""
    found = aims(Scope(board.table, board.seat, card), deed, 0)
    if deed.targets[0].kind in ("player", "active_player"):
        return 0.0
    return max((bond_worth(board, aim) for aim in found), default=-5.0) - 2.5


def bond_worth(board: BoardSummary, aim: CardId) -> float:
    """A good ship of the own to be strengthened, a dangerous one of an enemy to be shackled."""
    return 0.7 * board.card_worth(aim)
