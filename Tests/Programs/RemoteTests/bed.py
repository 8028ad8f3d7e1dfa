# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""spinet-remote as a process of its own, with a keyboard that is played, and a client that says any bytes."""

import base64
import contextlib
import hashlib
import hmac
import json
import os
import secrets
import select
import socket
import ssl
import struct
import subprocess
import tempfile
import time


# What `pass_fds` names has to be open at every moment, whichever thread opens and closes files meanwhile.
for place in (3, 4):
    os.dup2(os.open(os.devnull, os.O_RDWR), place)


class Remote:
    """The program, on a port of the loopback, and the keyboard's end of its connection."""

    def __init__(self, program):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="spinet-remote-")
        self.state, self.run = self.folder + "/state", self.folder + "/run"
        self.packets = []
        for attempt in range(5):
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = probe.getsockname()[1]
            self.host = f"127.0.0.1:{self.port}"
            try:
                return self.start()
            except SystemExit:
                # Somebody else may have taken the port meanwhile.
                if attempt == 4:
                    raise

    def start(self):
        self.keyboard, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        words = [self.program, "127.0.0.1", str(self.port), self.state, self.run]
        self.log = open(self.folder + "/log", "ab")
        self.process = subprocess.Popen(
            words, pass_fds=[3], preexec_fn=lambda: os.dup2(other.fileno(), 3), stderr=self.log, stdout=self.log,
            stdin=subprocess.DEVNULL)
        other.close()
        self.until(lambda: os.path.exists(self.run + "/address") or self.process.poll() is not None)
        if self.process.poll() is not None:
            raise SystemExit("spinet-remote does not start: " + open(self.folder + "/log").read())
        self.fingerprint = open(self.run + "/address").read().split()[2]

    def stop(self):
        self.keyboard.close()
        self.process.wait(60)

    def until(self, holds, seconds=60):
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                raise TimeoutError("what was awaited has not come")
            time.sleep(0.01)

    def offer(self):
        """Offers to pair a device, as `spinet pair` does."""
        secret, code = secrets.token_hex(16), f"{secrets.randbelow(10**6):06}"
        with open(self.run + "/offer.new", "w") as file:
            file.write(f"{secret} {code} {int(time.time()) + 300}\n")
        os.rename(self.run + "/offer.new", self.run + "/offer")
        return secret, code

    def tell(self, **packet):
        self.keyboard.send(json.dumps(packet).encode())

    def field(self, number, **more):
        self.tell(**{
            "type": "field", "field": number, "active": True, "purpose": 0, "secure": False, "lines": False,
            "return": "return", "enabled": True, **more})

    def heard(self, seconds=0.3):
        """All edits that the keyboard has been asked for until nothing more comes."""
        while select.select([self.keyboard], [], [], seconds)[0]:
            packet = self.keyboard.recv(65536)
            if not packet:
                break
            self.packets.append(json.loads(packet))
        return [packet for packet in self.packets if packet["type"] != "closed"]

    def connect(self, **options):
        return Client(self, **options)

    def pair(self):
        """Returns a connection of a device that has just been paired by the link, and its token."""
        secret, _ = self.offer()
        with granted():
            client = self.connect()
            return client, client.pair(secret)


def tls(minimum=ssl.TLSVersion.TLSv1_3, maximum=ssl.TLSVersion.TLSv1_3):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_ciphers("ALL:@SECLEVEL=0")
    context.minimum_version, context.maximum_version = minimum, maximum
    return context


class Refused(Exception):
    """The other side has ended the connection, or said no."""


@contextlib.contextmanager
def granted():
    """Around what nobody may refuse: a no is a failure there."""
    try:
        yield
    except Refused as refusal:
        raise AssertionError(f"was refused: {refusal}") from refusal


class Client:
    """A WebSocket, whose handshake and frames may be anything."""

    def __init__(self, remote, host=None, origin=True, upgrade=True, context=None):
        self.remote = remote
        plain = socket.create_connection(("127.0.0.1", remote.port), 60)
        try:
            self.socket = (context or tls()).wrap_socket(plain)
        except TimeoutError:
            raise
        except (ssl.SSLError, OSError) as error:
            raise Refused(str(error)) from error
        self.certificate = hashlib.sha256(self.socket.getpeercert(True)).hexdigest()
        self.buffer = b""
        host = host or remote.host
        lines = ["GET / HTTP/1.1", f"Host: {host}"]
        if origin:
            lines.append("Origin: " + (f"https://{host}" if origin is True else origin))
        if upgrade:
            key = base64.b64encode(secrets.token_bytes(16)).decode()
            lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                      "Sec-WebSocket-Protocol: spinet", "Sec-WebSocket-Key: " + key]
        self.send("\r\n".join(lines + ["", ""]).encode())
        if not upgrade:
            return
        head = self.until(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Refused(head.decode(errors="replace"))
        self.hello = self.hear("hello")

    def send(self, data):
        try:
            self.socket.sendall(data)
        except TimeoutError:
            raise
        except OSError as error:
            raise Refused(str(error)) from error

    def more(self):
        try:
            data = self.socket.recv(65536)
        except TimeoutError:
            # Silence is no answer.
            raise
        except OSError as error:
            raise Refused(str(error)) from error
        if not data:
            raise Refused("the connection has ended")
        self.buffer += data

    def until(self, end):
        while end not in self.buffer:
            self.more()
        head, _, self.buffer = self.buffer.partition(end)
        return head

    def all(self):
        """Everything until the end."""
        try:
            while True:
                self.more()
        except Refused:
            return self.buffer

    def frame(self, data, opcode=1, final=True, length=None):
        """Sends a frame; `length` is what its header says where that is not so."""
        length = len(data) if length is None else length
        mask = secrets.token_bytes(4)
        head = bytes([(0x80 if final else 0) | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        self.send(head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)))

    def say(self, **message):
        self.frame(json.dumps(message).encode())

    def next(self):
        while True:
            while len(self.buffer) < 2:
                self.more()
            kind, length, start = self.buffer[0] & 15, self.buffer[1] & 127, 2
            if length == 126:
                while len(self.buffer) < 4:
                    self.more()
                length, start = struct.unpack(">H", self.buffer[2:4])[0], 4
            while len(self.buffer) < start + length:
                self.more()
            data, self.buffer = self.buffer[start:start + length], self.buffer[start + length:]
            if kind == 8:
                raise Refused("closed " + data[:2].hex())
            if kind == 1:
                return json.loads(data)

    def hear(self, kind):
        """The next message of a kind; others before it are passed over, but for a no."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message
            if message["type"] == "denied":
                raise Refused("denied: " + message["reason"])

    def proof(self, side, key, nonce, certificate=None):
        text = f"spinet-remote 1 {side}\n".encode() + bytes.fromhex(certificate or self.certificate)
        return hmac.new(key, text + bytes.fromhex(self.hello["nonce"] + nonce), "sha256").hexdigest()

    def pair(self, secret, **more):
        key, nonce = bytes.fromhex(secret), secrets.token_hex(32)
        self.say(**{"type": "pair", "nonce": nonce, "proof": self.proof("device", key, nonce), "name": "test", **more})
        paired = self.hear("paired")
        assert paired["proof"] == self.proof("server", key, nonce), "the other side has not proved itself"
        self.hear("welcome")
        return paired

    def code(self, code):
        self.say(type="code", code=code, name="test")
        paired = self.hear("paired")
        self.hear("welcome")
        return paired

    def resume(self, token):
        nonce = secrets.token_hex(32)
        self.say(type="resume", id=token["id"], nonce=nonce)
        proof = self.hear("proof")["proof"]
        known = hashlib.sha256(bytes.fromhex(token["token"])).digest()
        knows = proof == self.proof("server", known, nonce)
        self.say(type="token", token=token["token"])
        self.hear("welcome")
        return knows

    def type(self, number, new, old="", field=1):
        self.say(type="replace", edit=number, field=field, old=old, new=new)
