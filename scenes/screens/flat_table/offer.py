"""The way to a table that lies flat: from the lobby, and from the pause at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.screens.flat_table.seats import FlatSeatsScene, Neighbour
from scenes.widgets.button import Button
from scenes.widgets.controls import Toggle
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui


def lies_flat(ui: Ui, session: Session) -> bool:
    """Several people sit around the screen."""
    return ui.settings.flat and len(session.people) > 1


def flat_choices(
    ui: Ui, people: int, around: Sequence[Neighbour], changed: Callable[[], None]
) -> list[Widget]:
    """The choices of the lobby, where several people share the device."""
    if people < 2:
        return []

    def turn(on: bool) -> None:
        ui.settings.flat = on
        ui.keep_settings()
        changed()

    on = ui.settings.flat
    switch = Toggle(
        ui.say("flat.switch"), on, turn, second=ui.say("flat.switch_second"), key="flat"
    )  # fmt: skip
    if not on:
        return [switch]

    def show() -> None:
        ui.stack.push(FlatSeatsScene(ui, around, changed))

    return [switch, Button(ui.say("flat.where"), show, icon="people", key="flat.where")]


def from_pause(ui: Ui, session: Session) -> Callable[[], None] | None:
    """From a match to the seats around it, and back to its table; None where nobody shares the device."""
    if len(session.people) < 2:
        return None

    def lay(flat: bool) -> None:
        from scenes.screens.table_screens import open_table

        ui.settings.flat = flat
        ui.keep_settings()
        ui.stack.replace(open_table(ui, session))

    def show() -> None:
        around = [
            Neighbour(player.name or player.colour, player.colour) for player in session.players
        ]  # fmt: skip
        upright = (lambda: lay(False)) if ui.settings.flat else None
        ui.stack.push(FlatSeatsScene(ui, around, lambda: lay(True), upright))

    return show
