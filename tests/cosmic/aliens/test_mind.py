"""Mind: it reads the hand of a main player."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.events.cards import CardsShown
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import AddSuper, ChooseEncounterCard, ChooseSeat, InviteAlly, PlayCard, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_20"
DECK = ["attack_06", "attack_07", "negotiate", "attack_08", "attack_10"]


def launched(*aliens: str, **words: object) -> Encounter:
    """The offense's ship is in the gate; allies are about to be invited."""
    words = {"hands": [[SMALL, "negotiate"], [BIG, "morph"], []], **words}
    return cosmic(*aliens, **words).launches(1, home(1))


def knows(table: Encounter, seat: Seat) -> list[str]:
    """The cards in the hands of others that a seat can see."""
    hands = [card for other, hand in enumerate(table.table.hands) if other != seat for card in hand]
    return sorted(table.names(card for card in hands if table.table.seen[card] >> seat & 1))


def test_as_a_main_player_it_reads_the_hand_of_the_opponent() -> None:
    table = launched("mind", "trader").uses(0)
    assert PowerUsed(0, "mind") in table.log
    assert knows(table, 0) == [BIG, "morph"]
    assert table.is_asked(0, InviteAlly)


def test_as_the_defense_it_reads_the_hand_of_the_offense() -> None:
    assert knows(launched("trader", "mind").uses(1), 1) == [SMALL, "negotiate"]


def test_somebody_else_reads_the_hand_of_one_main_player() -> None:
    table = launched("trader", "fido", "mind").uses(2)
    assert table.asks(2, ChooseSeat).options(table.table) == [0, 1]
    table.answers(2, ChooseSeat, 1)
    assert knows(table, 2) == [BIG, "morph"]


def test_only_the_mind_sees_what_it_reads() -> None:
    table = launched("trader", "fido", "mind").uses(2).answers(2, ChooseSeat, 1)
    assert knows(table, 0) == []
    assert table.match.view(2).hands == table.match.view(0).hands
    big = table.held(1, BIG)
    assert table.match.view(2).faces[big] == table.table.faces[big]
    assert table.match.view(0).faces[big] != table.table.faces[big]


def test_it_may_leave_it() -> None:
    table = launched("mind", "trader").uses(0, power=False)
    assert knows(table, 0) == []
    assert table.is_asked(0, InviteAlly)


def test_it_reads_before_allies_are_invited_and_once_in_an_encounter() -> None:
    table = cosmic("mind", "trader", hands=[[SMALL], [BIG], []]).launches(1, home(1)).uses(0)
    assert table.log.count(PowerUsed(0, "mind")) == 1
    table.until(ChooseEncounterCard).both_play(SMALL, BIG)
    assert not table.is_asked(0, UsePower)
    assert table.rest().log.count(PowerUsed(0, "mind")) == 1


def test_an_empty_hand_is_not_read() -> None:
    table = launched("trader", "fido", "mind", hands=[[SMALL], [], []]).uses(2)
    assert knows(table, 2) == [SMALL]
    table = launched("mind", "trader", hands=[[SMALL], [], []])
    assert table.is_asked(0, InviteAlly)


def test_a_hoard_is_not_read() -> None:
    """Ruling 121."""
    table = launched("mind", "miser", hoards=[[], ["attack_40"], []]).uses(0)
    hoard = table.table.hoards[1]
    assert len(hoard) == 1
    assert not table.table.seen[hoard[0]] & 1


def test_zapped_it_reads_nothing() -> None:
    table = launched("mind", "trader", hands=[[SMALL], [BIG], ["cosmic_zap"]]).uses(0).plays(2, "cosmic_zap")
    assert knows(table, 0) == []
    assert table.is_asked(0, InviteAlly)


def test_without_three_home_colonies_it_reads_nothing() -> None:
    table = launched("mind", "trader", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.is_asked(0, InviteAlly)


def test_super_flare_reads_both_hands() -> None:
    hands = [[SMALL, "negotiate"], [BIG, "morph"], ["mind.flare"]]
    table = launched("trader", "fido", "mind", hands=hands).uses(2)
    table.answers(2, AddSuper, table.card("mind.flare"))
    assert knows(table, 2) == [SMALL, BIG, "morph", "negotiate"]
    assert table.hand(2) == ["mind.flare"]


def test_without_the_super_flare_it_still_reads_one_hand() -> None:
    hands = [[SMALL], [BIG], ["mind.flare"]]
    table = launched("trader", "fido", "mind", hands=hands).uses(2).answers(2, AddSuper, NONE)
    assert knows(table.answers(2, ChooseSeat, 0), 2) == [SMALL]


def test_zapped_with_the_super_flare_it_reads_nothing() -> None:
    """Ruling 43: the flare goes back to the hand."""
    hands = [[SMALL], [BIG, "cosmic_zap"], ["mind.flare"]]
    table = launched("trader", "fido", "mind", hands=hands).uses(2).answers(1, PlayCard, NONE)
    table.answers(2, AddSuper, table.card("mind.flare")).plays(1, "cosmic_zap")
    assert knows(table, 2) == []
    assert table.hand(2) == ["mind.flare"]
    assert table.is_asked(0, InviteAlly)


def test_a_main_player_has_no_second_hand_to_read_with_the_super_flare() -> None:
    table = launched("mind", "trader", hands=[[SMALL, "mind.flare"], [BIG], []]).uses(0)
    assert table.is_asked(0, InviteAlly)
    assert not table.happened(CardsShown)[1:]


def drawing() -> Encounter:
    """The defense has to draw a new hand of eight cards; the offense holds the Mind's flare."""
    hands = [[SMALL, "mind.flare"], ["reinforcement_2"], []]
    deck = [*DECK, "attack_12", "attack_13", "attack_14", "attack_15", "attack_23"]
    table = cosmic("kamikaze", "trader", "fido", hands=hands, deck=deck).launches(1, home(1))
    return table.invites().invites()


def test_wild_flare_sees_the_cards_that_another_player_draws() -> None:
    table = drawing()
    assert knows(table, 0) == []
    table.plays(0, "mind.flare")
    assert knows(table, 0) == sorted([*DECK, "attack_12", "attack_13", "attack_14"])
    assert knows(table, 2) == ["mind"]  # the flare itself has been shown to all


def test_wild_flare_lasts_until_the_encounter_ends() -> None:
    """Later draws of that player are seen without any question, those of others are not."""
    hands = [["negotiate"], ["reinforcement_2"], ["mind.flare"], []]
    deck = [*DECK, "attack_12", "attack_13", "negotiate", "attack_15", "attack_23"]
    table = cosmic("trader", "chosen", "kamikaze", "fido", hands=hands, deck=deck).launches(2, home(1))
    table.invites().invites(3).joins_defense(3, 1).plays(2, "mind.flare").forget()
    table.both_play("negotiate", "attack_08").uses(1)
    shown = table.happened(CardsShown)
    assert [event.to for event in shown] == [2]
    assert table.names(shown[0].cards)[:2] == ["attack_15", "attack_23"]
    table.rest()
    assert [event.to for event in table.happened(CardsShown)] == [2]  # not what the ally was rewarded with


def test_wild_flare_sees_a_hand_that_is_drawn_at_the_start_of_a_turn() -> None:
    hands = [["quash"], [BIG, "mind.flare"], []]
    table = cosmic("kamikaze", "fido", hands=hands, deck=DECK, phase="start_turn").plays(1, "mind.flare")
    assert set(DECK) <= set(knows(table, 1))
    assert len(knows(table, 1)) == 8


def test_wild_flare_does_not_wait_for_the_own_draw() -> None:
    table = cosmic("kamikaze", "trader", hands=[[SMALL, "mind.flare"], [BIG], []], deck=DECK)
    table.launches(1, home(1)).invites().invites().uses(0).sends(0, 1)
    assert len(table.hand(0)) == 4
    assert not table.is_asked(0, PlayCard)
