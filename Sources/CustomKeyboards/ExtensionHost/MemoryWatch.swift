// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import LinuxSystem

/// Looks now and then whether the process of a keyboard uses too much memory.
final class MemoryWatch {
  private let loop: EventLoop
  private let process: any GuestProcess
  private let connection: GuestConnection
  /// Calls once, with why the keyboard has to be ended.
  private let onExcess: (GuestFault) -> Void
  private var next: (id: EventLoop.DeadlineID, wait: Duration)?

  /// A look that is further off than this comes sooner when there is work.
  private static let longestBusyWait = Duration.seconds(2)
  private static let longestWait = Duration.seconds(30)

  init(
    _ process: any GuestProcess, _ connection: GuestConnection, loop: EventLoop,
    onExcess: @escaping (GuestFault) -> Void
  ) {
    self.process = process
    self.connection = connection
    self.loop = loop
    self.onExcess = onExcess
    look()
  }

  /// Looks a little later, since what the keyboard is told makes it work, and then ever more seldom for as long as it does not
  /// stand still: one that is hidden, or not shown yet, could take the machine's memory, too.
  func look(after wait: Duration = .milliseconds(100)) {
    if let next {
      guard next.wait > Self.longestBusyWait else { return }
      loop.cancel(next.id)
    }
    let id = loop.after(wait) { [weak self] in
      guard let self else { return }
      next = nil
      if isModest() { look(after: min(wait * 2, Self.longestWait)) }
    }
    next = (id, wait)
  }

  /// Looks now, and no more until there is work: a process that stands still takes no more.
  func lookForLast() {
    end()
    _ = isModest()
  }

  /// Whether it does not use too much; tells if it does.
  private func isModest() -> Bool {
    let limit = GuestLimits.memoryMebibytes
    let pictures = connection.pictures.byteCount >> 20
    guard let used = process.memory(over: limit) ?? (pictures > limit ? pictures : nil) else { return true }
    onExcess(.memory(mebibytes: used, limit: limit))
    return false
  }

  func end() {
    if let next { loop.cancel(next.id) }
    next = nil
  }
}
