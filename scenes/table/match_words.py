"""What reports of all games say in the same way: names, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.table import NOBODY, Seat
from game.core.texts import Catalogue, catalogue
from scenes.session.participants import Participant
from scenes.session.session import Session

if TYPE_CHECKING:
    from scenes.table.game_table import Watching


def player_names(session: Session, language: str) -> list[str]:
    """Everybody by name, or by colour."""
    return [player_name(player, language) for player in session.players]


def player_name(player: Participant, language: str) -> str:
    """The name of a player, or the colour of one who has none."""
    return player.name or catalogue(language).say(f"colour.{player.colour}")


def called(seat: Seat, watching: Watching) -> str:
    """What a player is called at a table: by name, or by colour."""
    if watching.names:
        return watching.names[seat]
    return catalogue(watching.language).say(f"colour.{watching.colours[seat]}")


def is_reader(seat: Seat, watching: Watching) -> bool:
    """True if a seat can be told "you": nobody else reads this table."""
    return seat == watching.seat and len(watching.bots) == len(watching.colours) - 1


def asked_by(thing: str, holder: Seat, asked: Seat, watching: Watching) -> str:
    """The card or power because of which a seat is asked, and who uses it if that is somebody else."""
    if holder in (NOBODY, asked):
        return thing
    key = "table.cause.uses_on_you" if is_reader(asked, watching) else "table.cause.uses"
    return catalogue(watching.language).say(key, seat=called(holder, watching), thing=thing)


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


def margin(won: int, lost: int, winner: str, language: str) -> str:
    """Both totals and by how much the one of the winner is better: higher, or lower where that wins."""
    say, by = catalogue(language).say, abs(won - lost)
    if won == lost:
        return say("table.moment.tie", won=won, lost=lost, name=winner)
    return say("table.moment.higher" if won > lost else "table.moment.lower", won=won, lost=lost, by=by)
