"""What a poster of a finished match says, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.drawing.rich_text import plain
from scenes.screens.afterwards.luck_page import luck_in_words, session_luck
from scenes.screens.menu.shelf import BOXES
from scenes.screens.replay.turning import told_of
from scenes.screens.verdict import headline, margin, standings
from scenes.table.game_table import Report, game_table
from scenes.table.match_words import player_names

if TYPE_CHECKING:
    from game.arena.turning_points import TurningPoint
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

# What is counted after a match, and the title that whoever leads in it alone has earned.
TITLES = {
    "result.duels": "poster.duellist",
    "result.contests": "poster.contests",
    "result.ships_lost": "poster.ships_lost",
    "result.reinforcements": "poster.reinforcements",
    "result.won": "poster.won",
    "result.lost": "poster.lost",
    "result.deals": "poster.deals",
    "result.alliances": "poster.alliances",
    "result.powers": "poster.powers",
    "result.zaps": "poster.zaps",
    "eclipse.report.explored": "poster.explored",
    "eclipse.report.researched": "poster.researched",
    "eclipse.report.built": "poster.built",
    "eclipse.report.won": "poster.battles",
    "eclipse.report.destroyed": "poster.destroyed",
    "eclipse.report.lost": "poster.ships_lost",
    "firestorm.report.attacks": "poster.attacks",
    "firestorm.report.played": "poster.played",
    "firestorm.report.ships_lost": "poster.ships_lost",
    "firestorm.report.planets_lost": "poster.planets_lost",
    "firestorm.report.stones": "poster.stones",
}


class Captioned(NamedTuple):
    """A sentence under a caption."""

    caption: str
    text: str


class PosterPlace(NamedTuple):
    """A seat at the end: its name, its colour, what it came to."""

    name: str
    colour: str
    score: str
    wins: bool


class PosterWords(NamedTuple):
    """All that is read on a poster."""

    language: str
    game: str
    headline: str
    why: str
    places: Sequence[PosterPlace]
    curve: str
    turning: Sequence[str]  # in the order of the turning points
    tales: Sequence[Captioned]
    titles: Sequence[str]
    sections: Sequence[str]  # the table over time, turning points, titles


def poster_words(ui: Ui, session: Session, points: Sequence[TurningPoint]) -> PosterWords:
    """The words in the language of a screen."""
    game, language, say = session.match.game.name, ui.settings.language, ui.say
    report = game_table(game).report(session, language)
    seats = standings(ui, session, report)
    unit = say(f"result.unit.{game}")
    places = [
        PosterPlace(one.name, session.players[one.seat].colour, f"{one.score} {unit}", one.wins)
        for one in seats
    ]
    why = " ".join(filter(None, (report.why, margin(ui, game, seats))))
    tales = [Captioned(tale.caption, plain(tale.text)) for tale in report.highlights]
    return PosterWords(
        language, say(BOXES[game].name), headline(ui, session), plain(why), places,
        report.caption or say("result.curve"), [told_of(ui, session, point) for point in points],
        [*tales, *_luck(ui, session)], titles(ui, session, report),
        [say("poster.over_time"), say("poster.turning"), say("poster.titles")],
    )  # fmt: skip


def _luck(ui: Ui, session: Session) -> list[Captioned]:
    ledger = session_luck(session)
    found = (("luck.luckiest", ledger.luckiest), ("luck.unluckiest", ledger.unluckiest))
    return [
        Captioned(ui.say(word), luck_in_words(ui, session, moment))
        for word, moment in found
        if moment is not None
    ]


def titles(ui: Ui, session: Session, report: Report) -> list[str]:
    """A title for whoever leads alone in something that was counted."""
    names, found = player_names(session, ui.settings.language), []
    counted = {ui.say(word): title for word, title in TITLES.items()}
    for word, numbers in report.rows:
        values = [int(number) for number in numbers]
        most = max(values)
        if word in counted and most > 0 and values.count(most) == 1:
            earned = ui.say(counted[word])
            who = names[values.index(most)]
            found.append(ui.say("poster.earned", name=who, title=earned, counted=plain(word), number=most))
    return found
