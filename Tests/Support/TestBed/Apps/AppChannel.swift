// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that a fixture app reported. Source: Utilities/testbed/fixtures/channel.py.
package struct AppEvent: Decodable, Sendable {
  package let event: String
  /// Microseconds of CLOCK_MONOTONIC.
  package let time: Int64
  package let field: String?
  package let text: String?
  /// In the toolkit's own unit of text.
  package let caret: Int?
  /// The key of a `keydown` or of a `shortcut` that fired.
  package let key: String?
  package let x: Double?
  package let y: Double?
  /// The window's height, of a `size`.
  package let height: Double?
  /// How wide a page is laid out, of its `geometry`.
  let width: Double?
  let fields: [String: [Double]]?
}

/// The events of one fixture app, read as they come so that the app never waits for the bed.
///
/// - Note: `@unchecked Sendable` because `condition` guards all state.
final class AppChannel: @unchecked Sendable {
  private let condition = NSCondition()
  private let socket: LineSocket
  private var events: [AppEvent] = []
  private var texts: [String: AppEvent] = [:]
  private var isOpen = true

  /// Takes over the app's connection.
  init(socket: LineSocket) {
    self.socket = socket
    // A thread of its own: reading blocks, and a pool's threads are too few to be kept.
    Thread.detachNewThread { [weak self] in
      while let line = try? socket.receive(within: 3600), let self {
        self.take(line)
      }
      self?.close()
    }
  }

  func send(_ command: String) throws { try socket.send(command) }

  /// All events so far.
  var history: [AppEvent] {
    condition.lock()
    defer { condition.unlock() }
    return events
  }

  /// The last report about the text of a field.
  func text(of field: String) -> AppEvent? {
    condition.lock()
    defer { condition.unlock() }
    return texts[field]
  }

  /// Waits until what has been reported meets a condition.
  ///
  /// - Returns: `false` when the time has passed or the app has gone.
  func wait(within seconds: Double, until holds: ([AppEvent], [String: AppEvent]) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      let (seen, known) = (events, texts)
      // The condition may ask the app for more, which takes the lock.
      condition.unlock()
      let isMet = holds(seen, known)
      condition.lock()
      if isMet { return true }
      while events.count == seen.count {
        guard isOpen, condition.wait(until: deadline) else { return false }
      }
    }
  }

  private func take(_ line: String) {
    guard let event = try? JSONDecoder().decode(AppEvent.self, from: Data(line.utf8)) else { return }
    condition.lock()
    defer { condition.unlock() }
    events.append(event)
    if event.event == "text", let field = event.field { texts[field] = event }
    condition.broadcast()
  }

  private func close() {
    condition.lock()
    defer { condition.unlock() }
    isOpen = false
    condition.broadcast()
  }
}
