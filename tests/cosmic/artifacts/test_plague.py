"""Plague: a player loses ships and a card of every type."""

from __future__ import annotations

from game.cosmic.events.cards import CardsDiscarded
from game.cosmic.events.common import ShipsLost
from game.cosmic.prompts import CardFromHand, ChooseSeat, PlayCard, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

RICH = ["attack_04", "attack_06", "negotiate", "morph", "reinforcement_2", "fido.flare", "card_zap"]


def plague(victim: int, rich: list[str] = RICH, alien: str = "mind", **words: object) -> Encounter:
    """Seat 2, a bystander, plays the Plague at the start of the encounter."""
    hands = [["attack_20"], rich, ["attack_30", "plague"]]
    table = cosmic("human", alien, "fido", **{"hands": hands, **words})
    table.skip_cards(PlayCard)
    while not table.is_asked(2, PlayCard):
        table.answers(table.prompt.seat, PlayCard, -1)
    return table.plays(2, "plague").skip_cards(ChooseSeat).answers(2, ChooseSeat, victim)


def test_the_player_loses_three_ships_of_choice() -> None:
    table = plague(1).answers(1, TakeShips, (home(1, 2), 2)).answers(1, TakeShips, (home(1), 1))
    assert table.table.warp == [0, 3, 0]
    assert (table.ships(1, home(1, 2)), table.ships(1, home(1))) == (2, 3)


def test_and_a_card_of_choice_of_every_type_held() -> None:
    """Ruling 124."""
    table = plague(1).answers(1, TakeShips, (home(1), 3))
    attacks = [table.held(1, name) for name in ("attack_04", "attack_06")]
    assert sorted(table.asks(1, CardFromHand).options(table.table)) == sorted(attacks)
    table.answers(1, CardFromHand, attacks[1])
    assert table.hand(1) == ["attack_04"]
    assert len(table.happened(CardsDiscarded)) == 1


def test_types_that_are_not_held_are_skipped() -> None:
    table = plague(1, ["attack_04"]).answers(1, TakeShips, (home(1), 3))
    assert table.hand(1) == []


def test_the_own_seat_may_be_chosen_and_the_plague_is_no_card_in_hand() -> None:
    table = plague(2).answers(2, TakeShips, (home(2), 3))
    (lost,) = table.happened(CardsDiscarded)
    assert table.names(lost.cards) == ["attack_30"]
    assert table.hand(2) == []
    assert table.table.warp == [0, 0, 3]


def test_who_has_fewer_than_three_ships_loses_them_all() -> None:
    ships = {(home(1, number), 1): 0 for number in range(4)} | {(home(1, 4), 1): 2}
    table = plague(1, ["attack_04"], ships=ships)
    assert table.table.warp[1] == 20


def test_no_choice_saves_a_ship_of_the_three() -> None:
    """With three ships here and one there, two of the three at least must be named."""
    ships = {(home(1, number), 1): 0 for number in range(3)} | {(home(1, 3), 1): 1, (home(1, 4), 1): 3}
    table = plague(1, ["attack_04"], ships=ships)
    table.refuses(1, TakeShips, (home(1, 4), 1))
    table.answers(1, TakeShips, (home(1, 4), 2))
    assert table.table.warp[1] == 19


def test_it_is_played_only_at_the_start_of_an_encounter() -> None:
    hands = [["attack_20"], ["attack_04"], ["plague"]]
    table = cosmic("human", "mind", "fido", hands=hands).skip_cards(PlayCard)
    table.answers(2, PlayCard, -1).launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    assert table.rest().hand(2)[:1] == ["plague"]


def test_the_hoard_is_safe() -> None:
    """Ruling 121."""
    hoards = [[], ["attack_08"], []]
    table = plague(1, ["attack_04"], "miser", hoards=hoards).answers(1, TakeShips, (home(1), 3))
    assert table.hand(1) == []
    assert table.names(table.table.hoards[1]) == ["attack_08"]


def test_the_ships_of_the_zombie_come_home() -> None:
    table = plague(1, alien="zombie").answers(1, TakeShips, (home(1), 3)).until(CardFromHand)
    assert table.table.warp[1] == 0
    assert not table.happened(ShipsLost)


def test_the_vulch_may_play_the_plague_back_at_once() -> None:
    """Rulings 111 and 112."""
    table = plague(1, ["attack_04"], "vulch").answers(1, TakeShips, (home(1), 3))
    table.skip_cards(PlayCard).plays(1, "plague").answers(1, ChooseSeat, 2)
    table.answers(2, TakeShips, (home(2), 3))
    assert table.table.warp == [0, 3, 3]
    assert table.hand(2) == []
    assert table.names(table.table.discard).count("plague") == 1


def test_the_vulch_collects_the_artifact_that_the_sick_discards() -> None:
    """Ruling 111."""
    hands = [["attack_20", "card_zap"], ["attack_04", "plague"], []]
    table = cosmic("human", "mind", "vulch", hands=hands)
    table.skip_cards(PlayCard).plays(1, "plague").skip_cards(ChooseSeat).answers(1, ChooseSeat, 0)
    table.answers(0, TakeShips, (home(0), 3)).skip_cards()
    assert table.hand(2) == ["card_zap", "plague"]


def test_who_imagines_other_hands_sees_no_card_discarded_twice() -> None:
    """What one seat takes for an attack may be anything in another's imagination."""
    table = plague(1, ["attack_04", "attack_06", "reinforcement_2", "reinforcement_3"])
    table.answers(1, TakeShips, (home(1), 3)).answers(1, CardFromHand, table.held(1, "attack_06"))
    for seed in range(40):
        twin = table.match.imagine(0, seed)
        while isinstance(prompt := twin.asked_of(1), CardFromHand):
            twin.answer(1, prompt.options(twin.table)[0])
        assert len(set(twin.table.hands[1])) == len(twin.table.hands[1]) <= 3
