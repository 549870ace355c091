"""The catalogues: every sentence the program uses is there in both languages, and no others."""

from __future__ import annotations

import ast
import re
from string import Formatter
from typing import NamedTuple

import polib  # type: ignore[import-untyped]  # it carries no type information
import pytest

from game import cosmic, eclipse
from game.core.assets import ASSETS
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, Entry, catalogue
from game.cosmic import parts
from game.cosmic.powers import DEVICES
from game.cosmic.powers import POWERS as POWERS_OF_COSMIC
from game.duel import pieces
from game.duel.events import SUPPLY, WARP
from game.duel.powers import POWERS
from game.eclipse.parts import ACTIONS, NO_TILE
from game.eclipse.prompts import TakeTurn
from game.firestorm.parts import PILES
from game.firestorm.pieces import EFFECTS, SPECIALS
from tests.support import text_keys
from tests.support.listed_text_keys import CHOICES, PUT_TOGETHER

SILENT = {
    "event.PhaseBegan": "the phase strip shows it",
    "event.Planned": "the agenda is no part of the game",
    "event.SkippedTo": "the agenda is no part of the game",
    "event.SlipsCleared": "nothing is learned, and nothing was there to be seen",
    "event.DuelEnded": "the winner has been told, and cleanup goes on",
    "event.EnvoyUsed.used=False": "only a note is taken off",
    "event.Marked.power=pitfall": "the snare has been seen to be laid",
    "event.LotsDrawn": "what luck has decided is told by the event that follows",
    "event.Unmarked": "the power that takes its note off is told",
    "event.Activated": "what the ships do is told: they fire or retreat",
    "event.KillCounted": "the destroyed ship is told, and then the draw",
    "event.PhaseEntered": "the phase strip shows it",
    "event.ShieldsLowered": "the seats show who is protected",
    "event.EffectsEnded": "nothing is to be seen but what has ended",
    "event.Stacked": "the announced card or ability is told, and the stack shows it",
    "event.Unstacked": "what the effect does is told",
    "event.Aimed": "the lines of the stack show the targets",
    "event.AbilityUsed": "what the ability does is told",
    "event.TriggersSet": "what happens by itself is told when it happens",
    "event.OfferOver": "what was done with the chance is told",
    "event.Buried": "the destruction has been told",
    "event.SpecialPassed": "who uses no special ability is of no interest",
    "event.Silenced.ships=()": "no accessories are switched off",
    "event.PlanetTaken": "the victory points are told",
    "event.Assigned.blocking=()": "that no ship defends has been told",
}
SAME = [  # in both languages
    "arena.title",
    "game.cosmic", "game.duel", "game.eclipse", "game.firestorm", "event.Marked", "colour.orange",
    "firestorm.color.violet", "firestorm.color.yellow", "firestorm.keyword.kamikaze", "firestorm.type.planet",
    "firestorm.points.tp", "firestorm.points.ep", "firestorm.points.tp_short", "firestorm.points.ep_short",
    "deck.ability.formation", "deck.about", "deck.legal", "deck.more_reasons", "deck.power.violet",
    "deck.planets", "deck.power.yellow", "deck.resources", "deck.shelf", "deck.sort.name",
    "eclipse.blueprint.computer", "eclipse.blueprint.initiative", "eclipse.odds.error",
    "eclipse.figures.initiative", "eclipse.figures.computer", "lobby.aliens", "lobby.bot",
    "lobby.name", "look.cosmic.super",
    "menu.name.cosmic", "menu.name.eclipse", "menu.name.firestorm", "menu.title.cosmic", "menu.title.duel",
    "menu.title.eclipse", "menu.title.firestorm", "settings.percent", "table.deck",
    "table.hint_to", "table.plan", "table.neutral", "table.warp", *PUT_TOGETHER["f'button.number.{n}'"],
]  # fmt: skip
# Numbers of things that have a plural.
COUNTS = ("count", "decisions", "kept", "lost", "seats", "ships", "taken", "tokens")
LONGEST = {  # characters in English, and in any other language
    "prompt": (60, 80), "ask": (60, 80), "refuse": (80, 100), "button": (30, 34), "choice": (30, 34),
    "phase": (14, 14), "event": (75, 90), "won": (100, 100), "save": (110, 130),
}  # fmt: skip


class Manners(NamedTuple):
    """What good wording is in a language."""

    quotes: tuple[str, str]
    curt: str  # what no sentence says
    empty: str  # what no button says, because it tells nothing
    yes_and_no: tuple[str, str]  # no answer is only that


MANNERS = {
    "en": Manners(
        ("“", "”"),
        r"(?i:\bok(ay)?\b|are you sure|\binvalid\b|\berror\b|\bplease\b)",
        r"^(Do it|That is all|That will do|Choose first|Do that)\.?$|Do without",
        ("Yes", "No"),
    ),
    "de": Manners(
        ("„", "“"),
        r"(?i:\bok(ay)?\b|sicher\?|ungültig|\bfehler|\bbitte\b)|\bSie\b|\bIhnen\b",
        r"^(Machen|So machen|Das war.s|Das genügt|Das sind alle|Erst auswählen|Verzichten)\.?$",
        ("Ja", "Nein"),
    ),
}
EVERY = catalogue("en").keys()

Both = pytest.mark.parametrize("language", LANGUAGES)
Translated = pytest.mark.parametrize("language", LANGUAGES[1:])
Mannered = pytest.mark.parametrize("language", MANNERS)


def placeholders(sentence: str) -> list[str]:
    return sorted({name for _, name, _, _ in Formatter().parse(sentence) if name is not None})


def entries(language: str) -> dict[str, Entry]:
    return catalogue(language).entries


@Both
def test_every_key_has_a_sentence(language: str) -> None:
    assert sorted(text_keys.used() - set(catalogue(language).keys())) == []


def test_bots_know_only_questions_that_are_asked() -> None:
    known = {
        key for file, tree in text_keys.parsed() if "bots" in file.parts for key in text_keys.keys_in(tree)
    }
    assert known
    assert sorted(known - text_keys.used()) == []


@Both
def test_every_sentence_is_used(language: str) -> None:
    assert sorted(key for key in entries(language) if text_keys.base(key) not in text_keys.used()) == []


@Translated
def test_all_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    assert catalogue(language).keys() == EVERY


def test_keys_that_are_put_together_are_listed() -> None:
    assert set(text_keys.put_together()) == set(PUT_TOGETHER), text_keys.put_together()


def test_the_courses_of_every_choice_are_listed() -> None:
    assert set(CHOICES) <= set(text_keys.courses())
    words = {file.stem: text_keys.strings_in(file) for file, _ in text_keys.parsed() if file.stem in CHOICES}
    for asking, courses in text_keys.courses().items():
        assert len(courses) > 1, asking
        assert [course for course in courses if course not in words.get(asking, courses)] == []


def test_the_program_speaks_only_in_keys_of_known_families() -> None:
    said = {
        str(call.args[0].value)
        for _, tree in text_keys.parsed()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr in ("say", "label") and call.args and isinstance(call.args[0], ast.Constant)
    }
    assert said <= text_keys.used()
    assert {key.partition(".")[0] for key in EVERY} == set(text_keys.FAMILIES)


@Both
def test_only_events_that_need_not_be_read_are_silent(language: str) -> None:
    assert sorted(key for key, entry in entries(language).items() if not all(entry.forms)) == sorted(SILENT)


@Translated
def test_a_sentence_is_filled_in_with_what_there_is(language: str) -> None:
    for key in EVERY:
        english, other = entries("en")[key], entries(language)[key]
        names = placeholders(english.forms[0])
        assert all(placeholders(form) == names for form in [*english.forms, *other.forms]), key
        assert set(names) <= set(text_keys.fields_of(key)), key
        assert english.counted == other.counted, key
        assert english.counted in ["", *text_keys.fields_of(key)], key


def as_in_english(language: str) -> set[str]:
    return {key for key in EVERY if entries("en")[key].forms == entries(language)[key].forms}


@Translated
def test_every_sentence_is_translated(language: str) -> None:
    assert sorted(as_in_english(language) - {*SAME, *SILENT}) == []


def test_what_is_said_to_be_the_same_in_german_is_so() -> None:
    assert sorted({*SAME, *SILENT} - as_in_english("de")) == []


def test_every_language_has_its_manners() -> None:
    """Its quotation marks, and what is curt or empty in it, stand in MANNERS."""
    assert set(MANNERS) == set(LANGUAGES)


@Both
def test_counted_things_have_plural_forms(language: str) -> None:
    for key, (counted, forms) in entries(language).items():
        numbers = re.findall(r"\{(\w+)\} (?!TP|EP)[^\W\d]", forms[0])  # points of Firestorm have no plural
        assert [number for number in numbers if number in COUNTS] == [counted] * (counted in numbers), key
        assert len(set(forms)) == len(forms), key


@Both
@pytest.mark.parametrize("family", LONGEST)
def test_sentences_fit_their_places(family: str, language: str) -> None:
    for key, entry in entries(language).items():
        for form in entry.forms if key.startswith(f"{family}.") else ():
            shown = re.sub(r"\{(low|high|answer|ships|lost|kept|taken|decisions)\}", "20", form)
            shown = re.sub(r"\{seat\}", "Klaus", shown)
            assert len(shown) <= LONGEST[family][language != "en"], f"{key}: {shown}"


@Both
def test_prompts_name_who_is_asked(language: str) -> None:
    asking = [key for key in entries(language) if key.startswith(("prompt.", "ask."))]
    assert [key for key in asking if not entries(language)[key].forms[0].startswith("{seat}: ")] == []
    marks = {entries(language)[key].forms[0][-1] for key in asking}
    assert marks == {".", "?"}
    questions = [key for key in asking if key.startswith("ask.")]
    assert [key for key in questions if not entries(language)[key].forms[0].endswith("?")] == []


@Mannered
def test_wording_is_never_curt(language: str) -> None:
    for key, entry in entries(language).items():
        for form in entry.forms:
            assert not re.search(MANNERS[language].curt, form), key
    labels = [key for key in entries(language) if key.startswith(("button.yes", "button.no"))]
    assert {entries(language)[key].forms[0] for key in labels}.isdisjoint(MANNERS[language].yes_and_no)


@Mannered
def test_no_button_hides_what_it_does(language: str) -> None:
    """Each says what follows from it, so these say nothing (docs/ux 4.12)."""
    for key, entry in entries(language).items():
        for form in entry.forms:
            assert not re.search(MANNERS[language].empty, form), key


@Mannered
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    pair = list(MANNERS[language].quotes)
    for key, entry in entries(language).items():
        for form in entry.forms:
            marks = re.findall('["„“”»«]', form)
            assert marks == pair * (len(marks) // 2), key


@Both
def test_refusals_say_why_and_what_to_do(language: str) -> None:
    for key, entry in entries(language).items():
        if key.startswith("refuse."):
            assert entry.forms[0].endswith("."), key
            assert len(entry.forms[0].split()) >= 6, key


def values_of_fields(kind: str) -> dict[str, list[str]]:
    """The values for which a sentence may have variants, by field; any other field is true or false."""
    return {
        "because": [*POWERS, *POWERS_OF_COSMIC, *DEVICES],
        "question": text_keys.asked_of_yes(),
        "kind": [*pieces.SLIPS, *map(str, range(len(cosmic.pieces.TYPES))), *EFFECTS],
        "power": text_keys.marks() if kind == "event.Marked" else list(POWERS_OF_COSMIC),
        "source": [str(WARP), str(parts.WARP), *PILES],
        "place": [str(SUPPLY)],
        "to": [str(place) for place in (parts.GATE, parts.BESIDE, NOBODY)],
        "side": [str(parts.OFFENSE), str(parts.DEFENSE), cosmic.pieces.WILD, cosmic.pieces.SUPER],
        "listed": [str((side,)) for side in (parts.OFFENSE, parts.DEFENSE)],
        "outcome": [str(outcome) for outcome in range(parts.ENDED + 1)],
        "number": ["0"],
        "totals": ["()"],
        "winners": ["()"],
        "dice": ["()"],
        **{several: ["()"] for several in ("ships", "blocking")},
        "targets": ["()"],
        **{number: [str(n) for n in range(4)] for number in ("slot", "mode", "either", "tp", "ep")},
        "what": [
            *text_keys.words_of("firestorm"),
            *map(str, range(len(SPECIALS))),
            *(key for key in EVERY if key.startswith("ask.")),
        ],
        "pile": [*PILES],
        "host": [str(NOBODY)],
        "action": list(ACTIONS),
        "ring": [str(ring) for ring in range(len(eclipse.pieces.RINGS))],
        "discovery": [str(NO_TILE)],
        **{
            named: [word for game in ("cosmic", "eclipse", "firestorm") for word in text_keys.words_of(game)]
            for named in ("why", "word")
        },
        **{numbers: ["0"] for numbers in ("ancients", "moves", "then")},
        **{nobodys: [str(NOBODY)] for nobodys in ("ally", "by", "seat", "tile")},
    }


@Both
def test_upkeep_that_stays_nothing_is_not_told_as_a_change(language: str) -> None:
    said = catalogue(language).asked(TakeTurn(0, upkeep=0, then=0), seat="Mia")
    assert said.count("0") == 1
    assert catalogue(language).asked(TakeTurn(0, upkeep=0, then=1), seat="Mia").count("0") == 1


def test_a_variant_is_for_a_value_that_its_field_can_have() -> None:
    variants = [key for key in EVERY if text_keys.base(key) != key]
    assert variants
    for key in variants:
        kind, (field, _, value) = (
            text_keys.base(key),
            key.removeprefix(f"{text_keys.base(key)}.").partition("="),
        )
        assert value in values_of_fields(kind).get(field, ["True", "False"]), key
        known = (
            text_keys.fields_of(key) if kind.startswith(("prompt.", "event.", "won.")) else text_keys.FIELDS
        )
        assert field in known, key


@Both
def test_every_mark_is_told_in_its_own_words(language: str) -> None:
    assert sorted({f"event.Marked.power={mark}" for mark in text_keys.marks()} - set(entries(language))) == []


@Both
def test_every_slip_is_told_in_its_own_words(language: str) -> None:
    wanted = {f"event.SlipOpened.kind={kind}" for kind in pieces.SLIPS}
    assert sorted(wanted - set(entries(language))) == []


def test_vague_questions_are_asked_in_the_words_of_the_power() -> None:
    asked = {
        f"prompt.{call.func.id}.because={file.stem}"
        for file, tree in text_keys.parsed()
        for call in text_keys.calls(tree, *text_keys.VAGUE)
        if isinstance(call.func, ast.Name) and not any(word.arg == "what" for word in call.keywords)
    }
    vague = [f"prompt.{name}" for name in text_keys.VAGUE]
    assert asked == {key for key in EVERY if text_keys.base(key) in vague and text_keys.base(key) != key}


def test_saying_yes_has_a_verb_of_its_own() -> None:
    verbs = {f"button.yes.question={question}" for question in text_keys.asked_of_yes()}
    assert sorted(verbs - set(EVERY)) == []


def test_no_button_has_two_variants_for_one_question() -> None:
    """The first field decides, so a variant for the power would hide those for its questions."""
    variants = [key for key in EVERY if key.startswith("button.") and ".because=" in key]
    for key in variants:
        button, _, power = key.partition(".because=")
        assert not [other for other in EVERY if other.startswith(f"{button}.question=ask.{power}")]


@Both
def test_polib_reads_the_same(language: str) -> None:
    catalogue_of_polib = polib.pofile(str(ASSETS / "text" / f"{language}.po"))
    assert not [entry for entry in catalogue_of_polib if entry.fuzzy]
    assert not catalogue_of_polib.obsolete_entries()
    assert catalogue_of_polib.metadata["Language"] == language
    assert {
        entry.msgid: Entry(entry.msgid_plural, list(entry.msgstr_plural.values()) or [entry.msgstr])
        for entry in catalogue_of_polib
    } == entries(language)
