"""Technology: which techs bots keep, when they research and when they complete."""

from __future__ import annotations

from game.bots.cosmic.standing import fleet
from game.bots.cosmic.tastes import AGAINST, Scores, taste_for
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.parts import Tech
from game.cosmic.prompts import ResearchTech
from game.cosmic.table import CosmicTable

# What a tech is worth once it works, in points of appeal; what it costs is its research number.
WORTH = {
    "coldsleep_ship": 4.0, "collapsium_hulls": 1.0, "cosmic_field_generator": 1.5, "delta_scanners": 2.0,
    "energy_cloak": 1.0, "enigma_device": 1.0, "genesis_bomb": 1.2, "gluon_mines": 1.8, "infinity_drive": 2.8,
    "lunar_cannon": 2.2, "omega_missile": 2.5, "plasma_thrusters": 1.5, "precursor_seed": 3.0,
    "quark_battery": 1.5, "tech_scrambler": 0.6, "the_prometheus": 2.2, "the_qax": 0.8,
    "vacuum_turbines": 2.2, "warpspace_key": 1.5, "xenon_lasers": 0.8,
}  # fmt: skip
EFFORT = 0.2  # what each ship that still has to be sent costs
MINES = 4  # ships on a tech without a number that do enough
FEW, RESEARCH = 10, 0.5  # with so few ships nobody researches


def needed(tech_id: str) -> int:
    printed = pieces.TECHS[tech_id]
    return MINES if printed.x else printed.research


def tech_worth(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """How much a tech appeals that nobody has worked on yet."""
    name = table.id_of(card)
    return WORTH.get(name, 1.0) - EFFORT * needed(name) if name else 1.0


def missing(table: CosmicTable, tech: Tech) -> int:
    """Ships that a tech still needs."""
    return needed(table.id_of(tech.card)) - tech.ships


@taste_for(ResearchTech)
def research(table: CosmicTable, prompt: ResearchTech, options: list[str]) -> Scores:
    """A ship for what is worth it, completed as soon as there are enough; what works in secret stays."""
    techs = {str(tech.card): tech for tech in table.techs[prompt.seat]}
    scores = []
    for way in options:
        word, _, card = way.partition(" ")
        scores.append(0.0 if word == "nothing" else _step(table, prompt.seat, techs[card], word))
    return scores


def _step(table: CosmicTable, seat: Seat, tech: Tech, word: str) -> float:
    printed = pieces.TECHS[table.id_of(tech.card)]
    left = missing(table, tech)
    if word == "complete":
        return 3.0 if left <= 0 and not printed.hidden_until_used else AGAINST
    if left <= 0 or fleet(table, seat) <= FEW:
        return -2.0
    return RESEARCH + WORTH[printed.id] - EFFORT * left - 0.6
