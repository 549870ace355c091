"""Gluon Mines: ships of the offense's side go to the warp before the cards are revealed."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.common import ShipsLost
from game.cosmic.events.encounter import CardsRevealed
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import (
    AddSuper,
    ChooseEncounterCard,
    ChooseNumber,
    ChooseOne,
    MayChooseSeat,
    PlaceShips,
    PlayCard,
    ResearchTech,
    TakeReward,
)
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import researched, was_offered

TECH = "gluon_mines"


def mined(mines: int, ships: int, *aliens: str, seat: int = 1, **words: object) -> Encounter:
    """The offense has sent so many ships; cards are selected."""
    table = researched(seat, TECH, mines, *aliens, **words)
    table.launches(ships, home(1, 4)).nobody_allies()
    return table.both_play("attack_20", "attack_08")


def test_with_a_mine_for_each_ship_the_defense_wins_at_once() -> None:
    """Ruling 106: the cards are not compared; they are discarded face up."""
    table = mined(3, 3).plays(1, TECH)
    table.rest()
    assert table.winner == DEFENSE
    assert table.totals == []
    assert not table.happened(CardsRevealed)
    assert table.table.warp[0] == 3
    assert table.names(table.table.discard) == ["attack_20", "attack_08"]
    assert {table.table.seen[card] for card in table.table.discard} == {table.table.everyone}


def test_with_fewer_mines_the_encounter_goes_on() -> None:
    table = mined(2, 4).plays(1, TECH).answers(1, MayChooseSeat, 0).answers(1, MayChooseSeat, 0)
    assert table.table.gate[0] == 2
    table.answers(1, PlaceShips, (home(1), 2)).rest()
    assert table.totals == [22, 12]


def test_the_owner_may_leave_mines_unused() -> None:
    table = mined(2, 4).plays(1, TECH).answers(1, MayChooseSeat, 0).answers(1, MayChooseSeat, NONE)
    assert table.table.gate[0] == 3


def test_the_owner_chooses_between_the_offense_and_its_allies() -> None:
    table = researched(1, TECH, 2).launches(2, home(1, 4)).invites(2).invites().joins_offense(2, 2)
    table.both_play("attack_20", "attack_08").plays(1, TECH)
    table.answers(1, MayChooseSeat, 2).answers(1, MayChooseSeat, 0)
    assert table.table.gate == [1, 0, 1]


def test_the_researching_ships_return_to_colonies() -> None:
    table = mined(3, 3).plays(1, TECH).until(TakeReward, ChooseEncounterCard, PlayCard)
    assert table.table.techs[1] == ()
    assert sum(planet.ships[1] for planet in table.table.planets) == 20


def test_the_zombie_comes_home_and_has_lost() -> None:
    table = mined(3, 3, "zombie").plays(1, TECH).rest()
    assert table.winner == DEFENSE
    assert not [event for event in table.happened(ShipsLost) if event.seat == 0]


def test_only_the_defense_may_use_them() -> None:
    for seat in (0, 2):
        assert not was_offered(mined(3, 3, seat=seat).rest(), seat)


def test_without_a_ship_on_them_there_are_no_mines() -> None:
    assert not was_offered(mined(0, 3).rest(), 1)


def test_offense_amoeba_pulls_out_before_the_mines() -> None:
    """Ruling 107: the offense is first."""
    table = mined(3, 3, "amoeba")
    assert not table.is_asked(1, PlayCard)
    table.uses(0).answers(0, ChooseOne, "amoeba_withdraw").answers(0, ChooseNumber, 2)
    table.answers(0, PlaceShips, (home(0), 2)).plays(1, TECH).rest()
    assert table.table.warp[0] == 1


def test_allied_amoeba_pulls_out_after_the_mines() -> None:
    """Ruling 107: the defense comes before an ally, whether it is a tech or a power."""
    hands = [["attack_20"], ["attack_08"], ["amoeba.flare"]]
    table = researched(1, TECH, 1, "fido", "mind", "amoeba", hands=hands).launches(1, home(1, 4))
    table.invites(2).invites().joins_offense(2, 2).both_play("attack_20", "attack_08")
    assert not table.is_asked(2, AddSuper)
    table.plays(1, TECH).answers(1, MayChooseSeat, 2).until(AddSuper)
    assert table.table.gate == [1, 0, 1]
    assert table.table.warp[2] == 1


def test_completed_mines_keep_their_ships_and_may_be_used_by_a_later_defense() -> None:
    """Page 15: with ships enough, an X with any, the tech is completed."""
    table = researched(1, TECH, 3).until(ResearchTech)
    table.answers(1, ResearchTech, f"complete {table.tech(TECH)}").launches(3, home(1, 4)).nobody_allies()
    table.both_play("attack_20", "attack_08").plays(1, TECH).rest()
    assert table.winner == DEFENSE
    assert table.table.warp[0] == 3
    assert sum(table.ships(1, home(1, n)) for n in range(5)) == 20
