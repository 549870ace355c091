"""Where the parts of a combat's stage are: lanes of formations, their blockers, whoever faces nobody."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from pygame import Rect

from game.core.table import CardId
from game.firestorm.combat.prompts import AssignDefender
from game.firestorm.parts import FREE, NOWHERE, Combat
from game.firestorm.pieces import NONE, card_of
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.seat_cards import BELOW, BESIDE, most_gear
from scenes.games.firestorm.zones import CARD, GAP, free_right, row_of, tall_of, zone
from scenes.table.game_table import Watching

HEAD = 0.14  # of a frame's height: its letter and note
PAD = 0.3  # of a card's width, beside the cards of a frame
FREE_MOST = 0.4  # of the stage: ships that face nobody


class Lane(NamedTuple):
    """A formation with the slot of its blockers below."""

    formation: int
    letter: str
    frame: Rect
    slot: Rect
    slots: tuple[int, ...]
    gear: tuple[int, int]  # the most accessories of an attacker, and of a blocker


def letter_of(place: int) -> str:
    return chr(ord("A") + place % 26)


def stage_room(view: FirestormTable, watching: Watching, name: str) -> Rect:
    """A zone of the stage over its whole width, as far as stack and cards in the air leave it free."""
    area, left, right = zone(watching, name), watching.area.x, free_right(watching)
    if any(player.air for player in view.players):
        right = min(right, zone(watching, "air").x)
    return Rect(left, area.y, right - left, area.height)


def inside(frame: Rect) -> Rect:
    """The room for cards in a frame."""
    head = round(frame.height * HEAD)
    return Rect(frame.x + frame.width // 20, frame.y + head, frame.width * 9 // 10, frame.height - head)


# --- ships in a frame


def below_most(view: FirestormTable, ships: Sequence[CardId]) -> int:
    """The most accessories below one of these ships; where more belong to a ship, they lie beside it."""
    return max((count for ship in ships if (count := most_gear(view, [ship])) <= BELOW), default=0)


def breadths(view: FirestormTable, ships: Sequence[CardId]) -> list[float]:
    """How wide ships are with what lies beside them, by the width of a card."""
    return [1.0 if ship == NOWHERE or most_gear(view, [ship]) <= BELOW else 1 + BESIDE for ship in ships]


def known(view: FirestormTable, combat: Combat, slots: Sequence[int]) -> list[CardId]:
    """The ships in some slots, as far as this view knows them."""
    locals_ = [view.faces[view.slip(slot)] for slot in slots]
    return [card_of(combat.attacker, local) if local < NONE else NOWHERE for local in locals_]


def stand(view: FirestormTable, ships: Sequence[CardId], room: Rect, gear: int) -> list[Rect]:
    """Where ships stand in a frame: beside each other, with room for what lies beside them."""
    across = breadths(view, ships)
    if sum(across) == len(ships):
        return list(row_of(room, len(ships), gear=gear).spots)
    wide = room.height / tall_of(gear) * CARD
    wide *= min(1.0, room.width / ((sum(across) + (len(ships) - 1) * GAP) * wide))
    x = room.centerx - (sum(across) + (len(ships) - 1) * GAP) * wide / 2
    spots = []
    for breadth in across:
        spots.append(Rect(round(x), room.y, round(wide), round(wide / CARD)))
        x += (breadth + GAP) * wide
    return spots


# --- the lanes


def lanes(view: FirestormTable, watching: Watching) -> list[Lane]:
    """The formations from the left to the right, each as wide as its ships need."""
    upper, lower = stage_room(view, watching, "fight.formations"), zone(watching, "fight.slots")
    members, needed, wide = _needs(view, watching)
    gear = _gear(view, watching)
    gap = wide * 0.3
    left = max((spot.right + round(gap) for spot in free_spots(view, watching)), default=upper.x)
    total = sum(needed) * wide + gap * max(0, len(needed) - 1)
    scale = min(1.0, (upper.right - left) / max(1.0, total))
    x = max(upper.centerx - total * scale / 2, left)  # in the middle of the stage, if there is room
    x = min(x, upper.right - total * scale)
    found = []
    for place, ((number, slots), need) in enumerate(zip(members.items(), needed, strict=True)):
        across = need * wide * scale
        frame = Rect(round(x), upper.y, round(across), upper.height)
        slot = Rect(round(x), lower.y, round(across), lower.height)
        found.append(Lane(number, letter_of(place), frame, slot, slots, gear))
        x += across + gap * scale
    return found


def _needs(view: FirestormTable, watching: Watching) -> tuple[dict[int, tuple[int, ...]], list[float], float]:
    """The slots of each formation, how many cards wide it is, and how wide a card."""
    combat = view.combat
    assert combat is not None
    members = {
        number: tuple(slot for slot, formation in enumerate(combat.slots) if formation == number)
        for number in view.formations()
    }
    upper = zone(watching, "fight.formations")
    wide = upper.height * (1 - HEAD) / tall_of(_gear(view, watching)[0]) * CARD
    counts = [
        max(
            sum(breadths(view, known(view, combat, slots))),
            sum(breadths(view, blockers(view, number, watching))),
        )
        for number, slots in members.items()
    ]
    return members, [max(1.75, count * 1.1 + PAD) for count in counts], wide


def _gear(view: FirestormTable, watching: Watching) -> tuple[int, int]:
    """The most accessories below an attacker that can be seen, and below a ship that defends."""
    combat = view.combat
    assert combat is not None
    attackers = [ship for ship in known(view, combat, range(len(combat.slots))) if ship != NOWHERE]
    return below_most(view, attackers), below_most(view, view.own(combat.defender, combat.defenders))


def blockers(view: FirestormTable, formation: int, watching: Watching) -> list[CardId]:
    """Ships that face a formation, or will as soon as all are assigned."""
    if not isinstance(watching.question, AssignDefender):
        return view.blockers_of(formation)
    return [ship for ship, faced in facing(view, watching) if faced == formation]


def facing(view: FirestormTable, watching: Watching) -> list[tuple[CardId, int]]:
    """Every defender with the formation that it faces, or will as soon as all are assigned."""
    combat, asked = view.combat, watching.question
    assert combat is not None
    ships, faced = view.own(combat.defender, combat.defenders), list(combat.blocking)
    if isinstance(asked, AssignDefender):
        faced[: len(asked.blocking)] = asked.blocking
    planned = {piece: int(place.partition(":")[2]) for piece, place in watching.parked if _is_lane(place)}
    return [
        (ship, planned.get(f"card:{ship}", formation)) for ship, formation in zip(ships, faced, strict=True)
    ]


def _is_lane(place: str) -> bool:
    return place.startswith("formation:")


# --- whoever faces nobody


def is_planned(watching: Watching) -> bool:
    """Whoever looks is assigning blockers, and can still change all of it."""
    return isinstance(watching.question, AssignDefender) and watching.question.seat == watching.seat


def with_homes(view: FirestormTable, watching: Watching) -> list[CardId]:
    """Defenders with a place at the left; while they are assigned those keep theirs who have left it."""
    free = unassigned(view, watching)
    if not is_planned(watching):
        return free
    return [ship for ship, _ in facing(view, watching) if ship in free or f"card:{ship}" in watching.offered]


def unassigned(view: FirestormTable, watching: Watching) -> list[CardId]:
    """Defenders that face no formation so far."""
    return [ship for ship, faced in facing(view, watching) if faced == FREE]


def free_spots(view: FirestormTable, watching: Watching) -> list[Rect]:
    """Where those who face nobody are: at the left, as large as the lanes let them."""
    count = len(with_homes(view, watching))
    if not count:
        return []
    area, stage = zone(watching, "fight.free"), stage_room(view, watching, "fight.formations")
    _, needed, wide = _needs(view, watching)
    lanes_wide = (sum(needed) + 0.3 * len(needed)) * wide
    across = min(stage.width * FREE_MOST, max(area.width, stage.width - lanes_wide))
    room = Rect(area.x, stage.y + round(stage.height * HEAD), round(across), 0)
    room.height = area.bottom - room.y
    return _cells(room, count, round(stage.height * (1 - HEAD)))


def _cells(room: Rect, count: int, tallest: int) -> list[Rect]:
    """So many cards in rows, as large as they can be."""
    shape = CARD / tall_of(1)  # of a cell that a card fills
    sizes = {
        rows: min(room.height / rows, room.width / ceil(count / rows) / shape) for rows in range(1, count + 1)
    }
    best = max(sizes, key=lambda rows: sizes[rows])
    columns = ceil(count / best)
    tall = min(tallest, room.height / best, room.width / columns / shape * 1.1)
    wide = min(room.width / columns, tall * shape * 1.1)
    cells = [divmod(place, columns) for place in range(count)]
    return [
        Rect(round(room.x + column * wide), round(room.y + row * tall), round(wide), round(tall))
        for row, column in cells
    ]
