"""The set-up of a match: seats, colours, aliens, and what the start button promises."""

from __future__ import annotations

import pytest

import game
from game.arena.estimates import Estimate
from game.arena.fairness import Fairness, known
from game.arena.mixes import mixes
from game.core.texts import catalogue
from game.cosmic import pieces as cosmic_pieces
from game.duel.setup import FIRST_ALIENS
from scenes.drawing.theme import SEATS
from scenes.games.duel import lobby_variants
from scenes.screens.lobby.opponents import opponent
from scenes.screens.lobby.scene import LobbyScene, variants_of
from scenes.screens.lobby.seat_setup import COLOURS
from scenes.screens.menu.scene import MenuScene
from scenes.session.participants import PERSON
from scenes.shell.settings import read
from scenes.table.way_card import WayCard
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from tests.support.screen.audit import audit
from tests.support.screen.headless import a_ui, focus_on, press_key, tap_on, type_text
from tests.support.screen.walking import (
    HANDS,
    LANGUAGES,
    SIZES,
    lowest_table,
    press,
    show,
    texts_of,
    top,
    wrong_anywhere,
)
from tests.support.screen.window_sizes import windows


def lobby(ui: Ui, *, advanced: bool = False) -> LobbyScene:
    scene = LobbyScene(ui)
    scene.advanced = advanced
    show(ui, scene)
    return scene


def crowded(ui: Ui) -> list[Scene]:
    """As much as there can be on the page."""
    scene = LobbyScene(ui)
    scene.advanced = True
    scene.places[0].name = "Sophie-Charlotte Ann"
    return [scene]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_in_the_lobby(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(crowded, size, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_bots_fit_as_well(language: str) -> None:
    def two_bots(ui: Ui) -> list[Scene]:
        ui.settings.seats = ["captain", "random"]
        ui.settings.options = {"aliens": "first"}
        return [LobbyScene(ui)]

    assert wrong_anywhere(two_bots, (1280, 720), language) == []


@pytest.mark.parametrize("hand", HANDS)
def test_a_match_can_be_set_up_and_started(hand: str) -> None:
    """With a name, another colour, a person in the other seat, and random aliens."""
    ui = a_ui(touch=hand == "finger")
    scene = lobby(ui)
    name_seat(ui, scene, hand)
    choose(ui, "seat.1.who", "person", hand)
    choose(ui, "seat.0.colour", "yellow", hand)
    press(ui, "aliens.random", hand)
    press(ui, "start", hand)
    session = lowest_table(ui).session
    assert [player.kind for player in session.players] == [PERSON, PERSON]
    assert [player.colour for player in session.players] == ["yellow", "blue"]
    assert session.players[0].name.lower() == "mia"
    assert all(session.match.table.aliens)
    assert list(ui.folders.saves.glob("*.starboard"))


def name_seat(ui: Ui, scene: LobbyScene, hand: str) -> None:
    if hand == "keys":
        focus_on(scene, "seat.0.name")
        type_text(scene, "Mia")
    elif hand == "mouse":
        tap_on(scene, "seat.0.name")
        type_text(scene, "Mia")
    else:
        tap_on(scene, "seat.0.name", touch=True)
        scene.refresh()
        for letter in "mia":
            tap_on(scene, f"keys.{letter}", touch=True)
        tap_on(scene, "keys.done", touch=True)
    ui.stack.settle()


def choose(ui: Ui, key: str, value: str, hand: str) -> None:
    """Go to an answer of a choice: with the arrow keys, or by pressing it."""
    if hand != "keys":
        press(ui, f"{key}.{value}", hand)
        return
    scene = top(ui)
    for _ in range(9):
        choice = focus_on(scene, key)
        if getattr(choice, "value", "") == value:
            return
        press_key(scene, "left" if key.endswith("who") else "right")
    raise AssertionError(f"{key} never becomes {value}")


def test_the_seats_always_have_different_colours() -> None:
    ui = a_ui()
    scene = lobby(ui)
    assert [place.colour for place in scene.places] == ["orange", "blue"]
    tap_on(scene, "seat.0.colour.blue")
    assert [place.colour for place in scene.places] == ["blue", "orange"]
    for colour in COLOURS:
        scene.refresh()
        tap_on(scene, f"seat.1.colour.{colour}")
        assert scene.places[1].colour == colour
        assert scene.places[0].colour != colour


def test_every_colour_shows_its_pattern_and_its_glyph() -> None:
    ui = a_ui()
    scene = lobby(ui)
    assert sorted(COLOURS) == sorted(SEATS)
    shown = texts_of(ui)
    assert {f"pieces/medallion_{colour}" for colour in COLOURS} <= set(shown)
    assert f"pieces/saucer_{scene.places[0].colour}" in shown


@pytest.mark.parametrize("way", lobby_variants.WAYS)
def test_every_way_to_get_aliens_is_one_that_the_rules_know(way: str) -> None:
    options = lobby_variants.options(way, ["", "", ""], 5)
    match = game.new_match("duel", 5, options=options)
    asked = [type(prompt).__name__ for prompt in match.waiting()]
    assert all(match.table.aliens) == (way in ("random", "first"))
    assert asked
    if way == "first":
        assert match.table.aliens == FIRST_ALIENS


def test_envoys_can_be_asked_for_and_the_others_are_drawn() -> None:
    ui = a_ui()
    ui.settings.options = {"aliens": "dealt"}
    scene = lobby(ui, advanced=True)
    group = lobby_variants.GROUPS[1]
    tap_on(scene, f"envoy.{group}.more")
    assert isinstance(scene.variants, lobby_variants.DuelVariants)
    wanted = scene.variants.envoys[1]
    assert wanted in lobby_variants.envoys_of(group)
    scene.variants.aliens = "random"
    press(ui, "start", "mouse")
    table = lowest_table(ui).session.match.table
    called = [table.key(envoy.card) for envoy in table.envoys]
    assert wanted in called
    assert len(called) == len(lobby_variants.GROUPS)


def test_the_start_button_says_what_will_happen() -> None:
    ui = a_ui()
    scene = lobby(ui)
    scene.places[0].name = "Mia"
    tap_on(scene, "aliens.dealt")
    scene.refresh()
    start = scene.root.find("start")
    assert isinstance(start, Button)
    assert start.second == "Mia against Vesper (Novice), each keeps one of two aliens."
    tap_on(scene, "aliens.first")
    tap_on(scene, "seat.0.who.bot")
    scene.refresh()
    start = scene.root.find("start")
    assert isinstance(start, Button)
    assert start.text == catalogue("en").say("lobby.watch")
    assert start.second.startswith("Octavia (Novice) against Vesper (Novice), as in the rulebook")


def test_the_same_seed_deals_the_same_cards_and_overwrites_nothing() -> None:
    tables = []
    ui = a_ui()
    for _ in range(2):
        ui.stack.scenes.clear()
        scene = lobby(ui, advanced=True)
        scene.seeds.typed, scene.variants.aliens = 77, "random"
        press(ui, "start", "mouse")
        tables.append(lowest_table(ui).session.match.digest())
    assert tables[0] == tables[1]
    assert len(list(ui.folders.saves.glob("*.starboard"))) == 2


def test_the_seed_takes_digits_only_and_can_be_drawn_anew() -> None:
    ui = a_ui()
    scene = lobby(ui, advanced=True)
    focus_on(scene, "seed")
    press_key(scene, "a", control=True)
    type_text(scene, "4x2")
    scene.refresh()
    assert scene.seeds.typed == 42
    tap_on(scene, "new_seed")
    assert scene.seeds.typed is None


def test_the_last_choices_are_remembered() -> None:
    ui = a_ui()
    scene = lobby(ui)
    scene.places[0].name = "Mia"
    for key in ("seat.1.level.captain", "seat.0.colour.red", "aliens.free"):
        scene.refresh()
        tap_on(scene, key)
    press(ui, "start", "mouse")
    kept, told = read(ui.folders.config)
    assert told is None
    ui.settings = kept
    again = LobbyScene(ui)
    assert [(place.kind, place.name, place.colour) for place in again.places] == [
        (PERSON, "Mia", "red"),
        ("captain", "", "blue"),
    ]
    assert again.variants.aliens == "free"


def test_strange_settings_give_a_usual_lobby() -> None:
    ui = a_ui()
    ui.settings.seats = ["admiral", PERSON]
    ui.settings.colours = ["pink", "pink"]
    ui.settings.players = ["one"]
    ui.settings.options = {"aliens": ["swarm"], "envoys": 7}
    scene = LobbyScene(ui)
    assert [place.kind for place in scene.places] == [PERSON, "novice"]
    assert len({place.colour for place in scene.places}) == 2
    assert isinstance(scene.variants, lobby_variants.DuelVariants)
    assert scene.variants.aliens == "first"
    assert scene.variants.envoys == ["", "", ""]


def test_escape_leaves_the_field_first_and_then_the_lobby() -> None:
    ui = a_ui()
    menu = show(ui, MenuScene(ui))
    press(ui, "new_game", "mouse")
    scene = top(ui)
    focus_on(scene, "seat.0.name")
    press_key(scene, "escape")
    ui.stack.settle()
    assert top(ui) is scene
    press_key(scene, "escape")
    ui.stack.settle()
    assert top(ui) is menu


# --- a first game, and who one plays against


@pytest.mark.parametrize("name", game.GAMES)
def test_a_newcomer_starts_a_first_game_with_one_press(name: str) -> None:
    ui = a_ui()
    scene = LobbyScene(ui, name)
    show(ui, scene)
    cards = [widget for widget in scene.root.walk() if isinstance(widget, WayCard)]
    assert cards[0].selected
    assert "Start here" in cards[0].name
    press(ui, "start", "mouse")
    assert lowest_table(ui).session.match.waiting()


def test_a_first_game_of_cosmic_encounter_has_easy_aliens_and_no_flares() -> None:
    options = variants_of("cosmic")({}).options(5, 3)
    table = game.new_match("cosmic", 5, 3, options).table
    dealt = table.named(card for sheets in table.sheets for card in sheets)
    assert {cosmic_pieces.ALIENS[alien].skill for alien in dealt} == {"green"}
    assert not table.rules.flares


@pytest.mark.parametrize("name", game.GAMES)
def test_bots_have_names_and_faces(name: str) -> None:
    ui = a_ui()
    scene = LobbyScene(ui, name)
    show(ui, scene)
    bots = [seat for seat, place in enumerate(scene.places) if place.kind != PERSON]
    names = [player.name for player in scene.players()]
    assert [names[seat] for seat in bots] == [opponent(seat).name for seat in bots]
    assert len(set(names)) == len(names)
    shown = texts_of(ui)
    assert {opponent(seat).art for seat in bots} <= set(shown)
    assert all(opponent(seat).name in shown for seat in bots)


@pytest.mark.parametrize("name", game.GAMES)
def test_a_large_screen_is_used(name: str) -> None:
    ui = a_ui((3840, 2160))
    scene = LobbyScene(ui, name)
    show(ui, scene)
    assert scene.root.find("start").rect.right - scene.root.find("back").rect.x > 0.75 * ui.rect.width


@pytest.mark.parametrize("game", ["duel", "eclipse", "cosmic", "firestorm"])
def test_on_a_large_monitor_the_lobby_reaches_into_the_lower_third(game: str) -> None:
    ui = a_ui((3840, 2160), "de")
    scene = LobbyScene(ui, game)
    show(ui, scene)
    assert scene.root.find("start").rect.bottom > 0.8 * ui.rect.height
    assert audit(scene, ui) == []


# --- what bots found out about the mix


CLEAR = Estimate(0.61, 0.58, 0.64)


def note_of(ui: Ui) -> list[str]:
    return [
        widget.text for widget in top(ui).root.walk() if isinstance(widget, Label) and widget.key == "balance"
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", game.GAMES)
def test_the_lobby_says_how_fair_a_mix_is(name: str, language: str) -> None:
    ui = a_ui(language=language)
    scene = LobbyScene(ui, name)
    show(ui, scene)
    mix = known(name, scene.seats, scene.variants.options(1, scene.seats))
    assert mix is not None
    (said,) = note_of(ui)
    assert f" {mix.matches} " in said


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (Fairness("faction", faction="prime", share=CLEAR), "Prime won 61 of 100; even is 50."),
        (Fairness("order", 0, share=CLEAR), "whoever begins won 61 of 100; even is 50."),
        (Fairness("order", 1, share=CLEAR), "number 2 in turn order won 61 of 100; even is 50."),
        (Fairness("seat", 1, share=CLEAR), "seat 2 won 61 of 100; even is 50."),
    ],
)
def test_an_advantage_is_named(monkeypatch: pytest.MonkeyPatch, found: Fairness, told: str) -> None:
    ui = a_ui()
    scene = LobbyScene(ui, "duel")
    monkeypatch.setattr("scenes.screens.lobby.balance_note.verdict", lambda mix: found)
    show(ui, scene)
    (said,) = note_of(ui)
    assert said.endswith(f" matches: {told}")


def test_of_a_mix_that_nobody_has_tried_out_nothing_is_said() -> None:
    ui = a_ui()
    scene = LobbyScene(ui, "cosmic")
    scene.variants.aliens = "dealt"
    show(ui, scene)
    assert len(note_of(ui)) == 1
    press(ui, "rule.technology", "mouse")
    assert note_of(ui) == []


@pytest.mark.parametrize("name", game.GAMES)
def test_the_ways_of_the_lobby_are_the_mixes_of_the_arena(name: str) -> None:
    variants = variants_of(name)({})
    for seats in variants.seats:
        for mix, options in mixes(name, seats).items():
            variants.aliens = mix
            assert variants.options(1, seats) == options
