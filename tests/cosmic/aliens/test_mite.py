"""Mite: the defense gives up its cards, or a place on its planet."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsDiscarded
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardsRevealed, OutcomeDecided
from game.cosmic.parts import NEITHER, SUCCEEDED
from game.cosmic.prompts import (
    AddSuper,
    ChooseEncounterCard,
    ChooseOne,
    InviteAlly,
    MayChooseCard,
    PlayCard,
    SecondEncounter,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

FIVE = ["attack_06", "attack_08", "attack_10", "attack_20", "negotiate"]


def launched(
    defense: list[str] = FIVE, *more: str, aliens: tuple[str, ...] = (), **words: object
) -> Encounter:
    """The Mite attacks with three ships."""
    hands = [["attack_04", *more], defense, []]
    seats = aliens or ("mite", "human", "fido")
    return cosmic(*seats, **{"hands": hands, **words}).launches(3, home(1))


def test_the_defense_discards_at_random_down_to_three_cards() -> None:
    table = launched().answers(1, ChooseOne, "mite_discard")
    (discarded,) = table.happened(CardsDiscarded)
    assert (discarded.seat, len(discarded.cards)) == (1, 2)
    assert len(table.hand(1)) == 3
    assert sorted([*table.hand(1), *table.names(discarded.cards)]) == FIVE


def test_chance_decides_which_cards() -> None:
    found = {tuple(launched(seed=seed).answers(1, ChooseOne, "mite_discard").hand(1)) for seed in range(5)}
    assert len(found) > 1


def test_the_defense_answers_after_the_launch_and_before_anybody_is_invited() -> None:
    """Ruling 163: both wordings mean the same time."""
    table = launched()
    assert table.is_asked(1, ChooseOne)
    assert table.table.gate[0] == 3
    assert not table.was_asked(0, InviteAlly)


def test_after_that_the_encounter_goes_on() -> None:
    table = launched().answers(1, ChooseOne, "mite_discard")
    assert table.is_asked(0, InviteAlly)
    assert table.table.gate[0] == 3


def test_or_the_ships_of_the_gate_settle_beside_those_of_the_defense() -> None:
    table = launched().answers(1, ChooseOne, "mite_settle")
    assert (table.ships(0, home(1)), table.ships(1, home(1))) == (3, 4)
    assert table.hand(1) == FIVE
    assert table.happened(OutcomeDecided) == [OutcomeDecided(SUCCEEDED, NEITHER)]


def test_such_a_colony_is_a_success_without_cards_and_allies() -> None:
    """Ruling 140: a second encounter is possible."""
    table = launched().answers(1, ChooseOne, "mite_settle").until(SecondEncounter)
    assert table.is_asked(0, SecondEncounter)
    assert not table.happened(CardsRevealed)
    assert not table.was_asked(0, InviteAlly)
    assert table.hand(0) == ["attack_04"]


def test_such_a_colony_is_neither_a_win_nor_a_deal() -> None:
    """Ruling 5: the Warrior learns nothing from it."""
    table = launched(aliens=("mite", "warrior", "fido")).answers(1, ChooseOne, "mite_settle").rest()
    assert table.table.tokens_on("warrior") == 0


def test_such_a_colony_costs_the_tick_tock_nothing() -> None:
    """Ruling 140."""
    table = launched(aliens=("mite", "human", "tick_tock"), tokens={"tick_tock": 5})
    assert table.answers(1, ChooseOne, "mite_settle").rest().table.tokens_on("tick_tock") == 5


def test_the_fifth_foreign_colony_wins_the_game() -> None:
    """Ruling 6."""
    ships = {(planet, 0): 1 for planet in (home(1, 1), home(1, 2), home(2), home(2, 1))}
    table = launched(ships=ships, warp=[0, 0, 0]).answers(1, ChooseOne, "mite_settle")
    assert table.table.winners == [0]


def test_an_own_colony_on_the_planet_is_reinforced() -> None:
    table = launched(ships={(home(1), 0): 1}, warp=[0, 0, 0]).answers(1, ChooseOne, "mite_settle")
    assert table.ships(0, home(1)) == 4


def test_three_cards_are_not_too_many() -> None:
    table = launched(FIVE[:3])
    assert not table.was_asked(1, ChooseOne)
    assert PowerUsed(0, "mite") not in table.log


def test_the_hoard_does_not_count() -> None:
    """Ruling 121."""
    table = launched(FIVE[:3], aliens=("mite", "miser", "fido"), hoards=[[], ["attack_30", "attack_40"], []])
    assert not table.was_asked(1, ChooseOne)


def test_as_defense_it_has_no_power() -> None:
    table = launched(FIVE, "attack_30", aliens=("human", "mite", "fido"))
    table.nobody_allies().both_play("attack_04", "attack_20").rest()
    assert PowerUsed(1, "mite") not in table.log


def test_zapped_the_encounter_simply_goes_on() -> None:
    table = launched([*FIVE, "cosmic_zap"]).plays(1, "cosmic_zap")
    assert table.is_asked(0, InviteAlly)
    assert table.hand(1) == FIVE


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = launched(ships={(home(0, number), 0): 0 for number in range(3)})
    assert not table.was_asked(1, ChooseOne)


def test_the_vulch_collects_discarded_artifacts() -> None:
    """Ruling 111."""
    zaps = ["card_zap.1", "card_zap.2", "cosmic_zap", "mobius_tubes", "quash", "ionic_gas"]
    table = launched(zaps, aliens=("mite", "human", "vulch")).answers(1, PlayCard, NONE)
    table.answers(1, ChooseOne, "mite_discard").skip_cards(InviteAlly)
    assert len(table.hand(2)) == 3
    assert sorted([*table.hand(1), *table.hand(2)]) == sorted(name.partition(".")[0] for name in zaps)


def test_super_flare_keeps_any_of_the_discarded_cards() -> None:
    table = launched(FIVE, "mite.flare").answers(1, ChooseOne, "mite_discard")
    table.answers(0, AddSuper, table.card("mite.flare"))
    offered = table.asks(0, MayChooseCard).listed
    assert len(offered) == 2
    kept, rest = offered
    table.answers(0, MayChooseCard, kept).answers(0, MayChooseCard, NONE)
    assert kept in table.table.hands[0]
    assert list(table.table.discard) == [rest]
    assert len(table.hand(1)) == 3


def test_super_flare_lets_only_the_mite_see_what_it_keeps() -> None:
    table = launched(FIVE, "mite.flare").answers(1, ChooseOne, "mite_discard")
    table.answers(0, AddSuper, table.card("mite.flare"))
    kept, other = table.asks(0, MayChooseCard).listed
    table.answers(0, MayChooseCard, kept).answers(0, MayChooseCard, other)
    assert not table.table.discard
    assert not any(table.table.knows(2, card) for card in (kept, other))


def test_super_flare_is_not_asked_for_when_the_ships_settle() -> None:
    table = launched(FIVE, "mite.flare").answers(1, ChooseOne, "mite_settle").rest()
    assert not table.was_asked(0, AddSuper)


def outnumbered(offense: int, defense: int, *, mine: str = "mite.flare") -> Encounter:
    """Seat 2 helps the offense and seat 3 the defense with so many ships; the defense holds the flare."""
    hands = [["attack_04"], ["attack_20", mine], [], []]
    table = cosmic("human", "warrior", "fido", "amoeba", hands=hands).launches(4, home(1))
    table.invites(2).invites(3).joins_offense(2, offense).joins_defense(3, defense)
    return table.skip_cards(PlayCard)


def test_wild_flare_sends_all_allies_home() -> None:
    table = outnumbered(3, 2).plays(1, "mite.flare").until(ChooseEncounterCard)
    assert table.table.gate == [4, 0, 0, 0]
    assert table.table.beside == [0, 0, 0, 0]
    assert table.hand(1) == ["attack_20", "mite.flare"]


def test_wild_flare_needs_more_allied_ships_on_the_other_side() -> None:
    """Ruling 170: the ships of the main players are not compared."""
    table = outnumbered(2, 2)
    assert table.is_asked(1, ChooseEncounterCard)


def test_wild_flare_is_for_main_players() -> None:
    hands = [["attack_04"], ["attack_20"], [], ["mite.flare"]]
    table = cosmic("human", "warrior", "fido", "amoeba", hands=hands).launches(4, home(1))
    table.invites(2).invites(3).joins_offense(2, 3).joins_defense(3, 1).skip_cards(PlayCard)
    assert table.is_asked(1, ChooseEncounterCard)


def test_zapped_with_the_super_flare_nothing_is_discarded() -> None:
    """Ruling 43."""
    hands = [["attack_04", "mite.flare"], FIVE, ["cosmic_zap"]]
    table = cosmic("mite", "warrior", "fido", hands=hands).launches(4, home(1)).answers(2, PlayCard, NONE)
    table.answers(1, ChooseOne, "mite_discard").answers(0, AddSuper, table.card("mite.flare"))
    table.plays(2, "cosmic_zap").until(InviteAlly)
    assert len(table.table.hands[1]) == 5
