"""Catalogues are read, plural forms and variants chosen, names found; what cannot be read is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.prompts import Yes
from game.core.texts import (
    LANGUAGES,
    Catalogue,
    UnreadableTexts,
    catalogue,
    name_of,
    printed,
    read_catalogue,
)
from game.duel import pieces
from game.duel.events import WARP, ShipsSent, SlipOpened
from game.duel.powers import POWERS
from game.duel.prompts import ChooseOne, ChooseShips, GiveCard, MayTakeCard, SetDial

MADE_UP = r"""
# A language with three forms.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);\n"

msgid "ask.fleet"
msgid_plural "count"
msgstr[0] "{count} one"
msgstr[1] "{count} few"
msgstr[2] "{count} many"

#, python-brace-format
msgid "ask."
"long"
msgstr "A \"quoted\" \\ and\n"
"a second line for {seat}"
"""


def test_plural_forms_follow_the_formula_of_the_catalogue() -> None:
    made_up = Catalogue(MADE_UP)
    assert [made_up.say("ask.fleet", count=n) for n in (1, 3, 7)] == ["1 one", "3 few", "7 many"]


def test_long_sentences_are_put_together_again() -> None:
    assert Catalogue(MADE_UP).say("ask.long", seat="Red") == 'A "quoted" \\ and\na second line for Red'
    assert Catalogue(MADE_UP.replace("\n", "\r\n")).keys() == ["ask.fleet", "ask.long"]


def test_a_missing_key_comes_back_as_it_is() -> None:
    assert catalogue("en").say("ask.nobody", seat="Red") == "ask.nobody"


HEADER = 'msgid ""\nmsgstr "charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n!=1;\\n"\n'


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"\xff\xfe", id="not UTF-8"),
        pytest.param(b'msgid "a"\nmsgstr "b"\n', id="no header"),
        pytest.param(HEADER.encode() + b"Good morning.\n", id="no line of a catalogue"),
        pytest.param(HEADER.encode() + b'msgid "a"\nmsgstr "b\n', id="quote not closed"),
        pytest.param(HEADER.encode() + b'msgid "a"\n', id="no sentence"),
        pytest.param(HEADER.encode() + b'msgid "a"\nmsgstr "b"\nmsgid "a"\nmsgstr "c"\n', id="key twice"),
        pytest.param(HEADER.encode() + b'msgid "a"\nmsgid_plural "n"\nmsgstr[0] "b"\n', id="one form of two"),
        pytest.param(HEADER.encode() + b'msgid "a"\nmsgstr[0] "b"\n', id="nothing counted"),
        pytest.param(b'"a"\n' + HEADER.encode(), id="begins in the middle"),
        pytest.param(HEADER.replace("n!=1", "n; quit()").encode(), id="wrong formula"),
    ],
)
def test_a_broken_catalogue_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "broken.po"
    file.write_bytes(content)
    with pytest.raises(UnreadableTexts, match=r"broken\.po"):
        read_catalogue(file)


def test_a_missing_catalogue_is_refused() -> None:
    with pytest.raises(UnreadableTexts, match=r"tlh\.po"):
        catalogue("tlh")


def test_ships_from_the_warp_are_told_otherwise() -> None:
    english = catalogue("en")
    sent = ShipsSent(0, 1, 3)
    assert english.told(sent, seat="Red", planet="Gong") == "Red sends 1 ship to Gong."
    sent = ShipsSent(0, 2, 3, WARP)
    assert english.told(sent, seat="Red", planet="Gong") == "Red sends 2 ships from the warp to Gong."


def test_a_line_of_the_log_begins_with_a_capital_letter() -> None:
    event = SlipOpened(0, "dial", 3)
    assert catalogue("en").told(event, seat="anna") == "Anna reveals the ship dial: 3."


def test_a_power_asks_in_its_own_words() -> None:
    german = catalogue("de")
    assert german.asked(SetDial(0), seat="Rot") == "Rot: Stelle dein Schiffsrad auf 1 bis 4."
    assert "Falle" in german.asked(GiveCard(0, "pitfall"), seat="Rot")
    assert german.asked(GiveCard(0), seat="Rot") == "Rot: Wähle eine deiner Handkarten."
    ships = ChooseShips(0, "swarm", what="ask.swarm", high=2)
    assert german.asked(ships, seat="Rot") == "Rot: Wie viele Schiffe sendest du hinterher, 0 bis 2?"


def test_a_button_says_what_it_does_for_this_question() -> None:
    english = catalogue("en")
    assert english.label("button.take_none", MayTakeCard(0, "chosen")) == "Keep my plan"
    assert english.label("button.take_none", MayTakeCard(0)) == "Take no card"
    assert english.label("button.yes", Yes(1, "cheater", question="ask.cheater.accuse")) == "Accuse"
    assert english.label("choice.nothing", ChooseOne(0, "musician")) == "No encore"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_and_every_power_has_a_name(language: str) -> None:
    for key in [*pieces.KEYS, *POWERS]:
        assert name_of("duel", key, language)
    assert name_of("duel", "plan_13.blue", language) == name_of("duel", "plan_13.orange", language)


def test_components_say_what_is_printed_on_them() -> None:
    swarm = printed("duel", "alien", "swarm", "de")
    assert swarm.name == "Schwarm"
    assert [ability.name for ability in swarm.parts["ability"]] == ["Unaufhörliche Wellen"]
    assert printed("duel", "destiny", "full_of_stars", "en").parts["prize"][0].name == "Star-Child Prize"
    assert printed("duel", "destiny", "limbo", "de").parts["contest"][0].says["rule"].startswith("Es gewinnt")
    assert printed("duel", "envoy", "voyager", "en").parts["ability"][0].name == "Off the Map"
    assert printed("duel", "term", "warp", "de").says["text"].startswith("Hier treiben")
    assert printed("duel", "planet", "planet_01", "en").says["flavour"].startswith("Three hundred")
    assert printed("duel", "destiny", "harvest", "en").parts == {}
