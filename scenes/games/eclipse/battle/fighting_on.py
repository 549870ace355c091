"""Fighting on: ships fire every time until one of them is lost or the chance to win crosses one half."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.prompts import Prompt
from game.core.table import Seat
from game.eclipse.battle_prompts import FireOrRetreat
from game.eclipse.odds.battle_odds import under_way
from game.eclipse.parts import Battle
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle.forecasts import FORECASTS, Fought, wins
from scenes.table.reactions.standing_answer import StandingAnswer

HALF = 0.5
FIRE = "fire"


class Stand(NamedTuple):
    """How a battle stood when somebody said it."""

    seat: Seat
    battle: tuple[int, int, int, int]  # round, sector, attacker and defender: there is no other like it
    ships: int  # of that seat
    fought: Fought


def resolve(prompt: Prompt[Any], view: EclipseTable) -> StandingAnswer[Stand] | None:
    """Whoever may fire or retreat may also fire from now on; not who has to leave."""
    if not isinstance(prompt, FireOrRetreat) or prompt.must or view.battle is None:
        return None
    return StandingAnswer(FIRE, _stand(prompt.seat, view, view.battle))


def _stand(seat: Seat, view: EclipseTable, battle: Battle) -> Stand:
    return Stand(seat, _named(view, battle), view.map[battle.sector].count(seat), under_way(view))


def _named(view: EclipseTable, battle: Battle) -> tuple[int, int, int, int]:
    return view.round, battle.sector, battle.attacker, battle.defender


def lasts(said: Stand, view: EclipseTable) -> bool:
    """The same battle, and no own ship is lost or has left."""
    battle = view.battle
    if battle is None or _named(view, battle) != said.battle:
        return False
    return view.map[battle.sector].count(said.seat) >= said.ships


def confirmed(said: Stand, view: EclipseTable) -> bool | None:
    """The chance to win is on the same side of one half; None while one of the two is calculated."""
    assert view.battle is not None
    attacks = said.seat == view.battle.attacker
    found = [FORECASTS.odds(*said.fought), FORECASTS.odds(*under_way(view))]
    sides = [wins(odds, attacks=attacks) >= HALF for odds in found if odds is not None]
    return sides[0] == sides[1] if len(sides) == len(found) else None
