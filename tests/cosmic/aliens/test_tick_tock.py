"""Tick-Tock: it wins when its tokens have run out."""

from __future__ import annotations

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.cosmic import GAME, pieces
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import EncounterEnded, GameWon, PowerUsed, TokensChanged
from game.cosmic.prompts import (
    NO_SHIPS,
    ChooseEncounterCard,
    ChoosePlanet,
    PlayCard,
    SecondEncounter,
    TakeShips,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

TOKENS = {"tick_tock": 3}


def left(table: Encounter) -> int:
    return table.table.tokens_on("tick_tock")


def fought(offense: str, defense: str, **words: object) -> Encounter:
    """Two others fight; the Tick-Tock, seat 2, watches."""
    words = {"hands": [[offense], [defense], []], "tokens": TOKENS, **words}
    table = cosmic("masochist", "pacifist", "tick_tock", **words)
    return table.launches(2, home(1)).nobody_allies().both_play(offense, defense)


def dealt(aliens: tuple[str, ...] = ("masochist", "pacifist", "tick_tock"), **words: object) -> Encounter:
    """The offense has granted the defense a colony in a deal."""
    words = {"hands": [["negotiate"], ["negotiate"], []], "tokens": TOKENS, **words}
    table = cosmic(*aliens, **words)
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate")
    table.answers(0, MakeDeal, ("grant", home(0, 1))).answers(0, MakeDeal, ("propose", -1))
    return table.answers(1, MakeDeal, ("accept", -1))


@pytest.mark.parametrize(("four_planets", "tokens"), [(False, 10), (True, 8)])
def test_it_begins_with_its_tokens(four_planets: bool, tokens: int) -> None:
    options = {"aliens": ["tick_tock", "zombie", "macron"], "four_planets": four_planets}
    match = Match(GAME, GAME.set_up(1, 3, options), Beginning(1, options))
    assert match.table.tokens_on("tick_tock") == tokens


def test_a_token_goes_when_a_defense_wins() -> None:
    table = fought("attack_04", "attack_20")
    assert left(table) == 2
    assert PowerUsed(2, "tick_tock") in table.log


def test_its_own_win_as_the_defense_counts() -> None:
    hands = [["attack_04"], ["attack_20"], []]
    table = cosmic("masochist", "tick_tock", hands=hands, tokens=TOKENS)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    assert left(table) == 2


def test_an_offense_that_wins_changes_nothing() -> None:
    table = fought("attack_20", "attack_04").rest()
    assert left(table) == 3
    assert not table.happened(PowerUsed)


def test_a_token_goes_when_a_deal_is_made() -> None:
    assert left(dealt().until(SecondEncounter)) == 2


def test_a_failed_deal_changes_nothing() -> None:
    table = fought("negotiate", "negotiate").rest()
    assert left(table) == 3


def test_a_quashed_deal_is_no_deal() -> None:
    """Ruling 135."""
    hands = [["negotiate"], ["negotiate"], ["quash"]]
    table = dealt(hands=hands).plays(2, "quash").rest()
    assert table.happened(EncounterEnded)
    assert left(table) == 3


def test_a_resettled_home_planet_does_not_count() -> None:
    table = cosmic("masochist", "pacifist", "tick_tock", destiny=[0], ships={(home(0), 0): 0}, tokens=TOKENS)
    table.rest()
    assert table.happened(EncounterEnded)
    assert left(table) == 3


def test_with_the_last_token_it_wins_at_once() -> None:
    table = fought("attack_04", "attack_20", tokens={"tick_tock": 1})
    assert table.happened(GameWon) == [GameWon((2,), "tick_tock")]
    assert table.table.winners == [2]


def test_zapped_the_token_stays() -> None:
    """Ruling 51: it is not lost for the next time."""
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("masochist", "pacifist", "tick_tock", hands=hands, tokens={"tick_tock": 1})
    table.launches(2, home(1)).nobody_allies().both_play("attack_04", "attack_20").plays(1, "cosmic_zap")
    assert table.happened(EncounterEnded)
    assert left(table) == 1
    assert (2, "tick_tock") in table.table.in_play


def test_without_three_home_colonies_its_tokens_are_frozen() -> None:
    """Rulings 54 and 58."""
    table = fought("attack_04", "attack_20", ships={(home(2, n), 2): 0 for n in range(3)})
    assert table.happened(EncounterEnded)
    assert left(table) == 3


def test_the_last_token_and_a_fifth_colony_in_one_deal_are_a_shared_win() -> None:
    """Ruling 141."""
    ships = {(home(2, n), 1): 1 for n in range(4)}
    table = dealt(tokens={"tick_tock": 1}, ships=ships)
    table.answers(1, TakeShips, (home(1, 1), 1)).answers(1, TakeShips, NO_SHIPS).rest()
    assert table.happened(GameWon) == [GameWon((1, 2), "both")]


def winner(alien: str = "tick_tock", **words: object) -> Encounter:
    """The offense has won with two ships and holds the flare."""
    words = {"hands": [["attack_20", "tick_tock.flare"], ["attack_04"], []], "tokens": TOKENS, **words}
    table = cosmic(alien, "pacifist", **words)
    return table.launches(2, home(1)).nobody_allies().both_play("attack_20", "attack_04")


def test_super_flare_removes_a_token_for_a_ship() -> None:
    """A win as the offense is enough."""
    table = winner().plays(0, "tick_tock.flare").answers(0, TakeShips, (home(0, 1), 1))
    assert left(table) == 2
    assert table.table.warp[0] == 1


def test_super_flare_takes_one_more_token_after_a_win_as_the_defense() -> None:
    hands = [["attack_04"], ["attack_20", "tick_tock.flare"], []]
    table = cosmic("masochist", "tick_tock", hands=hands, tokens=TOKENS)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.plays(1, "tick_tock.flare").answers(1, TakeShips, (home(1, 1), 1))
    assert [changed.tokens for changed in table.happened(TokensChanged)] == [2, 1]


def test_super_flare_works_after_a_deal_of_its_own() -> None:
    hands = [["negotiate", "tick_tock.flare"], ["negotiate"], []]
    table = dealt(("tick_tock", "pacifist", "masochist"), hands=hands).until(PlayCard)
    table.plays(0, "tick_tock.flare").answers(0, TakeShips, (home(0, 2), 1))
    assert left(table) == 1


def test_super_flare_may_win() -> None:
    table = winner(tokens={"tick_tock": 1}).plays(0, "tick_tock.flare")
    table.answers(0, TakeShips, (home(0, 1), 1))
    assert table.table.winners == [0]


def test_super_flare_is_nothing_for_a_bystander() -> None:
    hands = [["attack_04"], ["attack_20"], ["tick_tock.flare"]]
    table = fought("attack_04", "attack_20", hands=hands)
    assert table.happened(EncounterEnded)
    assert not table.was_asked(2, PlayCard)


def test_super_flare_is_nothing_for_a_loser() -> None:
    hands = [["attack_04", "tick_tock.flare"], ["attack_20"], []]
    table = cosmic("tick_tock", "pacifist", hands=hands, tokens=TOKENS).launches(2, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(0, PlayCard)


def test_super_flare_is_nothing_for_a_deal_of_others() -> None:
    hands = [["negotiate"], ["negotiate"], ["tick_tock.flare"]]
    table = dealt(hands=hands).until(SecondEncounter)
    assert not table.was_asked(2, PlayCard)


def test_super_flare_is_nothing_for_an_ally_of_the_winner() -> None:
    """Ruling 4: only a main player wins an encounter."""
    hands = [["attack_20"], ["attack_04"], ["tick_tock.flare"]]
    table = cosmic("masochist", "pacifist", "tick_tock", hands=hands, tokens=TOKENS).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(2, PlayCard)


def test_tokens_are_frozen_if_the_ship_cost_the_power() -> None:
    """Ruling 58."""
    ships = {(home(0, n), 0): count for n, count in enumerate((0, 0, 1, 2, 4))}
    table = winner(ships=ships).plays(0, "tick_tock.flare").answers(0, TakeShips, (home(0, 2), 1))
    assert table.table.powerless[0]
    assert left(table) == 3


def reshuffled(holder: str = "zombie", **words: object) -> Encounter:
    """The defense has to draw a new hand, and the deck is empty; seat 2 holds the flare."""
    hands = [["attack_04.1"], ["mobius_tubes.1"], ["tick_tock.flare"]]
    held = [key for hand in hands for key in hand]
    discard = [key for key in pieces.KEYS if _is_cosmic(key) and key not in held]
    words = {"hands": hands, "discard": discard, "tokens": TOKENS, **words}
    return cosmic("masochist", "pacifist", holder, **words).launches(1, home(1)).nobody_allies()


def _is_cosmic(key: str) -> bool:
    return pieces.FACES[pieces.FACE_OF[key]].type <= pieces.ARTIFACT


def test_wild_flare_founds_a_colony_when_the_discard_pile_is_shuffled() -> None:
    """Ruling 125."""
    table = reshuffled().plays(2, "tick_tock.flare").answers(2, ChoosePlanet, home(0, 3))
    table.answers(2, TakeShips, (home(2, 1), 2)).answers(2, TakeShips, (home(2, 2), 2))
    assert table.ships(2, home(0, 3)) == 4
    assert table.ships(0, home(0, 3)) == 4
    assert len(table.until(ChooseEncounterCard).hand(1)) == 8


def test_wild_flare_takes_four_ships_at_most() -> None:
    table = reshuffled().plays(2, "tick_tock.flare").answers(2, ChoosePlanet, home(0, 3))
    assert table.asks(2, TakeShips).high == 4


def test_wild_flare_goes_to_home_planets_of_others_without_an_own_colony() -> None:
    table = reshuffled(ships={(home(1, 2), 2): 1}).plays(2, "tick_tock.flare")
    listed = table.asks(2, ChoosePlanet).listed
    assert sorted(listed) == [planet for planet in range(10) if planet != home(1, 2)]


def test_the_colony_of_the_wild_flare_may_win() -> None:
    """Ruling 6."""
    table = reshuffled(ships={(home(1, n), 2): 1 for n in range(4)}).plays(2, "tick_tock.flare")
    table.answers(2, ChoosePlanet, home(0)).answers(2, TakeShips, (home(2, 1), 4))
    assert table.happened(GameWon) == [GameWon((2,), "colonies")]


def test_the_own_flare_has_no_wild_side_for_the_tick_tock() -> None:
    """Page 13."""
    assert not reshuffled("tick_tock").is_asked(2, PlayCard)


def test_the_super_side_is_not_for_others() -> None:
    assert winner("masochist").is_asked(0, SecondEncounter)


def test_wild_flare_needs_a_ship_on_a_colony() -> None:
    table = reshuffled(ships={(home(2, n), 2): 0 for n in range(5)})
    assert not table.until(ChooseEncounterCard).was_asked(2, PlayCard)
