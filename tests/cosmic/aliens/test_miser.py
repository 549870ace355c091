"""Miser: a second hand that nobody can touch."""

from __future__ import annotations

from typing import Any

from game.core.prompts import NONE
from game.cosmic.aliens.miser import RenewHand
from game.cosmic.events.common import PowerUsed, TurnBegan
from game.cosmic.events.encounter import OutcomeDecided, SideReinforced
from game.cosmic.parts import ENDED, OFFENSE
from game.cosmic.prompts import (
    ChooseEncounterCard,
    ChooseOne,
    ChooseSeat,
    InviteAlly,
    MayCardFromHand,
    PlayCard,
    PlayReinforcement,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

USED = PowerUsed(0, "miser")


def miser(hand: list[str], hoard: list[str], *others: str, **words: Any) -> Encounter:
    """The Miser attacks the Human; the Virus looks on."""
    hands = [hand, ["attack_20", "attack_01", *others], []]
    hoards = [hoard, [], []]
    return cosmic("miser", "human", "virus", **{"hands": hands, "hoards": hoards, **words})


def hoard(table: Encounter, seat: int = 0) -> list[str]:
    return sorted(table.names(table.table.hoards[seat]))


def planned(table: Encounter) -> Encounter:
    """Everything up to the choice of encounter cards."""
    return table.launches(1, home(1)).nobody_allies().skip_cards(ChooseEncounterCard)


def test_an_encounter_card_may_come_from_the_hoard() -> None:
    table = planned(miser(["attack_04"], ["attack_40"])).both_play("attack_40", "attack_20").rest()
    assert USED in table.log
    assert table.totals == [40 + 1, 20 + 4 + 4]
    assert (table.hand(0), hoard(table)) == (["attack_04"], [])


def test_a_card_from_the_hand_is_no_use() -> None:
    table = planned(miser(["attack_04"], ["attack_40"])).both_play("attack_04", "attack_20").rest()
    assert USED not in table.log
    assert hoard(table) == ["attack_40"]


def test_a_reinforcement_may_come_from_the_hoard() -> None:
    table = planned(miser(["attack_20"], ["attack_40", "reinforcement_5"])).both_play(
        "attack_20", "attack_20"
    )
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_5"), OFFENSE)).rest()
    assert USED in table.log
    assert table.totals[OFFENSE] == 20 + 1 + 5


def test_an_artifact_may_come_from_the_hoard() -> None:
    table = miser(["attack_04"], ["attack_40", "mobius_tubes"], warp=[5, 0, 0]).plays(0, "mobius_tubes")
    table.until(TakeShips)
    assert USED in table.log
    assert table.table.warp[0] == 0
    assert table.names(table.table.discard) == ["mobius_tubes"]


def test_a_flare_from_the_hoard_goes_back_to_the_hoard() -> None:
    table = miser(["attack_04"], ["attack_40", "amoeba.flare"]).launches(1, home(1)).nobody_allies()
    table.plays(0, "amoeba.flare").until(ChooseEncounterCard)
    assert hoard(table) == ["amoeba", "attack_40"]
    assert table.hand(0) == ["attack_04"]


def test_an_artifact_kept_by_the_wild_clone_goes_back_to_the_hoard() -> None:
    table = miser(["attack_04", "clone.flare"], ["attack_40", "mobius_tubes"], warp=[5, 0, 0])
    table.plays(0, "mobius_tubes").until(PlayCard).plays(0, "clone.flare").until(TakeShips)
    assert hoard(table) == ["attack_40", "mobius_tubes"]
    assert table.hand(0) == ["attack_04", "clone.flare"]


def test_zapped_the_card_goes_back_and_the_hoard_is_closed() -> None:
    table = miser(["attack_04"], ["attack_40", "mobius_tubes"], "cosmic_zap", warp=[5, 0, 0])
    table.plays(0, "mobius_tubes").plays(1, "cosmic_zap")
    table = planned(table)
    assert table.table.warp[0] == 4
    assert hoard(table) == ["attack_40", "mobius_tubes"]
    assert table.names(table.asks(0, ChooseEncounterCard).options(table.table)) == ["attack_04"]


def test_zapped_at_an_encounter_card_it_plays_one_from_the_hand() -> None:
    table = planned(miser(["attack_04"], ["attack_40"], "cosmic_zap")).both_play("attack_40", "attack_20")
    table.plays(1, "cosmic_zap").selects(0, "attack_04").rest()
    assert table.totals == [4 + 1, 20 + 4 + 4]
    assert hoard(table) == ["attack_40"]


def test_zapped_without_a_card_in_hand_the_turn_of_the_offense_ends() -> None:
    """Ruling 37."""
    table = planned(miser([], ["attack_40"], "cosmic_zap")).both_play("attack_40", "attack_20")
    table.plays(1, "cosmic_zap").rest()
    assert OutcomeDecided(ENDED, why="no_cards") in table.log
    assert TurnBegan(1) in table.log
    assert hoard(table) == ["attack_40"]


def defending(hand: list[str], hoarded: list[str], *others: str) -> Encounter:
    """The Miser is the defense."""
    hands = [["attack_20", *others], hand, []]
    table = cosmic("human", "miser", "virus", hands=hands, hoards=[[], hoarded, []])
    return table.launches(1, home(1)).nobody_allies().skip_cards(ChooseEncounterCard)


def test_zapped_without_a_card_in_hand_the_defense_draws_a_new_hand() -> None:
    """Ruling 38, though the offense has laid its only card already."""
    table = defending([], ["attack_40"], "cosmic_zap")
    table.answers(1, RenewHand, "miser_keep").both_play("attack_20", "attack_40").plays(0, "cosmic_zap")
    assert len(table.hand(1)) == 8
    table.answers(1, ChooseEncounterCard, table.asks(1, ChooseEncounterCard).options(table.table)[0]).rest()
    assert len(table.happened(OutcomeDecided)) == 1
    assert table.happened(OutcomeDecided)[0].outcome != ENDED


def test_zapped_at_a_reinforcement_it_may_still_play_one_from_the_hand() -> None:
    table = miser(["attack_20", "reinforcement_2"], ["attack_40", "reinforcement_5"], "cosmic_zap")
    planned(table).both_play("attack_20", "attack_20").skip_cards(PlayReinforcement)
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_5"), OFFENSE)).plays(1, "cosmic_zap")
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_2"), OFFENSE)).rest()
    assert [played.side for played in table.happened(SideReinforced)] == [OFFENSE]
    assert hoard(table) == ["attack_40", "reinforcement_5"]


def test_without_three_home_colonies_the_hoard_is_frozen() -> None:
    """Rulings 54 and 58."""
    ships = {(home(0, number), 0): 0 for number in range(3)}
    table = planned(miser(["attack_04"], ["attack_40"], ships=ships))
    assert table.names(table.asks(0, ChooseEncounterCard).options(table.table)) == ["attack_04"]
    assert hoard(table) == ["attack_40"]


def test_nobody_else_sees_the_hoard() -> None:
    table = miser(["attack_04"], ["attack_40"])
    assert not any(table.table.knows(seat, table.table.hoards[0][0]) for seat in (1, 2))


def test_compensation_cannot_touch_the_hoard() -> None:
    """Ruling 121."""
    hands = [["attack_20"], ["negotiate"], []]
    table = cosmic("miser", "human", "virus", hands=hands, hoards=[["attack_40"], [], []])
    planned(table).both_play("attack_20", "negotiate").rest()
    assert table.hand(1)[:1] != ["attack_40"]
    assert hoard(table) == ["attack_40"]


def test_the_hoard_is_not_traded_with_the_hand() -> None:
    """Ruling 121."""
    hands = [["attack_20", "attack_30"], ["attack_04"], []]
    table = cosmic("trader", "miser", "virus", hands=hands, hoards=[[], ["attack_40"], []])
    table.launches(1, home(1)).nobody_allies().until(UsePower).uses(0)
    assert (table.hand(0), table.hand(1)) == (["attack_04"], ["attack_20", "attack_30"])
    assert hoard(table, 1) == ["attack_40"]


def test_the_hoard_does_not_make_it_the_player_with_most_cards() -> None:
    """Ruling 121."""
    hands = [["attack_20"], ["attack_04"], ["attack_06", "attack_08"]]
    hoards = [[], ["attack_40", "negotiate"], []]
    table = cosmic("human", "miser", "virus", hands=hands, hoards=hoards, destiny=["most_cards"])
    assert table.launches(1, home(2)).table.at.defense == 2


def test_a_hoard_without_an_encounter_card_may_be_replaced() -> None:
    """Ruling 53: that is no use."""
    table = miser(["attack_04"], ["reinforcement_2", "quash"]).answers(0, ChooseOne, "miser_renew")
    assert sorted(table.names(table.table.discard)) == ["quash", "reinforcement_2"]
    assert len(table.table.hoards[0]) == 8
    assert not any(table.table.knows(1, card) for card in table.table.hoards[0])
    assert USED not in table.log


def test_it_may_be_kept() -> None:
    table = miser(["attack_04"], ["reinforcement_2"]).answers(0, ChooseOne, "miser_keep").until(TakeShips)
    assert hoard(table) == ["reinforcement_2"]


def test_an_empty_hoard_may_be_filled_again() -> None:
    table = miser(["attack_04"], []).answers(0, ChooseOne, "miser_renew")
    assert len(table.table.hoards[0]) == 8


def test_a_hoard_with_an_encounter_card_stays() -> None:
    table = planned(miser(["attack_04"], ["negotiate", "quash"]))
    assert not table.was_asked(0, ChooseOne)


def test_who_has_no_encounter_card_at_all_may_replace_the_hoard_before_planning() -> None:
    table = cosmic("human", "miser", "virus", hands=[["attack_20"], [], []], hoards=[[], ["quash"], []])
    table.answers(1, ChooseOne, "miser_keep").launches(1, home(1)).nobody_allies()
    table.answers(1, ChooseOne, "miser_renew").until(ChooseEncounterCard, RenewHand)
    assert len(table.table.hoards[1]) == 8


def test_who_has_an_encounter_card_in_hand_is_asked_about_the_hoard_only_once() -> None:
    table = miser(["attack_04"], ["quash"]).answers(0, ChooseOne, "miser_keep")
    assert planned(table).is_asked(0, ChooseEncounterCard)


def test_a_bystander_is_asked_about_the_hoard_only_once() -> None:
    hands = [["attack_20"], ["attack_04"], []]
    table = cosmic("human", "virus", "miser", hands=hands, hoards=[[], [], ["quash"]])
    assert planned(table.answers(2, ChooseOne, "miser_keep")).is_asked(0, ChooseEncounterCard)


def test_encounter_cards_in_the_hoard_do_not_save_the_hand_at_the_start_of_a_turn() -> None:
    """Page 7 looks at the hand alone; the hoard is not discarded."""
    table = miser(["reinforcement_2"], ["attack_40"], phase="start_turn").until(TakeShips)
    assert len(table.hand(0)) == 8
    assert "reinforcement_2" in table.names(table.table.discard)
    assert hoard(table) == ["attack_40"]


def test_a_defense_with_cards_in_the_hoard_alone_may_draw_a_new_hand() -> None:
    table = defending(["reinforcement_2"], ["attack_40"]).answers(1, RenewHand, "miser_renew")
    assert len(table.hand(1)) == 8
    assert hoard(table, 1) == ["attack_40"]


def test_or_play_from_the_hoard() -> None:
    table = defending(["reinforcement_2"], ["attack_40"]).answers(1, RenewHand, "miser_keep")
    table.both_play("attack_20", "attack_40").rest()
    assert PowerUsed(1, "miser") in table.log
    assert "attack_40" in table.names(table.table.discard)


def test_who_borrows_the_power_has_the_hoard_for_an_encounter() -> None:
    hands = [["attack_04", "philanthropist.flare"], ["attack_20"], []]
    table = cosmic("miser", "virus", "human", hands=hands, hoards=[["attack_40"], [], []])
    table.plays(0, "philanthropist.flare").answers(0, ChooseSeat, 1).answers(0, TakeShips, (home(0), 1))
    assert (hoard(table, 0), hoard(table, 1)) == ([], ["attack_40"])
    planned(table).both_play("attack_04", "attack_20").rest()
    assert (hoard(table, 0), hoard(table, 1)) == (["attack_40"], [])


def paying(*hand: str) -> Encounter:
    """The Human has beaten a negotiate and owes four cards."""
    hands = [["attack_20", *hand], ["negotiate"], []]
    table = cosmic("human", "virus", "warrior", hands=hands)
    return planned(table).both_play("attack_20", "negotiate")


def test_wild_flare_saves_itself_and_two_cards_from_compensation() -> None:
    """Ruling 120."""
    table = paying("attack_04", "attack_06", "attack_08", "attack_10", "miser.flare").plays(0, "miser.flare")
    table.answers(0, MayCardFromHand, table.held(0, "attack_10"))
    table.answers(0, MayCardFromHand, table.held(0, "attack_08"))
    assert not table.is_asked(0, MayCardFromHand)
    assert table.rest().hand(0) == ["attack_08", "attack_10", "miser.flare"]
    assert table.hand(1)[:2] == ["attack_04", "attack_06"]


def test_wild_flare_is_kept_while_no_card_is_owed() -> None:
    """The negotiator had no ship on the planet."""
    hands = [["attack_20", "miser.flare"], ["negotiate"], []]
    table = cosmic("human", "virus", "warrior", hands=hands, ships={(home(1), 1): 0})
    planned(table).both_play("attack_20", "negotiate").rest()
    assert not any(isinstance(prompt, PlayCard) for prompt in table.answered)


def test_wild_flare_may_save_fewer_cards() -> None:
    table = paying("attack_04", "attack_06", "miser.flare").plays(0, "miser.flare")
    table.answers(0, MayCardFromHand, NONE).rest()
    assert table.hand(0) == ["miser.flare"]


def test_without_the_flare_all_of_it_can_be_taken() -> None:
    table = paying("attack_04", "attack_06", "miser.flare").answers(0, PlayCard, NONE).rest()
    assert table.hand(0) == []


def test_wild_flare_is_for_who_pays() -> None:
    hands = [["attack_20", "attack_04"], ["negotiate", "miser.flare"], []]
    table = (
        planned(cosmic("human", "virus", "warrior", hands=hands)).both_play("attack_20", "negotiate").rest()
    )
    assert not table.was_asked(1, PlayCard)


def renewing(*hand: str, **words: Any) -> Encounter:
    """The Human begins its turn without an encounter card."""
    hands = [[*hand, "miser.flare"], ["attack_20"], []]
    return cosmic("human", "virus", "warrior", hands=hands, phase="start_turn", **words)


def test_wild_flare_keeps_itself_and_two_cards_when_a_new_hand_is_drawn() -> None:
    """Ruling 120: eight cards come on top."""
    table = renewing("quash", "plague", "ionic_gas").plays(0, "miser.flare")
    table.answers(0, MayCardFromHand, table.held(0, "quash"))
    table.answers(0, MayCardFromHand, table.held(0, "plague")).until(TakeShips, PlayCard)
    assert len(table.hand(0)) == 8 + 3
    assert {"miser.flare", "plague", "quash"} <= set(table.hand(0))
    assert table.names(table.table.discard) == ["ionic_gas"]


def test_wild_flare_is_not_for_the_new_hand_of_another() -> None:
    hands = [["quash"], ["attack_20", "miser.flare"], []]
    table = cosmic("human", "virus", "warrior", hands=hands, phase="start_turn").until(TakeShips)
    assert not table.was_asked(1, PlayCard)


def test_wild_flare_keeps_them_until_an_encounter_card_has_come() -> None:
    """A new hand without an encounter card is replaced as well, and they are still safe."""
    poor = ["reinforcement_2.1", "reinforcement_2.2", "reinforcement_3.1", "reinforcement_3.2"]
    poor += ["reinforcement_3.3", "reinforcement_5", "card_zap.1", "card_zap.2"]
    table = renewing("quash", deck=poor).plays(0, "miser.flare")
    table.answers(0, MayCardFromHand, table.held(0, "quash")).until(TakeShips, PlayCard)
    assert len(table.table.discard) == 8
    assert len(table.hand(0)) == 8 + 2
    assert {"miser.flare", "quash"} <= set(table.hand(0))


def test_the_miser_itself_has_no_wild_side() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = miser(["quash", "miser.flare"], ["attack_40"], phase="start_turn").until(TakeShips, PlayCard)
    assert not table.was_asked(0, MayCardFromHand)
    assert "quash" in table.names(table.table.discard)


def test_super_flare_adds_a_card_to_the_hoard() -> None:
    table = miser(["attack_04", "miser.flare"], ["attack_40"], deck=["attack_30"]).plays(0, "miser.flare")
    table.until(TakeShips)
    assert hoard(table) == ["attack_30", "attack_40"]
    assert table.hand(0) == ["attack_04", "miser.flare"]
    assert not table.table.knows(1, table.held(0, "attack_30"))


def test_super_flare_is_for_the_own_regroup_phase() -> None:
    hands = [["attack_20"], ["attack_04", "miser.flare"], []]
    table = cosmic("human", "miser", "virus", hands=hands, hoards=[[], ["attack_40"], []])
    table.until(TakeShips, InviteAlly)
    assert not table.was_asked(1, PlayCard)
