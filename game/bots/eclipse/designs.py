"""Blueprints in Eclipse: how strong a ship is against its likely enemy, and which parts make it stronger."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from math import sqrt

from game.bots.eclipse.economy import ahead, harvests
from game.bots.eclipse.tastes import UNWISE, Scores, taste_for
from game.core.table import Seat
from game.eclipse import offers, pieces
from game.eclipse.designs import Design, may_fly
from game.eclipse.parts import Player
from game.eclipse.pieces import party_of, ship_code
from game.eclipse.prompts import FitFound, Upgrade
from game.eclipse.table import ANCIENT, EclipseTable
from game.eclipse.words import DONE, numbers_of, verb_of

SHIP = 0.8  # points that a ship of strength 1 is worth
INITIATIVE = 0.06  # of its strength, for each step ahead of the enemy
MOVEMENT = 0.06  # strength, for each sector it flies further
MISSILES = 0.9  # a die that is rolled once, beside one that is rolled every round
SHARES = (0.25, 0.5, 0.35, 0.08)  # of the materials that go into each kind of ship
LEAST_GAIN = 0.15
Change = tuple[int, int]  # a square and a part

# What the parts of a ship add up to, a byte each in one number, because designs are compared by thousands.
FIELDS = ("cannons", "missiles", "hull", "computer", "shield", "initiative", "energy", "movement", "drives")
Sums = int
ENERGY, DRIVES = 8 * FIELDS.index("energy"), 8 * FIELDS.index("drives")
BYTE = 255
ENOUGH = 128  # the energy byte of a ship that uses as much as it makes


def packed(*values: int) -> Sums:
    return sum(value << 8 * place for place, value in enumerate(values))


def chance(computer: int, shield: int) -> float:
    """How often a die hits."""
    return min(5, max(1, 1 + computer - shield)) / 6


@lru_cache(maxsize=65536)
def power(sums: Sums, foe: Design) -> float:
    """The strength of a ship against an enemy: what it destroys, and how long it lasts."""
    cannons, missiles, hull, computer, shield, initiative, _, movement, _ = sums.to_bytes(9, "little")
    dealt = (cannons + MISSILES * missiles) * chance(computer, foe.shield)
    lasts = (hull + 1) / chance(foe.computer, shield)
    ahead = max(-3, min(3, initiative - foe.initiative))
    return sqrt(dealt * lasts) * (1 + INITIATIVE * ahead) + MOVEMENT * movement


@lru_cache(maxsize=256)
def part_sums(part: int, hull: int) -> Sums:
    """What a part adds; damage beyond what destroys the enemy is wasted."""
    if part < 0:
        return 0
    row = pieces.PARTS[part]
    damage = row.dice * min(row.damage, hull + 1)
    cannons, missiles = (damage * (row.kind == kind) for kind in ("cannon", "missile"))
    stats = (row.hull, row.computer, row.shield, row.initiative, row.energy, row.movement)
    return packed(cannons, missiles, *stats, row.kind == "drive")


def on_squares(board: str, ship: int, squares: bytes) -> list[int]:
    """The part that works on each square, or -1."""
    printed = pieces.BLUEPRINTS[board, ship].printed
    return [
        tile - 1 if tile else pieces.PART_OF.get(word, -1)
        for tile, word in zip(squares, printed, strict=True)
    ]


def total(board: str, ship: int, parts: list[int], hull: int) -> Sums:
    row = pieces.BLUEPRINTS[board, ship]
    outside = packed(0, 0, 0, row.computer, row.shield, row.initiative, ENOUGH + row.energy)
    return outside + sum(part_sums(part, hull) for part in parts)


def flies(ship: int, sums: Sums) -> bool:
    drives = sums >> DRIVES
    return sums >> ENERGY & BYTE >= ENOUGH and (not drives if ship == pieces.STARBASE else drives > 0)


@lru_cache(maxsize=4096)
def strength(board: str, ship: int, squares: bytes, foe: Design) -> float:
    """How strong a kind of ship is as it is fitted now."""
    return power(total(board, ship, on_squares(board, ship, squares), foe.hull), foe)


@lru_cache(maxsize=4096)
def refit(
    board: str, ship: int, squares: bytes, parts: tuple[int, ...], takes: int, foe: Design
) -> tuple[float, tuple[Change, ...]]:
    """The strength that so many parts can give a kind of ship, at most two, and which ones."""
    now = on_squares(board, ship, squares)
    base = total(board, ship, now, foe.hull)
    singles = _singles(now, squares, useful(parts), foe.hull)
    found: dict[Sums, tuple[Change, ...]] = {base: ()}
    if takes > 1:
        found |= {
            base + one[0] + other[0]: (one[1:], other[1:])
            for one, other in combinations(singles, 2)
            if one[1] != other[1]
        }
    found |= {base + one[0]: (one[1:],) for one in singles}  # one part is better than two for the same
    able = [sums for sums in found if flies(ship, sums)]
    best = max(able, key=lambda sums: power(sums, foe), default=base)
    return power(best, foe), found[best]


def _singles(
    now: list[int], squares: bytes, parts: tuple[int, ...], hull: int
) -> list[tuple[Sums, int, int]]:
    """What a part on a square would change; of equal squares two are enough, those without a tile first."""
    spots: list[int] = []
    for square in sorted(range(len(now)), key=lambda at: bool(squares[at])):
        if sum(now[other] == now[square] for other in spots) < 2:
            spots.append(square)
    return [
        (part_sums(part, hull) - part_sums(now[square], hull), square, part)
        for square, part in product(spots, parts)
        if now[square] != part
    ]


@lru_cache(maxsize=1024)
def useful(parts: tuple[int, ...]) -> tuple[int, ...]:
    """Parts that none of the others beats in everything."""
    return tuple(part for part in parts if not any(_beats(other, part) for other in parts))


def _beats(one: int, other: int) -> bool:
    first, second = pieces.PARTS[one], pieces.PARTS[other]
    if one == other or first.kind != second.kind:
        return False
    numbers = ("dice", "damage", "hull", "computer", "shield", "movement", "initiative", "energy")
    return all(getattr(first, name) >= getattr(second, name) for name in numbers)


# --- what it means for a fleet


def likely_foe(table: EclipseTable, seat: Seat) -> Design:
    """Ancients in the early rounds, then whatever flies most dangerously in the hands of a rival."""
    flying = table.all_ships()
    if table.round <= 3 or pieces.ANCIENT_SHIP in flying:
        return ANCIENT
    kinds = sorted(set(flying))
    rivals = [table.party_design(ship) for ship in kinds if seat != party_of(ship) < pieces.ANCIENTS]
    return max(rivals, key=_menace, default=ANCIENT)


@lru_cache(maxsize=4096)
def _menace(design: Design) -> float:
    dice = sum(damage * count for damage, count in (*design.cannons, *design.missiles))
    return (1 + dice) * (1 + design.computer) * (1 + design.hull) * (1 + design.shield)


def ship_strength(table: EclipseTable, seat: Seat, ship: int, foe: Design | None = None) -> float:
    player = table.players[seat]
    against = foe or likely_foe(table, seat)
    return strength(player.row.blueprints, ship, player.designs[ship], against)


def ship_worth(table: EclipseTable, seat: Seat, ship: int) -> float:
    """What a ship is good for until the end, in points."""
    return SHIP * ship_strength(table, seat, ship) * ahead(table)


def fleet_counts(table: EclipseTable, seat: Seat, rounds: float) -> list[float]:
    """The ships of each kind: those there are, and those that materials will allow."""
    player = table.players[seat]
    materials = player.storage[pieces.MATERIALS] + rounds * table.income(seat, pieces.MATERIALS)
    flying = table.all_ships()
    counts = []
    for ship, share in enumerate(SHARES):
        built = flying.count(ship_code(seat, ship))
        coming = min(pieces.SHIP_LIMITS[ship] - built, share * materials / offers.cost(player, ship))
        if ship == pieces.STARBASE and not player.has("starbase"):
            coming = 0.0
        counts.append(built + coming)
    return counts


def own_parts(player: Player) -> tuple[int, ...]:
    return tuple(dict.fromkeys([*offers.usable_parts(player), *player.parts]))


Plan = tuple[float, int, tuple[Change, ...]]  # points gained, ship, changes


def refits(table: EclipseTable, seat: Seat, takes: int, more: tuple[int, ...] = ()) -> tuple[Plan, ...]:
    """The best change of each blueprint, the best one first."""
    player = table.players[seat]
    counts = fleet_counts(table, seat, min(2.0, harvests(table)))
    weights = tuple([SHIP * count * ahead(table) for count in counts])
    parts = (*own_parts(player), *more)
    board, squares = player.row.blueprints, tuple(player.designs)
    return fleet_refits(board, squares, weights, parts, min(2, takes), likely_foe(table, seat))


@lru_cache(maxsize=4096)
def fleet_refits(
    board: str,
    squares: tuple[bytes, ...],
    weights: tuple[float, ...],
    parts: tuple[int, ...],
    takes: int,
    foe: Design,
) -> tuple[Plan, ...]:
    """The same for ships that count so much each."""
    plans = []
    for ship, weight in enumerate(weights):
        before = strength(board, ship, squares[ship], foe)
        after, changes = refit(board, ship, squares[ship], parts, takes, foe)
        plans.append((weight * (after - before), ship, changes))
    return tuple(sorted(plans, key=lambda plan: -plan[0]))


def upgrade_worth(table: EclipseTable, seat: Seat, takes: int) -> float:
    """What the parts of one action add to the fleet."""
    best = refits(table, seat, takes)[0][0]
    if takes < 2:
        return best
    singles = refits(table, seat, 1)
    return max(best, singles[0][0] + singles[1][0])


def part_worth(table: EclipseTable, seat: Seat, parts: tuple[int, ...]) -> float:
    """What parts of a new technology would add, beyond what can be fitted already."""
    old, new = refits(table, seat, 2), refits(table, seat, 2, parts)
    gains = sorted((plan[0] for plan in new), reverse=True)
    had = sorted((plan[0] for plan in old), reverse=True)
    return sum(gains[:2]) - sum(had[:2])


def plan_of(table: EclipseTable, seat: Seat, takes: int) -> Plan:
    """Two parts for one blueprint, or one each for two, whatever gains more."""
    singles = refits(table, seat, 1)
    if takes < 2:
        return singles[0]
    pair = refits(table, seat, takes)[0]
    return pair if pair[0] >= singles[0][0] + singles[1][0] else singles[0]


def upgrading(table: EclipseTable, prompt: Upgrade, options: list[str]) -> Scores:
    """The parts that the plan wants; tiles in their way are returned first."""
    gain, ship, changes = plan_of(table, prompt.seat, prompt.takes)
    player = table.players[prompt.seat]
    if gain < LEAST_GAIN or not changes:
        return [0.0 if said == DONE else UNWISE for said in options]
    squares = player.designs[ship]
    wanted = {f"fit {ship} {square} {part}" for square, part in changes}
    clearing = {f"clear {ship} {square}" for square, _ in changes if squares[square]}
    blocked = bool(clearing & set(options))
    scores = []
    for said in options:
        if said in clearing:
            scores.append(gain + 0.5)
        elif said in wanted:
            scores.append(0.0 if blocked else gain)
        elif said == DONE:
            scores.append(0.0)
        else:
            scores.append(min(gain - 0.5, _single(table, prompt.seat, said)))
    return scores


def _single(table: EclipseTable, seat: Seat, said: str) -> float:
    """What one part on one square does, as most people see it."""
    if verb_of(said) != "fit":
        return UNWISE
    ship, square, part = numbers_of(said)
    player = table.players[seat]
    foe = likely_foe(table, seat)
    board, squares = player.row.blueprints, bytearray(player.designs[ship])
    before = strength(board, ship, bytes(squares), foe)
    squares[square] = part + 1
    if not may_fly(board, ship, bytes(squares)):
        return UNWISE
    return 2 * (strength(board, ship, bytes(squares), foe) - before) - 0.8


@taste_for(FitFound)
def where_it_does_most(table: EclipseTable, prompt: FitFound, options: list[str]) -> Scores:
    """A part that was found goes where the fleet gains most."""
    player = table.players[prompt.seat]
    foe = likely_foe(table, prompt.seat)
    counts = fleet_counts(table, prompt.seat, 2.0)
    scores = []
    for said in options:
        if said == "store":
            scores.append(0.3)
            continue
        ship, square = numbers_of(said)
        squares = bytearray(player.designs[ship])
        before = strength(player.row.blueprints, ship, bytes(squares), foe)
        squares[square] = prompt.part + 1
        after = strength(player.row.blueprints, ship, bytes(squares), foe)
        scores.append(SHIP * (after - before) * counts[ship])
    return scores
