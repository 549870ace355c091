"""Cards lie face down at one's edge and show only while a finger holds them (docs/ux 4.9)."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core.table import NOBODY, Seat
from game.core.texts import name_of
from game.duel import pieces
from game.duel.prompts import ChoosePlan
from game.duel.table import DuelTable
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.flat.held_hand import PEEK_MS, HandCard
from tests.scenes.table.test_privacy import Knowledge
from tests.support.screen.flat_robot import HOLDING, FlatDesk, FlatRobot, sit_around
from tests.support.screen.views import as_table
from tests.support.screen.witnesses import Leak, pattern_of

KINDS = [("bottom", "top"), ("left", "right"), ("top", "left"), ("right", "bottom")]


def a_duel(seed: int = 1) -> Session:
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", PERSON)]
    return Session.begin("duel", seed, players, {"aliens": "dealt"}, None)


def choosing_plans(edges: tuple[str, str] = ("bottom", "top"), seed: int = 1) -> FlatDesk:
    """Both are choosing their plans at the same time; what was answered before was not by hand."""
    session, rng = a_duel(seed), Random(seed)
    while not all(isinstance(prompt, ChoosePlan) for prompt in session.match.waiting()):
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, rng.choice(prompt.likely(session.view(prompt.seat))))
    desk = sit_around(session, edges=list(edges))
    robot = FlatRobot(desk, seed)
    for _ in range(200):
        asked = desk.table.sides.asked if desk.top.name == "table" else []
        if len(asked) == 2 and all(isinstance(side.prompt, ChoosePlan) for side in asked):
            return desk
        robot.turn()
    raise AssertionError("nobody chooses a plan")


def own_faces(desk: FlatDesk, seat: Seat) -> set[str]:
    """The faces of a hand that only its owner knows."""
    view = as_table(DuelTable, desk.table.session.view(seat))
    return {view.key(card) for card in view.hands[seat] if not view.knows(NOBODY, card)}


def drawn(desk: FlatDesk) -> set[str]:
    """Every face and every text of a new frame."""
    desk.canvas.drawn = []
    desk.table.rebuild()
    desk.draw()
    found = set(desk.canvas.drawn)
    desk.canvas.drawn = None
    return found


@pytest.mark.parametrize("edges", KINDS)
def test_cards_show_while_they_are_held_and_in_no_frame_after(edges: tuple[str, str]) -> None:
    desk = choosing_plans(edges)
    for seat in (0, 1):
        assert own_faces(desk, seat)
        assert not own_faces(desk, seat) & drawn(desk)
        pos = desk.hold_hand(seat)
        assert own_faces(desk, seat) <= drawn(desk)
        assert not own_faces(desk, 1 - seat) & drawn(desk)
        desk.touch(pygame.FINGERUP, pos, HOLDING + seat)
        assert not own_faces(desk, seat) & drawn(desk), "the next frame"
        assert desk.table.sides.sides[seat].view is None


def test_a_touch_that_is_too_short_shows_nothing() -> None:
    desk = choosing_plans()
    pos = desk.hold_hand(0, PEEK_MS - 60)
    assert not own_faces(desk, 0) & drawn(desk)
    desk.let_go(0, pos)
    assert not desk.table.sides.sides[0].is_open


def test_the_hand_that_is_held_hugs_its_own_edge() -> None:
    desk = choosing_plans(("left", "right"))
    desk.hold_hand(0)
    desk.hold_hand(1)
    for seat in (0, 1):
        root = desk.table.roots[seat]
        cards = [desk.place_of(card) for card in root.walk() if isinstance(card, HandCard)]
        assert cards
        third = desk.ui.rect.width // 3
        assert all((card.right < third) if seat == 0 else (card.left > 2 * third) for card in cards)
        assert all(card.width > card.height for card in cards), "turned to whoever sits there"


def test_a_second_finger_chooses_and_the_slot_lays_it_face_down() -> None:
    desk = choosing_plans()
    robot = FlatRobot(desk, 3)
    pos = desk.hold_hand(0)
    card = next(each for each in desk.table.roots[0].walk() if isinstance(each, HandCard) and each.legal)
    robot.hands.press(card)
    before = len(desk.table.session.match.decisions)
    slot = desk.find("slot.0")
    assert slot is not None
    robot.hands.press(slot)
    assert len(desk.table.session.match.decisions) == before + 1
    desk.let_go(0, pos)


@pytest.mark.parametrize(("over", "laid"), [("slot.0", 1), ("board", 0)])
def test_sliding_to_a_card_and_lifting_over_the_slot_lays_it_elsewhere_nothing(over: str, laid: int) -> None:
    desk = choosing_plans()
    desk.hold_hand(0)
    before = len(desk.table.session.match.decisions)
    card = next(each for each in desk.table.roots[0].walk() if isinstance(each, HandCard) and each.legal)
    rect = desk.place_of(card)
    desk.touch(pygame.FINGERMOTION, (rect.x + 12, rect.y + rect.height // 4), HOLDING)
    assert desk.table.sides.sides[0].pointed == card.key
    goal = desk.find(over)
    assert goal is not None
    desk.touch(pygame.FINGERMOTION, desk.place_of(goal).center, HOLDING)
    desk.touch(pygame.FINGERUP, desk.place_of(goal).center, HOLDING)
    assert len(desk.table.session.match.decisions) == before + laid
    assert not desk.table.sides.sides[0].is_open
    assert not own_faces(desk, 0) & drawn(desk)


def test_two_people_hold_and_choose_at_the_same_time() -> None:
    desk = choosing_plans()
    spots = [desk.hold_hand(seat) for seat in (0, 1)]
    sides = desk.table.sides.sides
    assert sides[0].is_open
    assert sides[1].is_open
    robot = FlatRobot(desk, 5)
    for seat in (0, 1):
        desk.side = seat
        while (side := sides[seat]).prompt is not None and isinstance(side.prompt, ChoosePlan):
            card = next(c for c in desk.table.roots[seat].walk() if isinstance(c, HandCard) and c.legal)
            robot.hands.press(card)
            slot = desk.find(f"slot.{seat}")
            assert slot is not None
            robot.hands.press(slot)
        assert sides[1 - seat].is_open, "nobody's hand closes because of what somebody else does"
    for seat, pos in enumerate(spots):
        desk.let_go(seat, pos)


def test_hands_are_covered_when_something_else_opens() -> None:
    desk = choosing_plans()
    desk.hold_hand(0)
    table = desk.table
    table.navigation.pause()
    desk.ui.stack.settle()
    assert not table.sides.sides[0].is_open
    assert desk.top.name == "pause"
    desk.ui.stack.pop(desk.top)
    desk.ui.stack.settle()
    assert not table.focus.held, "whose finger was lifted elsewhere holds nothing up"


def test_all_hands_are_covered_when_nobody_looks() -> None:
    desk = choosing_plans()
    desk.hold_hand(0)
    desk.ui.stack.lose_focus()
    assert not desk.table.sides.sides[0].is_open
    assert not own_faces(desk, 0) & drawn(desk)


def test_a_sleeve_beside_a_held_hand_does_nothing() -> None:
    desk = choosing_plans()
    spots = [desk.hold_hand(seat) for seat in (0, 1)]
    before = {seat: side.is_open for seat, side in desk.table.sides.sides.items()}
    x, y = spots[1]
    desk.touch(pygame.FINGERDOWN, (x, y + desk.ui.mm(20)), 77)
    assert all(pointer.zone != 0 for pointer in desk.pointers.down.values())
    assert before == {seat: side.is_open for seat, side in desk.table.sides.sides.items()}


# --- a whole match, frame by frame


class FlatWitness:
    """Draws every frame, and knows what each of those may know who hold their hands open."""

    def __init__(self, desk: FlatDesk) -> None:
        self.desk, self.frames, self.open_frames = desk, 0, 0
        self.known = Knowledge(desk.table.session, "en")
        self.names = pattern_of({name_of("duel", key, "en") for key in pieces.KEYS})
        desk.watchers.append(self.look)

    def look(self) -> None:
        if self.desk.top.name != "table" or not self.desk.ui.dirty:
            return
        self.desk.ui.dirty = False
        self.known.catch_up()
        self.desk.canvas.drawn = []
        self.desk.draw()
        shown, self.desk.canvas.drawn = set(self.desk.canvas.drawn), None
        shown |= {widget.name for widget in self.desk.root.walk()}
        looking = [NOBODY, *(seat for seat, side in self.desk.table.sides.sides.items() if side.is_open)]
        self.frames += 1
        self.open_frames += len(looking) > 1
        faces = {key for seat in looking for key in self.known.faces(seat)}
        names = {name for seat in looking for name in self.known.names(seat)}
        for item in shown:
            if item in pieces.FACE_OF and item not in faces:
                raise Leak(f"{item} is shown to {looking}")
            for name in self.names.findall(item):
                if name not in names:
                    raise Leak(f"{item!r} is shown to {looking}")


def test_a_hand_that_stays_open_by_mistake_is_noticed() -> None:
    desk = choosing_plans()
    witness = FlatWitness(desk)
    side = desk.table.sides.sides[0]
    desk.hold_hand(0)
    private = side.view
    assert private is not None
    desk.table.sides.let_go(0)
    desk.wait(40)
    flow = desk.table.sides
    flow.view = private  # as if the table in the middle kept what one had seen
    desk.table.rebuild()
    with pytest.raises(Leak):
        desk.wait(40)
    assert witness.frames


def test_no_frame_of_a_match_shows_what_nobody_holds_open() -> None:
    desk = sit_around(a_duel(4))
    witness = FlatWitness(desk)
    FlatRobot(desk, 4).play(answers=16)
    assert witness.frames > 60
    assert witness.open_frames > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 5])
def test_no_frame_of_a_whole_match_shows_a_secret(seed: int) -> None:
    desk = sit_around(a_duel(seed), table_turns=bool(seed % 2))
    witness = FlatWitness(desk)
    FlatRobot(desk, seed).play()
    assert witness.open_frames > 100
