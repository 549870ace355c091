"""The words of a scenario that begins in the middle of a combat."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.refusals import WrongWord
from game.firestorm.combat.prompts import AssignDefender, ChooseAdvance, ChooseDefenders, DealDamage, FormUp
from game.firestorm.phases.combat import STEPS
from tests.support.firestorm.fights import arranged, clash, fight

SMALL, LARGE, CARRIER = "ki_lancer", "gr_light_cruiser", "gr_convoy_freighter"


@pytest.mark.parametrize(
    ("step", "seat", "kind"),
    [
        ("kep1", 0, FormUp),
        ("combat_hand", 0, FormUp),
        ("defending_ships", 1, ChooseDefenders),
        ("kep2", 1, AssignDefender),
        ("assignment", 1, AssignDefender),
        ("sighting", 0, ChooseAdvance),
        ("advance_declaration", 0, ChooseAdvance),
        ("damage_step", 0, DealDamage),
    ],
)
def test_a_combat_begins_at_any_step(step: str, seat: int, kind: type[Any]) -> None:
    battle = clash([SMALL, LARGE], [SMALL], step=step, blocks=[0])
    _ = battle.asks(seat, kind)


@pytest.mark.parametrize("step", STEPS)
def test_from_every_step_the_combat_can_be_played_to_its_end(step: str) -> None:
    battle = clash(
        [SMALL, LARGE, CARRIER, SMALL], [SMALL], step=step, formations=[[0, 1], [2]], loaded=[[3, 2]]
    )
    while not battle.is_over:
        (prompt,) = battle.match.waiting()
        options = prompt.options(battle.table)
        battle.answers(prompt.seat, type(prompt), "done" if "done" in options else options[0])
    assert battle.phase_is("main")
    assert battle.table.fought


def test_formations_lie_as_they_are_written() -> None:
    battle = clash([SMALL, LARGE, SMALL], [SMALL], step="defending_ships", formations=[[0, 2], [1]], open=[1])
    assert [battle.table.group(ship) for ship in battle.mine] == [0, 1, 0]
    assert [battle.table.covered(ship) for ship in battle.mine] == [True, False, True]


def test_a_partner_may_be_the_defender() -> None:
    rows: list[dict[str, Any]] = [{"ships": [SMALL]}, {}, {"planets": ["pl_sarrin"]}, {"ships": [LARGE]}]
    combat = {"planet": "2:pl_sarrin", "formations": [[0]], "defender": 3, "step": "defending_ships"}
    match = arranged({"mode": "pairs", "seats": rows, "combat": combat})
    assert isinstance(match.asked_of(3), ChooseDefenders)


@pytest.mark.parametrize(
    "combat",
    [
        {"formations": [[0]]},
        {"planet": "1:pl_sarrin", "formations": [[0]]},
        {"planet": "1:pl_kelmar"},
        {"planet": "1:pl_kelmar", "formations": []},
        {"planet": "1:pl_kelmar", "formations": [[7]]},
        {"planet": "1:pl_kelmar", "formations": [0]},
        {"planet": "1:pl_kelmar", "formations": [[0]], "step": "lunch"},
        {"planet": "1:pl_kelmar", "formations": [[0]], "loaded": [[0]], "step": "kep2"},
        {"planet": "1:pl_kelmar", "formations": [[0]], "defenders": [0], "blocks": [], "step": "sighting"},
        {"planet": "1:pl_kelmar", "formations": [[0]], "defenders": [0], "blocks": [3], "step": "sighting"},
        {"planet": "1:pl_kelmar", "formations": [[0]], "sides": 2},
        "1:pl_kelmar",
    ],
)
def test_a_combat_that_cannot_be_is_refused(combat: Any) -> None:
    with pytest.raises(WrongWord):
        _ = fight([SMALL, LARGE], [SMALL], combat=combat)
