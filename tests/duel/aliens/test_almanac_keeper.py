"""Almanac Keeper: knows what destiny brings next, and may put it off."""

from typing import Any

from game.core.prompts import NONE, Yes
from game.duel import pieces
from game.duel.events import CardDiscarded, CardDrawn
from game.duel.moments import DestinyDrawn, FatePutUnder, FateRead
from game.duel.prompts import DiscardCard, MayDiscardCard
from tests.support.duel.duels import Duels

ALIENS = ["almanac_keeper", "prime"]
DISCOVERIES = [card.id for card in pieces.DESTINY if card.type == "discovery"]
EVENT = pieces.TYPES.index("event")


def at_the_end(**words: Any) -> Duels:
    """A duel's card is done; the next cards are a talent show and, after it, a spelling bee."""
    return Duels(
        {
            "aliens": ALIENS,
            "phase": "end_of_card",
            "past": ["gold_rush_moon"],
            "hands": [["plan_04", "plan_08"], ["plan_04", "plan_08"]],
            "destiny": {"event": ["talent_show", "spelling_bee"]},
            **words,
        }
    )


def drawn(end: Duels) -> list[str]:
    return [end.table.key(event.card) for event in end.happened(DestinyDrawn)]


def test_before_the_next_card_is_drawn_the_keeper_may_look_at_it() -> None:
    end = at_the_end()
    assert end.waiting_for == [(0, "Yes")]
    assert end.asks(0, Yes).because == "almanac_keeper"
    end.answers(0, Yes, True)
    assert end.happened(FateRead) == [FateRead(0, end.card("talent_show"))]
    assert not drawn(end)


def test_only_the_keeper_sees_it() -> None:
    end = at_the_end().answers(0, Yes, True)
    card = end.card("talent_show")
    assert end.match.view(0).faces[card] == pieces.FACE_OF["talent_show"]
    assert not end.table.knows(1, card)


def test_then_a_card_from_hand_puts_it_under_its_deck() -> None:
    end = at_the_end().answers(0, Yes, True)
    assert end.asks(0, MayDiscardCard).because == "almanac_keeper"
    end.answers(0, MayDiscardCard, end.card("plan_08"))
    assert drawn(end) == ["spelling_bee"]
    assert end.table.fates[EVENT][0] == end.card("talent_show")
    assert end.discards(0) == ["plan_08"]


def test_paying_is_optional() -> None:
    end = at_the_end().answers(0, Yes, True).answers(0, MayDiscardCard, NONE)
    assert drawn(end) == ["talent_show"]
    assert not end.happened(CardDiscarded)


def test_without_a_look_there_is_nothing_to_pay_for() -> None:
    end = at_the_end().answers(0, Yes, False)
    assert drawn(end) == ["talent_show"]
    assert not end.happened(FateRead)


def test_the_new_top_card_is_drawn_unseen_and_the_date_is_changed_once() -> None:
    end = at_the_end().answers(0, Yes, True)
    assert not end.table.knows(0, end.card("spelling_bee"))
    end.answers(0, MayDiscardCard, end.card("plan_08"))
    assert end.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    assert len(end.happened(FateRead)) == len(end.happened(FatePutUnder)) == 1


def test_every_destiny_card_has_its_own_date() -> None:
    """The spelling bee is done; the next card is looked at as well."""
    end = at_the_end(destiny={"event": ["spelling_bee"], "discovery": ["quiet_zone"]})
    end.answers(0, Yes, True).answers(0, MayDiscardCard, NONE)
    end.plan(0, "plan_04").plan(1, "plan_08").answers(0, Yes, True)
    assert [end.table.key(event.card) for event in end.happened(FateRead)] == ["spelling_bee", "quiet_zone"]


def test_the_last_card_of_a_deck_may_be_seen_but_stays() -> None:
    *gone, last = DISCOVERIES
    end = at_the_end(past=[*gone, "spelling_bee"], destiny={}).answers(0, Yes, True)
    assert end.happened(FateRead) == [FateRead(0, end.card(last))]
    assert drawn(end) == [last]


def test_an_empty_deck_has_no_card_to_look_at() -> None:
    """R3: it is made anew when the card is drawn."""
    end = at_the_end(past=[*DISCOVERIES, "spelling_bee"], destiny={})
    assert len(drawn(end)) == 1
    assert (0, "Yes") not in end.waiting_for


def test_without_a_card_in_hand_the_date_cannot_be_changed() -> None:
    """R24: a cost is paid from the hand; here all the Keeper's plans lie in the opponent's pile."""
    everything = [f"{plan.id}.orange" for plan in pieces.PLANS]
    end = at_the_end(hands=[[], ["plan_04"]], discards=[[], everything]).answers(0, Yes, True)
    assert drawn(end) == ["talent_show"]


def test_hands_are_brought_in_order_first() -> None:
    """R23: the limit, here 5, is enforced before the next card."""
    hand = ["plan_04", "plan_05", "plan_06", "plan_07", "plan_08", "plan_09"]
    end = at_the_end(hands=[hand, ["plan_04"]])
    end.answers(0, DiscardCard, end.card("plan_09"))
    assert len(end.hand(0)) == 5
    assert end.waiting_for == [(0, "Yes")]


def test_an_empty_hand_is_filled_first_and_can_pay() -> None:
    end = at_the_end(hands=[[], ["plan_04"]]).answers(0, Yes, True)
    assert len(end.hand(0)) == 5
    assert end.waiting_for == [(0, "MayDiscardCard")]


def test_the_keeper_starts_with_five_cards_and_without_a_look() -> None:
    start = Duels(
        {"aliens": ALIENS, "phase": "first_hands", "destiny": {"discovery": ["abandoned_spaceport"]}}
    )
    assert [len(start.hand(seat)) for seat in (0, 1)] == [5, 6]
    assert not start.happened(FateRead)
    assert sorted(start.waiting_for) == [(0, "SetDial"), (1, "SetDial")]


def test_the_opponent_of_the_keeper_is_not_asked() -> None:
    end = at_the_end(aliens=["prime", "almanac_keeper"]).answers(1, Yes, False)
    assert drawn(end) == ["talent_show"]


def test_who_pays_with_the_last_card_has_a_full_hand_before_the_next_card_is_drawn() -> None:
    """R41: before a new destiny card is drawn, an empty hand is filled."""
    end = at_the_end(hands=[["plan_08"], ["plan_04"]]).answers(0, Yes, True)
    end.answers(0, MayDiscardCard, end.card("plan_08"))
    assert drawn(end) == ["spelling_bee"]
    assert len(end.hand(0)) == 5
    told = [type(event) for event in end.match.events]
    assert told.index(DestinyDrawn) > max(place for place, kind in enumerate(told) if kind is CardDrawn)
