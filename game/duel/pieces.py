"""The printed facts of every component, read from the data files."""

from __future__ import annotations

from functools import cache

import msgspec

from game.core.printed_rows import rows_of
from game.core.table import HIDDEN

SEATS = 2
SHIPS = 20
SHIPS_IN_WARP = 5
HAND_LIMIT = 6
PLANETS_TO_WIN = 5
DIAL = (1, 2, 3, 4)
SYMBOLS = ("blue", "red", "yellow")
GROUPS = ("skull", "heart", "orb")
TYPES = ("discovery", "event", "refresh")
COLOURS = ("orange", "blue")  # of the plan cards' backs; seat 0 begins with the orange deck
FIRE, SHIELD, RECOVER = "fire", "shield", "recover"


class Half(msgspec.Struct, frozen=True):
    symbol: str
    value: int


class Tactic(msgspec.Struct, frozen=True):
    id: str
    halves: tuple[Half, Half]


class Plan(msgspec.Struct, frozen=True):
    id: str
    value: int


class Reinforcement(msgspec.Struct, frozen=True):
    id: str
    value: int
    full_when: str = ""
    otherwise: int = 0


class PlanetCard(msgspec.Struct, frozen=True):
    id: str
    symbol: str


class Alien(msgspec.Struct, frozen=True):
    id: str
    complexity: str
    hand_limit: int = HAND_LIMIT


class EnvoyCard(msgspec.Struct, frozen=True):
    id: str
    group: str
    after_use: str


class Prize(msgspec.Struct, frozen=True):
    who: str
    does: tuple[str, ...] = ()


class Contest(msgspec.Struct, frozen=True):
    winner: tuple[str, ...] = ()
    loser: tuple[str, ...] = ()


class Destiny(msgspec.Struct, frozen=True):
    id: str
    type: str
    kind: str
    next: str
    advantage: int = 0
    track: tuple[str, ...] = ()
    resources: dict[str, str] = {}
    each: tuple[str, ...] = ()
    prize: Prize | None = None
    contest: Contest | None = None


PLANS: list[Plan] = rows_of("duel", "plans", "plan", Plan)
REINFORCEMENTS: list[Reinforcement] = rows_of("duel", "reinforcements", "reinforcement", Reinforcement)
TACTICS: list[Tactic] = rows_of("duel", "tactics", "tactic", Tactic)
PLANETS: list[PlanetCard] = rows_of("duel", "planets", "planet", PlanetCard)
ENVOYS: list[EnvoyCard] = rows_of("duel", "envoys", "envoy", EnvoyCard)
DESTINY: list[Destiny] = rows_of("duel", "destiny", "destiny", Destiny)
ALIENS: dict[str, Alien] = {alien.id: alien for alien in rows_of("duel", "aliens", "alien", Alien)}

# A face is a row number in this list; a save keeps the names, so that the numbers may change.
FACES: list[Plan | Reinforcement | PlanetCard | EnvoyCard | Destiny] = [
    *PLANS,
    *PLANS,
    *REINFORCEMENTS,
    *PLANETS,
    *ENVOYS,
    *DESTINY,
]
KEYS: list[str] = [
    *(f"{plan.id}.{colour}" for colour in COLOURS for plan in PLANS),
    *(face.id for face in FACES[2 * len(PLANS) :]),
]
FACE_OF: dict[str, int] = {key: face for face, key in enumerate(KEYS)}
FIRST_SLIP = len(FACES)  # after the cards come the slips, whose faces are secret numbers
SLIPS = ("dial", "tactic", "reserve", "guess", "worry")
_SLIP_OF = {
    (seat, kind): FIRST_SLIP + seat * len(SLIPS) + place
    for seat in range(SEATS)
    for place, kind in enumerate(SLIPS)
}
HALVES: list[Half] = [half for tactic in TACTICS for half in tactic.halves]  # by tactic * 2 + half

ORANGE_BACK, BLUE_BACK, REINFORCEMENT_BACK = 254, 253, 252  # what an unseen card in a hand shows
_BACKS = [ORANGE_BACK] * len(PLANS) + [BLUE_BACK] * len(PLANS) + [REINFORCEMENT_BACK] * len(REINFORCEMENTS)
_PRINTED = [
    *(plan.value for plan in PLANS),
    *(plan.value for plan in PLANS),
    *(r.value for r in REINFORCEMENTS),
]
_REINFORCES = [
    2 * len(PLANS) <= face < 2 * len(PLANS) + len(REINFORCEMENTS) or face == REINFORCEMENT_BACK
    for face in range(256)
]


def back_of(face: int) -> int:
    """The back of a plan or reinforcement; HIDDEN for other cards."""
    return _BACKS[face] if face < len(_BACKS) else HIDDEN


def is_reinforcement(face: int) -> bool:
    """True for a reinforcement's face, and for its back."""
    return _REINFORCES[face]


def printed_value(face: int) -> int:
    """The number on a plan or reinforcement."""
    return _PRINTED[face]


def reinforcement(face: int) -> Reinforcement:
    return REINFORCEMENTS[face - 2 * len(PLANS)]


def slip(seat: int, kind: str) -> int:
    """The id of a seat's slip for one kind of secret number."""
    return _SLIP_OF[seat, kind]


@cache
def destiny(key: str) -> Destiny:
    return next(row for row in DESTINY if row.id == key)
