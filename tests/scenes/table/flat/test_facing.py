"""What is said to somebody, and what they look at closely, faces them at their own edge (docs/ux 4.9)."""

from __future__ import annotations

import pygame
import pytest

from game.core.table import NOBODY
from scenes.shell.gestures import Point
from scenes.table.flat.held_hand import HandCard
from scenes.widgets.inspect_panel import InspectPanel
from scenes.widgets.toast import ToastCard
from scenes.widgets.turned import Turned
from scenes.widgets.widget import Widget
from tests.scenes.table.flat.test_peeking import KINDS, choosing_plans, drawn, own_faces
from tests.scenes.table.flat.test_whole_matches import a_match
from tests.support.screen.flat_robot import HOLDING, FlatDesk, FlatRobot, sit_around

SECOND = 7  # another finger of the same hand


def degrees_of(desk: FlatDesk, widget: Widget) -> int:
    """To which side a widget is turned."""
    return sum(above.degrees for above in desk.root.path(widget) if isinstance(above, Turned))


def hold_second(desk: FlatDesk, pos: Point) -> None:
    """A second finger rests on something until it counts as held."""
    desk.touch(pygame.FINGERDOWN, pos, SECOND)
    desk.wait(700)
    desk.touch(pygame.FINGERUP, pos, SECOND)
    desk.wait(40)


def panels(desk: FlatDesk) -> list[InspectPanel]:
    return [widget for widget in desk.root.walk() if isinstance(widget, InspectPanel)]


def a_card(desk: FlatDesk, seat: int) -> HandCard:
    """A card of a hand that is held open which only its owner knows."""
    view = desk.table.sides.sides[seat].view
    assert view is not None
    cards = [card for card in desk.table.roots[seat].walk() if isinstance(card, HandCard)]
    return next(card for card in cards if not view.knows(NOBODY, int(card.key.partition(":")[2])))


def spot_of(desk: FlatDesk, card: HandCard) -> Point:
    """Where it is not covered by its neighbours: the right end is, in a fan."""
    rect = desk.place_of(card)
    root = desk.root
    spots = [(x, y) for x in range(rect.x, rect.right, 6) for y in range(rect.y, rect.bottom, 6)]
    free = [pos for pos in spots if root.at(pos) is card]
    return free[len(free) // 2]


@pytest.mark.parametrize("edges", KINDS)
def test_a_message_stands_at_the_edge_of_whom_it_concerns(edges: tuple[str, str]) -> None:
    desk = choosing_plans(edges)
    for seat in (0, 1):
        pos = desk.hold_hand(seat, 60)
        desk.let_go(seat, pos)
        desk.wait(60)
        cards = [widget for widget in desk.root.walk() if isinstance(widget, ToastCard)]
        (card,) = [card for card in cards if card.toast.to == seat]
        assert degrees_of(desk, card) == desk.table.sittings[seat].degrees
        spots = desk.table.layout.sides[seat]
        assert card.rect.bottom > spots.frame.table.bottom - desk.ui.mm(6)


@pytest.mark.parametrize("edges", KINDS)
def test_a_held_card_is_looked_at_closely_with_a_second_finger(edges: tuple[str, str]) -> None:
    desk = choosing_plans(edges)
    other = desk.hold_hand(1)
    pos = desk.hold_hand(0)
    hold_second(desk, spot_of(desk, a_card(desk, 0)))
    (panel,) = panels(desk)
    assert degrees_of(desk, panel) == desk.table.sittings[0].degrees
    assert desk.table.sides.sides[1].is_open, "nobody else is disturbed"
    assert own_faces(desk, 0) & drawn(desk)
    desk.touch(pygame.FINGERUP, pos, HOLDING)
    assert not own_faces(desk, 0) & drawn(desk), "the next frame"
    assert panels(desk) == []
    desk.let_go(1, other)


def test_what_all_may_see_stays_until_it_is_closed_while_others_choose() -> None:
    desk = choosing_plans(("left", "right"))
    table = desk.table
    table.acting = 1
    alien = table.whole.summary(table.view, 1, table.session.players[1], "en").inspect
    table.inspect(alien, None)
    desk.wait(40)
    (panel,) = panels(desk)
    assert degrees_of(desk, panel) == desk.table.sittings[1].degrees
    pos = desk.hold_hand(0)
    assert table.sides.sides[0].is_open
    desk.let_go(0, pos)
    assert len(panels(desk)) == 1
    desk.side = 1
    close = desk.find("inspect.close")
    assert close is not None
    FlatRobot(desk, 1).hands.press(close)
    desk.wait(40)
    assert panels(desk) == []


def test_what_is_said_about_a_held_card_does_not_name_it_and_goes_with_it() -> None:
    desk = choosing_plans()
    pos = desk.hold_hand(0)
    card = a_card(desk, 0)
    desk.table.sides.sides[0].controller.piece_pressed(card.key, card.name)
    bar = desk.table.bars[0]
    assert bar is not None
    bar.refuse(f"**{card.name}:** not now")
    desk.ui.toasts.to = 0
    desk.ui.toasts.say(f"{card.name} is strong")
    desk.let_go(0, pos)
    desk.table.rebuild()
    desk.wait(40)
    for widget in desk.root.walk():
        assert card.name not in widget.name


def test_a_card_that_lies_ready_is_named_nowhere_but_in_the_hand() -> None:
    desk = choosing_plans()
    robot = FlatRobot(desk, 3)
    pos = desk.hold_hand(0)
    card = next(
        each for each in desk.table.roots[0].walk() if isinstance(each, HandCard) and each.legal
    )  # fmt: skip
    robot.hands.press(card)
    desk.wait(40)
    beside = [widget for widget in desk.table.roots[0].walk() if not isinstance(widget, HandCard)]
    assert not [widget.name for widget in beside if card.name and card.name in widget.name]
    desk.let_go(0, pos)


def test_the_coach_speaks_to_whoever_is_asked() -> None:
    session = a_match("duel", 2, 3)
    desk = sit_around(session, edges=["left", "top"], coach={"duel": True})
    robot = FlatRobot(desk, 3)
    found: set[int] = set()
    for _ in range(40):
        desk.wait(40)
        for widget in desk.root.walk():
            if widget.key.endswith("coach") and widget.role == "panel":
                asked = {side.seat for side in desk.table.sides.asked}
                facing = degrees_of(desk, widget)
                (seat,) = [s for s in asked if desk.table.sittings[s].degrees == facing]
                found.add(seat)
        robot.turn()
    assert found


@pytest.mark.parametrize("edges", KINDS)
def test_two_people_drag_two_cards_at_once(edges: tuple[str, str]) -> None:
    """Nobody's drag ends because of what somebody else does."""
    desk = choosing_plans(edges)
    spots = [desk.hold_hand(seat) for seat in (0, 1)]
    session = desk.table.session
    ways = []
    for seat in (0, 1):
        cards = [card for card in desk.table.roots[seat].walk() if isinstance(card, HandCard) and card.legal]
        slot = next(w for w in desk.table.roots[seat].walk() if w.key == f"slot.{seat}")
        ways.append((spot_of(desk, cards[-1]), desk.place_of(slot).center))
    for seat, (start, _) in enumerate(ways):
        desk.touch(pygame.FINGERDOWN, start, 20 + seat)
    for step in range(1, 9):
        for seat, (start, end) in enumerate(ways):
            pos = tuple(a + (b - a) * step // 8 for a, b in zip(start, end, strict=True))
            desk.touch(pygame.FINGERMOTION, (pos[0], pos[1]), 20 + seat)
        desk.wait(20)
    before = len(session.match.decisions)
    desk.touch(pygame.FINGERUP, ways[0][1], 20)
    desk.wait(40)
    assert len(session.match.decisions) == before + 1
    assert desk.table.sides.sides[1].is_open
    in_air = [w for w in desk.table.roots[1].walk() if isinstance(w, HandCard) and w.air is not None]
    assert len(in_air) == 1, "the other one is still carried"
    desk.touch(pygame.FINGERUP, ways[1][1], 21)
    desk.wait(40)
    assert len(session.match.decisions) == before + 2
    for seat, pos in enumerate(spots):
        desk.let_go(seat, pos)
