// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension FileDescriptor {
  /// Waits until something has come to one of several descriptors that are to be read, or an end.
  ///
  /// - Parameter time: How long, at the most.
  package static func waitForAny(_ descriptors: [Int32], within time: Duration) {
    var questions = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Rounded up: a wait that ends a little early would be followed by many short ones.
    let milliseconds = Int32(clamping: (max(0, time.microseconds) + 999) / 1000)
    poll(&questions, nfds_t(questions.count), milliseconds)
  }
}
