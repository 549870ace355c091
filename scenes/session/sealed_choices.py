"""What a seat knows alone, and what it has laid down in secret: the match knows it, so a save does, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.match import Branch, Match

if TYPE_CHECKING:
    from game.core.history import Decision
    from game.core.prompts import Prompt
    from game.core.table import Seat, Table

Laid = tuple[tuple[str, str], ...]  # pieces, and the places where they lie


def keeps_secrets(match: Match[Any], seat: Seat) -> bool:
    """True if a seat knows what others do not, or chooses in secret: a curtain falls before it looks."""
    table = match.table
    if any(branch.seat == seat for branch in match.branches):
        return True
    return any(mask >> seat & 1 and mask != table.everyone for mask in table.seen)


def laid_in_secret(match: Match[Any], seat: Seat, view: Table) -> Laid:
    """The pieces of a seat's own answers that wait for those of others, as its view has them."""
    branch = next((branch for branch in match.branches if branch.seat == seat), None)
    if branch is None:
        return ()
    since = match.decisions[match.keyframes[-1].taken :]
    own = [decision for decision in since if decision.seat == seat]
    for count in range(len(own) + 1):  # the last ones that lead from the first question to the present one
        given = own[len(own) - count :]
        asked = _asked(branch, given)
        if asked is not None:
            pairs = zip(asked, given, strict=True)
            return tuple(laid for prompt, decision in pairs for laid in _laid(prompt, decision, view))
    return ()


def _asked(branch: Branch, given: list[Decision]) -> list[Prompt[Any]] | None:
    """The questions that these answers belong to; None if they do not lead to where the branch is."""
    twin, asked = Branch(branch.seat, branch.part), []
    for decision in given:
        prompt = twin.prompt
        if prompt is None or type(prompt).__name__ != decision.asked:
            return None
        asked.append(prompt)
        twin.send(decision.answer)
    return asked if twin.prompt == branch.prompt else None


def _laid(prompt: Prompt[Any], decision: Decision, view: Table) -> Laid:
    """The piece that was laid at a place for an answer, if one was."""
    ways = [handle for handle in prompt.handles(view) if handle.answer == decision.answer]
    return tuple((way.piece, way.place) for way in ways if way.piece and way.place)[:1]
