"""What is told after a match of Firestorm: the chronicle's numbers in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.texts import catalogue
from game.firestorm import pieces
from scenes.games.firestorm.names import name_of
from scenes.games.firestorm.result.chronicle import Chronicle, chronicle
from scenes.session.session import Session
from scenes.table.game_table import Highlight, Report
from scenes.table.match_words import player_names, why_won


def report(session: Session, language: str) -> Report:
    """A match that is over."""
    found = chronicle(session)
    names = player_names(session, language)
    say = catalogue(language).say
    rows = [
        (say("firestorm.report.points"), [str(seat.points) for seat in found.seats]),
        (say("firestorm.report.attacks"), [str(seat.attacks) for seat in found.seats]),
        (say("firestorm.report.played"), [str(seat.played) for seat in found.seats]),
        (say("firestorm.report.ships_lost"), [str(seat.ships_lost) for seat in found.seats]),
        (say("firestorm.report.planets_lost"), [str(seat.planets_lost) for seat in found.seats]),
        (say("firestorm.report.stones"), [str(seat.stones) for seat in found.seats]),
    ]
    return Report(
        why_won(found.why, found.winners, names, language),
        [[max(0, points) for points in row] for row in found.curve],
        pieces.GOAL,
        rows,
        _highlights(found, names, language),
        say("firestorm.report.curve"),
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
