"""The budgets of the screen: frames, the start, memory. Part of ``python3 run.py bench``.

Everything runs without a display; what needs a process of its own (start, memory) gets one, and where
there is an Xvfb the start is measured with a real driver, too.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SIZE = (1920, 1080)
FRAME_MS = 1000 / 60
SEED = 0
ROUNDS = 12
FRAMES = 60  # of one round
DECISIONS = 20  # that are played with all their movements
LONGEST = 20_000  # frames between two questions to the person: bots play whole turns in between
SEARCHED = 320  # decisions among which the busiest table is looked for
STARTS = 9
MEGABYTES = 300
HAS_RESOURCE = sys.platform != "win32"  # tells the memory and the time of processes

# Both programs end the moment their first frame is shown; ours shows the menu.
BARE = f"""
import os, pygame
pygame.display.init()
window = pygame.display.set_mode({SIZE})
window.fill((7, 11, 26))
pygame.display.flip()
os._exit(0)
"""
OURS = f"""
import os
from scenes.program.start import Options, start
from scenes.shell.window import Window
show = Window.show
def shown(window):
    show(window)
    os._exit(0)
Window.show = shown
start(Options({SIZE}))
"""


class Measured(NamedTuple):
    """A number and whether it is within its budget."""

    what: str
    budget: str
    told: str
    holds: bool
    value: float


# --- the table


class Busy(NamedTuple):
    """A match whose busiest table is measured: its game with everything that brings more pieces."""

    game: str
    options: tuple[tuple[str, bool], ...] = ()
    played: int = 1000  # decisions before the memory is measured; usually that is the end
    seed: int = SEED
    searched: int = SEARCHED
    level: str = "novice"  # of the bots that lead to the table
    first: int = 0  # decisions after which the search begins


DUEL = Busy("duel")
VARIANTS = ("technology", "rotating", "hidden", "freewheeling", "classic_filch", "german", "open_call")
COSMIC = Busy("cosmic", tuple((variant, True) for variant in VARIANTS), 50)  # of five seats
# Six seats in the last round: captains have explored all there is by then.
ECLIPSE = Busy("eclipse", played=60, seed=2, searched=840, level="captain", first=745)
# Four seats in pairs: those who play at random have most cards before them.
FIRESTORM = Busy("firestorm", played=120, seed=3, searched=500, level="random")
TABLES = (DUEL, COSMIC, ECLIPSE, FIRESTORM)


@cache
def busiest(busy: Busy) -> int:
    """After how many decisions of the seeded match the most pieces lie on the table, its end excepted."""
    import game
    from game.bots import decide
    from scenes.table.game_table import Watching, game_table
    from scenes.table.regions import frame
    from scenes.tools.shots import headless, make_ui
    from scenes.tools.shots_tables import OPTIONS, PLAYERS

    headless()
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        spots = frame(make_ui(SIZE, "en", Path(home)).screen, log=True)
    colours = tuple(player.colour for player in PLAYERS[busy.game])
    watching = Watching(0, colours, "en", spots.table, spots.hand)
    table = game_table(busy.game)
    wanted = OPTIONS.get(busy.game, {"aliens": "random"})
    match = game.new_match(busy.game, busy.seed, len(colours), {**wanted, **dict(busy.options)})
    pieces: list[int] = []
    while (waiting := match.waiting()) and len(pieces) < busy.searched:
        asked = [prompt.seat for prompt in waiting] == [0] and len(waiting[0].handles(match.view(0))) > 1
        looked = asked and len(pieces) >= busy.first
        pieces.append(len(table.picture(match.view(0), watching)) if looked else 0)
        seat = waiting[0].seat
        match.answer(seat, decide(busy.level, match, seat, busy.seed))
    most = pieces[: len(pieces) * 2 // 3] if busy.level == "novice" else pieces
    return most.index(max(most))


class Player:
    """The busiest table in a window that nobody sees, and a hand that plays on."""

    def __init__(self, home: Path, busy: Busy, after: int) -> None:
        from scenes.tools.shots import headless, make_ui

        headless()
        import pygame

        from scenes.drawing.canvas import PATIENCE_MS, Canvas, Pace
        from scenes.drawing.image_loader import Reader
        from scenes.screens.table_screens import open_table
        from scenes.tools.shots_tables import session_after

        self.ui: Ui = make_ui(SIZE, "en", home)
        self.session = session_after(
            busy.game, busy.seed, after, options=dict(busy.options), level=busy.level
        )
        self.scene = open_table(self.ui, self.session)
        self.canvas: Canvas = Canvas(pygame.Surface(SIZE), self.ui.screen, self.ui.art)
        self.canvas.pace = Pace(PATIENCE_MS)
        self.ui.art.reader = Reader()
        self.ui.stack.push(self.scene)

    def frame(self, ms: float = FRAME_MS) -> float:
        """One turn of the loop, as the program makes it; the milliseconds of processor time it took."""
        began = time.thread_time()
        self.ui.stack.update(ms)
        self.ui.stack.settle()
        self.canvas.pace.begin()
        self.ui.stack.draw(self.canvas)
        return (time.thread_time() - began) * 1000

    def rest(self) -> None:
        """Until nothing moves and everything has been painted."""
        for _ in range(600):
            self.frame()
            if not self.scene.lively and not self.canvas.pace.late:
                return
            time.sleep(0.002)  # for whoever reads pictures

    def asked(self) -> bool:
        """The person has something to decide."""
        return self.scene.builder is not None and not self.session.over

    def answer(self) -> float:
        """Answer what the person is asked as a novice would; the milliseconds it took."""
        from game.bots import decide

        assert self.scene.builder is not None
        seat = self.scene.builder.prompt.seat
        choice = decide("novice", self.session.match, seat, SEED)
        handle = next(handle for handle in self.scene.builder.handles if handle.answer == choice)
        began = time.thread_time()
        self.scene.controller.choose(handle)
        return (time.thread_time() - began) * 1000

    def play(self, decisions: int) -> Iterator[float]:
        """The frames of some decisions while something moves, those in which an answer was given, too."""
        for _ in range(decisions):
            yield from self._until_asked(0.0)
            if self.session.over:
                return
            yield from self._until_asked(self.answer())

    def _until_asked(self, extra: float) -> Iterator[float]:
        """Frames in which something moves, until the person is asked; a turn that waits is ended."""
        for _ in range(LONGEST):
            moved = self.scene.lively
            took = self.frame() + extra
            if self.canvas.pace.late:
                time.sleep(max(0.0, FRAME_MS - took) / 1000)
            if moved or self.scene.lively:
                yield took
            extra = 0.0
            if self.asked() or self.session.over:
                return
            if self.scene.flow.rests:
                self.scene.flow.end_turn()
        raise TimeoutError(f"nobody was asked within {LONGEST} frames of {self.session.match.game.name}")


@contextmanager
def a_table(busy: Busy) -> Iterator[Player]:
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        yield Player(Path(home), busy, busiest(busy))


def still_frame(busy: Busy) -> Measured:
    """A frame in which nothing moves against one blit of what can be seen."""
    import pygame

    with a_table(busy) as table:
        table.rest()
        picture = pygame.Surface(SIZE)
        ours = milliseconds(lambda: table.frame(0.0))
        blit = milliseconds(lambda: table.canvas.surface.blit(picture, (0, 0)))
        rounds = [(ours(), blit()) for _ in range(ROUNDS)]
    ratio = min(mine for mine, _ in rounds) / min(other for _, other in rounds)
    budget = "at most 2 x one blit of its area"
    what = f"frame of {busy.game}'s busiest table, 1920x1080"
    return Measured(what, budget, f"{ratio:.2f} x", ratio <= 2, ratio)


def milliseconds(act: Callable[[], object]) -> Callable[[], float]:
    def measure() -> float:
        began = time.process_time()
        for _ in range(FRAMES):
            act()
        return (time.process_time() - began) / FRAMES * 1000

    return measure


def moving_frames(busy: Busy) -> Iterator[Measured]:
    """Frames while things move, from the first one of a table that has never been drawn."""
    with a_table(busy) as table:
        entering = []
        for _ in range(120):
            entering.append(table.frame())
            time.sleep(0.005)
            if not table.canvas.pace.late:
                break
        frames = list(table.play(DECISIONS))
    slow = statistics.quantiles(frames, n=20)[-1]
    what = f"95 of 100 of {len(frames)} moving frames, {busy.game}"
    yield Measured(what, "under 16.7 ms", f"{slow:.1f} ms", slow < FRAME_MS, slow)
    worst = max([*entering, *frames])
    what = f"the slowest of all frames, {busy.game}"
    yield Measured(what, "under 100 ms", f"{worst:.0f} ms", worst < 100, worst)


# --- processes of their own


def environment(home: str, **others: str) -> dict[str, str]:
    """What a program finds around it that is started for the second time: its bytecode has been kept."""
    ours = ("SDL_", "STARBOARD_", "PYTHONDONTWRITEBYTECODE")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    return {
        **kept,
        "STARBOARD_HOME": home,
        "PYTHONPYCACHEPREFIX": str(Path(home) / "bytecode"),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        **others,
    }


def children_time() -> float:
    """Seconds of the processor that processes of ours have used: other people's work does not count."""
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def started(program: str, env: dict[str, str], clock: Callable[[], float]) -> float:
    """Seconds until a program's first frame is shown."""
    began = clock()
    subprocess.run([sys.executable, "-c", program], env=env, check=True, stdout=subprocess.DEVNULL)
    return clock() - began


def start_row(driver: str, clock: Callable[[], float], **variables: str) -> Measured:
    """The start against a bare window, in turn; the best of each counts."""
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        env = environment(home, SDL_AUDIODRIVER="dummy", **variables)
        _ = started(OURS, env, clock), started(BARE, env, clock)  # the first time, their bytecode is made
        rounds = [(started(OURS, env, clock), started(BARE, env, clock)) for _ in range(STARTS)]
    ours, bare = (min(column) for column in zip(*rounds, strict=True))
    ratio = ours / bare
    told = f"{ratio:.2f} x ({ours * 1000:.0f} ms)"
    return Measured(
        f"start to first menu frame, {driver}", "at most 2.5 x a bare window", told, ratio <= 2.5, ratio
    )


def start_rows() -> Iterator[Measured]:
    clock = children_time if HAS_RESOURCE else time.perf_counter
    yield start_row("no display", clock, SDL_VIDEODRIVER="dummy")
    if shutil.which("Xvfb"):
        with xvfb() as display:
            # Both present in the same way: through an emulated 3D card the bare window is the slower one.
            real = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
            yield start_row("X server", time.perf_counter, **real)


@contextmanager
def xvfb() -> Iterator[str]:
    """A display that nobody looks at."""
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def memory_row(busy: Busy) -> Measured:
    """The most memory that a process at the busiest table has had after playing on."""
    number = TABLES.index(busy)
    words = [sys.executable, "-c", f"from tests.bench_screen import TABLES, memory; memory(TABLES[{number}])"]
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        done = subprocess.run(words, env=environment(home), check=True, capture_output=True, text=True)
    used = float(done.stdout.split()[-1])
    return Measured(
        f"memory at {busy.game}'s busiest table",
        f"under {MEGABYTES} MB",
        f"{used:.0f} MB",
        used < MEGABYTES,
        used,
    )


def memory(busy: Busy) -> None:
    """Print the megabytes that this process has held at most, once so much of the match has been played."""
    with a_table(busy) as table:
        table.rest()
        for _ in table.play(busy.played):
            pass
    print(highest() / 2**20)


def highest() -> int:
    """The most bytes that this process has held.

    Linux counts for a process's "maxrss" what its parent held when it started it, so its own is read.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return int(status.read_text("utf-8").split("VmHWM:")[1].split()[0]) * 1024
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def rows() -> Iterator[Measured]:
    for busy in TABLES:
        yield still_frame(busy)
        yield from moving_frames(busy)
    yield from start_rows()
    if HAS_RESOURCE:
        yield from map(memory_row, TABLES)


def main() -> int:
    """The screen's rows alone: ``python -m tests.bench_screen``."""
    missed: list[Any] = []
    for row in rows():
        print(f"{'holds' if row.holds else 'MISSED':7} {row.what:52} {row.budget:34} {row.told}", flush=True)
        missed += [] if row.holds else [row]
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
