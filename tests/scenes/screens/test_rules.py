"""The rules on the screen: every section is explained, every link leads somewhere, every word is found."""

from __future__ import annotations

import re

import pytest

from game import cosmic, eclipse, firestorm
from game.core.texts import LANGUAGES, catalogue, printed
from game.duel import pieces
from game.eclipse.odds.fleets import lowest_hit
from game.firestorm import pieces as firestorm_pieces
from scenes.drawing.rich_text import plain
from scenes.games.duel.looks.strip import CONTEST_STEPS, DUEL_STEPS
from scenes.screens.battle_calculator.forces import printed_force
from scenes.screens.rules import RulesScene
from scenes.table.rules import rulebook
from scenes.table.rules.glossary_links import linked, term_ids
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scrolling
from tests.support import text_keys
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO, SIZES, a_ui, draw, focus_on, press_key, tap_on, type_text
from tests.support.screen.window_sizes import windows

STEPS = [f"Duel {step}" for step in DUEL_STEPS] + [f"Contest {n + 1}" for n in range(len(CONTEST_STEPS))]
LINK = re.compile(r"\[([\w:.]+)\|")


ALL = ("duel", "cosmic", "eclipse", "firestorm")
WORKED_OUT = [("duel", "contest"), ("cosmic", "fight"), ("eclipse", "combat"), ("firestorm", "combat")]
PAGES = [(game, page.id) for game in ALL for page in rulebook.pages(game, "en")]


def opened(
    section: str = "", language: str = "en", size: tuple[int, int] = (1280, 720), game: str = "duel"
) -> RulesScene:
    """The rules on top of another scene."""
    ui = a_ui(size, language)
    ui.stack.push(Scene(ui))
    scene = RulesScene(ui, game, section)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    return scene


def named_sections(game: str) -> list[str]:
    """Those that questions and refusals of a game name."""
    return [*text_keys.sections_of("core", "duel"), *STEPS] if game == "duel" else text_keys.sections_of(game)


@pytest.mark.parametrize("game", ALL)
def test_the_rule_that_a_question_or_a_refusal_names_is_in_sight(game: str) -> None:
    assert named_sections(game)
    for section in named_sections(game):
        scene = opened(section, game=game)
        assert scene.marked is not None, section
        told = scene.root.find(f"told.{scene.marked.paragraph}")
        scroll = scene.root.find(f"text.{scene.marked.page}")
        assert isinstance(scroll, Scrolling)
        assert scroll.rect.collidepoint(told.rect.centerx, told.rect.y + 4), section
        page = rulebook.page_of(game, scene.marked.page, "en")
        assert rulebook.target_of(section) in page.paragraphs[scene.marked.paragraph].targets, section


@pytest.mark.parametrize("game", ALL)
def test_no_section_is_explained_twice(game: str) -> None:
    targets = [
        target
        for page in rulebook.pages(game, "en")
        for paragraph in page.paragraphs
        for target in paragraph.targets
    ]
    assert len(targets) == len(set(targets))


@pytest.mark.parametrize("game", ALL)
def test_both_languages_have_the_same_pages_and_sections(game: str) -> None:
    english, german = (
        [(page.id, sorted(part.targets for part in page.paragraphs)) for page in pages]
        for pages in (rulebook.pages(game, language) for language in LANGUAGES)
    )
    assert english == german


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_paragraph(language: str, game: str) -> None:
    links = [
        link
        for page in rulebook.pages(game, language)
        for paragraph in page.paragraphs
        for link in LINK.findall(paragraph.text)
    ]
    assert len(links) > 30
    assert [link for link in links if rulebook.find(game, link, language) is None] == []


LISTED = {  # besides the terms of the glossary
    "duel": [
        *(f"alien:{alien}" for alien in pieces.ALIENS),
        *(f"envoy:{envoy.id}" for envoy in pieces.ENVOYS),
    ],
    "cosmic": [
        *(f"alien:{alien}" for alien in cosmic.pieces.ALIENS),
        *(f"artifact:{artifact}" for artifact in cosmic.pieces.ARTIFACTS),
        *(f"tech:{tech}" for tech in cosmic.pieces.TECHS),
    ],
    "eclipse": [
        *(f"species:{species}" for species in eclipse.pieces.SPECIES),
        *(f"tech:{tech.id}" for tech in eclipse.pieces.TECHS),
        *(f"discovery:{tile.id}" for tile in eclipse.pieces.DISCOVERIES),
    ],
    "firestorm": [],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LISTED)
def test_all_components_and_all_terms_are_listed(game: str, language: str) -> None:
    terms = [f"term:{term}" for term in term_ids(game)]
    assert terms
    wanted = [*LISTED[game], *terms]
    assert [target for target in wanted if rulebook.find(game, target, language) is None] == []


def test_every_keyword_of_a_card_of_firestorm_is_a_term() -> None:
    printed_on_cards = {word for card in firestorm.pieces.SHIPPED for word in card.keywords}
    assert printed_on_cards
    assert printed_on_cards <= set(term_ids("firestorm"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alien_is_listed_with_its_power_and_both_sides_of_its_flare(language: str) -> None:
    place = rulebook.find("cosmic", "alien:zombie", language)
    assert place is not None
    told = rulebook.page_of("cosmic", place.page, language).paragraphs[place.paragraph].text
    shown = printed("cosmic", "alien", "zombie", language)
    for part in [shown, *shown.parts["flare"]]:
        assert plain(part.says["text"]) in plain(told)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str, game: str) -> None:
    pair = {"en": ["“", "”"], "de": ["„", "“"]}[language]
    for page in rulebook.pages(game, language):
        for paragraph in (part for part in page.paragraphs if not part.picture):
            marks = re.findall('["„“”»«]', paragraph.text)
            assert marks == pair * (len(marks) // 2), paragraph.head


def test_a_term_is_linked_once_and_not_within_another_link() -> None:
    text = linked("duel", "Send ships to the warp; [rule:duel_1|the warp] keeps ships.", "en", ["send"])
    assert text == "Send [term:ship|ships] to the [term:warp|warp]; [rule:duel_1|the warp] keeps ships."


@pytest.mark.parametrize(
    ("game", "language", "words", "page"),
    [
        ("duel", "en", "ship dial", "glossary"),
        ("duel", "de", "zuruckholen", "warp"),
        ("duel", "de", "Bummler-Marker", "duel"),
        ("duel", "en", "", ""),
        ("cosmic", "en", "compensation random", "resolution"),
        ("cosmic", "de", "entschadigung", "resolution"),
        ("cosmic", "de", "möbiusröhren", "artifacts"),
        ("eclipse", "en", "retreat border", "combat"),
        ("eclipse", "de", "ruckzug", "combat"),
        ("eclipse", "de", "neutronenbomben", "techs"),
    ],
)
def test_words_are_found_whatever_their_accents(game: str, language: str, words: str, page: str) -> None:
    hits = rulebook.search(game, words, language)
    assert bool(hits) == bool(page)
    assert not page or page in [hit.place.page for hit in hits]


def test_a_hit_shows_the_words_that_were_searched_for() -> None:
    for hit in rulebook.search("duel", "shield", "en"):
        assert "shield" in plain(hit.around).casefold() or "shield" in hit.title.casefold()


def test_results_come_as_one_types() -> None:
    scene = opened()
    focus_on(scene, "search")
    type_text(scene, "strag")
    scene.refresh()
    assert scene.words == "strag"
    scene.root.find("hit.0")
    assert scene.focus.at is not None
    assert scene.focus.at.key == "search"
    assert scene.marked is not None


def test_a_search_without_result_says_so() -> None:
    scene = opened()
    scene.search("xyzzy")
    scene.refresh()
    names = [widget.name for widget in scene.root.walk()]
    assert any("xyzzy" in name for name in names)


def test_a_link_is_followed_and_the_way_back_leads_to_where_one_was() -> None:
    scene = opened("Duel 4")
    tap_on(scene, "term:ready")
    scene.refresh()
    assert scene.place.page == "glossary"
    tap_on(scene, "trail")
    assert scene.place.page == "duel"
    assert scene.trail == []


def test_escape_first_ends_the_search_and_then_closes_the_rules() -> None:
    scene = opened()
    scene.search("warp")
    press_key(scene, "escape")
    assert scene.words == ""
    press_key(scene, "escape")
    scene.ui.stack.settle()
    assert scene.ui.stack.top is not scene


def test_f1_goes_to_the_search() -> None:
    scene = opened()
    press_key(scene, "f1")
    assert scene.focus.at is not None
    assert scene.focus.at.key == "search"


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_every_page_can_be_opened_and_drawn(game: str, page: str) -> None:
    scene = opened(game=game)
    scene.open_page(page)
    draw(scene, scene.ui)
    scene.root.find("told.0")


@pytest.mark.parametrize(("size", "language"), windows(SIZES, [*LANGUAGES, PSEUDO]))
@pytest.mark.parametrize("touch", [False, True])
def test_nothing_overlaps_or_is_cut(size: tuple[int, int], language: str, touch: bool) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    ui = a_ui(size, language, touch)
    scene = RulesScene(ui, "duel", "Duel 5")
    assert audit(scene, ui) == []
    scene.follow("alien:prime")
    assert audit(scene, ui) == []
    scene.search("plan")
    assert audit(scene, ui) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "page"), WORKED_OUT)
def test_a_page_works_out_an_example_whose_pieces_can_be_read(
    game: str, page: str, size: tuple[int, int]
) -> None:
    ui = a_ui(size, "de")
    scene = RulesScene(ui, game)
    scene.open_page(page)
    assert audit(scene, ui) == []
    scene.root.find("example")
    scroll = scene.root.find(f"text.{page}")
    assert isinstance(scroll, Scrolling)
    scroll.scroll_to(scroll.most)
    assert audit(scene, ui) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_count_with_the_numbers_that_are_printed_on_their_pieces(language: str) -> None:
    say = catalogue(language).say
    kelmar = firestorm_pieces.CARDS[firestorm_pieces.FACE_OF["pl_kelmar"]]
    assert f"{kelmar.defense} + 1 = {kelmar.defense + 1}" in say("rules.example.firestorm")
    cruiser, ancient = printed_force("cruiser"), printed_force("ancient")
    assert lowest_hit(cruiser.computer, ancient.shield) == 5
    assert f"5 + {cruiser.computer} = 6" in say("rules.example.eclipse")
    values = {plan.id: plan.value for plan in pieces.PLANS}
    assert (values["plan_11"], values["plan_13"]) == (11, 13)
    assert "13" in say("rules.example.duel")
    assert "20 + 2 = 22" in say("rules.example.cosmic")
