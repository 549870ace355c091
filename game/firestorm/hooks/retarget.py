"""Target deflection: another legal target for somebody else's effect."""

from __future__ import annotations

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, scope_of, slot_targets
from game.firestorm.deeds import OFFERED, aims, deed_of
from game.firestorm.effects.aiming import target_word
from game.firestorm.effects.flow import FirePlay
from game.firestorm.effects.interpreter import only_seat
from game.firestorm.events.stack import Aimed
from game.firestorm.parts import NOWHERE
from game.firestorm.prompts import ChooseTarget


async def retarget(play: FirePlay, scope: Scope, do: Do) -> None:
    """The new target must be legal for whoever controls the effect; without one nothing changes."""
    table, chooser = play.table, only_seat(scope, do.by)
    for number in slot_targets(scope, str(do.who)):
        item = table.item(number)
        if item is None or item.ability == OFFERED or chooser == NOWHERE:
            continue
        deed = deed_of(table.faces[item.card], item.ability)
        places = [place for place, slot in enumerate(item.targets) for _ in slot]
        if len(places) != 1:
            continue
        (place,) = places
        kind = deed.targets[place].kind
        found = [aim for aim in aims(scope_of(table, item), deed, place) if aim not in item.targets[place]]
        found = [aim for aim in found if aim != number]
        if not found:
            continue
        words = tuple(target_word(scope, kind, aim) for aim in found)
        said = words[0]
        if len(words) > 1:
            said = await ChooseTarget(chooser, listed=words, card=item.card, slot=place)
        targets = [list(slot) for slot in item.targets]
        targets[place] = [found[words.index(said)]]
        play.do(Aimed(number, tuple(map(tuple, targets)), item.x, item.event, item.host, item.chosen))
