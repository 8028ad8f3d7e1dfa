# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""film.py OUT SECONDS PICTURE...: joins pictures of one size to a moving one (APNG) of half the size, for pages that are read.

Each picture shows for SECONDS, one after the other and again from the first. Browsers show APNG; whatever does not shows the
first picture. The pictures are PNG files with eight bits for each of three or four colours, as `Picture.save(to:)` writes
them. Source: the PNG specification, third edition, "Filtering" and "Animation".
"""

import struct
import sys
import zlib


def chunks(data):
    place = 8
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        yield kind, data[place + 8 : place + 8 + length]
        place += length + 12


def read(path):
    """Returns the width and the rows of a picture, three bytes a pixel."""
    parts, header = b"", b""
    with open(path, "rb") as file:
        for kind, data in chunks(file.read()):
            if kind == b"IHDR":
                header = data
            elif kind == b"IDAT":
                parts += data
    width, height, depth, colours, _, _, interlace = struct.unpack(">IIBBBBB", header)
    if depth != 8 or colours not in (2, 6) or interlace:
        sys.exit(f"{path}: not eight bits for each of three or four colours")
    size = 4 if colours == 6 else 3
    raw, rows, above = zlib.decompress(parts), [], bytearray(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        row = bytearray(raw[start + 1 : start + 1 + width * size])
        unfilter(raw[start], row, above, size)
        rows.append(row)
        above = row
    if size == 4:
        rows = [bytearray(byte for index, byte in enumerate(row) if index % 4 != 3) for row in rows]
    return width, rows


def unfilter(kind, row, above, size):
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + above[i]) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + above[i]) // 2) & 255
        elif kind == 4:
            corner = above[i - size] if i >= size else 0
            guess = left + above[i] - corner
            nearest = min((left, above[i], corner), key=lambda value: abs(guess - value))
            row[i] = (row[i] + nearest) & 255


def halved(width, rows):
    result = []
    for first, second in zip(rows[::2], rows[1::2]):
        row = bytearray()
        for x in range(0, width - 1, 2):
            for colour in range(3):
                i = x * 3 + colour
                row.append((first[i] + first[i + 3] + second[i] + second[i + 3] + 2) // 4)
        result.append(row)
    return result


def packed(rows):
    """Returns rows as PNG has them, each told by how it differs from the one above."""
    data, above = bytearray(), bytearray(len(rows[0]))
    for row in rows:
        data.append(2)
        data += bytes((here - there) & 255 for here, there in zip(row, above))
        above = row
    return zlib.compress(bytes(data), 9)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    out, seconds, *paths = sys.argv[1:]
    pictures = [halved(*read(path)) for path in paths]
    width, height = len(pictures[0][0]) // 3, len(pictures[0])
    if any((len(rows[0]) // 3, len(rows)) != (width, height) for rows in pictures):
        sys.exit("film: the pictures have different sizes")
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    data += chunk(b"acTL", struct.pack(">II", len(pictures), 0))
    number = 0
    for index, rows in enumerate(pictures):
        # Of a later picture only the rows that differ from the one before.
        top, bottom = 0, height
        if index:
            differ = [y for y in range(height) if rows[y] != pictures[index - 1][y]] or [0]
            top, bottom = differ[0], differ[-1] + 1
        delay = (int(float(seconds) * 1000), 1000)
        data += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, width, bottom - top, 0, top, *delay, 0, 0))
        number += 1
        body = packed(rows[top:bottom])
        if index:
            data += chunk(b"fdAT", struct.pack(">I", number) + body)
            number += 1
        else:
            data += chunk(b"IDAT", body)
    with open(out, "wb") as file:
        file.write(data + chunk(b"IEND", b""))


main()
