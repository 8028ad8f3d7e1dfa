# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The results as Markdown tables, with the targets of Thresholds/typing.tsv."""
import datetime
import os
import re
import subprocess
from dataclasses import dataclass

from fingers import CONDITIONS, PHONES
from paths import ROOT

OURS = "spinet"


@dataclass(frozen=True)
class Figure:
    name: str
    title: str
    unit: str
    digits: int


@dataclass(frozen=True)
class Target:
    relation: str
    value: float
    unit: str = ""

    @property
    def text(self):
        return f"{self.relation} {self.value:g} {self.unit}".rstrip()

    def is_met(self, value):
        return value <= self.value if self.relation == "≤" else value >= self.value


def times(kind):
    return [Figure(f"{kind}.mean", "time a word, mean", "ms", 3), Figure(f"{kind}.most", "99 % of words below", "ms", 3)]


FIGURES = {
    "words": [
        Figure("words.right", "replaced by the right word", "%", 1),
        Figure("words.wrong", "replaced by a wrong word", "%", 1),
        Figure("words.three", "right word among the first three", "%", 1),
        *times("words"),
    ],
    "text": [
        Figure("text.replaced", "correct words replaced", "%", 2),
        Figure("text.replaced.no-names", "the same, without names", "%", 2),
        *times("text"),
    ],
    "taps": [*(Figure(f"taps.{c.name}", f"words wrong: {c.title}", "%", 1) for c in CONDITIONS), *times("taps")],
    "prediction": [
        Figure("prediction.saved", "keystrokes saved, of 1", "", 3),
        Figure("prediction.three", "next word among three, of 1", "", 3),
        *times("prediction"),
    ],
    "korean": [
        *(Figure(f"korean.{c.name}", f"words wrong, of those wrong as typed: {c.title}", "%", 1) for c in PHONES),
        *(Figure(f"korean.{c.name}.broken", f"typed right and made wrong: {c.title}", "%", 2) for c in PHONES),
        Figure("korean.replaced", "correct words replaced", "%", 2),
        Figure("korean.saved", "keystrokes saved, of 1", "", 3),
        Figure("korean.three", "next word among three, of 1", "", 3),
        *times("korean"),
    ],
}


def read_targets(lines):
    """The targets by figure."""
    targets = {}
    units = {figure.name: figure.unit for figures in FIGURES.values() for figure in figures}
    for line in lines:
        if line.startswith("#") or not line.strip():
            continue
        name, relation, value = line.rstrip("\n").split("\t")
        if name not in units or relation not in ("≤", "≥"):
            raise ValueError(f"{name} {relation}: no such figure, or neither ≤ nor ≥")
        targets[name] = Target(relation, float(value), units[name])
    return targets


def table(kind, results, targets, is_judged):
    """The table of one kind of figures; results are values by decoder and figure. Where targets are for other words than
    those that were typed, they are shown, and nothing is said to be met or missed.
    """
    lines = [_row(["figure", *results, "target"]), _row(["---", *["---:"] * len(results), "---"])]
    for figure in FIGURES[kind]:
        if not any(figure.name in values for values in results.values()):
            continue
        cells = [_cell(values.get(figure.name), figure.digits) for values in results.values()]
        title = f"{figure.title}, {figure.unit}" if figure.unit else figure.title
        ours = results.get(OURS, {}).get(figure.name) if is_judged else None
        lines.append(_row([title, *cells, _verdict(targets.get(figure.name), ours)]))
    return "\n".join(lines)


def _row(cells):
    return "| " + " | ".join(cells) + " |"


def _cell(value, digits):
    return "–" if value is None else f"{value:.{digits}f}"


def _verdict(target, ours):
    if target is None:
        return ""
    if ours is None:
        return target.text
    return f"{target.text}: {'met' if target.is_met(ours) else 'missed'}"


def heading(decoders, build, context):
    """What the figures depend on."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        found = re.search(r"^model name\s*: (.*)$", file.read(), re.MULTILINE)
    commit = subprocess.run(
        ["git", "-C", ROOT, "describe", "--always", "--dirty"], capture_output=True, text=True, timeout=10).stdout
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    versions = "".join(f", {decoder.name} {decoder.version}" for decoder in decoders if decoder.version)
    return (
        f"{now}, commit {commit.strip() or 'unknown'}, {build} build{versions}; {context} "
        f"before told; {len(os.sched_getaffinity(0))} cores of "
        f"{found[1] if found else 'unknown'}; load {os.getloadavg()[0]:.1f}.")
