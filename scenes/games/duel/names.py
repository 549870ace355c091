"""What things of Duel are called in sentences, with links that lead to them."""

from __future__ import annotations

from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.events import SlipOpened


def tactic_of(event: SlipOpened) -> int:
    """The tactic that a revealed slip names."""
    half = event.value - (1 if event.kind == "tactic" else 2)
    return half % 10 // 2 if half >= 0 else -1


def slip_name(event: SlipOpened, language: str) -> str:
    """A revealed tactic: the half that works, or both; nothing up the sleeve is nothing."""
    half = event.value - (1 if event.kind == "tactic" else 2)
    if half < 0:
        return catalogue(language).say("story.nothing")
    return tactic_name(half % 10 // 2, language) if half >= 10 else half_name(half, language)


def card_link(key: str, language: str) -> str:
    """A card's name that leads to the card. By its face, because a shuffle gives its id another one."""
    return f"[face:{key}|{name_of('duel', key, language)}]"


def card_title(key: str, language: str) -> str:
    """A card's name in a sentence: German puts it into quotation marks, because it is not inflected."""
    return catalogue(language).say("story.titled", name=card_link(key, language))


def power_link(power: str, language: str) -> str:
    """The name of an alien, envoy or card that leads to it."""
    ident = power.partition(".")[0]
    if ident in pieces.ALIENS:
        return f"[alien:{ident}|{name_of('duel', ident, language)}]"
    return card_link(ident, language) if ident in pieces.FACE_OF else power_name(power, language)


def power_name(power: str, language: str) -> str:
    """The name of an alien, envoy or card by its id."""
    try:
        return name_of("duel", power.partition(".")[0], language)
    except KeyError:
        return power


def tactic_name(tactic: int, language: str) -> str:
    """Both halves of a tactic: "fire 3 / shield 2"."""
    return " / ".join(half_name(2 * tactic + half, language) for half in (0, 1))


def half_name(half: int, language: str) -> str:
    printed = pieces.HALVES[half]
    return catalogue(language).say(f"tool.half.{printed.symbol}", value=printed.value)
