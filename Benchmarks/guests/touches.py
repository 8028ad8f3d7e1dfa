# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Touches in a session, on the keyboard of the system and on those of others, and how long each takes to become text."""
import re
import sys
import time

import process_figures
from bed import LETTERS, Bed, process_of
from clock import log_milliseconds, log_moment
from keyboards import Run
from measure import measure_taps, settle
from paths import TESTBED
from session import Session
from wait import BenchError, wait_until

from app import App


def progress(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def with_bed(enabled, body):
    with Session(2) as session:
        app = App(session, f"{TESTBED}/fixtures/gtk4.py")
        app.focus()
        bed = Bed(session, app, enabled)
        with Run(bed, debug=True, arguments=["--inspect", bed.inspector]) as run:
            run.wait_for_first_frame()
            wait_until("the keyboards of others", lambda: any(k["id"] == "globe-below" for k in bed.state()["keys"]))
            settle()
            body(bed, run)


def measure_sandbox(blocks, taps, samples):
    """The same finger in turn on the system's keyboard and on the test keyboard in its sandbox."""
    def body(bed, run):
        for number in range(blocks):
            progress(f"touches: block {number + 1} of {blocks}")
            for name in ("system", "guest"):
                bed.show_system() if name == "system" else bed.show_guest(LETTERS)
                bed.begin()
                measure_taps(run, samples[name], taps, pace_seconds=0.12)

    with_bed(["test"], body)


# How long the person types before the other keyboard gets its next chance.
SPELL_SECONDS = 5.0
PACE_SECONDS = 0.1


def measure_hostile(seconds, samples):
    """Types on the system's keyboard, in turn with and without a hostile one beside it, as long in all with each."""
    spells = max(round(seconds / SPELL_SECONDS), 1)

    def body(bed, run):
        for number in range(spells):
            progress(f"hostile keyboard: spell {number + 1} of {spells}")
            for name, enabled in (("without", []), ("with", ["hostile"])):
                bed.enable(enabled)
                if enabled:
                    _let_run(bed)
                else:
                    wait_until("the hostile keyboard to end", lambda: process_of("hostile", bed.session) is None)
                bed.show_system()
                # Enough to leave the other keyboard, and no time for it to come to rest.
                bed.app.clear()
                process = process_of("hostile", bed.session)
                before = process_figures.usage(process).cpu_milliseconds if process else 0
                _type(bed, run, samples[name], round(SPELL_SECONDS / PACE_SECONDS))
                if process:
                    _note_cpu(process, before, samples[name])

        with open(run.log_path, "rb") as log:
            for line in log:
                if line.startswith(b"spinetd: keyboard") and b"hidden" not in line:
                    progress(line.decode().strip())

    with_bed(["hostile"], body)


def _note_cpu(process, before, samples):
    try:
        used = process_figures.usage(process).cpu_milliseconds - before
    except FileNotFoundError:
        samples.add("ended", 1)
    else:
        samples.add("CPU of the other keyboard, ms per spell", used)


def _let_run(bed):
    """Shows the hostile keyboard, as a person who tries it."""
    wait_until("the hostile keyboard", lambda: process_of("hostile", bed.session))
    wait_until("it to be a choice", lambda: _try_globe(bed))


def _try_globe(bed):
    bed.tap_globe()
    time.sleep(0.3)
    return bed.state().get("guest")


def _type(bed, run, samples, count):
    """Taps two letters in turn; counts those that did not come, came twice or out of order."""
    log, app = run.log, bed.app
    first = len(log.update())
    grown_before = len(app.growth_times())
    taps = []
    for index in range(count):
        began = time.monotonic()
        taps.append(bed.session.injector.tap(bed.places[index % 2], hold_seconds=0.03))
        time.sleep(max(PACE_SECONDS - (time.monotonic() - began), 0))
    expected = "".join("hs"[index % 2] for index in range(count))
    try:
        wait_until("the last letter", lambda: len(app.text) >= count, 5)
    except BenchError:
        pass
    text = app.text.lower()
    samples.add("letters", count)
    samples.add("letters lost", count - len(re.findall("[hs]", text)) if len(text) < count else 0)
    samples.add("letters wrong", sum(1 for a, b in zip(text, expected) if a != b) + max(len(text) - count, 0))
    if text != expected:
        return
    growths = app.growth_times()[grown_before:]
    end = len(log.update())
    ups = log.events("wl_touch", "up", first)
    for tap, up, growth, following in zip(taps, ups, growths, [*ups[1:], end]):
        request = log.first_text(up, following)
        if request is None:
            continue
        samples.add("injected to text", log_milliseconds(log_moment(tap.up), log.messages[request].time))
        samples.add("injected to app changed", (growth - tap.up) / 1000)
