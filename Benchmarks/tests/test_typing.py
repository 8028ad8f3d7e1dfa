# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""What is typed, how it is scored and what tables say, without a decoder."""
import math
import os
import statistics
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "typing"))

import decoders  # noqa: E402
import fingers  # noqa: E402
import keys  # noqa: E402
import korean  # noqa: E402
import paths  # noqa: E402
import peers  # noqa: E402
import report  # noqa: E402
import scores  # noqa: E402
import sets  # noqa: E402
import tables  # noqa: E402
from decoders import Answer, Question  # noqa: E402
from sets import Word  # noqa: E402


def answer(typed, *suggestions, replaces=False, nanoseconds=1_000_000):
    return Answer(typed, replaces, nanoseconds, suggestions)


class KeyTests(unittest.TestCase):
    def test_a_touch_is_of_the_key_that_it_is_on_or_nearest_to(self):
        self.assertEqual(keys.letter_at(0.1, 0.1), "q")
        self.assertEqual(keys.letter_at(0.6, 1.5), "a")
        self.assertEqual(keys.letter_at(-3, 9), "z")
        for letter, center in keys.CENTERS.items():
            self.assertEqual(keys.letter_at(*center), letter)

    def test_neighbours_touch(self):
        self.assertEqual(keys.neighbours("s"), ["w", "e", "a", "d", "z", "x"])
        self.assertEqual(keys.neighbours("q"), ["w", "a"])


class FingerTests(unittest.TestCase):
    def test_the_same_seed_gives_the_same_touches(self):
        for condition in fingers.CONDITIONS:
            once, again, other = (fingers.touches(["spinet"] * 40, condition, seed) for seed in (1, 1, 2))
            self.assertEqual(once, again)
            self.assertNotEqual(once, other)

    def test_touches_spread_as_their_condition_says(self):
        condition = fingers.CONDITIONS[0]
        touched = [word[0] for word in fingers.touches(["g"] * 4000, condition, 1)]
        for axis, size in ((0, condition.width), (1, condition.height)):
            places = [touch[axis] for touch in touched]
            self.assertAlmostEqual(statistics.mean(places), keys.CENTERS["g"][axis], delta=0.02)
            self.assertAlmostEqual(statistics.stdev(places), condition.spread[axis], delta=0.01)
            self.assertAlmostEqual(condition.spread[axis] * size, 1.37, delta=0.02)

    def test_one_person_misses_to_one_side_and_the_next_to_another(self):
        condition = fingers.Condition("still", "", 6, 8.5, haste=0, is_offset=True)
        touched = [word[0] for word in fingers.touches(["g"] * 60, condition, 1)]
        self.assertEqual(len(set(touched[:30])), 1)
        self.assertEqual(len(set(touched[30:])), 1)
        self.assertNotEqual(touched[0], touched[30])

    def test_slips_leave_out_double_and_swap_as_often_as_they_say(self):
        condition = fingers.Condition("slips", "", 6, 8.5, haste=0, has_slips=True)
        typed = ["".join(keys.letter_at(*touch) for touch in word)
                 for word in fingers.touches(["spinet"] * 5000, condition, 1)]
        shorter, longer = (sum(len(word) == count for word in typed) for count in (5, 7))
        swapped = sum(sorted(word) == sorted("spinet") and word != "spinet" for word in typed)
        for seen, share in ((shorter, fingers.OMITTED), (longer, fingers.DOUBLED), (swapped, fingers.SWAPPED)):
            expected = 30_000 * share
            self.assertLess(abs(seen - expected), 4 * math.sqrt(expected) + 0.05 * expected)

    def test_a_word_never_vanishes(self):
        class Unlucky:
            def random(self):
                return 0

        self.assertEqual(fingers.slips("a", Unlucky()), ["a"])


class SetTests(unittest.TestCase):
    def test_lists_of_misspellings(self):
        lines = ["abandonned->abandoned\n", "ba->by, be,\n", "c++x->c++\n", "dont->don't\n", "e->f g, reason\n"]
        self.assertEqual(
            [(word.typed, sorted(word.right)) for word in sets.codespell(lines)],
            [("abandonned", ["abandoned"]), ("ba", ["be", "by"]), ("dont", ["don't"])])

    def test_correct_text_has_the_two_words_before_and_none_after_a_stop(self):
        words = sets.correct_text([
            "Anna\t\tPROPN\n", "saw\tAnna\tVERB\n", "it\tsaw\tPRON\n", "today\tit\tNOUN\n", "No\t\tINTJ\n"])
        self.assertEqual([word.before for word in words], [(), ("Anna",), ("Anna", "saw"), ("saw", "it"), ()])
        self.assertEqual([word.is_name for word in words], [True, False, False, False, False])

    def test_sentences_are_small_letters_without_signs(self):
        self.assertEqual(sets.sentences(["I can't, Anna.\n", "42\n"]), [["i", "anna"]])
        self.assertEqual([word.before for word in sets.words([["a", "b", "c", "d"], ["e"]])],
                         [(), ("a",), ("a", "b"), ("b", "c"), ()])

    def test_own_sentences_are_a_hundred_different_ones(self):
        lines = tables.read(paths.OWN_PHRASES)
        self.assertEqual(len(set(lines)), 100)
        self.assertEqual(len(sets.sentences(lines)), 100)

    def test_own_misspellings_are_one_slip_away_and_the_same_each_time(self):
        words = sets.words(sets.sentences(tables.read(paths.OWN_PHRASES)))
        misspelt = sets.own_misspellings(words)
        self.assertEqual(misspelt, sets.own_misspellings(words))
        self.assertGreater(len(misspelt), 300)
        for word in misspelt:
            right, = word.right
            self.assertNotEqual(word.typed, right)
            self.assertLessEqual(abs(len(word.typed) - len(right)), 1)

    def test_samples_are_the_same_each_time_and_keep_the_order(self):
        items = list(range(1000))
        chosen = sets.sample(items, 50)
        self.assertEqual((len(chosen), chosen, chosen), (50, sorted(chosen), sets.sample(items, 50)))
        self.assertEqual(sets.sample(items, None), items)
        self.assertEqual(sets.sample(items, 1000), items)

    def test_sampled_sentences_are_whole(self):
        sentences = [[str(number)] * 5 for number in range(100)]
        chosen = sets.sample_sentences(sentences, 52)
        self.assertEqual((len(chosen), chosen), (11, sorted(chosen, key=sentences.index)))
        self.assertTrue(all(sentence in sentences for sentence in chosen))
        self.assertEqual(sets.sample_sentences(sentences, None), sentences)


class ScoreTests(unittest.TestCase):
    def test_misspellings_are_replaced_right_wrong_or_left(self):
        words = [Word("teh", right=frozenset(["the"]))] * 4
        figures = scores.misspelt(words, [
            answer("teh", "The", replaces=True), answer("teh", "tea", "the", replaces=True), answer("teh", "the"),
            answer("teh", "tea", "ten", "tech", "the")])
        self.assertEqual(figures, {"words.right": 25, "words.wrong": 25, "words.three": 75})

    def test_capitals_are_no_replacement_and_names_count_apart(self):
        words = [Word("i"), Word("Anna", is_name=True), Word("sea"), Word("a")]
        answers = [answer("i", "I", replaces=True), answer("Anna", "Anne", replaces=True), answer("sea", "see"), answer("a")]
        self.assertEqual(scores.correct(words, answers), {"text.replaced": 25, "text.replaced.no-names": 0})
        self.assertNotIn("text.replaced.no-names", scores.correct(words[2:], answers[2:]))

    def test_a_touched_word_is_wrong_when_the_field_has_another(self):
        words = [Word("the"), Word("the"), Word("the")]
        answers = [answer("rhe", "the", replaces=True), answer("rhe", "the"), answer("the")]
        self.assertAlmostEqual(scores.touched("fast", words, answers)["taps.fast"], 100 / 3)

    def test_keystrokes_are_saved_from_the_first_moment_that_a_word_shows(self):
        words = [Word("cat"), Word("sat", ("cat",)), Word("up")]
        bars = {question: answer(question[0]) for question in scores.prefixes(words)}
        bars["", ()] = answer("", "cat")
        bars["sa", ("cat",)] = answer("sa", "sad", "say", "Sat", "saw")
        bars["u", ()] = answer("u", "us", "uk", "un", "up")
        # 1 of 4, 3 of 4 and 3 of 3 keystrokes.
        self.assertEqual(scores.predicted(words, bars), {"prediction.saved": 1 - 7 / 11, "prediction.three": 1 / 3})

    def test_times_of_nothing_are_none(self):
        self.assertEqual(scores.times("words", [answer("a", nanoseconds=0)]), {})
        self.assertEqual(scores.times("words", [answer("a", nanoseconds=n * 1_000_000) for n in (3, 1)]),
                         {"words.mean": 2, "words.most": 3})


class DecoderTests(unittest.TestCase):
    def test_lines_for_ours(self):
        ours = decoders.Ours("spinet", context=1)
        self.assertEqual(ours.line(Question("teh", ("in", "of"))), "teh\tof\n")
        self.assertEqual(decoders.Ours("spinet", context=2).line(Question("teh", ("in", "of"))), "teh\tin of\n")
        self.assertEqual(decoders.Ours("spinet", context=2).line(Question("teh", ("in",))), "teh\t<s> in\n")
        self.assertEqual(decoders.Ours("spinet", context=2).line(Question("teh")), "teh\t\n")
        self.assertEqual(ours.line(Question("hi", (), ((5.5, 1.5), (7.51234, 0.5)))), "@\t\t5.5000,1.5000;7.5123,0.5000\n")

    def test_answers_of_ours(self):
        self.assertEqual(decoders.parsed("teh\t1\t1200\tthe\ttea"), Answer("teh", True, 1200, ("the", "tea")))
        self.assertEqual(decoders.parsed("teh\t0\t1200").result, "teh")
        for line in ("", "teh\t1", "teh\t1\tsoon"):
            with self.assertRaises(decoders.Failure):
                decoders.parsed(line)

    def test_a_program_that_does_not_answer_is_told(self):
        with self.assertRaises(decoders.Failure):
            decoders.Ours("/bin/true", 1).answers([Question("teh")])

    def test_the_first_program_that_is_there_is_chosen(self):
        self.assertEqual(decoders.choose_spinet(["/nowhere/spinet", "/bin/true"]), "/bin/true")
        self.assertIsNone(decoders.choose_spinet(["/nowhere/spinet"]))

    def test_nothing_decodes_as_typed(self):
        touched = Question("the", (), (keys.CENTERS["r"], keys.CENTERS["h"]))
        self.assertEqual([given.result for given in decoders.AsTyped().answers([touched, Question("teh")])], ["rh", "teh"])

    def test_a_word_without_suggestions_stays(self):
        self.assertEqual(answer("teh", replaces=True).result, "teh")


class PeerTests(unittest.TestCase):
    def test_answers_in_the_lines_of_ispell(self):
        self.assertEqual(peers.judged("teh", ["& teh 2 1: the, tech"], 5), Answer("teh", True, 5, ("the", "tech")))
        for lines in (["*"], ["+ WALK"], ["-"], ["# qzx 1"], []):
            self.assertEqual(peers.judged("word", lines, 5), Answer("word", False, 5, ()))

    def test_a_part_of_a_word_is_replaced_within_it(self):
        self.assertEqual(peers.judged("e-mial", ["*", "& mial 2 3: mail, mil"], 5).result, "e-mail")
        self.assertEqual(peers.judged("teh-mial", ["& teh 1 1: the", "& mial 1 5: mail"], 5).result, "the-mail")

    def test_versions_in_greetings(self):
        self.assertEqual(peers.version("@(#) International Ispell Version 3.1.20 (but really Aspell 0.60.8)"), "0.60.8")
        self.assertEqual(peers.version("hello"), "unknown")

    def test_a_checker_is_asked_once_for_each_word_and_ends_are_told(self):
        # Answers two words, each with a guess, and ends.
        program = "echo '@(#) Hunspell 9'; for n in 1 2; do read -r word; echo \"& ${word#^} 1 1: guess$n\"; echo; done"
        checker = peers.Checker("hunspell", ["sh", "-c", program])
        self.addCleanup(checker.close)
        results = [given.result for given in checker.answers([Question(word) for word in ("aa", "bb", "aa")])]
        self.assertEqual(results, ["guess1", "guess2", "guess1"])
        with self.assertRaisesRegex(decoders.Failure, "ended"):
            checker.answers([Question("cc")])

    def test_a_checker_that_does_not_start_says_what_to_install(self):
        with self.assertRaisesRegex(decoders.Failure, "apt-get install aspell"):
            peers.Checker("aspell", ["/bin/true"])


class KoreanTests(unittest.TestCase):
    def test_words_are_typed_in_keys_with_shift_for_double_consonants(self):
        self.assertEqual(korean.strokes("빵값"), "Qkdrkqt")
        self.assertEqual(korean.strokes("왜"), "dho")
        self.assertFalse(korean.is_korean("ㅋㅋ") or korean.is_korean("") or korean.is_korean("ok요"))

    def test_what_stands_there_after_each_key(self):
        self.assertEqual(korean.beginnings("값에"), ["", "ㄱ", "가", "갑", "값", "값ㅇ", "값에"])
        self.assertEqual(korean.beginnings("왜"), ["", "ㅇ", "오", "왜"])
        for word in sets.words([line.split() for line in tables.read(paths.OWN_KOREAN)]):
            self.assertTrue(korean.is_korean(word.typed))
            self.assertEqual(len(korean.beginnings(word.typed)) - 1, len(korean.strokes(word.typed)))

    def test_shift_goes_with_its_touch(self):
        touched = fingers.touches(["Qk"], fingers.CONDITIONS[1], 1)[0]
        self.assertEqual([len(touch) for touch in touched], [3, 2])
        question = Question("", (), ((0.5, 0.5, True), (9.0, 1.5)))
        self.assertEqual(decoders.literal(question), "Ql")
        self.assertEqual(decoders.Ours("", 1).line(question), "@\t\t0.5000,0.5000^;9.0000,1.5000\n")

    def test_wrong_words_are_a_part_of_those_that_were_typed_wrong(self):
        words = [Word("가"), Word("나"), Word("다")]
        answers = [answer("가"), answer("너", "나", replaces=True), answer("다", "더", replaces=True)]
        figures = scores.touched_korean("fast", ["rk", "sk", "ek"], words, answers, ["rk", "sj", "ek"])
        self.assertEqual(figures["korean.fast"], 100)
        self.assertAlmostEqual(figures["korean.fast.broken"], 100 / 3)

    def test_a_word_costs_its_keys_until_it_is_shown(self):
        words, beginnings = [Word("가나")], [korean.beginnings("가나")]
        bars = {(text, ()): answer(text, *(["가나"] if text == "가" else [])) for text in beginnings[0]}
        self.assertEqual(scores.predicted_korean(words, beginnings, bars), {"korean.saved": 1 - 3 / 5, "korean.three": 0})


class ReportTests(unittest.TestCase):
    def test_the_targets_are_for_figures_that_there_are(self):
        targets = report.read_targets(tables.read(paths.TARGETS))
        self.assertEqual(targets["taps.fast"].text, "≤ 4 %")
        self.assertTrue(all(f"taps.{condition.name}" in targets for condition in fingers.CONDITIONS))

    def test_a_target_for_no_figure_is_refused(self):
        for line in ("words.rihgt\t≥\t82\n", "words.right\t>\t82\n"):
            with self.assertRaises(ValueError):
                report.read_targets([line])

    def test_targets_are_met_missed_or_only_shown(self):
        targets = report.read_targets(["words.right\t≥\t82\n", "words.wrong\t≤\t5\n"])
        results = {"spinet": {"words.right": 82, "words.wrong": 5.01}, "hunspell": {"words.right": 60}}
        self.assertEqual(report.table("words", results, targets, True).splitlines()[2:], [
            "| replaced by the right word, % | 82.0 | 60.0 | ≥ 82 %: met |",
            "| replaced by a wrong word, % | 5.0 | – | ≤ 5 %: missed |"])
        self.assertIn("| ≥ 82 % |", report.table("words", results, targets, False))


class RunTests(unittest.TestCase):
    """The whole, with a program that corrects nothing in the place of ours."""

    def run_with(self, script, *options):
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "spinet")
            with open(program, "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\n{script}\n")
            os.chmod(program, 0o755)
            return subprocess.run(
                [f"{paths.ROOT}/Benchmarks/run-typing.sh", "--own", "--peers", "", "--spinet", program, *options],
                capture_output=True, encoding="utf-8", timeout=60)

    def test_every_table_is_printed_and_targets_for_other_words_judge_nothing(self):
        run = self.run_with("while IFS='\t' read -r typed rest; do printf '%s\\t0\\t1000\\n' \"$typed\"; done", "--sample", "20")
        self.assertEqual(run.returncode, 0, run.stderr)
        for title, *_ in tables.KINDS.values():
            self.assertIn(f"### {title}\n", run.stdout)
        self.assertIn("20 words, of our own sentences; the targets are for another set", run.stdout)
        self.assertIn("| replaced by the right word, % | 0.0 | 0.0 | ≥ 82 % |", run.stdout)
        self.assertIn("| correct words replaced, % | 0.00 | 0.00 | ≤ 0.35 % |", run.stdout)
        self.assertNotIn("missed", run.stdout)
        self.assertIn("one word before told", run.stdout)

    def test_only_the_tables_that_were_named(self):
        run = self.run_with("while read -r typed; do printf 'a\\t0\\t1000\\n'; done", "--only", "words", "--sample", "5")
        self.assertIn("### Misspellings\n", run.stdout)
        self.assertNotIn("### Touches\n", run.stdout)

    def test_a_program_that_fails_is_told_with_its_reason(self):
        run = self.run_with("echo 'spinet: no language' >&2; exit 1")
        self.assertEqual(run.returncode, 1)
        self.assertIn("answered 0 of", run.stderr)
        self.assertIn("spinet: no language", run.stderr)

    def test_mistakes_in_options_are_told(self):
        for options, reason in ((["--sample", "0"], "above 0"), (["--only", "typing"], "there are words, text")):
            run = self.run_with("exit 1", *options)
            self.assertEqual(run.returncode, 2)
            self.assertIn(reason, run.stderr)


if __name__ == "__main__":
    unittest.main()
