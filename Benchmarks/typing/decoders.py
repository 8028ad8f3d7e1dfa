# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Ours and its peers: each answers words with what it would suggest, and whether it would replace."""
import os
import subprocess
from dataclasses import dataclass

import keys
import paths

# Seconds that all questions of one table may take ours; a build for debugging needs most.
PATIENCE = 3600


@dataclass(frozen=True)
class Question:
    """A word in letters, or as touches when there are some."""
    typed: str
    before: tuple = ()
    touches: tuple = ()


@dataclass(frozen=True)
class Answer:
    typed: str
    replaces: bool
    nanoseconds: int
    # The best first.
    suggestions: tuple

    @property
    def result(self):
        """What then stands in the field."""
        return self.suggestions[0] if self.replaces and self.suggestions else self.typed


class Failure(Exception):
    """A program that did not answer as it should."""


def literal(question):
    """The letters of a question as a keyboard without a decoder takes them."""
    return "".join(touched(*touch) for touch in question.touches) or question.typed


def touched(x, y, is_shifted=False):
    """The letter of a touch, a capital with shift."""
    letter = keys.letter_at(x, y)
    return letter.upper() if is_shifted else letter


class AsTyped:
    """No decoder at all."""
    name, version, predicts, languages = "as typed", "", False, ("en",)

    def answers(self, questions):
        return [Answer(literal(question), False, 0, ()) for question in questions]


class Ours:
    """`spinet decode`, a new one for each list of questions: it learns while it answers."""
    name, version, predicts, languages = "spinet", "", True, ("en", "ko")

    def __init__(self, program, context):
        self.program = program
        self.context = context

    def line(self, question):
        words = question.before[-self.context:]
        # That a sentence starts is known where two words are told, and only one is there.
        before = " ".join(["<s>"] * (len(words) == 1 < self.context) + list(words))
        if not question.touches:
            return f"{question.typed}\t{before}\n"
        places = (f"{x:.4f},{y:.4f}{'^' if shift else ''}" for x, y, *shift in question.touches)
        return f"@\t{before}\t{';'.join(places)}\n"

    def answers(self, questions, language="en"):
        run = subprocess.run(
            [self.program, "decode", "--language", language, "--lines"], input="".join(map(self.line, questions)),
            capture_output=True, encoding="utf-8", timeout=PATIENCE)
        answers = [parsed(line) for line in run.stdout.splitlines()]
        if run.returncode or len(answers) != len(questions):
            reason = (run.stderr.strip().splitlines() or ["it gave no reason"])[0]
            raise Failure(f"{self.program} answered {len(answers)} of {len(questions)} lines: {reason}")
        return answers


def parsed(line):
    """An answer in columns: typed, 1 for replaced or 0, nanoseconds, suggestions."""
    try:
        typed, replaces, nanoseconds, *suggestions = line.split("\t")
        return Answer(typed, replaces == "1", int(nanoseconds), tuple(suggestions))
    except ValueError:
        raise Failure(f"this is no answer: {line[:200]!r}") from None


def choose_spinet(candidates=None):
    """The first program that is built; None without one."""
    return next((path for path in candidates or paths.SPINET if os.access(path, os.X_OK)), None)
