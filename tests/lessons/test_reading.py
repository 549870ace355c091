"""A wrong lesson is refused with its line and the reason; a right one is what its file says."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.lessons.lesson import Lesson
from game.lessons.puzzle import KINDS
from game.lessons.reading import (
    LessonRefused,
    every_lesson,
    lesson_files,
    lesson_of,
    lessons_of,
    line_of,
    puzzles_of,
    read_lesson,
    read_puzzle,
)
from game.lessons.script import Astray, match_at, play
from scenes.table.rules import rulebook

GOOD = """\
title_en = "Dials"
title_de = "Räder"
gist_en = "Send ships."
gist_de = "Schiffe senden."
rules = ["duel"]

[scenario]
aliens = ["musician", "prime"]
phase = "set_dials"
past = ["gold_rush_moon"]
planets = [{planet = "planet_05"}]
duel = {planet = "planet_05"}

[[step]]
say_en = "Set your dial to 3."
say_de = "Stell dein Rad auf 3."
accept = [{button = "button.dial.3"}]
wrong = [{button = "button.dial.1", say_en = "One is few.", say_de = "Eins ist wenig."}]
otherwise_en = "Three are best."
otherwise_de = "Drei sind am besten."

[[step]]
say_en = "They have landed."
say_de = "Sie sind gelandet."

[[goal]]
of = "planets.0.ships.0"
least = 3
"""


def refused(old: str, new: str) -> LessonRefused:
    assert old in GOOD
    with pytest.raises(LessonRefused) as wrong:
        lesson_of(GOOD.replace(old, new), "duel", "1_dials")
    return wrong.value


def a_lesson(old: str = "", new: str = "") -> Lesson:
    return lesson_of(GOOD.replace(old, new) if old else GOOD, "duel", "1_dials")


def test_a_right_file_is_played_to_its_goal() -> None:
    played = play(a_lesson())
    assert played.answers == 1
    assert played.match.table.planets[0].ships[0] == 3


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("least = 3", "least = three", 28, "Invalid value"),
        ('say_de = "Sie sind gelandet."', "", 22, "say_de"),
        ('aliens = ["musician", "prime"]', 'aliens = ["nobody", "prime"]', 7, "nobody"),
        ('say_en = "They have landed."', 'say_en = "x"\nmood = "angry"', 22, "angry"),
        ('say_en = "They have landed."', 'say_en = "x"\npoint = ["part:moon"]', 22, "part:moon"),
        ('otherwise_en = "Three are best."', "", 14, "otherwise_en"),
        ('of = "planets.0.ships.0"', 'of = "planets.0.wings"', 26, "wings"),
        ('accept = [{button = "button.dial.3"}]', 'accept = [{piece = "card:@plan_99"}]', 14, "plan_99"),
        ('gist_en = "Send ships."', 'gist_en = "Send ships."\ncolour = "red"', 1, "colour"),
        ('say_de = "Stell dein Rad auf 3."', 'say_de = ""', 14, "say_de"),
        ('say_en = "One is few."', 'say_en = " "', 14, "say_en"),
        ('gist_de = "Schiffe senden."', 'gist_de = ""', 1, "gist_de"),
        ('rules = ["duel"]', 'rules = ["dool"]', 1, "dool"),
        ('say_en = "They have landed."', 'say_en = "x"\npoint = ["place:@plan_99"]', 22, "plan_99"),
        ('say_en = "They have landed."', 'say_en = "x"\nquestion = "SetDail"', 22, "SetDail"),
        ('say_en = "They have landed."', 'say_en = "x"\ntimes = 0', 22, "once"),
        ("[[goal]]", '[[reply]]\nseat = 2\nquestion = "SetDial"\n\n[[goal]]', 26, "no seat 2"),
        ("[[goal]]", '[[reply]]\nseat = 1\nquestion = "SetDail"\n\n[[goal]]', 26, "SetDail"),
        ("[[goal]]", '[[reply]]\nseat = 1\nquestion = "SetDial"\n\n[[goal]]', 26, "names a piece"),
        ('rules = ["duel"]', "rules = []", 1, "no rules"),
        ('accept = [{button = "button.dial.3"}]', "accept = [{}]", 14, "names a piece"),
        ('say_en = "They have landed."', 'say_en = "x"\npoint = ["seat:2"]', 22, "no such seat"),
        ('say_en = "They have landed."', 'say_en = "One. Two. Three."', 22, "says too much"),
        ('say_en = "They have landed."', f'say_en = "{"word " * 31}"', 22, "says too much"),
        (
            'otherwise_de = "Drei sind am besten."',
            'otherwise_de = "A. B. C."',
            14,
            "otherwise_de says too much",
        ),
        ('say_en = "They have landed."', 'say_en = "{icon:moon}"', 22, "signs that are no words"),
        ('title_en = "Dials"', 'title_en = "Di\\u202eals"', 1, "signs that are no words"),
        ("[[goal]]", '[[step]]\nsay_en = "x"\nsay_de = "x"\n\n' * 11 + "[[goal]]", 66, "12 steps"),
        ("least = 3", "", 26, "compared with nothing"),
        ('of = "planets.0.ships.0"', 'of = "planets.0.ships"', 26, "list is no number"),
        ('of = "planets.0.ships.0"', 'of = "planets.append"', 26, "is no number"),
        ('of = "planets.0.ships.0"', 'of = "planets.--1.ships"', 26, "no '--1'"),
        ("least = 3", "has = 3", 26, "int is no list"),
        ('"planets.0.ships.0"\nleast = 3', '"hands.0"\nhas = "@plan_99"', 26, "plan_99"),
        ("rules = [", f"deep = {'[' * 3000}{']' * 3000}\nrules = [", 1, "too deep"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    wrong = refused(old, new)
    assert (wrong.line, wrong.file) == (line, "1_dials.toml")
    assert reason in str(wrong)


@pytest.mark.parametrize("name", ["dials.toml", "0_dials.toml", "1-dials.toml"])
def test_a_file_has_a_number_and_a_word(tmp_path: Path, name: str) -> None:
    with pytest.raises(LessonRefused, match=f"{name}, line 1: its name"):
        read_lesson(written(tmp_path, name, GOOD.encode()))


def test_a_position_that_a_game_trips_over_is_refused() -> None:
    text = lesson_files("cosmic")[0].read_text("utf-8")
    ships = next(line for line in text.splitlines() if line.startswith("ships ="))
    with pytest.raises(LessonRefused, match=r"line 7: the game cannot lay this position: 'int' object"):
        lesson_of(text.replace(ships, "ships = 3"), "cosmic", "1_encounter")


def test_what_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    for read in (read_lesson, read_puzzle):
        with pytest.raises(LessonRefused, match=r"1_dials.toml, line 2: it is not written in UTF-8"):
            read(written(tmp_path, "1_dials.toml", GOOD.encode("latin-1")))


def written(folder: Path, name: str, what: bytes) -> Path:
    """A file of Duel."""
    path = folder / "duel" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(what)
    return path


LISTED = """\
rules = []
scenario = {aliens = ["nobody"]}
step = [
  {say_en = "x"},
  # and
  {say_en = "y"},
]
"""


@pytest.mark.parametrize(
    ("word", "number", "line"), [("scenario", 0, 2), ("step", 0, 4), ("step", 1, 6), ("goal", 0, 1)]
)
def test_a_table_in_a_list_has_its_line_too(word: str, number: int, line: int) -> None:
    assert line_of(LISTED, word, number) == line


def test_a_step_that_never_comes_is_told_with_what_is_asked_instead() -> None:
    with pytest.raises(Astray, match=r"step 1: .*\n.*SetDial \(dial:1 button.dial.1"):
        play(
            a_lesson(
                'accept = [{button = "button.dial.3"}]\nwrong', 'accept = [{button = "button.dial.7"}]\nwrong'
            )
        )


def test_a_wrong_answer_that_nobody_can_give_is_told() -> None:
    with pytest.raises(Astray, match=r"nobody can do what is called wrong: button\.dial\.9"):
        play(a_lesson("button.dial.1", "button.dial.9"))


def test_a_goal_that_is_not_reached_is_told() -> None:
    with pytest.raises(Astray, match=r"the goal is not reached: planets.0.ships.0 is 0"):
        play(a_lesson("least = 3", "least = 19"))


def test_a_goal_that_is_reached_before_anything_is_done_is_told() -> None:
    with pytest.raises(Astray, match=r"goal 1: it is reached before anything is done"):
        play(a_lesson("least = 3", "equals = 0"))


def test_a_reply_that_nobody_ever_gives_is_told() -> None:
    reply = '[[reply]]\nseat = 1\nquestion = "SetDial"\nbutton = "button.dial.{}"\n\n[[goal]]'
    with pytest.raises(Astray, match=r"reply 1: nobody ever gives it: SetDial button\.dial\.7"):
        play(a_lesson("[[goal]]", reply.format(7)))
    play(a_lesson("[[goal]]", reply.format(2)))


@pytest.mark.parametrize("lesson", list(every_lesson()), ids=lambda lesson: lesson.id)
def test_every_lesson_reaches_its_goal(lesson: Lesson) -> None:
    """By its own script, and from every step at which somebody may have stopped."""
    goal = play(lesson).match
    for number in range(len(lesson.step)):
        match = match_at(lesson, number)
        assert match.decisions == goal.decisions[: len(match.decisions)], "a step is reached in another way"


@pytest.mark.parametrize("name", game.GAMES)
def test_the_rules_of_lessons_are_pages_of_the_rules(name: str) -> None:
    pages = {page.id for page in rulebook.pages(name, "en")}
    for lesson in lessons_of(name):
        assert set(lesson.rules) <= pages


@pytest.mark.parametrize("name", game.GAMES)
def test_a_game_has_at_least_six_lessons(name: str) -> None:
    assert len(lessons_of(name)) >= 6


@pytest.mark.parametrize("name", game.GAMES)
def test_a_game_has_at_least_ten_puzzles_of_every_kind_the_easiest_first(name: str) -> None:
    puzzles = puzzles_of(name)
    assert len(puzzles) >= 10
    assert {puzzle.kind for puzzle in puzzles} == set(KINDS)
    difficulties = [puzzle.difficulty for puzzle in puzzles]
    assert difficulties == sorted(difficulties)
    assert set(difficulties) == {1, 2, 3}
