"""What the inspect panel says about boards, tracks, actions and piles of Eclipse."""

from __future__ import annotations

from game.core.table import Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.boards.players_board import HEIGHT, WIDTH, board_look
from scenes.games.eclipse.inspect import right_now
from scenes.games.eclipse.inspect.board_words import board_of, species_sections
from scenes.games.eclipse.inspect.rule_links import numbers_in, paragraph, said, see
from scenes.games.eclipse.looks import BadgeLook
from scenes.games.eclipse.names import (
    ACTIONS,
    action_name,
    category_name,
    resource_name,
    species_name,
    tech_link,
    times,
)
from scenes.table.game_table import Inspection, Watching
from scenes.table.match_words import called
from scenes.table.rules.inspections import DISC
from scenes.table.stage.piece import Look

PILES = {
    "inner": "eclipse.inspecting.inner",
    "middle": "eclipse.inspecting.middle",
    "outer": "eclipse.inspecting.outer",
    "bag": "eclipse.inspecting.bag",
    "supply": "eclipse.inspecting.supply",
    "discoveries": "eclipse.inspecting.discoveries",
    "reputation": "eclipse.inspecting.reputation",
}
# The paragraphs of the rules that a thing belongs to.
RULES = {
    "explore": "rule:explore", "influence": "rule:influence", "research": "rule:research",
    "upgrade": "rule:upgrade", "build": "rule:build", "move": "rule:move", "react": "rule:reactions",
    "species": "rule:set_up", "action": "rule:action_phase", "combat": "rule:combat_phase",
    "upkeep": "rule:upkeep_phase", "cleanup": "rule:clean_up",
}  # fmt: skip


# --- boards


def species(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    if word not in pieces.SPECIES:
        return None
    language = watching.language
    owner = next((number for number, player in enumerate(view.players) if player.species == word), -1)
    colour = watching.colours[owner] if owner >= 0 else pieces.SPECIES[word].colour
    sections = [*species_sections(word, language), *see(language, "rule:set_up")]
    live = right_now.of_species(word, view, watching)
    return Inspection(species_name(word, language), _badge(word, colour), DISC, sections, live)


def _badge(played: str, colour: str) -> Look:
    """A species nobody plays has its printed colour; there is no black at this table."""
    return BadgeLook(played, "purple" if colour == "black" else colour)


def seat(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    numbers = numbers_in(word)
    if not numbers or not 0 <= numbers[0] < view.seats:
        return None
    owner = numbers[0]
    played = view.players[owner].species
    look = board_look(view, owner, watching) if played else None
    sections = [*board_of(owner, view, watching), *see(watching.language, "rule:end_of_the_game")]
    live = right_now.of_seat(owner, view, watching)
    return Inspection(called(owner, watching), look, (WIDTH, HEIGHT), sections, live)


def storage(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    """A resource of a seat; of the own one if none is named."""
    numbers = numbers_in(word)
    if not numbers:
        return None
    owner, resource = (numbers[0], numbers[1]) if len(numbers) > 1 else (watching.seat, numbers[0])
    if not (0 <= owner < view.seats and 0 <= resource < len(pieces.RESOURCES)):
        return None
    language = watching.language
    sections = [
        ("inspect.what", said("storage", language)),
        *see(language, "rule:storage", "rule:population", "rule:trade"),
    ]
    live = right_now.of_resource(owner, resource, view, watching)
    return Inspection(resource_name(resource, language), None, DISC, sections, live)


def influence(word: str, view: EclipseTable, watching: Watching) -> Inspection:
    numbers = numbers_in(word)
    owner: Seat = numbers[0] if numbers else watching.seat
    language = watching.language
    sections = [
        ("inspect.what", f"{said('disc', language)}\n{said('upkeep', language)}"),
        *see(language, "rule:influence_track", "rule:upkeep_phase"),
    ]
    title = catalogue(language).say("eclipse.tabletop.track")
    return Inspection(title, None, DISC, sections, right_now.of_influence(owner, view, watching))


# --- actions, piles, words


def action(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    found = paragraph(RULES[word], watching.language) if word in ACTIONS else None
    if found is None:
        return None
    title = action_name(word, watching.language)
    return found._replace(title=title, now=right_now.of_action(word, view, watching))


def phase(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    return paragraph(RULES[word], watching.language) if word in RULES else None


def pile(word: str, view: EclipseTable, watching: Watching) -> Inspection | None:
    if word not in PILES:
        return None
    say = catalogue(watching.language).say
    live = right_now.of_pile(word, view, watching)
    rule = {"bag": "research", "supply": "research", "reputation": "reputation"}.get(word, "explore")
    text = _offered(view, watching) if word == "supply" else say("eclipse.inspecting.pile_means")
    sections = [("inspect.what", text), *see(watching.language, f"rule:{rule}")]
    return Inspection(say(PILES[word]), None, DISC, sections, live)


def _offered(view: EclipseTable, watching: Watching) -> str:
    """The technologies of the supply by category, with their prices for whoever looks."""
    language, say = watching.language, catalogue(watching.language).say
    tiles = [view.faces[tile] - pieces.FIRST_TECH for tile in view.supply]
    priced = bool(view.players[watching.seat].species)
    rows = []
    for category in pieces.CATEGORIES:
        techs = [tech for tech in sorted(set(tiles)) if pieces.TECHS[tech].category == category]
        offered = [
            say(
                "eclipse.inspecting.offered",
                tech=times(tech_link(tech, language), tiles.count(tech), language),
                price=view.price(watching.seat, tech) if priced else pieces.TECHS[tech].cost,
            )
            for tech in techs
        ]
        rows.append(f"**{category_name(category, language)}**: {', '.join(offered)}" if offered else "")
    return "\n".join(row for row in rows if row)
