"""A player's turn and its encounters (page 7)."""

from __future__ import annotations

from game.core.events import Event
from game.cosmic.events.cards import CardsDrawn, DestinyTurnedUp
from game.cosmic.events.common import (
    EncounterBegan,
    EncounterEnded,
    ShipsCommitted,
    ShipsLanded,
    ShipsRetrieved,
    TurnBegan,
)
from game.cosmic.events.encounter import Allied, CardLaid, CardsRevealed, Invited
from game.cosmic.prompts import SecondEncounter, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

PHASES: list[type[Event]] = [
    ShipsRetrieved, DestinyTurnedUp, ShipsCommitted, Invited, Allied, CardLaid, CardsRevealed, ShipsLanded,
]  # fmt: skip


def turn(**words: object) -> Encounter:
    """The start of seat 0's turn; destiny names seat 1 twice."""
    hands = [["attack_20", "attack_30"], ["attack_04", "attack_06"], []]
    spec = {"hands": hands, "warp": [2, 0, 0], "destiny": [1, 1], "phase": "start_turn", **words}
    return cosmic("trader", "mind", "fido", **spec)


def won(table: Encounter, planet: int = 0) -> Encounter:
    """The offense wins an encounter together with seat 2."""
    table.launches(2, home(1, planet)).invites(2).invites().joins_offense(2)
    offense, defense = table.table.at.offense, table.table.at.defense
    high = max(table.hand(offense))
    return table.both_play(high, min(table.hand(defense)))


def test_the_seven_phases_of_an_encounter_come_in_their_order() -> None:
    """Ruling 1: regroup, destiny, launch, alliance, planning, reveal, resolution."""
    table = won(turn()).until(SecondEncounter)
    first = [next(n for n, event in enumerate(table.log) if isinstance(event, kind)) for kind in PHASES]
    assert first == sorted(first)
    assert table.happened(TurnBegan) == [TurnBegan(0)]


def test_a_second_encounter_has_all_phases_again_but_starts_no_turn() -> None:
    """Ruling 1: the turn is started once."""
    table = won(turn()).until(SecondEncounter).forget()
    table.answers(0, SecondEncounter, "encounter")
    won(table, 1).until(TakeShips)  # of the next turn
    mine = table.log[: table.log.index(TurnBegan(1))]
    first = [next(n for n, event in enumerate(mine) if isinstance(event, kind)) for kind in PHASES]
    assert first == sorted(first)
    assert EncounterBegan(0, 2) in mine
    assert not any(isinstance(event, TurnBegan | CardsDrawn) for event in mine)


def test_there_is_no_third_encounter() -> None:
    table = won(turn(number=2, phase="encounter")).rest()
    assert not table.was_asked(0, SecondEncounter)
    assert table.happened(TurnBegan) == [TurnBegan(1)]


def test_the_second_encounter_may_be_given_up() -> None:
    table = won(turn()).until(SecondEncounter).answers(0, SecondEncounter, "end_turn")
    assert len(table.happened(EncounterEnded)) == 1
    assert table.happened(TurnBegan) == [TurnBegan(0), TurnBegan(1)]


def test_after_the_last_player_the_first_is_on_turn_again() -> None:
    """Play passes to the left."""
    table = cosmic("trader", "mind", "fido", hands=[["attack_20"], [], ["attack_04"]], offense=2, destiny=[0])
    table.launches(1, home(0)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.happened(TurnBegan) == [TurnBegan(0)]
