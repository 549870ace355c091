"""What a question of Duel is about, where no tray should lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.core.prompts import Prompt
from game.duel.prompts import ChooseAlien
from game.duel.table import DuelTable
from scenes.games.duel.picture import picture
from scenes.games.duel.zones import layout_of
from scenes.table.game_table import Watching

ROW = ("supply.own", "dial.own", "tactics.own", "deck.own", "discard.own")
CAPTION = 30  # units of the map, below a zone
LAID = ("card:", "locked:", "equation", "planet:", "ship:", "tactic:", "rival_tactic:", "hidden_tactic:")


def evidence(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> Sequence[Rect]:
    """One's own row with its captions, the planet with its ships, the plans and tactics that lie there."""
    if isinstance(prompt, ChooseAlien):
        return ()
    layout, hand = layout_of(watching), watching.hand
    row = [layout.rect(zone) for zone in ROW]
    for rect in row:
        rect.height += layout.size(CAPTION)
    middle = layout.rect("planet").inflate(0, layout.size(CAPTION))
    pieces = [placed.rect for placed in picture(view, watching) if placed.id.startswith(LAID)]
    laid = [rect for rect in pieces if not rect.colliderect(hand) and not rect.contains(middle)]
    return [*row, *([middle] if view.duel else []), *laid]
