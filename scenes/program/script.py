"""A hand for tests: reads lines such as `tap start` and does them in the real window."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from game.core.refusals import WrongWord
from scenes.shell.gestures import Point

if TYPE_CHECKING:
    from scenes.program.app import App

HELP = """\
A script drives the real window, one line at a time; # begins a comment. NAME is the key of a widget, and a
line waits up to five seconds for it.

  tap NAME | tap X Y      press and let go; X and Y are pixels of the window
  hold NAME | hold X Y    press until it is inspected
  drag A B | drag X Y X Y from one widget or point to another
  lay N NAME | lay N X Y  finger number N comes down and stays
  slide N NAME | slide N X Y
                          and moves there
  lift N                  and leaves
  press NAME              as the keyboard does it: the focus goes there, then Enter
  key K                   a key: return, escape, tab, space, left, a, f11
  type WORDS              letters into the field with the focus
  wait MS                 do nothing for so long
  rest                    wait until nothing moves any more and all is drawn, at most a minute
  expect NAME             the widget must be there
  shot FILE               write the picture of the window
  quit                    close the window
"""
PATIENCE_MS, LOOK_MS = 5000, 50
REST_MS = 60_000
PRESS_MS, STEP_MS, STEPS = 60, 20, 8
COUNTS = {
    "tap": (1, 2), "hold": (1, 2), "drag": (2, 4), "press": (1,),
    "lay": (2, 3), "slide": (2, 3), "lift": (1,), "key": (1,), "type": (1,), "wait": (1,),
    "rest": (0,), "expect": (1,), "shot": (1,), "quit": (0,),
}  # fmt: skip
NUMBERED = ("lay", "slide")  # their first word is the number of a finger
TOUCH = 1  # the number of the glass that fingers lie on


class ScriptLine(NamedTuple):
    number: int
    verb: str
    words: list[str]


class Script:
    """A script and how it went: ``code`` is 1 if something that it expected was not there."""

    def __init__(self, text: str) -> None:
        """Read the lines; raises WrongWord."""
        self.lines = [
            _line(n, row) for n, row in enumerate(text.splitlines(), 1) if row.split("#")[0].strip()
        ]
        self.code = 0

    @classmethod
    def read(cls, file: Path) -> Script:
        """A script from its file; raises WrongWord."""
        try:
            return cls(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as problem:
            raise WrongWord(f"The script {file} cannot be read: {problem}.") from problem

    def run(self, app: App) -> Iterator[int]:
        """Do the lines; yields how many milliseconds to wait before going on."""
        for line in self.lines:
            try:
                yield from _VERBS[line.verb](app, line.words)
            except LookupError as problem:
                print(f"Line {line.number} of the script: {problem.args[0]}.", file=sys.stderr)
                self.code = 1
                app.ui.running = False
                return
            yield LOOK_MS


def _line(number: int, row: str) -> ScriptLine:
    verb, *words = row.split("#")[0].split()
    if verb == "type":
        words = [" ".join(words)]
    if verb not in COUNTS:
        raise WrongWord(
            f"Line {number} of the script: there is no verb {verb!r}; there is: {', '.join(COUNTS)}."
        )
    if len(words) not in COUNTS[verb]:
        raise WrongWord(
            f"Line {number} of the script: {verb} takes {' or '.join(map(str, COUNTS[verb]))} words."
        )
    numbers = (
        words
        if verb in ("wait", "lift") or (verb in ("tap", "hold", "drag") and len(words) == COUNTS[verb][-1])
        else []
    )
    if verb in NUMBERED:
        numbers = words if len(words) == COUNTS[verb][-1] else words[:1]
    if not all(word.isdecimal() for word in numbers):
        raise WrongWord(f"Line {number} of the script: {' '.join(words)} should be whole numbers.")
    return ScriptLine(number, verb, words)


# --- the verbs


def _tap(app: App, words: list[str]) -> Iterator[int]:
    point = yield from _points(app, words)
    yield from _press(app, point[0], PRESS_MS)


def _hold(app: App, words: list[str]) -> Iterator[int]:
    point = yield from _points(app, words)
    yield from _press(app, point[0], app.pointers.hold_ms + 2 * PRESS_MS)


def _drag(app: App, words: list[str]) -> Iterator[int]:
    (x, y), (to_x, to_y) = yield from _points(app, words)
    _post(app, "down", (x, y))
    for step in range(1, STEPS + 1):
        yield STEP_MS
        _post(app, "move", (x + (to_x - x) * step // STEPS, y + (to_y - y) * step // STEPS))
    yield 4 * PRESS_MS  # at rest: a drop, no flick
    _post(app, "up", (to_x, to_y))


def _lay(app: App, words: list[str]) -> Iterator[int]:
    (point,) = yield from _points(app, words[1:])
    _touch(app, pygame.FINGERDOWN, int(words[0]), point)


def _slide(app: App, words: list[str]) -> Iterator[int]:
    (there,) = yield from _points(app, words[1:])
    number = int(words[0])
    x, y = app.errand_fingers.get(number, there)
    for step in range(1, STEPS + 1):
        yield STEP_MS
        spot = x + (there[0] - x) * step // STEPS, y + (there[1] - y) * step // STEPS
        _touch(app, pygame.FINGERMOTION, number, spot)


def _lift(app: App, words: list[str]) -> Iterator[int]:
    number = int(words[0])
    if number not in app.errand_fingers:
        raise LookupError(f"finger {number} is not down")
    yield STEP_MS
    _touch(app, pygame.FINGERUP, number, app.errand_fingers[number])


def _touch(app: App, kind: int, finger: int, pos: Point) -> None:
    """A finger of its own, besides the mouse and what others do."""
    app.errand_fingers[finger] = pos
    if kind == pygame.FINGERUP:
        del app.errand_fingers[finger]
    width, height = app.window.size
    x, y = pos[0] / width, pos[1] / height
    pygame.event.post(Event(kind, touch_id=TOUCH, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0))


def _press_by_key(app: App, words: list[str]) -> Iterator[int]:
    """On a busy computer the two halves of a tap may come so far apart that they are a hold."""
    yield from _find(app, words[0])
    top = app.ui.stack.top
    if top is not None:
        top.focus.move_to(top.root.find(words[0]))
    yield from _key(app, ["return"])


def _key(app: App, words: list[str]) -> Iterator[int]:
    try:
        code = pygame.key.key_code(words[0])
    except ValueError:
        raise LookupError(f"there is no key {words[0]!r}") from None
    pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
    yield PRESS_MS
    pygame.event.post(Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))


def _type(app: App, words: list[str]) -> Iterator[int]:
    for letter in words[0]:
        pygame.event.post(Event(pygame.TEXTINPUT, text=letter))
        yield STEP_MS


def _wait(app: App, words: list[str]) -> Iterator[int]:
    yield int(words[0])


def _rest(app: App, words: list[str]) -> Iterator[int]:
    for _ in range(REST_MS // LOOK_MS):
        if not app.moving:
            return
        yield LOOK_MS
    top = app.ui.stack.top
    raise LookupError(f"there is no rest in the scene {top.name if top else 'none'}")


def _expect(app: App, words: list[str]) -> Iterator[int]:
    yield from _find(app, words[0])


def _shot(app: App, words: list[str]) -> Iterator[int]:
    yield LOOK_MS  # the last frame may be about to be drawn
    while app.canvas.pace.late:
        yield LOOK_MS
    pygame.image.save(app.window.surface, words[0])


def _quit(app: App, words: list[str]) -> Iterator[int]:
    app.ui.running = False
    yield 0


_VERBS: dict[str, Callable[[App, list[str]], Iterator[int]]] = {
    "tap": _tap, "hold": _hold, "drag": _drag, "press": _press_by_key, "key": _key, "type": _type,
    "lay": _lay, "slide": _slide, "lift": _lift, "wait": _wait, "rest": _rest, "expect": _expect,
    "shot": _shot, "quit": _quit,
}  # fmt: skip


# --- finding and pressing


def _points(app: App, words: list[str]) -> Generator[int, None, list[Point]]:
    """The points that words mean: numbers in pairs, or the middles of widgets."""
    if all(word.isdecimal() for word in words):
        numbers = [int(word) for word in words]
        return list(zip(numbers[::2], numbers[1::2], strict=True))
    points: list[Point] = []
    for word in words:
        rect = yield from _find(app, word)
        points.append(rect.center)
    return points


def _find(app: App, name: str) -> Generator[int, None, Rect]:
    """Where a widget of the top scene is; waits for it, and raises LookupError in the end."""
    for _ in range(PATIENCE_MS // LOOK_MS):
        rect = locate(app, name)
        if rect is not None:
            return rect
        yield LOOK_MS
    top = app.ui.stack.top
    raise LookupError(f"there is no {name!r} in the scene {top.name if top else 'none'}")


def locate(app: App, name: str) -> Rect | None:
    """Where the top scene has a widget, or what its own ``locate`` finds, such as a piece on the table."""
    top = app.ui.stack.top
    if top is None or app.ui.stack.requests:
        return None
    top.refresh()
    own = getattr(top, "locate", None)
    found: Rect | None = own(name) if own else None
    if found is not None:
        return found
    try:
        return top.root.place(top.root.find(name))
    except LookupError:
        return None


def _press(app: App, point: Point, ms: int) -> Iterator[int]:
    _post(app, "down", point)
    yield ms
    _post(app, "up", point)


def _post(app: App, what: str, point: Point) -> None:
    """Report a mouse or, if the mouse acts as a finger, a finger."""
    if app.pointers.mouse_as_finger:
        width, height = app.window.size
        kind = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}[what]
        x, y = point[0] / width, point[1] / height
        pygame.event.post(Event(kind, touch_id=-1, finger_id=0, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0))
        return
    scale = app.window.scale
    pos = (round(point[0] / scale), round(point[1] / scale))
    kind = {"down": pygame.MOUSEBUTTONDOWN, "move": pygame.MOUSEMOTION, "up": pygame.MOUSEBUTTONUP}[what]
    more: dict[str, Any] = {"rel": (0, 0), "buttons": (1, 0, 0)} if what == "move" else {"button": 1}
    pygame.event.post(Event(kind, {"pos": pos, "touch": False, **more}))
