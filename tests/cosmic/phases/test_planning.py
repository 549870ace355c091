"""Planning (page 8) and drawing new cards (page 13)."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.core.prompts import NONE
from game.cosmic.card_prompts import SpendCard
from game.cosmic.events.cards import CardPlayed, CardsDiscarded, CardsDrawn, CardsShown
from game.cosmic.events.common import TurnBegan
from game.cosmic.events.encounter import CardLaid, OutcomeDecided
from game.cosmic.moments import TurnStarts
from game.cosmic.offers import OFFERS
from game.cosmic.parts import DEFENSE, ENDED, OFFENSE
from game.cosmic.prompts import ChooseEncounterCard, PlayCard, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def facing(offense: list[str], defense: list[str], **words: object) -> Encounter:
    """Launched, without allies, before cards are selected."""
    table = cosmic("trader", "mind", "fido", hands=[offense, defense, []], **words)
    return table.launches(2, home(1)).nobody_allies().skip_cards(ChooseEncounterCard)


def test_both_select_at_the_same_time_in_secret() -> None:
    table = facing(["attack_10", "negotiate"], ["attack_08", "morph"])
    assert table.waiting_for == [(0, "ChooseEncounterCard"), (1, "ChooseEncounterCard")]
    table.selects(1, "attack_08")
    assert not table.happened(CardLaid)
    table.selects(0, "attack_10")
    assert [event.face_up for event in table.happened(CardLaid)] == [False, False]


def test_a_selected_card_is_known_to_its_owner_only() -> None:
    table = facing(["attack_10"], ["attack_08"])
    table.selects(0, "attack_10")
    assert table.match.view(1).at.cards == (-1, -1)


def test_only_encounter_cards_can_be_selected() -> None:
    table = facing(["attack_10", "reinforcement_3", "plague", "zombie.flare"], ["attack_08"])
    for name in ("reinforcement_3", "plague", "zombie.flare"):
        refusal = table.refuses(0, ChooseEncounterCard, table.held(0, name))
        assert refusal.text == "refuse.not_an_encounter_card"


def test_defense_without_encounter_cards_draws_a_new_hand() -> None:
    """Ruling 38: the rest is shown and discarded first."""
    table = facing(["attack_10"], ["reinforcement_2"], deck=["attack_20"])
    assert table.names(table.happened(CardsShown)[0].cards) == ["reinforcement_2"]
    assert table.happened(CardsDiscarded)[0].why == "new_hand"
    assert len(table.table.hands[1]) == 8


def test_a_new_hand_without_encounter_cards_is_drawn_again() -> None:
    """Ruling 38: as often as necessary."""
    poor = ["reinforcement_2", "reinforcement_3", "reinforcement_3", "reinforcement_3", "reinforcement_5"]
    poor += ["plague", "quash", "force_field"]
    table = cosmic("trader", "mind", "fido", hands=[["attack_10"], [], []], deck=[*poor, "attack_10"])
    table.launches(2, home(1)).nobody_allies().skip_cards(ChooseEncounterCard)
    assert [len(event.cards) for event in table.happened(CardsDrawn)] == [8, 8]


def lacking(*hand: str, **options: bool) -> Encounter:
    """The defense has no encounter card in hand; the top of the deck is an attack 20."""
    hands = [["attack_10"], list(hand), []]
    table = cosmic("trader", "mind", "fido", hands=hands, deck=["attack_20"], options=options)
    return table.launches(2, home(1)).nobody_allies().skip_cards(PlayCard, SpendCard, ChooseEncounterCard)


def test_before_its_hand_goes_the_defense_may_play_what_can_be_played() -> None:
    """Ruling 39: here it draws a card with the wild flare of the Chosen, and needs no new hand."""
    table = lacking("chosen.flare", "reinforcement_2").plays(1, "chosen.flare")
    assert table.hand(1) == ["attack_20", "chosen.flare", "reinforcement_2"]
    assert not table.happened(CardsDiscarded)
    assert table.skip_cards(ChooseEncounterCard).is_asked(1, ChooseEncounterCard)


def test_what_the_defense_does_not_play_is_discarded() -> None:
    """Ruling 39: it must play or discard its cards."""
    table = lacking("chosen.flare", "reinforcement_2").answers(1, PlayCard, -1)
    assert sorted(table.names(table.happened(CardsDiscarded)[0].cards)) == ["chosen", "reinforcement_2"]
    assert len(table.happened(CardsDrawn)[0].cards) == 8


def test_cards_of_another_phase_cannot_be_played_before_the_hand_goes() -> None:
    """Ruling 39: only what is possible."""
    table = lacking("quash", "mobius_tubes", "zombie.flare")
    assert not table.was_asked(1, PlayCard)
    assert len(table.happened(CardsDiscarded)[0].cards) == 3


def test_by_the_german_rules_what_can_be_played_must_be_before_the_hand_goes() -> None:
    """German rulebook p. 13: all cards that are allowed, and only then the rest is discarded."""
    table = lacking("chosen.flare", "reinforcement_2", german=True)
    assert not table.was_asked(1, PlayCard)
    assert table.hand(1) == ["attack_20", "chosen.flare", "reinforcement_2"]
    assert not table.happened(CardsDiscarded)


def test_by_the_german_rules_the_defense_chooses_among_what_must_be_played() -> None:
    """German rulebook p. 13: nothing else may be answered, least of all passing."""
    table = lacking("amoeba.flare", "chosen.flare", "quash", german=True)
    question = table.asks(1, SpendCard)
    assert sorted(table.names(question.options(table.table))) == ["amoeba", "chosen"]
    assert table.match.refuse(1, -1)


def test_by_the_german_rules_every_card_that_can_be_played_goes_first() -> None:
    """German rulebook p. 13: with freewheeling flares that is one after the other."""
    hands = [["attack_10"], ["amoeba.flare", "fido.flare", "quash"], []]
    options = {"german": True, "freewheeling": True}
    table = cosmic("trader", "mind", "fido", hands=hands, discard=["reinforcement_2"], options=options)
    table.launches(2, home(1)).nobody_allies().skip_cards(SpendCard, ChooseEncounterCard)
    table.answers(1, SpendCard, table.held(1, "amoeba.flare")).until(ChooseEncounterCard)
    assert table.names([event.card for event in table.happened(CardPlayed)]) == ["amoeba", "fido"]


def test_by_the_german_rules_what_cannot_be_played_is_discarded() -> None:
    """German rulebook p. 13: all cards that are allowed, but no others."""
    table = lacking("quash", "mobius_tubes", german=True)
    assert not table.was_asked(1, SpendCard)
    assert len(table.happened(CardsDiscarded)[0].cards) == 2


def test_no_card_can_be_played_when_a_turn_starts() -> None:
    """Both rulebooks p. 13: so the hand of an offense without an encounter card goes as it is."""
    assert TurnStarts not in OFFERS


def test_who_has_an_encounter_card_plays_flares_in_the_usual_order() -> None:
    """Ruling 39 is for a hand that is about to go: here the offense is asked first."""
    hands = [["attack_10", "fido.flare"], ["attack_08", "chosen.flare"], []]
    table = cosmic("trader", "mind", "fido", hands=hands, discard=["attack_04"])
    table.launches(2, home(1)).nobody_allies().skip_cards(PlayCard)
    assert table.is_asked(0, PlayCard)


def test_defense_draws_before_it_selects() -> None:
    """Ruling 40."""
    table = facing(["attack_10"], [])
    assert table.happened(CardsDrawn)
    assert table.is_asked(1, ChooseEncounterCard)


def test_offense_without_encounter_cards_ends_its_turn_and_everybody_goes_home() -> None:
    """Rulings 27 and 37: nobody wins, no rewards."""
    hands = [["reinforcement_2"], ["attack_10"], [], []]
    table = cosmic("trader", "mind", "fido", "kamikaze", hands=hands, warp=[0, 0, 0, 2])
    table.launches(2, home(1)).invites(2).invites(3).joins_offense(2, 3).joins_defense(3, 2).rest()
    assert OutcomeDecided(ENDED, why="no_cards") in table.log
    assert table.table.gate == table.table.beside == [0, 0, 0, 0]
    assert table.table.warp == [0, 0, 0, 2]
    assert table.hand(3) == []
    assert TurnBegan(1) in table.log


def test_the_card_goes_out_of_the_hand() -> None:
    """Ruling 10: a card that was played is not in hand."""
    table = facing(["attack_10", "attack_04"], ["attack_08"])
    table.selects(0, "attack_10").selects(1, "attack_08")
    (laid, _) = table.happened(CardLaid)
    assert laid.card not in table.table.hands[0]


def test_the_morph_may_be_selected() -> None:
    table = facing(["morph"], ["attack_08"]).both_play("morph", "attack_08")
    assert table.happened(CardLaid)[0].seat == OFFENSE


POWERS_BEFORE = ["kamikaze", "trader", "loser"]
FLARES_BEFORE = ["hate.flare", "fido.flare", "chosen.flare", "oracle.flare", "sorcerer.flare"]


def about_to_select(aliens: tuple[str, str], flare: str, holder: int) -> Encounter:
    """Nobody has allied; one main player has a power for this time, the other a flare."""
    hands = [["attack_10", "attack_12"], ["attack_08", "attack_06"], []]
    hands[holder].append(flare)
    discard = ["attack_04"]
    table = cosmic(*aliens, "virus", hands=hands, discard=discard).launches(1, home(1))
    return table.invites().invites()


@pytest.mark.parametrize(
    ("power", "flare"),
    [(power, flare) for power in POWERS_BEFORE for flare in FLARES_BEFORE if not flare.startswith(power)],
)
def test_before_selection_the_offense_acts_first_with_power_or_card(power: str, flare: str) -> None:
    """Ruling 100: all of these come in the order of timing."""
    table = about_to_select((power, "human"), flare, 1)
    assert table.is_asked(0, UsePower)
    table = about_to_select(("human", power), flare, 0)
    assert table.is_asked(0, PlayCard)
    table.answers(0, PlayCard, NONE)
    assert table.waiting_for == [(1, "UsePower")]


@pytest.mark.parametrize("flare", ["hate.flare", "fido.flare", "chosen.flare", "sorcerer.flare"])
@pytest.mark.parametrize("holder", [OFFENSE, DEFENSE])
def test_what_belongs_before_the_selection_comes_before_the_oracle_has_a_card_laid(
    flare: str, holder: int
) -> None:
    """Rulings 100 and 102: whoever of the two is the offense."""
    for aliens, first in ((("oracle", "human"), 1), (("human", "oracle"), 0)):
        table = about_to_select(aliens, flare, holder)
        assert table.is_asked(holder, PlayCard)
        assert table.answers(holder, PlayCard, NONE).waiting_for == [(first, "ChooseEncounterCard")]


def test_who_passed_may_answer_what_a_power_has_done_since() -> None:
    """Page 12: the offense is first, but nobody decides before it is known what others do."""
    table = about_to_select(("human", "loser"), "hate.flare", 0).answers(0, PlayCard, NONE).uses(1)
    assert table.is_asked(0, PlayCard)


def test_who_passed_is_not_asked_again_if_nothing_happened() -> None:
    table = about_to_select(("human", "loser"), "hate.flare", 0).answers(0, PlayCard, NONE)
    table.uses(1, power=False)
    assert table.is_asked(0, ChooseEncounterCard)


def test_nobody_draws_cards_at_the_end_of_an_encounter() -> None:
    """Page 9: not even who has none left."""
    table = facing(["attack_10"], ["attack_08", "attack_06"]).both_play("attack_10", "attack_08").rest()
    assert not table.happened(CardsDrawn)
    assert table.hand(0) == []


def test_the_offense_gets_no_new_hand_in_planning() -> None:
    """Page 8: only the defense does, and only if the offense has a card."""
    table = cosmic("trader", "mind", "fido", hands=[[], [], ["attack_10"]])
    table.launches(2, home(1)).nobody_allies().rest()
    assert OutcomeDecided(ENDED, why="no_cards") in table.log
    before = table.log[: table.log.index(TurnBegan(1))]
    assert not any(isinstance(event, CardsDrawn) for event in before)


POWERS_AFTER = ["amoeba", "calculator", "mirror", "sorcerer"]
FLARES_AFTER = ["kamikaze.flare", "calculator.flare"]


def have_selected(aliens: tuple[str, str], flare: str, holder: int) -> Encounter:
    """Both cards lie face down; one main player has a power for this time, the other a flare."""
    hands = [["attack_10"], ["attack_08"], []]
    hands[holder].append(flare)
    table = cosmic(*aliens, "virus", hands=hands).launches(1, home(1)).invites().invites()
    return table.both_play("attack_10", "attack_08")


@pytest.mark.parametrize(
    ("power", "flare"),
    [(power, flare) for power in POWERS_AFTER for flare in FLARES_AFTER if not flare.startswith(power)],
)
def test_after_selection_the_offense_acts_first_with_power_or_card(power: str, flare: str) -> None:
    """Ruling 105: if several may act, they do in the order of timing."""
    assert have_selected((power, "human"), flare, 1).is_asked(0, UsePower)
    table = have_selected(("human", power), flare, 0)
    assert table.is_asked(0, PlayCard)
    assert table.answers(0, PlayCard, NONE).is_asked(1, UsePower)


@pytest.mark.parametrize("powers", list(permutations(POWERS_AFTER, 2)))
def test_after_selection_the_offenses_power_comes_first(powers: tuple[str, str]) -> None:
    """Ruling 105."""
    table = cosmic(*powers, hands=[["attack_10"], ["attack_08"], []]).launches(1, home(1)).invites().invites()
    table.both_play("attack_10", "attack_08")
    assert table.asks(0, UsePower).power == powers[0]
    table.uses(0, power=False)
    assert table.asks(1, UsePower).power == powers[1]
