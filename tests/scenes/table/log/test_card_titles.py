"""Names of cards are not inflected: in German sentences they stand in quotation marks, as titles."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.core.texts import catalogue
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.reactions.windows import announced
from scenes.session.story import EVERYTHING
from scenes.table.game_table import LogLine, game_table
from scenes.tools.shots_tables import session_after
from tests.support.cosmic.matches import new_match, watching

LINK = re.compile(r"\[face:([\w.]+)\|[^\]]*\]")
PLAIN = re.compile(r"(^|: |\(|^\d+\.\s+|[Aa]uf |[Nn]ach |[Vv]on |um )$")
GAMES = {"duel": 80, "cosmic": 150}  # how many decisions are looked at


@cache
def told(game: str, language: str) -> list[LogLine]:
    return game_table(game).lines(session_after(game, 2, GAMES[game]), EVERYTHING, language)


def bare(text: str) -> list[str]:
    """What stands before the names in a line that are in no quotation marks."""
    before = [text[: found.start()] for found in LINK.finditer(text)]
    return [words for words in before if not words.endswith("„")]


@pytest.mark.parametrize("game", GAMES)
def test_in_a_german_line_a_card_is_a_title(game: str) -> None:
    """A bare name is a heading, a cause before a colon, what follows one, a source in brackets, a planet."""
    texts = [line.text for line in told(game, "de")]
    assert sum("„[face:" in text for text in texts) > 5
    for text in texts:
        assert not [before for before in bare(text) if not PLAIN.search(before)], text


@pytest.mark.parametrize("game", GAMES)
def test_an_english_line_needs_no_marks(game: str) -> None:
    assert not [line.text for line in told(game, "en") if "“[face:" in line.text or "„" in line.text]


def test_the_prompt_bar_names_cards_and_powers_in_the_same_way() -> None:
    view = new_match(2, 5).table
    card = next(card for card in range(len(view.faces)) if view.id_of(card) == "cosmic_zap")
    for event, name in ((CardPlayed(0, card), "Kosmischer Zap"), (PowerUsed(0, "zombie"), "Zombies")):
        assert f"„{name}“" in plain(announced(event, view, watching(0, language="de")))
        assert "“" not in announced(event, view, watching(0))


def test_a_hint_names_what_a_captain_would_do_after_a_colon() -> None:
    assert ": {what}" in catalogue("de").entries["table.hint_why"].forms[0]
