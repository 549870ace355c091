"""Zombie: its ships come home instead of going to the warp."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import PowerUsed, ShipsLost, ShipsReturned
from game.cosmic.parts import DEFENSE, OFFENSE, ON_TECH
from game.cosmic.prompts import (
    AddSuper,
    ChooseEncounterCard,
    ChooseNumber,
    ChoosePlanet,
    ChooseSeat,
    MayChooseSeat,
    PlaceShips,
    PlayCard,
    TakeShips,
    UsePower,
)
from game.cosmic.ship_prompts import ChooseShip
from tests.support.cosmic.encounters import Encounter, cosmic, home, without_deck

HANDS = [["attack_04"], ["attack_20"], []]


def beaten(*more: str, **words: object) -> Encounter:
    """The Zombie attacks with three ships and is about to lose them."""
    words = {"hands": [["attack_04"], ["attack_20"], list(more)], **words}
    table = cosmic("zombie", "trader", **words)
    return table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")


def test_ships_that_should_go_to_the_warp_return_to_colonies() -> None:
    table = beaten().rest()
    assert table.table.warp[0] == 0
    assert sum(event.ships for event in table.happened(ShipsReturned)) == 3
    assert not table.happened(ShipsLost)
    assert PowerUsed(0, "zombie") in table.log


def test_zapped_its_ships_go_to_the_warp() -> None:
    """Ruling 41: the power stays off for the rest of the encounter."""
    table = beaten("cosmic_zap").plays(2, "cosmic_zap").rest()
    assert table.table.warp[0] == 3
    assert not table.happened(ShipsReturned)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(0, n), 0): 0 for n in range(3)}
    table = beaten(ships=ships).rest()
    assert table.table.warp[0] == 12 - 1 + 3  # one came back in regroup


def test_the_ships_of_others_go_to_the_warp() -> None:
    table = cosmic("trader", "zombie", hands=HANDS)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.table.warp[0] == 3


def test_wild_flare_brings_one_ship_home() -> None:
    table = cosmic("trader", "mind", hands=[["attack_04", "zombie.flare"], ["attack_20"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.until(PlayCard).plays(0, "zombie.flare").rest()
    assert table.table.warp[0] == 2
    assert "zombie.flare" in table.hand(0)


def test_super_flare_raises_an_ally_from_the_warp() -> None:
    """Ruling 148: beyond the limit of four ships."""
    hands = [["attack_04", "zombie.flare"], ["attack_20"], []]
    table = cosmic("zombie", "trader", "mind", hands=hands, warp=[0, 0, 2])
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 4)
    table.answers(0, AddSuper, table.card("zombie.flare")).answers(2, ChooseNumber, 1)
    assert table.table.gate == [3, 0, 5]
    assert table.table.at.sides[2] == OFFENSE
    assert table.table.warp[2] == 1


def test_the_own_flare_has_no_wild_side_for_the_zombie() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = cosmic("zombie", "trader", hands=[["attack_04", "zombie.flare"], ["attack_20"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.table.flares_used == []
    assert table.table.warp[0] == 0


def test_in_a_deal_it_frees_ships_from_the_warp() -> None:
    """Ruling 136: freeing alone is no deal; a card or a colony must change hands."""
    hands = [["negotiate", "attack_04"], ["negotiate"], []]
    table = cosmic("zombie", "trader", "mind", hands=hands, warp=[0, 3, 2])
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MakeDeal)
    table.answers(0, MakeDeal, ("free", -1))
    assert table.refuses(0, MakeDeal, ("propose", -1)).text == "refuse.empty_deal"
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_04"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).until(MayChooseSeat)
    assert table.table.warp == [0, 0, 2]
    assert table.asks(0, MayChooseSeat).listed == (2,)
    table.answers(0, MayChooseSeat, 2).rest()
    assert sum(table.table.warp) == 0


def test_only_the_zombie_frees_ships() -> None:
    table = cosmic("trader", "zombie", "mind", hands=[["negotiate"], ["negotiate"], []], warp=[2, 0, 0])
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MakeDeal)
    assert ("free", -1) not in table.asks(0, MakeDeal).options(table.table)


def test_a_beaten_negotiator_gets_no_compensation() -> None:
    """Ruling 68: its ships were losing ships, but they were not lost."""
    hands = [["negotiate"], ["attack_20", "attack_06", "attack_08", "attack_10"], []]
    table = cosmic("zombie", "trader", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("negotiate", "attack_20").rest()
    assert table.winner == DEFENSE
    assert not table.happened(CardsGiven)


def test_zapped_it_is_compensated_like_everybody() -> None:
    """Rulings 8 and 68: now the ships are lost."""
    hands = [["negotiate"], ["attack_20", "attack_06", "attack_08", "attack_10"], ["cosmic_zap"]]
    table = cosmic("zombie", "trader", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("negotiate", "attack_20").plays(2, "cosmic_zap").rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [3]


def test_zapped_it_frees_no_ships_in_a_deal() -> None:
    """Ruling 41: that part of the power cannot be hit directly, but it is off with the rest."""
    mine = ["negotiate", "negotiate", "attack_04", "attack_06"]
    hands = [mine, ["negotiate", "plague"], ["cosmic_zap"]]
    table = cosmic("zombie", "trader", "mind", hands=hands, warp=[0, 3, 2]).plays(1, "plague")
    table.answers(1, ChooseSeat, 0).until(PlayCard).plays(2, "cosmic_zap")
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MakeDeal)
    assert ("free", -1) not in table.asks(0, MakeDeal).options(table.table)
    table.answers(0, MakeDeal, ("give", table.table.hands[0][0])).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).rest()
    assert not table.was_asked(0, MayChooseSeat)


def test_wild_flare_is_nothing_for_ships_that_are_given_up() -> None:
    """Ruling 8: the Kamikaze does not lose them."""
    hands = [["attack_04", "zombie.flare"], ["attack_20"], []]
    table = cosmic("kamikaze", "trader", hands=hands).launches(1, home(1)).nobody_allies().until(UsePower)
    table.uses(0).sends(0, 4, home(0, 1)).until(ChooseEncounterCard)
    assert table.table.warp[0] == 4
    assert not table.was_asked(0, PlayCard)


def test_in_a_deal_of_others_it_frees_nobody() -> None:
    hands = [["negotiate", "attack_04"], ["negotiate"], []]
    table = cosmic("trader", "mind", "zombie", hands=hands, warp=[3, 3, 0])
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_04"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).rest()
    assert not table.was_asked(2, MayChooseSeat)


def test_ships_that_nobody_asked_for_stay_in_the_warp() -> None:
    """Ruling 136: it frees the opponent's ships only if that was part of the deal, or as it likes."""
    hands = [["negotiate", "attack_04"], ["negotiate"], []]
    table = cosmic("zombie", "trader", "mind", hands=hands, warp=[0, 3, 0])
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_04"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).until(MayChooseSeat).answers(0, MayChooseSeat, NONE).rest()
    assert table.table.warp[1] == 3


def test_super_flare_is_for_a_main_player() -> None:
    hands = [["attack_04"], ["attack_20"], ["zombie.flare"], []]
    table = cosmic("trader", "mind", "zombie", "fido", hands=hands, warp=[0, 0, 0, 2])
    table.launches(3, home(1)).invites(2, 3).invites().joins_offense(2, 1).joins_offense(3, 1)
    assert not table.skip_cards(ChooseEncounterCard).was_asked(2, AddSuper)


def test_wild_flare_is_nothing_for_the_ships_of_others() -> None:
    hands = [["attack_04"], ["attack_20"], ["zombie.flare"]]
    table = cosmic("trader", "mind", "fido", hands=hands).launches(3, home(1)).nobody_allies()
    assert not table.both_play("attack_04", "attack_20").rest().was_asked(2, PlayCard)


def test_wild_flare_is_nothing_for_who_has_no_colony_to_return_to() -> None:
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    table = cosmic("trader", "mind", hands=[["attack_20"], ["attack_04", "zombie.flare"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    assert table.table.warp[1] == 20
    assert not table.was_asked(1, PlayCard)


def test_ships_that_have_left_meanwhile_need_not_come_home() -> None:
    """Ruling 171: while the power is answered, the pile is shuffled and the Zombie founds a colony with them.

    The zap is stolen with the Filch's flare, for which seat 0 draws the last cards with the Remora's.
    """
    thieves = [["attack_20", "cosmic_zap", "remora.flare"], ["attack_04", "tick_tock.flare"]]
    table = without_deck("trader", "zombie", "mind", hands=[*thieves, ["negotiate", "filch.flare"]])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.plays(0, "cosmic_zap").plays(2, "filch.flare").plays(0, "remora.flare").plays(1, "tick_tock.flare")
    table.answers(1, ChoosePlanet, home(2)).answers(1, TakeShips, (home(1), 4)).answers(2, PlayCard, NONE)
    assert table.ships(1, home(2)) == 4
    assert table.ships(0, home(1)) == 1
    assert table.table.warp == [0, 0, 0]


def test_ships_on_a_tech_that_was_used_up_meanwhile_are_home_already() -> None:
    """Ruling 171: the Shadow has picked a ship that researches; with that tech the Zombie saves its power."""
    techs = [[], [{"tech": "tech_scrambler", "ships": 2}]]
    techs.append([{"tech": "cosmic_field_generator", "completed": True}])
    table = cosmic("shadow", "zombie", "mind", hands=HANDS, techs=techs, options={"technology": True}).until(
        ChooseShip
    )
    table.answers(0, ChooseShip, ON_TECH + table.tech("tech_scrambler")).plays(2, "cosmic_field_generator")
    table.plays(1, "tech_scrambler").answers(1, PlaceShips, (home(1), 2))
    assert table.is_asked(0, ChoosePlanet)
    assert table.table.warp == [0, 0, 0]
