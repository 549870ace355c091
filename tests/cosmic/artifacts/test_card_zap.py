"""Card Zap: a flare or an artifact that is being played has no effect and is discarded."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import ChooseEncounterCard, PlayCard, PlayReinforcement, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home


def tubes(*, offense: tuple[str, ...] = (), third: tuple[str, ...] = (), alien: str = "amoeba") -> Encounter:
    """The offense plays Mobius Tubes for its five ships in the warp, the defense holds a Card Zap."""
    hands = [["attack_04", "mobius_tubes", *offense], ["attack_20", "card_zap.1"], list(third)]
    table = cosmic("trader", "mind", alien, hands=hands, warp=[5, 0, 0])
    return table.plays(0, "mobius_tubes")


def test_an_artifact_has_no_effect_and_both_cards_are_discarded() -> None:
    table = tubes().plays(1, "card_zap").launches(1, home(1))
    assert table.table.warp[0] == 4  # the one of the regroup phase
    assert sorted(table.names(table.table.discard)) == ["card_zap", "mobius_tubes"]


def test_without_it_the_artifact_works() -> None:
    table = tubes().answers(1, PlayCard, NONE).launches(1, home(1))
    assert table.table.warp[0] == 0
    assert table.hand(1) == ["attack_20", "card_zap"]


def test_a_card_zap_may_be_zapped() -> None:
    table = tubes(offense=("card_zap.2",)).plays(1, "card_zap")
    table.plays(0, "card_zap").launches(1, home(1))
    assert table.table.warp[0] == 0
    assert table.names(table.table.discard) == ["card_zap", "card_zap", "mobius_tubes"]


def test_the_wild_filch_may_steal_it() -> None:
    table = tubes(third=("filch.flare", "negotiate")).plays(1, "card_zap")
    table.plays(2, "filch.flare").launches(1, home(1))
    assert table.table.warp[0] == 0
    assert table.hand(2) == ["card_zap", "filch.flare"]


def test_the_wild_void_may_cancel_it() -> None:
    table = tubes(third=("void.flare",)).plays(1, "card_zap").plays(2, "void.flare")
    table.answers(2, TakeShips, (home(2), 1)).launches(1, home(1))
    assert table.table.warp == [0, 0, 0]  # the ship that was paid for it comes back by the tubes, too
    assert table.names(table.table.discard) == ["card_zap", "mobius_tubes"]


def test_the_vulch_collects_what_was_zapped_and_the_zap() -> None:
    """Ruling 111."""
    table = tubes(alien="vulch").plays(1, "card_zap").launches(1, home(1))
    assert table.hand(2) == ["card_zap", "mobius_tubes"]


def resizing(**words: object) -> Encounter:
    """The offense may play either of two flares before cards are selected."""
    hands = [["attack_04", "amoeba.flare", "fido.flare"], ["attack_20", "card_zap"], []]
    table = cosmic("trader", "mind", "kamikaze", hands=hands, discard=["attack_06"], **words)
    table.launches(1, home(1)).nobody_allies().skip_cards(PlayCard)
    assert sorted(table.names(table.asks(0, PlayCard).options(table.table)[1:])) == ["amoeba", "fido"]
    return table


def test_a_flare_is_discarded_and_was_the_flare_of_this_encounter() -> None:
    """Ruling 45."""
    table = resizing().plays(0, "amoeba.flare").plays(1, "card_zap").skip_cards(PlayCard)
    assert table.table.gate[0] == 1
    assert table.hand(0) == ["attack_04", "fido.flare"]
    assert "amoeba" in table.names(table.table.discard)
    assert table.is_asked(0, ChooseEncounterCard)  # not whether it plays the other flare


def test_when_flares_are_freewheeling_another_one_may_follow() -> None:
    table = resizing(options={"freewheeling": True}).plays(0, "amoeba.flare").plays(1, "card_zap")
    table.skip_cards(PlayCard)
    assert table.names(table.asks(0, PlayCard).options(table.table)[1:]) == ["fido"]


def test_encounter_cards_reinforcements_and_powers_cannot_be_stopped() -> None:
    hands = [["attack_04", "reinforcement_2"], ["attack_20"], ["card_zap"]]
    table = cosmic("zombie", "trader", "amoeba", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_2"), 0))
    table.rest()
    assert not table.was_asked(2, PlayCard)
    assert PowerUsed(0, "zombie") in table.log


def test_a_card_that_was_zapped_needs_no_second_zap() -> None:
    table = tubes(third=("card_zap.2",)).plays(1, "card_zap").answers(2, PlayCard, NONE)
    assert not table.is_asked(2, PlayCard)
    assert table.hand(2) == ["card_zap"]


def test_nobody_is_asked_to_stop_the_own_card() -> None:
    table = tubes(offense=("card_zap.2",))
    assert table.is_asked(1, PlayCard)
    assert not table.answers(1, PlayCard, NONE).is_asked(0, PlayCard)
