"""Void: the ships that it beats leave the game."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardCancelled, CardPlayed, CardsGiven
from game.cosmic.events.common import EncounterEnded, PowerUsed, ShipsLost, ShipsRemoved, ShipsReturned
from game.cosmic.moments import RegroupStarts
from game.cosmic.prompts import AddSuper, PlaceShips, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home
from tests.support.cosmic.techs import completed

HANDS = [["attack_20"], ["attack_04"], []]
SEVEN = {(home(1, n), 1): ships for n, ships in enumerate((4, 1, 1, 1, 0))}  # two more than must be left


def attack(*others: str, **words: object) -> Encounter:
    """The Void has beaten the defense's four ships."""
    table = cosmic("void", *others, **{"hands": HANDS, **words})
    return table.launches(2, home(1)).nobody_allies().both_play("attack_20", "attack_04")


def test_beaten_ships_leave_the_game() -> None:
    table = attack("masochist").rest()
    assert table.table.gone == [0, 4, 0]
    assert table.table.warp == [0, 0, 0]
    assert table.ships(0, home(1)) == 2


def test_allies_of_the_loser_lose_their_ships_for_good_too() -> None:
    table = cosmic("masochist", "void", "pacifist", hands=[["attack_04"], ["attack_20"], []])
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 2).both_play("attack_04", "attack_20")
    table.rest()
    assert table.table.gone == [3, 0, 2]
    assert len([use for use in table.happened(PowerUsed) if use.power == "void"]) == 1


def test_its_own_defeat_sends_ships_to_the_warp() -> None:
    table = cosmic("void", "masochist", hands=[["attack_04"], ["attack_20"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.table.warp == [3, 0, 0]
    assert not table.happened(PowerUsed)


def test_zapped_the_ships_go_to_the_warp() -> None:
    table = attack("masochist", hands=[["attack_20"], ["attack_04", "cosmic_zap"], []])
    table.plays(1, "cosmic_zap").rest()
    assert table.table.gone == [0, 0, 0]
    assert table.table.warp == [0, 4, 0]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = attack("masochist", ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert table.table.gone == [0, 0, 0]
    assert table.table.warp[1] == 4


def test_the_zombie_cannot_save_eradicated_ships() -> None:
    """Rulings 61 and 62."""
    table = attack("zombie").rest()
    assert table.table.gone[1] == 4
    assert not table.happened(ShipsReturned)


def test_nobody_is_left_with_fewer_ships_than_colonies_to_win() -> None:
    """Rulings 63 and 64: the spared ones go to the warp."""
    table = attack("masochist", ships=SEVEN, gone=[0, 13, 0]).rest()
    assert [gone.ships for gone in table.happened(ShipsRemoved)] == [2]
    assert [lost.ships for lost in table.happened(ShipsLost)] == [2]
    assert table.table.gone[1] == 15


def test_ships_in_the_warp_count_as_left() -> None:
    """Ruling 64."""
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    table = attack("masochist", ships=ships).rest()
    assert table.table.gone[1] == 4
    assert table.table.warp[1] == 16


def test_the_prometheus_counts_as_left() -> None:
    """Ruling 64: every ship that is still in the game."""
    techs = [[], [{"tech": "the_prometheus", "completed": True, "at": home(1, 4)}], []]
    technology = {"technology": True}
    table = attack("masochist", ships=SEVEN, gone=[0, 13, 0], techs=techs, options=technology).rest()
    assert table.table.gone[1] == 16


def test_with_four_planets_four_ships_are_left() -> None:
    ships = {(home(1, n, 4), 1): ships for n, ships in enumerate((4, 1, 0, 0))}
    four = {"four_planets": True}
    table = cosmic("void", "masochist", hands=HANDS, options=four, ships=ships, gone=[0, 11, 0])
    table.launches(2, home(1, planets=4)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert table.table.gone[1] == 12


def test_where_nothing_may_leave_the_power_is_not_used() -> None:
    ships = {(home(1, n), 1): ships for n, ships in enumerate((4, 1, 0, 0, 0))}
    table = attack("masochist", ships=ships, gone=[0, 15, 0]).rest()
    assert table.table.warp[1] == 4
    assert not table.happened(PowerUsed)
    assert not table.happened(ShipsRemoved)


def test_the_zombie_saves_the_ships_that_were_spared() -> None:
    """Ruling 63."""
    table = attack("zombie", ships=SEVEN, gone=[0, 13, 0]).rest()
    assert table.table.gone[1] == 15
    assert table.table.warp[1] == 0
    assert sum(back.ships for back in table.happened(ShipsReturned)) == 2


def test_there_is_no_compensation_for_eradicated_ships() -> None:
    """Ruling 65."""
    hands = [["attack_20", "attack_06", "morph"], ["negotiate"], []]
    table = cosmic("void", "masochist", hands=hands)
    table.launches(2, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert table.table.gone[1] == 4
    assert not table.happened(CardsGiven)


def test_a_failed_deal_sends_ships_to_the_warp() -> None:
    """Ruling 66."""
    table = cosmic("void", "masochist", hands=[["negotiate"], ["negotiate"], []])
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").rest()
    assert table.table.gone == [0, 0, 0]
    assert table.table.warp == [3, 3, 0]


def test_the_healer_may_bring_eradicated_ships_back() -> None:
    """Ruling 71."""
    table = attack("masochist", "healer").until(UsePower)
    assert table.table.gone[1] == 4
    table.uses(2).answers(1, PlaceShips, (home(1, 1), 4)).rest()
    assert table.table.gone[1] == 0
    assert table.ships(1, home(1, 1)) == 8
    assert len(table.hand(2)) == 1


def test_ships_healed_from_nowhere_to_no_colony_go_to_the_warp() -> None:
    """Ruling 79."""
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    table = attack("masochist", "healer", ships=ships, warp=[0, 16, 0]).until(UsePower).uses(2).rest()
    assert table.table.gone[1] == 0
    assert table.table.warp[1] == 20


def as_ally(*more: str) -> Encounter:
    """The Void helps a defense that wins."""
    hands = [["attack_04"], ["attack_20", *more], ["void.flare"]]
    table = cosmic("masochist", "pacifist", "void", hands=hands)
    table.launches(3, home(1)).invites().invites(2).joins_defense(2, 1)
    return table.both_play("attack_04", "attack_20")


def test_super_flare_works_for_an_ally() -> None:
    table = as_ally()
    table.answers(2, AddSuper, table.card("void.flare")).rest()
    assert table.table.gone == [3, 0, 0]


def test_without_the_super_flare_an_ally_has_no_power() -> None:
    table = as_ally().rest()
    assert table.table.gone == [0, 0, 0]
    assert not table.happened(PowerUsed)


def test_super_flare_is_nothing_for_a_beaten_ally() -> None:
    table = cosmic("masochist", "pacifist", "void", hands=[["attack_20"], ["attack_04"], ["void.flare"]])
    table.launches(3, home(1)).invites().invites(2).joins_defense(2, 1).both_play("attack_20", "attack_04")
    assert not table.is_asked(2, AddSuper)
    assert not table.rest().happened(ShipsRemoved)


def tubes(*more: str, alien: str = "spiff") -> Encounter:
    """The offense plays Mobius Tubes; seat 2 holds the Void's flare."""
    hands = [["attack_04", "mobius_tubes"], ["attack_20", *more], ["void.flare"]]
    table = cosmic("masochist", "pacifist", alien, hands=hands, warp=[5, 0, 0])
    return table.until(PlayCard).plays(0, "mobius_tubes")


def test_wild_flare_cancels_an_artifact_for_a_ship() -> None:
    table = tubes().plays(2, "void.flare").answers(2, TakeShips, (home(2, 1), 1)).until(TakeShips)
    assert table.table.warp == [4, 0, 1]  # one came back in regroup
    assert table.names(table.table.discard) == ["mobius_tubes"]
    assert "void.flare" in table.hand(2)


def test_wild_flare_may_be_kept() -> None:
    table = tubes().rest()
    assert table.table.warp[2] == 0


def test_wild_flare_is_for_artifacts_only() -> None:
    """A flare that is played cannot be cancelled with it."""
    hands = [["attack_04", "zombie.flare"], ["attack_20"], ["void.flare"]]
    table = cosmic("masochist", "pacifist", "spiff", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.until(PlayCard).plays(0, "zombie.flare")
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_stops_a_cosmic_zap() -> None:
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], ["void.flare"]]
    table = cosmic("zombie", "pacifist", "spiff", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.plays(1, "cosmic_zap").plays(2, "void.flare").answers(2, TakeShips, (home(2, 1), 1)).rest()
    assert table.table.warp == [0, 0, 1]


def test_wild_flare_does_not_stop_a_cosmic_field_generator() -> None:
    """Ruling 46: it is no artifact."""
    hands = [["attack_04", "void.flare"], ["attack_20"], []]
    table = completed(2, "cosmic_field_generator", "zombie", "pacifist", "spiff", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.plays(2, "cosmic_field_generator")
    assert not table.happened(CardPlayed)
    assert table.table.warp[0] == 3


def test_ships_in_the_encounter_are_no_price() -> None:
    """The defense cannot give ships from the planet that is attacked."""
    hands = [["attack_04"], ["attack_20", "void.flare"], ["cosmic_zap"]]
    table = cosmic("macron", "pacifist", "spiff", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(PlayCard)
    table.plays(2, "cosmic_zap").plays(1, "void.flare")
    places = {place for place, _ in table.asks(1, TakeShips).options(table.table)}
    assert places == {home(1, n) for n in range(1, 5)}


def test_the_own_flare_has_no_wild_side_for_the_void() -> None:
    """Page 13."""
    table = tubes(alien="void")
    assert not table.is_asked(2, PlayCard)
    table.rest()
    assert table.happened(EncounterEnded)
    assert [played.seat for played in table.happened(CardPlayed)] == [0]


def test_wild_flare_is_not_offered_against_the_own_artifact() -> None:
    hands = [["attack_04", "mobius_tubes", "void.flare"], ["attack_20"], []]
    table = cosmic("masochist", "pacifist", "spiff", hands=hands, warp=[5, 0, 0])
    table.until(PlayCard).plays(0, "mobius_tubes").until(TakeShips)
    assert table.table.warp == [0, 0, 0]
    assert [prompt.event for prompt in table.answered if isinstance(prompt, PlayCard)] == [RegroupStarts()]


def test_super_flare_as_an_ally_is_answered_once_and_goes_back_unused() -> None:
    """Ruling 43: the flare and the use it allows are one action with one window for zaps."""
    table = as_ally("cosmic_zap")
    table.answers(2, AddSuper, table.card("void.flare")).plays(1, "cosmic_zap")
    assert table.hand(2) == ["void.flare"]
    table.rest()
    assert table.happened(PowerUsed) == [PowerUsed(2, "void")]
    assert table.table.gone == [0, 0, 0]
    assert CardCancelled(table.card("void.flare"), counts=False) in table.log


def test_super_flare_as_an_ally_opens_no_second_window() -> None:
    """Ruling 43."""
    table = as_ally("cosmic_zap")
    table.answers(2, AddSuper, table.card("void.flare")).answers(1, PlayCard, NONE)
    assert not table.is_asked(1, PlayCard)
    table.rest()
    assert table.happened(PowerUsed) == [PowerUsed(2, "void")]
    assert table.table.gone == [3, 0, 0]
