"""The course of a match: every errand belongs to a phase, and events tell all that a reader wants to know."""

from __future__ import annotations

from random import Random

import pytest

import game
from game.core.events import PhaseBegan
from game.core.history import Decision
from game.eclipse import GAME, offers, pieces, reach
from game.eclipse.designs import mendable
from game.eclipse.diplomacy_events import RelationsDeclined
from game.eclipse.events import GameWon, PlayerPassed, Traded
from game.eclipse.map_events import PartRemoved, SectorPlaced
from game.eclipse.parts import Player
from game.eclipse.phases import ANYWHERE, COURSE, PART_OF
from game.eclipse.prompts import Move
from game.eclipse.table import EclipseTable
from tests.support.eclipse.places import NORTH, NORTH_EAST
from tests.support.eclipse.rounds import eclipse


def test_every_errand_is_part_of_one_phase_or_of_several() -> None:
    listed = [errand for errands in COURSE.values() for errand in errands]
    assert sorted([*listed, *ANYWHERE]) == sorted(GAME.phases)


def test_phases_come_in_their_order() -> None:
    """Over a whole match: actions, combat, upkeep, clean-up, and again."""
    order = ["action", "combat", "upkeep", "cleanup"]
    match, dice = game.new_match("eclipse", 5, 3), Random(5)
    happened = list(match.events)
    while waiting := match.waiting():
        happened += match.answer(waiting[0].seat, dice.choice(waiting[0].likely(match.table)))
    begun = [event.phase for event in happened if isinstance(event, PhaseBegan)]
    steps = [PART_OF[phase] for phase in begun if phase in PART_OF]
    changes = [step for step, before in zip(steps, ["", *steps], strict=False) if step != before]
    assert changes[0] == "species"
    assert changes[1:] == [order[number % 4] for number in range(len(changes) - 1)]
    assert len(changes) == 1 + 4 * pieces.ROUNDS


# --- what events tell


def test_the_first_pass_of_a_round_is_told() -> None:
    r = eclipse().passes(0, 1)
    assert [(passed.seat, passed.first) for passed in r.happened(PlayerPassed)][-2:] == [
        (0, True),
        (1, False),
    ]


def test_a_trade_tells_its_rate() -> None:
    r = eclipse("eridani_empire", storage=[[9, 0, 0], None]).says(0, "trade", "money", "science")
    assert r.happened(Traded)[-1] == Traded(0, pieces.MONEY, pieces.SCIENCE, 3)
    assert r.player(0).storage == [6, 1, 0]


def test_a_returned_part_is_named() -> None:
    r = (
        eclipse(designs=[{"interceptor": ["hull"]}, None])
        .says(0, "upgrade")
        .says(0, "clear", "interceptor", 0)
    )
    assert r.happened(PartRemoved)[-1].part == pieces.PART_OF["hull"]


def test_a_sector_tells_who_waits_there() -> None:
    r = eclipse(stacks={"inner": ["101"]}).says(0, "explore").says(0, "zone", 0, -1)
    r.says(0, "turn", 1, "101")
    assert r.happened(SectorPlaced)[-1].ancients == 1


def test_a_declined_proposal_is_told() -> None:
    mine, theirs = {**NORTH, "disc": 0}, {**NORTH_EAST, "disc": 1}
    r = eclipse(seats=4, sectors=[mine, theirs]).says(0, "propose", 1).says(1, "refuse")
    assert r.happened(RelationsDeclined) == [RelationsDeclined(1, by=0)]


@pytest.mark.parametrize(
    ("stored", "why"), [([[0, 0, 0], [0, 0, 0]], "points"), ([[1, 0, 0], [0, 0, 0]], "stored")]
)
def test_the_end_tells_what_decided(stored: list[list[int]], why: str) -> None:
    """Equal in points: whoever has stored more wins alone, else both do."""
    r = eclipse("terran_directorate", "terran_federation", round=9, phase="cleanup", storage=stored)
    end = r.happened(GameWon)[-1]
    assert end.why == why
    assert end.winners == ((0, 1) if why == "points" else (0,))
    assert tuple(r.table.winners) == end.winners


# --- short ways say the same as long ones


def tables(seats: int) -> list[tuple[EclipseTable, int]]:
    """Positions all over a random match, and who is asked there."""
    match, dice = game.new_match("eclipse", seats, seats), Random(seats)
    found = []
    while waiting := match.waiting():
        prompt = waiting[0]
        if len(match.decisions) % 5 == 0 and match.table.players[prompt.seat].species:
            found.append((GAME.copy(match.table), prompt.seat))
        answer = dice.choice(prompt.likely(match.table))
        match.take(Decision(prompt.seat, type(prompt).__name__, answer))
    return found


@pytest.mark.parametrize("seats", pieces.SEATS)
def test_what_can_be_done_at_all_is_what_can_be_done_somewhere(seats: int) -> None:
    for table, seat in tables(seats):
        assert reach.explores(table, seat) == bool(reach.zones(table, seat))
        assert reach.flies(table, seat) == (len(Move(seat).words(table)) > 1)
        assert offers.builds(table, seat) == bool(offers.buildable(table, seat))


@pytest.mark.parametrize("takes", [1, 2, 3])
def test_parts_that_fit_are_those_after_which_everything_can_fly(takes: int) -> None:
    """Blueprint by blueprint as with all of them at once."""
    looked = 0
    for table, seat in tables(3)[::4]:
        player = table.players[seat]
        if player.parts:
            continue
        looked += 1
        usable = offers.usable_parts(player)
        assert offers.fittable(player, takes) == [
            (ship, square, part)
            for ship, squares in enumerate(player.designs)
            for square, tile in enumerate(squares)
            if not tile
            for part in usable
            if flies_with(player, ship, square, part, takes - 1)
        ]
    assert looked


def flies_with(player: Player, ship: int, square: int, part: int, left: int) -> bool:
    """With this part and so many more everything can fly; a starbase takes no drive."""
    if ship == pieces.STARBASE and pieces.PARTS[part].kind == "drive":
        return False
    designs = [bytearray(squares) for squares in player.designs]
    designs[ship][square] = part + 1
    board, usable = player.row.blueprints, offers.usable_parts(player)
    return mendable(board, [bytes(squares) for squares in designs], usable, b"", left)
