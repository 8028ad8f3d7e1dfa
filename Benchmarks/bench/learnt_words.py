# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The words that a person has taught the keyboard: invented ones, always the same."""
import itertools
import os
import subprocess

from paths import LEARNER

COUNT = 2000
_SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprstvz" for vowel in "aeiou"]


def write(path, environment):
    """Lets the program that keeps learnt words write them to a file that is not there yet."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    words = ["".join(syllables) for syllables in itertools.islice(itertools.product(_SYLLABLES, repeat=3), COUNT)]
    lines = []
    for before, word in zip([None, *words], words):
        content = "\t".join(["used", "en", word, *([before] if before else [])])
        lines.append(f"{len(content.encode())} {content}\n")
    subprocess.run(
        [LEARNER, path], input="".join(lines).encode(), stdout=subprocess.DEVNULL, env=environment, check=True,
        timeout=60)
