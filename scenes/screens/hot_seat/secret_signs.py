"""The secret signs of a seat: four glyphs in a row that open its hand, for suspicious families (docs/ux 4.8).

What is kept is only what the glyphs come to, not the glyphs: whoever opens the file does not read them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import BODY, HEADLINE
from scenes.drawing.theme import AMBER, DEEP, TEXT, TEXT_QUIET
from scenes.widgets.boxes import Anchor, Column, Grid, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LENGTH = 4
# The glyphs on the pad, in the order of the keys 1 to 9, and what they are called.
GLYPHS = {
    "star": "curtain.glyph.star",
    "planet": "curtain.glyph.planet",
    "ship": "curtain.glyph.ship",
    "heart": "curtain.glyph.heart",
    "crown": "curtain.glyph.crown",
    "skull": "curtain.glyph.skull",
    "flag": "curtain.glyph.flag",
    "dice": "curtain.glyph.dice",
    "fire": "curtain.glyph.fire",
}
KEY_MM, FINGER_MM = 14.0, 18.0


def sign_of(glyphs: Sequence[str]) -> str:
    """What four glyphs come to: the same for the same glyphs, and no way back to them."""
    return hashlib.blake2b(" ".join(glyphs).encode(), digest_size=16, person=b"starboard").hexdigest()


class Slots(Widget):
    """Places for the glyphs that were laid; open ones show them, for whoever is choosing."""

    role = "status"

    def __init__(self, glyphs: Sequence[str], *, open_: bool, name: str) -> None:
        super().__init__(name)
        self.glyphs, self.open_ = list(glyphs), open_

    def measure(self, ui: Ui, width: int) -> Size:
        return min(width, ui.mm(LENGTH * 13)), ui.mm(11)

    def draw(self, canvas: Canvas) -> None:
        step, side = canvas.mm(13), canvas.mm(10)
        left = self.rect.centerx - step * (LENGTH - 1) // 2
        for place in range(LENGTH):
            box = Rect(0, 0, side, side)
            box.center = (left + place * step, self.rect.centery)
            laid = place < len(self.glyphs)
            canvas.circle(
                box.center,
                side // 2,
                DEEP,
                alpha=220,
                border=AMBER if laid else TEXT_QUIET,
                width=canvas.mm(0.5),
            )
            if laid and self.open_:
                canvas.icon(self.glyphs[place], box.inflate(-side // 2, -side // 2), TEXT)
            elif laid:
                canvas.circle(box.center, side // 6, AMBER)


class SignPad:
    """The nine glyphs to press, and what has been laid; made anew with every tree."""

    def __init__(self, ui: Ui, *, open_: bool, on_laid: Callable[[], None]) -> None:
        self.ui, self.open_, self.on_laid = ui, open_, on_laid
        self.glyphs: list[str] = []

    @property
    def full(self) -> bool:
        return len(self.glyphs) == LENGTH

    def lay(self, glyph: str) -> None:
        if not self.full:
            self.glyphs.append(glyph)
            self.on_laid()

    def take(self) -> None:
        """Take the last glyph up again."""
        if self.glyphs:
            self.glyphs.pop()
            self.on_laid()

    def parts(self) -> list[Widget]:
        say, gap = self.ui.say, 2.0 if self.ui.screen.touch else 1.5
        mm = FINGER_MM if self.ui.screen.touch else KEY_MM
        keys = [
            IconButton(
                glyph, say(name), partial(self.lay, glyph), mm=mm, hotkey=str(number), key=f"glyph.{glyph}"
            )
            for number, (glyph, name) in enumerate(GLYPHS.items(), 1)
        ]
        laid = say("curtain.signs_laid", laid=len(self.glyphs))
        back = IconButton(
            "undo", say("curtain.signs_back"), self.take, mm=11, enabled=bool(self.glyphs),
            hotkey="backspace", key="glyph.back",
        )  # fmt: skip
        slots = Slots(self.glyphs, open_=self.open_, name=laid)
        pad = Sized(Grid(keys, columns=3, gap=gap), width=3 * mm + 2 * gap)
        return [
            Row(Spacer(), Spacer(11, 0), slots, back, Spacer(), gap=2, align="middle"),
            Row(Spacer(), pad, Spacer()),
        ]


class SignScene(Scene):
    """Choose the signs of a seat before the match; only whoever sits there should look."""

    name = "signs"

    def __init__(
        self, ui: Ui, name: str, colour: str, on_chosen: Callable[[str], None], *, had: bool
    ) -> None:
        super().__init__(ui)
        self.called, self.colour, self.on_chosen, self.had = name, colour, on_chosen, had
        self.pad = SignPad(ui, open_=True, on_laid=self.rebuild)

    def build(self) -> Widget:
        say = self.ui.say
        keep = Button(
            say("curtain.signs_keep"), self.keep, icon="lock", kind="primary", enabled=self.pad.full,
            why=say("curtain.signs_more"), key="signs.keep",
        )  # fmt: skip
        without = Button(
            say("curtain.signs_without"), partial(self.choose, ""), icon="eye", enabled=self.had,
            why=say("curtain.signs_none"), key="signs.without",
        )  # fmt: skip
        back = Button(say("menu.back"), self.leave_it, icon="arrow_left", hotkey="escape", key="back")
        content = Column(
            Label(say("curtain.signs_title", name=self.called), HEADLINE, align="centre", least=5.0),
            Label(say("curtain.signs_means"), BODY, align="centre"),
            *self.pad.parts(),
            Row(back.growing(), without.growing(), keep.growing(), gap=2),
            gap=3.5,
        )
        return Anchor(Sized(Panel(content, 7, alpha=240), most_width=130))

    def keep(self) -> None:
        self.choose(sign_of(self.pad.glyphs))

    def choose(self, sign: str) -> None:
        self.ui.stack.pop(self)
        self.on_chosen(sign)

    def leave_it(self) -> None:
        self.ui.stack.pop(self)

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.leave_it}

    def draw(self, canvas: Canvas) -> None:
        canvas.image(f"curtain/{self.colour}", self.ui.rect)
        super().draw(canvas)


SCREENS = {"signs": lambda ui, seed, after: [SignScene(ui, "Mia", "orange", lambda sign: None, had=True)]}
