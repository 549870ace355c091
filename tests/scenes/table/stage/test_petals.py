"""Hold a stack, slide through a number, take that many (docs/ux 4.4)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest

from game.lessons.reading import lessons_of
from scenes.drawing.canvas import Canvas
from scenes.screens.lessons.opening import lesson_table
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.shell.pointer import Pointers
from scenes.table.scene import TableScene
from scenes.table.stage.petals import HOLD_MS, OPEN_MS, PetalCount, PetalRing
from tests.support.duel.questions import questions
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.headless import OneWidget, a_ui, draw, press_key, shown, tap_on

SPOT = (400, 400)


class Hand:
    """Notes what was taken and what was refused."""

    def __init__(self) -> None:
        self.took: list[int] = []
        self.refused: list[int] = []
        self.ui = a_ui()
        counts = [
            PetalCount(1),
            PetalCount(2),
            PetalCount(3, "Only two are left."),
            PetalCount(4, "Only two are left."),
        ]
        self.ring = PetalRing("ships:0", counts, self.took.append, self.refused.append, "Back")
        self.scene: OneWidget = shown(self.ring, self.ui)

    def hold(self, ms: float) -> None:
        self.ring.press(SPOT)
        self.ring.update(ms)

    def petal(self, number: int) -> Point:
        return self.ring.petals[number - 1].rect.center

    def slide(self, kind: Kind, pos: Point) -> None:
        self.ring.follow(Gesture(kind, pos, SPOT, True, 1))


def test_the_ring_opens_when_the_stack_has_been_held_for_a_moment() -> None:
    hand = Hand()
    hand.hold(HOLD_MS - 1)
    assert not hand.ring.is_open
    hand.ring.update(1)
    assert hand.ring.is_open


def test_a_short_press_opens_nothing() -> None:
    hand = Hand()
    hand.hold(100)
    hand.slide(Kind.UP, SPOT)
    hand.ring.update(HOLD_MS)
    assert not hand.ring.is_open


@pytest.mark.parametrize("kind", [Kind.SLIDE, Kind.MOVE])
def test_sliding_through_a_petal_takes_that_many(kind: Kind) -> None:
    hand = Hand()
    hand.hold(HOLD_MS)
    hand.slide(kind, hand.petal(2))
    far = (hand.petal(2)[0], hand.petal(2)[1] - 200)
    hand.slide(kind, far)
    hand.slide(Kind.UP, far)
    assert hand.took == [2]
    assert not hand.ring.is_open


def test_back_in_the_middle_nothing_is_taken() -> None:
    hand = Hand()
    hand.hold(HOLD_MS)
    hand.slide(Kind.SLIDE, hand.petal(1))
    hand.slide(Kind.UP, hand.ring.hub.rect.center)
    assert hand.took == []
    assert hand.ring.is_open


def test_a_number_that_is_not_allowed_is_refused_and_says_why() -> None:
    hand = Hand()
    hand.hold(HOLD_MS)
    hand.slide(Kind.UP, hand.petal(3))
    assert (hand.took, hand.refused) == ([], [3])
    canvas = Canvas(pygame.Surface(hand.ui.rect.size), hand.ui.screen, hand.ui.art)
    canvas.drawn = []
    hand.ring.draw_all(canvas)
    assert "Only two are left." in canvas.drawn


def test_a_number_that_is_not_allowed_looks_different() -> None:
    hand = Hand()
    hand.ring.open(SPOT)
    hand.ring.update(OPEN_MS)
    picture = draw(hand.scene, hand.ui)
    allowed, refused = (hand.ring.petals[place].rect for place in (1, 2))
    assert pygame.image.tobytes(picture.subsurface(allowed), "RGB") != pygame.image.tobytes(
        picture.subsurface(refused), "RGB"
    )


def test_once_open_a_petal_can_be_tapped() -> None:
    hand = Hand()
    hand.ring.open(SPOT)
    tap_on(hand.scene, "petal:2")
    assert hand.took == [2]


def test_keys_choose_a_petal_and_escape_closes_the_ring() -> None:
    hand = Hand()
    hand.ring.open(SPOT)
    press_key(hand.scene, "escape")
    assert not hand.ring.is_open
    hand.ring.open(SPOT)
    press_key(hand.scene, "1")
    assert hand.took == [1]


def test_the_wheel_goes_from_petal_to_petal() -> None:
    hand = Hand()
    hand.ring.open(SPOT)
    for notch in (1.0, 1.0, -1.0, 1.0):
        hand.ring.turn(notch)
    assert hand.ring.on is hand.ring.petals[1]


def test_a_tap_beside_the_ring_closes_it() -> None:
    hand = Hand()
    hand.ring.open(SPOT)
    hand.scene.handle(Gesture(Kind.DOWN, (900, 100), (900, 100)))
    hand.scene.handle(Gesture(Kind.UP, (900, 100), (900, 100)))
    hand.scene.handle(Gesture(Kind.TAP, (900, 100), (900, 100)))
    assert not hand.ring.is_open
    assert hand.took == []


@pytest.mark.parametrize("spot", [(3, 715), (1277, 4), (640, 719), (2, 2)])
def test_all_petals_stay_in_the_window(spot: Point) -> None:
    hand = Hand()
    hand.ring.open(spot)
    for petal in hand.ring.petals:
        assert hand.ui.rect.contains(petal.rect)


def test_petals_are_large_enough_and_apart() -> None:
    hand = Hand()
    hand.ring.open(SPOT)
    rects = [petal.rect for petal in hand.ring.petals]
    assert min(rect.width for rect in rects) >= hand.ui.mm(10)
    for one, other in pairwise(rects):
        gap = pygame.Vector2(one.center).distance_to(other.center) - one.width
        assert gap >= hand.ui.mm(2) - 1


def test_with_little_motion_the_ring_is_open_at_once() -> None:
    hand = Hand()
    hand.ui.settings.reduced_motion = True
    hand.ring.open(SPOT)
    assert not hand.ring.moving


def test_a_held_finger_that_moves_slides() -> None:
    pointers = Pointers((1000, 1000), 4.0)
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 500), button=1, touch=False)
    pointers.feed(down, 0)
    assert [gesture.kind for gesture in pointers.tick(460)] == [Kind.HOLD]
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(520, 500), buttons=(1, 0, 0), touch=False)
    assert [gesture.kind for gesture in pointers.feed(move, 470)] == [Kind.SLIDE]


def asked_for_ships() -> TableScene:
    """The table at a question that asks how many ships."""
    question = next(each for each in questions() if each.kind == "ChooseShips")
    kinds = [PERSON if seat == question.seat else "novice" for seat in range(2)]
    players = [Participant("", colour, kind) for colour, kind in zip(("orange", "blue"), kinds, strict=True)]
    ui = a_ui()
    scene = open_table(ui, Session(question.match(), players))
    ui.stack.push(scene)
    ui.stack.settle()
    return scene


def test_at_the_table_the_ring_takes_ships_for_the_question() -> None:
    scene = asked_for_ships()
    scene.refresh()
    board = scene.board
    assert board is not None
    (ring,) = board.rings
    assert scene.builder is not None
    allowed = [petal for petal in ring.petals if petal.allowed]
    ring.open(SPOT)
    ring.take(allowed[-1])
    assert scene.builder.chosen is not None
    assert scene.builder.chosen.answer == allowed[-1].count.number


@pytest.mark.parametrize("hands", ["mouse", "finger"])
@pytest.mark.parametrize("ms", [60, HOLD_MS + 60, 600])
def test_a_press_leaves_the_ring_open_however_slow_it_is(ms: float, hands: str) -> None:
    """Only the next tap in its middle closes it."""
    desk = at_stacks(hands)
    fingers = HANDS[hands](desk, Random(1))
    stack = desk.find("ships:0:0")
    assert stack is not None
    fingers.hold(stack, ms)
    desk.wait(60)
    ring = open_ring(desk)
    assert ring is not None
    fingers.press(ring.hub)
    assert open_ring(desk) is None


def at_stacks(hands: str) -> Desk:
    """A lesson that asks for ships of one of several stacks."""
    ui = a_ui(touch=HANDS[hands].touch)
    ui.settings.speed = "instant"
    table = lesson_table(ui, lessons_of("cosmic")[0], 4)
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    while table.builder is None or table.director.busy:
        desk.wait(100)
    return desk


def open_ring(desk: Desk) -> PetalRing | None:
    rings = (part for part in desk.root.walk() if isinstance(part, PetalRing))
    return next((ring for ring in rings if ring.is_open), None)
