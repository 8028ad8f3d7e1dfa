#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""make-emoji.py [--check]: writes Data/emoji/en.tsv and ko.tsv from Debian's unicode-data and unicode-cldr-core, and words-en.tsv
and words-ko.tsv from these and from own-en.txt and own-ko.txt.

A line of the first is one emoji: its category, the emoji, the emoji in the lightest skin tone if it has tones, its name, and further
words by which it is found, with | between them. A line of the others is a word after which an emoji is offered, the emoji, and it in
the lightest tone, in the order of the words' bytes. With --check nothing is written; the exit status is 1 if a file would be another
one. Without the packages the first two stay as they are, with a word on it.
"""

import pathlib
import sys
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Data" / "emoji"
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


def own(language):
    """The words that were chosen by hand with their emoji, and those that get none."""
    chosen, never = {}, set()
    for line in (FOLDER / f"own-{language}.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        first, *words = line.split()
        if first == "never":
            never.update(words)
            continue
        for word in words:
            if chosen.setdefault(word, first) != first:
                sys.exit(f"make-emoji: own-{language}.txt has '{word}' twice")
    return chosen, never


def plural(word):
    """The plural of an English noun; what ends in s may be one."""
    if word.endswith("s"):
        return word
    if word.endswith(("x", "z", "ch", "sh")):
        return word + "es"
    return word[:-1] + "ies" if word.endswith("y") and word[-2] not in "aeiou" else word + "s"


def is_name(language, name):
    """Whether a name is one word that is typed as such; a single syllable of Korean is the beginning of many."""
    if language == "ko":
        return len(name) > 1 and all("\uAC00" <= letter <= "\uD7A3" for letter in name)
    return len(name) > 1 and name.isalpha()


def words(language, lines):
    """The lines of the words after which emoji are offered.

    lines: Those of the language's table.
    """
    chosen, never = own(language)
    light, named = {}, {}
    for line in lines.splitlines():
        category, text, toned, name, _ = line.split("\t")
        light[text] = toned
        name = name.split(": ", 1)[1] if category == "flags" and ": " in name else name
        name = name.lower()
        if category == "symbols" or name in never or not is_name(language, name):
            continue
        # A country gives way to an animal.
        named.setdefault(name, text)
        if language == "en" and category != "flags":
            named.setdefault(plural(name), text)
    named.update(chosen)
    unknown = sorted(set(chosen.values()) - set(light))
    if unknown:
        sys.exit(f"make-emoji: own-{language}.txt has what is no emoji: {' '.join(unknown)}")
    rows = sorted((word.encode(), text) for word, text in named.items())
    return "spinet-emoji-words 1\n" + "".join(f"{word.decode()}\t{text}\t{light[text]}\n" for word, text in rows)


def main():
    is_check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not is_check:
        sys.exit(__doc__)
    has_packages = ORDER.exists() and (WORDS / "annotations").exists()
    if not has_packages:
        print("make-emoji: en.tsv and ko.tsv skipped: the packages unicode-data and unicode-cldr-core are not installed")
    stale = []
    for language in ("en", "ko"):
        path = FOLDER / f"{language}.tsv"
        lines = table(language) if has_packages else path.read_text(encoding="utf-8")
        for path, text in ((path, lines), (FOLDER / f"words-{language}.tsv", words(language, lines))):
            if not is_check:
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(ROOT)))
    if stale:
        sys.exit(f"make-emoji: not what Utilities/make-emoji.py makes: {', '.join(stale)}")


main()
