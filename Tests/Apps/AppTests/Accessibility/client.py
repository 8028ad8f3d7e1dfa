# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Looks at an app as a screen reader does, by libatspi: takes commands as lines on a socket, whose path is the first
argument, and answers with a line of JSON each.

tree APP             everything below the app, or null while it is not there
look APP             the same, with what is seen alone: names, roles, states, places and texts
do PATH ACTION       does an action of the object at a path, such as 0/2/1: children from the app down
value PATH NUMBER    sets a value
focus PATH           asks for the focus
at PATH X Y          what is at a place of the window
text PATH OFFSET     the word at an offset of a text
events               what has happened since the last time
"""

import json
import os
import socket
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

EVENTS = [
    "object:state-changed", "object:property-change", "object:children-changed", "object:announcement",
    "object:text-changed", "window",
]
events = []
app_name = ""


def name_of(accessible):
    try:
        return accessible.get_name()
    except GLib.Error:
        return None


def heard(event):
    entry = {"type": event.type, "source": name_of(event.source), "detail": event.detail1}
    if isinstance(event.any_data, (str, int, float)):
        entry["data"] = event.any_data
    elif isinstance(event.any_data, Atspi.Accessible):
        entry["data"] = name_of(event.any_data)
    events.append(entry)


def app():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and name_of(child) == app_name:
            return child
    return None


def find(path):
    accessible = app()
    for index in path.split("/"):
        accessible = accessible.get_child_at_index(int(index))
    return accessible


def states(accessible):
    return sorted(state.value_nick for state in accessible.get_state_set().get_states())


def glance(accessible):
    """What is seen of an object and what is in it; a fraction of the questions that `describe` asks."""
    entry = {
        "name": accessible.get_name(),
        "role": accessible.get_role_name(),
        "description": accessible.get_description(),
        "id": "",
        "states": states(accessible),
        "attributes": {},
        "interfaces": [],
        "children": [glance(accessible.get_child_at_index(index)) for index in range(accessible.get_child_count())],
    }
    component = accessible.get_component_iface()
    if component is not None:
        extents = component.get_extents(Atspi.CoordType.WINDOW)
        entry["extents"] = [extents.x, extents.y, extents.width, extents.height]
    if entry["role"] == "entry":
        entry["text"] = accessible.get_text_iface().get_text(0, -1)
    return entry


def describe(accessible):
    entry = {
        "name": accessible.get_name(),
        "role": accessible.get_role_name(),
        "description": accessible.get_description(),
        "id": accessible.get_accessible_id(),
        "states": states(accessible),
        "attributes": dict(accessible.get_attributes()),
        "interfaces": sorted(accessible.get_interfaces()),
        "children": [],
    }
    component = accessible.get_component_iface()
    if component is not None:
        extents = component.get_extents(Atspi.CoordType.WINDOW)
        entry["extents"] = [extents.x, extents.y, extents.width, extents.height]
    action = accessible.get_action_iface()
    if action is not None:
        entry["actions"] = [action.get_action_name(index) for index in range(action.get_n_actions())]
    value = accessible.get_value_iface()
    if value is not None:
        entry["value"] = [value.get_minimum_value(), value.get_maximum_value(), value.get_current_value()]
    text = accessible.get_text_iface()
    if text is not None:
        entry["text"] = text.get_text(0, -1)
    for index in range(accessible.get_child_count()):
        entry["children"].append(describe(accessible.get_child_at_index(index)))
    return entry


def answer(command, words):
    global app_name
    if command in ("tree", "look"):
        app_name = " ".join(words)
        found = app()
        try:
            return None if found is None else (describe if command == "tree" else glance)(found)
        except (GLib.Error, AttributeError, TypeError):
            # It changes while it is looked at.
            return None
    if command == "do":
        action = find(words[0]).get_action_iface()
        names = [action.get_action_name(index) for index in range(action.get_n_actions())]
        return action.do_action(names.index(words[1]))
    if command == "value":
        return find(words[0]).get_value_iface().set_current_value(float(words[1]))
    if command == "focus":
        return find(words[0]).get_component_iface().grab_focus()
    if command == "at":
        place = [int(number) for number in words[1:]]
        found = find(words[0]).get_component_iface().get_accessible_at_point(*place, Atspi.CoordType.WINDOW)
        return None if found is None else found.get_name()
    if command == "text":
        part = find(words[0]).get_text_iface().get_string_at_offset(int(words[1]), Atspi.TextGranularity.WORD)
        return [part.content, part.start_offset, part.end_offset]
    if command == "events":
        heard_so_far = list(events)
        events.clear()
        return heard_so_far
    return "what?"


def take(descriptor, condition, channel):
    line = channel.readline()
    if not line:
        Atspi.event_quit()
        return False
    words = line.split()
    try:
        result = answer(words[0], words[1:])
    except (GLib.Error, AttributeError, TypeError, ValueError) as error:
        result = {"error": repr(error)}
    channel.write(json.dumps(result) + "\n")
    channel.flush()
    return True


Atspi.init()
# Busy machines take longer than libatspi waits for an app.
Atspi.set_timeout(30000, 30000)
listener = Atspi.EventListener.new(heard)
for kind in EVENTS:
    listener.register(kind)
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1] + ".new")
server.listen(1)
os.rename(sys.argv[1] + ".new", sys.argv[1])
connection, _ = server.accept()
GLib.io_add_watch(connection, GLib.IO_IN | GLib.IO_HUP, take, connection.makefile("rw"))
Atspi.event_main()
