// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// The clock of days and dates, which people and the network set: `CLOCK_REALTIME`.
package enum WallClock {
  /// Seconds since 1970.
  package static var nowSeconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }
}
