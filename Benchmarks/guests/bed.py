# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Keyboards of others, installed in a session, and one finger that types on whatever shows."""
import json
import os
import shutil
import socket

import keyboards
from measure import settle
from paths import ROOT
from wait import BenchError, wait_until

BUNDLES = {
    "test": ("org.spinet.test-keyboard", "test-keyboard", "Tests/StandIns/TestKeyboard/Info.plist"),
    "morse": ("org.spinet.morse-coder.keyboard", "MorseKeyboard", "Examples/MorseCoder/Info.plist"),
    "hostile": ("org.spinet.hostile-keyboard", "hostile-keyboard", "Tests/StandIns/HostileKeyboard/Info.plist"),
}
# Keys of the test keyboard that type a letter, as parts of its width and height.
LETTERS = [(1 / 12, 1 / 6), (3 / 12, 1 / 6)]


def make_bundle(folder, name):
    """Puts a bundle with the program of the release build into a folder; returns its path."""
    _, program, plist = BUNDLES[name]
    bundle = f"{folder}/{name}.keyboard"
    os.makedirs(bundle, mode=0o755)
    shutil.copy(f"{ROOT}/.build/release/{program}", bundle)
    shutil.copy(f"{ROOT}/{plist}", f"{bundle}/Info.plist")
    return bundle


class Bed(keyboards.Spinetd):
    """Our keyboard with others enabled, and the Globe below it, where it stays whichever shows."""

    def __init__(self, session, app, enabled):
        super().__init__(session, app)
        self._settings = f"{session.folder}/settings"
        self.inspector = f"{session.folder}/inspect"
        folder = f"{session.folder}/home/.local/share/spinet/keyboards"
        os.makedirs(folder)
        for name in enabled:
            make_bundle(folder, name)
        self.enable(enabled)

    def command(self):
        return [*super().command(), "--settings", self._settings, "--inspect", self.inspector]

    def enable(self, names):
        text = ", ".join(["en-US", *(BUNDLES[name][0] for name in names)])
        with open(self._settings + ".new", "w", encoding="utf-8") as file:
            file.write(f"keyboards = {text}\nglobe = below\nkey-clicks = off\n")
        os.rename(self._settings + ".new", self._settings)

    def state(self):
        with socket.socket(socket.AF_UNIX) as inspect:
            inspect.settimeout(10)
            inspect.connect(self.inspector)
            inspect.sendall(b"state\n")
            return json.loads(inspect.makefile("r").readline())

    def _key(self, name):
        rects = {key["id"]: key["rect"] for key in self.state()["keys"]}
        if name not in rects:
            raise BenchError(f"there is no key {name}; there are {' '.join(sorted(rects))}")
        x, y, width, height = rects[name]
        return x + width / 2, y + height / 2

    def tap_globe(self):
        self.session.injector.tap(self._key("globe-below"))

    def show_system(self):
        """Has the person type on the system's keyboard."""
        if self.state().get("guest"):
            self.tap_globe()
        wait_until("the system's keyboard", lambda: not self.state().get("guest"))
        self.places = [self._key("h"), self._key("s")]
        self.letters, self.text_event = "hs", "up"

    def show_guest(self, places):
        """Has the person type on the other keyboard; places are parts of its width and height."""
        if not self.state().get("guest"):
            self.tap_globe()
        x, y, width, height = wait_until("the other keyboard", lambda: self.state().get("guest"))
        self.places = [(x + across * width, y + down * height) for across, down in places]
        self.letters, self.text_event = "ab", "down"

    def forgive(self):
        """Enables again what failed too often, as `spinet keyboard enable` does."""
        failed = f"{self.session.folder}/home/.local/state/spinet/failed-keyboards"
        if os.path.exists(failed) and os.path.getsize(failed):
            with open(failed + ".new", "w", encoding="utf-8"):
                pass
            os.rename(failed + ".new", failed)
            wait_until("the Globe", lambda: any(key["id"] == "globe-below" for key in self.state()["keys"]))

    def begin(self):
        self.app.clear()
        settle()


def process_of(bundle, session):
    """The number of the process that runs a keyboard of a session, as bubblewrap's child; None without one."""
    program = BUNDLES[bundle][1]
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/cmdline", "rb") as file:
                command = file.read().split(b"\0")
            with open(f"/proc/{number}/stat", encoding="ascii", errors="replace") as file:
                parent = file.read().rpartition(")")[2].split()[1]
            with open(f"/proc/{parent}/cmdline", "rb") as file:
                starter = file.read()
        except OSError:
            continue
        if command[0] == f"/bundle/{program}".encode() and session.folder.encode() in starter:
            return int(number)
    return None
