"""The keys: what each is for, and which one somebody would rather have."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, SMALL
from scenes.shell.gestures import Gesture, Kind
from scenes.shell.key_map import MEANINGS, may_be_used, taken_by, with_key
from scenes.widgets.boxes import Column, Panel, Row, Rule, Spacer
from scenes.widgets.button import Button, key_name
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

NEVER = ("escape", "tab", "return")  # these leave the question, as everywhere


class KeysScene(PageScene):
    """A row for every meaning; its button waits for the key that is pressed next."""

    name = "keys"
    title = "keys.title"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.waiting = ""  # for the key of this meaning; then keys count as what is printed on them

    def leave(self) -> None:
        self.ui.keep_settings()

    # --- the tree

    def body(self) -> Widget:
        half = len(MEANINGS) // 2 + 1
        columns = [self._column([*MEANINGS][:half]), self._column([*MEANINGS][half:])]
        told = Label(self.ui.say("keys.fixed"), SMALL)
        both = Row(*(Column(column, Spacer()).growing() for column in columns), gap=4)
        return Scroll(Column(both, told, gap=4), key="page")

    def foot(self) -> list[Widget]:
        usual = not self.ui.settings.keys
        return [
            Spacer(),
            Button(
                self.ui.say("keys.reset"), self.reset, icon="refresh", enabled=not usual,
                why=self.ui.say("keys.usual"), key="reset",
            ),
        ]  # fmt: skip

    def _column(self, meanings: list[str]) -> Widget:
        ruled = [part for meaning in meanings for part in (Rule(), self._row(meaning))]
        return Panel(Column(*ruled[1:], gap=2), 4.5, shadow=False)

    def _row(self, meaning: str) -> Widget:
        says, waits = self.ui.say(MEANINGS[meaning]), self.waiting == meaning
        key = self.ui.say("keys.press") if waits else key_name(self.ui, meaning)
        button = Button(
            key, partial(self.ask, meaning), selected=waits, name=f"{says}: {key}", key=f"key.{meaning}"
        )
        return Row(Label(says, BODY).growing(), button, gap=4, align="middle")

    # --- what can be done

    def ask(self, meaning: str) -> None:
        """Wait for the key that is to do this; pressed again, wait no more."""
        self.waiting = "" if self.waiting == meaning else meaning
        self.raw_keys = bool(self.waiting)
        self.rebuild()

    def handle(self, gesture: Gesture) -> bool:
        if not self.waiting or gesture.kind is not Kind.KEY:
            return super().handle(gesture)
        self.take(gesture.key)
        return True

    def take(self, key: str) -> None:
        """Give the pressed key its meaning, unless it has another one or none can be had."""
        meaning, self.waiting, self.raw_keys = self.waiting, "", False
        self.rebuild()
        if key in NEVER:
            return
        say, keys = self.ui.say, self.ui.settings.keys
        if not may_be_used(key):
            self.ui.toasts.say(say("keys.needed"))
            return
        other = taken_by(keys, meaning, key)
        if other:
            self.ui.toasts.say(say("keys.taken", letter=key_name(self.ui, other), use=say(MEANINGS[other])))
            return
        self.ui.settings.keys = with_key(keys, meaning, key)
        self.ui.stack.rebuild()

    def reset(self) -> None:
        """All keys as usual."""
        self.ui.settings.keys = {}
        self.ui.stack.rebuild()

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.back}


SCREENS = {"keys": lambda ui, seed, after: [KeysScene(ui)]}
