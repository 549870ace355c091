"""Upgrade, build and move (p. 13 and 14)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse import offers, pieces, reach
from game.eclipse.diplomacy_events import TraitorNamed
from game.eclipse.events import Paid
from game.eclipse.map_events import PartFitted, PartRemoved, ShipBuilt, ShipMoved, StructureBuilt
from game.eclipse.phases.turns import EclipsePlay, go_on, meanwhile
from game.eclipse.prompts import Build, Move, Upgrade
from game.eclipse.words import DONE, numbers_of, verb_of


async def upgrade(play: EclipsePlay, seat: Seat, takes: int, begun: int) -> None:
    """Return any tiles, then take parts; it ends when everything may fly (rulings 52 to 54)."""
    prompt = Upgrade(seat, takes=takes, begun=bool(begun))
    if not takes:
        return
    said = await prompt
    if said == DONE or meanwhile(play, seat, said, errand("upgrade", seat, takes, begun)):
        return
    numbers = numbers_of(said)
    if verb_of(said) == "clear":
        ship, square = numbers
        part = play.table.players[seat].designs[ship][square] - 1
        play.do(PartRemoved(seat, ship, square, part))
        play.do(Planned((errand("upgrade", seat, takes, 0),)))
        return
    stored = numbers[2] in play.table.players[seat].parts
    play.do(PartFitted(seat, numbers[0], numbers[1], numbers[2], stored=stored))
    go_on(play, "upgrade", seat, takes - 1, 1)


async def build(play: EclipsePlay, seat: Seat, left: int) -> None:
    """Ships and structures, one by one."""
    table = play.table
    if not left or not offers.builds(table, seat, traded=True):
        return
    said = await Build(seat, left=left)
    if said == DONE or meanwhile(play, seat, said, errand("build", seat, left)):
        return
    what, sector = numbers_of(said)
    play.do(Paid(seat, pieces.MATERIALS, offers.cost(table.players[seat], what)))
    structure = what >= pieces.ORBITAL
    play.do(StructureBuilt(seat, what, sector) if structure else ShipBuilt(seat, what, sector))
    go_on(play, "build", seat, left - 1)


async def move(play: EclipsePlay, seat: Seat, left: int) -> None:
    """One ship after the other; one ship may move several times (ruling 60)."""
    table = play.table
    if not left or not reach.flies(table, seat):
        return
    said = await Move(seat, left=left)
    if said == DONE or meanwhile(play, seat, said, errand("move", seat, left)):
        return
    start, ship, target = numbers_of(said)
    movement = table.design(seat, ship).movement
    way = reach.way(table, seat, start, movement, target)
    victims = dict.fromkeys([other for here in way[1:] for other in reach.betrayed(table, seat, here)])
    play.do(ShipMoved(seat, ship, way))
    go_on(play, "move", seat, left - 1)
    if victims:
        play.do(TraitorNamed(seat))
        play.do(Planned(tuple([errand("break_relations", seat, victim) for victim in victims])))
