"""The deal in words and numbers: one sentence, and what everybody has before and after it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.core.texts import LANGUAGES, catalogue
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.deal_desk import terms
from tests.support.cosmic.deal_desks import (
    at_the_desk,
    deal_sentence,
    give,
    view_of,
    words_of,
)
from tests.support.screen.seated import table_of
from tests.support.screen.views import as_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_deal_is_one_sentence(language: str) -> None:
    desk = at_the_desk(language=language)
    say = catalogue(language).say
    assert deal_sentence(desk) == say("desk.empty")
    card = give(desk, "give")
    give(desk, "want")
    table = table_of(desk)
    name = table.table.piece(f"card:{card}", table.view, table.watching())[1]
    said = deal_sentence(desk)
    assert name in said
    assert say("desk.random", count=1) in said
    assert said.count(".") - name.count(".") == 1
    assert "{" not in said


def test_a_card_that_one_does_not_know_is_not_named() -> None:
    desk = at_the_desk()
    card = give(desk, "give")
    table = table_of(desk)
    other = view_of(desk).at.opponent(table.seat)
    view = as_table(CosmicTable, table.session.view(other))
    side = terms.near_side(view, table.seat)
    hidden = terms.things(table.ui, view, terms.deal_of(view).gives[side], table.watching())
    assert hidden == table.ui.say("desk.a_card")
    known = table.table.piece(f"card:{card}", table.view, table.watching())[1]
    offer = terms.deal_of(view_of(desk)).gives[side]
    assert plain(terms.things(table.ui, view_of(desk), offer, table.watching())) == known


def test_before_and_after_count_cards_and_foreign_colonies() -> None:
    desk = at_the_desk()
    give(desk, "give")
    give(desk, "want")
    give(desk, "want")
    view = view_of(desk)
    side = terms.near_side(view, table_of(desk).seat)
    before, after = terms.standings(view, side)
    assert after.cards == before.cards + 1
    theirs = terms.standings(view, 1 - side)
    assert theirs[1].cards == theirs[0].cards - 1
    assert after.colonies == before.colonies


def test_a_colony_that_is_granted_counts_for_who_gets_it() -> None:
    desk = at_the_desk()
    word = "grant" if "grant" in words_of(desk) else "settle"
    planet = give(desk, word)
    view = view_of(desk)
    side = terms.near_side(view, table_of(desk).seat)
    getter = 1 - side if word == "grant" else side
    before, after = terms.standings(view, getter)
    assert after.colonies - before.colonies == (view.planets[planet].home != view.at.main(getter))


def test_what_the_desk_promises_is_what_the_rules_do() -> None:
    """A deal about cards, accepted by the other side, leaves both with the cards that the desk told."""
    desk = at_the_desk()
    give(desk, "give")
    give(desk, "want")
    table = table_of(desk)
    match: Match[CosmicTable] = table.session.match
    mains = match.table.at.mains
    promised = {mains[side]: terms.standings(view_of(desk), side)[1].cards for side in (0, 1)}
    match.answer(table.seat, ("propose", -1))
    match.answer(match.waiting()[0].seat, ("accept", -1))
    assert {seat: len(match.table.hands[seat]) for seat in mains} == promised


def test_what_the_zombie_frees_stands_in_the_sentence() -> None:
    desk = at_the_desk()
    table = table_of(desk)
    deal = terms.deal_of(view_of(desk))
    offer = replace(deal.gives[0], freed=True)
    said = terms.things(table.ui, view_of(desk), offer, table.watching())
    assert table.ui.say("desk.freed") in said
