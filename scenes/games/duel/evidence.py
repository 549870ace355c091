"""What a question of Duel is about, where no tray should lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.core.prompts import Prompt
from game.duel import pieces
from game.duel.prompts import ChooseAlien, ChoosePlan, ChooseTactic, SetDial
from game.duel.table import DuelTable
from scenes.games.duel.picture import picture
from scenes.games.duel.sent_ships import after, by_dial
from scenes.games.duel.zones import layout_of
from scenes.table.game_table import Watching
from scenes.table.stage.piece import PlacedPiece

ROW = ("supply.own", "dial.own", "tactics.own", "deck.own", "discard.own")
SLOTS = {ChoosePlan: "plan.own", ChooseTactic: "tactic.own"}  # where an answer comes to lie
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
    spots = [placed.rect for placed in _at_most(prompt, view, watching) if placed.id.startswith(LAID)]
    laid = [rect for rect in spots if not rect.colliderect(hand) and not rect.contains(middle)]
    slots = [layout.rect(zone) for kind, zone in SLOTS.items() if isinstance(prompt, kind)]
    return [*row, *([middle] if view.duel else []), *laid, *slots]


def _at_most(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> list[PlacedPiece]:
    """The table with all ships that a dial could send, whatever lies ready: a tray does not jump for it."""
    given = tuple(each for each in watching.parked if not each[0].startswith("half:"))
    calm = watching._replace(ready=None, parked=given)
    sends = isinstance(prompt, SetDial) and view.duel is not None and prompt.seat == watching.seat
    return picture(after(view, by_dial(view, watching, pieces.DIAL[-1])) if sends else view, calm)
