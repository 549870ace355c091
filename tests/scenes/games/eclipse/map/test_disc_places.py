"""Where a disc in hand may go: only places glow that are allowed once it has left its sector."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import Match
from game.eclipse.prompts import ChooseTrack, Influence, PlaceDisc
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of
from scenes.games.eclipse.map.flights import next_places
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.scene import TableScene
from tests.support.eclipse.matches import played
from tests.support.eclipse.places import NORTH, OPEN_CENTER, Row
from tests.support.eclipse.seated import SPECIES, give, seated, table_of
from tests.support.screen.hands import Mouse, Stuck
from tests.support.screen.views import as_table

HOME: Row = {"id": "223", "disc": None, "ships": []}
LONELY = {"species": SPECIES, "sectors": [HOME, {**NORTH, "disc": 0, "cubes": []}, OPEN_CENTER]}


def allowed(match: Match[EclipseTable], seat: int, source: int) -> list[str]:
    """The sectors that the rules offer for a disc that has really been lifted."""
    twin, before = match.clone(), match.table.own(seat)
    twin.answer(seat, f"from {source}")
    while isinstance(prompt := twin.asked_of(seat), ChooseTrack):
        twin.answer(seat, prompt.options(twin.table)[0])
    if not isinstance(prompt, PlaceDisc):
        return [f"sector:{place}" for place in twin.table.own(seat) if place not in before]  # the only one
    places = [numbers_of(said)[0] for said in prompt.options(twin.table)]
    return sorted(f"sector:{place}" for place in places if place >= 0)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_glows_for_a_disc_is_what_the_rules_allow_after_the_lift(seed: int) -> None:
    """The disc that is moved cannot serve as its own connection (ruling 42)."""
    compared = 0
    for match in played(seed, 2 + seed):
        prompts = [prompt for prompt in match.waiting() if isinstance(prompt, Influence)]
        if not prompts:
            continue
        view = match.view(prompts[0].seat)
        for said in prompts[0].options(view):
            if verb_of(said) != "from":
                continue
            source = numbers_of(said)[0]
            glowing = next_places(f"disc:{source}", AnswerBuilder(prompts[0], view), view)
            assert sorted(glowing) == allowed(match, prompts[0].seat, source)
            compared += 1
    assert compared > 30


def number_of(table: TableScene, sector: str) -> int:
    view = as_table(EclipseTable, table.view)
    return next(number for number in range(len(view.map)) if view.face(number).id == sector)


def test_the_only_disc_cannot_be_dragged_to_a_sector_that_only_it_reaches() -> None:
    """It stays where it is, and so do sector and question."""
    desk = seated(LONELY)
    give(desk, "influence")
    table = table_of(desk)
    north, center = number_of(table, "107"), number_of(table, "001")
    assert table.board
    assert f"sector:{center}" in table.board.targets("disc:-1")  # from the track it is legal
    assert not table.board.targets(f"disc:{north}")
    disc = table.root.find(f"disc:{north}")
    with pytest.raises(Stuck, match="does not light up"):
        Mouse(desk, Random(1)).carry(disc, f"sector:{center}")
    desk.wait(1000)
    assert as_table(EclipseTable, table.view).map[north].disc == 0
    assert isinstance(table.session.prompt(0), Influence)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_tapped_disc_tells_what_is_given_up_before_it_is_lifted(language: str) -> None:
    desk = seated(LONELY, language=language)
    give(desk, "influence")
    table = table_of(desk)
    disc = table.root.find(f"disc:{number_of(table, '107')}")
    Mouse(desk, Random(1)).press(disc)
    desk.wait(200)
    told = next(widget for widget in table.root.walk() if isinstance(widget, ActionCorner))
    words = " ".join(widget.name for widget in told.walk())
    assert "107" in words
    assert ("back to the track" if language == "en" else "auf die Leiste zurück") in words
