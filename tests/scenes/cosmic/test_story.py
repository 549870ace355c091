"""The log tells everything that its reader may know, in words, and nothing more."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.core.events import Event
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from game.cosmic import GAME, pieces
from game.cosmic.card_events import CardPlayed, CardPutAway, CardsDrawn, CardsGiven, DestinyTurnedUp
from game.cosmic.encounter_events import (
    AllianceDeclined,
    CardLaid,
    CardsRevealed,
    DealChanged,
    DefenseNamed,
    EncounterCardsSwapped,
    GateAimed,
    Invited,
    Marked,
    OutcomeDecided,
    SideReinforced,
    TermAdded,
)
from game.cosmic.events import (
    EncounterBegan,
    GameWon,
    PowerUsed,
    ShipsCommitted,
    ShipsLost,
    ShipsReturned,
    TokensChanged,
    TurnBegan,
)
from game.cosmic.parts import DEFENSE, GATE, OFFENSE, WON
from scenes.cosmic.deeds import EFFECTS, does, is_effect
from scenes.cosmic.inspecting import inspection
from scenes.cosmic.naming import planet_name
from scenes.cosmic.story import QUIET, Teller, line, lines
from scenes.games import PART, ROUND
from scenes.session import EVERYTHING, Player, Session, Told
from scenes.text import plain
from tests import keys
from tests.cosmic.encounters import cosmic, home
from tests.scenes.cosmic.matches import played, session_of, watching

READERS = (0, 1, NOBODY)
MATCHES = range(5)  # one with the options of each variant
LINK = re.compile(r"\[(face|alien):([\w.]+)\|")


@cache
def session(number: int) -> Session:
    """A match at random, with the options of a variant."""
    *_, last = played(number, 3 + number % 3, GAME.variants[number], 500)
    return session_of(last)


def sat_down(*aliens: str) -> Session:
    """The start of an encounter of Mia, Jonas and Green, who has no name."""
    match = cosmic(*(aliens or ("zombie", "macron", "trader"))).match
    return Session(match, [Player("Mia", "red"), Player("Jonas", "blue"), Player("", "green", "random")])


def told_of(session_: Session, *events: Event) -> list[Told]:
    """Events as if they had just happened."""
    table = session_.match.table
    return [Told(event, 1, bytes(table.faces), bytes(table.seen)) for event in events]


def heard(session_: Session, *events: Event, reader: int = 0, language: str = "en") -> list[str]:
    teller = Teller(session_, reader, language)
    for number, told in enumerate(told_of(session_, *events), 1):
        teller.hear(told, number)
    return [plain(line_.text) for line_ in teller.lines]


def known(told: Told, reader: int, seats: int) -> set[str]:
    """The cards that a reader knew right after an event."""
    everyone = (1 << seats) - 1
    return {
        pieces.KEYS[told.faces[card]] for card in range(len(told.faces)) if told.knows(reader, card, everyone)
    }


OPENING = (EncounterBegan(0, 1), DefenseNamed(1), GateAimed(home(1)))


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


@pytest.mark.parametrize("name", sorted(keys.events_of("core", "cosmic")))
def test_an_event_has_a_line_or_is_listed_as_saying_nothing(name: str) -> None:
    for language in LANGUAGES:
        says = any(catalogue(language).entries[f"event.{name}"].forms)
        assert says or name in QUIET, name


def test_what_is_listed_as_saying_nothing_exists_and_says_why() -> None:
    assert set(QUIET) <= keys.events_of("core", "cosmic")
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
    view, seats = match.view(0), len(match.players)
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


# --- powers


def test_a_power_and_what_it_does_are_one_sentence() -> None:
    match = sat_down()
    planet = planet_name(match.match.table, 1, "en")
    for phase, says in (
        ("resolution", f"Zombie: 3 ships of Mia go home to {planet}, not to the warp."),
        ("planning", f"Zombie: Mia brings 3 ships home to {planet}."),
    ):
        teller = Teller(match, 0, "en")
        teller.phase = phase
        for number, told in enumerate(
            told_of(match, PowerUsed(0, "zombie"), ShipsReturned(0, 3, GATE, 1)), 1
        ):
            teller.hear(told, number)
        assert [plain(line_.text) for line_ in teller.lines] == [says]
        assert teller.lines[0].kind == "powers"


def test_a_rescue_to_several_planets_stays_one_sentence() -> None:
    match = sat_down()
    saved = [PowerUsed(0, "zombie"), ShipsReturned(0, 2, GATE, 0), ShipsReturned(0, 1, GATE, 1)]
    (told,) = heard(match, *saved)
    first, second = (planet_name(match.match.table, planet, "en") for planet in (0, 1))
    assert told == f"Zombie: Mia brings 3 ships home to {first} and {second}."


def test_a_number_names_its_power_once() -> None:
    match = sat_down("warpish", "macron", "trader")
    told = heard(match, *OPENING, PowerUsed(0, "warpish"), TermAdded(OFFENSE, 7, "warpish", 0))
    assert told[-1] == "Mia: +7 to the total (Warpish)."
    assert len(told) == 4


def test_what_comes_anyway_is_not_the_doing_of_a_power() -> None:
    match = sat_down()
    told = heard(match, *OPENING, PowerUsed(0, "zombie"), CardsRevealed())
    assert told[-2] == "Mia uses Zombie. Its ships go home, not to the warp."
    decided = heard(match, *OPENING, PowerUsed(0, "zombie"), OutcomeDecided(WON, DEFENSE, (16, 19)))
    assert decided[-2:] == [told[-2], "Jonas wins the encounter, 19 : 16."]


def test_a_win_by_a_power_is_told_with_its_name() -> None:
    match = sat_down("pacifist", "macron", "trader")
    told = heard(match, *OPENING, PowerUsed(0, "pacifist"), OutcomeDecided(WON, OFFENSE, (), "pacifist"))
    assert told[-1] == "Pacifist: Mia wins the encounter without comparing."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("power", pieces.ALIENS)
def test_every_power_says_what_it_does_when_it_is_used(power: str, language: str) -> None:
    (told,) = heard(sat_down(power, "macron" if power != "macron" else "zombie"), PowerUsed(0, power))
    name, effect = told.removesuffix(".").split(". ", 1)
    assert name.startswith("Mia uses ")
    assert 10 < len(effect) < 70
    assert EFFECTS[power]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in pieces.KEYS if key.endswith(".flare")])
def test_both_sides_of_every_flare_say_what_they_do(key: str, language: str) -> None:
    match = sat_down()
    table = match.match.table
    card = table.faces.index(pieces.FACE_OF[key])
    table.seen[card] = 7
    told = [heard(match, CardPlayed(1, card, side), language=language)[0] for side in ("wild", "super")]
    for text in told:
        assert text.startswith("Jonas ")
        assert len(text.removesuffix(".").split(". ")) == 2
    assert len(set(told)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*pieces.ARTIFACTS, *pieces.TECHS])
def test_every_artifact_and_tech_says_what_it_does(card: str, language: str) -> None:
    said = does(card, language)
    assert "story." not in said
    assert said.endswith(".")
    assert said[0].isupper() or said[0].isdigit()


def test_what_others_cause_by_name_is_not_the_doing_of_a_power() -> None:
    assert is_effect(ShipsLost(1, 2, 0, "cudgel"), "cudgel")
    assert not is_effect(ShipsLost(1, 2, 0, "vacuum"), "cudgel")
    assert not is_effect(CardsGiven(1, 0, (), "compensation", rng=0), "clone")
    assert not is_effect(OutcomeDecided(WON, DEFENSE, (16, 19)), "pacifist")


def test_a_super_flare_is_told_once_although_its_power_is_used_for_it() -> None:
    match = sat_down("sorcerer", "macron", "trader")
    table = match.match.table
    card = table.faces.index(pieces.FACE_OF["sorcerer.flare"])
    table.seen[card] = 7
    used = (CardPlayed(0, card, "super"), PowerUsed(0, "sorcerer"), CardPutAway(card, 0))
    told = heard(match, *OPENING, *used, EncounterCardsSwapped())
    assert told[-2:] == [
        "Mia plays a super flare: Sorcerer. The power works as an ally, too.",
        "Sorcerer: The encounter cards change sides.",
    ]


def test_what_a_card_does_is_told_with_its_name_when_it_stands_alone() -> None:
    match = sat_down()
    table = match.match.table
    card = table.faces.index(pieces.FACE_OF["force_field"])
    table.seen[card] = 7
    events = told_of(match, CardPlayed(1, card), ShipsReturned(0, 2, GATE, 1))
    match.story[:] = events
    alone = line(events[1], match, 0, "en")
    assert alone is not None
    assert plain(alone.text).startswith("Force Field: Mia brings 2 ships home")
    assert plain(lines(match, 0, "en")[-1].text).startswith("Mia brings 2 ships home")


def test_a_call_says_what_it_will_do() -> None:
    match = sat_down("mirror", "macron", "trader")
    told = heard(match, *OPENING, PowerUsed(0, "mirror"), Marked("mirror", seat=0))
    assert told[-1] == "Mirror: Mia calls a reversal. The digits of every attack trade places."


@pytest.mark.parametrize("number", MATCHES)
def test_no_use_of_a_power_or_a_card_is_left_without_a_word_on_what_it_does(number: int) -> None:
    """In whole matches, in both languages: no line ends with the bare name of what was used."""
    match = session(number)
    verbs = {"en": "uses|plays", "de": "benutzt|spielt|nutzt"}
    for language, verb in verbs.items():
        for line_ in lines(match, EVERYTHING, language):
            bare = re.fullmatch(rf"\w+ (?:{verb}) (?:[\w ]+: )?\[[^\]]+\]\.", line_.text)
            assert bare is None, line_.text


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
