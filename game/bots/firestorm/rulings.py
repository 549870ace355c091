"""What the words on a card are worth that are about players, the combat and rules."""

from __future__ import annotations

from game.bots.firestorm.board import BoardSummary
from game.bots.firestorm.current_combat import combat_worth, difference, side
from game.bots.firestorm.effects import CARD, effects_worth, help_to, meant, prices
from game.bots.firestorm.fights import STONE
from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, cards_of, seats_of, slot_targets
from game.firestorm.parts import FRESH, RESTING

RULE = {"cannot_play": 1.5}  # for a turn

# --- players


@prices("draw")
def _drawn(board: BoardSummary, scope: Scope, do: Do) -> float:
    if do.deck == "planet":
        return 0.0
    return sum(
        help_to(board, seat) * do.count * _card_for(board, seat) for seat in seats_of(scope, do.player)
    )


def _card_for(board: BoardSummary, seat: Seat) -> float:
    player = board.table.players[seat]
    if len(player.deck) < 8:
        return -1.0 if len(player.deck) < 4 else 0.3
    return CARD if len(player.hand) < pieces.HAND_LIMIT else 0.5


@prices("play_planet")
def _planet_played(board: BoardSummary, scope: Scope, do: Do) -> float:
    seats = [seat for seat in seats_of(scope, do.player) if board.table.players[seat].planet_deck]
    return sum(help_to(board, seat) * (0.6 * board.harvests) for seat in seats)


@prices("discard")
def _discarded(board: BoardSummary, scope: Scope, do: Do) -> float:
    total = 0.0
    for seat in seats_of(scope, do.player):
        count = min(do.count, len(board.table.players[seat].hand))
        total -= help_to(board, seat) * count * (1.6 if do.by == "controller" else 1.1)
    return total


@prices("search")
def _searched(board: BoardSummary, scope: Scope, do: Do) -> float:
    return 0.6 * board.harvests if do.to == "play" else 1.9


@prices("reveal")
def _revealed(board: BoardSummary, scope: Scope, do: Do) -> float:
    return 0.15 if do.what == "hand" else 0.0


@prices("gain_points")
def _paid(board: BoardSummary, scope: Scope, do: Do) -> float:
    mine = board.table.on_turn(board.seat) and board.table.phase == "main" and not board.table.fought
    useful = 0.7 if mine else 0.0
    return sum(help_to(board, seat) * (do.tp + do.ep) * useful for seat in seats_of(scope, do.player))


@prices("gain_stones")
def _lucky(board: BoardSummary, scope: Scope, do: Do) -> float:
    return sum(help_to(board, seat) * do.count * STONE for seat in seats_of(scope, do.player))


@prices("lose_stones")
def _unlucky(board: BoardSummary, scope: Scope, do: Do) -> float:
    found = [seat for seat in seats_of(scope, do.player) if board.table.players[seat].stones]
    return -sum(help_to(board, seat) * do.count * STONE for seat in found)


@prices("gain_vp", "lose_vp")
def _glory(board: BoardSummary, scope: Scope, do: Do) -> float:
    count = do.count if do.do == "gain_vp" else -do.count
    return sum(
        help_to(board, seat) * board.points_worth(seat, count) for seat in seats_of(scope, do.player)[:1]
    )


# --- combat, rules, choices


@prices("end_combat")
def _ended(board: BoardSummary, scope: Scope, do: Do) -> float:
    return 0.0 if board.table.combat is None else -side(board) * combat_worth(board, {})


@prices("leave_combat")
def _left(board: BoardSummary, scope: Scope, do: Do) -> float:
    cards = [card for card in meant(scope, do) if board.table.in_combat(card)]
    return difference(board, dict.fromkeys(cards)) if cards else 0.0


@prices("redirect_attack")
def _redirected(board: BoardSummary, scope: Scope, do: Do) -> float:
    """The attack meets another planet: better a tough one, or a poor one."""
    if board.table.combat is None:
        return 0.0
    return sum(
        side(board) * (combat_worth(board, {}, planet) - combat_worth(board, {}))
        for planet in cards_of(scope, do.to)
    )


@prices("technology_exchange", "rearrange_accessories", "damage_reduction", "cost_change")
def _nothing(board: BoardSummary, scope: Scope, do: Do) -> float:
    return -0.2


@prices("rule")
def _ruled(board: BoardSummary, scope: Scope, do: Do) -> float:
    table = board.table
    if do.rule == "may_attack_now":
        ships = [card for card in meant(scope, do) if table.status[card] & FRESH and board.friend(card)]
        able = tuple(ship for ship in ships if not table.status[ship] & RESTING)
        if not able or table.fought or table.phase != "main":
            return 0.0
        return max(0.0, board.plan_without((), able).gain - board.plan().gain)
    if do.rule == "no_reactivation":
        return sum(
            -help_to(board, pieces.owner_of(card)) * 0.35 * board.card_worth(card)
            for card in meant(scope, do)
        )
    if do.who is not None:
        return 0.3
    return -sum(help_to(board, seat) for seat in seats_of(scope, do.player)) * RULE.get(do.rule or "", 0.5)


@prices("choose")
def _chosen(board: BoardSummary, scope: Scope, do: Do) -> float:
    return max((effects_worth(board, scope, option) for option in do.options), default=0.0)


@prices("unless")
def _unless(board: BoardSummary, scope: Scope, do: Do) -> float:
    return 0.5 * effects_worth(board, scope, do.effects)


@prices("offer")
def _offered(board: BoardSummary, scope: Scope, do: Do) -> float:
    """Who is hit may buy the card back: a part of it is lost."""
    return -0.25 * sum(board.card_worth(card) for card in slot_targets(scope, "t1") if board.known(card))
