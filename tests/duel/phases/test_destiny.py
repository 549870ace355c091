"""Destiny cards one after the other: the past, the next symbol, and what happens between two cards."""

from typing import Any

import pytest

from game.duel import pieces
from game.duel.events import CardDiscarded, CardDrawn, DeckReshuffled, StragglerChanged
from game.duel.moments import DestinyDrawn, FatesReshuffled, GameWon
from game.duel.prompts import DiscardCard
from game.duel.totals import controlled
from tests.support.duel.duels import Duels, a_card, a_duel
from tests.support.duel.positions import QUIET

PLANS = [plan.id for plan in pieces.PLANS]
WORLDS = [f"planet_{number:02}" for number in range(1, 13)]


def owned(mine: int, theirs: int) -> list[dict[str, Any]]:
    """So many planets of seat 0, and so many of seat 1."""
    ships = [[1, 0]] * mine + [[0, 1]] * theirs
    return [{"planet": world, "ships": fleet} for world, fleet in zip(WORLDS, ships, strict=False)]


def at_end(card: str = "spelling_bee", aliens: list[str] | None = None, **words: Any) -> Duels:
    """A destiny card is done, seat 0 leading; the next contest or duel asks for plans or dials."""
    spec = {
        "aliens": aliens or QUIET,
        "straggler": 1,
        "past": [card],
        "hands": [["plan_04"], ["plan_04"]],
        "destiny": {"discovery": ["gold_rush_moon"], "event": ["talent_show"], "refresh": ["supply_drop"]},
        "phase": "end_of_card",
    }
    return Duels({**spec, **words})


# The past and the next symbol


def test_a_drawn_card_is_laid_face_up_on_the_past() -> None:
    drawn = a_card("talent_show", QUIET, past=["gold_rush_moon"])
    assert drawn.keys(drawn.table.past) == ["gold_rush_moon", "talent_show"]
    assert all(drawn.match.view(seat).key(drawn.table.past[-1]) == "talent_show" for seat in (0, 1))


def test_one_past_takes_the_cards_of_all_three_decks() -> None:
    """A refresh card, a discovery and the duel it asks for: one pile, in the order drawn."""
    decks = {"refresh": ["supply_drop"], "discovery": ["gold_rush_moon"]}
    drawn = a_card("supply_drop", QUIET, past=["talent_show"], destiny=decks)
    assert drawn.keys(drawn.table.past) == ["talent_show", "supply_drop", "gold_rush_moon"]


@pytest.mark.parametrize(
    ("card", "deck"),
    [("gold_rush_moon", "event"), ("gravity_well", "refresh"), ("spelling_bee", "discovery")],
)
def test_the_symbol_at_the_foot_names_the_deck_of_the_next_card(card: str, deck: str) -> None:
    destiny = {"discovery": ["fog_bank"], "event": ["talent_show"], "refresh": ["harvest"]}
    flow = at_end(card, destiny=destiny)
    first = flow.happened(DestinyDrawn)[0]
    assert first.deck == deck
    assert [flow.table.key(first.card)] == destiny[deck]


def test_cards_follow_each_other_without_a_question_between() -> None:
    flow = at_end("gravity_well", destiny={"refresh": ["overhaul"], "discovery": ["gold_rush_moon"]})
    assert flow.keys(flow.table.past) == ["gravity_well", "overhaul", "gold_rush_moon"]


def test_an_empty_destiny_deck_is_made_of_its_cards_in_the_past() -> None:
    """R3: the cards of that type leave the past, the order of the rest is kept."""
    discoveries = [card.id for card in pieces.DESTINY if card.type == "discovery"]
    past = [*discoveries[:5], "talent_show", *discoveries[5:], "harvest", "spelling_bee"]
    flow = at_end(past=past, destiny={})
    assert len(flow.happened(FatesReshuffled)) == 1
    assert flow.keys(flow.table.past[:3]) == ["talent_show", "harvest", "spelling_bee"]
    assert flow.keys(flow.table.past)[3] in discoveries
    assert len(flow.table.fates[0]) == 12


def test_the_new_destiny_deck_is_shuffled_and_unknown() -> None:
    """R3: shuffled, so the old order tells nothing."""
    discoveries = [card.id for card in pieces.DESTINY if card.type == "discovery"]
    flows = [at_end(past=[*discoveries, "spelling_bee"], destiny={}, seed=seed) for seed in range(12)]
    assert len({flow.keys(flow.table.past)[1] for flow in flows}) > 3
    assert not any(flow.table.seen[card] for flow in flows for card in flow.table.fates[0])


def test_a_deck_with_cards_is_not_reshuffled() -> None:
    assert not at_end().happened(FatesReshuffled)


# The straggler's marker


def test_the_marker_moves_when_the_straggler_controls_more_planets() -> None:
    """R9: checked at the end of every destiny card."""
    assert at_end(planets=owned(1, 2)).table.straggler == 0


@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (0, 0), (3, 2)])
def test_the_marker_stays_unless_the_straggler_controls_strictly_more(mine: int, theirs: int) -> None:
    """R9: only strictly more planets moves it."""
    assert not at_end(planets=owned(mine, theirs)).happened(StragglerChanged)


def test_the_marker_does_not_move_inside_a_duel() -> None:
    """R9: never inside a duel or contest."""
    planets = [*owned(0, 2), {"planet": "planet_12"}]
    duel = a_duel(QUIET, card="gold_rush_moon", planets=planets, duel={"planet": "planet_12"})
    duel.dial(2, 2).plan(0, "plan_08", "1 shield").plan(1, "plan_04", "1 shield")
    assert not duel.happened(StragglerChanged)


def test_the_marker_is_checked_before_hands_so_the_new_leader_discards_first() -> None:
    """The order before the next card: marker, victory, hands."""
    flow = at_end(planets=owned(0, 1), hands=[PLANS[:7], PLANS[:7]])
    assert flow.waiting_for == [(1, "DiscardCard")]


# Winning


@pytest.mark.parametrize("winner", [0, 1])
def test_five_planets_win_before_the_next_destiny_card(winner: int) -> None:
    """R10: checked when the card is done."""
    flow = at_end(planets=owned(5, 1) if winner == 0 else owned(1, 5))
    assert (flow.table.over, flow.table.winners) == (True, [winner])
    assert not flow.happened(DestinyDrawn)
    assert flow.match.waiting() == []


def test_four_planets_do_not_win() -> None:
    assert not at_end(planets=owned(4, 4), aliens=["dawdler", "salon_lion"]).table.over


def test_both_win_with_five_planets_each() -> None:
    """R10: both at five or more, both win."""
    flow = at_end(planets=owned(5, 6))
    assert flow.table.winners == [0, 1]
    assert flow.happened(GameWon)[0].why == "planets"


def test_a_planet_that_both_control_counts_for_both() -> None:
    """R33: ships of both, no duel."""
    planets = [*owned(4, 4), {"planet": "planet_12", "ships": [1, 1]}]
    assert at_end(planets=planets).table.winners == [0, 1]


def test_five_planets_do_not_win_in_the_middle_of_a_card() -> None:
    """R10: not in the middle of a card."""
    planets = [*owned(5, 0), {"planet": "planet_12"}]
    duel = a_duel(QUIET, card="gold_rush_moon", planets=planets, duel={"planet": "planet_12"})
    duel.dial(1, 1)
    assert not duel.table.over


def test_a_planet_with_a_duel_in_progress_is_controlled_by_nobody() -> None:
    """R10: so it counts for neither player while the duel lasts."""
    duel = a_duel(
        QUIET, card="moon_heist", planets=[{"planet": "planet_01", "ships": [3, 0]}, *owned(3, 0)[1:]]
    )
    assert [len(controlled(duel.table, seat)) for seat in (0, 1)] == [2, 0]


def test_victory_comes_before_the_hand_limit() -> None:
    """The order before the next card: marker, victory, hands."""
    flow = at_end(planets=owned(5, 0), hands=[PLANS[:9], []])
    assert flow.table.over
    assert not flow.happened(CardDiscarded)
    assert not flow.happened(CardDrawn)


# Hands


def test_above_the_hand_limit_a_player_discards_cards_of_his_choice() -> None:
    """R23: enforced before the next destiny card is revealed."""
    flow = at_end(hands=[PLANS[:8], ["plan_04"]])
    flow.answers(0, DiscardCard, flow.card("plan_07")).answers(0, DiscardCard, flow.card("plan_m02"))
    assert flow.hand(0) == ["plan_01", "plan_04", "plan_05", "plan_06", "plan_08", "plan_09"][:6]
    assert flow.discards(0) == ["plan_07", "plan_m02"]


def test_discarded_cards_lie_open_on_the_own_pile_whatever_their_colour() -> None:
    """R19: a card discarded from hand goes to the own pile."""
    flow = at_end(hands=[[*PLANS[:6], "plan_42.blue"], ["plan_04"]])
    flow.answers(0, DiscardCard, flow.card("plan_42.blue"))
    assert flow.discards(0) == ["plan_42"]
    assert flow.match.view(1).key(flow.table.discards[0][0]) == "plan_42.blue"


def test_the_next_card_waits_until_hands_are_in_order() -> None:
    flow = at_end(hands=[PLANS[:7], ["plan_04"]])
    assert flow.keys(flow.table.past) == ["spelling_bee"]
    flow.answers(0, DiscardCard, flow.card("plan_04"))
    assert flow.keys(flow.table.past) == ["spelling_bee", "gold_rush_moon"]


def test_the_leader_discards_before_the_straggler() -> None:
    """R30: leader first, then straggler."""
    flow = at_end(hands=[PLANS[:7], PLANS[:7]], straggler=0)
    assert flow.waiting_for == [(1, "DiscardCard")]
    flow.answers(1, DiscardCard, flow.card("plan_04", 1))
    assert flow.waiting_for == [(0, "DiscardCard")]


def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    flow = at_end(hands=[PLANS[:7], ["plan_04"]])
    assert flow.refuses(0, DiscardCard, flow.card("plan_42")).text == "refuse.not_in_hand"


@pytest.mark.parametrize(("alien", "limit"), [("dawdler", 6), ("attic_dweller", 9), ("almanac_keeper", 5)])
def test_each_alien_has_its_own_hand_limit(alien: str, limit: int) -> None:
    flow = at_end(aliens=[alien, "salon_lion"], hands=[PLANS[: limit + 1], ["plan_04"]])
    flow.answers(0, DiscardCard, flow.card("plan_04"))
    assert (0, "DiscardCard") not in flow.waiting_for
    assert len(flow.hand(0)) == limit


def test_a_hand_may_be_larger_than_the_limit_during_a_card() -> None:
    """R23: during a card a hand may be larger."""
    contest = a_card("old_observatory", QUIET, hands=[PLANS[:6], PLANS[:6]])
    contest.dial(1, 1)
    assert [len(contest.hand(seat)) for seat in (0, 1)] == [7, 7]
    assert contest.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_an_empty_hand_is_filled_before_the_next_card() -> None:
    """R24: with no card in hand, draw up to the limit."""
    flow = at_end(hands=[[], ["plan_04"]], decks=[PLANS[:6], []])
    assert flow.hand(0) == PLANS[:6]


def test_a_single_card_is_enough_not_to_draw() -> None:
    flow = at_end()
    assert not flow.happened(CardDrawn)


def test_an_empty_hand_is_filled_up_to_the_aliens_own_limit() -> None:
    flow = at_end(aliens=["attic_dweller", "salon_lion"], hands=[[], ["plan_04"]])
    assert len(flow.hand(0)) == 9


# Drawing


def scattered(deck: list[str], discards: list[str]) -> Duels:
    """Seat 0 has an empty hand to fill; its other plans lie in the opponent's discard pile."""
    rest = [f"{plan}.orange" for plan in PLANS if plan not in (*deck, *discards)]
    return at_end(hands=[[], ["plan_04"]], decks=[deck, []], discards=[discards, rest])


def test_when_the_deck_runs_out_the_discard_pile_becomes_the_new_deck() -> None:
    """R25: draw what is there, shuffle the discard pile, go on drawing."""
    flow = scattered(PLANS[:2], PLANS[2:10])
    assert flow.hand(0)[:2] == PLANS[:2]
    assert set(flow.hand(0)[2:]) < set(PLANS[2:10])
    assert (len(flow.hand(0)), len(flow.table.decks[0]), flow.discards(0)) == (6, 4, [])
    assert len(flow.happened(DeckReshuffled)) == 1


def test_a_deck_that_suffices_is_not_reshuffled() -> None:
    assert not scattered(PLANS[:6], PLANS[6:10]).happened(DeckReshuffled)


def test_with_deck_and_discard_pile_empty_drawing_stops() -> None:
    """R25: if both are empty, stop."""
    flow = scattered(PLANS[:1], PLANS[1:4])
    assert sorted(flow.hand(0)) == sorted(PLANS[:4])
    assert not flow.table.decks[0]
    assert not flow.table.discards[0]


def test_reshuffled_cards_are_known_to_nobody() -> None:
    """R25: shuffled into a new deck."""
    flow = scattered(PLANS[:2], PLANS[2:10])
    assert not any(flow.table.seen[card] for card in flow.table.decks[0])
    assert not any(flow.table.knows(1, card) for card in flow.table.hands[0])


def test_cards_in_play_are_not_shuffled_into_the_new_deck() -> None:
    """R25: chosen plans and played reinforcements are not included."""
    rest = [f"{plan}.orange" for plan in PLANS[3:]]
    contest = Duels(
        {
            "aliens": QUIET,
            "past": ["spelling_bee"],
            "hands": [[], ["plan_04"]],
            "discards": [PLANS[1:3], rest],
            "phase": "prize",
            "contest": {
                "plans": [["plan_m02"], ["plan_42"]],
                "reinforcements": [{"card": "pep_talk", "by": 0, "on": 0}],
                "winner": 0,
                "totals": [2, 1],
            },
            "destiny": {"discovery": ["gold_rush_moon"]},
        }
    )
    drawn = [contest.table.key(event.card) for event in contest.happened(CardDrawn) if event.seat == 0]
    assert sorted(drawn) == [f"{plan}.orange" for plan in sorted(PLANS[1:3])]
    assert sorted(contest.discards(0)) == ["pep_talk", "plan_m02"]
