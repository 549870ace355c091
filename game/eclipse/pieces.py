"""The printed facts of every component, read from the data files."""

from __future__ import annotations

import msgspec

from game.core.printed_rows import rows_of

SEATS = range(2, 7)
MOST_SEATS = 6
ROUNDS = 9

MONEY, SCIENCE, MATERIALS = range(3)
RESOURCES = ("money", "science", "materials")
CUBES = 33  # of one colour
TRACK_CUBES = 11  # on each population track at the start; a twelfth covers the last square
DISCS = 16  # of one colour, those for Advanced Robotics and Quantum Grid included
UPKEEP_DISCS = 13  # circles of the influence track
AMBASSADORS = 3
PRODUCTION = (28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0)  # by cubes on the track
UPKEEP = (30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0, 0)  # by discs on the influence track
DISCOUNT = (0, 1, 2, 3, 4, 6, 8, 8)  # by technologies of the category
TECH_POINTS = (0, 0, 0, 0, 1, 2, 3, 5)
SPACES = 7  # for technologies of one category
FIRST_TECHS = {2: 12, 3: 14, 4: 16, 5: 18, 6: 20}  # by seats
NEW_TECHS = {2: 4, 3: 6, 4: 7, 5: 8, 6: 9}
OUTER_SECTORS = {2: 5, 3: 10, 4: 14, 5: 16, 6: 18}
START_PLACES = {2: (0, 3), 3: (0, 2, 4), 4: (1, 2, 4, 5), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
DIPLOMACY_SEATS = 4
REPUTATION = {1: 12, 2: 9, 3: 7, 4: 4}  # value: tiles
MOST_DRAWN = 5
DISCOVERY_POINTS, MONOLITH_POINTS, TRAITOR_POINTS = 2, 3, -2
INFLUENCE_MOVES = 2
COLONY_SHIPS_TURNED = 2
ARTIFACT_GAIN = 5

# Ships; a ship on the map is one byte of its party and its type.
INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE = range(4)
SHIPS = ("interceptor", "cruiser", "dreadnought", "starbase")
SHIP_LIMITS = (8, 4, 2, 4)
ORBITAL, MONOLITH = 4, 5  # what else may be built
BUILDS = (*SHIPS, "orbital", "monolith")
STRUCTURE_COSTS = {ORBITAL: 5, MONOLITH: 10}
STRUCTURES = 22  # tiles with an orbital on one side and a monolith on the other (ruling 58)
BUILD_TECHS = {STARBASE: "starbase", ORBITAL: "orbital", MONOLITH: "monolith"}
ANCIENTS, CENTER = 6, 7  # the parties that nobody plays


def ship_code(party: int, ship: int) -> int:
    """The byte of a ship on the map, by its party and its type."""
    return party << 2 | ship


def party_of(ship: int) -> int:
    """The seat whose ship this is on the map, or one of the parties that nobody plays."""
    return ship >> 2


def type_of(ship: int) -> int:
    """The type of a ship on the map: INTERCEPTOR, CRUISER, DREADNOUGHT or STARBASE."""
    return ship & 3


ANCIENT_SHIP, CENTER_SHIP = ship_code(ANCIENTS, 0), ship_code(CENTER, 0)
NEUTRAL_KINDS = {ANCIENTS: "ancient", CENTER: "center"}
DRAWS = {INTERCEPTOR: 1, CRUISER: 2, DREADNOUGHT: 3, STARBASE: 1}
ANCIENT_DRAWS, CENTER_DRAWS = 1, 3
BY_SIZE = (DREADNOUGHT, CRUISER, STARBASE, INTERCEPTOR)  # ruling 84

RINGS = ("inner", "middle", "outer")
CATEGORIES = ("military", "grid", "nano")
GREY = 3  # the colour of a square that takes any cube
COLOURS = {"money": MONEY, "science": SCIENCE, "materials": MATERIALS, "grey": GREY}
ADVANCED_TECHS = ("advanced_economy", "advanced_labs", "advanced_mining")  # by resource
ORBITAL_SQUARE = 7  # its bit among a sector's squares


def kind_of(ship: int) -> str:
    """What a ship on the map is: "cruiser", "ancient"."""
    return NEUTRAL_KINDS.get(party_of(ship)) or SHIPS[type_of(ship)]


class Square(msgspec.Struct, frozen=True):
    """Where a population cube may stand."""

    colour: int
    advanced: bool


class SectorFace(msgspec.Struct, frozen=True):
    id: str
    name: str
    ring: str
    vp: int
    wormholes: tuple[int, ...]
    squares: tuple[str, ...] = ()
    artifact: bool = False
    discovery: bool = False
    ancients: int = 0
    home_of: str = ""

    @property
    def number(self) -> int:
        return int(self.id)


class Tech(msgspec.Struct, frozen=True):
    id: str
    category: str
    cost: int
    minimum: int
    kind: str
    copies: int


class Part(msgspec.Struct, frozen=True):
    id: str
    kind: str
    source: str
    dice: int = 0
    damage: int = 0
    hull: int = 0
    computer: int = 0
    shield: int = 0
    movement: int = 0
    initiative: int = 0
    energy: int = 0
    tech: str = ""


class Blueprint(msgspec.Struct, frozen=True):
    """One kind of ship as a species prints it; numbers stand outside the grid and always count."""

    species: str
    ship: str
    columns: tuple[tuple[str, ...], ...]
    cost: int
    initiative: int = 0
    energy: int = 0
    computer: int = 0
    shield: int = 0

    @property
    def printed(self) -> list[str]:
        return [part for column in self.columns for part in column]


class Species(msgspec.Struct, frozen=True):
    id: str
    kind: str
    colour: str
    home: str
    board_of: str  # the species on the other side of the same board
    blueprints: str
    storage: tuple[int, int, int]
    trade: int
    discs: int
    colony_ships: int
    explore: int
    reveal: int
    research: int
    upgrade: int
    build: int
    move: int
    track: tuple[str, ...]
    ships: tuple[str, ...]
    techs: tuple[str, ...] = ()
    orbital: int = STRUCTURE_COSTS[ORBITAL]
    monolith: int = STRUCTURE_COSTS[MONOLITH]
    reputation: int = 0  # tiles drawn and kept during set-up


class Discovery(msgspec.Struct, frozen=True):
    id: str
    count: int
    gain: int = 0
    part: str = ""


SECTORS: list[SectorFace] = rows_of("eclipse", "sectors", "sector", SectorFace)
TECHS: list[Tech] = rows_of("eclipse", "techs", "tech", Tech)
PARTS: list[Part] = rows_of("eclipse", "parts", "part", Part)
BLUEPRINTS: dict[tuple[str, int], Blueprint] = {
    (row.species, SHIPS.index(row.ship)): row
    for row in rows_of("eclipse", "blueprints", "blueprint", Blueprint)
}
SPECIES: dict[str, Species] = {row.id: row for row in rows_of("eclipse", "species", "species", Species)}
DISCOVERIES: list[Discovery] = rows_of("eclipse", "discoveries", "discovery", Discovery)

TECH_OF = {tech.id: number for number, tech in enumerate(TECHS)}
PART_OF = {part.id: number for number, part in enumerate(PARTS)}
PART_TECHS = [TECH_OF[part.tech] if part.tech else -1 for part in PARTS]
SHARED_PARTS = [number for number, part in enumerate(PARTS) if part.source != "discovery"]

# Faces are rows of this list: sectors, then technologies, discoveries, reputation.
FIRST_TECH = len(SECTORS)
FIRST_DISCOVERY = FIRST_TECH + len(TECHS)
FIRST_REPUTATION = FIRST_DISCOVERY + len(DISCOVERIES)
KEYS: list[str] = [
    *(f"sector_{sector.id}" for sector in SECTORS),
    *(f"tech_{tech.id}" for tech in TECHS),
    *(f"discovery_{row.id}" for row in DISCOVERIES),
    *(f"reputation_{value}" for value in REPUTATION),
]
FACE_OF = {key: face for face, key in enumerate(KEYS)}

# Cards: one for each tile, with its face before anything is shuffled.
TILES: list[int] = [
    *range(len(SECTORS)),
    *(FIRST_TECH + number for number, tech in enumerate(TECHS) for _ in range(tech.copies)),
    *(FIRST_DISCOVERY + number for number, row in enumerate(DISCOVERIES) for _ in range(row.count)),
    *(FIRST_REPUTATION + value - 1 for value, count in REPUTATION.items() for _ in range(count)),
]
TECH_CARDS = [card for card, face in enumerate(TILES) if FIRST_TECH <= face < FIRST_DISCOVERY]
DISCOVERY_CARDS = [card for card, face in enumerate(TILES) if FIRST_DISCOVERY <= face < FIRST_REPUTATION]
REPUTATION_CARDS = [card for card, face in enumerate(TILES) if face >= FIRST_REPUTATION]
CENTER_CARD = 0


def sector_cards(ring: str) -> list[int]:
    return [card for card, sector in enumerate(SECTORS) if sector.ring == ring]


def home_card(species: str) -> int:
    return next(card for card, sector in enumerate(SECTORS) if sector.home_of == species)


def _squares(sector: SectorFace) -> tuple[Square, ...]:
    return tuple(
        Square(COLOURS[word.removeprefix("advanced_")], word.startswith("advanced_"))
        for word in sector.squares
    )


NUMBERS: list[int] = [sector.number for sector in SECTORS]  # by face
SQUARES: list[tuple[Square, ...]] = [_squares(sector) for sector in SECTORS]  # by face
HOLES: list[int] = [sum(1 << edge for edge in sector.wormholes) for sector in SECTORS]


def turned(holes: int, turn: int) -> int:
    """Wormholes of a tile turned clockwise so often by a sixth."""
    return (holes << turn | holes >> (6 - turn)) & 63
