# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Waiting with a limit."""
import time


class BenchError(Exception):
    """Something that keeps a figure from being measured, said for people."""


def wait_until(what, condition, seconds=10.0, step=0.01):
    """Returns the condition's value once it is true; fails after the time limit."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise BenchError(f"waited {seconds:g} s in vain for {what}")
        time.sleep(step)
