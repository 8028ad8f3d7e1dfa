# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Where things are in the checkout and beside it."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HERE = f"{ROOT}/Benchmarks/typing"
# The best first.
SPINET = [f"{ROOT}/.build/release/spinet", f"{ROOT}/.build/debug/spinet"]
LANGUAGE_FILE = f"{ROOT}/.build/language/en.language"
TARGETS = f"{ROOT}/Benchmarks/Thresholds/typing.tsv"
OWN_PHRASES = f"{HERE}/phrases-own.txt"
OWN_KOREAN = f"{HERE}/phrases-own-ko.txt"
# Sets that are not in the project, for they are other people's.
SHARED = f"{ROOT}/../shared/data/typing"
PHRASES = f"{SHARED}/mackenzie-phrases.txt"
CORRECT_TEXT = f"{SHARED}/ewt-dev-correct.tsv"
KOREAN = f"{SHARED}/ko-eojeol.tsv"
# Of Debian's package codespell.
CODESPELL = "/usr/lib/python3/dist-packages/codespell_lib/data/dictionary.txt"
# The virtual environment for peers that are on PyPI only.
PYTHON = f"{ROOT}/.build/bench-typing-python"
