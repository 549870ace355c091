"""A battle has its own stage: attackers face right, defenders left, the dice lie between them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import NamedTuple

from pygame import Rect

from game.eclipse import pieces
from game.eclipse.battle_events import DiceAssigned
from game.eclipse.battle_prompts import targets
from game.eclipse.odds.fleets import lowest_hit
from game.eclipse.parts import NO_SHIP, Battle, Die
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle import volley
from scenes.games.eclipse.looks.battle import (
    HeadingLook,
    RefugeLook,
    RollTrayLook,
    RungLook,
    WarshipLook,
    WeaponDieLook,
    felt_of,
    label_width,
)
from scenes.games.eclipse.names import code_name, sector_title, times
from scenes.games.eclipse.zones import Z_DRAWN, Z_HAND
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.stage.piece import PlacedPiece

NOW = "die:now"  # the die that is being placed
SIZES = {
    "interceptor": 0.72,
    "cruiser": 0.86,
    "starbase": 0.8,
    "dreadnought": 1.0,
    "ancient": 0.9,
    "center": 1.0,
}
ACROSS = 2  # groups beside each other on a side
LOW = 0.15  # of the table: a lower hand has no room for dice
Z_SHIP = Z_DRAWN


class Spots(NamedTuple):
    """Where the parts of the stage are."""

    heading: Rect
    ladder: Rect
    sides: tuple[Rect, Rect]  # attacker, defender
    chance: Rect  # the ring with the chance to win
    tray: Rect
    refuges: Rect


def staged(view: EclipseTable) -> bool:
    """Two parties are fighting."""
    return view.battle is not None


def spots(watching: Watching) -> Spots:
    """The dice lie where the own board is at other times, or on the table if there is no room."""
    area, hand = watching.area, watching.hand
    gap = max(4, area.width // 120)
    head = Rect(area.x + gap, area.y + gap, area.width - 2 * gap, area.height // 15)
    ladder = Rect(head.x, head.bottom + gap // 2, head.width, area.height // 9)
    below = hand.height > area.height * LOW and not watching.flat
    wide_hand = Rect(area.x, hand.y, hand.right - area.x, hand.height)
    room = wide_hand if below else Rect(area.x, area.bottom - area.height // 4, area.width, area.height // 4)
    tray = Rect(room.x, room.y, round(room.width * 0.74), room.height - gap)
    refuges = Rect(tray.right + gap, tray.y, room.right - gap - tray.right, tray.height)
    top = ladder.bottom + gap
    tall = (area.bottom if below else tray.y) - gap - top
    middle = min(round(area.width * 0.18), round(tall * 0.5))
    wide = (area.width - middle) // 2 - 2 * gap
    left = Rect(area.x + gap, top, wide, tall)
    right = Rect(area.right - gap - wide, top, wide, tall)
    chance = about((area.centerx, top + tall * 2 // 5), middle)
    return Spots(head, ladder, (left, right), chance, tray, refuges)


def picture(view: EclipseTable, watching: Watching) -> list[PlacedPiece]:
    """The whole stage; nothing of the map is seen."""
    battle = view.battle
    assert battle is not None
    where = spots(watching)
    return [
        _heading(view, battle, where.heading, watching),
        *_ladder(view, battle, where.ladder, watching),
        *_fleet(view, battle, battle.attacker, where.sides[0], watching),
        *_fleet(view, battle, battle.defender, where.sides[1], watching),
        *_tray(view, battle, where.tray, watching),
        *_refuges(view, where.refuges, watching),
    ]


def places(view: EclipseTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    """Ships on which a die may be dropped."""
    if view.battle is None:
        return {}
    where = spots(watching)
    both = zip((view.battle.attacker, view.battle.defender), where.sides, strict=True)
    placed = [one for party, side in both for one in _fleet(view, view.battle, party, side, watching)]
    return {one.id: (one.rect, one.name) for one in placed}


def colour_of(party: int, watching: Watching) -> str:
    """The colour of a party; none for those whom nobody plays."""
    return watching.colours[party] if party < pieces.ANCIENTS else ""


# --- above


def _heading(view: EclipseTable, battle: Battle, rect: Rect, watching: Watching) -> PlacedPiece:
    title = sector_title(view.face(battle.sector).id, watching.language)
    part = say(watching, "eclipse.combat.missiles" if battle.missiles else "eclipse.combat.round")
    return at(
        "battle:heading",
        HeadingLook(title, part),
        rect,
        Z_SHIP,
        name=title,
        inspect=f"sector:{battle.sector}",
    )


def _ladder(view: EclipseTable, battle: Battle, rect: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    """The kinds of ships in the order in which they act."""
    here = view.map[battle.sector].ships
    order = [ship for ship in reversed(battle.order) if ship in here]
    gap = max(3, rect.width // 160)
    wide = min((rect.width - gap * (len(order) - 1)) // max(1, len(order)), rect.width // 4)
    left = rect.centerx - (wide * len(order) + gap * (len(order) - 1)) // 2
    for place, ship in enumerate(order):
        count = here.count(ship)
        state = "now" if ship == battle.firing else "to_come" if ship in battle.queue else "done"
        name = times(code_name(ship, watching.language), count, watching.language)
        look = RungLook(
            pieces.kind_of(ship), colour_of(party_of(ship), watching), name,
            _doing(battle, ship, state, watching), view.party_design(ship).initiative, state,
            left=party_of(ship) == battle.defender,
        )  # fmt: skip
        spot = Rect(left + place * (wide + gap), rect.y, wide, rect.height)
        yield at(f"rung:{ship}", look, spot, Z_SHIP, name=name, inspect=f"fleet:{ship}")


def _doing(battle: Battle, ship: int, state: str, watching: Watching) -> str:
    if ship in battle.fleeing:
        return say(watching, "eclipse.combat.leaves")
    if state == "now":
        return say(watching, "eclipse.combat.fires" if battle.dice else "eclipse.combat.is_up")
    return (
        say(watching, "eclipse.combat.waits") if state == "to_come" else say(watching, "eclipse.combat.done")
    )


# --- the fleets


def _fleet(
    view: EclipseTable, battle: Battle, party: int, side: Rect, watching: Watching
) -> Iterator[PlacedPiece]:
    """The ships of one side, those of a kind with the same damage together; the largest in front."""
    here = view.map[battle.sector]
    ships_here = list(zip(here.ships, here.damage, strict=True))
    groups = sorted({pair for pair in ships_here if party_of(pair[0]) == party}, key=_by_size)
    rows = max(1, -(-len(groups) // ACROSS))
    tall = min(side.height // rows, round(side.height * 0.62))
    wide = side.width // (ACROSS if len(groups) > 1 else 1)
    top = side.centery - tall * rows // 2
    defends = party == battle.defender
    for place, (ship, damage) in enumerate(groups):
        row, column = divmod(place, ACROSS)
        alone = len(groups) % ACROSS and place == len(groups) - 1
        inner = column if defends else ACROSS - 1 - column
        x = side.centerx if alone else side.x + inner * wide + wide // 2
        size = SIZES[pieces.kind_of(ship)]
        spot = about((x, top + row * tall + tall // 2), min(wide, tall * 1.5) * 0.96, tall * 0.94)
        yield _group(view, battle, ship, damage, ships_here.count((ship, damage)), spot, size, watching)


def _by_size(pair: tuple[int, int]) -> tuple[int, int]:
    return pieces.BY_SIZE.index(type_of(pair[0])), -pair[1]


def _group(
    view: EclipseTable, battle: Battle, ship: int, damage: int, count: int, spot: Rect, size: float,
    watching: Watching,
) -> PlacedPiece:  # fmt: skip
    design = view.party_design(ship)
    firing = battle.firing if battle.dice else NO_SHIP
    aimed_at = firing != NO_SHIP and party_of(ship) != party_of(firing)
    needs = lowest_hit(view.party_design(firing).computer, design.shield) if aimed_at else 0
    state = "leaves" if ship in battle.fleeing else "fires" if ship == firing else ""
    name = times(code_name(ship, watching.language), count, watching.language)
    dice = design.missiles if battle.missiles else design.cannons
    look = WarshipLook(
        pieces.kind_of(ship), colour_of(party_of(ship), watching), name, count, design.hull, damage, dice,
        design.shield, left=party_of(ship) == battle.defender, state=state, needs=needs,
    )  # fmt: skip
    shrunk = about(spot.center, spot.width * max(size, 0.86), spot.height * max(size, 0.86))
    return at(
        f"target:{ship}:{damage}", look, shrunk, Z_SHIP + 1, name=name, inspect=f"fleet:{ship}",
        source=f"fleet:{ship}:{battle.sector}|ship:{battle.sector}:{type_of(ship)}",
    )  # fmt: skip


# --- the dice


def current(view: EclipseTable) -> Die | None:
    """The die that will be placed next."""
    battle = view.battle
    if battle is None or battle.firing == NO_SHIP:
        return None
    return next((die for die in battle.dice if targets(view, party_of(battle.firing), die)), None)


def _tray(view: EclipseTable, battle: Battle, tray: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    title, text = volley.told(view, battle, watching)
    look = RollTrayLook(
        title, text, say(watching, "eclipse.combat.hit"), say(watching, "eclipse.combat.miss")
    )
    yield at("battle:tray", look, tray, Z_SHIP, name=title, inspect="term:battle")
    for number, (die, spot) in enumerate(dice_spots(view, battle, tray)):
        now = current(view) == die and all(other != die for other in battle.dice[:number])
        misses = not targets(view, party_of(battle.firing), die)
        yield at(
            NOW if now else f"die:{number}", WeaponDieLook(die.face, die.damage, misses), spot, Z_HAND,
            name=say(watching, "eclipse.combat.die", face=die.face, damage=die.damage),
        )  # fmt: skip


def dice_spots(view: EclipseTable, battle: Battle, tray: Rect) -> list[tuple[Die, Rect]]:
    """Where each die lies: those that hit something above, the others below."""
    felt = felt_of(tray)
    room = Rect(felt.x + label_width(tray), felt.y, felt.width - label_width(tray), felt.height)
    rows: tuple[list[Die], list[Die]] = ([], [])
    for die in battle.dice:
        rows[not targets(view, party_of(battle.firing), die)].append(die)
    most = max(1, *map(len, rows))
    side = min(round(room.height * 0.4), room.width // most)
    placed: dict[int, Rect] = {}
    for row, dice in enumerate(rows):
        for place in range(len(dice)):
            x = room.x + side * (place + 0.5) * 1.06
            y = room.y + room.height * (0.27 if row == 0 else 0.73)
            placed[row * len(battle.dice) + place] = about((x, y), side * 0.9)
    counters = [0, 0]
    found = []
    for die in battle.dice:
        row = int(not targets(view, party_of(battle.firing), die))
        found.append((die, placed[row * len(battle.dice) + counters[row]]))
        counters[row] += 1
    return found


# --- ways out


def _refuges(view: EclipseTable, room: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    """Sectors to which the ships that are up may withdraw, while that is asked."""
    sectors = sorted(int(name.split(":")[1]) for name in watching.offered if name.startswith("sector:"))
    tall = min(room.height // max(1, len(sectors)), round(room.height * 0.4))
    for place, sector in enumerate(sectors):
        name = sector_title(view.face(sector).id, watching.language)
        look = RefugeLook(name, say(watching, "eclipse.combat.withdraw"))
        spot = Rect(room.x, room.bottom - tall * (len(sectors) - place), room.width, round(tall * 0.8))
        yield at(f"sector:{sector}", look, spot, Z_SHIP + 1, name=name, inspect=f"sector:{sector}")


# --- the moment before a hit


def before(view: EclipseTable, event: DiceAssigned) -> EclipseTable:
    """The table as it was when this die had not hit yet."""
    battle = view.battle
    assert battle is not None
    here = copy(view.map[battle.sector])
    here.ships, here.damage = here.ships.copy(), here.damage.copy()
    if event.destroyed:
        here.add(event.ship, event.damage)
    else:
        place = next(
            number
            for number, (ship, damage) in enumerate(zip(here.ships, here.damage, strict=True))
            if ship == event.ship and damage == event.damage + event.points
        )
        here.damage[place] = event.damage
    then = copy(view)
    then.map = view.map.copy()
    then.map[battle.sector] = here
    then.battle = copy(battle)
    then.battle.dice = [event.die, *battle.dice]
    then.battle.firing = battle.order[len(battle.queue)]  # nobody is named once the last die is placed
    return then


def destroys(view: EclipseTable, die: Die, ship: int, damage: int) -> bool:
    return damage + die.damage > view.party_design(ship).hull
