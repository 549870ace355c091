"""Starts the program with its window; `python3 run.py play --help` tells the words it understands."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.core.refusals import WrongWord
from scenes.program.start import Options, start
from scenes.shell.command import command, is_bundled
from scenes.shell.window import NoDisplay

WRONG_WORD, INTERRUPTED = 2, 130


def main(arguments: Sequence[str]) -> int:
    """Play, or draw a screen, or check the program; the exit code."""
    try:
        return _perform(arguments)
    except WrongWord as wrong:
        print(wrong, file=sys.stderr)
        return WRONG_WORD
    except NoDisplay:
        return _no_display()
    except KeyboardInterrupt:
        return INTERRUPTED


def _perform(arguments: Sequence[str]) -> int:
    if not arguments:
        return start(Options())
    if arguments[0] == "shot":
        from scenes.tools import shots

        return shots.main(arguments[1:])
    if arguments[0] == "lessons":
        from scenes.tools import lessons

        return lessons.main(arguments[1:])
    if arguments[0] == "poke":
        from scenes.tools import poke

        return poke.main(arguments[1:])
    if arguments[0] == "stops":
        from scenes.tools import stops

        return stops.main(arguments[1:])
    if arguments[0] == "--version":
        from scenes.shell.build_facts import called

        print(called())
        return 0
    if arguments[0] == "--selftest":
        from scenes.tools import selftest

        return selftest.main()
    return start(read_words(arguments))


def _no_display() -> int:
    from game.core.texts import catalogue
    from scenes.shell.settings import system_language

    say = catalogue(system_language()).say
    bundled = say("app.no_display_bundled", draw=command("shot menu --out menu.png"))
    print(bundled if is_bundled() else say("app.no_display"), file=sys.stderr)
    return WRONG_WORD


def read_words(arguments: Sequence[str]) -> Options:
    """The words of the command line; raises WrongWord."""
    from argparse import RawDescriptionHelpFormatter

    from game.core.texts import LANGUAGES
    from scenes.program.script import HELP, Script
    from scenes.tools.shots import ShotArguments, read_size

    parser = ShotArguments(
        prog=command(),
        description="Start the program.",
        epilog=HELP,
        allow_abbrev=False,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", type=Path, help="a match, a deck or cards to open")
    parser.add_argument("--version", action="store_true", help="tell the version and do nothing else")
    parser.add_argument("--selftest", action="store_true", help="check the program itself: under a minute")
    parser.add_argument("--size", default="", metavar="WxH", help="of the window in pixels")
    parser.add_argument("--language", default="", choices=LANGUAGES, help="of the texts")
    parser.add_argument("--screen", default="", help="begin here, not in the menu; `shot` lists the screens")
    parser.add_argument("--as-touch", action="store_true", help="the mouse acts as a finger")
    parser.add_argument("--script", type=Path, metavar="FILE", help="lines to do in the window, see below")
    words = parser.parse_args(arguments)
    size = read_size(words.size) if words.size else None
    script = Script.read(words.script) if words.script else None
    if words.file and not words.file.exists():
        raise WrongWord(f"There is no file {words.file}; --help says which words there are.")
    return Options(size, words.language, words.screen, words.as_touch, script, words.file)


def run() -> None:
    """The `starboard` command of an installed program."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    if is_bundled():  # in the built program a new process starts here, too
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
