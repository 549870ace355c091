"""What happens in Cosmic Encounter is shown: ships fly from where they were, the reveal counts up."""

from __future__ import annotations

from game.cosmic.events.common import ShipsCommitted
from game.cosmic.events.encounter import CardsRevealed
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.looks import BackLook, EquationLook, FleetLook
from scenes.session.session import Step
from scenes.table.stage.piece import PlacedPiece
from tests.support.cosmic.matches import played, session_of, watching
from tests.support.screen.shown_steps import shown_rightly
from tests.support.screen.views import as_table


def steps_of(seed: int, kind: type, most: int = 300) -> list[Step]:
    """What happened in a match, each event with the table after it, as far as one of a kind is among it."""
    for match in played(seed, most=most):
        prompt = match.waiting()[0]
        steps = session_of(match.clone()).answer(prompt.seat, prompt.likely(match.view(prompt.seat))[-1])
        if any(isinstance(step.event, kind) for step in steps):
            return steps
    raise AssertionError(f"no {kind.__name__}")


def test_ships_fly_from_their_colony_and_land_where_the_rules_have_put_them() -> None:
    steps = steps_of(1, ShipsCommitted)
    step = next(step for step in steps if isinstance(step.event, ShipsCommitted))
    event = step.event
    assert isinstance(event, ShipsCommitted)
    picture = TABLE.picture(as_table(CosmicTable, step.table), watching())
    beats = TABLE.beats(event, as_table(CosmicTable, step.table), picture, watching())
    flying = next(placed for placed in beats[0].picture if placed.id == f"flight:{event.seat}")
    goal = next(placed for placed in picture if placed.id == f"ships:{event.seat}:{event.to}")
    assert flying.source == f"ships:{event.seat}:{event.source}"
    assert (flying.x, flying.y) == (goal.x, goal.y)
    assert isinstance(flying.look, FleetLook)
    assert flying.look.count == event.ships
    assert beats[-1].picture == picture


def a_comparison() -> tuple[Step, list[PlacedPiece]]:
    """Two attacks are revealed, and the picture of it."""
    for seed in range(30):
        step = next(step for step in steps_of(seed, CardsRevealed) if isinstance(step.event, CardsRevealed))
        picture = TABLE.picture(as_table(CosmicTable, step.table), watching())
        if any(isinstance(placed.look, EquationLook) for placed in picture):
            return step, picture
    raise AssertionError("no two attacks met")


def test_a_reveal_counts_down_turns_the_cards_and_counts_the_totals_up() -> None:
    step, picture = a_comparison()
    beats = TABLE.beats(step.event, as_table(CosmicTable, step.table), picture, watching())
    assert [beat.effects.tick for beat in beats[:3]] == [3, 2, 1]
    cards = {f"card:{card}" for card in as_table(CosmicTable, step.table).at.cards}
    shut = {placed.id for placed in beats[0].picture if isinstance(placed.look, BackLook)}
    assert shut >= cards
    strips = [
        placed.look for beat in beats for placed in beat.picture if isinstance(placed.look, EquationLook)
    ]
    assert [look.terms for look in strips[:-1]] == list(range(1, len(strips)))
    assert strips[-1].terms >= max(len(side.terms) for side in (strips[-1].offense, strips[-1].defense))
    assert beats[-1].picture == picture


def test_whatever_happens_the_last_picture_of_it_is_the_true_one() -> None:
    steps: list[Step] = []
    for match in played(5, most=120):
        prompt = match.waiting()[0]
        steps += session_of(match.clone()).answer(prompt.seat, prompt.likely(match.view(prompt.seat))[-1])
    assert len(steps) > 200
    assert shown_rightly(TABLE, steps, watching())
