"""Spring Cleaning: discards go back into the deck."""

from game.duel.destiny.spring_cleaning import DiscardsShuffledIn
from tests.support.duel.destiny import SMALL, drawn, gains

CARD = "spring_cleaning"
DISCARDS = [["plan_42", "mega_support"], ["plan_31"]]


def test_each_player_shuffles_the_discard_pile_into_the_deck() -> None:
    duel = drawn(CARD, discards=DISCARDS)
    assert not any(duel.table.discards)
    assert duel.happened(DiscardsShuffledIn) == [DiscardsShuffledIn(0), DiscardsShuffledIn(1)]
    pool = [*duel.table.decks[0], *duel.table.hands[0]]
    assert {"plan_42", "mega_support"} <= set(duel.keys(pool))


def test_then_each_draws_up_to_the_hand_limit_and_recovers_2_ships() -> None:
    duel = drawn(CARD, discards=DISCARDS, hands=[["plan_08"], SMALL[1]])
    assert gains(duel) == [["draw 5", "recover 2"], ["draw 4", "recover 2"]]


def test_nobody_knows_the_deck_any_more() -> None:
    duel = drawn(CARD, discards=DISCARDS)
    assert not any(duel.table.knows(seat, card) for seat in (0, 1) for card in duel.table.decks[0])


def test_a_discarded_card_may_be_drawn_at_once() -> None:
    hands = [drawn(CARD, discards=DISCARDS, seed=seed).hand(0) for seed in range(12)]
    assert any("mega_support" in hand for hand in hands)
    assert not all("mega_support" in hand for hand in hands)


def test_without_discards_there_is_nothing_to_shuffle() -> None:
    duel = drawn(CARD)
    assert not duel.happened(DiscardsShuffledIn)
    assert gains(duel) == [["draw 4", "recover 2"], ["draw 4", "recover 2"]]
