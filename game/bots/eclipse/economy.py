"""Money, science and materials in Eclipse: what they are worth in points, and what a disc costs."""

from __future__ import annotations

from game.bots.eclipse.tastes import AGAINST, Scores, taste_for
from game.core.table import Seat
from game.eclipse import offers, pieces
from game.eclipse.battle_prompts import AvoidBankruptcy
from game.eclipse.parts import Player
from game.eclipse.prompts import ChooseTrack
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of

Prices = tuple[float, float, float]  # of one money, science and material, in points

USUAL_ACTIONS = 4  # discs that a round takes
SCIENCE_BASE, MATERIALS_BASE = 0.3, 0.3  # the price of a resource that is scarce
PLENTY = 6  # a resource of which so much comes in is worth half as much
MONEY_BASE, MONEY_SLOPE = 0.42, 0.025  # the price of money, and how it falls with what will be left
MONEY_LEAST, MONEY_MOST = 0.1, 0.8
AHEAD_AT_LAST, AHEAD_PER_ROUND = 0.5, 0.1
LAST_SPENDING = 0.5  # what the last harvest is worth, beside the earlier ones


def harvests(table: EclipseTable) -> float:
    """The harvests to come that can still be spent; the last one only in a hurry."""
    left = pieces.ROUNDS - table.round
    return left - 1 + LAST_SPENDING if left else 0.0


def ahead(table: EclipseTable) -> float:
    """How much of what ships can still do lies ahead: to be fitted, to fly, to fight."""
    return min(1.0, AHEAD_AT_LAST + AHEAD_PER_ROUND * harvests(table))


def payments(table: EclipseTable) -> int:
    """How often the upkeep will still be paid."""
    return pieces.ROUNDS - table.round + 1


def last_round(table: EclipseTable) -> bool:
    return table.round >= pieces.ROUNDS


def upkeep_with(discs: int) -> int:
    return pieces.UPKEEP[max(0, min(discs, len(pieces.UPKEEP) - 1))]


def balance(table: EclipseTable, seat: Seat, discs: int = 0) -> int:
    """The money that is left after this round if so many more discs leave the influence track."""
    player = table.players[seat]
    income = table.income(seat, pieces.MONEY)
    return player.storage[pieces.MONEY] + income - upkeep_with(player.discs - discs)


def affordable(table: EclipseTable, seat: Seat, discs: int) -> bool:
    """The upkeep can be paid if so many more discs leave the track; in the last round by trading, too."""
    if table.players[seat].discs < discs:
        return False
    if balance(table, seat, discs) >= 0:
        return True
    return last_round(table) and offers.solvent(table, seat, discs)


def home_discs(player: Player) -> int:
    """The discs on the track when those on actions have come back."""
    return player.discs + sum(player.spent)


def prospects(table: EclipseTable, seat: Seat) -> int:
    """The money that would be left after the next round with the usual actions."""
    usual = upkeep_with(home_discs(table.players[seat]) - USUAL_ACTIONS)
    return balance(table, seat) + table.income(seat, pieces.MONEY) - usual


def prices(table: EclipseTable, seat: Seat) -> Prices:
    """What is scarce is dear; money is dear when the coming rounds can hardly be paid."""
    player = table.players[seat]
    money = MONEY_BASE - MONEY_SLOPE * prospects(table, seat)
    return (
        min(MONEY_MOST, max(MONEY_LEAST, money)),
        _scarcity(table, player, seat, pieces.SCIENCE) * SCIENCE_BASE,
        _scarcity(table, player, seat, pieces.MATERIALS) * MATERIALS_BASE,
    )


def _scarcity(table: EclipseTable, player: Player, seat: Seat, resource: int) -> float:
    there = table.income(seat, resource) + player.storage[resource] / 3
    return PLENTY / (PLENTY + max(0.0, there - 3))


def cube_worth(table: EclipseTable, seat: Seat, track: int, priced: Prices) -> float:
    """What the next cube that leaves a track brings until the end."""
    cubes = table.players[seat].cubes[track]
    if not cubes:
        return 0.0
    gain = pieces.PRODUCTION[cubes - 1] - pieces.PRODUCTION[cubes]
    times = harvests(table) + (track == pieces.MONEY)  # money is there before the upkeep is paid
    return gain * priced[track] * times


def action_cost(table: EclipseTable, seat: Seat, priced: Prices, *, spending: bool = False) -> float:
    """What the disc of one more action costs; it comes back after the round.

    What an action spends cannot be traded for the upkeep any more.
    """
    if not affordable(table, seat, 1) or (spending and balance(table, seat, 1) < 0):
        return -AGAINST
    discs = table.players[seat].discs
    if last_round(table):
        return 0.05  # money is good for nothing else any more
    return (upkeep_with(discs - 1) - upkeep_with(discs)) * priced[pieces.MONEY] + 0.05


def keeping_cost(table: EclipseTable, seat: Seat, priced: Prices, discs: int = 1) -> float:
    """What it costs to keep one more disc on the map, the last of so many that leave the track now."""
    if not affordable(table, seat, discs):
        return -AGAINST
    if last_round(table):
        return 0.0
    player = table.players[seat]
    now = upkeep_with(player.discs - discs) - upkeep_with(player.discs - discs + 1)
    usual = home_discs(player) - USUAL_ACTIONS + 1
    later = upkeep_with(usual - 1) - upkeep_with(usual)
    return (now + later * (payments(table) - 1)) * priced[pieces.MONEY]


# --- questions


@taste_for(ChooseTrack)
def where_it_pays(table: EclipseTable, prompt: ChooseTrack, options: list[str]) -> Scores:
    """Cubes leave where the next square brings most, and come back where it costs least."""
    priced = prices(table, prompt.seat)
    tracks = [numbers_of(said)[0] for said in options]
    purpose = prompt.what.removeprefix("ask.")
    if purpose == "artifact":
        return [pieces.ARTIFACT_GAIN * priced[track] for track in tracks]
    if purpose == "envoy_cube":
        return [cube_worth(table, prompt.seat, track, priced) for track in tracks]
    return [-_loss(table, prompt.seat, track, priced) for track in tracks]


def _loss(table: EclipseTable, seat: Seat, track: int, priced: Prices) -> float:
    """What a cube that comes back to a track costs."""
    cubes = table.players[seat].cubes[track]
    if cubes > pieces.TRACK_CUBES:
        return 0.0
    loss = pieces.PRODUCTION[cubes] - pieces.PRODUCTION[cubes + 1]
    return loss * priced[track] * (harvests(table) + (track == pieces.MONEY))


@taste_for(AvoidBankruptcy)
def trade_before_giving_up(table: EclipseTable, prompt: AvoidBankruptcy, options: list[str]) -> Scores:
    """First what lies in store, then the sector that is worth least."""
    seat = prompt.seat
    priced = prices(table, seat)
    rate = table.players[seat].row.trade
    traded = [-priced[numbers_of(said)[0]] * rate if verb_of(said) == "trade" else 0.0 for said in options]
    return [
        AGAINST - _keep(table, numbers_of(said)[0]) if verb_of(said) == "abandon" else worth
        for said, worth in zip(options, traded, strict=True)
    ]


def _keep(table: EclipseTable, sector: int) -> float:
    """What a sector with a disc is worth: points and people."""
    here = table.map[sector]
    return table.face(sector).vp + pieces.MONOLITH_POINTS * here.monolith + 0.8 * here.cubes.bit_count()
