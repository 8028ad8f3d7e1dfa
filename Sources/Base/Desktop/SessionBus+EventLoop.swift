// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

extension SessionBus {
  /// Lets the bus live in a loop for the rest of the program; it wakes the loop only when there is something to do.
  ///
  /// - Throws: When the loop takes no more descriptors.
  package func attach(to loop: EventLoop) throws(SystemCallError) {
    guard let descriptor = fileDescriptor else { return }
    var watched = readiness
    var deadline: (id: EventLoop.DeadlineID, microseconds: Int64)?
    let watch = try loop.watch(descriptor, for: watched) { [weak self] _ in self?.process() }
    detach = { [weak loop] in
      watch.end()
      if let deadline { loop?.cancel(deadline.id) }
    }
    loop.beforeWait.append { [weak self, weak loop] in
      guard let self, mayWaitForOther, let loop, fileDescriptor != nil else { return }
      mayWaitForOther = false
      if readiness != watched {
        watched = readiness
        try? watch.change(to: watched)
      }
      let next = deadlineMicroseconds
      guard next != deadline?.microseconds else { return }
      if let deadline { loop.cancel(deadline.id) }
      deadline = next.map { next in
        (
          loop.at(microseconds: next) { [weak self] in
            deadline = nil
            self?.process()
          }, next
        )
      }
    }
  }

  private var readiness: EventLoop.Readiness {
    // The constants of poll(2) that sd-bus uses have the values of those of epoll(7).
    EventLoop.Readiness(rawValue: UInt32(UInt16(bitPattern: events)))
  }
}
