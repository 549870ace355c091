"""What bots found out about the mix that is about to be played: one quiet line of the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.arena.faction_names import faction_name
from game.arena.fairness import known, verdict
from scenes.drawing.rich_text import SMALL
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.table.lobby_variants import Variants
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

ANY_SEED = 0  # decides only what is drawn, and such a mix has no row


def balance_note(ui: Ui, game: str, seats: int, variants: Variants) -> list[Widget]:
    """Whether somebody has an advantage; nothing where that has not been tried out often enough."""
    mix = known(game, seats, variants.options(ANY_SEED, seats))
    found = verdict(mix) if mix else None
    if mix is None or found is None or found.kind == "unsure":
        return []
    kind = "first" if found.kind == "order" and found.place == 0 else found.kind
    said = ui.say(
        f"lobby.balance.{kind}",
        matches=mix.matches,
        place=found.place + 1,
        name=faction_name(game, found.faction, ui.settings.language) if found.faction else "",
        share=round(100 * found.share.value),
        even=round(100 * mix.even),
    )
    return [Label(said, SMALL, key="balance")]
