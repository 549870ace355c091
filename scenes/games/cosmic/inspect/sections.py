"""What the inspect panel says about the things of Cosmic Encounter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.core.table import NOBODY, Seat
from game.core.texts import Printed, catalogue, printed
from game.cosmic import pieces
from game.cosmic.offers import alien_of
from game.cosmic.parts import BESIDE, GATE, ON_TECH
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import dressed, face_key, face_look, look_of
from scenes.games.cosmic.inspect import right_now
from scenes.games.cosmic.looks import AlienLook, PlanetLook
from scenes.games.cosmic.names import (
    KINDS,
    alien_name,
    card_link,
    card_name,
    phase_link,
    planet_link,
    planet_name,
    role_name,
)
from scenes.games.cosmic.planets import planet_order
from scenes.table.game_table import Inspection, Watching
from scenes.table.match_words import called
from scenes.table.rules.glossary_links import linked
from scenes.table.rules.inspections import CARD, DISC, rule_inspection, term_inspection

PHASES = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
# The paragraphs of the rules for the phases of the strip.
RULES = {
    "start_turn": "rule:starting_the_turn",
    "encounter": "rule:the_turn",
    "aftermath": "rule:after_resolving_the_encounter",
    "choose_aliens": "rule:set_up_4",
    "first_hands": "rule:set_up_6",
    "first_player": "rule:set_up_7",
    "first_techs": "rule:technology",
}
# Things on the table that the glossary calls something else.
TERMS = {
    "hyperspace_gate": "gate",
    "beside": "defensive_ally",
    "side": "main_player",
    "slot": "encounter_card",
}
PILES = {
    "deck": "inspect.pile.deck",
    "discard": "inspect.pile.discard",
    "destiny": "inspect.pile.destiny",
    "tech": "inspect.pile.tech",
    "tech_discard": "inspect.pile.tech",
}
FLARE_SIDES = {pieces.WILD: "inspect.wild", pieces.SUPER: "inspect.super"}
Sections = list[tuple[str, str]]


def inspection(what: str, view: CosmicTable, watching: Watching) -> Inspection | None:
    """A thing by its key; None for what nobody can know.

    "card:12", "sheet:12" and "tech:12" are cards on this table, "super:12" one side of a flare,
    "face:attack_08.2" a card wherever it is, "alien:zombie" an alien, "planet:7" a planet, "ships:1:7" the
    ships of a seat at a place, "seat:2" a player, "pile:discard" a pile, "phase:launch" a phase, "term:warp"
    a word of the glossary, "rule:deals" a paragraph of the rules; "warp" and "gate" are what they say.
    """
    kind, _, word = what.partition(":")
    if kind in ("card", "sheet", "tech"):
        return _card(int(word), view, watching)
    if kind in FLARE_SIDES:
        return _half(kind, _card(int(word), view, watching))
    if kind == "face":
        return _face(word, view, watching)
    if kind == "alien":
        return _alien(word, view, watching)
    if kind == "planet":
        return _planet(int(word), view, watching)
    if kind in ("target", "ships"):
        return _place(kind, word, view, watching)
    if kind in ("seat", "number"):
        return _seat(int(word), view, watching)
    if kind == "pile":
        return _pile(word, view, watching)
    if kind == "phase":
        return _rule(RULES.get(word, f"rule:{word}"), watching)
    return _rule(what, watching) if kind == "rule" else _term(word or kind, view, watching)


# --- cards


def _card(card: int, view: CosmicTable, watching: Watching) -> Inspection:
    key, language = face_key(view, card), watching.language
    if key.endswith(".sheet"):
        return _sheet(key.partition(".")[0], view, watching)
    say, look = catalogue(language).say, dressed(look_of(view, card, language), watching.colours)
    if not key:
        return Inspection(say("table.card_back"), look, CARD, [("inspect.what", say("inspect.hidden"))])
    name = card_name(key, language, watching.colours)
    return Inspection(name, look, CARD, _texts(key, language), right_now.of_card(card, view, watching))


def _half(side: str, flare: Inspection) -> Inspection:
    """A flare with what one of its sides says, which is the one that works."""
    caption = FLARE_SIDES[side]
    used = [section for section in flare.sections if section[0] == caption]
    return flare._replace(sections=used or flare.sections)


def _face(key: str, view: CosmicTable, watching: Watching) -> Inspection | None:
    """A card that may lie anywhere by now."""
    if key not in pieces.FACE_OF:
        return None
    if key.endswith(".sheet"):
        return _sheet(key.partition(".")[0], view, watching)
    language = watching.language
    name = card_name(key, language, watching.colours)
    look = dressed(face_look(key, language), watching.colours)
    return Inspection(name, look, CARD, _texts(key, language))


def _texts(key: str, language: str) -> Sections:
    """Everything that is printed on a card, and when it may be used."""
    face = pieces.FACES[pieces.FACE_OF[key]]
    if face.type == pieces.FLARE:
        owner = alien_of(face.id)
        whose = f"[alien:{owner}|{alien_name(owner, language)}]"
        belongs = catalogue(language).say("inspect.flare_of", alien=whose)
        return [*_flare(face.id, language), ("inspect.whose", belongs)]
    shown = printed("cosmic", KINDS[face.type], face.id, language)
    sections = [("inspect.what", _said(shown.says.get("text", ""), language))]
    if face.type == pieces.ARTIFACT:
        artifact = pieces.ARTIFACTS[face.id]
        sections.append(("inspect.when", _timing(artifact.role, artifact.phases, language)))
    if face.type == pieces.TECH:
        sections.append(("inspect.research", _research(face.id, language)))
    return sections


def _said(text: str, language: str) -> str:
    """A text with links on its terms; the word that can be zapped stands out."""
    return linked("cosmic", re.sub(r"\*(.+?)\*", r"***\1***", text), language)


def _research(tech: str, language: str) -> str:
    """How many ships it takes, and whether it stays."""
    say, row = catalogue(language).say, pieces.TECHS[tech]
    needs = say("inspect.research_any") if row.x else say("inspect.research_needs", count=row.research)
    stays = say("inspect.tech_once" if row.discard_after_use else "inspect.tech_stays")
    secret = [say("inspect.tech_hidden")] if row.hidden_until_used else []
    return "\n".join([needs, stays, *secret])


def _timing(role: str, phases: Sequence[str], language: str) -> str:
    """Who may use it, and the timing strip with its phases in bold."""
    return f"{role_name(role, language)}\n{_strip(phases, language)}"


def _strip(phases: Sequence[str], language: str) -> str:
    if "any" in phases:
        return catalogue(language).say("look.phase.any")
    return " · ".join(phase_link(phase, language) for phase in PHASES if phase in phases)


def _flare(flare: str, language: str) -> Sections:
    """Both sides of a flare."""
    kind, part = ("flare", "side") if flare == pieces.CLASSIC_FILCH else ("alien", "flare")
    rows = printed("cosmic", kind, flare, language).parts[part]
    return [
        (caption, _said(row.says["text"], language))
        for caption, row in zip(FLARE_SIDES.values(), rows, strict=True)
    ]


# --- aliens


def _alien(alien: str, view: CosmicTable, watching: Watching) -> Inspection | None:
    return _sheet(alien, view, watching) if alien in pieces.ALIENS else None


def _sheet(alien: str, view: CosmicTable, watching: Watching) -> Inspection:
    """The whole sheet, both sides of its flare, and what it means now."""
    language = watching.language
    shown = printed("cosmic", "alien", alien, language)
    row = pieces.ALIENS[alien]
    flare = pieces.CLASSIC_FILCH if alien == "filch" and view.rules.classic_filch else alien
    sections = [
        ("inspect.what", f"**{shown.says['power']}**\n{_said(shown.says['text'], language)}"),
        ("inspect.setup", _said(shown.says.get("setup", ""), language)),
        ("inspect.when", f"{_needs(row, language)}\n{_strip(row.phases, language)}"),
        *_flare(flare, language),
        ("inspect.flavour", _flavour(shown)),
    ]
    owner = right_now.owner_of(alien, view)
    look = AlienLook(alien, language, watching.colours[owner] if owner != NOBODY else "")
    live = right_now.of_alien(alien, view, watching)
    return Inspection(shown.name, look, CARD, [section for section in sections if section[1]], live)


def _needs(row: pieces.Alien, language: str) -> str:
    """The alert, the role, and whether it must be used."""
    say = catalogue(language).say
    must = say("look.mandatory" if row.mandatory else "look.optional")
    return f"{say(f'look.alert.{row.skill}')} · {role_name(row.role, language)} · {must}"


def _flavour(shown: Printed) -> str:
    return f"*{shown.says['flavour']}*" if "flavour" in shown.says else ""


# --- places and players


def _planet(planet: int, view: CosmicTable, watching: Watching) -> Inspection | None:
    if not 0 <= planet < len(view.planets):
        return None
    language = watching.language
    say = catalogue(language).say
    home = view.planets[planet].home
    text = say("inspect.home_of", colour=called(home, watching))
    if view.planets[planet].gone:
        text = say("inspect.planet_gone")
    look = PlanetLook(watching.colours[home], planet_order(view, planet))
    live = right_now.of_planet(planet, view, watching)
    return Inspection(planet_name(view, planet, language), look, DISC, [("inspect.planet", text)], live)


def _place(kind: str, word: str, view: CosmicTable, watching: Watching) -> Inspection | None:
    """The planet on which ships stand, or whatever else holds them: "ships:1:7", "target:7:1"."""
    first, _, second = word.partition(":")
    place = first if kind == "target" else second
    if place == "warp":
        return _term("warp", view, watching)
    number = int(place)
    if number in (GATE, BESIDE):
        return _term("gate", view, watching)
    if number >= ON_TECH:
        return _card(number - ON_TECH, view, watching)
    return _planet(number, view, watching) if number >= 0 else _term("warp", view, watching)


def _seat(seat: Seat, view: CosmicTable, watching: Watching) -> Inspection:
    """A player: alien, colonies, ships everywhere, cards."""
    language = watching.language
    say = catalogue(language).say
    aliens = [key.partition(".")[0] for card in view.sheets[seat] if (key := face_key(view, card))]
    names = ", ".join(f"[alien:{alien}|{alien_name(alien, language)}]" for alien in aliens)
    sections = [
        ("inspect.plays", names or say("inspect.alien_hidden")),
        ("inspect.colonies", _colonies(seat, view, language)),
        ("inspect.ships", _ships(seat, view, language)),
        ("inspect.hand", _cards_of(seat, view, language)),
    ]
    title = called(seat, watching)
    return Inspection(title, None, CARD, sections, right_now.of_seat(seat, view, watching))


def _colonies(seat: Seat, view: CosmicTable, language: str) -> str:
    """Every planet where the seat has ships, its own system first."""
    say = catalogue(language).say
    rows = []
    for key, at_home in (("inspect.at_home", True), ("inspect.abroad", False)):
        there = [
            f"{planet_link(view, number, language)} {planet.ships[seat]}"
            for number, planet in enumerate(view.planets)
            if planet.ships[seat] and (planet.home == seat) == at_home
        ]
        rows.append(say(key, count=len(there), planets=", ".join(there) or say("story.nothing")))
    return "\n".join(rows)


def _ships(seat: Seat, view: CosmicTable, language: str) -> str:
    """Ships that are not on planets."""
    say = catalogue(language).say
    places = (
        ("inspect.in_warp", view.warp[seat]),
        ("inspect.in_gate", view.gate[seat]),
        ("inspect.beside", view.beside[seat]),
        ("inspect.researching", sum(tech.ships for tech in view.techs[seat])),
        ("inspect.gone", view.gone[seat]),
    )
    rows = [say(key, count=count) for key, count in places if count]
    return "\n".join(rows) or say("inspect.all_on_planets")


def _cards_of(seat: Seat, view: CosmicTable, language: str) -> str:
    """How many cards are in hand, which of them are known, and the techs that lie there."""
    say = catalogue(language).say
    rows = [say("inspect.in_hand", count=len(view.hands[seat]))]
    known = [card_link(key, language) for key in (face_key(view, card) for card in view.hands[seat]) if key]
    if known:
        rows.append(say("inspect.known_cards", cards=", ".join(known)))
    if view.hoards[seat]:
        rows.append(say("inspect.in_hoard", count=len(view.hoards[seat])))
    for tech in view.techs[seat]:
        key = face_key(view, tech.card)
        name = card_link(key, language) if key else say("story.a_tech")
        rows.append(say("inspect.tech_done" if tech.completed else "inspect.tech_open", tech=name))
    return "\n".join(rows)


def _pile(word: str, view: CosmicTable, watching: Watching) -> Inspection | None:
    """A pile: what lies open in it, and how many cards are left to draw."""
    say, language = catalogue(watching.language).say, watching.language
    piles = {
        "deck": (view.discard, view.deck),
        "discard": (view.discard, view.deck),
        "destiny": (view.destiny_discard, view.destiny_deck),
        "tech": (view.tech_discard, view.tech_deck),
        "tech_discard": (view.tech_discard, view.tech_deck),
    }
    if word not in piles:
        return None
    thrown, left = piles[word]
    names = [
        card_link(key, language, watching.colours)
        for card in reversed(thrown)
        if (key := face_key(view, card))
    ]
    text = "\n".join(names) or say("inspect.nothing_there")
    shown = thrown if word.endswith("discard") or not left else left
    look = dressed(look_of(view, shown[-1], language), watching.colours) if shown else None
    title = say(PILES[word])
    return Inspection(title, look, CARD, [("inspect.thrown", text)], right_now.of_pile(len(left), watching))


# --- words and rules


def _term(word: str, view: CosmicTable, watching: Watching) -> Inspection | None:
    ident = TERMS.get(word, word)
    return term_inspection("cosmic", ident, watching.language, right_now.of_term(ident, view, watching))


def _rule(target: str, watching: Watching) -> Inspection | None:
    return rule_inspection("cosmic", target, watching.language)
