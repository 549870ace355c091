"""Playing for stakes: what is set aside is shown, and what a match does to a collection."""

from __future__ import annotations

import msgspec

import game
from game.core.table import NOBODY
from game.firestorm.decks.packs import BOOSTER, Collection, opened
from game.firestorm.decks.stakes import Stake, settled, stakes_moved
from tests.support.firestorm.words import seated

OWNED = Collection(rng=1, cards={"ki_lancer": 2})
HERE = [0]  # the seats of people at this device


def test_every_stake_is_the_top_card_and_lies_open_before_the_first_turn() -> None:
    """RB 2.2, rulings 6 and 95: everybody draws the top resource card and puts it outside the match."""
    match = game.new_match("firestorm", 3, options={"stakes": True})
    public = match.view(NOBODY)
    stakes = [public.own(seat, player.stake) for seat, player in enumerate(public.players)]
    assert [len(cards) for cards in stakes] == [1, 1]
    assert all(public.seen[card] == public.everyone for cards in stakes for card in cards)
    told = [type(event).__name__ for event in match.play.events]
    assert told.index("StakeShown") < told.index("TurnBegan")


def test_without_stakes_nothing_is_shown() -> None:
    told = [type(event).__name__ for event in game.new_match("firestorm", 3).play.events]
    assert "StakeShown" not in told


def test_the_winner_gets_the_card_of_the_loser() -> None:
    """RB 2.2."""
    duel = seated({"stake": ["ki_lancer"]}, {"stake": ["gg_vendetta"]}).says(0, "capitulate")
    assert stakes_moved(duel.table) == [Stake(1, 0, "ki_lancer")]


def test_a_card_that_is_won_comes_into_the_collection() -> None:
    """Ruling 96."""
    after = settled(OWNED, "m", [Stake(0, 1, "gg_vendetta")], HERE)
    assert after.cards == {"ki_lancer": 2, "gg_vendetta": 1}


def test_one_copy_of_a_card_that_is_lost_goes() -> None:
    assert settled(OWNED, "m", [Stake(1, 0, "ki_lancer")], HERE).cards == {"ki_lancer": 1}


def test_the_last_copy_goes_as_well() -> None:
    one = Collection(rng=1, cards={"ki_lancer": 1})
    assert settled(one, "m", [Stake(1, 0, "ki_lancer")], HERE).cards == {}


def test_what_the_collection_does_not_have_cannot_be_lost() -> None:
    assert settled(OWNED, "m", [Stake(1, 0, "gg_vendetta")], HERE).cards == OWNED.cards


def test_between_two_people_the_card_stays_in_their_collection() -> None:
    assert settled(OWNED, "m", [Stake(1, 0, "ki_lancer")], [0, 1]).cards == OWNED.cards


def test_between_two_bots_nothing_happens() -> None:
    assert settled(OWNED, "m", [Stake(1, 2, "ki_lancer")], HERE).cards == OWNED.cards


def test_the_stakes_of_a_match_change_hands_once() -> None:
    once = settled(OWNED, "m", [Stake(0, 1, "gg_vendetta")], HERE)
    assert settled(once, "m", [Stake(0, 1, "gg_vendetta")], HERE) == once
    assert settled(once, "m", [Stake(1, 0, "ki_lancer")], HERE) == once, "nor when its end is played anew"
    assert settled(once, "n", [Stake(0, 1, "gg_vendetta")], HERE).cards["gg_vendetta"] == 2


def test_a_pack_that_is_opened_later_does_not_forget_them() -> None:
    after, _ = opened(settled(OWNED, "m", [Stake(0, 1, "gg_vendetta")], HERE), BOOSTER)
    assert after.settled == {"m": {"gg_vendetta": 1}}
    assert msgspec.json.decode(msgspec.json.encode(after), type=Collection) == after
