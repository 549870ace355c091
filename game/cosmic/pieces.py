"""The printed facts of every component, read from the data files."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.printed_rows import rows_of
from game.core.table import HIDDEN

SEATS = range(3, 6)
MOST_SEATS = 5
PLANETS = 5
SHIPS_ON_PLANET = 4
HAND = 8
LAUNCH_LIMIT = 4
FAILED_DEAL = 3
FLARES_IN_DECK = 10
COLOURS = ("red", "yellow", "green", "blue", "purple")  # of the destiny cards, by seat

# Types of cards (p. 13), in the order in which the Plague counts them up, then the other decks.
ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, ARTIFACT, FLARE = range(6)
DESTINY, TECH, SHEET = range(6, 9)
ENCOUNTER = (ATTACK, NEGOTIATE, MORPH)
TYPES = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")
WILD, SUPER = "wild", "super"


class Alien(msgspec.Struct, frozen=True):
    id: str
    skill: str
    role: str
    mandatory: bool
    phases: tuple[str, ...]
    tokens: int = 0
    tokens_four_planets: int = 0
    not_with: tuple[str, ...] = ()
    setup_en: str = ""

    @property
    def has_set_up(self) -> bool:
        return bool(self.setup_en)


class Artifact(msgspec.Struct, frozen=True):
    id: str
    count: int
    role: str
    phases: tuple[str, ...]


class TechCard(msgspec.Struct, frozen=True):
    id: str
    research: int
    discard_after_use: bool
    hidden_until_used: bool
    x: bool = False  # the research number is what lies on it


class Numbered(msgspec.Struct, frozen=True):
    """An attack or reinforcement."""

    id: str
    value: int
    count: int


class Counted(msgspec.Struct, frozen=True):
    id: str
    count: int = 1
    kind: str = ""


class Face(msgspec.Struct, frozen=True):
    """What is printed on one card: its type, what it is called, and its number."""

    type: int
    id: str
    value: int = 0


ALIENS: dict[str, Alien] = {alien.id: alien for alien in rows_of("cosmic", "aliens", "alien", Alien)}
ATTACKS: list[Numbered] = rows_of("cosmic", "encounter_cards", "attack", Numbered)
NEGOTIATES: list[Counted] = rows_of("cosmic", "encounter_cards", "negotiate", Counted)
MORPHS: list[Counted] = rows_of("cosmic", "encounter_cards", "morph", Counted)
REINFORCEMENTS: list[Numbered] = rows_of("cosmic", "encounter_cards", "reinforcement", Numbered)
ARTIFACTS: dict[str, Artifact] = {row.id: row for row in rows_of("cosmic", "artifacts", "artifact", Artifact)}
TECHS: dict[str, TechCard] = {tech.id: tech for tech in rows_of("cosmic", "techs", "tech", TechCard)}
FATES: list[Counted] = rows_of("cosmic", "destiny", "destiny", Counted)
CLASSIC_FILCH = "filch_classic"


def _copies(type_: int, row: Any, value: int = 0) -> list[tuple[str, Face]]:
    face = Face(type_, row.id, value)
    if row.count == 1:
        return [(row.id, face)]
    return [(f"{row.id}.{copy}", face) for copy in range(1, row.count + 1)]


def _fate(row: Counted) -> list[tuple[str, Face]]:
    """Destiny cards name a seat by the place of its colour; wilds and specials name nobody."""
    if row.kind != "colour":
        return [(f"destiny_{key}", face) for key, face in _copies(DESTINY, row, -1)]
    return [
        (f"{row.id}.{COLOURS[seat]}_{copy}", Face(DESTINY, row.id, seat))
        for seat in range(MOST_SEATS)
        for copy in range(1, row.count + 1)
    ]


# A face is a row number in this list; a save keeps the names, so that the numbers may change.
_PRINTED: list[tuple[str, Face]] = [
    *(copy for row in ATTACKS for copy in _copies(ATTACK, row, row.value)),
    *(copy for row in NEGOTIATES for copy in _copies(NEGOTIATE, row)),
    *(copy for row in MORPHS for copy in _copies(MORPH, row)),
    *(copy for row in REINFORCEMENTS for copy in _copies(REINFORCEMENT, row, row.value)),
    *(copy for row in ARTIFACTS.values() for copy in _copies(ARTIFACT, row)),
    *((f"{alien}.flare", Face(FLARE, alien)) for alien in ALIENS),
    (f"{CLASSIC_FILCH}.flare", Face(FLARE, CLASSIC_FILCH)),
    *(copy for row in FATES for copy in _fate(row)),
    *((tech, Face(TECH, tech)) for tech in TECHS),
    *((f"{alien}.sheet", Face(SHEET, alien)) for alien in ALIENS),
]
KEYS: list[str] = [key for key, _ in _PRINTED]
FACES: list[Face] = [face for _, face in _PRINTED]
FACE_OF: dict[str, int] = {key: face for face, key in enumerate(KEYS)}

COSMIC_BACK, DESTINY_BACK, TECH_BACK, SHEET_BACK = 254, 253, 252, 251
_BACKS = {DESTINY: DESTINY_BACK, TECH: TECH_BACK, SHEET: SHEET_BACK}
BACK = bytes([*(_BACKS.get(face.type, COSMIC_BACK) for face in FACES), *([HIDDEN] * (256 - len(FACES)))])
UNKNOWN = 9  # the type of a card of which only the back is seen
TYPE = bytes([*(face.type for face in FACES), *([UNKNOWN] * (256 - len(FACES)))])
VALUE = [*(face.value for face in FACES), *([0] * (256 - len(FACES)))]
IDS = [*(face.id for face in FACES), *([""] * (256 - len(FACES)))]
IS_ENCOUNTER = bytes(kind <= MORPH for kind in TYPE)


def cards_of(*types: int) -> list[int]:
    """The ids of all cards whose faces have these types before anything is shuffled."""
    return [card for card, face in enumerate(FACES) if face.type in types]


def flare_of(alien: str) -> int:
    return FACE_OF[f"{alien}.flare"]


def sheet_of(alien: str) -> int:
    return FACE_OF[f"{alien}.sheet"]
