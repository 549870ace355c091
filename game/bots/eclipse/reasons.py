"""Why a bot of Eclipse would decide so, as the key of one line; "" where there is nothing to say."""

from __future__ import annotations

from game.eclipse import pieces
from game.eclipse.words import verb_of

REASONS = {
    "abandon": "table.why.eclipse_abandon",
    "accept": "table.why.eclipse_propose",
    "another": "table.why.eclipse_another",
    "attack": "table.why.eclipse_attack",
    "benefit": "table.why.eclipse_benefit",
    "build": "table.why.eclipse_construct",
    "claim": "table.why.eclipse_claim",
    "clear": "table.why.eclipse_clear",
    "construct": "table.why.eclipse_construct",
    "done": "table.why.eclipse_done",
    "explore": "table.why.eclipse_explore",
    "fire": "table.why.eclipse_fire",
    "first": "table.why.eclipse_first",
    "fit": "table.why.eclipse_part",
    "fly": "table.why.eclipse_fly",
    "from": "table.why.eclipse_influence",
    "give_up": "table.why.eclipse_give_up",
    "hit": "table.why.eclipse_hit",
    "influence": "table.why.eclipse_influence",
    "keep": "table.why.eclipse_keep",
    "kill": "table.why.eclipse_kill",
    "leave": "table.why.eclipse_leave",
    "move": "table.why.eclipse_fly",
    "pass": "table.why.eclipse_pass",
    "points": "table.why.eclipse_points",
    "propose": "table.why.eclipse_propose",
    "refresh": "table.why.eclipse_settle",
    "refuse": "table.why.eclipse_refuse",
    "replace": "table.why.eclipse_part",
    "research": "table.why.eclipse_research",
    "retreat": "table.why.eclipse_retreat",
    "return": "table.why.eclipse_return",
    "settle": "table.why.eclipse_settle",
    "spare": "table.why.eclipse_spare",
    "store": "table.why.eclipse_store",
    "tech": "table.why.eclipse_research",
    "throw": "table.why.eclipse_throw",
    "to": "table.why.eclipse_claim",
    "track": "table.why.eclipse_track",
    "trade": "table.why.eclipse_trade",
    "turn": "table.why.eclipse_turn",
    "upgrade": "table.why.eclipse_upgrade",
    "zone": "table.why.eclipse_zone",
}


def reason(answer: str) -> str:
    """The key of a sentence for what is said, whatever the question was."""
    if answer in pieces.SPECIES:
        return "table.why.eclipse_species"
    return REASONS.get(verb_of(answer), "")
