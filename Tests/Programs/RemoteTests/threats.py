# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""threats.py PROGRAM: tries what nobody may do to spinet-remote, over the network, and prints what was refused and what was not."""

import hashlib
import json
import secrets
import socket
import ssl
import sys
import time
import warnings

from bed import Client, Refused, Remote, granted, tls

warnings.simplefilter("ignore")
attempts = []


def attempt(name):
    """Names something that must not succeed. It has been refused where it throws `Refused`, or returns true."""
    def add(function):
        attempts.append((name, function))
        return function
    return add


@attempt("plain HTTP")
def plain(remote):
    with socket.create_connection(("127.0.0.1", remote.port), 60) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\nHost: {remote.host}\r\n\r\n".encode())
        try:
            return b"HTTP" not in connection.recv(4096)
        except ConnectionError:
            return True


@attempt("another address of the device than the one that was chosen")
def elsewhere(remote):
    try:
        socket.create_connection(("127.0.0.2", remote.port), 60).close()
    except ConnectionError:
        return True
    return False


def of_version(version):
    def connect(remote):
        remote.connect(upgrade=False, context=tls(version, version))
    return connect


attempt("TLS 1.2")(of_version(ssl.TLSVersion.TLSv1_2))
attempt("TLS 1.1")(of_version(ssl.TLSVersion.TLSv1_1))
attempt("TLS 1.0")(of_version(ssl.TLSVersion.TLSv1))


@attempt("the page by another name")
def other_name(remote):
    return b"<html" not in remote.connect(host=f"evil.example:{remote.port}", upgrade=False).all()


@attempt("files of the device")
def files(remote):
    client = remote.connect(upgrade=False)
    client.all()
    found = b""
    for path in ["/../../../../etc/passwd", "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/devices", "/key.pem"]:
        client = Client.__new__(Client)
        client.remote, client.buffer = remote, b""
        client.socket = tls().wrap_socket(socket.create_connection(("127.0.0.1", remote.port), 60))
        client.send(f"GET {path} HTTP/1.1\r\nHost: {remote.host}\r\nConnection: close\r\n\r\n".encode())
        found += client.all()
    return b"root:" not in found and b"KEY" not in found and b"200 OK" not in found


@attempt("a request with a body")
def body(remote):
    client = Client.__new__(Client)
    client.remote, client.buffer = remote, b""
    client.socket = tls().wrap_socket(socket.create_connection(("127.0.0.1", remote.port), 60))
    client.send(f"POST / HTTP/1.1\r\nHost: {remote.host}\r\nContent-Length: 100000\r\n\r\n".encode() + b"x" * 100000)
    return b"<html" not in client.all()


@attempt("a header of a megabyte")
def header(remote):
    return b"<html" not in remote.connect(host="x" * 1_000_000, upgrade=False).all()


def from_origin(origin, **options):
    def connect(remote):
        remote.connect(origin=origin, **options)
    return connect


attempt("a WebSocket of another site")(from_origin("https://evil.example"))
attempt("a WebSocket of a page without an origin")(from_origin("null"))
attempt("a WebSocket of a site that listens at another port here")(from_origin("https://127.0.0.1:1"))
attempt("a WebSocket by a name that somebody else has lead here")(lambda remote: remote.connect(host=f"evil.example:{remote.port}"))


@attempt("a WebSocket of the same page without encryption")
def unencrypted(remote):
    remote.connect(origin=f"http://{remote.host}")


@attempt("typing without being paired")
def stranger(remote):
    client = remote.connect()
    client.type(1, "stolen")
    client.next()


@attempt("being known without showing a token")
def half(remote):
    _, token = remote.pair()
    client = remote.connect()
    client.say(type="resume", id=token["id"], nonce="00" * 32)
    client.hear("proof")
    client.type(1, "stolen")
    client.next()


@attempt("codes that are guessed, and the right one after them")
def guesses(remote):
    _, code = remote.offer()
    for guess in range(5):
        try:
            remote.connect().code(f"{(int(code) + guess + 1) % 10**6:06}")
            return False
        except Refused:
            pass
    remote.connect().code(code)


@attempt("a code of an offer that has ended")
def ended(remote):
    with open(remote.run + "/offer", "w") as file:
        file.write(f"{secrets.token_hex(16)} 123456 {int(time.time()) - 1}\n")
    remote.connect().code("123456")


@attempt("a code that has paired a device already")
def twice(remote):
    _, code = remote.offer()
    with granted():
        remote.connect().code(code)
    remote.connect().code(code)


@attempt("a secret that is guessed")
def guessed_secret(remote):
    remote.offer()
    remote.connect().pair(secrets.token_hex(16))


@attempt("a secret that has paired a device already")
def secret_twice(remote):
    secret, _ = remote.offer()
    with granted():
        remote.connect().pair(secret)
    remote.connect().pair(secret)


@attempt("a proof that is played again")
def replay(remote):
    secret, _ = remote.offer()
    key, nonce = bytes.fromhex(secret), secrets.token_hex(32)
    first = remote.connect()
    message = {"type": "pair", "nonce": nonce, "proof": first.proof("device", key, nonce), "name": "test"}
    second = remote.connect()
    second.say(**message)
    second.hear("paired")


@attempt("a proof that was made for another certificate, by who stands between")
def between(remote):
    secret, _ = remote.offer()
    key, nonce = bytes.fromhex(secret), secrets.token_hex(32)
    client = remote.connect()
    proof = client.proof("device", key, nonce, certificate=hashlib.sha256(b"another").hexdigest())
    client.say(type="pair", nonce=nonce, proof=proof, name="test")
    client.hear("paired")


@attempt("the other side's own proof sent back")
def reflected(remote):
    secret, _ = remote.offer()
    key, nonce = bytes.fromhex(secret), secrets.token_hex(32)
    client = remote.connect()
    client.say(type="pair", nonce=nonce, proof=client.proof("server", key, nonce), name="test")
    client.hear("paired")


@attempt("a token that is guessed")
def guessed_token(remote):
    _, token = remote.pair()
    remote.connect().resume({"id": token["id"], "token": secrets.token_hex(32)})


@attempt("what the list of devices has, in the place of a token")
def stolen_list(remote):
    _, token = remote.pair()
    lines = [line.split() for line in open(remote.state + "/devices") if line.startswith(token["id"])]
    remote.connect().resume({"id": token["id"], "token": lines[0][1]})


def revoke(remote, token):
    lines = open(remote.state + "/devices").readlines()
    with open(remote.state + "/devices", "w") as file:
        file.writelines(line for line in lines if not line.startswith(token["id"]))


@attempt("a token that was revoked, as a stolen one is")
def revoked(remote):
    _, token = remote.pair()
    with granted():
        assert remote.connect().resume(token)
    revoke(remote, token)
    remote.connect().resume(token)


@attempt("typing on after the device was revoked")
def revoked_meanwhile(remote):
    client, token = remote.pair()
    revoke(remote, token)
    client.hear("answer")


@attempt("typing on by a connection after the same device has made another one")
def older(remote):
    client, token = remote.pair()
    with granted():
        client.hear("field")
        assert remote.connect().resume(token)
    client.type(1, "late")
    client.hear("answer")


@attempt("a frame of a gigabyte")
def gigabyte(remote):
    client, _ = remote.pair()
    client.hear("field")
    client.frame(b"x" * 65536, length=1 << 30)
    for _ in range(64):
        client.send(b"x" * 65536)
    client.next()


@attempt("a message in parts without an end")
def parts(remote):
    client, _ = remote.pair()
    client.hear("field")
    client.frame(b"x" * 1000, final=False)
    for _ in range(1000):
        client.frame(b"x" * 1000, opcode=0, final=False)
    client.next()


def with_frame(data, opcode=1):
    def send(remote):
        client, _ = remote.pair()
        client.hear("field")
        client.frame(data, opcode)
        client.next()
    return send


def edit(**more):
    return json.dumps({"type": "replace", "edit": 1, "field": 1, "old": "", "new": "x", **more}).encode()


attempt("a frame of bytes")(with_frame(edit(), opcode=2))
attempt("a frame that is no text")(with_frame(b"\xff\xfe\xfd"))
attempt("a message that is none")(with_frame(b'{"type":"replace"'))
attempt("a message in a message")(with_frame(b'{"type":' + b"[" * 5000))
attempt("keys and commands of terminals as text")(with_frame(edit(new="\x1b[A")))
attempt("a text that is longer than one may be")(with_frame(edit(new="x" * 1025)))
attempt("a change out of order")(with_frame(edit(edit=2)))


@attempt("a change that is sent again")
def again(remote):
    client, _ = remote.pair()
    client.hear("field")
    client.type(1, "once")
    client.type(1, "once")
    try:
        client.next()
    finally:
        remote.heard()
        count = len([packet for packet in remote.packets if packet.get("new") == "once"])
        assert count == 1, f"the keyboard heard it {count} times"
        remote.packets = [packet for packet in remote.packets if packet.get("new") != "once"]


@attempt("a flood of changes")
def flood(remote):
    client, _ = remote.pair()
    client.hear("field")
    try:
        for number in range(1, 5000):
            client.type(number, "f")
        # It is told that it is too fast, and hung up on as it does not heed that.
        for _ in range(5000):
            client.next()
    finally:
        remote.heard()
        count = len([packet for packet in remote.packets if packet.get("new") == "f"])
        assert count <= 100, f"the keyboard heard {count} of them"
        remote.packets = [packet for packet in remote.packets if packet.get("new") != "f"]


def is_open(client):
    client.socket.settimeout(0.2)
    try:
        while client.socket.recv(65536):
            pass
    except TimeoutError:
        return True
    except OSError:
        pass
    return False


@attempt("a flood of connections")
def crowd(remote):
    client, token = remote.pair()
    client.hear("field")
    crowd = []
    for _ in range(40):
        try:
            crowd.append(remote.connect())
        except Refused:
            pass
    remote.field(1)
    # Known devices come in all the same, and their connections are not those that are hung up on.
    with granted():
        client.hear("field")
        assert remote.connect().resume(token)
    # A machine that is busy hangs up late.
    end = time.monotonic() + 60
    while (alive := sum(map(is_open, crowd))) > 12 and time.monotonic() < end:
        pass
    for stranger in crowd:
        stranger.socket.close()
    return alive <= 12


@attempt("holding a connection without a word")
def silence(remote):
    client = remote.connect()
    client.socket.settimeout(20)
    client.next()


def wear_out(remote):
    """Tries until it is told to wait."""
    for _ in range(60):
        try:
            remote.connect().code("000000")
        except Refused as refusal:
            if "pace" in str(refusal):
                return True
    return False


attempt("trying without end")(wear_out)


@attempt("trying so often that a known device has to wait")
def often(remote):
    _, token = remote.pair()
    assert wear_out(remote)
    with granted():
        assert remote.connect().resume(token)
    return True


@attempt("saying so often that one is a known device that another one has to wait")
def often_as_known(remote):
    (_, token), (_, other) = remote.pair(), remote.pair()
    for _ in range(60):
        try:
            remote.connect().resume({"id": token["id"], "token": secrets.token_hex(32)})
        except Refused as refusal:
            if "pace" in str(refusal):
                break
    else:
        return False
    with granted():
        assert remote.connect().resume(other)
    return True


def main():
    refused = 0
    for name, function in attempts:
        remote = Remote(sys.argv[1])
        remote.field(1)
        try:
            was_refused = function(remote) is True
        except Refused:
            was_refused = True
        except (TimeoutError, AssertionError) as error:
            print(f"{name}: {error!r}")
            was_refused = False
        heard = remote.heard(0.1)
        if heard:
            print(f"{name}: the keyboard heard {len(heard)} changes")
        runs = remote.process.poll() is None
        if not runs:
            print(f"{name}: the program has ended with {remote.process.returncode}")
        log = open(remote.folder + "/log").read()
        spoken = [line for line in log.splitlines() if "wrong codes" not in line]
        if spoken:
            print(f"{name}: the log has {spoken}")
        remote.stop()
        if was_refused and not heard and runs and not spoken:
            refused += 1
        else:
            print("NOT REFUSED: " + name)
    print(f"refused: {refused} of {len(attempts)}")

    # Whoever is paired types all the same.
    remote = Remote(sys.argv[1])
    client, token = remote.pair()
    remote.field(1)
    client.type(1, "hello")
    remote.until(lambda: remote.heard(0))
    assert [packet["new"] for packet in remote.heard()] == ["hello"]
    remote.stop()
    remote.start()
    remote.field(1)
    again = remote.connect()
    assert again.resume(token), "the program does not know its own device after it was started anew"
    again.type(1, "again")
    remote.until(lambda: len(remote.heard(0)) > 1)
    assert [packet["new"] for packet in remote.heard()] == ["hello", "again"]
    remote.stop()
    print("paired devices type")


main()
