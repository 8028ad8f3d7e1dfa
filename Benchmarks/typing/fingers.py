# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Fingers that miss: where simulated people touch when they mean a word.

The spread in millimetres is that of the dual-Gaussian law (Bi and Zhai 2013): a part that grows with the key, and a part
that is the finger's. No decoder's parameters are in here.
"""
import math
import random
from dataclasses import dataclass

import keys

# So many words are typed by one person, who misses to the same side.
WORDS_A_PERSON = 30
OMITTED, DOUBLED, SWAPPED = 0.008, 0.0067, 0.004


@dataclass(frozen=True)
class Condition:
    name: str
    title: str
    # Of a key, in millimetres.
    width: float
    height: float
    # What the spread is multiplied by.
    haste: float = 1
    # Whether each person misses to a side of their own.
    is_offset: bool = False
    # Whether letters are left out, doubled and swapped.
    has_slips: bool = False

    @property
    def spread(self):
        """Standard deviations across and down, in key pitches."""
        across = math.sqrt(0.0075 * self.width ** 2 + 1.6834)
        down = math.sqrt(0.0108 * self.height ** 2 + 1.3292)
        return across * self.haste / self.width, down * self.haste / self.height


CONDITIONS = [
    Condition("phone-small", "keys of 5 × 7 mm", 5, 7),
    Condition("phone", "keys of 6 × 8.5 mm", 6, 8.5),
    Condition("fast", "6 × 8.5 mm, in haste", 6, 8.5, haste=1.3),
    Condition("offset", "6 × 8.5 mm, beside the key", 6, 8.5, is_offset=True),
    Condition("motor", "6 × 8.5 mm, beside the key, with slips", 6, 8.5, is_offset=True, has_slips=True),
    Condition("tablet", "15 × 15 mm, beside the key, with slips", 15, 15, is_offset=True, has_slips=True),
]

PHONES = [condition for condition in CONDITIONS if condition.name != "tablet"]


def touches(words, condition, seed):
    """For each word its touches, as x and y in key pitches, and `True` behind them where a capital says that shift is on."""
    source = random.Random(f"{condition.name} {seed}")
    result = []
    side = (0, 0)
    for index, word in enumerate(words):
        if condition.is_offset and index % WORDS_A_PERSON == 0:
            # To the right and below, by half a millimetre more or less: thumbs come from below.
            side = source.gauss(0.2, 0.5) / condition.width, source.gauss(0.9, 0.5) / condition.height
        letters = slips(word, source) if condition.has_slips else word
        result.append([touch(letter, condition, side, source) for letter in letters])
    return result


def touch(letter, condition, side, source):
    x, y = keys.CENTERS[letter.lower()]
    across, down = condition.spread
    place = x + side[0] + source.gauss(0, across), y + side[1] + source.gauss(0, down)
    return (*place, True) if letter.isupper() else place


def slips(word, source):
    """The letters of a word that a hurried hand touches; never none."""
    touched = []
    for letter in word:
        luck = source.random()
        if luck < OMITTED:
            continue
        touched.append(letter)
        if luck >= 1 - DOUBLED:
            touched.append(letter)
    places = len(touched) - 1
    if places > 0 and source.random() < SWAPPED * len(touched):
        place = source.randrange(places)
        touched[place:place + 2] = touched[place + 1], touched[place]
    return touched or list(word)
