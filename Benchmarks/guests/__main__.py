# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Measures custom keyboards in their sandbox; see ../README.md."""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[1:1] = [os.path.join(os.path.dirname(HERE), "bench"), os.path.join(os.path.dirname(HERE), "sdk")]

import programs  # noqa: E402
import report  # noqa: E402
import touches  # noqa: E402
from bed import make_bundle  # noqa: E402
from measure import Samples  # noqa: E402
from paths import ROOT  # noqa: E402
from wait import BenchError  # noqa: E402

# A key of each that types when a finger comes, as parts of the keyboard's width and height.
KEYS = {"morse": "0.446,0.9", "test": "0.0833,0.1667"}
# The figures of bench-guests: name, title, digits, target.
ALONE = [
    ("cold", "process's start → first picture, ms", 1, 80),
    ("warm", "shown again → picture, ms", 1, 16),
    ("woken", "shown again after it stood still → picture, ms", 1, 16),
    ("edit", "touch → text, without compositor, ms", 2, None),
    ("picture", "touch → picture, ms", 2, None),
    ("frames per tap", "frames per tap", 1, None),
    ("CPU ms per frame", "CPU of the keyboard per frame, ms", 2, None),
    ("KiB per frame", "pixels that changed per frame, KiB", 0, None),
    ("allocations per frame", "allocations per frame", 0, None),
    ("allocated KiB per frame", "allocated per frame, KiB", 0, None),
    ("PSS shown", "PSS after these touches, MiB", 1, 30),
    ("PSS hidden", "PSS then, hidden, MiB", 1, 30),
]


def alone(folder, name, arguments):
    """The figures of one keyboard, without a compositor, by name."""
    bundle = make_bundle(folder, name)
    command = [f"{ROOT}/.build/release/bench-guests", bundle, "--key", KEYS[name]]
    counting = f"{programs.counter()},{folder}/allocations"
    figures = {}
    for more in ([], ["--counting", counting]):
        touches.progress(f"{name} keyboard, {'counting allocations' if more else 'in its sandbox'}")
        done = subprocess.run(
            [*command, *more, *arguments], stdout=subprocess.PIPE, text=True, timeout=300, check=False)
        if done.returncode != 0:
            raise BenchError(f"bench-guests ended with {done.returncode}")
        for line in done.stdout.splitlines():
            figure, _, values = line.partition("\t")
            if values and (not more or figure.startswith("alloc")):
                figures[figure] = [float(value) for value in values.split()]
    shutil.rmtree(bundle)
    return figures


def cell(values, digits):
    if len(values) < 2:
        return f"{values[0]:.{digits}f}"
    least, median, most = (f"{v:.{digits}f}" for v in (min(values), statistics.median(values), percentile(values, 0.95)))
    return f"{median} ({least}–{most})"


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def verdict(value, target, unit=""):
    return "" if target is None else f"≤ {target}{unit}: {'met' if value <= target else 'missed'}"


def row(*cells):
    return "| " + " | ".join(cells) + " |"


def alone_table(figures):
    names = list(figures)
    lines = [row("figure", *names, "target"), row("---", *["---:"] * len(names), "---")]
    for name, title, digits, target in ALONE:
        cells = []
        for keyboard in names:
            values = figures[keyboard].get(name)
            # Of memory the first number is the sum.
            cells.append("–" if not values else cell(values[:1] if name.startswith("PSS") else values, digits))
        value = figures[names[0]].get(name)
        value = value and (value[0] if name.startswith("PSS") else statistics.median(value))
        lines.append(row(title, *cells, verdict(value, target) if value else ""))
    for name in ("PSS shown", "PSS hidden"):
        for keyboard in names:
            _, own, files, shared = figures[keyboard][name]
            lines.append(row(
                f"{name}, {keyboard}: own + files + pictures, MiB", f"{own:.1f} + {files:.1f} + {shared:.1f}",
                *["" for _ in names]))
    return "\n".join(lines)


TOUCHES = [
    ("injected to text", "injected → text request, ms", 2), ("touch to text", "touch event → text request, ms", 2),
    ("injected to app changed", "injected → app changed, ms", 2),
]


def letters_rows(*samples):
    rows = [row("letters typed", *(f"{sum(s.values['letters'])}" for s in samples), "", "")]
    for name in ("letters lost", "letters wrong"):
        counts = [sum(s.values[name]) for s in samples]
        rows.append(row(name, *map(str, counts), "", verdict(counts[1], 0)))
    return rows


def touch_table(system, guest):
    lines = [row("figure", "system's", "in its sandbox", "more", "target"), row("---", *["---:"] * 3, "---")]
    for name, title, digits in TOUCHES:
        pair = [samples.values[name] for samples in (system, guest)]
        more = statistics.median(pair[1]) - statistics.median(pair[0])
        lines.append(row(
            title, *(cell(values, digits) for values in pair), f"{more:+.2f}",
            verdict(more, 1, " ms more") if name == "touch to text" else ""))
    return "\n".join(lines + letters_rows(system, guest))


def hostile_table(without, beside):
    early = f"first {touches.EARLY_SECONDS:g} s"
    lines = [row("figure", "without", "beside it", "ratio", "target"), row("---", *["---:"] * 3, "---")]
    for when, suffix in (("", ""), (f", {early}", ", early")):
        for name, title, _ in (TOUCHES[0], TOUCHES[2]):
            pair = [samples.values[name + suffix] for samples in (without, beside)]
            for what, figure in (("median", statistics.median), ("95th percentile", lambda v: percentile(v, 0.95))):
                values = [figure(samples) for samples in pair]
                ratio = values[1] / values[0]
                target = 1.2 if what == "median" and name == "injected to text" and not suffix else None
                lines.append(row(
                    f"{title}{when}: {what}", *(f"{v:.2f}" for v in values), f"{ratio:.2f}", verdict(ratio, target)))
    used = beside.values["CPU of the hostile keyboard"]
    title = f"CPU that the hostile keyboard took in each {touches.SPELL_SECONDS:g} s, ms"
    lines += letters_rows(without, beside) + [row(title, "–", cell(used, 0) if used else "–", "", "")]
    return "\n".join(lines)


def fault_table(samples):
    lines = [row("figure", "ms", "target"), row("---", "---:", "---")]
    for name, title in (("crash", "touch that crashes it"), ("hang", "500 ms after a touch that it does not answer")):
        values = samples.values[name]
        lines.append(row(f"{title} → system's keyboard drawn", cell(values, 1), verdict(max(values), 100)))
    return "\n".join(lines)


def facts(load):
    machine = report.machine()
    return (
        f"{machine['date']}, commit {machine['commit']}; {machine['cores']} cores of {machine['processor']}, "
        f"{machine['system']}, sway {machine['sway']} headless without GPU; load {load}.")


def show(table):
    print(f"\n{table}", flush=True)


def main():
    parser = argparse.ArgumentParser(prog="run-guests.sh", description="Measures custom keyboards in their sandbox.")
    parser.add_argument("--quick", action="store_true", help="a look, not a result")
    parser.add_argument("--parts", default="alone,touches,failures,hostile", help="which, with commas: %(default)s")
    parser.add_argument("--seconds", type=int, help="how long the hostile keyboard runs: 60")
    arguments = parser.parse_args()
    parts = arguments.parts.split(",")
    quick = arguments.quick
    load = round(os.getloadavg()[0], 1)
    print(f"{facts(load)} Each cell: median (least–95th percentile).")
    try:
        if "alone" in parts:
            folder = tempfile.mkdtemp(prefix="spinet-bench-")
            counts = ["--starts", "5", "--shows", "20", "--touches", "50"] if quick else []
            show(alone_table({name: alone(folder, name, counts) for name in KEYS}))
            shutil.rmtree(folder)
        if "touches" in parts:
            samples = defaultdict(Samples)
            touches.measure_sandbox(2 if quick else 8, 15 if quick else 25, samples)
            show(touch_table(samples["system"], samples["guest"]))
        if "failures" in parts:
            samples = defaultdict(Samples)
            touches.measure_faults(3 if quick else 20, samples["test"])
            show(fault_table(samples["test"]))
        if "hostile" in parts:
            samples = defaultdict(Samples)
            touches.measure_hostile(arguments.seconds or (10 if quick else 60), samples)
            show(hostile_table(samples["without"], samples["beside"]))
    except BenchError as error:
        sys.exit(f"bench: {error}")
    touches.progress(f"load {load} at the start, {os.getloadavg()[0]:.1f} at the end")


main()
