"""Force Field: allies are sent home before cards are selected."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.parts import DEFENSE, NEITHER, OFFENSE
from game.cosmic.prompts import ChooseEncounterCard, ChooseSeat, MayChooseSeat, PlaceShips, PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_04"], ["attack_20"], [], [], ["force_field"]]


def allied(**words: object) -> Encounter:
    """Seat 2 is an ally of the offense with three ships, seat 3 of the defense with two."""
    table = cosmic("human", "mind", "amoeba", "fido", "kamikaze", **{"hands": HANDS, **words})
    table.launches(1, home(1)).invites(2).skip_cards().invites(3)
    return table.joins_offense(2, 3).joins_defense(3, 2).skip_cards(PlayCard)


def test_some_allies_of_either_side_are_sent_home() -> None:
    table = allied().plays(4, "force_field").answers(4, ChooseSeat, 3)
    table.answers(3, PlaceShips, (home(3, 2), 2))
    assert table.asks(4, MayChooseSeat).listed == (2,)
    table.answers(4, MayChooseSeat, NONE)
    assert table.table.at.sides == (OFFENSE, DEFENSE, OFFENSE, NEITHER, NEITHER)
    assert table.table.beside == [0, 0, 0, 0, 0]
    assert table.table.gate == [1, 0, 3, 0, 0]
    assert table.names(table.table.discard) == ["force_field"]


def test_all_allies_may_be_sent_home() -> None:
    table = allied().plays(4, "force_field").answers(4, ChooseSeat, 3).until(MayChooseSeat)
    table.answers(4, MayChooseSeat, 2).until(ChooseEncounterCard)
    assert table.table.gate == [1, 0, 0, 0, 0]
    assert table.table.at.allies(OFFENSE) == table.table.at.allies(DEFENSE) == []


def test_a_single_ally_needs_no_question() -> None:
    table = cosmic("human", "mind", "amoeba", hands=[["attack_04"], ["attack_20", "force_field"], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 3).skip_cards(PlayCard)
    table.plays(1, "force_field").until(ChooseEncounterCard)
    assert not table.was_asked(1, ChooseSeat)
    assert not table.was_asked(1, MayChooseSeat)
    assert table.table.gate == [1, 0, 0]
    assert table.table.at.sides[2] == NEITHER


def test_those_sent_home_do_not_count() -> None:
    table = allied().plays(4, "force_field").answers(4, ChooseSeat, 3).until(MayChooseSeat)
    table.answers(4, MayChooseSeat, NONE).both_play("attack_04", "attack_20").rest()
    assert table.totals == [4 + 1 + 3 + 4, 20 + 4]
    assert table.hand(3) == []  # and they get no rewards


def test_without_allies_it_cannot_be_played() -> None:
    table = cosmic("human", "mind", "amoeba", hands=[["attack_04"], ["attack_20", "force_field"], []])
    table.launches(1, home(1)).nobody_allies().skip_cards(PlayCard)
    assert table.is_asked(1, ChooseEncounterCard)


def test_zapped_all_allies_stay() -> None:
    table = allied(hands=[["attack_04", "card_zap"], *HANDS[1:]]).plays(4, "force_field")
    table.plays(0, "card_zap").skip_cards(ChooseEncounterCard)
    assert table.table.gate == [1, 0, 3, 0, 0]
    assert table.table.beside == [0, 0, 0, 2, 0]
