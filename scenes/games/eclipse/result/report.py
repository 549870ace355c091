"""What is told after a match of Eclipse: the final scoring by column, and what was done in numbers."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.pieces import party_of
from scenes.games.eclipse.inspect.board_words import SOURCES
from scenes.games.eclipse.names import code_name, party_name, sector_title
from scenes.games.eclipse.result.chronicle import Chronicle, Fight, Numbers, chronicle
from scenes.session.session import Session
from scenes.table.game_table import Highlight, Report
from scenes.table.match_words import player_names, why_won


def report(session: Session, language: str) -> Report:
    """A match that is over."""
    found = chronicle(session)
    names = player_names(session, language)
    say = catalogue(language).say
    return Report(
        why_won(found.why, found.winners, names, language),
        found.curve,
        max((seat.points for seat in found.seats), default=1) or 1,
        [*_scoring(found, language), *_deeds(found.seats, language)],
        _highlights(found, names, language),
        say("eclipse.report.curve"),
    )


def _scoring(found: Chronicle, language: str) -> list[tuple[str, list[str]]]:
    """Column by column of the final scoring, and what they come to."""
    say = catalogue(language).say
    rows = [
        (say(SOURCES[source]), [str(seat.scores[source]) for seat in found.seats]) for source in found.sources
    ]
    return [*rows, (say("eclipse.report.points"), [str(seat.points) for seat in found.seats])]


def _deeds(seats: Sequence[Numbers], language: str) -> list[tuple[str, list[str]]]:
    say = catalogue(language).say
    return [
        (say("eclipse.report.explored"), [str(seat.explored) for seat in seats]),
        (say("eclipse.report.researched"), [str(seat.techs) for seat in seats]),
        (say("eclipse.report.built"), [str(seat.built) for seat in seats]),
        (say("eclipse.report.won"), [str(seat.won) for seat in seats]),
        (say("eclipse.report.destroyed"), [str(seat.destroyed) for seat in seats]),
        (say("eclipse.report.lost"), [str(seat.lost) for seat in seats]),
    ]


def _highlights(found: Chronicle, names: Sequence[str], language: str) -> list[Highlight]:
    say = catalogue(language).say
    out = []
    if largest := found.largest:
        text = _battle(largest, names, language)
        out.append(Highlight("duel", say("eclipse.report.largest"), text, largest.moment))
    if luck := found.luckiest:
        party = party_of(luck.ship)
        ship = code_name(luck.ship, language)
        owner = ship if party >= pieces.ANCIENTS else f"{ship} ({names[party]})"
        text = say("eclipse.report.luckiest_text", ship=owner, hits=luck.hits, dice=luck.dice)
        out.append(Highlight("dice", say("eclipse.report.luckiest"), text, luck.moment))
    if widest := found.widest:
        text = say("eclipse.report.widest_text", name=names[widest.seat], sectors=widest.sectors)
        out.append(Highlight("hexagon", say("eclipse.report.widest"), text, widest.moment))
    return out


def _battle(fight: Fight, names: Sequence[str], language: str) -> str:
    return catalogue(language).say(
        "eclipse.report.largest_text",
        one=party_name(fight.attacker, names, language),
        other=party_name(fight.defender, names, language),
        where=sector_title(fight.sector, language),
        all=fight.ships,
        gone=fight.lost,
    )
