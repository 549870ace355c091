"""The system's voice says a text without anybody waiting for it, and its absence breaks nothing."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from scenes.shell import voice
from scenes.shell.voice import NoVoice, Spoken, SystemVoice, command_of, system_voice

PATIENCE = 30.0
HOSTILE = "'; rm -rf / #\n$(echo no) ` \N{BULLET} größer"
NOTING = "import sys; open(sys.argv[1], 'a', encoding='utf-8').write(sys.stdin.buffer.read().decode() + '|')"


def heard(file: Path, wanted: str) -> str:
    """What a voice has said, as soon as that is in it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        said = file.read_text("utf-8") if file.exists() else ""
        if wanted in said:
            return said
        time.sleep(0.02)
    raise AssertionError(f"nobody has said {wanted!r}")


def test_a_text_reaches_the_voice_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By standard input: nothing of it is ever part of a command."""
    file = tmp_path / "said"
    monkeypatch.setattr(voice, "command_of", lambda *_: [sys.executable, "-c", NOTING, str(file)])
    speaker = SystemVoice("test")
    speaker.say(HOSTILE, "de", 80)
    assert heard(file, "größer").startswith(HOSTILE)
    assert not [part for part in command_of("espeak-ng", Spoken(HOSTILE, "de", 80)) if "rm" in part]


def test_a_new_text_takes_the_place_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "said"
    slow = "import sys, time; sys.stdin.read(); time.sleep(60)"
    quick = [sys.executable, "-c", NOTING, str(file)]
    commands = iter([[sys.executable, "-c", slow], quick])
    monkeypatch.setattr(voice, "command_of", lambda *_: next(commands))
    speaker = SystemVoice("test")
    speaker.say("a long story", "en", 80)
    until = time.monotonic() + PATIENCE
    while speaker.speaking is None and time.monotonic() < until:
        time.sleep(0.02)
    speaker.say("short", "en", 80)
    assert heard(file, "short") == "short|"


def test_a_voice_that_does_not_start_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "command_of", lambda *_: ["/nowhere/there"])
    speaker = SystemVoice("test")
    speaker.say("one", "en", 80)
    speaker.say("two", "en", 80)
    speaker.stop()


def test_every_system_has_its_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "which", lambda program: program)
    assert [system_voice(each).__dict__["program"] for each in ("win32", "darwin", "linux")] == [
        "powershell", "say", "espeak-ng",
    ]  # fmt: skip
    monkeypatch.setattr(voice, "which", lambda program: None)
    assert isinstance(system_voice("linux"), NoVoice)
    assert not system_voice("linux").there


def test_language_and_volume_are_told_to_each() -> None:
    for program in ("powershell", "espeak-ng", "spd-say"):
        words = " ".join(command_of(program, Spoken("text", "de", 50)))
        assert "de" in words
        assert {"powershell": "Volume=50", "espeak-ng": "-a 100", "spd-say": "-i 0"}[program] in words
