"""Looks at a table beside which the coach speaks: what lies over what, and who sees what."""

from __future__ import annotations

from game.core.table import Seat
from scenes.table.board.piece_node import PieceNode
from scenes.table.scene import TableScene
from scenes.widgets.scroll import Scroll
from tests.support.screen.audit import audit, hidden


def look_beside_coach(table: TableScene, seat: Seat) -> None:
    """What the coach says is seen at once, lies over nothing that can be used, and tells no secret."""
    table.refresh()
    assert table.look().view == table.session.match.view(seat)
    coach, words = table.root.find("lesson"), table.root.find("lesson.scroll")
    assert coach is not None
    assert isinstance(words, Scroll)
    assert not words.overflows, "what the coach says must be scrolled"
    usable = [node.rect for node in table.root.walk() if isinstance(node, PieceNode) and node.legal]
    covered = [rect for rect in usable if coach.rect.colliderect(rect.clip(table.spots.table))]
    assert not covered, f"the coach lies over {covered}"


def faults_of(table: TableScene) -> list[str]:
    """What is laid out badly; what cannot be used now on a map may be small, or out of sight."""
    nodes = [node for node in table.root.walk() if isinstance(node, PieceNode)]
    far = [node.key for node in nodes if node.placed.within and not node.legal]
    borne = tuple(f"piece {key!r} {fault}" for key in far for fault in ("is too small", "leaves the window"))
    found = [*audit(table, table.ui, prints=False), *hidden(table)]
    return [fault for fault in found if not fault.startswith(borne)]
