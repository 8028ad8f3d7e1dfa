# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The keyboards under test."""
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

import clock
import learnt_words
from app import App
from paths import KEYBOARDS, SPINETD
from wait import BenchError, wait_until
from wayland_log import WaylandLog


class NoPlaces(BenchError):
    """A keyboard that types none, or everything twice."""


class Keyboard:
    """One kind of keyboard. The subclasses say how each is started, shown and hidden."""

    name = ""
    # Which touch event makes the text: letters of ours act when the finger lifts.
    text_event = "down"

    def __init__(self, session, app: App):
        self.session = session
        self.app = app
        # Inside of two letter keys, in logical pixels of the screen.
        self.places = []

    def command(self):
        raise NotImplementedError

    def find_places(self):
        """Finds letter keys by tapping up the screen, first on the lower rows and never on the app."""
        width, height = self.session.size
        for _ in range(3):
            with Run(self, debug=True) as run:
                run.wait_for_first_frame()
                for row in range(98, 74, -2):
                    places = [(round(width * column), round(height * row / 100)) for column in (0.6, 0.3)]
                    if all(self._types_letter(place) for place in places):
                        return places
        raise NoPlaces(f"{self.name} typed no single letters wherever it was touched")

    def _types_letter(self, place):
        self.app.clear()
        self.session.injector.tap(place)
        # On a busy machine the letter may take a while; a key that types none costs this time.
        end = time.monotonic() + 0.5
        while not self.app.text and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.05)
        return len(self.app.text) == 1 and self.app.text.isalpha()

    def environment_of_first_start(self):
        """What makes a start like the first one ever; None for keyboards that keep nothing from run to run."""
        return None

    def show(self, run):
        """Makes a hidden keyboard show. Returns the moment, on the log's clock, or None where the log itself has it."""
        self.app.focus()

    def hide(self, run):
        self.app.unfocus()


class Spinetd(Keyboard):
    """Without words, as the others are."""

    name = "spinetd"
    text_event = "up"
    settings = "keyboards = en-US, ko-KR\nsuggestions = off\nauto-correct = off\nlearn-words = off\n"
    # The keys that are tapped.
    keys = ["h", "s"]
    program = SPINETD

    def command(self):
        path = f"{self.session.folder}/{self.name}.conf"
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.settings)
        return [self.program, "--layouts", KEYBOARDS, "--settings", path]

    def environment_of_first_start(self):
        return {"XDG_CACHE_HOME": tempfile.mkdtemp(dir=self.session.folder)}

    def find_places(self):
        """Asks the keyboard; only here does it answer questions."""
        path = f"{self.session.folder}/inspect"
        with Run(self, debug=True, arguments=["--inspect", path]) as run:
            run.wait_for_first_frame()
            with socket.socket(socket.AF_UNIX) as inspect:
                inspect.settimeout(5)
                inspect.connect(path)
                inspect.sendall(b"state\n")
                state = json.loads(inspect.makefile("r").readline())
        rects = {key["id"]: key["rect"] for key in state["keys"]}
        return [(x + width / 2, y + height / 2) for x, y, width, height in map(rects.get, self.keys)]


class SpinetdWithWords(Spinetd):
    """Suggestions and corrections in English and Korean, and what it has learnt from a person."""

    name = "spinetd-words"
    settings = "keyboards = en-US, ko-KR\n"

    def __init__(self, session, app: App):
        super().__init__(session, app)
        path = f"{session.folder}/home/.local/share/spinet/learnt-words.sqlite"
        if not os.path.exists(path):
            learnt_words.write(path, session.environment)


class Squeekboard(Keyboard):
    name = "squeekboard"

    def command(self):
        return ["squeekboard"]


class Wvkbd(Keyboard):
    """Speaks no input method; signals show and hide it."""

    name = "wvkbd"

    def command(self):
        # Nearly the height of the others, so that all draw about as many pixels.
        return ["wvkbd-mobintl", "-L", str(round(self.session.size[1] * 0.28))]

    def show(self, run):
        moment = clock.log_moment(clock.monotonic())
        run.process.send_signal(signal.SIGUSR2)
        return moment

    def hide(self, run):
        run.process.send_signal(signal.SIGUSR1)


ALL = {kind.name: kind for kind in (Spinetd, SpinetdWithWords, Squeekboard, Wvkbd)}
OURS = [kind.name for kind in (Spinetd, SpinetdWithWords)]


class Run:
    """One run of a keyboard, from its start to its end; the app's field has focus before."""

    def __init__(self, keyboard, debug, arguments=(), environment=None, wrapper=()):
        self.keyboard = keyboard
        self._wrapper = wrapper
        self._arguments = arguments
        self._environment = {**(environment or {}), **({"WAYLAND_DEBUG": "1"} if debug else {})}

    def __enter__(self):
        session = self.keyboard.session
        command = [*self._wrapper, *self.keyboard.command(), *self._arguments]
        self.log_path = path = f"{session.folder}/logs/{self.keyboard.name}"
        environment = {**session.environment, **self._environment}
        with open(path, "wb") as log:
            self.started = clock.log_moment(clock.monotonic())
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, close_fds=False)
        self.log = WaylandLog(path)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=5)

    @property
    def pid(self):
        return self.process.pid

    def wait_until(self, what, condition):
        def holds():
            if self.process.poll() is not None:
                raise BenchError(
                    f"{self.keyboard.name} ended with {self.process.returncode}: "
                    + self.keyboard.session.log(self.keyboard.name))
            return condition()

        return wait_until(f"{self.keyboard.name}: {what}", holds)

    def wait_for_first_frame(self):
        self.wait_until("the first frame", lambda: self.log.update().first_frame() is not None)

    def wait_until_hidden(self):
        self.wait_until("to hide", lambda: not self.log.update().is_shown)


def version(name):
    """The version of a keyboard's package, or of our commit."""
    if name in OURS:
        return "this checkout"
    found = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", name], capture_output=True, text=True, timeout=10)
    return found.stdout or "unknown"


def binary(name):
    """The path of a keyboard's program; None when it is not there."""
    path = SPINETD if name in OURS else shutil.which({"wvkbd": "wvkbd-mobintl"}.get(name, name))
    return path if path and os.path.exists(path) else None
