"""How one picture becomes the next: which pieces glide, come, go, and in which way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.table.stage.physics import Mover, drift, toss
from scenes.table.stage.piece import Look, PlacedPiece
from scenes.table.stage.tween import Glide, Pose, pose_of

CALM_MS = 120.0  # the longest fade for whoever wants little motion (docs/ux 4.14)
FADE = 0.6  # of the time, for what goes nowhere
DRIFT, TOSS, SWAP = "drift", "toss", "swap"
LANDED = 0.9  # the share of its flight after which a card belongs to its pile


class Piece:
    """A placed piece and, while it moves, its movement and what it looked like before."""

    def __init__(
        self, placed: PlacedPiece, glide: Glide | None = None, before: Look | None = None, until: float = 0.5
    ) -> None:
        self.placed, self.glide, self.before, self.until = placed, glide, before, until
        self.size_before: tuple[int, int] | None = None  # in which its look has been painted, if not in this

    @property
    def pose(self) -> Pose:
        return self.glide.pose if self.glide else pose_of(self.placed)

    @property
    def look(self) -> Look:
        """What is turned over shows its old side until it stands upright, a pile until a card lands."""
        if self.before is not None and self.glide and self.glide.share < self.until:
            return self.before
        return self.placed.look


class Arrival(NamedTuple):
    """The pieces of the next picture, and those that are not in it, on their way out."""

    pieces: dict[str, Piece]
    leaving: list[Piece]


def arrive(
    before: dict[str, Piece],
    picture: Sequence[PlacedPiece],
    ms: float,
    *,
    calm: bool = False,
    turns: frozenset[str] = frozenset(),
) -> Arrival:
    """From the pieces as they are to a picture, within a time; ``turns`` are turned over in any case."""
    return _fading(before, picture, ms) if calm else _Change(before, picture, ms, turns).arrival()


def _fading(before: dict[str, Piece], picture: Sequence[PlacedPiece], ms: float) -> Arrival:
    """Little motion: what changes fades where it was and appears where it is."""
    ms = min(ms, CALM_MS)
    pieces: dict[str, Piece] = {}
    leaving: list[Piece] = []
    for placed in picture:
        old = before.get(placed.id)
        if old is not None and _alike(old, placed):
            pieces[placed.id] = Piece(placed)
            continue
        end = pose_of(placed)
        pieces[placed.id] = Piece(placed, Glide(end._replace(alpha=0.0), end, ms))
        leaving += [_faded(old, ms)] if old else []
    leaving += [_faded(piece, ms) for name, piece in before.items() if name not in pieces]
    return Arrival(pieces, leaving)


def _alike(piece: Piece, placed: PlacedPiece) -> bool:
    """True if nobody could see a difference."""
    return piece.placed.look == placed.look and piece.placed[2:10] == placed[2:10]


def _faded(piece: Piece, ms: float) -> Piece:
    start = piece.pose
    return Piece(piece.placed, Glide(start, start._replace(alpha=0.0), ms))


class _Change:
    """One change of the picture, piece by piece."""

    def __init__(
        self, before: dict[str, Piece], picture: Sequence[PlacedPiece], ms: float, turns: frozenset[str]
    ) -> None:
        self.before, self.picture, self.ms, self.turns = before, picture, ms, turns
        there = {placed.id for placed in picture}
        self.gone = {name: piece for name, piece in before.items() if name not in there}
        self.drifting: list[Mover] = []

    def arrival(self) -> Arrival:
        pieces = {placed.id: self._towards(placed) for placed in self.picture}
        for mover, glide in zip(self.drifting, drift(self.drifting, self.ms), strict=True):
            pieces[mover.id].glide = glide
        leaving = [self._out(name, piece, pieces) for name, piece in self.gone.items()]
        return Arrival(pieces, leaving)

    # --- what is in the next picture

    def _towards(self, placed: PlacedPiece) -> Piece:
        old = self.before.get(placed.id)
        if old is None:
            return self._moved(placed, self._origin(placed))
        if placed.way == SWAP:
            return Piece(placed)
        turned = type(old.placed.look) is not type(placed.look) or placed.id in self.turns
        if old.glide is None and not turned and _alike(old, placed):
            return Piece(placed)
        start = old.pose
        if old.placed.width != placed.width:
            start = start._replace(scale=start.scale * old.placed.width / max(1, placed.width))
        piece = self._moved(placed, start, flip=turned)
        piece.before = old.placed.look if turned else None
        piece.size_before = old.placed.width, old.placed.height
        return piece

    def _moved(self, placed: PlacedPiece, start: Pose, *, flip: bool = False) -> Piece:
        end = pose_of(placed)
        if placed.way == DRIFT and (start.x, start.y) != (end.x, end.y):
            self.drifting.append(Mover(placed.id, start, end, placed.width))
        return Piece(placed, Glide(start, end, self.ms, flip=flip))

    def _origin(self, placed: PlacedPiece) -> Pose:
        """Where a new piece comes from; one from nowhere appears in its place."""
        source = self._source(placed.source)
        if source is None:
            return pose_of(placed)._replace(alpha=0.0)
        size = min(1.0, source.placed.width / max(1, placed.width))
        return source.pose._replace(scale=size, light=placed.light, alpha=float(placed.alpha), turn=1.0)

    def _source(self, names: str) -> Piece | None:
        """The first source that was there: "ship:0:*|ships:0" is a ship that has gone, else the stack."""
        for name in names.split("|"):
            if not name.endswith("*"):
                if name in self.before:
                    return self.before[name]
                continue
            found = next((gone for gone in reversed(self.gone) if gone.startswith(name[:-1])), None)
            if found is not None:
                return self.gone.pop(found)
        return None

    # --- what is not

    def _out(self, name: str, piece: Piece, pieces: dict[str, Piece]) -> Piece:
        """A piece goes to the pile that holds it now, or fades."""
        start = piece.pose
        pile = next((placed for placed in self.picture if _holds(placed, name)), None)
        if pile is None:
            return Piece(piece.placed, Glide(start, start._replace(alpha=0.0, scale=0.9), self.ms * FADE))
        size = pile.width / max(1, piece.placed.width)
        mover = Mover(name, start, pose_of(pile)._replace(scale=min(1.0, size)), piece.placed.width)
        if pile.way != TOSS:
            return Piece(piece.placed, Glide(mover.start, mover.end, self.ms))
        self._receive(pieces[pile.id])
        return Piece(piece.placed, toss(mover, self.ms))

    def _receive(self, pile: Piece) -> None:
        """The pile shows its new top only when the card is there."""
        old = self.before.get(pile.placed.id)
        if old is None or pile.before is not None or old.placed.look == pile.placed.look:
            return
        end = pose_of(pile.placed)
        pile.glide, pile.before, pile.until = Glide(end, end, self.ms), old.placed.look, LANDED


def _holds(placed: PlacedPiece, name: str) -> bool:
    return any(name.startswith(held) if held.endswith(":") else name == held for held in placed.holds)
