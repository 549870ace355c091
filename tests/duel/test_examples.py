"""The two worked examples of the rulebook, with the numbers printed there."""

from game.core.prompts import NONE, Yes
from game.duel.events import CardDrawn, ReinforcementTaken, ShipsWithdrawn
from game.duel.moments import PlansRevealed, PlayedDiscarded
from game.duel.prompts import ChooseOne, GuessDial, PlayReinforcement
from game.duel.totals import advantage_holder, ship_advantage
from tests.support.duel.duels import Duels

ORANGE, BLUE = 0, 1
MATRON, PICKLED = 0, 1


def abandoned_spaceport() -> Duels:
    """The example duel: the Preservationist (orange) against the Bouncer (blue)."""
    return Duels(
        {
            "aliens": ["preservationist", "bouncer"],
            "straggler": ORANGE,
            "hands": [["plan_13", "plan_04"], ["plan_06", "plan_05"]],
            "destiny": {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]},
            "planet_deck": ["planet_07"],
        }
    )


def after_tactics() -> Duels:
    duel = abandoned_spaceport().answers(BLUE, GuessDial, 0).dial(3, 2)
    return duel.plan(ORANGE, "plan_13", "2 shield").plan(BLUE, "plan_06", "4 fire")


def test_the_top_planet_is_revealed_and_both_duel_for_it() -> None:
    duel = abandoned_spaceport()
    assert duel.keys(duel.table.past) == ["abandoned_spaceport"]
    assert duel.keys([duel.table.duel.planet]) == ["planet_07"]


def test_three_ships_against_two_give_orange_the_ship_advantage() -> None:
    """Example, 2 and 3: orange has the ship advantage of +8."""
    duel = abandoned_spaceport().answers(BLUE, GuessDial, 0).dial(3, 2)
    assert duel.ships("planet_07") == [3, 2]
    assert [ship_advantage(duel.table, seat) for seat in (ORANGE, BLUE)] == [8, 0]


def test_four_fire_against_two_shields_destroy_two_ships() -> None:
    """Example, 4 and 5: two of three orange ships go to the warp, and the ship advantage to blue."""
    duel = abandoned_spaceport().answers(BLUE, GuessDial, 0).dial(3, 2)
    duel.plan(ORANGE, "plan_13", "2 shield")
    before = list(duel.table.warp)
    duel.plan(BLUE, "plan_06", "4 fire")
    assert duel.happened(PlansRevealed)
    assert duel.table.warp[ORANGE] - before[ORANGE] == 2
    assert duel.table.supply[ORANGE] + duel.table.warp[ORANGE] + duel.ships("planet_07")[ORANGE] == 20


def test_blue_wins_with_fourteen_against_thirteen() -> None:
    """Example, 6 and 7: 13 against 6 + 8."""
    duel = after_tactics()
    assert (duel.winner, duel.totals) == (BLUE, [13, 14])


def test_orange_withdraws_one_ship_and_gets_the_unattended_prize() -> None:
    """Example, 7: take a reinforcement, then draw a card."""
    duel = after_tactics().answers(ORANGE, Yes, False)
    assert [(event.seat, event.ships) for event in duel.happened(ShipsWithdrawn)] == [(ORANGE, 1)]
    assert duel.ships("planet_07") == [0, 2]
    assert [event.seat for event in duel.happened(ReinforcementTaken)] == [ORANGE]
    assert [event.seat for event in duel.happened(CardDrawn)] == [ORANGE]


def test_both_plans_of_the_example_duel_are_discarded() -> None:
    duel = after_tactics().answers(ORANGE, Yes, False)
    assert (duel.discards(ORANGE), duel.discards(BLUE)) == (["plan_13"], ["plan_06"])


def reinforcements() -> Duels:
    """The example of reinforcements: the Pickled leads, nobody has the ship advantage."""
    duel = Duels(
        {
            "aliens": ["iron_matron", "pickled"],
            "straggler": MATRON,
            "past": ["gold_rush_moon"],
            "planets": [{"planet": "planet_07", "ships": [2, 2]}],
            "hands": [["plan_31", "traitor"], ["plan_10", "mega_support", "drying_up_funding"]],
            "destiny": {"event": ["talent_show"]},
            "phase": "plans",
            "duel": {"planet": "planet_07"},
        }
    )
    duel.answers(MATRON, ChooseOne, "nothing")
    return duel.plan(MATRON, "plan_31", "1 shield").plan(PICKLED, "plan_10", "1 shield")


def strengths(duel: Duels) -> list[int]:
    return [duel.strength(seat) for seat in (MATRON, PICKLED)]


def test_the_strengths_of_the_example_change_as_printed() -> None:
    """31 and 10; then 22, 21, 15; the Matron wins 21 to 15."""
    duel = reinforcements()
    assert advantage_holder(duel.table, None) == NONE
    assert strengths(duel) == [31, 10]
    duel.reinforce(PICKLED, "mega_support", on=PICKLED)
    assert strengths(duel) == [31, 22]
    duel.answers(MATRON, PlayReinforcement, (NONE, NONE))
    duel.reinforce(PICKLED, "drying_up_funding", on=MATRON)
    assert strengths(duel) == [21, 22]
    duel.reinforce(MATRON, "traitor", on=PICKLED)
    assert (duel.winner, duel.totals) == (MATRON, [21, 15])


def test_who_has_no_reinforcements_left_passes_without_a_question() -> None:
    """Example, 5: the Pickled has none left and must pass, the Matron passes too."""
    duel = reinforcements().reinforce(PICKLED, "mega_support", on=PICKLED)
    duel.answers(MATRON, PlayReinforcement, (NONE, NONE)).reinforce(PICKLED, "drying_up_funding", on=MATRON)
    duel.reinforce(MATRON, "traitor", on=PICKLED)
    assert not [seat for seat, kind in duel.waiting_for if kind == "PlayReinforcement"]


def test_the_cards_of_the_example_are_discarded_as_printed() -> None:
    """R19: the Matron's pile gets 31 and -10, the Pickled's 10, +12 and -7."""
    duel = reinforcements().reinforce(PICKLED, "mega_support", on=PICKLED)
    duel.answers(MATRON, PlayReinforcement, (NONE, NONE)).reinforce(PICKLED, "drying_up_funding", on=MATRON)
    duel.reinforce(MATRON, "traitor", on=PICKLED).answers(PICKLED, Yes, False)  # nothing into the jar
    assert len(duel.happened(PlayedDiscarded)) == 1
    assert duel.discards(MATRON) == ["plan_31", "drying_up_funding"]
    assert duel.discards(PICKLED) == ["plan_10", "mega_support", "traitor"]
