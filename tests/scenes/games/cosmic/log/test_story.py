"""The log tells everything that its reader may know, in words, and nothing more."""

from __future__ import annotations

import re

import pytest

from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed, CardPutAway, CardsDrawn, CardsGiven, DestinyTurnedUp
from game.cosmic.events.common import (
    EncounterBegan,
    GameWon,
    ShipsCommitted,
    ShipsLost,
    TokensChanged,
    TurnBegan,
)
from game.cosmic.events.deals import DealChanged
from game.cosmic.events.encounter import (
    AllianceDeclined,
    CardLaid,
    CardsRevealed,
    DefenseNamed,
    GateAimed,
    Invited,
    OutcomeDecided,
    SideReinforced,
)
from game.cosmic.parts import DEFENSE, GATE, OFFENSE, WON
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.inspect.sections import inspection
from scenes.games.cosmic.log.story import QUIET, line, lines
from scenes.games.cosmic.names import planet_name
from scenes.session.story import EVERYTHING
from scenes.table.game_table import PART, ROUND
from tests.support import text_keys
from tests.support.cosmic.encounters import home
from tests.support.cosmic.matches import watching
from tests.support.cosmic.told_matches import MATCHES, OPENING, READERS, heard, known, sat_down, session
from tests.support.screen.views import as_table

LINK = re.compile(r"\[(face|alien):([\w.]+)\|")


# --- what a reader may know


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("number", MATCHES)
def test_no_line_names_a_card_that_its_reader_did_not_know(number: int, reader: int) -> None:
    match = session(number)
    seats, begun, named = len(match.players), 0, 0
    for line_ in lines(match, reader, "en"):
        window = match.story[min(begun, line_.moment - 1) : line_.moment]
        allowed = {key for told in window for key in known(told, reader, seats)}
        used = {str(getattr(told.event, field, "")) for told in window for field in ("source", "power")}
        for kind, key in LINK.findall(line_.text):
            wanted = f"{key}.sheet" if kind == "alien" else key
            # What stands behind a number, or is used by name, is public: a power, a flare, a tech.
            assert wanted in allowed or key.partition(".")[0] in {use.partition(".")[0] for use in used}, (
                line_
            )
            named += 1
        begun = line_.moment
    assert named > 20


def test_cards_drawn_are_named_to_who_drew_them_and_counted_for_others() -> None:
    match = session(0)
    hands = match.match.table.hands
    seat = max(range(3), key=lambda seat: len(hands[seat]))
    hand = tuple(hands[seat][:3])
    (own,) = heard(match, CardsDrawn(seat, hand), reader=seat)
    (other,) = heard(match, CardsDrawn(seat, hand), reader=NOBODY)
    assert " and " in own
    assert other.endswith("draws 3 cards.")


def test_a_card_laid_face_down_is_told_to_its_own_player_only() -> None:
    match = sat_down()
    card = match.match.table.faces.index(pieces.FACE_OF["attack_20.1"])
    match.match.table.seen[card] = 7  # everybody has seen it somewhere
    laid = CardLaid(0, card)
    assert heard(match, *OPENING, laid, reader=0)[-1] == "Mia lays down Attack 20."
    assert heard(match, *OPENING, laid, reader=1) == heard(match, *OPENING, reader=1)
    assert "Attack 20, face up" in heard(match, *OPENING, CardLaid(0, card, face_up=True), reader=1)[-1]


def test_what_is_offered_in_a_deal_is_named_to_who_knows_it() -> None:
    match = session(0)
    table = match.match.table
    giver = next(seat for seat in range(3) if table.hands[seat])
    events = (EncounterBegan(giver, 1), DealChanged(OFFENSE, "give", table.hands[giver][0]))
    name = heard(match, *events, reader=giver)[-1]
    assert heard(match, *events, reader=NOBODY)[-1].endswith("offers a card.")
    assert not name.endswith("offers a card.")


def test_tokens_on_an_alien_that_lies_face_down_are_told_to_its_player_only() -> None:
    match = sat_down("tick_tock", "macron", "trader")
    table = match.match.table
    table.seen[table.sheets[0][0]] = 1
    assert heard(match, TokensChanged("tick_tock", 9), reader=0)
    assert heard(match, TokensChanged("tick_tock", 9), reader=1) == []


def test_when_the_match_is_over_the_full_log_names_every_card_and_not_before() -> None:
    over = next(session(number) for number in MATCHES if session(number).over)
    drawn = [line_ for line_ in lines(over, EVERYTHING, "en") if " draws " in line_.text]
    assert drawn
    assert all("cards" not in plain(line_.text) for line_ in drawn)
    begun = sat_down()
    assert lines(begun, EVERYTHING, "en") == lines(begun, NOBODY, "en")


# --- every event in words


def test_an_event_has_a_line_or_is_listed_as_saying_nothing() -> None:
    for name in sorted(text_keys.events_of("core", "cosmic")):
        for language in LANGUAGES:
            says = any(catalogue(language).entries[f"event.{name}"].forms)
            assert says or name in QUIET, name


def test_what_is_listed_as_saying_nothing_exists_and_says_why() -> None:
    assert set(QUIET) <= text_keys.events_of("core", "cosmic")
    assert all(QUIET.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", MATCHES)
def test_every_line_is_a_sentence_without_numbers_for_things(number: int, language: str) -> None:
    for reader in (0, EVERYTHING):
        for line_ in lines(session(number), reader, language):
            text = plain(line_.text)
            assert not set(text) & set("{[]}"), text
            assert not re.search(r"\b(?:story|event|won|word)\.\w", text), text
            assert not re.search(r"(?:(?:to|at|on|nach|auf|bei|Ziel:) -?\d)|(?:^| )-1 ", text), text


@pytest.mark.parametrize("number", MATCHES)
def test_every_link_of_the_log_can_be_inspected(number: int) -> None:
    match = session(number)
    view, seats = as_table(CosmicTable, match.view(0)), len(match.players)
    targets = {
        target for line_ in lines(match, 0, "en") for target in re.findall(r"\[([\w:.]+)\|", line_.text)
    }
    assert any(target.startswith("planet:") for target in targets)
    assert [target for target in targets if inspection(target, view, watching(0, seats)) is None] == []


@pytest.mark.parametrize("number", MATCHES)
def test_one_event_by_itself_says_what_the_log_says(number: int) -> None:
    match = session(number)
    by_moment = {line_.moment: line_.text for line_ in lines(match, 0, "en")}
    alone = [
        (number, told)
        for number, told in enumerate(match.story[:120], 1)
        if isinstance(told.event, OutcomeDecided | CardsRevealed | ShipsLost | CardPlayed)
    ]
    for moment, told in alone:
        shown = line(told, match, 0, "en")
        assert shown is not None
        if moment in by_moment and not isinstance(told.event, ShipsLost):
            assert shown.text.endswith(by_moment[moment])  # after the name of the card that does it


# --- headings


def test_the_heading_of_an_encounter_tells_against_whom_and_where() -> None:
    match = sat_down()
    planet = planet_name(match.match.table, home(1), "en")
    assert heard(match, EncounterBegan(0, 1)) == ["Encounter 1: Mia"]
    assert heard(match, *OPENING[:2])[0] == "Encounter 1: Mia against Jonas"
    assert heard(match, *OPENING)[0] == f"Encounter 1: Mia against Jonas, {planet}"
    assert heard(match, EncounterBegan(2, 0))[0] == "Extra encounter: Green"


def test_who_resettles_a_planet_does_not_meet_oneself() -> None:
    match = sat_down()
    planet = planet_name(match.match.table, 0, "en")
    assert (
        heard(match, EncounterBegan(0, 1), DefenseNamed(0), GateAimed(0))[0] == f"Encounter 1: Mia, {planet}"
    )


@pytest.mark.parametrize("number", MATCHES)
def test_lines_are_grouped_by_turn_and_encounter(number: int) -> None:
    match = session(number)
    shown = lines(match, 0, "en")
    turns = sum(isinstance(told.event, TurnBegan) for told in match.story)
    encounters = sum(isinstance(told.event, EncounterBegan) for told in match.story)
    assert sum(line_.level == ROUND for line_ in shown) == turns > 1
    assert sum(line_.level == PART for line_ in shown) == encounters > 1


# --- what belongs together


def test_the_winners_total_comes_first_for_every_reader() -> None:
    match = sat_down()
    for reader in READERS:
        told = heard(match, *OPENING, OutcomeDecided(WON, DEFENSE, (16, 19)), reader=reader)
        assert told[-1] == "Jonas wins the encounter, 19 : 16."


def test_both_cards_are_told_with_their_players() -> None:
    match = sat_down()
    table = match.match.table
    cards = [table.faces.index(pieces.FACE_OF[key]) for key in ("attack_10.1", "attack_15")]
    for card in cards:
        table.seen[card] = 7
    told = heard(match, *OPENING, CardLaid(0, cards[0]), CardLaid(1, cards[1]), CardsRevealed(), reader=2)
    assert told[-1] == "Mia shows Attack 10, Jonas shows Attack 15."


def test_ships_sent_from_several_colonies_are_one_line() -> None:
    match = sat_down()
    sent = [ShipsCommitted(0, 1, 0, GATE), ShipsCommitted(0, 3, 1, GATE)]
    assert heard(match, *OPENING, *sent)[-1] == "Mia sends 4 ships through the gate."
    assert len(heard(match, *OPENING, *sent)) == 4
    lost = [ShipsLost(0, 2, GATE), ShipsLost(1, 2, GATE)]
    assert len(heard(match, *OPENING, *lost)) == 5


def test_guests_and_those_who_stay_out_are_told_together() -> None:
    match = session(2)
    begin = (EncounterBegan(0, 1), DefenseNamed(1))
    guests = heard(match, *begin, Invited(OFFENSE, 2), Invited(OFFENSE, 3), Invited(DEFENSE, 2))
    assert guests[-2].endswith("invites Ilse and Ben to attack, too.")
    assert guests[-1].endswith("invites Ilse to defend, too.")
    out = heard(match, *begin, AllianceDeclined(2), AllianceDeclined(3))
    assert out[-1] == "Ilse and Ben stay out of it."


def test_who_reinforces_oneself_is_not_named_twice() -> None:
    match = sat_down()
    card = match.match.table.faces.index(pieces.FACE_OF["reinforcement_5"])
    match.match.table.seen[card] = 7
    own, other = (heard(match, *OPENING, SideReinforced(seat, card, OFFENSE))[-1] for seat in (0, 1))
    assert "their own side" in own
    assert "Mia" in other


def test_a_played_card_that_goes_its_usual_way_needs_no_line() -> None:
    match = sat_down()
    faces = match.match.table.faces
    flare, zap = (faces.index(pieces.FACE_OF[key]) for key in ("zombie.flare", "cosmic_zap.1"))
    for card in (flare, zap):
        match.match.table.seen[card] = 7
    assert heard(match, CardPutAway(flare, 0), CardPutAway(zap)) == []
    assert heard(match, CardPutAway(flare)) == ["Zombie flare goes to the discard pile."]
    assert heard(match, CardPutAway(zap, 1)) == ["Jonas gets Cosmic Zap."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_destiny_card_is_called_by_what_it_says(language: str) -> None:
    match = sat_down()
    table = match.match.table
    keys_ = ("destiny_wild.1", f"colour.{pieces.COLOURS[1]}_2")
    cards = [table.faces.index(pieces.FACE_OF[key]) for key in keys_]
    for card in cards:
        table.seen[card] = 7
    wild, colour = (heard(match, DestinyTurnedUp(0, card), language=language)[0] for card in cards)
    assert wild.endswith({"en": " Wild.", "de": " Joker."}[language])
    assert colour.endswith({"en": " Blue.", "de": " Blau."}[language])


def test_a_flare_is_called_by_its_alien() -> None:
    match = sat_down()
    flare = match.match.table.faces.index(pieces.FACE_OF["zombie.flare"])
    match.match.table.seen[flare] = 7
    wild = "Jonas plays a wild flare: Zombie. One of the lost ships goes home."
    assert heard(match, CardPlayed(1, flare, "wild")) == [wild]
    assert heard(match, CardsGiven(1, 0, (flare,), rng=0)) == ["Mia gets Zombie flare from Jonas."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_are_told_by_name(language: str) -> None:
    (told,) = heard(sat_down(), GameWon((0, 1), "colonies"), language=language)
    assert told.startswith({"en": "Mia and Jonas ", "de": "Mia und Jonas "}[language])
