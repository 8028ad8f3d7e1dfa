# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""What is measured: names, units, order, and what the project wants of each."""
from dataclasses import dataclass
from typing import Callable, Optional


@dataclass(frozen=True)
class Target:
    text: str
    # From our median and those of the peers, by name.
    is_met: Callable[[float, dict], bool]
    # The peer that it needs; None for none.
    peer: Optional[str] = None


@dataclass(frozen=True)
class Figure:
    name: str
    title: str
    unit: str
    digits: int
    target: Optional[Target] = None
    # The same for the keyboard with words, beside the one without.
    words_target: Optional[Target] = None


def _at_most(factor, peer, text):
    return Target(text, lambda ours, peers: ours <= peers[peer] * factor, peer)


def _at_most_plain(factor, text):
    return _at_most(factor, "spinetd", text)


_NONE_IDLE = Target("0", lambda ours, _: ours == 0)

FIGURES = [
    Figure("start to first frame", "exec → first frame committed", "ms", 1, _at_most(1, "wvkbd", "≤ wvkbd"),
           _at_most_plain(1.1, "≤ 1.1 × without")),
    Figure("first start to first frame", "exec → first frame, first start ever", "ms", 1),
    Figure("CPU of the start", "CPU until 0.5 s after the first frame", "ms", 1),
    Figure("activate to frame", "activate → frame", "ms", 2, _at_most(0.5, "squeekboard", "≤ ½ squeekboard")),
    Figure("touch to text", "touch → text request", "ms", 3, _at_most(1, "wvkbd", "≤ wvkbd"),
           _at_most_plain(1.1, "≤ 1.1 × without")),
    Figure("injected to text", "injected → text request", "ms", 2),
    Figure("injected to app changed", "injected → app changed", "ms", 2),
    Figure("touch-down to highlight", "touch-down → key highlight", "ms", 2),
    Figure("frames per tap", "frames per tap", "", 0),
    Figure("damage per tap", "damage per tap", "kpx", 1),
    Figure("CPU per tap", "CPU per tap", "ms", 2, _at_most(1.5, "wvkbd", "≤ 1.5 × wvkbd"),
           _at_most_plain(2, "≤ 2 × without")),
    Figure("wake-ups per tap", "context switches per tap", "", 1),
    Figure("USS", "USS after 50 taps", "MiB", 1, Target("≤ 12 MiB", lambda ours, _: ours <= 12),
           Target("≤ 25 MiB", lambda ours, _: ours <= 25)),
    Figure("PSS", "PSS after 50 taps", "MiB", 1),
    Figure("idle shown: switches", "idle 10 s, shown: context switches", "", 0, _NONE_IDLE, _NONE_IDLE),
    Figure("idle shown: CPU", "idle 10 s, shown: CPU", "ms", 2),
    Figure("idle hidden: switches", "idle 10 s, hidden: context switches", "", 0, _NONE_IDLE, _NONE_IDLE),
    Figure("idle hidden: CPU", "idle 10 s, hidden: CPU", "ms", 2),
    Figure("threads", "threads", "", 0),
    Figure("binary", "size of the program file", "MiB", 2),
]
