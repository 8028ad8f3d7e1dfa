# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The spelling checkers that ours is measured with. They know neither touches nor words before, and predict nothing.

None decides when to replace: it is taken to replace each word that it does not know by its first suggestion.
"""
import re
import shutil
import subprocess
import time

import paths
from decoders import Answer, Failure, literal

HOW_TO_INSTALL = {
    "hunspell": "apt-get install hunspell hunspell-en-us",
    "aspell": "apt-get install aspell aspell-en",
    "symspellpy": f"python3 -m venv {paths.PYTHON} && {paths.PYTHON}/bin/pip install symspellpy",
}
COMMANDS = {
    "hunspell": ["hunspell", "-a", "-i", "utf-8", "-d", "en_US"],
    "aspell": ["aspell", "-a", "--encoding=utf-8", "--lang=en_US"],
}
NAMES = list(HOW_TO_INSTALL)


class Checker:
    """A program that is asked a word a line; its times have the way through two pipes in them."""
    predicts = False
    languages = ("en",)

    def __init__(self, name, command):
        self.name = name
        self.kept = {}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
        # It says first who it is.
        greeting = self.process.stdout.readline()
        if not greeting:
            self.close()
            raise Failure(f"{name} does not start; is its English dictionary there? {HOW_TO_INSTALL[name]}")
        self.version = version(greeting)

    def answers(self, questions):
        return [self.answer(literal(question)) for question in questions]

    def answer(self, word):
        # The same word has the same answer, and hunspell takes a tenth of a second for one.
        if word not in self.kept:
            began = time.perf_counter_ns()
            lines = self.ask(word)
            self.kept[word] = judged(word, lines, time.perf_counter_ns() - began)
        return self.kept[word]

    def ask(self, word):
        lines = []
        try:
            self.process.stdin.write(f"^{word}\n")
            self.process.stdin.flush()
            while line := self.process.stdout.readline():
                if line == "\n":
                    return lines
                lines.append(line.rstrip("\n"))
        except BrokenPipeError:
            pass
        raise Failure(f"{self.name} ended at the word {word!r}")

    def close(self):
        self.process.terminate()
        # Closes the pipes, too, and minds no broken one.
        self.process.communicate()


def version(greeting):
    """The version in a greeting such as "(but really Hunspell 1.7.1)"."""
    found = re.search(r"(?:Hunspell|Aspell|symspellpy) ([0-9][0-9.]*)", greeting)
    return found[1].rstrip(".") if found else "unknown"


def judged(word, lines, nanoseconds):
    """The answer in the lines that ispell and those after it write, of which a word such as e-mail has several."""
    result, suggestions = word, ()
    for line in lines:
        # "& part count offset: first, second" when there are guesses; "# part offset" when there are none.
        found = re.match(r"& (\S+) \d+ \d+: (.*)", line)
        if found:
            guesses = found[2].split(", ")
            suggestions = tuple(result.replace(found[1], guess, 1) for guess in guesses)
            result = suggestions[0]
    return Answer(word, bool(suggestions), nanoseconds, suggestions)


def missing(name):
    """Whether what a peer needs is not installed."""
    if name != "symspellpy":
        return shutil.which(name) is None
    return not any(has_symspell(python) for python in pythons())


def start(name):
    if name == "symspellpy":
        python = next(python for python in pythons() if has_symspell(python))
        return Checker(name, [python, "-B", f"{paths.HERE}/symspell.py"])
    return Checker(name, COMMANDS[name])


def pythons():
    return [f"{paths.PYTHON}/bin/python", "/usr/bin/python3"]


def has_symspell(python):
    try:
        return subprocess.run([python, "-c", "import symspellpy"], capture_output=True, timeout=60).returncode == 0
    except FileNotFoundError:
        return False
