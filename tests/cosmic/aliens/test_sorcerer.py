"""Sorcerer: the encounter cards trade places before they are revealed."""

from __future__ import annotations

from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed, SheetsSwapped
from game.cosmic.prompts import AddSuper, ChooseEncounterCard, ChooseOne, PlayCard, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

BIG, SMALL = "attack_20", "attack_04"


def selected(*more: str, other: str = "fido", **words: object) -> Encounter:
    """The Sorcerer attacks four ships with one and both cards are down."""
    words = {"hands": [[SMALL], [BIG], list(more)], **words}
    table = cosmic("sorcerer", other, "mind", **words)
    return table.launches(1, home(1)).nobody_allies().both_play(SMALL, BIG)


def before_selection(*aliens: str, hands: list[list[str]], **words: object) -> Encounter:
    """The first of these aliens has launched a ship against the second one."""
    return cosmic(*aliens, hands=hands, **words).launches(1, home(1)).invites().invites()


def test_each_reveals_what_the_other_selected() -> None:
    table = selected().uses(0)
    assert PowerUsed(0, "sorcerer") in table.log
    assert table.totals == [20 + 1, 4 + 4]


def test_it_may_be_left_unused() -> None:
    table = selected().uses(0, power=False)
    assert table.totals == [4 + 1, 20 + 4]


def test_nobody_learns_a_card_by_the_swap() -> None:
    """It is used before the cards are revealed; each main player knows only what was selected."""
    table = selected(hands=[[SMALL, "kamikaze.flare"], [BIG], []]).uses(0)
    assert table.is_asked(0, PlayCard)
    mine, theirs = table.table.at.cards
    assert [table.table.knows(0, mine), table.table.knows(0, theirs)] == [False, True]
    assert [table.table.knows(1, mine), table.table.knows(1, theirs)] == [True, False]


def test_the_swapped_card_is_the_players_own_from_then_on() -> None:
    """The Clone takes back what lies before it."""
    table = selected(other="clone").uses(0).until(UsePower).uses(1)
    assert table.hand(1) == [SMALL]


def test_a_swapped_negotiate_is_the_opponents() -> None:
    table = cosmic("sorcerer", "fido", hands=[["negotiate"], [BIG, SMALL], []])
    table.launches(1, home(1)).nobody_allies().both_play("negotiate", BIG).uses(0).rest()
    assert table.table.warp[1] == 4


def test_a_swapped_morph_copies_the_card_that_lies_before_the_sorcerer() -> None:
    table = cosmic("sorcerer", "fido", hands=[["morph"], [BIG], []])
    table.launches(1, home(1)).nobody_allies().both_play("morph", BIG).uses(0)
    assert table.totals == [20 + 1, 20 + 4]


def test_oracle_acts_first_and_the_open_card_may_still_be_swapped() -> None:
    """Ruling 101."""
    table = cosmic("sorcerer", "oracle", hands=[[SMALL], [BIG], []]).launches(1, home(1)).nobody_allies()
    table.selects(0, SMALL).selects(1, BIG)
    assert table.table.at.open == (True, False)
    table.uses(0)
    assert table.totals == [20 + 1, 4 + 4]


def test_the_swap_does_not_change_who_called_what() -> None:
    """Ruling 105: the Mirror's own card is the one that lies before the Mirror now."""
    hands = [[SMALL], [BIG, "mirror.flare"], []]
    table = selected(other="mirror", hands=hands).uses(0).uses(1)
    table.answers(1, AddSuper, table.card("mirror.flare")).answers(1, ChooseOne, "mirror_mine")
    assert table.totals == [20 + 1, 40 + 4]


def test_zapped_there_is_no_swap() -> None:
    table = selected("cosmic_zap").uses(0).plays(2, "cosmic_zap")
    assert table.totals == [4 + 1, 20 + 4]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    assert selected(ships={(home(0, n), 0): 0 for n in range(3)}).totals == [5, 24]


def test_an_ally_does_not_swap_without_the_flare() -> None:
    table = cosmic("fido", "mind", "sorcerer", hands=[[SMALL], [BIG], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play(SMALL, BIG)
    assert not table.was_asked(2, UsePower)
    assert table.totals == [4 + 2, 20 + 4]


def test_super_flare_lets_an_ally_swap() -> None:
    table = cosmic("fido", "mind", "sorcerer", hands=[[SMALL], [BIG], ["sorcerer.flare"]])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play(SMALL, BIG)
    table.answers(2, AddSuper, table.card("sorcerer.flare"))
    assert table.totals == [20 + 2, 4 + 4]


def test_super_flare_is_not_for_bystanders() -> None:
    table = cosmic("fido", "mind", "sorcerer", hands=[[SMALL], [BIG], ["sorcerer.flare"]])
    table.launches(1, home(1)).nobody_allies().both_play(SMALL, BIG)
    assert not table.was_asked(2, AddSuper)


def test_wild_flare_makes_the_main_players_swap_their_aliens() -> None:
    table = before_selection("fido", "tripler", "mind", hands=[[SMALL], [BIG], ["sorcerer.flare"]])
    table.plays(2, "sorcerer.flare")
    assert [table.table.aliens_of(seat) for seat in (0, 1)] == [["tripler"], ["fido"]]
    assert table.names(table.table.discard) == ["sorcerer"]
    assert table.both_play(SMALL, BIG).totals == [12 + 1, 20 + 4]
    assert table.rest().table.aliens_of(0) == ["tripler"]


def test_wild_flare_goes_to_the_sorcerer() -> None:
    table = before_selection(
        "fido", "tripler", "sorcerer", "mind", hands=[[SMALL, "sorcerer.flare"], [BIG], [], []]
    )
    table.plays(0, "sorcerer.flare")
    assert table.hand(2) == ["sorcerer.flare"]
    assert table.hand(0) == [SMALL]


def test_wild_flare_is_no_use_against_a_sorcerer_who_is_a_main_player() -> None:
    table = before_selection("fido", "sorcerer", "mind", hands=[[SMALL], [BIG], ["sorcerer.flare"]])
    assert not table.is_asked(2, PlayCard)
    assert table.is_asked(0, ChooseEncounterCard)


def test_wild_flare_may_hit_a_sorcerer_whom_nobody_knows() -> None:
    """With hidden powers nobody can give the flare to the Sorcerer either."""
    hands = [[SMALL], [BIG], ["sorcerer.flare"]]
    table = before_selection("fido", "sorcerer", "mind", hands=hands, options={"hidden": True})
    table.plays(2, "sorcerer.flare")
    assert table.table.aliens_of(0) == ["sorcerer"]
    assert table.names(table.table.discard) == ["sorcerer"]


def test_wild_flare_takes_tokens_and_hoard_along() -> None:
    table = before_selection(
        "miser",
        "warrior",
        "mind",
        hands=[[SMALL], [BIG], ["sorcerer.flare"]],
        hoards=[["attack_30"], [], []],
        tokens={"warrior": 3},
    )
    table.plays(2, "sorcerer.flare")
    assert table.names(table.table.hoards[1]) == ["attack_30"]
    assert table.table.knows(1, table.table.hoards[1][0])
    assert table.table.hoards[0] == []
    assert table.table.tokens_on("warrior") == 3


def test_wild_flare_cancelled_swaps_nothing() -> None:
    hands = [[SMALL], [BIG, "card_zap"], ["sorcerer.flare"]]
    table = before_selection("fido", "tripler", "mind", hands=hands)
    table.plays(2, "sorcerer.flare").plays(1, "card_zap")
    assert not table.happened(SheetsSwapped)
    assert table.happened(CardPlayed)
