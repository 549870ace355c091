"""Who sits at the deal desk with which mood, and who looks on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.texts import LANGUAGES, catalogue
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.deal_desk import terms
from scenes.session.session import Session
from tests.support.cosmic.deal_desks import (
    at_the_desk,
    give,
    offered_to_a_bot,
    sitters,
    view_of,
)
from tests.support.cosmic.questions import first, players
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.seated import table_of


def test_the_desk_is_seen_while_a_bot_thinks_about_the_deal() -> None:
    session, seat, other = offered_to_a_bot()
    desk = sit_down(session, "mouse")
    table = table_of(desk)
    assert table.builder is None
    assert desk.find("desk") is not None
    said = plain(terms.state(table.ui, view_of(desk), table.watching()))
    assert table.look().name_of(other) in said
    assert [sitter.said for sitter in sitters(desk)] == [
        table.look().name_of(seat),
        table.look().name_of(other),
    ]
    assert audit(desk.top, desk.ui, prints=False) == []


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_everybody_at_the_table_sees_the_deal_of_others(language: str) -> None:
    session, seat, other = offered_to_a_bot()
    third = next(one for one in range(session.match.table.seats) if one not in (seat, other))
    session = Session(session.match, players(session.match.table.seats, third))
    desk = sit_down(session, "mouse", language)
    assert desk.find("desk") is not None
    assert desk.find("desk.want") is None
    assert audit(desk.top, desk.ui, prints=False) == []


def test_no_desk_is_left_when_there_is_nothing_to_deal_about() -> None:
    desk = at_the_desk()
    give(desk, "break_off")
    desk.wait(2000)
    assert desk.find("desk") is None


def test_a_bot_has_a_mood_and_a_word_a_person_has_neither() -> None:
    desk = at_the_desk()
    own, other = sitters(desk)
    assert own.mood == 0
    assert other.mood == 3
    assert desk.find("desk.bubble") is not None
    one = first("MakeDeal", "place")
    both = sit_down(one.session(one.seat, one.match().table.at.opponent(one.seat)), "mouse")
    Robot(both, "mouse", 1).open_curtain()
    both.wait(100)
    assert [sitter.mood for sitter in sitters(both)] == [0, 0]
    assert both.find("desk.bubble") is None


def test_the_more_a_bot_is_given_the_better_its_mood() -> None:
    one = first("MakeDeal", "place")
    match = one.match()
    company = players(match.table.seats, one.seat)
    company = [replace(player, kind="novice") if player.kind == "random" else player for player in company]
    desk = sit_down(Session(match, company), "mouse")
    for _ in range(4):
        give(desk, "want")
    sour = sitters(desk)[1].mood
    assert sour < terms.CURIOUS
    for _ in range(4):
        give(desk, "back_random")
    give(desk, "give")
    give(desk, "give")
    assert sitters(desk)[1].mood > terms.CURIOUS


def test_a_mood_is_told_in_words_too() -> None:
    for language in LANGUAGES:
        said = [catalogue(language).say(f"desk.mood.{mood}") for mood in range(1, terms.MOODS + 1)]
        assert len(set(said)) == terms.MOODS
