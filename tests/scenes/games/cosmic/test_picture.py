"""Everything of a match of Cosmic Encounter lies on the table, where a player would look for it."""

from __future__ import annotations

from collections import Counter
from math import dist

import pytest

import game
from game.core.table import NOBODY
from game.cosmic import pieces
from game.cosmic.parts import NO_PLANET, Planet
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.looks import (
    AlienBadge,
    AlienLook,
    FleetLook,
    GateLook,
    HandLook,
    PlanetLook,
    SeatChip,
)
from scenes.games.cosmic.planets import side_word
from scenes.session.participants import Participant
from scenes.table.stage.piece import PlacedPiece
from tests.support.cosmic.matches import AREA, played, watching

# Pieces of questions that lie nowhere: a tray shows them.
BESIDE = ("side:", "sheet:", "alien:", "number:", "laid:")  # in trays; what is laid lies on the deal desk


def picture_of(table: CosmicTable, seat: int, offered: frozenset[str] = frozenset()) -> list[PlacedPiece]:
    return TABLE.picture(table, watching(seat, table.seats, offered=offered))


def by_id(picture: list[PlacedPiece]) -> dict[str, PlacedPiece]:
    return {placed.id: placed for placed in picture}


@pytest.mark.parametrize(("seed", "seats"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_every_ship_can_be_counted_on_the_table(seed: int, seats: int) -> None:
    options = {"technology": True, "four_planets": seed == 2}
    for match in played(seed, seats, options):
        table = match.view(seed % seats)
        picture = picture_of(table, seed % seats)
        counted: Counter[str] = Counter()
        for placed in picture:
            if isinstance(placed.look, FleetLook):
                counted[placed.look.colour] += placed.look.count
        colours = watching(0, seats).colours
        expected = {colours[seat]: table.rules.ships - table.gone[seat] for seat in range(seats)}
        assert dict(counted) == expected


@pytest.mark.parametrize(("seed", "seats"), [(5, 3), (6, 4), (7, 5), (8, 5), (9, 5)])
def test_a_piece_lies_there_once_and_everything_has_a_name(seed: int, seats: int) -> None:
    options = {"technology": seed % 2 == 1, "aliens": "dealt"}
    for match in played(seed, seats, options):
        seat = match.waiting()[0].seat
        picture = picture_of(match.view(seat), seat)
        twice = [name for name, count in Counter(placed.id for placed in picture).items() if count > 1]
        assert twice == []
        assert [placed.id for placed in picture if placed.inspect and not placed.name] == []


@pytest.mark.parametrize("seed", range(20, 28))
def test_what_a_question_offers_lies_on_the_table(seed: int) -> None:
    seats = 3 + seed % 3
    for match in played(seed, seats, {"technology": seed % 2 == 1}):
        for prompt in match.waiting():
            view = match.view(prompt.seat)
            offered = {handle.piece for handle in prompt.handles(view) if handle.piece}
            there = by_id(picture_of(view, prompt.seat, frozenset(offered)))
            loose = [piece for piece in offered if not piece.startswith(BESIDE) and piece not in there]
            assert [piece for piece in loose if not _hidden(view, piece)] == [], type(prompt).__name__


def _hidden(view: CosmicTable, piece: str) -> bool:
    """True for a card that lies within a pile or in somebody's hand: a tray shows it."""
    kind, _, card = piece.partition(":")
    piles = (
        view.deck,
        view.discard,
        view.destiny_deck,
        view.destiny_discard,
        view.tech_deck,
        view.tech_discard,
    )
    shut = [*(list(pile) for pile in piles), list(view.sheet_box), *view.hands, *view.sheets]
    return kind == "card" and any(int(card) in zone for zone in shut)


def test_the_watching_seat_sits_below_and_the_others_follow_clockwise() -> None:
    match = next(played(1))
    for seat in range(5):
        there = by_id(picture_of(match.table, seat))
        middle = [sum(there[f"planet:{5 * home + number}"].x for number in range(5)) / 5 for home in range(5)]
        lowest = [sum(there[f"planet:{5 * home + number}"].y for number in range(5)) / 5 for home in range(5)]
        assert max(range(5), key=lambda home: lowest[home]) == seat
        assert middle[(seat + 1) % 5] < AREA.centerx < middle[(seat + 4) % 5]


@pytest.mark.parametrize("seats", pieces.SEATS)
def test_planets_do_not_overlap_and_stay_on_the_table(seats: int) -> None:
    picture = picture_of(next(played(1, seats)).table, 0)
    planets = [placed.rect for placed in picture if placed.id.startswith("planet:")]
    assert len(planets) == 5 * seats
    assert all(AREA.inflate(6, 6).contains(rect) for rect in planets)
    # rings may touch a neighbour, globes may not
    globes = [rect.inflate(-rect.width // 4, -rect.height // 4) for rect in planets]
    assert all(len(rect.collidelistall(globes)) == 1 for rect in globes)


def test_the_gate_points_at_the_planet_of_the_encounter() -> None:
    aimed = 0
    for match in played(11):
        at = match.table.encounter
        gates = [placed for placed in picture_of(match.table, 0) if isinstance(placed.look, GateLook)]
        if at is None or at.planet == NO_PLANET:
            assert gates == []
            continue
        aimed += 1
        look, rect = gates[0].look, gates[0].rect
        assert isinstance(look, GateLook)
        planet = by_id(picture_of(match.table, 0))[f"planet:{at.planet}"]
        tip = (rect.x + look.tip[0], rect.y + look.tip[1])
        mouth = (rect.x + look.mouth[0], rect.y + look.mouth[1])
        away = [abs(x - planet.x) + abs(y - planet.y) for x, y in (tip, mouth)]
        assert away[0] < planet.width < away[1]
    assert aimed


def test_others_show_how_many_cards_they_hold_and_not_which() -> None:
    match = next(match for match in played(2) if all(match.table.hands))
    view = match.view(0)
    there = by_id(picture_of(view, 0))
    for seat in range(1, view.seats):
        look = there[f"hand:{seat}"].look
        assert isinstance(look, HandLook)
        assert look.count == len(view.hands[seat])
        assert look.shown() == []
    for seat in range(1, view.seats):
        assert [card for card in view.hands[seat] if f"card:{card}" in there] == []


def test_a_card_that_lies_face_down_is_read_by_its_owner_only() -> None:
    match = next(
        match
        for match in played(3)
        if match.table.encounter
        and any(card >= 0 for card in match.table.at.cards)
        and not match.table.at.revealed
    )
    side = next(side for side, card in enumerate(match.table.at.cards) if card >= 0)
    owner, card = match.table.at.main(side), match.table.at.cards[side]
    if match.table.at.open[side]:
        pytest.skip("a power has turned it up")
    key = pieces.KEYS[match.table.faces[card]]
    for seat in range(match.table.seats):
        shown = by_id(picture_of(match.view(seat), seat))[f"card:{card}"].look.shown()
        assert shown == ([key] if seat == owner else [])


def test_every_seat_has_a_plate_for_its_part_in_the_encounter() -> None:
    roles = set()
    for match in played(13):
        table = match.table
        for seat in range(table.seats):
            role = side_word(table, seat)
            roles.add(role)
            at = table.encounter
            assert (role == "table.cosmic.offense") == (at is not None and at.offense == seat)
            assert (role == "table.cosmic.defense") == (at is not None and at.defense == seat != NOBODY)
    assert roles >= {"", "table.cosmic.ally_offense", "table.cosmic.ally_defense"}


# --- what belongs to the seats

ALIENS = ["zombie", "warrior", "oracle", "macron", "vulch"]


@pytest.fixture
def position() -> CosmicTable:
    """The Warrior with five tokens beside a Zombie, an Oracle, a Macron and a Vulch."""
    table: CosmicTable = game.scenario("cosmic", {"aliens": ALIENS, "tokens": {"warrior": 5}}).view(0)
    return table


def chip_of(table: CosmicTable, seat: int) -> SeatChip:
    look = by_id(picture_of(table, 0))[f"seat:{seat}"].look
    assert isinstance(look, SeatChip)
    return look


def test_tokens_on_somebody_elses_sheet_are_seen(position: CosmicTable) -> None:
    assert chip_of(position, 1).tokens == 5
    assert chip_of(position, 2).tokens == 0
    badge = TABLE.summary(position, 1, Participant("Jonas", "yellow"), "en").badge
    assert isinstance(badge, AlienBadge)
    assert badge.tokens == 5


def test_when_the_others_powers_work_is_told_beside_their_names(position: CosmicTable) -> None:
    assert [chip_of(position, seat).alien for seat in range(1, 5)] == ["warrior", "oracle", "macron", "vulch"]
    assert chip_of(position, 0).alien == ""  # the own one has a panel


def test_an_alien_that_nobody_knows_has_no_timing_strip() -> None:
    table = game.scenario("cosmic", {"aliens": ALIENS, "options": {"hidden": True}}).view(0)
    assert [chip_of(table, seat).alien for seat in range(5)] == [""] * 5


def test_pieces_of_a_tray_wear_the_colours_that_were_chosen(position: CosmicTable) -> None:
    colours = ("white", "orange", "green", "blue", "purple")
    worn = watching(0)._replace(colours=colours)
    for name, wanted in (("seat:1", "orange"), ("ships:0:3", "white"), ("planet:5", "orange")):
        look = TABLE.piece(name, position, worn)[0]
        assert isinstance(look, SeatChip | FleetLook | PlanetLook)
        assert look.colour == wanted, name
    assert TABLE.piece("seat:1", position, worn)[1] == worn.names[1]
    sheet = TABLE.piece("alien:warrior", position, worn)[0]
    assert isinstance(sheet, AlienLook)
    assert sheet.colour == "orange"


def test_of_several_colonies_on_a_planet_each_has_its_mark_at_its_ships(position: CosmicTable) -> None:
    position.planets[0] = Planet(position.planets[0].home, bytes([0, 3, 2, 0, 0]))
    alone = frozenset({"target:0:1"})
    both = alone | {"target:0:2"}
    there = by_id(picture_of(position, 0, both))
    for seat in (1, 2):
        assert there[f"target:0:{seat}"].rect == there[f"ships:{seat}:0"].rect
    single = by_id(picture_of(position, 0, alone))
    assert single["target:0:1"].rect.center == single["planet:0"].rect.center


def test_cards_that_lie_apart_are_those_that_one_may_see() -> None:
    match = next(played(0, 5, {"technology": True}))
    while not match.table.aside:
        prompt = match.waiting()[0]
        match.answer(prompt.seat, prompt.likely(match.view(prompt.seat))[0])
    seat = match.waiting()[0].seat
    view = match.view(seat)
    seen = [card for card in view.aside if view.faces[card] < len(pieces.KEYS)]
    apart = [f"card:{card}" for card in view.aside if f"card:{card}" in by_id(picture_of(view, seat))]
    assert 0 < len(seen) < len(view.aside)
    assert apart == [f"card:{card}" for card in seen]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_name_stands_at_the_end_where_its_own_planets_are(seats: int) -> None:
    picture = by_id(picture_of(next(iter(played(1, seats))).view(0), 0))
    for seat in range(seats):
        chip = picture[f"seat:{seat}"]
        assert isinstance(chip.look, SeatChip)
        end = chip.rect.midright if chip.look.at_right else chip.rect.midleft
        away = {
            number: dist(end, picture[f"planet:{number}"].rect.center) - picture[f"planet:{number}"].width / 2
            for number in range(5 * seats)
        }
        assert min(away, key=lambda number: away[number]) // 5 == seat, seat
