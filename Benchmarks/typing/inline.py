# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Measures how often apps would show the rest of a word in grey, and how often that is the word that is typed.

usage: python3 Benchmarks/typing/inline.py [--spinet PATH] [--sample N] [--least SHARE]…
"""
import argparse
import os
import subprocess

import decoders
import paths
import sets

# As apps have them (`CompletionWishes`): how many letters are typed, how many more show, and how sure the word is.
TYPED, REST, LEAST = 2, 2, 0.8


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spinet", default=decoders.choose_spinet(), help="our program")
    parser.add_argument("--sample", type=int, help="so many words of each set (default: all)")
    parser.add_argument("--least", type=float, action="append", help=f"how sure a word is at least (default: {LEAST})")
    return parser.parse_args()


def context(word):
    return " ".join((() if len(word.before) > 1 else ("<s>",)) + word.before)


def answers(program, questions):
    """By the letters and the words before: the word, its share, and whether the letters are a word themselves."""
    lines = "".join(f"{typed}\t{before}\n" for typed, before in questions)
    output = subprocess.run(
        [program, "decode", "--language", "en", "--lines", "--inline", "--file", paths.LANGUAGE_FILE], input=lines,
        capture_output=True, text=True, check=True).stdout
    rows = (line.split("\t")[3:] for line in output.splitlines())
    return {question: (row[0].lower(), float(row[1]), row[2] == "1") if row else None
            for question, row in zip(questions, rows, strict=True)}


def show(name, words, found, least):
    """Prints what shows of words that are typed letter by letter and without a slip."""
    shown = right = saved = first_right = with_grey = at_end = 0
    for word in words:
        seen = []
        for count in range(TYPED, len(word.typed) + 1):
            answer = found[word.typed[:count].lower(), context(word)]
            if answer and answer[1] >= least and not answer[2] and len(answer[0]) - count >= REST:
                seen.append((count, answer[0] == word.typed.lower()))
        shown += len(seen)
        right += sum(is_right for _, is_right in seen)
        with_grey += bool(seen)
        first_right += bool(seen) and seen[0][1]
        at_end += any(count == len(word.typed) for count, _ in seen)
        saved += next((len(word.typed) - count for count, is_right in seen if is_right), 0)
    letters = sum(len(word.typed) + 1 for word in words)
    print(f"{name}, {len(words)} words, share {least:.2f}: shown in {with_grey / len(words):.1%} of words, right at first "
          f"{first_right / max(with_grey, 1):.1%}, at any letter {right / max(shown, 1):.1%}; behind a whole word "
          f"{at_end / len(words):.2%}; letters saved {saved / letters:.1%}")


def main():
    given = arguments()
    texts = {"own sentences": sets.own_text(open(paths.OWN_PHRASES, encoding="utf-8"))}
    if os.path.exists(paths.PHRASES):
        texts["phrases"] = sets.words(sets.sentences(open(paths.PHRASES, encoding="utf-8")))
        texts["correct text"] = sets.correct_text(open(paths.CORRECT_TEXT, encoding="utf-8"))
    for name, words in texts.items():
        words = [word for word in words if sets.is_plain(word.typed.lower())][:given.sample]
        questions = list(dict.fromkeys((word.typed[:count].lower(), context(word)) for word in words
                                       for count in range(TYPED, len(word.typed) + 1)))
        found = answers(given.spinet, questions)
        for least in given.least or [LEAST]:
            show(name, words, found, least)


main()
