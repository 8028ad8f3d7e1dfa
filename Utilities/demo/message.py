# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The app of the demo: a window to write a message in. Reports to the test bed when one started it."""
import os
import pathlib
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "testbed" / "fixtures"))
from channel import Channel  # noqa: E402

STYLE = b"""
window { background: #f5f5f7; color: #1d1d1f; font-size: 16px; }
headerbar { background: #fbfbfd; border-bottom: 1px solid #d9d9de; box-shadow: none; min-height: 48px; }
headerbar label.title { font-weight: 600; }
.card { background: white; border-radius: 12px; border: 1px solid #e3e3e8; }
.row { padding: 2px 14px; }
.row label { color: #7c7c82; }
.row entry { background: none; border: none; box-shadow: none; outline: none; padding: 8px 4px; min-height: 28px; }
.line { background: #e3e3e8; min-height: 1px; }
textview, textview text { background: none; }
textview { padding: 10px 14px; font-size: 17px; }
button.send { background: #0a84ff; color: white; border: none; border-radius: 16px; padding: 2px 16px; font-weight: 600; }
"""


class Message(Gtk.Application):
    def __init__(self):
        super().__init__(application_id="org.spinet.demo", flags=Gio.ApplicationFlags.NON_UNIQUE)
        self.channel = None
        if "SPINET_FIXTURE_SOCKET" in os.environ:
            self.channel = Channel(lambda words: GLib.idle_add(self.obey, words))

    def do_activate(self):
        style = Gtk.CssProvider()
        style.load_from_data(STYLE)
        Gtk.StyleContext.add_provider_for_display(
            Gdk.Display.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
        to = Gtk.Entry(input_purpose=Gtk.InputPurpose.EMAIL, hexpand=True)
        subject = Gtk.Entry(input_hints=Gtk.InputHints.UPPERCASE_SENTENCES, hexpand=True)
        text = Gtk.TextView(
            wrap_mode=Gtk.WrapMode.WORD_CHAR, vexpand=True, input_hints=Gtk.InputHints.UPPERCASE_SENTENCES)
        self.widgets = {"to": to, "subject": subject, "text": text}

        card = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, margin_top=12, margin_bottom=12, margin_start=12, margin_end=12)
        card.add_css_class("card")
        for title, entry in (("To", to), ("Subject", subject)):
            row = Gtk.Box(spacing=8)
            row.add_css_class("row")
            label = Gtk.Label(label=title, xalign=0)
            label.set_size_request(64, -1)
            row.append(label)
            row.append(entry)
            card.append(row)
            line = Gtk.Box()
            line.add_css_class("line")
            card.append(line)
        card.append(Gtk.ScrolledWindow(child=text))

        send = Gtk.Button(label="Send")
        send.add_css_class("send")
        header = Gtk.HeaderBar(
            show_title_buttons=self.channel is None, title_widget=Gtk.Label(label="New message", css_classes=["title"]))
        header.pack_end(send)
        self.window = Gtk.ApplicationWindow(
            application=self, title="New message", child=card, titlebar=header, default_width=360, default_height=640)
        if self.channel:
            self.connect_reports()
        to.grab_focus()
        self.window.present()

    def connect_reports(self):
        for name, widget in self.widgets.items():
            editable = widget.get_buffer() if isinstance(widget, Gtk.TextView) else widget
            editable.connect("changed", lambda _, name=name: self.report_text(name))
            focus = Gtk.EventControllerFocus()
            focus.connect("enter", lambda _, name=name: self.channel.report("focus", field=name))
            focus.connect("leave", lambda _, name=name: self.channel.report("blur", field=name))
            widget.add_controller(focus)
        self.window.connect("notify::is-active", self.on_active)

    def on_active(self, *_):
        if self.window.is_active():
            self.window.disconnect_by_func(self.on_active)
            self.channel.start()

    def report_text(self, name):
        widget = self.widgets[name]
        if isinstance(widget, Gtk.TextView):
            text = widget.get_buffer().props.text
        else:
            text = widget.get_text()
        self.channel.report("text", field=name, text=text)

    def report_shown(self):
        # GTK begins a frame when the compositor has shown the one before: the second from now proves that all is seen.
        frames = iter([GLib.SOURCE_CONTINUE, GLib.SOURCE_REMOVE])

        def on_frame(*_):
            again = next(frames)
            if not again:
                self.channel.report("shown")
            return again

        self.window.add_tick_callback(on_frame)

    def obey(self, words):
        match words:
            case ["geometry"]:
                frames = {}
                for name, widget in self.widgets.items():
                    found, bounds = widget.compute_bounds(self.window)
                    if found:
                        frames[name] = [bounds.get_x(), bounds.get_y(), bounds.get_width(), bounds.get_height()]
                self.channel.report("geometry", fields=frames)
            case ["focus", name]:
                self.widgets[name].grab_focus()
            case ["show"]:
                self.report_shown()
            case ["quit"]:
                self.quit()
        return GLib.SOURCE_REMOVE


Message().run([])
