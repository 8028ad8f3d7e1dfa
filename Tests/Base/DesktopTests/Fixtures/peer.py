# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Another program on the bus: owns a name, prints each call it gets, and sends the signals it is told to.

peer.py NAME            prints "owner" when it has the name and "call MEMBER ARGUMENTS" for each call
on standard input       "scheme N", "contrast N" and "text FACTOR" set those and signal it; "dconf PATH" signals a change of
                        that path; "session PATH MEMBER" is a signal of the session manager's for its client PATH
"""
import os
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

INTERFACES = """
<node>
  <interface name="org.sigxcpu.Feedback">
    <method name="TriggerFeedback">
      <arg direction="in" type="s"/><arg direction="in" type="s"/><arg direction="in" type="a{sv}"/>
      <arg direction="in" type="i"/><arg direction="out" type="u"/>
    </method>
  </interface>
  <interface name="org.gnome.SessionManager">
    <method name="RegisterClient">
      <arg direction="in" type="s"/><arg direction="in" type="s"/><arg direction="out" type="o"/>
    </method>
  </interface>
  <interface name="org.gnome.SessionManager.ClientPrivate">
    <method name="EndSessionResponse"><arg direction="in" type="b"/><arg direction="in" type="s"/></method>
  </interface>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll"><arg direction="in" type="as"/><arg direction="out" type="a{sa{sv}}"/></method>
  </interface>
</node>
"""
name = sys.argv[1]
loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
CLIENT = "/org/gnome/SessionManager/Client1"
APPEARANCE = "org.freedesktop.appearance"
DESKTOP = "org.gnome.desktop.interface"
COMMANDS = {
    "scheme": (APPEARANCE, "color-scheme", "u"),
    "contrast": (APPEARANCE, "contrast", "u"),
    "text": (DESKTOP, "text-scaling-factor", "d"),
}
settings = {
    APPEARANCE: {
        "color-scheme": GLib.Variant("u", 0),
        "accent-color": GLib.Variant("(ddd)", (0.1, 0.2, 0.3)),
        "contrast": GLib.Variant("u", 0),
    },
    DESKTOP: {"font-name": GLib.Variant("s", "Sans 11"), "text-scaling-factor": GLib.Variant("d", 1.0)},
}


def say(line):
    print(line, flush=True)


def called(_connection, _sender, _path, _interface, member, arguments, invocation):
    say(f"call {member} {arguments.unpack()}")
    if member == "ReadAll":
        values = {space: settings[space] for space in arguments.unpack()[0]}
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (values,)))
    elif member == "RegisterClient":
        invocation.return_value(GLib.Variant("(o)", (CLIENT,)))
    elif member == "EndSessionResponse":
        invocation.return_value(None)
    else:
        invocation.return_value(GLib.Variant("(u)", (1,)))


def told(_channel, _condition):
    text = os.read(sys.stdin.fileno(), 4096).decode()
    for words in map(str.split, text.splitlines()):
        if words[0] in COMMANDS:
            space, key, kind = COMMANDS[words[0]]
            value = GLib.Variant(kind, float(words[1]) if kind == "d" else int(words[1]))
            settings[space][key] = value
            changed = (space, key, value)
            bus.emit_signal(
                None, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
                GLib.Variant("(ssv)", changed))
        elif words[0] == "dconf":
            changed = GLib.Variant("(sass)", (words[1], [""], "1"))
            bus.emit_signal(None, "/ca/desrt/dconf/Writer/user", "ca.desrt.dconf.Writer", "Notify", changed)
        elif words[0] == "session":
            arguments = None if words[2] == "Stop" else GLib.Variant("(u)", (0,))
            bus.emit_signal(None, words[1], "org.gnome.SessionManager.ClientPrivate", words[2], arguments)
    if not text:
        loop.quit()
    return bool(text)


node = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
PATHS = ("/org/sigxcpu/Feedback", "/org/gnome/SessionManager", CLIENT, "/org/freedesktop/portal/desktop")
for path, interface in zip(PATHS, node.interfaces):
    bus.register_object(path, interface, called, None, None)
Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, lambda *_: say("owner"), lambda *_: say("lost"))
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, told)
loop.run()
