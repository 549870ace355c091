"""Planning (page 8) and drawing new cards (page 13)."""

from __future__ import annotations

from game.cosmic.card_events import CardsDiscarded, CardsDrawn, CardsShown
from game.cosmic.encounter_events import CardLaid, OutcomeDecided
from game.cosmic.events import TurnBegan
from game.cosmic.parts import ENDED, OFFENSE
from game.cosmic.prompts import ChooseEncounterCard
from tests.cosmic.encounters import Encounter, cosmic, home


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
    assert table.match.view(1).at.cards == [-1, -1]


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


def test_defense_draws_before_it_selects() -> None:
    """Ruling 40."""
    table = facing(["attack_10"], [])
    assert table.happened(CardsDrawn)
    assert table.is_asked(1, ChooseEncounterCard)


def test_offense_without_encounter_cards_ends_its_turn_and_everybody_goes_home() -> None:
    """Rulings 27 and 37: nobody wins, no rewards."""
    table = cosmic("trader", "mind", "fido", hands=[["reinforcement_2"], ["attack_10"], []])
    table.launches(2, home(1)).invites(2).invites().joins_offense(2, 3).rest()
    assert OutcomeDecided(ENDED, why="no_cards") in table.log
    assert table.table.gate == [0, 0, 0]
    assert sum(table.table.warp) == 0
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
