# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""terminal.py PROGRAM: uses `spinet type` in a terminal, as a person does; prints what held and what did not."""

import os
import pty
import select
import signal
import sys
import termios
import time
import traceback
import warnings

from client import KOREAN, Bed

warnings.simplefilter("ignore")
checks = []
LEAVE = b"\x1d"


def check(name):
    def add(function):
        checks.append((name, function))
        return function
    return add


class Terminal:
    """`spinet type` in a terminal of its own, and all that it has shown there."""

    def __init__(self, bed, *words, output=None):
        self.shown = b""
        self.master, self.slave = pty.openpty()
        self.former = termios.tcgetattr(self.slave)
        self.process = os.fork()
        if self.process == 0:
            os.login_tty(self.slave)
            if output is not None:
                os.dup2(output, 1)
            os.execve(bed.spinet, [bed.spinet, "type", *words], bed.environment)

    def read(self, seconds=0.05):
        while self.master is not None and select.select([self.master], [], [], seconds)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return
            if not data:
                return
            self.shown += data

    def until(self, holds, seconds=60):
        end = time.monotonic() + seconds
        while not holds():
            self.read()
            if time.monotonic() > end:
                raise TimeoutError("what was awaited has not come; shown: " + self.screen())

    def screen(self):
        """What is on the screen since it was drawn last."""
        return self.shown.decode(errors="replace").rsplit("\x1b[H\x1b[J", 1)[-1]

    def shows(self, text):
        self.until(lambda: text in self.screen())

    def press(self, data):
        os.write(self.master, data.encode() if isinstance(data, str) else data)

    def ended(self):
        """Waits for the end; returns the exit status, once the terminal is as it was."""
        status = None

        def has_ended():
            nonlocal status
            found, raw = os.waitpid(self.process, os.WNOHANG)
            status = os.waitstatus_to_exitcode(raw) if found else None
            return found != 0
        self.until(has_ended)
        self.read(0.05)
        assert termios.tcgetattr(self.slave) == self.former, "the terminal is not as it was"
        begun, last = self.shown.rfind(b"\x1b[?1049h"), self.shown.rfind(b"\x1b[?1049l")
        assert begun < last or begun < 0, "the other screen is left on"
        assert self.shown.count(b"\x1b[?2004h") == self.shown.count(b"\x1b[?2004l")
        if begun >= 0:
            # A terminal that has no other screen keeps nothing either.
            assert self.shown.count(b"\x1b[H\x1b[J\x1b[?2004l\x1b[?1049l") == 1
        os.close(self.slave)
        os.close(self.master)
        self.master = None
        return status


def opened(bed, **more):
    bed.pair()
    bed.keyboard.field(**more)
    terminal = Terminal(bed)
    terminal.shows("Return:")
    return terminal


def arrives(bed, terminal, text, seconds=60):
    terminal.until(lambda: bed.keyboard.text == text or len(bed.keyboard.text) > len(text) + 10, seconds)
    assert bed.keyboard.text == text, bed.keyboard.text


@check("a link that is pasted pairs, is not shown, and what is typed from then on is there")
def pastes_link(bed):
    bed.keyboard.field(purpose=6, **{"return": "send"}, before="to: ", after=" end")
    terminal = Terminal(bed)
    terminal.until(lambda: b"Link" in terminal.shown)
    link = bed.link()
    terminal.press(link + "\n")
    terminal.shows("Email address · Return: Send")
    assert "to: ▏ end" in terminal.screen()
    assert link.split("#")[1].encode() not in terminal.shown
    terminal.press("a")
    arrives(bed, terminal, "a")
    terminal.press(LEAVE)
    assert terminal.ended() == 0
    assert os.stat(bed.file).st_mode & 0o777 == 0o600


@check("letters, Korean, Return and Backspace go as they are typed; keys that mean nothing there type nothing")
def keys(bed):
    terminal = opened(bed, lines=True)
    for key in ["I", " ", "saw", "\x7f", "y", "\r", KOREAN]:
        terminal.press(key)
    arrives(bed, terminal, "I say\n" + KOREAN)
    for key in ["\x1b[A", "\x1b[[A", "\x1bOC", "\x1b[1;5D", "\t", "\x01", "\x1bx"]:
        terminal.press(key)
        terminal.until(lambda: True)
    terminal.shows("does nothing")
    # A character whose bytes come one by one.
    for byte in "é".encode():
        terminal.press(bytes([byte]))
        terminal.read()
    arrives(bed, terminal, "I say\n" + KOREAN + "é")
    terminal.press("\x04")
    assert terminal.ended() == 0


@check("Escape alone types nothing, and nothing of what is typed behind it is taken for a part of it")
def escape(bed):
    terminal = opened(bed)
    terminal.press("\x1b")
    terminal.shows("does nothing")
    terminal.press("[A")
    arrives(bed, terminal, "[A")
    terminal.press(LEAVE)
    assert terminal.ended() == 0


@check("a paste is typed whole, with Return between its lines where the field takes them, and a space where it does not")
def paste(bed):
    terminal = opened(bed, lines=True)
    text = "".join(f"line {number} 한글\n" for number in range(300))
    terminal.press("<\x1b[200~")
    for start in range(0, len(text), 700):
        terminal.press(text[start:start + 700].replace("\n", "\r"))
        terminal.read(0)
    terminal.press("\x1b[201~>")
    # Each line and each Return is a change of its own, of which so many go in a second.
    arrives(bed, terminal, "<" + text + ">", 300)
    bed.keyboard.number, bed.keyboard.text = 2, ""
    bed.keyboard.field(purpose=5)
    terminal.shows("Web address")
    terminal.press("\x1b[200~one\rtwo\t\x03\x1b[201~")
    arrives(bed, terminal, "one two  ")
    terminal.press(LEAVE)
    assert terminal.ended() == 0


@check("of a secret nothing is shown")
def secret(bed):
    terminal = opened(bed, purpose=8, secure=True)
    assert "not shown" in terminal.screen()
    for key in "zqxj":
        terminal.press(key)
    arrives(bed, terminal, "zqxj")
    # A device that tells the text all the same.
    bed.keyboard.field(purpose=8, secure=True, before="zqxj")
    terminal.press("\x1b[A")
    terminal.shows("does nothing")
    terminal.press(LEAVE)
    assert terminal.ended() == 0
    assert b"z" not in terminal.shown and b"qx" not in terminal.shown


@check("what the other device tells does nothing to the terminal")
def hostile(bed):
    terminal = opened(bed, before="a\x1b[2J\x1b]0;evil\x07\x9b31m\u202e", after="\n\u0000b\u0085")
    terminal.shows("a?[2J?]0;evil??31m?▏⏎?b?")
    terminal.press(LEAVE)
    assert terminal.ended() == 0


@check("without a field nothing is kept that is typed; what was typed for one field does not get into the next")
def fields(bed):
    bed.pair()
    bed.remote.tell(type="field", field=2, active=False)
    terminal = Terminal(bed)
    terminal.shows("Choose a field")
    terminal.press("abc")
    terminal.shows("Nothing was typed")
    bed.keyboard.judge = lambda edit: None if edit["new"] == "x" else ""
    bed.keyboard.number = 3
    bed.keyboard.field()
    terminal.shows("Text · Return: Return")
    terminal.press("x")
    terminal.until(lambda: len(bed.keyboard.edits) == 1)
    terminal.press("lost")
    # What is shown of the key behind it shows that it has been taken.
    terminal.press("\x1b[A")
    terminal.shows("does nothing")
    bed.keyboard.number = 4
    bed.keyboard.field()
    terminal.shows("What had not arrived was not typed")
    edit = bed.keyboard.edits[0]
    bed.remote.tell(type="answer", edit=edit["edit"], connection=edit["connection"], refused="late")
    terminal.shows("another field was chosen")
    terminal.press("y")
    arrives(bed, terminal, "y")
    terminal.press(LEAVE)
    assert terminal.ended() == 0


@check("leaving waits until all has arrived")
def leaving(bed):
    terminal = opened(bed, lines=True)
    bed.keyboard.judge = lambda edit: "pace" if len(bed.keyboard.edits) < 4 else ""
    terminal.press("abc\rdef" + "\x04" + "behind")
    assert terminal.ended() == 0
    assert bed.keyboard.text == "abc\ndef", bed.keyboard.text
    bed.keyboard.judge, bed.keyboard.edits = lambda edit: "", []
    terminal = opened(bed)
    terminal.press("\x04behind")
    assert terminal.ended() == 0
    assert bed.keyboard.edits == []


@check("a terminal in which nothing of it could be seen")
def unseen(bed):
    bed.pair()
    with open(bed.remote.folder + "/unseen", "wb") as file:
        terminal = Terminal(bed, output=file.fileno())
        assert terminal.ended() == 1 and "standard output is no terminal" in terminal.shown.decode(), terminal.shown
    assert os.path.getsize(bed.remote.folder + "/unseen") == 0


@check("the terminal is as it was after signals, and when the device goes, knows this one no more or types elsewhere")
def endings(bed):
    for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGTSTP]:
        terminal = opened(bed)
        os.kill(terminal.process, number)
        assert terminal.ended() == 1
    terminal = opened(bed)
    terminal.press("\x03")
    assert terminal.ended() == 0
    terminal = Terminal(bed)
    terminal.shows("Return:")
    other = Terminal(bed)
    other.shows("Return:")
    assert terminal.ended() == 1 and "by another" in terminal.shown.decode(), terminal.shown
    open(bed.remote.state + "/devices", "w").close()
    assert other.ended() == 1 and "does not know this device any more" in other.shown.decode(), other.shown
    terminal = Terminal(bed)
    assert terminal.ended() == 1 and "does not know this device any more" in terminal.shown.decode()
    terminal = opened(bed)
    bed.remote.process.kill()
    assert terminal.ended() == 1 and "has gone" in terminal.shown.decode()


def main():
    held = 0
    for name, function in checks:
        bed = Bed(sys.argv[1])
        try:
            function(bed)
            log = open(bed.remote.folder + "/log").read()
            assert log == "", log
            held += 1
        except Exception as error:  # pylint: disable=broad-except
            line = traceback.extract_tb(error.__traceback__)[1].lineno
            print(f"does not hold: {name}: line {line}: {error!r}")
        finally:
            bed.stop()
    print(f"held: {held} of {len(checks)}")


if __name__ == "__main__":
    main()
