"""Everything on the table can be inspected, and tells no more than its reader knows."""

from __future__ import annotations

import re

import pytest

from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue, printed
from game.cosmic import GAME, pieces, totals
from game.cosmic.events.cards import CardPlayed
from game.cosmic.parts import DEFENSE, NO_PLANET, OFFENSE
from game.cosmic.phases.destiny import named_by
from game.cosmic.prompts import ChooseEncounterCard, InviteAlly, PlayReinforcement
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.inspect.sections import inspection
from scenes.games.cosmic.looks.strip import steps
from scenes.games.cosmic.names import planet_name
from scenes.table.game_table import Inspection
from scenes.table.rules.rulebook import target_of
from tests.support.cosmic.encounters import Encounter, cosmic, home
from tests.support.cosmic.matches import NAMES, played, watching


def found(what: str, view: CosmicTable, seat: int = 0, language: str = "en") -> Inspection:
    shown = inspection(what, view, watching(seat, view.seats, language))
    assert shown is not None, what
    return shown


def texts(shown: Inspection) -> str:
    return "\n".join([shown.title, *(text for _, text in shown.sections), shown.now])


def moments(number: int, every: int = 23) -> list[tuple[CosmicTable, int]]:
    """Views of a match at random, now and then, each with its reader."""
    seats = 3 + number % 3
    matches = played(number, seats, GAME.variants[number], 300)
    return [
        (match.view(reader), reader)
        for taken, match in enumerate(matches)
        if taken % every == 0
        for reader in (0, seats - 1)
    ]


# --- everything, in words, and no more than is known


@pytest.mark.parametrize("number", range(5))
def test_everything_on_the_table_can_be_inspected(number: int) -> None:
    for view, reader in moments(number):
        eyes = watching(reader, view.seats)
        keys = {placed.inspect for placed in TABLE.picture(view, eyes) if placed.inspect}
        keys |= {f"seat:{seat}" for seat in range(view.seats)}
        assert len(keys) > 20
        for key in keys:
            shown = found(key, view, reader)
            assert shown.title
            assert not re.search(r"\b(?:inspect|look|story)\.\w|\{\w+\}", texts(shown)), key


@pytest.mark.parametrize("number", range(5))
def test_no_inspection_shows_or_links_a_card_that_its_reader_does_not_know(number: int) -> None:
    linked = 0
    for view, reader in moments(number):
        known = {pieces.KEYS[face] for face in view.faces if face < len(pieces.KEYS)}
        things = [f"card:{card}" for card in range(len(view.faces))]
        things += [f"seat:{seat}" for seat in range(view.seats)]
        things += [f"pile:{pile}" for pile in ("deck", "discard", "destiny", "tech")]
        for thing in things:
            shown = found(thing, view, reader)
            faces = set(re.findall(r"\[face:([\w.]+)\|", texts(shown)))
            faces |= set(shown.look.shown()) & set(pieces.KEYS) if shown.look else set()
            assert faces <= known, thing
            linked += len(faces)
    assert linked > 50


def test_a_hidden_card_shows_only_its_back() -> None:
    view = cosmic(hands=[["attack_04"], ["attack_20"], []]).match.view(0)
    shown = found(f"card:{view.hands[1][0]}", view)
    assert shown.look is not None
    assert shown.look.shown() == []
    assert shown.now == ""
    assert "20" not in texts(shown)


def test_what_does_not_exist_is_not_inspected() -> None:
    view = cosmic().match.view(0)
    for what in ("alien:nobody", "face:plan_04.blue", "planet:99", "term:straggler", "rule:duel_4", "pile:x"):
        assert inspection(what, view, watching(0, 3)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_what_it_does(language: str) -> None:
    view = cosmic().match.view(0)
    for key in pieces.KEYS:
        shown = found(f"face:{key}", view, 0, language)
        assert shown.sections[0][0] in ("inspect.what", "inspect.wild"), key
        assert all(text for _, text in shown.sections), key


def test_every_phase_of_the_strip_leads_to_its_rule() -> None:
    view = cosmic("zombie", "macron", hands=[["attack_04"], ["attack_20"], []]).match.view(0)
    for phase in (
        "start_turn",
        "regroup",
        "destiny",
        "launch",
        "alliance",
        "planning",
        "reveal",
        "resolution",
    ):
        ((caption, text),) = found(f"phase:{phase}", view).sections
        assert caption == "inspect.rule"
        assert text
    for step in steps(view):
        assert inspection(target_of(step.rule), view, watching(0, 3)) is not None, step


# --- aliens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("alien", list(pieces.ALIENS))
def test_an_alien_tells_its_power_when_it_works_and_both_sides_of_its_flare(
    alien: str, language: str
) -> None:
    view = cosmic().match.view(0)
    shown = found(f"alien:{alien}", view, 0, language)
    on_sheet = printed("cosmic", "alien", alien, language)
    captions = [caption for caption, _ in shown.sections]
    assert [caption for caption in captions if caption != "inspect.setup"] == [
        "inspect.what",
        "inspect.when",
        "inspect.wild",
        "inspect.super",
        "inspect.flavour",
    ]
    told = plain(texts(shown))
    row = pieces.ALIENS[alien]
    say = catalogue(language).say
    assert on_sheet.says["power"] in told
    assert plain(on_sheet.says["text"]) in told
    assert all(plain(side.says["text"]) in told for side in on_sheet.parts["flare"])
    assert say(f"look.alert.{row.skill}") in told
    assert say("look.mandatory" if row.mandatory else "look.optional") in told


def test_the_word_that_can_be_zapped_stands_out() -> None:
    view = cosmic().match.view(0)
    assert "***use***" in found("alien:zombie", view).sections[0][1]
    assert "***benutze***" in found("alien:zombie", view, 0, "de").sections[0][1]


def test_an_alien_tells_who_plays_it_and_whether_its_power_works() -> None:
    empty = {(home(1, number), 1): 0 for number in range(1, 5)}
    game = cosmic("zombie", "macron", ships=empty)
    view = game.match.view(0)
    assert f"{NAMES[0]} plays this alien." in found("alien:zombie", view).now
    assert "can be used" in found("alien:zombie", view).now
    assert "1 of 3 home colonies" in found("alien:macron", view).now
    assert found("alien:clone", view).now == "Nobody plays this alien today."
    view.zapped = ["zombie"]
    assert "Zapped" in found("alien:zombie", view).now


def test_an_alien_that_lies_face_down_is_nobodys() -> None:
    game = cosmic("zombie", "macron", options={"hidden": True})
    table = game.match.table
    table.seen[table.sheets[1][0]] = 1 << 1
    assert "Nobody plays" in found("alien:macron", game.match.view(0)).now
    assert "Nobody plays" not in found("alien:macron", game.match.view(1)).now
    assert "face down" in texts(found("seat:1", game.match.view(0)))


def test_the_warpish_tells_what_it_adds_right_now() -> None:
    game = cosmic("warpish", "macron", warp=[4, 2, 1])
    assert "**+7** right now." in found("alien:warpish", game.match.view(1)).now


def test_the_macron_tells_what_its_ships_count_before_the_cards() -> None:
    game = cosmic("zombie", "macron", hands=[["attack_04"], ["attack_10"], []])
    game.launches(3, home(1)).until(ChooseEncounterCard)
    now = found("alien:macron", game.match.view(2)).now
    assert "**+12** right now." in now
    assert "**3 : 16**" in now
    assert "3 : 4" in now


def revealed(*aliens: str, hands: list[list[str]]) -> Encounter:
    """Two attacks lie open and may be reinforced."""
    game = cosmic(*aliens, hands=hands)
    game.launches(3, home(1)).nobody_allies()
    return game.both_play(hands[0][0], hands[1][0]).until(PlayReinforcement)


def test_after_the_reveal_a_power_tells_how_it_would_stand_without_it() -> None:
    game = revealed("zombie", "macron", hands=[["attack_04", "reinforcement_2"], ["attack_10"], []])
    view = game.match.view(0)
    assert [totals.total(view, side) for side in (OFFENSE, DEFENSE)] == [7, 26]
    assert "**7 : 26**. Without this it would be 7 : 14." in found("alien:macron", view).now
    assert "has changed nothing" in found("alien:zombie", view).now


# --- cards


def test_an_attack_in_hand_tells_what_it_would_make() -> None:
    game = cosmic("zombie", "clone", hands=[["attack_08", "negotiate"], ["attack_10"], []])
    game.launches(3, home(1)).until(InviteAlly)
    view = game.match.view(0)
    attack, negotiate = (f"card:{game.held(0, name)}" for name in ("attack_08", "negotiate"))
    assert "**11** for your side" in found(attack, view).now
    assert "The other side has 4" in found(attack, view).now
    assert "up to **3** cards" in found(negotiate, view).now


def test_the_tripler_knows_what_its_card_would_count() -> None:
    game = cosmic("tripler", "clone", hands=[["attack_08", "attack_20"], ["attack_10"], []])
    game.launches(3, home(1)).until(InviteAlly)
    view = game.match.view(0)
    assert "**27** for your side" in found(f"card:{game.held(0, 'attack_08')}", view).now
    assert "**10** for your side" in found(f"card:{game.held(0, 'attack_20')}", view).now


def test_nobody_sees_what_cards_in_other_hands_would_make() -> None:
    game = cosmic("zombie", "clone", hands=[["attack_08"], ["attack_10"], []])
    game.launches(3, home(1)).until(InviteAlly)
    assert found(f"card:{game.held(1, 'attack_10')}", game.match.view(0)).now == ""


def test_a_reinforcement_tells_the_totals_on_either_side() -> None:
    game = revealed("zombie", "clone", hands=[["attack_08", "reinforcement_3"], ["attack_10"], []])
    now = found(f"card:{game.held(0, 'reinforcement_3')}", game.match.view(0)).now
    assert f"Played for {NAMES[0]}: **14 : 14**." in now
    assert f"Played for {NAMES[1]}: **11 : 17**." in now


def test_a_card_on_the_table_tells_what_it_counts() -> None:
    game = revealed("tripler", "clone", hands=[["attack_08", "reinforcement_3"], ["attack_10"], []])
    view = game.match.view(2)
    now = found(f"card:{view.at.cards[OFFENSE]}", view).now
    assert "It counts **24**" in now
    assert "**27 : 14**" in now
    assert "**27 : 14**" in found("term:total", view).now


# --- places and players


def test_a_planet_tells_whose_home_it_is_and_who_lives_there() -> None:
    ships = {(home(0), 1): 3, (home(1), 1): 1, (home(0, 1), 0): 0}
    game = cosmic("zombie", "clone", ships=ships)
    view = game.match.view(0)
    shown = found(f"planet:{home(0)}", view)
    assert shown.title == planet_name(view, home(0), "en")
    assert NAMES[0] in shown.sections[0][1]
    assert f"{NAMES[0]}: 4 ships there." in shown.now
    assert f"{NAMES[1]}: 3 ships there." in shown.now
    assert found(f"planet:{home(0, 1)}", view).now == "Nobody lives here."
    assert found(f"ships:1:{home(0)}", view).title == shown.title


def test_the_gate_tells_where_it_points_and_who_waits_in_it() -> None:
    game = cosmic("zombie", "clone", hands=[["attack_08"], ["attack_10"], []])
    assert "nowhere" in found("term:gate", game.match.view(0)).now
    game.launches(3, home(1)).until(InviteAlly)
    view = game.match.view(0)
    now = found("term:hyperspace_gate", view).now
    assert planet_name(view, home(1), "en") in now
    assert f"{NAMES[0]}: 3 ships in the gate." in now
    assert f"{NAMES[0]} has aimed the gate" in found(f"planet:{home(1)}", view).now
    assert "The offense" in found("seat:0", view).now
    assert "The defense" in found("seat:1", view).now


@pytest.mark.parametrize("number", range(5))
def test_a_player_is_told_with_all_ships_and_cards(number: int) -> None:
    for view, reader in moments(number, 60):
        for seat in range(view.seats):
            shown = dict(found(f"seat:{seat}", view, reader).sections)
            on_planets = [int(count) for count in re.findall(r"\] (\d+)", shown["inspect.colonies"])]
            elsewhere = [int(count) for count in re.findall(r"^(\d+) ", shown["inspect.ships"], re.MULTILINE)]
            extra = 1 if view.prometheus and view.prometheus.seat == seat else 0
            assert sum(on_planets) + sum(elsewhere) == view.rules.ships + extra
            assert str(len(view.hands[seat])) in shown["inspect.hand"]


def test_the_warp_tells_everybodys_ships() -> None:
    game = cosmic("zombie", "clone", warp=[3, 0, 0], phase="start_turn", hands=[["attack_04"], [], []])
    now = found("term:warp", game.match.view(0)).now
    assert f"{NAMES[0]}: {game.table.warp[0]} ships in the warp." in now
    assert f"{NAMES[1]}: 0 ships in the warp." in now


def test_the_discard_pile_lists_its_cards_the_newest_first() -> None:
    view = cosmic(discard=["attack_04", "morph"]).match.view(NOBODY)
    ((_, text),) = found("pile:discard", view).sections
    assert re.findall(r"\|([\w ]+)\]", text) == ["Morph", "Attack 04"]


def test_a_destiny_card_names_whom_it_sends_the_offense_to() -> None:
    told = set()
    for number in (1, 2, 3):
        for match in played(number, 4, most=120):
            at = match.table.encounter
            if at is None or at.fate < 0 or at.planet != NO_PLANET:
                continue
            named, now = named_by(match.table, at.fate), found(f"card:{at.fate}", match.view(0)).now
            assert NAMES[at.offense] in now
            if named not in (NOBODY, at.offense):
                assert f"attacks {NAMES[named]}" in now
            told.add("wild" if named == NOBODY else "own" if named == at.offense else "other")
    assert "other" in told


def test_the_card_that_says_who_goes_first_says_so() -> None:
    match = cosmic(phase="start_turn").match
    view, faces = match.view(0), match.table.faces
    view.encounter = None
    cards = [card for card in match.table.destiny_deck if match.table.value_of(card) == 1]
    assert cards
    for card in cards:
        view.faces[card] = faces[card]
        view.destiny_discard[:] = [card]
        assert found(f"card:{card}", view).now == f"**{NAMES[1]} goes first.**"


def test_of_a_flare_the_side_is_read_that_is_played() -> None:
    view = cosmic("zombie", "clone", hands=[["zombie.flare"], [], []]).match.view(0)
    card = view.hands[0][0]
    whole = dict(found(f"card:{card}", view).sections)
    for side in (pieces.WILD, pieces.SUPER):
        assert found(f"{side}:{card}", view).sections == [(f"inspect.{side}", whole[f"inspect.{side}"])]
        to_read = TABLE.to_read(CardPlayed(0, card, side), view, watching(1, view.seats))
        assert to_read == f"{side}:{card}"
