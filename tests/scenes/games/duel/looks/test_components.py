"""How the components look: every one paints at every size, says what its size allows, and keeps to itself."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.core.texts import LANGUAGES, catalogue, printed
from game.duel import pieces
from scenes.drawing.hyphenation import syllables
from scenes.drawing.theme import SEATS, SPACE, WHITE
from scenes.games.duel.looks import (
    BOTH,
    FULL,
    AlienBadge,
    AlienLook,
    BackLook,
    DestinyLook,
    DialLook,
    EnvoyLook,
    LeaderMarker,
    MedalLook,
    OrreryLook,
    PileLook,
    PlanetCardLook,
    PlanetLook,
    PlanLook,
    ReinforcementLook,
    ResourceLook,
    ShipLook,
    ShipStackLook,
    StragglerMarker,
    TacticLook,
    WarpLook,
    planet_name,
)
from scenes.games.duel.looks.backs import BACKS
from scenes.games.duel.looks.stock import BANDS
from scenes.table.looks.fitting import hyphenated
from scenes.table.looks.frames import contrast, seat_band
from scenes.table.stage.piece import Look
from scenes.tools.contact_sheets import PAGES, LookSheet
from tests.support.duel.paper import PICTURES, Paper, outside, painted
from tests.support.screen.headless import a_ui, draw

Both = pytest.mark.parametrize("language", LANGUAGES)
WINDOWS = [(1280, 720), (2048, 1536)]
WIDTHS = (12, 24.9, 25, 30, 40, 55, 56, 92, 130)
NUMERALS = ("number", "figure")


def cards(language: str) -> list[Look]:
    """The wordiest cards of each kind."""
    return [
        PlanLook("plan_10.orange", language),
        PlanLook("plan_m02.blue", language),
        ReinforcementLook("even_keel_a", language),
        ReinforcementLook("drying_up_funding", language),
        DestinyLook("twin_sunrise", language),
        DestinyLook("surprise_audit", language),
        DestinyLook("bumper_harvest", language),
        AlienLook("iron_matron", language, "orange"),
        AlienLook("cheater", language, "blue"),
        EnvoyLook("lifeboat", language),
        PlanetCardLook("planet_05", language),
    ]


PIECES: list[Look] = [
    AlienBadge("prime", "orange"),
    AlienBadge("", "blue"),
    *(BackLook(back) for back in BACKS),
    BackLook("blue", locked=True),
    *(DialLook("orange", value) for value in (None, *pieces.DIAL)),
    DialLook("blue", 2, locked=True, chosen=True),
    LeaderMarker(),
    MedalLook("blue", 3),
    OrreryLook(),
    PileLook(9, BackLook("orange")),
    PileLook(3, PlanLook("plan_08.orange", "de"), "Ablagestapel", thrown=True),
    PileLook(0, BackLook("event"), "Events"),
    PlanetLook("planet_01", "de"),
    PlanetLook("planet_09"),
    *(ResourceLook(symbol) for symbol in pieces.SYMBOLS),
    ShipLook("orange"),
    *(ShipStackLook("blue", count) for count in (0, 1, 4, 5, 20)),
    StragglerMarker(),
    *(TacticLook("orange", place) for place in range(len(pieces.TACTICS))),
    TacticLook("orange", 1, lit=BOTH, chosen=True),
    TacticLook("blue", 2, spent=True),
    TacticLook("blue", face_down=True, locked=True),
    WarpLook(),
]


def prose(paper: Paper) -> list[str]:
    return [line.text for line in paper.written if line.role not in NUMERALS]


@Both
@pytest.mark.parametrize("width", WIDTHS)
def test_a_card_stays_within_its_edges_at_every_size(width: float, language: str) -> None:
    for look in cards(language):
        paper, rect = painted(look, width)
        assert paper.surface.get_at(rect.center).a >= 250, look
        assert not outside(paper, rect), look


@pytest.mark.parametrize("width", [9, 16, 40])
def test_pieces_stay_within_their_edges_at_every_size(width: float) -> None:
    for look in PIECES:
        paper, rect = painted(look, width)
        assert not outside(paper, rect), look


def test_pieces_can_be_seen() -> None:
    for look in PIECES:
        paper, _ = painted(look, 30, art=PICTURES)
        empty = look == ShipStackLook("blue", 0)
        assert bool(paper.surface.get_bounding_rect().width) != empty, look


@Both
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("text", [100, 160])
def test_words_on_cards_are_large_enough_and_not_cut_off(
    text: int, size: tuple[int, int], language: str
) -> None:
    for width in (25, 40, 92):
        for look in cards(language):
            paper, rect = painted(look, width, size=size, text=text)
            least = round(3.0 * paper.screen.px_per_mm)
            for line in paper.written:
                if line.role not in NUMERALS:
                    assert rect.contains(line.rect), (look, width, line)
                    assert line.size >= least, (look, width, line)


@Both
def test_no_two_texts_of_a_card_overlap(language: str) -> None:
    for width in (25, 28, 40, 44, 60, 92):
        for look in cards(language):
            paper, _ = painted(look, width)
            prose_lines = [line for line in paper.written if line.role not in NUMERALS]
            for one, other in combinations(prose_lines, 2):
                assert not one.rect.inflate(-2, -4).colliderect(other.rect.inflate(-2, -4)), (
                    look,
                    one,
                    other,
                )


@Both
def test_a_small_card_shows_its_number_and_no_words(language: str) -> None:
    paper, _ = painted(PlanLook("plan_13.orange", language), 18)
    assert paper.words == "13"
    assert "duel/plans/plan_13" in (paper.drawn or [])


@Both
def test_a_hand_card_shows_its_title_and_both_numbers(language: str) -> None:
    paper, _ = painted(ReinforcementLook("pep_talk", language), 40)
    name = printed("duel", "reinforcement", "pep_talk", language).name
    assert name in prose(paper)
    assert (paper.drawn or []).count("+4") == 2


@Both
def test_a_reinforcement_with_a_condition_names_both_cases_in_the_hand(language: str) -> None:
    paper, _ = painted(ReinforcementLook("odd_job_a", language), 40)
    say = catalogue(language).say
    for word in (say("look.when.even"), say("look.when.odd"), "+10", "+2"):
        assert word in paper.words


@Both
@pytest.mark.parametrize("key", list(pieces.ALIENS))
def test_an_alien_to_inspect_says_everything_it_can_do(key: str, language: str) -> None:
    paper, _ = painted(AlienLook(key, language, "orange"), 92)
    for part in printed("duel", "alien", key, language).parts["ability"]:
        assert part.name in paper.words
        assert part.says["text"] in paper.words


@Both
@pytest.mark.parametrize("row", pieces.DESTINY, ids=lambda row: row.id)
def test_a_destiny_card_to_inspect_says_text_and_prize(row: pieces.Destiny, language: str) -> None:
    paper, _ = painted(DestinyLook(row.id, language), 92)
    on_card = printed("duel", "destiny", row.id, language)
    assert on_card.says["text"] in paper.words
    for part in on_card.parts.get("prize", []) + on_card.parts.get("contest", []):
        for said in part.says.values():
            assert said in paper.words


@Both
@pytest.mark.parametrize("row", pieces.ENVOYS, ids=lambda row: row.id)
def test_an_envoy_to_inspect_says_what_it_does(row: pieces.EnvoyCard, language: str) -> None:
    paper, _ = painted(EnvoyLook(row.id, language), 92)
    on_card = printed("duel", "envoy", row.id, language)
    assert on_card.parts["ability"][0].says["text"] in paper.words
    assert on_card.says["flavour"] in paper.words


@Both
def test_rules_to_inspect_are_set_in_letters_of_four_millimetres(language: str) -> None:
    for look in cards(language):
        paper, _ = painted(look, 98)
        sizes = [line.size for line in paper.written if line.role == "body"]
        assert min(sizes) >= round(3.5 * paper.screen.px_per_mm), look


def test_detail_can_be_asked_for_against_the_width() -> None:
    paper, _ = painted(PlanLook("plan_13.orange", "en", detail=FULL), 50)
    assert catalogue("en").say("look.kind.plan") in prose(paper)


def test_a_plan_is_titled_without_its_number() -> None:
    paper, _ = painted(PlanLook("plan_42.blue", "de"), 40)
    assert "Die Antwort" in prose(paper)


@Both
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_every_planet_has_its_name_on_a_small_screen(size: tuple[int, int], language: str) -> None:
    for row in pieces.PLANETS:
        paper, _ = painted(PlanetLook(row.id, language), 17.1, 23.5, size)
        assert paper.words == planet_name(row.id, language)


def test_looks_of_different_kinds_are_never_the_same() -> None:
    """Equal looks share one kept picture, so a leader must not be taken for a straggler."""
    looks = [*cards("en"), *cards("de"), *PIECES]
    assert len(set(looks)) == len(looks)
    alike: list[Look] = [LeaderMarker(), StragglerMarker(), WarpLook(), OrreryLook()]
    assert len(set(alike)) == len(alike)


def test_what_lies_face_down_tells_nothing() -> None:
    hidden: list[Look] = [
        BackLook("orange", locked=True),
        TacticLook("blue", face_down=True),
        DialLook("blue", None),
        PileLook(12, BackLook("orange"), "Deck"),
    ]
    for look in hidden:
        assert look.shown() == []
        paper, _ = painted(look, 30)
        faces = {*pieces.ALIENS, *(key.partition(".")[0] for key in pieces.KEYS)}
        assert [key for key in paper.drawn or [] if key.rpartition("/")[2] in faces] == []


def test_an_open_pile_shows_its_top_card() -> None:
    look = PileLook(3, PlanLook("plan_08.orange", "en"), "", thrown=True)
    assert look.shown() == ["plan_08.orange"]


def test_a_lit_half_is_brighter_than_the_other() -> None:
    def brightness(lit: int, half: int) -> int:
        paper, rect = painted(TacticLook("orange", 0, lit=lit), 20, 30, art=PICTURES)
        panel = Rect(rect.x, rect.y + half * rect.height // 2, rect.width, rect.height // 2)
        return sum(paper.surface.get_at((panel.x + panel.width // 2, panel.y + 18))[:3])

    assert brightness(0, 0) > brightness(1, 0)
    assert brightness(1, 1) > brightness(0, 1)


def test_twelve_ships_are_counted_by_a_badge_and_three_by_eye() -> None:
    assert painted(ShipStackLook("blue", 12), 16, 18)[0].words == "12"
    assert painted(ShipStackLook("blue", 3), 16, 18)[0].words == ""
    assert painted(ShipStackLook("blue", 3, badge=True), 16, 18)[0].words == "3"


@pytest.mark.parametrize("colour", SEATS)
def test_white_numerals_stand_out_from_every_band(colour: str) -> None:
    for band in (seat_band(colour), *BANDS.values()):
        assert contrast(band.low, WHITE) >= 4.5
        assert contrast(band.top, WHITE) >= 2.4


def test_compounds_are_broken_between_their_parts() -> None:
    assert [word[:place] for word in ["Sonneneruption"] for place in syllables(word)] == ["Sonnen"]
    assert hyphenated("Generalüberholung", "heavy", 20, 110).split()[0] == "General-"


@Both
def test_listed_breaks_are_those_of_words_on_cards(language: str) -> None:
    names = [
        part.name
        for kind, rows in (("alien", pieces.ALIENS), ("envoy", [row.id for row in pieces.ENVOYS]))
        for key in rows
        for part in (
            printed("duel", kind, key, language),
            *printed("duel", kind, key, language).parts["ability"],
        )
    ]
    for row in pieces.DESTINY:
        on_card = printed("duel", "destiny", row.id, language)
        names += [on_card.name, *(part.name for part in on_card.parts.get("prize", []))]
    for kind, keys in (
        ("plan", [row.id for row in pieces.PLANS]),
        ("reinforcement", [row.id for row in pieces.REINFORCEMENTS]),
        ("planet", [row.id for row in pieces.PLANETS]),
    ):
        names += [printed("duel", kind, key, language).name for key in keys]
    words = " ".join(names)
    listed = catalogue(language).say("look.breaks").replace("|", "").split()
    assert [word for word in listed if word not in words] == []


@pytest.mark.parametrize("page", [0, len(PAGES) - 1])
def test_a_page_of_the_contact_sheet_can_be_drawn(page: int) -> None:
    ui = a_ui((320, 240), "de")  # small, so that it is drawn quickly
    picture = draw(LookSheet(ui, page), ui)
    assert any(picture.get_at((x, 12))[:3] != SPACE for x in range(0, 320, 3))
