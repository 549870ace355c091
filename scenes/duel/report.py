"""What is told after a match of Duel: the chronicle's numbers in words."""

from __future__ import annotations

from game.core.table import Seat
from game.core.texts import Catalogue, catalogue, name_of
from game.duel import pieces
from scenes.duel.chronicle import Chronicle, Fight, chronicle
from scenes.games import Highlight, Report
from scenes.session import Session


def report(session: Session, language: str) -> Report:
    """A match that is over."""
    found = chronicle(session)
    names = [player_name(session, seat, language) for seat in range(len(session.players))]
    say = catalogue(language).say
    rows = [
        (say("result.planets"), [str(seat.planets) for seat in found.seats]),
        (say("result.duels"), [str(seat.duels_won) for seat in found.seats]),
        (say("result.contests"), [str(seat.contests_won) for seat in found.seats]),
        (say("result.ships_lost"), [str(seat.ships_lost) for seat in found.seats]),
        (say("result.cards"), [str(seat.cards_played) for seat in found.seats]),
        (say("result.reinforcements"), [str(seat.reinforcements) for seat in found.seats]),
    ]
    why = why_won(found, names, language)
    return Report(why, found.curve, pieces.PLANETS_TO_WIN, rows, _highlights(found, names, language))


def player_name(session: Session, seat: Seat, language: str) -> str:
    player = session.players[seat]
    return player.name or catalogue(language).say(f"colour.{player.colour}")


def why_won(found: Chronicle, names: list[str], language: str) -> str:
    """Who has won and why, in one sentence."""
    words = catalogue(language)
    key = f"won.{found.why}"
    if not found.winners and f"{key}.winners=()" in words.entries:
        key = f"{key}.winners=()"
    return words.say(
        key, winners=joined([names[seat] for seat in found.winners], words), count=len(found.winners)
    )


def joined(names: list[str], words: Catalogue) -> str:
    if len(names) != 2:
        return ", ".join(names)
    return words.say("word.and", one=names[0], other=names[1])


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
    """The winner's total first."""
    return f"{fight.totals[fight.winner]} : {fight.totals[1 - fight.winner]}"
