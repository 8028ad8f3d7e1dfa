# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""What is typed: misspellings, correct text and sentences, from files."""
import random
import re
from dataclasses import dataclass

import keys
import korean

# Every choice is made by chance from this.
SEED = 1
# The most misspellings of codespell's list.
MISSPELLINGS = 5000


@dataclass(frozen=True)
class Word:
    typed: str
    # The words before in its sentence, the nearest last.
    before: tuple = ()
    # What would be right, in small letters; empty when it is right as typed.
    right: frozenset = frozenset()
    is_name: bool = False


def codespell(lines, seed=SEED):
    """The misspellings of codespell's dictionary that are of letters only."""
    result = []
    for line in lines:
        typed, _, fixes = line.rstrip("\n").partition("->")
        right = frozenset(fix.strip().lower() for fix in fixes.split(",") if fix.strip())
        if right and is_plain(typed) and all(fix.replace("'", "").isalpha() for fix in right):
            result.append(Word(typed, right=right))
    return sample(result, MISSPELLINGS, seed)


def correct_text(lines):
    """The words of a table: word, word before, kind of word."""
    result, before = [], ()
    for line in lines:
        typed, previous, kind = line.rstrip("\n").split("\t")
        before = (before + (previous,))[-2:] if previous else ()
        result.append(Word(typed, before, is_name=kind == "PROPN"))
    return result


def own_text(lines):
    """The words of sentences, as they are written."""
    result = []
    for line in lines:
        words = re.findall(r"[A-Za-z']+", line)
        result += [Word(word, tuple(words[max(0, index - 2):index])) for index, word in enumerate(words)]
    return result


def sentences(lines):
    """For each sentence its words in small letters; those with other signs in them are left out."""
    split = ([word.strip(".,?!;:") for word in line.lower().split()] for line in lines)
    return [plain for words in split if (plain := [word for word in words if is_plain(word)])]


def words(sentences):
    """The words of sentences, each with the two before it."""
    return [Word(word, tuple(sentence[max(0, index - 2):index]))
            for sentence in sentences for index, word in enumerate(sentence)]


def korean_words(lines):
    """The words of a table of Korean: word, word before."""
    rows = (line.rstrip("\n").split("\t") for line in lines)
    return [Word(typed, (before,) if before else ()) for typed, before in rows if korean.is_korean(typed)]


def own_misspellings(words, seed=SEED):
    """Each word of four letters or more with one slip: a letter left out, doubled, swapped, or that of the next key."""
    source = random.Random(f"misspellings {seed}")
    known = {word.typed for word in words}
    result = []
    for word in words:
        if len(word.typed) < 4:
            continue
        typed = misspell(word.typed, source)
        if typed not in known:
            result.append(Word(typed, word.before, frozenset([word.typed])))
    return result


def misspell(word, source):
    place = source.randrange(1, len(word))
    head, letter, tail = word[:place], word[place], word[place + 1:]
    kind = source.randrange(4)
    if kind == 0:
        return head + tail
    if kind == 1:
        return head + letter + letter + tail
    if kind == 2 and head[-1] != letter:
        return head[:-1] + letter + head[-1] + tail
    return head + source.choice(keys.neighbours(letter)) + tail


def is_plain(word):
    return word.isascii() and word.isalpha()


def sample(items, count, seed=SEED):
    """So many of them by chance, in their order; all when there are no more or the count is None."""
    if count is None or count >= len(items):
        return items
    return [items[index] for index in sorted(random.Random(seed).sample(range(len(items)), count))]


def sample_sentences(sentences, count, seed=SEED):
    """Sentences by chance, in their order, until they have so many words; all when the count is None."""
    if count is None:
        return sentences
    order = list(range(len(sentences)))
    random.Random(seed).shuffle(order)
    chosen, total = [], 0
    for index in order:
        if total >= count:
            break
        chosen.append(index)
        total += len(sentences[index])
    return [sentences[index] for index in sorted(chosen)]
