// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Process {
  /// Sleeps for as short a time as the kernel can, about 50 microseconds, so that whoever has just been sent something runs.
  ///
  /// Linux wakes the reader of a socket on the writer's processor, since a writer usually goes to sleep soon.
  package static func letReadersRun() {
    var time = timespec(tv_sec: 0, tv_nsec: 1)
    nanosleep(&time, nil)
  }
}
