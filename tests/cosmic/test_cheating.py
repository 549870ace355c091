"""The classic flare of the Filch: its holder may cheat, and who watches may catch it."""

from __future__ import annotations

from typing import Any

from game.cosmic.cheating import Accused, QuietMoment
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import ChooseCard, ChoosePlanet, SecondEncounter, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

FLARE = "filch_classic.flare"


def quiet(alien: str = "trader", **words: Any) -> Encounter:
    """The offense holds the flare, has lost two ships, and there are both piles."""
    words = {
        "hands": [["attack_20", FLARE], ["attack_04", "attack_05"], ["attack_06"]],
        "warp": [2, 0, 0],
        "discard": ["attack_30", "attack_01"],
        "deck": ["attack_40"],
        "options": {"classic_filch": True},
        **words,
    }
    return cosmic(alien, "mind", "kamikaze", **words)


def all_do(table: Encounter, *ways: str) -> Encounter:
    for seat, way in enumerate(ways):
        table.answers(seat, QuietMoment, way)
    return table


def to_launch(table: Encounter) -> Encounter:
    return table.until(TakeShips, ChoosePlanet)


def test_unseen_the_holder_takes_the_top_card_of_the_deck() -> None:
    """Ruling 179."""
    table = all_do(quiet(), "deck", "honest", "honest")
    assert table.hand(0) == ["attack_20", "attack_40", FLARE]


def test_unseen_the_holder_takes_the_top_card_of_the_discard_pile() -> None:
    table = all_do(quiet(), "discard", "honest", "honest")
    assert table.hand(0) == ["attack_01", "attack_20", FLARE]


def test_unseen_the_holder_takes_a_ship_from_the_warp() -> None:
    table = to_launch(all_do(quiet(), "ship", "honest", "honest"))
    assert table.table.warp[0] == 0  # another one comes back in regroup


def test_caught_the_holder_gets_nothing_and_loses_a_ship() -> None:
    table = all_do(quiet(), "deck", "accuse 0", "honest")
    before = table.ships(0, home(0))
    table.answers(0, TakeShips, (home(0), 1))
    assert table.happened(Accused) == [Accused(1, 0, caught=True)]
    assert table.hand(0) == ["attack_20", FLARE]
    assert table.ships(0, home(0)) == before - 1


def test_caught_the_holder_shows_the_flare() -> None:
    table = all_do(quiet(), "deck", "accuse 0", "honest")
    card = table.card(FLARE)
    assert table.table.seen[card] == table.table.everyone


def test_an_accusation_by_two_costs_one_ship() -> None:
    table = all_do(quiet(), "deck", "accuse 0", "accuse 0").answers(0, TakeShips, (home(0, 1), 1))
    assert table.ships(0, home(0, 1)) == 3
    assert not table.happened(CardsGiven)


def test_an_honest_player_takes_a_card_from_a_false_accuser() -> None:
    table = all_do(quiet(), "honest", "accuse 0", "honest")
    assert table.happened(Accused) == [Accused(1, 0, caught=False)]
    assert [(given.giver, given.to, len(given.cards)) for given in table.happened(CardsGiven)] == [(1, 0, 1)]


def test_who_accuses_the_wrong_player_lets_the_cheat_get_away() -> None:
    table = all_do(quiet(), "deck", "accuse 2", "honest")
    assert "attack_40" in table.hand(0)
    assert [(given.giver, given.to) for given in table.happened(CardsGiven)] == [(1, 2)]


def test_nobody_else_can_cheat_and_everybody_is_asked_alike() -> None:
    table = quiet()
    assert table.refuses(1, QuietMoment, "deck").text == "refuse.cannot_cheat"
    assert table.asks(1, QuietMoment).options(table.table) == ["honest", "accuse 2", "accuse 0"]
    assert {prompt.seat for prompt in table.match.waiting()} == {0, 1, 2}


def test_there_must_be_something_to_take() -> None:
    table = quiet(warp=[0, 0, 0], discard=[])
    assert table.asks(0, QuietMoment).options(table.table)[3:] == ["deck"]


def test_the_filch_itself_cannot_cheat() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = quiet("filch")
    assert table.refuses(0, QuietMoment, "deck").text == "refuse.cannot_cheat"


def test_the_filch_without_its_power_may_cheat() -> None:
    """Ruling 44."""
    table = quiet("filch", ships={(home(0, n), 0): 0 for n in range(3)}, warp=[12, 0, 0])
    all_do(table, "deck", "honest", "honest")
    assert "attack_40" in table.hand(0)
    assert not table.happened(PowerUsed)


def test_who_was_caught_reaches_deeper_into_the_discard_pile() -> None:
    table = all_do(quiet(), "deck", "accuse 0", "honest").answers(0, TakeShips, (home(0), 1))
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").until(QuietMoment)
    assert table.table.turn == 1
    all_do(table, "discard", "honest", "honest")
    assert len(table.asks(0, ChooseCard).listed) == 4
    table.answers(0, ChooseCard, table.card("attack_30"))
    assert table.hand(0) == ["attack_30", FLARE]


def test_there_is_one_quiet_moment_in_a_turn() -> None:
    hands = [["attack_20", "attack_23"], ["attack_04", "attack_05"], ["attack_06", FLARE]]
    table = all_do(quiet(hands=hands, destiny=[1, 1]), "honest", "honest", "honest")
    to_launch(table).launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(SecondEncounter).answers(0, SecondEncounter, "encounter")
    assert not any(isinstance(prompt, QuietMoment) for prompt in table.match.waiting())


def test_nobody_is_asked_while_the_flare_lies_in_the_discard_pile() -> None:
    table = quiet(hands=[["attack_20"], ["attack_04"], []], discard=[FLARE])
    assert not any(isinstance(prompt, QuietMoment) for prompt in table.match.waiting())


def test_without_the_option_nobody_cheats() -> None:
    table = quiet(options={}, hands=[["attack_20"], ["attack_04"], []])
    assert not any(isinstance(prompt, QuietMoment) for prompt in table.match.waiting())
