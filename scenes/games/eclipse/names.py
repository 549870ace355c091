"""What things of Eclipse are called in sentences, with links that lead to them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.table import Seat
from game.core.texts import catalogue, printed
from game.eclipse import pieces
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable
from scenes.table.game_table import Watching
from scenes.table.match_words import called

RESOURCES = ("eclipse.naming.money", "eclipse.naming.science", "eclipse.naming.materials")
OF_RESOURCES = ("eclipse.naming.of_money", "eclipse.naming.of_science", "eclipse.naming.of_materials")
# What is built and what flies: one by name, one in a sentence, and so many.
NAMES = (
    "eclipse.naming.interceptor", "eclipse.naming.cruiser", "eclipse.naming.dreadnought",
    "eclipse.naming.starbase", "eclipse.naming.orbital", "eclipse.naming.monolith",
)  # fmt: skip
ONE = (
    "eclipse.naming.an_interceptor", "eclipse.naming.a_cruiser", "eclipse.naming.a_dreadnought",
    "eclipse.naming.a_starbase", "eclipse.naming.an_orbital", "eclipse.naming.a_monolith",
)  # fmt: skip
SEVERAL = (
    "eclipse.naming.interceptors", "eclipse.naming.cruisers", "eclipse.naming.dreadnoughts",
    "eclipse.naming.starbases", "eclipse.naming.orbitals", "eclipse.naming.monoliths",
)  # fmt: skip
NEUTRAL = {pieces.ANCIENTS: "eclipse.naming.ancient", pieces.CENTER: "eclipse.naming.guard"}
PARTIES = {pieces.ANCIENTS: "eclipse.naming.the_ancients", pieces.CENTER: "eclipse.naming.the_guard"}
ACTIONS = {
    "explore": "eclipse.naming.explore",
    "influence": "eclipse.naming.influence",
    "research": "eclipse.naming.research",
    "upgrade": "eclipse.naming.upgrade",
    "build": "eclipse.naming.build",
    "move": "eclipse.naming.move",
    "react": "eclipse.naming.react",
}
CATEGORIES = {
    "military": "eclipse.naming.military",
    "grid": "eclipse.naming.grid",
    "nano": "eclipse.naming.nano",
}
COLOURS = (*OF_RESOURCES, "eclipse.naming.any")  # of a square


def resource_name(resource: int, language: str) -> str:
    """A resource by itself: "Money"."""
    return catalogue(language).say(RESOURCES[resource])


def resource_word(resource: int, language: str) -> str:
    """A resource within a sentence: "6 science"."""
    return catalogue(language).say(OF_RESOURCES[resource])


def action_name(action: str, language: str) -> str:
    return catalogue(language).say(ACTIONS[action])


def category_name(category: str, language: str) -> str:
    return catalogue(language).say(CATEGORIES[category])


def square_name(square: pieces.Square, language: str) -> str:
    """What a square of a sector takes; a star means that a technology is needed."""
    name = catalogue(language).say(COLOURS[square.colour])
    return f"{name} {{icon:star}}" if square.advanced else name


# --- ships and what else is built


def ship_name(ship: int, language: str) -> str:
    """A kind of ship or structure by itself: "Cruiser"."""
    return catalogue(language).say(NAMES[ship])


def ships(ship: int, number: int, language: str) -> str:
    """So many ships or structures of a kind, as the object of a sentence: "a cruiser", "3 cruisers"."""
    say = catalogue(language).say
    return say(SEVERAL[ship], number=number) if number > 1 else say(ONE[ship])


def code_name(code: int, language: str) -> str:
    """What a ship on the map is."""
    party = party_of(code)
    return catalogue(language).say(NEUTRAL[party]) if party in NEUTRAL else ship_name(type_of(code), language)


def code_link(code: int, owner: str, language: str) -> str:
    """A ship on the map with whose it is, which leads to its blueprint: "Cruiser (Mia)"."""
    name = code_name(code, language)
    shown = name if party_of(code) in NEUTRAL else f"{name} ({owner})"
    return f"[fleet:{code}|{shown}]"


def fleet(codes: Sequence[int], language: str) -> str:
    """Ships of one party in words, the largest first: "Dreadnought, Cruiser x2"."""
    kinds = sorted(set(codes), key=lambda code: pieces.BY_SIZE.index(type_of(code)))
    return ", ".join(times(code_name(code, language), codes.count(code), language) for code in kinds)


def times(name: str, number: int, language: str) -> str:
    """A thing, and how many of it if there are several."""
    return catalogue(language).say("eclipse.naming.times", name=name, number=number) if number > 1 else name


def party_name(party: int, names: Sequence[str], language: str) -> str:
    """A player by name, or those whom nobody plays."""
    return catalogue(language).say(PARTIES[party]) if party in PARTIES else names[party]


# --- tiles


def sector_key(view: EclipseTable, sector: int) -> str:
    """The number that is printed on a sector of the map."""
    return view.face(sector).id


def sector_word(key: str, language: str) -> str:
    """A sector in a sentence: its printed number; the center says so."""
    center = pieces.SECTORS[pieces.CENTER_CARD].id
    return catalogue(language).say("eclipse.naming.center", number=key) if key == center else key


def sector_link(view: EclipseTable, sector: int, language: str) -> str:
    """A sector of the map that is led to."""
    return f"[sector:{sector}|{sector_word(sector_key(view, sector), language)}]"


def sector_title(key: str, language: str) -> str:
    """A sector by number and name: "312 Antares"."""
    if key == pieces.SECTORS[pieces.CENTER_CARD].id:
        return printed("eclipse", "term", "center", language).name
    return f"{key} {face_of(key).name}"


def face_of(key: str) -> pieces.SectorFace:
    return next(face for face in pieces.SECTORS if face.id == key)


def tile_name(key: str, language: str) -> str:
    """A tile by its face key: "tech_orbital", "sector_312", "discovery_money", "reputation_3"."""
    kind, _, ident = key.partition("_")
    if kind == "sector":
        return sector_title(ident, language)
    if kind == "reputation":
        return catalogue(language).say("eclipse.naming.reputation", value=int(ident))
    return printed("eclipse", kind, ident, language).name


def tile_link(key: str, language: str) -> str:
    """A tile's name that leads to it; by its face, because a shuffle gives its id another one."""
    kind, _, ident = key.partition("_")
    if kind == "reputation":
        return f"[face:{key}|{ident}]"
    name = sector_word(ident, language) if kind == "sector" else tile_name(key, language)
    return f"[face:{key}|{name}]"


def tech_name(tech: int, language: str) -> str:
    return printed("eclipse", "tech", pieces.TECHS[tech].id, language).name


def part_name(part: int, language: str) -> str:
    return printed("eclipse", "part", pieces.PARTS[part].id, language).name


def part_link(part: int, language: str) -> str:
    return f"[part:{part}|{part_name(part, language)}]"


def tech_link(tech: int, language: str) -> str:
    return f"[tech:{tech}|{tech_name(tech, language)}]"


def species_name(species: str, language: str) -> str:
    return printed("eclipse", "species", species, language).name


def species_link(species: str, language: str) -> str:
    return f"[species:{species}|{species_name(species, language)}]"


# --- people


def seat_link(seat: Seat, watching: Watching) -> str:
    return f"[seat:{seat}|{called(seat, watching)}]"
