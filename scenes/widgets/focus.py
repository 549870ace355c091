"""Which widgets the pointers are on and which one the keyboard is at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.scene_stack import Scene

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_KEYS = (Kind.KEY, Kind.KEY_UP, Kind.TEXT, Kind.COMPOSE)
_BEGUN = (
    Kind.MOVE,
    Kind.SLIDE,
    Kind.DROP,
    Kind.FLICK,
    Kind.CANCEL,
    Kind.UP,
    Kind.TAP,
    Kind.DOUBLE_TAP,
    Kind.HOLD,
    Kind.DRAG,
)
_ENDS = (Kind.UP, Kind.DROP, Kind.FLICK, Kind.CANCEL)
_PRESSES = (Kind.UP, Kind.TAP, Kind.DOUBLE_TAP)


class Focus:
    """Turns gestures into actions of the widgets of one scene.

    A gesture goes to the widget where it began, then to those above it, until one takes part; a tap that
    none of them wants presses the widget, a hold inspects it.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.at: Widget | None = None  # the keyboard's
        self.held: dict[int, Widget] = {}  # under each pressed pointer
        self.lost: set[int] = set()  # pointers under which something else has come to stand

    @property
    def root(self) -> Widget:
        return self.scene.root

    @property
    def keyboard(self) -> bool:
        """The last input was a key: the focus and the keys of buttons are shown."""
        return self.scene.ui.keyboard

    def settle(self) -> None:
        """The tree is new: find the widget with the same key again."""
        self.held = self._held_again()
        self.move_to(self._again())

    def _held_again(self) -> dict[int, Widget]:
        """What each hand is on, in a new tree: nobody's drag ends because of what somebody else does.

        A press of a button that says something else by now is none: nobody meant that.
        """
        if not self.held:
            return {}
        known = {widget.key: widget for widget in self.root.walk() if widget.key}
        found = {hand: known[widget.key] for hand, widget in self.held.items() if widget.key in known}
        self.lost |= {hand for hand, widget in found.items() if widget.supplants(self.held[hand])}
        return {hand: widget for hand, widget in found.items() if hand not in self.lost}

    def let_go(self) -> None:
        """Another scene comes between: what was begun here ends, and no finger rests on anything any more."""
        for pointer, widget in [*self.held.items()]:
            self._release(pointer)
            self._offer(widget, Gesture(Kind.CANCEL, touch=True, pointer=pointer))

    def follow(self) -> None:
        """A part of the tree may be new: the focus goes on to the widget with the same key."""
        if self.at and self.at.key and not self.root.path(self.at):
            self.move_to(self._again())

    def _again(self) -> Widget | None:
        """Where the focus was, in a new tree: on what can be pressed, or only be looked at."""
        if self.at is None or not self.at.key:
            return None
        stops = [*self.root.stops(), *(self.root.looked_at() if self.at.is_only_looked_at() else [])]
        return next((stop for stop in stops if stop.key == self.at.key), None)

    def move_to(self, widget: Widget | None) -> None:
        before = self.at
        if before:
            before.focused = False
        self.at = widget
        if widget:
            widget.focused = self.keyboard or widget.edits
            for above in self.root.path(widget)[:-1]:
                above.reveal(widget)
        self._typing(before, widget)

    def _typing(self, before: Widget | None, widget: Widget | None) -> None:
        """Typed text has come or gone: tell the system, and make room for the keyboard on the screen."""
        if widget and widget.edits:
            pygame.key.start_text_input()
            self.root.arrange(self.scene.ui, self.scene.ui.rect)
            pygame.key.set_text_input_rect(self.root.place(widget))
        elif before and before.edits:
            pygame.key.stop_text_input()
            self.root.arrange(self.scene.ui, self.scene.ui.rect)

    def handle(self, gesture: Gesture) -> bool:
        done = self._key(gesture) if gesture.kind in _KEYS else self._pointer(gesture)
        if done:
            self.scene.ui.changed()
        return done

    # --- pointers

    def _pointer(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.HOVER:
            return self._hover(gesture)
        self._show_keys(False)
        if gesture.kind is Kind.DOWN:
            return self._down(gesture)
        if gesture.pointer in self.lost and gesture.kind in _PRESSES:
            return True
        begun = gesture.kind in _BEGUN and gesture.start != (0, 0)
        held = self.held.get(gesture.pointer) or self.root.at(gesture.start if begun else gesture.pos)
        if gesture.kind in _ENDS:
            self._release(gesture.pointer)
        if held is None:
            return False
        taken = self._offer(held, gesture)
        if taken:
            self._hand_over(gesture, taken)
            return True
        if gesture.kind is Kind.TAP and self._reaches(held, gesture.pos):
            return self._tap(held)
        return self._do(held, "inspect") if gesture.kind is Kind.HOLD else False

    def _down(self, gesture: Gesture) -> bool:
        self._release(gesture.pointer)
        self.lost.discard(gesture.pointer)
        under = self.root.at(gesture.pos)
        if self.at and self.at.edits and (under is None or under.takes_focus) and under is not self.at:
            self.move_to(None)
            self.scene.ui.changed()
        if under is None:
            return False
        self.held[gesture.pointer] = under
        if under.enabled:
            under.pressed = True
            under.handle(self._within(under, gesture))
        return True

    def _tap(self, widget: Widget) -> bool:
        if widget.enabled and widget.takes_focus and widget.actions():
            self.move_to(widget)
        return self._do(widget, "press")

    def _offer(self, widget: Widget, gesture: Gesture) -> Widget | None:
        """The widget that took part: this one or one above it."""
        for each in reversed(self.root.path(widget)):
            if each.enabled and each.handle(self._within(each, gesture)):
                return each
        return None

    def _hand_over(self, gesture: Gesture, taken: Widget) -> None:
        """A drag that a widget above took (a list that scrolls) is no press of the one that it began on."""
        held = self.held.get(gesture.pointer)
        if gesture.kind not in (Kind.DRAG, Kind.MOVE) or held is None or held is taken:
            return
        held.pressed = False
        self.held[gesture.pointer] = taken

    def _within(self, widget: Widget, gesture: Gesture) -> Gesture:
        """The gesture in the coordinates that the widget lives in."""
        pos, start = gesture.pos, gesture.start
        for above in self.root.path(widget)[:-1]:
            pos, start = above.inward(pos), above.inward(start)
        return gesture._replace(pos=pos, start=start)

    def _reaches(self, widget: Widget, pos: Point) -> bool:
        for above in self.root.path(widget)[:-1]:
            pos = above.inward(pos)
        return widget.hit_rect.collidepoint(pos)

    def _hover(self, gesture: Gesture) -> bool:
        under = self.root.at(gesture.pos) if not gesture.touch else None
        changed = False
        for widget in self.root.walk():
            if widget.hovered != (widget is under):
                widget.hovered = widget is under
                changed = True
        return changed

    def _release(self, pointer: int) -> None:
        held = self.held.pop(pointer, None)
        if held and held.pressed:
            held.pressed = False
            self.scene.ui.changed()

    # --- keys

    def _key(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.KEY:
            self._show_keys(True)
        self.follow()
        if self.at and self._offer(self.at, gesture):
            return True
        if gesture.kind is not Kind.KEY:
            return False
        if gesture.key == "tab":
            return self._step(-1 if gesture.shift else 1)
        if gesture.key in _ARROWS and not gesture.control:
            return self._arrow(gesture.key)
        if gesture.key == "return" and self.at:
            return self._do(self.at, "press")
        if gesture.key == "i" and self.at and "inspect" in self.at.actions():
            return self._do(self.at, "inspect")
        return self._hotkey(gesture) or self._loose_key(gesture)

    def _hotkey(self, gesture: Gesture) -> bool:
        name = f"ctrl+{gesture.key}" if gesture.control else gesture.key
        found = [widget for widget in self.root.walk() if widget.hotkey == name]
        return self._do(found[-1], "press") if found else False

    def _loose_key(self, gesture: Gesture) -> bool:
        """Space presses where the focus is; keys for turning pages find the list that can be seen."""
        if gesture.key == "space":
            return self._space()
        if gesture.key not in ("pageup", "pagedown", "home", "end"):
            return False
        return any(widget.handle(gesture) for widget in self.root.walk() if widget is not self.at)

    def _space(self) -> bool:
        """What must not be pressed by Space says so, also if the focus is nowhere."""
        calm = [widget for widget in self.root.walk() if widget.not_space and self.at in (None, widget)]
        if calm:
            self.scene.ui.toasts.say(calm[-1].not_space)
            return True
        return self._do(self.at, "press") if self.at else False

    def _show_keys(self, shown: bool) -> None:
        if self.scene.ui.keyboard == shown:
            return
        self.scene.ui.keyboard = shown
        self.scene.ui.changed()
        if self.at:
            self.at.focused = shown or self.at.edits

    def _do(self, widget: Widget, action: str) -> bool:
        able = action in widget.actions()
        if not widget.enabled and not (able and action == "inspect"):
            return self._explain(widget)
        if not able:
            return False
        if action == "press":
            self.scene.ui.sound.play("button")
        widget.act(action)
        self.scene.ui.changed()
        return True

    def _explain(self, widget: Widget) -> bool:
        """Say why it cannot be pressed."""
        if not widget.why:
            return False
        self.scene.ui.sound.play("knock")
        self.scene.ui.toasts.say(widget.why)
        self.scene.ui.changed()
        return True

    def _tab_stops(self) -> list[Widget]:
        """The stops of the Tab key: of a list that is entered once, one row."""
        stops = self.root.stops()
        for group in [widget for widget in self.root.walk() if widget.enters]:
            inside = group.stops()
            if not inside:
                continue
            door = self.at if self.at in inside else inside[0 if group.enters == "first" else -1]
            stops = [stop for stop in stops if stop is door or stop not in inside]
        return stops

    def _step(self, by: int) -> bool:
        stops = self._tab_stops()
        if not stops:
            return False
        if self.at in stops:
            self.move_to(stops[(stops.index(self.at) + by) % len(stops)])
        else:
            self.move_to(stops[0 if by > 0 else -1])
        return True

    def _arrow(self, key: str) -> bool:
        """The nearest stop in a direction; sideways distance counts double."""
        if self.at is None:
            return self._step(1)
        way = {"left": "less", "right": "more"}.get(key, "")
        if way in self.at.actions():
            return self._do(self.at, way)
        stops = [*self.root.stops(), *self.root.looked_at()]
        places = [(stop, self.root.place(stop)) for stop in stops]
        here = self.root.place(self.at)
        pile = [stop for stop, rect in places if rect.center == here.center]
        found = _in_pile(pile, self.at, key) or _nearest(here, places, _ARROWS[key])
        if found is None:
            return False
        self.move_to(found)
        return True


def _in_pile(pile: list[Widget], at: Widget, key: str) -> Widget | None:
    """Where several things lie upon each other, the arrows down and up go through them first."""
    by = {"up": -1, "down": 1}.get(key, 0)
    place = pile.index(at) + by if by and at in pile else -1
    return pile[place] if 0 <= place < len(pile) else None


def _nearest(origin: Rect, stops: list[tuple[Widget, Rect]], way: tuple[int, int]) -> Widget | None:
    best, least = None, 0.0
    for stop, rect in stops:
        across, down = rect.centerx - origin.centerx, rect.centery - origin.centery
        ahead = across * way[0] + down * way[1]
        aside = abs(across * way[1]) + abs(down * way[0])
        if ahead <= 0:
            continue
        cost = ahead + 2 * aside
        if best is None or cost < least:
            best, least = stop, cost
    return best
