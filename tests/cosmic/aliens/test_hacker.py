"""Hacker: it chooses the cards when compensation is paid, to it or by it."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import (
    AddSuper,
    CardFromHand,
    ChooseCard,
    ChooseSeat,
    MayChooseCard,
    PlayCard,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

RICH = ["attack_01", "attack_40", "mobius_tubes"]
SMALL = {(home(1), 1): 2, (home(1, 1), 1): 6}  # two ships on the planet that is attacked


def owed(*more: str, hacker: str = "hacker", **words: object) -> Encounter:
    """The Hacker defends two ships with a negotiate and loses them."""
    words = {
        "hands": [["attack_20", *RICH], ["negotiate", *more], ["morph", "attack_30", "attack_06"]],
        **words,
    }
    table = cosmic("trader", hacker, "mind", ships=SMALL, **words)
    return table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate")


def picks(table: Encounter, seat: int, victim: int, *names: str) -> Encounter:
    for name in names:
        table.answers(seat, ChooseCard, table.held(victim, name))
    return table


def test_it_takes_cards_of_its_choice_from_its_opponent() -> None:
    table = owed().uses(1).answers(1, ChooseSeat, 0)
    assert all(table.table.knows(1, card) for card in table.table.hands[0])
    picks(table, 1, 0, "attack_40", "mobius_tubes").rest()
    assert table.happened(CardsGiven)[0].why == "compensation"
    assert table.names(table.happened(CardsGiven)[0].cards) == ["attack_40", "mobius_tubes"]


def test_it_collects_from_any_one_player_instead() -> None:
    """Ruling 117."""
    table = picks(owed().uses(1).answers(1, ChooseSeat, 2), 1, 2, "attack_30", "morph").rest()
    assert table.hand(2) == ["attack_06"]
    assert table.hand(0) == sorted(RICH)


def test_what_the_chosen_player_cannot_pay_is_forfeited() -> None:
    hands = [["attack_20", *RICH], ["negotiate"], ["morph"]]
    table = owed(hands=hands).uses(1).answers(1, ChooseSeat, 2).rest()
    assert [given.giver for given in table.happened(CardsGiven)] == [2]
    assert table.hand(0) == sorted(RICH)


def test_it_collects_elsewhere_when_the_opponent_has_no_cards() -> None:
    hands = [["attack_20"], ["negotiate"], ["morph", "attack_30", "attack_06"]]
    table = picks(owed(hands=hands).uses(1), 1, 2, "attack_30", "morph").rest()
    assert [given.giver for given in table.happened(CardsGiven)] == [2]


def test_it_may_leave_compensation_to_luck() -> None:
    table = owed().uses(1, power=False).rest()
    assert [(given.giver, len(given.cards)) for given in table.happened(CardsGiven)] == [(0, 2)]


def test_zapped_it_collects_at_random_from_the_opponent() -> None:
    hands = [["attack_20", *RICH], ["negotiate"], ["cosmic_zap"]]
    table = owed(hands=hands).uses(1).plays(2, "cosmic_zap").rest()
    assert [(given.giver, len(given.cards)) for given in table.happened(CardsGiven)] == [(0, 2)]
    assert not table.was_asked(1, ChooseCard)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(1, n), 1): 0 for n in range(2, 5)}
    table = cosmic("trader", "hacker", hands=[["attack_20", *RICH], ["negotiate"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert not table.was_asked(1, UsePower)


def test_losing_the_third_last_home_colony_the_power_comes_too_late() -> None:
    """Rulings 54 and 55: the colony is lost before compensation."""
    ships = {**SMALL, (home(1, 3), 1): 0, (home(1, 4), 1): 0}
    table = cosmic("trader", "hacker", hands=[["attack_20", *RICH], ["negotiate"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert [(given.giver, len(given.cards)) for given in table.happened(CardsGiven)] == [(0, 2)]
    assert not table.was_asked(1, UsePower)


def owing(*more: str, **words: object) -> Encounter:
    """The Hacker wins with an attack; its opponent lost two ships with a negotiate."""
    words = {"hands": [["attack_20", *RICH], ["negotiate"], list(more)], **words}
    table = cosmic("hacker", "trader", ships=SMALL, **words)
    return table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate")


def test_it_chooses_the_cards_that_it_pays() -> None:
    table = owing().uses(0)
    for name in ("attack_01", "mobius_tubes"):
        table.answers(0, CardFromHand, table.held(0, name))
    assert table.hand(1) == ["attack_01", "mobius_tubes"]
    assert table.hand(0) == ["attack_40"]


def test_zapped_it_pays_at_random() -> None:
    """Ruling 49: the whole power is off, whichever half was hit."""
    table = owing("cosmic_zap").uses(0).plays(2, "cosmic_zap")
    assert len(table.hand(1)) == 2
    assert not table.is_asked(0, CardFromHand)


def test_there_is_nothing_to_choose_when_it_pays_with_its_whole_hand() -> None:
    table = owing(hands=[["attack_20", "attack_01", "attack_04"], ["negotiate"], []])
    assert table.hand(1) == ["attack_01", "attack_04"]
    assert not table.was_asked(0, UsePower)


def test_between_two_attacks_there_is_no_compensation_to_hack() -> None:
    table = cosmic("trader", "hacker", hands=[["attack_20", *RICH], ["attack_04"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(1, UsePower)
    assert not table.happened(CardsGiven)


def test_wild_flare_pays_nothing() -> None:
    """Ruling 119."""
    hands = [["attack_20", *RICH, "hacker.flare"], ["negotiate"], []]
    table = cosmic("amoeba", "trader", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate")
    table.until(PlayCard).plays(0, "hacker.flare").rest()
    assert not table.happened(CardsGiven)
    assert table.hand(0) == sorted([*RICH, "hacker.flare"])


def test_wild_flare_stops_the_hacker_itself() -> None:
    """Ruling 119: compensation is stopped entirely, before anybody could choose cards."""
    hands = [["attack_20", *RICH, "hacker.flare"], ["negotiate"], ["attack_06"]]
    table = owed(hands=hands).until(PlayCard, UsePower).plays(0, "hacker.flare").rest()
    assert not table.happened(CardsGiven)
    assert not table.was_asked(1, UsePower)


def test_wild_flare_is_nothing_for_who_collects() -> None:
    table = owed("hacker.flare", hacker="kamikaze").rest()
    assert len(table.happened(CardsGiven)) == 1
    assert not table.was_asked(1, PlayCard)


def test_super_flare_returns_as_many_cards_of_its_choice() -> None:
    table = owed("hacker.flare", "attack_04", "attack_05").uses(1).answers(1, ChooseSeat, 2)
    picks(table, 1, 2, "attack_30", "morph").answers(1, AddSuper, table.card("hacker.flare"))
    for name in ("attack_04", "attack_05"):
        table.answers(1, CardFromHand, table.held(1, name))
    table.rest()
    assert table.hand(2) == ["attack_04", "attack_05", "attack_06"]
    assert table.hand(1) == ["attack_30", "hacker.flare", "morph"]


def test_super_flare_may_stay_in_the_hand() -> None:
    table = owed("hacker.flare").uses(1).answers(1, ChooseSeat, 2)
    picks(table, 1, 2, "attack_30", "morph").answers(1, AddSuper, NONE).rest()
    assert table.hand(2) == ["attack_06"]


def test_unwanted_cards_of_a_hack_may_be_thrown_away() -> None:
    """The Barbarian's wild flare waits for compensation, however it was collected."""
    table = owed("barbarian.flare").uses(1).answers(1, ChooseSeat, 2)
    picks(table, 1, 2, "attack_06", "morph").plays(1, "barbarian.flare")
    table.answers(1, MayChooseCard, table.held(1, "attack_06")).answers(1, MayChooseCard, NONE).rest()
    assert table.hand(1) == ["barbarian.flare", "morph"]


def test_the_compensation_of_others_is_none_of_its_business() -> None:
    hands = [["attack_20", *RICH], ["negotiate"], ["attack_06"]]
    table = cosmic("trader", "mind", "hacker", hands=hands, ships=SMALL).launches(1, home(1)).nobody_allies()
    table.both_play("attack_20", "negotiate").rest()
    assert len(table.happened(CardsGiven)) == 1
    assert not table.was_asked(2, UsePower)


def test_where_nobody_has_cards_there_is_nothing_to_hack() -> None:
    table = owed(hands=[["attack_20"], ["negotiate", "attack_01"], []]).rest()
    assert not table.was_asked(1, UsePower)


def test_who_receives_what_the_hacker_has_chosen_may_throw_it_away() -> None:
    """The wild flare of the Barbarian waits for compensation, however it is paid."""
    hands = [["attack_20", *RICH], ["negotiate", "barbarian.flare"], []]
    table = owing(hands=hands).uses(0)
    for name in ("attack_01", "mobius_tubes"):
        table.answers(0, CardFromHand, table.held(0, name))
    assert table.plays(1, "barbarian.flare").is_asked(1, MayChooseCard)


def test_wild_flare_has_nothing_to_stop_when_nothing_is_owed() -> None:
    """The defense had no ships on the planet."""
    hands = [["attack_20", "attack_06", "hacker.flare"], ["negotiate"], []]
    table = cosmic("trader", "mind", hands=hands, ships={(home(1), 1): 0}).launches(1, home(1))
    table.nobody_allies().both_play("attack_20", "negotiate").rest()
    assert not table.was_asked(0, PlayCard)


def test_the_last_card_of_everybody_else_may_be_spent_to_answer_it() -> None:
    """Ruling 171: the only other player with cards zaps the Hacker, who cancels the zap."""
    hands = [["attack_20"], ["negotiate", "card_zap"], ["cosmic_zap"]]
    table = owed(hands=hands).uses(1).plays(2, "cosmic_zap").plays(1, "card_zap").rest()
    assert PowerUsed(1, "hacker") in table.log
    assert not table.happened(CardsGiven)
