# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The measurements. Each adds its samples to a Samples."""
import os
import time
from collections import defaultdict

import process_figures
from clock import log_milliseconds, log_moment
from keyboards import Run, binary
from wait import BenchError, wait_until

# Between two taps, from finger to finger: about as fast as people type.
PACE_SECONDS = 0.2
TAPS_BEFORE_MEMORY = 50
IDLE_SECONDS = 10


class Samples:
    """Figures by name, each measured some times."""

    def __init__(self):
        self.values = defaultdict(list)

    def add(self, name, value):
        self.values[name].append(value)


def settle():
    """Lets the compositor, the app and the keyboard finish what they are at."""
    time.sleep(0.5)


def measure_latency(keyboard, samples, taps, shows):
    """Start, taps, shows and hides of one run, by the keyboard's own log of what it said and heard."""
    keyboard.app.focus()
    keyboard.app.clear()
    settle()
    with Run(keyboard, debug=True) as run:
        run.wait_for_first_frame()
        log = run.log
        samples.add("start to first frame", log_milliseconds(run.started, log.messages[log.first_frame()].time))
        settle()
        samples.add("CPU of the start", process_figures.usage(run.pid).cpu_milliseconds)
        _measure_taps(run, samples, taps)
        for _ in range(shows):
            _measure_show(run, samples)
    settle()
    environment = keyboard.environment_of_first_start()
    if environment is not None:
        with Run(keyboard, debug=True, environment=environment) as run:
            run.wait_for_first_frame()
            frame = run.log.messages[run.log.first_frame()]
            samples.add("first start to first frame", log_milliseconds(run.started, frame.time))
        settle()


def _measure_taps(run, samples, count):
    keyboard, log = run.keyboard, run.log
    first = len(log.update())
    grown_before = len(keyboard.app.growth_times())
    taps = []
    for index in range(count):
        taps.append(keyboard.session.injector.tap(keyboard.places[index % 2]))
        time.sleep(PACE_SECONDS - 0.05)
    settle()
    end = len(log.update())
    downs = log.events("wl_touch", "down", first)
    acts = log.events("wl_touch", keyboard.text_event, first)
    if len(downs) != count or len(acts) != count:
        raise BenchError(f"{keyboard.name} heard {len(downs)} fingers come for {count} taps")
    growths = keyboard.app.growth_times()[grown_before:]
    if len(growths) != count:
        raise BenchError(f"the app received {len(growths)} letters from {keyboard.name} for {count} taps")
    for tap, down, act, growth, next_down in zip(taps, downs, acts, growths, [*downs[1:], end]):
        injected = tap.up if keyboard.text_event == "up" else tap.down
        text = log.first_text(act, next_down)
        if text is None:
            raise BenchError(f"{keyboard.name} sent no text for a tap")
        samples.add("touch to text", log_milliseconds(log.messages[act].time, log.messages[text].time))
        samples.add("injected to text", log_milliseconds(log_moment(injected), log.messages[text].time))
        samples.add("injected to app changed", (growth - injected) / 1000)
        frames = log.frames(down, next_down)
        if frames:
            samples.add("touch-down to highlight", log_milliseconds(log.messages[down].time, log.messages[frames[0]].time))
        samples.add("frames per tap", len(frames))
        samples.add("damage per tap", log.damaged_pixels(down, next_down) / 1000)


def _measure_show(run, samples):
    keyboard, log = run.keyboard, run.log
    keyboard.hide(run)
    run.wait_until_hidden()
    settle()
    start = len(log.update())
    asked = keyboard.show(run)
    frame = run.wait_until("to show", lambda: log.update().first_frame(start))
    if asked is None:
        asked = log.messages[log.events("zwp_input_method_v2", "activate", start)[-1]].time
    samples.add("activate to frame", log_milliseconds(asked, log.messages[frame].time))
    settle()


def measure_use(keyboard, samples):
    """CPU, memory and idleness of one run, without the log, which would cost both."""
    keyboard.app.focus()
    keyboard.app.clear()
    settle()
    with Run(keyboard, debug=False) as run:
        time.sleep(2)
        type_letters(run, 2)
        before = process_figures.usage(run.pid)
        type_letters(run, TAPS_BEFORE_MEMORY)
        settle()
        typed = process_figures.usage(run.pid) - before
        samples.add("CPU per tap", typed.cpu_milliseconds / TAPS_BEFORE_MEMORY)
        samples.add("wake-ups per tap", typed.context_switches / TAPS_BEFORE_MEMORY)
        unique, proportional = process_figures.memory(run.pid)
        samples.add("USS", unique)
        samples.add("PSS", proportional)
        samples.add("threads", process_figures.thread_count(run.pid))
        time.sleep(1.5)
        _measure_idle(run, samples, "shown")
        keyboard.hide(run)
        time.sleep(2)
        _measure_idle(run, samples, "hidden")
    samples.add("binary", os.stat(os.path.realpath(binary(keyboard.name))).st_size / 1024 / 1024)
    settle()


def type_letters(run, count):
    """Taps letters until the app has them all."""
    app = run.keyboard.app
    length = len(app.text)
    for index in range(count):
        run.keyboard.session.injector.tap(run.keyboard.places[index % 2])
        time.sleep(PACE_SECONDS - 0.05)
    wait_until(f"{count} letters from {run.keyboard.name}", lambda: len(app.text) == length + count)


def _measure_idle(run, samples, state):
    before = process_figures.usage(run.pid)
    time.sleep(IDLE_SECONDS)
    used = process_figures.usage(run.pid) - before
    samples.add(f"idle {state}: switches", used.context_switches)
    samples.add(f"idle {state}: CPU", used.cpu_milliseconds)
