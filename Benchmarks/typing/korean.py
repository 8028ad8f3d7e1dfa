# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Korean as it is typed on the two-set keyboard: words as keys of US English, capitals for those with shift.

The arithmetic of syllables is that of the Unicode Standard, section 3.12.
"""
FIRST = 0xAC00
# In the order of the standard: consonants that begin a syllable, vowels, and consonants that end one, in keys.
INITIALS = "r R s e E f a q Q t T d w W c z x v g".split()
VOWELS = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split()
FINALS = ["", *"r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g".split()]


def is_korean(word):
    """Whether a word is of whole syllables alone."""
    return bool(word) and all(FIRST <= ord(letter) <= 0xD7A3 for letter in word)


def parts(syllable):
    """The keys of the three parts of a syllable, the last of which may be none."""
    number = ord(syllable) - FIRST
    return INITIALS[number // 588], VOWELS[number // 28 % 21], FINALS[number % 28]


def strokes(word):
    """The keys that type a word."""
    return "".join("".join(parts(syllable)) for syllable in word)


def syllable(initial, vowel, final=""):
    return chr(FIRST + INITIALS.index(initial) * 588 + VOWELS.index(vowel) * 28 + FINALS.index(final))


# The consonants as they stand alone.
LETTERS = dict(zip(INITIALS, "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"))


def beginnings(word):
    """What stands in the field before the first key of a word and after each, while no syllable takes a letter from the one
    before it: a consonant begins a syllable of its own.
    """
    texts, done = [""], ""
    for character in word:
        initial, vowel, final = parts(character)
        texts.append(done + LETTERS[initial])
        texts += [done + syllable(initial, vowel[:count]) for count in range(1, len(vowel) + 1)]
        texts += [done + syllable(initial, vowel, final[:count]) for count in range(1, len(final) + 1)]
        done += character
    return texts
