"""The effect stack as the rail tells it: newest on top, each with its number and what it does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.prompts import Prompt
from game.core.table import NOBODY
from game.core.texts import catalogue
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.table import EFFECTS, FirestormTable
from scenes.games.firestorm.card_faces import back_look
from scenes.games.firestorm.looks.cards import card_text
from scenes.games.firestorm.looks.chips import ChipLook, ThumbLook
from scenes.games.firestorm.looks.parts import facts_of
from scenes.games.firestorm.names import face_key
from scenes.games.firestorm.reactions.windows import announced
from scenes.table.reactions.pending import Pending

if TYPE_CHECKING:
    from scenes.session.story import StoryEvent
    from scenes.table.game_table import Watching
    from scenes.table.stage.piece import Look

SHORT = 110  # letters of what an effect does
ICONS = {"damage": "attack", "destroyed": "skull", "die_rolled": "dice", "attack_declared": "attack"}


def pending(
    view: FirestormTable, story: Sequence[StoryEvent], prompt: Prompt[Any] | None, watching: Watching
) -> list[Pending]:
    """What waits on the stack, the newest first."""
    rows = list(reversed(view.stack))
    return [_row(view, item, len(rows) - place, place == 0, watching) for place, item in enumerate(rows)]


def _row(view: FirestormTable, item: Item, number: int, first: bool, watching: Watching) -> Pending:
    say = catalogue(watching.language).say
    key = face_key(view, item.card) if item.card != NOWHERE else ""
    if key:
        look: Look = ThumbLook(key)
    elif item.card != NOWHERE:
        look = back_look(view, item.card, watching)
    else:
        look = ChipLook(ICONS.get(item.kind, "clock"), quiet=True)
    does = (
        shortened(used_text(key, item.ability, watching.language))
        if key and item.kind in (*EFFECTS, "announced")
        else ""
    )
    if item.die:
        does = f"{say('firestorm.stack.die', face=item.die)} {does}"
    when = say("firestorm.stack.next" if first else "firestorm.stack.then")
    title = f"{number}. {announced(view, item, watching)}"
    inspect = f"card:{item.card}" if item.card != NOWHERE else "term:stack"
    seat = item.seat if item.seat != NOBODY else view.turn
    return Pending(seat, look, title, does, when, inspect, f"effect:{item.number}")


def card_text_of(key: str, language: str) -> str:
    return card_text(facts_of(key), language)


def used_text(key: str, ability: int, language: str) -> str:
    """What a card says; of one with several abilities, each in a paragraph, only the one that is used."""
    text = card_text_of(key, language)
    parts = [part for part in text.split("\n\n") if part]
    alone = 0 <= ability < len(parts) == len(facts_of(key).abilities)
    return parts[ability] if alone else text


def shortened(text: str) -> str:
    """What an effect does, without when it may be played; cut after a word where it is long."""
    rows = [row for row in text.split("\n") if row]
    told = " ".join(rows[1:] if len(rows) > 2 else rows).replace("**", "")
    if len(told) <= SHORT:
        return told
    return re.sub(r"\s+\S*$", "", told[:SHORT]) + "…"
