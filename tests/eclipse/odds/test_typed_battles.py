"""Battle odds on the command line: fleets in words or in a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import __main__ as program
from game.eclipse import pieces
from game.eclipse.designs import assembled
from game.eclipse.odds.fleets import Fleet
from game.eclipse.odds.typed_battles import typed


def said(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What the program says in JSON."""
    assert program.main(["odds", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def ships(fleet: Fleet) -> list[tuple[str, int]]:
    return [(group.name, len(group.damage)) for group in fleet.groups]


def test_a_battle_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """An interceptor as it is printed against an ancient: (9/34)² · 4/9."""
    found = said(capsys, "interceptor vs ancient")
    assert found["attacker_wins"] == pytest.approx((9 / 34) ** 2 * 4 / 9)
    assert found["attacker_wins"] + found["defender_wins"] == pytest.approx(1)
    assert found["exact"] is True
    assert found["attacker_losses"]["interceptor"] == pytest.approx(found["defender_wins"])
    assert found["defender_losses"]["ancient"] >= found["attacker_wins"]


def test_groups_numbers_and_blanks() -> None:
    attacker, defender = typed(" 3 Interceptors+cruiser + 2dreadnought VS 2 ancients ")
    assert ships(attacker) == [("interceptor", 3), ("cruiser", 1), ("dreadnought", 2)]
    assert ships(defender) == [("ancient", 2)]


def test_without_brackets_a_ship_is_as_printed() -> None:
    (cruiser,) = typed("cruiser vs center")[0].groups
    design = cruiser.design
    assert (design.initiative, design.computer, design.hull, design.cannons) == (2, 1, 1, ((1, 1),))


def test_parts_in_brackets_are_all_there_is() -> None:
    """Only what is printed outside the grid counts besides."""
    (cruiser,) = typed("cruiser[plasma cannon, Gauss_Shield,improved_hull] vs center")[0].groups
    parts = [pieces.PART_OF[name] for name in ("plasma_cannon", "gauss_shield", "improved_hull")]
    assert cruiser.design == assembled("terran", pieces.CRUISER, parts)
    assert (cruiser.design.initiative, cruiser.design.hull, cruiser.design.computer) == (1, 2, 0)
    (bare,) = typed("cruiser[] vs center")[0].groups
    assert bare.design == assembled("terran", pieces.CRUISER, [])


def test_a_short_name_will_do_if_it_is_clear() -> None:
    assert typed("interceptor[ion,nuclear drive] vs center") == typed(
        "interceptor[ion_cannon,nuclear_drive] vs center"
    )


def test_a_species_has_its_own_blueprints() -> None:
    """Planta: their ships are slow, and a computer is printed outside the grid."""
    (planta,) = typed("planta: cruiser[] vs center")[0].groups
    (terran,) = typed("cruiser[] vs center")[0].groups
    assert planta.design.computer > terran.design.computer
    assert planta.design.initiative < terran.design.initiative


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("3 interceptor", "A battle is two fleets with one 'vs' between them, not '3 interceptor'."),
        ("cruiser vs", "A group of ships is like '3 interceptor[ion_cannon]', not ''."),
        (
            "cruiser[hull vs center",
            "A group of ships is like '3 interceptor[ion_cannon]', not 'cruiser[hull'.",
        ),
        (
            "2 fighters vs center",
            "There is no type of ship 'fighters'; there is: interceptor, cruiser, dreadnought, starbase, "
            "ancient, center.",
        ),
        ("9 interceptor vs center", "A fleet has 1 to 8 of interceptor, not 9."),
        ("0 cruiser vs center", "A fleet has 1 to 4 of cruiser, not 0."),
        ("cruiser vs 3 ancient", "A fleet has 1 to 2 of ancient, not 3."),
        ("ancient vs cruiser", "Ancients and the center never attack; name them behind the 'vs'."),
        ("cruiser vs ancient + center", "The ancient fights alone, not together with other ships."),
        ("cruiser vs ancient[hull]", "The ancient has the parts that are printed on it, no others."),
        (
            "cruiser + 2 cruiser[] vs center",
            "All ships of a type have the same blueprint; cruiser is named twice.",
        ),
        ("cruiser[plasma] vs center", "The part 'plasma' may be plasma_cannon or plasma_missile."),
        (
            "interceptor[hull,hull,hull,hull,hull] vs center",
            "The interceptor has 4 squares for parts, not 5.",
        ),
        ("nobody.json", "The file nobody.json cannot be read: No such file or directory."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert program.main(["odds", words]) == 2
    heard = capsys.readouterr()
    assert heard.err == sentence + "\n"
    assert heard.out == ""


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("cruiser[laser] vs center", "There is no part 'laser'; there is: ion_cannon, plasma_cannon, "),
        ("elves: cruiser vs center", "There is no species 'elves'; there is: terran, "),
    ],
)
def test_an_unknown_name_is_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str], words: str, begins: str
) -> None:
    assert program.main(["odds", words]) == 2
    heard = capsys.readouterr().err
    assert heard.startswith(begins)
    assert heard.count("\n") == 1


def test_a_battle_in_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same fleets give the same odds; a damaged ancient is weaker."""
    file = tmp_path / "battle.json"
    cruisers = {"type": "cruiser", "number": 2, "parts": ["ion_cannon", "hull"]}
    battle = {
        "attacker": {"species": "planta", "ships": [cruisers]},
        "defender": {"ships": [{"type": "ancient"}]},
    }
    file.write_text(json.dumps(battle), "utf-8")
    found = said(capsys, str(file))
    assert found == said(capsys, "planta: 2 cruiser[ion_cannon,hull] vs ancient")
    battle["defender"] = {"ships": [{"type": "ancient", "damage": [1]}]}
    file.write_text(json.dumps(battle), "utf-8")
    assert said(capsys, str(file))["attacker_wins"] > found["attacker_wins"]


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"attacker": {"ships": []}, "defender": {"ships": [{"type": "center"}]}}',
        '{"attacker": {"ships": [{"type": "cruiser", "speed": 3}]}, "defender": {"ships": []}}',
        '{"attacker": {"ships": [{"type": "cruiser", "damage": [2]}]}, "defender": {"ships": []}}',
    ],
)
def test_a_file_that_is_no_battle_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    file = tmp_path / "battle.json"
    file.write_text(content, "utf-8")
    assert program.main(["odds", str(file)]) == 2
    heard = capsys.readouterr().err
    assert heard.count("\n") == 1
    assert heard.endswith(".\n")


def test_the_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["odds", "interceptor[ion,plasma_missile] vs cruiser[hull]"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "attacker wins   100.00%",
        "defender wins     0.00%",
        "attacker loses  0.00 interceptor",
        "defender loses  1.00 cruiser",
        "exact; players place their dice in the best way",
    ]


def test_a_stalemate_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["odds", "interceptor[] vs cruiser[]"]) == 0
    assert "stalemate       100.00%" in capsys.readouterr().out


def test_help_says_how_fleets_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["odds", "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    for word in ('fleet "vs" fleet', "ancient", "species", '"attacker"', "--json"):
        assert word in said
