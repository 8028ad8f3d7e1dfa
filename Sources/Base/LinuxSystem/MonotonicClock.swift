// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The clock that never goes back: `CLOCK_MONOTONIC`, the one that Wayland's event times are taken from.
package enum MonotonicClock {
  /// Microseconds from an arbitrary start.
  package static var nowMicroseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
