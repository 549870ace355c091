"""The choice of a species: every free one is there with what is special about it, for any hands."""

from __future__ import annotations

import pytest

from game.core.texts import printed
from scenes.games.eclipse.trays.species import SpeciesCard
from scenes.session.session import Session
from tests.support.eclipse.matches import new_match, session_of
from tests.support.eclipse.seated import give, handle_of, said, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.robot import sit_down


def builder(seats: int, seed: int = 1) -> Session:
    """The person is to choose among all species; whoever chooses before takes the first one."""
    session = session_of(new_match(seed, seats))
    while session.match.waiting()[0].seat:
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, prompt.options(session.match.table)[0])
    return session


def desk_for(hands: str = "mouse", language: str = "en", size: tuple[int, int] = (0, 0)) -> Desk:
    desk = sit_down(builder(4), hands, language, size)
    desk.wait(100)
    return desk


def shown(desk: Desk) -> list[SpeciesCard]:
    return [widget for widget in table_of(desk).root.walk() if isinstance(widget, SpeciesCard)]


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_species_is_chosen_with_any_hands(hands: str) -> None:
    desk = desk_for(hands)
    give(desk, "planta", hands)
    assert said(desk) == "planta"
    assert table_of(desk).session.match.table.players[0].species == "planta"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_free_species_tells_what_is_special_about_it(language: str) -> None:
    desk = desk_for(language=language)
    free = table_of(desk).session.match.waiting()[0].options(table_of(desk).view)
    assert [card.key for card in shown(desk)] == [f"species:{species}" for species in free]
    for card, species in zip(shown(desk), free, strict=True):
        assert card.special == printed("eclipse", "species", species, language).says["text"]


def test_the_first_press_lays_it_ready_and_shows_which() -> None:
    desk = desk_for()
    card = next(card for card in shown(desk) if card.key == "species:planta")
    card.act("press")
    desk.wait(50)
    assert [card.key for card in shown(desk) if card.chosen] == ["species:planta"]
    chosen = table_of(desk).builder
    assert chosen is not None
    assert chosen.chosen == handle_of(desk, "planta")


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_stay_on_the_map_side_by_side(size: tuple[int, int]) -> None:
    desk = desk_for(size=size, language="de")
    area = table_of(desk).watching().area
    rects = [card.rect for card in shown(desk)]
    assert all(area.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one in rects for other in rects if one is not other)
