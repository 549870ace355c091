"""Why a part cannot be fitted or a tile cannot be returned, told by the rules."""

from __future__ import annotations

import pytest

from game.eclipse import pieces
from game.eclipse.prompts import Upgrade
from tests.support.eclipse.rounds import Round, eclipse

HULL, PLASMA = pieces.PART_OF["hull"], pieces.PART_OF["plasma_cannon"]
ION, DRIVE = pieces.PART_OF["ion_cannon"], pieces.PART_OF["nuclear_drive"]


def upgrading() -> Round:
    """A hull lies on the empty square of the interceptor."""
    designs = [{"interceptor": ["hull"]}, None]
    return eclipse("terran_directorate", designs=designs).says(0, "upgrade")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (f"fit {pieces.INTERCEPTOR} 0 {ION}", "fit_taken"),
        (f"fit {pieces.CRUISER} 1 {PLASMA}", "fit_tech"),
        (f"fit {pieces.STARBASE} 3 {DRIVE}", "fit_drive"),
        (f"fit {pieces.CRUISER} 5 {HULL}", "fit_no_drive"),
        (f"fit {pieces.CRUISER} 3 {HULL}", "fit_energy"),
        (f"clear {pieces.CRUISER} 0", "clear_printed"),
    ],
)
def test_a_refusal_names_what_is_wrong(answer: str, reason: str) -> None:
    table = upgrading().table
    refusal = Upgrade(0, takes=1).refuse(table, answer)
    assert refusal is not None
    assert refusal.text == f"refuse.eclipse.{reason}"


def test_nothing_is_returned_after_the_first_part() -> None:
    table = upgrading().table
    answer = f"clear {pieces.INTERCEPTOR} 0"
    assert Upgrade(0, takes=2).refuse(table, answer) is None
    refusal = Upgrade(0, takes=1, begun=True).refuse(table, answer)
    assert refusal is not None
    assert refusal.text == "refuse.eclipse.clear_late"


@pytest.mark.parametrize("answer", ["fit", "fit 9 9 99", "clear 0", "clear 0 7", "nonsense 1"])
def test_what_makes_no_sense_is_refused_in_general_words(answer: str) -> None:
    refusal = Upgrade(0, takes=2).refuse(upgrading().table, answer)
    assert refusal is not None
    assert refusal.text in ("refuse.eclipse.fit", "refuse.eclipse.clear", "refuse.must_choose")
