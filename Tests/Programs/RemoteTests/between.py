# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Who stands in the place of spinet-remote, or between it and `spinet type`."""

import base64
import hashlib
import select
import socket
import ssl
import struct
import threading

from bed import tls


class Impostor:
    """Listens with the certificate and key of a state folder, and has `answer` speak to each who comes, in a thread."""

    def __init__(self, state, answer):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(state + "/certificate.pem", state + "/key.pem")
        self.context, self.answer = context, answer
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        # All bytes that came, decrypted, and all that went.
        self.came, self.went = b"", b""
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                plain, _ = self.listener.accept()
                plain.settimeout(60)
                with self.context.wrap_socket(plain, server_side=True) as connection:
                    self.answer(self, connection)
            except OSError:
                if self.listener.fileno() < 0:
                    return

    def stop(self):
        self.listener.close()

    def more(self, connection):
        data = connection.recv(65536)
        if not data:
            raise ConnectionError("the other side has gone")
        self.came += data
        return data


def some(side):
    """What has come; `None` for nothing but what TLS says for itself, such as tickets."""
    side.setblocking(False)
    try:
        return side.recv(65536)
    except ssl.SSLWantReadError:
        return None
    finally:
        side.settimeout(60)


def relay(remote, rewrite=lambda data: data):
    """Hands everything on to the true device and back, in which `rewrite` may change what comes from there."""
    def answer(impostor, connection):
        # One thread, as a connection of TLS is not for two.
        with tls().wrap_socket(socket.create_connection(("127.0.0.1", remote.port), 60)) as true:
            while True:
                select.select([connection, true], [], [], 0 if connection.pending() or true.pending() else 10)
                came, went = some(connection), some(true)
                if b"" in (came, went):
                    return
                if came:
                    impostor.came += came
                    true.sendall(came.replace(f"127.0.0.1:{impostor.port}".encode(), remote.host.encode()))
                if went:
                    impostor.went += went
                    connection.sendall(rewrite(went))
    return answer


def upgrade(impostor, connection):
    """Answers the request for a WebSocket."""
    head = b""
    while b"\r\n\r\n" not in head:
        head += impostor.more(connection)
    key = next(line.split(b": ")[1] for line in head.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key"))
    accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()).decode()
    connection.sendall((
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Protocol: spinet\r\nSec-WebSocket-Accept: {accept}\r\n\r\n").encode())


def frame(data, opcode=1, length=None):
    length = len(data) if length is None else length
    if length < 126:
        return bytes([0x80 | opcode, length]) + data
    if length < 1 << 16:
        return bytes([0x80 | opcode, 126]) + struct.pack(">H", length) + data
    return bytes([0x80 | opcode, 127]) + struct.pack(">Q", length) + data


def frames(data):
    """The payloads of the text frames of a server in some bytes."""
    found, place = [], data.find(b"\r\n\r\n") + 4
    while place + 2 <= len(data):
        kind, length, place = data[place] & 15, data[place + 1], place + 2
        if length == 126:
            length, place = struct.unpack(">H", data[place:place + 2])[0], place + 2
        if kind == 1:
            found.append(data[place:place + length])
        place += length
    return found


def saying(*messages):
    """Says messages, one after each thing that comes, and then waits for the other side to go."""
    def answer(impostor, connection):
        upgrade(impostor, connection)
        for message in messages:
            connection.sendall(message if isinstance(message, bytes) and message[:1] >= b"\x80" else frame(message))
            impostor.more(connection)
        while True:
            impostor.more(connection)
    return answer
