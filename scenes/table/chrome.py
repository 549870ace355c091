"""What stands around every table: the strip of steps and the words of the prompt bar."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from game.core.prompts import Prompt
from game.core.saves.schema import Holds, numbers_of
from scenes.drawing.rich_text import SMALL, Style, width_of
from scenes.drawing.theme import AMBER, BAD, GLASS, LINE, SEATS, TEXT, TEXT_QUIET, WHITE
from scenes.table.game_table import PhaseStep
from scenes.table.prompt_bar import PromptBar
from scenes.widgets.boxes import Panel, Row
from scenes.widgets.button import IconButton
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.actions import TableActions
    from scenes.table.guide.guide import Guide
    from scenes.table.reactions.open_call import OpenCall
    from scenes.table.seen import Seen
    from scenes.table.taking_back import TakingBack
    from scenes.widgets.context import Ui

STEP = Style("title", 3.3, TEXT_QUIET)
STEP_NOW = Style("title", 3.3, (16, 26, 51))
EDIT = 3.4  # millimetres: the seal of a seat whose power changes a step


# --- the strip at the top


class StepNode(Widget):
    """A step: pressing it opens its rule."""

    role = "step"
    takes_focus = False

    def __init__(self, name: str, on_press: Callable[[], None]) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.least = 0

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least

    @property
    def hit_rect(self) -> Rect:
        missing = max(0, self.least - self.rect.width), max(0, self.least - self.rect.height)
        return self.rect.inflate(*missing)

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_press()


class Steps(Widget):
    """The steps of what is being played: done with a tick, the one that is on in a bright pill."""

    role = "steps"

    def __init__(
        self,
        stages: list[PhaseStep],
        names: list[str],
        colours: list[str],
        on_step: Callable[[PhaseStep], None],
    ) -> None:
        super().__init__(", ".join(names))
        self.key = "steps"
        self.stages, self.names, self.colours = stages, names, colours
        self.bare = self.bare_now = False  # numbers only; for the step that is on, too
        self.children = [
            StepNode(name, partial(on_step, stage)) for stage, name in zip(stages, names, strict=True)
        ]

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(8)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """All names if there is room, else only that of the step that is on."""
        self.rect = rect
        size = ui.screen.em(STEP.mm)
        pad, gap = ui.mm(2.2), ui.mm(1.2)
        full = [width_of(f"00 {name}", STEP.font, size) + 2 * pad for name in self.names]
        now = next((place for place, stage in enumerate(self.stages) if stage.state == "now"), 0)
        self.bare = sum(full) + gap * (len(full) - 1) > rect.width
        short = min(max(ui.mm(6.4), ui.screen.least - gap), (rect.width + gap) // len(full) - gap)
        widths = [wide if not self.bare or place == now else short for place, wide in enumerate(full)]
        widths[now] -= max(0, min(widths[now] - short, sum(widths) + gap * (len(widths) - 1) - rect.width))
        self.bare_now = widths[now] < full[now]
        x = rect.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for child, wide in zip(self.children, widths, strict=True):
            child.arrange(ui, Rect(x, rect.y + ui.mm(1.2), wide, rect.height - 2 * ui.mm(1.2)))
            x += wide + gap

    def draw(self, canvas: Canvas) -> None:
        for stage, name, child in zip(self.stages, self.names, self.children, strict=True):
            bare = self.bare_now if stage.state == "now" else self.bare
            self._step(canvas, stage, name, child.rect, bare=bare)

    def _step(self, canvas: Canvas, stage: PhaseStep, name: str, box: Rect, *, bare: bool) -> None:
        on = stage.state == "now"
        if on:
            canvas.rounded(box, WHITE, radius=box.height / 2)
        text = f"{stage.number} {name}" if not bare else str(stage.number)
        style = STEP_NOW if on else STEP._replace(colour=TEXT) if stage.state == "done" else STEP
        if stage.state == "done":
            text = "{icon:tick} " + name if not bare else "{icon:tick}"
        canvas.text(text, box, style, align="centre")
        if stage.seats:
            self._edits(canvas, stage, box)

    def _edits(self, canvas: Canvas, stage: PhaseStep, box: Rect) -> None:
        """Who changes this step, as they would come: a line as of a red pencil, and a seal for each."""
        step, size = canvas.mm(EDIT + 0.5), canvas.mm(EDIT)
        wide = step * (len(stage.seats) - 1) + size
        line = Rect(0, 0, max(wide, box.width) - canvas.mm(2), max(2, canvas.mm(0.5)))
        line.center = (box.centerx, box.bottom + canvas.mm(0.4))
        canvas.rounded(line, AMBER if stage.state == "now" else BAD, alpha=220, radius=line.height / 2)
        for place, seat in enumerate(stage.seats):
            look = SEATS[self.colours[seat]]
            seal = Rect(0, 0, size, size)
            seal.center = (line.centerx - wide // 2 + size // 2 + place * step, line.centery)
            canvas.circle(seal.center, size // 2, look.deep, border=look.base)
            canvas.icon(look.glyph, seal.inflate(-size * 2 // 5, -size * 2 // 5), look.light)


class TopStrip(Panel):
    """The glass strip across the top."""

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, GLASS, alpha=235, radius=0)
        canvas.surface.fill(LINE, Rect(self.rect.x, self.rect.bottom - 1, self.rect.width, 1))


def top_strip(seen: Seen, taking_back: TakingBack, actions: TableActions, guide: Guide) -> Widget:
    ui, say = seen.ui, seen.ui.say
    stages = list(seen.table.steps(seen.view))
    names = [say(stage.key) for stage in stages]
    colours = [player.colour for player in seen.session.players]
    undoing = taking_back.undoing(seen.seat)
    size = 11.0 if ui.screen.touch else 9.0
    tools: list[Widget] = [
        *guide.tools(size),
        IconButton(
            undoing.icon, undoing.name, actions.undo, mm=size, kind="flat", key="undo", hotkey="z",
            enabled=undoing.enabled, why=undoing.why,
        ),
        IconButton(
            "redo", say("table.redo"), actions.redo, mm=size, kind="flat", key="redo", hotkey="y",
            enabled=taking_back.may_redo(seen.seat), why=say("table.no_redo"),
        ),
        IconButton("log", say("table.log"), actions.toggle_log, mm=size, kind="flat", key="log", hotkey="l"),
        IconButton(
            "help", say("table.rules"), lambda: actions.rule(""), mm=size, kind="flat", hotkey="f1",
            key="rules",
        ),
    ]  # fmt: skip
    if taking_back.cancelling(seen.seat):  # a whole action, of which nobody has learned anything
        cancel = say("table.cancel_action")
        whole = IconButton(
            "step_back", cancel, actions.cancel, mm=size, kind="flat", hotkey="x", key="undo.action"
        )
        tools.insert(0, whole)
    left: list[Widget] = [
        IconButton("menu", say("table.menu"), actions.pause, mm=size, kind="flat", key="menu")
    ]
    if not ui.screen.compact:
        left.append(Label(seen.table.title(seen.view, ui.settings.language), SMALL))
    strip = Steps(stages, names, colours, lambda stage: actions.rule(stage.rule)).growing()
    return TopStrip(Row(*left, strip, *tools, gap=2 if ui.screen.touch else 1, align="middle"), 0.0)


# --- the prompt bar


def prompt_bar(seen: Seen, call: OpenCall, before: PromptBar | None, *, rests: bool) -> PromptBar:
    """Who must do what now; ``before`` is the last bar, which stays while a bot must not be noticed."""
    ui, session = seen.ui, seen.session
    why = ui.say("table.why")
    if seen.gated:
        return PromptBar(ui.say("table.all_chosen"), why=why)
    if seen.busy and seen.telling:
        seat = seen.telling.seat
        colour = seen.colour_of(seat) if 0 <= seat < len(session.players) else ""
        return PromptBar(seen.telling.text, colour=colour, why=why)
    if seen.builder is not None:
        return _question(seen, call, seen.builder.prompt)
    if rests:
        said = ui.say("table.rests", name=seen.name_of(seen.seat))
        return PromptBar(said, colour=seen.colour_of(seen.seat), why=why)
    bot = session.bot_to_think()
    if bot is not None and call.is_quiet(session.prompt(bot)):
        return before.again() if before else PromptBar(ui.say("table.watch"), why=why)
    if bot is not None and not session.over:
        asked_in_vain = bot in session.people
        said = ui.say("table.passing" if asked_in_vain else "table.thinking", name=seen.name_of(bot))
        return PromptBar(said, colour=seen.colour_of(bot), why=why)
    return PromptBar(ui.say("table.watch"), why=why)


def _question(seen: Seen, call: OpenCall, prompt: Prompt[Any]) -> PromptBar:
    ui = seen.ui
    asks = call.sentence(prompt) or seen.table.asks(prompt, seen.view, seen.watching)
    sentence = asks or ui.words.asked(prompt, **_people(seen, prompt))
    colour = seen.colour_of(prompt.seat)
    thinks = ui.say("table.hint_thinking") if seen.hint.thinking else ""
    reason = _because(seen, call, prompt, sentence)
    because, brief = (thinks, thinks) if thinks else (reason.whole, reason.brief)
    bar = PromptBar(sentence, colour=colour, because=because, brief=brief, why=ui.say("table.why"))
    bar.name = f"{bar.name} {thinks}".strip()
    return bar


class Reason(NamedTuple):
    """Because of what something is asked: all of it, and the name or the first sentence alone."""

    whole: str
    brief: str


def _because(seen: Seen, call: OpenCall, prompt: Prompt[Any], sentence: str) -> Reason:
    """Because of what a question is asked, and what is at stake; the phase, if that is all or in a window."""
    stake = "" if seen.busy else seen.table.stake(prompt, seen.view, seen.watching)
    cause = seen.table.cause(prompt, seen.view, seen.watching)
    window = call.window(prompt) if call.is_quiet(prompt) else None
    if window is not None and window.cause not in sentence:
        parts = (cause, window.cause) if window.cause not in cause else (cause,)
        cause = ": ".join(filter(None, parts))
    elif window is not None and cause in window.cause:
        cause = ""
    phase = _phase(seen) if window is not None or not (cause or stake) else ""
    if phase.casefold() in cause.casefold():
        phase = ""
    whole = " \N{MIDDLE DOT} ".join(filter(None, (cause, phase, stake)))
    return Reason(whole, cause.split(": ")[0] or phase or _first_sentence(stake))


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?]) ", text)[0]


def _phase(seen: Seen) -> str:
    """The step of the strip that is on; between two of them the round, the encounter or the turn."""
    now = next((stage for stage in seen.table.steps(seen.view) if stage.state == "now"), None)
    return seen.ui.say(now.key) if now else seen.table.title(seen.view, seen.ui.settings.language)


def _people(seen: Seen, prompt: Prompt[Any]) -> dict[str, str]:
    """Who is meant by the seats that a question names."""
    fields = [field for field, holds in numbers_of(type(prompt)) if holds is Holds.SEATS]
    seats = {field: getattr(prompt, field) for field in fields}
    people = range(len(seen.session.players))
    found = {field: f"**{seen.name_of(seat)}**" for field, seat in seats.items() if seat in people}
    die, dice = seen.watching.die, seen.table.dice
    if die and "seat" in found and dice is not None:
        found["seat"] = dice.asks(found["seat"], die, seen.ui.settings.language)
    return found | _cards(seen, prompt)


def _cards(seen: Seen, prompt: Prompt[Any]) -> dict[str, str]:
    """The cards that a question names, as far as whoever is asked knows them."""
    words = seen.ui.words
    entry = words.entries.get(words.variant(f"prompt.{type(prompt).__name__}", prompt))
    fields = [field for field, holds in numbers_of(type(prompt)) if holds is Holds.CARDS]
    wanted = [field for field in fields if entry and f"{{{field}}}" in entry.forms[0]]
    cards = {field: getattr(prompt, field) for field in wanted}
    return {
        field: seen.table.piece(f"card:{card}", seen.view, seen.watching)[1] for field, card in cards.items()
    }
