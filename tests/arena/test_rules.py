"""Is this mix fair: what is said of numbers, and of the mixes that ship."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import game
from game import __main__ as program
from game.arena import fairness
from game.arena.estimates import Estimate
from game.arena.fairness import BalanceFile, FairMix, known, shipped, verdict
from game.arena.mixes import mixes

RED = {"red": (0.5, 100)}


def told(
    order: list[float], seats: list[float], factions: dict[str, tuple[float, int]] = RED, wide: float = 0.04
) -> FairMix:
    def about(share: float, matches: int = 400) -> Estimate:
        return Estimate(share, share - wide, share + wide, matches, matches)

    return FairMix(
        mix="usual",
        options={},
        seats=len(seats),
        bots="novice",
        matches=400,
        seed=0,
        even=1 / len(seats),
        by_seat=[about(share) for share in seats],
        by_order=[about(share) for share in order],
        by_faction={name: about(*row) for name, row in factions.items()},
        decisions=90.0,
    )


def test_a_verdict_names_the_clearest_advantage() -> None:
    assert verdict(told([], [0.52, 0.48])).kind == "even"
    assert verdict(told([], [0.52, 0.48], wide=0.1)).kind == "unsure"
    assert verdict(told([], [0.54, 0.46], wide=0.01)).kind == "even", "sure, but not worth a word"
    seat = verdict(told([0.5, 0.5], [0.4, 0.6]))
    assert (seat.kind, seat.place, seat.share.value) == ("seat", 1, 0.6)
    first = verdict(told([0.65, 0.35], [0.4, 0.6]))
    assert (first.kind, first.place) == ("order", 0)


def test_where_seats_have_their_factions_it_is_these_that_are_ahead() -> None:
    found = verdict(told([], [0.4, 0.6], {"swarm": (0.4, 400), "prime": (0.6, 400)}))
    assert (found.kind, found.faction) == ("faction", "prime")


def test_a_mix_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena rules cosmic --seats 3 --variants first --entrant random --matches 8 --workers 1"
    assert program.main([*words.split(), "--json"]) == 0
    (mix,) = json.loads(capsys.readouterr().out)
    assert (mix["mix"], mix["seats"], mix["matches"], mix["bots"]) == ("first", 3, 8, "random")
    assert sum(share["value"] for share in mix["by_order"]) == pytest.approx(1.0, abs=0.01)
    assert program.main(words.split()) == 0
    said = capsys.readouterr().out
    assert said.startswith("first, 3 seats: 8 matches of random, too few matches to tell; even is 33.3\n")


def test_what_was_measured_is_written_with_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.arena.command.ASSETS", tmp_path)
    words = "arena rules duel --entrant random --matches 6 --workers 1 --ship"
    assert program.main(words.split()) == 0
    file = tmp_path / "data" / "duel" / fairness.FILE
    assert capsys.readouterr().err == f"{file}\n"
    written = msgspec.json.decode(file.read_bytes(), type=BalanceFile)
    again = "python3 run.py arena rules duel --matches 6 --entrant random --seed 0 --ship"
    assert written.command == again
    assert [mix.mix for mix in written.mixes] == list(mixes("duel", 2))


@pytest.mark.parametrize("name", game.GAMES)
def test_every_mix_that_has_a_name_can_be_played(name: str) -> None:
    for seats in game.find(name).seats:
        for options in mixes(name, seats).values():
            game.new_match(name, 1, seats, options)


@pytest.mark.parametrize("name", game.GAMES)
def test_what_ships_is_of_mixes_that_have_a_name(name: str) -> None:
    found = shipped(name)
    assert found
    for mix in found:
        assert mixes(name, mix.seats)[mix.mix] == mix.options
        assert known(name, mix.seats, {**mix.options, "open_call": True}) is mix
        assert len(mix.by_seat) == mix.seats
        assert known(name, mix.seats, {**mix.options, "moons": 3}) is None
