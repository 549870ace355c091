"""Energy Cloak: nobody is invited to help the defense."""

from __future__ import annotations

from game.cosmic.parts import DEFENSE, NO_PLANET
from game.cosmic.prompts import ChooseEncounterCard, InviteAlly, JoinSide, PlayCard, SecondEncounter
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed

TECH = "energy_cloak"


def cloaked(*aliens: str) -> Encounter:
    """The offense has aimed the gate, used the cloak and sent a ship."""
    table = completed(0, TECH, *aliens).until(PlayCard).plays(0, TECH)
    return table.launches(1)


def test_the_defense_may_not_invite_allies() -> None:
    table = cloaked().invites(2).joins_offense(2).until(ChooseEncounterCard)
    assert not table.was_asked(1, InviteAlly)


def test_the_offense_may_invite() -> None:
    table = cloaked().until(InviteAlly)
    assert table.asks(0, InviteAlly).listed == (2,)


def test_it_is_used_after_the_gate_is_aimed_and_then_discarded() -> None:
    table = completed(0, TECH).until(PlayCard)
    assert table.table.at.planet != NO_PLANET
    assert table.table.gate[0] == 0
    assert table.plays(0, TECH).names(table.table.tech_discard) == [TECH]


def test_nobody_but_the_offense_may_use_it() -> None:
    for seat in (1, 2):
        table = completed(seat, TECH).launches(1, home(1)).nobody_allies().until(ChooseEncounterCard)
        assert not table.was_asked(seat, PlayCard)
        assert table.was_asked(1, InviteAlly)


def test_it_ends_with_the_encounter() -> None:
    hands = [["attack_20", "attack_30"], ["attack_08", "attack_06"], []]
    table = completed(0, TECH, hands=hands, destiny=[1, 1]).until(PlayCard).plays(0, TECH).launches(4)
    table.invites().both_play("attack_20", "attack_08").until(SecondEncounter)
    table.answers(0, SecondEncounter, "encounter").launches(1).until(ChooseEncounterCard)
    assert table.was_asked(1, InviteAlly)


def test_the_parasite_needs_no_invitation() -> None:
    """Ruling 145."""
    table = cloaked("trader", "mind", "parasite").invites().uses(2)
    assert DEFENSE in table.asks(2, JoinSide).listed
