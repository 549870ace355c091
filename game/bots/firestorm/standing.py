"""How well each seat stands in Firestorm: points, planets, ships, cards and luck."""

from __future__ import annotations

from math import exp

from game.bots.firestorm.board import board_of, glory
from game.bots.firestorm.fights import STONE, best_assault
from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.table import FirestormTable

EVEN = 9.0  # points ahead that make a side about three times as likely to win
CARD = 1.1
PROSPECT = 0.6  # of an attack that is possible
LAST_TURN = 12.0  # who has declared the last turn is nearly there


def standing(table: FirestormTable, seat: Seat) -> float:
    """What everything that a seat has is worth, victory points aside."""
    player = table.players[seat]
    if player.gone:
        return 0.0
    board = board_of(table, seat)
    cards = table.own(seat, player.planets + player.ships + player.others)
    total = sum(board.card_worth(card) for card in cards) + CARD * min(len(player.hand), pieces.HAND_LIMIT)
    if len(player.deck) < 6:
        total -= 3.0 * (6 - len(player.deck))
    return total + STONE * player.stones


def sides(table: FirestormTable) -> dict[int, float]:
    """What each side has, by team."""
    found: dict[int, float] = {}
    for seat in range(table.seats):
        team = table.team(seat)
        if team not in found:
            declared = any(table.players[s].last_turn for s in range(table.seats) if table.team(s) == team)
            found[team] = glory(table.points(seat)) + (LAST_TURN if declared else 0.0)
        found[team] += standing(table, seat)
    return found


def prospect(table: FirestormTable) -> float:
    """What the attack may bring that whose turn it is can make now, with all ships active again."""
    seat = table.turn
    if table.fought or table.players[seat].gone:
        return 0.0
    board = board_of(table, seat)
    fleet = board.units(board.raiders(seat))
    enemies = [enemy for enemy in table.enemies(seat) if table.players[enemy].shield < 0]
    return max(
        (best_assault(fleet, board.prizes(enemy, seat), board.guard(enemy)) for enemy in enemies), default=0.0
    )


def share(table: FirestormTable, seat: Seat) -> float:
    """The share of the victory that a seat may expect."""
    all_sides = sides(table)
    all_sides[table.team(table.turn)] += PROSPECT * prospect(table)
    best = max(all_sides.values())
    weights = {team: exp((worth - best) / EVEN) for team, worth in all_sides.items()}
    return weights[table.team(seat)] / sum(weights.values())
