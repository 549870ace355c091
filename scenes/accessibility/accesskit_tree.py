"""Our nodes in the words of AccessKit, which tells them to NVDA, VoiceOver and Orca."""

from __future__ import annotations

from typing import TYPE_CHECKING

import accesskit
from accesskit import Action, Live, Role, Toggled

from scenes.accessibility import doing
from scenes.accessibility.doing import Request
from scenes.accessibility.nodes import WINDOW, Node, NodeTree

if TYPE_CHECKING:
    from collections.abc import Sequence

TOOLKIT = "Starboard"
ROLES = {
    "window": Role.WINDOW, "button": Role.BUTTON, "switch": Role.SWITCH, "slider": Role.SLIDER,
    "stepper": Role.SPIN_BUTTON, "choice": Role.RADIO_GROUP, "option": Role.RADIO_BUTTON, "tab": Role.TAB,
    "text": Role.LABEL, "label": Role.LABEL, "status": Role.STATUS, "link": Role.LINK,
    "textbox": Role.TEXT_INPUT, "picture": Role.IMAGE, "piece": Role.BUTTON, "place": Role.BUTTON,
    "card": Role.BUTTON, "step": Role.BUTTON, "steps": Role.LIST, "list": Role.LIST, "row": Role.LIST_ITEM,
    "table": Role.LIST, "scroll": Role.SCROLL_VIEW, "dialog": Role.DIALOG, "heading": Role.HEADING,
    "place list": Role.LIST, "news": Role.LABEL,
}  # fmt: skip
PRESSABLE = Role.BUTTON  # what a pressed thing is whose role says nothing of it
ACTIONS = {
    doing.FOCUS: Action.FOCUS, doing.PRESS: Action.CLICK, doing.INSPECT: Action.SHOW_CONTEXT_MENU,
    doing.MORE: Action.INCREMENT, doing.LESS: Action.DECREMENT, doing.UP: Action.SCROLL_UP,
    doing.DOWN: Action.SCROLL_DOWN, doing.SET: Action.SET_VALUE, doing.SHOW: Action.SCROLL_INTO_VIEW,
}  # fmt: skip
ASKED = {int(theirs): ours for ours, theirs in ACTIONS.items()}


def update_of(tree: NodeTree, before: NodeTree | None) -> accesskit.TreeUpdate:
    """What has changed since the last update, or all of it."""
    update = accesskit.TreeUpdate(tree.focus)
    update.nodes += [(node.number, node_of(node)) for node in tree.changed_since(before)]
    if before is None:
        update.tree = accesskit.Tree(WINDOW)
        update.tree.toolkit_name = TOOLKIT
    return update


def node_of(node: Node) -> accesskit.Node:
    """One node, with everything that is said of it."""
    made = accesskit.Node(_role(node))
    made.set_bounds(accesskit.Rect(*map(float, node.rect)))
    role = made.role
    if role == Role.LABEL:
        made.set_value(node.name)  # the words of a text are its value
    else:
        made.set_label(node.name)
    made.set_children(list(node.children))
    if said := ". ".join(filter(None, (node.state.words, node.about))):
        made.set_description(said)
    if not node.enabled:
        made.set_disabled()
    if node.key:
        made.set_keyboard_shortcut(node.key)
    if node.live:
        made.set_live(Live.POLITE)
    _set_state(made, node)
    for action in _actions(node):
        made.add_action(ACTIONS[action])
    return made


def _role(node: Node) -> Role:
    usual = PRESSABLE if doing.PRESS in node.actions else Role.GROUP
    return ROLES.get(node.role, usual)


def _set_state(made: accesskit.Node, node: Node) -> None:
    state = node.state
    if state.on is not None:
        made.set_toggled(Toggled.TRUE if state.on else Toggled.FALSE)
    if state.chosen is not None:
        made.set_selected(state.chosen)
        made.set_toggled(Toggled.TRUE if state.chosen else Toggled.FALSE)
    if state.amount is not None:
        made.set_numeric_value(float(state.amount.value))
        made.set_min_numeric_value(float(state.amount.low))
        made.set_max_numeric_value(float(state.amount.high))
        made.set_numeric_value_step(float(state.amount.step))
        made.set_value(state.amount.words)
    elif state.typed is not None:
        made.set_value(state.typed)


def _actions(node: Node) -> Sequence[str]:
    """What can be asked for; what has none can at least be brought into sight."""
    asked = [doing.SHOW, *(action for action in node.actions if action in ACTIONS)]
    if node.actions:
        asked.append(doing.FOCUS)
    if node.state.amount is not None or node.state.typed is not None:
        asked.append(doing.SET)
    if node.role in ("scroll", "list"):
        asked += [doing.UP, doing.DOWN]
    return asked


def request_of(asked: accesskit.ActionRequest) -> Request | None:
    """What a screen reader asks for in our words; None for what nothing here can do."""
    action = ASKED.get(int(asked.action))
    if action is None:
        return None
    value = asked.data[1] if asked.data else None
    amount = float(value) if isinstance(value, int | float) else None
    return Request(action, int(asked.target), amount, value if isinstance(value, str) else None)
