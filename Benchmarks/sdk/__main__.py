# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Measures apps made with our UIKit and with GTK 4 in turn; see ../README.md."""
import argparse
import os
import statistics
import subprocess
import sys
from collections import defaultdict

sys.path.insert(1, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bench"))

import programs  # noqa: E402
import report  # noqa: E402
from session import Session  # noqa: E402
from wait import BenchError  # noqa: E402

OURS, PEER = programs.PROGRAMS
SCENARIOS = {
    "animate": ("200 views animated", 60),
    "layout": ("200 views laid out anew", 60),
    "list": ("list of 1,000 rows scrolled", 250),
    "type": ("a key in a text of 100 characters", 120),
    "typeLong": ("a key in a text of 100,000 characters", 120),
}
# On a screen in memory, because on a desktop the keyboard is another process.
KEYBOARD, PUSHED, KEYBOARD_FRAMES = "keyboard", "pushed", 240
PARTS = [
    ("CPU", "CPU per frame, ms", 2), ("frame", "time per frame, ms", 1), ("allocations", "allocations per frame", 0),
    ("bytes", "allocated per frame, KiB", 0), ("USS", "USS, MiB", 1),
]
START = [
    ("start: time", "exec → first window, ms", 1), ("start: CPU", "CPU until then, ms", 1),
    ("start: USS", "USS then, MiB", 1),
]


def measure(runs):
    samples = defaultdict(list)
    paths = {name: path() for name, path in programs.PROGRAMS.items()}
    with Session(1) as session:
        for number in range(runs):
            print(f"bench: apps, round {number + 1} of {runs}", file=sys.stderr, flush=True)
            for name, path in paths.items():
                figures = programs.start(session, path)
                for scenario, (_, frames) in SCENARIOS.items():
                    figures |= programs.play(session, path, scenario, frames)
                for figure, value in figures.items():
                    samples[name, figure].append(value)
            for scenario in (KEYBOARD, PUSHED):
                figures = programs.play(session, paths[OURS], scenario, KEYBOARD_FRAMES, headless=True)
                for figure, value in figures.items():
                    samples[scenario, figure.partition(": ")[2]].append(value)
    return samples


def row(samples, screen, title, digits, *keys):
    cells = [samples[key] for key in keys]
    texts = [f"{statistics.median(c):.{digits}f} ({min(c):.{digits}f}–{max(c):.{digits}f})" for c in cells]
    peer = statistics.median(cells[1])
    ratio = f"{statistics.median(cells[0]) / peer:.2f}" if peer else "–"
    return f"| {screen} | {title} | {texts[0]} | {texts[1]} | {ratio} |"


def table(samples):
    rows = ["| screen | figure | ours | GTK 4 | ours / GTK 4 |", "| --- | --- | ---: | ---: | ---: |"]
    for figure, title, digits in START:
        rows.append(row(samples, "a label and a button", title, digits, (OURS, figure), (PEER, figure)))
    for scenario, (title, frames) in SCENARIOS.items():
        for part, name, digits in PARTS:
            figure = f"{scenario}: {part}"
            rows.append(row(samples, f"{title}, {frames} frames", name, digits, (OURS, figure), (PEER, figure)))
    return "\n".join(rows)


def keyboard_table(samples):
    rows = ["| screen | figure | keyboard | constraint | ratio |", "| --- | --- | ---: | ---: | ---: |"]
    title = f"200 views pushed up and let down, {KEYBOARD_FRAMES} frames"
    rows += [row(samples, title, name, digits, (KEYBOARD, part), (PUSHED, part)) for part, name, digits in PARTS]
    return "\n".join(rows)


def main():
    parser = argparse.ArgumentParser(prog="run-sdk.sh", description="Measures apps of our UIKit and of GTK 4 in turn.")
    parser.add_argument("--quick", action="store_true", help="2 rounds instead of 7: a look, not a result")
    runs = 2 if parser.parse_args().quick else 7
    load = round(os.getloadavg()[0], 1)
    try:
        samples = measure(runs)
    except BenchError as error:
        sys.exit(f"bench: {error}")
    facts = report.machine()
    gtk = subprocess.run(
        ["pkg-config", "--modversion", "gtk4"], capture_output=True, text=True, timeout=10, check=True).stdout.strip()
    print(
        f"{facts['date']}, commit {facts['commit']}; {facts['cores']} cores of {facts['processor']}, {facts['system']}, "
        f"sway {facts['sway']} headless 720×1440 without GPU; GTK {gtk} with its Cairo renderer; "
        f"load {load}–{facts['load']}; {runs} rounds. Each cell: median (least–greatest).\n")
    print(table(samples), keyboard_table(samples), sep="\n\n")


main()
