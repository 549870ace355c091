"""A filtered log keeps its headings, and a search finds whole groups by their heading."""

from __future__ import annotations

from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log.log_filter import KINDS, LogFilter, filtered_lines, kinds_in

LOG = [
    LogLine("1. Hungry Vines", level=ROUND, moment=1),
    LogLine("A duel begins on Röstgarten", level=PART, moment=2),
    LogLine("Mia sends 3 ships", 0, ACT, moment=3, kind="ships", seats=(0,)),
    LogLine("Jonas plays [face:joker|The Joker] on Mia", 1, ACT, moment=4, kind="cards", seats=(0, 1)),
    LogLine("Mia draws a card", 0, EFFECT, moment=5, kind="cards", seats=(0,)),
    LogLine("2. Peace Talks", level=ROUND, moment=6),
    LogLine("Jonas passes", 1, ACT, moment=7, kind="fights", seats=(1,)),
]


def moments(log_filter: LogFilter) -> list[int]:
    return [line.moment for line in filtered_lines(LOG, log_filter)]


def test_an_idle_sieve_lets_everything_through() -> None:
    assert filtered_lines(LOG, LogFilter(words="  ")) == LOG


def test_lines_of_a_seat_keep_their_headings() -> None:
    assert moments(LogFilter(seats=(0,))) == [1, 2, 3, 4, 5]
    assert moments(LogFilter(seats=(1,))) == [1, 2, 4, 6, 7]


def test_a_line_that_concerns_two_seats_is_found_for_both() -> None:
    assert 4 in moments(LogFilter(seats=(0,)))
    assert 4 in moments(LogFilter(seats=(1,)))


def test_kinds_are_added_up_and_seats_narrow_them() -> None:
    assert moments(LogFilter(kinds=("ships", "fights"))) == [1, 2, 3, 6, 7]
    assert moments(LogFilter(kinds=("ships", "fights"), seats=(1,))) == [6, 7]


def test_all_words_must_be_there_whatever_their_case_and_accents() -> None:
    assert moments(LogFilter(words="MIA draws")) == [1, 2, 5]
    assert moments(LogFilter(words="mia passes")) == []


def test_a_link_is_found_by_its_words_and_not_by_its_target() -> None:
    assert moments(LogFilter(words="the joker")) == [1, 2, 4]
    assert moments(LogFilter(words="face")) == []


def test_a_heading_that_has_the_words_brings_what_stands_under_it() -> None:
    assert moments(LogFilter(words="vines")) == [1, 2, 3, 4, 5]
    assert moments(LogFilter(words="rostgarten")) == [1, 2, 3, 4, 5]
    assert moments(LogFilter(words="vines", kinds=("ships",))) == [1, 2, 3]
    assert moments(LogFilter(words="peace", kinds=("ships",))) == []


def test_no_heading_stands_alone_in_a_filtered_log() -> None:
    assert moments(LogFilter(kinds=("planets",))) == []


def test_pressing_a_filter_twice_takes_it_back() -> None:
    log_filter = LogFilter().with_seat(1).with_kind("cards")
    assert (log_filter.seats, log_filter.kinds) == ((1,), ("cards",))
    assert log_filter.with_seat(1).with_kind("cards") == LogFilter()


def test_kinds_are_offered_in_their_order() -> None:
    assert kinds_in(LOG) == ["fights", "cards", "ships"]
    assert kinds_in(LOG) == [kind for kind in KINDS if kind in kinds_in(LOG)]
