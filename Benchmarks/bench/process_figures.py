# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""What the kernel says of a process. Source: proc(5)."""
import os
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Usage:
    """What the threads of a process have used so far."""

    cpu_milliseconds: float
    context_switches: int

    def __sub__(self, other):
        return Usage(self.cpu_milliseconds - other.cpu_milliseconds, self.context_switches - other.context_switches)


def _read(path):
    with open(path, encoding="ascii", errors="replace") as file:
        return file.read()


def usage(pid):
    """Sums over the threads that live now; peers keep their threads, so nothing is missed."""
    nanoseconds = switches = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        folder = f"/proc/{pid}/task/{thread}"
        nanoseconds += int(_read(folder + "/schedstat").split()[0])
        switches += sum(int(n) for n in re.findall(r"ctxt_switches:\s+(\d+)", _read(folder + "/status")))
    return Usage(nanoseconds / 1e6, switches)


def memory(pid):
    """Unique and proportional set size, in MiB."""
    sizes = {name: int(size) for name, size in re.findall(r"(\w+):\s+(\d+) kB", _read(f"/proc/{pid}/smaps_rollup"))}
    return (sizes["Private_Clean"] + sizes["Private_Dirty"]) / 1024, sizes["Pss"] / 1024


def thread_count(pid):
    return len(os.listdir(f"/proc/{pid}/task"))
