"""Dictator: it picks the destiny card of others."""

from __future__ import annotations

from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import NONE
from game.core.table import CardId, Pile
from game.cosmic import GAME
from game.cosmic.events.cards import DestinyReshuffled, DestinyTurnedUp
from game.cosmic.events.common import PowerUsed
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import NO_SHIPS, AddSuper, ChooseCard, ChooseSeat, ChooseTarget, PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home


def drawing(*aliens: str, **words: object) -> Encounter:
    """Destiny is about to be drawn; the top card names seat 1."""
    words = {"hands": [["attack_04"], ["attack_20"], []], **words}
    return cosmic(*aliens, **words)


def fate(table: Encounter, wanted: int | str) -> CardId:
    """A card of the destiny deck that names a seat, or is called so."""
    cards = table.table
    for card in cards.destiny_deck:
        if wanted in (cards.id_of(card), cards.value_of(card)):
            return card
    raise LookupError(wanted)


def picks(table: Encounter, wanted: int | str) -> Encounter:
    """The Dictator is asked and picks."""
    seat = table.prompt.seat
    return table.answers(seat, ChooseCard, fate(table, wanted))


def test_it_picks_the_destiny_of_the_offense() -> None:
    table = picks(drawing("trader", "fido", "dictator"), 2)
    assert PowerUsed(2, "dictator") in table.log
    assert table.table.at.defense == 2
    assert table.happened(DestinyTurnedUp)[0].seat == 0


def test_it_may_pick_any_card_of_the_remaining_deck() -> None:
    table = drawing("trader", "fido", "dictator")
    assert sorted(table.asks(2, ChooseCard).listed) == sorted(table.table.destiny_deck)


def test_only_the_dictator_looks_through_the_deck_and_its_order_is_forgotten() -> None:
    table = drawing("trader", "fido", "dictator")
    assert {table.table.seen[card] for card in table.table.destiny_deck} == {0b100}
    picks(table, 1)
    assert {table.table.seen[card] for card in table.table.destiny_deck} == {0}


def test_what_was_picked_is_what_is_drawn() -> None:
    """Shuffling the rest does not exchange the card."""
    for wanted in (0, 1, 2, "wild"):
        table = drawing("trader", "fido", "dictator", ships={(home(0), 1): 1})
        card = fate(table, wanted)
        name = table.names([card])
        picks(table, wanted)
        assert table.names([table.happened(DestinyTurnedUp)[0].card]) == name


def test_of_a_wild_the_offense_chooses_the_opponent() -> None:
    table = picks(drawing("trader", "fido", "dictator"), "wild")
    table.answers(0, ChooseSeat, 1)
    assert table.table.at.defense == 1


def test_a_special_is_followed_as_usual() -> None:
    hands = [["attack_04"], ["attack_20"], ["attack_06", "attack_07"]]
    table = picks(drawing("trader", "fido", "dictator", hands=hands), "most_cards")
    assert table.table.at.defense == 2


def test_the_offense_may_redraw_its_own_colour_and_the_dictator_picks_again() -> None:
    """Ruling 128."""
    table = picks(drawing("trader", "fido", "dictator", ships={(home(0), 1): 1}), 0)
    table.answers(0, ChooseTarget, NO_SHIPS)
    assert table.is_asked(2, ChooseCard)
    assert picks(table, 1).table.at.defense == 1


def test_on_its_own_turn_destiny_is_drawn_blindly() -> None:
    """Ruling 127."""
    table = drawing("dictator", "fido")
    assert table.table.at.defense == 1
    assert PowerUsed(0, "dictator") not in table.log
    assert {table.table.seen[card] for card in table.table.destiny_deck} == {0}


def test_the_last_card_is_shuffled_with_the_discards_before_the_choice() -> None:
    spec = {"aliens": ["trader", "fido", "dictator"], "hands": [["attack_04"], ["attack_20"], []]}
    position = GAME.arrange(spec)
    every = list(position.destiny_deck)
    position.destiny_deck, position.destiny_discard = Pile(every[-1:]), Pile(every[:-1])
    table = Encounter(Match(GAME, position, Beginning(0, {"scenario": spec})))
    assert table.happened(DestinyReshuffled)
    assert sorted(table.asks(2, ChooseCard).listed) == sorted(every)


def test_zapped_the_top_card_is_drawn() -> None:
    table = drawing("trader", "fido", "dictator", hands=[["attack_04"], ["attack_20", "cosmic_zap"], []])
    table.plays(1, "cosmic_zap")
    assert table.table.at.defense == 1
    assert {table.table.seen[card] for card in table.table.destiny_deck} == {0}


def test_without_three_home_colonies_it_picks_nothing() -> None:
    table = drawing("trader", "fido", "dictator", ships={(home(2, n), 2): 0 for n in range(3)})
    assert table.table.at.defense == 1


def test_super_flare_picks_the_own_destiny() -> None:
    table = drawing("dictator", "fido", "mind", hands=[["attack_04", "dictator.flare"], ["attack_20"], []])
    table.answers(0, AddSuper, table.card("dictator.flare"))
    assert picks(table, 2).table.at.defense == 2
    assert "dictator.flare" in table.hand(0)


def test_without_the_super_flare_the_own_destiny_is_drawn() -> None:
    table = drawing("dictator", "fido", "mind", hands=[["attack_04", "dictator.flare"], ["attack_20"], []])
    assert table.answers(0, AddSuper, NONE).table.at.defense == 1


def test_wild_flare_makes_the_offense_draw_again() -> None:
    hands = [["attack_04"], ["attack_20"], ["dictator.flare"]]
    table = drawing("trader", "fido", "mind", hands=hands, destiny=[1, 2]).plays(2, "dictator.flare")
    assert len(table.happened(DestinyTurnedUp)) == 2
    assert table.table.at.defense == 2
    assert table.table.at.sides[1] != DEFENSE


def test_wild_flare_works_once_in_an_encounter() -> None:
    hands = [["attack_04"], ["attack_20"], ["dictator.flare"]]
    options = {"freewheeling": True}
    table = drawing("trader", "fido", "mind", hands=hands, destiny=[1, 2], options=options)
    table.plays(2, "dictator.flare")
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_is_not_for_the_offense() -> None:
    table = drawing("trader", "fido", hands=[["attack_04", "dictator.flare"], ["attack_20"], []])
    assert table.table.at.defense == 1
    assert not table.is_asked(0, PlayCard)


def test_after_the_wild_flare_the_dictator_picks_again() -> None:
    """Only the flare of a zapped Dictator, or of another player, is wild."""
    hands = [["attack_04"], ["attack_20", "dictator.flare"], []]
    table = picks(drawing("trader", "fido", "dictator", hands=hands), 1).plays(1, "dictator.flare")
    assert picks(table, 2).table.at.defense == 2


def test_super_flare_is_one_use_that_is_answered_once() -> None:
    """Ruling 43."""
    hands = [["attack_04", "dictator.flare"], ["attack_20", "cosmic_zap"], []]
    table = drawing("dictator", "fido", "mind", hands=hands)
    table.answers(0, AddSuper, table.card("dictator.flare")).answers(1, PlayCard, NONE)
    assert table.is_asked(0, ChooseCard)
