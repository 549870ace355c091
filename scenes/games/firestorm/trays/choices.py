"""What an effect can do, of several things, in words."""

from __future__ import annotations

from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.table import FirestormTable
from scenes.table.game_table import Watching


def choice_words(number: int, view: FirestormTable, watching: Watching) -> str:
    """One of the ways of the card that asks."""
    card = getattr(watching.question, "card", -1)
    options = _options(view, card, watching.die)
    if not 0 <= number < len(options):
        return catalogue(watching.language).say("firestorm.choice.other", number=number + 1)
    return " + ".join(did(do, watching.language) for do in options[number])


def _options(view: FirestormTable, card: int, die: int) -> tuple[tuple[Do, ...], ...]:
    if not 0 <= card < view.size or view.faces[card] >= pieces.BLANK:
        return ()
    facts = view.facts(card)
    effects = [*facts.effects, *(do for row in facts.abilities for do in row.effects)]
    effects += [do for row in facts.handling for do in row.effects]
    return next((do.options for do in _all(effects, die) if do.do == "choose"), ())


def _all(effects: list[Do], die: int) -> list[Do]:
    """Effects with those that stand in tables of a die: in the row that it has brought, if it is known."""
    found = list(effects)
    for do in effects:
        rows = [row for row in do.table if not die or row.from_ <= die <= row.to]
        found += _all([inner for row in rows for inner in row.effects], die)
    return found


def did(do: Do, language: str) -> str:
    """A verb of a card with its number."""
    say = catalogue(language).say
    if do.do == "gain_points":
        parts = [
            say(f"firestorm.points.{kind}", count=count)
            for kind, count in (("tp", do.tp), ("ep", do.ep))
            if count
        ]
        return " + ".join(parts)
    if do.do == "grant" and do.keywords:
        return ", ".join(say(f"firestorm.keyword.{word}", count=do.count) for word in do.keywords)
    count = do.amount if do.do in ("damage", "prevent_damage") and isinstance(do.amount, int) else do.count
    return say(f"firestorm.verb.{do.do}", count=count)
