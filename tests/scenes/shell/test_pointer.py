"""What hands do and what the program understands (docs/ux 4.1), at the edge of each gesture."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from pygame.event import Event

from scenes.shell.gestures import GRIP, Gesture, Kind, Point
from scenes.shell.pointer import Pointers

PX = 10.0  # pixels per millimetre, to read the tests in millimetres
SIZE = (3000, 2000)


class Hand:
    """A hand whose clock is in the test."""

    def __init__(self, *, as_finger: bool = False) -> None:
        self.pointers = Pointers(SIZE, PX, mouse_as_finger=as_finger)
        self.now = 1000
        self.made: list[Gesture] = []

    def wait(self, ms: int) -> Hand:
        self.now += ms
        self.made += self.pointers.tick(self.now)
        return self

    def feed(self, kind: int, **facts: object) -> Hand:
        self.made += self.pointers.feed(Event(kind, facts), self.now)
        return self

    def finger(self, what: int, at: Point, finger: int = 0, touch_id: int = 7) -> Hand:
        x, y = at[0] / SIZE[0], at[1] / SIZE[1]
        return self.feed(what, touch_id=touch_id, finger_id=finger, x=x, y=y)

    def down(self, at: Point, finger: int = 0) -> Hand:
        return self.finger(pygame.FINGERDOWN, at, finger)

    def move(self, at: Point, finger: int = 0) -> Hand:
        return self.finger(pygame.FINGERMOTION, at, finger)

    def up(self, at: Point, finger: int = 0) -> Hand:
        return self.finger(pygame.FINGERUP, at, finger)

    def press(self, at: Point, button: int = 1, touch: bool = False) -> Hand:
        return self.feed(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch)

    def release(self, at: Point, button: int = 1, touch: bool = False) -> Hand:
        return self.feed(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=touch)

    def slide(self, at: Point, touch: bool = False) -> Hand:
        return self.feed(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=touch)

    @property
    def kinds(self) -> list[Kind]:
        return [gesture.kind for gesture in self.made]


@pytest.fixture
def hand() -> Hand:
    return Hand()


def test_a_short_press_is_a_tap(hand: Hand) -> None:
    hand.down((500, 500)).wait(200).up((520, 510))
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP]
    assert hand.made[2].start == (500, 500)
    assert hand.made[2].pos == (520, 510)
    assert hand.made[2].touch


def test_a_slow_press_is_still_a_tap(hand: Hand) -> None:
    hand.down((500, 500)).wait(440).up((500, 500))
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP]


def test_a_long_press_is_held_while_the_finger_is_still_down_and_is_no_tap(hand: Hand) -> None:
    hand.down((500, 500)).wait(449)
    assert hand.kinds == [Kind.DOWN]
    assert hand.pointers.wakes(hand.now) == 1
    hand.wait(1)
    assert hand.kinds == [Kind.DOWN, Kind.HOLD]
    hand.wait(1000).up((500, 500))
    assert hand.kinds == [Kind.DOWN, Kind.HOLD, Kind.UP]


def test_the_settings_say_how_long_a_hold_takes(hand: Hand) -> None:
    hand.pointers.hold_ms = 900
    hand.down((500, 500)).wait(800).up((500, 500))
    assert Kind.TAP in hand.kinds


@pytest.mark.parametrize(("travel", "kind"), [(30, Kind.TAP), (31, Kind.DRAG)])
def test_a_finger_drags_from_three_millimetres_on(hand: Hand, travel: int, kind: Kind) -> None:
    hand.down((500, 500)).wait(50).move((500 + travel, 500)).wait(200).up((500 + travel, 500))
    assert kind in hand.kinds


@pytest.mark.parametrize(("travel", "kind"), [(15, Kind.TAP), (16, Kind.DRAG)])
def test_a_mouse_drags_from_one_and_a_half_millimetres_on(hand: Hand, travel: int, kind: Kind) -> None:
    hand.press((500, 500)).slide((500 + travel, 500)).wait(200).release((500 + travel, 500))
    assert kind in hand.kinds


def test_a_drag_goes_on_and_ends_with_a_drop(hand: Hand) -> None:
    hand.down((500, 500)).wait(20).move((600, 500)).wait(20).move((700, 500)).wait(300).up((700, 500))
    assert hand.kinds == [Kind.DOWN, Kind.DRAG, Kind.MOVE, Kind.DROP, Kind.UP]
    assert {gesture.start for gesture in hand.made} == {(500, 500)}


def test_a_drag_is_never_held(hand: Hand) -> None:
    hand.down((500, 500)).move((600, 500)).wait(2000)
    assert Kind.HOLD not in hand.kinds


@pytest.mark.parametrize(("ms", "kind"), [(60, Kind.FLICK), (300, Kind.DROP)])
def test_letting_go_at_speed_is_a_flick(hand: Hand, ms: int, kind: Kind) -> None:
    hand.down((500, 500)).move((550, 500)).wait(ms).move((700, 500)).up((700, 500))
    if kind is Kind.DROP:
        hand = Hand().down((500, 500)).move((550, 500)).move((700, 500)).wait(ms).up((700, 500))
    assert kind in hand.kinds


def test_two_quick_taps_in_one_place_are_a_double_tap_as_well(hand: Hand) -> None:
    hand.down((500, 500)).up((500, 500)).wait(300).down((540, 500)).up((540, 500))
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP, Kind.DOWN, Kind.UP, Kind.TAP, Kind.DOUBLE_TAP]


@pytest.mark.parametrize(("ms", "apart"), [(301, 0), (100, 81)])
def test_slow_taps_and_taps_far_apart_are_two_taps(hand: Hand, ms: int, apart: int) -> None:
    hand.down((500, 500)).up((500, 500)).wait(ms).down((500 + apart, 500)).up((500 + apart, 500))
    assert hand.kinds.count(Kind.TAP) == 2
    assert Kind.DOUBLE_TAP not in hand.kinds


def test_three_quick_taps_are_one_double_tap(hand: Hand) -> None:
    for _ in range(3):
        hand.down((500, 500)).up((500, 500)).wait(50)
    assert hand.kinds.count(Kind.DOUBLE_TAP) == 1


def test_the_right_button_inspects_and_nothing_else(hand: Hand) -> None:
    hand.press((500, 500), button=3).wait(100).release((500, 500), button=3)
    assert hand.kinds == [Kind.HOLD]
    assert hand.made[0].pos == hand.made[0].start == (500, 500)


def test_a_mouse_without_a_button_hovers_and_leaves(hand: Hand) -> None:
    hand.slide((500, 500)).feed(pygame.WINDOWLEAVE)
    assert [(gesture.kind, gesture.pos) for gesture in hand.made] == [
        (Kind.HOVER, (500, 500)),
        (Kind.HOVER, (-1, -1)),
    ]


@pytest.mark.parametrize(("flipped", "notches"), [(False, 1.5), (True, -1.5)])
def test_the_wheel_turns_where_the_mouse_is(hand: Hand, flipped: bool, notches: float) -> None:
    hand.slide((700, 800)).feed(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.5, flipped=flipped, touch=False)
    assert hand.made[-1] == Gesture(Kind.WHEEL, (700, 800), (700, 800), amount=notches)


def test_two_fingers_that_part_pinch(hand: Hand) -> None:
    hand.down((1000, 1000), 0).down((1400, 1000), 1).move((1439, 1000), 1)
    assert Kind.PINCH not in hand.kinds
    hand.move((1600, 1000), 1)
    pinch = hand.made[-1]
    assert (pinch.kind, pinch.amount, pinch.pos) == (Kind.PINCH, 1.5, (1300, 1000))


def test_two_fingers_side_by_side_pan_until_the_last_one_leaves(hand: Hand) -> None:
    hand.down((1000, 1000), 0).down((1400, 1000), 1)
    for step in (20, 40, 60, 80):
        hand.move((1000 + step, 1000), 0).move((1400 + step, 1000), 1)
    pans = [gesture for gesture in hand.made if gesture.kind is Kind.PAN]
    assert (pans[0].start, pans[-1].pos) == ((1200, 1000), (1280, 1000))
    assert all(one.pos == other.start for one, other in pairwise(pans))
    assert Kind.PINCH not in hand.kinds
    hand.up((1080, 1000), 0)
    assert Kind.PART not in hand.kinds
    hand.up((1480, 1000), 1)
    assert hand.made[-1].kind is Kind.PART


def test_fingers_that_pan_part_when_the_window_is_lost(hand: Hand) -> None:
    hand.down((1000, 1000), 0).down((1400, 1000), 1).move((1080, 1000), 0).feed(pygame.WINDOWFOCUSLOST)
    assert hand.made[-1].kind is Kind.PART


def test_the_left_button_grips_while_space_is_down(hand: Hand) -> None:
    hand.feed(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0)
    hand.press((500, 500)).slide((600, 500)).slide((700, 500))
    assert [(each.kind, each.pointer) for each in hand.made[1:]] == [(Kind.DRAG, GRIP), (Kind.MOVE, GRIP)]
    hand.wait(200).release((700, 500)).feed(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert [each.kind for each in hand.made[3:]] == [Kind.DROP, Kind.KEY_UP]
    hand.press((500, 500))
    assert hand.made[-1].kind is Kind.DOWN


def test_two_fingers_that_turn_twist(hand: Hand) -> None:
    hand.down((1000, 1000), 0).down((1400, 1000), 1).move((1391, 1083), 1)
    assert Kind.TWIST not in hand.kinds
    hand.move((1386, 1104), 1)
    assert hand.made[-1].kind is Kind.TWIST
    assert hand.made[-1].amount == pytest.approx(15, abs=0.5)


def test_the_first_of_two_fingers_does_not_press_what_is_under_it(hand: Hand) -> None:
    hand.down((1000, 1000), 0).wait(50).down((1400, 1000), 1).wait(100).up((1000, 1000), 0).up(
        (1400, 1000), 1
    )
    assert hand.kinds == [Kind.DOWN, Kind.CANCEL, Kind.TWO_TAP]


def test_three_fingers_at_once_are_a_three_finger_tap(hand: Hand) -> None:
    for finger in range(3):
        hand.down((1000 + 300 * finger, 1000), finger).wait(20)
    for finger in range(3):
        hand.up((1000 + 300 * finger, 1000), finger)
    assert hand.kinds == [Kind.DOWN, Kind.CANCEL, Kind.THREE_TAP]


def test_two_fingers_that_rest_or_stray_do_not_tap(hand: Hand) -> None:
    hand.down((1000, 1000), 0).down((1400, 1000), 1).wait(251).up((1000, 1000), 0).up((1400, 1000), 1)
    assert Kind.TWO_TAP not in hand.kinds
    hand.down((1000, 1000), 0).down((1400, 1000), 1).move((1400, 1040), 1).move((1400, 1000), 1)
    hand.up((1000, 1000), 0).up((1400, 1000), 1)
    assert Kind.TWO_TAP not in hand.kinds


def test_fingers_of_two_people_act_on_their_own(hand: Hand) -> None:
    hand.down((300, 1000), 0).down((2700, 1000), 1).wait(100).up((300, 1000), 0).up((2700, 1000), 1)
    assert hand.kinds == [Kind.DOWN, Kind.DOWN, Kind.UP, Kind.TAP, Kind.UP, Kind.TAP]
    assert [gesture.pointer for gesture in hand.made] == [1, 2, 1, 1, 2, 2]


def test_a_finger_that_comes_during_a_drag_acts_on_its_own(hand: Hand) -> None:
    hand.down((1000, 1000), 0).move((1100, 1000), 0).down((1400, 1000), 1).up((1400, 1000), 1)
    assert hand.kinds == [Kind.DOWN, Kind.DRAG, Kind.DOWN, Kind.UP, Kind.TAP]


@pytest.mark.parametrize("at", [(29, 1000), (2971, 1000), (1500, 29), (1500, 1971)])
def test_a_palm_on_the_edge_does_nothing(hand: Hand, at: Point) -> None:
    hand.down(at).wait(600).move((1500, 1000)).up((1500, 1000))
    assert hand.made == []


def test_a_mouse_may_press_at_the_edge(hand: Hand) -> None:
    hand.press((0, 0)).release((0, 0))
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP]


def test_a_palm_beside_a_dragging_finger_does_nothing(hand: Hand) -> None:
    hand.down((1000, 1000), 0).move((1100, 1000), 0).down((2500, 1000), 1)
    hand.down((1300, 1100), 2).up((1300, 1100), 2)
    assert [gesture.pointer for gesture in hand.made] == [1, 1, 2]


def test_a_finger_does_not_press_a_second_time_as_a_mouse(hand: Hand) -> None:
    hand.down((500, 500)).press((500, 500), touch=True).up((500, 500)).release((500, 500), touch=True)
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP]


def test_an_unmarked_mouse_press_right_after_a_finger_is_a_ghost(hand: Hand) -> None:
    hand.down((500, 500)).up((500, 500)).wait(600).slide((540, 500)).press((540, 500)).release((540, 500))
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP]


@pytest.mark.parametrize(("ms", "at"), [(701, (540, 500)), (100, (551, 500))])
def test_a_mouse_press_later_or_elsewhere_is_none(hand: Hand, ms: int, at: Point) -> None:
    hand.down((500, 500)).up((500, 500)).wait(ms).press(at).release(at)
    assert hand.kinds.count(Kind.TAP) == 2


def test_fingers_that_the_system_makes_from_the_mouse_do_nothing(hand: Hand) -> None:
    hand.finger(pygame.FINGERDOWN, (500, 500), touch_id=-1).press((500, 500))
    assert hand.kinds == [Kind.DOWN]
    assert not hand.made[0].touch


def test_in_touch_tests_such_fingers_count_instead_of_the_mouse() -> None:
    hand = Hand(as_finger=True)
    hand.finger(pygame.FINGERDOWN, (500, 500), touch_id=-1).press((500, 500))
    hand.finger(pygame.FINGERUP, (500, 500), touch_id=-1).release((500, 500))
    assert hand.kinds == [Kind.DOWN, Kind.UP, Kind.TAP]
    assert all(gesture.touch for gesture in hand.made)


def test_losing_the_window_cancels_what_was_begun(hand: Hand) -> None:
    hand.down((500, 500)).move((600, 500)).feed(pygame.WINDOWFOCUSLOST).up((600, 500))
    assert hand.kinds == [Kind.DOWN, Kind.DRAG, Kind.CANCEL]
    assert not hand.pointers.busy


def key(hand: Hand, code: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> None:
    hand.feed(kind, key=code, mod=mod, unicode="", scancode=0)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (pygame.K_RETURN, "return"),
        (pygame.K_KP_ENTER, "return"),
        (pygame.K_KP4, "4"),
        (pygame.K_F11, "f11"),
        (pygame.K_PAGEUP, "pageup"),
        (pygame.K_z, "z"),
    ],
)
def test_keys_have_names(hand: Hand, code: int, name: str) -> None:
    key(hand, code)
    assert hand.made == [Gesture(Kind.KEY, (-1, -1), (-1, -1), key=name)]


def test_keys_tell_what_is_held_with_them(hand: Hand) -> None:
    key(hand, pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT)
    key(hand, pygame.K_s, pygame.KMOD_LMETA)
    assert [(gesture.control, gesture.shift) for gesture in hand.made] == [(True, True), (True, False)]


def test_a_key_kept_down_presses_once_but_moves_on_and_on(hand: Hand) -> None:
    for code in (pygame.K_RETURN, pygame.K_LEFT):
        key(hand, code)
        key(hand, code)
        key(hand, code, kind=pygame.KEYUP)
    key(hand, pygame.K_RETURN)
    assert [(gesture.kind, gesture.key) for gesture in hand.made] == [
        (Kind.KEY, "return"),
        (Kind.KEY_UP, "return"),
        (Kind.KEY, "left"),
        (Kind.KEY, "left"),
        (Kind.KEY_UP, "left"),
        (Kind.KEY, "return"),
    ]


def test_escape_ends_a_drag_before_it_means_anything_else(hand: Hand) -> None:
    hand.down((500, 500)).move((600, 500))
    key(hand, pygame.K_ESCAPE)
    hand.move((700, 500)).up((700, 500))
    assert hand.kinds == [Kind.DOWN, Kind.DRAG, Kind.CANCEL]


def test_typed_letters_arrive_as_text(hand: Hand) -> None:
    hand.feed(pygame.TEXTINPUT, text="ß")
    assert hand.made == [Gesture(Kind.TEXT, text="ß")]


def test_a_screen_with_fine_pixels_reports_the_mouse_in_larger_steps(hand: Hand) -> None:
    hand.pointers.scale = 2.0
    hand.press((500, 400))
    assert hand.made[0].pos == (1000, 800)


def test_pinch_and_twist_follow_every_step_once_they_have_begun(hand: Hand) -> None:
    """Two fingers pinch, pan and turn at once, and nothing of it comes in jumps."""
    hand.down((1000, 1000), 0).down((1400, 1000), 1).move((1460, 1110), 1)
    begun = len(hand.made)
    hand.move((1462, 1114), 1)
    assert {gesture.kind for gesture in hand.made[begun:]} == {Kind.PAN, Kind.PINCH, Kind.TWIST}
    twist = hand.made[-1]
    assert 0 < twist.amount < 2
