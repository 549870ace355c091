"""What the inspect panel says about the things of Eclipse."""

from __future__ import annotations

from collections.abc import Callable

from game.core.texts import catalogue, printed
from game.eclipse import pieces
from game.eclipse.offers import cost
from game.eclipse.pieces import party_of, ship_code, type_of
from game.eclipse.reach import ring_of
from game.eclipse.table import NEUTRAL, EclipseTable
from scenes.games.eclipse.inspect import boards_and_tracks, right_now
from scenes.games.eclipse.inspect.figures import design_rows, part_figures, parts_of
from scenes.games.eclipse.inspect.rule_links import numbers_in, paragraph, said, see
from scenes.games.eclipse.looks import SectorLook, ShipsLook, TileLook, TitledLook, TokenLook
from scenes.games.eclipse.names import (
    category_name,
    code_name,
    part_name,
    sector_title,
    ship_name,
    square_name,
    tech_link,
    tech_name,
    tile_name,
)
from scenes.table.game_table import Inspection, Watching
from scenes.table.match_words import called
from scenes.table.rules.glossary_links import linked
from scenes.table.rules.inspections import DISC, term_inspection
from scenes.table.stage.piece import Look

HEX = (104.0, 92.0)
RINGS = ("eclipse.inspecting.inner", "eclipse.inspecting.middle", "eclipse.inspecting.outer")
# Things on the table that the glossary calls something else.
TERMS = {"colony": "colony_ship", "envoy": "ambassador", "cube": "cube", "disc": "disc", "track": "cube"}


def inspection(what: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A thing by its key; None for what nobody can know.

    "sector:4" is a sector of the map, "zone:1:-2" an empty place, "card:170" a tile, "face:tech_orbital" a
    tile wherever it is, "fleet:1" a kind of ship of a party, "blueprint:0:1" the same by seat and kind,
    "part:3", "tech:5", "species:planta", "build:4", "seat:0" a board, "storage:0:1" a resource of a seat,
    "influence:0" a track, "action:move", "pile:bag", "term:upkeep", "rule:explore", "phase:combat".
    """
    kind, _, word = what.partition(":")
    found = _KINDS.get(kind, _term)
    return found(word, view, watching)


# --- the map


def sector_look(face: int, colour: str = "", holes: int = -1) -> Look:
    return SectorLook(face, pieces.HOLES[face] if holes < 0 else holes, owner=colour)


def _sector(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    numbers = numbers_in(word)
    if not numbers:
        return None
    if not 0 <= numbers[0] < len(view.map):
        return boards_and_tracks.influence("", view, watching)  # a disc may go back to the track
    here = view.map[numbers[0]]
    face = view.faces[here.tile]
    colour = watching.colours[here.disc] if here.disc >= 0 else ""
    sections = [*_printed(face, watching.language), *see(watching.language, "rule:explore", "rule:conquest")]
    title = sector_title(pieces.SECTORS[face].id, watching.language)
    look = sector_look(face, colour, here.holes)
    return Inspection(title, look, HEX, sections, right_now.of_sector(numbers[0], view, watching))


def _printed(face: int, language: str) -> list[tuple[str, str]]:
    """What stands on a sector tile."""
    say, row = catalogue(language).say, pieces.SECTORS[face]
    rows = [say("eclipse.inspecting.worth", points=row.vp)]
    squares = ", ".join(square_name(square, language) for square in pieces.SQUARES[face])
    rows.append(
        say("eclipse.inspecting.squares", squares=squares) if squares else say("eclipse.inspecting.bare")
    )
    rows.append(say("eclipse.inspecting.wormholes", number=len(row.wormholes)))
    if row.artifact:
        rows.append(say("eclipse.inspecting.artifact"))
    if row.discovery:
        rows.append(say("eclipse.inspecting.discovery"))
    if row.ancients:
        rows.append(say("eclipse.inspecting.guarded", number=row.ancients))
    return [("eclipse.inspecting.sector", linked("eclipse", "\n".join(rows), language))]


def _zone(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    numbers = numbers_in(word)
    if len(numbers) != 2:
        return None
    ring = ring_of((numbers[0], numbers[1]))
    say = catalogue(watching.language).say
    text = say("eclipse.inspecting.unknown", ring=say(RINGS[ring]))
    live = right_now.of_stack(ring, view, watching)
    sections = [("inspect.what", text), *see(watching.language, "rule:explore")]
    return Inspection(say("eclipse.inspecting.zone"), None, HEX, sections, live)


# --- tiles


def _card(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    numbers = numbers_in(word)
    if not numbers or not 0 <= numbers[0] < len(view.faces):
        return None
    face = view.faces[numbers[0]]
    if face < len(pieces.KEYS):
        return _face(pieces.KEYS[face], view, watching)
    say = catalogue(watching.language).say
    return Inspection(
        say("eclipse.naming.hidden"), None, DISC, [("inspect.what", say("eclipse.inspecting.hidden"))]
    )


def _face(key: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A tile that may lie anywhere by now."""
    if key not in pieces.FACE_OF:
        return None
    kind, _, ident = key.partition("_")
    language = watching.language
    if kind == "tech":
        return _tech(str(pieces.TECH_OF[ident]), view, watching)
    if kind == "sector":
        face = pieces.FACE_OF[key]
        placed = [number for number, here in enumerate(view.map) if view.faces[here.tile] == face]
        if placed:
            return _sector(str(placed[0]), view, watching)
        sections = [*_printed(face, language), *see(language, "rule:explore")]
        return Inspection(tile_name(key, language), TileLook(face), HEX, sections)
    if kind == "reputation":
        sections = [("inspect.what", said("reputation", language)), *see(language, "rule:reputation")]
        return Inspection(tile_name(key, language), None, DISC, sections)
    return _discovery(ident, view, watching)


def _discovery(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A discovery by its name, or the one that lies face down in a sector."""
    language, say = watching.language, catalogue(watching.language).say
    rows = see(language, "rule:discovery_tiles")
    found = next((row for row in pieces.DISCOVERIES if row.id == word), None)
    if found is None:
        sections = [("inspect.what", said("discovery", language)), *rows]
        return Inspection(say("eclipse.naming.hidden"), TokenLook("discovery"), DISC, sections)
    shown = printed("eclipse", "discovery", found.id, language)
    text = "\n".join(
        [shown.says["text"], say("eclipse.inspecting.or_points", points=pieces.DISCOVERY_POINTS)]
    )
    sections = [("inspect.what", linked("eclipse", text, language)), *rows]
    if found.part:
        figures = part_figures(pieces.PARTS[pieces.PART_OF[found.part]], language)
        sections.insert(1, ("eclipse.inspecting.numbers", "\n".join(figures)))
    look = TitledLook(shown.name, icon=f"eclipse/discoveries/{found.id}")
    return Inspection(shown.name, look, DISC, sections)


def _tech(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    tech = pieces.TECH_OF.get(word, int(word) if word.isdecimal() else -1)
    if not 0 <= tech < len(pieces.TECHS):
        return None
    language, row = watching.language, pieces.TECHS[tech]
    say = catalogue(language).say
    text = linked("eclipse", printed("eclipse", "tech", row.id, language).says["text"], language)
    price = say(
        "eclipse.inspecting.price",
        category=category_name(row.category, language),
        price=row.cost,
        least=row.minimum,
    )
    sections = [("inspect.what", text), ("eclipse.inspecting.costs", price)]
    part = pieces.PART_OF.get(row.id) if row.kind == "ship_part" else None
    if part is not None:
        figures = part_figures(pieces.PARTS[part], language)
        sections.append(("eclipse.inspecting.numbers", "\n".join(figures)))
    sections += see(language, "rule:research")
    look = TitledLook(tech_name(tech, language), icon=f"eclipse/techs/{row.id}")
    return Inspection(
        tech_name(tech, language), look, DISC, sections, right_now.of_tech(tech, view, watching)
    )


def _part(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    part = pieces.PART_OF.get(word, int(word) if word.isdecimal() else -1)
    if not 0 <= part < len(pieces.PARTS):
        return None
    language, row = watching.language, pieces.PARTS[part]
    say = catalogue(language).say
    sections = [("inspect.what", linked("eclipse", "\n".join(part_figures(row, language)), language))]
    if row.tech:
        link = tech_link(pieces.TECH_OF[row.tech], language)
        sections.append(("eclipse.inspecting.needs", link))
    elif row.source == "discovery":
        sections.append(("eclipse.inspecting.needs", say("eclipse.inspecting.found")))
    sections += see(language, "rule:upgrade")
    look = TitledLook(part_name(part, language), icon=f"eclipse/parts/{row.id}")
    return Inspection(
        part_name(part, language), look, DISC, sections, right_now.of_part(part, view, watching)
    )


# --- ships and structures


def _fleet(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    numbers = numbers_in(word)
    if not numbers:
        return None
    code = numbers[0]
    party = party_of(code)
    if party not in pieces.NEUTRAL_KINDS:
        return _blueprint(f"{party}:{type_of(code)}", view, watching)
    language = watching.language
    sections = [
        ("inspect.what", said(pieces.kind_of(code), language)),
        ("eclipse.inspecting.numbers", design_rows(NEUTRAL[party], language, flies=False)),
        *see(language, "rule:ancients", "rule:combat_phase"),
    ]
    title, look = code_name(code, language), ShipsLook(pieces.kind_of(code))
    return Inspection(title, look, DISC, sections, right_now.of_ships(code, view, watching))


def _blueprint(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A kind of ship of a seat, as its blueprint is now."""
    numbers = numbers_in(word)
    if len(numbers) < 2 or not 0 <= numbers[0] < view.seats or not view.players[numbers[0]].species:
        return None
    seat, ship = numbers[:2]
    player, language = view.players[seat], watching.language
    say, design = catalogue(language).say, view.design(seat, ship)
    sections = [
        ("eclipse.inspecting.numbers", linked("eclipse", design_rows(design, language), language)),
        ("eclipse.inspecting.parts", parts_of(player, ship, language)),
        ("eclipse.inspecting.costs", say("eclipse.inspecting.materials", number=cost(player, ship))),
        *see(language, "rule:upgrade", "rule:combat_phase"),
    ]
    title = f"{ship_name(ship, language)} · {called(seat, watching)}"
    look = ShipsLook(pieces.SHIPS[ship], watching.colours[seat])
    return Inspection(title, look, DISC, sections, right_now.of_ships(ship_code(seat, ship), view, watching))


def _build(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A ship or a structure that can be built."""
    numbers = numbers_in(word)
    if not numbers or not 0 <= numbers[0] < len(pieces.BUILDS):
        return None
    what, language = numbers[0], watching.language
    if what < pieces.ORBITAL:
        return _blueprint(f"{watching.seat}:{what}", view, watching)
    name = pieces.BUILDS[what]
    say = catalogue(language).say
    price = cost(view.players[watching.seat], what) if view.players[watching.seat].species else 0
    sections = [
        ("inspect.what", said(name, language)),
        ("eclipse.inspecting.needs", tech_link(pieces.TECH_OF[pieces.BUILD_TECHS[what]], language)),
        ("eclipse.inspecting.costs", say("eclipse.inspecting.materials", number=price)),
        *see(language, "rule:build"),
    ]
    live = right_now.of_structures(view, watching)
    return Inspection(ship_name(what, language), TokenLook(name), DISC, sections, live)


def _battle(view: EclipseTable, watching: Watching) -> Inspection | None:
    """The battle that is being fought, or what the rules say of one."""
    found = paragraph("rule:combat_phase", watching.language)
    if found is None or view.battle is None:
        return found
    language = watching.language
    sector = sector_title(view.face(view.battle.sector).id, language)
    title = catalogue(language).say("eclipse.inspecting.battle", sector=sector)
    sections = [*found.sections, *see(language, "rule:initiative", "rule:hits", "rule:retreat")]
    return Inspection(title, None, DISC, sections, right_now.of_battle(view, watching))


def _term(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    if word == "battle":
        return _battle(view, watching)
    ident = TERMS.get(word, word)
    now = right_now.of_term(ident, view, watching)
    return term_inspection("eclipse", ident, watching.language, now, DISC)


def _disc(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A disc of a sector, or one of the influence track."""
    numbers = numbers_in(word)
    if not numbers or numbers[0] < 0:
        return boards_and_tracks.influence("", view, watching)
    return _sector(word, view, watching)


def _rule(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    return paragraph(f"rule:{word}", watching.language)


def _named(term: str) -> Callable[[str, EclipseTable, Watching], Inspection | None]:
    """A kind of piece that is explained by a term, whichever one it is."""
    return lambda word, view, watching: _term(term, view, watching)


_KINDS: dict[str, Callable[[str, EclipseTable, Watching], Inspection | None]] = {
    "sector": _sector, "square": _sector, "zone": _zone, "card": _card, "tile": _card, "drawn": _card,
    "face": _face, "discovery": _discovery, "tech": _tech, "part": _part, "fleet": _fleet, "kind": _fleet,
    "blueprint": _blueprint, "build": _build, "disc": _disc, "rule": _rule,
    "species": boards_and_tracks.species, "seat": boards_and_tracks.seat,
    "storage": boards_and_tracks.storage, "track": boards_and_tracks.storage,
    "influence": boards_and_tracks.influence, "action": boards_and_tracks.action,
    "phase": boards_and_tracks.phase, "pile": boards_and_tracks.pile,
    "envoy": _named("ambassador"), "colony": _named("colony_ship"),
    "cube": _named("cube"), "traitor": _named("traitor"), "reputation": _named("reputation"),
    "orbital": _named("orbital"), "monolith": _named("monolith"),
}  # fmt: skip
