"""What the inspect panel says of the things of Firestorm, in both languages."""

from __future__ import annotations

import re

import pytest

from game.core.texts import LANGUAGES
from game.firestorm import pieces
from game.firestorm.table import FirestormTable
from scenes.drawing.rich_text import plain
from scenes.games.firestorm.inspect import right_now
from scenes.games.firestorm.inspect.sections import inspection
from scenes.table.rules.glossary_links import term_ids
from tests.support.firestorm.matches import played, watching
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.views import as_table

RAW = re.compile(r"\bfirestorm\.\w|\binspect\.\w|[{}]|__")


def a_table(decisions: int = 150) -> tuple[FirestormTable, int]:
    for number, match in enumerate(played(4)):
        if number == decisions or not match.waiting():
            return match.view(0), number
    raise AssertionError


def test_every_card_can_be_read() -> None:
    for key in pieces.KEYS[: pieces.BLANK]:
        for language in LANGUAGES:
            view, _ = a_table(0)
            shown = inspection(f"face:{key}", view, watching(language=language))
            assert shown is not None, key
            assert shown.title, key
            assert shown.look is not None, key
            for _, text in shown.sections:
                assert text, key
                assert not RAW.search(plain(text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_lies_on_the_table_can_be_looked_at(language: str) -> None:
    from scenes.games.firestorm import TABLE

    view, _ = a_table()
    seen = watching(language=language)
    found = 0
    for placed in TABLE.picture(view, seen):
        if placed.inspect:
            shown = inspection(placed.inspect, view, seen)
            assert shown is not None, placed.inspect
            assert not RAW.search(plain(shown.now)), shown.now
            found += 1
    assert found > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_seats_and_piles_are_explained(language: str) -> None:
    view, _ = a_table()
    for what in [
        *(f"term:{term}" for term in term_ids("firestorm")),
        "seat:0",
        "seat:1",
        "pile:scrap:0",
        "pile:deck:1",
    ]:
        shown = inspection(what, view, watching(language=language))
        assert shown is not None, what
        assert all(not RAW.search(plain(text)) for _, text in shown.sections)


def test_cards_that_nobody_may_know_stay_unknown() -> None:
    view, _ = a_table()
    table = next(match for number, match in enumerate(played(4)) if number == 40).table
    hidden = table.own(1, table.players[1].deck)[0]
    shown = inspection(f"card:{hidden}", view, watching())
    assert shown is not None
    name = pieces.CARDS[table.faces[hidden]].name.en
    assert name not in shown.title
    assert all(name not in text for _, text in shown.sections)


SAID = {"en": "Can be played now.", "de": "Kann jetzt gespielt werden."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_hand_says_whether_it_can_be_played_and_what_there_is_to_pay(language: str) -> None:
    match = arranged({"hand": ["lft_pathfinder_scout", "gr_counter_attempt"]})
    table = table_of(seated(match, language=language))
    view, now = as_table(FirestormTable, table.view), table.watching()
    ship, answer = (card_of(match, 0, key, "hand") for key in ("lft_pathfinder_scout", "gr_counter_attempt"))
    assert SAID[language] in right_now.of_card(ship, view, now)
    assert "2 TP" in right_now.of_card(ship, view, now).splitlines()[1]
    assert SAID[language] not in right_now.of_card(answer, view, now)
