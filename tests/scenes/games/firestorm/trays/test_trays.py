"""Trays and their words: what is chosen lies beside the own planets, never over them."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from game.firestorm.prompts import ChooseOption
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.trays.choices import choice_words
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from tests.support.firestorm.matches import watching
from tests.support.firestorm.questions import KINDS, asked
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of
from tests.support.screen.views import as_table
from tests.support.screen.window_sizes import a_window, at_question, is_touch

PLANETS = ["pl_dawnlight_station", *["pl_kelmar", "pl_ossun", "pl_havarra", "pl_sarrin"] * 2]


def trays(table: TableScene) -> list[Rect]:
    table.refresh()
    return [widget.rect for widget in table.root.walk() if isinstance(widget, TraySlot)]


def own_planets(table: TableScene) -> list[Rect]:
    """The middle parts of one's own planets: edges may be touched."""
    view, seen = as_table(FirestormTable, table.view), table.watching()
    planets = {f"card:{card}" for card in view.own(seen.seat, view.players[seen.seat].planets)}
    laid = [placed.rect for placed in table.table.picture(view, seen) if placed.id in planets]
    return [rect.inflate(-rect.width // 4, -rect.height // 4) for rect in laid]


# Planets are not in sight while ships are arranged, and not in a combat.
OUT_OF_SIGHT = {
    "Arrange", "AssignDefender", "ChooseAdvance", "ChooseDefender", "ChooseDefenders", "ChooseGroup",
    "ChooseSpecialTarget", "DealDamage", "FlyInFormation", "FormUp", "Locate", "SpendStones", "UseSpecial",
    "UseTractorBeam",
}  # fmt: skip


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in OUT_OF_SIGHT])
def test_no_tray_covers_the_own_planets(kind: str) -> None:
    table = at_question(asked().fullest(kind).session(), a_window((1280, 720), "de"))
    assert as_table(FirestormTable, table.view).combat is None
    planets = own_planets(table)
    assert planets
    assert [tray for tray in trays(table) if tray.collidelist(planets) >= 0] == []


def many_targets() -> Match[Any]:
    """A ship of four seats is aimed at: three of them fight, all the others lie nowhere on the stage."""
    far = [{"ships": ["gr_light_cruiser"] * 4, "planets": ["pl_kelmar"]} for _ in range(2)]
    lancer = {"card": "ki_lancer", "gear": ["gr_shield_booster"] * 2}
    spec = {
        "seats": [
            {
                "ships": [lancer, "ki_storm_cruiser", *["lft_pathfinder_scout"] * 3],
                "planets": ["pl_kelmar"], "hand": ["gr_burst_fire"], "ep": 5,
            },
            *far,
            {"ships": ["gr_courier_boat"], "planets": ["pl_havarra"]},
        ],
        "combat": {
            "planet": "3:pl_havarra", "formations": [[0, 1]], "defenders": [0], "blocks": [0], "step": "kep3",
        },
    }  # fmt: skip
    match = Match(GAME, GAME.arrange(spec), Beginning(0, {"scenario": spec}))
    prompt = match.waiting()[0]
    match.answer(0, next(said for said in prompt.options(match.view(0)) if said.startswith("play")))
    return match


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2048, 1536)])
def test_every_target_can_be_touched_however_many_lie_in_the_tray(size: tuple[int, int]) -> None:
    hands = "finger" if is_touch(size) else "mouse"
    desk = seated(many_targets(), hands=hands, language="de", size=size)
    table = table_of(desk)
    assert table.builder is not None
    assert type(table.builder.prompt).__name__ == "ChooseTarget"
    assert len(table.builder.handles) == 14
    (tray,) = trays(table)
    for handle in table.builder.handles:
        piece = desk.find(handle.piece or "")
        assert piece is not None
        desk.spot(piece)  # raises if something lies over it
    assert table.spots.table.contains(tray)


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_or_two_cards_are_drawn_by_buttons_that_say_so(language: str) -> None:
    table = at_question(asked().fullest("DrawCards").session(), a_window((1280, 720), language))
    table.refresh()
    words = [
        widget.name
        for widget in table.root.walk()
        if isinstance(widget, Button) and widget.key.startswith("number:")
    ]
    assert words[:2] == (
        ["Draw 1 card", "Draw 2 cards"] if language == "en" else ["1 Karte ziehen", "2 Karten ziehen"]
    )
    (tray,) = trays(table)
    assert tray.height < table.spots.table.height // 6  # a strip on the line between the players


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_button_of_a_tray_answers(hands: str) -> None:
    match = arranged({"planets": PLANETS, "deck": ["gr_courier_boat"] * 6}, phase="build_2")
    while type(match.waiting()[0]).__name__ != "DrawCards":
        prompt = match.waiting()[0]
        match.answer(prompt.seat, prompt.options(match.view(prompt.seat))[0])
    desk = seated(match, hands=hands)
    give(desk, "number 2", hands)
    drawn = table_of(desk).session.match.decisions[-1]
    assert (drawn.seat, drawn.answer) == (0, "number 2")


# --- what an effect of several can do


def offered(match: Match[Any], card: int, die: int = 0) -> list[str]:
    """What a card offers to choose from, after a die if it rolls one."""
    question = ChooseOption(0, listed=("choice 0", "choice 1"), card=card)
    seen = watching(0, 2, question=question, die=die)
    return [choice_words(number, match.view(0), seen) for number in (0, 1)]


def test_choices_after_a_die_are_those_of_its_row() -> None:
    planet = {"card": "pl_kelmar", "gear": ["gg_smugglers_port"]}
    match = arranged({"color": "violet", "planets": [planet]})
    port = card_of(match, 0, "gg_smugglers_port", "gear")
    assert offered(match, port, 3) == ["1 TP", "1 EP"]
    assert offered(match, port, 6) == ["2 TP", "2 EP"]


def test_abilities_to_choose_from_are_named() -> None:
    match = arranged({"others": [{"card": "lft_morph_crystal", "on": 0}]})
    crystal = card_of(match, 0, "lft_morph_crystal", "others")
    assert offered(match, crystal) == ["Locator (class 2)", "Formation flight"]
