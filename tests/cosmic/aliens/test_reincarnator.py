"""Reincarnator: every defeat brings it another power."""

from __future__ import annotations

from typing import Any

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import PowerUsed, Reincarnated, SheetDrawn, SheetLeft
from game.cosmic.offers import side_of
from game.cosmic.parts import NO_CARD
from game.cosmic.pieces import ALIENS, SUPER, WILD
from game.cosmic.prompts import AddSuper, ChoosePlanet, ChooseSeat, PlayCard, SecondEncounter, TakeShips
from game.cosmic.sheets import draw_sheet
from tests.support.cosmic.encounters import Encounter, cosmic, home

LOST, WON, TALKS = ("attack_04", "attack_20"), ("attack_30", "attack_01"), ("negotiate", "negotiate")
USED = PowerUsed(0, "reincarnator")
ZOMBIE = 33  # the seed that makes it the Zombie


def met(cards: tuple[str, str] = LOST, *others: str, hand: tuple[str, ...] = (), **words: Any) -> Encounter:
    """The Reincarnator has attacked the Warrior; the Virus looks on and holds other cards."""
    hands = [[cards[0], *hand], [cards[1]], list(others)]
    table = cosmic("reincarnator", "warrior", "virus", **{"hands": hands, **words})
    return table.launches(2, home(1)).nobody_allies().both_play(*cards)


def incarnation(table: Encounter) -> str:
    card = table.table.incarnation
    return "" if card == NO_CARD else table.table.id_of(card)


def test_after_a_defeat_it_has_another_power_besides_its_own() -> None:
    table = met().rest()
    (born,) = table.happened(Reincarnated)
    alien = table.table.id_of(born.card)
    assert USED in table.log
    assert incarnation(table) == alien
    assert table.table.aliens_of(0) == ["reincarnator", alien]
    assert {(0, "reincarnator"), (0, alien)} <= set(table.table.in_play)


def test_everybody_sees_who_it_has_become() -> None:
    table = met().rest()
    assert all(table.table.knows(seat, table.table.incarnation) for seat in range(3))


def test_chance_decides() -> None:
    assert len({incarnation(met(seed=seed).rest()) for seed in range(5)}) > 1


def test_after_a_failed_deal_too() -> None:
    table = met(TALKS).until(MakeDeal).answers(0, MakeDeal, ("break_off", -1)).rest()
    assert incarnation(table)


def test_a_quashed_deal_is_a_failed_one() -> None:
    """Ruling 135."""
    table = met(TALKS, "quash", hand=("attack_40",)).until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_40"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).plays(2, "quash").rest()
    assert incarnation(table)


def test_a_made_deal_and_a_win_change_nothing() -> None:
    assert not incarnation(met(WON).rest())
    table = met(TALKS, hand=("attack_40",)).until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_40"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).until(SecondEncounter)
    assert not incarnation(table)
    assert USED not in table.log


def test_as_defense_too() -> None:
    table = cosmic("warrior", "reincarnator", "virus", hands=[["attack_30"], ["attack_01"], []])
    table.launches(2, home(1)).nobody_allies().both_play("attack_30", "attack_01").rest()
    assert table.happened(Reincarnated)[0].seat == 1


def test_an_ally_of_the_loser_is_reborn_too() -> None:
    """Rulings 147 and 152."""
    table = cosmic("warrior", "virus", "reincarnator", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 2)
    table.both_play("attack_04", "attack_20").rest()
    assert table.happened(Reincarnated)[0].seat == 2


def test_an_ally_of_the_winner_is_not() -> None:
    table = cosmic("warrior", "virus", "reincarnator", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 2)
    table.both_play("attack_04", "attack_20").rest()
    assert not table.happened(Reincarnated)


def test_when_both_sides_lose_it_has_lost() -> None:
    """Ruling 143."""
    hands = [["attack_04", "loser.flare"], ["attack_20"], []]
    table = cosmic("reincarnator", "warrior", "virus", hands=hands).launches(1, home(1)).nobody_allies()
    table.plays(0, "loser.flare").rest()
    assert incarnation(table)


def looking_on(*cards: str) -> Encounter:
    """The Reincarnator is not in the encounter."""
    hands = [["attack_40", *cards], ["negotiate", "attack_01"], []]
    return cosmic("warrior", "virus", "reincarnator", hands=hands).launches(1, home(1)).nobody_allies()


def test_a_bystander_is_not_reborn_when_others_talk() -> None:
    """Whether they agree or not."""
    failed = looking_on("negotiate").both_play("negotiate", "negotiate").rest()
    assert not failed.happened(Reincarnated)
    table = looking_on("negotiate").both_play("negotiate", "negotiate").until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_40"))).answers(0, MakeDeal, ("propose", -1))
    assert not table.answers(1, MakeDeal, ("accept", -1)).rest().happened(Reincarnated)


def test_a_bystander_is_not_reborn_when_both_sides_lose() -> None:
    table = looking_on("loser.flare").plays(0, "loser.flare").rest()
    assert table.table.warp[:2] == [1, 4]
    assert not table.happened(Reincarnated)


def reborn(*others: str, hand: tuple[str, ...] = ()) -> Encounter:
    """The Reincarnator is the Zombie, too, and is the next to be attacked."""
    hands = [["attack_04", "attack_06", *hand], ["attack_20", "attack_30"], list(others)]
    table = met(seed=ZOMBIE, hands=hands, destiny=[1, 0]).rest()
    assert incarnation(table) == "zombie"
    return table.forget()


def zap(table: Encounter, power: str) -> Encounter:
    """A bystander zaps this power of the Reincarnator and no other."""
    while table.until(PlayCard).asks(2, PlayCard).event != PowerUsed(0, power):
        table.answers(2, PlayCard, NONE)
    return table.plays(2, "cosmic_zap")


def beaten_again(table: Encounter) -> Encounter:
    return table.launches(2, home(0)).nobody_allies().both_play("attack_30", "attack_06")


def test_its_new_power_works_from_the_next_moment_on() -> None:
    """Not for the ships that were just lost, but for those of the next defeat."""
    table = reborn()
    assert table.table.warp[0] == 2
    table = beaten_again(table)
    assert PowerUsed(0, "zombie") in table.log
    assert table.until(TakeShips).table.warp[0] == 2


def test_next_time_the_incarnation_is_discarded_for_another() -> None:
    table = reborn()
    zombie = table.table.incarnation
    beaten_again(table).rest()
    assert SheetLeft(0, zombie) in table.log
    assert zombie in table.table.sheet_box
    assert table.table.sheets[0] == (table.table.sheets[0][0], table.happened(Reincarnated)[0].card)


def test_an_incarnation_that_is_used_up_does_not_come_again() -> None:
    table = reborn()
    zombie = table.table.incarnation
    twin = beaten_again(table).rest().match.clone().table
    assert zombie in twin.sheet_box
    for number in range(300):
        twin.rng = number
        drawn = draw_sheet(twin, set_up=False, unused=True)
        assert drawn is not None
        assert drawn[0] != zombie


def test_the_flare_of_the_incarnation_is_super_for_it() -> None:
    table = reborn(hand=("zombie.flare",))
    assert side_of(table.table, 0, table.held(0, "zombie.flare")) == SUPER
    assert side_of(cosmic("reincarnator").table, 0, table.held(0, "zombie.flare")) == WILD


def test_a_zap_of_the_incarnation_leaves_the_reincarnator() -> None:
    table = zap(beaten_again(reborn("cosmic_zap")), "zombie").rest()
    assert table.table.warp[0] == 2 + 4
    assert len(table.happened(Reincarnated)) == 1


def test_a_zap_of_the_reincarnator_leaves_the_incarnation() -> None:
    table = zap(beaten_again(reborn("cosmic_zap")), "reincarnator").rest()
    assert incarnation(table) == "zombie"
    assert not table.happened(SheetLeft)


def test_who_swaps_aliens_gets_both() -> None:
    table = reborn("sorcerer.flare").launches(2, home(0)).nobody_allies().until(PlayCard)
    table.plays(2, "sorcerer.flare")
    assert (table.table.aliens_of(0), table.table.aliens_of(1)) == (["warrior"], ["reincarnator", "zombie"])


def test_who_borrows_the_power_has_both_and_is_reborn_in_its_place() -> None:
    table = reborn(hand=("philanthropist.flare", "attack_40")).until(PlayCard)
    table.plays(0, "philanthropist.flare").answers(0, ChooseSeat, 1).answers(0, TakeShips, (home(0), 1))
    table.until(ChoosePlanet)
    assert (table.table.aliens_of(0), table.table.aliens_of(1)) == ([], ["reincarnator", "zombie"])
    table.launches(2, home(0)).nobody_allies().both_play("attack_30", "attack_40").rest()
    (born,) = table.happened(Reincarnated)
    assert table.table.aliens_of(0) == ["reincarnator", table.table.id_of(born.card)]
    assert table.table.aliens_of(1) == ["warrior"]


def test_zapped_the_incarnation_stays_as_it_is() -> None:
    table = met(LOST, "cosmic_zap").plays(2, "cosmic_zap").rest()
    assert not table.happened(Reincarnated)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = met(ships={(home(0, number), 0): 0 for number in range(3)}).rest()
    assert not table.happened(Reincarnated)


def test_the_loss_of_the_third_home_colony_leaves_no_last_use() -> None:
    """Ruling 54."""
    ships = {(home(1, number), 1): 0 for number in range(1, 3)}
    table = cosmic("warrior", "reincarnator", "virus", hands=[["attack_30"], ["attack_01"], []], ships=ships)
    table.launches(2, home(1)).nobody_allies().both_play("attack_30", "attack_01").rest()
    assert not table.happened(Reincarnated)


def test_no_sheet_with_set_up_text_and_none_that_is_in_play_is_drawn() -> None:
    drawn = {incarnation(met(seed=seed).rest()) for seed in range(60)}
    assert not [alien for alien in drawn if ALIENS[alien].has_set_up]
    assert not drawn & {"reincarnator", "warrior", "virus"}
    assert len(drawn) > 20


def test_super_flare_lets_it_stay_as_it_is() -> None:
    table = met(hand=("reincarnator.flare",)).until(AddSuper)
    table.answers(0, AddSuper, table.card("reincarnator.flare")).rest()
    assert not table.happened(Reincarnated)
    assert USED in table.log  # the flare is one
    assert "reincarnator.flare" in table.hand(0)


def test_super_flare_may_be_left() -> None:
    table = met(hand=("reincarnator.flare",)).until(AddSuper).answers(0, AddSuper, NONE).rest()
    assert incarnation(table)


def condemned(*more: str, alien: str = "virus", **words: Any) -> Encounter:
    """The Human has lost against the Warrior; a bystander holds the flare."""
    hands = [["attack_04"], ["attack_30"], ["reincarnator.flare", *more]]
    table = (
        cosmic("human", "warrior", alien, **{"hands": hands, **words}).launches(2, home(1)).nobody_allies()
    )
    return table.both_play("attack_04", "attack_30").skip_cards(PlayCard)


def test_wild_flare_gives_the_loser_another_alien_when_the_encounter_is_over() -> None:
    table = condemned().plays(2, "reincarnator.flare").rest()
    (drawn,) = table.happened(SheetDrawn)
    assert table.table.sheets[0] == (drawn.card,)
    assert table.table.aliens_of(0) != ["human"]
    assert (0, table.table.id_of(drawn.card)) in table.table.in_play
    assert table.table.knows(1, drawn.card)


def test_wild_flare_goes_to_the_loser() -> None:
    table = condemned().plays(2, "reincarnator.flare").rest()
    assert "reincarnator.flare" in table.hand(0)
    assert table.hand(2) == []


def test_wild_flare_takes_what_lay_on_the_sheet() -> None:
    """Ruling 58."""
    hands = [["attack_30"], ["attack_04"], ["reincarnator.flare"]]
    table = cosmic("human", "warrior", "virus", hands=hands, tokens={"warrior": 5}).launches(2, home(1))
    table.nobody_allies().both_play("attack_30", "attack_04").until(PlayCard).plays(
        2, "reincarnator.flare"
    ).rest()
    assert table.table.tokens_on("warrior") == 0


def test_wild_flare_discards_the_hoard() -> None:
    """Ruling 58."""
    hands = [["attack_30"], ["attack_04"], ["reincarnator.flare"]]
    table = cosmic("human", "miser", "virus", hands=hands, hoards=[[], ["attack_40"], []]).launches(
        2, home(1)
    )
    table.nobody_allies().both_play("attack_30", "attack_04").until(PlayCard).plays(
        2, "reincarnator.flare"
    ).rest()
    assert table.table.hoards[1] == []
    assert "attack_40" in table.names(table.table.discard)


def test_wild_flare_chooses_between_two_losers() -> None:
    hands = [["negotiate"], ["negotiate"], ["reincarnator.flare"]]
    table = cosmic("human", "warrior", "virus", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").until(MakeDeal).answers(0, MakeDeal, ("break_off", -1))
    table.until(PlayCard).plays(2, "reincarnator.flare").answers(2, ChooseSeat, 1).rest()
    assert table.table.aliens_of(0) == ["human"]
    assert table.table.aliens_of(1) != ["warrior"]


def test_wild_flare_does_not_touch_the_own_seat_or_the_reincarnator() -> None:
    hands = [["attack_04", "reincarnator.flare"], ["attack_30"], []]
    table = cosmic("human", "warrior", "virus", hands=hands).launches(2, home(1)).nobody_allies()
    assert not table.both_play("attack_04", "attack_30").rest().was_asked(0, PlayCard)
    table = met(LOST, "reincarnator.flare").rest()
    assert not table.was_asked(2, PlayCard)
