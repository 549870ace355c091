"""What a die has brought, for whoever has to choose after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.prompts import Prompt
from game.core.texts import catalogue
from game.firestorm.combat.prompts import ChooseSpecialTarget
from game.firestorm.events.stack import DieRolled, Stacked
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.prompts import Act, ChooseOption, ChooseTarget, MayUse, PayOrSuffer, Pick
from game.firestorm.table import FirestormTable

if TYPE_CHECKING:
    from scenes.session.story import StoryEvent

AFTER = (ChooseOption, ChooseSpecialTarget, ChooseTarget, MayUse, PayOrSuffer, Pick)  # may be due to a die
FAR = 120  # events: whatever waits on the stack was laid there not longer ago
MOMENT = "die_rolled"


def die_of(view: FirestormTable, item: Item) -> int:
    """The die of something on the stack; the moment after a roll tells the die that it is about."""
    about = view.item(item.event) if item.kind == MOMENT else None
    return about.die if about is not None else item.die


def die_before(prompt: Prompt[Any], view: FirestormTable, story: Sequence[StoryEvent]) -> int:
    """The die that a question comes after; 0 if there was none."""
    top = view.top()
    if isinstance(prompt, Act) and top is not None and top.kind == MOMENT:
        return die_of(view, top)
    if not isinstance(prompt, AFTER):
        return 0
    card = getattr(prompt, "card", getattr(prompt, "ship", NOWHERE))
    waits = [item.die for item in view.stack if item.card == card and item.kind != MOMENT]
    if waits:
        return waits[-1]
    return _just_now(story) if card == NOWHERE else _rolled_for(card, view, story)


def _rolled_for(card: int, view: FirestormTable, story: Sequence[StoryEvent]) -> int:
    """The last die for what a card does, which has left the stack by now.

    Things on the stack are numbered as they come, so that going back tells their numbers.
    """
    number, dice = view.serial, dict[int, int]()
    for told in reversed(story[-FAR:]):
        event = told.event
        if isinstance(event, DieRolled):
            dice.setdefault(event.number, event.face)
        elif isinstance(event, Stacked):
            if event.item.card == card and event.item.kind != MOMENT:
                return dice.get(number, 0)
            number -= 1
    return 0


def _just_now(story: Sequence[StoryEvent]) -> int:
    """The last die since somebody has decided something."""
    recent = [told.event for told in story[-FAR:] if told.decision == story[-1].decision]
    dice = [event.face for event in recent if isinstance(event, DieRolled)]
    return dice[-1] if dice else 0


def after_die(name: str, die: int, language: str) -> str:
    """Whoever is asked, with the die before their question."""
    return catalogue(language).say("firestorm.asked.die", name=name, face=die)
