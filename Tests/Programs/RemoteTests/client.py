# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""client.py PROGRAM: has `spinet type`, beside spinet-remote, pair and type, and stands in its way; prints what held and what did not."""

import array
import fcntl
import json
import os
import secrets
import select
import signal
import socket
import ssl
import subprocess
import sys
import termios
import threading
import traceback
import warnings

from bed import Remote
from between import Impostor, frame, frames, relay, saying

warnings.simplefilter("ignore")
checks = []
KOREAN = "안녕하세요, 세계! 👩‍👩‍👧 é"


def check(name):
    """Names something that must hold: the function gets a `Bed` and throws where it does not."""
    def add(function):
        checks.append((name, function))
        return function
    return add


class Keyboard:
    """The keyboard's end of the connection, with a field that has what was typed."""

    def __init__(self, remote):
        self.remote, self.text, self.number = remote, "", 1
        self.edits = []
        # How many changes each connection has asked for.
        self.counts = {}
        # Says what becomes of a change; `None` for no answer at all.
        self.judge = lambda edit: ""
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                packet = self.remote.keyboard.recv(65536)
            except OSError:
                return
            if not packet:
                return
            edit = json.loads(packet)
            if edit["type"] == "closed":
                continue
            self.edits.append(edit)
            self.counts[edit["connection"]] = self.counts.get(edit["connection"], 0) + 1
            if self.counts[edit["connection"]] != edit["edit"]:
                # The keyboard ends the program that counts in another way.
                self.remote.keyboard.shutdown(socket.SHUT_RDWR)
                return
            refusal = self.judge(edit)
            if refusal is None:
                continue
            answer = {"type": "answer", "edit": edit["edit"], "connection": edit["connection"]}
            if refusal:
                answer["refused"] = refusal
            else:
                self.make(edit)
            self.remote.tell(**answer)

    def make(self, edit):
        if edit["type"] == "replace":
            assert self.text.endswith(edit["old"])
            self.text = self.text[:len(self.text) - len(edit["old"])] + edit["new"]
        elif edit["type"] == "delete":
            self.text = self.text[:-1]
        else:
            self.text += "\n"

    def field(self, **more):
        self.remote.field(self.number, **more)


class Bed:
    """spinet-remote with a played keyboard, and a home for `spinet type`."""

    def __init__(self, program):
        self.remote = Remote(program)
        self.spinet = os.path.dirname(program) + "/spinet"
        self.keyboard = Keyboard(self.remote)
        self.state = self.remote.folder + "/client"
        self.file = self.state + "/spinet/typing/host"
        self.environment = {**os.environ, "XDG_STATE_HOME": self.state}
        self.printed = ""

    def link(self, secret=None, port=None):
        return f"https://127.0.0.1:{port or self.remote.port}/#{secret or self.remote.offer()[0]}"

    def run(self, *words, text=b""):
        """Runs `spinet type`; returns its exit status and what it said."""
        text = text.encode() if isinstance(text, str) else text
        result = subprocess.run(
            [self.spinet, "type", *words], input=text, capture_output=True, env=self.environment, timeout=60)
        said = (result.stdout + result.stderr).decode()
        self.printed += said
        return result.returncode, said

    def pair(self):
        self.keyboard.field(lines=True)
        status, said = self.run("--pair", text=self.link() + "\n")
        assert status == 0, said
        return open(self.file).read()

    def refused(self, *words, text=b"", saying="", status=1):
        """Expects that nothing is typed, and why."""
        before = list(self.keyboard.edits)
        result, said = self.run(*words, text=text)
        assert result == status, (result, said)
        assert saying in said, said
        assert self.keyboard.edits == before, "something was typed"
        return said

    def typed(self, text, expected=None):
        self.keyboard.text = ""
        status, said = self.run(text=text)
        assert status == 0 and said == "", (status, said)
        assert self.keyboard.text == (text if expected is None else expected), self.keyboard.text

    def stop(self):
        try:
            # A thread waits at it.
            self.remote.keyboard.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.remote.stop()


# MARK: Typing


@check("a link on standard input pairs, once; the file is its owner's alone; what is piped is typed, once and in order")
def types(bed):
    pairing = bed.pair()
    assert os.stat(bed.file).st_mode & 0o777 == 0o600
    assert os.stat(os.path.dirname(bed.file)).st_mode & 0o777 == 0o700
    assert bed.remote.fingerprint in pairing
    bed.typed(KOREAN)
    bed.typed("ends\n", expected="ends")
    bed.typed("one\r\n\r\ntwo\n", expected="one\n\ntwo")
    bed.typed("x")
    long = "".join(f"{number} 한글 word " for number in range(4000))[:40000]
    bed.typed(long)
    assert open(bed.file).read() == pairing


@check("what is too much at once goes again, and is neither lost nor doubled")
def pace(bed):
    bed.pair()
    count = 0

    def judge(_):
        nonlocal count
        count += 1
        return "pace" if count % 2 == 1 else ""
    bed.keyboard.judge = judge
    bed.typed("first\nsecond " + "x" * 3000)


@check("more changes at once than anybody types arrive, once and in order, and the keyboard counts them without a gap")
def lines(bed):
    bed.pair()
    bed.typed("\n".join(f"{number} 한글" for number in range(60)))


@check("a character that is longer than a change may be arrives whole")
def accents(bed):
    bed.pair()
    bed.typed("a" + "\u0301" * 3000 + "b")


@check("a new link pairs with another device in the place of the first")
def again(bed):
    first = bed.pair()
    assert bed.pair() != first
    bed.typed("abc")


# MARK: What it refuses


@check("a secret that is wrong")
def wrong_secret(bed):
    bed.remote.offer()
    bed.refused("--pair", text=bed.link(secret=secrets.token_hex(16)), saying="does not take the link")
    assert not os.path.exists(bed.file)


@check("a link that was used, and one that has ended")
def used(bed):
    link = bed.link()
    bed.keyboard.field()
    assert bed.run("--pair", text=link)[0] == 0
    pairing = open(bed.file).read()
    bed.refused("--pair", text=link, saying="does not take the link")
    assert open(bed.file).read() == pairing


@check("texts that are no links, and links without their secret")
def links(bed):
    address = f"127.0.0.1:{bed.remote.port}"
    for text in ["", "abc", "http://" + address + "/#" + "0" * 32, "https://example.org:1/#" + "0" * 32,
                 "https://127.0.0.1/#" + "0" * 32, "https://127.0.0.1:0/#" + "0" * 32, "\x00\xff", "x" * 5000]:
        bed.refused("--pair", text=text, saying="no link of Spinet")
    for text in [f"https://{address}/", f"https://{address}/#", f"https://{address}/#123456", f"https://{address}/#{'0' * 31}",
                 f"https://{address}/#{'0' * 33}", f"https://{address}/?{'0' * 32}"]:
        bed.refused("--pair", text=text, saying="secret")


@check("a link as an argument, which is not connected to")
def argument(bed):
    bed.refused(bed.link(), saying="other users of this machine can read arguments", status=2)
    bed.refused("--pair", bed.link(), saying="other users of this machine can read arguments", status=2)


@check("text before anything was paired")
def unpaired(bed):
    bed.keyboard.field()
    bed.refused(text="abc", saying="paired with no other")


@check("texts that are too long, no UTF-8, empty, of keys, or of more lines than the field takes")
def texts(bed):
    bed.pair()
    bed.refused(text="x" * (64 * 1024 + 1), saying="64 KiB")
    bed.refused(text=b"abc\xff", saying="UTF-8")
    bed.refused(text="", saying="no text")
    bed.refused(text="\n", saying="no text")
    bed.refused(text="one\ntwo\tthree", saying="line 2 has a character that no keyboard types, U+0009")
    bed.refused(text="\u202eabc", saying="U+202E")
    bed.keyboard.number = 2
    bed.keyboard.field(lines=False)
    bed.refused(text="one\ntwo", saying="With --lines")
    assert bed.run("--lines", text="one\ntwo\n")[0] == 0 and bed.keyboard.text == "one\ntwo"
    bed.typed("one\n", expected="one")


@check("standard input that cannot be read, of which nothing is typed; one that does not wait is waited for")
def unreadable(bed):
    bed.pair()
    folder = os.open("/", os.O_RDONLY)
    for words, saying in [((), "nothing was typed"), (("--pair",), "nothing was paired")]:
        result = subprocess.run([bed.spinet, "type", *words], stdin=folder, capture_output=True, env=bed.environment, timeout=60)
        assert result.returncode == 1 and f"standard input cannot be read; {saying}" in result.stderr.decode(), result
    os.close(folder)
    assert bed.keyboard.edits == []
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.write(writing, b"abc")
    process = subprocess.Popen([bed.spinet, "type"], stdin=reading, stderr=subprocess.PIPE, env=bed.environment)
    count = array.array("i", [1])
    while count[0] > 0:
        fcntl.ioctl(reading, termios.FIONREAD, count)
    os.write(writing, b"def")
    os.close(writing)
    assert process.communicate(timeout=60)[1] == b"" and process.returncode == 0
    os.close(reading)
    assert bed.keyboard.text == "abcdef", bed.keyboard.text


@check("an end without a signal where nobody reads what it says")
def unheard(bed):
    bed.pair()
    reading, writing = os.pipe()
    os.close(reading)
    result = subprocess.run([bed.spinet, "type"], input=b"\t", stderr=writing, env=bed.environment, timeout=60)
    os.close(writing)
    assert result.returncode == 1, result


@check("a device to which everything is too much, for ever")
def never(bed):
    bed.pair()
    bed.keyboard.judge = lambda edit: "pace" if len(bed.keyboard.edits) > 1 else ""
    status, said = bed.run(text="x" * 3000)
    assert status == 1 and "takes nothing more" in said and "1024 characters of the text have arrived" in said, said
    assert bed.keyboard.text == "x" * 1024


@check("text where no field has focus")
def no_field(bed):
    bed.pair()
    bed.remote.tell(type="field", field=2, active=False)
    bed.refused(text="abc", saying="no field has focus")


@check("text behind a change of fields, of which nothing gets into the next one")
def late(bed):
    bed.pair()

    def judge(edit):
        if len(bed.keyboard.edits) < 3:
            return ""
        bed.keyboard.number = 2
        bed.keyboard.field(lines=True)
        return "late"
    bed.keyboard.judge = judge
    status, said = bed.run(text="x" * 5000)
    assert status == 1 and "another field was chosen meanwhile: 2048 characters of the text have arrived, and up to 1024 more may" in said, said
    assert bed.keyboard.text == "x" * 2048


@check("a Return that does nothing, and what is behind it")
def no_return(bed):
    bed.pair()
    bed.keyboard.judge = lambda edit: "returnKey" if edit["type"] == "return" else ""
    status, said = bed.run(text="one\ntwo")
    assert status == 1 and "Return does nothing" in said and "3 characters of the text, line ends not counted, have" in said, said
    assert bed.keyboard.text == "one"


# MARK: Who is in the way


@check("the program that connects is confined before it does, and neither it nor its owner has a secret for others to read")
def confined(bed):
    bed.pair()
    token = open(bed.file).read().split()[3]
    found = {}

    def judge(_):
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                words = open(f"/proc/{process}/cmdline").read()
                status = open(f"/proc/{process}/status").read()
            except OSError:
                continue
            if "spinet-caller" in words and str(bed.remote.port) in words or words == bed.spinet + "\0type\0":
                found[words.split("\0")[0].rsplit("/", 1)[1]] = (words, status)
        return ""
    bed.keyboard.judge = judge
    bed.typed("abc")
    words, status = found["spinet-caller"]
    assert "Seccomp:\t2" in status and "NoNewPrivs:\t1" in status, status
    assert len(found) == 2 and all(token not in words for words, _ in found.values())
    # It is when the connection comes, before anything was said.
    with socket.create_server(("127.0.0.1", 0)) as listener:
        redirect(bed, listener.getsockname()[1])
        process = subprocess.Popen([bed.spinet, "type"], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, env=bed.environment)
        process.stdin.write(b"abc")
        process.stdin.close()
        connection, _ = listener.accept()
        children = open(f"/proc/{process.pid}/task/{process.pid}/children").read().split()
        assert len(children) == 1 and "Seccomp:\t2" in open(f"/proc/{children[0]}/status").read()
        connection.close()
        assert process.wait(60) == 1


def nothing_said(impostor):
    """Checks that who stands between got the request, and no frame of text behind it, which would be masked: nothing but the closing one."""
    behind = impostor.came.split(b"\r\n\r\n", 1)[1]
    assert len(behind) <= 16 and behind[:1] in (b"", b"\x88"), behind


@check("who stands between with another certificate, at pairing")
def between(bed):
    other = Remote(bed.remote.program)
    impostor = Impostor(other.state, relay(bed.remote))
    bed.refused("--pair", text=bed.link(port=impostor.port), saying="Somebody is between")
    # Not even a proof.
    nothing_said(impostor)
    assert not os.path.exists(bed.file)
    other.stop()


@check("a connection by an older TLS than 1.3")
def old_tls(bed):
    bed.keyboard.field()
    impostor = Impostor(bed.remote.state, relay(bed.remote))
    impostor.context.maximum_version = ssl.TLSVersion.TLSv1_2
    bed.refused("--pair", text=bed.link(port=impostor.port), saying="answers")
    assert impostor.came == b"" and not os.path.exists(bed.file)


@check("who stands between, and says that its own certificate is the right one")
def between_rewriting(bed):
    other = Remote(bed.remote.program)
    true, false = bed.remote.fingerprint.encode(), other.fingerprint.encode()
    impostor = Impostor(other.state, relay(bed.remote, lambda data: data.replace(true, false)))
    bed.refused("--pair", text=bed.link(port=impostor.port), saying="does not take the link")
    assert not os.path.exists(bed.file) and not os.path.exists(bed.remote.state + "/devices")
    other.stop()


@check("who takes the place of the device without the link's secret")
def without_secret(bed):
    other = Remote(bed.remote.program)
    hello = json.dumps({"type": "hello", "nonce": "00" * 32, "fingerprint": other.fingerprint}).encode()
    for proof in [{}, {"proof": "00" * 32}]:
        paired = json.dumps({"type": "paired", "id": "00" * 8, "token": "00" * 32, **proof}).encode()
        impostor = Impostor(other.state, saying(hello, paired))
        bed.refused("--pair", text=bed.link(port=impostor.port), saying="does not have the secret")
        assert not os.path.exists(bed.file)
    # Who skips the proof, or asks for a token.
    for message in [b'{"type":"welcome"}', json.dumps({"type": "proof", "proof": "00" * 32}).encode()]:
        impostor = Impostor(other.state, saying(hello, message))
        bed.refused("--pair", text=bed.link(port=impostor.port), saying="does not speak as Spinet")
    other.stop()


def redirect(bed, port):
    """Has the network lead to another port than that of the device."""
    text = open(bed.file).read()
    with open(bed.file, "w") as file:
        file.write(text.replace(str(bed.remote.port), str(port), 1))


@check("who stands between with another certificate, once it is paired: nothing is said to them")
def between_later(bed):
    bed.pair()
    other = Remote(bed.remote.program)
    true, false = bed.remote.fingerprint.encode(), other.fingerprint.encode()
    for rewrite in [lambda data: data, lambda data: data.replace(true, false)]:
        impostor = Impostor(other.state, relay(bed.remote, rewrite))
        redirect(bed, impostor.port)
        said = bed.refused(text="geheim", saying="not the one that it had")
        nothing_said(impostor)
        assert "geheim" not in said
        redirect_back = open(bed.file).read().replace(str(impostor.port), str(bed.remote.port), 1)
        open(bed.file, "w").write(redirect_back)
    bed.typed("abc")
    other.stop()


@check("a key of the device that is another one than before")
def new_key(bed):
    bed.pair()
    # A thread waits at it.
    bed.remote.keyboard.shutdown(socket.SHUT_RDWR)
    bed.remote.process.wait(60)
    for name in ["key.pem", "certificate.pem"]:
        os.remove(f"{bed.remote.state}/{name}")
    bed.remote.start()
    bed.keyboard = Keyboard(bed.remote)
    bed.keyboard.field()
    bed.refused(text="abc", saying="not the one that it had")


@check("what the device has said before, played again by who has its very key")
def replay(bed):
    # At pairing.
    recorder = Impostor(bed.remote.state, relay(bed.remote))
    bed.keyboard.field()
    assert bed.run("--pair", text=bed.link(port=recorder.port))[0] == 0
    said = frames(recorder.went)
    os.remove(bed.file)
    player = Impostor(bed.remote.state, saying(*said[:2]))
    bed.refused("--pair", text=bed.link(port=player.port), saying="does not have the secret")
    assert not os.path.exists(bed.file)
    # Later.
    bed.pair()
    recorder = Impostor(bed.remote.state, relay(bed.remote))
    redirect(bed, recorder.port)
    assert bed.run(text="abc")[0] == 0
    said = frames(recorder.went)
    assert json.loads(said[1])["type"] == "proof"
    text = open(bed.file).read()
    player = Impostor(bed.remote.state, saying(said[0], said[1]))
    open(bed.file, "w").write(text.replace(str(recorder.port), str(player.port), 1))
    bed.refused(text="abc", saying="does not know this device any more")


def revoke(bed):
    with open(bed.remote.state + "/devices", "w"):
        pass


@check("a device that was taken out of the list")
def revoked(bed):
    bed.pair()
    revoke(bed)
    bed.refused(text="abc", saying="does not know this device any more")


@check("a device that is taken out of the list while it types")
def revoked_meanwhile(bed):
    bed.pair()

    def judge(edit):
        if len(bed.keyboard.edits) < 2:
            return ""
        revoke(bed)
        return None
    bed.keyboard.judge = judge
    status, said = bed.run(text="x" * 5000)
    assert status == 1 and "does not know this device any more" in said, said
    assert "1024 characters of the text have arrived, and up to 1024 more may have" in said, said
    assert bed.keyboard.text == "x" * 1024


@check("a device that goes while it is typed on, and one that is not there")
def gone(bed):
    bed.pair()

    def judge(edit):
        if len(bed.keyboard.edits) < 2:
            return ""
        bed.remote.process.send_signal(signal.SIGKILL)
        return None
    bed.keyboard.judge = judge
    status, said = bed.run(text="x" * 5000)
    assert status == 1 and "has gone: 1024 characters of the text have arrived, and up to 1024 more" in said, said
    bed.refused(text="abc", saying="nothing of Spinet answers")


@check("bytes of any kind from who is no device of ours")
def garbage(bed):
    other = Remote(bed.remote.program)
    hello = json.dumps({"type": "hello", "nonce": "00" * 32, "fingerprint": other.fingerprint}).encode()
    first = [b"", b"{}", b"[]", b'{"type":"welcome"}', b'{"type":"hello"}', frame(b"\x00\xff", opcode=2), frame(b"\xff\xfe"),
             frame(b"x" * 100000), frame(b"x", length=1 << 40), b"x" * 20000, hello.replace(b"hello", b"field")]
    for message in first:
        impostor = Impostor(other.state, saying(message))
        bed.refused("--pair", text=bed.link(port=impostor.port))
    for message in [hello, b'{"type":"answer","edit":1}', b'{"type":"denied","reason":"evil"}', b'{"type":"denied","reason":"pace"}']:
        impostor = Impostor(other.state, saying(hello, message))
        bed.refused("--pair", text=bed.link(port=impostor.port))
    # Where somebody listens, to whom whoever answers would like to send it.
    with socket.create_server(("127.0.0.1", 0)) as elsewhere:
        places = [f"https://127.0.0.1:{elsewhere.getsockname()[1]}/", f"http://127.0.0.1:{elsewhere.getsockname()[1]}/"]
        moved = [f"HTTP/1.1 {status} Moved\r\nLocation: {place}\r\nContent-Length: 0\r\n\r\n".encode()
                 for status in (301, 302, 307) for place in places]
        for head in [b"", b"HTTP/1.1 200 OK\r\n\r\n", b"\x00" * 100000, *moved]:
            def answer(impostor, connection):
                impostor.more(connection)
                connection.sendall(head)
            impostor = Impostor(other.state, answer)
            bed.refused("--pair", text=bed.link(port=impostor.port), saying="answers")
            assert not select.select([elsewhere], [], [], 0)[0], "a redirect was followed"
    other.stop()


@check("a file of the pairing that is damaged")
def damaged(bed):
    pairing = bed.pair()
    for text in ["", "x", pairing[:-2], pairing + pairing, pairing.replace(":", " ", 1), "\x00" * 100]:
        open(bed.file, "w").write(text)
        bed.refused(text="abc", saying="pair anew")


def main():
    held = 0
    for name, function in checks:
        bed = Bed(sys.argv[1])
        try:
            function(bed)
            assert "xxx" not in bed.printed and "안녕" not in bed.printed, "typed text was printed"
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
