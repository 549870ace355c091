"""What a duel or a contest is about, in one line."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Prompt
from game.core.texts import catalogue, name_of, printed
from game.duel.table import NO_CARD, DuelTable
from scenes.games.duel.planets import at_stake
from scenes.table.game_table import Watching

LONGEST = 90  # letters that the bar has room for beside a question


def stake(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> str:
    """The planet and what becomes of the loser's ships, or what the winner of a contest gets."""
    duel, language = view.duel, watching.language
    if duel is None:
        return ""
    say = catalogue(language).say
    if not duel.contest:
        planet = at_stake(view)
        key = view.key(planet) if planet != NO_CARD else ""
        return say("table.stake.duel", planet=name_of("duel", key, language)) if key else ""
    won = printed("duel", "destiny", view.key(view.past[-1]), language).parts.get("contest", [])
    first = next((part.says["winner"] for part in won if part.says.get("winner")), "")
    return say("table.stake.contest", prize=_brief(first)) if first else ""


def _brief(text: str) -> str:
    """The first sentences that fit."""
    if len(text) <= LONGEST:
        return text
    words = text[:LONGEST].rpartition(" ")[0]
    return f"{words}\N{HORIZONTAL ELLIPSIS}"
