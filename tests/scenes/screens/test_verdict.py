"""What is read first after a match: whether you have won, why, and by how much."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.screens.result import ResultScene, ScoreCurve
from scenes.screens.verdict import margin, standings, verdict
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget
from tests.support.duel.matches import JONAS, MIA, played
from tests.support.screen.headless import a_ui


def with_players(*players: Participant) -> Session:
    return Session(played(1).match, list(players))


def winner_of(session: Session) -> int:
    (seat,) = session.match.table.winners
    return int(seat)


def test_a_person_alone_reads_whether_the_match_was_won() -> None:
    bots = [Participant("Mia", "orange", "novice"), Participant("Jonas", "blue", "novice")]
    for seat in range(2):
        players = list(bots)
        players[seat] = (MIA, Participant("Jonas", "blue"))[seat]
        session = with_players(*players)
        won = winner_of(session) == seat
        rival = players[1 - seat].name
        assert verdict(a_ui(), session) == ("You have won!" if won else f"You have lost to {rival}")


def test_with_several_people_the_winner_is_named() -> None:
    session = with_players(MIA, Participant("Jonas", "blue"))
    winner = session.players[winner_of(session)].name
    assert verdict(a_ui(), session) == f"{winner} wins!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_by_how_much(language: str) -> None:
    ui = a_ui(language=language)
    session = with_players(MIA, JONAS)
    report = ResultScene(ui, session).report
    first, second = standings(ui, session, report)
    assert first.wins
    assert first.score > second.score
    told = margin(ui, "duel", [first, second])
    assert str(first.score - second.score) in told
    assert second.name in told


def test_the_verdict_stands_above_the_graph_and_is_larger_than_anything() -> None:
    ui = a_ui()
    scene = ResultScene(ui, with_players(MIA, JONAS))
    scene.refresh()
    told, why = scene.root.find("verdict"), scene.root.find("why")
    assert isinstance(told, Label)
    assert why is not None
    curve: Widget = next(widget for widget in scene.root.walk() if isinstance(widget, ScoreCurve))
    assert told.rect.bottom <= why.rect.y < curve.rect.y
    others = [widget for widget in scene.root.walk() if isinstance(widget, Label) and widget is not told]
    assert told.style.mm > max(label.style.mm for label in others)
