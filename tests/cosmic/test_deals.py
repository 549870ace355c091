"""Deals at the desk (page 9 and 10): what may be laid on it, and how the talks end."""

from __future__ import annotations

from copy import deepcopy

import pytest

import game
from game.core.saves.file_format import write
from game.core.table import NOBODY
from game.cosmic import pieces
from game.cosmic.deal_prompts import EXCHANGES, STEPS, GiveAskedCard, MakeDeal
from game.cosmic.events.deals import DealOpened
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import ASKABLE, FAILED, GATE
from game.cosmic.prompts import NO_SHIPS, PlaceShips, PlayCard, SecondEncounter, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

TALKS = ("negotiate", "negotiate")
BREAK_OFF, CLEAR, FREE, PROPOSE, ACCEPT, WANT = (
    (word, -1) for word in ("break_off", "clear", "free", "propose", "accept", "want")
)


def talks(
    *aliens: str, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), **words: object
) -> Encounter:
    """Both main players have shown a negotiate; they hold these cards besides."""
    words = {"hands": [["negotiate", *mine], ["negotiate", *theirs], []], **words}
    table = cosmic(*(aliens or ("human", "virus", "warrior")), **words)
    return table.launches(2, home(1)).nobody_allies().both_play(*TALKS)


def choices(table: Encounter, seat: int = 0) -> list[tuple[str, int]]:
    return table.asks(seat, MakeDeal).options(table.table)


def test_cards_come_from_the_hands() -> None:
    """Page 9: the own cards are given by name; of the other's only a number can be asked for."""
    table = talks(mine=("attack_06",), theirs=("attack_08",))
    words = choices(table)
    assert ("give", table.held(0, "attack_06")) in words
    assert ("give", table.held(1, "attack_08")) not in words
    assert WANT in words


def test_no_more_cards_are_wanted_than_the_other_holds() -> None:
    """Page 9: cards come from the hands, not from the deck."""
    table = talks(theirs=("attack_08",)).answers(0, MakeDeal, WANT)
    assert WANT not in choices(table)


def test_any_ship_that_is_not_in_the_warp_may_found_the_colony() -> None:
    """Page 9: from the gate, too; what is left there goes home."""
    table = talks(mine=("attack_06",), warp=[2, 0, 0])
    table.answers(0, MakeDeal, ("settle", home(1, 2))).answers(0, MakeDeal, PROPOSE)
    table.answers(1, MakeDeal, ACCEPT)
    places = {place for place, _ in table.asks(0, TakeShips).options(table.table)}
    assert places == {GATE, *(home(0, n) for n in range(5))}
    table.answers(0, TakeShips, (GATE, 1)).answers(0, TakeShips, NO_SHIPS)
    table.answers(0, PlaceShips, (home(0), 1)).until(SecondEncounter)
    assert table.ships(0, home(1, 2)) == 1
    assert table.table.gate[0] == 0


def test_a_proposal_can_be_answered_with_another_one() -> None:
    """Page 9: the main players negotiate; the last proposal is the deal."""
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, WANT)
    table.answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, WANT).answers(1, MakeDeal, PROPOSE)
    table.answers(0, MakeDeal, ACCEPT).until(SecondEncounter)
    assert (table.hand(0), table.hand(1)) == (["attack_08"], ["attack_06"])


def test_the_own_proposal_cannot_be_accepted() -> None:
    table = talks(mine=("attack_06",)).answers(0, MakeDeal, ("grant", home(0)))
    assert ACCEPT not in choices(table)
    table.answers(0, MakeDeal, PROPOSE)
    assert not table.is_asked(0, MakeDeal)
    assert ACCEPT in choices(table, 1)


def test_a_minute_has_an_end() -> None:
    """Page 9: after so many proposals the last one is accepted, or there is no deal."""
    table = talks(mine=("attack_06",), theirs=("attack_08",))
    for turn in range(EXCHANGES):
        wish = ("settle", home(1 - turn % 2, turn // 2))
        table.answers(turn % 2, MakeDeal, wish).answers(turn % 2, MakeDeal, PROPOSE)
    assert sorted(choices(table, EXCHANGES % 2)) == [ACCEPT, BREAK_OFF]


def test_who_has_laid_much_on_the_desk_can_still_hold_it_out() -> None:
    """The last thing laid down is never one that leaves the desk empty."""
    table = talks("zombie", "virus", "warrior", mine=("attack_06",), warp=[0, 2, 0])
    for _ in range(STEPS // 2 - 1):
        table.answers(0, MakeDeal, ("give", table.held(0, "attack_06"))).answers(0, MakeDeal, CLEAR)
    table.answers(0, MakeDeal, ("grant", home(0)))
    assert CLEAR not in choices(table)
    table.answers(0, MakeDeal, FREE)
    changes = [word for word in choices(table) if word[0] != "show"]  # a card that is shown changes no deal
    assert changes == [BREAK_OFF, PROPOSE]


def test_freeing_ships_is_not_the_last_thing_on_an_empty_desk() -> None:
    """Ruling 136: freeing alone is no deal."""
    table = talks("zombie", "virus", "warrior", mine=("attack_06",), warp=[0, 2, 0])
    for _ in range(STEPS // 2 - 1):
        table.answers(0, MakeDeal, ("grant", home(0))).answers(0, MakeDeal, CLEAR)
    assert FREE in choices(table)
    table.answers(0, MakeDeal, FREE)
    assert len(choices(table)) > 1


def broke() -> Encounter:
    """Nobody holds a card, and all ships of the defense are in the warp."""
    ships = {(home(0, n), 0): 0 for n in range(1, 5)} | {(home(1, n), 1): 0 for n in range(5)}
    table = cosmic("human", "virus", "warrior", hands=[["negotiate"], ["negotiate"], []], ships=ships)
    table.launches(4, home(1)).nobody_allies().both_play(*TALKS)
    return table


def test_who_has_nothing_to_give_is_not_asked_for_a_deal() -> None:
    """Page 9: a card or a colony must change hands; where none can, the deal fails at once."""
    table = broke().rest()
    assert DealOpened(empty=True) in table.log
    assert not table.was_asked(0, MakeDeal)
    assert OutcomeDecided(FAILED) in table.log
    assert table.table.warp[0] == 15 + 3
    assert table.table.gate[0] == 0


def test_a_single_card_is_enough_to_be_asked() -> None:
    table = talks(mine=("attack_06",))
    assert DealOpened(empty=False) in table.log
    assert table.is_asked(0, MakeDeal)


def test_two_who_reach_five_colonies_through_one_deal_share_the_win() -> None:
    """Page 11, ruling 141."""
    ships = {(home(2, n), seat): 1 for seat in (0, 1) for n in range(4)}
    table = talks(ships=ships).answers(0, MakeDeal, ("settle", home(1, 2)))
    table.answers(0, MakeDeal, ("grant", home(0, 2))).answers(0, MakeDeal, PROPOSE)
    table.answers(1, MakeDeal, ACCEPT)
    for seat in (0, 1):
        table.answers(seat, TakeShips, (home(seat, 3), 1)).answers(seat, TakeShips, NO_SHIPS)
    assert table.rest().table.winners == [0, 1]


# --- cards are shown


def test_a_card_is_shown_to_the_other_main_player_and_to_nobody_else() -> None:
    """Page 9, ruling 175: they negotiate as they like; what a player shows is the true card."""
    table = talks(mine=("attack_06",), theirs=("attack_08",))
    card = table.held(0, "attack_06")
    table.answers(0, MakeDeal, ("show", card))
    assert pieces.KEYS[table.match.view(1).faces[card]].startswith("attack_06")
    assert table.match.view(2).faces[card] >= len(pieces.KEYS)
    assert table.match.view(NOBODY).faces[card] >= len(pieces.KEYS)
    assert table.is_asked(0, MakeDeal)


def test_only_the_own_hand_can_be_shown_and_no_card_twice() -> None:
    table = talks(mine=("attack_06",), theirs=("attack_08",))
    card = table.held(0, "attack_06")
    assert ("show", table.held(1, "attack_08")) not in choices(table)
    table.answers(0, MakeDeal, ("show", card))
    assert ("show", card) not in choices(table)


def test_showing_a_card_leaves_a_proposal_as_it_is() -> None:
    """Who is shown something can still be told yes: showing changes nothing on the desk."""
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, WANT)
    table.answers(0, MakeDeal, PROPOSE)
    table.answers(1, MakeDeal, ("show", table.held(1, "attack_08")))
    assert ACCEPT in choices(table, 1)


def test_what_was_shown_cannot_be_unseen_for_free() -> None:
    """Somebody has learned something: the decision can no longer be taken back alone."""
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, WANT)
    assert table.match.can_undo(0)
    table.answers(0, MakeDeal, ("show", table.held(0, "attack_06")))
    assert not table.match.can_undo(0)


# --- a kind of card is asked for

ARTIFACT, ATTACK, FLARE = ("ask", pieces.ARTIFACT), ("ask", pieces.ATTACK), ("ask", pieces.FLARE)


def test_a_kind_of_card_is_asked_for_and_the_giver_chooses_which() -> None:
    """Page 9, ruling 176: cards come from the hands; the deal says what kind, and its giver which one."""
    table = talks(mine=("attack_06",), theirs=("attack_08", "attack_20", "quash"))
    table.answers(0, MakeDeal, ATTACK).answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, ACCEPT)
    asked = table.asks(1, GiveAskedCard)
    attacks = [table.held(1, "attack_08"), table.held(1, "attack_20")]
    assert sorted(asked.options(table.table)) == sorted(attacks)
    assert asked.refuse(table.table, table.held(1, "quash")) is not None
    table.answers(1, GiveAskedCard, attacks[0]).until(SecondEncounter)
    assert sorted(table.hand(0)) == ["attack_06", "attack_08"]
    assert sorted(table.hand(1)) == ["attack_20", "quash"]


def test_any_kind_can_be_asked_for_whatever_the_other_holds() -> None:
    """Being able to ask tells nothing about a hand."""
    table = talks(mine=("attack_06",), theirs=("attack_08",))
    asked = [value for word, value in choices(table) if word == "ask"]
    assert asked == list(range(len(pieces.TYPES)))


def test_who_holds_no_such_card_cannot_accept() -> None:
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, ARTIFACT)
    table.answers(0, MakeDeal, PROPOSE)
    assert ACCEPT not in choices(table, 1)
    refusal = table.asks(1, MakeDeal).refuse(table.table, ACCEPT)
    assert refusal is not None
    assert refusal.text == "refuse.deal.kind"


def test_who_holds_no_such_card_cannot_promise_it_either() -> None:
    """What is asked of one stays on the desk of a counter-proposal only if it can be given."""
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, ARTIFACT)
    table.answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, WANT)
    assert PROPOSE not in choices(table, 1)
    table.answers(1, MakeDeal, ("back_kind", ASKABLE + pieces.ARTIFACT))
    assert PROPOSE in choices(table, 1)


def test_a_card_that_is_named_does_not_count_for_the_kind() -> None:
    """Two cards are two cards."""
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, WANT)
    table.answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, ("give", table.held(1, "attack_08")))
    table.answers(1, MakeDeal, ("back_random", 1)).answers(1, MakeDeal, PROPOSE)
    assert ATTACK not in choices(table)


def test_no_more_kinds_are_asked_for_than_the_other_holds_cards() -> None:
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, FLARE)
    assert not {"ask", "want"} & {word for word, _ in choices(table)}


def test_a_card_that_was_chosen_is_not_drawn_at_random_as_well() -> None:
    table = talks(theirs=("attack_08", "quash")).answers(0, MakeDeal, ATTACK).answers(0, MakeDeal, WANT)
    table.answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, ACCEPT)
    table.answers(1, GiveAskedCard, table.held(1, "attack_08")).until(SecondEncounter)
    assert sorted(table.hand(0)) == ["attack_08", "quash"]


def test_the_card_is_chosen_before_quash_can_be_played() -> None:
    """The only artifact is promised; it is laid down before the window in which it could be played."""
    table = talks(mine=("attack_06",), theirs=("quash",)).answers(0, MakeDeal, ARTIFACT)
    table.answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, ACCEPT)
    table.answers(1, GiveAskedCard, table.held(1, "quash"))
    table.answers(1, PlayCard, table.held(1, "quash")).rest()
    assert OutcomeDecided(FAILED) in table.log
    assert "quash" not in table.hand(0)


def test_what_was_given_for_a_kind_is_known_to_the_two_main_players_only() -> None:
    table = talks(mine=("attack_06",), theirs=("attack_08", "attack_20"))
    table.answers(0, MakeDeal, ATTACK).answers(0, MakeDeal, PROPOSE).answers(1, MakeDeal, ACCEPT)
    card = table.held(1, "attack_08")
    table.answers(1, GiveAskedCard, card).until(SecondEncounter)
    assert pieces.KEYS[table.match.view(0).faces[card]].startswith("attack_08")
    assert table.match.view(2).faces[card] >= len(pieces.KEYS)


def test_a_save_in_the_middle_of_such_talks_is_read_as_it_was() -> None:
    table = talks(mine=("attack_06", "attack_12"), theirs=("attack_08", "quash"))
    table.answers(0, MakeDeal, ("show", table.held(0, "attack_06"))).answers(0, MakeDeal, ARTIFACT)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_12"))).answers(0, MakeDeal, PROPOSE)
    loaded = game.load(write(table.match).written).match
    assert loaded.table == table.table
    assert [prompt.options(loaded.table) for prompt in loaded.waiting()] == [choices(table, 1)]
    table.answers(1, MakeDeal, ACCEPT)
    assert game.load(write(table.match).written).match.waiting() == table.match.waiting()


# --- a single item is taken back


@pytest.mark.parametrize(
    ("laid", "back"),
    [
        (("give", 0), ("back_card", 0)),
        (WANT, ("back_random", 1)),
        (ARTIFACT, ("back_kind", ASKABLE + pieces.ARTIFACT)),
        (("grant", home(0, 2)), ("back_colony", home(0, 2))),
        (("settle", home(1, 2)), ("back_colony", home(1, 2))),
        (FREE, ("back_freed", 0)),
    ],
)
def test_each_item_can_be_taken_back_on_its_own(laid: tuple[str, int], back: tuple[str, int]) -> None:
    """Everything else stays on the desk."""
    hands = {"mine": ("attack_06", "attack_12"), "theirs": ("quash", "attack_08", "attack_20")}
    table = talks("zombie", "virus", "warrior", **hands, warp=[0, 2, 0])
    if laid[0] == "give":
        laid, back = ("give", table.held(0, "attack_06")), ("back_card", table.held(0, "attack_06"))
    others = [("give", table.held(0, "attack_12")), FLARE, ("settle", home(1, 1)), ("grant", home(0, 1))]
    for word in others:
        if word[0] not in ("settle", "grant") or word[0] != laid[0]:
            table.answers(0, MakeDeal, word)
    assert table.table.at.deal is not None
    before = deepcopy(table.table.at.deal.gives)
    table.answers(0, MakeDeal, laid)
    assert table.table.at.deal.gives != before
    table.answers(0, MakeDeal, back)
    assert table.table.at.deal.gives == before
    assert back not in choices(table)


def test_an_item_of_the_other_side_can_be_struck_out_of_a_counter_proposal() -> None:
    table = talks(mine=("attack_06",), theirs=("attack_08",)).answers(0, MakeDeal, WANT)
    table.answers(0, MakeDeal, ("settle", home(1, 2))).answers(0, MakeDeal, PROPOSE)
    table.answers(1, MakeDeal, ("back_colony", home(1, 2))).answers(1, MakeDeal, PROPOSE)
    table.answers(0, MakeDeal, ACCEPT).until(SecondEncounter)
    assert "attack_08" in table.hand(0)
    assert table.ships(0, home(1, 2)) == 0


def test_the_last_thing_to_be_held_out_is_not_taken_back_when_time_is_up() -> None:
    table = talks(mine=("attack_06",)).answers(0, MakeDeal, ("grant", home(0)))
    for turn in range(STEPS - 2):
        table.answers(0, MakeDeal, ("grant", home(0, (turn + 1) % 2)))
    assert ("back_colony", home(0, (STEPS - 2) % 2)) not in choices(table)
    assert PROPOSE in choices(table)
