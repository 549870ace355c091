"""Shadow: it executes a ship of whoever destiny names."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardPlayed, CardsGiven
from game.cosmic.events.common import EncounterEnded, GameWon, PowerLost, PowerUsed, ShipsLost
from game.cosmic.parts import OFFENSE, ON_TECH
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    PlayCard,
    SecondEncounter,
    TakeShips,
)
from game.cosmic.ship_prompts import ChooseShip
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_20"], ["attack_04"], []]


def watching(**words: object) -> Encounter:
    """A destiny card has been drawn; the Shadow, seat 2, watches."""
    return cosmic("spiff", "pacifist", "shadow", **{"hands": HANDS, **words})


def test_a_ship_of_the_player_whom_destiny_names_goes_to_the_warp() -> None:
    table = watching().answers(2, ChooseShip, home(1, 3))
    assert table.ships(1, home(1, 3)) == 3
    assert table.table.warp == [0, 1, 0]
    assert PowerUsed(2, "shadow") in table.log


def test_its_own_colour_executes_nobody() -> None:
    table = watching(destiny=[2]).until(TakeShips, ChoosePlanet)
    assert table.table.warp == [0, 0, 0]
    assert not table.happened(PowerUsed)


def test_an_offense_that_draws_its_own_colour_loses_a_ship_at_each_draw() -> None:
    """Ruling 12: every card that is drawn counts."""
    ships = {(home(0), 1): 1}
    table = watching(destiny=[0, 1], ships=ships).answers(2, ChooseShip, home(0, 2))
    table.answers(0, ChooseTarget, NO_SHIPS).answers(2, ChooseShip, home(1, 2)).until(TakeShips, ChoosePlanet)
    assert table.table.warp == [1, 1, 0]


def test_it_works_on_its_own_turn() -> None:
    table = cosmic("shadow", "pacifist", hands=HANDS).answers(0, ChooseShip, home(1)).until(ChoosePlanet)
    assert table.table.warp == [0, 1, 0]


def test_a_special_names_a_player_too() -> None:
    table = watching(destiny=["most_cards"], hands=[["attack_20"], ["attack_04", "morph"], []])
    assert table.asks(2, ChooseShip).whose == 1


def test_the_execution_does_not_change_whom_a_special_has_named() -> None:
    """The defense had the fewest ships in the warp, and has no longer."""
    table = watching(destiny=["fewest_in_warp"], warp=[0, 0, 0]).answers(2, ChooseShip, home(1))
    assert table.table.warp == [0, 1, 0]
    assert table.until(TakeShips, ChoosePlanet).table.at.defense == 1


def test_on_a_wild_it_may_execute_a_ship_of_anybody() -> None:
    """Independent of the player whom the offense chooses."""
    table = watching(destiny=["wild"]).uses(2).answers(2, ChooseSeat, 0).answers(2, ChooseShip, home(0, 1))
    assert table.table.warp == [1, 0, 0]
    assert table.is_asked(0, ChooseSeat)


def test_on_a_wild_it_need_not() -> None:
    table = watching(destiny=["wild"]).uses(2, power=False)
    assert table.table.warp == [0, 0, 0]


def test_zapped_it_executes_nobody_in_this_encounter() -> None:
    hands = [["attack_20"], ["attack_04", "cosmic_zap"], []]
    table = watching(hands=hands, destiny=[0, 1], ships={(home(0), 1): 1}).plays(1, "cosmic_zap")
    table.answers(0, ChooseTarget, NO_SHIPS).until(TakeShips, ChoosePlanet)
    assert not table.happened(ShipsLost)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = watching(ships={(home(2, n), 2): 0 for n in range(3)}).until(TakeShips, ChoosePlanet)
    assert not table.happened(PowerUsed)


def test_the_last_ship_of_a_home_colony_may_cost_a_power() -> None:
    """Ruling 131."""
    ships = {(home(1, n), 1): 0 for n in range(2)} | {(home(1, 2), 1): 1}
    table = watching(ships=ships).answers(2, ChooseShip, home(1, 2))
    assert table.happened(PowerLost) == [PowerLost(1)]


def test_it_follows_the_card_and_not_the_choice_of_the_will() -> None:
    """Ruling 129."""
    table = cosmic("will", "pacifist", "spiff", "shadow", hands=[*HANDS, []]).answers(3, ChooseShip, home(1))
    table.answers(0, ChooseTarget, (home(2), 2)).until(TakeShips)
    assert table.table.at.defense == 2
    assert table.table.warp == [0, 1, 0, 0]


def test_a_card_that_the_wild_dictator_sends_back_has_executed_already() -> None:
    """Ruling 133."""
    hands = [["attack_20"], ["attack_04", "dictator.flare"], []]
    table = watching(hands=hands, destiny=[1, 1]).answers(2, ChooseShip, home(1)).plays(1, "dictator.flare")
    table.answers(2, ChooseShip, home(1, 1)).until(TakeShips, ChoosePlanet)
    assert [table.ships(1, home(1, n)) for n in range(3)] == [3, 3, 4]


def test_a_ship_that_researches_may_be_chosen() -> None:
    techs = [[], [{"tech": "coldsleep_ship", "ships": 2}], []]
    table = watching(options={"technology": True}, techs=techs).until(ChooseShip)
    place = ON_TECH + table.tech("coldsleep_ship")
    table.answers(2, ChooseShip, place)
    assert table.table.ships_at(1, place) == 1
    assert table.table.warp[1] == 1


def test_the_zombie_is_not_harmed() -> None:
    table = cosmic("spiff", "zombie", "shadow", hands=HANDS).answers(2, ChooseShip, home(1))
    assert table.until(TakeShips, ChoosePlanet).table.warp == [0, 0, 0]


def test_an_executed_ship_is_not_paid_for_as_compensation() -> None:
    """Page 11: only for ships that were lost in the encounter."""
    hands = [["attack_20", *["attack_06"] * 3, "attack_08", "morph"], ["negotiate"], []]
    table = cosmic("masochist", "spiff", "shadow", hands=hands).answers(2, ChooseShip, home(1, 1))
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").until(SecondEncounter)
    assert table.table.warp[1] == 5
    assert len(table.hand(1)) == 4


def own_turn(warp: int = 2, **words: object) -> Encounter:
    """It is the turn of the Shadow, which holds its flare."""
    hands = [["attack_20", "shadow.flare"], ["attack_04"], []]
    return cosmic("shadow", "pacifist", hands=hands, warp=[warp, 0, 0], **words).until(ChooseShip)


def test_super_flare_puts_an_own_ship_in_its_place() -> None:
    """Rulings 132 and 167: in the first wording that founds a colony."""
    table = own_turn().answers(0, ChooseShip, home(1, 3))
    table.answers(0, AddSuper, table.card("shadow.flare"))
    assert table.ships(0, home(1, 3)) == 1
    assert table.ships(1, home(1, 3)) == 3
    assert table.table.warp == [0, 1, 0]  # another one came back in regroup


def test_the_colony_of_the_super_flare_may_win() -> None:
    """Ruling 6."""
    ships = {(home(1, n), 0): 1 for n in range(4)}
    table = own_turn(ships=ships).answers(0, ChooseShip, home(1, 4))
    table.answers(0, AddSuper, table.card("shadow.flare"))
    assert table.happened(GameWon) == [GameWon((0,), "colonies")]


def test_super_flare_may_be_kept() -> None:
    table = own_turn().answers(0, ChooseShip, home(1, 3)).answers(0, AddSuper, NONE)
    assert table.ships(0, home(1, 3)) == 0


def test_super_flare_needs_a_ship_in_the_warp() -> None:
    table = own_turn(0).answers(0, ChooseShip, home(1, 3))
    assert table.is_asked(0, ChoosePlanet)


def test_super_flare_is_for_the_own_turn() -> None:
    table = watching(hands=[["attack_20"], ["attack_04"], ["shadow.flare"]], warp=[0, 0, 2])
    assert not table.answers(2, ChooseShip, home(1)).is_asked(2, AddSuper)


def beaten(defense: str = "pacifist", cards: tuple[str, str] = ("attack_20", "attack_04")) -> Encounter:
    """The defense, which holds the Shadow's flare, has lost to the offense and its ally."""
    hands = [[cards[0]], [cards[1], "shadow.flare"], []]
    table = cosmic("masochist", defense, "spiff", hands=hands)
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 2)
    return table.both_play(*cards)


def test_wild_flare_pulls_the_whole_gate_into_the_warp() -> None:
    """Ruling 77."""
    table = beaten().plays(1, "shadow.flare").answers(1, TakeShips, (home(1, 1), 1)).until(SecondEncounter)
    assert table.table.warp == [3, 5, 2]
    assert table.ships(0, home(1)) == 0
    assert table.table.gate == [0, 0, 0]


def test_wild_flare_leaves_the_offense_its_second_encounter() -> None:
    """Ruling 77: it has won."""
    table = beaten().plays(1, "shadow.flare").answers(1, TakeShips, (home(1, 1), 1))
    assert table.until(SecondEncounter).is_asked(0, SecondEncounter)


def test_wild_flare_pays_with_a_ship_outside_the_encounter() -> None:
    table = beaten().plays(1, "shadow.flare")
    assert home(1) not in [place for place, _ in table.asks(1, TakeShips).options(table.table)]


def test_wild_flare_works_for_a_negotiator_too() -> None:
    assert beaten("zombie", ("attack_20", "negotiate")).is_asked(1, PlayCard)


def test_wild_flare_is_nothing_for_a_winner() -> None:
    assert beaten(cards=("attack_04", "attack_20")).happened(EncounterEnded)  # without a question


def test_wild_flare_is_nothing_for_the_offense() -> None:
    hands = [["attack_04", "shadow.flare"], ["attack_20"], []]
    table = cosmic("masochist", "pacifist", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    assert table.happened(EncounterEnded)
    assert not table.happened(CardPlayed)


def test_the_own_flare_has_no_wild_side_for_the_shadow() -> None:
    """Page 13."""
    hands = [["attack_20"], ["attack_04", "shadow.flare"], []]
    table = cosmic("masochist", "shadow", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    assert table.is_asked(0, SecondEncounter)


def test_wild_flare_is_a_price_and_not_compensated() -> None:
    """Ruling 8: the negotiator collects for the four ships that it lost and not for the one that it paid."""
    rich = ["attack_01", "attack_05", "attack_06", "attack_07", "attack_08", "attack_09"]
    hands = [["attack_20", *rich], ["negotiate", "shadow.flare"], []]
    table = cosmic("masochist", "spiff", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("attack_20", "negotiate").until(PlayCard)
    table.plays(1, "shadow.flare").answers(1, TakeShips, (home(1, 1), 1)).rest()
    assert table.table.warp[1] == 5
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [4]


def offered_to(seat: int, hands: list[list[str]], *aliens: str, **words: object) -> bool:
    """Whether a seat may play the flare; the defense has an ally."""
    table = (
        cosmic(*aliens, hands=hands, **words).launches(2, home(1)).invites().invites(2).joins_defense(2, 1)
    )
    table.both_play(hands[0][0], hands[1][0]).rest()
    return any(isinstance(prompt, PlayCard) and prompt.seat == seat for prompt in table.answered)


def test_wild_flare_is_for_the_defense_and_not_for_its_ally() -> None:
    aliens = ("masochist", "pacifist", "spiff")
    assert offered_to(1, [["attack_20"], ["attack_04", "shadow.flare"], []], *aliens)
    assert not offered_to(2, [["attack_20"], ["attack_04"], ["shadow.flare"]], *aliens)


def test_wild_flare_answers_an_attack_only() -> None:
    """The Pacifist beats an attack with a negotiate."""
    hands = [["negotiate"], ["attack_04", "shadow.flare"], []]
    assert not offered_to(1, hands, "pacifist", "masochist", "spiff")


def test_wild_flare_needs_a_ship_outside_the_encounter_to_pay_with() -> None:
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    hands = [["attack_20"], ["attack_04", "shadow.flare"], []]
    assert not offered_to(1, hands, "masochist", "pacifist", "spiff", ships=ships)


def robbed(seed: int) -> Encounter:
    """Before cards are selected the Hate's flare costs the defense one of its two cards."""
    hands = [["attack_20", "hate.flare"], ["attack_04", "shadow.flare"], []]
    table = cosmic("masochist", "pacifist", "spiff", hands=hands, seed=seed).launches(2, home(1))
    return table.invites().invites().plays(0, "hate.flare")


def test_wild_flare_answers_a_revealed_attack_only() -> None:
    """The encounter is won before cards were selected, when chance has discarded the attack."""
    table = next(table for table in map(robbed, range(20)) if table.hand(1) == ["shadow.flare"])
    assert table.winner == OFFENSE
    assert not table.was_asked(1, PlayCard)
