"""What the table says, to be read: for those who hear nothing, and where no voice is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, TITLE
from scenes.table.reactions.modal_list import ModalList
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

READ = BODY._replace(mm=4.6, leading=1.35)


class LiveText(Label):
    """A text that is read aloud as soon as it is there."""

    role = "news"


class SpokenScene(ModalList):
    """A text over the table; the key that has opened it, Space or Esc put it away."""

    name = "spoken"

    def __init__(self, ui: Ui, title: str, text: str, cover: Callable[[], None]) -> None:
        super().__init__(ui, cover)
        self.headline, self.text = title, text

    def parts(self) -> list[Widget]:
        return [Label(self.headline, TITLE), LiveText(self.text, READ, key="spoken.text")]

    def leave(self) -> None:
        self.ui.voice.stop()

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return dict.fromkeys(("escape", "n", "space", "return"), self.close)
