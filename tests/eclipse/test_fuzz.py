"""Whole random matches: they end, and not a cube, disc, ship, tile or token is lost on the way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.eclipse import GAME, pieces
from game.eclipse.pieces import party_of
from game.eclipse.prompts import ChooseTrack
from game.eclipse.table import EclipseTable
from tests.support.counted_matches import counted

MATCHES = 3_000
SHARE = 50  # matches in one test
slow = pytest.mark.slow


def options_of(seed: int) -> tuple[int, dict[str, Any]]:
    """The number of seats, and random species, chosen by the players in every tenth match."""
    dice = random.Random(f"eclipse {seed}")
    seats = pieces.SEATS[seed % len(pieces.SEATS)]
    if seed % 10 == 9:
        return seats, {"species": dice.choice(["all", "terran"])}
    boards = [row for row in pieces.SPECIES.values() if row.kind == "terran"]
    chosen = [dice.choice([board.id, board.board_of]) for board in dice.sample(boards, seats)]
    return seats, {"species": chosen}


def tokens(table: EclipseTable) -> list[str]:
    """What is wrong with pieces that belong to nobody: ancients, the center, ancient parts, relations."""
    wrong = []
    for number, sector in enumerate(table.map):
        if sector.count(pieces.ANCIENTS) > table.face(number).ancients:
            wrong.append("there are more ancients than printed")
        if sector.cubes and sector.disc < 0:
            wrong.append("cubes belong to nobody")
        if len(sector.ships) != len(sector.damage):
            wrong.append("damage lies beside no ship")
    fitted = Counter(
        tile - 1 for player in table.players for squares in player.designs for tile in squares if tile
    )
    fitted.update(part for player in table.players for part in player.parts)
    if any(fitted[part] > 1 for part in range(len(pieces.PARTS)) if pieces.PARTS[part].source == "discovery"):
        wrong.append("an ancient part is there twice")
    for one, player in enumerate(table.players):
        if (
            any(one not in table.players[other].ambassadors for other in player.ambassadors)
            and not table.agenda
        ):
            wrong.append("relations have one side only")
    return wrong


def faults(table: EclipseTable) -> list[str]:
    return [*GAME.faults(table), *tokens(table)]


def partners_meet(table: EclipseTable) -> bool:
    """Somebody's ships are where a partner has ships or a disc."""
    for sector in table.map:
        here = {party_of(ship) for ship in sector.ships if party_of(ship) < table.seats}
        there = here | {sector.disc}
        if any(other in there for seat in here for other in table.players[seat].ambassadors):
            return True
    return False


def play_out(seed: int, *, closely: bool = False) -> EclipseTable:
    seats, options = options_of(seed)
    match = Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))
    for table in counted(match, random.Random(seed), each_event=faults if closely else None):
        recalled = any(isinstance(prompt, ChooseTrack) for prompt in match.waiting())
        assert recalled or not partners_meet(table)  # ruling 59: nobody can build beside a partner
    return match.table


@pytest.mark.parametrize("seed", range(5))
def test_a_random_match_comes_to_its_end(seed: int) -> None:
    table = play_out(seed, closely=True)
    assert table.over
    assert table.winners
    assert len(table.points) == table.seats


@slow
@pytest.mark.parametrize("first", range(0, MATCHES, SHARE))
def test_three_thousand_random_matches_come_to_their_end(first: int) -> None:
    for seed in range(first, first + SHARE):
        assert play_out(seed, closely=True).over


# --- battles, of which random players fight too few

PLACES: list[tuple[str, list[int]]] = [
    ("107", [0, -1]), ("103", [1, -1]), ("102", [1, 0]), ("106", [0, 1]), ("101", [-1, 0]), ("305", [0, -3]),
]  # fmt: skip
DESIGNS: list[dict[str, list[str]]] = [
    {},
    {"interceptor": ["plasma_missile"], "cruiser": ["plasma_missile", "improved_hull"]},
    {"cruiser": ["gauss_shield", "ion_cannon", "plasma_cannon", "fusion_source", "gluon_computer"]},
    {
        "interceptor": ["", "hull"],
        "cruiser": ["", "", "hull"],
        "dreadnought": ["hull", "", "", "", "", "hull"],
    },
    {
        "dreadnought": ["antimatter_cannon", "", "phase_shield", "", "tachyon_source"],
        "starbase": ["", "hull"],
    },
]


def war(seed: int) -> dict[str, Any]:
    """A few sectors full of ships, right before a combat phase."""
    dice = random.Random(f"war {seed}")
    seats = pieces.SEATS[seed % len(pieces.SEATS)]
    _, options = options_of(seed - seed % 10 + seed % 5)
    left = Counter({(seat, ship): pieces.SHIP_LIMITS[ship] for seat in range(seats) for ship in range(4)})
    rows: list[dict[str, Any]] = [{"id": "001", "ships": armada(dice, seats, left)}]
    for name, place in PLACES:
        owner = dice.choice([None, *range(seats)])
        cubes = [] if owner is None or not pieces.SQUARES[pieces.FACE_OF[f"sector_{name}"]] else [0]
        ships = armada(dice, seats, left)
        rows.append({"id": name, "at": place, "disc": owner, "cubes": cubes, "ships": ships})
    species = options["species"]
    plain = [pieces.SPECIES[name].blueprints != "planta" for name in species]
    designs = [dice.choice(DESIGNS) if ordinary else None for ordinary in plain]
    # There are three of these.
    generators = [
        ["wormhole_generator"] if seat < 3 and dice.random() < 0.5 else None for seat in range(seats)
    ]
    words = {"sectors": rows, "designs": designs, "techs": generators, "discs": [5] * seats}
    return {"species": species, "seed": seed, "phase": "combat", "round": 8, **words}


def armada(dice: random.Random, seats: int, left: Counter[tuple[int, int]]) -> list[list[Any]]:
    """Ships of some seats, in the order of their arrival; nobody has more than the box contains."""
    fleets = []
    for seat in dice.sample(range(seats), dice.randrange(seats + 1)):
        ships = []
        for ship in dice.choices(range(4), k=dice.randrange(1, 5)):
            if left[seat, ship] > 1:  # one is kept for the home
                left[seat, ship] -= 1
                ships.append(pieces.SHIPS[ship])
        fleets.append([seat, *ships])
    return [fleet for fleet in fleets if len(fleet) > 1]


def fight_out(seed: int) -> EclipseTable:
    spec = war(seed)
    match = Match(GAME, GAME.arrange(spec), Beginning(seed, {"scenario": spec}))
    for _ in counted(match, random.Random(seed), each_event=faults):
        pass
    return match.table


@pytest.mark.parametrize("seed", range(8))
def test_a_great_war_loses_no_piece(seed: int) -> None:
    assert fight_out(seed).over


@slow
@pytest.mark.parametrize("first", range(0, 500, SHARE))
def test_five_hundred_great_wars_lose_no_piece(first: int) -> None:
    for seed in range(first, first + SHARE):
        assert fight_out(seed).over


def test_every_species_and_every_number_of_seats_is_played() -> None:
    met: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    for seed in range(MATCHES):
        count, options = options_of(seed)
        seats[count] += 1
        if isinstance(options["species"], list):
            met.update(options["species"])
    assert set(met) == set(pieces.SPECIES)
    assert min(met.values()) > MATCHES // 10
    assert seats == dict.fromkeys(pieces.SEATS, MATCHES // 5)
