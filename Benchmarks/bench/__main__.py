# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Measures on-screen keyboards in turn; see ../README.md."""
import argparse
import json
import os
import signal
import sys

import emoji
import hot_code
import keyboards
import report
from app import App
from measure import Samples, measure_latency, measure_use
from paths import BUILD, TESTBED
from session import Session
from wait import BenchError


def options():
    parser = argparse.ArgumentParser(prog="run.sh", description="Measures on-screen keyboards in turn.")
    parser.add_argument("--keyboards", default=",".join(keyboards.ALL), help="which, with commas: %(default)s")
    parser.add_argument("--scales", default="1,2", help="scales of the screen: %(default)s")
    parser.add_argument("--runs", type=int, help="runs of each keyboard for start and latency: 9")
    parser.add_argument("--uses", type=int, help="runs of each keyboard for CPU, memory and idleness: 3")
    parser.add_argument("--taps", type=int, default=12, help="taps of each run for latency: %(default)s")
    parser.add_argument("--shows", type=int, default=3, help="times that each run hides and shows: %(default)s")
    parser.add_argument("--quick", action="store_true", help="2 runs, 1 use: a look, not a result")
    parser.add_argument("--hot-code", metavar="FILE", help="measure nothing; write which of our functions run")
    parser.add_argument("--emoji", metavar="RUNS", type=int, help="measure nothing else: how long the emoji take to show")
    arguments = parser.parse_args()
    arguments.runs = arguments.runs if arguments.runs is not None else 2 if arguments.quick else 9
    arguments.uses = arguments.uses if arguments.uses is not None else 1 if arguments.quick else 3
    arguments.keyboards = arguments.keyboards.split(",")
    arguments.scales = [int(scale) for scale in arguments.scales.split(",")]
    for name in arguments.keyboards:
        if name not in keyboards.ALL:
            parser.error(f"no keyboard '{name}'; there are {', '.join(keyboards.ALL)}")
        if keyboards.binary(name) is None:
            parser.error(f"{name} is not there; `make bench` builds ours and installs the others")
    return arguments


def progress(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def measure(scale, arguments):
    """The samples of each keyboard on a screen of one scale."""
    # wvkbd 0.12 types every tap twice in some sessions, in all of its runs there.
    for _ in range(9):
        try:
            return measure_once(scale, arguments)
        except keyboards.NoPlaces as error:
            progress(f"{error}; once more on another screen")
    raise BenchError("there was no session in which each keyboard types one letter for a tap")


def measure_once(scale, arguments):
    """The same by one session, taken in turn: A B C, A B C, and so on."""
    samples = {name: Samples() for name in arguments.keyboards}
    with Session(scale) as session:
        app = App(session, f"{TESTBED}/fixtures/gtk4.py")
        app.focus()
        kinds = [keyboards.ALL[name](session, app) for name in arguments.keyboards]
        for keyboard in kinds:
            keyboard.places = keyboard.find_places()
        for number in range(arguments.runs):
            progress(f"scale {scale}: start, taps and shows, round {number + 1} of {arguments.runs}")
            for keyboard in kinds:
                measure_latency(keyboard, samples[keyboard.name], arguments.taps, arguments.shows)
        for number in range(arguments.uses):
            progress(f"scale {scale}: CPU, memory and idleness, round {number + 1} of {arguments.uses}")
            for keyboard in kinds:
                measure_use(keyboard, samples[keyboard.name])
    return {
        name: {figure: report.summary(values) for figure, values in samples[name].values.items()} for name in samples}


def record_hot_code(path):
    """Writes what the linker lays side by side; `../README.md` says when to."""
    functions = {}
    for step in (hot_code.record, hot_code.record_rest):
        # A phone's keyboard shows balloons, a tablet's does not.
        for scale in (2, 1):
            with Session(scale) as session:
                app = App(session, f"{TESTBED}/fixtures/gtk4.py")
                app.focus()
                for kind in (keyboards.SpinetdWithWords, keyboards.Spinetd):
                    keyboard = kind(session, app)
                    keyboard.places = keyboard.find_places()
                    step(keyboard, functions)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f"{name}\n" for name in functions)
    progress(f"{len(functions)} functions are in {path}")


def measure_emoji(runs):
    """A phone's keyboard, at the scale of phones."""
    with Session(2) as session:
        app = App(session, f"{TESTBED}/fixtures/gtk4.py")
        app.focus()
        keyboard = emoji.OneKeyboard(session, app)
        keyboard.places = keyboard.find_places()
        emoji.measure(keyboard, runs)


def main():
    arguments = options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if arguments.hot_code or arguments.emoji:
        try:
            return record_hot_code(arguments.hot_code) if arguments.hot_code else measure_emoji(arguments.emoji)
        except BenchError as error:
            sys.exit(f"bench: {error}")
    load_before = round(os.getloadavg()[0], 1)
    try:
        results = {scale: measure(scale, arguments) for scale in arguments.scales}
    except BenchError as error:
        sys.exit(f"bench: {error}")
    facts = {**report.machine(), "load_before": load_before}
    os.makedirs(BUILD, exist_ok=True)
    path = f"{BUILD}/{facts['date'].translate(str.maketrans(' :', '--'))}.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"machine": facts, "scales": results}, file, indent=1)
    print(report.heading(facts, arguments.keyboards, arguments))
    for scale in arguments.scales:
        print(f"\n### Scale {scale}\n\n{report.table(results[scale], arguments.keyboards)}")
    progress(f"all samples are in {os.path.relpath(path)}")


main()
