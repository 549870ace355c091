"""Where everything in the program comes from, read from the list of credits."""

from __future__ import annotations

import tomllib
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from game.core.assets import ASSETS
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.widgets.boxes import Column, Grid, Panel
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

FILE = "CREDITS.toml"


class Credit(msgspec.Struct, frozen=True):
    """Some files: what they are, who made them, and what may be done with them."""

    files: str
    what_en: str
    what_de: str
    source: str
    licence: str

    def what(self, language: str) -> str:
        return self.what_de if language == "de" else self.what_en


def read_credits() -> list[Credit]:
    """The list of credits; empty if it cannot be read."""
    try:
        found = tomllib.loads((ASSETS / FILE).read_text("utf-8")).get("asset", [])
        return msgspec.convert(found, list[Credit])
    except (OSError, ValueError):  # the errors of TOML and msgspec are ValueErrors
        return []


class CreditsScene(PageScene):
    """Who made what, by licence."""

    name = "credits"
    title = "credits.title"

    def body(self) -> Widget:
        ui = self.ui
        by_licence = sorted(read_credits(), key=lambda credit: credit.licence)
        parts: list[Widget] = [
            Panel(
                Column(
                    Label(ui.say("credits.ours"), TITLE),
                    Label(ui.say("credits.not_affiliated"), BODY),
                    Label(ui.say("credits.made"), BODY),
                    Label(ui.say("credits.built_with"), BODY),
                    gap=2,
                ),
                5,
                shadow=False,
            )
        ]
        for licence, credits in groupby(by_licence, key=lambda credit: credit.licence):
            parts += [Label(ui.say("credits.licence", licence=licence), CAPTION), self._cards(list(credits))]
        return Scroll(Column(*parts, gap=3), key="scroll")

    def _cards(self, credits: list[Credit]) -> Widget:
        cards = [
            Panel(
                Column(
                    Label(credit.what(self.ui.settings.language), BODY),
                    Label(self.ui.say("credits.source", source=credit.source), SMALL),
                    gap=0.5,
                ),
                3,
                shadow=False,
            )
            for credit in credits
        ]
        return Grid(cards, least=95, gap=2)


def _screen(ui: Ui, seed: int, after: int) -> list[CreditsScene]:
    return [CreditsScene(ui)]


SCREENS = {"credits": _screen}
