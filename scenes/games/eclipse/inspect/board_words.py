"""Player boards and species in words: what is special about one, and what somebody has."""

from __future__ import annotations

from game.core.table import Seat
from game.core.texts import catalogue, printed
from game.eclipse import pieces
from game.eclipse.designs import Design, design
from game.eclipse.table import EclipseTable
from game.eclipse.totals import score
from scenes.games.eclipse.inspect.figures import design_figures, flight_figures
from scenes.games.eclipse.names import (
    action_name,
    category_name,
    part_link,
    resource_word,
    seat_link,
    ship_name,
    species_link,
    tech_link,
)
from scenes.table.game_table import Watching
from scenes.table.rules.glossary_links import linked

SOURCES = {
    "reputation": "eclipse.report.reputation",
    "ambassadors": "eclipse.report.ambassadors",
    "sectors": "eclipse.report.sectors",
    "discoveries": "eclipse.report.discoveries",
    "monoliths": "eclipse.report.monoliths",
    "technology": "eclipse.report.technology",
    "traitor": "eclipse.report.traitor",
    "species": "eclipse.report.species",
}  # what points come from, in the order of the final scoring
TERRAN = next(species for species, row in pieces.SPECIES.items() if row.kind == "terran")


# --- species


def species_sections(species: str, language: str) -> list[tuple[str, str]]:
    """What a species says of itself, what it begins with, how often it acts, and its ships."""
    row = pieces.SPECIES[species]
    text = printed("eclipse", "species", species, language).says["text"]
    return [
        ("inspect.what", linked("eclipse", text, language)),
        ("eclipse.boards.begins", "\n".join(_begins(row, language))),
        ("eclipse.boards.acts", acts(row, language)),
        ("eclipse.boards.ships", "\n".join(_ships(row, language))),
    ]


def _begins(row: pieces.Species, language: str) -> list[str]:
    say = catalogue(language).say
    stored = ", ".join(f"{count} {resource_word(kind, language)}" for kind, count in enumerate(row.storage))
    rows = [
        stored,
        say("eclipse.boards.discs", discs=row.discs, ready=row.colony_ships),
        say("eclipse.boards.trade", rate=row.trade),
    ]
    if row.techs:
        techs = ", ".join(tech_link(pieces.TECH_OF[tech], language) for tech in row.techs)
        rows.append(say("eclipse.boards.knows", techs=techs))
    if row.reputation:
        rows.append(say("eclipse.boards.drawn", number=row.reputation))
    fleet = ", ".join(ship_name(pieces.SHIPS.index(ship), language) for ship in row.ships)
    return [*rows, say("eclipse.boards.fleet", ships=fleet)]


def acts(row: pieces.Species, language: str) -> str:
    """How often each action is done, those first that a Terran does otherwise."""
    usual = pieces.SPECIES[TERRAN]
    times = {name: getattr(row, name) for name in ("explore", "research", "upgrade", "build", "move")}
    told = [
        f"**{action_name(name, language)} {count}**"
        if count != getattr(usual, name)
        else f"{action_name(name, language)} {count}"
        for name, count in times.items()
    ]
    return " · ".join(told)


def _ships(row: pieces.Species, language: str) -> list[str]:
    """Each kind of ship as it is printed, those that differ from a Terran's in bold."""
    found = []
    for ship in range(len(pieces.SHIPS)):
        made, usual = (_printed(board, ship) for board in (row.blueprints, pieces.SPECIES[TERRAN].blueprints))
        name = ship_name(ship, language)
        price = pieces.BLUEPRINTS[row.blueprints, ship].cost
        figures = ", ".join([*design_figures(made, language), *flight_figures(made, language)])
        head = f"**{name}**" if made != usual or row.kind == "terran" else name
        priced = catalogue(language).say("eclipse.boards.priced", ship=head, price=price)
        found.append(f"{priced}: {figures}")
    return found


def _printed(board: str, ship: int) -> Design:
    """A ship before anything is fitted."""
    squares = bytes(len(pieces.BLUEPRINTS[board, ship].printed))
    return design(board, ship, squares)


# --- what somebody has


def board_of(seat: Seat, view: EclipseTable, watching: Watching) -> list[tuple[str, str]]:
    """A player board part by part."""
    player, language = view.players[seat], watching.language
    say = catalogue(language).say
    if not player.species:
        return [("eclipse.boards.plays", say("eclipse.boards.choosing"))]
    parts = [
        ("eclipse.boards.plays", _species(player.species, language)),
        ("eclipse.boards.resources", "\n".join(resources(seat, view, language))),
        ("eclipse.boards.techs", "\n".join(_techs(seat, view, language))),
        ("eclipse.boards.ships", fleet_links(seat, language)),
        ("eclipse.boards.track", "\n".join(_track(seat, view, watching))),
    ]
    if player.parts:
        stored = ", ".join(part_link(part, language) for part in player.parts)
        parts.append(("eclipse.boards.stored", stored))
    return [(caption, text) for caption, text in parts if text]


def _species(species: str, language: str) -> str:
    """Who plays, and what that species can do."""
    told = printed("eclipse", "species", species, language).says.get("text", "")
    return f"{species_link(species, language)}: {told}"


def resources(seat: Seat, view: EclipseTable, language: str) -> list[str]:
    """What is stored and comes in, resource by resource, and what the discs cost."""
    say, player = catalogue(language).say, view.players[seat]
    rows = [
        say(
            "eclipse.boards.has",
            resource=resource_word(kind, language),
            stored=player.storage[kind],
            income=view.income(seat, kind),
        )
        for kind in range(len(pieces.RESOURCES))
    ]
    rows.append(say("eclipse.boards.influence", discs=player.discs, upkeep=view.upkeep(seat)))
    return [*rows, say("eclipse.boards.colony", ready=player.colony_ships, all=player.row.colony_ships)]


def _techs(seat: Seat, view: EclipseTable, language: str) -> list[str]:
    """Technologies by category."""
    bits = view.players[seat].tech_bits
    rows = []
    for category in pieces.CATEGORIES:
        known = [
            tech_link(number, language)
            for number, tech in enumerate(pieces.TECHS)
            if tech.category == category and bits >> number & 1
        ]
        if known:
            rows.append(f"{category_name(category, language)}: {', '.join(known)}")
    return rows


def fleet_links(seat: Seat, language: str) -> str:
    return " · ".join(
        f"[blueprint:{seat}:{ship}|{ship_name(ship, language)}]" for ship in range(len(pieces.SHIPS))
    )


def _track(seat: Seat, view: EclipseTable, watching: Watching) -> list[str]:
    """Reputation and ambassadors; values of tiles only as far as this view knows them."""
    say, player = catalogue(watching.language).say, view.players[seat]
    rows = []
    if player.reputation:
        known = [view.faces[tile] for tile in player.reputation if view.faces[tile] < len(pieces.KEYS)]
        values = ", ".join(str(face - pieces.FIRST_REPUTATION + 1) for face in sorted(known))
        count = len(player.reputation)
        rows.append(
            say("eclipse.boards.values", number=count, values=values)
            if known
            else say("eclipse.boards.hidden", number=count)
        )
    if player.ambassadors:
        names = ", ".join(seat_link(guest, watching) for guest in player.ambassadors)
        rows.append(say("eclipse.boards.guests", names=names))
    if player.discoveries:
        rows.append(say("eclipse.boards.kept", number=len(player.discoveries)))
    if view.traitor == seat:
        rows.append(say("eclipse.boards.traitor", points=pieces.TRAITOR_POINTS))
    return rows


def points(seat: Seat, view: EclipseTable, language: str) -> str:
    """Where the points come from that this view can see: "Sectors 7, Discoveries 2"."""
    say = catalogue(language).say
    return ", ".join(
        f"{say(SOURCES[source])} {count}" for source, count in score(view, seat).items() if count
    )
