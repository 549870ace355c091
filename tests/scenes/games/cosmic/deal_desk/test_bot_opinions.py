"""A bot's face at the deal desk and what it then answers agree, over many proposals in many positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from game.bots import decide
from game.core.match import Match
from game.core.table import NOBODY
from game.cosmic.deal_prompts import EXCHANGES, MakeDeal
from scenes.games.cosmic.deal_desk import terms
from scenes.session.participants import Participant
from scenes.session.session import Session
from tests.support.cosmic.matches import new_match

COLOURS = ("yellow", "red", "purple", "blue", "green")
ENDS = ("accept", "break_off", "propose")
MATCHES, LONGEST = 14, 260  # decisions


def deals_of(seed: int) -> Iterator[Match[Any]]:
    """A match of novices at every moment when somebody is asked to speak at the desk."""
    match: Match[Any] = new_match(seed, 3 + seed % 3, {"aliens": "random"})
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            return
        if isinstance(waiting[0], MakeDeal) and match.table.at.deal.exchanges < EXCHANGES:
            yield match.clone()
        match.answer(waiting[0].seat, decide("novice", match, waiting[0].seat, seed))


@cache
def positions() -> list[Match[Any]]:
    return [match for seed in range(MATCHES) for match in list(deals_of(seed))[:6]]


def seated(match: Match[Any], level: str) -> tuple[Session, int, int]:
    """The one who speaks is a person, everybody else a bot; the session, the person and the partner."""
    person = match.waiting()[0].seat
    players = [
        Participant(
            "Mia" if seat == person else f"Bot {seat}", COLOURS[seat], "human" if seat == person else level
        )
        for seat in range(match.table.seats)
    ]
    return Session(match.clone(), players), person, match.table.at.opponent(person)


def propose(session: Session, person: int, rng: Random) -> bool:
    """Lay down some things at random and hold them out; False if there was nothing to hold out."""
    for _ in range(rng.randint(1, 6)):
        prompt = session.prompt(person)
        assert prompt is not None
        words = [word for word in prompt.options(session.view(person)) if word[0] not in ENDS]
        verbs = sorted({word[0] for word in words})
        if not verbs:
            break
        verb = rng.choice(verbs)
        session.answer(person, rng.choice([word for word in words if word[0] == verb]))
    return session.refuse(person, ("propose", -1)) is None


def proposals(level: str, wanted: int) -> Iterator[tuple[int, int, str]]:
    """What the face showed before and after a deal was held out, and the word that answered it."""
    rng = Random(level)
    while wanted:
        session, person, bot = seated(rng.choice(positions()), level)
        if not propose(session, person, rng):
            continue
        before = terms.mood(session.opinions.told_to(person).get(bot))
        session.answer(person, ("propose", -1))
        after = terms.mood(session.opinions.told_to(person).get(bot))
        answer = None
        while answer is None:
            answer = session.think(50)
        assert isinstance(answer, tuple)
        yield before, after, answer[0]
        wanted -= 1


@pytest.mark.parametrize(("level", "wanted"), [("novice", 400), ("captain", 12)])
def test_the_face_and_the_answer_never_disagree(level: str, wanted: int) -> None:
    """With the two glad faces a bot accepts, with the two sour ones it does not: no exception."""
    glad = sour = 0
    for before, after, answer in proposals(level, wanted):
        assert before == after, "holding it out changes no mind"
        if after > terms.CURIOUS:
            assert answer == "accept"
            glad += 1
        elif after < terms.CURIOUS:
            assert answer != "accept"
            sour += 1
    assert glad
    assert sour
    assert level == "captain" or glad + sour >= 200


def test_positions_are_many() -> None:
    assert len(positions()) >= 25


def test_a_face_keeps_what_the_hand_holds_to_itself() -> None:
    """Asked for a kind of card it would tell whether there is one, and the question could be taken back."""
    rng, seen = Random(2), 0
    for match in positions():
        session, person, _ = seated(match, "novice")
        prompt = session.prompt(person)
        assert prompt is not None
        asks = [word for word in prompt.options(session.view(person)) if word[0] == "ask"]
        if asks:
            session.answer(person, rng.choice(asks))
            assert session.opinions.told_to(person) == {}
            seen += 1
    assert seen > 5


def test_nobody_but_the_partner_reads_a_face() -> None:
    """It may rest on a card that was shown in confidence."""
    rng = Random(3)
    read = 0
    for match in positions():
        session, person, bot = seated(match, "novice")
        propose(session, person, rng)
        read += bot in session.opinions.told_to(person)
        others = [seat for seat in range(match.table.seats) if seat not in (person, bot)]
        assert all(session.opinions.told_to(seat) == {} for seat in (NOBODY, *others))
    assert read


def test_who_answers_at_random_has_no_face() -> None:
    rng = Random(4)
    for match in positions()[:10]:
        session, person, _ = seated(match, "random")
        propose(session, person, rng)
        assert session.opinions.told_to(person) == {}


def test_a_good_card_that_is_shown_makes_a_better_face() -> None:
    """What a bot has been shown it counts: an attack 40 face down is worth a card, seen it is worth four."""
    for match in positions():
        session, person, bot = seated(match, "novice")
        table = match.table
        deal = table.at.deal
        strong = [
            card for card in table.hands[person]
            if table.type_of(card) == 0 and table.value_of(card) >= 15 and not table.knows(bot, card)
        ]  # fmt: skip
        if not strong or deal.gives[1 - table.at.sides[person]].kinds or strong[0] in deal.gives[0].cards:
            continue
        session.answer(person, ("give", strong[0]))
        before = session.opinions.told_to(person)[bot]
        session.answer(person, ("show", strong[0]))
        assert session.opinions.told_to(person)[bot] > before
        return
    raise AssertionError("nobody holds a strong attack")
