"""Set-up of Eclipse: a fresh table from a seed (p. 4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.dice import below, shuffled
from game.core.games import Options
from game.core.refusals import WrongWord
from game.core.table import CardId, Pile, Seat, errand
from game.eclipse import pieces
from game.eclipse.parts import NO_TILE, Player
from game.eclipse.seating import lay_center, sit_down
from game.eclipse.table import EclipseTable

WORDS = ("species",)
SPECIES_WORDS = ("all", "terran", "random")


def set_up(seed: int, seats: int, options: Options) -> EclipseTable:
    """All tiles in their piles, the center, and whoever is seated already.

    Option ``species``: "all" and "terran" let players choose, "random" deals, a list names them by seat.
    """
    for word in options:
        if word not in WORDS:
            raise WrongWord(f"Eclipse has no option {word!r}; it has: {', '.join(WORDS)}.")
    if seats not in pieces.SEATS:
        raise WrongWord(f"Eclipse is for 2 to 6 seats, not {seats}.")
    table = bare_table(seed, seats)
    table.first, table.rng = below(table.rng, seats)
    wanted = options.get("species", "all")
    if wanted == "random":
        wanted = _deal_species(table)
    if isinstance(wanted, str):
        _let_choose(table, wanted)
        return table
    for seat, species in enumerate(named(wanted, seats)):
        sit_down(table, seat, species)
    table.agenda = [errand("begin_round", 1)]
    return table


def bare_table(seed: int, seats: int) -> EclipseTable:
    """All tiles in their shuffled piles, the center on the map, nobody seated."""
    tiles = len(pieces.TILES)
    table = EclipseTable(
        rng=seed & ((1 << 64) - 1),
        seats=seats,
        faces=bytearray(pieces.TILES),
        seen=bytearray(tiles),
        players=[Player() for _ in range(seats)],
        stacks=[Pile(pieces.sector_cards(ring)) for ring in pieces.RINGS],
        thrown=[Pile() for _ in pieces.RINGS],
        box=Pile(pieces.sector_cards("start")),
        bag=Pile(pieces.TECH_CARDS),
        supply=Pile(),
        discoveries=Pile(pieces.DISCOVERY_CARDS),
        reputation=Pile(pieces.REPUTATION_CARDS),
        points=[0] * seats,
    )
    for tile in table.box:
        table.show(tile)
    for pile in (*table.stacks, table.bag, table.discoveries, table.reputation):
        table.mix(pile)
    outer = table.stacks[2]
    while len(outer) > pieces.OUTER_SECTORS[seats]:
        table.box.append(outer.pop())
    for _ in range(pieces.FIRST_TECHS[seats]):
        table.supply.append(table.bag.pop())
        table.show(table.supply[-1])
    lay_center(table)
    return table


def _let_choose(table: EclipseTable, wanted: str) -> None:
    """Terrans are chosen clockwise from the start player, others against the clock from the right."""
    if wanted not in SPECIES_WORDS:
        raise WrongWord(f"Species are {', '.join(SPECIES_WORDS)} or a list of names, not {wanted!r}.")
    table.species = wanted
    seats = table.clockwise(table.first)
    order = seats if wanted == "terran" else list(reversed(seats))
    table.agenda = [errand("begin_round", 1), *(errand("choose_species", seat) for seat in reversed(order))]


def _deal_species(table: EclipseTable) -> list[str]:
    """A board for each seat, and a side of it."""
    boards = [row for row in pieces.SPECIES.values() if row.kind == "terran"]
    order, table.rng = shuffled(list(range(len(boards))), table.rng)
    dealt = []
    for place in order[: table.seats]:
        side, table.rng = below(table.rng, 2)
        dealt.append(boards[place].board_of if side else boards[place].id)
    return dealt


def named(wanted: object, seats: int) -> list[str]:
    """So many species of different boards; anything else is refused by name."""
    if not isinstance(wanted, list | tuple):
        raise WrongWord(f"Give {seats} species as a list of names, not {wanted!r}.")
    for key in wanted:
        if key not in pieces.SPECIES:
            raise WrongWord(f"There is no species {key!r}.")
    boards = {min(key, pieces.SPECIES[key].board_of) for key in wanted}
    if len(boards) != len(wanted) or len(wanted) != seats:
        raise WrongWord(f"Give {seats} species of different boards, not {list(wanted)!r}.")
    return list(wanted)


def faults(table: EclipseTable) -> list[str]:
    """What is wrong with a table: each tile in one place, and all pieces of every seat."""
    if len(table.players) != table.seats or len(table.points) != table.seats:
        return ["something is not there for each seat"]
    wrong = []
    if sorted(tile for zone in zones(table) for tile in zone) != list(range(len(pieces.TILES))):
        wrong.append("a tile is missing or in two places")
    if sorted(table.faces) != sorted(pieces.TILES):
        wrong.append("a face is missing or doubled")
    if table.structures_left() < 0:
        wrong.append("there are too many orbitals and monoliths")
    if any(bytes(table.linked(number, 2)) != sector.ways for number, sector in enumerate(table.map)):
        wrong.append("wormholes lead where there are none")
    for seat, player in enumerate(table.players):
        if player.gone:
            wrong += _remains(table, seat)
        elif player.species:
            wrong += _piece_faults(table, seat)
    return wrong


def zones(table: EclipseTable) -> list[Sequence[CardId]]:
    """Every place where a tile can be."""
    return [
        *table.stacks, *table.thrown, table.drawn, table.box, table.bag, table.supply, table.discoveries,
        table.reputation, [sector.tile for sector in table.map],
        [sector.discovery for sector in table.map if sector.discovery != NO_TILE],
        *(pile for player in table.players for pile in (player.techs, player.reputation, player.discoveries)),
    ]  # fmt: skip


def _piece_faults(table: EclipseTable, seat: Seat) -> list[str]:
    """Cubes, discs and ships of one seat."""
    player = table.players[seat]
    own = [sector for sector in table.map if sector.disc == seat]
    abroad = sum(seat in host.ambassadors for host in table.players)
    cubes = sum(player.cubes) + sum(player.graveyard) + abroad + sum(s.cubes.bit_count() for s in own)
    discs = player.discs + player.spare_discs + sum(player.spent) + len(own)
    wrong = []
    if any(table.map[number].disc != seat for number in player.sectors) or len(player.sectors) != len(own):
        wrong.append(f"seat {seat} has other sectors than its discs say")
    if player.near != table.near(seat):
        wrong.append(f"seat {seat} has other neighbours than its wormholes say")
    if cubes != pieces.CUBES or min(player.cubes) < 0 or max(player.cubes) > pieces.TRACK_CUBES + 1:
        wrong.append(f"seat {seat} has {cubes} cubes, {player.cubes} on its tracks")
    if discs != player.row.discs + pieces.DISCS - pieces.UPKEEP_DISCS or player.discs < 0:
        wrong.append(f"seat {seat} has {discs} discs")
    if min(table.unbuilt(seat, ship) for ship in range(len(pieces.SHIPS))) < 0:
        wrong.append(f"seat {seat} has too many ships")
    if min(player.storage) < 0:
        wrong.append(f"seat {seat} owes something: {player.storage}")
    return wrong


def _remains(table: EclipseTable, seat: Seat) -> list[str]:
    """Nothing of a collapsed civilization may be left."""
    there = any(sector.disc == seat or sector.count(seat) for sector in table.map)
    abroad = any(seat in host.ambassadors for host in table.players)
    return [f"seat {seat} has collapsed and is still there"] if there or abroad else []


def factions(table: EclipseTable) -> list[str]:
    return [player.species for player in table.players]
