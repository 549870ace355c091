"""What reports of all games say in the same way: names, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.table import Seat
from game.core.texts import Catalogue, catalogue
from scenes.session.session import Participant, Session


def player_names(session: Session, language: str) -> list[str]:
    """Everybody by name, or by colour."""
    return [player_name(player, language) for player in session.players]


def player_name(player: Participant, language: str) -> str:
    """The name of a player, or the colour of one who has none."""
    return player.name or catalogue(language).say(f"colour.{player.colour}")


def why_won(why: str, winners: Sequence[Seat], names: Sequence[str], language: str) -> str:
    """Who has won and why, in one sentence."""
    words = catalogue(language)
    key = f"won.{why}"
    if not winners and f"{key}.winners=()" in words.entries:
        key = f"{key}.winners=()"
    told = listed([names[seat] for seat in winners], words)
    return words.say(key, winners=told, count=len(winners))


def listed(names: Sequence[str], words: Catalogue) -> str:
    """Names in a sentence: "Mia, Jonas and Ada"."""
    if len(names) < 2:
        return "".join(names)
    return words.say("word.and", one=", ".join(names[:-1]), other=names[-1])


def number_rows(
    words: Sequence[str], seats: Sequence[tuple[int, ...]], language: str
) -> list[tuple[str, list[str]]]:
    """What was counted, by the keys of its words and with every seat's number."""
    say = catalogue(language).say
    columns = zip(*seats, strict=True)
    return [
        (say(word), [str(number) for number in column]) for word, column in zip(words, columns, strict=True)
    ]
