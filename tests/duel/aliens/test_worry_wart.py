"""Worry Wart: a secret worry pays off in defeat and costs a card in victory."""

from typing import Any

from game.core.prompts import NONE, Yes
from game.core.table import HIDDEN, NOBODY
from game.duel import pieces
from game.duel.events import CardDiscarded, CardDrawn, ShipsRecovered, SlipOpened, SlipWritten
from game.duel.moments import DuelEnded
from game.duel.prompts import DiscardCard
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

NOTE = pieces.slip(0, "worry")
NEXT = {"event": ["talent_show"], "refresh": ["overhaul"], "discovery": ["abandoned_spaceport"]}


def before_plans() -> Duels:
    """A contest in which the loser gets nothing."""
    return a_contest(
        ["worry_wart", "prime"],
        card="spelling_bee",
        hands=[["plan_04", "plan_10", "plan_15"], ["plan_06", "plan_08"]],
        destiny=NEXT,
    )


def at_cleanup(winner: int, worry: bool = True, **words: Any) -> Duels:
    """A duel is decided; the prize has been given."""
    return a_duel(
        ["worry_wart", "prime"],
        card="gold_rush_moon",
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"winner": winner, "plans": [["plan_20"], ["plan_20"]], "worry": [worry, None]},
        destiny=NEXT,
        **{"hands": [["plan_04", "plan_08"], ["plan_04"]], **words},
    )


def opened(game: Duels) -> list[SlipOpened]:
    return [event for event in game.happened(SlipOpened) if event.kind == "worry"]


def drawn(game: Duels) -> int:
    return sum(event.seat == 0 for event in game.happened(CardDrawn))


def test_the_question_comes_before_plans_are_chosen_and_only_to_the_worry_wart() -> None:
    contest = before_plans()
    assert contest.waiting_for == [(0, "Yes")]
    assert contest.asks(0, Yes).because == "worry_wart"
    contest.answers(0, Yes, True)
    assert contest.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_who_worried_and_lost_recovers_a_ship_and_draws_two_cards() -> None:
    contest = before_plans().answers(0, Yes, True).plan(0, "plan_04").plan(1, "plan_08")
    assert contest.winner == 1
    assert contest.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]
    assert drawn(contest) == 2


def test_who_worried_and_won_discards_a_card() -> None:
    contest = before_plans().answers(0, Yes, True).plan(0, "plan_10").plan(1, "plan_06")
    assert contest.winner == 0
    assert contest.asks(0, DiscardCard).because == "worry_wart"
    contest.answers(0, DiscardCard, contest.card("plan_15"))
    assert contest.discards(0) == ["plan_10", "plan_15"]
    assert (0, "DiscardCard") not in contest.waiting_for
    assert not contest.happened(ShipsRecovered)


def test_the_winner_must_discard() -> None:
    refusal = at_cleanup(winner=0).refuses(0, DiscardCard, NONE)
    assert refusal.text == "refuse.must_choose"


def test_who_did_not_worry_gets_nothing_for_a_defeat() -> None:
    contest = before_plans().answers(0, Yes, False).plan(0, "plan_04").plan(1, "plan_08")
    assert not contest.happened(ShipsRecovered)
    assert drawn(contest) == 0


def test_who_did_not_worry_discards_nothing_for_a_victory() -> None:
    contest = before_plans().answers(0, Yes, False).plan(0, "plan_10").plan(1, "plan_06")
    assert not contest.happened(CardDiscarded)


def test_nobody_else_can_tell_a_worry_from_calm() -> None:
    views = []
    for worried in (True, False):
        contest = before_plans().answers(0, Yes, worried)
        note = contest.happened(SlipWritten)[-1]
        assert note.seen_by(contest.table, 1).value == HIDDEN
        assert note.seen_by(contest.table, 0).value == (2 if worried else 1)
        views.append(contest.match.view(1))
    assert views[0] == views[1]


def test_the_worry_is_shown_when_it_resolves_after_cleanup() -> None:
    duel = at_cleanup(winner=0)
    assert opened(duel) == [SlipOpened(0, "worry", 2)]
    kinds = [type(event) for event in duel.log]
    assert kinds.index(DuelEnded) < kinds.index(SlipOpened)
    assert duel.match.view(1).faces[NOTE] == 2


def test_calm_is_not_shown() -> None:
    assert not opened(at_cleanup(winner=1, worry=False))


def test_a_worried_winner_with_an_empty_hand_draws_first_and_then_discards() -> None:
    """R24: an effect that needs a card from hand fills an empty hand."""
    duel = at_cleanup(winner=0, hands=[[], ["plan_04"]])
    assert drawn(duel) == 6
    card = duel.asks(0, DiscardCard).options(duel.table)[0]
    duel.answers(0, DiscardCard, card)
    assert len(duel.hand(0)) == 5


def test_with_an_empty_warp_the_loser_only_draws() -> None:
    """R38: as much as possible."""
    duel = at_cleanup(winner=1, warp=[0, 5])
    assert not duel.happened(ShipsRecovered)
    assert drawn(duel) == 2


def test_a_duel_without_a_winner_resolves_no_worry() -> None:
    """R13: where nobody can send, nobody wins or loses."""
    duel = at_cleanup(winner=NOBODY)
    assert not opened(duel)
    assert drawn(duel) == 0


def test_a_defeat_by_annihilation_is_a_defeat() -> None:
    """R14: decided in step 6, cleaned up as usual."""
    duel = a_duel(
        ["worry_wart", "prime"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [1, 2]}],
        hands=[["plan_04"], ["plan_04"]],
        duel={
            "plans": [["plan_20"], ["plan_20"]],
            "tactics": [slip("1 shield"), slip("4 fire")],
            "worry": [True, None],
        },
        destiny=NEXT,
    )
    assert duel.winner == 1
    assert drawn(duel) == 2


def restarted(first: bool, last: bool) -> Duels:
    """Both fleets destroy each other; in the second pass the Worry Wart loses."""
    duel = a_duel(
        ["worry_wart", "prime"],
        card="gold_rush_moon",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        hands=[["plan_04", "plan_08", "plan_10"], ["plan_04", "plan_15"]],
        destiny=NEXT,
    )
    duel.answers(0, Yes, first).plan(0, "plan_04", "4 fire").plan(1, "plan_04", "4 fire").dial(1, 1)
    duel.answers(0, Yes, last).plan(0, "plan_08", "2 shield").plan(1, "plan_15", "2 shield")
    assert duel.winner == 1
    return duel


def test_in_a_restarted_duel_the_last_decision_counts() -> None:
    """R12: what the last pass gave is gone."""
    assert drawn(restarted(first=False, last=True)) == 2


def test_a_worry_of_an_earlier_pass_is_forgotten() -> None:
    duel = restarted(first=True, last=False)
    assert drawn(duel) == 0
    assert not opened(duel)
