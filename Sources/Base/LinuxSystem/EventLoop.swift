// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Waits for descriptors and deadlines on one thread; asleep whenever neither has anything to say.
///
/// There is no ticking timer: the wait ends at the earliest deadline, or never when there is none.
@MainActor
package final class EventLoop {
  private let epoll: FileDescriptor
  /// A few, so that looking through them is quick.
  private var registrations: [Registration] = []
  /// Counts watches, so that none is taken for one before it that had the same descriptor.
  private var watchCount: UInt64 = 0
  private var deadlines: [Deadline] = []
  private var nextDeadlineID = 0
  private var exitStatus: Int32?
  /// Where the kernel puts what is ready.
  private var events = [epoll_event](repeating: epoll_event(), count: 16)

  /// Runs before each wait; for clients that must flush what they have queued.
  package var beforeWait: [() -> Void] = []

  /// - Throws: When the kernel gives no poll descriptor.
  package init() throws(SystemCallError) {
    epoll = try FileDescriptor(owning: epoll_create1(Int32(EPOLL_CLOEXEC)), call: "epoll_create1")
  }
}

// MARK: - Descriptors

extension EventLoop {
  /// What a descriptor is ready for. Source: epoll_ctl(2).
  package struct Readiness: OptionSet, Sendable {
    /// As epoll has it.
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is something to read, or the other end has gone.
    package static let readable = Readiness(rawValue: EPOLLIN.rawValue)
    /// There is room to write.
    package static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
    /// The other side has gone.
    package static let hangup = Readiness(rawValue: EPOLLHUP.rawValue)

    /// An error is told as a hang-up: either way there is no one to talk to.
    init(_ events: UInt32) {
      rawValue = events
      if events & EPOLLERR.rawValue != 0 { insert(.hangup) }
    }
  }

  private struct Registration {
    let number: UInt64
    let descriptor: Int32
    let handler: (Readiness) -> Void
  }

  /// Calls the handler whenever the descriptor is ready, for as long as what is returned lives.
  ///
  /// A descriptor has one watch: a second one takes the place of the first.
  ///
  /// - Parameter descriptor: Stays the caller's.
  /// - Throws: When the kernel cannot wait for it.
  package func watch(
    _ descriptor: Int32, for readiness: Readiness = .readable, handler: @escaping (Readiness) -> Void
  ) throws(SystemCallError) -> EventLoopWatch {
    watchCount += 1
    let number = watchCount
    do throws(SystemCallError) {
      try control(EPOLL_CTL_ADD, descriptor, readiness, number)
    } catch {
      guard error.errno == EEXIST else { throw error }
      try control(EPOLL_CTL_MOD, descriptor, readiness, number)
    }
    // One of a descriptor that was closed is among them: the kernel has forgotten it.
    registrations.removeAll { $0.descriptor == descriptor }
    registrations.append(Registration(number: number, descriptor: descriptor, handler: handler))
    return EventLoopWatch(self, number)
  }

  /// Changes what a watch waits for; one that has ended stays so.
  fileprivate func change(_ number: UInt64, to readiness: Readiness) throws(SystemCallError) {
    guard let registration = registrations.first(where: { $0.number == number }) else { return }
    try control(EPOLL_CTL_MOD, registration.descriptor, readiness, number)
  }

  fileprivate func end(_ number: UInt64) {
    guard let place = registrations.firstIndex(where: { $0.number == number }) else { return }
    // Kept until the end: it may own what owns the watch.
    let registration = registrations.remove(at: place)
    // Fails where the descriptor has been closed, which the kernel has taken for the end.
    try? control(EPOLL_CTL_DEL, registration.descriptor, [], 0)
  }

  private func control(
    _ operation: Int32, _ descriptor: Int32, _ readiness: Readiness, _ number: UInt64
  ) throws(SystemCallError) {
    var event = epoll_event(events: readiness.rawValue, data: epoll_data_t(u64: number))
    guard epoll_ctl(epoll.rawValue, operation, descriptor, &event) == 0 else {
      throw SystemCallError(call: "epoll_ctl", errno: errno)
    }
  }

  /// Tells the watch of an event, unless a handler of the same moment has ended it.
  private func dispatch(_ event: epoll_event) {
    let handler = registrations.first { $0.number == event.data.u64 }?.handler
    handler?(Readiness(event.events))
  }
}

// MARK: - Deadlines

extension EventLoop {
  /// Names a deadline that has been set.
  package struct DeadlineID: Hashable, Sendable {
    fileprivate let value: Int
  }

  private struct Deadline {
    var id: DeadlineID
    var microseconds: Int64
    var handler: () -> Void
  }

  /// Calls the handler once, at or after a moment of the monotonic clock, in microseconds.
  @discardableResult
  package func at(microseconds: Int64, _ handler: @escaping () -> Void) -> DeadlineID {
    let id = DeadlineID(value: nextDeadlineID)
    nextDeadlineID += 1
    let place = deadlines.firstIndex { $0.microseconds > microseconds } ?? deadlines.endIndex
    deadlines.insert(Deadline(id: id, microseconds: microseconds, handler: handler), at: place)
    return id
  }

  /// Calls the handler once, when a time has gone by; for none, after the next look at the descriptors.
  @discardableResult
  package func after(_ wait: Duration, _ handler: @escaping () -> Void) -> DeadlineID {
    let (moment, isNever) = MonotonicClock.nowMicroseconds.addingReportingOverflow(wait.microseconds)
    return at(microseconds: isNever ? .max : moment, handler)
  }

  /// Takes a deadline back; one that has passed, or was taken back, is none any more.
  package func cancel(_ id: DeadlineID) {
    deadlines.removeAll { $0.id == id }
  }

  /// Runs those that are due; what a handler sets for now runs after the next look at the descriptors.
  private func runDueDeadlines() {
    guard !deadlines.isEmpty else { return }
    let newest = nextDeadlineID
    let now = MonotonicClock.nowMicroseconds
    while exitStatus == nil,
      let index = deadlines.firstIndex(where: { $0.id.value < newest }), deadlines[index].microseconds <= now
    {
      deadlines.remove(at: index).handler()
    }
  }

  /// Milliseconds until the earliest deadline, rounded up so that it is not reached too early; -1 without one.
  private var waitMilliseconds: Int32 {
    guard let first = deadlines.first else { return -1 }
    let now = MonotonicClock.nowMicroseconds
    return first.microseconds <= now ? 0 : Int32(clamping: (first.microseconds - now - 1) / 1000 + 1)
  }
}

// MARK: - Watches

/// A descriptor that a loop watches: ends with this object, or before.
@MainActor
package final class EventLoopWatch {
  private weak var loop: EventLoop?
  private let number: UInt64

  fileprivate init(_ loop: EventLoop, _ number: UInt64) {
    self.loop = loop
    self.number = number
  }

  isolated deinit { end() }

  /// Ends it: its handler is not called any more, not even for what is known to have come in.
  package func end() { loop?.end(number) }

  /// Changes what it waits for, unless it has ended.
  package func change(to readiness: EventLoop.Readiness) throws(SystemCallError) {
    try loop?.change(number, to: readiness)
  }
}

// MARK: - Running

extension EventLoop {
  /// Ends `run` after the handler that is under way.
  package func stop(status: Int32) {
    if exitStatus == nil { exitStatus = status }
  }

  /// Waits and dispatches until `stop`.
  ///
  /// What has come in goes before what is due: after a handler that took long, a finger that has lifted meanwhile must
  /// not count as held.
  ///
  /// - Returns: The status that `stop` was given.
  package func run() throws(SystemCallError) -> Int32 {
    while true {
      for hook in beforeWait where exitStatus == nil { hook() }
      if let exitStatus { return exitStatus }
      try dispatch(waiting: waitMilliseconds)
    }
  }

  private func dispatch(waiting milliseconds: Int32) throws(SystemCallError) {
    let count = events.withUnsafeMutableBufferPointer {
      epoll_wait(epoll.rawValue, $0.baseAddress, Int32($0.count), milliseconds)
    }
    guard count >= 0 else {
      if errno == EINTR { return }
      throw SystemCallError(call: "epoll_wait", errno: errno)
    }
    for index in 0..<Int(count) where exitStatus == nil { dispatch(events[index]) }
    runDueDeadlines()
  }
}

// MARK: - Inside another loop

extension EventLoop {
  /// Readable while a watched descriptor is ready; for another loop to wait on, which then calls `poll()`.
  package var descriptor: Int32 { epoll.rawValue }

  /// When the other loop must call `poll()` at the latest, in microseconds of the monotonic clock; `nil` for never.
  package var nextDeadline: Int64? { deadlines.first?.microseconds }

  /// Dispatches what is ready and due by now, without waiting, and gets ready to be waited for again.
  ///
  /// - Returns: The status that `stop` was given; `nil` while nobody has called it.
  package func poll() throws(SystemCallError) -> Int32? {
    try dispatch(waiting: 0)
    for hook in beforeWait where exitStatus == nil { hook() }
    return exitStatus
  }
}
