# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""How long the emoji take to show after the finger has left their key, and the memory that they take."""
import glob
import os
import statistics

import process_figures
from clock import log_milliseconds
from keyboards import Run, Spinetd
from measure import settle
from paths import ROOT

# What has to be read before they show; see ColorFontFile.
FILES = [f"{ROOT}/Data/emoji/en.tsv", *glob.glob("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")]


class OneKeyboard(Spinetd):
    """With one keyboard there is an Emoji key."""

    name = "spinetd-emoji"
    settings = "keyboards = en-US\n"
    keys = ["emoji"]


def measure(keyboard, runs):
    """Prints the figures, each a median of some runs."""
    waits = {True: [], False: []}
    sizes = {"before": [], "open": [], "after": []}
    for number in range(runs * 2):
        is_cold = number % 2 == 0
        keyboard.app.focus()
        keyboard.app.clear()
        settle()
        with Run(keyboard, debug=True) as run:
            run.wait_for_first_frame()
            settle()
            sizes["before"].append(process_figures.memory(run.pid)[0])
            if is_cold:
                forget()
            waits[is_cold].append(_open(run))
            sizes["open"].append(process_figures.memory(run.pid)[0])
            # Their key leads back to the letters.
            keyboard.session.injector.tap(keyboard.places[0])
            settle()
            sizes["after"].append(process_figures.memory(run.pid)[0])
    for is_cold, name in ((True, "read from the disk"), (False, "in the system's cache")):
        values = waits[is_cold]
        print(f"emoji after the finger, files {name}: "
              f"{statistics.median(values):.1f} ms ({min(values):.1f}–{max(values):.1f}, {len(values)} times)")
    print("memory of its own, MiB: " + ", ".join(
        f"{statistics.median(values):.1f} {name}" for name, values in sizes.items()))


def _open(run):
    log = run.log
    first = len(log.update())
    run.keyboard.session.injector.tap(run.keyboard.places[0])
    run.wait_until("the finger to leave", lambda: log.update().events("wl_touch", "up", first))
    up = log.events("wl_touch", "up", first)[0]
    frame = run.wait_until("to show emoji", lambda: log.update().first_frame(up))
    settle()
    return log_milliseconds(log.messages[up].time, log.messages[frame].time)


def forget():
    """Takes the files out of the system's cache."""
    for path in FILES:
        file = os.open(path, os.O_RDONLY)
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(file)
