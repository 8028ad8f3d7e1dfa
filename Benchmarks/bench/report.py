# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The results as a Markdown table and as JSON."""
import datetime
import os
import platform
import re
import statistics
import subprocess

import keyboards
from figures import FIGURES
from paths import ROOT

OURS = "spinetd"


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
    versions = ", ".join(f"{name} {keyboards.version(name)}" for name in names if name != OURS)
    return (
        f"{facts['date']}, commit {facts['commit']}; {facts['cores']} cores of {facts['processor']}, {facts['system']}, "
        f"sway {facts['sway']} headless 720×1440 without GPU; {versions}; load {facts['load_before']}–{facts['load']}; "
        f"{arguments.runs} runs for times, {arguments.uses} for the rest. Each cell: median (least–greatest).")


def table(results, names):
    """The Markdown table of one scale; results are summaries by keyboard and figure."""
    peers = [name for name in names if name != OURS]
    ratios = [f"ratio to {peer}" for peer in peers] if OURS in names else []
    lines = [_row(["figure", *names, *ratios, "target"]), _row(["---", *["---:"] * (len(names) + len(ratios)), "---"])]
    for figure in FIGURES:
        cells = [_cell(results[name].get(figure.name), figure.digits) for name in names]
        ours = results.get(OURS, {}).get(figure.name)
        ratio_cells = [_ratio(ours, results[peer].get(figure.name)) for peer in peers] if ratios else []
        title = f"{figure.title}, {figure.unit}" if figure.unit else figure.title
        lines.append(_row([title, *cells, *ratio_cells, _verdict(figure, ours, results, peers)]))
    return "\n".join(lines)


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


def _verdict(figure, ours, results, peers):
    target = figure.target
    if target is None:
        return ""
    medians = {peer: results[peer][figure.name]["median"] for peer in peers if figure.name in results[peer]}
    if ours is None or target.peer not in (None, *medians):
        return target.text
    return f"{target.text}: {'met' if target.is_met(ours['median'], medians) else 'missed'}"
