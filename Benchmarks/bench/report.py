# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The results as a Markdown table and as JSON."""
import datetime
import os
import platform
import re
import statistics
import subprocess
from typing import NamedTuple

import keyboards
from figures import FIGURES
from paths import ROOT

OURS = "spinetd"
WITH_WORDS = "spinetd-words"


def machine():
    """What the figures depend on."""
    def first(path, pattern):
        with open(path, encoding="utf-8") as file:
            found = re.search(pattern, file.read(), re.MULTILINE)
        return found[1] if found else "unknown"

    commit = subprocess.run(
        ["git", "-C", ROOT, "describe", "--always", "--dirty"], capture_output=True, text=True, timeout=10).stdout
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit.strip() or "unknown",
        "system": first("/etc/os-release", r'^PRETTY_NAME="?([^"\n]*)'),
        "kernel": platform.release(),
        "processor": first("/proc/cpuinfo", r"^model name\s*: (.*)$"),
        "cores": len(os.sched_getaffinity(0)),
        "load": round(os.getloadavg()[0], 1),
        "sway": keyboards.version("sway"),
    }


def summary(values):
    return {
        "median": statistics.median(values), "min": min(values), "max": max(values), "count": len(values),
        "values": [round(value, 4) for value in values],
    }


def heading(facts, names, arguments):
    versions = ", ".join(f"{name} {keyboards.version(name)}" for name in names if name not in keyboards.OURS)
    return (
        f"{facts['date']}, commit {facts['commit']}; {facts['cores']} cores of {facts['processor']}, {facts['system']}, "
        f"sway {facts['sway']} headless 720×1440 without GPU; {versions}; load {facts['load_before']}–{facts['load']}; "
        f"{arguments.runs} runs for times, {arguments.uses} for the rest. Each cell: median (least–greatest).")


def table(results, names):
    """The Markdown table of one scale; results are summaries by keyboard and figure."""
    peers = [name for name in names if name not in keyboards.OURS]
    columns = [_Column(OURS, peer) for peer in peers] if OURS in names else []
    targets = [("target", "target", OURS, peers)]
    if {OURS, WITH_WORDS} <= set(names):
        columns.append(_Column(WITH_WORDS, OURS))
        targets.append(("target with words", "words_target", WITH_WORDS, [OURS]))
    lines = [
        _row(["figure", *names, *(column.title for column in columns), *(target[0] for target in targets)]),
        _row(["---", *["---:"] * (len(names) + len(columns)), *["---"] * len(targets)])]
    for figure in FIGURES:
        found = {name: results.get(name, {}).get(figure.name) for name in {*names, OURS}}
        title = f"{figure.title}, {figure.unit}" if figure.unit else figure.title
        lines.append(_row([
            title, *(_cell(found[name], figure.digits) for name in names),
            *(_ratio(found[column.ours], found[column.other]) for column in columns),
            *(_verdict(getattr(figure, key), found[ours], found, others) for _, key, ours, others in targets)]))
    return "\n".join(lines)


class _Column(NamedTuple):
    """The ratio of one keyboard to another."""

    ours: str
    other: str

    @property
    def title(self):
        return f"{self.ours} to {self.other}"


def _row(cells):
    return "| " + " | ".join(cells) + " |"


def _cell(figure, digits):
    if figure is None:
        return "–"
    median, least, most = (f"{figure[key]:.{digits}f}" for key in ("median", "min", "max"))
    return median if least == most else f"{median} ({least}–{most})"


def _ratio(ours, theirs):
    if ours is None or theirs is None or theirs["median"] == 0:
        return "–"
    return f"{ours['median'] / theirs['median']:.2f}"


def _verdict(target, ours, found, others):
    if target is None:
        return ""
    medians = {name: found[name]["median"] for name in others if found[name] is not None}
    if ours is None or target.peer not in (None, *medians):
        return target.text
    return f"{target.text}: {'met' if target.is_met(ours['median'], medians) else 'missed'}"
