"""The variant Technology (page 15)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import game
from game.core.history import Beginning
from game.core.match import Match
from game.core.refusals import WrongWord
from game.cosmic import GAME, pieces
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import PowerLost, ShipsLost, ShipsMoved, TurnBegan
from game.cosmic.events.techs import TechCompleted, TechDiscarded, TechsReshuffled
from game.cosmic.offers import OFFERS, held, usable_tech
from game.cosmic.parts import ON_TECH
from game.cosmic.phases.opening import ChooseHoard
from game.cosmic.powers import AUTOMATIC, COMPLETIONS
from game.cosmic.prompts import (
    ChooseAlien,
    ChooseCard,
    ChoosePlanet,
    PlaceShips,
    ResearchTech,
    SecondEncounter,
    TakeShips,
)
from game.cosmic.ship_prompts import ChooseShip
from tests.support.cosmic.encounters import Encounter, cosmic, home
from tests.support.cosmic.techs import completed, researched, with_techs

LARGE = {"coldsleep_ship", "omega_missile", "precursor_seed"}


def set_up(**options: Any) -> Encounter:
    """A new match up to the choice of techs."""
    options = {"technology": True, **options}
    table = Encounter(Match(GAME, GAME.set_up(3, 4, options), Beginning(3, options)))
    while isinstance(prompt := table.match.waiting()[0], ChooseAlien | ChooseHoard):
        table.answers(prompt.seat, type(prompt), prompt.options(table.table)[0])
    return table


def test_two_techs_are_dealt_to_each_player_in_secret() -> None:
    table = set_up()
    for seat in range(4):
        listed = table.asks(seat, ChooseCard).listed
        assert len(listed) == 2
        assert all(table.table.knows(other, card) == (other == seat) for other in range(4) for card in listed)


def test_one_is_kept_face_down_and_the_other_discarded_face_up() -> None:
    table = set_up()
    dealt = [table.asks(seat, ChooseCard).listed for seat in range(4)]
    for seat, (_, second) in enumerate(dealt):
        table.answers(seat, ChooseCard, second)
    assert [[tech.card for tech in techs] for techs in table.table.techs] == [[second] for _, second in dealt]
    assert list(table.table.tech_discard) == [first for first, _ in dealt]
    for seat, (first, second) in enumerate(dealt):
        assert all(table.table.knows(other, first) for other in range(4))
        assert [table.table.knows(other, second) for other in range(4)] == [seat == n for n in range(4)]


def test_techs_are_no_part_of_the_hand() -> None:
    table = set_up()
    for seat in range(4):
        table.answers(seat, ChooseCard, table.asks(seat, ChooseCard).listed[0])
    assert all(len(hand) == 8 for hand in table.table.hands)
    assert not table.table.of_type([card for hand in table.table.hands for card in hand], pieces.TECH)


def test_with_four_planets_techs_with_a_research_number_of_eight_or_more_are_removed() -> None:
    table = set_up(four_planets=True).table
    deck = [*table.tech_deck, *table.aside]
    assert len(deck) == 17
    assert {table.id_of(card) for card in deck} == set(pieces.TECHS) - LARGE


def test_without_the_variant_there_are_no_techs() -> None:
    table = GAME.set_up(3, 4, {})
    assert not table.tech_deck
    assert all(card in table.box for card in pieces.cards_of(pieces.TECH))


def everybody() -> dict[int, list[dict[str, Any]]]:
    return {
        seat: [{"tech": tech}] for seat, tech in enumerate(("omega_missile", "coldsleep_ship", "the_qax"))
    }


def test_in_every_regroup_phase_each_player_may_research_before_a_ship_is_retrieved() -> None:
    table = with_techs(everybody(), warp=[1, 0, 0])
    for seat in (0, 1, 2):
        table.answers(seat, ResearchTech, f"research {table.table.techs[seat][0].card}")
        assert table.table.warp[0] == 1
        table.answers(seat, TakeShips, (home(seat, 4), 1))
    assert [techs[0].ships for techs in table.table.techs] == [1, 1, 1]
    assert [(event.seat, event.source) for event in table.happened(ShipsMoved)] == [
        (seat, home(seat, 4)) for seat in range(3)
    ]


def test_by_the_german_rules_only_the_offense_researches() -> None:
    """Ruling 169."""
    table = with_techs(everybody(), options={"technology": True, "german": True})
    table.answers(0, ResearchTech, "nothing").until(ChoosePlanet)
    assert not table.was_asked(1, ResearchTech)
    assert not table.was_asked(2, ResearchTech)


def test_one_tech_for_each_player_in_a_regroup_phase() -> None:
    """Ruling 153."""
    table = with_techs({0: [{"tech": "omega_missile"}, {"tech": "the_qax"}]})
    first, second = (tech.card for tech in table.table.techs[0])
    ways = table.asks(0, ResearchTech).options(table.table)
    assert ways == [
        "nothing", f"research {first}", f"complete {first}", f"research {second}", f"complete {second}",
    ]  # fmt: skip
    table.answers(0, ResearchTech, f"research {second}").answers(0, TakeShips, (home(0), 1))
    assert not table.is_asked(0, ResearchTech)
    assert [tech.ships for tech in table.table.techs[0]] == [0, 1]


def test_a_completed_tech_needs_no_more_research() -> None:
    table = completed(0, "the_qax").until(ChoosePlanet)
    assert not table.was_asked(0, ResearchTech)


def test_with_ships_enough_a_tech_is_completed_and_stays_in_play() -> None:
    table = researched(0, "plasma_thrusters", 6)
    card = table.tech("plasma_thrusters")
    table.answers(0, ResearchTech, f"complete {card}").answers(0, PlaceShips, (home(0, 3), 4))
    table.answers(0, PlaceShips, (home(0, 4), 2))
    assert table.happened(TechCompleted) == [TechCompleted(0, card)]
    assert all(table.table.knows(seat, card) for seat in range(3))
    assert table.table.techs[0][0].completed
    assert (table.ships(0, home(0, 3)), table.ships(0, home(0, 4))) == (8, 6)


def enough(tech: str) -> int:
    """The research number; one ship for an X, which any number may research."""
    return pieces.TECHS[tech].research or 1


def turned_up(tech: str, ships: int) -> Encounter:
    """A tech with so many ships is turned up, complete or not."""
    table = researched(0, tech, ships).until(ResearchTech)
    return table.answers(0, ResearchTech, f"complete {table.tech(tech)}")


@pytest.mark.parametrize("tech", pieces.TECHS)
def test_every_tech_with_ships_enough_is_completed(tech: str) -> None:
    """Page 15: equal to or greater than the research number; a tech is never abandoned then."""
    table = turned_up(tech, enough(tech))
    assert table.happened(TechCompleted) == [TechCompleted(0, table.tech(tech))]
    assert not table.happened(TechDiscarded)
    assert table.table.tech(0, table.tech(tech)).completed


@pytest.mark.parametrize("tech", pieces.TECHS)
def test_every_tech_with_too_few_ships_is_abandoned(tech: str) -> None:
    """Ruling 154."""
    table = turned_up(tech, enough(tech) - 1)
    assert not table.happened(TechCompleted)
    while table.is_asked(0, PlaceShips):
        table.answers(0, PlaceShips, table.asks(0, PlaceShips).options(table.table)[0])
    assert table.happened(TechDiscarded) == [TechDiscarded(0, table.tech(tech))]


@pytest.mark.parametrize("tech", [name for name, row in pieces.TECHS.items() if row.hidden_until_used])
def test_what_works_only_with_its_ships_on_it_keeps_them_until_it_is_used(tech: str) -> None:
    """Page 15, ruling 173: a completed tech remains in play and may now be used."""
    table = turned_up(tech, 4)
    card = table.tech(tech)
    assert table.table.tech(0, card).ships == 4
    assert usable_tech(table.table, 0, table.table.tech(0, card))


def test_with_too_few_ships_it_is_abandoned() -> None:
    """Ruling 154."""
    table = researched(0, "plasma_thrusters", 5)
    card = table.tech("plasma_thrusters")
    table.answers(0, ResearchTech, f"complete {card}").answers(0, PlaceShips, (home(0, 4), 5))
    assert table.happened(TechDiscarded) == [TechDiscarded(0, card)]
    assert table.table.techs[0] == ()
    assert list(table.table.tech_discard) == [card]
    assert table.ships(0, home(0, 4)) == 9


@pytest.mark.parametrize("ships", [5, 6])
def test_researching_ships_without_a_colony_to_return_to_go_to_the_warp(ships: int) -> None:
    nowhere = {(home(2, n), 2): 0 for n in range(5)}
    table = researched(2, "plasma_thrusters", ships, ships=nowhere)
    table.answers(2, ResearchTech, f"complete {table.tech('plasma_thrusters')}")
    assert [(event.seat, event.ships, event.why) for event in table.happened(ShipsLost)] == [
        (2, ships, "no_colony")
    ]


def won(**words: Any) -> Encounter:
    """The first encounter of a turn is won."""
    words = {"hands": [["attack_20"], ["attack_04"], []], "options": {"technology": True}, **words}
    table = cosmic(**words).launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    return table.until(SecondEncounter)


def test_instead_of_a_second_encounter_a_new_tech_may_be_kept_and_the_turn_ends() -> None:
    table = won(ships={(home(2), 0): 2}).answers(0, SecondEncounter, "new_tech")
    listed = table.asks(0, ChooseCard).listed
    assert len(listed) == table.table.foreign_colonies(0) + 1 == 3
    table.forget().answers(0, ChooseCard, listed[1])
    assert [tech.card for tech in table.table.techs[0]] == [listed[1]]
    assert list(table.table.tech_discard) == [listed[0], listed[2]]
    assert not table.table.knows(1, listed[1])
    assert table.happened(TurnBegan) == [TurnBegan(1)]


def test_any_number_of_techs_may_lie_face_down() -> None:
    table = won(techs=[[{"tech": "omega_missile"}, {"tech": "the_qax"}], [], []])
    table.answers(0, SecondEncounter, "new_tech")
    table.answers(0, ChooseCard, table.asks(0, ChooseCard).listed[0])
    assert len(table.table.techs[0]) == 3


def test_without_the_variant_there_is_nothing_but_an_encounter() -> None:
    assert won(options={}).asks(0, SecondEncounter).choices == ("encounter", "end_turn")


def test_after_a_defeat_there_is_no_new_tech() -> None:
    table = cosmic(hands=[["attack_04"], ["attack_20"], []], options={"technology": True})
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(0, SecondEncounter)


def test_a_tech_deck_that_runs_out_is_made_anew_from_the_discarded_techs() -> None:
    """One tech is left, one is abandoned now, and two are to be looked at."""
    names = list(pieces.TECHS)[1:]
    hands = [["attack_20"], ["attack_04"], []]
    table = with_techs({2: [{"tech": name} for name in names]}, hands=hands).until(ResearchTech)
    abandoned = table.table.techs[2][0].card
    table.answers(2, ResearchTech, f"complete {abandoned}").launches(1, home(1)).nobody_allies()
    table.both_play("attack_20", "attack_04").until(SecondEncounter).answers(0, SecondEncounter, "new_tech")
    assert table.happened(TechsReshuffled) == [TechsReshuffled()]
    assert set(table.names(table.asks(0, ChooseCard).listed)) == {"coldsleep_ship", names[0]}
    assert not table.table.tech_deck


def test_researching_ships_are_no_colony() -> None:
    """The third home colony goes to research, and the power with it."""
    ships = {(home(0, n), 0): 0 for n in range(2)} | {(home(0, 2), 0): 1}
    table = with_techs({0: [{"tech": "omega_missile"}]}, ships=ships)
    table.answers(0, ResearchTech, f"research {table.tech('omega_missile')}")
    table.answers(0, TakeShips, (home(0, 2), 1))
    assert table.happened(PowerLost) == [PowerLost(0)]
    assert table.table.foreign_colonies(0) == 0


def test_researching_ships_cannot_take_part_in_encounters() -> None:
    table = researched(0, "omega_missile", 4).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    places = {place for place, _ in table.asks(0, TakeShips).options(table.table)}
    assert places == set(table.table.colonies(0))
    assert ON_TECH + table.tech("omega_missile") not in places


def bargain() -> Encounter:
    """Both main players play a negotiate; the offense has ships on a tech."""
    hands = [["negotiate", "attack_06"], ["negotiate"], []]
    table = researched(0, "omega_missile", 4, hands=hands).launches(1, home(1)).nobody_allies()
    return table.both_play("negotiate", "negotiate").until(MakeDeal)


def test_techs_cannot_be_part_of_a_deal() -> None:
    """Ruling 36."""
    table = bargain()
    given = [value for word, value in table.asks(0, MakeDeal).options(table.table) if word == "give"]
    assert given == [table.held(0, "attack_06")]


def test_researching_ships_cannot_settle_in_a_deal() -> None:
    """Ruling 35."""
    table = bargain().answers(0, MakeDeal, ("settle", home(1, 3))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1))
    assert ON_TECH + table.tech("omega_missile") not in table.asks(0, TakeShips).places


def test_researching_ships_cannot_pay_for_a_failed_deal() -> None:
    table = bargain().answers(0, MakeDeal, ("break_off", -1)).until(TakeShips)
    assert ON_TECH + table.tech("omega_missile") not in table.asks(0, TakeShips).places


def test_researching_ships_can_be_lost_to_the_shadow() -> None:
    table = researched(1, "omega_missile", 2, "trader", "mind", "shadow").until(ChooseShip)
    table.answers(2, ChooseShip, ON_TECH + table.tech("omega_missile"))
    assert table.table.techs[1][0].ships == 1
    assert table.table.warp[1] == 1


@pytest.mark.parametrize(
    "row",
    [
        {"tech": "the_prometheus", "at": 15},
        {"tech": "lunar_cannon", "at": 3},
        {"tech": "lunar_cannon", "at": [3, 3]},
        {"tech": "the_qax", "at": 0},
    ],
)
def test_a_scenario_has_tokens_only_where_they_can_stand(row: dict[str, Any]) -> None:
    with pytest.raises(WrongWord, match="no token"):
        with_techs({0: [row]})


@pytest.mark.parametrize("tech", pieces.TECHS)
def test_every_tech_does_something_and_is_tested(tech: str) -> None:
    offers = [*OFFERS.values(), *AUTOMATIC.values()]
    assert tech in COMPLETIONS or any(tech in waiting for waiting in offers)
    assert (Path(__file__).parent / "techs" / f"test_{tech}.py").is_file()


def test_hands_are_not_looked_at_again_while_all_hold_the_same_cards() -> None:
    """Neither at the table nor at its twin, with techs or without."""
    for seed, technology in ((1, False), (2, True)):
        match = game.new_match("cosmic", seed, seats=3, options={"technology": technology})
        known = held(match.play)
        assert held(match.play) is known
        assert held(match.clone().play) is known
