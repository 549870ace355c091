"""What the words on a card are worth to who plays it: each verb of the vocabulary has its price."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.firestorm.board import BoardSummary, board_of
from game.bots.firestorm.current_combat import IDLE, Change, difference, side
from game.bots.firestorm.fights import STONE
from game.bots.firestorm.printed import hand_worth
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import DieRow, Do, Which
from game.firestorm.cards.references import (
    Scope,
    cards_of,
    every,
    number_of,
    scope_of,
    seats_of,
    slot_targets,
)
from game.firestorm.deeds import OFFERED, deed_of
from game.firestorm.parts import LIMBO, NOWHERE, RESTING, Item
from game.firestorm.pieces import owner_of
from game.firestorm.table import EFFECTS, FirestormTable

Price = Callable[[BoardSummary, Scope, Do], float]
VERBS: dict[str, Price] = {}
CARD = 1.4  # a resource card more in the hand
BLIND = 1.2  # a ship that lies face down and is hit
HELPS_ENEMIES = -2.0  # a bonus that only the other side has something of


def prices(*verbs: str) -> Callable[[Price], Price]:
    """What one or several verbs are worth."""

    def attach(price: Price) -> Price:
        for name in verbs:
            VERBS[name] = price
        return price

    return attach


def effects_worth(board: BoardSummary, scope: Scope, effects: tuple[Do, ...]) -> float:
    """All parts together, for who controls the effect."""
    return sum(VERBS[do.do](board, scope, do) for do in effects)


def meant(scope: Scope, do: Do) -> list[CardId]:
    if isinstance(do.who, Which):
        return every(scope, do.who.every) if do.who.every is not None else []
    return cards_of(scope, do.who) if do.who is not None else []


def blind_hits(scope: Scope, do: Do) -> int:
    """Targets that nobody knows."""
    if not isinstance(do.who, str) or not do.who.startswith("t"):
        return 0
    return sum(scope.table.real(aim) == NOWHERE for aim in slot_targets(scope, do.who))


def _good(board: BoardSummary, card: CardId) -> int:
    return 1 if board.friend(card) else -1


# --- cards in play


@prices("destroy", "remove_from_game")
def _destroyed(board: BoardSummary, scope: Scope, do: Do) -> float:
    share = 0.45 if do.returns is not None else 1.0
    return share * sum(-_good(board, card) * _loss(board, card) for card in meant(scope, do))


def _loss(board: BoardSummary, card: CardId) -> float:
    """What is lost with a card, the combat in which it is included."""
    worth = board.card_worth(card)
    table = board.table
    if table.combat is not None and table.in_combat(card) and card != table.combat.planet:
        return worth + max(0.0, -_good(board, card) * difference(board, {card: None}))
    return worth


@prices("sacrifice")
def _sacrificed(board: BoardSummary, scope: Scope, do: Do) -> float:
    return -sum(board.card_worth(card) for card in meant(scope, do))


@prices("deactivate")
def _deactivated(board: BoardSummary, scope: Scope, do: Do) -> float:
    cards = [card for card in meant(scope, do) if not scope.table.status[card] & RESTING]
    return sum(-_good(board, card) * rest(board, card) for card in cards)


def rest(board: BoardSummary, card: CardId) -> float:
    """What it matters that a card is deactivated until its owner's next turn."""
    table = board.table
    if not board.known(card):
        return 0.3
    if not pieces.IS_SHIP[table.faces[card]]:
        owner_on_turn = table.on_turn(owner_of(card)) and not table.fought
        return 1.1 if owner_on_turn else 0.3
    if table.combat is not None and table.in_combat(card):
        change: Change = None if table.phase in ("kep1", "kep2") else IDLE
        return 0.2 + max(0.0, -_good(board, card) * difference(board, {card: change}))
    return _idle_ship(board, card)


def _idle_ship(board: BoardSummary, ship: CardId) -> float:
    """Outside a combat: an enemy ship cannot attack in its turn, or cannot block in mine."""
    table, owner = board.table, owner_of(ship)
    little = 0.1 * board.ship_worth(ship)
    if board.friend(ship):
        return 3 * little
    if table.on_turn(owner) and not table.fought:
        home = board.guards(board.seat)
        return little + max(0.0, board.danger(home) - board.danger(home, (ship,)))
    if table.on_turn(board.seat) and table.phase == "main" and not table.fought:
        return little + max(0.0, board.plan_without((ship,)).gain - board.plan().gain)
    return 0.0


@prices("reactivate", "undock")
def _reactivated(board: BoardSummary, scope: Scope, do: Do) -> float:
    cards = [card for card in meant(scope, do) if scope.table.status[card] & RESTING]
    return sum(_good(board, card) * _wakes(board, card) for card in cards)


def _wakes(board: BoardSummary, card: CardId) -> float:
    table = board.table
    if not pieces.IS_SHIP[table.faces[card]]:
        return 0.8
    if not board.friend(card):
        return 0.2 * board.ship_worth(card)
    home = board.guards(board.seat)
    safer = max(0.0, board.danger(home) - board.danger([*home, card]))
    return 0.05 * board.ship_worth(card) + (safer if table.phase in ("main", "event") else 0.0)


@prices("return_to_hand")
def _returned(board: BoardSummary, scope: Scope, do: Do) -> float:
    total = 0.0
    for card in meant(scope, do):
        if not board.known(card):
            continue
        worth = 0.4 + 0.45 * pieces.total_cost(board.table.faces[card])
        if board.table.status[card] & LIMBO:
            total += _good(board, card) * worth
        else:
            total -= _good(board, card) * max(0.5, board.card_worth(card) - worth)
    return total


@prices("return_to_play")
def _comes_back(board: BoardSummary, scope: Scope, do: Do) -> float:
    return sum(_good(board, card) * 2.0 for card in meant(scope, do))


@prices("move")
def _moved(board: BoardSummary, scope: Scope, do: Do) -> float:
    """A card from the scrap heap; a planet that is drawn below its deck, for another one."""
    if do.to == "planet_deck_bottom":
        return planet_regret(board, scope.event)
    if isinstance(do.who, Which) and do.who.pick is not None:
        found = [board.table.faces[card] for card in every(scope, do.who.pick)]
        return max((hand_worth(face, board.harvests) for face in found), default=0.0)
    return 0.8 if do.to == "hand" else 0.0


def planet_regret(board: BoardSummary, planet: CardId) -> float:
    """How much better another planet would be, probably."""
    if not board.known(planet):
        return 0.0
    player = board.table.players[board.seat]
    mine = [board.table.faces[card] for card in board.table.own(board.seat, player.planets)]
    facts = board.table.facts(planet).planet
    if facts is None or facts.produces:
        return -0.5
    hand = [board.table.faces[card] for card in board.table.own(board.seat, player.hand)]
    waiting = any(face < pieces.BLANK and pieces.TYPES[face] == "alien_tec" for face in hand)
    slots = sum(1 for face in mine if (row := pieces.CARDS[face].planet) and row.alien_tec_slots)
    return -0.5 if waiting and not slots else 0.5 * board.harvests


@prices("dock")
def _docked(board: BoardSummary, scope: Scope, do: Do) -> float:
    """A docked ship grows, but does nothing else."""
    ships = board.guards(board.seat)
    cards = meant(scope, do)
    if len(ships) < 4 or not board.table.on_turn(board.seat):
        return -1.0
    return sum(0.9 - 0.5 * board.ship_worth(card) for card in cards)


@prices("put_under", "take_from_under")
def _below(board: BoardSummary, scope: Scope, do: Do) -> float:
    if do.do == "put_under":
        return 0.0
    hosts = cards_of(scope, do.host)
    below = [
        card
        for host in hosts
        for card in board.table.laid_on(host, board.table.players[owner_of(host)].under)
    ]
    return CARD if below and len(board.table.players[board.seat].hand) < pieces.HAND_LIMIT else 0.0


# --- numbers


@prices("modify")
def _modified(board: BoardSummary, scope: Scope, do: Do) -> float:
    """A bonus for a moment counts in a combat only."""
    if board.table.combat is None:
        return -0.1
    changes: dict[CardId, Change] = {
        card: (do.attack, do.defense) for card in meant(scope, do) if board.table.in_combat(card)
    }
    if changes and not any(map(board.friend, changes)) and min(do.attack, do.defense) >= 0:
        return HELPS_ENEMIES
    saved = sum(_saves(board, card, do.defense) for card in meant(scope, do)) if do.defense > 0 else 0.0
    return difference(board, changes) + saved - 0.05 if changes or saved else -0.1


def _saves(board: BoardSummary, card: CardId, defense: int) -> float:
    """A shield against damage that waits on the stack."""
    for item in board.table.stack:
        if item.kind in EFFECTS and item.card != NOWHERE and board.known(item.card):
            amount = threatened(board.table, item).get(card, 0)
            left = board.unit(card).defense
            if left < amount <= left + defense:
                return _good(board, card) * board.card_worth(card)
    return 0.0


def threatened(table: FirestormTable, item: Item) -> dict[CardId, int]:
    """The damage that an effect on the stack will deal, by card."""
    if item.ability == OFFERED:
        return {}
    scope = scope_of(table, item)
    found: dict[CardId, int] = {}
    for do in deed_of(table.faces[item.card], item.ability).effects:
        if do.do == "damage":
            for card in meant(scope, do):
                found[card] = found.get(card, 0) + number_of(scope, do.amount)
    return found


@prices("grant")
def _granted(board: BoardSummary, scope: Scope, do: Do) -> float:
    cards = meant(scope, do)
    if board.table.combat is None or not any(board.table.in_combat(card) for card in cards):
        return -0.2
    return 0.6 if "tractor_beam" in do.keywords and side(board) < 0 else 0.1


@prices("damage")
def _damaged(board: BoardSummary, scope: Scope, do: Do) -> float:
    amount = number_of(scope, do.amount)
    total = BLIND * blind_hits(scope, do) * min(1.0, amount / 3)
    return total + sum(-_good(board, card) * _hurt(board, card, amount) for card in meant(scope, do))


def _hurt(board: BoardSummary, card: CardId, amount: int) -> float:
    """Enough damage destroys a card; less counts only in a combat."""
    unit, table = board.unit(card), board.table
    over = amount - unit.defense
    if over > 0:
        stones = table.players[owner_of(card)].stones
        return _loss(board, card) if over > stones else min(_loss(board, card), STONE * over)
    if table.combat is None or table.phase not in ("kep2", "kep3", "assignment") or not table.in_combat(card):
        return 0.0
    return max(0.0, -_good(board, card) * difference(board, {card: (0, -amount)}))


@prices("prevent_damage")
def _prevented(board: BoardSummary, scope: Scope, do: Do) -> float:
    """What a card is worth that would be destroyed, and is not."""
    arriving = next((item for item in reversed(board.table.stack) if item.kind == "damage"), None)
    if arriving is None:
        return 0.0
    total = 0.0
    for card in meant(scope, do):
        if card not in arriving.cards:
            continue
        hit = arriving.amounts[arriving.cards.index(card)]
        less = hit if do.amount == "all" else min(hit, number_of(scope, do.amount))
        total += _good(board, card) * rescue(board, card, hit, less, combat=arriving.combat)
    return total


def rescue(board: BoardSummary, card: CardId, hit: int, less: int, *, combat: bool) -> float:
    """What it is worth to take some points of damage off a card."""
    left = board.unit(card).defense
    if hit <= left or hit - less > left:
        return 0.0
    return fall_worth(board, card, combat=combat)


def fall_worth(board: BoardSummary, card: CardId, *, combat: bool) -> float:
    """What its owner's side loses if a card falls."""
    if combat and board.known(card) and pieces.IS_PLANET[board.table.faces[card]] and board.table.combat:
        return board.prize(card, board.table.combat.attacker)
    return board.card_worth(card)


@prices("add_counter")
def _counted(board: BoardSummary, scope: Scope, do: Do) -> float:
    if do.who is not None:
        return 1.1 * do.count * sum(_good(board, card) for card in meant(scope, do))
    total = 0.0
    for seat in seats_of(scope, do.player):
        able = any(board.table.active(ship) for ship in board.ships(seat))
        total += (1.1 if able else 0.0) * do.count * help_to(board, seat)
    return total


def help_to(board: BoardSummary, seat: Seat) -> int:
    """What helps a seat helps the own side, 1, or harms it, -1."""
    return -1 if board.table.hostile(board.seat, seat) else 1


# --- stack and dice


@prices("neutralize")
def _neutralized(board: BoardSummary, scope: Scope, do: Do) -> float:
    return sum(-item_worth(board, number) for number in slot_targets(scope, str(do.who)))


def item_worth(board: BoardSummary, number: int) -> float:
    """What an effect on the stack is worth to this seat: what it does for who controls it, or against it."""
    item = board.table.item(number)
    if item is None or item.kind not in EFFECTS or not board.known(item.card):
        return 0.0
    scope = scope_of(board.table, item)
    face = item.cards[0] if item.ability == OFFERED else board.table.faces[item.card]
    theirs = board_of(board.table, item.seat)
    worth = effects_worth(theirs, scope, deed_of(face, item.ability).effects)
    if not board.table.hostile(board.seat, item.seat):
        return worth
    share = 1.0 if len(board.table.enemies(board.seat)) == 1 else _concern(board, scope)
    return -share * worth


def _concern(board: BoardSummary, scope: Scope) -> float:
    """At a larger table: how much an enemy's effect is about this seat or its partner."""
    aims = [aim for slot in scope.targets for aim in slot]
    mine = any(aim < board.table.size and board.friend(aim) and aim >= board.table.seats for aim in aims)
    return 1.0 if mine else 0.4


@prices("retarget")
def _retargeted(board: BoardSummary, scope: Scope, do: Do) -> float:
    return sum(max(0.0, -0.8 * item_worth(board, number)) for number in slot_targets(scope, str(do.who)))


@prices("by_die", "roll")
def _diced(board: BoardSummary, scope: Scope, do: Do) -> float:
    """A die that is cast already, or the average of all."""
    if do.do == "by_die" and scope.die:
        return sum(
            effects_worth(board, scope, row.effects) for row in do.table if row.from_ <= scope.die <= row.to
        )
    return expected(board, scope, do.table)


def expected(board: BoardSummary, scope: Scope, rows: tuple[DieRow, ...]) -> float:
    return sum((row.to - row.from_ + 1) / 6 * effects_worth(board, scope, row.effects) for row in rows)


@prices("reroll")
def _rerolled(board: BoardSummary, scope: Scope, do: Do) -> float:
    """Low results are bad for who rolls, as a rule."""
    item = board.table.item(scope.event)
    if item is None:
        return 0.0
    return help_to(board, item.seat) * (3.5 - item.die) * 0.7
