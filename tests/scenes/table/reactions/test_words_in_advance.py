"""What is said in advance at a table: every game says it in its own words, and in no other game's."""

from __future__ import annotations

import re

import pytest

import game
from game.core.texts import LANGUAGES, catalogue
from scenes.games import PLAYABLE
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.session.standing_orders import SCOPES
from scenes.table.game_table import game_table
from scenes.table.reactions.responses import ResponsesScene
from scenes.table.scene import TableScene
from tests.support.screen.headless import a_ui

COLOURS = ("orange", "blue", "yellow", "purple")
CALLING = [name for name in PLAYABLE if game_table(name).alarms]  # where somebody may speak up
# Words that belong to one game alone, as far as what is said in advance goes.
OWN_WORDS = {
    "cosmic": {
        "en": r"artifacts?|flares?|techs?|alien|powers?|encounters?",
        "de": r"Artefakte?|Manöver|Technologien?|Spezialfähigkeit(en)?|Herausforderung\w*",
    },
    "firestorm": {
        "en": r"turn out|abilit\w+|planets?|damaged?|destroyed",
        "de": r"Zug aussetzen|setzt diesen Zug aus|Planeten?|Schaden|zerstört",
    },
    "duel": {"en": r"tactics?|envoys?|dials?", "de": r"Taktiken?|Gesandte\w*|Wählscheiben?"},
    "eclipse": {"en": r"sectors?|discs?|research|species", "de": r"Sektor\w*|Scheiben?|Forschung|Spezies"},
}


def at_the_table(name: str, language: str) -> TableScene:
    """Two people and as many bots as the game wants besides them."""
    match = game.new_match(name, 3, game.find(name).seats[0])
    people = ("Mia", "Jonas")
    players = [
        Participant(people[seat] if seat < 2 else "", COLOURS[seat], "human" if seat < 2 else "random")
        for seat in range(match.table.seats)
    ]
    ui = a_ui(language=language)
    table = open_table(ui, Session(match, players))
    ui.stack.push(table)
    ui.stack.settle()
    return table


def said_in_advance(table: TableScene) -> list[str]:
    """All that can be read where somebody passes in advance, and on the chips that tell everybody."""
    responses = ResponsesScene(table.call, 0, table.rebuild, private=True)
    responses.refresh()
    found = [widget.name for widget in responses.root.walk()]
    for scope in SCOPES:
        table.call.orders.stand(1, scope, table.table.marks(table.view))
        key = f"call.{table.table.name}.stands.{scope}"
        found.append(table.ui.say(key, name="Jonas"))
    return [*found, table.ui.say(f"call.{table.table.name}.play", name="Mia", cause="")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CALLING)
def test_no_table_speaks_another_games_words(name: str, language: str) -> None:
    said = " | ".join(said_in_advance(at_the_table(name, language)))
    for other in PLAYABLE:
        if other != name:
            strange = re.search(rf"(?i)\b(?:{OWN_WORDS[other][language]})\b", said)
            assert strange is None, f"{name} says {strange} of {other}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_say_is_nobodys_own_word(language: str) -> None:
    shared = [
        entry.forms[0]
        for key, entry in catalogue(language).entries.items()
        if key.startswith("call.") and key.split(".")[1] not in PLAYABLE
    ]
    assert shared
    for text in shared:
        for words in OWN_WORDS.values():
            assert re.search(rf"(?i)\b(?:{words[language]})\b", text) is None, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CALLING)
def test_every_alarm_of_a_game_is_offered_in_words(name: str, language: str) -> None:
    table = at_the_table(name, language)
    said = said_in_advance(table)
    for word in table.table.alarms:
        assert table.ui.say(f"call.{name}.alarm.{word}") in said


def test_firestorm_wakes_for_cards_and_abilities_attacks_and_losses() -> None:
    said = said_in_advance(at_the_table("firestorm", "en"))
    assert "somebody plays a card or uses an ability" in said
    assert "an attack on one of my planets is declared" in said
    assert "one of my cards is about to be damaged or destroyed" in said
