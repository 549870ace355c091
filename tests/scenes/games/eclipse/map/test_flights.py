"""What is told of a flight before it is made: where a ship is held, and how far several flights bring it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.eclipse import pieces
from game.eclipse.prompts import Move
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of
from scenes.games.eclipse.looks.lights import ReachLook, SectorLight
from scenes.games.eclipse.map.flights import beyond, further, place_mark
from scenes.table.answering.answer_builder import AnswerBuilder
from tests.support.eclipse.matches import played, watching
from tests.support.eclipse.places import NORTH, SOUTH
from tests.support.eclipse.rounds import eclipse

GUARDED: dict[str, Any] = {"id": "001", "discovery": False}


def flying(*sectors: dict[str, Any]) -> Match[EclipseTable]:
    """The first seat, the Terrans with three activations, begins to move."""
    match: Match[EclipseTable] = eclipse(sectors=list(sectors)).match
    match.answer(0, "fly")
    return match


def number_of(match: Match[EclipseTable], sector: str) -> int:
    table = match.table
    return next(number for number in range(len(table.map)) if table.face(number).id == sector)


@pytest.mark.parametrize("there", [0, 1, 2])
def test_the_defence_of_the_center_holds_whoever_comes_however_many_are_there(there: int) -> None:
    """The GCDS holds every ship in the center; nobody passes until it is destroyed (ruling 63)."""
    ships = [[0, *["interceptor"] * there]] if there else []
    match = flying({**GUARDED, "ships": ships}, {**NORTH, "ships": [[0, "interceptor"]]}, SOUTH)
    start, center, south = (number_of(match, sector) for sector in ("107", "001", "106"))
    view = match.view(0)
    piece = f"ship:{start}:{pieces.INTERCEPTOR}"
    mark = place_mark(piece, f"sector:{center}", view, watching(), over=False)
    assert isinstance(mark, SectorLight)
    assert mark.held
    assert south not in further(view, 0, (start, pieces.INTERCEPTOR), 3)


def test_a_reach_beyond_the_center_is_told_once_the_defence_is_gone() -> None:
    match = flying({**GUARDED, "guard": None}, {**NORTH, "ships": [[0, "interceptor"]]}, SOUTH)
    start, south = number_of(match, "107"), number_of(match, "106")
    assert further(match.view(0), 0, (start, pieces.INTERCEPTOR), 3)[south] == 2


def test_what_is_told_of_several_activations_is_what_the_rules_then_allow() -> None:
    """Every chip with a number is reached by flying so often, and not by flying less often."""
    compared = 0
    for seed in (1, 2, 3):
        for match in played(seed, 2 + seed % 3):
            prompts = [prompt for prompt in match.waiting() if isinstance(prompt, Move)]
            if not prompts or prompts[0].left < 2:
                continue
            seat, view = prompts[0].seat, match.view(prompts[0].seat)
            for flight in {
                numbers_of(said)[:2] for said in prompts[0].words(view) if verb_of(said) == "move"
            }:
                start, ship = flight
                told = further(view, seat, (start, ship), prompts[0].left)
                assert told == flown(match, seat, (start, ship), prompts[0].left)
                compared += 1
    assert compared > 40


def flown(match: Match[EclipseTable], seat: int, flight: tuple[int, int], most: int) -> dict[int, int]:
    """Sectors that a ship gets to by answering again and again, and the fewest flights to each beyond one."""
    needed = {flight[0]: 0}
    edge = [(match, flight[0])]
    for count in range(1, most + 1):
        following = []
        for before, here in edge:
            prompt = before.asked_of(seat)
            for said in prompt.words(before.table) if isinstance(prompt, Move) else ():
                if verb_of(said) != "move" or numbers_of(said)[:2] != (here, flight[1]):
                    continue
                there = numbers_of(said)[2]
                if there not in needed:
                    needed[there] = count
                    twin = before.clone()
                    twin.answer(seat, said)
                    following.append((twin, there))
        edge = following
    return {sector: count for sector, count in needed.items() if count > 1}


def test_the_chips_stand_where_they_are_told() -> None:
    match = flying({**GUARDED, "guard": None}, {**NORTH, "ships": [[0, "interceptor"]]}, SOUTH)
    view, start = match.view(0), number_of(match, "107")
    (prompt,) = match.waiting()
    shown = beyond(f"ship:{start}:{pieces.INTERCEPTOR}", AnswerBuilder(prompt, view), view, watching())
    told = further(view, 0, (start, pieces.INTERCEPTOR), prompt.left if isinstance(prompt, Move) else 0)
    looks = {placed.id: placed.look for placed in shown}
    assert looks.keys() == {f"reach:{sector}" for sector in told}
    assert all(isinstance(look, ReachLook) for look in looks.values())
