"""Deep space behind the menu and the pages: a small picture of it stands in until the sharp one is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygame import Rect

    from scenes.drawing.canvas import Canvas

BACKDROP, FIRST_BACKDROP = "space/menu", "space/menu_first"


def draw_backdrop(canvas: Canvas, rect: Rect) -> None:
    """The sharp picture if it is at hand; reading it was half of the time to the first frame.

    It is asked for once the small one has been shown, so that nothing is read beside the first frame.
    """
    if canvas.screen.contrast:
        canvas.surface.fill((0, 0, 0), rect)
        return
    art = canvas.art
    sharp = art.at_hand(BACKDROP, rect.size)
    if not sharp and art.at_hand(FIRST_BACKDROP, rect.size):
        art.ask(BACKDROP)
    canvas.image(BACKDROP if sharp else FIRST_BACKDROP, rect)
    canvas.pace.late = canvas.pace.late or not sharp
