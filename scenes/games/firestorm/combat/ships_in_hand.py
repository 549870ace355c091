"""Ships in the hand of their owner: accessories and counters are exchanged, attackers are formed up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.core.table import CardId
from game.firestorm.combat.prompts import FormUp
from game.firestorm.parts import NOWHERE
from game.firestorm.prompts import Arrange
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.card_faces import gear_look, table_look
from scenes.games.firestorm.combat.lanes import inside, letter_of
from scenes.games.firestorm.looks.chips import ChipLook
from scenes.games.firestorm.looks.stage import FrameLook, HeadLook, OpenLook
from scenes.games.firestorm.names import card_name
from scenes.games.firestorm.seat_cards import accessories
from scenes.games.firestorm.zones import CARD, STEP, Z_CARD, Z_TABLE, row_of, tall_of
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.stage.piece import PlacedPiece

BESIDE = 0.15  # of the table's width: places beside the formations
HEAD = 0.085  # of the table's height
GEAR = 2  # accessories that a ship may have
TALLEST = 0.56  # of the room: a row of ships
FEW = 7  # ships that have room in one row
SIDES = {"open": "eye", "covered": "eye_off", "left": "home", "hand": "cards"}


class Bay(NamedTuple):
    """A formation, or the only row of ships, and where it is."""

    formation: int
    rect: Rect
    ships: tuple[CardId, ...]


def open_for(watching: Watching) -> bool:
    return isinstance(watching.question, Arrange)


def _prompt(watching: Watching) -> Arrange:
    assert isinstance(watching.question, Arrange)
    return watching.question


def bays(watching: Watching) -> list[Bay]:
    """The formations in one row or two; without an attack every ship stands by itself."""
    prompt = _prompt(watching)
    groups: list[tuple[int, tuple[CardId, ...]]]
    if isinstance(prompt, FormUp):
        laid = prompt.with_own_place()
        numbers = sorted(dict.fromkeys(prompt.form(ship) for ship in laid))
        groups = [(number, tuple(ship for ship in laid if prompt.form(ship) == number)) for number in numbers]
    else:
        groups = [(place, (ship,)) for place, ship in enumerate(prompt.ships)]
    area = _area(watching)
    rows = 1 if sum(len(ships) for _, ships in groups) <= FEW else 2
    per_row = -(-len(groups) // rows)
    tall = min(area.height // rows, round(area.height * TALLEST))
    top = area.centery - tall * rows // 2
    found: list[Bay] = []
    for row in range(rows):
        part = groups[row * per_row : (row + 1) * per_row]
        found += _in_row(part, Rect(area.x, top + row * tall, area.width, tall - tall // 24))
    return found


def _in_row(groups: list[tuple[int, tuple[CardId, ...]]], strip: Rect) -> Iterator[Bay]:
    wide = min(strip.height * 0.84 / tall_of(GEAR) * CARD, strip.width / 4)
    needs = [len(ships) * 1.1 + 0.35 for _, ships in groups]
    total = (sum(needs) + 0.16 * max(0, len(groups) - 1)) * wide
    scale = min(1.0, strip.width / max(1.0, total))
    x = strip.centerx - total * scale / 2
    for (number, ships), need in zip(groups, needs, strict=True):
        yield Bay(number, Rect(round(x), strip.y, round(need * wide * scale), strip.height), ships)
        x += (need + 0.16) * wide * scale


def _area(watching: Watching) -> Rect:
    area = watching.area
    head, aside = round(area.height * HEAD), round(area.width * BESIDE)
    return Rect(area.x + 4, area.y + head + 8, area.width - aside - 12, area.height - head - 12)


def sides(watching: Watching) -> dict[str, Rect]:
    """Places beside the ships: a formation of its own, face up, face down, out of the hand, back into it."""
    prompt, area = _prompt(watching), watching.area
    wide, head = round(area.width * BESIDE), round(area.height * HEAD)
    names = ["new", *SIDES] if isinstance(prompt, FormUp) else ["hand"]
    tall = min((area.height - head - 8) // len(names), area.height // 4)
    left = area.right - wide
    return {
        name: Rect(left, area.y + head + 8 + place * tall, wide - 2, tall - 8)
        for place, name in enumerate(names)
    }


def places(view: FirestormTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    prompt, aside = _prompt(watching), sides(watching)
    found = {name: (rect, say(watching, f"firestorm.ships_in_hand.{name}")) for name, rect in aside.items()}
    if not isinstance(prompt, FormUp):
        return found
    new = found.pop("new")
    found |= {f"formation:{number}": new for number in range(len(prompt.ships) + 1)}
    for place, bay in enumerate(bays(watching)):
        name = say(watching, "firestorm.fight.formation", letter=letter_of(place))
        found[f"formation:{bay.formation}"] = (bay.rect, name)
    return found


def picture(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    prompt, area = _prompt(watching), watching.area
    forming = isinstance(prompt, FormUp)
    kind = "attack" if forming else "exchange"
    title = say(watching, f"firestorm.ships_in_hand.{kind}")
    head = Rect(area.x, area.y + 2, area.width, round(area.height * HEAD))
    look = HeadLook(title, say(watching, f"firestorm.ships_in_hand.{kind}_how"))
    yield at("ships_in_hand:head", look, head, Z_TABLE + 1, name=title)
    for place, bay in enumerate(bays(watching)):
        room = inside(bay.rect) if forming else bay.rect
        if forming:
            shown = all(ship in prompt.shown for ship in bay.ships) if isinstance(prompt, FormUp) else False
            yield at(
                f"bay:{bay.formation}",
                FrameLook(letter_of(place), "", "attack" if shown else "hidden"),
                bay.rect,
                Z_TABLE + 2,
            )
        for ship, spot in zip(bay.ships, row_of(room, len(bay.ships), gear=GEAR).spots, strict=True):
            yield from _ship(view, prompt, ship, spot, watching)
    yield from _beside(view, prompt, watching)


def spots(watching: Watching) -> Iterator[tuple[CardId, Rect]]:
    """Where every ship lies that has a place of its own."""
    forming = isinstance(_prompt(watching), FormUp)
    for bay in bays(watching):
        room = inside(bay.rect) if forming else bay.rect
        yield from zip(bay.ships, row_of(room, len(bay.ships), gear=GEAR).spots, strict=True)


def _beside(view: FirestormTable, prompt: Arrange, watching: Watching) -> Iterator[PlacedPiece]:
    """Places at the right, and accessories that lie on no ship now."""
    aside = sides(watching)
    shown = {name for name in aside if name == "new" or (name == "hand" and prompt.gear)}
    for name in shown:  # the others glow while a ship is dragged: else they stand on the ships themselves
        said = say(watching, f"firestorm.ships_in_hand.{name}")
        look = FrameLook("", said, "new") if name == "new" else OpenLook(said, SIDES[name])
        yield at(f"ships_in_hand:{name}", look, aside[name], Z_TABLE + 2)
    loose = [card for card, host in zip(prompt.gear, prompt.hosts, strict=True) if host == NOWHERE]
    room = aside["hand"]
    tall = min(room.height // 4, room.width // 4)
    for place, card in enumerate(loose):
        strip = Rect(room.x + 4, room.bottom - (place + 1) * (tall + 2), room.width - 8, tall)
        name = card_name(view, card, watching.language)
        yield at(
            f"card:{card}",
            gear_look(view, card, watching),
            strip,
            Z_CARD + 900,
            name=name,
            inspect=f"card:{card}",
        )


def _ship(
    view: FirestormTable, prompt: Arrange, ship: CardId, spot: Rect, watching: Watching
) -> Iterator[PlacedPiece]:
    """A ship with what would lie on it now."""
    place = prompt.ships.index(ship)
    z = Z_CARD + STEP * place
    gear = [card for card, host in zip(prompt.gear, prompt.hosts, strict=True) if host == ship]
    yield from accessories(view, ship, spot, watching, z, gear)
    mark = ""
    if isinstance(prompt, FormUp):
        yield from _loaded(view, prompt, ship, spot, watching, z)
        mark = "spotted" if ship in prompt.shown else ""
    name = card_name(view, ship, watching.language)
    light = 0.75 if isinstance(prompt, FormUp) and ship not in prompt.in_hand() else 1.0
    yield at(
        f"card:{ship}",
        table_look(view, ship, watching, mark),
        spot,
        z,
        name=name,
        inspect=f"card:{ship}",
        light=light,
    )
    if prompt.counters[place]:
        chip = about((spot.x + spot.width * 0.72, spot.y + spot.width * 0.16), spot.width * 0.3)
        said = say(watching, "firestorm.ships_in_hand.counters", count=prompt.counters[place])
        look = ChipLook("counter", f"+{prompt.counters[place]}")
        told = f"{name}: {said}"
        yield at(f"counter:{ship}", look, chip, z + 3, name=told, ticked=True)


def _loaded(
    view: FirestormTable, prompt: FormUp, ship: CardId, spot: Rect, watching: Watching, z: int
) -> Iterator[PlacedPiece]:
    """Ships that are loaded on this one, small upon it, and their accessories below them."""
    cargo = [other for other, carrier in zip(prompt.ships, prompt.carriers, strict=True) if carrier == ship]
    wide = min(spot.width // 2, spot.width // max(1, len(cargo)))
    for number, other in enumerate(cargo):
        small = Rect(spot.x + number * wide, spot.y + spot.height // 5, wide, round(wide / CARD))
        gear = [card for card, host in zip(prompt.gear, prompt.hosts, strict=True) if host == other]
        tall = spot.height // 8
        strips = [Rect(small.x, small.bottom + row * tall, wide, tall) for row in range(len(gear))]
        looks = [table_look(view, other, watching), *(gear_look(view, card, watching) for card in gear)]
        for card, look, rect in zip([other, *gear], looks, [small, *strips], strict=True):
            name = card_name(view, card, watching.language)
            yield at(f"card:{card}", look, rect, z + 2, name=name, inspect=f"card:{card}")
