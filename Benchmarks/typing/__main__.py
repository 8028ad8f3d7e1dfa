# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Measures our decoder and spelling checkers on the same words, and prints Markdown tables."""
import argparse
import os
import subprocess
import sys

import decoders
import paths
import peers
import report
import sets
import tables


def names(known):
    def parsed(text):
        given = [name for name in text.split(",") if name]
        unknown = [name for name in given if name not in known]
        if unknown:
            raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: there are {', '.join(known)}")
        return given
    return parsed


def positive(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return int(text)


def arguments():
    parser = argparse.ArgumentParser(prog="run-typing.sh", description=__doc__)
    parser.add_argument(
        "--sample", type=positive, metavar="N",
        help=f"N misspellings, N words of touches and predictions, {tables.TEXT_FACTOR} N of correct text, always the same "
        "(default: all)")
    parser.add_argument("--only", type=names(list(tables.KINDS)), default=list(tables.KINDS), metavar="NAMES",
                        help=f"these tables only, with commas between: {', '.join(tables.KINDS)}")
    parser.add_argument(
        "--peers", type=names(peers.NAMES), metavar="NAMES",
        help=f"beside these, with commas between: {', '.join(peers.NAMES)} (default: those that are installed); "
        "'' for none")
    parser.add_argument("--own", action="store_true", help="our own sentences, although other sets are there")
    parser.add_argument("--context", type=int, choices=(1, 2), default=1,
                        help="how many words before are told; the targets are for one (default: 1)")
    parser.add_argument("--seed", type=positive, default=sets.SEED, metavar="N",
                        help="choose other words and touches, to tune on those that the tables do not show (default: 1)")
    parser.add_argument("--spinet", metavar="PATH", help="our program (default: the release build, else that for debugging)")
    return parser.parse_args()


def note(text):
    print(f"run-typing: {text}", file=sys.stderr)


def ours(given):
    """Our decoder and the name of its build."""
    program = given.spinet or decoders.choose_spinet()
    if program is None:
        sys.exit("run-typing: spinet is not built; run `make release`, or `make language-files` for a slower build")
    if not given.spinet and not os.path.exists(paths.LANGUAGE_FILE):
        sys.exit("run-typing: there is no English language file; run `make language-files`")
    build = "given" if given.spinet else "release" if program == paths.SPINET[0] else "debug"
    if build == "debug":
        note("there is no release build: this one is for debugging, its times are no result; `make release` builds the other")
    return decoders.Ours(program, given.context), build


def chosen_peers(wanted):
    """The peers that run; ends when one that was named cannot."""
    started = []
    for name in peers.NAMES if wanted is None else wanted:
        if peers.missing(name):
            text = f"{name} is not installed: {peers.HOW_TO_INSTALL[name]}"
            if wanted is not None:
                raise decoders.Failure(text)
            note(text)
        else:
            started.append(peers.start(name))
    return started


def measure(given, all_decoders):
    targets = report.read_targets(tables.read(paths.TARGETS))
    word_sets = tables.Sets(given.own, given.sample, given.seed)
    for kind in tables.KINDS:
        if kind not in given.only:
            continue
        title, words_of, figures_of = tables.KINDS[kind]
        words, is_judged = words_of(word_sets)
        results = {}
        for decoder in all_decoders:
            print(f"==> {title}: {decoder.name}", file=sys.stderr)
            results[decoder.name] = figures_of(words, decoder, given.seed)
        source = "" if is_judged else ", of our own sentences; the targets are for another set"
        size = "; a sample, of which small shares are uncertain" if given.sample else ""
        table = report.table(kind, results, targets, is_judged)
        print(f"\n### {title}\n\n{len(words)} words{source}{size}.\n\n{table}", flush=True)
    if word_sets.skipped and not given.own:
        print("\nNot measured on the sets that the targets are for:\n")
        print("\n".join(f"- {text}" for text in word_sets.skipped))


def main():
    given = arguments()
    decoder, build = ours(given)
    started = []
    try:
        started = chosen_peers(given.peers)
        all_decoders = [decoder, *started, decoders.AsTyped()]
        context = "one word" if given.context == 1 else "two words"
        print(report.heading(all_decoders, build, context))
        measure(given, all_decoders)
    except (decoders.Failure, OSError, subprocess.TimeoutExpired) as failure:
        sys.exit(f"run-typing: {failure}")
    finally:
        for peer in started:
            peer.close()


main()
