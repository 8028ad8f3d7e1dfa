// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Bytes on their way out of a pipe whose writer takes its time.
///
/// Nothing waits for the writer, whoever it is: one that says nothing, one that writes for ever, one that has gone.
@MainActor
package final class PipeCollector {
  private let descriptor: FileDescriptor
  private let loop: EventLoop
  private var watch: EventLoopWatch?
  private let limits: PipeLimits
  private let end: Int64
  private var content: [UInt8] = []
  private var deadline: EventLoop.DeadlineID?
  private var completion: (([UInt8]?) -> Void)?

  /// The most bytes of one turn of the loop, so that other things get their turn too.
  private static let portion = 1 << 20

  private init(
    _ descriptor: consuming FileDescriptor, _ limits: PipeLimits, _ loop: EventLoop,
    _ completion: @escaping ([UInt8]?) -> Void
  ) {
    self.descriptor = descriptor
    self.limits = limits
    self.loop = loop
    self.completion = completion
    end = MonotonicClock.nowMicroseconds + limits.total.microseconds
  }

  /// Has somebody write into a pipe, and calls the completion with what came out.
  ///
  /// - Parameters:
  ///   - start: Gives the end to write into away; it is closed here afterwards.
  ///   - completion: Called once, after this has returned; with `nil` when the writer takes too long or writes too much.
  package static func collect(
    _ limits: PipeLimits, in loop: EventLoop, from start: (_ end: Int32) -> Void,
    completion: @escaping ([UInt8]?) -> Void
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return fail(completion, in: loop) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let ours = FileDescriptor(owning: ends[0])
    do {
      let theirs = FileDescriptor(owning: ends[1])
      start(theirs.rawValue)
    }
    // Ours alone: a writer may rely on its end blocking.
    _ = fcntl(ours.rawValue, F_SETFL, fcntl(ours.rawValue, F_GETFL) | O_NONBLOCK)
    let collector = PipeCollector(ours, limits, loop, completion)
    do {
      // The handler keeps the collector until the watch ends.
      collector.watch = try loop.watch(collector.descriptor.rawValue) { _ in collector.advance() }
      collector.setDeadline()
    } catch {
      collector.completion = nil
      fail(completion, in: loop)
    }
  }

  private static func fail(_ completion: @escaping ([UInt8]?) -> Void, in loop: EventLoop) {
    loop.after(.zero) { completion(nil) }
  }

  private func setDeadline() {
    if let deadline { loop.cancel(deadline) }
    let moment = min(MonotonicClock.nowMicroseconds + limits.pause.microseconds, end)
    deadline = loop.at(microseconds: moment) { [weak self] in self?.finish(nil) }
  }

  private func advance() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    var taken = 0
    while taken < Self.portion {
      let count = Glibc.read(descriptor.rawValue, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      guard count > 0 else { return finish(count == 0 ? content : nil) }
      guard content.count + count <= limits.byteCount else { return finish(nil) }
      content += chunk.prefix(count)
      taken += count
    }
    if taken > 0 { setDeadline() }
  }

  private func finish(_ result: [UInt8]?) {
    guard let completion else { return }
    self.completion = nil
    if let deadline { loop.cancel(deadline) }
    deadline = nil
    watch = nil
    completion(result)
  }
}
