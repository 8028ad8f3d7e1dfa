# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Moments in microseconds, on the clocks that the parts of the bench use."""
import time

# WAYLAND_DEBUG prints the wall clock in microseconds modulo this.
_LOG_PERIOD = 1 << 32


def monotonic():
    """Now, on the clock of the injector and of the apps."""
    return time.monotonic_ns() // 1000


def log_moment(moment):
    """A moment of the monotonic clock as WAYLAND_DEBUG would print it."""
    return (moment + time.time_ns() // 1000 - monotonic()) % _LOG_PERIOD


def log_milliseconds(start, end):
    """From one moment of a log to another; negative when the second is earlier."""
    half = _LOG_PERIOD // 2
    return ((end - start + half) % _LOG_PERIOD - half) / 1000
