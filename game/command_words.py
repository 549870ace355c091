"""What the commands without a screen have in common: the words that describe a match, and their refusals."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn, TextIO

import game
from game.core.refusals import WrongWord

BAR = 40  # characters


class CommandArguments(argparse.ArgumentParser):
    """Reads a command's arguments; a wrong one is refused in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise WrongWord(f"{message[:1].upper()}{message[1:]}; --help says what there is.")


def match_words(parser: CommandArguments) -> None:
    """What describes a match."""
    parser.add_argument("game", metavar="GAME", help=", ".join(game.GAMES))
    parser.add_argument("--seats", metavar="N", help="how many seats (default: the fewest the game has)")
    parser.add_argument("--seed", default="0", metavar="S", help="of the (first) match (default 0)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="WORD=VALUE",
        help="of the game, such as aliens=dealt or first_game=yes; may be repeated",
    )


def whole_number(text: str, what: str, least: int | None = None) -> int:
    """A number as it was typed; anything else is refused by what it should have been."""
    try:
        number = int(text)
    except ValueError:
        raise WrongWord(f"The {what} must be a whole number, not {text!r}.") from None
    if least is not None and number < least:
        raise WrongWord(f"The {what} must be at least {least}, not {number}.")
    return number


def number_of_seats(text: str | None) -> int | None:
    """None is left to the game."""
    return None if text is None else whole_number(text, "number of seats", 1)


def options_of(words: list[str]) -> dict[str, Any]:
    """Options of the game: "yes" and "no" are so, names with commas between them are a list."""
    chosen: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise WrongWord(f"An option is given as WORD=VALUE, not {word!r}.")
        plain = {"yes": True, "no": False}.get(value, value)
        chosen[name] = value.split(",") if "," in value else plain
    return chosen


def progress_bar(screen: TextIO, matches: int) -> Callable[[int], None]:
    """A progress bar, if somebody is looking."""
    if not screen.isatty():
        return lambda done: None
    shown = -1

    def draw(done: int) -> None:
        nonlocal shown
        filled = BAR * done // matches
        if filled == shown and done < matches:
            return
        shown = filled
        end = "\n" if done == matches else ""
        screen.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{matches}{end}")
        screen.flush()

    return draw
