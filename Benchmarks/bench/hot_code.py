# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Which functions run at each tap and at the start, in the order in which the linker is to lay them; see perf(1)."""
import os
import re
import shutil
import subprocess
import time

from keyboards import Run
from measure import settle, type_letters
from wait import BenchError

STARTS = 6
TAPS = 150
SECONDS_TO_SHOW = 2
SAMPLES_A_SECOND = 20000
# Where a frame of a call chain is, without demangling: "    55d0… name (path)".
FRAME = re.compile(r"^\s+[0-9a-f]+ (\S+) \((.*)\)$")


def record(keyboard, functions):
    """Adds the names of the keyboard's functions: those of taps, then those of starts, each where it first ran."""
    if shutil.which("perf") is None:
        raise BenchError("perf is not there; `apt install linux-perf` brings it")
    keyboard.app.focus()
    keyboard.app.clear()
    settle()
    path = f"{keyboard.session.folder}/perf"
    command = ["perf", "record", "-q", "-F", str(SAMPLES_A_SECOND), "-g", "-o", path]
    with Run(keyboard, debug=False) as run:
        time.sleep(SECONDS_TO_SHOW)
        type_letters(run, 2)
        recorder = subprocess.Popen([*command, "-p", str(run.pid)], stdout=subprocess.DEVNULL)
        settle()
        type_letters(run, TAPS)
        recorder.terminate()
        recorder.wait()
    _add(keyboard, path, functions)
    for _ in range(STARTS):
        with Run(keyboard, debug=False, wrapper=[*command, "--"]) as run:
            time.sleep(SECONDS_TO_SHOW)
            type_letters(run, 2)
        _add(keyboard, path, functions)


def _add(keyboard, path, functions):
    """Adds the functions of all call chains of a recording as they ran."""
    script = subprocess.run(
        ["perf", "script", "--no-demangle", "-F", "ip,sym,dso", "-i", path], capture_output=True, text=True, check=True)
    program = os.path.realpath(keyboard.command()[0])
    for sample in script.stdout.split("\n\n"):
        # The innermost frame comes first; callers ran before.
        for line in reversed(sample.splitlines()):
            frame = FRAME.match(line)
            if frame and frame[2] == program and frame[1] != "[unknown]":
                functions[frame[1]] = None
