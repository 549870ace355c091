"""Filing Mix-Up: both hands exchange random cards at the same moment."""

from game.core.table import NOBODY
from game.duel.events import CardPassed
from tests.support.duel.destiny import NO_DECKS, SMALL, drawn, gains

CARD = "filing_mixup"
HANDS = [
    ["plan_08", "plan_10", "plan_13", "plan_20"],
    ["plan_14", "plan_15", "plan_23", "plan_31"],
]


def test_each_player_gives_2_cards_to_the_other() -> None:
    duel = drawn(CARD, hands=HANDS)
    assert [(passed.giver, passed.by) for passed in duel.happened(CardPassed)] == [
        (0, NOBODY),
        (0, NOBODY),
        (1, NOBODY),
        (1, NOBODY),
    ]
    assert [len(hand) for hand in duel.table.hands] == [4, 4]


def test_a_card_just_received_is_never_given_back() -> None:
    """Both give at the same time: the cards are picked before any of them changes hands."""
    for seed in range(12):
        duel = drawn(CARD, hands=HANDS, seed=seed)
        for passed in duel.happened(CardPassed):
            assert duel.keys([passed.card])[0] in HANDS[passed.giver]
            assert passed.card in duel.table.hands[1 - passed.giver]


def test_chance_decides_which_cards_they_are() -> None:
    kept = {tuple(sorted(drawn(CARD, hands=HANDS, seed=seed).hand(0))) for seed in range(12)}
    assert len(kept) > 4


def test_the_receiver_knows_what_he_got_and_nothing_more() -> None:
    duel = drawn(CARD, hands=HANDS)
    passed = [event.card for event in duel.happened(CardPassed) if event.giver == 1]
    kept = [card for card in duel.table.hands[1] if duel.keys([card])[0] in HANDS[1]]
    assert all(duel.table.knows(0, card) for card in passed)
    assert not any(duel.table.knows(0, card) for card in kept)


def test_a_player_with_fewer_cards_gives_all() -> None:
    duel = drawn(CARD, hands=[["plan_08"], SMALL[1]])
    assert gains(duel) == [["give 1", "get 2"], ["get 1", "give 2"]]
    assert duel.hand(1) == ["plan_08"]


def test_an_empty_hand_is_filled_first() -> None:
    """R24: giving needs a card."""
    duel = drawn(CARD, hands=[[], SMALL[1]])
    assert gains(duel) == [["draw 6", "give 2", "get 2"], ["get 2", "give 2"]]


def test_a_player_without_any_card_gives_none() -> None:
    """R25, R38: hand, deck and discard pile are empty."""
    all_under = [[*NO_DECKS["under"][0], *SMALL[0], "plan_20"], []]
    duel = drawn(CARD, hands=[[], SMALL[1]], under=all_under)
    assert gains(duel) == [["get 2"], ["give 2"]]
