"""What is told after a match of Firestorm: the chronicle's numbers in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.texts import catalogue
from game.firestorm import pieces
from scenes.games.firestorm.names import name_of
from scenes.games.firestorm.result.chronicle import Chronicle, chronicle
from scenes.session.session import Session
from scenes.table.game_table import Highlight, Report
from scenes.table.match_words import number_rows, player_names, why_won

# What is told of everybody, as it is counted in Numbers.
COUNTED = (
    "firestorm.report.points", "firestorm.report.attacks", "firestorm.report.played",
    "firestorm.report.ships_lost", "firestorm.report.planets_lost", "firestorm.report.stones",
)  # fmt: skip


def report(session: Session, language: str) -> Report:
    """A match that is over."""
    found = chronicle(session)
    names = player_names(session, language)
    return Report(
        why_won(found.why, found.winners, names, language),
        [[max(0, points) for points in row] for row in found.curve],
        pieces.GOAL,
        number_rows(COUNTED, found.seats, language),
        _highlights(found, names, language),
        catalogue(language).say("firestorm.report.curve"),
    )


def _highlights(found: Chronicle, names: Sequence[str], language: str) -> list[Highlight]:
    say = catalogue(language).say
    out = []
    if attack := found.greatest:
        text = say(
            "firestorm.report.greatest_text", name=names[attack.attacker], count=attack.ships,
            planet=name_of(attack.planet, language), points=attack.points,
        )  # fmt: skip
        out.append(Highlight("fire", say("firestorm.report.greatest"), text, attack.moment))
    if costly := found.costliest:
        text = say(
            "firestorm.report.costliest_text", planet=name_of(costly.planet, language), count=costly.lost
        )
        out.append(Highlight("skull", say("firestorm.report.costliest"), text, costly.moment))
    if blow := found.blow:
        text = say("firestorm.report.blow_text", card=name_of(blow.card, language), damage=blow.amount)
        out.append(Highlight("star", say("firestorm.report.blow"), text, blow.moment))
    return out
