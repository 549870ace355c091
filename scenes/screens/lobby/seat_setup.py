"""The seats of a match as they are being filled, and as they were in the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.bots import LEVELS
from scenes.session.participants import LONGEST_NAME, PERSON
from scenes.shell.outside_text import literal
from scenes.shell.profiles import profiles_in

if TYPE_CHECKING:
    from scenes.table.lobby_variants import Variants
    from scenes.widgets.context import Ui

COLOURS = ("orange", "blue", "yellow", "purple", "green", "red", "white")


class SeatSetup(msgspec.Struct):
    """A seat as it is being filled."""

    kind: str
    name: str
    colour: str
    level: str = "novice"  # of the bot that sits here, or would
    sign: str = ""  # what the secret signs of this match come to
    profile: str = ""  # of the person; "" for none


def remembered_places(ui: Ui, variants: Variants) -> list[SeatSetup]:
    """The seats of the last match; at first a person against novices."""
    settings, usual = ui.settings, variants.seats[0]
    kinds = [kind for kind in settings.seats if kind in (PERSON, *LEVELS)]
    kinds = kinds if len(kinds) in variants.seats else [PERSON, *["novice"] * (usual - 1)]
    names = settings.players if len(settings.players) == len(kinds) else [""] * len(kinds)
    profiles = settings.profiles if len(settings.profiles) == len(kinds) else [""] * len(kinds)
    known = {each.profile.id for each in profiles_in(ui.folders.profiles) if each.profile}
    colours = [colour for colour in dict.fromkeys(settings.colours) if colour in COLOURS]
    if len(colours) != len(kinds):
        colours = list(variants.colours[: len(kinds)])
    return [
        SeatSetup(
            kind,
            literal(name, LONGEST_NAME),
            colour,
            kind if kind in LEVELS else "novice",
            profile=profile if profile in known else "",
        )
        for kind, name, colour, profile in zip(kinds, names, colours, profiles, strict=True)
    ]
