"""Deals at the desk (page 9 and 10): what may be laid on it, and how the talks end."""

from __future__ import annotations

from game.cosmic.deal_prompts import EXCHANGES, STEPS, MakeDeal
from game.cosmic.encounter_events import DealOpened, OutcomeDecided
from game.cosmic.parts import FAILED, GATE
from game.cosmic.prompts import NO_SHIPS, PlaceShips, SecondEncounter, TakeShips
from tests.cosmic.encounters import Encounter, cosmic, home

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
    assert choices(table) == [BREAK_OFF, PROPOSE]


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
