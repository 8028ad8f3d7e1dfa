# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The programs under test, and one run of each."""
import mmap
import os
import select
import shlex
import struct
import subprocess

import clock
import process_figures
from paths import BUILD, ROOT
from wait import BenchError, wait_until
from wayland_log import WaylandLog



def _built(name, flags):
    source, binary = f"{ROOT}/Benchmarks/{name}.c", f"{BUILD}/{os.path.basename(name)}"
    if not os.path.exists(binary) or os.path.getmtime(binary) < os.path.getmtime(source):
        os.makedirs(BUILD, exist_ok=True)
        subprocess.run(["gcc", "-std=gnu17", "-O2", "-o", binary, source, *flags], check=True, timeout=120)
    return binary


def ours():
    return f"{ROOT}/.build/release/bench-sdk"


def gtk4():
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "gtk4"], check=True, timeout=10, capture_output=True, text=True).stdout
    return _built("sdk/gtk4", shlex.split(flags))


def counter():
    """Counts a program's allocations when it is preloaded."""
    return _built("allocations/allocations", ["-shared", "-fPIC"])


PROGRAMS = {"Spinet UIKit": ours, "GTK 4": gtk4}


def play(session, program, scenario, frames, headless=False):
    """Runs a scenario, on a screen in memory if headless. Returns what its frames cost, by figure."""
    counts = f"{session.folder}/allocations"
    environment = {**session.environment, "LD_PRELOAD": counter(), "SPINET_BENCH_ALLOCATIONS": counts}
    if headless:
        environment["SPINET_HEADLESS"] = "1"
    # At the end of this one's standard input the program ends too, for it reads from there.
    process = subprocess.Popen(
        [program, scenario, str(frames)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment)
    try:
        _expect(process, "begin")
        began = _state(process.pid, counts)
        process.stdin.write(b"go\n")
        process.stdin.flush()
        _expect(process, f"end {frames}")
        ended = _state(process.pid, counts)
        unique, _ = process_figures.memory(process.pid)
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()
        os.unlink(counts)
    return {
        f"{scenario}: CPU": (ended[0] - began[0]).cpu_milliseconds / frames,
        f"{scenario}: frame": (ended[3] - began[3]) / 1000 / frames,
        f"{scenario}: allocations": (ended[1] - began[1]) / frames,
        f"{scenario}: bytes": (ended[2] - began[2]) / 1024 / frames,
        f"{scenario}: USS": unique,
    }


def _state(pid, counts):
    with open(counts, "rb") as file, mmap.mmap(file.fileno(), 16, access=mmap.ACCESS_READ) as memory:
        count, size = struct.unpack("QQ", memory[:16])
    return process_figures.usage(pid), count, size, clock.monotonic()


def _expect(process, line):
    ready, _, _ = select.select([process.stdout], [], [], 60)
    heard = process.stdout.readline().decode().strip() if ready else ""
    if heard != line:
        raise BenchError(f"{process.args[0]} said '{heard}' where '{line}' was due")


def start(session, program):
    """Starts a program. Returns how long it took to its first picture."""
    path = f"{session.folder}/logs/start"
    with open(path, "wb") as output:
        began = clock.log_moment(clock.monotonic())
        process = subprocess.Popen(
            [program, "start"], stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            env={**session.environment, "WAYLAND_DEBUG": "1"})
    try:
        log = WaylandLog(path)

        def first_frame():
            frames = log.update().frames(0, len(log))
            return log.messages[frames[0]] if frames else None

        frame = wait_until(f"the window of {program}", first_frame)
        milliseconds = clock.log_milliseconds(began, frame.time)
        used = process_figures.usage(process.pid).cpu_milliseconds
        unique, _ = process_figures.memory(process.pid)
    finally:
        process.kill()
        process.wait()
    return {"start: time": milliseconds, "start: CPU": used, "start: USS": unique}
