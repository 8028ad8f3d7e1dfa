# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The letters of US English in key pitches: x right and y down from the top left of the letters."""

ROWS = [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)]
CENTERS = {
    letter: (start + column + 0.5, row + 0.5)
    for row, (letters, start) in enumerate(ROWS) for column, letter in enumerate(letters)
}


def letter_at(x, y):
    """The letter whose key a touch is on, or whose key is nearest, as a keyboard without a decoder takes it."""
    def away(letter):
        across, down = abs(x - CENTERS[letter][0]), abs(y - CENTERS[letter][1])
        outside = max(0, across - 0.5) ** 2 + max(0, down - 0.5) ** 2
        return outside, across ** 2 + down ** 2

    return min(CENTERS, key=away)


def neighbours(letter):
    """The letters whose keys touch that of a letter, in the order of the rows."""
    x, y = CENTERS[letter]
    return [other for other, (across, down) in CENTERS.items()
            if other != letter and abs(across - x) <= 1 and abs(down - y) <= 1]
