"""The stage of a combat: formations above, their blockers below, the attacked planet at the lower edge."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.core.table import CardId
from game.firestorm.parts import NOWHERE, Combat
from game.firestorm.pieces import NONE, card_of, own_number, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from scenes.drawing.theme import BAD
from scenes.games.firestorm.card_faces import gear_look, power_of
from scenes.games.firestorm.combat import blocking, cases, home_cards, known_attackers
from scenes.games.firestorm.combat.lanes import (
    HEAD,
    PAD,
    Lane,
    below_most,
    blockers,
    breadths,
    free_spots,
    inside,
    is_planned,
    known,
    lanes,
    stage_room,
    stand,
    unassigned,
    with_homes,
)
from scenes.games.firestorm.combat.steps import STEPS, step_of
from scenes.games.firestorm.lines_piece import lines_piece
from scenes.games.firestorm.looks.backs import BackLook
from scenes.games.firestorm.looks.cards import TableCardLook
from scenes.games.firestorm.looks.chips import CaptionLook
from scenes.games.firestorm.looks.lines import UP
from scenes.games.firestorm.looks.stage import FrameLook, LaneLook, PlateLook, StepsLook
from scenes.games.firestorm.names import card_name, face_key
from scenes.games.firestorm.seat_cards import accessories, most_gear, usable_signs, whole
from scenes.games.firestorm.zones import (
    CARD,
    STEP,
    Z_CARD,
    Z_LINE,
    Z_TABLE,
    free_right,
    row_of,
    tall_of,
    zone,
)
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.stage.piece import PlacedPiece

ASSIGNED = STEPS.index("assignment")


def staged(view: FirestormTable) -> bool:
    return view.combat is not None


def is_blocked(view: FirestormTable, combat: Combat, formation: int, watching: Watching) -> bool:
    return formation in combat.blocked or bool(blockers(view, formation, watching))


def places(view: FirestormTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    """Formations with the slots below them, for blockers."""
    assert view.combat is not None
    if not view.combat.placed:
        return {}
    return {
        f"formation:{lane.formation}": (
            blocking.lane_area(lane, watching),
            say(watching, "firestorm.fight.slot", letter=lane.letter),
        )
        for lane in lanes(view, watching)
    }


def picture(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    combat = view.combat
    assert combat is not None
    names = tuple(say(watching, f"firestorm.step.{step}") for step in STEPS)
    rect = zone(watching, "fight.steps")
    rect.width = min(rect.right, free_right(watching)) - rect.x
    name = say(watching, "firestorm.fight.steps")
    yield at(
        "fight:steps", StepsLook(names, step_of(view)), rect, Z_TABLE + 1, name=name, inspect="term:combat"
    )
    if combat.placed:
        for lane in lanes(view, watching):
            yield from _lane(view, combat, lane, watching)
        yield from _unassigned(view, watching)
        letters = {lane.formation: lane.letter for lane in lanes(view, watching)}
        free = [number for number in letters if not is_blocked(view, combat, number, watching)]
        yield from known_attackers.picture(view, zone(watching, "fight.count"), letters, free, watching)
    else:
        yield from _declared(view, combat, watching)
    yield from _planet(view, combat, watching)
    yield from home_cards.picture(view, watching)


# --- the ships


def _declared(view: FirestormTable, combat: Combat, watching: Watching) -> Iterator[PlacedPiece]:
    """Before they are laid out all attackers stand in one frame."""
    ships = view.own(combat.attacker, combat.attackers)
    upper = stage_room(view, watching, "fight.formations")
    yield from _framed(
        view,
        ships,
        upper,
        "",
        say(watching, "firestorm.fight.declared", count=len(ships)),
        "attack",
        watching,
    )


def _framed(
    view: FirestormTable, ships: list[CardId], frame: Rect, letter: str, note: str, kind: str,
    watching: Watching,
    z: int = 0,
) -> Iterator[PlacedPiece]:  # fmt: skip
    gear = below_most(view, ships)
    wide = frame.height * (1 - HEAD) / tall_of(gear) * CARD
    across = min(frame.width, round((sum(breadths(view, ships)) * 1.1 + PAD + 0.6) * wide))
    used = about(frame.center, across, frame.height)
    yield at(f"frame:{letter}:{kind}", FrameLook(letter, note, kind), used, Z_TABLE + 2)
    for place, (ship, spot) in enumerate(zip(ships, stand(view, ships, inside(used), gear), strict=True)):
        yield from whole(view, ship, spot, watching, Z_CARD + STEP * (z + place), aside=True)


def _lane(view: FirestormTable, combat: Combat, lane: Lane, watching: Watching) -> Iterator[PlacedPiece]:
    hidden = sum(bool(combat.covered[slot]) for slot in lane.slots)
    note = (
        say(watching, "firestorm.fight.hidden", count=hidden)
        if hidden
        else say(watching, "firestorm.fight.open")
    )
    name = say(watching, "firestorm.fight.formation", letter=lane.letter)
    look = FrameLook(lane.letter, note, "hidden" if hidden else "attack")
    yield at(
        f"formation:{lane.formation}", look, lane.frame, Z_TABLE + 2, name=name, inspect="term:formation"
    )
    spots = stand(view, known(view, combat, lane.slots), inside(lane.frame), lane.gear[0])
    for place, (slot, spot) in enumerate(zip(lane.slots, spots, strict=True)):
        yield from _attacker(view, combat, slot, spot, watching, Z_CARD + STEP * (slot * 3 + place))
    yield from _blocking(view, combat, lane, watching)


def _attacker(
    view: FirestormTable, combat: Combat, slot: int, spot: Rect, watching: Watching, z: int
) -> Iterator[PlacedPiece]:
    local = view.faces[view.slip(slot)]
    ship = card_of(combat.attacker, local) if local < NONE else NOWHERE
    if not combat.covered[slot]:
        yield from whole(view, ship, spot, watching, z, mark=_mark(ship, watching), aside=True)
        return
    name = say(watching, "firestorm.fight.covered")
    if local < NONE:  # its owner knows it: open, with the seal that others see
        name = card_name(view, ship, watching.language)
        yield from usable_signs(view, ship, spot, watching, z + 2, full=spot.width)
        yield from accessories(view, ship, spot, watching, z, aside=True)
        attack, defense = values(view, ship)
        look = TableCardLook(
            face_key(view, ship), watching.language, attack, defense, combat.hurt[slot], mark="covered"
        )
        yield at(
            f"slot:{slot}",
            look,
            spot,
            z,
            name=name,
            inspect=f"card:{ship}",
            source=f"card:{ship}",
            light=0.86,
        )
        return
    back = BackLook(
        watching.colours[combat.attacker],
        "resource",
        str(combat.hurt[slot] or "?"),
        power_of(view, combat.attacker),
    )
    tilt = 1.5 if slot % 2 else -1.5
    yield at(
        f"slot:{slot}",
        back,
        spot,
        z,
        name=name,
        inspect="term:face_down",
        angle=tilt,
        source=f"hand:{combat.attacker}",
    )


def _mark(ship: CardId, watching: Watching) -> str:
    return "chosen" if ship in getattr(watching.question, "chosen", ()) else ""


def _blocking(view: FirestormTable, combat: Combat, lane: Lane, watching: Watching) -> Iterator[PlacedPiece]:
    """The slot below a formation, and the sign between both."""
    ships = blockers(view, lane.formation, watching)
    done, planned = step_of(view) > ASSIGNED, is_planned(watching)
    blocked = is_blocked(view, combat, lane.formation, watching)
    state = "blocked" if blocked else "through" if done or planned else "open"
    lane_rect = zone(watching, "fight.lanes")
    badge = Rect(lane.frame.centerx - lane_rect.height, lane_rect.y, 2 * lane_rect.height, lane_rect.height)
    yield at(
        f"lane:{lane.formation}",
        LaneLook(state),
        badge,
        Z_TABLE + 4,
        name=say(watching, f"firestorm.fight.lane_{state}"),
    )
    if not combat.defenders and not done:  # whoever could defend stands there
        return
    note = "" if ships else _unblocked(view, lane, watching, free=done and not blocked)
    kind = "blocked" if blocked else "through" if done else "slot"
    yield at(f"block:{lane.formation}", FrameLook("", note, kind), lane.slot, Z_TABLE + 2)
    spots = stand(view, ships, blocking.cards_room(lane, watching), lane.gear[1])
    for place, (ship, spot) in enumerate(zip(ships, spots, strict=True)):
        z = Z_CARD + STEP * (120 + place)
        yield from whole(view, ship, spot, watching, z, mark=_mark(ship, watching), aside=True)
    yield from blocking.picture(view, lane, spots, watching)
    advancing = [ship for ship in view.attackers_in(lane.formation) if _advances(combat, ship)]
    if advancing or (planned and not blocked and _is_above_plate(lane, watching)):
        yield _arrow(lane, watching)


def _unblocked(view: FirestormTable, lane: Lane, watching: Watching, *, free: bool) -> str:
    """What stands in a slot without blockers."""
    if is_planned(watching):
        return cases.told(view, lane.formation, (), watching.language)[0].text
    return say(watching, "firestorm.fight.through" if free else "firestorm.fight.no_blocker")


def _advances(combat: Combat, ship: CardId) -> bool:
    return owner_of(ship) == combat.attacker and own_number(ship) in combat.advancing


def _is_above_plate(lane: Lane, watching: Watching) -> bool:
    plate = zone(watching, "fight.plate")
    return lane.slot.x + 32 < plate.right and lane.slot.right - 32 > plate.x


def _arrow(lane: Lane, watching: Watching) -> PlacedPiece:
    """From a formation that advances to the planet."""
    plate = zone(watching, "fight.plate")
    goal = min(max(lane.slot.centerx, plate.x + 20), plate.right - 20)
    start = min(max(goal, lane.slot.x + 12), lane.slot.right - 12)
    line = (start, lane.slot.bottom), (goal, plate.y - 2), UP
    return lines_piece(f"advance:{lane.formation}", [line], watching.area, Z_LINE, colour=BAD, dashed=True)


def _unassigned(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Defenders that face no formation, at the left."""
    free = unassigned(view, watching)
    if not free:
        return
    homes, cells = with_homes(view, watching), free_spots(view, watching)
    top = zone(watching, "fight.formations").y
    head = Rect(
        cells[0].x, top, max(cells[0].unionall(cells).width, watching.area.width // 8), cells[0].y - top
    )
    yield at("fight:free", CaptionLook(say(watching, "firestorm.fight.free")), head, Z_TABLE + 1)
    for place, (ship, cell) in enumerate(zip(homes, cells, strict=True)):
        if ship not in free:
            continue
        spot = row_of(cell, 1, gear=most_gear(view, homes)).spots[0]
        z = Z_CARD + STEP * (180 + place)
        yield from whole(view, ship, spot, watching, z, mark=_mark(ship, watching))


# --- the planet


def _planet(view: FirestormTable, combat: Combat, watching: Watching) -> Iterator[PlacedPiece]:
    rect, planet = zone(watching, "fight.plate"), combat.planet
    attack, defense = values(view, planet)
    need, worth = cases.needs(view, planet), cases.worth(view, planet)
    look = PlateLook(
        face_key(view, planet), card_name(view, planet, watching.language), attack, defense,
        view.damage[planet], say(watching, "firestorm.fight.needs", damage=need, points=worth),
        say(watching, "firestorm.fight.attacked"),
    )  # fmt: skip
    there = view.is_in_play(planet)  # one that has just been destroyed lies apart
    name = card_name(view, planet, watching.language)
    yield at(
        f"card:{planet}" if there else "fight:planet", look, rect, Z_CARD, name=name, inspect=f"card:{planet}"
    )
    half, tall = rect.width // 2, watching.area.bottom - rect.bottom - 4
    for place, card in enumerate(view.gear_on(planet)):
        strip = Rect(rect.x + place * half, rect.bottom + 2, half - 4, tall)
        title = card_name(view, card, watching.language)
        yield at(
            f"card:{card}", gear_look(view, card, watching), strip, Z_CARD, name=title, inspect=f"card:{card}"
        )


def planet_kind(view: FirestormTable) -> str:
    """The kind of the attacked planet, for the horizon."""
    combat = view.combat
    facts = view.facts(combat.planet).planet if combat is not None else None
    return facts.planet_type if facts else "industry"


def planet_key(view: FirestormTable) -> str:
    """The card of the attacked planet, whose colours the horizon has."""
    return face_key(view, view.combat.planet) if view.combat is not None else ""
