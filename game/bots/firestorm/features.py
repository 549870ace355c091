"""A position of Firestorm in numbers, from what a seat may know: `arena tune` fits their weights."""

from __future__ import annotations

from game.bots.firestorm.board import glory
from game.bots.leads import even_chance, over_best
from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.parts import RESTING, SORTS
from game.firestorm.table import FirestormTable

NAMES = (
    "even", "points", "glory", "near_the_goal", "last_turn", "planets", "last_planet", "yields", "ships",
    "attack", "defense", "damage", "resting", "others", "gear", "cards", "stones", "short_deck",
    "points_left", "on_turn",
)  # fmt: skip
SHORT = 6  # cards in a deck that may soon be empty
NEAR = 3  # victory points: one more planet


def features(table: FirestormTable, seat: Seat) -> list[float]:
    """Each is the own side's number less the best of the others'; only open cards are looked at."""
    teams = [table.team(other) for other in range(table.seats)]
    counted = [_open(table, other) for other in range(table.seats)]
    sides = [
        [sum(row) for row in zip(*(counted[s] for s in range(table.seats) if teams[s] == team), strict=True)]
        for team in range(max(teams) + 1)
    ]
    own = teams[seat]
    ahead = [over_best([side[place] for side in sides], own) for place in range(len(sides[0]))]
    points = [float(table.points(teams.index(team))) for team in range(len(sides))]
    near = [float(point >= pieces.GOAL - NEAR) for point in points]
    return [
        even_chance(len(sides)),
        over_best(points, own),
        over_best([glory(int(point)) for point in points], own),
        over_best(near, own),
        *ahead,
        float(table.team(table.turn) == own),
    ]


def _open(table: FirestormTable, seat: Seat) -> list[float]:
    """What everybody sees of a seat."""
    player = table.players[seat]
    ships = table.own(seat, player.ships)
    shown = [ship for ship in ships if table.seen[ship] == table.everyone]
    facts = [table.facts(ship) for ship in shown if table.faces[ship] < pieces.BLANK]
    planets = len(player.planets)
    return [
        float(player.last_turn),
        float(planets),
        float(planets <= 1),
        float(sum(player.ready[:SORTS])),
        float(len(ships)),
        float(sum(each.attack for each in facts)),
        float(sum(each.defense for each in facts)),
        float(sum(table.damage[card] for card in table.cards_in_play(seat))),
        float(sum(table.status[ship] & RESTING > 0 for ship in ships)),
        float(len(player.others)),
        float(len(player.gear)),
        float(min(len(player.hand), pieces.HAND_LIMIT)),
        float(player.stones),
        float(max(0, SHORT - len(player.deck))),
        float(player.tp + player.ep),
    ]
