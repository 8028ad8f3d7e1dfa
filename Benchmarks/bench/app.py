# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The GTK 4 app that the keyboards type into; its protocol is that of Utilities/testbed/fixtures/channel.py."""
import json
import socket
import threading

from wait import wait_until

FIELD = "normal"


class App:
    def __init__(self, session, program):
        path = f"{session.folder}/app"
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(path)
        listener.listen(1)
        listener.settimeout(20)
        session.start(
            ["/usr/bin/python3", "-B", program], "app", {"SPINET_FIXTURE_SOCKET": path})
        self._socket, _ = listener.accept()
        listener.close()
        self._events = []
        threading.Thread(target=self._read, daemon=True).start()
        wait_until("the app", lambda: self._has("ready"), 20)

    def _read(self):
        for line in self._socket.makefile("r", encoding="utf-8"):
            self._events.append(json.loads(line))

    def _has(self, name, start=0):
        return any(event["event"] == name for event in self._events[start:])

    def send(self, command):
        self._socket.sendall(command.encode() + b"\n")

    def focus(self):
        start = len(self._events)
        self.send(f"focus {FIELD}")
        wait_until("the app to focus its field", lambda: self._has("focus", start))

    def unfocus(self):
        start = len(self._events)
        self.send("unfocus")
        wait_until("the app to leave its field", lambda: self._has("blur", start))

    def clear(self):
        self.send("clear")
        wait_until("the app to empty its field", lambda: not self.text)

    def _texts(self):
        return [event for event in list(self._events) if event["event"] == "text" and event["field"] == FIELD]

    @property
    def text(self):
        texts = self._texts()
        return texts[-1]["text"] if texts else ""

    def growth_times(self):
        """When the text became longer, in microseconds of the monotonic clock."""
        times, length = [], 0
        for event in self._texts():
            if len(event["text"]) > length:
                times.append(event["time"])
            length = len(event["text"])
        return times
