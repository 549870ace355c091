"""How a battle moves: dice tumble to the rolled faces, a hit flies to its ship, and so does the light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from game.core.events import Event
from game.core.prompts import Prompt
from game.eclipse.battle_events import BattleBegan, DiceAssigned, DiceRolled
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from scenes.drawing.theme import AMBER
from scenes.games.eclipse.battle import stage
from scenes.games.eclipse.looks.battle import WeaponDieLook, felt_of
from scenes.games.eclipse.names import party_name, sector_title
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.table.stage.beams import Beam
from scenes.table.stage.dice import thrown
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.moments import Banner, Burst, Effects
from scenes.table.stage.piece import PlacedPiece

STEPS = 9  # pictures of a throw
RISE = 0.16  # of its height: a ship is seen above the middle, its plate below
TUMBLE = EventCue("tumble")


def beats(event: Event, plain: Beat, view: EclipseTable, watching: Watching) -> Sequence[Beat] | None:
    """The pictures that tell an event of a battle; None for those that need one only."""
    if view.battle is None:
        return None
    if isinstance(event, BattleBegan):
        return [plain._replace(effects=Effects(banner=_banner(view, watching)))]
    if isinstance(event, DiceRolled):
        return _thrown(plain, event, view, watching)
    if isinstance(event, DiceAssigned):
        return _hit(plain, event, view, watching)
    return None


def _banner(view: EclipseTable, watching: Watching) -> Banner:
    battle = view.battle
    assert battle is not None
    names = tuple(called(seat, watching) for seat in range(view.seats))
    attacker, defender = (
        party_name(party, names, watching.language) for party in (battle.attacker, battle.defender)
    )
    title = say(watching, "eclipse.combat.against", attacker=attacker, defender=defender)
    return Banner(sector_title(view.face(battle.sector).id, watching.language), title, "", AMBER)


def cause(prompt: Prompt[Any], view: EclipseTable, watching: Watching) -> str:
    """The battle that a question belongs to: where, and who fights whom."""
    if view.battle is None:
        return ""
    banner = _banner(view, watching)
    return f"{banner.caption}: {banner.title}"


def _thrown(plain: Beat, event: DiceRolled, view: EclipseTable, watching: Watching) -> list[Beat]:
    """All dice at once across the felt; whatever the way, they come to the faces that were rolled."""
    battle = view.battle
    assert battle is not None
    dice = [placed for placed in plain.picture if isinstance(placed.look, WeaponDieLook)]
    if not dice:
        return [plain]
    tray = stage.spots(watching).tray
    size = dice[0].width
    seed = crc32(repr([(die.damage, die.face) for die in event.dice]).encode())
    rolls = thrown([die.face for die in event.dice], seed, felt_of(tray).inflate(-size, -size), size)
    rest = [placed for placed in plain.picture if placed not in dice]
    found = []
    for step in range(STEPS):
        moved: list[PlacedPiece] = []
        for placed, roll, die in zip(dice, rolls, event.dice, strict=True):
            at = roll.at((step + 1) / (STEPS + 1))
            look = WeaponDieLook(at.face, die.damage)
            moved.append(placed._replace(look=look, x=at.x, y=at.y, angle=at.angle % 360))
        sound = plain.move.sound if step == 0 else "dice_hit" if step == 3 else ""
        found.append(plain._replace(picture=[*rest, *moved], move=TUMBLE._replace(sound=sound)))
    return [*found, plain._replace(move=plain.move._replace(sound="dice_hit"))]


def _hit(plain: Beat, event: DiceAssigned, view: EclipseTable, watching: Watching) -> list[Beat]:
    """The die goes to its ship, sparks fly, then the ship has its damage or is gone."""
    then = stage.before(view, event)
    picture = stage.picture(then, watching)
    struck = f"target:{event.ship}:{event.damage}"
    ship = next((placed for placed in picture if placed.id == struck), None)
    if ship is None:
        return [plain]
    flying = [
        placed._replace(x=ship.x, y=ship.y - ship.height * RISE) if _is_die(placed, event) else placed
        for placed in picture
    ]
    colour = stage.colour_of(party_of(event.ship), watching) or "white"
    burst = Effects(burst=Burst(struck, colour, won=event.destroyed))
    shots = Effects(beams=_shots(then, picture, struck, watching))
    reached = plain._replace(picture=flying, move=EventCue("move", "whoosh"), effects=shots)
    landed = plain._replace(
        picture=flying, move=EventCue("count", "ship_lost" if event.destroyed else "knock"), effects=burst
    )
    return [reached, landed, plain._replace(move=plain.move._replace(sound=""))]


def _shots(
    view: EclipseTable, picture: Sequence[PlacedPiece], struck: str, watching: Watching
) -> tuple[Beam, ...]:
    """From the ships that fire; those of a kind with the same damage fire as one."""
    battle = view.battle
    assert battle is not None
    fires, colour = f"target:{battle.firing}:", stage.colour_of(party_of(battle.firing), watching)
    return tuple(Beam(placed.id, struck, colour, RISE) for placed in picture if placed.id.startswith(fires))[
        :1
    ]


def _is_die(placed: PlacedPiece, event: DiceAssigned) -> bool:
    look = placed.look
    return (
        isinstance(look, WeaponDieLook) and placed.id in (stage.NOW, "die:0") and look.face == event.die.face
    )
