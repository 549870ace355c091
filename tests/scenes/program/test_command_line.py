"""The words of the command line that start the program, and what it says when it cannot start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import scenes
from game.core.texts import LANGUAGES, catalogue
from scenes import __main__ as program
from scenes.program.start import Options
from scenes.shell.window import NoDisplay

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """What the window would have been opened with."""
    asked: list[Options] = []

    def start(options: Options) -> int:
        asked.append(options)
        return 0

    monkeypatch.setattr(program, "start", start)
    return asked


def test_without_words_the_program_plays(started: list[Options]) -> None:
    assert program.main([]) == 0
    assert started == [Options()]


def test_words_reach_the_window(started: list[Options], tmp_path: Path) -> None:
    (tmp_path / "script.txt").write_text("quit\n", "utf-8")
    words = ["--size", "1280x720", "--language", "de", "--screen", "failure", "--as-touch"]
    assert program.main([*words, "--script", str(tmp_path / "script.txt")]) == 0
    options = started[0]
    assert options[:4] == ((1280, 720), "de", "failure", True)
    assert options.script is not None
    assert [line.verb for line in options.script.lines] == ["quit"]


def test_a_file_reaches_the_window(started: list[Options], tmp_path: Path) -> None:
    file = tmp_path / "Ein schöner Abend.starboard"
    file.touch()
    assert program.main([str(file)]) == 0
    assert started[0].file == file


def test_the_version_needs_no_window(started: list[Options], capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"Starboard {scenes.VERSION}")
    assert started == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--fast"], "--fast"),
        (["duel"], "duel"),
        (["--size", "large"], "A size is given as WIDTHxHEIGHT"),
        (["--language", "fr"], "invalid choice"),
        (["--script", "missing.txt"], "missing.txt"),
    ],
)
def test_wrong_words_get_one_sentence_and_no_window(
    started: list[Options], words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(words) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
    assert started == []


def test_help_tells_how_to_write_a_script(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "--as-touch" in said
    assert "tap NAME" in said


def without_a_screen(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is started where nothing can be shown, on a system that speaks a language."""

    def start(_: Options) -> int:
        raise NoDisplay("there is no screen")

    monkeypatch.setattr(program, "start", start)
    monkeypatch.setenv("LC_ALL", system)


IN_BOTH = pytest.mark.parametrize(("language", "system"), [("en", "en_GB.UTF-8"), ("de", "de_DE.UTF-8")])


@IN_BOTH
def test_without_a_screen_one_sentence_says_what_works(
    language: str, system: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_a_screen(system, monkeypatch)
    assert program.main([]) == 2
    said = capsys.readouterr().err
    assert said == catalogue(language).say("app.no_display") + "\n"
    assert "simulate" in said
    assert "shot" in said


@IN_BOTH
def test_the_bundled_program_advises_what_works_without_python(
    language: str, system: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside it there is neither Python nor run.py, and matches cannot be simulated with it."""

    without_a_screen(system, monkeypatch)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/starboard/starboard")
    assert program.main([]) == 2
    said = capsys.readouterr().err
    assert not any(word in said for word in ("python", "run.py", "simulate"))
    advice = said.split("`")[1]
    assert advice == "starboard shot menu --out menu.png"
    assert said == catalogue(language).say("app.no_display_bundled", draw=advice) + "\n"


@pytest.mark.parametrize("words", [["--help"], ["shot", "--help"]])
def test_the_help_of_the_bundled_program_names_the_program(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "C:/Starboard/starboard.exe")
    with pytest.raises(SystemExit):
        program.main(words)
    said = capsys.readouterr().out
    assert f"usage: {' '.join(['starboard.exe', *words[:-1]])} " in said
    assert not any(word in said for word in ("python", "run.py"))


def test_only_the_sentence_about_the_missing_screen_names_python() -> None:
    """A player of the bundled program reads all others."""
    for language in LANGUAGES:
        texts = catalogue(language).entries
        named = {key for key, entry in texts.items() if "python3" in str(entry) or "run.py" in str(entry)}
        assert named == {"app.no_display"}


def test_the_sentence_differs_by_language() -> None:
    assert len({catalogue(language).say("app.no_display") for language in LANGUAGES}) == len(LANGUAGES)


def test_breaking_in_is_no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: Options) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "start", start)
    assert program.main([]) == 130


# --- the program as a process of its own


def run(*words: str, home: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    kept: Mapping[str, str] = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    }
    env = {**kept, "PYTHONPATH": str(ROOT), "STARBOARD_HOME": str(home), "LC_ALL": "C.UTF-8", **variables}
    command = [sys.executable, "-m", "scenes", *words]
    return subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_a_computer_without_a_screen_gets_exit_code_2_and_nothing_else(tmp_path: Path) -> None:
    ended = run("--screen", "failure", home=tmp_path)
    assert ended.returncode == 2
    assert ended.stderr == catalogue("en").say("app.no_display") + "\n"
    assert ended.stdout == ""


def test_a_whole_run_without_a_sound_device(tmp_path: Path) -> None:
    """From the first frame to the last, with settings kept at the end."""
    script = tmp_path / "script.txt"
    script.write_text("expect quit\nshot window.png\ntap quit\nwait 4000\nexpect nothing\n", "utf-8")
    ended = run(
        *("--screen", "failure", "--script", str(script), "--size", "800x600"),
        home=tmp_path,
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="nonesuch",
    )
    assert ended.stderr == ""
    assert ended.returncode == 0
    assert (tmp_path / "window.png").exists()
    assert "window = [800, 600]" in (tmp_path / "config" / "settings.toml").read_text("utf-8")


def test_a_whole_run_from_a_home_with_spaces_and_umlauts_in_german(tmp_path: Path) -> None:
    home = tmp_path / "Änne & Günther"
    home.mkdir()
    (home / "script.txt").write_text("wait 100\nshot Müll.png\ntap quit\n", "utf-8")
    ended = run(
        *("--screen", "failure", "--script", str(home / "script.txt"), "--size", "800x600"),
        home=home,
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="dummy",
        LC_ALL="de_DE.UTF-8",
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (home / "Müll.png").exists()
    assert 'language = "de"' in (home / "config" / "settings.toml").read_text("utf-8")


def test_a_script_that_misses_something_fails_the_run(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("key hyperdrive\n", "utf-8")
    ended = run(
        *("--screen", "failure", "--script", str(script)),
        home=tmp_path,
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="dummy",
    )
    assert ended.returncode == 1
    assert ended.stderr == "Line 1 of the script: there is no key 'hyperdrive'.\n"


def test_the_start_loads_nothing_that_the_menu_does_not_need(tmp_path: Path) -> None:
    """Each of these costs the first frame 10 to 40 ms."""
    menu = "scenes.__main__, scenes.program.start, scenes.screens.menu.scene"
    code = f"import sys, {menu}; print([m for m in sys.argv[1:] if m in sys.modules])"
    late = [
        "pymunk",
        "pytmx",
        "argparse",
        "game.duel",
        "game.bots",
        "scenes.tools.shots",
        "scenes.program.script",
        "scenes.table.game_table",
        "numpy",
    ]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        [sys.executable, "-c", code, *late], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    assert ended.stdout.strip() == "[]"
