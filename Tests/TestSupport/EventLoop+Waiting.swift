// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
package import LinuxSystem

extension EventLoop {
  /// Waits a moment for something to happen, and does what there is to do.
  package func waitAndPoll() throws {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&waiting, 1, 5)
    _ = try poll()
  }
}
