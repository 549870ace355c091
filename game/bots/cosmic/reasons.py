"""Why a bot of Cosmic Encounter would decide so, as the key of one line; "" where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.cosmic.cards import LEAVING, TALKS, face_value, foreseen, most_useful
from game.bots.cosmic.fights import outcome
from game.bots.cosmic.seats import FATE, LIKINGS, UNWANTED, Liking, harm, help_, rob, spy
from game.bots.cosmic.ships import PURPOSES, SENDING, WORLDS, conquest, settling, wants_to_lose
from game.bots.cosmic.standing import winners
from game.core.prompts import NONE, Prompt, by_kind
from game.core.table import Seat
from game.cosmic.card_prompts import SpendCard
from game.cosmic.cheating import QuietMoment
from game.cosmic.deal_prompts import GiveAskedCard, MakeDeal
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.techs import TechUsed
from game.cosmic.flagship import TakePrometheus
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.phases.opening import ChooseHoard
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    CardFromHand,
    ChooseAlien,
    ChooseCard,
    ChooseEncounterCard,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    ResearchTech,
    SecondEncounter,
    TakeReward,
    TakeShips,
    UsePower,
)
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable

Reason = Callable[[CosmicTable, Any, Any], str]


def wins_without(table: CosmicTable, seat: Seat) -> bool:
    """True if the offense's victory would end the match for somebody else."""
    won = winners(table, outcome(table, OFFENSE))
    return bool(won) and seat not in won


def why_invite(table: CosmicTable, prompt: InviteAlly, guest: int) -> str:
    if guest == NONE:
        return "table.why.invite_nobody"
    return "table.why.invite_defense" if prompt.side == DEFENSE else "table.why.invite_offense"


def why_join(table: CosmicTable, prompt: JoinSide, side: int) -> str:
    if side == NONE:
        return "table.why.join_neither"
    if side == DEFENSE:
        return "table.why.join_stop" if wins_without(table, prompt.seat) else "table.why.join_defense"
    return "table.why.join_win" if winners(table, outcome(table, OFFENSE)) else "table.why.join_offense"


def why_card(table: CosmicTable, prompt: ChooseEncounterCard, card: int) -> str:
    """A negotiate, a card for a known hand, the strongest one, or one that spares it."""
    mine = face_value(table, card)
    if mine == TALKS:
        return "table.why.card_talk"
    if len(foreseen(table, prompt.seat)) == 1:
        return "table.why.card_known"
    best = max(face_value(table, held) for held in table.encounter_cards(prompt.seat))
    return "table.why.card_best" if mine == best else "table.why.card_enough"


def why_reinforce(table: CosmicTable, prompt: PlayReinforcement, some: tuple[int, int]) -> str:
    return "table.why.reinforce_not" if some == NO_SHIPS else "table.why.reinforce"


def why_take(table: CosmicTable, prompt: TakeShips, some: tuple[int, int]) -> str:
    if wants_to_lose(table, prompt.seat):
        return "table.why.lose_all"
    if some == NO_SHIPS:
        return "table.why.ships_enough"
    if prompt.what in SENDING:
        return "table.why.ships_sent"
    settles = PURPOSES.get(prompt.what) is settling
    return "table.why.ships_settle" if settles else "table.why.ships_spared"


def why_place(table: CosmicTable, prompt: PlaceShips, some: tuple[int, int]) -> str:
    return "table.why.ships_weak"


def why_planet(table: CosmicTable, prompt: ChoosePlanet, planet: int) -> str:
    if planet == NONE or WORLDS.get(prompt.what) is not conquest:
        return ""
    return "table.why.planet_weak"


def why_target(table: CosmicTable, prompt: ChooseTarget, some: tuple[int, int]) -> str:
    if some == NO_SHIPS:
        return "table.why.draw_again"
    return "table.why.resettle" if some[1] == prompt.seat else "table.why.target"


def why_seat(table: CosmicTable, prompt: ChooseSeat, seat: int) -> str:
    if seat == NONE or prompt.what not in LIKINGS:
        return ""
    liking = LIKINGS[prompt.what][0]
    reasons: dict[Liking, str] = {harm: "table.why.harm", rob: "table.why.rob", spy: "table.why.spy"}
    if liking is help_:
        return "table.why.help_self" if seat == prompt.seat else "table.why.help_weak"
    if prompt.what == "ask.wild_destiny":
        return "table.why.attack"
    return reasons.get(liking, "")


def why_play(table: CosmicTable, prompt: PlayCard, card: int) -> str:
    answers = isinstance(prompt.event, PowerUsed | CardPlayed | TechUsed)
    if card == NONE:
        return "table.why.zap_not" if answers else "table.why.card_later"
    return "table.why.zap" if answers else "table.why.card_now"


def why_use(table: CosmicTable, prompt: UsePower | AddSuper, answer: bool | int) -> str:
    declined = answer is False or (answer is not True and answer == NONE)
    return "table.why.power_later" if declined else "table.why.power_now"


def why_deal(table: CosmicTable, prompt: MakeDeal, word: tuple[str, int]) -> str:
    reasons = {
        "accept": "table.why.deal_good",
        "propose": "table.why.deal_fair",
        "break_off": "table.why.deal_bad",
        "settle": "table.why.deal_colony",
        "grant": "table.why.deal_return",
    }
    return reasons.get(word[0], "")


def why_reward(table: CosmicTable, prompt: TakeReward, ships: int) -> str:
    return "table.why.reward_ships" if ships else "table.why.reward_cards"


def why_second(table: CosmicTable, prompt: SecondEncounter, way: str) -> str:
    reasons = {"encounter": "table.why.go_on", "end_turn": "table.why.stop", "new_tech": "table.why.new_tech"}
    return reasons[way]


def why_research(table: CosmicTable, prompt: ResearchTech, way: str) -> str:
    reasons = {"complete": "table.why.complete", "research": "table.why.research"}
    return reasons.get(way.partition(" ")[0], "table.why.research_not")


def why_part(table: CosmicTable, prompt: CardFromHand, card: int) -> str:
    if card == NONE:
        return "table.why.keep_hand"
    return "table.why.best_card" if LEAVING[prompt.what] is most_useful else "table.why.worst_card"


def why_pick(table: CosmicTable, prompt: ChooseCard, card: int) -> str:
    if card == NONE:
        return "table.why.none_good"
    if prompt.what == FATE:
        return "table.why.fate"
    return "table.why.worst_card" if prompt.what in UNWANTED else "table.why.best_card"


def always(line: str) -> Reason:
    """The same reason for every answer."""

    def same(table: CosmicTable, prompt: Any, answer: Any) -> str:
        return line

    return same


REASONS: dict[type[Prompt[Any]], Reason] = {
    AddSuper: why_use,
    CardFromHand: why_part,
    ChooseAlien: always("table.why.alien"),
    ChooseCard: why_pick,
    ChooseEncounterCard: why_card,
    ChooseHoard: always("table.why.hoard"),
    ChooseShip: always("table.why.sting"),
    ChoosePlanet: why_planet,
    ChooseSeat: why_seat,
    ChooseTarget: why_target,
    InviteAlly: why_invite,
    GiveAskedCard: always("table.why.worst_card"),
    JoinSide: why_join,
    MakeDeal: why_deal,
    PlaceShips: why_place,
    PlayCard: why_play,
    PlayReinforcement: why_reinforce,
    QuietMoment: always("table.why.quiet"),
    ResearchTech: why_research,
    SecondEncounter: why_second,
    SpendCard: always("table.why.card_now"),
    TakePrometheus: always("table.why.flagship"),
    TakeReward: why_reward,
    TakeShips: why_take,
    UsePower: why_use,
}


def reason(table: CosmicTable, prompt: Prompt[Any], answer: Any) -> str:
    """The key of the line that says why."""
    why = by_kind(REASONS, prompt)
    return why(table, prompt, answer) if why is not None else ""
