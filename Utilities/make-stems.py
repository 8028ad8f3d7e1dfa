#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Writes the stems and endings of Korean into Data/counts, from which its language file is built; see Data/SOURCES.md.

usage: make-stems.py COUNTS OUTPUT

COUNTS is a folder with our counts of words, ko.unigrams.tsv.gz. Takes some minutes, and needs nothing but Python.

Nobody tells it what a stem is. Words are taken apart at every letter of the two-set keyboard, and a place counts by how many
other words have the same beginning, and how many the same end (expectation maximisation, where each word is left out of the
counts that it is weighed by). Stems are then sorted into classes by the endings that they are seen with, which come to be those
of nouns, verbs and adjectives, by their last letters.
"""

import collections
import gzip
import lzma
import math
import pathlib
import re
import sys

CLASSES = 24
# An ending has so many letters at most, a stem at least so many.
LONGEST_ENDING = 14
SHORTEST_STEM = 2
# How often words are taken apart anew, and stems sorted anew for that.
ROUNDS = 12
CLASS_ROUNDS = (6, 4, 4, 4)
# Sorting ends when fewer stems change their class.
SETTLED = 200
# How many endings of all classes are added to those of each.
PRIOR = 60.0
# The expected number of words that a stem, and an ending of a class, is kept for; counts are tenths of words.
KEPT = 1.0
SCALE = 10

KOREAN = re.compile(r"[가-힣]+")
INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
PAIRS = dict(
    zip(
        "ㅘㅙㅚㅝㅞㅟㅢㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ",
        "ㅗㅏ ㅗㅐ ㅗㅣ ㅜㅓ ㅜㅔ ㅜㅣ ㅡㅣ ㄱㅅ ㄴㅈ ㄴㅎ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅂㅅ".split(),
    )
)


def letters(word):
    """The letters that type a word."""
    typed = ""
    for syllable in word:
        number = ord(syllable) - 0xAC00
        for letter in INITIALS[number // 588], VOWELS[number % 588 // 28], FINALS[number % 28].strip():
            typed += PAIRS.get(letter, letter)
    return typed


def words(counts):
    """The words in letters, by falling count."""
    rows = []
    with gzip.open(counts / "ko.unigrams.tsv.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            word, count = line.rstrip("\n").split("\t")
            if KOREAN.fullmatch(word):
                rows.append((word, int(count)))
    rows.sort(key=lambda row: (-row[1], row[0]))
    return [letters(word) for word, _ in rows]


def normalised(parts):
    """The ways to take a word apart, as shares of one; the least are left out."""
    total = sum(share for _, _, share in parts)
    return [(stem, ending, share / total) for stem, ending, share in parts if share / total > 1e-3] if total > 0 else []


def taken_apart(typed):
    """For each word its stems and endings with their shares."""
    stems, endings = collections.Counter(), collections.Counter()

    def places(word):
        return range(max(SHORTEST_STEM, len(word) - LONGEST_ENDING), len(word) + 1)

    for word in typed:
        for place in places(word):
            stems[word[:place]] += 1
            endings[word[place:]] += 1
    parts = [
        normalised(
            [
                (word[:place], word[place:], (stems[word[:place]] - 1) * (endings[word[place:]] - 1))
                for place in places(word)
                if stems[word[:place]] > 1 and endings[word[place:]] > 4
            ]
        )
        for word in typed
    ]
    for _ in range(ROUNDS):
        stems, endings = collections.defaultdict(float), collections.defaultdict(float)
        for word in parts:
            for stem, ending, share in word:
                stems[stem] += share
                endings[ending] += share
        parts = [
            normalised(
                [(stem, ending, max(0, stems[stem] - share) * max(0, endings[ending] - share)) for stem, ending, share in word]
            )
            for word in parts
        ]
    return parts


def sort(parts, rounds):
    """The class of each stem, and how often each ending is in each class, and in all, as a share."""
    rows, totals = collections.defaultdict(list), collections.defaultdict(float)
    for word in parts:
        for stem, ending, share in word:
            rows[stem].append((ending, share))
    for row in rows.values():
        for ending, share in row:
            totals[ending] += share
    total = sum(totals.values())
    shares = {ending: count / total for ending, count in totals.items()}
    # Stems begin in the class of their most frequent ending.
    first = [ending for ending, _ in sorted(totals.items(), key=lambda row: (-row[1], row[0]))[:CLASSES]]
    classes = {}
    for stem, row in rows.items():
        best = [(share, ending) for ending, share in row if ending in first]
        classes[stem] = first.index(max(best)[1]) if best else len(stem) % CLASSES
    for _ in range(rounds):
        counts, sums, sizes = by_class(rows, classes)
        changed = 0
        for stem, row in rows.items():
            best = max((weight(row, number, classes[stem], counts, sums, sizes, shares), -number) for number in range(CLASSES))
            if -best[1] != classes[stem]:
                classes[stem] = -best[1]
                changed += 1
        if changed < SETTLED:
            break
    return classes, by_class(rows, classes)[0], shares


def by_class(rows, classes):
    counts = [collections.defaultdict(float) for _ in range(CLASSES)]
    sums, sizes = [0.0] * CLASSES, [0] * CLASSES
    for stem, row in rows.items():
        number = classes[stem]
        sizes[number] += 1
        for ending, share in row:
            counts[number][ending] += share
            sums[number] += share
    return counts, sums, sizes


def weight(row, number, own, counts, sums, sizes, shares):
    """How well a stem's endings fit a class without itself."""
    mine = 1 if number == own else 0
    rest = sums[number] - mine * sum(share for _, share in row) + PRIOR
    result = math.log(sizes[number] + 1)
    for ending, share in row:
        count = counts[number].get(ending, 0) - mine * share
        result += share * math.log((count + PRIOR * shares[ending]) / rest)
    return result


def weighed(parts, classes, counts, shares):
    """The words taken apart anew, by what the classes of their stems allow."""
    sums = [sum(count.values()) for count in counts]
    stems = collections.defaultdict(float)
    for word in parts:
        for stem, _, share in word:
            stems[stem] += share

    def share_of(stem, ending, share):
        number = classes[stem]
        count = max(0, counts[number].get(ending, 0) - share) + PRIOR * shares[ending]
        return max(0, stems[stem] - share) * count / (sums[number] + PRIOR)

    return [normalised([(stem, ending, share_of(stem, ending, share)) for stem, ending, share in word]) for word in parts]


def write(folder, table, rows):
    """Writes rows by falling count, then by their words, so that the same input gives the same bytes."""
    ordered = sorted(rows, key=lambda row: (-row[2], row[0], row[1]))
    text = "".join(f"{first}\t{second}\t{count}\n" for first, second, count in ordered)
    data = lzma.compress(text.encode(), format=lzma.FORMAT_XZ, preset=9 | lzma.PRESET_EXTREME)
    (folder / f"ko.{table}.tsv.xz").write_bytes(data)
    print(f"ko.{table}: {len(ordered)} rows, {len(data)} bytes")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    counts, output = map(pathlib.Path, sys.argv[1:])
    parts = taken_apart(words(counts))
    classes, endings, shares = sort(parts, CLASS_ROUNDS[0])
    for rounds in CLASS_ROUNDS[1:]:
        parts = weighed(parts, classes, endings, shares)
        classes, endings, shares = sort(parts, rounds)
    stems = collections.defaultdict(float)
    for word in parts:
        for stem, _, share in word:
            stems[stem] += share
    kept = [(stem, f"c{classes[stem]}", round(count * SCALE)) for stem, count in stems.items() if count >= KEPT]
    write(output, "stems", kept)
    write(
        output,
        "endings",
        [
            (f"c{number}", ending or "-", round(count * SCALE))
            for number, row in enumerate(endings)
            for ending, count in row.items()
            if count >= KEPT
        ],
    )


main()
