"""Swap Meet: the winner looks at the loser's hand and may trade a card."""

from game.core.prompts import NONE
from game.duel.events import CardPassed, HandShown
from game.duel.prompts import GiveCard, MayTakeCard
from tests.support.duel.destiny import NO_DECKS, SMALL, contest_won, gains, next_deck

CARD = "swap_meet"


def test_the_winner_looks_at_the_losers_whole_hand_before_deciding() -> None:
    duel = contest_won(CARD, winner=0)
    assert duel.waiting_for == [(0, "MayTakeCard")]
    assert all(duel.table.knows(0, card) for card in duel.table.hands[1])
    assert duel.keys(list(duel.asks(0, MayTakeCard).listed)) == ["plan_14", "plan_15"]


def test_the_loser_does_not_see_the_winners_hand() -> None:
    duel = contest_won(CARD, winner=0)
    assert not any(duel.table.knows(1, card) for card in duel.table.hands[0])


def test_the_winner_may_exchange_1_card() -> None:
    duel = contest_won(CARD, winner=0)
    duel.answers(0, MayTakeCard, duel.card("plan_15", 1)).answers(0, GiveCard, duel.card("plan_08"))
    assert sorted(duel.hand(0)) == ["plan_10", "plan_15"]
    assert sorted(duel.hand(1)) == ["plan_08", "plan_14"]
    assert [passed.by for passed in duel.happened(CardPassed)] == [0, 0]


def test_the_taken_card_cannot_be_the_one_that_is_given() -> None:
    duel = contest_won(CARD, winner=0)
    taken = duel.card("plan_15", 1)
    assert duel.answers(0, MayTakeCard, taken).refuses(0, GiveCard, taken).text == "refuse.not_in_hand"


def test_a_card_of_the_own_hand_is_not_on_offer() -> None:
    duel = contest_won(CARD, winner=0)
    assert duel.refuses(0, MayTakeCard, duel.card("plan_08")).text == "refuse.card_not_offered"


def test_the_last_card_is_given_without_a_question() -> None:
    duel = contest_won(CARD, winner=0, hands=[["plan_08"], SMALL[1]])
    duel.answers(0, MayTakeCard, duel.card("plan_15", 1))
    assert (duel.hand(0), sorted(duel.hand(1))) == (["plan_15"], ["plan_08", "plan_14"])


def test_the_loser_knows_the_card_he_got_and_no_other() -> None:
    duel = contest_won(CARD, winner=0)
    duel.answers(0, MayTakeCard, duel.card("plan_15", 1)).answers(0, GiveCard, duel.card("plan_08"))
    assert duel.table.knows(1, duel.card("plan_08"))
    assert not duel.table.knows(1, duel.card("plan_10"))


def test_the_winner_may_decline_to_trade() -> None:
    duel = contest_won(CARD, winner=0).answers(0, MayTakeCard, NONE)
    assert not duel.happened(CardPassed)
    assert gains(duel) == [[], []]


def test_an_empty_hand_is_filled_to_be_looked_at() -> None:
    """R24: the effect needs cards of the loser's hand."""
    duel = contest_won(CARD, winner=0, hands=[SMALL[0], []])
    assert gains(duel) == [[], ["draw 6"]]
    assert len(duel.asks(0, MayTakeCard).listed) == 6


def test_a_winner_with_an_empty_hand_looks_but_cannot_trade() -> None:
    """R24: what may be paid is not filled up for."""
    duel = contest_won(CARD, winner=0, hands=[[], SMALL[1]])
    assert duel.happened(HandShown) == [HandShown(1)]
    assert gains(duel) == [[], []]
    assert next_deck(duel) == "discovery"


def test_a_loser_without_any_card_has_nothing_to_trade() -> None:
    """R25, R38: hand, deck and discard pile are empty."""
    all_under = [[], [*NO_DECKS["under"][1], *SMALL[1]]]
    duel = contest_won(CARD, winner=0, hands=[SMALL[0], []], under=all_under)
    assert next_deck(duel) == "discovery"
