"""What things of Cosmic Encounter are called in sentences, with links that lead to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.core.texts import catalogue, printed
from game.cosmic import pieces
from game.cosmic.offers import alien_of
from game.cosmic.parts import BESIDE, GATE, GONE, ON_TECH, WARP
from game.cosmic.table import CosmicTable

KINDS = {  # what the data call cards of each type
    pieces.ATTACK: "attack",
    pieces.NEGOTIATE: "negotiate",
    pieces.MORPH: "morph",
    pieces.REINFORCEMENT: "reinforcement",
    pieces.ARTIFACT: "artifact",
    pieces.DESTINY: "destiny",
    pieces.TECH: "tech",
    pieces.SHEET: "alien",
}
LABELS = (pieces.DESTINY, pieces.SHEET)  # always told after a colon
GENESIS = "genesis"  # a planet that a tech has made
PLACES = {
    GATE: "story.place.gate",
    BESIDE: "story.place.beside",
    WARP: "story.place.warp",
    GONE: "story.place.gone",
}


def planet_key(view: CosmicTable, planet: int) -> str:
    """The row of a planet in the data: its home system and its number there."""
    number = planet_number(view, planet)
    return (
        f"{pieces.COLOURS[view.planets[planet].home]}_{number}" if number <= view.rules.planets else GENESIS
    )


def planet_number(view: CosmicTable, planet: int) -> int:
    """The number of a planet in its home system, from 1."""
    planets = view.planets
    home = planets[planet].home
    return [other.home for other in planets[: planet + 1]].count(home)


def planet_name(view: CosmicTable, planet: int, language: str) -> str:
    """What a planet is called."""
    return _planet_name(planet_key(view, planet), language)


@lru_cache(maxsize=256)
def _planet_name(key: str, language: str) -> str:
    return printed("cosmic", "planet", key, language).name


def planet_link(view: CosmicTable, planet: int, language: str) -> str:
    """A planet's name that leads to it."""
    return f"[planet:{planet}|{planet_name(view, planet, language)}]"


def place_link(view: CosmicTable, place: int, language: str) -> str:
    """Where ships are: a planet, the gate, the warp, a tech."""
    if place >= ON_TECH:
        return catalogue(language).say("story.place.tech")
    return planet_link(view, place, language) if place >= 0 else catalogue(language).say(PLACES[place])


def card_name(key: str, language: str, colours: Sequence[str] = pieces.COLOURS) -> str:
    """The name of a card by its face key; a destiny card with a colour is called by that seat's colour."""
    say = catalogue(language).say
    face = pieces.FACES[pieces.FACE_OF[key]]
    if face.type == pieces.DESTINY and 0 <= face.value < len(colours):
        return say(f"colour.{colours[face.value]}")
    if face.type == pieces.FLARE:
        return say("story.flare", alien=alien_name(face.id, language))
    return printed("cosmic", KINDS[face.type], face.id, language).name


def card_link(key: str, language: str, colours: Sequence[str] = pieces.COLOURS) -> str:
    """A card's name that leads to the card. By its face, because a shuffle gives its id another one."""
    name = card_name(key, language, colours)
    if pieces.FACES[pieces.FACE_OF[key]].type == pieces.SHEET:
        return f"[alien:{key.partition('.')[0]}|{name}]"
    return f"[face:{key}|{name}]"


def card_title(key: str, language: str, colours: Sequence[str] = pieces.COLOURS) -> str:
    """A card's name in a sentence, as a title: names of cards are not inflected."""
    link = card_link(key, language, colours)
    return link if pieces.FACES[pieces.FACE_OF[key]].type in LABELS else titled(link, language)


def titled(name: str, language: str) -> str:
    """A name as it stands in a sentence: German puts it into quotation marks."""
    return catalogue(language).say("story.titled", name=name)


def face_of(power: str) -> str:
    """The face key of what a source names: "tripler" is a sheet, "tripler.flare" a flare; "" for no card."""
    ident, _, side = power.partition(".")
    if ident in pieces.ALIENS:
        return f"{ident}.{side}" if side == "flare" else f"{ident}.sheet"
    keys = (ident, f"{ident}.1", f"{ident}.flare")
    return next((key for key in keys if key in pieces.FACE_OF), "")


def power_link(power: str, language: str) -> str:
    """The name of an alien, a flare, an artifact or a tech that leads to it."""
    key = face_of(power)
    return card_link(key, language) if key else power


def power_name(power: str, language: str) -> str:
    """The name of an alien, a flare, an artifact or a tech."""
    key = face_of(power)
    return card_name(key, language) if key else power


def alien_name(alien: str, language: str) -> str:
    """The name of an alien, or of the one that a flare belongs to."""
    return printed("cosmic", "alien", alien_of(alien), language).name


def role_name(role: str, language: str) -> str:
    """Who may use something, as the data say it: "main player or ally"."""
    return catalogue(language).say(f"look.role.{role.replace(' ', '_')}")


def phase_link(phase: str, language: str) -> str:
    """A phase of the timing strip that leads to its rule."""
    return f"[phase:{phase}|{catalogue(language).say(f'phase.{phase}')}]"
