"""A feat as a card: what it is called, what one does for it, and whether it was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, SMALL, TITLE
from scenes.drawing.theme import AMBER, LINE, SEATS, TEXT_QUIET, mixed
from scenes.table.game_table import game_table
from scenes.table.match_words import player_name
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.label import Icon, Label

if TYPE_CHECKING:
    from scenes.screens.records.keeping import DoneFeat
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

NAME = TITLE._replace(mm=4.0)
CARD = 60.0  # millimetres, at least


def feat_card(ui: Ui, key: str, icon: str, times: int) -> Widget:
    """In the list of a profile: bright if it was done, with how often."""
    say = ui.say
    colour = AMBER if times else TEXT_QUIET
    name = say(f"feat.{key}")
    title = f"{name} \N{MULTIPLICATION SIGN}{times}" if times > 1 else name
    mark = [Icon("tick", 4.2, AMBER, name=say("profile.feat_done"))] if times else []
    head = Row(
        Icon(icon, 5.0, colour),
        Label(title, NAME if times else NAME._replace(colour=TEXT_QUIET)).growing(),
        *mark,
        gap=2,
        align="middle",
    )
    words = Column(head, Label(say(f"feat.{key}_means"), SMALL), gap=1)
    border = mixed(AMBER, LINE, 0.5) if times else LINE
    return Panel(words, 3.0, border=border, shadow=False, key=f"feat.{key}")


def feats_of_match(ui: Ui, session: Session, done: Sequence[DoneFeat]) -> list[Widget]:
    """With the result: what people have done, each with who it was and what it is."""
    icons = icons_of(session.match.game.name)
    cards: list[Widget] = []
    for each in done:
        player = session.players[each.seat]
        look, name = SEATS[player.colour], player_name(player, ui.settings.language)
        head = Row(
            Icon(icons[each.key], 4.6, AMBER),
            Label(ui.say(f"feat.{each.key}"), NAME).growing(),
            Icon(look.glyph, 4.2, look.on_night),
            gap=2,
            align="middle",
        )
        means = Label(ui.say(f"feat.{each.key}_means"), BODY._replace(mm=3.6))
        told = ui.say("result.feat_first", name=name) if each.first else ui.say("result.feat", name=name)
        who = Label(told, SMALL)
        border = AMBER if each.first else LINE
        key = f"done.{each.seat}.{each.key}"
        cards.append(Panel(Column(head, means, who, gap=1), 3.0, border=border, shadow=False, key=key))
    return cards


def icons_of(name: str) -> dict[str, str]:
    """The icon of each feat that can be done in a game."""
    from scenes.table.feats import ANYWHERE

    return {feat.key: feat.icon for feat in (*game_table(name).feats.feats, *ANYWHERE)}
