"""Fodder: middling attacks are thrown in by the handful."""

from __future__ import annotations

from game.cosmic.aliens.fodder import ThrowInAttack
from game.cosmic.events.common import PowerLost, PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import AddSuper, ChooseOne, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

HELD = ["attack_04", "attack_08", "attack_13", "attack_20", "attack_23", "negotiate"]


def met(card: str = "attack_08", other: str = "attack_20", **words: object) -> Encounter:
    """The Fodder attacks the Trader with three ships."""
    words = {"hands": [[card, *HELD], [other], []], **words}
    return cosmic("fodder", "trader", **words).launches(3, home(1)).nobody_allies().both_play(card, other)


def throws(table: Encounter, *names: str) -> Encounter:
    """The Fodder throws in these attacks and no more."""
    for name in names:
        table.answers(0, ThrowInAttack, table.held(0, name))
    return table.answers(0, ThrowInAttack, -1) if table.is_asked(0, ThrowInAttack) else table


def result(table: Encounter) -> tuple[int, list[int]]:
    decided = table.happened(OutcomeDecided)[0]
    return decided.winner, list(decided.totals)


def test_attacks_between_the_two_cards_are_added() -> None:
    """Ruling 91: strictly between, so neither the 08 nor the 20."""
    table = met().uses(0)
    offered = table.asks(0, ThrowInAttack).options(table.table)[1:]
    assert table.names(offered) == ["attack_13"]
    throws(table, "attack_13").rest()
    assert result(table) == (DEFENSE, [8 + 3 + 13, 20 + 4])
    assert "attack_13" in table.names(table.table.discard)
    assert "attack_13" not in table.hand(0)


def test_as_many_as_wanted_are_added() -> None:
    """With an attack 00 everything below the opponent's card fits."""
    table = throws(met("attack_00").uses(0), "attack_04", "attack_13").rest()
    assert result(table) == (DEFENSE, [0 + 3 + 4 + 13, 20 + 4])
    table = throws(met("attack_00").uses(0), "attack_04", "attack_08", "attack_13").rest()
    assert result(table) == (OFFENSE, [0 + 3 + 4 + 8 + 13, 20 + 4])


def test_it_works_for_the_defense() -> None:
    hands = [["attack_20"], ["attack_08", "attack_13"], []]
    table = cosmic("trader", "fodder", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("attack_20", "attack_08").uses(1).answers(1, ThrowInAttack, table.card("attack_13"))
    assert result(table) == (DEFENSE, [20 + 3, 8 + 4 + 13])


def test_the_power_is_optional() -> None:
    table = met().uses(0, power=False).rest()
    assert result(table) == (DEFENSE, [8 + 3, 20 + 4])
    assert PowerUsed(0, "fodder") not in table.log


def test_with_the_higher_card_there_is_nothing_to_throw_in() -> None:
    table = met("attack_20", "attack_08")
    assert not table.is_asked(0, UsePower)
    assert result(table) == (OFFENSE, [20 + 3, 8 + 4])


def test_against_a_morph_there_is_nothing_between() -> None:
    table = met("attack_08", "morph")
    assert not table.is_asked(0, UsePower)
    assert result(table.rest()) == (DEFENSE, [8 + 3, 8 + 4])


def test_the_values_after_other_powers_count() -> None:
    """Ruling 91: the Tripler's 08 is a 24, so the 20 and the 23 fit."""
    hands = [["attack_12", *HELD], ["attack_08"], []]
    table = cosmic("fodder", "tripler", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("attack_12", "attack_08").uses(0)
    offered = table.asks(0, ThrowInAttack).options(table.table)[1:]
    assert table.names(offered) == ["attack_13", "attack_20", "attack_23"]


def test_against_a_negotiate_it_is_not_used() -> None:
    table = met("attack_08", "negotiate")
    assert not table.is_asked(0, UsePower)


def test_an_ally_throws_nothing_in() -> None:
    hands = [["attack_08"], ["attack_20"], ["attack_13"]]
    table = cosmic("mind", "trader", "fodder", hands=hands).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1).both_play("attack_08", "attack_20")
    assert not table.is_asked(2, UsePower)
    assert result(table.rest()) == (DEFENSE, [8 + 3 + 1, 20 + 4])


def test_zapped_nothing_is_discarded_or_added() -> None:
    hands = [["attack_08", "attack_13"], ["attack_20", "cosmic_zap"], []]
    table = met(hands=hands).uses(0).plays(1, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [8 + 3, 20 + 4])
    assert table.hand(0) == ["attack_13"]
    assert not table.was_asked(0, ThrowInAttack)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = met(ships={(home(0, n), 0): 0 for n in range(3)})
    assert not table.is_asked(0, UsePower)
    assert result(table.rest()) == (DEFENSE, [8 + 3, 20 + 4])


def declined(*sides: int, flare: int = 2) -> Encounter:
    """The Kamikaze was invited by these sides and declined; both main players show attacks."""
    hands: list[list[str]] = [["attack_20"], ["attack_08"], [], []]
    hands[flare] += ["fodder.flare"]
    table = cosmic("mind", "trader", "kamikaze", "fido", hands=hands).launches(3, home(1))
    for side in (OFFENSE, DEFENSE):
        table.invites(*([2] if side in sides else []))
    if sides:
        table.declines(2)
    return table.both_play("attack_20", "attack_08")


def test_wild_flare_joins_after_the_reveal_with_one_ship() -> None:
    """Ruling 150: on the side that had invited."""
    table = declined(OFFENSE).plays(2, "fodder.flare").answers(2, TakeShips, (home(2), 1)).rest()
    assert result(table) == (OFFENSE, [20 + 3 + 1, 8 + 4])
    assert table.ships(2, home(1)) == 1


def test_wild_flare_chooses_between_two_invitations() -> None:
    table = declined(OFFENSE, DEFENSE).plays(2, "fodder.flare").answers(2, ChooseOne, "fodder_defense")
    table.answers(2, TakeShips, (home(2), 1)).rest()
    assert result(table) == (OFFENSE, [20 + 3, 8 + 4 + 1])
    assert table.table.warp[2] == 1


def test_wild_flare_is_only_for_who_was_invited_and_declined() -> None:
    assert not declined(OFFENSE, flare=3).is_asked(3, PlayCard)
    assert not declined().is_asked(2, PlayCard)


def test_wild_flare_is_not_for_allies() -> None:
    hands = [["attack_20"], ["attack_08"], ["fodder.flare"]]
    table = cosmic("mind", "trader", hands=hands).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1).both_play("attack_20", "attack_08")
    assert not table.is_asked(2, PlayCard)


def test_super_flare_adds_every_attack_below_the_opponents() -> None:
    hands = [["attack_08", "fodder.flare", *HELD], ["attack_20"], []]
    table = met(hands=hands).uses(0).answers(0, AddSuper, -1)
    assert table.names(table.asks(0, ThrowInAttack).options(table.table)[1:]) == ["attack_13"]
    table = met(hands=hands).uses(0)
    table.answers(0, AddSuper, table.card("fodder.flare"))
    throws(table, "attack_04", "attack_08", "attack_13").rest()
    assert result(table) == (OFFENSE, [8 + 3 + 4 + 8 + 13, 20 + 4])


def test_with_the_super_flare_the_own_card_may_be_the_higher_one() -> None:
    hands = [["attack_15", "fodder.flare", "attack_12"], ["attack_14"], []]
    table = met("attack_15", "attack_14", hands=hands).uses(0)
    table.answers(0, AddSuper, table.card("fodder.flare"))
    assert result(throws(table, "attack_12")) == (OFFENSE, [15 + 3 + 12, 14 + 4])


def test_zapped_the_super_flare_adds_nothing_more() -> None:
    """Ruling 43."""
    hands = [["attack_08", "fodder.flare", *HELD], ["attack_20", "cosmic_zap"], []]
    table = met(hands=hands).uses(0).skip_cards(AddSuper)
    table.answers(0, AddSuper, table.card("fodder.flare")).plays(1, "cosmic_zap")
    assert not table.is_asked(0, ThrowInAttack)
    assert result(table.rest()) == (DEFENSE, [8 + 3, 20 + 4])


def test_a_negotiate_of_its_own_is_not_strengthened() -> None:
    assert not met("negotiate", hands=[["negotiate", "attack_13"], ["attack_20"], []]).is_asked(0, UsePower)


def test_super_flare_is_not_asked_for_when_it_would_add_nothing() -> None:
    """Nothing is lower than an attack 00."""
    hands = [["attack_00", "fodder.flare", "attack_13"], ["attack_20"], []]
    table = throws(met("attack_00", hands=hands).uses(0), "attack_13").rest()
    assert not table.was_asked(0, AddSuper)


def test_the_ship_of_the_wild_flare_may_cost_a_power() -> None:
    hands = [["attack_20"], ["attack_08"], ["fodder.flare"]]
    ships = {(home(2, n), 2): n for n in range(4)} | {(home(2, 4), 2): 0}  # one, two and three ships
    table = cosmic("mind", "trader", "fido", hands=hands, ships=ships).launches(3, home(1))
    table.invites(2).invites().declines(2).both_play("attack_20", "attack_08").plays(2, "fodder.flare")
    table.answers(2, TakeShips, (home(2, 1), 1))
    assert PowerLost(2) in table.log
