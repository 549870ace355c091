"""What is told after a match of Cosmic Encounter: the chronicle's numbers in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.texts import catalogue, name_of
from scenes.games.cosmic.names import power_name
from scenes.games.cosmic.result.chronicle import Chronicle, Fight, chronicle
from scenes.session.session import Session
from scenes.table.game_table import Highlight, Report
from scenes.table.match_words import number_rows, player_names, why_won

# What is told of everybody, as it is counted in Numbers.
COUNTED = (
    "result.colonies", "result.won", "result.lost", "result.deals", "result.alliances", "result.ships_lost",
    "result.powers", "result.zaps",
)  # fmt: skip


def report(session: Session, language: str) -> Report:
    """A match that is over."""
    found = chronicle(session)
    names = player_names(session, language)
    return Report(
        why_won(found.why, found.winners, names, language),
        found.curve,
        session.match.table.rules.colonies_to_win,
        number_rows(COUNTED, found.seats, language),
        _highlights(found, names, language),
        catalogue(language).say("result.curve_colonies"),
    )


def _highlights(found: Chronicle, names: Sequence[str], language: str) -> list[Highlight]:
    say = catalogue(language).say
    out = []
    if closest := found.closest:
        winner = names[closest.mains[closest.winner]]
        text = say(
            "result.closest_text", name=winner, where=_where(closest, language), totals=_totals(closest)
        )
        out.append(Highlight("duel", say("result.closest"), text, closest.moment))
    if biggest := found.biggest:
        total = max(biggest.totals)
        name = names[biggest.mains[biggest.totals.index(total)]]
        text = say("result.biggest_text", name=name, total=total, where=_where(biggest, language))
        out.append(Highlight("star", say("result.biggest"), text, biggest.moment))
    if costly := found.costliest:
        text = say("result.costliest_text", count=costly.lost, where=_where(costly, language))
        out.append(Highlight("skull", say("result.costliest"), text, costly.moment))
    if busy := found.busiest:
        text = say("result.busiest_text", power=power_name(busy.power, language), count=busy.uses)
        out.append(Highlight("power", say("result.busiest"), text, busy.moment))
    return out


def _where(fight: Fight, language: str) -> str:
    """The planet at which the gate pointed."""
    return (
        name_of("cosmic", fight.planet, language)
        if fight.planet
        else catalogue(language).say("story.nothing")
    )


def _totals(fight: Fight) -> str:
    """Names both totals, the winner's first."""
    return f"{fight.totals[fight.winner]} : {fight.totals[1 - fight.winner]}"
