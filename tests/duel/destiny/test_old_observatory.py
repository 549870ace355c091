"""Old Observatory: one more card before plans are chosen, and a peep into the winner's hand."""

from game.duel.events import CardPassed
from game.duel.prompts import ChoosePlan
from tests.support.duel.destiny import NO_DECKS, SMALL, drawn, gains, won

CARD = "old_observatory"


def test_each_player_draws_1_card_before_plans_are_chosen() -> None:
    duel = drawn(CARD, decks=[["plan_42"], ["plan_31"]])
    assert gains(duel) == [[], []]
    duel.dial(1, 1)
    assert gains(duel) == [["draw 1"], ["draw 1"]]
    assert duel.card("plan_42") in duel.asks(0, ChoosePlan).options(duel.table)
    assert duel.card("plan_31", 1) in duel.asks(1, ChoosePlan).options(duel.table)


def test_each_pass_of_a_restarted_duel_brings_a_card() -> None:
    """R12: the same card, the same rule."""
    duel = drawn(CARD).dial(1, 1).plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire").forget()
    duel.dial(1, 1)
    assert gains(duel) == [["draw 1"], ["draw 1"]]


def test_the_loser_takes_a_random_card_from_the_winners_hand() -> None:
    duel = won(CARD, winner=0)
    (passed,) = duel.happened(CardPassed)
    assert (passed.giver, passed.by) == (0, 1)
    assert gains(duel) == [["give 1"], ["get 1"]]
    assert duel.keys([passed.card])[0] in SMALL[0]
    assert passed.card in duel.table.hands[1]


def test_chance_decides_which_card_it_is() -> None:
    taken = {tuple(sorted(won(CARD, winner=0, seed=seed).hand(0))) for seed in range(12)}
    assert taken == {("plan_08",), ("plan_10",)}


def test_the_taker_knows_the_card() -> None:
    duel = won(CARD, winner=1)
    assert duel.table.knows(0, duel.happened(CardPassed)[0].card)


def test_an_empty_hand_is_filled_before_a_card_is_taken() -> None:
    """R24: the effect needs a card from hand."""
    assert gains(won(CARD, winner=0, hands=[[], SMALL[1]])) == [["draw 6", "give 1"], ["get 1"]]


def test_with_no_card_at_all_there_is_nothing_to_take() -> None:
    """R25, R38: hand, deck and discard pile are empty."""
    all_under = [[*NO_DECKS["under"][0], *SMALL[0]], []]
    duel = won(CARD, winner=0, hands=[[], SMALL[1]], under=all_under)
    assert gains(duel) == [[], []]
