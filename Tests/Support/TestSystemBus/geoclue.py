# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""A GeoClue for tests, on the bus that DBUS_SYSTEM_BUS_ADDRESS names: the device is where the arguments say.

geoclue.py LATITUDE LONGITUDE [refuse | late]   prints "owner" when it has its name, and a line for each call; with "refuse"
nobody may know where the device is, with "late" it is found when SIGUSR1 comes
"""
import signal
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

NAME = "org.freedesktop.GeoClue2"
MANAGER = "/org/freedesktop/GeoClue2/Manager"
CLIENT = "/org/freedesktop/GeoClue2/Client/1"
LOCATION = CLIENT + "/Location/0"
INTERFACES = """
<node>
  <interface name="org.freedesktop.GeoClue2.Manager">
    <method name="GetClient"><arg direction="out" type="o"/></method>
    <method name="DeleteClient"><arg direction="in" type="o"/></method>
  </interface>
  <interface name="org.freedesktop.GeoClue2.Client">
    <method name="Start"/><method name="Stop"/>
    <property name="DesktopId" type="s" access="readwrite"/>
    <property name="RequestedAccuracyLevel" type="u" access="readwrite"/>
  </interface>
  <interface name="org.freedesktop.GeoClue2.Location">
    <property name="Latitude" type="d" access="read"/>
    <property name="Longitude" type="d" access="read"/>
    <property name="Accuracy" type="d" access="read"/>
    <property name="Timestamp" type="(tt)" access="read"/>
  </interface>
</node>
"""
place = {
    "Latitude": GLib.Variant("d", float(sys.argv[1])),
    "Longitude": GLib.Variant("d", float(sys.argv[2])),
    "Accuracy": GLib.Variant("d", 10),
    "Timestamp": GLib.Variant("(tt)", (1_800_000_000, 0)),
}
bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)


def say(line):
    print(line, flush=True)


def called(_connection, sender, _path, _interface, member, _arguments, invocation):
    say(member)
    if member == "Start" and sys.argv[3:] == ["refuse"]:
        invocation.return_dbus_error("org.freedesktop.DBus.Error.AccessDenied", "no")
        return
    invocation.return_value(GLib.Variant("(o)", (CLIENT,)) if member == "GetClient" else None)
    if member == "Start" and sys.argv[3:] == ["late"]:
        GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, tell_late, sender)
    elif member == "Start":
        tell(sender)


def tell(client):
    # As the real one does: to the client alone.
    moved = GLib.Variant("(oo)", ("/", LOCATION))
    bus.emit_signal(client, CLIENT, NAME + ".Client", "LocationUpdated", moved)


def tell_late(client):
    tell(client)
    say("told")
    return GLib.SOURCE_REMOVE


def write(_connection, _sender, _path, _interface, name, value):
    say(f"{name} {value.unpack()}")
    return True


node = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
bus.register_object(MANAGER, node.interfaces[0], called, None, None)
bus.register_object(CLIENT, node.interfaces[1], called, lambda *_: GLib.Variant("s", ""), write)
bus.register_object(LOCATION, node.interfaces[2], None, lambda *arguments: place[arguments[4]], None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: say("owner"), lambda *_: say("lost"))
GLib.MainLoop().run()
