"""The system's voice, where there is one: says a text without anybody waiting for it."""

from __future__ import annotations

import subprocess
import sys
from queue import SimpleQueue
from shutil import which
from threading import Thread
from typing import NamedTuple, Protocol

POWERSHELL = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$voice=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$voice.Volume={volume};"
    "$language=[Globalization.CultureInfo]::GetCultureInfo('{language}');"
    "try{{$voice.SelectVoiceByHints('NotSet','NotSet',0,$language)}}catch{{}};"
    "$voice.Speak([Console]::In.ReadToEnd())"
)
NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows a console would flash up


class Voice(Protocol):
    """What scenes call; nobody waits until it has been said."""

    @property
    def there(self) -> bool:
        """Whether this system can speak."""

    def say(self, text: str, language: str, volume: int) -> None:
        """Say this instead of what is being said."""

    def stop(self) -> None:
        """Say nothing more."""


class NoVoice:
    """A system without a voice. ``said`` lists the last texts, for tests."""

    def __init__(self, *, there: bool = False) -> None:
        self.there = there
        self.said: list[str] = []

    def say(self, text: str, language: str, volume: int) -> None:
        self.said = [*self.said[-49:], text]

    def stop(self) -> None:
        return None


class Spoken(NamedTuple):
    text: str
    language: str
    volume: int  # 0 to 100


class SystemVoice:
    """A program of the system that reads its text from standard input.

    A thread starts it and waits for it: starting one takes up to 40 ms, which is more than two frames.
    """

    def __init__(self, program: str) -> None:
        self.program = program
        self.wanted: SimpleQueue[Spoken | None] = SimpleQueue()
        self.speaking: subprocess.Popen[bytes] | None = None
        self.thread: Thread | None = None

    @property
    def there(self) -> bool:
        return True

    def say(self, text: str, language: str, volume: int) -> None:
        if self.thread is None:
            self.thread = Thread(target=self._speak, name="voice", daemon=True)
            self.thread.start()
        self.stop()
        self.wanted.put(Spoken(text, language, volume))

    def stop(self) -> None:
        speaking = self.speaking
        if speaking is not None and speaking.poll() is None:
            speaking.terminate()

    def _speak(self) -> None:
        """Say one text after the other; of those that wait only the last."""
        while (wanted := self.wanted.get()) is not None:
            while not self.wanted.empty():
                wanted = self.wanted.get() or wanted
            try:
                self.speaking = subprocess.Popen(
                    command_of(self.program, wanted), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL, creationflags=NO_WINDOW,
                )  # fmt: skip
                self.speaking.communicate(wanted.text.encode("utf-8"))
            except OSError:
                self.speaking = None


def command_of(program: str, spoken: Spoken) -> list[str]:
    """How a program is started that says what comes from standard input."""
    language, volume = spoken.language, spoken.volume
    if program == "powershell":
        script = POWERSHELL.format(volume=volume, language=language)
        return ["powershell", "-NoProfile", "-NonInteractive", "-Command", script]
    if program == "say":
        return ["say", "-f", "-"]
    if program == "spd-say":
        return ["spd-say", "--wait", "--pipe-mode", "-l", language, "-i", str(2 * volume - 100)]
    return [program, "--stdin", "-v", language, "-a", str(2 * volume)]


def system_voice(platform: str = sys.platform) -> Voice:
    """The voice of this system, or none."""
    programs = {"win32": ["powershell"], "darwin": ["say"]}.get(platform, ["espeak-ng", "espeak", "spd-say"])
    found = [program for program in programs if which(program)]
    return SystemVoice(found[0]) if found else NoVoice()
