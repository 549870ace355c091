"""Scenarios: any position of Eclipse from a plain dictionary.

Words, all but ``species`` optional; lists by seat have an entry for each species, None for what is usual:

species       two to six species of different boards
seed          number for the generator, and for all tiles no word places
dice          the faces of the next dice, at most eight, if nothing is shuffled before
round, first  the round (default 1) and who has the start player marker (default 0)
phase         "action" (default), "combat", "upkeep" or "cleanup"
turn          whose turn it is in the action phase (default: the start player's)
passed        list of seats that have passed, the first one first
sectors       list of {"id": "201", "at": [q, r], "turn": sixths clockwise, "disc": seat or None,
              "cubes": squares with a cube (0 ..., "orbital"), "orbital": bool, "monolith": bool,
              "discovery": id of the tile, True for any, False for none (default: as printed),
              "ships": [[seat, "interceptor", "cruiser:1" (with one damage) ...], ...] in order of arrival,
              "ancients": number, or a list of their damage (default: as printed),
              "guard": damage of the center's defence system, None if it is destroyed (default 0)}.
              The center and the homes lie there already: only what differs from the set-up is named
storage       by seat [money, science, materials]
tracks        by seat the cubes on the population tracks (default: the rest; a cube on a grey square, an
              orbital or abroad comes from the fullest track)
graveyard     by seat [money, science, materials]
spent         by seat {"explore": discs on this action, ...}; "react" are the reactions
discs         by seat the discs on the influence track; what is missing then lies on "explore"
colony_ships  by seat how many are face up
techs         by seat the technologies besides the printed ones
designs       by seat {"interceptor": [part on each square or "", ...], ...}
parts         by seat the ancient parts beside the board
reputation    by seat the values of the tiles
discoveries   by seat the discovery tiles kept for their points
ambassadors   list of [seat, seat] that have relations
traitor       the seat with the traitor card
supply        the technologies that can be researched, all of them
bag           the next technologies of the bag, next one first
stacks        {"inner": [...], "middle": [...], "outer": [...]}: tops of the sector stacks, next one first
thrown        the same for the sectors beside the stacks
short         rings whose stack has nothing but what ``stacks`` names
discovery     the next discovery tiles, next one first
prestige      the next reputation tiles of the bag by their values, next one first
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.arranging import Spec, a_list, a_number, a_row, a_seat, foretell, sound
from game.core.refusals import WrongWord
from game.core.table import NOBODY, CardId, Pile, Seat, errand
from game.eclipse import pieces
from game.eclipse.arranging import by_seat, one_of, pull, seats, three
from game.eclipse.designs import may_fly
from game.eclipse.mapping import ROW_WORDS, place_sectors
from game.eclipse.parts import ACTIONS, Sector
from game.eclipse.phases.research import DISCS_OF
from game.eclipse.seating import sit_down
from game.eclipse.setup import bare_table, faults, named
from game.eclipse.table import EclipseTable

WORDS = (
    "species", "seed", "dice", "round", "first", "phase", "turn", "passed", "sectors", "storage", "tracks",
    "graveyard", "spent", "discs", "colony_ships", "techs", "designs", "parts", "reputation", "discoveries",
    "ambassadors", "traitor", "supply", "bag", "stacks", "thrown", "short", "discovery", "prestige",
)  # fmt: skip
PHASES = ("action", "combat", "upkeep", "cleanup")
__all__ = ["ROW_WORDS", "WORDS", "arrange"]


def arrange(spec: Spec) -> EclipseTable:
    """The table that the words describe; a word or name that does not fit is refused by name."""
    a_row(spec, "scenario", WORDS)
    species = a_list(spec.get("species", ()), "species")
    if len(species) not in pieces.SEATS:
        raise WrongWord(f"'species' names two to six of them, not {species!r}.")
    table = bare_table(a_number(spec.get("seed", 0), "seed", 0, (1 << 64) - 1), len(species))
    for seat, name in enumerate(named(species, len(species))):
        sit_down(table, seat, name)
    table.first = a_seat(spec.get("first", 0), table.seats)
    table.round = a_number(spec.get("round", 1), "round", 1, pieces.ROUNDS)
    _fill_boards(table, spec)
    covered = place_sectors(table, spec)
    _deal_tiles(table, spec, covered)
    _relate(table, spec)
    for seat in range(table.seats):
        _count_cubes(table, spec, seat)
        _count_discs(table, spec, seat)
    _begin(table, spec)
    foretell(table, spec)
    return sound(table, faults)


# --- tiles


def _deal_tiles(table: EclipseTable, spec: Spec, covered: list[Sector]) -> None:
    """Named tiles come from their piles; the rest stays as it was shuffled, some of it in sectors."""
    _deal_techs(table, spec)
    _deal_reputation(table, spec)
    boards = by_seat(table, spec, "discoveries")
    for player, kept in zip(table.players, boards, strict=True):
        player.discoveries = bytes(pull(table, kept or (), "discoveries", "discovery", [table.discoveries]))
        _show(table, player.discoveries)
    top = pull(table, spec.get("discovery", ()), "discovery", "discovery", [table.discoveries])
    for sector in covered[: len(table.discoveries)]:
        sector.discovery = table.discoveries.pop()
    table.discoveries.extend(reversed(top))


def _deal_techs(table: EclipseTable, spec: Spec) -> None:
    usual = len(table.supply)
    table.bag.extend(table.supply)
    table.supply.clear()
    for player, keys in zip(table.players, by_seat(table, spec, "techs"), strict=True):
        player.techs = bytes(pull(table, keys or (), "techs", "tech", [table.bag]))
        for tile in player.techs:
            tech = table.faces[tile] - pieces.FIRST_TECH
            if player.tech_bits >> tech & 1:
                raise WrongWord(f"'techs': {pieces.TECHS[tech].id!r} is there twice.")
            player.tech_bits |= 1 << tech
    if "supply" in spec:
        table.supply.extend(pull(table, spec["supply"], "supply", "tech", [table.bag]))
    top = pull(table, spec.get("bag", ()), "bag", "tech", [table.bag])
    while "supply" not in spec and len(table.supply) < usual:
        table.supply.append(table.bag.pop())
    table.bag.extend(reversed(top))
    for tile in table.bag:
        table.seen[tile] = 0
    for pile in (table.supply, *(player.techs for player in table.players)):
        _show(table, pile)


def _deal_reputation(table: EclipseTable, spec: Spec) -> None:
    for seat, values in enumerate(by_seat(table, spec, "reputation")):
        if values is None:
            continue
        held = table.players[seat].reputation
        for tile in held:
            table.seen[tile] = 0
        table.reputation.extend(held)
        table.players[seat].reputation = Pile(_prestige(table, values, "reputation"))
    for seat, player in enumerate(table.players):
        for tile in player.reputation:
            table.seen[tile] |= 1 << seat
    table.reputation.extend(reversed(_prestige(table, spec.get("prestige", ()), "prestige")))


def _prestige(table: EclipseTable, values: object, word: str) -> list[int]:
    return pull(table, values, word, "reputation", [table.reputation])


def _show(table: EclipseTable, pile: Iterable[CardId]) -> None:
    for tile in pile:
        table.show(tile)


# --- player boards


def _fill_boards(table: EclipseTable, spec: Spec) -> None:
    for seat, storage in enumerate(by_seat(table, spec, "storage")):
        if storage is not None:
            table.players[seat].storage = three(storage, "storage")
    for seat, graves in enumerate(by_seat(table, spec, "graveyard")):
        table.players[seat].graveyard = three(graves or (0, 0, 0), "graveyard", pieces.CUBES)
    for player, ships in zip(table.players, by_seat(table, spec, "colony_ships"), strict=True):
        if ships is not None:
            player.colony_ships = a_number(ships, "colony_ships", 0, player.row.colony_ships)
    for seat, designs in enumerate(by_seat(table, spec, "designs")):
        for ship, parts in a_row(designs or {}, "entry of 'designs'", pieces.SHIPS).items():
            _fit(table, seat, pieces.SHIPS.index(ship), a_list(parts, ship))
    for seat, parts in enumerate(by_seat(table, spec, "parts")):
        for name in a_list(parts or (), "parts"):
            table.players[seat].parts += bytes((_find_part(table, name, "parts"),))


def _fit(table: EclipseTable, seat: Seat, ship: int, parts: list[object]) -> None:
    """Parts on the squares of a blueprint, which must be able to fly with them."""
    player = table.players[seat]
    squares = player.designs[ship]
    if len(parts) > len(squares):
        raise WrongWord(f"'designs': this {pieces.SHIPS[ship]} has {len(squares)} squares, not {len(parts)}.")
    for square, name in enumerate(parts):
        if name:
            part = one_of(name, "designs", list(pieces.PART_OF))
            player.fit(ship, square, part + 1)
            if pieces.PARTS[part].source == "discovery":
                _find_part(table, name, "designs")
    if not may_fly(player.row.blueprints, ship, player.designs[ship]):
        raise WrongWord(f"'designs': with {parts!r} no {pieces.SHIPS[ship]} may fly.")


def _find_part(table: EclipseTable, name: object, word: str) -> int:
    """An ancient part in play; its discovery tile has left the game."""
    found = pull(table, [name], word, "discovery", [table.discoveries])
    part = pieces.DISCOVERIES[table.faces[found[0]] - pieces.FIRST_DISCOVERY].part
    if not part:
        raise WrongWord(f"'{word}': {name!r} is no ancient part.")
    table.box.extend(found)
    table.show(found[0])
    return pieces.PART_OF[part]


def _relate(table: EclipseTable, spec: Spec) -> None:
    for pair in a_list(spec.get("ambassadors", ()), "ambassadors"):
        one, other = _two_seats(table, pair)
        table.players[one].ambassadors.append(other)
        table.players[other].ambassadors.append(one)
    if spec.get("traitor") is not None:
        table.traitor = a_seat(spec["traitor"], table.seats)


def _two_seats(table: EclipseTable, pair: object) -> list[Seat]:
    found = [a_seat(seat, table.seats) for seat in a_list(pair, "ambassadors")]
    if len(set(found)) != 2 or len(found) != 2 or table.related(found[0], found[1]):
        raise WrongWord(f"'ambassadors' is a list of pairs of seats, each once, not {pair!r}.")
    return found


def _count_cubes(table: EclipseTable, spec: Spec, seat: Seat) -> None:
    """What is neither on the map nor abroad nor in the graveyard stands on the tracks."""
    player = table.players[seat]
    tracks = by_seat(table, spec, "tracks")[seat]
    if tracks is not None:
        player.cubes = three(tracks, "tracks", pieces.TRACK_CUBES + 1)
        return
    left = [*(pieces.TRACK_CUBES - graves for graves in player.graveyard), 0]  # by colour, grey last
    wild = sum(seat in host.ambassadors for host in table.players)
    for sector in table.own(seat):
        cubes = table.map[sector].cubes
        wild += cubes >> pieces.ORBITAL_SQUARE & 1
        for number, square in enumerate(table.squares(sector)):
            if cubes >> number & 1:
                left[square.colour] -= 1
    wild -= left.pop()
    for _ in range(wild):
        left[left.index(max(left))] -= 1
    player.cubes = left


def _count_discs(table: EclipseTable, spec: Spec, seat: Seat) -> None:
    """What is neither on the map nor on actions lies on the influence track."""
    player = table.players[seat]
    gained = sum(count for tech, count in DISCS_OF.items() if player.has(tech))
    player.spare_discs = pieces.DISCS - pieces.UPKEEP_DISCS - gained
    spent = by_seat(table, spec, "spent")[seat] or {}
    for action, count in a_row(spent, "entry of 'spent'", ACTIONS).items():
        player.spent[ACTIONS.index(action)] = a_number(count, "spent", 0, pieces.DISCS)
    player.discs = player.row.discs + gained - len(table.own(seat)) - sum(player.spent)
    if (discs := by_seat(table, spec, "discs")[seat]) is not None:
        elsewhere = player.discs - a_number(discs, "discs", 0, pieces.DISCS)
        player.spent[0] += a_number(elsewhere, "discs missing from the track", 0, pieces.DISCS)
        player.discs -= elsewhere


# --- where play goes on


def _begin(table: EclipseTable, spec: Spec) -> None:
    phase = PHASES[one_of(spec.get("phase", "action"), "phase", PHASES)]
    passed = seats(table, spec, "passed")
    for seat in passed:
        table.players[seat].passed = True
    table.next_first = passed[0] if passed else NOBODY
    if phase == "action":
        table.turn = a_seat(spec.get("turn", table.first), table.seats)
        table.agenda = [errand("turn", table.turn)]
    elif phase == "upkeep":
        table.agenda = [errand("settle_now", seat) for seat in table.clockwise(table.first)]
        table.agenda = ["cleanup", *reversed(table.agenda)]
    else:
        table.agenda = [phase]
