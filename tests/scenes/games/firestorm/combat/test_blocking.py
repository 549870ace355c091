"""Blockers are assigned freely: by mouse, finger or keys, in any order, changed and taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.combat import cases
from scenes.games.firestorm.looks.cases import BlockHereLook, CaseLook
from scenes.games.firestorm.looks.lines import LinesLook
from scenes.games.firestorm.looks.stage import FrameLook
from scenes.table.stage.piece import PlacedPiece
from tests.scenes.games.firestorm.combat.test_stage import attacked, calm
from tests.support.firestorm.fights import clash
from tests.support.firestorm.seated import card_of, seated, table_of
from tests.support.screen.hands import HANDS, Desk, Hands
from tests.support.screen.views import as_table

FLEET = ["ki_lancer", "ki_storm_cruiser", "ki_crystal_battleship"]  # 3/2, 6/4, 8/5
BLOCKERS = ["lft_pathfinder_scout", "lft_trickster_fighter", "lft_battlecruiser"]  # 1/2, 3/3, 6/6


def to_block(*shown: str, blockers: list[str] | None = None) -> Match[Any]:
    """Jonas attacks Havarra with three formations, some of them face up; all of Mia's ships defend."""
    names = blockers or BLOCKERS
    match = attacked(FLEET, names)
    for name in shown:
        match.answer(1, f"open {card_of(match, 1, name, 'ships')}")
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    for name in names:
        match.answer(0, f"card {card_of(match, 0, name, 'ships')}")
    return calm(match, "AssignDefender")


class Blocking:
    """A person who assigns blockers with some hands."""

    def __init__(self, match: Match[Any], hands: str = "mouse", **window: Any) -> None:
        self.desk: Desk = seated(match, hands=hands, **window)
        self.table = table_of(self.desk)
        self.hands: Hands = HANDS[hands](self.desk, Random(1))
        self.ships = {name: f"card:{card_of(match, 0, name, 'ships')}" for name in BLOCKERS}

    def lay(self, name: str, formation: int) -> None:
        ship = self.desk.find(self.ships[name])
        assert ship is not None
        self.hands.carry(ship, f"formation:{formation}")

    def press(self, key: str) -> None:
        widget = self.desk.find(key)
        assert widget is not None
        self.hands.press(widget)

    @property
    def corner(self) -> str:
        """What the big button says, and what follows from it."""
        big = self.desk.find("action")
        assert big is not None
        return big.name

    @property
    def view(self) -> FirestormTable:
        return as_table(FirestormTable, self.table.view)

    @property
    def answered(self) -> list[str]:
        decisions = self.table.session.match.decisions
        return [str(each.answer) for each in decisions if each.asked == "AssignDefender"]

    def shown(self) -> dict[str, PlacedPiece]:
        return {placed.id: placed for placed in TABLE.picture(self.view, self.table.watching())}

    def formation(self, name: str) -> int:
        """Where a ship of the attacker is; they are laid out in an order of chance."""
        match = self.table.session.match
        return int(match.table.group(card_of(match, 1, name, "ships")))

    def note(self, formation: int) -> str:
        """What stands in a slot without blockers."""
        look = self.shown()[f"block:{formation}"].look
        assert isinstance(look, FrameLook)
        return look.note

    def case(self, formation: int) -> list[str]:
        look = self.shown()[f"case:{formation}"].look
        assert isinstance(look, CaseLook)
        return [row[0] for row in look.rows]

    def drag_out(self, name: str) -> None:
        """Take a blocker with the mouse and let it go where nothing is."""
        ship = self.desk.find(self.ships[name])
        assert ship is not None
        start, area = self.desk.spot(ship), self.table.spots.table
        end = area.right - 8, area.y + area.height // 2
        self.desk.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        for share in (0.1, 0.5, 1.0):
            x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.desk.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0), touch=False)
            self.desk.wait(100)
        self.desk.post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)
        self.desk.wait(100)


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_ships_are_assigned_in_any_order_changed_and_taken_back_before_they_are_sent(hands: str) -> None:
    mia = Blocking(to_block(), hands)
    scout, fighter, cruiser = BLOCKERS
    mia.lay(cruiser, 2)
    mia.lay(scout, 0)
    mia.lay(fighter, 2)  # two may block one formation
    mia.lay(scout, 1)  # elsewhere after all
    mia.press(mia.ships[fighter])  # and this one not at all
    mia.press(mia.ships[fighter])
    assert mia.answered == []
    mia.press("action")
    ship = {name: piece.partition(":")[2] for name, piece in mia.ships.items()}
    assert mia.answered == [f"block {ship[scout]} 1", "none", f"block {ship[cruiser]} 2"]


def test_who_is_dragged_out_of_a_lane_blocks_nobody_and_nothing_is_said_against_it() -> None:
    mia = Blocking(to_block())
    mia.lay(BLOCKERS[2], 0)
    mia.lay(BLOCKERS[0], 1)
    mia.drag_out(BLOCKERS[2])
    builder = mia.table.builder
    assert builder is not None
    assert builder.parked == ((mia.ships[BLOCKERS[0]], "formation:1"),)
    assert mia.table.bar is not None
    assert mia.table.bar.error == ""


def test_a_step_back_takes_the_last_ship_back() -> None:
    mia = Blocking(to_block())
    mia.lay(BLOCKERS[2], 0)
    mia.lay(BLOCKERS[0], 1)
    mia.press("back")
    builder = mia.table.builder
    assert builder is not None
    assert [piece for piece, _ in builder.parked] == [mia.ships[BLOCKERS[2]]]
    mia.press("back")
    assert not builder.parked
    assert mia.answered == []


def test_lines_lead_from_the_blockers_to_those_whom_they_block() -> None:
    mia = Blocking(to_block())
    assert not [name for name in mia.shown() if name.startswith("blocks:")]
    mia.lay(BLOCKERS[2], 0)
    mia.lay(BLOCKERS[1], 0)
    placed = mia.shown()
    look = placed["blocks:0"].look
    assert isinstance(look, LinesLook)
    starts = sorted(line[0][0] + placed["blocks:0"].rect.x for line in look.lines)
    ships = sorted(placed[mia.ships[name]].rect.centerx for name in BLOCKERS[1:])
    assert starts == ships


def test_the_line_of_a_single_blocker_runs_beside_the_sign_of_its_lane() -> None:
    mia = Blocking(to_block())
    mia.lay(BLOCKERS[2], 0)
    placed = mia.shown()
    look, sign = placed["blocks:0"].look, placed["lane:0"].rect
    assert isinstance(look, LinesLook)
    disc = sign.inflate(round(sign.height * 0.78) - sign.width, 0)
    ((start, end, _),) = look.lines
    for x in (start[0], end[0]):
        assert not disc.left <= x + placed["blocks:0"].rect.x <= disc.right


def test_each_case_is_told_below_its_lane() -> None:
    """Lancer 3/2, cruiser 6/4, both open; the battleship, 8 strong, is the only one that lies face down."""
    mia = Blocking(to_block(*FLEET[:2]))
    lancer, cruiser, battleship = (mia.formation(name) for name in FLEET)
    assert [mia.note(number) for number in (lancer, cruiser, battleship)] == [
        "Goes through: 3 damage", "Goes through: 6 damage", "Goes through: 8 damage",
    ]  # fmt: skip
    mia.lay(BLOCKERS[2], lancer)
    assert mia.case(lancer) == ["Lancer falls", "Yours holds: 3 against 6"]
    mia.lay(BLOCKERS[0], cruiser)
    assert mia.case(cruiser) == ["Storm Cruiser holds", "Yours falls: 6 against 2"]
    mia.lay(BLOCKERS[1], cruiser)
    assert mia.case(cruiser) == ["Storm Cruiser holds", "Losses: at most 2"]


def test_the_ship_in_hand_shows_what_would_come_of_it_in_every_lane() -> None:
    mia = Blocking(to_block(*FLEET[:2]))
    ship = mia.ships[BLOCKERS[2]]
    mia.press(ship)
    seen = mia.table.watching()
    rows = []
    for name in FLEET[:2]:
        place = f"formation:{mia.formation(name)}"
        look = TABLE.place_mark(ship, place, mia.view, seen, over=False)
        assert isinstance(look, BlockHereLook)
        rows.append([text for text, _ in look.rows])
    assert rows == [
        ["Lancer falls", "Yours holds: 3 against 6"],
        ["Storm Cruiser falls", "Yours holds: 6 against 6"],
    ]


def test_of_ships_that_lie_face_down_no_more_is_told_than_can_be_known() -> None:
    mia = Blocking(to_block())
    assert {mia.note(number) for number in range(3)} == {"Goes through: 3\u20138 damage"}
    mia.lay(BLOCKERS[2], 1)
    assert mia.case(1) == ["You strike with 6", "Yours may fall: 3\u20138"]


def test_the_corner_says_what_is_blocked_and_what_goes_through() -> None:
    mia = Blocking(to_block(*FLEET[:2]))
    lancer, cruiser, battleship = (mia.formation(name) for name in FLEET)
    letter = "ABC"
    assert mia.corner == "Choose a ship that blocks"
    calm = mia.desk.find("answer:0")
    assert calm is not None
    assert calm.name == "No block. All go through: 17 damage. Havarra falls"
    mia.lay(BLOCKERS[2], cruiser)
    free = ", ".join(sorted((letter[lancer], letter[battleship])))
    told = f"Block {letter[cruiser]} with Battlecruiser Perseverance"
    assert mia.corner == f"{told}. {free} go through: 11 damage. Havarra falls"
    mia.lay(BLOCKERS[1], battleship)
    both = ", ".join(sorted((letter[cruiser], letter[battleship])))
    assert mia.corner == f"Block {both}. {letter[lancer]} goes through: 3 damage. Havarra holds"
    mia.lay(BLOCKERS[0], lancer)
    assert mia.corner == "Block A, B, C. Nothing goes through"


def test_without_a_block_all_ships_are_answered_for_at_once() -> None:
    mia = Blocking(to_block())
    mia.press("answer:0")
    assert mia.answered == ["none"] * 3


def test_whom_one_ship_does_not_block_is_told_to_go_through() -> None:
    battle = clash(
        ["lft_blockade_runner", "ki_lancer"], ["gr_light_cruiser"] * 2, step="assignment",
        formations=[[0, 1]], blocks=[None] * 2, open=[0, 1],
    )  # fmt: skip
    view, ships = battle.match.view(1), battle.theirs
    one = [row.text for row in cases.told(view, 0, ships[:1], "en")]
    assert one[-1] == "Blockade Runner goes through: 5 damage"
    assert len(one) == 3
    assert len(cases.told(view, 0, ships, "en")) == 2
    assert cases.outcome(view, {0: ships[:1]}, "en").startswith("Still goes through: 5 damage")


def test_a_ship_in_hand_with_one_lane_only_is_offered_it_and_lies_nowhere_yet() -> None:
    """Whichever ship it is: the questions come one after the other, and this one may be the last of them."""
    match = attacked(FLEET[:1], BLOCKERS)
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    for name in BLOCKERS:
        match.answer(0, f"card {card_of(match, 0, name, 'ships')}")
    mia = Blocking(calm(match, "AssignDefender"))
    last = mia.ships[BLOCKERS[2]]
    mia.press(last)
    builder = mia.table.builder
    assert builder is not None
    assert not builder.parked
    mia.press("action")
    assert list(builder.parked) == [(last, "formation:0")]
    mia.press("action")
    assert mia.answered == ["none", "none", f"block {last.partition(':')[2]} 0"]
