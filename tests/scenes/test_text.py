"""How sentences are broken into lines."""

from __future__ import annotations

from scenes.text import lay, width_of


def lines(text: str, width: int) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in lay(text, "body", 16, width).lines]


def test_a_full_stop_stays_with_its_link() -> None:
    text = "A duel begins on [face:planet_01|Rust Orchard]."
    for width in range(60, 400, 3):
        assert not [line for line in lines(text, width) if line.startswith(".")], width


def test_a_link_stands_as_far_from_the_word_before_it_as_any_other() -> None:
    before = "You settle it planet by planet, card by card, ship by ship and then "
    laid = lay(f"{before}[term:planet|planet]", "body", 16, 2000)
    link = laid.lines[0].runs[-1]
    assert link.link == "term:planet"
    assert link.x == width_of(before, "body", 16)


def test_no_line_is_wider_than_its_room() -> None:
    text = (
        "Some **bold words** and [term:warp|links] and {icon:ship} icons in a sentence of many short words."
    )
    for width in range(90, 500, 7):
        assert all(line.width <= width for line in lay(text, "body", 16, width).lines)
