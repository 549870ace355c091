"""Ships and parts in numbers, as the inspect panel tells them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.designs import Design, Dice, fitted
from game.eclipse.parts import Player
from scenes.games.eclipse.names import part_link, times

DOT = " · "
PLAIN = 4  # figures that every ship has; its weapons follow
DICE = {1: "eclipse.figures.yellow", 2: "eclipse.figures.orange", 4: "eclipse.figures.red"}  # by damage


def design_figures(design: Design, language: str) -> list[str]:
    """What a ship can do: when it fires, how well it aims, what it stands, how far it flies."""
    say = catalogue(language).say
    rows = [
        say("eclipse.figures.initiative", number=design.initiative),
        say("eclipse.figures.computer", number=design.computer),
        say("eclipse.figures.shield", number=design.shield),
        say("eclipse.figures.hull", number=design.hull),
    ]
    if design.cannons:
        rows.append(say("eclipse.figures.cannons", dice=dice(design.cannons, language)))
    if design.missiles:
        rows.append(say("eclipse.figures.missiles", dice=dice(design.missiles, language)))
    if not design.cannons and not design.missiles:
        rows.append(say("eclipse.figures.unarmed"))
    return rows


def design_rows(design: Design, language: str, *, flies: bool = True) -> str:
    """The same in few lines: what it is, what it fires, and how it flies."""
    rows = design_figures(design, language)
    told = [DOT.join(rows[:PLAIN]), *rows[PLAIN:]]
    return "\n".join([*told, DOT.join(flight_figures(design, language))] if flies else told)


def flight_figures(design: Design, language: str) -> list[str]:
    """How far a ship flies and the energy that is left."""
    say = catalogue(language).say
    flies = say("eclipse.figures.movement", number=design.movement)
    rows = [flies if design.movement else say("eclipse.figures.stays")]
    return [*rows, say("eclipse.figures.energy", number=design.energy)]


def dice(rolled: Dice, language: str) -> str:
    """Dice by colour, the strongest first: "1 red (4 damage), 2 yellow (1 damage)"."""
    say = catalogue(language).say
    return ", ".join(say(DICE[damage], number=count, damage=damage) for damage, count in rolled)


def parts_of(player: Player, ship: int, language: str) -> str:
    """The parts that work on a blueprint, each with how many there are."""
    return counted(fitted(player.row.blueprints, ship, player.designs[ship]), language)


def counted(parts: Sequence[int], language: str) -> str:
    kinds = sorted(set(parts))
    return ", ".join(times(part_link(part, language), parts.count(part), language) for part in kinds)


def part_figures(part: pieces.Part, language: str) -> list[str]:
    """What a part adds to a ship."""
    say = catalogue(language).say
    rows = []
    if part.dice:
        rolled = dice(((part.damage, part.dice),), language)
        key = "eclipse.figures.missiles" if part.kind == "missile" else "eclipse.figures.cannons"
        rows.append(say(key, dice=rolled))
    values = {
        "eclipse.figures.hull": part.hull,
        "eclipse.figures.computer": part.computer,
        "eclipse.figures.shield": part.shield,
        "eclipse.figures.movement": part.movement,
        "eclipse.figures.initiative": part.initiative,
    }
    rows += [say(key, number=value) for key, value in values.items() if value]
    if part.energy > 0:
        rows.append(say("eclipse.figures.makes", number=part.energy))
    elif part.energy < 0:
        rows.append(say("eclipse.figures.uses", number=-part.energy))
    return rows
