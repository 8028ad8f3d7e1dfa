# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The test bed's C programs, compiled when their source is newer."""
import os
import shlex
import subprocess

from paths import BUILD, TESTBED


def _built(name, flags):
    source, binary = f"{TESTBED}/{name}.c", f"{BUILD}/{name}"
    if not os.path.exists(binary) or os.path.getmtime(binary) < os.path.getmtime(source):
        os.makedirs(BUILD, exist_ok=True)
        subprocess.run(["gcc", "-std=gnu17", "-O1", "-o", binary, source, *flags], check=True, timeout=60)
    return binary


def supervisor():
    """Runs a command so that nothing of it outlives the bench."""
    return _built("supervise", [])


def injector():
    """Adds a touch screen to a compositor when it is preloaded."""
    flags = subprocess.run(
        ["pkg-config", "--cflags", "wlroots"], check=True, timeout=10, capture_output=True, text=True).stdout
    return _built("inject", ["-shared", "-fPIC", "-DWLR_USE_UNSTABLE", *shlex.split(flags)])
