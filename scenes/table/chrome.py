"""What stands around every table: the strip of steps, the seats, the prompt bar, the corner, the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.core.saves.schema import Holds, numbers_of
from game.core.table import NOBODY
from scenes.drawing.rich_text import SMALL, Style, width_of
from scenes.drawing.theme import AMBER, BAD, GLASS, LINE, SEATS, TEXT, TEXT_QUIET, WHITE
from scenes.table import keys
from scenes.table.action_corner import ActionCorner
from scenes.table.game_table import PhaseStep, rolled
from scenes.table.prompt_bar import PromptBar
from scenes.widgets.boxes import Panel, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui

STEP = Style("title", 3.3, TEXT_QUIET)
STEP_NOW = Style("title", 3.3, (16, 26, 51))
EDIT = 3.4  # millimetres: the seal of a seat whose power changes a step
COUNT = Style("number", 4.2)
NAME = Style("title", 4.2)


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
        self.bare = False
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
        short = max(ui.mm(6.4), ui.screen.least - gap)
        widths = [wide if not self.bare or place == now else short for place, wide in enumerate(full)]
        x = rect.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for child, wide in zip(self.children, widths, strict=True):
            child.arrange(ui, Rect(x, rect.y + ui.mm(1.2), wide, rect.height - 2 * ui.mm(1.2)))
            x += wide + gap

    def draw(self, canvas: Canvas) -> None:
        for stage, name, child in zip(self.stages, self.names, self.children, strict=True):
            self._step(canvas, stage, name, child.rect, bare=self.bare and stage.state != "now")

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


def top_strip(scene: TableScene) -> Widget:
    ui = scene.ui
    stages = list(scene.table.steps(scene.view))
    names = [ui.say(stage.key) for stage in stages]
    colours = [player.colour for player in scene.session.players]
    undoing = keys.undoing(scene)
    size = 11.0 if ui.screen.touch else 9.0
    tools: list[Widget] = [
        *_cancel(scene, size),
        IconButton(
            undoing.icon, undoing.name, partial(keys.undo, scene), mm=size, kind="flat", key="undo",
            enabled=undoing.enabled, why=undoing.why,
        ),
        IconButton(
            "redo", ui.say("table.redo"), partial(keys.redo, scene), mm=size, kind="flat", key="redo",
            enabled=scene.session.redoer == scene.seat != NOBODY, why=ui.say("table.no_redo"),
        ),
        IconButton("log", ui.say("table.log"), scene.toggle_log, mm=size, kind="flat", key="log"),
        IconButton(
            "help", ui.say("table.rules"), lambda: scene.navigation.rule(""), mm=size, kind="flat",
            key="rules",
        ),
    ]  # fmt: skip
    title = scene.table.title(scene.view, ui.settings.language)
    left: list[Widget] = [
        IconButton("menu", ui.say("table.menu"), scene.navigation.pause, mm=size, kind="flat", key="menu")
    ]
    if not ui.screen.compact:
        left.append(Label(title, SMALL))
    strip = Steps(stages, names, colours, lambda stage: scene.navigation.rule(stage.rule)).growing()
    return TopStrip(Row(*left, strip, *tools, gap=2 if ui.screen.touch else 1, align="middle"), 0.0)


def _cancel(scene: TableScene, size: float) -> list[Widget]:
    """Takes a whole action back, if it has several steps and nobody has learned anything from them."""
    if not keys.cancelling(scene):
        return []
    name = scene.ui.say("table.cancel_action")
    press = partial(keys.cancel, scene)
    return [IconButton("step_back", name, press, mm=size, kind="flat", key="undo.action")]


# --- the prompt bar and the corner


def prompt_bar(scene: TableScene) -> PromptBar:
    ui = scene.ui
    builder = scene.builder
    why = ui.say("table.why")
    if scene.director.gated:
        return PromptBar(ui.say("table.all_chosen"), why=why)
    if scene.director.busy and scene.telling:
        seat = scene.telling.seat
        colour = scene.session.players[seat].colour if 0 <= seat < len(scene.session.players) else ""
        return PromptBar(scene.telling.text, colour=colour, why=why)
    if builder is None and scene.turn_end.waits:
        name, colour = scene.name_of(scene.seat), scene.session.players[scene.seat].colour
        return PromptBar(ui.say("table.rests", name=name), colour=colour, why=why)
    if builder is None:
        bot = scene.session.bot_to_think()
        if bot is not None and scene.call.is_quiet(scene.session.prompt(bot)):
            return scene.bar.again() if scene.bar else PromptBar(ui.say("table.watch"), why=why)
        if bot is not None and not scene.session.over:
            asked_in_vain = bot in scene.session.people
            said = ui.say("table.passing" if asked_in_vain else "table.thinking", name=scene.name_of(bot))
            return PromptBar(said, colour=scene.session.players[bot].colour, why=why)
        return PromptBar(ui.say("table.watch"), why=why)
    prompt = builder.prompt
    sentence = scene.call.sentence(prompt) or ui.words.asked(prompt, **_people(scene, prompt))
    because = (
        scene.table.piece(f"power:{prompt.because}", scene.view, scene.watching())[1]
        if prompt.because
        else ""
    )
    return PromptBar(sentence, colour=scene.session.players[prompt.seat].colour, because=because, why=why)


def _people(scene: TableScene, prompt: Prompt[Any]) -> dict[str, str]:
    """Who is meant by the seats that a question names."""
    fields = [field for field, holds in numbers_of(type(prompt)) if holds is Holds.SEATS]
    seats = {field: getattr(prompt, field) for field in fields}
    people = range(len(scene.session.players))
    found = {field: f"**{scene.name_of(seat)}**" for field, seat in seats.items() if seat in people}
    die, dice = rolled(scene), scene.table.dice
    if die and "seat" in found and dice is not None:
        found["seat"] = dice.asks(found["seat"], die, scene.ui.settings.language)
    return found | _cards(scene, prompt)


def _cards(scene: TableScene, prompt: Prompt[Any]) -> dict[str, str]:
    """The cards that a question names, as far as whoever is asked knows them."""
    words = scene.ui.words
    entry = words.entries.get(words.variant(f"prompt.{type(prompt).__name__}", prompt))
    fields = [field for field, holds in numbers_of(type(prompt)) if holds is Holds.CARDS]
    wanted = [field for field in fields if entry and f"{{{field}}}" in entry.forms[0]]
    cards = {field: getattr(prompt, field) for field in wanted}
    return {
        field: scene.table.piece(f"card:{card}", scene.view, scene.watching())[1]
        for field, card in cards.items()
    }


def corner(scene: TableScene) -> ActionCorner:
    """The fixed corner: what lies ready, else what can be declined, else what is missing."""
    ui, builder = scene.ui, scene.builder
    if scene.session.over and not scene.director.busy:
        return ActionCorner(ui.say("table.result"), scene.navigation.result, icon="trophy")
    if scene.director.gated:
        return ActionCorner(ui.say("table.reveal"), scene.director.open_gate, icon="eye")
    if builder is None and not scene.director.busy and scene.turn_end.waits:
        second = ui.say("table.rests_means")
        return ActionCorner(
            ui.say("table.end_turn"), scene.turn_end.end, second=second, secondary=_aids(scene)
        )
    if builder is None or scene.director.busy:
        word = (
            "table.hurry" if scene.director.busy or scene.session.bot_to_think() is not None else "table.wait"
        )
        return ActionCorner(ui.say(word), scene.hurry, secondary=_aids(scene))
    own = scene.table.corner(ui, builder, scene.view, scene.choose)
    if own is not None:
        offer = scene.call.standing_answers.offer()
        return own.topped([*offer, _hint(scene)] if offer else _aids(scene))
    if builder.chosen is not None:
        verb, second = scene.table.consequence(ui, builder, scene.view, scene.watching())
        locked = scene.session.seals(scene.seat, builder.choice)
        above = _counting(scene) or [_back(scene), _hint(scene)]
        return ActionCorner(verb, scene.commit, second=second, locked=locked, secondary=above)
    buttons = builder.buttons
    if len(buttons) == 1:
        return _answer(scene, buttons[0], _aids(scene))
    if len(buttons) == 2 and (not builder.pieces or builder.by_buttons):
        safe = Button(
            ui.words.label(buttons[0].button or "", builder.prompt),
            lambda: scene.choose(buttons[0]),
            key="answer:0",
        )
        return _answer(scene, buttons[1], [safe, _hint(scene)])
    verb = ui.say("table.choose")
    return ActionCorner(verb, missing=ui.say("table.choose_first"), secondary=_aids(scene))


def _answer(scene: TableScene, handle: Handle, above: list[Button]) -> ActionCorner:
    builder = scene.builder
    assert builder is not None
    locked = scene.session.seals(scene.seat, handle.answer)
    text = scene.ui.words.label(handle.button or "", builder.prompt)
    return ActionCorner(text, lambda: scene.choose(handle), locked=locked, secondary=above)


def _counting(scene: TableScene) -> list[Button]:
    """How often the answer that lies ready is given, if it may be given several times at once."""
    builder, most = scene.builder, scene.controller.times()
    if builder is None or most < 2:
        return []

    def change(count: int) -> None:
        assert scene.builder is not None
        scene.builder.repeat(count)
        scene.rebuild()

    say, count = scene.ui.say, builder.count
    return [
        IconButton(
            "minus", say("table.fewer"), partial(change, count - 1), enabled=count > 1, key="count.fewer"
        ),
        IconButton(
            "plus", say("table.more"), partial(change, count + 1), enabled=count < most, key="count.more"
        ),
        Button(say("table.count_all", count=most), partial(change, most), key="count.all"),
    ]


def _hint(scene: TableScene) -> Button:
    return Button(
        scene.ui.say("table.hint_button"), partial(keys.show_hint, scene), icon="hint", hotkey="h", key="hint"
    )


def _back(scene: TableScene) -> Button:
    return Button(scene.ui.say("table.back"), scene.step_back, icon="undo", hotkey="escape", key="back")


def _aids(scene: TableScene) -> list[Button]:
    """Undo, or with a piece in hand the way back; and a hint."""
    if scene.builder and scene.builder.lit:
        return [_back(scene), _hint(scene)]
    undoing = keys.undoing(scene)
    undo = Button(
        scene.ui.say("table.undo"), partial(keys.undo, scene), icon=undoing.icon, enabled=undoing.enabled,
        why=undoing.why, key="undo.corner",
    )  # fmt: skip
    return [undo, _hint(scene)] if scene.builder else [undo]
