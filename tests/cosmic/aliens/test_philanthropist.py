"""Philanthropist: it gives cards away, and once even its power."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.events.common import PowerLent, PowerLost, PowerUsed, SheetTurnedUp
from game.cosmic.prompts import CardFromHand, ChooseEncounterCard, ChooseSeat, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_40"


def allied(*aliens: str, **words: object) -> Encounter:
    """Nobody is invited; alliances are formed."""
    words = {"hands": [[SMALL, "quash"], [BIG, "attack_08"], []], **words}
    return cosmic(*aliens, **words).launches(1, home(1)).invites().invites()


def helping(*more: str, **words: object) -> Encounter:
    """The Philanthropist has joined the offense."""
    words = {"hands": [[SMALL], [BIG], ["morph", "negotiate", *more]], **words}
    table = cosmic("kamikaze", "fido", "philanthropist", **words).launches(1, home(1))
    return table.invites(2).invites().joins_offense(2)


def gives(table: Encounter, seat: Seat, name: str) -> Encounter:
    return table.answers(seat, CardFromHand, table.held(seat, name))


def selectable(table: Encounter, seat: Seat) -> list[str]:
    """What a main player may select."""
    return table.names(table.asks(seat, ChooseEncounterCard).options(table.table))


def test_a_main_player_gives_the_opponent_any_card() -> None:
    table = gives(allied("philanthropist", "fido").uses(0), 0, "quash")
    assert PowerUsed(0, "philanthropist") in table.log
    assert table.hand(0) == [SMALL]
    assert table.hand(1) == ["attack_08", BIG, "quash"]


def test_the_defense_gives_too() -> None:
    table = gives(allied("fido", "philanthropist").uses(1), 1, "attack_08")
    assert table.hand(0) == [SMALL, "attack_08", "quash"]
    assert table.hand(1) == [BIG]


def test_an_ally_gives_to_either_main_player() -> None:
    """Ruling 147: also to the one it fights."""
    for to in (0, 1):
        table = helping().uses(2)
        assert table.asks(2, ChooseSeat).options(table.table) == [0, 1]
        gives(table.answers(2, ChooseSeat, to), 2, "morph")
        assert "morph" in table.hand(to)
        assert table.hand(2) == ["negotiate"]


def test_others_do_not_learn_what_was_given() -> None:
    table = gives(allied("philanthropist", "fido").uses(0), 0, "quash")
    assert table.table.seen[table.held(1, "quash")] == 0b011


def test_it_may_keep_its_cards() -> None:
    table = allied("philanthropist", "fido").uses(0, power=False)
    assert table.hand(0) == [SMALL, "quash"]


def test_who_is_neither_main_player_nor_ally_gives_nothing() -> None:
    table = allied("mind", "fido", "philanthropist", hands=[[SMALL], [BIG], ["morph"]])
    assert table.is_asked(0, ChooseEncounterCard)


def test_an_empty_hand_has_nothing_to_give() -> None:
    table = helping(hands=[[SMALL], [BIG], []])
    assert not table.is_asked(2, UsePower)


def test_once_in_an_encounter() -> None:
    table = gives(allied("philanthropist", "fido").uses(0), 0, "quash").both_play(SMALL, BIG).rest()
    assert table.log.count(PowerUsed(0, "philanthropist")) == 1


def test_an_offense_that_gave_its_last_encounter_card_draws_a_new_hand() -> None:
    """The turn goes on; what is left of the hand is discarded first."""
    table = gives(allied("philanthropist", "fido").uses(0), 0, SMALL)
    assert table.names(table.table.discard) == ["quash"]
    assert len(table.hand(0)) == 8
    assert table.skip_cards(ChooseEncounterCard).is_asked(0, ChooseEncounterCard)


def test_an_ally_that_gave_its_last_encounter_card_draws_nothing() -> None:
    table = helping(hands=[[SMALL], [BIG], ["morph"]]).uses(2).answers(2, ChooseSeat, 0)
    assert table.hand(2) == []


def test_zapped_it_keeps_its_cards() -> None:
    hands = [[SMALL, "quash"], [BIG], ["cosmic_zap"]]
    table = allied("philanthropist", "fido", hands=hands).uses(0).plays(2, "cosmic_zap")
    assert table.hand(0) == [SMALL, "quash"]
    assert not table.was_asked(0, CardFromHand)


def test_without_three_home_colonies_it_gives_nothing() -> None:
    table = allied("philanthropist", "fido", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.is_asked(0, ChooseEncounterCard)


def test_super_flare_makes_the_receiver_play_the_gift() -> None:
    hands = [["attack_06", "negotiate", "philanthropist.flare"], [BIG, "attack_08"], []]
    table = gives(allied("philanthropist", "fido", hands=hands).uses(0), 0, "negotiate")
    table.plays(0, "philanthropist.flare")
    assert selectable(table, 1) == ["negotiate"]
    assert selectable(table, 0) == ["attack_06"]


def test_without_the_super_flare_the_receiver_plays_what_it_likes() -> None:
    hands = [["attack_06", "negotiate", "philanthropist.flare"], [BIG], []]
    table = gives(allied("philanthropist", "fido", hands=hands).uses(0), 0, "negotiate")
    assert sorted(selectable(table.answers(0, PlayCard, NONE), 1)) == [BIG, "negotiate"]


def test_an_allys_gift_binds_too() -> None:
    table = gives(helping("philanthropist.flare").uses(2).answers(2, ChooseSeat, 1), 2, "morph")
    assert selectable(table.plays(2, "philanthropist.flare"), 1) == ["morph"]


def test_only_an_encounter_card_binds() -> None:
    hands = [["attack_06", "quash", "philanthropist.flare"], [BIG, "attack_08"], []]
    table = gives(allied("philanthropist", "fido", hands=hands).uses(0), 0, "quash")
    assert not table.is_asked(0, PlayCard)


def test_without_a_gift_the_super_flare_does_not_fit() -> None:
    hands = [["attack_06", "philanthropist.flare"], [BIG], []]
    table = allied("philanthropist", "fido", hands=hands).uses(0, power=False)
    assert table.is_asked(0, ChooseEncounterCard)


def test_in_an_upset_a_negotiate_does_not_bind_who_has_attacks() -> None:
    """Ruling 104."""
    hands = [["attack_06", "negotiate", "philanthropist.flare"], [BIG], []]
    table = gives(allied("philanthropist", "loser", hands=hands).uses(0), 0, "negotiate")
    table.plays(0, "philanthropist.flare").uses(1)
    assert selectable(table, 1) == [BIG]


def test_a_gift_that_is_no_longer_held_does_not_bind() -> None:
    """Ruling 104: the opponent traded hands with the Philanthropist."""
    hands = [["attack_06", "negotiate", "philanthropist.flare"], [BIG], []]
    table = gives(allied("philanthropist", "trader", hands=hands).uses(0), 0, "negotiate")
    table.plays(0, "philanthropist.flare").uses(1)
    assert sorted(selectable(table, 0)) == [BIG, "negotiate"]
    assert selectable(table, 1) == ["attack_06"]


def test_a_gift_binds_whom_the_oracle_makes_select_first() -> None:
    """Ruling 104: the giver says so before any card is laid."""
    hands = [[SMALL], [BIG], ["negotiate", "philanthropist.flare"]]
    table = cosmic("oracle", "fido", "philanthropist", hands=hands).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).uses(2).answers(2, ChooseSeat, 1)
    gives(table, 2, "negotiate").plays(2, "philanthropist.flare")
    assert table.waiting_for == [(1, "ChooseEncounterCard")]
    assert selectable(table, 1) == ["negotiate"]


def test_nobody_can_follow_a_gift_through_two_hands_that_are_mixed() -> None:
    """The opponent's flare of the Oracle comes after the gift was bound."""
    hands = [["attack_06", "negotiate", "philanthropist.flare"], [BIG, "oracle.flare"], []]
    table = gives(allied("philanthropist", "fido", hands=hands).uses(0), 0, "negotiate")
    table.plays(0, "philanthropist.flare").plays(1, "oracle.flare")
    assert len(selectable(table, 1)) == 2


def test_zapped_with_the_super_flare_nobody_is_bound() -> None:
    """Ruling 43: the flare goes back to the hand."""
    hands = [["attack_06", "negotiate", "philanthropist.flare"], [BIG, "cosmic_zap"], []]
    table = allied("philanthropist", "fido", hands=hands).uses(0).answers(1, PlayCard, NONE)
    gives(table, 0, "negotiate").plays(0, "philanthropist.flare").plays(1, "cosmic_zap")
    assert sorted(selectable(table, 1)) == [BIG, "negotiate"]
    assert table.hand(0) == ["attack_06", "philanthropist.flare"]


def lending(*aliens: str, **words: object) -> Encounter:
    """The start of an encounter; seat 0 lends its power to seat 2."""
    words = {"hands": [[SMALL, "philanthropist.flare"], [BIG], []], **words}
    table = cosmic(*aliens, **words).plays(0, "philanthropist.flare")
    return table.answers(0, ChooseSeat, 2).answers(0, TakeShips, (home(0), 1))


def test_wild_flare_lends_the_power_for_a_ship() -> None:
    table = lending("macron", "fido", "kamikaze")
    assert PowerLent(0, 2) in table.log
    assert table.ships(0, home(0)) == 3
    assert (2, "macron") in table.table.in_play
    assert (2, "kamikaze") not in table.table.in_play
    assert [power for seat, power in table.table.in_play if seat == 0] == []
    assert "philanthropist.flare" in table.hand(0)
    assert not table.happened(SheetTurnedUp)  # it lies open


def test_a_lent_power_works_for_the_other_player_only() -> None:
    table = lending("macron", "fido", "kamikaze").launches(2, home(1)).invites(2).invites()
    table.joins_offense(2).both_play(SMALL, BIG).rest()
    assert table.totals == [4 + 2 + 4, 40 + 4]


def test_a_lent_power_comes_back_when_the_encounter_ends() -> None:
    table = lending("macron", "fido", "kamikaze").launches(1, home(1)).rest()
    assert {(0, "macron"), (2, "kamikaze")} <= set(table.table.in_play)


def test_a_hidden_power_is_turned_up_as_it_is_lent() -> None:
    table = lending("macron", "fido", "kamikaze", options={"hidden": True})
    assert [event.seat for event in table.happened(SheetTurnedUp)] == [0]
    assert (2, "macron") in table.table.in_play


def test_who_has_no_power_has_none_to_lend() -> None:
    ships = {(home(0, n), 0): 0 for n in range(3)}
    hands = [[SMALL, "philanthropist.flare"], [BIG], []]
    assert not cosmic("macron", "fido", hands=hands, ships=ships).is_asked(0, PlayCard)


def test_anybody_may_lend_at_the_start_of_an_encounter() -> None:
    table = cosmic("fido", "macron", hands=[[SMALL], [BIG, "philanthropist.flare"], []])
    table.plays(1, "philanthropist.flare").answers(1, ChooseSeat, 0)
    table.answers(1, TakeShips, (home(1), 1))
    assert (0, "macron") in table.table.in_play


def test_the_ship_that_pays_may_cost_the_own_power() -> None:
    """The borrower needs three home colonies, not the lender."""
    ships = {(home(0, 0), 0): 0, (home(0, 1), 0): 0, (home(0, 2), 0): 1}
    table = cosmic(
        "macron", "fido", "kamikaze", hands=[[SMALL, "philanthropist.flare"], [BIG], []], ships=ships
    ).plays(0, "philanthropist.flare")
    table.answers(0, ChooseSeat, 2).answers(0, TakeShips, (home(0, 2), 1))
    assert PowerLost(0) in table.log
    assert (2, "macron") in table.table.in_play


def test_its_last_card_may_have_saved_the_power() -> None:
    """Ruling 171: a Card Zap keeps the power alive; then there is nothing left to give."""
    table = helping(hands=[[SMALL], [BIG, "cosmic_zap"], ["card_zap"]]).uses(2)
    table.plays(1, "cosmic_zap").plays(2, "card_zap")
    assert (2, "philanthropist") in table.table.in_play
    assert table.skip_cards(ChooseEncounterCard).is_asked(0, ChooseEncounterCard)
    assert not table.was_asked(2, ChooseSeat)
