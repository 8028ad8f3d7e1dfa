# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""laptop.py SPINET SOCKET: a terminal with `spinet type` for a test that speaks by lines of JSON, [WHAT, ARGUMENT…], each of which is answered
by one."""

import json
import os
import socket
import sys

from terminal import LEAVE, Terminal


class Laptop:
    """What the test can have done."""

    def __init__(self, spinet):
        self.spinet, self.environment = spinet, dict(os.environ)
        self.terminal = None

    def open(self):
        self.terminal = Terminal(self)

    def press(self, text):
        self.terminal.press(text)

    def shown(self):
        """All that was shown, once nothing more comes."""
        self.terminal.read()
        return self.terminal.shown.decode(errors="replace")

    def screen(self):
        self.terminal.read()
        return self.terminal.screen()

    def leave(self):
        self.terminal.press(LEAVE)
        return self.terminal.ended()


laptop = Laptop(sys.argv[1])
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[2])
listener.listen()
connection, _ = listener.accept()
for line in connection.makefile("r", encoding="utf-8"):
    what, *words = json.loads(line)
    answer = getattr(laptop, what)(*words)
    connection.sendall((json.dumps(answer) + "\n").encode())
