# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Which functions run at each tap and at the start, in the order in which the linker is to lay them.

perf(1) samples what takes time, and valgrind(1) tells of all others that run at all: one that lay elsewhere would bring all that
lies around it into memory.
"""
import os
import re
import shutil
import subprocess
import time

from keyboards import Run
from measure import settle, type_letters
from wait import BenchError, wait_until

STARTS = 6
TAPS = 150
SECONDS_TO_SHOW = 2
SAMPLES_A_SECOND = 20000
# Where a frame of a call chain is, without demangling: "    55d0… name (path)".
FRAME = re.compile(r"^\s+[0-9a-f]+ (\S+) \((.*)\)$")
# Where valgrind names a function for the first time, with a number for each depth in which it calls itself.
NAME = re.compile(r"^c?fn=\(\d+\) (.+?)('\d+)?$")
# It runs programs some fifty times as slowly.
SLOW_SECONDS_TO_SHOW = 20
SLOW_TAPS = 10


def record(keyboard, functions):
    """Adds the names of the keyboard's functions: those of taps, then those of starts, each where it first ran."""
    for tool, package in (("perf", "linux-perf"), ("valgrind", "valgrind")):
        if shutil.which(tool) is None:
            raise BenchError(f"{tool} is not there; `apt install {package}` brings it")
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


def record_rest(keyboard, functions):
    """Adds the names of the keyboard's functions that run at all, for lists that have the others."""
    keyboard.app.focus()
    keyboard.app.clear()
    settle()
    folder = keyboard.session.folder
    # It cannot read what our compiler writes for debuggers.
    original, keyboard.program = keyboard.program, f"{folder}/program"
    subprocess.run(["strip", "--strip-debug", "-o", keyboard.program, original], check=True)
    path = f"{folder}/calls"
    wrapper = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={path}"]
    with Run(keyboard, debug=False, wrapper=wrapper):
        time.sleep(SLOW_SECONDS_TO_SHOW)
        for index in range(SLOW_TAPS):
            length = len(keyboard.app.text)
            keyboard.session.injector.tap(keyboard.places[index % 2])
            wait_until(f"a letter from {keyboard.name}", lambda: len(keyboard.app.text) > length)
    symbols = subprocess.run(["nm", keyboard.program], capture_output=True, text=True, check=True)
    keyboard.program = original
    ours = {fields[-1] for fields in map(str.split, symbols.stdout.splitlines()) if fields[-2] in "tTwW"}
    with open(path, encoding="utf-8", errors="replace") as calls:
        for line in calls:
            name = NAME.match(line.rstrip("\n"))
            if name and name[1] in ours:
                functions.setdefault(name[1])
