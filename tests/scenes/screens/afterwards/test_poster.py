"""The chronicle of a match on one page: on the screen, as HTML and as a picture that holds the match."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.saves.picture import save_in
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from scenes.screens.afterwards.looking_back import LookingBackScene
from scenes.screens.afterwards.poster import OVER_TIME, Poster, PosterScene
from scenes.screens.afterwards.poster_words import TITLES
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.game_table import game_table
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import PSEUDO, a_ui
from tests.support.screen.walking import HANDS, SIZES, press, rest, said, show, top, wrong_anywhere
from tests.support.screen.window_sizes import windows

COLOURS = ("orange", "blue", "white", "green")


@lru_cache
def played_out(name: str) -> Match[Any]:
    match, dice = game.new_match(name, 1), Random(1)
    while waiting := match.waiting():
        prompt = dice.choice(waiting)
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return match


def over(name: str) -> Session:
    match = played_out(name).clone()
    players = [Participant(f"<b>P{seat}&", COLOURS[seat]) for seat in range(match.table.seats)]
    return Session(match, players)


def kept(ui: Ui, ending: str) -> Path:
    (file,) = ui.folders.pictures.glob(f"*-chronicle{ending}")
    return file


@pytest.mark.parametrize("hand", HANDS)
def test_the_page_is_kept_in_both_forms(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session = over("duel")
    show(ui, LookingBackScene(ui, session))
    press(ui, "poster", hand)
    rest(ui)
    assert isinstance(top(ui), PosterScene)
    assert said(ui, "Turning points")
    press(ui, "html", hand)
    press(ui, "png", hand)
    assert kept(ui, ".html").stat().st_size > 10_000
    loaded = game.load(save_in(kept(ui, ".png").read_bytes()))
    assert loaded.match.digest() == session.match.digest()


@pytest.mark.parametrize("name", game.GAMES)
def test_the_web_page_needs_nothing_but_itself_and_speaks_every_language(name: str) -> None:
    ui = a_ui()
    page = Poster(ui, over(name)).as_html().decode()
    assert "://" not in page
    assert not re.search(r"<(script|link|iframe|img)|\b(src|href|srcset)=|@import", page)
    assert set(re.findall(r"url\(([^:)]*):", page)) == {"data"}
    assert page.count("background-image") >= OVER_TIME
    assert "<b>P0" not in page  # names are no markup
    assert "&lt;b&gt;P0&amp;" in page
    for language in LANGUAGES:
        section = page.partition(f'<section class="{language}"')[2].partition("</section>")[0]
        assert catalogue(language).say("poster.over_time") in section
    assert 'id="en" checked' in page


def test_the_readers_language_comes_first() -> None:
    page = Poster(a_ui(language="de"), over("duel")).as_html().decode()
    assert 'id="de" checked' in page
    assert page.startswith('<!DOCTYPE html>\n<html lang="de">')


def test_the_pictures_show_what_everybody_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.table.leaving import picture_at_once

    views: list[object] = []

    def watched(ui: Ui, session: Session, view: Any, size: tuple[int, int]) -> Any:
        views.append(view)
        return picture_at_once(ui, session, view, size)

    monkeypatch.setattr("scenes.screens.afterwards.poster.picture_at_once", watched)
    poster = Poster(a_ui(), over("cosmic"))
    poster.paint_all()
    assert views == [poster.past.view(moment, NOBODY) for moment in poster.moments]


@pytest.mark.parametrize("name", game.GAMES)
def test_a_title_goes_to_whoever_leads_alone(name: str) -> None:
    ui = a_ui()
    poster = Poster(ui, over(name))
    report = poster.report
    words = {catalogue("en").say(key) for key in TITLES}
    expected = sum(
        word in words and max(values) > 0 and values.count(max(values)) == 1
        for word, numbers in report.rows
        for values in [[int(number) for number in numbers]]
    )
    assert len(poster.words.titles) == expected


def test_every_title_is_for_something_that_is_counted() -> None:
    counted = {word for name in game.GAMES for word, _ in game_table(name).report(over(name), "en").rows}
    assert {catalogue("en").say(key) for key in TITLES} <= counted


def on_the_page(ui: Ui) -> list[Scene]:
    scene = PosterScene(ui, over("cosmic"))
    scene.poster.paint_all()
    return [scene]


@pytest.mark.parametrize(("size", "language"), windows(SIZES[:3], ["en", "de", PSEUDO]))
def test_the_page_fits(size: tuple[int, int], language: str) -> None:
    assert wrong_anywhere(on_the_page, size, language) == []
