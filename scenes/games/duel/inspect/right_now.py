"""What a thing of Duel means right now: the numbers it would give, who holds it, what it has changed."""

from __future__ import annotations

from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.duel import pieces, totals
from game.duel.table import NO_CARD, Duel, DuelTable
from scenes.games.duel.card_faces import face_key
from scenes.games.duel.imagined import own_first, reinforced, score_of, twin_of, with_duel, without
from scenes.table.game_table import Watching


def of_card(card: CardId, view: DuelTable, watching: Watching) -> str:
    """What a card means now, as far as the view knows it; "" if there is nothing to tell."""
    key = face_key(view, card)
    if not key:
        return _envoy(card, "", view, watching)
    face = pieces.FACES[pieces.FACE_OF[key]]
    if isinstance(face, pieces.PlanetCard):
        return _planet(card, view, watching)
    if isinstance(face, pieces.EnvoyCard):
        return _envoy(card, key, view, watching)
    if isinstance(face, pieces.Destiny):
        return _destiny(card, view, watching)
    return _hand_card(card, view, watching)


def of_alien(alien: str, view: DuelTable, watching: Watching) -> str:
    """The fight with this alien's abilities and without them."""
    owner = next((seat for seat, key in enumerate(view.aliens) if key == alien), NOBODY)
    if owner == NOBODY:
        return catalogue(watching.language).say("inspect.now.not_playing")
    return _changes(alien, view, watching)


def of_face(key: str, view: DuelTable, watching: Watching) -> str:
    """What a card means that is known by its face: where it lies, if the view knows that."""
    where = [card for card in range(len(view.faces)) if face_key(view, card) == key]
    return of_card(where[0], view, watching) if where else ""


def of_tactic(tactic: int, view: DuelTable, watching: Watching) -> str:
    """Whether the own tactic is ready, and what its fire would hit in this duel."""
    say, seat, duel = catalogue(watching.language).say, watching.seat, view.duel
    spent = bool(view.spent[seat][tactic])
    rows = [say("inspect.now.spent" if spent else "inspect.now.ready")]
    fire = [half.value for half in pieces.HALVES[2 * tactic : 2 * tactic + 2] if half.symbol == "fire"]
    if not spent and fire and duel is not None and not duel.contest and duel.planet != NO_CARD:
        there = totals.ships_there(view, 1 - seat)
        rows.append(say("inspect.now.fire", value=fire[0], there=there, hit=min(there, fire[0])))
    return "\n".join(rows)


def of_term(term: str, view: DuelTable, watching: Watching) -> str:
    """The numbers behind a term: ships, cards in hands and piles, the totals of a fight."""
    say = catalogue(watching.language).say
    hands = [len(hand) for hand in view.hands]
    pools = {
        **dict.fromkeys(("supply", "ship", "ship_dial"), ("supply", view.supply)),
        "warp": ("warp", view.warp),
        "hand_limit": ("hand", hands),
    }
    if term in pools:
        word, numbers = pools[term]
        rows = [
            say(f"inspect.now.{word}", colour=colour_name(seat, watching), count=numbers[seat])
            for seat in range(pieces.SEATS)
        ]
        return "\n".join(rows)
    piles = {
        "reinforcement": len(view.reinforcements),
        "destiny": sum(map(len, view.fates)),
        "planet": len(view.planet_deck),
    }
    if term in piles:
        return say("inspect.now.pile", count=piles[term])
    score = score_of(view)
    if term == "strength" and score:
        mine, theirs = own_first(score, watching.seat)
        return say("inspect.now.score", mine=mine, theirs=theirs)
    return ""


def colour_name(seat: Seat, watching: Watching) -> str:
    return catalogue(watching.language).say(f"colour.{watching.colours[seat]}")


# --- the fight with something changed


def _changes(power: str, view: DuelTable, watching: Watching) -> str:
    """The totals with a power and without it."""
    say = catalogue(watching.language).say
    score = score_of(view)
    bare = score_of(without(power, view, view.duel)) if view.duel is not None else None
    if score is None or bare is None:
        return say("inspect.now.no_totals")
    mine, theirs = own_first(score, watching.seat)
    if bare == score:
        return say("inspect.now.no_change", mine=mine, theirs=theirs)
    less, other = own_first(bare, watching.seat)
    return say("inspect.now.without", mine=mine, theirs=theirs, less=less, other=other)


# --- cards


def _hand_card(card: CardId, view: DuelTable, watching: Watching) -> str:
    duel, say = view.duel, catalogue(watching.language).say
    if card in view.hands[watching.seat]:
        return _in_hand(card, view, watching)
    if duel is not None and (told := _played(card, view, duel, watching)):
        return told
    if duel is not None and any(card in plans for plans in duel.plans):
        return _face_down(card, view, duel, watching)
    if any(card in hand for hand in view.hands):
        return say("inspect.now.rival_hand")
    hidden = any(card in cards for cards in view.under)
    return say("inspect.now.under" if hidden else "inspect.now.discarded")


def _in_hand(card: CardId, view: DuelTable, watching: Watching) -> str:
    """What a card of the own hand could do in this fight, or that it waits for the next one."""
    duel, say = view.duel, catalogue(watching.language).say
    if duel is None or duel.winner != NOBODY:
        return say("inspect.now.next_fight")
    if not duel.revealed and not duel.plans[watching.seat]:
        return _as_plan(card, view, duel, watching)
    reinforces = pieces.is_reinforcement(view.faces[card])
    told = _as_reinforcement(card, view, duel, watching) if reinforces and duel.revealed else ""
    return told or say("inspect.now.after_reveal" if reinforces else "inspect.now.stays")


def _face_down(card: CardId, view: DuelTable, duel: Duel, watching: Watching) -> str:
    """A plan that lies there and has not been turned over."""
    own = card in duel.plans[watching.seat]
    return (own and _as_plan(card, view, duel, watching)) or catalogue(watching.language).say(
        "inspect.now.locked"
    )


def _as_plan(card: CardId, view: DuelTable, duel: Duel, watching: Watching) -> str:
    """What the card would count as the own plan, and the own total as things stand."""
    twin = twin_of(duel)
    twin.plans[watching.seat] = [card]
    table = with_duel(view, twin)
    try:
        value = totals.plan_value(table, watching.seat)
        total = totals.strength(table, watching.seat)
    except LookupError:  # a power asks for the rival's plan, which lies face down
        return catalogue(watching.language).say("inspect.now.depends")
    return catalogue(watching.language).say("inspect.now.as_plan", value=value, total=total)


def _as_reinforcement(card: CardId, view: DuelTable, duel: Duel, watching: Watching) -> str:
    """The totals if it were played on either side."""
    say = catalogue(watching.language).say
    rows = []
    for on, key in ((watching.seat, "inspect.now.on_you"), (1 - watching.seat, "inspect.now.on_rival")):
        score = score_of(reinforced(view, duel, card, watching.seat, on))
        if score is not None:
            mine, theirs = own_first(score, watching.seat)
            rows.append(say(key, mine=mine, theirs=theirs))
    return "\n".join(rows)


def _played(card: CardId, view: DuelTable, duel: Duel, watching: Watching) -> str:
    """What a card on the table has changed."""
    say = catalogue(watching.language).say
    for seat in range(pieces.SEATS):
        if duel.revealed and card in duel.plans[seat][:1]:
            try:
                return say("inspect.now.counts", value=totals.plan_value(view, seat))
            except LookupError:
                return ""
    score = score_of(view)
    if score is None or not any(played.card == card for played in duel.reinforcements):
        return ""
    twin = twin_of(duel)
    twin.reinforcements = [played for played in duel.reinforcements if played.card != card]
    bare = score_of(with_duel(view, twin))
    if bare is None:
        return ""
    (mine, theirs), (less, other) = own_first(score, watching.seat), own_first(bare, watching.seat)
    return say("inspect.now.without", mine=mine, theirs=theirs, less=less, other=other)


def _planet(tile: CardId, view: DuelTable, watching: Watching) -> str:
    """Whose ships are there, and who controls it."""
    say = catalogue(watching.language).say
    planet = next((planet for planet in view.planets if planet.tile == tile), None)
    if planet is None:
        return say("inspect.now.undiscovered")
    rows = [
        say("inspect.now.ships", colour=colour_name(seat, watching), count=planet.ships[seat])
        for seat in range(pieces.SEATS)
        if planet.ships[seat]
    ]
    if view.duel and view.duel.planet == tile:
        return "\n".join([say("inspect.now.duel_here"), *rows])
    holders = [seat for seat in range(pieces.SEATS) if totals.controls(view, seat, tile)]
    if len(holders) == 1:
        rows.insert(0, say("inspect.now.controlled", colour=colour_name(holders[0], watching)))
    else:
        rows.insert(0, say("inspect.now.shared" if holders else "inspect.now.free"))
    return "\n".join(rows)


def _envoy(card: CardId, key: str, view: DuelTable, watching: Watching) -> str:
    """Whom an envoy helps, and what it changes once its face is seen; nothing of a card that is no envoy."""
    say = catalogue(watching.language).say
    envoy = next((envoy for envoy in view.envoys if envoy.card == card), None)
    if envoy is None:
        return ""
    if envoy.ally == NOBODY:
        return say("inspect.now.neutral")
    word = "inspect.now.ally" if envoy.face_up else "inspect.now.secret_ally"
    told = say(word, colour=colour_name(envoy.ally, watching))
    changed = _changes(key, view, watching) if envoy.face_up else ""
    return f"{told}\n{changed}".strip()


def _destiny(card: CardId, view: DuelTable, watching: Watching) -> str:
    say = catalogue(watching.language).say
    if not view.past or view.past[-1] != card:
        return say("inspect.now.past" if card in view.past else "inspect.now.undrawn")
    if view.duel is None or view.duel.contest or view.duel.planet == NO_CARD:
        return say("inspect.now.in_force")
    holder = totals.advantage_holder(view, None)
    if holder == NOBODY:
        return say("inspect.now.no_advantage")
    amount = totals.ship_advantage(view, holder)
    return say("inspect.now.advantage", colour=colour_name(holder, watching), amount=amount)
