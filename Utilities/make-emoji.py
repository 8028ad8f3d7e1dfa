#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""make-emoji.py [--check]: writes Data/emoji/en.tsv and ko.tsv from Debian's unicode-data and unicode-cldr-core.

A line is one emoji: its category, the emoji, the emoji in the lightest skin tone if it has tones, its name, and further words by
which it is found, with | between them. With --check nothing is written; the exit status is 1 if a file would be another one,
and 0, with a word on it, if the packages are not installed.
"""

import pathlib
import sys
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORDER = pathlib.Path("/usr/share/unicode/emoji/emoji-test.txt")
WORDS = pathlib.Path("/usr/share/unicode/cldr/common")
CATEGORIES = {
    "Smileys & Emotion": "smileys", "People & Body": "people", "Animals & Nature": "animals", "Food & Drink": "food",
    "Activities": "activity", "Travel & Places": "travel", "Objects": "objects", "Symbols": "symbols", "Flags": "flags",
}
LIGHT = "\U0001F3FB"
TONES = {chr(0x1F3FB + step) for step in range(5)}
PRESENTATION = "\uFE0F"


def plain(text):
    """The emoji without tones and without signs that choose a presentation."""
    return "".join(letter for letter in text if letter not in TONES and letter != PRESENTATION)


def emoji():
    """The category, the text and the English name of each emoji, in the order of keyboards."""
    category = None
    for line in ORDER.read_text(encoding="utf-8").splitlines():
        if line.startswith("# group:"):
            category = CATEGORIES.get(line.split(":", 1)[1].strip())
        elif category and "; fully-qualified" in line:
            text = "".join(chr(int(code, 16)) for code in line.split(";")[0].split())
            # After the emoji and its version.
            yield category, text, line.split("# ", 1)[1].split(" ", 2)[2]


def annotations(language):
    """The name and the further words of each emoji."""
    names, keywords = {}, {}
    for folder in ("annotations", "annotationsDerived"):
        for entry in xml.parse(WORDS / folder / f"{language}.xml").iter("annotation"):
            cluster = entry.get("cp").replace(PRESENTATION, "")
            if entry.get("type") == "tts":
                names[cluster] = entry.text.strip()
            else:
                keywords[cluster] = [word.strip() for word in entry.text.split("|")]
    return names, keywords


def table(language):
    """The lines of a language."""
    everything = list(emoji())
    light = {}
    for _, text, _ in everything:
        if set(text) & TONES == {LIGHT}:
            light.setdefault(plain(text), text)
    names, keywords = annotations(language)
    lines = []
    for category, text, usual in everything:
        if set(text) & TONES:
            continue
        cluster = text.replace(PRESENTATION, "")
        name = names.get(cluster, usual)
        words = [word for word in keywords.get(cluster, []) if word != name]
        lines.append("\t".join([category, text, light.get(plain(text), ""), name, "|".join(words)]) + "\n")
    return "".join(lines)


def main():
    is_check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not is_check:
        sys.exit(__doc__)
    if not ORDER.exists() or not (WORDS / "annotations").exists():
        print("make-emoji: skipped: the packages unicode-data and unicode-cldr-core are not installed")
        sys.exit(0 if is_check else 1)
    stale = []
    for language in ("en", "ko"):
        path = ROOT / "Data" / "emoji" / f"{language}.tsv"
        text = table(language)
        if not is_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path.relative_to(ROOT)))
    if stale:
        sys.exit(f"make-emoji: not what Utilities/make-emoji.py makes: {', '.join(stale)}")


main()
