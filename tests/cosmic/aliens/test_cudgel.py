"""Cudgel: who loses to its attack loses more ships than usual."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import PowerUsed
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import NO_SHIPS, AddSuper, ChooseTarget, MayChooseSeat, PlayCard, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home


def smashed(*more: str, card: str = "attack_04", alien: str = "trader", **words: object) -> Encounter:
    """The Cudgel attacks with two ships and wins."""
    words = {"hands": [["attack_20"], [card], list(more)], **words}
    table = cosmic("cudgel", alien, **words)
    return table.launches(2, home(1)).nobody_allies().both_play("attack_20", card)


def test_the_opponent_chooses_as_many_more_ships_to_lose() -> None:
    table = smashed()
    table.answers(1, TakeShips, (home(1, 3), 1)).answers(1, TakeShips, (home(1, 4), 1)).rest()
    assert table.happened(PowerUsed) == [PowerUsed(0, "cudgel")]
    assert table.table.warp[1] == 4 + 2
    assert table.ships(0, home(1)) == 2


def test_the_ships_of_the_encounter_are_lost_anyway_and_cannot_be_chosen() -> None:
    table = smashed()
    assert home(1, 0) not in [place for place, _ in table.asks(1, TakeShips).options(table.table)]
    assert NO_SHIPS not in table.asks(1, TakeShips).options(table.table)


def test_as_defense_its_ships_on_the_planet_count() -> None:
    table = cosmic("trader", "cudgel", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.answers(0, TakeShips, (home(0, 3), 4)).rest()
    assert table.table.warp[0] == 1 + 4


def test_an_offense_may_give_up_a_colony_on_the_planet_it_attacked() -> None:
    ships = {(home(1), 0): 2, (home(0), 0): 2}
    table = cosmic("trader", "cudgel", hands=[["attack_04"], ["attack_20"], []], ships=ships)
    table.launches(1, home(1), home(0, 1)).nobody_allies().both_play("attack_04", "attack_20")
    assert (home(1), 2) in table.asks(0, TakeShips).options(table.table)


def test_who_has_fewer_ships_loses_all_of_them() -> None:
    ships = {(home(1, n), 1): 0 for n in range(2, 5)}
    table = smashed(ships={**ships, (home(1, 1), 1): 1}).rest()
    assert table.table.warp[1] + table.table.gate[1] == 20


def test_it_does_not_smash_when_it_loses() -> None:
    table = smashed(card="attack_40").rest()
    assert not table.happened(PowerUsed)
    assert table.table.warp[1] == 0


def test_a_win_without_an_attack_smashes_nobody() -> None:
    """Two negotiates make a deal, and a deal is no win (ruling 5)."""
    table = cosmic("cudgel", "trader", hands=[["negotiate"], ["negotiate"], []])
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").rest()
    assert not table.happened(PowerUsed)


def test_an_ally_smashes_nobody() -> None:
    table = cosmic("mind", "trader", "cudgel", hands=[["attack_20"], ["attack_04"], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 2).both_play("attack_20", "attack_04")
    assert not table.rest().happened(PowerUsed)
    assert table.table.warp[1] == 4


def test_without_ships_of_its_own_it_smashes_nobody() -> None:
    """It defends a planet on which it has none."""
    table = cosmic("trader", "cudgel", hands=[["attack_04"], ["attack_20"], []], ships={(home(1), 1): 0})
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.happened(PowerUsed)


def test_who_has_no_other_ships_cannot_be_smashed() -> None:
    table = smashed(ships={(home(1, n), 1): 0 for n in range(1, 5)}).rest()
    assert not table.happened(PowerUsed)


def test_a_win_before_the_cards_were_revealed_smashes_nobody() -> None:
    """The wild flare of the Hate took the defense's last encounter card."""
    table = cosmic("cudgel", "trader", hands=[["attack_20", "hate.flare"], ["attack_04"], []])
    table.launches(2, home(1)).nobody_allies().until(PlayCard).plays(0, "hate.flare").rest()
    assert table.winner == OFFENSE
    assert not table.happened(PowerUsed)


def test_zapped_only_the_usual_ships_are_lost() -> None:
    table = smashed("cosmic_zap").plays(2, "cosmic_zap").rest()
    assert table.table.warp[1] == 4


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = smashed(ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert table.table.warp[1] == 4


def test_extra_ships_of_a_negotiator_raise_the_compensation() -> None:
    hands = [["attack_20", *(f"attack_{n:02}" for n in (1, 4, 5, 6, 7, 9, 10))], ["negotiate"], []]
    table = smashed(card="negotiate", hands=hands).rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [6]


def test_all_ships_of_the_zombie_come_home() -> None:
    """Ruling 75."""
    table = smashed(alien="zombie").rest()
    assert table.table.warp[1] == 0
    assert sum(planet.ships[1] for planet in table.table.planets) == 20


def with_allies(flare: bool = True) -> Encounter:
    hands = [["attack_20", *(["cudgel.flare"] if flare else [])], ["attack_04"], [], []]
    table = cosmic("cudgel", "trader", "mind", "kamikaze", hands=hands)
    table.launches(1, home(1)).invites().invites(2, 3).joins_defense(2).joins_defense(3)
    return table.both_play("attack_20", "attack_04").answers(1, TakeShips, (home(1, 1), 1))


def test_allies_of_the_opponent_lose_nothing_more() -> None:
    table = with_allies(flare=False).rest()
    assert table.table.warp[2:] == [1, 1]


def test_super_flare_hits_allies_of_the_opponent_too() -> None:
    table = with_allies()
    table.answers(0, AddSuper, table.card("cudgel.flare"))
    table.answers(0, MayChooseSeat, 3).answers(3, TakeShips, (home(3), 1))
    assert table.asks(0, MayChooseSeat).listed == (2,)
    table.answers(0, MayChooseSeat, NONE).rest()
    assert table.table.warp[2:] == [1, 2]


def test_super_flare_is_not_asked_for_without_allies_to_hit() -> None:
    table = smashed(hands=[["attack_20", "cudgel.flare"], ["attack_04"], []]).rest()
    assert not table.was_asked(0, AddSuper)


def conquest(*more: str, **words: object) -> Encounter:
    """The flare's holder takes a planet on which the third player has a colony."""
    words = {"hands": [["attack_20", "cudgel.flare"], ["attack_04"], [], list(more)], **words}
    ships = {(home(1), 2): 2, (home(2), 2): 2}
    table = cosmic("trader", "amoeba", "mind", "kamikaze", ships=ships, **words)
    return table.launches(2, home(1))


def test_wild_flare_clears_the_conquered_planet() -> None:
    """Ruling 144."""
    table = conquest().nobody_allies().both_play("attack_20", "attack_04").until(PlayCard)
    table.plays(0, "cudgel.flare")
    assert list(table.table.planets[home(1)].ships) == [2, 0, 0, 0]
    assert table.table.warp[2] == 2


def test_wild_flare_spares_the_allies_of_this_encounter() -> None:
    """Ruling 144."""
    table = conquest().invites(3).invites().joins_offense(3).both_play("attack_20", "attack_04")
    table.until(PlayCard).plays(0, "cudgel.flare")
    assert list(table.table.planets[home(1)].ships) == [2, 0, 0, 1]


def test_wild_flare_is_nothing_for_an_ally_of_the_conqueror() -> None:
    hands = [["attack_20"], ["attack_04"], [], ["cudgel.flare"]]
    table = conquest(hands=hands).invites(3).invites().joins_offense(3).both_play("attack_20", "attack_04")
    assert not table.rest().was_asked(3, PlayCard)


def test_wild_flare_does_not_clear_a_planet_that_was_granted_in_a_deal() -> None:
    table = conquest(hands=[["negotiate", "cudgel.flare"], ["negotiate"], [], []]).nobody_allies()
    table.both_play("negotiate", "negotiate").until(MakeDeal).answers(0, MakeDeal, ("settle", home(1)))
    table.answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1)).rest()
    assert table.ships(0, home(1)) > 0
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_needs_somebody_to_drive_out() -> None:
    table = cosmic("trader", "amoeba", hands=[["attack_20", "cudgel.flare"], ["attack_04"], []])
    table.launches(2, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_is_nothing_for_a_planet_that_is_only_reinforced() -> None:
    """Ruling 18: that founds no colony."""
    ships = {(home(1), 2): 2, (home(2), 2): 2, (home(1), 0): 1, (home(0), 0): 3}
    table = cosmic("trader", "amoeba", hands=[["attack_20", "cudgel.flare"], ["attack_04"], []], ships=ships)
    table.launches(2, home(1), home(0, 1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(0, PlayCard)
    assert table.ships(2, home(1)) == 2


def test_a_negotiate_that_wins_in_an_upset_smashes_nobody() -> None:
    """Ruling 95."""
    table = cosmic("cudgel", "loser", hands=[["negotiate"], ["attack_20"], []]).launches(2, home(1))
    table.invites().invites().uses(1).both_play("negotiate", "attack_20").rest()
    assert PowerUsed(0, "cudgel") not in table.log
    assert table.table.warp[1] == 4


def test_who_loses_in_an_upset_is_smashed() -> None:
    table = cosmic("cudgel", "loser", hands=[["attack_04"], ["attack_20"], []]).launches(2, home(1))
    table.invites().invites().uses(1).both_play("attack_04", "attack_20").rest()
    assert table.table.warp[1] == 4 + 2


def test_wild_flare_drives_out_the_home_owner_of_a_conquered_planet() -> None:
    """Ruling 144: the Will beats a colony in a third system, and the owner of the planet lives there, too."""
    ships = {(home(1), 2): 2}
    hands = [["attack_20", "cudgel.flare"], [], ["attack_04"]]
    table = cosmic("will", "trader", "mind", hands=hands, ships=ships)
    table.answers(0, ChooseTarget, (home(1), 2)).launches(2).nobody_allies()
    table.both_play("attack_20", "attack_04").plays(0, "cudgel.flare")
    assert list(table.table.planets[home(1)].ships) == [2, 0, 0]
    assert table.table.warp[1:] == [4, 2]
