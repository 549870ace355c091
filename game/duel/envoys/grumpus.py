"""Grumpus: the ship advantage entitles to a little something."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import DialsDone
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.table import DuelTable
from game.duel.totals import advantage_holder
from game.duel.verbs import DuelPlay, draw, recover

grumpus = power("grumpus")
NOTHING, RECOVER, DRAW = "nothing", "recover_1", "draw_1"


@grumpus.when(DialsDone, may=True)
async def entitled(play: DuelPlay, owner: Seat, done: DialsDone) -> None:
    """With the ship advantage, when the last dial's ships are placed: recover 1 ship or draw 1 card."""
    table = play.table
    offered = courses(table, owner)
    if advantage_holder(table, None) != owner or not offered:
        return
    course = await ChooseOne(owner, grumpus.name, choices=(NOTHING, *offered))
    if course == RECOVER:
        await recover(play, owner, 1)
    elif course == DRAW:
        draw(play, owner, 1)


def courses(table: DuelTable, seat: Seat) -> list[str]:
    """What would do anything at all."""
    lost = table.warp[seat] + sum(planet.ships[seat] for planet in table.planets if planet.in_warp)
    offered = [RECOVER] if lost else []
    return [*offered, DRAW] if table.decks[seat] or table.discards[seat] else offered
