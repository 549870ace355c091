"""The log says of every power, flare, artifact and tech what it does when it is used."""

from __future__ import annotations

import re

import pytest

from game.core.texts import LANGUAGES
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed, CardPutAway, CardsGiven
from game.cosmic.events.common import PowerUsed, ShipsLost, ShipsReturned
from game.cosmic.events.encounter import (
    CardsRevealed,
    EncounterCardsSwapped,
    Marked,
    OutcomeDecided,
    TermAdded,
)
from game.cosmic.parts import DEFENSE, GATE, OFFENSE, WON
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.log.effect_clauses import EFFECTS, does, is_effect
from scenes.games.cosmic.log.story import CosmicTeller, line, lines
from scenes.games.cosmic.names import planet_name
from scenes.session.story import EVERYTHING
from tests.support.cosmic.told_matches import MATCHES, OPENING, heard, sat_down, session
from tests.support.screen.told_events import lines_of, told_of


def test_a_power_and_what_it_does_are_one_sentence() -> None:
    match = sat_down()
    planet = planet_name(match.match.table, 1, "en")
    for phase, says in (
        ("resolution", f"Zombie: 3 ships of Mia go home to {planet}, not to the warp."),
        ("planning", f"Zombie: Mia brings 3 ships home to {planet}."),
    ):
        teller = CosmicTeller(match, 0, "en")
        teller.phase = phase
        (only,) = lines_of(teller, PowerUsed(0, "zombie"), ShipsReturned(0, 3, GATE, 1))
        assert plain(only.text) == says
        assert only.kind == "powers"


def test_a_rescue_to_several_planets_stays_one_sentence() -> None:
    match = sat_down()
    saved = [PowerUsed(0, "zombie"), ShipsReturned(0, 2, GATE, 0), ShipsReturned(0, 1, GATE, 1)]
    (told,) = heard(match, *saved)
    first, second = (planet_name(match.match.table, planet, "en") for planet in (0, 1))
    assert told == f"Zombie: Mia brings 3 ships home to {first} and {second}."


def test_a_number_names_its_power_once() -> None:
    match = sat_down("warpish", "macron", "trader")
    told = heard(match, *OPENING, PowerUsed(0, "warpish"), TermAdded(OFFENSE, 7, "warpish", 0))
    assert told[-1] == "Mia: +7 to the total (Warpish)."
    assert len(told) == 4


def test_what_comes_anyway_is_not_the_doing_of_a_power() -> None:
    match = sat_down()
    told = heard(match, *OPENING, PowerUsed(0, "zombie"), CardsRevealed())
    assert told[-2] == "Mia uses Zombie. Its ships go home, not to the warp."
    decided = heard(match, *OPENING, PowerUsed(0, "zombie"), OutcomeDecided(WON, DEFENSE, (16, 19)))
    assert decided[-2:] == [told[-2], "Jonas wins the encounter, 19 : 16."]


def test_a_win_by_a_power_is_told_with_its_name() -> None:
    match = sat_down("pacifist", "macron", "trader")
    told = heard(match, *OPENING, PowerUsed(0, "pacifist"), OutcomeDecided(WON, OFFENSE, (), "pacifist"))
    assert told[-1] == "Pacifist: Mia wins the encounter without comparing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_says_what_it_does_when_it_is_used(language: str) -> None:
    for power in pieces.ALIENS:
        match = sat_down(power, "macron" if power != "macron" else "zombie")
        (told,) = heard(match, PowerUsed(0, power), language=language)
        name, effect = told.removesuffix(".").split(". ", 1)
        assert name.startswith("Mia uses " if language == "en" else "Mia benutzt "), power
        assert 10 < len(effect) < 70, power
        assert EFFECTS[power], power


def test_both_sides_of_every_flare_say_what_they_do() -> None:
    for key in [key for key in pieces.KEYS if key.endswith(".flare")]:
        for language in LANGUAGES:
            match = sat_down()
            table = match.match.table
            card = table.faces.index(pieces.FACE_OF[key])
            table.seen[card] = 7
            told = [
                heard(match, CardPlayed(1, card, side), language=language)[0] for side in ("wild", "super")
            ]
            for text in told:
                assert text.startswith("Jonas "), key
                assert len(text.removesuffix(".").split(". ")) == 2, key
            assert len(set(told)) == 2, key


def test_every_artifact_and_tech_says_what_it_does() -> None:
    for card in [*pieces.ARTIFACTS, *pieces.TECHS]:
        for language in LANGUAGES:
            said = does(card, language)
            assert "story." not in said, card
            assert said.endswith("."), card
            assert said[0].isupper() or said[0].isdigit(), card


def test_what_others_cause_by_name_is_not_the_doing_of_a_power() -> None:
    assert is_effect(ShipsLost(1, 2, 0, "cudgel"), "cudgel")
    assert not is_effect(ShipsLost(1, 2, 0, "vacuum"), "cudgel")
    assert not is_effect(CardsGiven(1, 0, (), "compensation", rng=0), "clone")
    assert not is_effect(OutcomeDecided(WON, DEFENSE, (16, 19)), "pacifist")


def test_a_super_flare_is_told_once_although_its_power_is_used_for_it() -> None:
    match = sat_down("sorcerer", "macron", "trader")
    table = match.match.table
    card = table.faces.index(pieces.FACE_OF["sorcerer.flare"])
    table.seen[card] = 7
    used = (CardPlayed(0, card, "super"), PowerUsed(0, "sorcerer"), CardPutAway(card, 0))
    told = heard(match, *OPENING, *used, EncounterCardsSwapped())
    assert told[-2:] == [
        "Mia plays a super flare: Sorcerer. The power works as an ally, too.",
        "Sorcerer: The encounter cards change sides.",
    ]


def test_what_a_card_does_is_told_with_its_name_when_it_stands_alone() -> None:
    match = sat_down()
    table = match.match.table
    card = table.faces.index(pieces.FACE_OF["force_field"])
    table.seen[card] = 7
    events = told_of(match, CardPlayed(1, card), ShipsReturned(0, 2, GATE, 1))
    match.story[:] = events
    alone = line(events[1], match, 0, "en")
    assert alone is not None
    assert plain(alone.text).startswith("Force Field: Mia brings 2 ships home")
    assert plain(lines(match, 0, "en")[-1].text).startswith("Mia brings 2 ships home")


def test_a_call_says_what_it_will_do() -> None:
    match = sat_down("mirror", "macron", "trader")
    told = heard(match, *OPENING, PowerUsed(0, "mirror"), Marked("mirror", seat=0))
    assert told[-1] == "Mirror: Mia calls a reversal. The digits of every attack trade places."


@pytest.mark.parametrize("number", MATCHES)
def test_no_use_of_a_power_or_a_card_is_left_without_a_word_on_what_it_does(number: int) -> None:
    """In whole matches, in both languages: no line ends with the bare name of what was used."""
    match = session(number)
    verbs = {"en": "uses|plays", "de": "benutzt|spielt|nutzt"}
    for language, verb in verbs.items():
        for line_ in lines(match, EVERYTHING, language):
            bare = re.fullmatch(rf"\w+ (?:{verb}) (?:[\w ]+: )?\[[^\]]+\]\.", line_.text)
            assert bare is None, line_.text
