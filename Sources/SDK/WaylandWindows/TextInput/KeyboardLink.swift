// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import LinuxSystem
import TextModel

/// The app's end of the channel to the desktop's keyboard: Documentation/FieldChannel.md. Other keyboards have none.
final class KeyboardLink {
  private let path: String?
  private let loop: EventLoop
  private var client: LineClient?
  /// Looks out for a keyboard that starts later, or again.
  private var watch: FileWatch?
  /// Of what to do when a keyboard has hung up that is still there.
  private var delay = GrowingDelay(first: .milliseconds(250), longest: .seconds(60))
  private var nextAttempt: EventLoop.DeadlineID?
  /// When the keyboard was connected to, on the monotonic clock in microseconds.
  private var start: Int64 = 0
  /// A connection that lasted so long was none of those that end at once, in microseconds.
  private static let steadyTime: Int64 = 10_000_000
  private var claim: FieldClaim?
  /// Whether the keyboard has been told of the claim.
  private var isTold = true
  /// Where the keyboard is, as far as it tells.
  private(set) var report = KeyboardReport.hidden
  /// By what the app shows the keyboard that a field is its own; `nil` while there is no keyboard, or one that asks for none.
  private(set) var proof: FieldProof?
  /// Calls when there is another proof to give.
  var onProof: () -> Void = {}
  /// Calls when the keyboard has told that it is elsewhere, or has gone.
  var onReport: () -> Void = {}
  /// Calls with a text for another field of the form of the field that was told by a number.
  var onFill: (FieldText, _ number: Int) -> Void = { _, _ in }

  /// - Parameter path: Where the keyboard listens; `nil` for nowhere.
  init(path: String? = FieldChannel.path(Environment.value), loop: EventLoop) {
    self.loop = loop
    self.path = path
    guard let path else { return }
    // Without the folder there is nothing to look out for.
    watch = try? FileWatch(path: path, loop: loop) { [weak self] in self?.connect() }
    connect()
  }

  /// Tells the keyboard of the field that has focus.
  ///
  /// - Parameters:
  ///   - claim: `nil` for no field.
  ///   - isAnew: Whether it is told even when nothing has changed: the compositor was told anew as well.
  func tell(_ claim: FieldClaim?, isAnew: Bool) {
    if claim != self.claim || isAnew { isTold = false }
    self.claim = claim
    send()
  }

  private func send() {
    guard !isTold, let client else { return }
    isTold = true
    client.send((claim.map(ChannelMessage.field) ?? .noField).text)
  }

  private func connect() {
    guard client == nil, let path else { return }
    if let nextAttempt { loop.cancel(nextAttempt) }
    nextAttempt = nil
    start = MonotonicClock.nowMicroseconds
    // Nobody there, or nobody that listens, is as usual: another one puts a new socket there.
    client = try? LineClient(path: path, longestLineByteCount: FieldChannel.longestLineByteCount, loop: loop)
    client?.onLine = { [weak self] in self?.receive($0) }
    client?.onClose = { [weak self] in self?.lost() }
    client?.send(ChannelMessage.hello(version: FieldChannel.version).text)
    isTold = claim == nil
    send()
  }

  private func receive(_ line: String) {
    switch ChannelMessage(line) {
    case .hello(_, let proof):
      self.proof = proof
      if proof != nil { onProof() }
    case .keyboard(let report): take(report)
    case .fill(let text, let number): onFill(text, number)
    default: break
    }
  }

  private func lost() {
    client = nil
    proof = nil
    take(.hidden)
    // It hangs up on an app that stood still, and on one for which it has no room: the socket stays, and nothing tells of that.
    let now = MonotonicClock.nowMicroseconds
    if now - start >= Self.steadyTime { delay.reset() }
    nextAttempt = loop.after(delay.next()) { [weak self] in self?.connect() }
  }

  private func take(_ new: KeyboardReport) {
    guard new != report else { return }
    report = new
    onReport()
  }
}
