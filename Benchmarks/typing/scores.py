# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Figures from answers, by the names that Thresholds/typing.tsv has; shares of words are in percent."""
import statistics

# How many words a bar shows.
SHOWN = 3


def misspelt(words, answers):
    right = wrong = shown = 0
    for word, answer in zip(words, answers, strict=True):
        suggestions = small(answer.suggestions)
        if answer.replaces:
            is_right = suggestions[:1] and suggestions[0] in word.right
            right, wrong = right + bool(is_right), wrong + (not is_right)
        shown += not word.right.isdisjoint(suggestions[:SHOWN])
    return {
        "words.right": percent(right, len(words)), "words.wrong": percent(wrong, len(words)),
        "words.three": percent(shown, len(words)),
    }


def correct(words, answers):
    replaced = [answer.result.lower() != word.typed.lower() for word, answer in zip(words, answers, strict=True)]
    plain = [is_replaced for word, is_replaced in zip(words, replaced) if not word.is_name]
    figures = {"text.replaced": percent(sum(replaced), len(words))}
    if len(plain) < len(words):
        figures["text.replaced.no-names"] = percent(sum(plain), len(plain))
    return figures


def touched(name, words, answers):
    wrong = sum(answer.result.lower() != word.typed for word, answer in zip(words, answers, strict=True))
    return {f"taps.{name}": percent(wrong, len(words))}


def touched_korean(name, keys, words, answers, literals):
    """Words wrong as a part of those that are wrong as they were typed, and words that were typed right and made wrong."""
    are_right = [literal == typed for literal, typed in zip(literals, keys, strict=True)]
    are_wrong = [answer.result != word.typed for word, answer in zip(words, answers, strict=True)]
    broken = sum(is_right and is_wrong for is_right, is_wrong in zip(are_right, are_wrong))
    return {f"korean.{name}": percent(sum(are_wrong), are_right.count(False)),
            f"korean.{name}.broken": percent(broken, len(words))}


def predicted_korean(words, beginnings, bars):
    """As `predicted`, with the keys of a word for its letters."""
    keystrokes = full = at_once = 0
    for word, texts in zip(words, beginnings, strict=True):
        keys = len(texts) - 1
        seen = (count for count in range(keys) if word.typed in bars[texts[count], word.before].suggestions[:SHOWN])
        count = next(seen, None)
        keystrokes += 1 + (keys if count is None else count)
        full += 1 + keys
        at_once += count == 0
    return {"korean.saved": 1 - keystrokes / full, "korean.three": at_once / len(words)}


def prefixes(words):
    """What is asked while words are typed without a slip: each word's beginnings from none on, once each."""
    return list(dict.fromkeys((word.typed[:count], word.before) for word in words for count in range(len(word.typed))))


def predicted(words, bars):
    """From the answers by beginning and words before. A word costs its letters and a space, or, as soon as it is among
    the suggestions, the letters until then and a tap that brings the space along.
    """
    keystrokes = full = at_once = 0
    for word in words:
        seen = (count for count in range(len(word.typed))
                if word.typed in small(bars[word.typed[:count], word.before].suggestions)[:SHOWN])
        count = next(seen, None)
        keystrokes += 1 + (len(word.typed) if count is None else count)
        full += 1 + len(word.typed)
        at_once += count == 0
    return {"prediction.saved": 1 - keystrokes / full, "prediction.three": at_once / len(words)}


def times(kind, answers):
    """Mean and 99th percentile, in milliseconds; none where nothing was computed."""
    sorted_times = sorted(answer.nanoseconds / 1e6 for answer in answers)
    if not sorted_times or sorted_times[-1] == 0:
        return {}
    return {f"{kind}.mean": statistics.mean(sorted_times),
            f"{kind}.most": sorted_times[min(len(sorted_times) - 1, len(sorted_times) * 99 // 100)]}


def small(suggestions):
    return [suggestion.lower() for suggestion in suggestions]


def percent(part, whole):
    return 100 * part / whole if whole else 0.0
