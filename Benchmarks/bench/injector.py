# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""One finger on the screen of a session; the commands are those of Utilities/testbed/inject.c."""
import socket
import time
from dataclasses import dataclass

from wait import BenchError


@dataclass(frozen=True)
class Tap:
    """When a finger came and went, in microseconds of the monotonic clock."""

    down: int
    up: int


class Injector:
    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(5)
        self._socket.connect(path)
        self._answers = self._socket.makefile("r")

    def send(self, command):
        """Returns the moment of the event."""
        self._socket.sendall(command.encode() + b"\n")
        word, *rest = self._answers.readline().split() or [""]
        if word != "ok":
            raise BenchError(f"the injector refused '{command}'")
        return int(rest[0])

    def tap(self, place, hold_seconds=0.05):
        down = self.send(f"down 0 {place[0]} {place[1]};frame")
        time.sleep(hold_seconds)
        up = self.send("up 0;frame")
        return Tap(down, up)
