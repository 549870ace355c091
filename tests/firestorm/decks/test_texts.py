"""Decks as plain text: written, read again, and refused in one sentence with the line."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from game.core.texts import LANGUAGES
from game.firestorm.decks.deck import Deck, starter, starters
from game.firestorm.decks.random_decks import random_deck
from game.firestorm.decks.texts import LONGEST, WrongLine, read, written
from game.firestorm.pieces import CARDS


def refused(text: str) -> tuple[str, int | str]:
    """What is said about a text, and the line."""
    with pytest.raises(WrongLine) as problem:
        read(text)
    sentence = problem.value.sentence
    return sentence.text.removeprefix("deck.import."), sentence.args.get("line", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_the_same_after_it_was_written_and_read(language: str) -> None:
    made = [each.called(language) for each in starters()] + [
        random_deck(seed).called("D") for seed in range(20)
    ]
    for deck in made:
        assert read(written(deck, language)) == deck


def test_every_card_is_found_by_its_names_and_its_id() -> None:
    for card in CARDS:
        for name in (card.name.de, card.name.en, card.id, card.name.en.upper()):
            assert read(f"2 {name}").cards == {card.id: 2}


def test_the_text_reads_well() -> None:
    deck = Deck(name="Two", cards={"pl_kelmar": 3, "gr_light_cruiser": 1}, start="pl_kelmar")
    assert written(deck, "de") == "Deck: Two\nStart: Kelmar\n\n3 Kelmar\n\n1 Leichter Kreuzer\n"


def test_hands_write_in_many_ways() -> None:
    text = "\ufeff# mine\r\nDECK:  My *deck*\r\n\r\n3x Kelmar\r\n 1 x  light   CRUISER \r\n2\tKelmar\r\n"
    assert read(text) == Deck(name="My deck", cards={"pl_kelmar": 5, "gr_light_cruiser": 1})


def test_a_curly_apostrophe_is_an_apostrophe() -> None:
    card = next(card for card in CARDS if "'" in card.name.en)
    assert read("1 " + card.name.en.replace("'", "\u2019")).cards == {card.id: 1}


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("", "empty", 0),
        ("# nothing\n\n", "empty", 0),
        ("Deck: only a name", "empty", 0),
        ("3 Kelmar\nhello", "no_number", 2),
        ("3", "no_number", 1),
        ("3 Kelmar\n\n2 Kelmr", "similar", 3),
        ("1 Zzyzx", "unknown", 1),
        ("0 Kelmar", "number", 1),
        ("251 Kelmar", "number", 1),
        ("200 Kelmar\n60 Kelmar", "number", 2),
        ("-3 Kelmar", "no_number", 1),
        ("Start: Sarrin\n3 Kelmar", "start", 1),
        ("Start: nowhere\n3 Kelmar", "unknown", 1),
        ("\x00\x01\x02", "empty", 0),
        ("9" * 400 + " Kelmar", "no_number", 1),
        ("1 Kelmar\n" * LONGEST, "long", 0),
    ],
)
def test_a_wrong_line_is_named(text: str, why: str, line: int) -> None:
    assert refused(text) == (why, line)


def test_the_card_that_was_probably_meant_is_named() -> None:
    with pytest.raises(WrongLine) as problem:
        read("1 Blockade Runer")
    assert problem.value.sentence.args["card"] == "lft_blockade_runner"


def test_what_is_repeated_of_a_wrong_line_is_short_and_has_no_markup() -> None:
    with pytest.raises(WrongLine) as problem:
        read("{icon:ship} **bold** " + "x" * 500)
    shown = str(problem.value.sentence.args["text"])
    assert len(shown) <= 40
    assert not set(shown) & set("*{}[]|")


def test_a_text_with_too_few_cards_is_a_deck_all_the_same() -> None:
    """Legality is shown while building; a text that can be read is read."""
    assert read("1 Kelmar") == Deck(cards={"pl_kelmar": 1})
    assert read(written(starter("starter_lft"), "en")).name == "Mirror Fleet"


def test_a_file_of_ones_own_keeps_cards_that_are_gone() -> None:
    deck = Deck(name="Old", cards={"pl_kelmar": 1, "my_lost_ship": 2}, start="pl_kelmar")
    assert read(written(deck), lost=True) == deck
    assert refused(written(deck)) == ("unknown", 6)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_was_done_to_a_text_is_a_deck_or_a_sentence(seed: int) -> None:
    dice = Random(seed)
    letters = list(written(starter("starter_lft"), "de"))
    for _ in range(dice.randrange(1, 60)):
        place = dice.randrange(len(letters))
        letters[place] = dice.choice(
            ["", "\n", "\t", "9", "\x00", "\u2028", "\ud83d", "ß", "x", " ", letters[place] * 3]
        )
    with suppress(WrongLine):
        deck = read("".join(letters))
        assert read(written(deck, "en")) == deck
