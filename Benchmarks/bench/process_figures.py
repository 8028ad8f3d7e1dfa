# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""What the kernel says of a process. Source: proc(5)."""
import os
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Usage:
    """What the threads of a process have used so far."""

    # Nanoseconds on the processor and context switches, by thread.
    threads: dict

    @property
    def cpu_milliseconds(self):
        return sum(used[0] for used in self.threads.values()) / 1e6

    @property
    def context_switches(self):
        return sum(used[1] for used in self.threads.values())

    def __sub__(self, earlier):
        """What was used since; of threads that live now, for what others used went with them."""
        return Usage({
            thread: tuple(now - then for now, then in zip(used, earlier.threads.get(thread, (0, 0))))
            for thread, used in self.threads.items()})


def _read(path):
    with open(path, encoding="ascii", errors="replace") as file:
        return file.read()


def usage(pid):
    threads = {}
    for thread in os.listdir(f"/proc/{pid}/task"):
        folder = f"/proc/{pid}/task/{thread}"
        try:
            nanoseconds = int(_read(folder + "/schedstat").split()[0])
            switches = sum(int(n) for n in re.findall(r"ctxt_switches:\s+(\d+)", _read(folder + "/status")))
        except (FileNotFoundError, ProcessLookupError):
            # It has ended since the folder was listed.
            continue
        threads[thread] = (nanoseconds, switches)
    return Usage(threads)


def memory(pid):
    """Unique and proportional set size, in MiB."""
    sizes = {name: int(size) for name, size in re.findall(r"(\w+):\s+(\d+) kB", _read(f"/proc/{pid}/smaps_rollup"))}
    return (sizes["Private_Clean"] + sizes["Private_Dirty"]) / 1024, sizes["Pss"] / 1024


def thread_count(pid):
    return len(os.listdir(f"/proc/{pid}/task"))
