"""What is told after a match of Duel: the chronicle's numbers in words."""

from __future__ import annotations

from game.core.texts import catalogue, name_of
from game.duel import pieces
from scenes.games.duel.result.chronicle import Chronicle, Fight, chronicle
from scenes.session.session import Session
from scenes.table.game_table import Highlight, Report
from scenes.table.match_words import player_names, why_won


def report(session: Session, language: str) -> Report:
    """A match that is over."""
    found = chronicle(session)
    names = player_names(session, language)
    say = catalogue(language).say
    rows = [
        (say("result.planets"), [str(seat.planets) for seat in found.seats]),
        (say("result.duels"), [str(seat.duels_won) for seat in found.seats]),
        (say("result.contests"), [str(seat.contests_won) for seat in found.seats]),
        (say("result.ships_lost"), [str(seat.ships_lost) for seat in found.seats]),
        (say("result.cards"), [str(seat.cards_played) for seat in found.seats]),
        (say("result.reinforcements"), [str(seat.reinforcements) for seat in found.seats]),
    ]
    why = why_won(found.why, found.winners, names, language)
    return Report(why, found.curve, pieces.PLANETS_TO_WIN, rows, _highlights(found, names, language))


def _highlights(found: Chronicle, names: list[str], language: str) -> list[Highlight]:
    say = catalogue(language).say
    out = []
    closest = found.closest
    if closest:
        text = say(
            "result.closest_text",
            name=names[closest.winner],
            where=_where(closest, language),
            totals=_totals(closest),
        )
        out.append(Highlight("duel", say("result.closest"), text, closest.moment))
    most = [
        (seat.biggest.totals[place], place, seat.biggest)
        for place, seat in enumerate(found.seats)
        if seat.biggest
    ]
    if most:
        total, place, fight = max(most, key=lambda one: one[0])
        text = say("result.biggest_text", name=names[place], total=total, where=_where(fight, language))
        out.append(Highlight("star", say("result.biggest"), text, fight.moment))
    lucky = [
        (seat.luckiest.above, place, seat.luckiest) for place, seat in enumerate(found.seats) if seat.luckiest
    ]
    if lucky:
        above, place, luck = max(lucky, key=lambda one: one[0])
        card = name_of("duel", luck.card, language)
        text = say("result.luckiest_text", name=names[place], card=card, above=round(above))
        out.append(Highlight("dice", say("result.luckiest"), text, luck.moment))
    return out


def _where(fight: Fight, language: str) -> str:
    """The planet that was fought for, or the card that called the contest."""
    return name_of("duel", fight.planet or fight.card, language)


def _totals(fight: Fight) -> str:
    """Names both totals, the winner's first."""
    return f"{fight.totals[fight.winner]} : {fight.totals[1 - fight.winner]}"
