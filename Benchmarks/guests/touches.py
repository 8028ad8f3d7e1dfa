# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Touches in a session, on the keyboard of the system and on those of others, and how long each takes to become text."""
import sys
import time

import process_figures
from app import App
from bed import LETTERS, Bed, process_of
from clock import log_milliseconds, log_moment
from keyboards import Run
from measure import settle
from paths import TESTBED
from session import Session
from wait import BenchError, wait_until

# From finger to finger, and how long each stays.
PACE_SECONDS = 0.1
HOLD_SECONDS = 0.03


def progress(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def with_bed(enabled, body):
    """Calls the body with a session that has custom keyboards, and with our keyboard's run in it."""
    with Session(2) as session:
        app = App(session, f"{TESTBED}/fixtures/gtk4.py")
        app.focus()
        bed = Bed(session, app, enabled)
        with Run(bed, debug=True, arguments=["--inspect", bed.inspector]) as run:
            run.wait_for_first_frame()
            wait_until("the Globe", lambda: any(key["id"] == "globe-below" for key in bed.state()["keys"]))
            settle()
            body(bed, run)


def type_letters(bed, run, samples, count, early=0):
    """Taps two keys in turn, and counts letters that did not come, or not in order; the first ones are early ones, too."""
    log, app = run.log, bed.app
    first, grown_before = len(log.update()), len(app.growth_times())
    taps = []
    for index in range(count):
        began = time.monotonic()
        taps.append(bed.session.injector.tap(bed.places[index % 2], hold_seconds=HOLD_SECONDS))
        time.sleep(max(PACE_SECONDS - (time.monotonic() - began), 0))
    try:
        wait_until("the last letter", lambda: len(app.text) >= count, 5)
    except BenchError:
        pass
    settle()
    text = app.text.lower()
    expected = "".join(bed.letters[index % 2] for index in range(count))
    samples.add("letters", count)
    samples.add("letters lost", max(count - len(text), 0))
    samples.add("letters wrong", sum(a != b for a, b in zip(text, expected)) + max(len(text) - count, 0))
    touched = log.update().events("wl_touch", bed.text_event, first)
    texts = [i for i in range(first, len(log)) if _is_text(log.messages[i])]
    growths = app.growth_times()[grown_before:]
    if not len(touched) == len(texts) == len(growths) == count:
        progress(f"{count} taps: {len(touched)} touches, {len(texts)} requests, {len(growths)} changes; not counted")
        return
    for index, (tap, touch, request, growth) in enumerate(zip(taps, touched, texts, growths)):
        injected = tap.up if bed.text_event == "up" else tap.down
        figures = {
            "injected to text": log_milliseconds(log_moment(injected), log.messages[request].time),
            "touch to text": log_milliseconds(log.messages[touch].time, log.messages[request].time),
            "injected to app changed": (growth - injected) / 1000,
        }
        for name, value in figures.items():
            samples.add(name, value)
            if index < early:
                samples.add(f"{name}, early", value)


def _is_text(message):
    """Whether a letter goes to the app: as text, or as a key that goes down."""
    if not message.is_request:
        return False
    is_key_down = message.is_("zwp_virtual_keyboard_v1", "key") and message.arguments.endswith(", 1")
    return message.name == "commit_string" or is_key_down


def measure_sandbox(blocks, taps, samples):
    """The same finger in turn on the system's keyboard and on the test keyboard in its sandbox."""
    def body(bed, run):
        for number in range(blocks):
            progress(f"touches: block {number + 1} of {blocks}")
            for name in ("system", "guest"):
                if name == "system":
                    bed.show_system()
                else:
                    bed.show_guest(LETTERS)
                bed.begin()
                type_letters(bed, run, samples[name], taps)

    with_bed(["test"], body)


# How long the person types before the other keyboard gets its next chance, and how long that may be at work at the most.
SPELL_SECONDS = 5.0
EARLY_SECONDS = 0.6


def measure_hostile(seconds, samples):
    """Types on the system's keyboard, in turn without and with a hostile one beside it, as long in all with each."""
    spells = max(round(seconds / SPELL_SECONDS), 1)

    def body(bed, run):
        for number in range(spells):
            progress(f"hostile keyboard: spell {number + 1} of {spells}")
            for name, enabled in (("without", []), ("beside", ["hostile"])):
                bed.enable(enabled)
                if enabled:
                    # It shows, and has the processors from then on.
                    wait_until("the hostile keyboard's process", lambda: process_of("hostile", bed.session))
                    wait_until("the hostile keyboard", lambda: _try_globe(bed), 20)
                else:
                    wait_until("the hostile keyboard to end", lambda: process_of("hostile", bed.session) is None)
                process = process_of("hostile", bed.session)
                bed.app.clear()
                before = process_figures.usage(process).cpu_milliseconds if process else 0
                bed.show_system()
                type_letters(
                    bed, run, samples[name], round(SPELL_SECONDS / PACE_SECONDS), round(EARLY_SECONDS / PACE_SECONDS))
                if process:
                    _note_cpu(process, before, samples[name])
        _tell_ends(run)

    with_bed(["hostile"], body)


# Keys of the test keyboard, and how long the host waits after each before it ends the keyboard, in milliseconds.
FAULTS = {"crash": ((3 / 12, 3 / 8), 0), "hang": ((5 / 12, 3 / 8), 500)}


def measure_faults(count, samples):
    """From a keyboard's failing to the system's keyboard on screen, in the same field."""
    def body(bed, run):
        for number in range(count):
            progress(f"failures: {number + 1} of {count}")
            for name, (place, wait) in FAULTS.items():
                bed.forgive()
                bed.show_guest([place])
                settle()
                _, _, width, height = bed.state()["guest"]
                area = width * height * bed.session.scale**2
                log = run.log
                first = len(log.update())
                bed.session.injector.tap(bed.places[0], hold_seconds=HOLD_SECONDS)
                wait_until("the system's keyboard", lambda: not bed.state().get("guest"))
                settle()
                touch = log.update().events("wl_touch", "down", first)[0]
                frame = _first_whole_frame(log, touch, area)
                samples.add(name, log_milliseconds(log.messages[touch].time, log.messages[frame].time) - wait)

    with_bed(["test"], body)


def _first_whole_frame(log, start, area):
    """The index of the first picture that is new all over, as that of another keyboard is; area: in pixels."""
    frame = start
    while (following := log.first_frame(frame + 1)) is not None:
        if log.damaged_pixels(frame, following) >= area:
            return following
        frame = following
    raise BenchError("the keyboard was not drawn again")


def _try_globe(bed):
    bed.tap_globe()
    try:
        return wait_until("the keyboard", lambda: bed.state().get("guest"), 0.3)
    except BenchError:
        return None


def _note_cpu(process, before, samples):
    try:
        used = process_figures.usage(process).cpu_milliseconds - before
    except FileNotFoundError:
        samples.add("ended", 1)
    else:
        samples.add("CPU of the hostile keyboard", used)


def _tell_ends(run):
    """Says what became of keyboards that were ended."""
    with open(run.log_path, "rb") as log:
        for line in log:
            if line.startswith(b"spinetd: keyboard") and b"hidden" not in line:
                progress(line.decode().strip())
