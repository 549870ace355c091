"""Healer: it brings back the ships that others lose, for a card."""

from __future__ import annotations

from game.cosmic.events.cards import CardsDrawn, CardsGiven
from game.cosmic.events.common import EncounterEnded, ShipsLost, ShipsReturned
from game.cosmic.prompts import AddSuper, ChooseEncounterCard, PlaceShips, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

HOMES_LOST = {(home(2, n), 2): 0 for n in range(3)}


def beaten(*more: str, **words: object) -> Encounter:
    """The offense has attacked with three ships and lost them; seat 2, the Healer, holds more cards."""
    words = {"hands": [["attack_04"], ["attack_20"], list(more)], **words}
    table = cosmic("masochist", "pacifist", "healer", **words)
    return table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")


def drawn(table: Encounter) -> list[int]:
    """How many cards the Healer has drawn each time."""
    return [len(event.cards) for event in table.happened(CardsDrawn) if event.seat == 2]


def test_another_players_ships_come_home_and_the_healer_draws_a_card() -> None:
    table = beaten().uses(2).answers(0, PlaceShips, (home(0, 1), 3)).rest()
    assert table.table.warp[0] == 0
    assert table.ships(0, home(0, 1)) == 7
    assert drawn(table) == [1]


def test_it_need_not_heal() -> None:
    table = beaten().uses(2, power=False).rest()
    assert table.table.warp[0] == 3
    assert table.hand(2) == []


def test_the_healed_player_chooses_the_colonies() -> None:
    table = beaten().uses(2).answers(0, PlaceShips, (home(0, 1), 1)).answers(0, PlaceShips, (home(0, 2), 2))
    table.rest()
    assert [table.ships(0, home(0, n)) for n in (1, 2)] == [5, 6]


def test_its_own_losses_are_not_healed() -> None:
    table = cosmic("healer", "pacifist", hands=[["attack_04"], ["attack_20"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.table.warp[0] == 3
    assert not table.was_asked(0, UsePower)


def test_ships_that_the_zombie_saves_need_no_healing() -> None:
    """Ruling 61: what turns round before the warp was never lost."""
    table = cosmic("zombie", "pacifist", "healer", hands=[["attack_04"], ["attack_20"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.table.warp[0] == 0
    assert not table.was_asked(2, UsePower)


def test_several_players_are_healed_for_a_card_each() -> None:
    """Ruling 70."""
    table = cosmic("masochist", "pacifist", "healer", "spiff", hands=[["attack_04"], ["attack_20"], [], []])
    table.launches(3, home(1)).invites(3).invites().joins_offense(3, 2).both_play("attack_04", "attack_20")
    table.uses(2).answers(0, PlaceShips, (home(0), 3)).uses(2).answers(3, PlaceShips, (home(3), 2)).rest()
    assert table.table.warp == [0, 0, 0, 0]
    assert len(table.hand(2)) == 2


def test_ships_from_two_places_are_one_loss() -> None:
    """All or nothing, and one card for the player."""
    table = cosmic("masochist", "pacifist", "healer", hands=[["negotiate"], ["negotiate"], []])
    table.launches(1, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(UsePower)
    assert table.table.warp[0] == 3
    assert len({lost.source for lost in table.happened(ShipsLost)}) == 2
    table.uses(2).until(UsePower)
    assert table.table.warp == [0, 3, 0]
    assert len(table.hand(2)) == 1


def test_zapped_the_ships_stay_lost_and_no_card_is_drawn() -> None:
    table = beaten(hands=[["attack_04"], ["attack_20", "cosmic_zap"], []]).uses(2)
    table.plays(1, "cosmic_zap").rest()
    assert table.table.warp[0] == 3
    assert table.hand(2) == []


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = beaten(ships=HOMES_LOST).rest()
    assert table.table.warp[0] == 3
    assert not table.was_asked(2, UsePower)


def negotiator(**words: object) -> Encounter:
    """A main player has lost four ships with a negotiate and is about to be healed."""
    hands = [["attack_04", "attack_06", "morph"], ["negotiate"], []]
    table = cosmic("masochist", "spiff", "healer", hands=hands, **words)
    return table.launches(1, home(1)).nobody_allies().both_play("attack_04", "negotiate")


def test_a_healed_player_still_gets_compensation() -> None:
    """Ruling 69."""
    table = negotiator().uses(2).answers(1, PlaceShips, (home(1, 1), 4)).rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [2]  # all that there was
    assert table.table.warp[1] == 0


def test_ships_do_not_return_to_the_planet_that_was_lost() -> None:
    table = negotiator().uses(2)
    assert home(1) not in [place for place, _ in table.asks(1, PlaceShips).options(table.table)]


def test_who_has_no_colony_cannot_be_healed() -> None:
    """Page 13, ruling 177: ships that have no colony to return to go to the warp."""
    ships = {(home(0, n), 0): 0 for n in range(1, 5)} | {(home(0), 0): 2}  # and one more when it regroups
    table = beaten(ships=ships).rest()
    assert table.table.warp[0] == 20
    assert not table.was_asked(2, UsePower)


def test_super_flare_takes_a_card_for_each_ship() -> None:
    """Ruling 70."""
    table = beaten("healer.flare").uses(2)
    table.answers(2, AddSuper, table.card("healer.flare")).rest()
    assert drawn(table) == [3]
    assert sum(event.ships for event in table.happened(ShipsReturned)) == 3


def test_a_cosmic_zap_on_the_super_flare_stops_the_healing() -> None:
    """Ruling 43: the flare goes back to the hand."""
    table = beaten("healer.flare", hands=[["attack_04"], ["attack_20", "cosmic_zap"], ["healer.flare"]])
    table.uses(2).skip_cards(AddSuper).answers(2, AddSuper, table.card("healer.flare"))
    table.plays(1, "cosmic_zap").rest()
    assert table.table.warp[0] == 3
    assert table.hand(2) == ["healer.flare"]


def zapped(holder: int, *aliens: str) -> Encounter:
    """The Zombie's three ships are about to come home when it is zapped by seat 2."""
    hands: list[list[str]] = [["attack_04"], ["attack_20"], ["cosmic_zap"]]
    hands[holder].append("healer.flare")
    table = cosmic(*(aliens or ("zombie", "pacifist", "masochist")), hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    return table.plays(2, "cosmic_zap")


def test_wild_flare_cancels_a_cosmic_zap() -> None:
    """Ruling 47: the use of the power goes on, and the Zap is discarded."""
    table = zapped(0).plays(0, "healer.flare").until(PlaceShips).rest()
    assert table.table.warp[0] == 0
    assert "cosmic_zap" in table.names(table.table.discard)
    assert "healer.flare" in table.hand(0)


def test_wild_flare_protects_nobody_but_its_player() -> None:
    table = zapped(1)
    assert table.happened(EncounterEnded)  # the holder of the flare has not been asked
    assert table.table.warp[0] == 3


def test_the_own_flare_has_no_wild_side_for_the_healer() -> None:
    """Page 13: its power still works while the Zap is being played."""
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], ["healer.flare"]]
    table = beaten(hands=hands).uses(2).plays(1, "cosmic_zap")
    assert table.happened(EncounterEnded)  # the Healer has not been asked
    assert table.table.warp[0] == 3


def test_ships_given_up_by_the_kamikaze_are_not_healed() -> None:
    """Ruling 8: only ships that go to the warp against their owner's will are lost."""
    table = cosmic("kamikaze", "pacifist", "healer", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().until(UsePower).uses(0)
    table.answers(0, TakeShips, (home(0), 2)).answers(0, TakeShips, (home(0, 1), 2))
    assert table.table.warp[0] == 4
    assert not table.was_asked(2, UsePower)
    assert table.is_asked(0, ChooseEncounterCard)


def test_super_flare_is_not_asked_for_one_ship() -> None:
    hands = [["attack_04"], ["attack_20"], ["healer.flare"]]
    table = cosmic("masochist", "pacifist", "healer", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").uses(2).rest()
    assert table.table.warp[0] == 0
    assert not table.was_asked(2, AddSuper)


def test_a_zap_that_was_stopped_already_needs_no_healer() -> None:
    hands = [["attack_04", "healer.flare", "card_zap"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("zombie", "trader", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").plays(1, "cosmic_zap").plays(0, "card_zap").rest()
    assert table.table.warp[0] == 0
    asked = [prompt for prompt in table.answered if isinstance(prompt, PlayCard) and prompt.seat == 0]
    assert len(asked) == 1  # about the Cosmic Zap, and only once


def test_the_vulch_salvages_the_zap_that_was_cancelled() -> None:
    hands = [["attack_04", "healer.flare"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("zombie", "trader", "vulch", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").plays(1, "cosmic_zap").plays(0, "healer.flare").rest()
    assert table.hand(2) == ["cosmic_zap"]
