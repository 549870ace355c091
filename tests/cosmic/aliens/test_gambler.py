"""Gambler: says what its card is, and lies as it likes."""

from __future__ import annotations

from game.cosmic.aliens.gambler import DoubtClaim
from game.cosmic.events.cards import CardsGiven, CardsShown
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardCounts, ClaimDoubted, OutcomeDecided
from game.cosmic.parts import BOTH_LOST, DEFENSE, FAILED, GATE, OFFENSE
from game.cosmic.prompts import (
    AddSuper,
    ChooseEncounterCard,
    ChooseNumber,
    ChooseOne,
    PlayCard,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

BIG, SMALL = "attack_20", "attack_04"


def selected(
    mine: str = SMALL, theirs: str = BIG, *more: str, other: str = "fido", **words: object
) -> Encounter:
    """The Gambler attacks four ships with two and both cards are down."""
    words = {"hands": [[mine], [theirs], list(more)], **words}
    table = cosmic("gambler", other, "mind", **words)
    return table.launches(2, home(1)).nobody_allies().both_play(mine, theirs)


def claims(table: Encounter, what: str) -> Encounter:
    """The Gambler, who is the offense, says what the card is."""
    return table.uses(0).answers(0, ChooseOne, f"gambler_{what}")


def believed(table: Encounter) -> Encounter:
    return table.answers(1, DoubtClaim, "gambler_believe")


def doubted(table: Encounter) -> Encounter:
    return table.answers(1, DoubtClaim, "gambler_doubt")


def test_a_claim_that_is_believed_counts() -> None:
    table = believed(claims(selected(), "attack_40"))
    assert PowerUsed(0, "gambler") in table.log
    assert table.totals == [40 + 2, 20 + 4]
    assert table.winner == OFFENSE


def test_the_real_card_goes_unseen_under_the_deck() -> None:
    table = selected()
    card = table.table.at.cards[OFFENSE]
    believed(claims(table, "attack_40")).rest()
    assert table.table.deck[0] == card
    assert not table.table.knows(1, card)
    assert BIG in table.names(table.table.discard)
    assert SMALL not in table.names(table.table.discard)


def test_the_opponent_turns_up_first_and_the_gambler_knows_that_card() -> None:
    table = selected()
    mine, theirs = table.table.at.cards
    assert table.is_asked(0, UsePower)
    assert table.table.knows(0, theirs)
    assert not table.table.knows(1, mine)


def test_who_doubts_sees_the_card_only_then() -> None:
    table = claims(selected(), "attack_40")
    card = table.table.at.cards[OFFENSE]
    assert not table.table.knows(1, card)
    assert doubted(table).table.knows(1, card)


def test_a_liar_who_is_doubted_loses_as_many_ships_elsewhere_and_the_real_card_counts() -> None:
    table = doubted(claims(selected(), "attack_40"))
    assert GATE not in {place for place, _ in table.asks(0, TakeShips).options(table.table)}
    table.answers(0, TakeShips, (home(0, 3), 2))
    assert table.happened(ClaimDoubted)[0].truth is False
    assert table.totals == [4 + 2, 20 + 4]
    assert table.rest().table.warp[0] == 2 + 2


def test_who_doubts_the_truth_loses_as_many_ships_elsewhere() -> None:
    table = doubted(claims(selected(), SMALL))
    assert home(1) not in {place for place, _ in table.asks(1, TakeShips).options(table.table)}
    table.answers(1, TakeShips, (home(1, 2), 4))
    assert table.table.warp[1] == 4
    assert table.totals == [4 + 2, 20 + 4]


def test_a_side_with_too_few_ships_elsewhere_loses_what_it_has() -> None:
    ships = {(home(1, n), 1): 0 for n in range(1, 5)} | {(home(1, 1), 1): 1}
    table = doubted(claims(selected(ships=ships, warp=[0, 15, 0]), SMALL)).rest()
    assert table.ships(1, home(1)) == 4
    assert table.table.warp[1] == 16


def test_a_side_with_no_ships_elsewhere_loses_none() -> None:
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    table = doubted(claims(selected(ships=ships, warp=[0, 16, 0]), SMALL)).rest()
    assert table.ships(1, home(1)) == 4


def test_nothing_needs_to_be_claimed() -> None:
    table = selected().uses(0, power=False)
    assert table.totals == [4 + 2, 20 + 4]
    assert not table.happened(PowerUsed)


def test_the_defense_may_claim() -> None:
    table = cosmic("fido", "gambler", hands=[[BIG], [SMALL], []]).launches(1, home(1)).nobody_allies()
    table.both_play(BIG, SMALL).uses(1).answers(1, ChooseOne, "gambler_attack_30")
    table.answers(0, DoubtClaim, "gambler_believe")
    assert table.totals == [20 + 1, 30 + 4]


def test_a_claimed_negotiate_is_one() -> None:
    """Ruling 99: for compensation, too."""
    hands = [[SMALL], [BIG, "attack_08", "attack_06"], []]
    table = believed(claims(selected(hands=hands), "negotiate")).rest()
    assert table.winner == DEFENSE
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [2]


def test_two_negotiates_make_a_deal_even_if_one_is_a_lie() -> None:
    table = believed(claims(selected(theirs="negotiate"), "negotiate")).rest()
    assert table.happened(OutcomeDecided) == [OutcomeDecided(FAILED)]


def test_filch_gets_nothing_of_a_card_under_the_deck() -> None:
    """Ruling 99."""
    table = believed(claims(selected(other="filch"), "attack_00")).rest()
    assert SMALL not in table.hand(1)


def test_a_claimed_morph_copies_the_opponents_card() -> None:
    assert believed(claims(selected(), "morph")).totals == [20 + 2, 20 + 4]


def test_the_opponents_morph_copies_the_claim() -> None:
    assert believed(claims(selected(theirs="morph"), "attack_30")).totals == [30 + 2, 30 + 4]


def test_two_morphs_lose_both() -> None:
    """Page 10: one of them is a lie."""
    table = believed(claims(selected(theirs="morph"), "morph")).rest()
    assert table.happened(OutcomeDecided)[0].outcome == BOTH_LOST


def test_an_oracle_hears_a_claim_instead_of_seeing_the_card() -> None:
    """Ruling 103."""
    hands = [[SMALL], [BIG, "attack_30"], []]
    table = cosmic("gambler", "oracle", hands=hands).launches(2, home(1)).nobody_allies()
    table.selects(0, SMALL).uses(0).answers(0, ChooseOne, "gambler_attack_08")
    believed(table)
    card = table.table.at.cards[OFFENSE]
    assert not table.table.knows(1, card)
    assert not table.happened(CardsShown)
    table.selects(1, "attack_30")
    assert table.totals == [8 + 2, 30 + 4]
    assert table.rest().table.deck[0] == card


def test_an_oracle_who_doubts_sees_the_card_before_selecting() -> None:
    """Ruling 103."""
    hands = [[SMALL], [BIG], []]
    table = cosmic("gambler", "oracle", hands=hands).launches(2, home(1)).nobody_allies()
    table.selects(0, SMALL).uses(0).answers(0, ChooseOne, "gambler_attack_08")
    doubted(table).answers(0, TakeShips, (home(0, 3), 2))
    assert table.table.at.open[OFFENSE]
    assert table.is_asked(1, ChooseEncounterCard)
    assert table.selects(1, BIG).totals == [4 + 2, 20 + 4]


def test_zapped_the_card_is_simply_revealed() -> None:
    table = selected(SMALL, BIG, "cosmic_zap").uses(0).plays(2, "cosmic_zap")
    assert table.totals == [4 + 2, 20 + 4]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    assert selected(ships={(home(0, n), 0): 0 for n in range(3)}).totals == [6, 24]


def test_an_ally_has_no_card_to_lie_about() -> None:
    table = cosmic("fido", "mind", "gambler", hands=[[SMALL], [BIG], ["gambler.flare"]]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play(SMALL, BIG)
    assert not table.was_asked(2, UsePower)
    assert table.totals == [4 + 2, 20 + 4]


def test_super_flare_raises_the_stakes() -> None:
    table = selected(hands=[[SMALL, "gambler.flare"], [BIG], []]).uses(0)
    table.answers(0, ChooseOne, "gambler_attack_04").answers(0, AddSuper, table.card("gambler.flare"))
    assert table.asks(0, ChooseNumber).options(table.table) == list(range(1, 21))
    doubted(table.answers(0, ChooseNumber, 3))
    table.answers(1, TakeShips, (home(1, 2), 4)).answers(1, TakeShips, (home(1, 3), 3))
    assert table.table.warp[1] == 4 + 3


def test_super_flare_costs_the_liar_more_too() -> None:
    table = selected(hands=[[SMALL, "gambler.flare"], [BIG], []]).uses(0)
    table.answers(0, ChooseOne, "gambler_attack_40").answers(0, AddSuper, table.card("gambler.flare"))
    doubted(table.answers(0, ChooseNumber, 1)).answers(0, TakeShips, (home(0, 3), 3))
    assert table.rest().table.warp[0] == 2 + 3


def spread(tens: int, ones: int, mine: str = SMALL, theirs: str = BIG) -> Encounter:
    """The offense names a number just before the cards are revealed."""
    table = cosmic("fido", "trader", hands=[[mine, "gambler.flare"], [theirs], []]).launches(1, home(1))
    table.nobody_allies().both_play(mine, theirs).plays(0, "gambler.flare")
    for digit in (tens, ones):
        assert table.asks(0, ChooseNumber).options(table.table) == list(range(10))
        table.answers(0, ChooseNumber, digit)
    return table


def test_wild_flare_adds_a_number_up_to_the_difference_of_the_attacks() -> None:
    assert spread(1, 6).totals == [4 + 16 + 1, 20 + 4]
    assert spread(0, 5, "attack_30").totals == [30 + 5 + 1, 20 + 4]


def test_wild_flare_with_a_number_beyond_the_difference_adds_nothing() -> None:
    assert spread(1, 7).totals == [4 + 1, 20 + 4]


def test_wild_flare_adds_nothing_against_a_negotiate() -> None:
    table = spread(0, 1, SMALL, "negotiate")
    assert table.winner == OFFENSE
    assert not table.happened(CardCounts)


def test_wild_flare_is_for_main_players() -> None:
    table = cosmic("fido", "trader", "mind", hands=[[SMALL], [BIG], ["gambler.flare"]]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play(SMALL, BIG).rest()
    assert not table.was_asked(2, PlayCard)


def test_zapped_with_the_super_flare_the_card_is_simply_revealed() -> None:
    """Ruling 43."""
    table = selected(hands=[[SMALL, "gambler.flare"], [BIG], ["cosmic_zap"]]).uses(0).answers(2, PlayCard, -1)
    table.answers(0, ChooseOne, "gambler_attack_40").answers(0, AddSuper, table.card("gambler.flare"))
    table.plays(2, "cosmic_zap").rest()
    assert not table.was_asked(1, DoubtClaim)
    assert OutcomeDecided(1, DEFENSE, (4 + 2, 20 + 4)) in table.log
