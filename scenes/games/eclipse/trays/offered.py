"""How pieces look that lie nowhere on the table, and what each of them is called."""

from __future__ import annotations

from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.pieces import party_of, ship_code
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.boards.seats import envoy_name
from scenes.games.eclipse.looks import (
    ActionLook,
    BadgeLook,
    CubeLook,
    DiscLook,
    StoreLook,
    TileLook,
    TitledLook,
)
from scenes.games.eclipse.looks.reputation import ReputationLook
from scenes.games.eclipse.looks.ships import ShipsLook
from scenes.games.eclipse.names import (
    action_name,
    code_name,
    part_name,
    resource_name,
    sector_title,
    species_name,
    tech_name,
    tile_name,
)
from scenes.games.eclipse.picture import build_look, build_title
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.table.stage.piece import Look

Shown = tuple[Look, str]


def piece(name: str, view: EclipseTable, watching: Watching) -> Shown:
    """The look and the name of any piece that a prompt may speak of."""
    kind, _, word = name.partition(":")
    if kind in ("species", "action"):
        return _word(kind, word, watching)
    numbers = [int(part) for part in word.split(":") if part.lstrip("-").isdecimal()]
    known = KNOWN.get(kind)
    if known is None or not numbers:
        return TitledLook(name), name
    return known(numbers, view, watching)


def _word(kind: str, word: str, watching: Watching) -> Shown:
    if kind == "action":
        title = action_name(word, watching.language)
        return ActionLook(word, title), title
    title = species_name(word, watching.language)
    return TitledLook(title, BadgeLook(word, watching.colours[watching.seat])), title


def _cube(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = resource_name(numbers[0], watching.language)
    return TitledLook(title, CubeLook(watching.colours[watching.seat], numbers[0])), title


def _store(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    kind, seat = numbers[0], watching.seat
    title = resource_name(kind, watching.language)
    return StoreLook(kind, view.players[seat].storage[kind], view.income(seat, kind)), title


def _envoy(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = envoy_name(numbers[0], watching)
    return TitledLook(title, _badge(view, numbers[0], watching)), title


def _badge(view: EclipseTable, seat: Seat, watching: Watching) -> Look:
    return BadgeLook(view.players[seat].species, watching.colours[seat])


def _tile(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    tile, turn = numbers
    face = view.faces[tile]
    name = tile_name(pieces.KEYS[face], watching.language)
    title = say(watching, "eclipse.tabletop.turned", name=name, degrees=60 * turn)
    return TileLook(face, turn), title


def _disc(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    if numbers[0] < 0:
        title = say(watching, "eclipse.tabletop.track")
    else:
        title = say(watching, "eclipse.tabletop.lift", name=_title(view, numbers[0], watching))
    return TitledLook(title, DiscLook(watching.colours[watching.seat])), title


def _title(view: EclipseTable, sector: int, watching: Watching) -> str:
    return sector_title(view.face(sector).id, watching.language)


def _sector(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    if numbers[0] < 0:
        return _disc(numbers, view, watching)
    title = _title(view, numbers[0], watching)
    return TileLook(view.faces[view.map[numbers[0]].tile], view.map[numbers[0]].turn), title


def _tech(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = tech_name(numbers[0], watching.language)
    priced = f"{title} ({view.price(watching.seat, numbers[0])})"
    return TitledLook(priced, icon=f"eclipse/techs/{pieces.TECHS[numbers[0]].id}"), title


def _part(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = part_name(numbers[0], watching.language)
    return TitledLook(title, icon=f"eclipse/parts/{pieces.PARTS[numbers[0]].id}"), title


def _build(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = build_title(numbers[0], watching)
    return build_look(numbers[0], title, watching.colours[watching.seat]), title


def _ship(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    return _code([ship_code(watching.seat, numbers[-1])], view, watching)


def _code(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    """A ship by its byte: whose it is, and what kind."""
    code = numbers[0]
    party = party_of(code)
    title = code_name(code, watching.language)
    neutral = party in pieces.NEUTRAL_KINDS
    if not neutral:
        title = f"{title} ({called(party, watching)})"
    look = ShipsLook(pieces.kind_of(code), "" if neutral else watching.colours[party])
    return TitledLook(title, look), title


def _kind(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    """A kind of the own ships: as a byte, or as its number."""
    code = numbers[0]
    return _code([code if code > pieces.STARBASE else ship_code(watching.seat, code)], view, watching)


def _square(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = say(watching, "eclipse.tabletop.square", name=_title(view, numbers[0], watching))
    return TitledLook(title, CubeLook(watching.colours[watching.seat])), title


def _track(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = say(
        watching, "eclipse.tabletop.population", resource=resource_name(numbers[0], watching.language)
    )
    return TitledLook(title, CubeLook(watching.colours[watching.seat], numbers[0])), title


def _card(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    face = view.faces[numbers[0]]
    if face >= len(pieces.KEYS):
        title = say(watching, "eclipse.naming.hidden")
        return TitledLook(title), title
    title = tile_name(pieces.KEYS[face], watching.language)
    return ReputationLook(face - pieces.FIRST_REPUTATION + 1), title


def _blueprint(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    title = say(
        watching, "eclipse.tabletop.slot", ship=build_title(numbers[0], watching), number=numbers[1] + 1
    )
    return TitledLook(title), title


def _zone(numbers: list[int], view: EclipseTable, watching: Watching) -> Shown:
    from game.eclipse.reach import ring_of
    from scenes.games.eclipse.looks import ZoneLook

    ring = ring_of((numbers[0], numbers[1]))
    return ZoneLook(ring), say(watching, "eclipse.naming.zone", ring=("I", "II", "III")[ring])


KNOWN = {
    "cube": _cube, "storage": _store, "envoy": _envoy, "tile": _tile, "disc": _disc, "sector": _sector,
    "tech": _tech, "part": _part, "build": _build, "ship": _ship, "target": _code, "kind": _kind,
    "square": _square, "track": _track, "card": _card, "blueprint": _blueprint, "zone": _zone,
    "fleet": _code,
}  # fmt: skip
