"""Vulch: it collects the artifacts that others discard."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardPlayed, CardsGiven, CardTaken
from game.cosmic.events.common import PowerUsed
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import (
    AddSuper,
    CardFromHand,
    ChooseEncounterCard,
    ChoosePlanet,
    MayChooseCard,
    PlayCard,
    SecondEncounter,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_04", "mobius_tubes"], ["attack_20"], []]


def played(*more: str, **words: object) -> Encounter:
    """The offense plays Mobius Tubes; the Vulch, who is not involved, watches."""
    words = {"hands": [*HANDS[:2], list(more)], "warp": [3, 0, 0], **words}
    table = cosmic("trader", "mind", "vulch", **words)
    return table.until(PlayCard).plays(0, "mobius_tubes")


def to_launch(table: Encounter) -> Encounter:
    return table.until(TakeShips, ChoosePlanet)


def test_it_takes_an_artifact_that_was_played() -> None:
    table = to_launch(played())
    assert table.hand(2) == ["mobius_tubes"]
    assert table.table.warp[0] == 0
    assert not table.table.discard


def test_its_own_artifacts_are_discarded_as_usual() -> None:
    table = cosmic("vulch", "mind", hands=HANDS, warp=[3, 0, 0]).until(PlayCard).plays(0, "mobius_tubes")
    to_launch(table)
    assert table.names(table.table.discard) == ["mobius_tubes"]
    assert not table.happened(PowerUsed)


def test_it_wants_nothing_but_artifacts() -> None:
    table = cosmic("trader", "mind", "vulch", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.happened(PowerUsed)


def test_zapped_neither_the_artifact_nor_the_zap_is_salvaged() -> None:
    hands = [["attack_04", "mobius_tubes"], ["attack_20", "cosmic_zap"], []]
    table = played(hands=hands).until(PlayCard).plays(1, "cosmic_zap")
    to_launch(table)
    assert table.hand(2) == []
    assert sorted(table.names(table.table.discard)) == ["cosmic_zap", "mobius_tubes"]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(2, n), 2): 0 for n in range(3)}
    table = cosmic("trader", "mind", "vulch", hands=HANDS, ships=ships).until(PlayCard)
    to_launch(table.plays(0, "mobius_tubes"))
    assert "mobius_tubes" in table.names(table.table.discard)


def test_artifacts_of_a_hand_that_is_replaced_are_salvaged() -> None:
    """Ruling 111: a new hand."""
    hands = [["attack_04"], ["mobius_tubes", "card_zap"], []]
    table = cosmic("trader", "mind", "vulch", hands=hands)
    table.launches(1, home(1)).nobody_allies().until(ChooseEncounterCard)
    assert table.hand(2) == ["card_zap", "mobius_tubes"]
    assert len(table.happened(PowerUsed)) == 1


def test_artifacts_that_the_barbarian_leaves_are_salvaged() -> None:
    """Ruling 111: the Barbarian."""
    hands = [["attack_20"], ["attack_04", "mobius_tubes"], []]
    table = cosmic("barbarian", "mind", "vulch", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert table.hand(2) == ["mobius_tubes"]


def test_a_card_zapped_artifact_and_the_card_zap_are_both_salvaged() -> None:
    """Ruling 111: Card Zap."""
    hands = [["attack_04", "mobius_tubes"], ["attack_20", "card_zap"], []]
    table = to_launch(played(hands=hands).plays(1, "card_zap"))
    assert table.hand(2) == ["card_zap", "mobius_tubes"]
    assert table.table.warp[0] == 2  # one came back in regroup


def test_its_own_card_zap_is_not_salvaged() -> None:
    table = to_launch(played("card_zap").plays(2, "card_zap"))
    assert table.hand(2) == ["mobius_tubes"]
    assert table.names(table.table.discard) == ["card_zap"]


def test_a_salvaged_artifact_may_be_played_at_once() -> None:
    """Ruling 112: in the same encounter, as soon as its time comes."""
    hands = [["attack_20", "attack_01"], ["attack_04", "cosmic_zap"], ["attack_06"]]
    table = cosmic("cudgel", "filch", "vulch", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(PlayCard).plays(1, "cosmic_zap").until(UsePower)
    assert table.hand(2) == ["attack_06", "cosmic_zap"]
    table.uses(1)
    assert table.is_asked(2, PlayCard)
    table.plays(2, "cosmic_zap").rest()
    assert [taken.seat for taken in table.happened(CardTaken)] == [2]


def test_it_keeps_its_artifacts_when_it_draws_a_new_hand() -> None:
    """Ruling 53: it shows them, and that is no use."""
    hands = [["attack_04", "cosmic_zap"], ["mobius_tubes", "fido.flare"], []]
    table = cosmic("trader", "vulch", "mind", hands=hands)
    table.launches(1, home(1)).nobody_allies().until(ChooseEncounterCard)
    kept = table.held(1, "mobius_tubes")
    assert len(table.hand(1)) == 9
    assert table.table.seen[kept] == table.table.everyone
    assert table.names(table.table.discard) == ["fido"]
    assert not table.happened(PowerUsed)


def winner(
    *more: str, alien: str = "trader", cards: tuple[str, str] = ("attack_20", "attack_04")
) -> Encounter:
    hands = [[cards[0], "vulch.flare"], [cards[1], *more], []]
    table = cosmic(alien, "mind", hands=hands)
    return table.launches(1, home(1)).nobody_allies().both_play(*cards)


def hands_over(table: Encounter, name: str, *, keep: bool) -> Encounter:
    card = table.held(1, name)
    return table.answers(1, CardFromHand, card).answers(0, MayChooseCard, card if keep else NONE)


def test_wild_flare_picks_over_the_opponents_hand_after_a_win() -> None:
    table = winner("attack_01", "attack_06", "morph").until(PlayCard).plays(0, "vulch.flare")
    hands_over(table, "attack_01", keep=False)
    hands_over(table, "morph", keep=True)
    assert table.hand(1) == ["attack_06"]
    assert table.hand(0) == ["morph", "vulch.flare"]
    assert [given.giver for given in table.happened(CardsGiven)] == [1]
    assert "attack_01" in table.names(table.table.discard)


def test_wild_flare_shows_a_card_to_its_player_only() -> None:
    table = winner("attack_01", "morph").until(PlayCard).plays(0, "vulch.flare")
    table.answers(1, CardFromHand, table.held(1, "morph"))
    card = table.held(1, "morph")
    assert table.table.knows(0, card)
    assert not table.table.knows(2, card)


def test_wild_flare_may_discard_the_whole_hand() -> None:
    table = winner("attack_01").until(PlayCard).plays(0, "vulch.flare")
    table.answers(0, MayChooseCard, NONE).until(SecondEncounter)
    assert table.hand(1) == []
    assert table.hand(0) == ["vulch.flare"]


def test_wild_flare_works_after_a_deal() -> None:
    table = winner("attack_01", "attack_06", cards=("negotiate", "negotiate"))
    table.until(MakeDeal).answers(0, MakeDeal, ("grant", home(0, 1)))
    table.answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1))
    table.until(PlayCard).plays(0, "vulch.flare")
    assert table.is_asked(1, CardFromHand)


def test_wild_flare_is_nothing_for_a_loser() -> None:
    table = winner("attack_01", cards=("attack_04", "attack_20")).rest()
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_is_nothing_for_an_ally_of_the_winner() -> None:
    """Ruling 4: only a main player wins an encounter."""
    hands = [["attack_20"], ["attack_04", "attack_01"], ["vulch.flare"]]
    table = cosmic("trader", "mind", "fido", hands=hands).launches(1, home(1)).invites(2).invites()
    table.joins_offense(2).both_play("attack_20", "attack_04").rest()
    assert table.winner == OFFENSE
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_is_nothing_for_who_looks_on_at_a_deal() -> None:
    hands = [["negotiate", "attack_06"], ["negotiate"], ["vulch.flare"]]
    table = cosmic("trader", "mind", "fido", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").until(MakeDeal).answers(0, MakeDeal, ("grant", home(0, 1)))
    table.answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1)).rest()
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_needs_an_opponent_with_cards() -> None:
    assert not winner().until(SecondEncounter).was_asked(0, PlayCard)


def test_the_own_flare_has_no_wild_side_for_the_vulch() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = winner("attack_01", alien="vulch").rest()
    assert not table.happened(CardPlayed)


def flare_lost(*more: str) -> Encounter:
    """The defense must discard a flare and an artifact, for it has no encounter card."""
    hands = [["attack_04"], ["fido.flare", "mobius_tubes"], list(more)]
    table = cosmic("trader", "mind", "vulch", hands=hands)
    return table.launches(1, home(1)).nobody_allies().until(ChooseEncounterCard, AddSuper)


def test_super_flare_takes_flares_too() -> None:
    table = flare_lost("vulch.flare")
    table.answers(2, AddSuper, table.card("vulch.flare")).until(ChooseEncounterCard)
    assert table.hand(2) == ["fido.flare", "mobius_tubes", "vulch.flare"]


def test_without_the_super_flare_flares_stay_in_the_discard_pile() -> None:
    table = flare_lost()
    assert table.hand(2) == ["mobius_tubes"]
    assert table.names(table.table.discard) == ["fido"]


def test_the_super_flare_may_wait() -> None:
    table = flare_lost("vulch.flare").answers(2, AddSuper, NONE).until(ChooseEncounterCard)
    assert table.hand(2) == ["mobius_tubes", "vulch.flare"]
