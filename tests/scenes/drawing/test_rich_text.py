"""How sentences are broken into lines."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.drawing.rich_text import BODY, BUTTON, CAPTION, break_lines, plain, rendered, width_of
from scenes.shell.outside_text import literal, visible
from tests.support.screen.headless import a_canvas, a_ui

HOSTILE = [
    "\0",
    "a\0b",
    "\u200b",
    "\ufeff",
    "\u2060",
    "\xad",
    "\u202e",
    "\ud800",
    "x\udfffy",
    "\u0301",
    "\x07\x1b[31m",
    "\ufffe",
    "\U0001f680",
    "{icon:nothing}",
    "{icon:nothing}\u200b{icon:x}",
    "**\0**",
    "[term:warp|\u200b]",
    "{icon:" + "n" * 5000 + "}",
    "",
    " ",
    "\n\n",
]


def lines(text: str, width: int) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in break_lines(text, "body", 16, width).lines]


def test_a_full_stop_stays_with_its_link() -> None:
    text = "A duel begins on [face:planet_01|Rust Orchard]."
    for width in range(60, 400, 3):
        assert not [line for line in lines(text, width) if line.startswith(".")], width


def test_a_link_stands_as_far_from_the_word_before_it_as_any_other() -> None:
    before = "You settle it planet by planet, card by card, ship by ship and then "
    laid = break_lines(f"{before}[term:planet|planet]", "body", 16, 2000)
    link = laid.lines[0].runs[-1]
    assert link.link == "term:planet"
    assert link.x == width_of(before, "body", 16)


def test_no_line_is_wider_than_its_room() -> None:
    text = (
        "Some **bold words** and [term:warp|links] and {icon:ship} icons in a sentence of many short words."
    )
    for width in range(90, 500, 7):
        assert all(line.width <= width for line in break_lines(text, "body", 16, width).lines)


@pytest.mark.parametrize("style", [BODY, CAPTION, BUTTON], ids=lambda style: style.font)
@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_every_text_can_be_drawn(text: str, style: object) -> None:
    """On cards of one's own anything may be printed: what no font draws is left out."""
    canvas = a_canvas(a_ui())
    assert isinstance(style, type(BODY))
    canvas.text(text, Rect(0, 0, 200, 60), style)
    canvas.letters(text, (0, 0), style, 16)


def test_what_no_font_draws_takes_no_room() -> None:
    for text in ("\0", "\u200b", "\ufeff", "\u2060", "\ud800", "\xad"):
        assert width_of(f"a{text}b", "body", 16) == width_of("ab", "body", 16)
        assert rendered(text, "body", 16, BODY.colour).get_width() == 0


def test_an_unknown_icon_is_drawn_as_nothing() -> None:
    for text in ("{icon:nothing}", "{icon:" + "n" * 5000 + "}"):
        assert break_lines(f"a{text}b", "body", 16, 200) == break_lines("ab", "body", 16, 200)
    assert break_lines("a{icon:ship}b", "body", 16, 200).width > break_lines("ab", "body", 16, 200).width


@pytest.mark.parametrize(
    "text", ["{icon:ship}", "**bold**", "*x*", "[term:warp|the warp]", "{0} {name}", "a [b] c", "***"]
)
def test_markup_from_outside_is_read_as_it_is_written(text: str) -> None:
    [line] = break_lines(f"**{literal(text)}**", "body", 16, 2000).lines
    assert [(run.icon, run.link) for run in line.runs] == [("", "")]
    assert width_of(line.runs[0].text, "bold", 16) == width_of(text, "bold", 16)
    assert plain(f"[term:warp|{literal(text)}]") == text
    assert literal(literal(text)) == literal(text)


def test_a_text_from_outside_is_one_line_of_what_can_be_seen() -> None:
    assert literal(" a\nb\t\u200bc\0 ") == "a b c"
    assert literal("no \udcff UTF-8") == "no ? UTF-8"
    assert literal("M" * 50_000, 20) == "M" * 19 + "…"
    assert visible("Mi\u2060a ") == "Mia "
