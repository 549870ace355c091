"""Every question of Eclipse and Firestorm at its table, in any size, in both languages, by any hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.core.texts import LANGUAGES
from scenes.table.board.piece_node import PieceNode
from scenes.table.regions import Fixed
from scenes.table.scene import TableScene
from scenes.widgets.boxes import Layers
from tests.support.eclipse import questions as eclipse
from tests.support.firestorm import questions as firestorm
from tests.support.screen.corners import asked_at, check
from tests.support.screen.hands import HANDS
from tests.support.screen.positions import Positions, by_hand
from tests.support.screen.window_sizes import SIZES, SOME, a_window, at_question, table_faults

ASKED: dict[str, Callable[[], Positions]] = {"eclipse": eclipse.asked, "firestorm": firestorm.asked}


class Kind(NamedTuple):
    """A kind of question of one of the games."""

    game: str
    prompt: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.prompt}"


KINDS = {"eclipse": eclipse.KINDS, "firestorm": firestorm.KINDS}
EVERY = [Kind(game, prompt, number) for game in KINDS for number, prompt in enumerate(KINDS[game])]
EveryKind = pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.name)


# --- the action corner


def check_corner(kind: Kind, number: int) -> None:
    """At one of the positions in which a question is asked; the languages take turns."""
    question = list(ASKED[kind.game]().of_kind(kind.prompt))[number]
    check(asked_at(question.session(), LANGUAGES[(kind.number + number) % 2]))


@EveryKind
def test_the_corner_tells_the_truth(kind: Kind) -> None:
    """At one position for each kind of question; the slow run looks at up to three."""
    check_corner(kind, 0)


@pytest.mark.slow
@EveryKind
def test_the_corner_tells_the_truth_at_other_positions(kind: Kind) -> None:
    for number in range(1, min(3, len(list(ASKED[kind.game]().of_kind(kind.prompt))))):
        check_corner(kind, number)


# --- what lies where


def buried(table: TableScene) -> list[str]:
    """Pieces of the own board that can be used and lie under a tray beside it."""
    laid = next(part for part in table.root.walk() if isinstance(part, Layers))
    board, tray = (
        table.board,
        next((part for part in laid.children[1:2] if not isinstance(part, Fixed)), None),
    )
    if board is None or tray is None:
        return []
    nodes = [node for node in board.children if isinstance(node, PieceNode) and node.legal]
    beside = [node for node in nodes if table.spots.hand.contains(node.rect)]
    return [f"{node.key} lies under the tray" for node in beside if tray.at(node.rect.center)]


def outside(table: TableScene) -> list[str]:
    """Pieces of the table that leave it: only the hand may end below the window."""
    slack = 2 * table.ui.mm(3)
    room = table.spots.table.inflate(slack, slack)
    board = table.board
    assert board is not None
    nodes = [node for node in board.children if isinstance(node, PieceNode)]
    laid = [node for node in nodes if not node.placed.rect.colliderect(table.spots.hand)]
    return [
        f"{node.key} leaves the table: {tuple(node.placed.rect)}"
        for node in laid
        if not room.contains(node.placed.rect)
    ]


BESIDES = {"eclipse": buried, "firestorm": outside}
OVER_HAND = {"eclipse"}  # trays may lie over the own board there


def faults(kind: Kind, size: tuple[int, int], language: str) -> list[str]:
    table = at_question(ASKED[kind.game]().fullest(kind.prompt).session(), a_window(size, language))
    return table_faults(table, over_hand=kind.game in OVER_HAND, more=BESIDES[kind.game])


@EveryKind
def test_a_question_is_laid_out_well(kind: Kind) -> None:
    """Nothing is cut or out of reach, at one size and in one language; the slow run looks at all."""
    size, language = SOME[kind.number % len(SOME)]
    assert faults(kind, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@EveryKind
def test_any_question_is_laid_out_well(kind: Kind, size: tuple[int, int], language: str) -> None:
    assert faults(kind, size, language) == []


# --- answers


@pytest.mark.parametrize(("kind", "hands"), by_hand(EVERY))
def test_a_question_is_answered_by_hand(kind: Kind, hands: str) -> None:
    """With each verb by which it can be answered; the slow run tries more answers, and all hands."""
    ASKED[kind.game]().answer_by_hand(kind.prompt, hands, 1)


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
@EveryKind
def test_a_question_is_answered_in_several_ways(kind: Kind, hands: str) -> None:
    ASKED[kind.game]().answer_by_hand(kind.prompt, hands, 2)
