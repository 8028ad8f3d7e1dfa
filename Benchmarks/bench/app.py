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
        wait_until("the app", lambda: any(event["event"] == "ready" for event in self._events), 20)

    def _read(self):
        for line in self._socket.makefile("r", encoding="utf-8"):
            self._events.append(json.loads(line))

    def send(self, command):
        self._socket.sendall(command.encode() + b"\n")

    @property
    def _is_focused(self):
        last = next((e for e in reversed(list(self._events)) if e["event"] in ("focus", "blur")), None)
        return last is not None and last["event"] == "focus" and last["field"] == FIELD

    def focus(self):
        self.send(f"focus {FIELD}")
        wait_until("the app to focus its field", lambda: self._is_focused)

    def unfocus(self):
        self.send("unfocus")
        wait_until("the app to leave its field", lambda: not self._is_focused)

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
