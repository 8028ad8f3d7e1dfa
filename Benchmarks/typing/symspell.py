# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""symspellpy as a program that is asked as ispell is; run by a Python that has it."""
import importlib.metadata
import importlib.resources
import sys

from symspellpy import SymSpell, Verbosity

DISTANCE = 2


def main():
    checker = SymSpell(max_dictionary_edit_distance=DISTANCE, prefix_length=7)
    name = "frequency_dictionary_en_82_765.txt"
    with importlib.resources.as_file(importlib.resources.files("symspellpy") / name) as path:
        checker.load_dictionary(str(path), term_index=0, count_index=1)
    print(f"@(#) symspellpy {importlib.metadata.version('symspellpy')}", flush=True)
    for line in sys.stdin:
        word = line.rstrip("\n").removeprefix("^")
        small = word.lower()
        found = [] if small in checker.words else checker.lookup(small, Verbosity.ALL, DISTANCE)[:8]
        guesses = ", ".join(guess.term for guess in found)
        print(f"& {word} {len(found)} 0: {guesses}\n" if found else "*\n", flush=True)


main()
