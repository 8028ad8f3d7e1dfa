#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Writes the tables of Data/counts, from which language files are built; see Data/SOURCES.md.

usage: make-counts.py SCOWL COUNTS OUTPUT

SCOWL is the folder of the lists of Debian's package scowl, /usr/share/dict/scowl. COUNTS is a folder with our counts of
words, pairs, triples and casings, as LANGUAGE.{unigrams,bigrams,trigrams,casing}.tsv.gz. Needs wordfreq 3.1.1 from PyPI.
"""

import gzip
import lzma
import pathlib
import re
import sys

import wordfreq

# How many pairs and triples are kept; the built files stay below ten million bytes.
PAIRS = {"en": 540_000, "ko": 260_000}
TRIPLES = {"en": 420_000, "ko": 120_000}
# Korean words that were counted more seldom are mostly slips.
KOREAN_WORDS = 110_000
# Words of wordfreq alone that are used at least so often are words, such as btw and admin.
FREQUENT = 5e-7
# A rare word one slip away from one that is so many times as frequent is more often a slip.
SLIP_RATIO = 200
# The part of wordfreq in the counts of English words; the rest is ours.
SHARE = 0.5
# English counts add up to about this.
TOTAL = 100_000_000
REGIONS = ("english", "american", "british", "british_z", "canadian", "australian")
ENGLISH = re.compile(r"[a-zà-öø-ÿ]+(?:'[a-zà-öø-ÿ]+)*")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
KOREAN = re.compile(r"[가-힣]+")


def rows(folder, language, table):
    path = folder / f"{language}.{table}.tsv.gz"
    if not path.exists():
        return
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            *words, count = line.rstrip("\n").split("\t")
            yield words, int(count)


def write(folder, language, table, lines):
    """Writes rows by falling count, then by their words, so that the same input gives the same bytes."""
    ordered = sorted(lines, key=lambda row: (-row[1], row[0]))
    text = "".join("\t".join([*words, str(count)]) + "\n" for words, count in ordered)
    data = lzma.compress(text.encode(), format=lzma.FORMAT_XZ, preset=9 | lzma.PRESET_EXTREME)
    (folder / f"{language}.{table}.tsv.xz").write_bytes(data)
    print(f"{language}.{table}: {len(ordered)} rows, {len(data)} bytes")


def scowl(folder, sizes):
    """The words of SCOWL of some sizes: those in small letters, and how those with capitals only are written."""
    small, capital = set(), {}
    for path in sorted(folder.iterdir()):
        list_name, _, size = path.name.rpartition(".")
        region, _, kind = list_name.partition("-")
        if region not in REGIONS or kind == "abbreviations" or not size.isdigit() or int(size) not in sizes:
            continue
        for word in path.read_text(encoding="iso-8859-1").split():
            if ENGLISH.fullmatch(word):
                small.add(word)
            elif ENGLISH.fullmatch(word.lower()):
                capital.setdefault(word.lower(), word)
    return small, {word: spelling for word, spelling in capital.items() if word not in small}


def slips(word):
    """What a word may be a slip of: a letter more, one fewer, another, or two in the other order; or no apostrophe."""
    for place in range(len(word) + 1):
        for letter in LETTERS:
            yield word[:place] + letter + word[place:]
            yield word[:place] + letter + word[place + 1 :]
        yield word[:place] + word[place + 1 :]
    yield from swaps(word)


def swaps(word):
    for place in range(len(word) - 1):
        yield word[:place] + word[place + 1] + word[place] + word[place + 2 :]


def is_slip(word, frequency, frequencies, known):
    """Whether a rare word is more likely a slip of a known one; the shortest are mostly abbreviations, unless two letters stand
    in the other order."""
    if any(word[:place] + "'" + word[place:] in known for place in range(1, len(word))):
        return True
    if len(word) < 5:
        return len(word) > 2 and any(
            frequencies.get(slip, 0) > SLIP_RATIO * frequency for slip in swaps(word) if slip in known
        )
    return any(slip in known and frequencies.get(slip, 0) > SLIP_RATIO * frequency for slip in slips(word))


def english(lists, counts, output):
    small, capital = scowl(lists, range(71))
    rare, rare_capital = scowl(lists, range(71, 81))
    frequencies = wordfreq.get_frequency_dict("en", wordlist="large")
    ours = {words[0]: count for words, count in rows(counts, "en", "unigrams")}
    total = sum(ours.values())
    casing = {}
    for (word, spelling), count in rows(counts, "en", "casing"):
        casing.setdefault(word, []).append((spelling, count))

    known = small | set(capital)
    for word, frequency in frequencies.items():
        is_word = word in rare or word in rare_capital or frequency >= FREQUENT and ENGLISH.fullmatch(word)
        if is_word and word not in known and not is_slip(word, frequency, frequencies, known):
            small.add(word)
    for word, spelling in rare_capital.items():
        if word in small and word not in known and word not in rare:
            small.remove(word)
            capital[word] = spelling

    words = {}
    for word in small | set(capital):
        share = SHARE * frequencies.get(word, 0) + (1 - SHARE) * ours.get(word, 0) / total
        if word in frequencies or word in ours:
            words[word] = max(1, round(share * TOTAL))

    # Ours tells how a word is written that is mostly written so; SCOWL of the others that always have a capital.
    spelt = {}
    for word, spellings in casing.items():
        spelling, count = max(spellings, key=lambda row: (row[1], row[0]))
        if word in words and (word in capital or 2 * count > ours.get(word, 0)):
            spelt[word] = (spelling, count)
    for word, spelling in capital.items():
        if word in words:
            spelt.setdefault(word, (spelling, 1))
    # Chats often have it in small letters, and SCOWL has the letter besides the pronoun.
    spelt["i"] = ("I", ours["i"])

    write(output, "en", "words", [([word], count) for word, count in words.items()])
    write(output, "en", "casing", [([word, spelling], count) for word, (spelling, count) in spelt.items()])
    write_sequences(counts, output, "en", words)


def korean(counts, output):
    counted = [(words[0], count) for words, count in rows(counts, "ko", "unigrams") if KOREAN.fullmatch(words[0])]
    counted.sort(key=lambda row: (-row[1], row[0]))
    words = dict(counted[:KOREAN_WORDS])
    write(output, "ko", "words", [([word], count) for word, count in words.items()])
    write_sequences(counts, output, "ko", words)


def write_sequences(counts, output, language, words):
    """Writes the most frequent pairs of words, and the most frequent triples whose first two words are such a pair."""
    pairs = sequences(counts, language, "bigrams", words, PAIRS[language])
    write(output, language, "pairs", pairs)
    known = {tuple(pair) for pair, _ in pairs}
    triples = sequences(counts, language, "trigrams", words, TRIPLES[language])
    write(output, language, "triples", [row for row in triples if tuple(row[0][:2]) in known])


def sequences(counts, language, table, words, limit):
    known = [
        (row, count)
        for row, count in rows(counts, language, table)
        if (row[0] in words or row[0] == "<s>") and all(word in words for word in row[1:])
    ]
    known.sort(key=lambda row: (-row[1], row[0]))
    return known[:limit]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    lists, counts, output = map(pathlib.Path, sys.argv[1:])
    output.mkdir(parents=True, exist_ok=True)
    english(lists, counts, output)
    korean(counts, output)


main()
