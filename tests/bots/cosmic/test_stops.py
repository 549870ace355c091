"""Where a person is not stopped in Cosmic Encounter: no reinforcement could turn the encounter."""

from __future__ import annotations

from random import Random

from game.bots.cosmic.stops import might_matter, stop_at
from game.bots.minds import Stop
from game.core.match import Match
from game.core.prompts import NONE
from game.core.table import NOBODY
from game.cosmic.events.common import PowerUsed
from game.cosmic.parts import DEFENSE, OFFENSE, Mark
from game.cosmic.pieces import ALIENS, FACES
from game.cosmic.prompts import NO_SHIPS, PlayCard, PlayReinforcement
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total
from tests.support.cosmic.matches import new_match


def reinforcing() -> Match[CosmicTable]:
    """A fight in which everybody who takes part may reinforce."""
    for seed in range(50):
        match, dice = new_match(seed, 3, {"open_call": True}), Random(seed)
        while match.waiting() and len(match.decisions) < 400:
            prompt = match.waiting()[0]
            plain = not any(power in ("spiff", "reserve") for _, power in match.table.in_play)
            if isinstance(prompt, PlayReinforcement) and plain:
                return match
            match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    raise AssertionError("nobody fights")


def lead(match: Match[CosmicTable], points: int) -> None:
    """The offense is ahead by so many points."""
    table = match.table
    offense, *others = table.at.values
    table.at.values = (offense + points - total(table, 0) + total(table, 1), *others)


def fighters(match: Match[CosmicTable], side: int) -> list[int]:
    return [seat for seat in range(3) if match.table.at.sides[seat] == side]


def test_what_all_reinforcements_cannot_turn_is_not_asked() -> None:
    match = reinforcing()
    lead(match, 100)
    for seat in range(3):
        prompt = PlayReinforcement(seat)
        assert stop_at(match.table, prompt) == Stop(NO_SHIPS)
        assert not might_matter(match.table, prompt, seat)


def test_while_it_can_be_turned_both_sides_are_asked() -> None:
    """Who is ahead, too: an ally may not want its main player to win the match."""
    match = reinforcing()
    lead(match, 1)
    public = match.view(NOBODY)
    for seat in (*fighters(match, DEFENSE), *fighters(match, OFFENSE)):
        assert stop_at(match.view(seat), PlayReinforcement(seat)) is None
        assert might_matter(public, PlayReinforcement(seat), seat)


def test_a_tie_goes_to_the_defense_so_the_offense_is_asked() -> None:
    match = reinforcing()
    lead(match, 0)
    (offense,) = [match.table.at.offense]
    assert stop_at(match.view(offense), PlayReinforcement(offense)) is None


def test_where_the_lower_total_wins_everybody_is_asked() -> None:
    match = reinforcing()
    lead(match, 100)
    at = match.table.at
    at.marks = (*at.marks, Mark("loser", 0, at.defense))
    assert all(stop_at(match.view(seat), PlayReinforcement(seat)) is None for seat in range(3))


def test_nobody_is_asked_whether_to_stop_what_they_have_just_chosen_to_do() -> None:
    """A zap in hand for a power that was used freely; one that must be used may hurt its owner."""
    match = reinforcing()
    free = next(name for name, alien in sorted(ALIENS.items()) if not alien.mandatory)
    bound = next(name for name, alien in sorted(ALIENS.items()) if alien.mandatory)
    table = match.table
    table.hands[0] = [table.hands[0][0]]
    table.faces[table.hands[0][0]] = next(n for n, face in enumerate(FACES) if face.id == "cosmic_zap")
    table.in_play = [*table.in_play, (0, free), (0, bound), (1, free)]
    asked = {
        (seat, power): stop_at(table, PlayCard(0, event=PowerUsed(seat, power)))
        for seat, power in [(0, free), (0, bound), (1, free)]
    }
    assert asked == {(0, free): Stop(NONE), (0, bound): None, (1, free): None}
