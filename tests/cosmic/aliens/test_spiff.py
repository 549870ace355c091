"""Spiff: it crash-lands a ship when it loses badly."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import GameWon, PowerUsed, ShipsLost
from game.cosmic.prompts import AddSuper, PlayCard, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def crash(*more: str, cards: tuple[str, str] = ("attack_04", "attack_20"), **words: object) -> Encounter:
    """The Spiff attacks with three ships and is about to lose them."""
    words = {"hands": [[cards[0]], [cards[1]], list(more)], **words}
    table = cosmic("spiff", "trader", **words)
    return table.launches(3, home(1), home(0, 4)).nobody_allies().both_play(*cards)


def test_beaten_badly_it_lands_one_ship() -> None:
    table = crash().uses(0).rest()
    assert list(table.table.planets[home(1)].ships) == [1, 4, 0]
    assert table.table.warp[0] == 2


def test_the_turn_ends_although_a_colony_was_founded() -> None:
    table = crash().uses(0).rest()
    assert table.table.turn == 1


def test_it_may_send_all_ships_to_the_warp() -> None:
    table = crash().uses(0, power=False).rest()
    assert table.table.warp[0] == 3


def test_a_narrow_defeat_is_no_crash() -> None:
    """4 and 3 ships against 12 and 4 ships: lost by nine."""
    table = crash(cards=("attack_04", "attack_12")).rest()
    assert not table.was_asked(0, UsePower)
    assert table.table.warp[0] == 3


def test_lost_by_exactly_ten_it_crashes() -> None:
    """5 and 3 ships against 14 and 4 ships."""
    table = crash(cards=("attack_05", "attack_14")).uses(0).rest()
    assert table.ships(0, home(1)) == 1


def test_a_negotiate_has_no_margin() -> None:
    """Ruling 9."""
    table = crash(cards=("negotiate", "attack_40")).rest()
    assert not table.was_asked(0, UsePower)
    assert table.table.warp[0] == 3


def test_the_margin_counts_when_the_lower_total_wins() -> None:
    """Ruling 90: against the Anti-Matter a high total is the bad one."""
    table = cosmic("spiff", "anti_matter", hands=[["attack_30"], ["attack_04"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_30", "attack_04")
    table.until(UsePower).uses(0).rest()
    assert table.ships(0, home(1)) == 1


def test_as_defense_it_has_nothing_to_land() -> None:
    table = cosmic("trader", "spiff", hands=[["attack_40"], ["attack_04"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_40", "attack_04").rest()
    assert not table.was_asked(1, UsePower)
    assert table.ships(1, home(1)) == 0


def test_as_an_ally_it_does_not_crash_land() -> None:
    table = cosmic("mind", "warrior", "spiff", hands=[["attack_04"], ["attack_20"], []])
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 1)
    table.both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(2, UsePower)
    assert table.table.warp[2] == 1


def test_its_allies_do_not_crash_land() -> None:
    table = cosmic("spiff", "trader", "mind", hands=[["attack_04"], ["attack_20"], []])
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 1)
    table.both_play("attack_04", "attack_20").uses(0).rest()
    assert list(table.table.planets[home(1)].ships) == [1, 4, 0]
    assert table.table.warp[2] == 1


def test_zapped_all_ships_go_to_the_warp() -> None:
    table = crash("cosmic_zap").uses(0).plays(2, "cosmic_zap").rest()
    assert table.table.warp[0] == 3


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = crash(ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert not table.was_asked(0, UsePower)


def test_a_crash_may_found_the_fifth_colony() -> None:
    """Ruling 6."""
    ships = {(home(1, n), 0): 1 for n in range(1, 5)}
    table = crash(ships={**ships, (home(0), 0): 0}).uses(0)
    assert table.happened(GameWon) == [GameWon((0,), "colonies")]


def test_a_ship_may_join_an_own_colony_on_the_planet() -> None:
    table = crash(ships={(home(1), 0): 1, (home(0), 0): 3}).uses(0).rest()
    assert table.ships(0, home(1)) == 2


NARROW = ("attack_04", "attack_10")  # lost by seven


def test_super_flare_crashes_when_beaten_by_five() -> None:
    table = crash(cards=NARROW, hands=[["attack_04", "spiff.flare"], ["attack_10"], []])
    table.answers(0, AddSuper, table.card("spiff.flare")).rest()
    assert table.ships(0, home(1)) == 1
    assert table.hand(0) == ["spiff.flare"]


def test_super_flare_may_stay_in_the_hand() -> None:
    table = crash(cards=NARROW, hands=[["attack_04", "spiff.flare"], ["attack_10"], []])
    table.answers(0, AddSuper, NONE).rest()
    assert table.ships(0, home(1)) == 0
    assert not table.happened(PowerUsed)


def test_super_flare_is_no_use_below_five() -> None:
    """4 and 3 ships against 7 and 4 ships: lost by four."""
    cards = ("attack_04", "attack_07")
    table = crash(cards=cards, hands=[["attack_04", "spiff.flare"], ["attack_07"], []]).rest()
    assert not table.happened(CardPlayed)
    assert table.table.warp[0] == 3


def defended(alien: str = "mind", defense: str = "attack_04", **words: object) -> Encounter:
    """The flare's holder defends and loses."""
    hands = [["attack_20"], [defense, "spiff.flare"], []]
    table = cosmic("trader", alien, hands=hands, **words)
    return table.launches(1, home(1)).nobody_allies().both_play("attack_20", defense)


def test_wild_flare_leaves_one_ship_on_the_planet() -> None:
    table = defended().until(PlayCard).plays(1, "spiff.flare").rest()
    assert list(table.table.planets[home(1)].ships) == [1, 1, 0]
    assert [(lost.seat, lost.ships) for lost in table.happened(ShipsLost)] == [(1, 3)]


def test_wild_flare_saves_the_last_home_colony_that_a_power_needs() -> None:
    """Ruling 54: the colony is never lost."""
    ships = {(home(1, 3), 1): 0, (home(1, 4), 1): 0}
    table = defended(ships=ships).until(PlayCard).plays(1, "spiff.flare").rest()
    assert table.table.powerless[1] is False


def test_wild_flare_is_nothing_for_a_losing_offense() -> None:
    hands = [["attack_04", "spiff.flare"], ["attack_20"], []]
    table = cosmic("trader", "mind", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_does_not_save_the_ships_that_a_cudgel_smashes() -> None:
    hands = [["attack_20"], ["attack_04", "spiff.flare"], []]
    table = cosmic("cudgel", "mind", hands=hands)
    table.launches(2, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(PlayCard).plays(1, "spiff.flare").rest()
    assert table.table.warp[1] == 2 + 3


def test_the_own_flare_has_no_wild_side_for_the_spiff() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = defended("spiff").rest()
    assert not table.happened(CardPlayed)
    assert table.ships(1, home(1)) == 0


def test_the_margin_counts_in_an_upset() -> None:
    """Ruling 90: the higher total loses."""
    table = cosmic("spiff", "loser", hands=[["attack_30"], ["attack_04"], []])
    table.launches(3, home(1), home(0, 4)).invites().invites().uses(1)
    table.both_play("attack_30", "attack_04").uses(0).rest()
    assert table.ships(0, home(1)) == 1
    assert table.table.warp[0] == 2


def test_super_flare_is_one_use_that_is_answered_once() -> None:
    """Ruling 43: zapped, the flare goes back unused."""
    hands = [["attack_04", "spiff.flare"], ["attack_10", "cosmic_zap"], []]
    table = crash(cards=NARROW, hands=hands)
    table.answers(0, AddSuper, table.card("spiff.flare")).answers(1, PlayCard, NONE).rest()
    assert table.happened(PowerUsed) == [PowerUsed(0, "spiff")]
    assert table.ships(0, home(1)) == 1
