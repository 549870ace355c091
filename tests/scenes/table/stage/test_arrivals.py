"""From one picture to the next: where pieces come from, where they go, and what little motion means."""

from __future__ import annotations

from scenes.table.stage.arrivals import CALM_MS
from scenes.table.stage.physics import Track
from scenes.table.stage.piece import PlacedPiece
from scenes.table.stage.stage import Stage
from tests.support.screen.plain_pieces import Back, Square, a_piece


def a_stage(*picture: PlacedPiece, calm: bool = False) -> Stage:
    stage = Stage(calm=calm)
    stage.reconcile(picture)
    return stage


def test_a_piece_glides_from_where_it_was() -> None:
    stage = a_stage(a_piece("card:1", 100))
    stage.show([a_piece("card:1", 500)], 200)
    assert stage.pieces["card:1"].pose.x == 100
    stage.update(100)
    assert 100 < stage.pieces["card:1"].pose.x < 500
    stage.update(100)
    assert stage.pieces["card:1"].pose.x == 500
    assert not stage.moving


def test_what_looks_and_lies_the_same_does_not_move() -> None:
    stage = a_stage(a_piece("card:1", name="a card"))
    stage.show([a_piece("card:1", name="the same card")], 200)
    assert not stage.moving


def test_lines_that_are_drawn_anew_do_not_glide() -> None:
    stage = a_stage(a_piece("lines", 100, way="swap"))
    stage.show([a_piece("lines", 500, look=Square("others"), way="swap")], 200)
    assert stage.pieces["lines"].pose.x == 500
    assert not stage.moving


def test_a_new_piece_comes_from_its_source() -> None:
    stage = a_stage(a_piece("pile", 20, 20))
    stage.show([a_piece("pile", 20, 20), a_piece("card:1", 400, source="pile")], 200)
    assert (stage.pieces["card:1"].pose.x, stage.pieces["card:1"].pose.y) == (20, 20)


def test_a_new_piece_takes_over_from_one_that_has_gone() -> None:
    stage = a_stage(a_piece("ship:0:3", 600), a_piece("ships:0", 50))
    stage.show([a_piece("warp:0", 200, source="ship:0:*|ships:0"), a_piece("ships:0", 50)], 200)
    assert stage.pieces["warp:0"].pose.x == 600
    assert stage.leaving == []


def test_a_piece_from_nowhere_appears_in_its_place() -> None:
    stage = a_stage()
    stage.show([a_piece("card:1", 400, source="pile")], 200)
    assert (stage.pieces["card:1"].pose.x, stage.pieces["card:1"].pose.alpha) == (400, 0)


def test_a_card_that_goes_is_tossed_onto_the_pile_that_holds_it() -> None:
    stage = a_stage(a_piece("card:1", 100), a_piece("pile", 700, 50))
    pile = a_piece("pile", 700, 50, look=Square("top"), way="toss", holds=("card:1",))
    stage.show([pile], 200)
    assert isinstance(stage.leaving[0].glide, Track)
    assert (stage.leaving[0].glide.end.x, stage.leaving[0].glide.end.y) == (700, 50)


def test_a_pile_shows_its_new_top_only_when_the_card_has_landed() -> None:
    stage = a_stage(a_piece("card:1", 100), a_piece("pile", 700))
    stage.show([a_piece("pile", 700, look=Square("top"), way="toss", holds=("card:1",))], 200)
    stage.update(100)
    assert stage.pieces["pile"].look == Square("pile")
    stage.update(90)
    assert stage.pieces["pile"].look == Square("top")


def test_a_piece_that_nothing_holds_fades() -> None:
    stage = a_stage(a_piece("card:1"))
    stage.show([], 200)
    assert stage.leaving[0].glide is not None
    assert stage.leaving[0].glide.end.alpha == 0
    stage.update(200)
    assert not stage.moving


def test_a_card_that_is_turned_over_shows_its_back_until_it_stands_upright() -> None:
    stage = a_stage(a_piece("card:1", look=Back()))
    stage.show([a_piece("card:1")], 200)
    looks = []
    for ms in (80, 40):
        stage.update(ms)
        looks.append(type(stage.pieces["card:1"].look))
    assert looks == [Back, Square]


def test_a_piece_may_be_turned_over_although_it_looks_the_same() -> None:
    stage = a_stage(a_piece("card:1"))
    stage.show([a_piece("card:1")], 200, turns=frozenset({"card:1"}))
    stage.update(100)
    assert stage.pieces["card:1"].pose.turn < 0.1


def test_with_little_motion_nothing_crosses_the_table() -> None:
    stage = a_stage(a_piece("card:1", 100), a_piece("ship:0:0", 300), calm=True)
    stage.show([a_piece("card:1", 500), a_piece("warp:0", 50, source="ship:0:*", way="drift")], 450)
    for _ in range(6):
        places = {(piece.placed.id, piece.pose.x) for piece in [*stage.pieces.values(), *stage.leaving]}
        assert places <= {("card:1", 100), ("card:1", 500), ("ship:0:0", 300), ("warp:0", 50)}
        stage.update(20)
    assert CALM_MS == 120
    assert not stage.moving


def test_at_instant_speed_everything_is_in_its_place_at_once() -> None:
    stage = a_stage(a_piece("card:1", 100))
    stage.show([a_piece("card:1", 500, way="drift")], 0)
    assert not stage.moving
    assert stage.pieces["card:1"].pose.x == 500
