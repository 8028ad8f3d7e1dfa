#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Writes the tables of Data/counts, from which language files are built; see Data/SOURCES.md.

usage: make-counts.py SCOWL COUNTS OUTPUT

SCOWL is the folder of the lists of Debian's package scowl, /usr/share/dict/scowl. COUNTS is a folder with our counts of
words, pairs, triples and casings, as LANGUAGE.{unigrams,bigrams,trigrams,casing}.tsv.gz. Data/words has words of our own.
Needs wordfreq 3.1.1 from PyPI.
"""

import gzip
import lzma
import pathlib
import re
import sys

import wordfreq

# How many pairs and triples are kept; the built files stay below ten million bytes.
PAIRS = {"en": 470_000, "ko": 260_000}
TRIPLES = {"en": 330_000, "ko": 120_000}
# Korean words that were counted more seldom are mostly slips.
KOREAN_WORDS = 110_000
# Words of wordfreq alone that are used at least so often are words, such as btw and admin.
FREQUENT = 5e-7
# A rare word one slip away from one that is so many times as frequent is more often a slip.
SLIP_RATIO = 200
# The same for words that no word list has.
UNLISTED_SLIP_RATIO = 55
# A word that no list has, and two words that follow one another so many times as often without a space, are those two.
JOINED_RATIO = 50
# What our own words count at least, in a hundred million.
OWN_COUNT = 20
# Words of SCOWL up to this size are words, counted or not, and so are rarer ones made of a word that counts so much.
COMMON_SIZE = 50
STEM_COUNT = 1000
# Shorter ones would be too close to others.
LONG = 8
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


def is_slip(word, least, frequencies, known):
    """Whether a rare word is more likely a slip of a known one that is used more than so often; the shortest are mostly
    abbreviations, unless two letters stand in the other order."""
    if any(word[:place] + "'" + word[place:] in known for place in range(1, len(word))):
        return True
    if len(word) < 5:
        return len(word) > 2 and any(
            frequencies.get(slip, 0) > least for slip in swaps(word) if slip in known
        )
    likely = (slip for slip in slips(word) if slip in known and frequencies.get(slip, 0) > least)
    # Singin' without its apostrophe is meant so.
    return any(slip != word + "g" or not word.endswith("in") for slip in likely)


def own_words(language):
    """Words written for Spinet, each once."""
    path = pathlib.Path(__file__).resolve().parent.parent / "Data" / "words" / f"{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def is_joined(word, frequency, together):
    """Whether a word is more likely two, as ofthe is."""
    most = max((together.get((word[:place], word[place:]), 0) for place in range(1, len(word))), default=0)
    return most > JOINED_RATIO * frequency


ENDINGS = {
    "s": ["", "ise"], "es": ["", "e"], "er": ["", "e"], "ers": ["", "e"], "or": ["", "e"], "ors": ["", "e"], "ing": ["", "e"],
    "ed": ["", "e"], "able": ["", "e"], "ly": [""], "ably": ["able"], "ion": ["e", ""], "ions": ["e", ""], "ation": ["e", ""],
    "ations": ["e", ""], "ise": ["ize"], "ised": ["ize"], "ises": ["ize"], "ising": ["ize"], "iser": ["ize"], "isers": ["ize"],
    "isation": ["ize"], "isations": ["ize"], "izer": ["ize"], "izers": ["ize"], "ization": ["ize"], "izations": ["ize"],
}
BEGINNINGS = ["re", "un", "de", "pre", "multi", "sub", "mis", "non", "inter", "auto"]


def stems(word):
    """What a word may be made of."""
    for ending, stem_endings in ENDINGS.items():
        if word.endswith(ending):
            yield from (word[: -len(ending)] + stem_ending for stem_ending in stem_endings)
    yield from (word[len(beginning) :] for beginning in BEGINNINGS if word.startswith(beginning))


def english(lists, counts, output):
    small, capital = scowl(lists, range(71))
    rare, rare_capital = scowl(lists, range(71, 81))
    frequencies = wordfreq.get_frequency_dict("en", wordlist="large")
    ours = {words[0]: count for words, count in rows(counts, "en", "unigrams")}
    total = sum(ours.values())
    together = {tuple(pair): count / total for pair, count in rows(counts, "en", "bigrams")}
    own = own_words("en")
    casing = {}
    for (word, spelling), count in rows(counts, "en", "casing"):
        casing.setdefault(word, []).append((spelling, count))

    known = small | set(capital)
    for word, frequency in frequencies.items():
        is_rare = word in rare or word in rare_capital
        if word in known or not is_rare and (frequency < FREQUENT or not ENGLISH.fullmatch(word)):
            continue
        ratio = SLIP_RATIO if is_rare else UNLISTED_SLIP_RATIO
        if not is_slip(word, frequency * ratio, frequencies, known) and not is_joined(word, frequency, together):
            small.add(word)
    small |= own - set(capital)
    for word, spelling in rare_capital.items():
        if word in small and word not in known and word not in rare:
            small.remove(word)
            capital[word] = spelling

    words = {}
    for word in small | set(capital):
        share = SHARE * frequencies.get(word, 0) + (1 - SHARE) * ours.get(word, 0) / total
        if word in frequencies or word in ours or word in own:
            words[word] = max(OWN_COUNT if word in own else 1, round(share * TOTAL))
    common = {word for word in scowl(lists, range(COMMON_SIZE + 1))[0] if len(word) >= LONG}
    made = {
        word
        for word in scowl(lists, range(96))[0]
        if len(word) >= LONG and any(len(stem) > 3 and words.get(stem, 0) >= STEM_COUNT for stem in stems(word))
    }
    words |= {word: 1 for word in common | made if word not in words}

    # Ours tells how a word is written that is mostly written so; SCOWL of the others that always have a capital.
    spelt = {}
    for word, spellings in casing.items():
        spelling, count = max(spellings, key=lambda row: (row[1], row[0]))
        if word in words and word not in own and (word in capital or 2 * count > ours.get(word, 0)):
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
