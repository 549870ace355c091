"""Fido: it fetches an encounter card and offers it around."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardTaken
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import (
    AddSuper,
    ChooseCard,
    ChooseEncounterCard,
    ChooseOne,
    ChooseSeat,
    MayChooseCard,
    PlayCard,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home, without_deck

CARDS = ["attack_04", "attack_20"]


def over(*more: str, others: tuple[str, str] = ("trader", "mind"), **words: object) -> Encounter:
    """Others have an encounter; their cards are in the discard pile, and Fido is asked."""
    words = {"hands": [["attack_04"], ["attack_20"], list(more)], **words}
    table = cosmic(*others, "fido", **words).launches(1, home(1)).nobody_allies()
    return table.both_play(*CARDS).until(UsePower)


def offers(table: Encounter, card: str, to: int) -> Encounter:
    """Fido uses its power and offers this card to a seat."""
    table.uses(2).answers(2, ChooseCard, table.card(card))
    return table.answers(2, ChooseSeat, to)


def takes(table: Encounter, seat: int) -> Encounter:
    """A seat takes the card that was fetched."""
    (card,) = table.asks(seat, MayChooseCard).listed
    return table.answers(seat, MayChooseCard, card)


def test_an_accepted_card_earns_a_card() -> None:
    """Ruling 115."""
    table = takes(offers(over(deck=["attack_40"]), "attack_20", 0), 0)
    table.answers(2, ChooseOne, "fido_card").rest()
    assert table.hand(0) == ["attack_20"]
    assert table.hand(2) == ["attack_40"]
    assert not table.was_asked(2, MayChooseCard)  # one card is all without the flare


def test_it_may_want_nothing_for_an_accepted_card() -> None:
    table = takes(offers(over(), "attack_20", 0), 0).answers(2, ChooseOne, "fido_nothing").rest()
    assert table.hand(0) == ["attack_20"]
    assert table.hand(2) == []


def test_an_accepted_card_earns_a_ship() -> None:
    """Ruling 115."""
    table = takes(offers(over(warp=[0, 0, 2]), "attack_04", 1), 1)
    table.answers(2, ChooseOne, "fido_ship").rest()
    assert table.table.warp[2] == 1
    assert "attack_04" in table.hand(1)


def test_without_ships_in_the_warp_only_a_card_can_be_earned() -> None:
    table = takes(offers(over(), "attack_04", 1), 1)
    assert table.asks(2, ChooseOne).choices == ("fido_card", "fido_nothing")


def test_a_refused_card_may_be_kept() -> None:
    """Ruling 115."""
    table = offers(over(), "attack_20", 0).answers(0, MayChooseCard, NONE)
    takes(table, 2).rest()
    assert table.hand(2) == ["attack_20"]
    assert table.table.warp[2] == 0


def test_a_refused_card_may_be_discarded() -> None:
    table = offers(over(), "attack_20", 0).answers(0, MayChooseCard, NONE)
    table.answers(2, MayChooseCard, NONE).rest()
    assert not table.happened(CardTaken)


def test_it_may_be_offered_to_anybody_but_fido() -> None:
    table = over().uses(2)
    table.answers(2, ChooseCard, table.card("attack_04"))
    assert table.asks(2, ChooseSeat).listed == (0, 1)


def test_fido_may_lie_still() -> None:
    table = over().uses(2, power=False).rest()
    assert not table.happened(PowerUsed)


def test_no_card_no_fetching() -> None:
    """An encounter that ended before cards were played, here for lack of them."""
    table = cosmic("trader", "mind", "fido", hands=[["mobius_tubes"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().rest()
    assert not table.was_asked(2, UsePower)


def test_zapped_the_card_stays_in_the_discard_pile() -> None:
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], []]
    table = over(hands=hands).uses(2).plays(1, "cosmic_zap").rest()
    assert not table.happened(CardTaken)
    assert not table.was_asked(2, ChooseCard)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(2, n), 2): 0 for n in range(3)}
    table = cosmic("trader", "mind", "fido", hands=[["attack_04"], ["attack_20"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play(*CARDS).rest()
    assert not table.was_asked(2, UsePower)


def test_the_clone_keeps_its_card_from_fido() -> None:
    """Ruling 113."""
    table = over(others=("trader", "clone"))
    table.uses(1).uses(2)
    assert table.waiting_for == [(2, "ChooseSeat")]  # there is but one card to fetch
    takes(table.answers(2, ChooseSeat, 0), 0).rest()
    assert table.hand(0) == ["attack_04"]


def test_offense_filch_comes_before_fido() -> None:
    """Ruling 114."""
    table = over(others=("filch", "trader"))
    assert table.is_asked(0, UsePower)
    table.uses(0).uses(2).answers(2, ChooseSeat, 1)
    takes(table, 1)
    assert table.hand(0) == ["attack_20"]
    assert table.hand(1) == ["attack_04"]


def test_offense_fido_comes_before_filch() -> None:
    """Ruling 114."""
    table = cosmic("fido", "filch", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play(*CARDS).until(UsePower).uses(0)
    table.answers(0, ChooseCard, table.card("attack_04")).answers(0, ChooseSeat, 2)
    takes(table, 2).rest()
    assert table.hand(2) == ["attack_04"]
    assert not table.was_asked(1, UsePower)


def selecting(alien: str = "trader", **words: object) -> Encounter:
    words = {"discard": ["attack_10", "attack_01"], "deck": ["attack_40"], **words}
    table = cosmic(alien, "mind", hands=[["attack_04", "fido.flare"], ["attack_20"], []], **words)
    return table.launches(1, home(1)).nobody_allies().skip_cards(PlayCard, ChooseEncounterCard)


def test_wild_flare_forces_the_top_discard_on_the_opponent() -> None:
    table = selecting().until(PlayCard).plays(0, "fido.flare")
    assert table.hand(1) == ["attack_01", "attack_20"]
    assert table.hand(0) == ["attack_04", "attack_40", "fido.flare"]


def test_wild_flare_needs_a_discard_pile() -> None:
    table = selecting(discard=[])
    assert not table.is_asked(0, PlayCard)
    assert table.is_asked(0, ChooseEncounterCard)


def test_wild_flare_is_nothing_for_a_bystander() -> None:
    hands = [["attack_04"], ["attack_20"], ["fido.flare"]]
    table = cosmic("trader", "mind", "kamikaze", hands=hands, discard=["attack_01"])
    table.launches(1, home(1)).nobody_allies().both_play(*CARDS).rest()
    assert not table.was_asked(2, PlayCard)


def test_the_own_flare_has_no_wild_side_for_fido() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = selecting("fido")
    assert table.is_asked(0, ChooseEncounterCard)


def test_super_flare_fetches_the_other_card_too() -> None:
    table = over("fido.flare", warp=[0, 0, 2], deck=["attack_40"])
    table.uses(2).answers(2, ChooseCard, table.card("attack_20"))
    table.answers(2, AddSuper, table.card("fido.flare")).answers(2, ChooseSeat, 0)
    takes(table, 0).answers(2, ChooseOne, "fido_card")
    table.answers(2, MayChooseCard, table.card("attack_04")).answers(2, ChooseSeat, 1)
    takes(table, 1).answers(2, ChooseOne, "fido_ship").rest()
    assert table.hand(2) == ["attack_40", "fido.flare"]
    assert table.table.warp[2] == 1
    assert table.hand(0) == ["attack_20"]


def test_super_flare_need_not_fetch_everything() -> None:
    table = over("fido.flare")
    table.uses(2).answers(2, ChooseCard, table.card("attack_20"))
    table.answers(2, AddSuper, table.card("fido.flare")).answers(2, ChooseSeat, 0)
    takes(table.answers(0, MayChooseCard, NONE), 2)
    assert table.names(table.asks(2, MayChooseCard).listed) == ["attack_04"]
    table.answers(2, MayChooseCard, NONE).rest()
    assert table.hand(2) == ["attack_20", "fido.flare"]
    assert table.names(table.table.discard) == ["attack_04"]


def test_super_flare_offers_each_card_once() -> None:
    """Nobody wants either card."""
    table = over("fido.flare")
    table.uses(2).answers(2, ChooseCard, table.card("attack_20"))
    table.answers(2, AddSuper, table.card("fido.flare")).answers(2, ChooseSeat, 0)
    table.answers(0, MayChooseCard, NONE).answers(2, MayChooseCard, NONE)
    assert table.names(table.asks(2, MayChooseCard).listed) == ["attack_04"]
    table.answers(2, MayChooseCard, table.card("attack_04")).answers(2, ChooseSeat, 0)
    table.answers(0, MayChooseCard, NONE).answers(2, MayChooseCard, NONE)
    assert not table.is_asked(2, MayChooseCard)


def test_super_flare_needs_a_second_card() -> None:
    """The Clone has kept the other one."""
    table = over("fido.flare", others=("trader", "clone")).uses(1).uses(2)
    assert table.is_asked(2, ChooseSeat)
    assert not table.was_asked(2, AddSuper)


def test_zapped_with_the_super_flare_it_offers_nothing() -> None:
    """Ruling 43."""
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], ["fido.flare"]]
    table = over(hands=hands).uses(2).answers(1, PlayCard, NONE)
    table.answers(2, ChooseCard, table.card("attack_20")).answers(2, AddSuper, table.card("fido.flare"))
    table.plays(1, "cosmic_zap").rest()
    assert not table.was_asked(2, ChooseSeat)
    assert table.hand(2) == ["fido.flare"]


def test_wild_flare_brings_nothing_from_a_pile_that_was_shuffled_meanwhile() -> None:
    """Ruling 171: who answered the flare and drew for it has made a new deck of the discard pile."""
    hands = [
        ["attack_04", "fido.flare"],
        ["attack_20", "negotiate", "filch.flare"],
        ["card_zap", "remora.flare"],
    ]
    table = without_deck("trader", "mind", "kamikaze", hands=hands).launches(1, home(1)).nobody_allies()
    table.skip_cards(PlayCard).plays(0, "fido.flare").answers(1, PlayCard, NONE).plays(2, "card_zap")
    table.plays(1, "filch.flare").plays(2, "remora.flare")
    assert table.skip_cards(ChooseEncounterCard).hand(0) == ["attack_04", "fido.flare"]
