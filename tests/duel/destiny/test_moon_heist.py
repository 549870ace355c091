"""Moon Heist: the winner takes a card from the loser."""

from game.duel.events import CardPassed
from tests.support.duel.destiny import (
    NO_DECKS,
    SMALL,
    drawn,
    gains,
    won,
    world,
)

CARD = "moon_heist"


def test_both_send_as_dialled_whoever_controls_the_planet() -> None:
    """R32: ships there stay and fight."""
    assert drawn(CARD, planets=[world("planet_05", [2, 0])]).dial(1, 4).ships("planet_05") == [3, 4]


def test_the_winner_takes_a_random_card_from_the_losers_hand() -> None:
    duel = won(CARD, winner=0)
    (passed,) = duel.happened(CardPassed)
    assert (passed.giver, passed.by) == (1, 0)
    assert gains(duel) == [["get 1"], ["give 1"]]
    assert duel.keys([passed.card])[0] in SMALL[1]
    assert passed.card in duel.table.hands[0]


def test_chance_decides_which_card_it_is() -> None:
    left = {tuple(won(CARD, winner=0, seed=seed).hand(1)) for seed in range(12)}
    assert left == {("plan_14",), ("plan_15",)}


def test_an_empty_hand_is_filled_before_a_card_is_taken() -> None:
    """R24: the effect needs a card from hand."""
    assert gains(won(CARD, winner=0, hands=[SMALL[0], []])) == [["get 1"], ["draw 6", "give 1"]]


def test_with_no_card_at_all_there_is_nothing_to_take() -> None:
    """R25, R38: hand, deck and discard pile are empty."""
    all_under = [[], [*NO_DECKS["under"][1], *SMALL[1]]]
    assert gains(won(CARD, winner=0, hands=[SMALL[0], []], under=all_under)) == [[], []]
