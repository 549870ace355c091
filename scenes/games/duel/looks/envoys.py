"""Envoys: three neighbours in violet, each of a group."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.texts import catalogue, printed
from game.duel import pieces
from scenes.drawing.theme import INK_QUIET
from scenes.games.duel.looks.aliens import ability_rows
from scenes.games.duel.looks.cards import CardPrint
from scenes.games.duel.looks.columns import Para
from scenes.games.duel.looks.stock import BANDS
from scenes.table.looks.cards import CardLook


@dataclass(frozen=True, slots=True)
class EnvoyLook(CardLook):
    """An envoy's card face up."""

    used: bool = False  # its ability was used: a tick says so

    def face(self) -> CardPrint:
        envoy = next(row for row in pieces.ENVOYS if row.id == self.key)
        on_card = printed("duel", "envoy", self.key, self.language)
        say = catalogue(self.language).say
        after = say(f"look.after_use.{envoy.after_use}")
        return CardPrint(
            picture=f"duel/envoys/{self.key}",
            band=BANDS["envoy"],
            title=on_card.name,
            icon=f"group_{envoy.group}",
            note=on_card.parts["ability"][0].name,
            kind=say("look.kind.envoy"),
            body=(
                *ability_rows("envoy", self.key, self.language),
                Para(after, "body", 4.0, INK_QUIET, gap=1.2),
            ),
            flavour=on_card.says["flavour"],
            signs=("tick",) if self.used else (),
        )
