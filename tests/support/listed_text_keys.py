"""Keys of the catalogues that the program puts together or passes on, listed by hand."""

from __future__ import annotations

import tomllib

from game import GAMES
from game.core.assets import ASSETS
from game.core.events import Moment
from game.core.luck import KINDS as KINDS_OF_LUCK
from game.cosmic.offers import MASKS
from game.cosmic.pieces import ALIENS, ARTIFACTS, CLASSIC_FILCH, SUPER, TECHS, WILD
from game.cosmic.pieces import TYPES as TYPES_OF_COSMIC
from game.cosmic.setup import RULES, SKILLS
from game.duel import pieces
from game.duel.totals import wins
from game.eclipse.pieces import PARTS as PARTS_OF_ECLIPSE
from game.eclipse.pieces import TECHS as TECHS_OF_ECLIPSE
from game.eclipse.words import DONE, GIVE_UP, PASS, REFUSED
from game.firestorm import asking as asking_at_firestorm
from game.firestorm.decks.deck import GROUPS, PLANET_GROUPS
from game.firestorm.effects.interpreter import VERBS
from game.firestorm.pieces import COLORS as COLORS_OF_POWERS
from game.firestorm.pieces import SPECIALS
from game.firestorm.pieces import TYPES as TYPES_OF_CARDS
from scenes.drawing.theme import SEATS
from scenes.games import PLAYABLE
from scenes.games.firestorm import phase_steps as steps_of_firestorm
from scenes.games.firestorm.combat import steps
from scenes.screens.records.keeping import all_feats
from scenes.session.standing_orders import SCOPES
from scenes.table.game_table import game_table
from scenes.table.talk.occasions import OCCASIONS
from scenes.table.talk.voices import LINES, VOICES

VARIANTS = ["four_planets", *RULES]  # of Cosmic Encounter


def roles() -> set[str]:
    """Who may use things of Cosmic Encounter, as its sheets and cards say."""
    files = [
        tomllib.loads((ASSETS / "data" / "cosmic" / f"{name}.toml").read_text("utf-8"))
        for name in ("aliens", "artifacts")
    ]
    rows = [row for file in files for kind in file.values() for row in kind]
    return {part["role"] for row in rows for part in [row, *row.get("flare", [])]}


ROLES = roles()
# What stands on the buttons of ChooseOne, by the module that asks; others begin with the module's name.
CHOICES = {
    "aftermath": ["encounter", "new_tech", "end_turn"],
    "bookmaker": ["nothing", "low", "middle", "high"],
    "custody_battle": ["draw_2", "withdraw_1"],
    "diplomatic_pouch": ["improve_1", "worsen_1_take_2"],
    "full_of_stars": ["recover_3", "destroy_3"],
    "grumpus": ["nothing", "recover_1", "draw_1"],
    "intelligent_mineral": ["nothing", *(f"digit_{digit}" for digit in range(1, 10))],
    "iron_matron": ["nothing", "even", "odd"],
    "musician": ["nothing", "draw_to_limit", "discard_to_3"],
    "open_bar": ["take_1", "ready_2", "draw_2", "recover_3"],
    "politician": ["fire", "shield", "recover"],
}
# What is said at Eclipse with a button alone.
SAID_BY_BUTTON = (
    DONE, PASS, GIVE_UP, "throw", "another", "leave", "claim", "points", "benefit", "store", "refresh",
    "fire", "spare", "attack", "refuse", "accept",
)  # fmt: skip
# What is said at Firestorm with a button alone.
SAID_AT_FIRESTORM = (
    "pass", "end", "done", "auto", "no", "yes", "none", "attack", "capitulate", "last_turn", "give_up",
    "accessories", "veto", "pay", "suffer", "draw", "put_back", "keep", "reject",
)  # fmt: skip
# What is done at Firestorm with a piece, where a question has answers of several kinds.
DONE_AT_FIRESTORM = (
    "play", "gear", "counter", "load", "form", "open", "cover", "leave", "join", "off", "take",
    "attack",
)  # fmt: skip
GATHERED_AT_FIRESTORM = ("ChooseAttackers", "ChooseDefenders", "ChooseAdvance")
# Questions of Firestorm with an end or a way out that says what it leaves undone.
ENDED_AT_FIRESTORM = (
    "TakeMainPhase", "Veto", "DealDamage", "SpendStones", "UseSpecial", "FlyInFormation", "Salvage",
    "ChooseTarget", "Arrange", "FormUp", "TendAccessory", "Pick", "Locate", "AssignDefender",
    "UseTractorBeam", "ChoosePlanetToAttack", "DrawPlanet", "AcceptPoints", "GivePoints",
)  # fmt: skip
# Answers to Firestorm's questions about a card that name it.
SAID_OF_CARDS = (
    "Veto.pass", "MayUse.yes", "MayUse.no", "PayOrSuffer.pay", "PayOrSuffer.suffer", "KeepPlanet.keep",
    "KeepPlanet.reject", "PayToReactivate.yes", "PayToReactivate.no", "Veto.veto",
)  # fmt: skip
# What is done at Eclipse with a piece, and the questions there that can be ended.
DONE_AT_ECLIPSE = (
    "settle", "propose", "zone", "to", "from", "tech", "fit", "clear", "build", "move", "retreat", "abandon",
    "track", "kill", "keep", "return", "first", "trade", "hit", "lead",
)  # fmt: skip
ENDED_AT_ECLIPSE = (
    "EndTurn", "ChooseZone", "ChooseTech", "Influence", "Upgrade", "Build", "Move", "MayPropose", "SettleNow",
)  # fmt: skip
# The games in which somebody may speak up, and what one may want to be woken for there.
ALARMS = {name: words for name in PLAYABLE if (words := game_table(name).alarms)}
KEYWORDS = ("locator_1", "locator_2", "formation_flight", "tractor_beam", *SPECIALS)
SEEN_PILES = ("deck", "planet_deck", "hand", "scrap", "ruins", "removed", "under", "air", "limbo")
MOMENTS = (
    "announced", "attack_declared", "card_entered_play", "damage", "defenders_assigned", "destroyed",
    "die_rolled", "planet_drawn",
)  # fmt: skip
# Keys that the program puts together, by the f-string that does it.
TOLD_BY_THEIR_PARTS = {part.tech for part in PARTS_OF_ECLIPSE} - {"plasma_missile"}  # its words are too long
WAYS_BACK = ("luck", "branches", "poster", "picture", "dice")
PUT_TOGETHER = {
    "f'back.{way.key}'": [f"back.{key}" for key in WAYS_BACK],
    "f'back.{way.key}_second'": [f"back.{key}_second" for key in WAYS_BACK],
    "f'feat.{key}'": [f"feat.{key}" for key, _ in all_feats()],
    "f'feat.{key}_means'": [f"feat.{key}_means" for key, _ in all_feats()],
    "f'feat.{each.key}'": [],  # the same
    "f'feat.{each.key}_means'": [],
    "f'table.talk.{VOICES[seat % len(VOICES)]}.{occasion}.{(decisions + seat) % LINES + 1}'": [
        f"table.talk.{voice}.{occasion}.{number + 1}"
        for voice in VOICES
        for occasion in OCCASIONS
        for number in range(LINES)
    ],
    "f'luck.kind.{kind}'": [f"luck.kind.{kind}" for kind in KINDS_OF_LUCK],
    "f'luck.counts.{self.session.match.game.name}.{kind}'": [
        "luck.counts.duel.draws",
        "luck.counts.cosmic.draws",
        "luck.counts.cosmic.destiny",
        "luck.counts.eclipse.dice",
        "luck.counts.eclipse.draws",
        "luck.counts.firestorm.dice",
        "luck.counts.firestorm.draws",
    ],
    "f'luck.counts.{session.match.game.name}.{moment.kind}'": [],  # the same
    "f'result.unit.{game}'": [f"result.unit.{game}" for game in GAMES],
    "f'result.unit.{session.match.game.name}'": [f"result.unit.{game}" for game in GAMES],
    "f'saves.now.{facts.game}'": [f"saves.now.{game}" for game in GAMES],
    "f'saves.after.{facts.game}'": [f"saves.after.{game}" for game in GAMES],
    "f'button.dial.{number}'": [f"button.dial.{number}" for number in pieces.DIAL],
    "f'button.ships.{n}'": [f"button.ships.{n}" for n in range(pieces.SHIPS + 1)],
    "f'button.ships.{ships}'": [],  # those of Duel
    "f'button.ships.{some[1]}'": [],
    "f'button.reward.{ships}'": [f"button.reward.{n}" for n in range(pieces.SHIPS + 1)],
    "f'button.number.{n}'": [f"button.number.{n}" for n in range(41)],  # the highest attack is 40
    "f'button.{word}'": ["button.research", "button.complete"],
    "f'button.deal.{verb}'": [
        f"button.deal.{verb}"
        for verb in ("accept", "propose", "break_off", "clear", "want", "free", "back_freed")
    ],
    "f'button.deal.ask_{pieces.TYPES[value]}'": [f"button.deal.ask_{kind}" for kind in TYPES_OF_COSMIC],
    "f'desk.kind.{pieces.TYPES[kind]}'": [f"desk.kind.{kind}" for kind in TYPES_OF_COSMIC],
    "f'refuse.deal.{word}'": [
        f"refuse.deal.{word}"
        for word in ("accept", "propose", "clear", "give", "want", "ask", "grant", "settle", "free", "show")
    ],
    "f'desk.mood.{mood}'": [f"desk.mood.{mood}" for mood in range(1, 6)],
    "f'desk.says.{felt}'": [f"desk.says.{mood}" for mood in (1, 2, 4, 5)],
    "f'choice.{choice}'": [],  # found by inspection
    "f'prompt.{type(prompt).__name__}'": [],  # found by inspection
    "f'event.{type(event).__name__}'": [],
    "f'game.{name}'": [],  # the module of a game
    "f'game.bots.{game}.mind'": [],
    "f'game.bots.{game}.features'": [],
    "f'lobby.balance.{kind}'": [
        f"lobby.balance.{kind}" for kind in ("even", "first", "order", "seat", "faction")
    ],
    "f'arena.method.{about}'": [f"arena.method.{about}" for about in ("deals", "shares", "ratings", "same")],
    "f'level.{level}'": [],  # found by inspection
    "f'colour.{colour}'": [f"colour.{colour}" for colour in SEATS],
    "f'colour.{player.colour}'": [],
    "f'colour.{self.player.colour}'": [],
    "f'colour.{self.colour}'": [],
    "f'colour.{self.eyes.colours[seat]}'": [],
    # game.eclipse
    "f'button.eclipse.{verb}'": [f"button.eclipse.{verb}" for verb in SAID_BY_BUTTON],
    "f'refuse.eclipse.{said}'": [f"refuse.eclipse.{verb}" for verb in REFUSED],
    # game.firestorm
    "f'button.firestorm.{verb}'": [f"button.firestorm.{verb}" for verb in SAID_AT_FIRESTORM],
    "f'refuse.firestorm.{said}'": [f"refuse.firestorm.{verb}" for verb in asking_at_firestorm.REFUSED],
    "f'do.firestorm.{verb}'": [f"do.firestorm.{verb}" for verb in DONE_AT_FIRESTORM],
    "f'firestorm.step.{step}'": [f"firestorm.step.{step}" for step in steps.STEPS],
    "f'phase.{name}'": [f"phase.{name}" for name in steps_of_firestorm.NAMES],
    "f'firestorm.type.{facts.type}'": [f"firestorm.type.{kind}" for kind in sorted({*TYPES_OF_CARDS} - {""})],
    "f'firestorm.type.{known}'": ["firestorm.type.card"],
    "f'firestorm.type.{word}'": [],  # those of all cards
    "f'firestorm.color.{facts.color}'": [f"firestorm.color.{color}" for color in COLORS_OF_POWERS],
    "f'firestorm.color.{own.color}'": [],  # those of all powers
    "f'firestorm.color.{pieces.COLORS[first]}'": [],
    "f'firestorm.color.{event.chosen}'": [],
    "f'firestorm.keyword.{word}'": [f"firestorm.keyword.{word}" for word in KEYWORDS],
    "f'firestorm.keyword.{pieces.SPECIALS[numbers[1]]}'": [],  # those of all ships
    "f'firestorm.points.{kind}'": ["firestorm.points.tp", "firestorm.points.ep"],
    "f'firestorm.points.{kind}_short'": ["firestorm.points.tp_short", "firestorm.points.ep_short"],
    "f'firestorm.place.{name}'": [f"firestorm.place.{pile}" for pile in SEEN_PILES],
    "f'firestorm.place.{value}'": [],  # those of all piles
    "f'firestorm.time.{time.phase}'": [
        f"firestorm.time.{phase}" for phase in ("event", "build_1", "main", "kep1", "kep2", "kep3")
    ],
    "f'firestorm.side.{time.side}'": [
        f"firestorm.side.{side}" for side in ("green", "red", "blue", "black", "none")
    ],
    "f'firestorm.moment.{item.kind}'": [f"firestorm.moment.{moment}" for moment in MOMENTS],
    "f'firestorm.moment.{phase_word(view)}'": [
        f"firestorm.moment.{phase}" for phase in ("event", "main", "kep1", "kep2", "kep3", "other")
    ],
    "f'firestorm.verb.{do.do}'": [f"firestorm.verb.{verb}" for verb in VERBS if verb != "gain_points"],
    "f'firestorm.table.{kind}'": ["firestorm.table.damage", "firestorm.table.stones"],
    "f'firestorm.accessory.{kind}'": [
        f"firestorm.accessory.{kind}" for kind in ("show", "decline", "resume")
    ],
    "f'firestorm.table.ask_{unit}'": ["firestorm.table.ask_tp", "firestorm.table.ask_ep"],
    "f'firestorm.table.give_{unit}'": ["firestorm.table.give_tp", "firestorm.table.give_ep"],
    "f'firestorm.toggle.{verb}'": [f"firestorm.toggle.{verb}" for verb in ("cover", "join", "leave", "open")],
    "f'firestorm.fight.lane_{state}'": [
        f"firestorm.fight.lane_{state}" for state in ("blocked", "open", "through")
    ],
    "f'firestorm.ships_in_hand.{kind}'": [
        "firestorm.ships_in_hand.attack",
        "firestorm.ships_in_hand.exchange",
    ],
    "f'firestorm.ships_in_hand.{kind}_how'": [
        "firestorm.ships_in_hand.attack_how",
        "firestorm.ships_in_hand.exchange_how",
    ],
    "f'firestorm.ships_in_hand.{place}'": [
        f"firestorm.ships_in_hand.{name}" for name in ("covered", "hand", "left", "open")
    ],
    "f'firestorm.ships_in_hand.{name}'": [
        f"firestorm.ships_in_hand.{name}" for name in ("covered", "hand", "left", "new", "open")
    ],
    "f'button.firestorm.{PASS}'": [],
    "f'firestorm.keyword.{icon}'": [],
    "f'firestorm.lobby.{rule}'": ["firestorm.lobby.friendly", "firestorm.lobby.stakes"],
    "f'firestorm.lobby.{rule}_means'": ["firestorm.lobby.friendly_means", "firestorm.lobby.stakes_means"],
    "f'firestorm.lobby.mode.{mode}'": ["firestorm.lobby.mode.cross", "firestorm.lobby.mode.pairs"],
    # scenes.firestorm.builder
    "f'deck.{side}'": [],  # of a picture
    "f'deck.colour.{color}'": [f"deck.colour.{color}" for color in COLORS_OF_POWERS],
    "f'deck.colour.{facts.color}'": [],  # those of all powers
    "f\"deck.colour.{args['color']}\"": [],
    "f'deck.power.{color}'": [f"deck.power.{color}" for color in COLORS_OF_POWERS if color != "green"],
    "f'deck.type.{kind}'": [f"deck.type.{kind}" for kind in sorted({*TYPES_OF_CARDS} - {""})],
    "f'deck.ability.{ability}'": [
        f"deck.ability.{ability}" for ability in ("cargo", "formation", "locator", "special", "tractor")
    ],
    "f'deck.phase.{phase}'": [f"deck.phase.{phase}" for phase in ("event", "main", "kep1", "kep2", "kep3")],
    "f'deck.rarity.{facts.rarity}'": [f"deck.rarity.{rarity}" for rarity in ("common", "uncommon", "rare")],
    "f'deck.group.{kind}.{share.group}'": [
        *(f"deck.group.cards.{group}" for group in GROUPS),
        *(f"deck.group.planets.{group}" for group in PLANET_GROUPS),
    ],
    "f'deck.sort.{sort}'": [f"deck.sort.{sort}" for sort in ("cost", "name", "type")],
    "f'phase.{value}'": [],
    # the log, the inspect panel and the replay of Duel
    "f'look.step.{of_duel}'": [],  # listed below
    "f'colour.{watching.colours[seat]}'": [],  # those of all seats
    "f'game.{self.game}'": [],
    "f'story.deck.{value}'": [f"story.deck.{deck}" for deck in pieces.TYPES],
    "f'inspect.half.{half.symbol}'": [
        f"inspect.half.{symbol}" for symbol in (pieces.FIRE, pieces.SHIELD, pieces.RECOVER)
    ],
    "f'inspect.step.{kind}'": ["inspect.step.duel", "inspect.step.contest"],
    "f'inspect.now.{word}'": ["inspect.now.supply", "inspect.now.warp", "inspect.now.hand"],
    "f'inspect.{kind}'": ["inspect.discard", "inspect.under"],
    "f'replay.pace.{state.pace}'": ["replay.pace.slow", "replay.pace.normal", "replay.pace.fast"],
    "f'won.{why}'": [],  # found by inspection
    # scenes.cosmic
    "f'story.does.{thing}'": [f"story.does.{thing}" for thing in (*ALIENS, *ARTIFACTS, *TECHS)],
    "f'story.moment.{type(event).__name__}'": [
        f"story.moment.{kind.__name__}" for kind in MASKS if issubclass(kind, Moment)
    ],
    "f'call.{self.table.name}.stands.{standing.scope}'": [
        f"call.{game}.stands.{scope}" for game in ALARMS for scope in SCOPES
    ],
    "f'call.{self.table.name}.scope.{scope}'": [
        f"call.{game}.scope.{scope}{means}" for game in ALARMS for scope in SCOPES for means in ("", "_means")
    ],
    "f'call.{self.table.name}.alarm.{word}'": [
        f"call.{game}.alarm.{word}" for game, words in ALARMS.items() for word in words
    ],
    "f'call.{self.table.name}.always.{word}'": [
        f"call.firestorm.always.{word}" for word in ("auto", "draw", "pay", "use")
    ],
    "f'call.{self.table.name}.play'": [f"call.{game}.play" for game in ALARMS],
    "f'story.does.{thing}.{side}'": [
        f"story.does.{alien}.{side}" for alien in (*ALIENS, CLASSIC_FILCH) for side in (WILD, SUPER)
    ],
    "f'colour.{colours[face.value]}'": [],  # those of all seats
    "f'phase.{phase}'": [],  # found by inspection
    "f'tool.alien.{row.skill}'": [f"tool.alien.{alert}" for alert in SKILLS],
    "f'tool.alien.{level}'": [f"tool.alien.{alert}" for alert in SKILLS],
    "f'look.alert.{row.skill}'": [f"look.alert.{alert}" for alert in SKILLS],
    "f\"look.role.{role.replace(' ', '_')}\"": sorted(
        {f"look.role.{role.replace(' ', '_')}" for role in ROLES}
    ),
    "f'inspect.now.{part}'": [
        f"inspect.now.{part}" for part in ("offense", "defense", "ally_offense", "ally_defense")
    ],
    "f'lobby.cosmic.alert.{alert}'": [f"lobby.cosmic.alert.{alert}" for alert in SKILLS],
    "f'lobby.cosmic.alert.{self.alert}_means'": [f"lobby.cosmic.alert.{alert}_means" for alert in SKILLS],
    "f'lobby.cosmic.{rule}'": [f"lobby.cosmic.{rule}" for rule in VARIANTS],
    "f'lobby.cosmic.{rule}_means'": [f"lobby.cosmic.{rule}_means" for rule in VARIANTS],
    # scenes.duel
    "f'tool.half.{printed.symbol}'": [f"tool.half.{symbol}" for symbol in ("fire", "shield", "recover")],
    "f'tool.half_does.{printed.symbol}'": [
        f"tool.half_does.{symbol}" for symbol in ("fire", "shield", "recover")
    ],
    "f'table.fate.{kind}'": [f"table.fate.{kind}" for kind in pieces.TYPES],
    "f'table.{zone_name}_left'": ["table.reinforcements_left", "table.planet_deck_left"],
    "f'table.kind.{card.kind}'": ["table.kind.duel", "table.kind.contest"],
    "f'table.kind.{card.type}'": [f"table.kind.{kind}" for kind in pieces.TYPES],
    "f'do.{type(prompt).__name__}'": [],  # of prompts that are answered with a piece
    "f'missing.{type(prompt).__name__}'": [],  # of prompts that can wait for something
    "f'do.eclipse.{verb}'": [f"do.eclipse.{verb}" for verb in DONE_AT_ECLIPSE],
    "f'eclipse.supply.brief.{pieces.TECHS[tech].id}'": [
        f"eclipse.supply.brief.{tech.id}" for tech in TECHS_OF_ECLIPSE if tech.id not in TOLD_BY_THEIR_PARTS
    ],
    "f'eclipse.done.{type(prompt).__name__}'": [f"eclipse.done.{kind}" for kind in ENDED_AT_ECLIPSE],
    "f'firestorm.none.{kind}'": [f"firestorm.none.{kind}" for kind in GATHERED_AT_FIRESTORM],
    "f'firestorm.none_means.{kind}'": [f"firestorm.none_means.{kind}" for kind in GATHERED_AT_FIRESTORM],
    "f'firestorm.named.{kind}'": [f"firestorm.named.{kind}" for kind in GATHERED_AT_FIRESTORM],
    "f'firestorm.end.{type(prompt).__name__}'": [f"firestorm.end.{kind}" for kind in ENDED_AT_FIRESTORM],
    "f'firestorm.said.{type(prompt).__name__}.{verb}'": [f"firestorm.said.{said}" for said in SAID_OF_CARDS],
    # scenes.duel.looks
    "f'look.works.{ability.when}'": [
        f"look.works.{when}" for when in ("duel", "contest", "both", "always", "setup", "end")
    ],
    "f'look.when.{when}'": ["look.when.even", "look.when.odd"],
    "f'look.kind.{card.type}'": [f"look.kind.{kind}" for kind in pieces.TYPES],
    "f'look.prize.note.{card.prize.who}'": ["look.prize.note.winner", "look.prize.note.loser"],
    "f'look.prize.{who}'": ["look.prize.winner", "look.prize.loser"],
    "f'look.leads.{card.kind}'": ["look.leads.contest", "look.leads.effect", "look.leads.refresh"],
    "f'look.contest.{who}'": ["look.contest.winner", "look.contest.loser"],
    "f'look.gives.{deed}'": [
        f"look.gives.{does.replace(' ', '_')}" for card in pieces.DESTINY for does in card.resources.values()
    ],
    "f'look.after_use.{envoy.after_use}'": [f"look.after_use.{envoy.after_use}" for envoy in pieces.ENVOYS],
    "f'look.resource.{symbol}'": [f"look.resource.{symbol}" for symbol in pieces.SYMBOLS],
    "f'look.resource.text.{symbol}'": [f"look.resource.text.{symbol}" for symbol in pieces.SYMBOLS],
    "f'look.step.{step}'": [f"look.step.{step}" for step in range(1, 12)],
    "f'look.step.{phase}'": [
        f"look.step.{phase}" for phase in ("destiny", "end_of_card", "hands", "choose_aliens", "first_hands")
    ],
}
WON = ["planets", "both", "supply", "paperwork_found", *wins.changes, "colonies", "tick_tock", "masochist"]
WON += ["points", "stored"]  # at Eclipse
WON += ["last_turn", "deck", "capitulation", "illegal_deck"]  # at Firestorm
# What whoever shows a sentence fills in where there is no name.
WORDS = {"word.card": [], "word.envoy": [], "word.nothing": [], "word.and": ["one", "other"]}
WORDS |= {f"firestorm.pile.{pile}_left": ["count"] for pile in ("deck", "scrap", "planets", "ruins")}
WORDS |= {"deck.card.json": ["problem"]}  # it looks like the name of a file
