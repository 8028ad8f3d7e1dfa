# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Measures our constraint solver and kiwisolver on the same screens, and prints one Markdown table."""
import argparse
import datetime
import math
import os
import re
import statistics
import subprocess
import sys
import time

import kiwisolver
import workloads

STATED = {
    # Facts measured once with kiwi 1.4.2 from C++ (g++ -O2), in microseconds: build by workload and count, toggle.
    ("siblings", 100): 388.8, ("siblings", 1000): 75_400, ("siblings", 2000): 618_000,
    ("chainFixed", 100): 468.9, ("chainFixed", 1000): 69_000, ("chainFixed", 2000): 473_700,
    ("chainEqual", 100): 58_500,
    ("listTop", 100): 2_850, ("listTop", 1000): 583_300, ("listTop", 2000): 3_680_000,
    ("listBottom", 100): 3_370, ("listBottom", 1000): 638_000, ("listBottom", 2000): 3_600_000,
    ("nested", 100): 1_850, ("nested", 1000): 992_500, ("nested", 2000): 20_430_000,
    ("grid", 100): 5_140, ("grid", 1000): 8_210_000, ("grid", 2000): 77_140_000,
}
STATED_FRAME = {
    ("siblings", 1000): 120.3, ("chainFixed", 1000): 116.7, ("listTop", 1000): 166.5, ("listBottom", 1000): 179.5,
    ("nested", 1000): 200.4, ("grid", 1000): 179.8,
}
STATED_TOGGLE = {
    ("siblings", 1000): 205.1, ("chainFixed", 1000): 418.6, ("listTop", 1000): 765.1, ("listBottom", 1000): 765.5,
    ("nested", 1000): 892.4, ("grid", 1000): 602.3,
}
COUNTS = [100, 1000, 2000]
# What kiwi needs longer for than anybody waits.
HOPELESS = {"chainEqual": 300, "grid": 1200, "nested": 1200, "listTop": 1200, "listBottom": 1200, "siblings": 1200,
            "chainFixed": 1200}


def ours(program, name, count):
    """Our figures by name, in microseconds."""
    output = subprocess.run(
        [program, f"{name}:{count}"], check=True, capture_output=True, text=True, timeout=600).stdout
    return {line.split(" ", 2)[2].rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in output.splitlines()}


def check(program, name):
    """Both must come to the same values."""
    output = subprocess.run(
        [program, "--values", f"{name}:25"], check=True, capture_output=True, text=True, timeout=60).stdout
    page = workloads.Page(name, 25)
    page.build()
    mine, theirs = float(output.split()[2]), page.sum()
    if not math.isclose(mine, theirs, rel_tol=1e-9, abs_tol=1e-6):
        sys.exit(f"bench-solver: {name}: our values sum up to {mine}, kiwi's to {theirs}")


def kiwi(name, count):
    """kiwi's figures by name, in microseconds; none where it is hopeless."""
    if count > HOPELESS[name]:
        return {}
    page = workloads.Page(name, count)
    times = []
    start = time.perf_counter()
    while not times or (time.perf_counter() - start < 0.3 and len(times) < 100):
        began = time.process_time()
        solver = page.build()
        times.append(time.process_time() - began)
    figures = {"build": statistics.median(times) * 1e6}

    def frame(index):
        phase = index % 60
        solver.suggestValue(page.keyboard, 844 - 336 * (phase if phase < 30 else 60 - phase) / 30)
        solver.updateVariables()

    shown = [page.away, page.near]

    def toggle(_):
        for constraint in shown[0]:
            solver.removeConstraint(constraint)
        for constraint in shown[1]:
            solver.addConstraint(constraint)
        solver.updateVariables()
        shown.reverse()

    figures["frame"] = median_of(600, frame)
    figures["toggle"] = median_of(200, toggle)
    return figures


def median_of(calls, body):
    times = []
    for batch in range(calls // 20):
        began = time.process_time()
        for call in range(20):
            body(batch * 20 + call)
        times.append((time.process_time() - began) / 20 * 1e6)
    return statistics.median(times)


def text(microseconds):
    if microseconds is None:
        return "–"
    if microseconds < 1000:
        return f"{microseconds:.3g} µs"
    if microseconds < 1e6:
        return f"{microseconds / 1000:.3g} ms"
    return f"{microseconds / 1e6:.3g} s"


def ratio(mine, theirs):
    return f"{mine / theirs:.3g}" if theirs else "–"


def verdict(target, is_met):
    return f"{target}: {'met' if is_met else 'missed'}"


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        found = re.search(r"^model name\s*: (.*)$", file.read(), re.MULTILINE)
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, timeout=10,
        cwd=os.path.dirname(os.path.abspath(__file__))).stdout.strip()
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    return (
        f"{now}, commit {commit or 'unknown'}; {len(os.sched_getaffinity(0))} cores of "
        f"{found[1] if found else 'unknown'}; kiwisolver {kiwisolver.__version__} from Python; "
        f"load {os.getloadavg()[0]:.1f}. CPU time, medians.")


def table(results):
    rows = [["figure", "workload", "N", "ours", "kiwisolver", "kiwi C++ (stated)", "ours / kiwisolver", "target"]]
    for (name, count), (mine, theirs) in results.items():
        stated = STATED.get((name, count))
        target = ""
        limit = {100: 0.5, 1000: 0.1}.get(count)
        if name == "listTop" and limit:
            peer = theirs.get("build") or stated
            target = verdict(f"≤ {limit} × kiwi", mine["build"] <= limit * min(peer, stated))
        rows.append(["build and solve", name, count, text(mine["build"]), text(theirs.get("build")), text(stated),
                     ratio(mine["build"], theirs.get("build")), target])
    for name in workloads.NAMES:
        if (name, 100) in results and (name, 2000) in results:
            growth = math.log(results[name, 2000][0]["build"] / results[name, 100][0]["build"]) / math.log(20)
            target = verdict("≤ 1.3", growth <= 1.3) if name in ("chainEqual", "grid") else ""
            rows.append(["growth exponent of build", name, "100–2000", f"{growth:.2f}", "–", "–", "–", target])
    for (name, count), (mine, _) in results.items():
        if count == 1000:
            rows.append(["build and solve, constraints in any order", name, count, text(mine["build shuffled"]), "–",
                         "–", "–", ""])
    for figure, stated in (("frame", STATED_FRAME), ("toggle", STATED_TOGGLE)):
        title = {"frame": "keyboard frame", "toggle": "three constraints for three others"}[figure]
        for (name, count), (mine, theirs) in results.items():
            if count != 1000:
                continue
            target = verdict("≤ 50 µs", mine["toggle"] <= 50) if figure == "toggle" else ""
            rows.append([title, name, count, text(mine[figure]), text(theirs.get(figure)),
                         text(stated.get((name, count))), ratio(mine[figure], theirs.get(figure)), target])
    for (name, count), (mine, _) in results.items():
        if name == "listTop":
            lonely = mine["frame, nothing depends"]
            rows.append(["keyboard frame, nothing depends on it", name, count, text(lonely), "–", "–", "–",
                         verdict("< 1 µs", lonely < 1)])
    for (name, count), (mine, _) in results.items():
        if (name, count) == ("chainEqual", 100):
            rows.append(["drift after 10⁶ edits, points", name, count, f"{mine['drift']:.1g}", "–", "–", "–",
                         verdict("≤ 1e-9", mine["drift"] <= 1e-9)])
    lines = ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    lines.insert(1, "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(prog="run-solver.sh", description=__doc__)
    parser.add_argument("program", help="the built bench-solver")
    parser.add_argument("--quick", action="store_true", help="N = 100 only")
    arguments = parser.parse_args()
    counts = [100] if arguments.quick else COUNTS
    results = {}
    for name in workloads.NAMES:
        check(arguments.program, name)
        for count in counts:
            print(f"==> {name}, {count}", file=sys.stderr)
            results[name, count] = ours(arguments.program, name, count), kiwi(name, count)
    print(machine() + "\n")
    print(table(results))


main()
