#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of film.py: pictures of every filter become a moving one of half the size, whose later pictures are what has changed.
set -eu
script=$(cd "$(dirname "$0")/.." && pwd)/docs/film.py
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/pictures.py" <<'PYTHON'
import struct, sys, zlib

def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

def guess(left, above, corner):
    value = left + above - corner
    return min((left, above, corner), key=lambda other: abs(value - other))

def png(rows, alpha):
    """Writes rows of grey pixels, the filters in turn."""
    size = 4 if alpha else 3
    data, above = b"", bytes(len(rows[0]) * size)
    for y, grey in enumerate(rows):
        row = b"".join(bytes([level] * 3 + [255] * alpha) for level in grey)
        left = lambda line, i: line[i - size] if i >= size else 0
        predicted = [
            lambda i: 0, lambda i: left(row, i), lambda i: above[i], lambda i: (left(row, i) + above[i]) // 2,
            lambda i: guess(left(row, i), above[i], left(above, i)),
        ][y % 5]
        data += bytes([y % 5]) + bytes((row[i] - predicted(i)) & 255 for i in range(len(row)))
        above = row
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6 if alpha else 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")

folder = sys.argv[1]
first = [[(x // 2 * 40 + y // 2 * 7) & 255 for x in range(8)] for y in range(12)]
second = [row if y < 6 or y > 7 else [200] * 8 for y, row in enumerate(first)]
if len(sys.argv) == 2:
    open(f"{folder}/1.png", "wb").write(png(first, 0))
    open(f"{folder}/2.png", "wb").write(png(second, 1))
    open(f"{folder}/small.png", "wb").write(png(first[:4], 0))
    sys.exit()

data, place, told = open(f"{folder}/film.png", "rb").read(), 8, []
while place < len(data):
    length, kind = struct.unpack_from(">I4s", data, place)
    body = data[place + 8 : place + 8 + length]
    assert struct.unpack_from(">I", data, place + 8 + length)[0] == zlib.crc32(kind + body), kind
    told.append((kind, body))
    place += length + 12
assert [kind for kind, _ in told] == [b"IHDR", b"acTL", b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"IEND"], told
assert struct.unpack(">II", told[0][1][:8]) == (4, 6)
assert struct.unpack(">II", told[1][1]) == (2, 0)

def rows(body, above):
    raw, result = zlib.decompress(body), []
    for start in range(0, len(raw), 13):
        assert raw[start] == 2
        above = bytes((raw[start + 1 + i] + above[i]) & 255 for i in range(12))
        result.append(list(above[::3]))
    return result

assert rows(told[3][1], bytes(12)) == [row[::2] for row in first[::2]]
sequence, width, height, x, y, delay, scale = struct.unpack(">IIIIIHH", told[4][1][:24])
assert (sequence, width, height, x, y, delay / scale) == (1, 4, 1, 0, 3, 0.5), told[4]
assert told[5][1][:4] == struct.pack(">I", 2)
assert rows(told[5][1][4:], bytes(12)) == [[200] * 4]
PYTHON
python3 "$work/pictures.py" "$work"
python3 "$script" "$work/film.png" 0.5 "$work/1.png" "$work/2.png"
python3 "$work/pictures.py" "$work" check || { echo "film: the film is not what its pictures are" >&2; exit 1; }
if python3 "$script" "$work/film.png" 0.5 "$work/1.png" "$work/small.png" 2>/dev/null; then
  echo "film: pictures of two sizes were joined" >&2
  exit 1
fi
echo "film: ok"
