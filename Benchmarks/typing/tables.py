# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""One table each for misspellings, correct text, touches and predictions: what is typed, and each decoder's figures."""
import os

import fingers
import korean
import paths
import scores
import sets
from decoders import Question, literal

# Correct words are replaced so seldom that more of them are needed.
TEXT_FACTOR = 10


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.readlines()


class Sets:
    """The sets of words, from beside the checkout and from Debian's package where they are there, else our own."""

    def __init__(self, only_own, count, seed=sets.SEED):
        self.count = count
        self.seed = seed
        self.own = read(paths.OWN_PHRASES)
        self.shared = [] if only_own else [
            path for path in (paths.PHRASES, paths.CORRECT_TEXT, paths.CODESPELL, paths.KOREAN) if os.path.exists(path)]
        # Why a table has our own sentences, and not those that the targets are for.
        self.skipped = []

    def words(self):
        """Misspellings, and whether they are those that the targets are for."""
        is_there = self._has(paths.CODESPELL, "misspellings: codespell's list is missing (apt-get install codespell)")
        words = sets.codespell(read(paths.CODESPELL), self.seed) if is_there else \
            sets.own_misspellings(sets.words(sets.sentences(self.own)), self.seed)
        return sets.sample(words, self.count, self.seed), is_there

    def text(self):
        is_there = self._has(paths.CORRECT_TEXT, "correct text: ../shared/data/typing/ewt-dev-correct.tsv is missing")
        words = sets.correct_text(read(paths.CORRECT_TEXT)) if is_there else sets.own_text(self.own)
        return sets.sample(words, self.count and self.count * TEXT_FACTOR, self.seed), is_there

    def phrases(self):
        is_there = self._has(
            paths.PHRASES, "touches and predictions: ../shared/data/typing/mackenzie-phrases.txt is missing")
        sentences = sets.sentences(read(paths.PHRASES) if is_there else self.own)
        return sets.words(sets.sample_sentences(sentences, self.count, self.seed)), is_there

    def korean(self):
        is_there = self._has(paths.KOREAN, "Korean: ../shared/data/typing/ko-eojeol.tsv is missing")
        if is_there:
            words = sets.korean_words(read(paths.KOREAN))
        else:
            words = sets.words([line.split() for line in read(paths.OWN_KOREAN)])
        return sets.sample(words, self.count, self.seed), is_there

    def _has(self, path, otherwise):
        is_there = path in self.shared
        if not is_there and otherwise not in self.skipped:
            self.skipped.append(otherwise)
        return is_there


def misspellings(words, decoder, _):
    answers = decoder.answers([Question(word.typed, word.before) for word in words])
    return scores.misspelt(words, answers) | scores.times("words", answers)


def text(words, decoder, _):
    answers = decoder.answers([Question(word.typed, word.before) for word in words])
    return scores.correct(words, answers) | scores.times("text", answers)


def taps(words, decoder, seed):
    figures, all_answers = {}, []
    for condition in fingers.CONDITIONS:
        touches = fingers.touches([word.typed for word in words], condition, seed)
        answers = decoder.answers([
            Question(word.typed, word.before, tuple(touched)) for word, touched in zip(words, touches)])
        figures |= scores.touched(condition.name, words, answers)
        all_answers += answers
    return figures | scores.times("taps", all_answers)


def prediction(words, decoder, _):
    if not decoder.predicts:
        return {}
    asked = scores.prefixes(words)
    answers = decoder.answers([Question(*beginning) for beginning in asked])
    return scores.predicted(words, dict(zip(asked, answers))) | scores.times("prediction", answers)


def in_korean(words, decoder, seed):
    if "ko" not in decoder.languages:
        return {}
    typed = [korean.strokes(word.typed) for word in words]
    figures, all_answers = {}, []
    for condition in fingers.PHONES:
        questions = [Question("", word.before, tuple(touched))
                     for word, touched in zip(words, fingers.touches(typed, condition, seed))]
        answers = decoder.answers(questions, "ko")
        figures |= scores.touched_korean(condition.name, typed, words, answers, [literal(asked) for asked in questions])
        all_answers += answers
    as_meant = decoder.answers([Question(word.typed, word.before) for word in words], "ko")
    figures["korean.replaced"] = scores.percent(sum(answer.replaces for answer in as_meant), len(words))
    beginnings = [korean.beginnings(word.typed) for word in words]
    asked = list(dict.fromkeys((text, word.before) for word, texts in zip(words, beginnings) for text in texts[:-1]))
    bars = dict(zip(asked, decoder.answers([Question(*beginning) for beginning in asked], "ko")))
    return figures | scores.predicted_korean(words, beginnings, bars) | scores.times("korean", all_answers)


# By name: title, words of a set, figures of a decoder from words, decoder and seed.
KINDS = {
    "words": ("Misspellings", Sets.words, misspellings),
    "text": ("Correct text", Sets.text, text),
    "taps": ("Touches", Sets.phrases, taps),
    "prediction": ("Predictions", Sets.phrases, prediction),
    "korean": ("Korean", Sets.korean, in_korean),
}
