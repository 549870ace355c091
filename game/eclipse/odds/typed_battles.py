"""Fleets in words, as they are typed: "3 interceptor[ion_cannon,nuclear_drive] + cruiser vs 2 ancient".

    battle   fleet "vs" fleet; the first one attacks
    fleet    [species ":"] group {"+" group}
    group    [number] type ["[" [part {"," part}] "]"]
    type     interceptor, cruiser, dreadnought, starbase, ancient, center; an s behind it does no harm
    part     as the data files call it, with blanks or underscores; "ion" will do where that names one part

Without a species ships are Terran. Parts in brackets are all that is on the blueprint, in the place of what
is printed there; what is printed outside the grid always counts. Neither energy nor drives are checked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from game.core.refusals import WrongWord
from game.eclipse import pieces
from game.eclipse.designs import Design, assembled, design
from game.eclipse.odds.fleets import ANCIENT, NAMES, UNPLAYED, Fleet, Group, Odds
from game.eclipse.table import NEUTRAL

FILE_HELP = """\
A file is such an object; species, number, parts and damage (of each ship) may be left out:

    {"attacker": {"species": "planta", "ships": [{"type": "cruiser", "number": 2, "parts": ["ion_cannon"]}]},
     "defender": {"ships": [{"type": "ancient", "number": 2, "damage": [1]}]}}
"""
TERRAN = "terran"
BOARDS = {TERRAN: TERRAN, **{key: row.blueprints for key, row in pieces.SPECIES.items()}}
MOST_ANCIENTS = max(sector.ancients for sector in pieces.SECTORS)
LIMITS = dict(zip(NAMES, (*pieces.SHIP_LIMITS, MOST_ANCIENTS, 1), strict=True))
GROUP = re.compile(r"(?:(\d+)\s*)?([a-z]+)\s*(?:\[(.*)\])?", re.DOTALL)


class Ships(msgspec.Struct, forbid_unknown_fields=True):
    """A group as a file says it."""

    type: str
    number: int = 1
    parts: list[str] | None = None
    damage: list[int] = []


class Side(msgspec.Struct, forbid_unknown_fields=True):
    ships: list[Ships]
    species: str = TERRAN


class Sides(msgspec.Struct, forbid_unknown_fields=True):
    attacker: Side
    defender: Side


def typed(text: str) -> tuple[Fleet, Fleet]:
    """The two fleets of a battle in words."""
    sides = re.split(r"\bvs\b", text.lower())
    if len(sides) != 2:
        raise WrongWord(f"A battle is two fleets with one 'vs' between them, not {text!r}.")
    return fleets(Sides(*map(_side, sides)))


def filed(content: bytes) -> tuple[Fleet, Fleet]:
    """The two fleets of a battle in a JSON file."""
    try:
        return fleets(msgspec.json.decode(content, type=Sides))
    except msgspec.DecodeError as error:
        raise WrongWord(f"The file is no battle: {error}.") from error


def fleets(sides: Sides) -> tuple[Fleet, Fleet]:
    attacker, defender = _fleet(sides.attacker), _fleet(sides.defender)
    if attacker.printed:
        raise WrongWord("Ancients and the center never attack; name them behind the 'vs'.")
    return attacker, defender


def _side(text: str) -> Side:
    species, colon, groups = text.rpartition(":")
    ships = [_ships(group.strip()) for group in groups.split("+")]
    return Side(ships, _word(species)) if colon else Side(ships)


def _ships(text: str) -> Ships:
    found = GROUP.fullmatch(text)
    if found is None:
        raise WrongWord(f"A group of ships is like '3 interceptor[ion_cannon]', not {text!r}.")
    number, kind, parts = found.groups()
    listed = None if parts is None else [part for part in map(_word, parts.split(",")) if part]
    return Ships(kind, int(number or 1), listed)


def _word(text: str) -> str:
    return re.sub(r"[\s_-]+", "_", text.strip())


def _fleet(side: Side) -> Fleet:
    if side.species not in BOARDS:
        raise WrongWord(f"There is no species {side.species!r}; there is: {', '.join(BOARDS)}.")
    groups = tuple(_group(ships, BOARDS[side.species]) for ships in side.ships)
    names = [group.name for group in groups]
    if not names:
        raise WrongWord("A fleet has at least one ship.")
    for name in names:
        if names.count(name) > 1:
            raise WrongWord(f"All ships of a type have the same blueprint; {name} is named twice.")
        if name in UNPLAYED and len(names) > 1:
            raise WrongWord(f"The {name} fights alone, not together with other ships.")
    return Fleet(groups)


def _group(ships: Ships, board: str) -> Group:
    name = ships.type if ships.type in NAMES else ships.type.removesuffix("s")
    if name not in NAMES:
        raise WrongWord(f"There is no type of ship {ships.type!r}; there is: {', '.join(NAMES)}.")
    if not 1 <= ships.number <= LIMITS[name]:
        raise WrongWord(f"A fleet has 1 to {LIMITS[name]} of {name}, not {ships.number}.")
    made = _unplayed(name, ships) if name in UNPLAYED else _built(name, ships, board)
    return _damaged(Group(name, made, (0,) * ships.number), ships.damage)


def _unplayed(name: str, ships: Ships) -> Design:
    if ships.parts is not None:
        raise WrongWord(f"The {name} has the parts that are printed on it, no others.")
    return NEUTRAL[pieces.ANCIENTS if name == ANCIENT else pieces.CENTER]


def _built(name: str, ships: Ships, board: str) -> Design:
    """A ship with its own parts, or as it is printed."""
    ship = pieces.SHIPS.index(name)
    squares = len(pieces.BLUEPRINTS[board, ship].printed)
    if ships.parts is None:
        return design(board, ship, bytes(squares))
    if len(ships.parts) > squares:
        raise WrongWord(f"The {name} has {squares} squares for parts, not {len(ships.parts)}.")
    return assembled(board, ship, [_part(part) for part in ships.parts])


def _damaged(group: Group, damage: Sequence[int]) -> Group:
    """Damage ship by ship; those that are not named have none."""
    if len(damage) > len(group.damage) or not all(0 <= points <= group.design.hull for points in damage):
        raise WrongWord(
            f"Damage is a number from 0 to {group.design.hull} for each {group.name}, not {list(damage)}."
        )
    undamaged = (0,) * (len(group.damage) - len(damage))
    return Group(group.name, group.design, tuple(sorted((*undamaged, *damage))))


def told(odds: Odds) -> list[str]:
    """Odds in lines for people."""
    lines = [f"attacker wins   {odds.attacker_wins:7.2%}", f"defender wins   {odds.defender_wins:7.2%}"]
    if odds.stalemate:
        lines.append(f"stalemate       {odds.stalemate:7.2%}")
    lines += [
        f"attacker loses  {_lost(odds.attacker_losses)}",
        f"defender loses  {_lost(odds.defender_losses)}",
    ]
    aim = "in the best way" if odds.best else "where the most danger is"
    found = "exact" if odds.exact else f"simulated, standard error {odds.error:.2%}"
    return [*lines, f"{found}; players place their dice {aim}"]


def _lost(losses: Mapping[str, float]) -> str:
    return ", ".join(f"{lost:.2f} {name}" for name, lost in losses.items())


def _part(word: str) -> int:
    """A part by its name, or by the beginning of it that only one has."""
    named = _word(word.lower())
    if named in pieces.PART_OF:
        return pieces.PART_OF[named]
    short = [
        number for number, part in enumerate(pieces.PARTS) if part.id.removesuffix(f"_{part.kind}") == named
    ]
    if len(short) == 1:
        return short[0]
    if short:
        several = " or ".join(pieces.PARTS[number].id for number in short)
        raise WrongWord(f"The part {word!r} may be {several}.")
    raise WrongWord(f"There is no part {word!r}; there is: {', '.join(pieces.PART_OF)}.")
