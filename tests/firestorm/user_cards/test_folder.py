"""A folder of one's own cards: what is loaded, when it is read, and what becomes of saves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from game.firestorm.cards.authoring import faults
from game.firestorm.cards.lines import line_of, lines_of
from game.firestorm.cards.user_cards import FOLDER, read_folder
from game.firestorm.pieces import DATA, SHIPPED
from tests.support.firestorm.card_files import INSTANT, PLANET, SHIP, edited, refusal, written


def test_the_shipped_cards_pass_every_check() -> None:
    wrong = [(card.id, fault) for card in SHIPPED for fault in faults(card)]
    assert wrong == []
    for key in ("id", "number"):
        assert len({getattr(card, key) for card in SHIPPED}) == len(SHIPPED)
    for language in ("de", "en"):
        assert len({getattr(card.name, language) for card in SHIPPED}) == len(SHIPPED)


def test_the_shipped_cards_would_pass_as_a_file_of_ones_own(tmp_path: Path) -> None:
    rows = json.loads((DATA / "cards.json").read_text("utf-8"))["cards"]
    written(tmp_path, "all.json", rows)
    found = read_folder(tmp_path, ())
    assert found.refused == ()
    assert found.cards == SHIPPED


# --- what is loaded


def test_a_good_card_joins_the_others(tmp_path: Path) -> None:
    written(tmp_path, "ship.json", SHIP)
    written(tmp_path, "others.json", [INSTANT, PLANET])
    found = read_folder(tmp_path, SHIPPED)
    assert found.refused == ()
    assert [card.id for card in found.cards] == ["my_bolt", "my_world", "my_gunboat"], "by the names of files"


def test_other_files_and_a_missing_folder_are_no_matter(tmp_path: Path) -> None:
    written(tmp_path, "notes.txt", "buy milk")
    (tmp_path / "deep.json").mkdir()
    assert read_folder(tmp_path, SHIPPED) == ((), ())
    assert read_folder(tmp_path / "nowhere", SHIPPED) == ((), ())


def test_a_wrong_file_does_not_hinder_the_others(tmp_path: Path) -> None:
    written(tmp_path, "a.json", edited(SHIP, type="starship"))
    written(tmp_path, "b.json", INSTANT)
    found = read_folder(tmp_path, SHIPPED)
    assert [card.id for card in found.cards] == ["my_bolt"]
    assert [refused.file for refused in found.refused] == ["a.json"]


def test_one_wrong_card_of_a_file_refuses_the_file(tmp_path: Path) -> None:
    wrong = edited(INSTANT, id="my_other", name={"de": "Anderes", "en": "Other"}, text__de="")
    assert refusal(tmp_path, [SHIP, wrong]) == ("empty", '"de": "",')


PAGE = DATA.parents[2] / "docs" / "firestorm-cards.md"


def test_the_words_that_the_readme_shows_are_a_card(tmp_path: Path) -> None:
    shown = re.findall(r"`(\"(?:effects|targets)\": \[.*?\])`", PAGE.read_text("utf-8"))
    assert len(shown) == 2
    written(tmp_path, "card.json", {**INSTANT, **json.loads("{" + ",".join(shown) + "}")})
    assert read_folder(tmp_path, SHIPPED).refused == ()


# --- at the start of the program

ASK = (
    "from game.firestorm import pieces as p; from game.firestorm.decks import deck as decks, texts; "
    "print(len(p.CARDS), p.TYPES[p.FACE_OF['my_gunboat']], p.KEYS[p.BLANK], "
    "texts.read('2 my gunboat').cards, [r.file for r in p.OWN.refused])"
)


def test_the_folder_is_read_when_the_program_starts(tmp_path: Path) -> None:
    written(tmp_path, "ship.json", SHIP)
    written(tmp_path, "wrong.json", "{")
    said = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, FOLDER: str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.split(" ", 3) == [
        str(len(SHIPPED) + 1), "ship_1", "blank", "{'my_gunboat': 2} ['wrong.json']\n",
    ]  # fmt: skip


# --- saves

SAVE = """
import sys
from pathlib import Path
from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from game.firestorm.decks import deck as decks
names = ["starter_lft", "starter_forum_raglund"]
mine = decks.starter(names[0])
options = {"decks": [mine.having("my_gunboat", 1) if "with" in sys.argv else mine, decks.starter(names[1])]}
match = Match(GAME, GAME.set_up(3, 2, options), Beginning(3, {}))
Path(sys.argv[1]).write_bytes(match.save())
"""
LOAD = """
import sys
from pathlib import Path
from game.core.saves import file_format, resume
from game.firestorm import GAME, pieces
try:
    loaded = resume.resume(file_format.read(Path(sys.argv[1]).read_bytes()), lambda name: GAME)
    table = loaded.match.table
    cards = sorted(pieces.KEYS[face] for face in table.faces[:table.size])
    print(len(pieces.CARDS), cards.count("pl_kelmar"), cards.count("my_gunboat"), GAME.faults(table))
except file_format.SaveRefused as refused:
    print(refused.sentence)
"""


PLAY = """
from random import Random
from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME, pieces
from game.firestorm.decks import deck as decks
deck = decks.starter("starter_lft").having("my_gunboat", 3).having("my_bolt", 3).having("my_world", 8)
own = [pieces.FACE_OF[card] for card in ("my_gunboat", "my_bolt", "my_world")]
seen = set()
for seed in range(4):
    table = GAME.set_up(seed, 2, {"decks": [deck, deck]})
    dice, match = Random(seed), Match(GAME, table, Beginning(seed, {}))
    while match.waiting():
        prompt = dice.choice(match.waiting())
        likely = [word for word in prompt.likely(match.table) if word != "capitulate"]
        match.answer(prompt.seat, dice.choice(likely or prompt.likely(match.table)))
        table = match.table
        seen |= {table.faces[c] for s in (0, 1) for c in table.own(s, table.players[s].scrap)}
        seen |= {table.faces[c] for s in (0, 1) for c in table.cards_in_play(s)}
    assert GAME.faults(match.table) == []
print(sorted(pieces.KEYS[face] for face in seen.intersection(own)))
"""


def run(script: str, folder: Path, *words: str) -> str:
    made = subprocess.run(
        [sys.executable, "-c", script, *words],
        env={**os.environ, FOLDER: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not made.stderr, made.stderr
    return made.stdout.strip()


def test_a_save_outlives_cards_that_come_and_go(tmp_path: Path) -> None:
    """A save names its faces by their keys, so the numbers of cards may change."""
    cards, none, save = tmp_path / "cards", tmp_path / "none", tmp_path / "match.save"
    for folder in (cards, none):
        folder.mkdir()
    written(cards, "ship.json", SHIP)
    run(SAVE, none, str(save))
    before = run(LOAD, none, str(save))
    kelmar = before.split()[1]
    assert before == f"{len(SHIPPED)} {kelmar} 0 []"
    assert run(LOAD, cards, str(save)) == f"{len(SHIPPED) + 1} {kelmar} 0 []", "a card has come"
    run(SAVE, cards, str(save))
    assert run(LOAD, none, str(save)) == before, "a card is gone that nobody had in a deck"
    run(SAVE, cards, str(save), "with")
    assert run(LOAD, cards, str(save)) == f"{len(SHIPPED) + 1} {kelmar} 1 []"
    assert run(LOAD, none, str(save)) == "save.unknown_card card=my_gunboat"


def test_cards_of_ones_own_are_played_in_matches(tmp_path: Path) -> None:
    written(tmp_path, "mine.json", [SHIP, INSTANT, PLANET])
    assert run(PLAY, tmp_path) == "['my_bolt', 'my_gunboat', 'my_world']"


# --- lines


def test_every_value_has_its_line() -> None:
    text = '[\n {"a": {\n  "b\\"c": [1,\n 2]}}, "x, y]"\n]'
    assert lines_of(text) == {
        "": 1, "[0]": 2, "[0].a": 2, '[0].a.b\\"c': 3, '[0].a.b\\"c[0]': 3, '[0].a.b\\"c[1]': 4, "[1]": 4,
    }  # fmt: skip
    assert line_of(lines_of(text), "[0].a.missing") == 2
    assert line_of(lines_of(text), "nothing") == 1
